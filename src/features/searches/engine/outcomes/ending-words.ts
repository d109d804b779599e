import { among, allegation, bench, decision, ends, has, inquirer, matter, prosecutor, was } from "./ending-grammar.ts";
import type { Implied } from "./implied-clearings.ts";

/*
 * How a case ends by the class of its words: what is brought against somebody and any verb of ending ("the charge sheet was torn up", "the case never
 * reached a jury"), a verdict of innocence, whoever decides and will not go on, another who did it, an accuser who lied. `qp` stands for the
 * person (exculpation.ts). The verbs are many because writers avoid the plain one; what they are said of keeps them apart from other things.
 */

/** Asked with the implied clearings (implied-clearings.ts), the first that fits counting. */
export const endingWords: readonly Implied[] = [
  // "The charge sheet was torn up a month later", "The case was binned".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|[,;:] |\\b(?:and|but|that|which|so) )\\W*(?:${matter}|it) ${was} (?:binned|torn up|ripped up|shelved|scrapped|ditched|abandoned|axed|buried|pulled|junked|dropped|withdrawn|thrown out|tossed(?: out)?|kicked out|chucked out|wiped (?:out|away|from \\w+ \\w+)|erased|voided|annulled|quashed|set aside|vacated|rescinded|struck (?:out|down|off(?= the (?:list|record|roll)))|discontinued|nullified|cancelled|called off|let (?:drop|lie)|laid to rest|put to rest|no more|dead|over before it began|closed (?:with no|without) (?:any )?(?:further )?(?:action|charges?|steps))${ends}`,
    ),
    unless: among("boat|club|ban|funding|project|plan|road|event|show|concert|rent|policy|dropped by|appeal"),
  },
  // "The case crumbled", "The prosecution fell apart when …", "The trial collapsed on its third day".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|[,;:] |\\b(?:and|but|that|so) )\\W*${matter} ${has}(?:collapsed|crumbled|unravell?ed|evaporated|imploded|folded|foundered|fizzled(?: out)?|fallen (?:apart|to pieces|through|flat|away|at the \\w+ hurdle)|fell (?:apart|to pieces|through|flat|away|at the \\w+ hurdle)|came (?:apart|undone|unstuck|to (?:nothing|nought|naught))|come (?:apart|undone|unstuck|to (?:nothing|nought|naught))|melted away|petered out|ran (?:out of road|into the (?:sand|ground))|died(?: a (?:quiet )?death| away)?|went (?:away|cold|nowhere|no further)|gone (?:away|cold|nowhere|no further)|got nowhere|disintegrated|withered|dissolved)${ends}`,
    ),
    unless: among("juror|ill|illness|but resumed|will resume|adjourn\\w*|mistrial|laughter"),
  },
  // "The case never reached a jury", "It never got to court".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|[,;:] |\\b(?:and|but|that|so) )\\W*(?:${matter}|it) ${has}(?:never|did not(?: even)?|didn't(?: even)?|failed to) (?:reach(?:ed)?|see|saw|g[eo]t (?:to|as far as|before)|c[oa]me (?:to|before)|make it (?:to|before)|made it (?:to|before)|go (?:to|before)|went (?:to|before)) (?:an? |the |any |its )?(?:jury|court(?:room)?|trial|judge|magistrates?|verdict|hearing|end)\\b`,
    ),
    unless: among(
      "because (?:he|she|qp) (?:died|pleaded|admitted|fled)|plea\\w*|pleaded|admitted|settle\\w*|caution\\w*|died|diversion",
    ),
  },
  // "Nothing came of it", "Not one of the allegations was made out", "None of it was proved".
  {
    kind: "no-case",
    pattern:
      /(?:^|[,;:] |\b(?:and|but) )\W*(?:nothing (?:ever |further |more |whatever )?(?:has |had )?c[ao]me of (?:it|this|that|the (?:\w+ )?(?:case|charges?|complaint|allegations?|accusations?|inquiry|investigation))\b|(?:not (?:one|a single one|any)|none|no part|not a word) of (?:the|these|those|them|it|this|qp's|what (?:he|she|they) (?:had )?(?:said|claimed))(?: (?:\w+ )?(?:allegations?|charges?|claims?|complaints?|accusations?|counts?|case|story|evidence))?(?: against qp)? (?:was|were|is|has been|had been|could be|has ever been|was ever|were ever|has|had|ever)?(?: ever)? ?(?:made out|proved|proven|substantiated|established|upheld|sustained|supported|borne out|confirmed|corroborated|true|shown(?: to be true)?|stood (?:up|the test)|stuck|held up|tried)\b)/,
    unless: among("other allegations|wider|conspiracy|else"),
  },
  // "In the end no one was prosecuted", "Nobody was ever charged".
  {
    kind: "no-case",
    ofLaw: true,
    pattern:
      /\b(?:no ?one|nobody|not one person|no (?:person|suspect|defendant|student|employee|member)) (?:was|has been|had been|were|is|would be|will be) (?:ever |in the end |\w+ly )?(?:prosecuted|charged|convicted|tried|put on trial|brought to (?:trial|court|justice)|punished|disciplined|held responsible)(?=[.,;]|$| (?:(?:over|for|in connection with) (?:it|this|that|the (?:graffiti|posts?|threats?|attack|words|messages?|letters?))(?=[.,;]|$)|in the end\b|and\b|after\b|because\b|with it\b))/,
    unless: among("else|beside|apart|so far|hurt|injured"),
  },
  // "The verdict, when it came, was not guilty", "came back with not guilty", "The court found her innocent".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\bverdicts?\\b(?! (?:on|against|for|in the case of) (?:qo|the other))[^.;]{0,50}? (?:was|were|of|came(?: back)?(?: as)?|read|:) ?["']?not guilty\\b|\\b(?:jury|jurors|judge|court|foreman|forewoman|magistrates|bench) ${has}(?:came back|returned|answered|announced|replied|said|read out)(?: (?:with|a verdict of|verdicts of))?:? ["']?not guilty\\b|\\b(?:${bench}|${inquirer}) ${has}(?:found|declared|pronounced|ruled|held|proclaimed) (?:qp(?:'s)?|him|her) (?:to be )?(?:wholly |entirely |completely )?(?:innocent|blameless|not (?:guilty|liable|responsible)|free of (?:guilt|blame))\\b|\\b(?:qp|he|she) ${was} (?:found|declared|pronounced|proved|proven|ruled|held) (?:to be )?(?:wholly |entirely |completely )?(?:innocent|blameless)\\b`,
    ),
    unless: among("plea\\w*|pleaded|on (?:one|another|the other)|until proven|presum\\w+|to the (?:lesser|other)"),
  },
  // "The jury did not believe it" (whoever accused), "would not have it".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:jury|jurors|judge|court|magistrates?|bench|tribunal|panel) (?:did not|didn't|never|refused to|would not|wouldn't) (?:believe|accept|buy|credit) (?:(?:it|a word of it|any of it|that)(?=[.,;]|$)|(?:the|his|her) (?:(?:chief|main|only) )?(?:complainants?|accusers?|accusations?|allegations?|charges?|prosecution(?:'s)?(?: \\w+)?|crown's \\w+|neighbour|witness(?:es)?)\\b)`,
    ),
    unless: among("alibi|defen[cs]e|excuse|explanation|joke|remorse|apology"),
    notBehind:
      /\bqp\b[^.;]{0,40}\b(?:said|says|told|den(?:y|ied|ies)|insist\w*|claim\w*|maintain\w*|testif\w+|blam\w+|argu\w+)\b|\b(?:defen[cs]e|lawyer|alibi|excuse|joke|mistaken identity)\b/,
  },
  // "she would not be prosecuted after all", "will face no charges", "has been told that no charge will follow".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:qp|he|she) (?:(?:will|would|is to|was to)(?: now| still| \\w+ly)? (?:not|never)(?: now| ever)? (?:be (?:prosecuted|charged|tried|put on trial|taken to court|proceeded against)|face (?:any )?(?:charges?|trial|action|prosecution))|(?:was|is|has been|had been)(?: \\w+ly)? (?:not|never) (?:prosecuted|charged|tried|put on trial)(?= (?:after all|in the end))|(?:will |would |is to |was to |has |had )?(?:fac(?:e|es|ed|ing)) no (?:criminal |further |police |disciplinary |legal )?(?:charges?|trial|action|prosecution|proceedings|sanctions?|penalt(?:y|ies)))(?: after all| over it| over the \\w+| for it| in the end)?${ends}`,
    ),
    unless:
      /\b(?:because (?:he|she|qp) (?:died|is dead|has already|pleaded|admitted|apologi\w+)|for (?:the|a|an|other|failing|driving|theft)|separate|second|another|other (?:charges?|counts?)|additional|hate crime|as a|under|if|unless|until|yet|instead|but (?:was|were|has|is)|caution\w*|apologi\w+|diversion|conditional|immunity|claim(?:s|ed)|insist\w*|hop\w+|plea)\b/,
  },
  // "Prosecutors declined to go on with it", "threw in the towel", "the Crown chose not to try her again".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${prosecutor} ${has}(?:(?:declin(?:es?|ed) to|(?:decid|choos|chose|cho|agre|opt|resolv|elect|vot)(?:es?|ed|sen)? (?:not to|against)|refus(?:es|ed) to|saw no (?:point|reason) (?:in|to)|did not|didn't|will not|would not) (?:go(?:ing)? (?:on|ahead|any further|further)|carry(?:ing)? on|continu(?:e|ing)|proceed(?:ing)?|persist(?:ing)?|pursu(?:e|ing)|try(?:ing)?|re-?try(?:ing)?|seek(?:ing)? (?:a|another) (?:retrial|new trial|trial)|prosecut(?:e|ing)|charg(?:e|ing)|press(?:ing)? (?:the |any )?charges?)(?: (?:with )?(?:qp|him|her|it|the \\w+|qp's \\w+|his \\w+|her \\w+))?(?: again)?${ends}|(?:threw|thrown) in the towel|gave up(?: (?:on )?(?:the|its|their) (?:case|prosecution))?${ends}|backed (?:down|off)${ends}|climbed down|let (?:it|the (?:case|matter|charges?)) (?:drop|go|lie|rest)|walked away from (?:it|the (?:case|charges?)))`,
    ),
    unless: among(
      "chase|search|hunt|as a hate crime|hate crime|terror\\w*|motive|others|anyone else|any(?:one|body) (?:else|over)|comment|name\\w*|identify|him or her|the victim",
    ),
  },
  // "the evidence no longer met the test", "no reasonable jury could have convicted".
  {
    kind: "no-case",
    pattern:
      /\b(?:evidence|proof|case)(?: against qp)? (?:no longer|did not|didn't|does not|doesn't|never|could not|had not|had never|would not|is not|was not|fell (?:far |well )?short|falls short) ?(?:meets?|met|pass(?:es|ed)?|reach(?:es|ed)?|support(?:ed|s)?|stand|stood(?: up)?|satisf(?:y|ied)|clear(?:ed)?|amount(?:ed)? to|enough|sufficient|strong enough|good enough|of)(?=[.,;]|$| (?:to|the|an?|up|for|any|that|what)\b)(?! (?:an? )?(?:hate|terror))|\bno (?:reasonable |sensible |fair |properly directed |right-minded )*(?:jury|court|tribunal|judge|panel|bench) could (?:ever |properly |safely |reasonably |fairly )?(?:have )?(?:convict(?:ed)?|find|found|come|reach(?:ed)?|believe[d]?)\b(?! (?:him|her|qp) not)/,
    unless: among("motive|hate|bias|lawyer|defen[cs]e|others?|wider|terror\\w*|at first|arson|attempted"),
  },
  // "A court has annulled the judgment", "The conviction was wiped out on appeal".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b${bench} ${has}(?:annull?ed|erased|scrapped|wiped out|undid|undone|nullified|struck (?:down|out)|overthrew|overthrown|revoked|rescinded|invalidated|cancelled|vacated|voided|swept (?:aside|away)) ${decision}|(?:^|[,;:] |\\b(?:and|but|that) )\\W*${decision} (?:${was} (?:wiped (?:out|away|clean|from \\w+ \\w+)|erased|undone|annulled|nullified|scrapped|torn up|thrown out|tossed(?: out)?|invalidated|swept (?:aside|away)|struck (?:down|out|from the record)|cancelled|revoked|rescinded|lifted|overthrown)|did not (?:stand|last|survive|hold))\\b`,
    ),
    unless: among(
      "suspended|appeal (?:was|has been) (?:dismissed|rejected)|sentence|early|half|served|after (?:serving|an apology|he apologi|she apologi)|apolog\\w+|other",
    ),
  },
  // "A pardon on grounds of innocence".
  {
    kind: "set-aside",
    pattern:
      /\bpardon\w*\b[^.;]{0,80}\b(?:innocen\w+|wrongly|wrongful(?:ly)?|miscarriage)\b|\b(?:innocen\w+|wrongful(?:ly)?)\b[^.;]{0,60}\bpardon(?:ed)?\b/,
    unless: among("petition\\w*|posthumous appeal"),
  },
  // "Police apologised to her", "paid her compensation".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:${prosecutor}|the (?:chief constable|force|county|city|state|mayor|department|minister|ministry|newspaper|paper|school|university|college|club|party|board)) ${has}(?:apologi[sz]ed|said sorry|made (?:a|an|its|their) (?:\\w+ )?apology) to (?:qp|him|her)\\b|\\b(?:apology|apologies) to qp\\b`,
    ),
    unless: among(
      "victim|community|congregation|rabbi|qp (?:has |had |also )?apologi\\w+|for (?:the delay|the wait|keeping|losing)|from qp|apology to qp's",
    ),
  },
  // "She left court with her good name restored".
  {
    kind: "set-aside",
    pattern:
      /\b(?:qp's|his|her) (?:good )?(?:name|reputation|honou?r) (?:(?:was|were|is|has been|had been|now|fully|finally|at last|then) )*(?:cleared|restored|intact|vindicated|given back|untarnished)\b|\b(?:clears?|cleared|restores?|restored|gave back|given back|won back|got back|regained) (?:qp's|his|her|qp (?:his|her)) (?:good )?(?:name|reputation)\b|\bwithout a stain\b|\b(?:fully|completely|entirely|totally) (?:vindicated|rehabilitated)\b/,
    unless: among("to clear|vow\\w*|fight\\w*|battl\\w+|chance|opportunity|way to|plans?|lawyer|will"),
  },
  // "Another woman has since confessed", "Somebody else has been convicted of it".
  {
    kind: "not-the-doer",
    names: true,
    pattern:
      /^\W*(?:(?:but|and|then|later|in \w+|last \w+|a \w+ later|\w+ (?:weeks?|months?|years?) later|since then),? )*(?<who>another (?:\w+ )?(?:man|woman|boy|girl|person|student|pupil|teacher|fan|employee|member|teenager|suspect|colleague|customer|passenger)|(?:somebody|someone) else|an? (?!second|third|fellow)(?:[\w-]+ ){0,3}?(?:man|woman|boy|girl|person|student|pupil|teenager|colleague|neighbou?r|lodger))(?: (?:altogether|entirely))? (?:has |have |had |later |since |then |now )*(?:(?:confessed|owned up|come forward and (?:confessed|admitted)|came forward and (?:confessed|admitted))(?=[.,;]|$| (?:to (?:it|them|the|having|writing|sending|posting|spraying|shouting|painting)|and)\b)|(?:been )?(?:convicted of|jailed for|charged with|found guilty of|sentenced for) (?:it|the (?:same )?(?:attack|posts?|graffiti|messages?|letters?|crime|offence|act|deed|damage|fire|words))(?=[.,;]|$))/,
    unless: among("too|also|as well|with qp|and qp|helping|helped|both|alongside|qp was"),
  },
  // "Investigators now believe that the message was written by a former colleague using her account", "DNA on the can pointed to somebody else".
  {
    kind: "not-the-doer",
    names: true,
    pattern: new RegExp(
      `\\b${inquirer} (?:now )?${has}(?:believes?|thinks?|says?|said|accept(?:s|ed)?|found|finds|conclude[sd]?|established|determined|ruled|satisfied|confirm(?:s|ed)?) (?:that )?(?:the|it|they|these|those|both|every|all)(?: [\\w' -]{0,30}?)? (?:was|were|is|had been|has been|have been) (?:probably |likely |in fact |actually |really )?(?:written|sent|posted|made|said|shouted|painted|done|sprayed|typed|uploaded|spoken|committed|carried out) by (?<who>(?:an?|another|somebody|someone) (?:[\\w-]+ ){0,3}?[\\w-]+)(?=[.,;]|$| (?:using|who|with|from|on|in|at|of|through|under)\\b)`,
    ),
    unless: among("second|also|man called qp|joke"),
  },
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:dna|fingerprints?|prints|cctv|footage|phone records|records|evidence|handwriting|trail|clues?|tests?|cameras?|voice|number plate)\b[^.;]{0,50} (?:point(?:s|ed)?|led|leads|belong(?:s|ed)?|match(?:es|ed)?|came from|were those of|was that of|show(?:s|ed)) (?:to )?(?:(?:somebody|someone) else|another (?:man|woman|person|student|boy|girl|suspect|user|customer|colleague|teenager)|a different (?:man|woman|person|student|boy|girl|suspect|user))\b/,
    unless: among("too|also|as well|second (?:man|woman|person)|beside|with qp"),
  },
  // "The judge ruled that the post had not come from her".
  {
    kind: "not-the-doer",
    pattern: new RegExp(
      `\\b${inquirer} (?:now )?${has}(?:believes?|says?|said|accept(?:s|ed)?|found|finds|conclude[sd]?|established|determined|ruled|held|satisfied|confirm(?:s|ed)?) (?:that )?(?:the|it|they|these|those)(?: [\\w'-]+){0,4}? (?:had|has|have|did|was|were|is|could) (?:not|never)(?: have)? (?:come from|been (?:written|sent|posted|made|said|shouted|painted|done) by|been|come by|qp's|from|written by|sent by|posted by|made by) ?(?:qp(?!'s)|him|hers?(?! (?!own\\b|words\\b|account\\b|voice\\b|phone\\b|hand\\b)[a-z])|(?:qp's|her|his) (?:own|words|account|voice|phone|hand))(?![a-z])`,
    ),
    unless: among("only|alone|first|lawyer"),
  },
  // "Her accuser has been jailed for perverting the course of justice", "The complaint turned out to be a hoax".
  {
    kind: "withdrawn",
    pattern: new RegExp(
      `\\b(?:accusers?|complainants?|(?:chief |main |only |key )?witness(?:es)?|(?:man|woman|boy|girl|person|student|pupil|colleague|neighbou?r|patient|customer|tenant)(?: who (?:had )?(?:accused|reported|denounced|named|identified) (?:qp|him|her))?) (?:has|have|had|was|were|is|later|since|then|now|himself|herself|been| )*(?:jailed|convicted|charged|fined|prosecuted|arrested|sentenced|imprisoned|found guilty|cautioned)\\b[^.;]{0,25}? (?:for|of|with) (?:perverting|attempting to pervert|perjury|lying|inventing|making (?:it|the \\w+|everything) up|making false|(?:making |filing |giving )?(?:an? )?false (?:report|complaint|statement|accusation|allegation|evidence|testimony)|wasting police time|slander|defam\\w+|libel)\\b|\\b${matter} ${has}(?:turned out|proved|was found|were found|was shown|proves|was exposed)(?: to (?:be|have been))?(?: as)? (?:an? )?(?:\\w+ )?(?:hoax|lie|lies|invention|fabrication|fabricated|malicious|mistaken|mistake|misunderstanding|forgery|forged|fake|concocted|made-up|prank|fiction|fantasy|case of mistaken identity)\\b`,
    ),
    unless: among("intimidat\\w+|threaten\\w+|qp (?:was|has been|is) (?:also )?(?:jailed|convicted)"),
  },
  // "Detectives accept that they had the wrong woman", "arrested the wrong man".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:police|officers|detectives|prosecutors|they|he|she|we|it|witness(?:es)?|the (?:\w+ )?(?:police|force|court|school|university|paper|newspaper|report|post|officer|detective|prosecutor))(?: \w+){0,5}? (?:had|got|have|has|named|arrested|charged|accused|picked|caught|convicted|identified|blamed|tried|jailed) the wrong (?:man|woman|person|boy|girl|student|teenager|brother|sister|suspect|qp)\b/,
    unless: among("said he had|lawyer"),
  },
  // "The charges did not hold", "The prosecution case did not survive cross-examination", "That charge has gone".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:^|[,;:] |\\b(?:and|but|that|so) )\\W*(?:${matter}|(?:the )?(?:prosecution|crown|state)(?:'s)? (?:case|evidence)|the evidence(?: against qp)?) (?:(?:did not|didn't|could not|couldn't|failed to|has not|had not) (?:hold|held|survived?|last|stand|stood|stick|stuck|bear|add up|convince|persuade|get off the ground)\\b|(?:has|have|had|is|are) (?:now |since |long )?gone${ends})`,
    ),
    unless: among("gone (?:to|before|up|on|through|ahead)|only|deter|others"),
  },
  // "admitted that the charge should never have been brought".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `(?:${matter}|${decision}|qp|he|she) (?:should|ought) (?:never|not) (?:to )?have been (?:brought|laid|made|charged|arrested|prosecuted|accused|tried|convicted|suspended|dismissed|sacked|banned|expelled|published|printed|pursued|investigated)\\b`,
    ),
    unless:
      /\b(?:lawyer|argu\w+|insist\w*|claim(?:s|ed)|says (?:he|she)|said (?:he|she)|supporters?|friends?|family|mother|father|wife|husband)\b/,
  },
  // "Police wrote to say that they would take no further action", "Prosecutors conceded that they could not prove it".
  {
    kind: "set-aside",
    ofLaw: true,
    pattern: new RegExp(
      `\\b${prosecutor} [^.;]{0,40}?\\b(?:(?:would|will|to) take no (?:further )?(?:action|steps)|(?:taken|took|taking) no (?:further )?(?:action|steps)(?=[.,;]|$| (?:and|against (?:qp|him|her)|over it|because|after)\\b)|could not (?:prove|substantiate|establish|make out|support) (?:it|any of it|the (?:case|charges?|allegations?|complaint|claim)|that (?:it was )?(?:qp|he|she)))\\b`,
    ),
    unless:
      /\b(?:beyond|against (?:the|qo|another|others|two|three|other)|hate crime|motive|terror\w*|despite|warning|caution|if|unless|other than)\b/,
  },
  // "The investigation found nothing to support the claim", "could find nothing to connect her with it".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:found|find|finds|saw|seen|was|is|had|there (?:was|is)|turned up|produced|uncovered|discovered) (?:nothing|no evidence|no proof|not enough|too little|no (?:\\w+ )?(?:trace|sign|record))(?: (?:whatever|at all))? (?:to|that (?:could|would|might)) (?:support|show|connect|link|tie|substantiate|back(?: up)?|confirm|corroborate|prove|incriminate|implicate|justify) (?:qp|him|her|it|any of it|this|the (?:\\w+ )?(?:claims?|allegations?|accusations?|charges?|complaints?|story|account|case))(?! (?:of|that) (?:self|mis\\w+|provocation))`,
    ),
    unless:
      /\b(?:motive|wider|group|network|organi[sz]ation|conspiracy|lawyer|defen[cs]e (?:said|claim\w*|argu\w+)|alibi|excuse|hate crime|qp's (?:claim|story|account|version))\b/,
  },
  // "The tribunal rejected the accusation as unfounded", "dismissed the allegations against her".
  {
    kind: "no-case",
    pattern: new RegExp(
      `\\b(?:${bench}|(?:the |an? )?(?:\\w+ ){0,2}(?:committee|commission|board|inquiry|ombudsman|regulator|council|review|adjudicator|arbitrator)) ${has}(?:(?:rejected|dismissed|discounted|threw out|threw aside) ${allegation}(?: as\\b|(?=[.,;]|$))|(?:found|called|ruled) ${allegation} (?:to be )?(?:wholly |entirely |completely )?(?:unfounded|false|baseless|groundless|untrue|malicious|without (?:foundation|merit|substance)|unproven|not proven|not proved|unsubstantiated)\\b)`,
    ),
    unless:
      /\b(?:defen[cs]e|by qp|qp's (?:complaint|allegation|claim)|that (?:police|the jury|the panel|he had been|she had been|qp had been)|bias(?:ed)? against (?:him|her|qp)|unfairness|separate|second|other|another|further|one of|appeal\w*|overturn\w*)\b/,
  },
  // "She was discharged at the end of the prosecution's case", "The court released her after the complainant failed to appear".
  {
    kind: "set-aside",
    pattern: new RegExp(
      `\\b(?:(?:qp|he|she) ${was} (?:discharged|freed|released|let go|sent home)|${bench} ${has}(?:discharged|freed|released|let) (?:qp|him|her))(?: go| home)?(?: by the (?:judge|court|magistrates?|bench))? (?:at the (?:end|close) of the (?:prosecution|crown|state)(?:'s)?(?: case)?|(?:after|when|because|as|since) (?:the |his |her |qp's |a )?(?:\\w+ )?(?:complainants?|accusers?|witness(?:es)?|prosecution|crown|evidence|police|charge|case) (?:\\w+ )?(?:failed|did not|didn't|refused|never|withdrew|offered no|was not|collapsed|fell|could not|was withdrawn|was dropped))`,
    ),
    unless: /\b(?:bail|licence|parole|hospital|until|pending|for now|re-?arrest\w*)\b/,
  },
  // "An alibi that nobody had checked turned out to be true".
  {
    kind: "not-the-doer",
    pattern:
      /\balibi\b[^.;]{0,40}? (?:turned out to be|proved(?: to be)?|was(?: found to be| shown to be)?|checked out|held(?: up)?|stood up|was confirmed|has been confirmed)(?: (?:true|good|sound|genuine|solid|correct|right))?(?=[.,;]|$| (?:and|when|after|by)\b)/,
    unless: /\b(?:false|fake|invented|not (?:true|hold|stand|believed)|rejected|disproved|claim\w*)\b/,
  },
  // "She sued for libel and won", "won her libel case".
  {
    kind: "wrong",
    pattern:
      /\bqp (?:has |later |then |had )*(?:sued\b[^.;]{0,60}\b(?:libel|defamation|slander)\b[^.;]{0,30}\b(?:won|succeeded|was awarded)|won (?:an?|the|his|her|qp's) (?:libel|defamation|slander) (?:case|action|suit|claim|damages))\b/,
    unless: /\b(?:lost|appeal|overturned|another (?:matter|case|article))\b/,
  },
  // "the woman in the picture was somebody else", "police had mixed up two women of the same name", "had taken her for her twin sister".
  {
    kind: "not-the-doer",
    pattern:
      /\b(?:man|woman|person|boy|girl|figure|face|voice|student|player) (?:in|on|seen in|shown in|heard in|heard on) the (?:\w+ )?(?:picture|photo\w*|video|clip|footage|film|recording|tape|image|cctv) (?:was|is|had been) (?:in fact |actually |really )?(?:(?:somebody|someone) else|another|a different|not (?:qp|him|her)|not the)\b|\b(?:mixed up|confused|muddled(?: up)?) (?:(?:the )?two (?:wom[ae]n|m[ae]n|people|students|players|brothers|sisters|names|persons)|qp (?:with|and)|(?:him|her) with)\b|\b(?:had |have |has )?(?:taken|took|mistook|mistaken) (?:qp|him|her) for (?:(?:an?|the|his|her|qp's) (?:[\w-]+ ){0,2}?(?:man|woman|person|sister|brother|twin|cousin|neighbou?r|namesake|colleague|friend|student|player|user)|(?:somebody|someone) else)\b/,
    unless: /\b(?:jew|jewish|lawyer|claim\w*|insist\w*|said (?:he|she)|victim|argu\w+)\b/,
  },
];
