/*
 * How a body says what it has found of somebody's words or conduct, as sources of patterns over a masked sentence (masked-sentence.ts): who finds,
 * by which words, of what, and what it is found to be. Every part goes with every other.
 */

/** Who decides such things, as the noun of a phrase. */
export const finder =
  "(?:panel|tribunal|board|committee|commission|commissioner|ombuds\\w+|adjudicator|arbitrator|office|regulator|watchdog|authority|court|judge|inquiry|enquiry|investigations?|investigators?|report|review|reviewer|hearing|decision|ruling|determination|findings|counsel|human resources|hr|department|employer|company|firm|insurer|bank|university|college|school|academy|institute|faculty|senate|district|trust|hospital|clinic|council|party|executive|union|association|federation|league|club|society|guild|church|diocese|synod|bishop|ministry|agency|department|network|station|publisher|museum|theatre|orchestra|governors|trustees|directors?|chair|chairman|chairwoman|president|provost|chancellor|vice-chancellor|dean|principal|headteacher|superintendent|registrar|examiner|assessor|officer|monitor|chief executive)";

const manner =
  "(?:,? (?:also|further|furthermore|moreover|therefore|then|now|accordingly|likewise|today|yesterday|unanimously|unequivocally|in addition|in turn|and I accept|and (?:we|the (?:board|council|university|party|club|company)) accepts?|on (?:the|a) balance of probabilit(?:y|ies)|on the (?:evidence|facts)|beyond (?:any )?(?:reasonable )?doubt|(?:on |last )\\w+day|by a majority|without hesitation|\\w+ly),?)";
/** "found", "is satisfied", "came to the conclusion": ahead of "that". */
const findsThat = [
  "found (?:it )?prove[dn]|found|finds?|ruled|rules?|held|holds?|hold|concluded|concludes?|determined|determines?|decided|decides?|established|establishes|adjudged|judged|confirmed|confirms|accepted|accepts?|agreed|upheld",
  `(?:(?:was|were|is|are|am|has been|have been)${manner}? (?:left )?(?:satisfied|persuaded|convinced|sure|certain|(?:in|under) no(?: real)? doubt|of the (?:\\w+ )?(?:view|opinion)))`,
  "(?:came|has come|have come|comes?|arrived) (?:to|at) the (?:\\w+ )?(?:conclusion|view|finding)",
  "(?:took|takes?|has taken|have taken|formed|reached) the (?:\\w+ )?(?:view|conclusion|opinion)",
  "(?:made|makes?|has made|have made|issued|recorded|returned|entered) (?:a|the) (?:\\w+ )?(?:finding|determination|ruling)",
  "(?:has|have|had|left) no (?:\\w+ )?doubt",
].join("|");
const whatIsFound =
  "(?:findings?|conclusions?|determinations?|judge?ments?|decisions?|rulings?|verdicts?|assessment|view|opinion)";
const paper = "(?:decision|report|ruling|judge?ment|findings?|determination|summary|reasons|order|verdict|award|conclusions?)";
/** Behind "the conclusion", "in the judgment": whose it is. */
const ofFinder = `(?: (?:of|by|reached by) (?<by>[^.;:“”]{2,90}?(?:, ⟦\\d+⟧)?))?`;

/**
 * Up to the clause that says what was found. `who` is what stands before the verb, `by` a finder named behind; where neither is there, the words
 * themselves say whose finding it is ("our", "my").
 */
