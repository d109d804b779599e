import { bench, has, ofElse, prosecutor, was } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * What puts an end to a prosecution by any verb: "threw the charge out", "sent the case packing", "barred the state from trying her", "granted habeas
 * corpus to lock the action"; a court that was left in doubt; and whoever is told that they may go. `qp` stands for the person (exculpation.ts).
 */

const brought =
  "(?:charges?|counts?|case|matter|prosecution|proceedings|trial|retrial|accusations?|allegations?|complaints?|investigation|inquiry|indictment|summons(?:es)?|information|charge sheet|action|petition|referral|papers|file|dossier)";
/** Of something else than what was brought against the person: the defence's own application, a count of another kind. */
const notIts = `(?!(?:${ofElse}|minor|appeal|victim|rabbi|synagogue)\\b|defen[cs]e|qp's own)`;
/** "the charge", "her case", "the whole thing", "the lot": what is brought against them, as an object. */
const itsCase = `(?:(?:the|this|that|qp's|his|her|their|its|all(?: the)?|both|every|any|each|an?) (?:${notIts}[\\w'-]+ ){0,2}?${brought}(?: against (?:qp(?:'s)?|him|her))?(?! against| of (?!qp))|the (?:whole )?(?:thing|lot|business|affair)|all of it|it)`;
/** The same as a subject, at the head of a clause. */
const caseIs = `(?:^|[,;:] |["“] ?|\\b(?:and|but|that|which|so|court|judge) )\\W*(?:(?:the|this|that|qp's|his|her|all(?: the)?|both|every) (?:${notIts}[\\w'-]+ ){0,2}?${brought}(?: against (?:qp(?:'s)?|him|her))?(?! against))`;
const closes =
  '(?=[.,;:!?"”]|$| (?:and|after|when|because|as|on|in|at|this|last|without|before|within|by|for|once|under|amid|following|since|where|with|from|against qp|altogether|for good|there and then|again|outright|entirely|too|early|late|the|an?|yesterday|today|two|three|six|five|four|nine|ten)\\b)';

/** Not yet, not so, of somebody else, or over for another reason. */
const notSo =
  /\b(?:until|pending|on bail|for now|adjourn\w*|resum\w+|alarm|fire\b|bomb|storm|snow|flood|power cut|lunch|illness|(?:fell|taken) ill|strike\b|holiday|went on|goes on|re-?scheduled|(?:for|in) an? (?:day|week|month|hour)|re-?arrest\w*|one of (?:the|two|three|four|five|several)|co-\w+|second (?:man|woman|defendant)|another (?:man|woman|person|case|charge)|juror|plea deal|plead\w*|pleaded|admitt\w*|caution\w*|apologi[sz]ed to the|if|unless|whether|would have|asked? (?:the|a|for)|asks|wants?|wanted|hop(?:es?|ed|ing)|urg\w+|demand\w*|petition(?:ed)? (?:for|to)|seek\w*|sought|applied|motion|bid|fail\w* to (?:get|have|persuade|stop|halt)|defen[cs]e|her own (?:claim|case|complaint|action)|his own (?:claim|case|complaint|action)|claim for|lawsuit|rumou?rs?|laughter|out of (?:court )?(?:the )?window|sentence[ds]?|convict(?:ed|s)|guilty(?<!not guilty)|fined|jailed)\b/;
const given =
  "(?:threw|thrown|throws|throwing|toss(?:ed|es|ing)|kick(?:ed|s|ing)|chuck(?:ed|s|ing)|flung|hurled|struck|strikes|striking|laughed|booted|bundled|ruled|sent|chased)";

