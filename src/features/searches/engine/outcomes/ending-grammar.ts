import { bad, steps } from "./exculpation-words.ts";

/*
 * What the endings of a case are put together from (ending-words.ts, undone-by-a-body.ts, ended-in-court.ts, proved-otherwise.ts,
 * found-in-favour.ts): who ends it, what is ended, in which tense, and what says that it goes on after all. Each is the source of a pattern in
 * small letters, with `qp` for the person (exculpation.ts).
 */

/** What is brought against somebody, as the subject of its ending. */
const brought =
  "(?:arrests?|charge sheet|charges?|counts?|case|matter|prosecution|proceedings|trial|retrial|accusations?|allegations?|complaints?|investigation|inquiry|indictment|summons|file)";
/** What was decided against somebody. */
const decided =
  "(?:convictions?|verdict|judge?ment|finding|guilty (?:verdict|finding)|ruling|decision|sanction|expulsion|dismissal|suspension|sacking)";
const its = "(?:the|this|that|qp's|his|her|their|its|all(?: the)?|both|every|any|an?|each)";
const kindOfIt =
  "(?:hate[- ]crime|bias|criminal|police|original|first|remaining|whole|entire|disciplinary|crown's|state's|prosecution's|people's)";
/** What is brought against the person, with whose it is: "the case against qp". */
export const matter = `(?:${its} (?:${kindOfIt} )*${brought}(?: (?:file|sheet))?(?: against (?:qp|him|her))?(?! against))`;
/** What was decided against the person: "qp's conviction". */
export const decision = `(?:${its} (?:${kindOfIt} )*${decided}s?(?: (?:against|of) (?:qp|him|her))?(?! (?:against|of)\\b))`;
/** A form of "to be", with an adverb behind it. */
export const was =
  "(?:was|were|is|are|has been|have been|had been|being|got|gets)(?: (?:later|since|then|soon|quietly|eventually|now|finally|duly|swiftly|promptly|\\w+ly))*";
/** Auxiliaries and adverbs ahead of a verb, or nothing. */
export const has = "(?:has |have |had |later |since |then |also |now |eventually |finally |\\w+ly )*";
/** Whoever brings a case before a court. */
export const prosecutor =
  "(?:prosecutors?|the prosecution|the crown|the state|the people|(?:the |an? )?(?:\\w+ )?(?:district|state's|county|city|prosecuting|commonwealth's|crown|u\\.?s\\.?|federal) (?:attorney|prosecutor|solicitor)s?(?:'s office|' office)?|the attorney general(?:'s office)?|the da|the dpp|the cps|the crown prosecution service|police|the police|detectives|investigators|officers|the sheriff(?:'s office)?|(?:the )?authorities|the procurator fiscal|the public prosecutor)";
/** Whoever decides it there. */
export const bench =
  "(?:(?:an? |the |another |two |three |five )?(?:\\w+ ){0,3}(?:judges?|justices|magistrates?|courts?|jury|jurors|tribunal|panel|bench|sheriff)(?: of appeal)?)";
/** Whoever looks into something and says what came of it. */
export const inquirer =
  "(?:police|prosecutors?|detectives|investigators|officers|experts?|the (?:\\w+ )?(?:inquiry|review|report|investigation|judge|court|jury|tribunal|panel|school|university|college|club|company|council|board|party|union|newspaper|paper)|an? (?:\\w+ )?(?:inquiry|review|report|investigation|judge|expert|court|tribunal|panel))";
/** What a body rejects or finds unfounded. */
export const allegation =
  "(?:the|these|those|all(?: the)?|both|every) (?:\\w+ )?(?:accusations?|allegations?|charges?|complaints?)(?: against (?:qp|him|her))?(?: (?:of|that) [^.;,]{0,60}?)?";
/** The clause ends, or goes on with when, where or why. */
export const ends =
  "(?=[.,;:]|$| (?:and|after|when|because|as|on|in|at|this|last|without|before|within|by|for (?:want|lack|good)|when|once|under|amid|following|since|where|with|a|an|one|two|three|four|five|six|some|several|this|next|the (?:next|following|same)|earlier this|only|just|late|early)\\b)";