export const findingAhead: readonly RegExp[] = [
  `^(?<who>[^;“”]{1,170}?)${manner}*,? (?:(?:has|have|had)${manner}* )?(?:${findsThat})${manner}*,? that,? `,
  `^(?:so |therefore,? )?it (?:is|was|remains) (?<own>our|my|the|its|their) (?:\\w+ )?${whatIsFound}${ofFinder}${manner}*,? that,? `,
  `(?:^|, |; )(?<own>our|my|the|its|his|her|their) (?:\\w+ )?${whatIsFound}${ofFinder} (?:is|was|are|were)${manner}* that,? `,
  `(?:^|, |; )in (?<own>our|my|the|its|his|her|their) (?:\\w+ )?(?:judge?ment|view|opinion|assessment|estimation|finding)${ofFinder}, `,
  `^(?:(?<own>our|my|the|its|their) )?(?:\\w+ )?${whatIsFound}${ofFinder}(?: (?:is|are|was|were) (?:\\w+ )?(?:clear|plain|unambiguous|unanimous|as follows))?: `,
  `^(?:so |therefore,? )?it (?:was|is|has been)${manner}* (?:found|held|determined|established|concluded|ruled|decided|accepted|adjudged)${manner}*(?: by (?<by>[^.;:“”]{2,90}?))?${manner}*,? that,? `,
  `^(?<who>[^;“”]{1,110}?) (?:accepts?|accepted|adopts?|adopted|endorses?|endorsed|upholds?|upheld|confirms?|confirmed|affirms?|affirmed|agrees? with|agreed with|shares?|shared)${manner}* (?:the|its|this|that|his|her) (?:[\\w'’-]+ ){0,4}?${whatIsFound}${ofFinder},? that,? `,
  `\\b(?:(?:ended|closed|concluded|finished) (?:with|in)|resulted in|led to|came to|returned|delivered) (?:an?|the) (?:[\\w-]+ ){0,2}?${whatIsFound}${ofFinder},? that,? `,
  `^(?<who>(?:the|its|our|an?|his|her) (?:[\\w'’-]+ ){0,4}?${paper}(?: (?:of|by|from) [^;“”]{2,60}?)?) (?:also |further )?(?:states?|stated|says?|said|notes?|noted|records?|recorded|reads?) that,? `,
  `^in (?:its|the|his|her|their|our|a) (?:[\\w-]+ ){0,3}?${paper}(?: [^,;“”]{2,40}?)?,? (?<who>[^;“”]{2,90}?) (?:said|says?|wrote|writes?|stated|states?|noted|notes?) that,? `,
  `^according to (?:the|its|an?|his|her|our) (?:[\\w-]+ ){0,3}?${paper}(?: (?:of|by|from) (?<by>[^;,“”]{2,60}?))?, `,
  `^there (?:is|was|can be|could be) no (?:\\w+ )?doubt (?:in|to) (?<own>our|my)? ?(?:minds?|us|me)?,? ?that,? `,
].map((source) => new RegExp(source, "i"));

/** What somebody said, wrote, showed or did, as a body speaks of it. */
export const things =
  "(?:posts?|postings?|tweets?|messages?|e-?mails?|texts?|letters?|statements?|comments?|remarks?|words|language|jokes?|speech(?:es)?|sermons?|lectures?|talks?|songs?|lyrics|chants?|gestures?|salute|cartoons?|caricatures?|drawings?|images?|pictures?|photographs?|photos?|memes?|videos?|clips?|articles?|essays?|columns?|blogs?|podcasts?|broadcasts?|programmes?|leaflets?|placards?|banners?|stickers?|outbursts?|rants?|tirades?|slurs?|insults?|conduct|behaviou?r|actions?|acts?|treatment|decision|refusal|exclusion|move)";
/** By whom, where and to whom: behind the thing. */
const adjunct =
  "(?: (?:made|posted|written|sent|shared|published|uttered|delivered|circulated|drawn|used|in question|at issue|concerned|complained of|(?:that|which) (?:he|she|they|⟦\\d+⟧) (?:had )?(?:made|posted|wrote|written|sent|shared|published|drew|used|sang))(?! by))?";
const byWhom =
  "(?: (?:(?:made|posted|written|sent|shared|published|uttered|delivered|circulated|drawn|used) )?(?:by|of|from) (?:(?!(?:that|which|who|was|were)\\b)[\\w'’-]+,? ){0,6}?⟦(?<by>\\d+)⟧(?!'s))?";
const whereOrTo =
  "(?: (?:about|on|in|at|to|towards?|against|during|from|concerning|aimed at|directed at) (?:(?!\\b(?:was|were|is|are|had|that|which|who|whose|not|amount\\w*|constitut\\w*|breach\\w*|violat\\w*|target\\w*|harass\\w*)\\b)[^;.“”]){2,90}?)?";
/** Whose, how many of them, and what: "two of her posts", "the second post", "his treatment of the clerk". */
const thing = `(?:both |all |each |at least )?(?:(?:one|two|three|four|five|six|several|some|many|most|a number|all|both|each|the (?:first|second|third|last|latter|majority)) (?:of )?)?(?<whose>his|her|their|⟦(?<owner>\\d+)⟧'s|the|these|those|this|that|such|it|they)?(?: (?!(?:not|no|never|was|were)\\b)[\\w-]+){0,3}?(?: ?(?<noun>${things})\\b)`;
export const thingWhole = `${thing}${byWhom}${adjunct}${whereOrTo},?`;

