/*
 * "The man who attacked ⟦1⟧ was fined": a name that ends what is told of somebody else is whom it was done to, and what stands behind it is said of
 * that other. Asked of a sentence with masks in the place of its names.
 */

const conjunction =
  "(?:that|and|but|or|because|as|when|while|whether|after|before|if|though|although|since|until|so|than|how|why|where|which|who)";
/** Verbs behind which a clause of its own may begin without "that": "police who said ⟦1⟧ was charged". */
const tells =
  "(?:said|says|say|saying|claim(?:s|ed|ing)?|believ(?:e|es|ed|ing)|know|knows|knew|learn(?:ed|t|s)?|hear[ds]?|told [\\w ]{2,30}|report(?:ed|s) that|confirm(?:s|ed)|announc(?:es|ed)|alleg(?:es|ed)|thinks?|thought|wrote|insist(?:s|ed)|found|finds?|admit(?:s|ted)|add(?:s|ed)|not(?:es|ed)|stat(?:es|ed)|show(?:s|ed)?)";
const verb =
  "(?!(?:the|these|those|this|his|her|its|their|some|one|two|she|he|it|they|there|someone|somebody|people|an?|mr|mrs|ms|dr)\\b)(?:(?:\\w+ )?to \\w+|\\w+(?:ed|ing|t|k|w|s|n|d|m|g|e)|hit|beat|met|sat|lay)";
/** "the man who had attacked |", "a gang that robbed |", "one of those who threw stones at |", "the tenant suing |", "the man accused of stalking |". */
const ofAnother = new RegExp(
  `(?:^|[\\s“"(])(?:an?|the|one|two|three|four|five|several|another|that|his|her|their|its|those|people|somebody|someone|whoever|anyone|[\\w’'-]+[’']s) ?(?:[\\w’'-]+ ){0,4}?(?:(?:who|which|whoever|(?<!\\b(?:\\w+ed|said|says|found|finds|held|believes?|know|knows|wrote|thought|reports|shows?|heard|told|saw|means?|so) )that)(?: (?:had|has|have|once|also|later|then|is|was|were|been|first|\\w+ly))* ${verb}|(?<!\\b(?:the|an?|his|her|their) )(?:su|stalk|harass|attack|sitt|stand|liv|fac|follow|accus|chas|abus|threaten|filin|own|teach|represent|defend|prosecut|heckl|insult|mock|bully)ing|(?:accused|suspected|convicted|guilty|said|alleged|charged|known|believed|thought|understood|reported)(?: (?:of|with|to have|for|to be))? ${verb})(?: (?!${conjunction}\\b)[\\w’'-]+){0,5} $`,
  "i",
);
const endsAsClause = new RegExp(`\\b(?:${conjunction}|${tells}) $`, "i");
/** "The man | ⟦1⟧ reported was fined": a clause of the name's own, put to a noun. */
const nounAhead =
  /(?:^|[\s“"])(?:an?|the|one|another) (?:[\w-]+ ){0,2}?(?:man|woman|boy|girl|youth|teenager|pupil|student|teacher|driver|passenger|neighbou?r|tenant|customer|colleague|officer|player|fan|supporter|person|stranger|guest|caller|visitor|employee|worker|doctor|nurse|patient) $/i;
const contact =
  /^⟦\d+⟧(?: (?:says?|said|claims?|claimed|believes?|believed|alleges?|alleged)(?: (?:he|she|they))?)?(?: (?:had|has|once|also|later|then|first|\w+ly))* (?!(?:was|were|is|are|has|had|have|been|who|and|of|from|in|at|on|with|for|to|denied|denies|pleaded|admitted|appeared)\b)\w+(?:ed|t|w|k|ght)(?: (?:in|on|last|at|to|about|as) [\w ]{2,30}?| (?:him|her|them))? (?:was|were|is|has|had|will|faces?|went|goes|pleaded|appeared|stood)\b/;

/** Whether the name at the head of what is said of a step ends what is told of somebody else. */
export function endsWhatIsToldOfAnother(ahead: string, from: string): boolean {
  if (/[,;:)]\s*$/.test(ahead)) return false;
  return (ofAnother.test(ahead) && !endsAsClause.test(ahead)) || (nounAhead.test(ahead) && contact.test(from));
}
