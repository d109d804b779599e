import { neededWords } from "#app/lib/language/needed-words.ts";
import { QuickPatterns } from "#app/lib/language/quick-pattern.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import type { ExculpationKind } from "./exculpation-forms.ts";
import { elsewhere } from "./exculpation-words.ts";
import { endedInAnotherLanguage } from "./ended-in-another-language.ts";
import { endedInCourt } from "./ended-in-court.ts";
import { endingWords } from "./ending-words.ts";
import { foundInFavour } from "./found-in-favour.ts";
import { madeAmends } from "./made-amends.ts";
import { notAnswerable } from "./not-answerable.ts";
import { plainEndings } from "./plain-endings.ts";
import { provedOtherwise } from "./proved-otherwise.ts";
import { shortOfProof } from "./short-of-proof.ts";
import { stopped } from "./stopped.ts";
import { undoneByABody } from "./undone-by-a-body.ts";
import { verdictLines } from "./verdict-lines.ts";
import { whoseItWas } from "./whose-it-was.ts";

/*
 * Clearings that a page tells by implication: no word of acquittal, but a trial that is off, an alibi that proved true, a voice that is
 * another's, an apology by whoever accused. Their words are everyday ones, so each is asked whether it stands behind the accusation,
 * whose it is and what stands around it. `qp` stands for the person and `qo` for anybody else by name (exculpation.ts).
 */

/** A form by which a sentence implies that somebody is cleared. */
export type Implied = {
  kind: ExculpationKind;
  pattern: RegExp;
  /** Words in the sentence with which it clears nobody. */
  unless?: RegExp;
  /** What the sentence before it, or an earlier clause, has to say. */
  behind?: RegExp;
  /** The same, and it must not. */
  notBehind?: RegExp;
  /** It is what police or prosecutors do: who answers to somebody else as well, an employer or a club, is cleared of nothing there. */
  ofLaw?: true;
  /** It says who it was instead: somebody, not the person by what the page calls them. Their deeds are no deeds of the person's. */
  names?: true;
};

const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const court =
  "(?:courts?|judges?|justices|jury|jurors|magistrates?|bench|tribunal|sheriff|panel|arbitrators?|ombudsman|ombudswoman|appeal board)";
/** Whoever accuses, charges or punishes. */
const accuser =
  "(?:prosecutors?|prosecution|police|officers?|detectives?|constables?|chief constable|sheriff|crown|state|district attorney|attorney general|force)";
const employer =
  "(?:federation|league|association|club|school|college|university|faculty|board|council|company|firm|clinic|hospital|chamber|party|union|bank|orchestra|theatre|choir|ministry|army|church|diocese|airline|employer|head|headteacher|principal|chair\\w*|president|rector|dean|mayor|director|manager|owner|editors?|paper|newspaper|station|broadcaster|publisher|lexicon|referee|opponent|complainant|accuser)";
/** Whoever says that it happened to them or that they saw it. */
const witness =
  "(?:(?<!\\b(?:defen[cs]e|alibi) )(?:(?:only|chief|main|key|star|sole) )?witness(?:es)?|opponent|patient|complainant|accuser|clerk|passenger|customer|client|guest|pupil|student|tenant|neighbour|neighbor|colleague|victim|claimant|plaintiff|player|teammate|worshipper|driver|waiter|caller|actor|actress|singer|musician|dancer|dealer|rabbi|cantor|shopkeeper|woman|man|boy|girl|couple|nurse|conductor|steward|cyclist|teacher|officer|cleaner|buyer|buyers|traveller|resident|lodger|apprentice|trainee|intern)";
const since = "(?:has |have |had |was |were |is |are |now |since |later |then |also |again |soon |once |\\w+ly )*";
const theirs = "(?:the|his|her|their|its|this|qp's|[\\w-]+'s)";
const somebodys =
  "(?:another (?:\\w+ )?\\w+'s|(?:somebody|someone) else's|an? (?:(?!second|fellow)[\\w-]+ ){0,2}?[\\w-]+'s|(?:that of |made by |written by )?(?:an?|another|somebody|someone|the) (?:[\\w-]+ ){0,3}?[\\w-]+)";
/** Places where one cannot have done it, with those that say so only beside a time. */
const away = `(?:${elsewhere}|(?:in|at) an? (?:\\w+ ){0,2}?cell|at work|(?:away )?on (?:(?:sick|parental|maternity|paternity|annual|study|unpaid) )?leave|on (?:night |late |early )?(?:shift|duty|watch)|at sea|in prison|in class|asleep|away|(?:at|on|in) an? (?:\\w+ )?(?:wedding|funeral|conference|christening|bar mitzvah|concert|parents' evening|bus|train|tram|plane|ferry|ship|ambulance|lesson|exam|meeting with)|(?:off )?sick|ill|at (?:his|her|qp's) (?:\\w+ )?(?:oven|desk|till|bench|bedside|machine|lathe|post|station))`;
const atTime =
  "(?:at (?:that|the|the same|this) (?:time|hour|minute|moment)|(?:all|all of|the whole|for the whole|throughout) (?:that |the )?(?:day|night|evening|week|month|match)|(?:that|on that|on the|in that|the same|in the same) (?:very )?(?:day|night|evening|afternoon|morning|week|weekend|month|year|summer|winter)|when (?:it|the (?:shout|words?|letter|attack|stone|post|slogan)))";