const people =
  "(?:people|persons?|m[ae]n|wom[ae]n|students?|pupils?|children|staff|colleagues?|co-?workers?|employees?|members?|patients?|players?|rowers?|athletes?|team-?mates?|opponents?|residents?|tenants?|customers?|clients?|policyholders?|passengers?|guests?|families|family|parents?|neighbou?rs?|constituents|candidates?|musicians?|officers?|applicants?|faculty|scholars?|communit(?:y|ies)|supporters|viewers|readers|listeners|worshipp?ers)";
/** Jews, as whom it was done to. */
const jews = `(?:(?:[\\w-]+ ){0,2}?(?:jews\\b|jewish (?:(?!(?:state|organi[sz]ations?|lobby)\\b)[\\w-]+ ){0,2}?${people}\\b))`;
const asIs =
  "(?:\\w+ly|both|an?|also|the|racist|offensive|abusive|hurtful|hateful|discriminatory|derogatory|demeaning|degrading|threatening|inflammatory|unacceptable|inappropriate|unprofessional|vile|clear|plain|serious|gross|severe|overt|direct|open|deeply|unlawful|and|or|in|of|acts?|form|example|expression|instance|kind|piece|nature|character)";
const antisemitic = "(?:anti-?semitic|anti-?semitism|anti-jewish|jew-hating)";
const isOf =
  "(?:was|were|is|are|had been|have been|amount(?:ed|s)? to|constitut(?:ed?|es|ing)|represent(?:ed|s)?|was found to be)";
const shows =
  "(?:contain(?:ed|s)?|includ(?:ed|es?)|us(?:ed|es?)|rel(?:ied|ies|y) (?:up)?on|dr[ea]ws? on|invok(?:ed|es?)|employ(?:ed|s)?|display(?:ed|s)?|express(?:ed|es)?|show(?:ed|s)?|manifest(?:ed|s)?|evinc(?:ed|es?)|reflect(?:ed|s)?|perpetuat(?:ed|es?)|repeat(?:ed|s)?|promot(?:ed|es?)|traffic(?:k?ed|s)? in|echo(?:ed|es)?|deploy(?:ed|s)?|play(?:ed|s)? (?:on|into|upon))";
const shown =
  "(?:tropes?|stereotypes?|canards?|slurs?|language|content|imagery|themes?|ideas|abuse|remarks?|comments?|prejudice|bias|hatred|views|sentiments?|myths?|conspiracy theor(?:y|ies)|epithets?|insults?|terms?|words|messages?|harassment|discrimination|conduct|behaviou?r)";
const rules =
  "(?:polic(?:y|ies)|rules?|codes?|provisions?|bylaws?|by-laws|regulations?|principles|guidelines|standards?|procedures?|articles?|sections?)";
const against = "(?:of|against|towards?|to|directed (?:at|to|towards?)|aimed at|for|on|upon)";
const harm =
  "(?:harassment|discrimination|abuse|bullying|hostility|vilification|victimi[sz]ation|intimidation|mockery|contempt|hatred|hate speech|prejudice|bias|racism|ridicule|a hostile (?:[\\w-]+ )?environment)";
const harms =
  "(?:harass(?:ed|es)|target(?:ed|s)|singl(?:ed|es) out|discriminat(?:ed|es) against|degrad(?:ed|es)|demean(?:ed|s)|humiliat(?:ed|es)|vilif(?:ied|ies)|disparag(?:ed|es)|mock(?:ed|s)|insult(?:ed|s)|intimidat(?:ed|es)|threaten(?:ed|s)|dehumani[sz](?:ed|es)|denigrat(?:ed|es)|ridicul(?:ed|es)|stereotyp(?:ed|es)|incit(?:ed|es) hatred (?:of|against|towards?))";
