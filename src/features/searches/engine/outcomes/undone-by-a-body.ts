import {
  body,
  closes,
  doesNotHold,
  has,
  ofElse,
  ofNoOther,
  place,
  servedIt,
  stepAgainst,
  undid,
  undidThat,
  undoneNow,
  was,
} from "./ending-grammar.ts";
import { undoings } from "./exculpation-words.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * What a body did to somebody, taken back by it or by whoever stands above it: "The leadership rescinded it", "The measure was cancelled",
 * "put her back in her place", "found for her". Read by what is undone, who undoes it and what somebody gets back, each a class of words.
 */

/** It has not happened, or to somebody else. */
const notSo =
  /\b(?:unless|if|would have|refus\w+ (?:to|an?|the|his|her|qp's|calls?|bids?|requests?|demands?)|declin\w+|reject\w* (?:a|an|the|his|her|qp's|its|calls?|pleas?|bids?|demands?)|den(?:ied|ies|y)|rumou?rs?|petition\w*|calls? (?:for|to)|demand\w*|hop(?:es?|ed|ing)|want(?:s|ed)?|seek\w*|sought|ask(?:s|ed|ing)? (?:for|the|that|to)|fail\w*|in vain|without success|not yet|until|pending|appeal (?:was|has been|is) (?:dismissed|rejected|refused)|upheld the (?:ban|decision|finding|sanction|dismissal|expulsion)|as to (?:costs|naming))\b/;
const orServed = new RegExp(`${notSo.source}|${servedIt.source}`);
const theirs = `(?:qp's|his|her|the) (?:(?!${ofElse}\\b)[\\w'-]+ ){0,2}?${place}`;

