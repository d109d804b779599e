/*
 * Sentences in which somebody names what is done or said to Jews in order to forbid or condemn it: "It is illegal to refuse to serve Jewish
 * customers", "Those who deny the Holocaust will be prosecuted", "No business may turn Jews away". Whoever speaks so has said nothing
 * against Jews, whatever words stand in the sentence. The act must be a harm: "It is wrong to let Jews in" condemns nobody who harms them.
 */

/** Harm done by words, where a speaker may also complain of being forbidden them: "You can't say that Jews run the media". */
const saying =
  "(?:say(?:s|ing)?|said|claim(?:s|ed|ing)?|suggest(?:s|ed|ing)?|writ(?:e|es|ing|ten)|wrote|post(?:s|ed|ing)?|shar(?:e|es|ed|ing)|publish(?:es|ed|ing)?|question(?:s|ed|ing)?|compar(?:e|es|ed|ing)|liken(?:s|ed|ing)?|jok(?:e|es|ed|ing)|doubt(?:s|ed|ing)?|believ(?:e|es|ed|ing)|think(?:s|ing)?)(?! the truth)";
const doing =
  "(?:refus(?:e|es|ed|ing)|den(?:y|ies|ied|ying)(?! that (?:the |all )?jew)|turn(?:s|ed|ing)? (?!to\\b|the other)|exclud(?:e|es|ed|ing)|bar(?:s|red|ring)?|ban(?:s|ned|ning)?|shut(?:s|ting)?|keep(?:s|ing)?|kept|discriminat(?:e|es|ed|ing)|harass(?:es|ed|ing)?|attack(?:s|ed|ing)?|assault(?:s|ed|ing)?|threaten(?:s|ed|ing)?|target(?:s|ed|ing)?|abus(?:e|es|ed|ing)|insult(?:s|ed|ing)?|mock(?:s|ed|ing)?|bull(?:y|ies|ied|ying)|taunt(?:s|ed|ing)?|sp[ia]t(?:s|ting)?|paint(?:s|ed|ing)?|spray(?:s|ed|ing)?|daub(?:s|ed|ing)?|defac(?:e|es|ed|ing)|desecrat(?:e|es|ed|ing)|vandali[sz](?:e|es|ed|ing)|burn(?:s|ed|t|ing)?|torch(?:es|ed|ing)?|bomb(?:s|ed|ing)?|shoot(?:s|ing)?|shot|kill(?:s|ed|ing)?|murder(?:s|ed|ing)?|gas(?:ses|sed|sing)?|exterminat(?:e|es|ed|ing)|hunt(?:s|ed|ing)?|beat(?:s|en|ing)?|hit(?:s|ting)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|stab(?:s|bed|bing)?|call(?:s|ed|ing)? (?:for|on|jews?|a jew|somebody|someone|people|children)|incit(?:e|es|ed|ing)|wish(?:es|ed|ing)?|celebrat(?:e|es|ed|ing)|glorif(?:y|ies|ied|ying)|prais(?:e|es|ed|ing)|tell(?:s|ing)? (?!the truth)|told (?!the truth)|shout(?:s|ed|ing)?|scream(?:s|ed|ing)?|yell(?:s|ed|ing)?|chant(?:s|ed|ing)?|spread(?:s|ing)?|blam(?:e|es|ed|ing) (?!hitler|the nazis|him|her|me|us|them for)|accus(?:e|es|ed|ing) (?!me|us|him|her)|singl(?:e|es|ed|ing) out|demoni[sz](?:e|es|ed|ing)|dehumani[sz](?:e|es|ed|ing)|fir(?:e|es|ed|ing)|sack(?:s|ed|ing)?|dismiss(?:es|ed|ing)?|evict(?:s|ed|ing)?|segregat(?:e|es|ed|ing)|forc(?:e|es|ed|ing)|driv(?:e|es|ing)|drove|put(?:s|ting)?|hang(?:s|ing)?|draw(?:s|ing)?|carv(?:e|es|ed|ing)|scrawl(?:s|ed|ing)?|scratch(?:es|ed|ing)?|display(?:s|ed|ing)?|wav(?:e|es|ed|ing)|throw(?:s|ing)?|threw|hurl(?:s|ed|ing)?|trivialis?z?(?:e|es|ed|ing)|distort(?:s|ed|ing)?|hat(?:e|es|ed|ing)|despis(?:e|es|ed|ing))";