/** What makes of having been at work no alibi: done there, before or after, or on what they are accused of. */
const noAlibi =
  /\b(?:at work (?:on|with) |until\b|before\b|earlier\b|after (?:the|he|she|qp)\b|(?:and|where|when|while|that) (?:qp|he|she) (?:\w+ )?(?:wrote|posted|shouted|said|sent|did|made|painted|sang|called|told|insulted|attacked|hit|threw|struck)|and (?:had )?(?:wrote|written|posted|shouted|sent|painted|said|sung|sang)\b|shouting|saying|spitting|painting|to meet\b|only\b|because of|after (?:an?|the) (?:attack|fight|brawl|clash|match|march|rally|incident)|false|untrue|since (?:the|his|her|qp's))|\b(?:on duty|on shift|at work|in class)\b[^.;]*\b(?:week|month|year|summer|winter)\b/;
const records =
  "(?:videos?|films?|footage|cctv|cameras?|photographs?|pictures?|records?|roster|rota|time ?sheets?|log(?:book|s)?|diary|register|tickets?|passport|pay ?slips?|receipts?|swipe card|badge|data|files?|calendar|till|stamps?|boarding pass|tapes?)";

const impliedForms: readonly Implied[] = [
  ...plainEndings,
  ...endingWords,
  ...undoneByABody,
  ...endedInCourt,
  ...provedOtherwise,
  ...notAnswerable,
  ...foundInFavour,
  ...stopped,
  ...verdictLines,
  ...whoseItWas,
  ...shortOfProof,
  ...madeAmends,
  ...endedInAnotherLanguage,
  /* A case that ended without a verdict. */
  // "The trial was halted on its second day when a video showed her at work", "her trial is off".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${theirs} (?:\\w+ )?(?:trial|case|prosecution|proceedings)(?: against qp(?:'s)?)? (?:(?:was|were|is|has been|had been) (?:\\w+ly |now |then )?(?:halted|stopped|abandoned|called off|scrapped|off|at an end|no more)|(?:has |had )?(?:collapsed|fell apart|fallen apart|folded|crumbled|fell through|came to nothing))(?=[.,;]|$| (?:and|after|when|because|as|on|in|there|this|last|without|before|within|but|by|for good|for want|for lack)\\b(?! two\\b))`,
    ),
    unless:
      /\b(?:(?:for|after|in) an? (?:day|week|month|hour|break|while)s?\b|(?:for|in) (?:two|three|four|several|some|a few) \w+|until|juror|(?:fell|taken|was|been) (?:ill|sick)|illness|ill\b|alarm|fire\b|bomb|storm|snow|power cut|lunch|adjourn|into (?:two|three|halves|several)|resum\w+|postpon\w+|went on|goes on|strike\b|holiday|convict\w+|new date|to be held|(?:re-?|new |second )trial|off to|off the|mistrial|live ?stream|cameras? )/,
  },
  // "Judge Reed heard the song and ended the case there and then".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${court}\\b[^.;]{0,80}?\\b(?:(?:ended|stopped|halted|put an end to|called a halt to|closed) (?:the|qp's|his|her) (?:\\w+ )?(?:trial|case|prosecution|proceedings)\\b(?! (?:for|until|by|while|with (?:an? )?(?:sentence|guilty|conviction|fine|jail|prison|warning|ruling against))\\b)|brought (?:the|qp's|his|her) (?:\\w+ )?(?:trial|case|prosecution|proceedings) to (?:an end|a close|a halt|a stop)\\b)`,
    ),
    unless:
      /\b(?:for the day|for an? (?:day|week|month|hour|while)|until|for lunch|adjourn\w*|juror|ill\b|alarm|convict\w+|sentenc\w+|jail\w*|fined?)\b/,
  },
  // "told the jury to return the only verdict open to them".
  {
    kind: "set-aside",
    pattern:
      /\b(?:jury|jurors|magistrates)\b[^.;]{0,50}\b(?:the only|only one|the one|but one|one) verdict (?:that )?(?:was |were |is )?(?:open|possible|left|available|they (?:could|can))\b/,
    unless: /(?<!\bnot )\bguilty\b/,
  },
  // "The foreman said the two words she had waited for": "not guilty".
  {
    kind: "set-aside",
    pattern:
      /\b(?:foreman|forewoman|foreperson|jury|clerk)\b[^.;]{0,30}\b(?:said|spoke|read(?: out)?|uttered|pronounced|gave|(?:came|come) back with) (?:the|those) two (?:short |little )?words\b/,
  },
  // "The jury did not believe them and sent her home", "let him go home".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${court}\\b[^.;]{0,60}?\\b(?:(?:sent|send|sends) qp(?:'s)? (?:straight |back |off )?(?:home|on (?:qp's|his|her) way)|(?:let|lets) qp (?:go(?! (?:ahead|on|to|through))|walk|leave)|set (?:qp(?:'s)?|her|him) free)\\b`,
    ),
    unless:
      /\b(?:on bail|bail|with an? (?:tag|curfew|fine|warning|suspended|caution)|tag\b|tagged|curfew|until|pending|await\w*|to wait|under|suspended|ahead of|for (?:the night|now|lunch|the day|christmas)|convict\w*|guilty|fined?|probation|sentenc\w+|return on|to prepare|house arrest|after (?:qp|he|she) (?:had )?(?:served|paid))\b/,
  },
  // "She walked out of court free", "left the dock a free woman".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:has |had |then |later |was )*(?:(?:walked|went|strode|stepped|came) (?:away |out |home )?(?:(?:of|from) (?:the )?(?:\w+ )?(?:court|courtroom|dock|courthouse|building) )?(?:(?:as )?a )?free\b|(?:left|leaves) (?:the )?(?:court|courtroom|dock|courthouse) (?:as )?a free (?:man|woman|person)\b|(?:walked|went|left|came)\b[^.;,]{0,30} without a stain)/,
    unless: aftermath(),
    notBehind: aftermath(),
  },
  // "The jury did not believe the witness".
  {
    kind: "set-aside",
    pattern:
      /\bjury (?:\w+ )?(?:did not|didn't|never) (?:believe|believed) (?:a word of it|the (?:prosecut\w+|police|complainant|accuser|(?:chief |only |main |star )?witness(?:es)?))(?=[.,;]|$| and\b)/,
    unless: /\bguilty\b|\bconvict\w*/,
    notBehind: ofDefence(),
  },
  // "Prosecutors said that he stood beside them. The jury did not believe them".
  {
    kind: "set-aside",
    pattern: /\bjury (?:\w+ )?(?:did not|didn't|never) (?:believe|believed) them(?=[.,;]|$| and\b)/,
    unless: /\bguilty\b|\bconvict\w*/,
    behind: /\b(?:prosecut\w+|police|officers?|complainant|witness(?:es)? (?:said|told|claimed|swore))\b/,
    notBehind: ofDefence(),
  },
  /* An alibi that proved true. */
  // "It turned out that she had been at work".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:it|this|that) ${since}(?:turned out|emerged|transpired|come out|came out|been established|established|become clear|became clear|proved|been proved|shown|confirmed|found)(?: (?:in|at|before) (?:the )?\\w+)?(?: \\w+)? (?:that )?qp (?:had been|was) (?:\\w+ly |still |then |in fact )?${away}`,
    ),
    unless: noAlibi,
  },
  // "He had been in prison that week, it turned out", "Ruiz was on leave in that month, the firm's records show".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\bqp (?:had been|was) (?:\\w+ly |still |then )?${away}\\b[^.;]{0,50}, (?:it (?:has )?(?:since |later |then )?(?:turned out|turns out|emerged|transpired|came out)|(?:the |its |qp's |[\\w-]+'s )?(?:[\\w'-]+ ){0,4}?${records} (?:(?:from|of|in|at) [\\w' ]{2,30}? )?(?:shows?|showed|shown|proves?|proved|confirm(?:s|ed)?|says?|said|have it|has it))\\b`,
    ),
    unless: noAlibi,
  },
  // "a video showed her at work at that hour", "The clinic's diary shows that she was abroad that week".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b${records}\\b[^.;]{0,30}?\\b(?:shows?|showed|shown|proves?|proved|puts?|placed?|places|had|has|have|caught|recorded|confirm(?:s|ed)?|says?|said) (?:that )?qp (?:(?:was|had been|to have been) )?(?:\\w+ly |still |then )?${away}(?=[^.;]*\\b${atTime}|(?<=\\b(?:miles|kilomet(?:re|er)s) away))`,
    ),
    unless: noAlibi,
  },
  // "The union's records show that he resigned to do his exams": he was not expelled.
  {
    kind: "wrong",
    pattern: new RegExp(
      `\\b(?:records?|minutes|files?|archives?|registers?|books?|lists?|letters?) (?:[\\w' ]{2,30} )?(?:shows?|showed|prove[ds]?|says?|confirm(?:s|ed)?) (?:that )?qp (?:(?:had )?(?:resigned|left|stepped down|retired|moved|graduated|withdrew)\\b(?! (?:an?|two|three|the|one|\\w+) (?:days?|weeks?|months?|years?)|[^.;]*\\b(?:after|over|following|because|amid|before|when|rather than)\\b)|(?:was|had|has) never (?:been )?(?:\\w+ )?(?:worked|taught|lived|played|studied|belonged|owned|expelled|dismissed|sacked|banned|suspended|a member|a student|employed|there|on|convicted|charged|fined|disciplined))`,
    ),
  },
  /* It is another's: by an expert's, a body's or the page's own word. */
  {
    kind: "not-the-doer",
    names: true,
    pattern: new RegExp(
      `(?:^\\W*|(?<=\\b(?:found|said|says|say|ruled|concluded|established|confirmed|shown|shows|showed|accepts?|accepted|out|emerged|and|but|where|because)(?: that)? ))(?:the|this|that) (?:handwriting|writing|hand|voice|signature|fingerprints?|accounts?|profile|face|phone number|words?|shout|shouting|car)(?: (?:in|on|of|heard in|heard on|behind) (?:the|that|this) \\w+)? (?:is|was|were|are|had been|has been|turned out to be|proved to be|belong(?:s|ed) to|came from) (?:not (?:his|hers|qp(?:'s)?)(?=[.,;]|$| (?:but|and)\\b)|(?<who>${somebodys})(?= of (?:the|another|a)\\b|(?:,? (?:and|not|who|but))\\b|[.,;]|$))`,
    ),
    unless:
      /\bon the (?:envelope|wrapping|parcel|cover|stamp)\b|\bsecond\b|\bother (?:voice|hand|account)\b|\b(?:voice|account|words?) (?:was|were|is) (?:a|an|the) (?:joke|mistake|slur|disgrace|fake name|insult|quotation|lie)/,
  },
  // "the voice had been made by a machine".
  {
    kind: "not-genuine",
    pattern:
      /\b(?:the|this|that|qp's) (?:voice|recording|clip|audio|tape|picture|photograph|image|video|film|face|song)\b(?: (?:in|on|of) \w+ \w+)? (?:is|was|were|had been|has been) (?:made|generated|produced|put together|spoken|sung|built|synthesi[sz]ed|assembled|drawn|stitched together|faked) (?:up )?(?:by|on|with|in) (?:an? |the )?(?:\w+ )?(?:machine|computer|program|programme|software|robot|bot|ai|algorithm|generator|app)\b(?! (?:firm|club|company|shop|scientist|student))/,
  },
  {
    kind: "not-genuine",
    pattern:
      /^\W*it (?:was|is|had been) an? (?:\w+ )?(?:machine|computer|program|programme|robot|generator) that (?:spoke|said|shouted|sang|had (?:spoken|said|shouted)|speaks|says|shouts)\b/,
  },
  // "The messages came from another man's account".
  {
    kind: "not-genuine",
    pattern:
      /\b(?:the|these|those|both) (?:messages?|posts?|words|letters?|tweets?|comments?|e-?mails?|videos?|clips?) (?:came|had come|were sent|was sent|were posted|was posted|had been (?:sent|posted)|were written|was written) (?:from|on|by|with|under|through) (?:another (?:\w+ )?\w+'s|(?:somebody|someone) else's) (?:\w+ )?(?:account|phone|computer|laptop|address|name|profile|number|desk)\b/,
  },
  // "Prosecutors gave up the case".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${accuser} (?:has |have |had )?(?:gave up|given up|let go of|walked away from|buried) (?:on )?(?:the|their|its) (?:case|prosecution|charge)\\b`,
    ),
    unless: /\b(?:against an?|of theft|another)\b/,
  },
  // "The man in the mask has since written to the court. It was a butcher".
  {
    kind: "not-the-doer",
    names: true,
    pattern:
      /^\W*(?:it|he|she|this|that|qp) (?:was|is|had been) (?:(?:in fact|really|actually) )?(?<who>an? (?:[\w-]+ ){0,2}?[\w-]+)(?=[.,;]|$| (?:and|who|from|of|next|called|by the name)\b)/,
    behind:
      /^\W*the (?:real )?(?:man|woman|boy|girl|person|one|fan|singer|caller|writer|painter|speaker|driver|sender|author|shouter|figure|thrower|culprit)\b[^.;]*\b(?:has|have|had|was|were) (?:since |now |later |then |also |\w+ly )*(?:written|come forward|owned up|confessed|called|rung|phoned|told|spoken|been (?:found|named|identified|traced)|found|named|identified|traced|turned up|given (?:himself|herself))\b/,
  },
  // "The lecturer was an Oscar Barros of another town".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:was|is|meant|means|had been|were) (?:an?|another|the) (?:[\w.-]+ ){0,2}?q[op] (?:of|from|at|in) (?:another|a different) (?:town|city|village|county|country|year|faculty|department|school|university|college|hospital|family|branch|age|century|generation)\b(?! of\b)/,
  },
  // "A former employee who opened a page in the name of Marcus Adeyemi".
  {
    kind: "not-genuine",
    pattern:
      /(?<!\bqp (?:\w+ ){0,2})\b(?:opened|set up|setting up|opening|created|creating|started|starting|ran|running|made|registered|registering|launched) (?:an?|the|this|that|several|two|three) (?:[\w-]+ ){0,3}?(?:pages?|accounts?|profiles?|channels?|site|website|blog|address|mailbox|shop) (?:in|under) (?:the (?:full )?name of qp\b(?!'s)|qp's (?!own)(?:\w+ )?name)/,
  },
  /* Who accused or punished makes amends. */
  // "the police called on him again, to say sorry".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `(?<!\\b(?:to|from|against|told|asked) (?:the )?)\\b(?:${accuser}|${employer}|${witness})(?:'s \\w+)? (?!(?:\\w+ ){0,4}(?:refus|declin|not|never))(?:[\\w'-]+ ){0,6}?(?:(?:called|rang|phoned|came|come|went|gone|returned|visited|wrote|written|drove)(?: (?:on|round|back|again|in|out|over|up|home|to|at|qp(?:'s)?|(?:house|home|door|flat|desk|shop|office|stall)|with \\w+|the (?:next|same) \\w+|an? \\w+ (?:later|after)|\\w+ (?:days|weeks|months|years) later|yesterday|last \\w+|on \\w+day|in \\w+)){0,6},? to (?:say|tell qp) (?:that )?(?:(?:it|they|he|she|we) (?:was|were|are|is) )?(?:\\w+ )?sorry|(?:has|have|had) (?:\\w+ )?said sorry to qp|said sorry to qp)\\b(?! (?:to|for) (?!qp|(?:the )?(?:arrest|mistake|error|ban)))`,
    ),
    unless:
      /\b(?:to the \w+'s|to the (?:rabbi|congregation|community|victims?|famil\w+|parents|readers|opponent|synagogue|fans|pupils|council|public|patient|couple|jewish|shop\w*|players?|guests?|students?|worshippers|crowd)|jews?|jewish|rabbi|congregation|synagogue|to qo|for (?:qp's|his|her) (?:words?|remarks?|conduct|post))\b|^\W*qp\b/,
  },
  // "She has had an apology", "has had a letter of apology from the school".
  {
    kind: "withdrawn",
    pattern:
      /\bqp (?:(?:has|have|had) (?:since |now |also )?(?:had|got|been given|been sent|been offered|been promised|received)|got|received|was given|was sent) (?:an?|the|its|their|two) (?:(?!(?:no|not|own)\b)[\w'-]+ ){0,4}?apolog(?:y|ies)(?=[.,;]|$| (?:from|by|in|and|for|on)\b)(?! (?:to|read|printed|for (?:the words|what qp)))/,
    unless: /\b(?:demand\w*|refus\w*|from qp)\b/,
  },
  // "We owe him a season", "is owed his costs", "is owed an apology".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `\\b(?:we|it|they|(?:the )?(?:${accuser}|${employer})) (?:now |still |all )?owes? (?:qp|him|her) (?:an?|our|the|its|two|three) (?:\\w+ )?(?:apolog\\w+|season|year|career|job|life|name|match(?:es)?|games?|months|explanation)\\b|\\bqp (?:is|was|are) (?:now |still )?owed (?:(?:qp's|his|her) (?:\\w+ )?(?:costs|fees|wages|salary|expenses|back pay|pay)|back pay|an? (?:\\w+ )?(?:apology|year|season)|compensation)\\b|\\b(?:state|crown|treasury|prosecution|police|county|city|school|university|league|federation|complainant) (?:must|has to|have to|is to|will have to|was ordered to|was told to|had to) (?:pay|meet|bear) qp's (?:\\w+ )?(?:costs|fees|wages|salary|back pay|expenses)\\b|\\b(?:state|crown|treasury|police|county|city) (?:must|has to|is to|will have to|was ordered to|had to) (?:pay|compensate) qp for (?:every|each|all|the|\\w+) (?:\\w+ )?(?:days?|nights?|weeks?|months?|years?)\\b`,
    ),
    unless: /\b(?:to (?:the )?(?:rabbi|community|congregation|fans|opponent)|qp owes?)\b/,
  },
  // "The lexicon has pulped the volume".
  {
    kind: "withdrawn",
    pattern:
      /\b(?:lexicon|encyclop\w+|dictionary|almanac|yearbook|directory|handbook|who's who|chronicle|reference work|register|archive|museum|publishers?)(?: \w+){0,2}? (?:has |had |have |is |will )?(?:since |now )?(?:pulped|pulping|pulp|recalled|recalling|withdrawn|withdrew|taken (?:out|down)|took (?:out|down)|struck out|cut|deleted|removed) (?:the|its|that|this) (?:\w+ )?(?:volume|edition|entry|passage|sentence|page|line|article)\b(?!['’]| (?:by|of) qp)|\b(?:lexicon|encyclop\w+|dictionary|publishers?)(?: \w+){0,2}? (?:has |had )?(?:taken|took|cut|struck) (?:the|its|that|this) (?:\w+ )?(?:entry|passage|sentence|page|line) (?:out|down|off)\b/,
    unless: /\b(?:qp's (?:\w+ )?(?:book|novel|memoirs?|volume|essay|article|entry on)|by qp|written by|novel|memoirs?|stock)\b/,
  },
  // "An arbitrator listened to the tape and heard “you”".
  {
    kind: "wrong",
    pattern: new RegExp(
      `\\b(?:${court}|experts?|committee|commission|linguists?|investigators?|referees?|inquiry|police)\\b[^.;]{0,40}\\b(?:listened to|played|heard|watched|looked at|viewed|read)\\b[^.;]{0,40}? and (?:heard|found|saw|read|made out) (?:["“'‘](?![^"”]*\\b(?:jew|yid|kike|hitler|gas|heil|nazi))[^"”]{1,40}["”'’]|no such|nothing (?:of (?:the kind|the sort)|like it|at all)|neither word|another word|no word|none of (?:it|them|the words))`,
    ),
    unless: /\b(?:jew\w*|yid|kike)\b|\b(?:but|upheld|confirmed|convicted|banned)\b/,
  },
  // "A panel overruled it, and she is back in the squad".
  {
    kind: "set-aside",
    pattern:
      /\bqp (?:is|was|has been) (?:now |again |once more |already )?(?:(?:allowed |let |taken |welcomed )?back (?:in (?:the |qp's )?(?:\w+ )?(?:squad|side|team|line-up|classroom|choir|orchestra|goal|class|post|job|office|chair)|at (?:work|qp's|the (?:bench|desk|counter|school|club))|on (?:the (?:pitch|bench|stage|air|team|list)|duty|air)|behind the)|in the (?:squad|side|team|line-up)|(?:teaching|playing|singing) again)\b/,
    behind: new RegExp(
      `\\b(?:appeal (?:board|panel|court|judges|committee)|appeals|overrul\\w+|threw (?:it|that|the \\w+) out|overturn\\w+|arbitrat\\w+|tribunal|court|judges?|review|annul\\w+|ombudsman)\\b`,
    ),
    unless:
      /\b(?:serv\w+|expir\w+|ran out|over\b|ended|after (?:the|her|his|qp's|an?|\w+ (?:match|week|month|game)\w*) ?(?:\w+ )?(?:ban|suspension|match\w*|weeks?|months?)|back (?:in|before|to) (?:court|prison|jail|custody|the dock)|in (?:court|prison|jail)|appeal (?:was|is) (?:dismissed|rejected)|if|will be|may be)\b/,
    notBehind:
      /\b(?:serv(?:ed|ing)|expir\w+|reduc\w+|shorten\w+|halv\w+|upheld|confirmed|rejected|dismiss\w* (?:the|his|her|qp's) appeal|appeal was dismissed|refused)\b/,
  },
  // "a court told it to open the door to her", "told the school to have him back".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${court}|minister|regulator)\\b[^.;]{0,30}?\\b(?:told|ordered|directed|instructed|made|obliged|forced|required) (?:it|them|the \\w+|its \\w+|[\\w-]+) (?:to )?(?:open (?:its|the|their) (?:doors?|gates?|classrooms?|pitch) (?:again )?to qp\\b(?!')|(?:let|have|take|bring|seat|put) qp(?:'s)? (?:back|in\\b|teach|play|work|study|return|sing)|give qp(?:'s)? (?:back )?(?:qp's|qp|his|her|the) (?:old |former )?(?:classroom|job|post|desk|place|seat|badge|chair|licen[cs]e|locker|keys?|pitch|stall|office)\\b)`,
    ),
    unless: /\b(?:not to|hearing aid|files|interview|questioning|custody|cell|for trial|on trial)\b/,
  },
  /* A body that finds nothing. */
  {
    kind: "no-case",
    pattern:
      /\b(?:found|traced|met|find|finds|located|heard from) (?:no one|nobody|not one (?:person|\w+)|no (?:witness(?:es)?|person|pupil|colleague|player|guest|passenger))(?: else)? who (?:had |could )?(?:(?:heard|seen|witnessed|noticed|remember(?:ed|s)?|recall(?:ed|s)?) (?:it|them|any of it|this|any(?:thing)?(?: such| of the kind)?(?: words?)?|the (?:words?|remarks?|shouts?|sentence|insult)|such (?:words?|a \w+))|confirm(?:ed)? (?:it|them|this|the (?:claim|words|story|complaint)))\b/,
    unless: /\b(?:not heard|second|else who)\b/,
  },
  {
    kind: "no-case",
    pattern:
      /\b(?:looked into|heard|investigat\w+|inquir(?:y|ies)|review\w*|examin\w+|board|panel|committee|ombudsman|commission)\b[^.;]{0,60}? (?:and |has |had )?found (?:nothing(?: at all)?(?: (?:to|in|of) (?:it|the (?:claim|complaint|story|allegation|kind|sort)))?(?=[.,;]|$)|nothing against qp\b|nothing (?:to|in) (?:it|the (?:claim|complaint|story|allegation))\b)/,
    unless: /\b(?:nothing wrong with|else|flat|house|home|phone|search\w*|but|except|strange|funny)\b/,
  },
  // "The recorder in the cockpit has no such words".
  {
    kind: "no-case",
    pattern:
      /\b(?:recorders?|recordings?|tapes?|logs?|transcripts?|minutes|videos?|footage|microphone|black box|film|sound|protocol|chat)\b(?: (?:in|of|from|on) (?:the )?[\w' ]{2,30}?)? (?:has|have|had|contains?|contained|shows?|showed|holds?|held|bears?|gives?|gave) (?:no such (?:words?|sentences?|remarks?|phrases?|thing|messages?|insults?|shouts?|slogans?)|none of (?:the|these|those) (?:words|sentences|remarks|messages)|nothing of the (?:kind|sort)|neither (?:word|sentence|remark))\b/,
    unless:
      /\b(?:(?:second|other|third) (?:\w+ )?(?:tape|recorder|recording|camera|video|film)|(?:and|though|while) [^.;]{0,30}\b(?:heard|remember\w*|saw|seen)\b|but|because|only until|off at|switched off|cut|had been deleted|were deleted|struck out|no sound)\b/,
  },
  // "It heard from eleven witnesses and closed the matter".
  {
    kind: "no-case",
    pattern:
      /\b(?:(?:heard|spoke|listened|looked|watched|read|interview\w+|question\w+|examin\w+|consider\w+|met|investigat\w+)\b[^.;]{0,60}\b(?:and|then|before)) (?:then |later )?(?:closed|closing|shut) (?:the|its) (?:matter|file|case|book|inquiry|complaint)\b/,
    unless: admission(),
    notBehind: admission(),
  },
  /* Who said it takes it back. */
  // "In June they said that she had not".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `^\\W*(?:(?:but |and |now |then |later |in (?:${months}) |on \\w+day |(?:a|one|two|three|some|several) (?:days?|weeks?|months?|years?) later |last (?:week|month|year) |this week ),? ?)*(?:they|it|(?:the )?(?:${accuser}|${employer}|${witness})) (?:has |have |had |now |later |then |since |also )*(?:says?|said|announced|told \\w+|told (?:the|a) \\w+|wrote|accept(?:s|ed)?|admit(?:s|ted)?|conceded|acknowledged) (?:that )?qp (?:had|did|has)(?: not|n't)(?: (?:done|said|shouted|written|sung|painted|posted|used|called|been) (?:it|so|this|that|them|anything|the (?:words?|slogan|letter|post)|there|the one)| do (?:it|so)| say (?:it|so))?(?: after all| at all)?[.,;]`,
    ),
    notBehind:
      /\b(?:friends?|lawyers?|solicitors?|counsel|family|relatives|parents|wife|husband|mother|father|colleagues|supporters|defen[cs]e|union|neighbours) (?:\w+ )?(?:said|say|told|insist\w*|gave|swore|asked|were asked)\b/,
  },
  // "The opponent accepts that it was a man in the crowd", "The police now say that it was a lodger".
  {
    kind: "not-the-doer",
    names: true,
    pattern: new RegExp(
      `\\b(?:${witness}|${accuser}|federation|league|club|school|university|board)(?: \\w+){0,2}? (?:has |have |had |now |later |then |since |also |himself |herself )*(?:says?|said|accept(?:s|ed)?|admit(?:s|ted)?|concede[sd]?|agree[sd]?|acknowledge[sd]?|knows?|written|wrote(?: again)?|writes?|told \\w+|confirm(?:s|ed)?|believes?|thinks?)(?: again)?(?: to (?:say|tell \\w+))?:? (?:that )?(?:(?:it|the (?:voice|shout|words?|insult|speaker|shouter|man|culprit)) (?:was|is|had been|were|came from)|(?:he|she|they) (?:had )?(?:meant|heard|seen|saw)) (?<who>(?:an?|another|somebody|someone|the) (?:[\\w-]+ ){0,3}?[\\w-]+)(?=[.,;]|$| (?:in|on|from|at|next|who|behind|of|with|and)\\b)`,
    ),
    unless: /\b(?:second|joke|not)\b/,
  },
  // "The patient wrote a second letter a week later to say that it had been the dentist next door".
  {
    kind: "not-the-doer",
    names: true,
    pattern: new RegExp(
      `\\b${witness}\\b[^.;]{0,30}\\b(?:wrote|sent|made|gave|rang|called|came back|filed|handed in|signed)\\b[^.;]{0,50} (?:to say|saying|in which (?:he|she|they|qp) (?:said|wrote|admitted|says)|which (?:says|said)) (?:that )?(?:it|the (?:words?|voice|speaker|man|woman)) (?:had been|was|were|is) (?:said by |spoken by |that of )?(?<who>(?:an?|another|somebody|someone|the) (?:[\\w-]+ ){0,3}?[\\w-]+)(?=[.,;]|$| (?:in|on|from|at|next|who|behind|of|with|and|across|upstairs|downstairs)\\b)`,
    ),
  },
  // "The opponent now says that he misheard".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `\\b(?:${witness})(?: \\w+){0,2}? (?:has |have |had |now |later |then |since |also )*(?:says?|said|accept(?:s|ed)?|admit(?:s|ted)?|concede[sd]?|agree[sd]?|acknowledge[sd]?|written|wrote|told (?:the |an? )?\\w+) (?:that )?(?:he|she|they|qp) (?:had |has |have |may have |must have )?(?:misheard|mistook|mixed (?:it|them|the two|qp(?:'s)?) up|got (?:it|the (?:\\w+ )?(?:name|man|woman|day|face|person|flat|door|player)) wrong|got the wrong (?:man|woman|person|face|name|player|door|flat)|named the wrong \\w+|picked the wrong \\w+|been mistaken|was mistaken|were mistaken|made a mistake|is no longer sure|was no longer sure|heard (?:it )?wrong|heard something else)\\b`,
    ),
  },
  /* A court undoes it in plain words. */
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|\\b(?:and|so|but|now) |, )\\W*(?:the|qp's|his|her|both|all) (?:\\w+ )?(?:convictions?|verdict|ban|sentence|sanction|expulsion|suspension|guilty verdict|fine|finding)s? (?:is|are|was|has) (?:now |since )?(?:gone(?! (?:to|up|from|through|on|before))|no more|history|off the (?:books|record)|dead)(?=[.,;]|$| (?:and|after|too|since|as|now)\\b)`,
    ),
    unless: /\b(?:not gone|served|expired|ban is over|wants?)\b/,
  },
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${court}|lords|appeals? (?:court|judges)|court of appeal)\\b[^.;]{0,40}? (?:has |have |had )?(?:saw|seen|read|took|taken|viewed) (?:(?:it|the (?:matter|case|speech|song|post|thing|words|leaflet|film|book|picture|letter|remark|joke|sentence|play|article)|things|that|this) (?:quite |very |rather )?(?:differently|otherwise|another way|the other way)|(?:an?other|a different|the opposite) view)\\b`,
    ),
    behind:
      /\b(?:convict\w*|found guilty|banned|suspended|dismissed|expelled|fined|sacked|sentenced|jailed|struck off|barred|ban)\b/,
    notBehind:
      /\b(?:said|says|argu\w+|den(?:y|ied|ies)|insist\w*|claim\w*|call(?:ed|s) it|joke|lawyer|defen[cs]e|plead\w*|acquit\w*|cleared|dropped|reject\w*|not guilty|appealed)\b/,
    unless: /\b(?:but|reject\w*|upheld|confirmed|claim\w*|call(?:ed|s) it|joke|lawyer)\b/,
  },
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${court}|court of appeal|appeal court)\\b[^.;]{0,40}? (?:has |have |had )?(?:tore up|torn up|binned|wiped (?:away|out)|did away with|done away with|got rid of|crossed out|threw away|struck a line through|scrubbed) (?:the|qp's|his|her|both|that) (?:\\w+ )?(?:convictions?|verdict|ban|sentence|sanction|expulsion|suspension|fine|finding|dismissal)\\b`,
    ),
  },
];

