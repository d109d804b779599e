/*
 * What the laws of several countries call an offence of hatred, as reports in English name it. Each names its statute; which group the
 * hatred was against the name does not say, so Jews must stand beside it. A name that also covers offences without hatred ("malicious
 * communications", "misuse of a carriage service") is not here.
 */

const group =
  "(?:an? |the |any )?(?:(?:national|ethnic|racial|religious|minority|identifiable|protected|faith)(?:,? (?:or|and) (?:national|ethnic|racial|religious))* (?:groups?|minorit(?:y|ies)|communit(?:y|ies))|(?:population|people) groups?|group of (?:the )?(?:people|population)|part of the population|minorit(?:y|ies))";

/** As alternatives of one pattern, without word boundaries. */
export const biasOffences: readonly string[] = [
  // Sweden (Criminal Code 16:8), Norway (Penal Code 185), Denmark (266 b), Finland (11:10), Iceland (233 a).
  `(?:agitation|incitement|hatred|hate speech|threats?|contempt|insults?|defamation|slander) (?:against|of|towards?) ${group}`,
  "(?:ethnic|racial|national) (?:agitation|incitement|hatred|hostility|insults?)",
  // Germany (Criminal Code 130, 86a), Austria (283; Prohibition Act 1947), Switzerland (261bis).
  "incitement of (?:the )?(?:people|masses|popular hatred)|sedition against (?:a |the )?(?:people|part of the population)",
  "verbotsgesetz|prohibition act|wiederbet[äa]tigung|(?:re-?engagement in|revival of|reviving) (?:national socialis[mt]|nazi)\\w*(?: activit(?:y|ies))?|(?:national socialist|nazi) (?:re-?activation|re-?engagement|reactivation)",
  "anti-?racism (?:statute|law|provision|article|act)|racial discrimination(?: and incitement)?|discrimination and incitement(?: to hatred)?",
  // Netherlands (137c, 137d), Belgium (Act of 23 March 1995), France (Press Act 24, 24 bis, 33), Luxembourg (457-1).
  "group insult|insult(?:ing)? (?:of )?(?:jews|a group of people|people) (?:as a group|because of|on (?:the )?(?:grounds|basis) of)",
  "negationis[mt]\\w*|(?:holocaust|genocide)[- ]denial (?:law|act|statute|provision)",
  "(?:public )?(?:incitement|provocation|insults?|defamation|abuse|threats?)(?:,? (?:and|or) (?:\\w+ )?(?:provocation|insults?|defamation|violence|hatred|discrimination))? (?:to (?:hatred|discrimination|violence)|of an? (?:racial|racist|religious|anti-?semitic)(?: or (?:racial|racist|religious|anti-?semitic))? (?:nature|kind|character))",
  "(?:contest(?:ing|ation of)|disput(?:ing|e of)|den(?:ying|ial of)|trivialis(?:ing|ation of)|trivializ(?:ing|ation of)|approv(?:ing|al of)|justif(?:ying|ication of)|gross(?:ly)? minimi[sz](?:ing|ation of)) (?:of )?(?:the )?(?:crimes against humanity|genocide|(?:crimes of (?:the )?)?(?:national socialis[mt]|nazis?m?)(?: regime| crimes)?)",
  "apolog(?:y|ia|ie) (?:of|for) (?:crimes against humanity|war crimes|nazism)",
  // Poland (256, 257), Czechia (355, 356, 404, 405), Slovakia (421 to 424), Hungary (332, 333), Romania (Ordinance 31/2002), Baltic states.
  "(?:propagat|promot)(?:ing|ion of) (?:nazism|fascism|(?:a )?(?:nazi|fascist)(?:\\w+)? (?:ideolog(?:y|ies)|regime|symbols?))|(?:expressing )?sympath(?:y|ies) for (?:a )?movements?",
  "(?:defamation|insult) of (?:a |the )?(?:nation|race|ethnic)",
  // Italy (Mancino Act), Spain (510), Portugal (240), Greece (Act 4285/2014).
  "mancino (?:law|act)|hate offen[cs]es?|crime of hatred|(?:infring|violat)\\w+ (?:of )?(?:the )?dignity (?:of|on grounds)",
  // United Kingdom (Public Order Act 1986 parts 3 and 3A; Sentencing Act 2020 s. 66; Scotland: Hate Crime Act 2021; Northern Ireland: 2004 Order).
  "stirr?(?:ing)? up (?:\\w+ ){0,2}hatred|(?:aggravated|aggravation|uplift)[^.;]{0,24} (?:by|for|of|due to) (?:\\w+ ){0,3}(?:prejudice|hostility|malice|ill[- ]will)|(?:racial|religious|faith) (?:prejudice|aggravation|hostility)",
  // Ireland (Act of 1989), Canada (Criminal Code 318, 319, 320.1, 430(4.1)), Australia (prejudice motivated; Racial Discrimination Act 18C), New Zealand.
  "(?:wilful|public) (?:promotion|incitement) of (?:hatred|anti-?semitism)|advocat\\w+ genocide|mischief (?:to|relating to|in relation to) (?:a )?(?:religious property|property used (?:primarily )?(?:for|as a place of) (?:religious )?worship)|mischief motivated by",
  "prejudice[- ](?:motivated|related|based)|offensive behaviou?r because of race|(?:racial|religious|serious) vilification",
  // South Africa (Equality Act 4/2000).
  "crimen injuria|equality court",
  // United States (18 U.S.C. 241, 245, 247, 249; statutes of the states on bias and ethnic intimidation).
  "malicious harassment|(?:religious|ethnic|racial) intimidation|intimidation (?:based|on the basis) (?:on|of)|obstruction of (?:persons in )?(?:the )?free exercise|damage to (?:\\w+ )?religious (?:real )?property|institutional vandalism|church arson act",
];