const harm = `(?:(?:${doing}|${saying})\\b)`;
const often = "(?:\\w+ly |ever |still |just |simply |even |openly |go(?:es)? around |to try to |try to )*";

const offence =
  "(?:illegal|unlawful|against the law|against (?:federal|state|our|the) \\w+|(?:forbidden|prohibited|barred|banned)(?: (?:by|under) (?:[\\w-]+ ){0,3}(?:law|statute|act|code|rules))?|(?:an? )?(?!(?:no|not|never|hardly) )(?:\\w+ )?(?:crime|felony|offen[cs]e|violation)|discriminat(?:ion|ory)|unconstitutional)";
const bad =
  "(?:wrong|intolerable|unacceptable|unconscionable|outrageous|despicable|disgusting|deplorable|abhorrent|reprehensible|repugnant|vile|evil|immoral|shameful|disgraceful|horrific|horrifying|horrible|sick|sickening|hateful|racist|anti-?semitic|un-american|un-british|beyond the pale|out of bounds|inexcusable|indefensible|unthinkable|inhuman|cruel|dangerous|cowardly|offensive|hurtful|heartbreaking|heart-breaking|frightening|terrifying|chilling|shocking|appalling|awful|terrible|tragic|painful|alarming|disturbing|distressing|insulting|beneath contempt|contemptible|unforgivable|unjust|(?:an? )?(?!(?:no|not|never|hardly) )(?:\\w+ )?(?:disgrace|outrage|sin|shame|horror|insult|abomination|betrayal|attack on \\w+)|bigotry|hatred|hate|prejudice|antisemitism|racism)";
const good =
  "(?:acceptable|right|ok|okay|fair|funny|normal|decent|moral|legal|lawful|allowed|permitted|permissible|tolerable|american|british|christian|free speech|freedom of speech|who we are|an opinion|a joke)";
const adverb =
  "(?:\\w+ly |both |simply |just |always |still |also |utterly |so |very |plain |quite |as |more than |nothing but )*";
const predicate = `(?:${adverb}(?:${bad}|${offence})|${adverb}(?:not|never|no longer|hardly) ${adverb}${good})`;
const be = "(?:is|are|was|were|would be|will be|will always be|has always been|remains)";
/** "It is illegal and intolerable for any business open to the public to refuse". */
const judged = `\\b(?:it|this|that) ?(?:(?:'s|${be}) ${predicate}|(?:isn't|wasn't) ${adverb}${good})(?:(?: and|,| or) [^.!?;]{1,40}?)?,? (?:for [^.!?;]{2,60}? )?to ${often}`;
const somebody =
  "(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|those|people|persons|whoever|others|men|women|students|fans|teachers|businesses|landlords|politicians|(?:an?|any|every|the|this|that|all|some|these|no) (?:(?!jew)[\\w'-]+ ){0,3}?(?!jew)[\\w'-]+)";
const answers =
  "(?:(?:will|must|should|shall|ought to|deserves? to) (?:be (?:\\w+ly )?(?:prosecuted|punished|jailed|imprisoned|arrested|charged|held|expelled|dismissed|sacked|fired|condemned|ashamed|stopped|banned|barred|fined|investigated|disciplined|removed|called out|tried|convicted)|face|answer|lose|go to (?:jail|prison)|not\\b|never\\b|resign|apologi[sz]e|know|expect|understand|learn)|deserves? (?:jail|prison|punishment|contempt|condemnation|no )|faces?|breaks?|violates?|belongs? (?:in (?:jail|prison|court)|behind bars|nowhere)|can expect|(?:has|have) (?:no|forfeited|lost|crossed|broken|violated|committed)|(?:is|are) (?:not welcome|breaking|committing|guilty|violating|a disgrace|a coward|cowards|no friend|unfit|not fit)|do(?:es)? not belong|do(?:es)?n't belong|crosses|cross)";