/** It is not over, is supposed or wished, or another is meant. */
const goesOn =
  /\b(?:until|pending|on bail|for now|yet to|not yet|almost|nearly|re-?arrest\w*|but (?:was|were|is|are|has|faces?|later|then|police|prosecutors|the)|except|apart from|the other|another (?:charge|count|case)|second(?! time)|third(?! time)|remaining|lesser|separate|unrelated|further (?!action|steps?|proceedings)|additional|(?<!not )one of (?:the|two|three|four|five|several)|re-?fil\w+|civil|if|unless|would(?! not (?:go|proceed|continue|pursue|prosecute|try|carry|press|seek|be)\b)|(?<!(?:jury|court|tribunal|judge|panel|bench) )could|may|might|should|must|wants?|wanted|hop(?:es?|ed|ing)|ask(?:s|ed|ing)?|sought|seeks?|seeking|urg(?:es?|ed|ing)|demand\w*|bid|fail\w*|refus\w+|reject\w*|denied|request\w*|threaten\w*|fear\w*|argu\w+|claim(?:s|ed)|insist\w*|suspended sentence|earlier|previous(?:ly)?|years? (?:before|earlier))\b/;
/** What makes an ending none: it goes on after all, or one of these words (sources of a pattern). */
export const among = (more: string) => new RegExp(`${goesOn.source}|\\b(?:${more})\\b`);

/** Whose or what kind of thing it is, where that is not what the page tells of. */
export const ofElse =
  "(?:driving|parking|speeding|travel|stadium|touchline|smoking|filming|publication|restraining|restriction|earlier|previous|prior|former|old|second|third|separate|other|others|another|further|additional|lesser|remaining|unrelated|similar|theft|fraud|drugs?|weapons?|knife|firearms?|tax|civil|libel|planning|insurance|new|different|first-instance|one|two|three)";
/** No clause begins in it and nobody else owns it: "the", "her (lifetime)", "that (disciplinary)". */
const modifiers = `(?:(?!${ofElse}\\b|(?:and|but|who|which|that|because|if|when|while|against|of|on|over|for)\\b|[\\w-]+['’]s\\b)[\\w'-]+ ){0,2}?`;
const moreSteps =
  "(?:measures?|matters?|cases?|complaints?|allegations?|accusations?|proceedings|notices?|summons|file|papers|trial|inquiry|inquiries|enquiry|investigations?)";
const againstThem = "(?: (?:against|of|on|concerning|imposed on|to \\w+) (?:qp|him|her)(?!'s))?";
/** What was done to or brought against the person, wherever it stands in its clause: "the measure", "her punishment", "that order". */
export const stepAgainst = `(?<!\\b(?:in|of|on|for|from|by|with|about|behind|during|over|under|to) )(?<!['’]s )\\b(?:the|this|that|these|those|its|their|qp's|his|her|all|both|every|any|each|all the|all of the) ${modifiers}(?:${steps}|${moreSteps})\\b${againstThem}`;
/** Not followed by whose or for what else it is. */
export const ofNoOther =
  "(?! (?:against|of|on|upon|over|for|concerning|by|at|in) (?!qp\\b|appeal|review|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|full|its|the grounds?|good|the end|want|lack))";
/** Taken back, as a participle. */
export const undoneNow =
  "(?:annull?ed|voided|vacated|quashed|overturned|overruled|rescinded|revoked|lifted|reversed|undone|set aside|set at (?:nought|naught)|set to (?:nought|zero)|nullified|cancell?ed|invalidated|repealed|retracted|withdrawn|recalled|thrown out|tossed(?: out)?|dropped|discontinued|scrapped|torn up|taken back|taken off (?:the|qp's|his|her) [\\w ]{3,20}|struck (?:down|out|off the list|from the (?:record|roll|list|register))|expunged|erased|deleted|wiped(?: out| away| clean| from \\w+ \\w+)?|removed from (?:the|qp's|his|her) [\\w ]{3,24}|filed away|stayed|shelved|dismissed|no longer (?:stands?|in force|on (?:the|qp's|his|her) \\w+)|abandoned|corrected|disowned|disavowed)";