const asAJew = `(?:(?:related|relating) to|because of|based on|on (?:the )?(?:grounds?|basis) of|on account of) (?:(?:his|her|their|the [\\w'’-]+'s|being) )?(?:being )?(?:jewish(?:ness)?\\b|judaism|a jew\\b)`;
/** "breached the policy on antisemitism", "violated our antisemitism rules". */
const ofTheRules = `(?:breach(?:ed|es)?|violat(?:ed|es?)|contraven(?:ed|es?)|infring(?:ed|es?)|(?:was|were|is|are) (?:\\w+ )?(?:a (?:\\w+ )?)?(?:in )?(?:breach(?:es)?|violations?|contravention) of) (?:the|our|its|their|that|both the) (?:[\\w'’-]+ ){0,5}?(?:${rules} (?:on|against|concerning|about|regarding|relating to|prohibiting|forbidding|of) (?:[\\w-]+ (?:and|or) )?${antisemitic}|${antisemitic} ${rules})`;
const breaksRules =
  "(?:breach(?:ed|es)?|violat(?:ed|es?)|contraven(?:ed|es?)|infring(?:ed|es?)|f(?:e|a)ll(?:s)? (?:\\w+ )?short of|(?:was|were) (?:in )?(?:\\w+ )?(?:breach|violation) of) (?:the|our|its|their) [^;.“”]{2,60}? and (?:that (?:it|they) )?";

/** What is found of a thing: "were antisemitic", "amounted to harassment of Jewish staff", "breached the policy on antisemitism". */
export const foundOfThing = [
  `(?:${breaksRules})?${isOf} (?:${asIs},? ){0,6}?["“]?${antisemitic}\\b(?! (?:incident|to\\b))`,
  `${shows} (?:${asIs},? ){0,4}?(?:${antisemitic} (?:[\\w-]+ ){0,2}?${shown}|(?:anti-?semitism|hatred of jews))\\b`,
  ofTheRules,
  `(?:${breaksRules})?${isOf} (?:${asIs},? ){0,4}?(?:[\\w-]+ )?${harm} (?:and \\w+ )?(?:${against} ${jews}|${asAJew})`,
  `(?:${isOf}|had) (?:${asIs},? ){0,3}?hostile (?:to|towards?) ${jews}`,
  `(?:had )?(?:${asIs} )?${harms} ${jews}`,
  `(?:created|contributed to|fostered) (?:an? )?(?:[\\w-]+ )?hostile (?:[\\w-]+ )?environment for ${jews}`,
].join("|");

/** "messages that he had received", "with the police": whose they were is another. */
const notPassedOn =
  "(?![^;.“”]{0,70}\\b(?:(?:with|to) (?:the |an? |his |her )?(?:police|panel|board|council|officers|authorities|managers?|head|school|union|committee|press|reporters?)\\b|received|been sent|sent to (?:him|her|them)|about (?:him|her|them)\\b|by (?:others|another)|of (?:others|another)))";

/** What is found that somebody did. */
export const foundOfDoer = [
  `(?:made|used|post(?:ed)?|shared|sent|wrote|written|published|circulated|uttered|told|directed|voiced|expressed|repeated|promoted) (?:(?:an?|the|several|two|three|some|numerous|repeated|\\w+ly|offensive|racist|abusive|and|other|a (?:number|series|string) of) )*${antisemitic} (?:[\\w-]+ )?(?:${things}|${shown}|material)\\b${notPassedOn}`,
  `(?:engaged in|committed|was responsible for|were responsible for|was guilty of|displayed|acted out of|perpetrated|took part in) (?:${asIs} )*(?:${antisemitic} (?:and [\\w-]+ )?(?:[\\w-]+ )?(?:conduct|behaviou?r|harassment|abuse|acts?|actions?|bullying|discrimination|speech|misconduct|incidents?|bias|prejudice)|anti-?semitism)\\b(?! (?:training|complaints?|allegations?|claims?|concerns?))`,
  `(?:behaved|acted|spoke|spoken|conducted (?:him|her|them)sel(?:f|ves)) (?:in an? (?:\\w+ )?${antisemitic} (?:manner|way)|anti-?semitically)`,
  ofTheRules,
  `${harms} ${jews}`,
  `(?:engaged in|committed|was guilty of|was responsible for) (?:${asIs} )*(?:[\\w-]+ )?${harm} (?:and \\w+ )?(?:${against} ${jews}|${asAJew})`,
  `subjected ${jews} to `,
  `(?:discriminat\\w+ against|harass\\w+) [^;.“”]{2,40}? ${asAJew}`,
].join("|");

/** What stands between a doer and the verb. */
export const doing = "(?:,? (?:(?:had|has|have|did|was|in fact|repeatedly|deliberately|also|then|\\w+ly),? )*)";