const pursues =
  "(?:prosecut|punish|arrest|jail|expel|condemn|denounc|charg|fin|sanction|disciplin|pursu|investigat|dismiss|sack|oppos|fight|stop|confront|report)(?:e|es|ed|ing|s)?";

const condemning = [
  `${judged}${harm}`,
  // "To turn Jews away is a crime", "Denying the Holocaust has no place in our schools".
  `(?:^|[,;:—–] {1,2}["“']?|\\band )(?:to ${often}${harm}|(?=\\w+ing\\b)${harm})[^.!?;]{2,140}? (?:${be} ${predicate}|(?:isn't|wasn't|aren't) ${good}|(?:has|have|had) no (?:place|excuse|justification)|(?:will|must|should|can) (?:not|never) be (?:tolerated|accepted|excused|allowed|ignored)|won't be (?:tolerated|accepted)|(?:violates?|breaks?|crosses) )`,
  `\\b(?:no|nobody|no[- ]one|none|neither)\\b[^.!?;,]{0,50}? (?:may|can|could|should|must|ought to|has (?:the|a|any) right to|gets? to|is (?:allowed|permitted|entitled|free) to|would) ${often}${harm}`,
  `(?<!\\b(?:i|we|jews?|they|jewish \\w+) )\\b(?:must not|mustn't|must never|should never|shouldn't|should not|may not|(?:is|are) not (?:allowed|permitted|entitled|free) to|(?:has|have) no (?:right|business|licen[cs]e|excuse) to) ${often}${harm}`,
  `(?<!\\b(?:i|we|jews?|they|jewish \\w+) )\\b(?:cannot|can't|can not|do(?:es)? not get to|don't get to|doesn't get to) ${often}${doing}\\b`,
  `\\b${somebody} (?:who|that) ${often}${harm}[^.!?;]{2,140}? ${answers}\\b`,
  `\\b${pursues} (?:all |any and all )?${somebody} (?:who|that) ${often}${harm}`,
  `\\b(?:law|laws|act|constitution|amendment|rules?|code|policy|contract|charter|statute|order|ordinance)\\b[^.!?;]{0,40}? (?:prohibits?|forbids?|bans?|bars?|outlaws?|(?:do|does) not (?:allow|permit|let|protect|cover)|(?:don't|doesn't) (?:allow|permit|protect|cover)|makes it (?:an? )?(?:\\w+ )?${offence}(?: for [^.!?;]{2,40}?)? to)\\b[^.!?;]{0,60}?\\b${harm}`,
  `\\b(?:we|i|this \\w+|our \\w+) (?:\\w+ly |will |must |all |have to |can only )*(?:condemn|denounce|deplore|abhor|reject|oppose|(?:will not|won't|cannot|can't|do not|don't|must not|should not|never|refuse to) (?:\\w+ )?(?:tolerate|accept|allow|permit|stand by|stand for|put up with|sit by|look away|be silent|stay silent))\\b[^.!?;]{0,80}?\\b${harm}`,
  `\\b(?:no|zero|never an|not an|isn't an?) (?:excuse|justification|place|room|tolerance|reason|licen[cs]e)\\b[^.!?;]{0,50}? (?:for|to|when|where) [^.!?;]{0,40}?${harm}`,
  `\\b(?:free speech|freedom of (?:speech|expression)|first amendment)\\b[^.!?;]{0,30}? (?:not|never|doesn't|isn't|don't)\\b[^.!?;]{0,40}?${harm}`,
  `\\b(?:what (?:kind|sort) of (?:\\w+ )?(?:person|man|woman|people|human \\w+)|how (?:can|could|dare|does|would) (?:any(?:one|body)|some(?:one|body)|people|a \\w+|you|he|she|they))\\b[^.!?;]{0,20}?${harm}`,
  `\\b(?:cannot|can't|could not|couldn't|do not|don't|hard to|impossible to) (?:\\w+ )?(?:understand|believe|imagine|fathom|comprehend) (?:how|why|that|what|who)\\b[^.!?;]{0,50}?${harm}`,
  `\\b(?:it (?:breaks|broke) (?:my|our) hearts?|(?:i am|i'm|we are|we're) (?:\\w+ly |so |very |deeply )*(?:shocked|appalled|saddened|horrified|disgusted|sickened|outraged|disturbed|alarmed|dismayed|heartbroken|angry|ashamed))\\b[^.!?;]{0,40}? (?:that|when|to|how|at|by)\\b[^.!?;]{0,60}?${harm}`,
  `\\b(?:when|where|whenever) ${somebody} ${often}${harm}`,
  `\\bif (?:you|${somebody}|a \\w+) ${often}${harm}[^.!?;]{2,120}?,? (?:then )?(?:you|they|he|she|we|it|the law|police|i) (?:will|must|should|are|is|have|has|deserve|can expect|may|would)\\b`,
  `\\bwhat happens (?:when|if) (?:you|${somebody}) ${often}${harm}`,
  `\\b(?:tells?|message to|messages? (?:is )?(?:to|for)|warning (?:is )?(?:to|for)|lesson (?:is )?(?:to|for)|warns?|remind(?:s|er to)) ${somebody} (?:who|that) ${often}${harm}`,
  // "To speak of this Jewish power that moves things echoes matters that we would rather not remember".
  `\\b(?:to (?:speak|talk|write)|speaking|talking|talk|references?|allusions?|mentions?|the (?:use|notion|idea|language|image|suggestion)) (?:of|to|about)\\b[^.!?;]{2,120}? (?:(?:echo(?:es|ed)?|recalls?|evok(?:es|ed)|conjur(?:es|ed) up|smack(?:s|ed) of|reek(?:s|ed) of|plays? (?:in)?to|feeds?|draws? on|perpetuat(?:es|ed)|trad(?:es|ed) in|reminds? (?:us|me|one|jews) of)\\b|(?:is|are|was|were) ${adverb}${bad}\\b)`,
  // "Foss set out to make his audience hate Jewish people": of somebody else.
  `\\b(?!(?:i|we|jews?|zionists?|jewish)\\b)[a-z][\\w'-]+ (?:\\w+ly )?(?:set out|wanted|tried|meant|intended|sought|planned|hoped) to (?:make|get|persuade|encourage|incite|lead|turn|stir)\\b[^.!?;]{0,50}\\b(?:hate|hatred|despise|fear)\\b`,
  // "They wanted to gas Jews, and the court has stopped them": of others.
  `\\b(?:they|he|she|someone|somebody|this man|these men|the (?:defendants?|owners?|men|man|woman|attackers?|accused|suspects?)) (?:\\w+ly )?(?:wanted|tried|planned|threatened|chose|decided|intended|set out|sought|conspired|plotted) to ${often}${harm}(?=[^.!?;]{0,60}\\b(?:jews?|jewish|synagogues?|rabbis?)\\b)`,
];

