/*
 * Words that tell of a step against somebody, of what it was for and of what it takes away, in more ways than one.
 */

/** What it was for stands right behind. */
export const forIt = "(?= (?:for|over|after)\\b)";

/** Not "committed suicide", "had committed an error with his medicine". */
export const committed = "committed(?! (?:suicide|(?:an?|the|no|several) (?:\\w+ ){0,2}(?:errors?|mistakes?|fouls?|blunders?)))";

/** What a body gives and can take away again, and the verbs for it. */
export const takenThings =
  "(?:licen[cs]e|registration|membership|contract|employment|badge|accreditation|season ticket|candidacy|nomination|invitation|appointment|credentials?|permit|degree|title|fellowship|scholarship|place|admission|post|job|column|show|party card|offer|certificate|clearance|tenure|whip|endorsement|selection|candidature)";
export const takenAway = "(?:revoked|suspended|terminated|cancell?ed|withdrawn|rescinded|removed|taken away|ended|annulled)";

/** "must pay for the repairs": what it cost whom it was done to, no penalty. */
export const ownRepairs = " for (?:(?:the|his|her|its|any) )?(?:repairs?|damage|cleaning|security|guards)\\b";

/** What somebody is charged with or loses a post for, as it is said: "for posting", "admitted shouting". */
export const offending =
  "(?:sending|shouting|yelling|posting|tweeting|sharing|making|writing|calling|telling|saying|using|assaulting|attacking|punching|kicking|hitting|harassing|stalking|threatening|abusing|insulting|vandalising|vandalizing|damaging|smashing|daubing|painting|spraying|scratching|setting|burning|throwing|spitting|stirring|inciting|distributing|displaying|performing|denying|refusing|mocking|chanting|singing)";

/** What somebody does to others, in the past: with a body behind it that heard or found it. */
export const actsOnJews =
  "(?:sent|shouted|yelled|screamed|wrote|posted|shared|tweeted|painted|sprayed|daubed|scrawled|called|told (?=(?:(?:an?|the|two|three|several|his|her|their) )?(?:[\\w-]+ )?(?:jew|rabbi))|made|used|left|refused|performed|gave|sang|chanted|punched|kicked|attacked|assaulted|threatened|harassed|abused|insulted|taunted|subjected|targeted|launched|hurled|spat|threw|smashed|vandali[sz]ed|tried|denied|published|distributed|claimed|described|compared|mocked|bullied|bombarded|ranted|incited)";
/** What whoever did it is called once they are named. */
export const doerNouns =
  "(?:attackers?|assailants?|gunm[ae]n|shooters?|suspects?|perpetrators?|arsonists?|knifem[ae]n|bombers?|culprits?|vandals?|offenders?)";
const soughtOne = "(?:man|woman|person|youth|teenager|teen|driver|gunman|passenger|rider|cyclist)";
/** "the man they are seeking", "a woman wanted over the attack"; not whom they want to speak to, or look for because they are missing. */
export const sought = `(?:wanted ${soughtOne}|${soughtOne}(?:,? (?:whom|who|that))? (?:(?:they|police|officers|detectives|investigators|it) (?:are|were|is|was|had been|have been) (?:now |still |also )?(?:seeking|hunting|looking for|searching for|pursuing)|(?:is |was |being |they |police )?(?:wanted|sought))(?! as\\b(?! ⟦)| to (?:help|speak|talk|assist|question)|[^.;]{0,40}\\b(?:witness|missing|safe)))`;

/** What a court orders to be said: "to apologise", "to tender an unconditional apology". */
export const apologising =
  "(?:apologi[sz]e|(?:tender|make|give|issue|publish|offer|deliver|send|read(?: out)?) (?:(?:an?|his|her|their) )?(?:[\\w-]+ ){0,3}(?:apolog(?:y|ies)|retractions?))";

const proper = "(?:⟦\\d+⟧|(?-i:[A-ZÀ-ÞĀ-Ž])[\\wÀ-ž'’.-]*(?: (?-i:[A-ZÀ-ÞĀ-Ž])[\\wÀ-ž'’.-]*){0,4})";
const months = "january|february|march|april|may|june|july|august|september|october|november|december";
const bodiesThatAct =
  "courts?|jury|juries|judges?|justices|magistrates?|bench|panel|tribunal|board|committee|commission|council|club|party|school|college|university|league|federation|association|union|employer|company|prosecutors?|police|regulator";
/**
 * What may stand between a step and what it was for: where, when, by or before whom, with whom, at what age, after what: "on trial in Lodz for",
 * "sentenced together with two others for", "struck off after a two-day hearing for".
 */
export const circumstance = `(?:,? (?:${[
  "in absentia",
  `(?:in|at|near|outside|from) (?:the )?${proper}`,
  `(?:in|to|before|by|at) (?:(?:an?|the|its|his|her|their|federal) )?(?:[\\wÀ-ž'’-]+ ){0,4}?(?:${bodiesThatAct})(?: (?:in|of|at) (?:the )?${proper})?`,
  "in custody",
  "(?:on |late on |early on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?",
  `on (?:\\d{1,2} )?(?:${months})(?: \\d{1,2})?(?:,? \\d{4})?`,
  `in (?:early |late |mid-)?(?:(?:${months})(?: \\d{4})?|(?:the )?(?:spring|summer|autumn|winter|fall)|\\d{4})`,
  "(?:last|this|earlier this|later this) (?:week|month|year|spring|summer|autumn|winter|fall|\\w+day)",
  "(?:today|yesterday|recently|again|unanimously|earlier|now|finally)",
  "(?:(?:together|along|jointly) )?with (?:an?|two|three|four|five|six|seven|eight|\\d+|several|his|her|their) (?:[\\wÀ-ž'’-]+ ){0,3}?(?:others?|men|women|people|friends?|brothers?|sisters?|sons?|daughters?|husband|wife|colleagues?|co-defendants?|accomplices?|man|woman)",
  "(?:at the age of|aged) (?:\\w+(?:-\\w+)?)",
  "after an? (?:[\\w'’-]+ ){1,4}(?:hearing|trial|inquiry|investigation|process|appeal|meeting)",
  "for (?:the|a) (?:first|second|third|fourth) time",
].join("|")}),?)`;