export const stopped: readonly Implied[] = [
  // "threw the charge out", "sent the case packing", "took the matter off the list", "brought the proceedings to a close".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?<!\\b(?:qp|he|she|not|never) (?:\\w+ )?)\\b(?:${given} ${itsCase} (?:right |straight |clean )?out(?: of court)?|(?:sent|sends|waved) ${itsCase} (?:packing|away|to the archives?|back with nothing)|(?:put|puts|putting) ${itsCase} (?:to (?:rest|bed|sleep)|in the (?:bin|drawer)|(?:away|aside|down)(?: for good)?|out of its misery)|(?:took|taken|takes|struck|removed) ${itsCase} (?:off|from) the (?:court |trial )?(?:list|roll|docket|calendar|record)|(?:brought|brings) ${itsCase} to (?:an? (?:\\w+ )?(?:end|close|halt|stop|conclusion)|nothing)|(?:laid|lays) ${itsCase} (?:to rest|aside|down)|(?:called|calls) ${itsCase} off|(?:wrote|written) ${itsCase} off|(?:let|lets|allowed) ${itsCase} (?:to )?(?:drop|lapse|lie|rest|die|go(?! (?:to|on|ahead|before|up)))|(?:tore|torn|tears) up ${itsCase}|(?:tore|torn) ${itsCase} up)${closes}`,
    ),
    unless: notSo,
  },
  // "put a stop to the prosecution", "closed the book on it", "pulled the plug on the case", "ran up the white flag".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:(?:put|puts|called|calls|brought) (?:an? (?:\\w+ )?|an early )?(?:stop|end|halt) to|(?:drew|drawn|draws) a (?:\\w+ )?(?:line|veil) (?:under|over)|(?:closed|shut) the (?:books?|door|file) on|(?:pulled|pulls) the plug on|(?:turned|turns) (?:its|his|her|their) backs? on|(?:washed|washes) (?:its|his|her|their) hands of|(?:gave|given) up on|made (?:short|quick) work of) ${itsCase}${closes}|\\b(?:${prosecutor}|it|they) ${has}(?:ran|run|hoisted|raised|waved|showed) (?:up )?(?:the|a) white flag\\b`,
    ),
    unless: notSo,
    notBehind: /\b(?:defen[cs]e|lawyer|counsel)\b[^.;]{0,60}$/,
  },
  // "ordered the prosecution to be halted", "disallowed the prosecution", "The prosecution is disallowed".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:order(?:ed|s)|direct(?:ed|s)|told|instruct(?:ed|s)|requir(?:ed|es)|rul(?:ed|es)|decid(?:ed|es)|want(?:ed|s)) (?:that )?${itsCase} (?:(?:should |must )?(?:to )?be )?(?:halted|stopped|closed|dropped|ended|discontinued|withdrawn|stayed|abandoned|terminated|shelved|struck out)${closes}|\\b${bench} ${has}(?:halt(?:ed|s)|stopp(?:ed)|stops|end(?:ed|s)|barr(?:ed)|bars|block(?:ed|s)|lock(?:ed|s)|forbade|prohibit(?:ed|s)|terminat(?:ed|es)|disallow(?:ed|s)|extinguish(?:ed|es)|shelv(?:ed|es)|archiv(?:ed|es)|revers(?:ed|es)|reject(?:ed|s)) ${itsCase}${closes}|${caseIs} ${was} (?:disallowed|rejected by (?:the|a) \\w+|barred|halted|stopped|locked|archived|classed|filed away|extinguished|terminated|inadmissible|declared inadmissible|refused|sent packing|put in the (?:bin|drawer)|put to rest|sent to the archives?|suspended (?:for good|indefinitely|permanently))${closes}|\\bsuspend(?:ed|s) (?:the|qp's|his|her) (?:prosecution|proceedings|case|trial) (?:for good|indefinitely|permanently)\\b`,
    ),
    unless: notSo,
  },
  // "refused to let the case go any further", "would hear no more of it", "barred any further prosecution", "enjoined the state from prosecuting her".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${bench} ${has}(?:(?:refus(?:ed|es)|declin(?:ed|es)) to (?:let|allow|permit) ${itsCase} (?:to )?(?:go|proceed|continue|get|run|reach|be put)|(?:would|will|did) not (?:let|allow|permit) ${itsCase} (?:to )?(?:go|proceed|continue|get|run|reach|be put)|(?:barr(?:ed)|bars|forbade|prohibit(?:ed|s)|rul(?:ed|es) out|block(?:ed|s)|exclud(?:ed|es)) (?:any|all|every)? ?(?:further |future |more )?(?:prosecutions?|proceedings|trial|charges)|(?:enjoin(?:ed|s)|barr(?:ed)|bars|stopp(?:ed)|prevent(?:ed|s)|prohibit(?:ed|s)|restrain(?:ed|s)|forbade|ban(?:ned|s)) (?:the )?(?:state|crown|government|prosecut\\w+|police|county|city|district attorney|attorney general|people|authorities) (?:from|to) (?:prosecut|try|proceed|charg|pursu|bring|tak|go|continu)\\w*|(?:refus(?:ed|es)|declin(?:ed|es)) to (?:commit|indict|try|send|put) (?:qp(?:'s)?|him|her)\\b(?! to (?:prison|jail)))`,
    ),
    unless: /\b(?:until|pending|for now|adjourn\w*|tonight|again that day|if|unless)\b/,
  },
  // "The bench would hear no more of it": of the accusation, not of what the defence says.
  {
    kind: "set-aside",
    pattern: new RegExp(`\\b${bench} ${has}(?:would|will) (?:hear|have) (?:no more|none) of it\\b`),
    unless: /\b(?:alibi|defen[cs]e|excuse|until|pending|for now|adjourn\w*|tonight|again that day|joke|explanation|if|unless)\b/,
    notBehind:
      /\bqp\b[^.;]{0,40}\b(?:said|says|told|den(?:y|ied|ies)|insist\w*|claim\w*|maintain\w*|testif\w+|blam\w+|argu\w+)\b|\b(?:defen[cs]e|lawyer|alibi|excuse|joke)\b/,
  },
  // "granted habeas corpus to lock the criminal action for want of just cause".
  {
    kind: "set-aside",
    pattern:
      /\b(?:grant(?:ed|s)|allow(?:ed|s)|issu(?:ed|es)|conced(?:ed|es)|award(?:ed|s)|made) (?:(?:qp|him|her|an?|the|its|qp's) )*(?:(?:writ|order|petition|application) (?:of|for) )?(?:habeas corpus|amparo|certiorari|prohibition|mandamus|a permanent stay|an? (?:permanent )?injunction against (?:the|any) (?:\w+ )?prosecution|absolution|discharge)\b|\b(?:for|through|in) (?:want|lack|absence) of (?:just cause|justa causa|jurisdiction|a complainant|suspicion)\b/,
    unless:
      /\b(?:bail|release(?:d)? (?:on|pending|until|under)|await\w*|pending|until|parole|conditional|refus\w+|victim|claimant|qo's|absolute|not grant)\b/,
  },
  // "The court saw a reasonable doubt at every turn", "was left in doubt", "gave her the benefit of the doubt", "The jury had its doubts".
  {
    kind: "set-aside",
    pattern:
      /\b(?:courts?|judges?|jury|jurors|bench|magistrates?|panel|tribunal|sheriff|recorder|justices|it|they)(?: (?:has|have|had|was|were|could|did|not|still|also|then|later|\w+ly))*? (?:saw|sees|had|found|felt|harboured|harbored|entertained|held|expressed|left with|left in|in|exclude|rule out|dispel|overcome|get past) (?:an?|its|their|some|too (?:many|much)|so (?:many|much)|real|serious|grave|considerable|reasonable|more than one|all manner of|every|the) ?(?:\w+ )?doubts?(?=[.,;:]|$| (?:at|on|in|about (?:it|the (?:case|charges?|evidence|identification|complainant|account|witness\w*|prosecution)|whether)|as to|over|of|and|that|whether|remain\w*)\b)|\b(?:court|judges?|jury|jurors|bench|magistrates?|panel|tribunal|it|they)\b[^.;]{0,60}\b(?:gave|gives|given|giving|allowed|accord(?:ed|ing)) (?:qp(?:'s)?|him|her) (?:the )?(?:full )?benefit of (?:(?:the|that|its|their|his|her|any|every|those) (?:\w+ )?doubts?|them|it)\b|\b(?:qp|he|she) (?:was|were|is|had been|has been) (?:given|entitled to|owed|accorded|allowed) the benefit of (?:the|that|any|its) ?doubts?\b|\bthere (?:was|were|is|remained|remains) (?:an? |too much |some )?(?:reasonable|real|serious|grave|lingering|considerable) doubts?\b|\b(?:in dubio pro reo|doubt (?:must|should|had to|has to) (?:benefit|go to|be resolved))\b/,
    unless:
      /\b(?:no (?:\w+ )?doubts?|without (?:\w+ )?doubts?|(?:beyond|not an?y?|never an?y?) (?:\w+ )?doubts?|doubts? about (?:qp's|his|her|the defen[cs]e|the alibi)|alibi|remorse|apology|explanation|rehabilitat\w*|guilty(?<!not guilty)|convict\w*|not (?:have|had|entertain|be given|entitled|gave|give)|at first|refus\w+|sentence|motive|if|unless|any doubt)\b/,
  },
  // "You may go," said the chairman; "You leave this court without a stain"; "Go home, Ms Okafor".
  {
    kind: "set-aside",
    pattern:
      /(?<=["“'‘,;] ?|\b(?:and|so|then|miss|sir|madam) |\bqp,? )(?:you (?:may|can|are free to|are at liberty to|are now free to|have leave to) (?:now )?(?:go|leave|stand down|step down|walk|go home|put)\b(?! (?:down|back|to (?:the|prison|jail|trial|hospital)|on\b|through|into))|you (?:leave|walk out of|go out of) (?:here|this (?:court|room|courtroom|building|place|hearing)|the (?:dock|court))|you are (?:discharged|free|released|a free (?:man|woman)|innocent|acquitted)|go (?:home|in peace|free))\b/,
    unless:
      /\b(?:bail|until|pending|prison|jail|guilty(?<!not guilty)|fine[ds]?|probation|jurors?|jury|witness(?:es)?|victim|curfew|tag|suspended|under (?:supervision|licen[cs]e)|rabbi|reporters?|counsel|shout\w*|jews?|to (?:israel|poland|hell))\b/,
    behind:
      /\b(?:charg|accus|tri(?:ed|al)|arrest|prosecut|summons|court|convict|hearing|indict|alleg|bench|judge|magistrate|chair|sheriff|recorder)\w*/,
  },
  // "was told that she could go", "told her that she was free to leave the dock".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp|he|she) (?:was|were|has been|had been) (?:then |later |\w+ly )?(?:told|informed|advised) (?:by [\w ]{3,30} )?(?:that )?(?:(?:qp|he|she) (?:could|might|may|was free to|was at liberty to|were free to) (?:now )?(?:go|leave)(?: home| the (?:dock|court|courtroom|building|station))?|to go home)(?=[.,;]|$| (?:and|when|after|by|as|because|within)\b)|\b(?:told|informed|let|advised) (?:qp(?:'s)?|him|her) (?:know )?(?:that )?(?:qp|he|she) (?:could|might|may|was free to|was at liberty to|were free to) (?:now )?(?:go|leave|step down|stand down)(?: home| the (?:dock|court|courtroom|building|station))?(?=[.,;]|$| (?:and|when|after|by|as|because|within)\b)/,
    unless:
      /\b(?:bail|until|pending|after (?:paying|qp paid|serving)|guilty(?<!not guilty)|sentence[ds]?|fine[ds]?|tag|curfew|for (?:now|lunch|the day|the night)|club|country|job|on condition)\b/,
  },
  // "The state has said it has no case", "conceded that there was no case", "The prosecutor laid down his case".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:${prosecutor}) ${has}(?:said|says|told \\w+(?: \\w+)?|conced(?:ed|es)|accept(?:ed|s)|admit(?:ted|s)|agree[sd]|acknowledg(?:ed|es)) (?:that )?(?:it|they|he|she|there) (?:now |no longer |in truth )?(?:has|have|had|was|is|were) (?:now |left )?(?:no|not enough of a|not much of a) (?:real |longer (?:a|any) )?case\\b|\\b(?:${prosecutor}) ${has}(?:laid down (?:its|his|her|qp's|their|the) (?:case|arms)|(?:dropp?(?:ed|s)|abandon(?:ed|s)|withdrew|discontinu(?:ed|es)|shelv(?:ed|es)|binned|scrapped|ended|halted|stopped|left) it(?: there)?|folded|caved in)${closes}`,
    ),
    unless: notSo,
  },
  // "The verdict went her way", "let her off every point", "asked the court to find her not guilty, and it did".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:verdict|ruling|decision|judge?ment|vote|appeal|case) (?:has |had )?(?:went|gone|goes|came down|fell|fallen|came out) (?:qp's|his|her) (?:way|side)\\b|\\blet (?:qp(?:'s)?|him|her) off (?:every|on every|all|on all|each|altogether|completely|the (?:charge|hook))\\b|\\b${bench} ${has}(?:relax(?:ed|es)|absolv(?:ed|es)|discharg(?:ed|es)|exculpat(?:ed|es)) (?:qp|him|her)\\b(?!'s| (?:bail|conditions|curfew|sentence|from (?:hospital|prison)|of (?:the )?(?:costs|fine)|conditional\\w*|absolutely))|\\b(?:qp|he|she|the (?:accused|defendant)) (?:was|were|has been|had been) (?:relaxed|exculpated)\\b|\\bsent (?:the )?(?:police|prosecut\\w+|crown|state) (?:away|home|packing)\\b`,
    ),
    unless: notSo,
  },
  // "The prosecutor asked the court to find her not guilty, and it did".
  {
    kind: "set-aside",
    pattern:
      /\basked (?:the |an? )?(?:court|jury|judge|bench|magistrates?|panel) to (?:find (?:qp(?:'s)?|him|her) not guilty|acquit|clear|dismiss|drop|release)\b[^.;]{0,40}, (?:and|which) (?:it|they|the (?:court|judge|bench|jury)|he|she)? ?(?:did(?: so)?|agreed|obliged|complied)\b/,
  },
];
