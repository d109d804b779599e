import * as field from "./exculpation-words.ts";

/** In what way the source takes it back: what was decided, who did it, what it rests on, what was reported, or who could answer for it. */
export type ExculpationKind = "set-aside" | "not-the-doer" | "not-genuine" | "withdrawn" | "wrong" | "child" | "no-case";

/** One way of saying that somebody is cleared, tried on a sentence in which `qp` stands for them and `qo` for whoever else is named. */
export type Form = {
  kind: ExculpationKind;
  pattern: RegExp;
  /** It may be said without naming the person: "The verdict was annulled." */
  bare?: true;
  /** What it says is a negation, or a supposition, itself: what stands before it is not asked. */
  whole?: true;
  /** A pronoun that means the person will do for their name. */
  byPronoun?: true;
};

const aux = "(?:was|were|is|are|be|been|being|has|have|had|got|gets|stands?|stood)";
const adverbs =
  "(?:(?:also|since|now|later|then|once|again|finally|eventually|fully|completely|entirely|formally|officially|subsequently|today|yesterday|meanwhile|thereupon|therefore|thus|accordingly|unanimously|posthumously|publicly|retroactively|just|all|both|in fact|actually|indeed|in reality|in truth|merely|only|simply|already|long|[a-z]+ly) )*";
/** Up to so many words that begin no clause and name nobody else. */
const few = (most: number) => `(?:(?!(?:qo|and|but|who|which|that|because|if|when|while)\\b)[\\w'’-]+,? ){0,${most}}?`;
const between = (most: number) => `(?:(?!qo\\b)[^.;]){0,${most}}?`;
const mine = "(?:qp's|qp['’])";
/** "The verdict", "its finding against", "qp's ban": a step, with what stands before it. */
const step = `(?:the|this|that|these|those|its|their|all|every|each|any|both|an?|earlier|${mine}|[\\w-]+['’]s) (?:(?!qo\\b)[\\w'’-]+ ){0,3}?${field.steps}`;
const item = `(?:the|this|that|these|those|its|their|all|every|any|both|alleged|${mine}) (?:(?!qo\\b)[\\w'’-]+ ){0,3}?${field.items}`;
const outlet =
  "(?:we|this (?:newspaper|paper|site|website|programme|magazine|newsroom|broadcaster|channel)|(?:the|its|our) (?:\\w+ )?(?:newspaper|paper|daily|weekly|publisher|broadcaster|station|magazine|editors?|editor-in-chief|agency|newsroom|site|website|outlet|author|journalist|reporter|source|channel|portal|tabloid|blog|blogger|columnist|press office|news desk|wire service))";
/** Who may own up to a mistake: a body, or a paper that speaks of itself. */
const ownsUp =
  "\\b(?:we|court|judges?|panel|tribunal|federation|committee|board|police|prosecut\\w+|union|association|league|club|university|school|company|employer|party|ministry|commission|council|chair|governors|minister|authorit(?:y|ies)|paper|newspaper|office|agency|force|body|publisher|broadcaster|station|magazine|editors?|bank|firm|hospital|diocese|church|army|college|regulator|state|government|president|director|rector|dean|chancellor|mayor)\\b";
const person = "(?:qp)";
const done = `(?:acquitted|cleared|exonerated|absolved|exculpated|vindicated|rehabilitated|(?<!\\bbe )reinstated(?! (?:\\w+ )?(?:after|once|when|having|on condition|subject to|following)\\b)|pardoned|found (?:to be )?(?:not guilty|innocent|blameless|not (?:responsible|liable))|not guilty|innocent|blameless|guiltless|faultless|free of (?:blame|guilt|suspicion|any (?:blame|guilt|suspicion))|beyond (?:blame|suspicion|reproach)|above suspicion|released without charge|declared innocent|misidentified|misquoted|mistranslated|misheard|misrepresented|misreported|impersonated|framed|hacked|confused with|mistaken for|mixed up with|a victim of (?:mistaken|a (?:hoax|smear|forger|hack|mix|prank|miscarriage|fabricat|deepfake|mistake)|identity)|the victim of (?:mistaken|an? |identity)|the wrong (?:man|woman|person|one)|unfairly (?:dismissed|sacked)|wrongfully (?:dismissed|sacked)|ruled out|eliminated from|restored to|welcomed back|no longer (?:a suspect|suspected|accused|under suspicion|regarded as guilty|considered guilty)|let off(?! (?:paying|with|lightly|(?:the|his|her|qp's|a|part of the|half the) (?:\\w+ )?(?:fines?|fees?|costs|payment|rent|bill|debt|surcharge|hours|rest)))|off the hook|completely in the clear|in the clear)`;
const active = `(?:acquit(?:s|ted|ting)?|clear(?:s|ed|ing)|exonerat(?:es?|ed|ing)|absolv(?:es?|ed|ing)|exculpat(?:es?|ed|ing)|vindicat(?:es?|ed|ing)|rehabilitat(?:es?|ed|ing)|reinstat(?:es?|ed|ing)|pardon(?:s|ed|ing)?|eliminat(?:es?|ed|ing)|rul(?:es?|ed|ing) out(?! qp's (?:[a-z]+ )?(?:release|parole|return|appeal|candidacy|selection|comeback|reinstatement))|restor(?:es?|ed|ing)|misidentif(?:y|ied|ies|ying)|misquot(?:es?|ed|ing)|mistranslat(?:es?|ed|ing)|misrepresent(?:s|ed|ing)?|(?:found|finds|finding) (?:in favou?r of|for)|(?:rul(?:ed|es|ing)|decid(?:ed|es|ing)) (?:in favou?r of|for)|sid(?:ed|es|ing) with|mistook|entirely in favou?r of|fram(?:ed|ing))`;
const notWords = "(?:not|n['’]t|never|at no (?:time|point)|in no way|by no means)";

