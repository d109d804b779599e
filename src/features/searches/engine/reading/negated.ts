/**
 * "No panel has ruled that …", "None of the courts convicted …", "Neither tribunal found …": of what a court or a body decides, with none that did.
 * Tried on a sentence, or on it up to the verb.
 */
export const byNone =
  /\b(?:no|neither|none of (?:the|these|those)) (?:[\w-]+ )?(?:panel|court|tribunal|committee|council|inquiry|inquiries|body|bodies|judge|jury|juries|board|commission|regulator|authority|authorities|investigation|review|report|employer|school|university|club|league)s? (?:(?:has|have|had|ever|yet|so far|\w+ly) )*(?:found|finds?|ruled|rules|held|holds|conclud\w+|decided|determined|convict\w*|sentenced|charged|disciplin\w+|sanctioned|said|called|upheld|accepted|judged|deemed|suspended|dismissed|fined|jailed|banned|expelled)\b/i;