const condemns = new RegExp(`(?:${condemning.join("|")})`, "i");
/** What turns it round once more, or says who holds it: "They say it is wrong to blame Jews", "…, but it is true". */
const turned =
  /\b(?:but|except|unless|yet|though|although|apparently|supposedly|so-called|since when|why (?:is|should|can't)|is it|isn't it)\b|\b(?:they|people|the media|everybody|everyone|jews|some|you) (?:\w+ )?(?:say|tell (?:us|me|you)|claim|think|pretend|insist|want us)\b|\b(?:truth|facts?|right|correct|deserved?) about (?:the )?jews?\b|\?\s*$/i;
/** A question that accuses: "What kind of person would …?". */
const asksInAnger =
  /\b(?:what (?:kind|sort) of (?:\w+ )?(?:person|man|woman|people|human \w+)|how (?:can|could|dare) (?:any(?:one|body)|some(?:one|body)|people|you|they|he|she))\b/i;

/**
 * Does a sentence forbid or condemn the harm to Jews that it names?
 * @param sentence one sentence of somebody's words, without its quotation marks
 */
export function disapproves(sentence: string): boolean {
  const text = sentence.replace(/[’‘]/g, "'");
  if (!condemns.test(text)) return false;
  return asksInAnger.test(text) || !turned.test(text);
}