export const forms: readonly Form[] = [
  /* What was decided is undone. */
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    pattern: new RegExp(`\\b${step}\\b${between(70)} ${aux} ${adverbs}(?:${aux} ${adverbs})?${field.undone}\\b`),
  },
  // "has had his conviction quashed", "saw her ban lifted".
  {
    kind: "set-aside",
    byPronoun: true,
    pattern: new RegExp(`\\b(?:(?:has|have) had|had|saw|has seen) ${step} ${adverbs}${field.undone}\\b`),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    pattern: new RegExp(
      `\\b(?<!\\bqp ${adverbs})(?:has |have |had )?(?!avoided an? )(?:${field.undone}|${field.undoing}) (?:and \\w+ )?${step}\\b`,
    ),
  },
  { kind: "set-aside", bare: true, byPronoun: true, pattern: new RegExp(`\\b${field.undoings} of ${step}\\b`) },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    pattern: new RegExp(
      `\\b(?:declared?|declares|ruled?|held|found|pronounced|considered|deemed|judged|called|calling|finding|declaring|ruling|holding|deeming) (?:that )?${step}\\b${between(40)} ${adverbs}${field.bad}\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    pattern: new RegExp(
      `\\b${step}\\b${between(70)} (?:${aux}|proved|proven|turned out|became|ruled|held|deemed|judged|considered|declared|as) ${adverbs}(?:${aux} )?(?:to (?:be|have been) )?${adverbs}(?:declared |ruled |held |found |deemed |judged |considered )?(?:to (?:be|have been) )?${adverbs}${field.bad}\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    whole: true,
    pattern: new RegExp(
      `\\b${step}\\b${between(50)} (?:no longer (?:stands?|applies|apply|valid|exists?|holds?|binding|has|have|counts?)|(?:does|did|do|can|could|has|have) ?(?:not|n['’]t) (?:stand|hold|survive|survived|stood|withstand|withstood|apply|exist|be (?:upheld|sustained|maintained|substantiated|proved|proven|supported|verified))|cannot (?:stand|be (?:upheld|sustained|maintained|substantiated|supported))|(?:collapsed|crumbled|fell apart|unravelled|unraveled|evaporated|came to nothing|has gone|ceased to (?:exist|have|apply)|lapsed|ended (?:in|with) (?:an? )?(?:\\w+ )?acquittal))\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    whole: true,
    pattern: new RegExp(
      `\\b(?:nothing|little) (?:is |was )?(?:left|remains|remained|survives|survived) of (?:the|those|these|its|this|all|that|qp's)\\b|\\b(?:neither|none of|no part of) (?:the|those|these|its) ${few(4)}${field.steps}\\b[^.;]*\\b(?:stands?|valid|holds?|true|survived?|appl(?:y|ies)|founded|substantiated|upheld|sustained|remains?|left|existed|justified|correct)\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    pattern:
      /\b(?:case|proceedings|trial|matter|retrial|charges?) (?:was |were |has been |is )?(?:closed|ended|ends|concluded|ending|dismissed|thrown out)? ?(?:in|with) (?:an? |qp's )?(?:\w+ )?(?:acquittal|prejudice|exoneration|full vindication)\b|\bmiscarriages? of justice\b|\bdouble jeopardy\b|\b(?:time-barred|statute-barred|abuse of process)\b/,
  },
  // "DNA rules her out as the culprit".
  {
    kind: "not-the-doer",
    byPronoun: true,
    pattern: /\brul(?:es?|ed|ing) qp(?:'s)? out (?:as|of (?:being|the (?:inquiry|investigation|case))|from (?:the|its|their))\b/,
  },
  /* The person is cleared. */
  {
    kind: "set-aside",
    byPronoun: true,
    pattern: new RegExp(
      `(?<!\\b(?:of|with|to|by|beside|from|against|alongside|than|and|like|as) )\\bqp,?(?: (?:who|and|but)| \\([^)]*\\)|, (?!qo)[^,;]{1,60},)? (?:${aux}|walked|emerged|proved|ended up|considered|therefore|turned out) ${adverbs}(?:${aux} ${adverbs})?(?:considered |declared |presumed |held |deemed |judged |ruled |found |to be )*${done}\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    pattern: new RegExp(
      `(?<!\\b(?:qp|who|he|she) )\\b${active} (?:(?:mr|ms|mrs|dr|the|both|also|former|player|teacher|councillor) ){0,2}${person}\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    pattern: new RegExp(
      `\\b(?:found|finds|finding|held|holding|declared?|declaring|declares|pronounc\\w+|prov(?:ed|ing|es)|consider(?:ed|s|ing)|deem(?:ed|s|ing)|rul(?:ed|ing)|left|sees?) (?:mr |ms |mrs |dr )?qp (?:to be |was |is |had been )?${adverbs}${done}\\b|\\bqp\\b[^.;,]{0,60} and (?:was|is|were|had been) ${adverbs}${done}\\b|\\b(?:took|needed|vot\\w+|decid\\w+|agre\\w+|resolv\\w+|order\\w+|chose|led|ready|forced|obliged|oblig\\w+|compell\\w+|instruct\\w+|direct\\w+|enough|sufficed|prompt\\w+)\\b[^.;]{0,40} to (?:acquit|clear|exonerate|absolve|vindicate|exculpate|rehabilitate|reinstate|readmit|re-admit|apologi[sz]e to|compensate|release|free) (?:mr |ms |mrs |dr |the )?qp\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    pattern: new RegExp(
      `\\b(?:vot\\w+|decid\\w+|agre\\w+|resolv\\w+|order\\w+|chose|led|forced|obliged|compell\\w+|instruct\\w+|direct\\w+|prompt\\w+|mov\\w+)\\b[^.;]{0,40} to (?:annul|void|vacate|quash|overturn|rescind|revoke|lift|strike (?:down|out)|expunge|erase|delete|reverse|set aside|nullify|cancel|withdraw|retract|drop|discontinue|abandon|dismiss|scrap|take back|correct) ${step}\\b`,
    ),
  },
  {
    kind: "set-aside",
    byPronoun: true,
    bare: true,
    whole: true,
    pattern:
      /\b(?:acquittal|exoneration|vindication|rehabilitation|absolution) (?:of|for) (?:the )?qp\b(?!'s (?!name|reputation|honou?r))|\b(?:enter(?:ed|ing|s)?|order(?:ed|ing|s)?|direct(?:ed|ing|s)?|record(?:ed|ing)?|pronounc(?:ed|ing)|return(?:ed|ing)?|secur(?:ed|ing)|confirm(?:ed|ing)?|uph(?:e|o)ld(?:ing)?|announc(?:ed|ing)|substitut(?:ed|ing)) (?:an? |the |qp's |(?:verdicts? of ))?(?:\w+ )?(?:acquittals?|not guilty|innocen\w+)\b|\b(?:ended|ends|resulted|culminated) in (?:an? |the |qp's )?(?:\w+ )?(?:acquittal|exoneration|vindication)\b|\bqp's (?:full |complete |final |subsequent )?(?:acquittal|exoneration|vindication|rehabilitation|reinstatement)\b/,
  },
  {
    kind: "set-aside",
    byPronoun: true,
    pattern:
      /\bqp (?:has |had |have )?(?:\w+ly )?(?:won|wins|prevailed|succeeded|triumphed|prevails|succeeds) (?:\w+ ){0,3}?(?:appeal|case|retrial|libel|defamation|suit|lawsuit|action|damages|claim|challenge|review|reinstatement|court|on (?:appeal|review|retrial)|before|against|hearing)\b|\b(?:allow|uph(?:e|o)ld|grant|accept|sustain|conced)\w* (?:the |an |qp's )?(?:\w+ )?(?:appeal|application for review|petition)(?! by (?:the )?(?:prosecut|crown|state|public|club|school|university|company|qo))\b|\bappeals?\b(?:(?!\b(?:and|qp|qo)\b)[^.;,]){0,40} (?:was|were|is|has been|had been) (?:\w+ly )?(?:allowed|upheld|granted|successful|sustained|accepted)\b|\bappeal (?:succeeded|succeeds)\b|\b(?:victory|win|triumph|success) (?:\w+ )?for qp\b/,
  },
  {
    kind: "wrong",
    pattern:
      /\b(?:restor|reinstat|re-?admit|re-?hir|re-?employ|re-?issu|(?:return|gave|giv|hand)\w* back)\w* (?:to )?qp(?:'s|’s)? (?:back )?(?:(?:the|as|to|to his|to her|good|full) )*(?:\w+ )?(?:licen[cs]e|(?:good )?name|reputation|hono(?:u)?rs?|post|position|job|membership|title|degree|seat|badge|whip|rights|standing|registration|accreditation|record)\b|\b(?:gave|given|giv(?:es|ing)|hand(?:ed|ing)|offer(?:ed|ing)) qp (?:back )?(?:the |his |her |their |a |qp's )?(?:old |former |teaching |full )?(?:licen[cs]e|reputation|hono(?:u)?rs?|post|position|job|membership|title|degree|seat|badge|whip|rights|place|good name) back\b|\bqp's (?:good |full |teaching |medical |press |party )?(?:licen[cs]e|name|reputation|hono(?:u)?rs?|post|position|job|membership|title|degree|seat|badge|whip|registration|accreditation) (?:\w+ ){0,3}?(?:restored|reinstated|returned|given back|handed back|cleared)\b|\b(?:clear|restor)\w* (?:the )?(?:good )?(?:name|reputation) of qp\b|\b(?:reinstat|re-?admit|re-?hir|re-?employ)\w* (?:the |to \w+ )?qp\b|\b(?:cleared|restored) qp's (?:good )?(?:name|reputation)\b|\bqp's name (?:was|has been|is|had been) (?:\w+ly )?(?:cleared|removed|deleted|struck|taken off|erased|redacted)\b|\b(?:remov|delet|struck|strik|eras|tak|took)\w* qp's name (?:from|off) (?:the |its |a |their )?(?:\w+ )?(?:list|register|page|article|record|records|website|database|file|files|blacklist|report|story|roll)\b/,
  },
  {
    kind: "wrong",
    pattern:
      /\b(?:compensat\w+|damages|indemni\w+|redress|an? (?:\w+ )?(?:payout|settlement|sum)) (?:\w+ ){0,2}?(?:to|for) qp\b(?!['’])|\b(?:compensated|indemnified) qp\b|\b(?:award(?:ed|s|ing)?|pa(?:id|ys|ying)) qp (?:\w+ ){0,3}?(?:damages|compensation|redress|back pay|[£$€]?\d[\d,.]* )|\bqp (?:\w+ ){0,3}?(?:receiv\w+|awarded|paid|obtain\w+|accept\w+|won|entitled to) (?:\w+ ){0,4}?(?:compensation|damages|redress|back pay|lost earnings)\b/,
  },
  /* Somebody else did it, or nobody. */
  {
    kind: "not-the-doer",
    whole: true,
    pattern: new RegExp(
      `\\b(?:it|that|this|which) (?:${aux} |had |has )*(?:${notWords}) (?:\\w+ly )?(?:the |mr |ms |mrs |dr )?qp\\b(?!'s (?:first|last|only|second|third)\\b)|\\b(?:was|is|were|are|showed?|shows|shown|depicts?|pictured|featur\\w+|involv\\w+) ?(?:not|n['’]t) (?:the |mr |ms )?qp(?:'s)?(?= (?:but|at all|who|himself|herself|as)\\b|[.,;]|$| *$)|\\bnot (?:from |by |that of |those of )?qp(?:'s)?,? but\\b`,
    ),
  },
  {
    kind: "not-the-doer",
    whole: true,
    pattern: new RegExp(
      `(?<!\\b(?:of|with|to|by|from|against|alongside|than) )\\bqp (?:\\w+ly )?(?:was|is|were|are|had been|has been|has|had)(?: \\w+ly)? ?(?:not|n['’]t|never|at no time)(?: \\w+ly| been| in fact| even)* (?:the (?:one|man|woman|person|author|sender|attacker|culprit|writer|speaker|driver|fan|figure|individual|offender|perpetrator|shouter|source|owner|originator|user|caller)|a (?:suspect|party to|member of (?:the|that) (?:group|chat|gang))|one of (?:them|those|the)|among|at the (?:scene|match|rally|demonstration|meeting|site|event|spot|stadium|station|party|concert|game|place)|(?:even )?there\\b|in the (?:country|town|city|building|room|stadium|crowd|group|vicinity|area|photo\\w*|video|picture|footage|recording|car|chat)|on the (?:scene|premises|train|bus|pitch|recording)|involved|present (?:at the (?:scene|time|rally|match|demonstration)|when(?! (?:the |qp's )?(?:\\w+ )?(?:decision|verdict|judge?ment|sentence|hearing|ruling|penalty|ban|panel|court|trial|result|outcome)))|guilty|responsible|behind|to blame|liable|at fault|culpable|capable of|identical with|connected|implicated|its author|their author|whom? )\\b`,
    ),
  },
  {
    kind: "not-the-doer",
    whole: true,
    pattern: new RegExp(
      `(?<!\\b(?:of|with|to|by|from|against|alongside|than) )\\bqp (?:\\w+ly )?(?:did|had|has)(?: \\w+ly)? ?(?:not|n['’]t|never)(?: in fact| actually| \\w+ly| have| himself| herself| ever)* ${field.deeds}\\b(?! (?:no |any |a |an )?(?:apolog|comment|statement|representations?|submissions?|repl(?:y|ies)|responses?|admissions?|applications?|evidence|plea|appeal|up\\b|out\\b|with\\b|anything (?:more|else)|further|why|so\\b|enough|any (?:questions?|remorse|witness)|himself|herself|court|hands?|much|notice|use of|off\\b))|\\bqp (?:could|can)(?: ?not|n['’]t|not)(?: possibly| physically| in fact)? have (?:been|${field.deeds})\\b|\\bqp (?:\\w+ly )?never (?:${field.deeds})\\b(?! (?:a (?:book|word)|any (?:remorse|regret)|apolog|with\\b|of\\b|up\\b))`,
    ),
  },
  {
    kind: "not-the-doer",
    whole: true,
    pattern:
      /\bqp (?:\w+ly )?(?:had|has|have|played|took|bore|bears|shared) (?:\w+ )?no (?:\w+ )?(?:part|role|involvement|hand|share|connection|link|responsibility|knowledge|guilt|blame|influence over|access to)\b|\b(?:had|has|have) nothing (?:at all |whatsoever )?to do with (?:it|the|this|that|any)\b(?<=\bqp\b[^.;]{0,60})|\b(?:no|without any|lack of any) (?:\w+ )?(?:connection|link|tie|involvement|participation|role|responsibility|fault|guilt|wrongdoing|misconduct|blame)\b[^.;,]{0,30}\b(?:of|by|between|on the part of|with|to|from) qp\b/,
  },
  {
    kind: "not-the-doer",
    whole: true,
    pattern: new RegExp(
      `\\b(?:(?:not|other than|rather than|instead of|anyone but|someone but|unlike|innocent|blameless)) qp(?:'s)?\\b(?=[^.;]*\\b(?:wrote|sent|said|shout\\w*|post\\w*|act\\w*|author|sender|culprit|suspect|attacker|account|voice|image|photo\\w*|video|footage|handwriting|did|done|made|behind|responsible|guilty|threw|painted|offender|perpetrator|speaker|committed|computer|phone)\\b)|\\b(?:wrote|sent|said|shout\\w*|post\\w*|author|sender|culprit|suspect|attacker|account|voice|image|photo\\w*|video|footage|handwriting|made|behind|responsible|guilty|threw|painted|offender|perpetrator|speaker|committed|computer|phone|chanted|sang|belong\\w*|came|stem\\w*|originat\\w*|recording|tape|note|letter|spoken|written)\\b[^.;]*?,? (?:and |but )?(?:not|other than|rather than|instead of) (?:by |from |to |with |that of |those of )?(?:the |mr |ms )?qp\\b(?!'s \\w|'s to)(?:'s)?`,
    ),
  },
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\bqp(?:, [^,;]{1,40},)? (?:was|were|had been|has been|is) (?:\\w+ly )?(?:at the time |at that (?:time|moment|hour) |then |still |that (?:day|night|evening) )?${field.elsewhere}(?![^.;]*\\b(?:summons|decision|verdict|judge?ment|hearing|ruling|trial|news|sentence|article|report)\\b)(?=[^.;]*\\b(?:at the time|at that|when (?:it|the)|that (?:day|night|evening|morning|afternoon)|on the (?:day|night|evening|afternoon|morning|date|weekend)|in question|during the|confirm\\w*|prov\\w+|show\\w*|establish\\w*))|\\b(?:at the time of (?:the|it)|when (?:it happened|the)|on the (?:day|night|evening|afternoon|morning|date|weekend) (?:in question|of)|that (?:day|night|evening)|at that (?:time|hour|moment)|confirm\\w*|prov(?:e|ed|es|ing)|show(?:s|ed|n)?|establish\\w*|verif\\w+)\\b[^.;]{0,90}\\bqp (?:was|were|had been|has been) (?:\\w+ly |still |then )?${field.elsewhere}|\\b(?:plac|put|locat|show|captur|film|photograph)\\w* (?:the )?qp (?:\\w+ )?${field.elsewhere}|\\bqp (?:was|had been|has been) (?:already |long )?dead\\b|\\bqp (?:had|has) (?:already |long )?(?:died|been buried)\\b|\\bqp died (?:[\\w-]+ ){1,5}(?:before|earlier)\\b`,
    ),
  },
  {
    kind: "not-the-doer",
    pattern:
      /\balibis?\b[^.;]*\b(?:confirm|establish|verif|check|prov|corroborat|hold|held|stood|accept|support|substantiat|watertight|airtight|cast-iron|solid|unshak|vouch|back)\w*|\b(?:confirm|establish|verif|prov|corroborat|accept|support|vouch|back)\w* (?:\w+ )?qp's (?:\w+ )?alibi\b|\b(?:has|had|have) (?:an?|a \w+) alibi\b/,
  },
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b${field.traces}\\b[^.;]{0,70}\\b(?:rul(?:e[sd]?|ing) (?:\\w+ )?out(?! (?:that|any))|exclud\\w+(?! that)|clear(?:s|ed)|exonerat\\w+|do(?:es)? not match|did not match|(?:not|never) (?:match|belong|come)|match(?:ed|es)? (?:those of |that of )?(?:somebody|someone|another|a different|qo)|point\\w* (?:to|at|towards?) (?:somebody|someone|another|a different|qo)|(?:belong\\w*|trace\\w*|led|leads) (?:back )?to (?:somebody|someone|another|a different|qo)|(?:c[ao]me|stem\\w*) from (?:another|someone|somebody|a different))\\b`,
    ),
  },
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:${field.another}|(?=[^;]*\\b(?:from qp's|qp's (?:\\w+ )?(?:account|computer|phone|name|laptop|profile|device)|not qp|(?:for|of) which qp|blamed on qp|attributed to qp|pinned on qp|without qp|qp (?:had|was|knew|has|is)(?: \\w+)? (?:no|not|nothing|innocent)|alone|instead of qp|framed?|exonerat\\w+|blam\\w+ (?:it )?on qp|no part|nothing to do))(?:qo|qp's ${field.partisans}|an? (?:\\w+ )?(?:man|woman|person|student|colleague|friend|relative|brother|sister|cousin|neighbou?r|flatmate|classmate|fan|player|employee)(?: of qp(?:'s)?)?))\\b(?:,? [^;.]{0,60},?)? (?:has |have |had |later |since |now |then )*(?:confess\\w*|own(?:ed|s|ing)? up|admitted|admits|came forward|come forward|turned (?:himself|herself|themselves) in|claimed responsibility|took (?:the )?(?:blame|responsibility)|taken (?:the )?(?:blame|responsibility)|(?:pleaded guilty|been (?:convicted|charged|arrested|identified|sentenced)|was (?:convicted|charged|arrested|identified|sentenced|found guilty))(?=[^.;]*\\b(?:(?:for|of) which qp (?:was|had|is|has)|qp (?:had|was) (?:first |at first |originally |initially |wrongly |been )*(?:accused|blamed|suspected|convicted)|instead of qp|not qp|attributed to qp|blamed on qp|pinned on qp)\\b))\\b(?![^.;]*\\b(?:alongside|together|as well|also|too|jointly|with qp|same|co-)\\b)`,
    ),
  },
  {
    kind: "not-the-doer",
    bare: true,
    pattern:
      /^\W*(?:(?:later|meanwhile|now|since then|in the meantime|days later|weeks later|months later|years later|it turned out that|it emerged that),? )?(?:another (?:man|woman|person|fan|student|pupil|player)|someone else|somebody else|the (?:real|actual|true) (?:culprit|offender|perpetrator|author|sender|attacker|vandal))(?:, [^,;]*,)? (?:has |have |had |later |since |now |then )*(?:confess\w*|own(?:ed|s) up|admitted (?:to )?(?:it|the (?:crime|attack|deed|act|offence)|having|being the|sending|writing|shouting|posting|responsibility)|came forward|come forward|turned (?:himself|herself) in|been (?:identified|found|caught))\b/,
  },
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b(?:sent|written|posted|made|shouted|committed|painted|spoken|said|thrown|uploaded|used|sung|chanted|typed|carried out|daubed|done) by (?:in fact )?${field.another}\\b|\\b(?:culprits?|author|sender|speaker|offender|perpetrator|attacker|shouter|writer|person|man|woman) (?:is|was|were|had been|turned out to be|proved to be) (?:\\w+ly |in fact )?${field.another}\\b|\\b(?:names|identif(?:y|ies|ied)|points? to|pointed to|blames?|blamed|attribut\\w+ (?:it|them|the \\w+) to|traced (?:it |them |the \\w+ )?to|was|were) ${field.another} (?:as|who|instead|for|in|to)\\b|\\b${field.another}\\b[^.;,]{0,30}\\b(?:was|were|had been|is) (?:\\w+ )?(?:responsible|(?:the )?(?:culprit|author|sender|speaker|offender|perpetrator|attacker)|behind (?:it|the)|to blame)\\b|\\b${field.another} (?:had|who had|has) (?:\\w+ly )?(?:written|sent|shouted|posted|said|used|made|painted|thrown|committed|done)\\b|\\bnames? a different \\w+`,
    ),
  },
  {
    kind: "not-the-doer",
    whole: true,
    pattern:
      /\bmistaken identit(?:y|ies)\b|\bmisidentif\w+|\bqp\b[^.;]{0,30}\bmistaken for\b|\bmix(?:ed)?[- ]up\b|\bmixed qp up\b|\bconfus(?:ed|ion|ing) (?:of |between )?(?:qp\b|the two|names|identities)|\bthe wrong (?:man|woman|person|name|suspect|player|teacher|student|pupil|employee|individual|account|qp|target|one)\b|\b(?:an?|the|another) namesake\b|\b(?:merely|only|simply|just|happens? to|happened to) shar(?:es?|ed|ing) (?:the |a |his |her |qp's )?(?:\w+ )?name\b|\bidentity (?:theft|fraud|had been stolen|was stolen|was misused)\b|\blook-?alikes?\b|\bdoppelg\w+\b|\bmistook\b|\banother (?:man|woman|person) (?:called|named) qp\b|\bunrelated to qp\b|\bresembl\w+ qp\b/,
  },
  {
    kind: "not-the-doer",
    whole: true,
    pattern: new RegExp(
      `\\b${field.wrongly},? (?:been |being |having |been also )?(?:\\w+ed and )?${field.accused}\\b|\\b${field.accused} (?:\\w+ ){0,3}?${field.wrongly}\\b|\\b(?:wrongful|mistaken|erroneous|unjust) (?:conviction|accusations?|arrest|identification|attribution|sanction|suspension|expulsion|listing|naming|verdict|finding)s?\\b|\\b(?:false|unfounded|baseless|groundless|unjustified) (?:accusations?|allegations?|identification|attribution|reports?|charges?|complaints?|suspicions?)\\b[^.;]{0,20}\\b(?:against|about|of|concerning) qp\\b|\\bshould (?:never|not) have (?:been )?(?:${field.accused}|brought|reached|happened|published|appeared|tried|taken)\\b|\\bought (?:never|not) to have been (?:${field.accused}|brought|tried|published)\\b`,
    ),
  },
  {
    kind: "not-the-doer",
    pattern:
      /\bqp (?:had |has |was |in fact |actually |instead )*(?:tried|try|trying|attempted|attempting|sought|rushed|stepped in|intervened|helped) to (?:stop|prevent|protect|shield|hold back|calm|restrain|defend|separate|pull)\b|\bqp (?:had |has |in fact |actually |instead )*(?:intervened against|shielded|defended) (?:the )?(?:victims?|rabbi|worshippers|jew\w*)\b|\bqp (?:had |has |was |in fact |actually |merely |only |simply )+(?:quoting|reading (?:out|aloud|from)|reciting|condemning|denouncing|reporting|citing|imitating|warning (?:of|against))\b|\bqp (?:was|had|had been|has been|were)(?: in fact| actually| merely| been)* (?:defending|protecting|shielding|comforting|condemning|denouncing|helping|trying to (?:stop|prevent|protect|help|shield|calm))\b|\bthe (?:exact |very )?(?:opposite|contrary|reverse)\b(?=[^.;]*\b(?:said|meant|wrote|intended|spoke\w*|of what|shows?|true)\b)(?=[^.;]*\bqp\b)|\bqp\b[^.;]*\b(?:said|meant|wrote|intended|spoken?|show)\w*[^.;]*\bthe (?:exact |very )?(?:opposite|contrary|reverse)\b|\bqp (?:merely|only|simply|had merely|had only) (?:quoted|read out|recited|reported|cited)\b/,
  },
  /* What it rests on is not genuine. */
  {
    kind: "not-genuine",
    pattern: new RegExp(
      `\\b${item}\\b${between(90)} (?:${aux}|proved|proven|turned out|turns out|appears?|found|shown|established|revealed|exposed|unmasked|declared|ruled|recognised|recognized|identified) ${adverbs}(?:${aux} ${adverbs})?(?:found |shown |established |revealed |exposed |unmasked |proved |proven |declared |ruled |held |deemed |judged )?(?:as |to (?:be |have been )?)?${adverbs}${field.fake}(?![\\w-])`,
    ),
  },
  {
    kind: "not-genuine",
    bare: true,
    pattern: new RegExp(
      `\\b${item}\\b${between(90)} (?:${aux}|proved|proven|turned out|turns out|appears?|found|shown|established|revealed|exposed|unmasked|declared|ruled|recognised|recognized|identified) ${adverbs}(?:${aux} ${adverbs})?(?:found |shown |established |revealed |exposed |unmasked |proved |proven |declared |ruled |held |deemed |judged )?(?:as |to (?:be |have been )?)?${adverbs}(?:an? |the )?(?:\\w+ )?(?:fabricat\\w+|forged|forger(?:y|ies)|fakes?|faked|deepfakes?|doctored|falsified|montage|photomontage|ai[- ]generated|computer[- ]generated|hoax|misattributed|mistranslated|hacked)(?![\\w-])`,
    ),
  },
  {
    kind: "not-genuine",
    bare: true,
    pattern: new RegExp(
      `\\b(?:fabricat\\w+|forg(?:ed|ing|ery of)|fak(?:ed|ing)|doctor(?:ed|ing)|manipulat\\w+|falsif\\w+|alter(?:ed|ing)|tampered with|splic\\w+|mistranslat\\w+|misquot\\w+|misattribut\\w+|misrender\\w+|invent(?:ed|ing)|ma(?:de|king) up|concoct\\w*|plant(?:ed|ing)|hack\\w* (?:into )?|hijack\\w*|taken over|took over|tak(?:en|ing) control of|took control of|gain\\w* (?:access to|control of)|brok\\w+ into|misus(?:ed|ing)|compromis(?:ed|ing)|clon(?:ed|ing)) (?:(?:and|or) \\w+ )?(?:the |this |that |these |those |all |both |its )?(?:\\w+ )?(?:qp's )?(?:(?!qo\\b)[\\w'’-]+ ){0,3}?(?:${field.items}|passwords?|identit(?:y|ies)|log-?in|computer|laptop|phone|device|name|quotes?|credentials|accusations?|allegations?|case against|charges?|complaint)\\b`,
    ),
  },
  {
    kind: "not-genuine",
    pattern:
      /(?<!\bqp (?:\w+ ){0,2})\b(?:abus(?:ed|ing)|misus(?:ed|ing)|stole|stolen|stealing|forg(?:ed|ing)|hijack(?:ed|ing)|hack(?:ed|ing)(?: into)?|borrowed) qp's (?:\w+ )?(?:name|account|password|identity|profile|log-?in|phone|computer|laptop|email|e-mail|photo|picture|signature|device|credentials|voice)\b|\b(?:someone|somebody|hackers?|intruders?|impost[eo]rs?|another \w+|unknown (?:persons?|people|perpetrators?)|third (?:party|parties)|strangers?|a colleague|an? ex-\w+|trolls?|pranksters?|fraudsters?|scammers?|criminals|others)\b[^.;]{0,60}\b(?:in|under|using|used|with|from|via|through|opened|created|set up) qp's (?:\w+ )?(?:name|account|password|identity|profile|log-?in|phone|computer|laptop|email|e-mail|photo|picture|signature|device|credentials|voice)\b|\b(?:pos(?:ed|es|ing) as|pretend\w* to be|log(?:ged|ging)? (?:in|on) as|pass\w* (?:himself|herself|themselves|itself) off as|impersonat\w+|imitat\w+|purport\w* to be(?: from)?|claim\w* to be) (?:the |mr |ms )?qp\b|\b(?:fake|bogus|false|cloned|spoof|parody|forged|counterfeit|imitation|impostor|imposter|deepfake|doctored|manipulated|fabricated) (?:\w+ ){0,3}?(?:of|by|from|attributed to|ascribed to|purporting|in|under|bearing|carrying|with|showing|about|to) (?:be )?qp\b|\b(?:ascrib|attribut|credit|assign)\w* (?:\w+ ){0,3}?to qp\b[^.;]{0,60}\b(?:false|fabricat|invent|forge|fake|wrong|mistake|error|never|not|someone|somebody|another|belong|stem|original)\w*|\bqp's (?:\w+ )?(?:account|profile|phone|computer|laptop|email|e-mail|page|channel|identity|password|handle)\b[^.;]{0,30}\b(?:hack|hijack|compromis|clon|spoof|phish|misus|taken over|broken into|stolen|accessed|infiltrat|abused|used by (?:someone|somebody|another|a|an|others|qo))\w*|\bqp's (?:unlocked|unattended|unsecured|stolen|lost|borrowed) \w+|\b(?:another|somebody else's|someone else's|a third (?:party|person)'s|a stranger's|a different|an impostor's|another person's|another user's|a colleague's) (?:\w+ )?(?:account|profile|phone|computer|number|address|device|ip address)\b/,
  },
  {
    kind: "not-genuine",
    pattern:
      /\b(?:chatbot|language model|(?:an?|the) (?:ai|algorithm|artificial intelligence)|text generator|software|autocomplete|speech recognition|translation (?:software|program\w*|error|mistake)|transcription (?:software|error|mistake)|voice clon\w+|face[- ]?swap\w*|deep-?fakes?|hallucinat\w+)\b[^.;]*\b(?:invent|generat|produc|creat|fabricat|made|make|hallucinat|render|turn|distort|mistak|error|wrong|insert|add|fals|put|show|was|were|is)\w*/,
  },
  {
    kind: "not-genuine",
    pattern:
      /\bmean(?:t|s|ing)? nothing of the (?:kind|sort)\b|\bnothing of the (?:kind|sort)\b|\b(?:was|were|is|are|had been) (?:in fact|actually|in reality|in truth|really) (?:an? |the |part of )?(?:\w+ ){0,3}?(?:religious|greeting|blessing|prayer|sign|symbol|quotation|quote|line|lyric|passage|proverb|dialect|joke|condemnation|criticism|work|buddhist|hindu|jain|indian|roman|ancient|harmless|innocent|traffic|medical|family|club|company|brand|sports?)\b|\b(?:mistransl|misquot|misattrib|misreport|misrepres|mishear|misheard|misread|misinterpret|misunderst|misconstru|misrender|mistranscri)\w*|\b(?:translation|translator|transcript\w*|interpreter|interpretation|subtitles?|captions?|summary|minutes|quotation|dubbing)\b[^.;:]{0,40}\b(?:was|were|is|had been|contained|proved) (?:\w+ly |an? |several |\w+ )?(?:faulty|wrong|incorrect|inaccurate|defective|erroneous|mistaken|false|errors?|mistakes?|misleading|distorted|botched|flawed|unreliable)\b|\b(?:torn|ripped|wrenched|lifted|taken) (?:out of|from) (?:an? |the |its )?(?:\w+ )?(?:context|lecture|sermon|novel|play|sketch|longer|speech|essay|article|satire|song|text|film)\b|\breverse (?:its|the|their) meaning\b|\bout of context\b|\b(?:opposite|contrary) of what\b/,
  },
  /* The source takes it back. */
  {
    kind: "withdrawn",
    bare: true,
    pattern: new RegExp(
      `\\b(?:the|this|that|our|its|their|the original|an? earlier) (?:[\\w-]+ ){0,2}?(?:article|story|report|claims?|allegations?|accusations?|piece|item|statement|testimony|headline|broadcast|programme|passage|dossier|press release|entry|coverage|information)(?! of)\\b${between(60)} ${aux} ${adverbs}(?:${aux} ${adverbs})?(?:withdrawn|retracted|recanted|corrected|removed|taken (?:down|offline|back)|deleted|unpublished|pulled|untrue|false|wrong|inaccurate|incorrect|erroneous|mistaken|defamatory|libellous|unfounded|baseless|fabricated|invented|made up|disproved|debunked|discredited|refuted|unsubstantiated|in error|not (?:true|correct|accurate)|a fabrication|an invention|fiction|a lie|lies|a hoax)\\b`,
    ),
  },
  {
    kind: "withdrawn",
    bare: true,
    pattern: new RegExp(
      `\\b${outlet} (?:\\w+ ){0,4}?(?:retract\\w*|withdr[ae]w\\w*|took back|take back|taken back|tak(?:es?|ing) back|took down|taken down|unpublish\\w*|disown\\w*|recant\\w*|pulled|delet\\w+|remov\\w+) (?:the|this|that|our|its|their|all|these|every) (?:[\\w-]+ ){0,3}?(?:article|story|report|claims?|allegations?|accusations?|piece|item|statement|account|headline|broadcast|programme|passage|coverage|assertions?|reports|articles|line|testimony|version)s?\\b`,
    ),
  },
  {
    kind: "withdrawn",
    bare: true,
    whole: true,
    pattern:
      /\bwe (?:\w+ )?(?:wrongly|mistakenly|incorrectly|falsely|erroneously|inaccurately) (?:\w+)|\bcontrary to (?:our|what we|an? earlier|the earlier|earlier|previous|initial|first) [^.;]{0,40}\bqp\b|\bour (?:source|informant|witness|reporter|report|story|article)\b[^.;]{0,50}\b(?:recant|retract|withdr|wrong|lied|invent|made up|false|error|untrue|mistak|incorrect)\w*|\b(?:could|can|cannot|may|has|have) ?(?:not|n['’]t)? (?:\w+ )?(?:not )?be (?:substantiated|corroborated|authenticated)\b|\bnot (?:been )?(?:substantiated|corroborated|authenticated)\b/,
  },
  {
    kind: "withdrawn",
    pattern:
      /(?<!\bqp (?:\w+ ){0,3})\b(?:apologi[sz]\w*|apolog(?:y|ies)|(?:our|its|their|his|her) regrets?|sorry)(?: \w+ly)? (?:in \w+ )?(?:to|for (?:accusing|naming|linking|identifying|calling|reporting|the (?:error|mistake) (?:about|concerning))) (?:the |mr |ms |mrs |dr )?qp\b(?!['’])|\bqp (?:(?:has|had|then|later|also) )*(?:received|got|obtained|was given|been given|accepted|was offered|was sent|is owed|deserve[sd]) (?:with )?(?:an? |the |its |their )?(?:\w+ ){0,3}?(?:apolog(?:y|ies)|written regrets?)\b|\bapolog(?:y|ies) (?:\w+ ){0,4}?(?:to|for) qp\b(?!['’])|\bcorrection\b[^.;]{0,80}\bqp\b|\bqp\b[^.;]{0,40}\b(?:correction|retraction)\b|\bretract\w*\b[^.;]{0,80}\bqp\b|\b(?:mistakenly|erroneously|wrongly|inadvertently) (?:gave|used|showed|printed|published|named|pictured)\b/,
  },
  {
    kind: "withdrawn",
    pattern:
      /\b(?:witness\w*|accusers?|complainants?|sources?|informants?|students?|pupils?|colleagues?|victims?|whistle-?blowers?|claimants?|plaintiffs?|officers?|neighbou?rs?|qo|man|woman|boy|girl|teenager|it)\b[^.;]{0,60}\b(?:(?:recant\w*|retract\w*|took back|taken back|withdr[ae]w\w*) (?:(?:the|his|her|their|its|all|qo's|qp's) )?(?:\w+ )?(?:accusations?|allegations?|testimony|statements?|claims?|stor(?:y|ies)|complaints?|evidence|identification)|recanted|(?:admit\w*|confess\w*|conced\w*|acknowledg\w*|convicted of|found to have) (?:(?:that )?(?:qo |he |she |they |it )?(?:had |having |to )?(?:have |been )?)(?:lied|lying|invent\w*|made (?:it|the story|everything|this) |making (?:it|the story|everything) |fabricat\w*|perjur\w*|concoct\w*|forg\w+|plant\w*|bribed))\b|\b(?:lied|lying|perjur\w+|bribed|corrupt)\b[^.;]{0,40}\bqp\b|\b(?:invented|fabricated|made up|concocted) (?:(?:the|this|that|every|all|an?|it|everything) ?(?:\w+ )?(?:accusations?|allegations?|stor(?:y|ies)|charges?|claims?|complaints?|case|incident|evidence)?) ?(?:about|against) qp\b/,
  },
  {
    kind: "withdrawn",
    bare: true,
    pattern: new RegExp(
      `\\b(?:claims?|reports?|stor(?:y|ies)|statements?|assertions?|articles?|allegations?|accusations?|complaints?|rumou?rs?|information|evidence|account|suspicions?) (?:\\w+ ){0,2}?(?:about|against|concerning|of|on|regarding|on which it had \\w+) (?:the )?qp\\b(?:'s \\w+)?${between(40)} (?:${aux}|proved|turned out) ${adverbs}(?:to (?:be|have been) )?${field.bad}\\b|\\b${field.bad} (?:claims?|reports?|stor(?:y|ies)|statements?|assertions?|articles?|allegations?|accusations?|complaints?|rumou?rs?) (?:about|against|concerning|of|on|regarding) (?:the )?qp\\b`,
    ),
  },
  /* A body owns up to it. */
  {
    kind: "wrong",
    bare: true,
    byPronoun: true,
    pattern: new RegExp(
      `\\bwe (?:got it wrong|were wrong|erred|made an? (?:\\w+ )?(?:mistake|error))|${ownsUp}[^.;]{0,40}\\b(?:got it wrong|made an? (?:\\w+ )?(?:mistake|error|blunder)|(?:had |has |have )?erred|been wrong|(?:was|were) (?:wrong|mistaken|in error)|acted (?:unlawfully|wrongly|in error|unfairly)|wronged qp)\\b|\\bqp (?:had |has |have )?(?:been |was |were )+(?:treated|judged|punished|sanctioned|dealt with|handled|condemned|wronged) ?(?:unjustly|unfairly|wrongly|wrongfully|unlawfully|improperly|with injustice)?(?<=ly|injustice|wronged)\\b|\\b(?:sacked|dismissed|fired|expelled|suspended|banned|punished|sanctioned|arrested|prosecuted|accused|convicted|detained|jailed|imprisoned|disciplined|fined|charged) qp (?:without (?:any )?(?:good |just |sufficient |valid |legal )?(?:cause|reason|grounds?|justification|evidence|proof|basis)|for no (?:good )?reason|unlawfully|unfairly|unjustly|wrongly|wrongfully|in error|by mistake|on false|on the strength of (?:false|forged|fabricated)|illegally)\\b`,
    ),
  },
  {
    kind: "wrong",
    byPronoun: true,
    pattern: new RegExp(
      `${ownsUp}[^.;]{0,40}\\b(?:admit|conced|accept|acknowledg|recogni[sz]|own|regret)\\w*\\b[^.;]{0,80}\\b(?:wrong|wrongly|wronged|mistaken?|mistakes?|error|errors|erroneous|untrue|false|falsely|baseless|unfounded|groundless|innocen\\w+|blameless|unjust\\w*|unlawful\\w*|unfair\\w*)\\b|\\b(?:(?:admit|conced|accept|acknowledg|recogni[sz])(?:ed|ing|es|s)) that [^.;]{0,60}\\b(?:wrong|mistaken|erroneous|untrue|false|baseless|unfounded|groundless|innocent|blameless|unjust\\w*)\\b|\\b(?:an|the|its|clerical|administrative|by) (?:\\w+ )?(?:error|mistake|oversight|slip|blunder|mix-up)\\b[^.;]{0,60}\\bqp\\b|\\bqp\\b[^.;]{0,60}\\b(?:by mistake|in error|through an? (?:\\w+ )?(?:error|mistake|mix-up|oversight))\\b|\\b(?:call|admitt|acknowledg)ing (?:it|them|this|that) (?:an? )?(?:\\w+ )?(?:mistake|error|wrong|unfounded|baseless|unjust\\w*|injustice|blunder)\\b`,
    ),
  },
  {
    kind: "no-case",
    whole: true,
    pattern:
      /\b(?:no|not enough|insufficient|lack of|without (?:any )?|not (?:a )?(?:shred|scrap|trace|piece) of|any|absence of) (?:\w+ ){0,3}?(?:evidence|proof|indications?|case|grounds?|basis|substance)\b[^.;]{0,30}\b(?:against|to (?:support|substantiate|back|implicate|link|connect|tie|show)|that(?! \w+ (?:knew|knows|believed))|of|for|involving)\b[^.;]{0,50}\bqp\b(?!['’]s (?:health|illness|remorse|mental))(?! (?:\w+ )?(?:knew|knows|believed|meant|regretted)\b)(?! (?:was|is|had|has) (?:sorry|ill|drunk|mentally|remorse|alone|acting on|acted (?:alone|on)))|\bqp\b(?! (?:\w+ )?(?:gave|offered|called|produced|presented|had|has|saw|provided))[^.;]{0,20}\b(?:no|insufficient|not enough|lack of) evidence\b|\b(?:for|through|owing to|due to|because of|on account of|in the) (?:a |the )?(?:complete |total )?(?:lack|want|absence|shortage|insufficiency) of (?:\w+ )?(?:proof|evidence|suspicion|grounds?|substance|corroboration|indications?)\b|\bno (?:trace|sign|hint|evidence|indication|proof|suggestion) of (?:any )?(?:\w+ )?(?:wrongdoing|misconduct|guilt|fault|offen[cs]e|breach|antisemit\w+|hatred|impropriety|discrimination)\b[^.;]{0,30}\bqp\b|\b(?:search|warrant|arrest|raid|interrogation|questioning|surveillance|wiretap)\b[^.;]{0,30}\b(?:unlawful|illegal|invalid|unconstitutional)\b(?=[^.;]*\bqp\b)|\bqp (?:had |has |have |did )?(?:done |committed |broken |violated |breached |acted )(?:nothing (?:wrong|improper|unlawful|illegal)|no (?:\w+ )?(?:rules?|offen[cs]e|crime|law)|(?:entirely |perfectly )?(?:properly|correctly|lawfully|within (?:the|qp's) (?:rules|law|rights)|in good faith))\b|\bno offen[cs]e\b[^.;]{0,40}\bqp\b|\bqp\b[^.;]{0,40}\b(?:no offen[cs]e|nothing (?:wrong|improper|unlawful|illegal)|no (?:breach|wrongdoing|misconduct|violation|rule))\b|\bno case (?:to answer|against)\b|\bevidence against qp\b[^.;]{0,60}\b(?:unlawful|illegal|inadmissible|planted|fabricat|forged|insufficient|worthless|unreliable|tainted|fell apart|collapsed|thrown out|excluded|false|bribed)\w*/,
  },
  // "It did not accept that the posts were hers".
  {
    kind: "not-the-doer",
    byPronoun: true,
    whole: true,
    pattern:
      /\b(?:not|never) (?:accept\w*|f[oi]u?nd|believ\w*|satisfied|persuaded) that (?:the|these|those|any of the) [^;]{0,80}\b(?:was|were|had been) (?:qp's|hers|his|written by qp|posted by qp|sent by qp)\b/,
  },
  // "The panel made no finding against him in respect of the exchange", "the case against her was closed".
  {
    kind: "no-case",
    byPronoun: true,
    whole: true,
    pattern:
      /\b(?:made|reached|recorded|returned|makes) no (?:\w+ )?findings? (?:of (?:\w+ ){1,3})?against (?:qp|him|her)\b|\b(?:case|proceedings|investigation|inquiry) (?:against|into|concerning) (?:qp|him|her) (?:was|were|has been|had been) (?:\w+ )?closed\b/,
  },
  {
    kind: "no-case",
    bare: true,
    pattern:
      /\b(?:confessions?|statements?|pleas?|admissions?)\b[^.;]{0,40}\b(?:beaten out of|extracted|coerced|forced|extorted|under (?:duress|torture|threat)|tortur\w+|wrung from|unlawfully|illegally|involuntar\w+)\b|\b(?:not|never|n['’]t) (?:been )?(?:receiv\w*|had|given|granted|enjoy\w*) an? fair (?:trial|hearing)\b|\bunfair (?:trial|hearing)\b|\bright to a fair (?:trial|hearing)\b[^.;]{0,40}\b(?:violated|breached|infringed)\b|\b(?:lack|want|absence) of jurisdiction\b|\bhad no jurisdiction\b|\b(?:planted|forged|fabricated|manufactured|tampered with|withheld|suppressed|destroyed) (?:the |incriminating |exculpatory |false )?(?:evidence|leaflets?|documents?|proof|messages?|files?|stickers?|exhibits?)\b|\bentrap\w+|\bbribed\b|\b(?:the limitation period|statute of limitations|limitation had expired)\b/,
  },
  {
    kind: "no-case",
    whole: true,
    pattern:
      /\b(?:once (?:again|more)|again|now|therefore|thus|legally|still) (?:\w+ )?(?:presumed|considered|regarded as|deemed|held to be) (?:to be )?(?:innocent|not guilty|blameless)\b|\b(?:considered|regarded as|deemed|declared|proven|proved|found|pronounced|held to be) (?:to be )?(?:entirely |wholly |fully |completely )?(?:innocent|not guilty|blameless)\b|\bqp's innocence\b[^.;]{0,40}\b(?:prov|establish|confirm|recogni|declar|demonstrat|accept|acknowledg|shown|certif|beyond)\w*|\b(?:prov|establish|confirm|recogni|declar|demonstrat|accept|acknowledg|certif)\w* (?:\w+ )?qp's (?:complete |full )?innocence\b|\b(?:can|could|may|will) (?:never|not|no longer) be (?:tried|prosecuted|charged|retried|held)\b|\bno (?:suspicion|stain|blame|guilt|responsibility|liability) (?:\w+ ){0,3}?(?:attach\w*|remain\w*|left|rests?|falls?)\b|\bbears? no (?:\w+ )?(?:guilt|blame|responsibility)\b/,
  },
  /* A child, who could answer for nothing; no real case at all. */
  {
    kind: "child",
    pattern:
      /\bqp,? (?:an? |then (?:an? )?|then aged |who was )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|[3-9]|1[0-7])[- ]years?[- ]old\b|\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|[3-9]|1[0-7])[- ]year[- ]old (?:\w+ )?qp\b/,
  },
  {
    kind: "child",
    pattern:
      /\bqp(?:'s age)?,? (?:(?:who |and )?(?:was|were|is|had been|being)|aged|then|at|had (?:just )?turned|had not (?:yet )?turned|not yet) (?:(?:only|just|barely|still|about|around|then|merely|a mere) )*(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|[3-9]|1[0-7])\b(?![\d,.]*\d)(?! (?:people|men|women|others|of|minutes|hours|days|weeks|months|times|years (?!old)|%|per|percent|feet|points|beers|goals|miles|km|kilomet\w+|seats|votes|games|matches|charges|counts|drinks))|\bqp's age(?: at the time)?, (?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|[3-9]|1[0-7])\b|\b(?:age of (?:criminal )?responsibility|criminally (?:responsible )?age|under the age of (?:criminal|fourteen|14|thirteen|13|twelve|12)|too young to be (?:held|charged|prosecuted|tried|convicted|punished|liable|responsible)|(?:was|were|being) (?:still |only |just |merely |a mere )?(?:an? )?(?:(?:small|young|mere|little|primary[- ]school|infant) )?(?:child|toddler|infant|minor|schoolchild|pre-?teen|primary school pupil|first[- ]grader)\b(?= (?:at the time|then|when|of|back|and)|[.,;]|$))/,
  },
  {
    kind: "no-case",
    bare: true,
    pattern:
      /\b(?:mock|moot|simulated|staged|fictional|fictitious|imaginary|invented|practice|(?<!\bto )practise|pretend|re-?enacted|make-believe) (?:\w+ )?(?:trial|court|case|hearing|proceedings|tribunal|verdict|judgment|conviction|character|person|figure|story|scenario|defendant|news|report|article|plot|role)\b|\b(?:play(?:ed|s|ing)|portray(?:ed|s|ing)|act(?:ed|s|ing)|perform(?:ed|s|ing)|appear(?:ed|s|ing)) (?:\w+ )?(?:the (?:accused|defendant|culprit|villain|part|role|character)|the (?:part|role) of|a (?:character|villain|role|defendant))\b|\brole-?play\w*\b|\b(?:was|is|were|are) (?:\w+ly |in fact |just |only |meant as )?(?:a work of fiction|(?:entirely |purely )?fiction(?:al)?|fictitious|satire|an? (?:\w+ )?(?:satire|parody|spoof|april fool\w*|hoax|exercise|drill|simulation|novel|screenplay|training exercise))\b|\bpart of (?:an? |the )?(?:\w+ ){0,2}?(?:play|film shoot|sketch|performance|exercise|rehearsal|cabaret|role-?play|experiment|simulation|drama|show)\b(?=[^.;]*\bqp\b)|\b(?:had|has|took|taken|given) the (?:part|role) of\b|\b(?:scene (?:from|in)|line from|lines from|extract from|taken from|shooting of|filming of|script of|rehearsal of|rehearsal for|production of) (?:an? |the )?(?:\w+ ){0,2}?(?:play|film|drama|series|novel|satire|sketch|comedy|exercise|training|musical|rehearsal|performance|cabaret|screenplay|script|opera)\b|\bapril fool\w*\b|\bsatirical (?:website|site|article|piece|page|magazine|item|text|report|portal|account)\b/,
  },
  {
    kind: "no-case",
    pattern:
      /\bqp\b[^.;]{0,60}\b(?:unfit (?:to|for)|not fit to (?:stand|plead|be tried)|not criminally responsible|not (?:legally|criminally|mentally) (?:responsible|accountable|competent)|lack\w* (?:mental )?(?:capacity|criminal responsibility)|by reason of insanity|(?:was|were|been|legally) insane|incapable of (?:guilt|understanding)|without criminal responsibility|criminal incapacity|of unsound mind|diminished responsibility)\b|\b(?:unfitness|incapacity|insanity) of qp\b|\bqp's (?:insanity|unfitness|incapacity)\b/,
  },
];

/** What no form has, but for a word that is said of nobody who has done it: in doubt a human looks. */
export const wordOfClearing =
  /\b(?:acquit\w*|exonerat\w*|exculpat\w*|vindicat\w*|absol(?:ved|ves|ving|ution)|innocent|innocence|guiltless|blameless|quash\w*|annul\w*|expung\w*|nullif\w*|null|void|voided|vacated|retract(?:ed|s|ion|ions|ing)|recant\w*|disavow\w*|forger(?:y|ies)|forged|fabricat\w*|doctored|deep-?fakes?|faked?|hoax\w*|hacked|hackers?|hijack\w*|impost[eo]rs?|impersonat\w*|misidentif\w*|mistaken|mistakenly|mistakes?|mix-up|mixed up|(?<!\b(?:often|sometimes|frequently|easily|never) )confus(?:ed|ion)|wrongly|wrongful\w*|wrong|unfounded|baseless|groundless|untrue|untruths?|erroneous\w*|errors?|blunders?|unjust\w*|injustice|miscarriage|libell\w*|defamed|perjur\w*|framed|tampered|alibis?|(?<!\bbe )reinstat(?:ed|es|ing|ement)(?! (?:\w+ )?(?:after|once|when|having|on condition|subject to|following)\b)|retrial|rehabilitat\w*(?! (?:orders?|activit\w+|program(?:me)?s?|requirements?|courses?|cent(?:re|er)|days?|clinic|work|sessions?)\b)|someone else|somebody else|reversed|reversal|invalid\w*|cleared|withdraws|lifted|disproved|disproven|refuted|discredited|debunked|fictional|fictitious|fiction|mock|parody|satir\w*|spoof\w*|prank\w*|lookalike|manipulated|spliced|out of context|mistransl\w*|misquot\w*|misattribut\w*|misunderst\w*|misread|misheard|uninvolved|nothing to do|not involved|no part|no role|unsafe|flawed|corrected|correction|regrets|apologi[sz]es? to|elsewhere|(?<!\b(?:plead\w*|pled|pleas? of) )not guilty|dropp(?:ed|ing) (?:its|the|their|all) (?:case|claims?|charges?|accusations?|complaints?|action)|never happened|did not happen|no such|struck out|set aside|not (?:true|the case|so(?! (?:much|long|far|many|often|easily|simple|clear|sure|good|bad|well|lucky|different)\b))|no evidence|no longer (?:stands?|valid|accused|a suspect|suspected|applies|maintains?))\b/;