/** What makes of a way out of court no acquittal. */
function aftermath(): RegExp {
  return /\b(?:suspended|convict\w*|guilty(?<!not guilty)|sentenc\w*|fined?|probation|community (?:service|order|work)|unpaid work|spared|avoid\w*|despite|bail|conditional|probationary|time served|served|tag|curfew|warning|caution|judge ordered|will return|until|pending)\b/;
}

/** Whoever speaks for the person. */
function ofDefence(): RegExp {
  return /\b(?:friends?|alibi|defen[cs]e|lawyer|(?:his|her|qp's) family|mother|wife|husband|sister|brother|neighbours? (?:said|swore))\b/;
}

/** What was owned up to, or came of it: a matter that was closed then was not closed for want of anything. */
function admission(): RegExp {
  return /\b(?:apologi\w+|apology|admit\w*|confess\w*|resign\w*|stepp\w+ down|accept\w*|fined|warn(?:ed|ing)|reprimand\w*|suspend\w*|banned|expell?\w*|expulsion|ban|dismiss\w*|sack\w*|caution\w*|settle\w*|paid|convict\w*|guilty|retired|sentenc\w*|upheld|sanction\w*|left the (?:club|firm|party)|training|course)\b/;
}

/** What each form cannot be said without. */
const wordsOfImplied = new QuickPatterns(impliedForms.map(({ pattern }) => neededWords(pattern) ?? pattern));

const ofOffice =
  /^(?:chief |presiding |senior |district |the )?(?:judge|justice|magistrate|prosecutor|(?:district|state|crown|county|prosecuting|u\.?s\.?) attorney|attorney general|(?:police )?(?:chief|commissioner)|sheriff|arbitrator|ombudsman|recorder)\b/i;
/** "Judge Amos Reed": whoever is named by an office of the court, as the office. */
function withOffices(page: PageReading, { mentions }: Sentence, told: string): string {
  const others = mentions.filter(({ person }) => person !== 0);
  let at = -1;
  return told.replaceAll(
    /\b(?:(judge|justice|magistrate|prosecutor|sheriff|arbitrator|ombudsman) )?qo\b/g,
    (all, office?: string) => {
      at += 1;
      const { from, end } = others[at] ?? { from: 0, end: 0 };
      return office ?? (ofOffice.test(page.text.slice(from, end)) ? "judge" : all);
    },
  );
}

const anyPronoun = /\b(?:he|she|him|his|hers|her)\b/g;
/** For a first look: the sentence with all that may yet be read into it. */
function withAllReadings(told: string): string {
  const plain = /\bqo\b/.test(told) ? `${told} ${told.replaceAll(/\bqo\b/g, "judge")}` : told;
  const may = plain.replaceAll(anyPronoun, "qp");
  return may === plain ? plain : `${plain} ${may} ${plain.replaceAll(anyPronoun, "qp's")}`;
}

/** Right behind a sentence that speaks of the person alone a pronoun means them. */
function withPronouns(told: string, before: string): string {
  const people = before.replaceAll(/\b(?:from|in|near|at) qo\b/g, " ");
  if (!/\bqp\b/.test(people) || /\bqo\b/.test(people)) return told;
  return told.replaceAll(anyPronoun, (word, at: number) =>
    word === "his" ||
    (word === "her" &&
      /^ (?!(?:of|to|in|on|at|for|with|and|but|as|from|by|the|a|an|that|was|is|had|not|back|go|home|off|walk|leave|free|teach|play|work)\b)[a-z]/.test(
        told.slice(at + 3),
      ))
      ? "qp's"
      : "qp",
  );
}

/** It goes on, or is decided otherwise, after all. */
const onceMore =
  /\b(?:convict(?:ed|s)|found (?:him |her |qp )?guilty|sentenced|jailed|imposed (?:the|a)|reinstated the (?:ban|conviction)|restored the|re-?tried|resum(?:ed|es)|went on|began again|pleaded guilty|admitted)\b/;
const turnsBack =
  /\b(?:but|until|only to|then|before)\b[^.;]{0,60}\b(?:convict\w*|guilty|again|resum\w+|overturn\w*|revers\w*|disagree\w*|reject\w*|changed (?:his|her|their) mind|refused|upheld|was wrong|was false|proved false)\b/;

/** A sentence as exculpation.ts masks it. */
export type Told = {
  told: string;
  /** It names the person. */
  named: boolean;
  /** It is about the person, named or not. */
  isOfThem: () => boolean;
  /** What stands before it, masked alike. */
  before: () => string;
};

export type ImpliedClearing = {
  kind: ExculpationKind;
  from: number;
  length: number;
  text: string;
};

/**
 * What a sentence implies in the person's favour: "The handwriting was another man's", "The police called again, to say sorry".
 * @returns where in its text it does, with who is meant by pronouns and offices put in
 */
export function impliedIn(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  sentence: Sentence,
  masked: Told,
): ImpliedClearing | null {
  if (!masked.isOfThem()) return null;
  const worth = wordsOfImplied.in(withAllReadings(masked.told));
  if (worth.size === 0) return null;
  const text = withPronouns(withOffices(page, sentence, masked.told), masked.before());
  for (const [at, form] of impliedForms.entries()) {
    if (!worth.has(at)) continue;
    const match = form.pattern.exec(text);
    if (!match || form.unless?.test(text)) continue;
    // Somebody else by name, but for who did it.
    if (!masked.named && isBesideAnother(text, match, record)) continue;
    const ahead = text.slice(0, match.index);
    const around = `${masked.before()} ${ahead}`;
    if (form.behind && !form.behind.test(masked.before()) && !form.behind.test(text)) continue;
    if (form.notBehind?.test(around)) continue;
    if (turnsBack.test(text.slice(match.index + match[0].length))) continue;
    if (form.names && !isSomebodyElse(page, match.groups?.["who"], text.slice(match.index + match[0].length))) continue;
    if (form.ofLaw === true && !isOfLawAlone(record)) continue;
    if (form.kind === "set-aside" && isTakenUpAgain(page, discourse, record, sentence)) continue;
    return {
      kind: form.kind,
      from: match.index,
      length: match[0].length,
      text,
    };
  }
  return null;
}

const clauseEdge =
  /[,;:] | [–—] | (?:and|but|after|when|while|because|as|since|once|who|which|until) (?!(?:a|an|the|other) \w+ (?:of|for) )/g;
/** Whose case somebody else has: "the case against qo", "qo's conviction", "cleared qo". */
const hasCase =
  /\b(?:against|on|of|over|cleared|acquitted|freed|released|exonerated|charged|convicted|jailed|accused|arrested|suspended|sacked|expelled|reinstated) (?:\w+ )?qo\b|\bqo(?:'s? (?:[\w-]+ ){0,2}?(?:case|charges?|convictions?|verdict|ban|suspension|sentence|appeal|trial|expulsion|dismissal|name)\b|(?:,[^,;.]{2,60},)? (?:was|were|is|has been|had been|walked|won|also) (?!(?:being )?(?:questioned|told|asked|found to have (?:lied|invented)|paid|called|heard|recalled|the|a|an)\b))/;

/**
 * Somebody else is named in the clause that ends something, or has a case of their own in the sentence: "The printer, qo, had been paid, the court
 * quashed the conviction" names them in another clause, and where the person alone is accused it is theirs.
 */
function isBesideAnother(text: string, match: RegExpExecArray, record: SubjectRecord): boolean {
  const rest = text.replace(match[0], " … ");
  if (!/\bqo\b/.test(rest)) return false;
  if (!record.soleAccused || hasCase.test(text)) return true;
  const end = match.index + match[0].length;
  let from = 0;
  let to = text.length;
  for (const edge of text.matchAll(clauseEdge)) {
    if (edge.index + edge[0].length <= match.index + 1) from = edge.index + edge[0].length;
    else if (edge.index >= end) {
      to = edge.index;
      break;
    }
  }
  return /\bqo\b/.test(`${text.slice(from, match.index)} ${text.slice(end, to)}`);
}

/** Police or a court took steps against them, and no employer, club or office of their own did. */
function isOfLawAlone({ steps, frames }: SubjectRecord): boolean {
  const kinds: string[] = [...steps.map((step) => step.class), ...frames.map(({ kind }) => kind)];
  return kinds.some((kind) => /^(?:arrest|charge|indict|try|plead|convict)$/.test(kind)) && !kinds.includes("discipline");
}

/** "the dentist | next door". */
const isOfElsewhere =
  /^ (?:next door|upstairs|downstairs|opposite|across the|down the|(?:of|from|in|at) (?:another|a different|the (?:next|other|neighbouring)))\b/;

const anotherPlace = /^another (?:shop|school|club|bus|tram|train|car|house|flat|team|clinic|bar|firm|stall|class|table|stand)$/;

/** Somebody, and not the person by what the page calls them beside their name: "a butcher", not "the joiner" of a joiner. */
function isSomebodyElse(page: PageReading, who: string | undefined, behind: string): boolean {
  if (who === undefined) return true;
  if (/\b(?:somebody|someone) else\b/.test(who) || anotherPlace.test(who)) return true;
  const words = who
    .replace(/'s$/, "")
    .replaceAll(/\b\w+'s\b/g, " ")
    .split(" ");
  const noun = words.at(-1) ?? "";
  const isPerson =
    isPersonNoun(noun) || /^(?:\w*hand|twin|double|understudy|extra|mascot|namesake)$/.test(noun) || /\bq[op]$/.test(who);
  if (!isPerson || /\bqp\b/.test(who)) return false;
  if (/^another\b/.test(who) || isOfElsewhere.test(behind)) return true;
  const isTheirs = page.sentences.some(
    (one) => one.mentions.some(({ person }) => person === 0) && new RegExp(`\\b${noun}\\b`, "i").test(one.text),
  );
  return !isTheirs;
}

/** Further down they are convicted after all, or the trial goes on. */
function isTakenUpAgain(page: PageReading, discourse: Discourse, record: SubjectRecord, sentence: Sentence): boolean {
  return page.sentences.some(
    (one) =>
      one.index > sentence.index &&
      one.kind === "main" &&
      onceMore.test(one.text) &&
      (one.mentions.some(({ person }) => person === 0) ||
        (one.mentions.length === 0 && record.about.has(one.index)) ||
        discourse.meant.some(({ start }) => start >= one.start && start < one.end)),
  );
}