/** The same of somebody who does it. */
export const undid =
  "(?:annull?(?:ed|s)|voided|voids|vacated|quash(?:ed|es)|overturn(?:ed|s)|overrul(?:ed|es)|rescind(?:ed|s)|revok(?:ed|es)|lift(?:ed|s)|revers(?:ed|es)|undid|undone|undoes|set aside|sets aside|nullif(?:ied|ies)|cancel(?:l?ed|s)|invalidat(?:ed|es)|repeal(?:ed|s)|str(?:uck|ikes) down)";
/** What undoes it and may be done to a thing as well, so that it says what. */
export const undidThat =
  "(?:retract(?:ed|s)|withdr[ae]w(?:n|s)?|recall(?:ed|s)|thr(?:ew|own|ows) out|toss(?:ed|es)(?: out)?|dropp?(?:ed|s)|discontinu(?:ed|es)|scrapp?(?:ed|s)|tore up|torn up|took back|taken back|str(?:uck|ikes) out|expung(?:ed|es)|eras(?:ed|es)|wiped(?: out)?|stay(?:ed|s)|shelv(?:ed|es)|dismiss(?:ed|es)|abandon(?:ed|s)|disown(?:ed|s)|disavow(?:ed|s)|filed away|halted|stopped)";
/** A clause goes on or is over. */
export const closes =
  "(?=[.,;:]|$| (?:and|after|in|on|at|last|this|next|because|for|when|where|once|citing|saying|as|by|within|before|without|following|with|since|entirely|outright|altogether|completely|again|yesterday|today|early|late|the|a|an|two|three|four|six|some|earlier|only|too)\\b)";
/** By which a step does not hold: "void", "baseless", "disproportionate". */
export const doesNotHold = `(?:${bad}|disproportionate|excessive|a mistake|an error|wrongful|wrong(?:ly (?:made|imposed|decided))?|mistaken|without (?:legal )?(?:basis|foundation)|out of order|bad in law|of no effect|contrary to (?:the )?(?:law|rules|statutes?))`;
/** A body that takes steps against those who belong to it, or hears their appeals. */
export const body =
  "(?:(?:the |an? |its |their )?(?:[\\w-]+ ){0,3}?(?:board|panel|committee|commission|council|tribunal|court|judges?|justices|jury|bench|magistrates?|adjudicators?|arbitrators?|ombudsman|ombudswoman|inquiry|review|investigators?|hearing|leadership|leaders|management|managers|executive|presidium|assembly|congress|conference|minister|ministry|governors|trustees|university|college|school|faculty|dean|rector|senate|club|federation|league|association|union|party|company|firm|employer|hospital|trust|regulator|council|paper|newspaper|station|broadcaster|church|diocese|synod|bishop|army|police|force|authorit(?:y|ies)|chair(?:man|woman)?|president|director|headteacher|principal)|it|they)";
/** Somebody's place among others: "job", "membership". */
export const place =
  "(?:jobs?|posts?|places?|seats?|badge|licen[cs]e|membership|standing|rank|titles?|registration|rights|status|position|role|degree|pension|salary|pay|mandate|captaincy|armband|chair|office|desk|uniform|pulpit|practice|parish|column|programme|show|everything)";
/** What makes of a return no clearing: it was served, or bought with an apology. */
export const servedIt =
  /\b(?:serv(?:ed|ing)|expir\w+|ran out|(?:ban|suspension|term|sentence) (?:is |was |being |now )?(?:over|ended|done)|after (?:an?|the|his|her|qp's) (?:\w+ )?(?:ban|suspension|sentence|term|course|training|warning)|(?<!\bto )qp (?:has |had |later |publicly |then )*apologi[sz]ed|(?:his|her|qp's) apolog\w+|after apologi\w+|course|training|probation|conditional\w*|reprimand|despite|protests?|outcry|outrage|if|unless|would not|refus\w+|reject\w*|fail\w*|bid|hop(?:es?|ed|ing)|want(?:s|ed)|demand\w*|petition\w*|appeal(?:ed|s|ing)? (?:for|to have|to be)|campaign\w*|ask(?:s|ed|ing)?|seek\w*|sought)\b/;