export const undoneByABody: readonly Implied[] = [
  // "The appeal of qp against her conviction for … succeeded", "qp, on trial for …, walked free".
  {
    kind: "set-aside",
    pattern:
      /\bappeals? (?:of|by) qp\b[^.;]{0,160}? (?:succeeded|(?:was|were|has been) (?:\w+ly )?(?:allowed|upheld|successful|granted|won))(?=[.,;]|$| (?:on|in|by|and|because|last|this|after)\b)|\bqp, [^.;]{5,180}, (?:walked|went|was set|left (?:the )?(?:court|dock)) (?:away |out )?(?:a )?free\b(?![^.;]{0,40}\b(?:suspended|fine|order|with an?)\b)/,
    unless: notSo,
  },
  // "granted his motion for a new trial", "granted judgment notwithstanding the verdict", "issued the writ of habeas corpus".
  {
    kind: "set-aside",
    pattern:
      /\b(?:grant(?:ed|s)|allow(?:ed|s)|order(?:ed|s)) [^.;]{0,40}?\b(?:a (?:new trial|retrial|rehearing)|judgment (?:notwithstanding|as a matter of law)|habeas corpus|annulment)\b|\bissued (?:the|a) writ\b|\bset(?:s)? (?:the|this|that|qp's|his|her|its|their) (?:[\w-]+ ){0,2}?(?:decision|verdict|conviction|ruling|ban|suspension|sanction|expulsion|dismissal|finding|judge?ment|sentence|award|order)s? aside\b|\border(?:ed|s) (?:that )?(?:qp|him|her) (?:to )?(?:be )?(?:put back|reinstated|restored|re-?hired|taken back|re-?employed)\b/,
    unless: notSo,
  },
  // "The measure was cancelled", "The finding was taken off the register", "the note removed from her personnel file".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `${stepAgainst}${ofNoOther}(?: (?!(?:and|but|that|who|which|qp|qo|may|might|could|can|would|should|must|will|shall|to|be|not|never|if)\\b)[\\w'-]+){0,5}? (?:(?:${was} |(?:could|did|does) not (?:be )?)(?:\\w+ly )?(?:then |later )?)?(?:${undoneNow}|(?:declared|ruled|held|found|judged|deemed|called|pronounced|considered)(?: to (?:be|have been))? (?:\\w+ly )?(?:${doesNotHold}))${closes}`,
    ),
    unless: orServed,
  },
  // "The note has been removed from her file".
  {
    kind: "set-aside",
    pattern:
      /\b(?:notes?|entry|entries|marks?|warnings?|reprimands?|findings?|reference|it)(?: (?:has|have|had|was|were|is|been|now|since))* (?:removed|deleted|erased|expunged|struck|wiped|taken (?:out|off)) (?:from |off |of )*(?:the|qp's|his|her) (?:[\w-]+ ){0,2}?(?:files?|records?|register|dossier)\b/,
    unless: orServed,
  },
  // "A labour court declared the measure void".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:declared?|declares|rul(?:ed|es)|held|found|finds|judged|deemed|called|pronounced|considered|branded) (?:that )?${stepAgainst}${ofNoOther}(?: (?:to (?:be|have been)|was|were|had been))? (?:\\w+ly )?(?:${doesNotHold})\\b`,
    ),
    unless: notSo,
  },
  // "The leadership rescinded it in June", "The committee has recalled its decision", "voted to undo the decision".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?<!\\bqp (?:\\w+ ){0,3})\\b(?:${undid} (?:it|them|${stepAgainst})|(?:struck|strikes|threw|throws|set|sets|tossed) it (?:down|out|aside)|${undidThat} ${stepAgainst}|(?:agreed|voted|decided|resolved|chose|moved|opted|undertook) to (?:annul|void|vacate|quash|overturn|rescind|revoke|lift|reverse|undo|set aside|nullify|cancel|invalidate|repeal|withdraw|retract|drop|strike out) (?:it|${stepAgainst})|${undoings} of (?:qp|${stepAgainst}))${ofNoOther}${closes}`,
    ),
    unless: orServed,
  },
  // "The board has since reversed itself", "The school backed down".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${body} ${has}(?:revers(?:ed|es) (?:itself|themselves|course|its (?:own )?(?:position|stance))|chang(?:ed|es) (?:its|their) minds?|back(?:ed|s) down|backtrack(?:ed|s)|relent(?:ed|s)|climb(?:ed|s) down|thought better of it|made a u-turn|admitted (?:its|their|a|an|the) (?:\\w+ )?(?:mistake|error)|own(?:ed|s) up to (?:its|their|a|an|the) (?:\\w+ )?(?:mistake|error)|acknowledg(?:ed|es) (?:its|their|a|an|the) (?:\\w+ )?(?:mistake|error)|(?:conceded|accepted|acknowledged|admitted|said|says) (?:that )?(?:it|they) (?:had |has )?(?:got it wrong|(?:punished|sacked|expelled|suspended|named|dismissed|banned|disciplined|accused|picked) the wrong \\w+|acted (?:too hastily|in haste|wrongly|on (?:false|forged|faked|wrong)))|regret(?:s|ted) what (?:had )?happened)\\b`,
    ),
    unless: orServed,
  },
  // "She was taken back", "will be reinstated", "ordered that she be reinstated", "was invited to return".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp|he|she) (?:(?:was|is|has been|had been|be|being|will be|is to be|must be|should be|got) )(?:\w+ly |now |since |then |later |again )*(?:reinstated|restored(?! to health)|taken back|brought back|welcomed back|readmitted|re-admitted|rehired|re-hired|re-?registered|re-?enrolled|re-?instated|called back|allowed back|let back|asked back|put back|invited (?:back|to (?:return|come back|resume))|given (?:back )?(?:qp's|his|her) (?:\w+ )?\w+ back|back (?:in|at) (?:qp's|his|her) (?:old |former )?(?:job|post|desk|place|seat|office|class|classroom|ward))\b/,
    unless: orServed,
  },
  // "took her back", "put her back in her place", "has restored her membership", "restored her good standing".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?<!\\bqp (?:\\w+ ){0,3})\\b(?:(?:took|taken|takes|put|puts|brought|brings|welcomed|welcomes|let|allowed|invited|called|gave|given) (?:qp|him|her) back\\b(?! (?:in|to|into) (?:custody|prison|jail|court|the (?:cell|cells|dock)|hospital))|(?:restor(?:ed|es)|reinstat(?:ed|es)|readmit(?:ted|s)|rehir(?:ed|es)) (?:qp|him|her)\\b(?!'s)|(?:restor(?:ed|es)|reinstat(?:ed|es)|return(?:ed|s)|handed back|gave back|given back|gives back) (?:qp |him |her |to (?:qp|him|her) )?${theirs}\\b|(?:gave|given|gives|handed|granted|got|returned) (?:qp|him|her|to qp) (?:back (?:${theirs}|all|what)|${theirs} back|back everything)|(?:put|set) (?:qp|him|her) (?:right back|back where (?:he|she|qp)))`,
    ),
    unless: orServed,
  },
  // "A month later she had her badge back", "won her place back in court", "regained his seat".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:qp|he|she|and) ${has}(?:(?:had|has|have|got|gets|won|wins|received|been given) ${theirs} back|(?:won|wins|got|gets) back ${theirs}|(?:regained|regains|recovered|recovers|won back|reclaimed) ${theirs})\\b`,
    ),
    unless: orServed,
  },
  // "The university found for her", "came down on her side", "has sided with her".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${body}(?: (?:of|for|in|at|on|which|that|having)\\b[^.;]{0,40}?)? ${has}(?:(?:having |has )?(?:found|ruled|decided|held|sid(?:ed|es)|agreed|came down|come down) (?:for|with|in favou?r of|on the side of) (?:qp|him|her)(?=[.,;]|$| (?:on (?:every|all|each|both)|and|in|after|last|by|that (?:the|it had|they))\\b)|(?:came to|reached|took|arrived at|drew) (?:the|a|an|another) ?(?:very |quite |completely |entirely )?(?:opposite|contrary|different|other|reverse)? ?(?:conclusion|view|result|answer|opinion|finding)(?=[.,;]|$| and\\b))`,
    ),
    unless: orServed,
    behind:
      /\b(?:struck|strike|expel\w*|suspen\w*|sack\w*|fired|dismiss\w*|bann\w*|ban|fined|sanction\w*|barred|removed|convict\w*|found guilty|charg\w*|jailed|sentenced|disciplin\w*|appeal\w*|accus\w*|decision|arrest\w*|measure|penalty)\b/,
  },
  // "Three judges agreed with her", "Its answer was no".
  {
    kind: "set-aside",
    pattern:
      /\b(?:judges?|justices|magistrates|jurors|jury|court|panel|tribunal|bench|arbitrators?) (?:unanimously |all |later |then )*(?:agreed|sided) with (?:qp|him|her)(?=[.,;]|$| and\b)|^\W*(?:its|their|the (?:jury|court|panel|judges|tribunal)(?:'s)?) (?:answer|verdict|reply|word|decision|ruling) (?:was|came back|came):? ["'“‘]?(?:no\b|not guilty|acquittal|in qp's favou?r|innocent)/,
    unless: notSo,
  },
  // "Her appeal to the review panel was allowed in full", "her challenge succeeded".
  {
    kind: "set-aside",
    pattern:
      /(?<!\b(?:prosecution|prosecutor|prosecutors|crown|state|ministry|commissioner|regulator)(?:'s|')? )\b(?:qp's|his|her|the|an|that) (?:\w+ )?(?:appeals?|challenge|application for review|petition for review|grievance)(?: (?:to|before|in|at|with|heard by|against|over|from) [^.;,]{3,70}?)? (?:was|has been|had been|were|is) (?:\w+ly )?(?:allowed|upheld|granted|successful|sustained|accepted)(?=[.,;]|$| (?:in (?:full|its entirety|\w+)|and|on|by|last|after|with|because)\b)/,
    unless:
      /\b(?:in part|partly|against (?:the |his |her |qp's )?sentence|against (?:the |his |her |qp's )?acquittal|by the (?:prosecut\w+|crown|state)|synagogue|planning|bail|costs|permission|licen[cs]e|neighbou?rs?)\b/,
  },
  // "She fought it for two years and won".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:has |had |then |later |also )*(?:fought|challenged|contested|appealed|took (?:it|them|the \w+|qp's \w+|his \w+|her \w+)|went to (?:court|law|a tribunal|the tribunal|arbitration)|sued|disputed)\b(?! the election)[^.;]{0,60}?(?:,| and) (?:has |had |later |then |\w+ly )*(?:won|prevailed|succeeded|was (?:successful|vindicated|upheld|right))(?=[.,;]|$| (?:in|on|last|by|at|every|and|outright|hands down|both)\b)/,
    unless:
      /\b(?:election|vote|fight(?:er)?|seat|primary|reduc\w+|shorten\w+|damages for|sentence|half|costs|right to (?:appeal|a|be))\b/,
  },
  // "… was struck off, a measure that a judge struck down last week".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:measure|decision|sanction|step|move|punishment|penalty|order|ruling|finding|verdict|judge?ment|ban|suspension|dismissal|sacking|expulsion|conviction|charge|accusation|allegation|case|matter)s? (?:that|which) ${body} ${has}(?:${undid}|${undidThat}|found|ruled|held|declared)(?=${closes.slice(3, -1)}| (?:to be |was |were )?(?:\\w+ly )?${doesNotHold})`,
    ),
    unless: notSo,
  },
  // "only to be cleared by an appeal panel", "– wrongly, as a tribunal has now ruled".
  {
    kind: "set-aside",
    pattern:
      /\bonly (?:for (?:an? |the )?[^,.;]{3,40} )?to (?:be (?:\w+ly )?(?:cleared|acquitted|reinstated|exonerated|found not guilty|readmitted|vindicated|freed|taken back|told (?:it|that it|they|that they))|(?:see|have) (?:it|the \w+|qp's \w+|his \w+|her \w+) (?:overturned|quashed|lifted|reversed|annulled|dropped|thrown out|set aside|withdrawn|collapse|fall apart)|(?:acquit|clear|reinstate|exonerate) (?:qp|him|her)|(?:overturn|quash|reverse|lift|annul|withdraw|drop|throw out) (?:it|the \w+)|win (?:on appeal|qp's appeal|his appeal|her appeal))\b|(?:[–—,-]|\bbut) (?:wrongly|unlawfully|unfairly|unjustly|falsely|mistakenly|in error|without cause|illegally),? (?:as |it (?:has |now |later |turned|emerged)|an? \w+ (?:has |now |later )*(?:ruled|found|held|decided)|the \w+ (?:has |now |later )*(?:ruled|found|held|decided|accepts|admits))/,
    unless: /\b(?:lawyer|claim(?:s|ed)|insist\w*|qp (?:said|says)|supporters?)\b/,
  },
  // "It was all a mistake, the management said, and she would be back".
  {
    kind: "wrong",
    pattern:
      /\bit (?:had |has )?(?:all )?(?:was|been) (?:all |entirely |purely )?(?:an? (?:\w+ )?(?:mistake|error|misunderstanding|mix-up|miscarriage of justice|fabrication|invention|hoax|case of mistaken identity))(?=[.,;]|$| (?:and|on the part)\b)|\b(?:qp|he|she) had been (?:wronged|wrongly (?:punished|accused|treated|sanctioned)|done an injustice|treated unjustly|made a scapegoat|framed|set up)\b/,
    unless:
      /\b(?:lawyer|insist\w*|claim\w*|qp (?:said|says|told|wrote|added|argu\w+)|joke|supporters?|friends?|family|mother|father|to (?:say|post|write|publish|use|share|invite))\b/,
    notBehind: /\bqp (?:said|says|told|wrote|added|argu\w+|apologi\w+|explained)\b/,
  },
  // "resumed her duties", "walked back in".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:has |had |then |later |since |is |was |\w+ly )*(?:resumed|resuming|taken up again|took up again|returned to|went back to|gone back to|is back at|walked back (?:in|into)) (?:qp's|his|her|full|the)? ?(?:old |former |normal |usual |full )?(?:duties|work|post|job|classes|class|studies|teaching|practice|seat|desk|office|training with|ward|pulpit|through)\b/,
    unless: orServed,
    behind:
      /\b(?:inquiry|investigat\w+|review|hearing|panel|tribunal|court|appeal\w*|arbitrat\w*|ombudsman|audit|committee)\b[^;]*\b(?:not|no|nothing|unfounded|clear\w*|false|found for|cleared|unsubstantiated|overturn\w*|forged|fabricat\w*|malicious)\b/,
  },
];
