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
