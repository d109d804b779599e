/**
 * What kind of act a report tells of, so that two stories of one person, place or week are told apart: paint on a wall
 * and a theft, words and a road that is closed. A report may tell of several; of what happens in every case (an arrest,
 * a trial, a statement) it says nothing.
 */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    "mark",
    /\b(?:graffiti|swastikas?|daub\w*|spray\w*|scrawl\w*|deface\w*|desecrat\w*|vandal\w*|paint(?:ed|ing)?|slogans? (?:on|across)|scratch\w*)\b/i,
  ],
  [
    "damage",
    /\b(?:windows?|smash\w*|headstones?|gravestones?|tombstones?|graves?|toppl\w*|overturn\w*|(?:push|knock|pull|kick)(?:ed|ing) (?:over|down)|broke|breaking|stones)\b/i,
  ],
  [
    "fire",
    /\b(?:arson\w*|fire(?!d|\s+(?:department|service|crews?|chief))|fires|blaze|burn\w*|set alight|ablaze|petrol|firebomb\w*|torch\w*)\b/i,
  ],
  ["threat", /\b(?:threat\w*|bomb\w*|hoax\w*|evacuat\w*|letter|envelope|powder|anthrax|menac\w*|stalk\w*)\b/i],
  [
    "assault",
    /\b(?:assault\w*|attack\w*|punch\w*|beat\w*|struck|knocked|stab\w*|slash\w*|knife|bottles?|kick\w*|spat|spit\w*|hit|iron bar|pelt\w*|thr(?:ew|own|owing)|wound\w*)\b/i,
  ],
  ["shooting", /\b(?:shot|shots|shoot\w*|gunman|gunfire|opened fire|rifle|gun battle|killed)\b/i],
  [
    "vehicle",
    /\b(?:car|van|lorry|truck|vehicle|hatchback|driver|drove|driven|driving|cyclist|crash\w*|collision|pavement|sidewalk)\b/i,
  ],
  [
    "speech",
    /\b(?:remarks?|comments?|tirade|outburst|rant(?:s|ed)?|on-air|diatribe|joke[ds]?|tweets?|posts?|posted|posting|facebook|video|recording|speech|lecture|song|songs|singing|chant\w*|lyrics?|slur|slurs|insult\w*|interview|broadcast|sermon|podcast|salute|gesture|wrote|leaflets?|pamphlets?|memes?|messages?)\b/i,
  ],
  ["refusal", /\b(?:refus\w*|turned away|discriminat\w*|tenant|landlord|landlady|rent|evict\w*|denied (?:service|a room))\b/i],
  ["theft", /\b(?:theft|thefts|stole\w*|steal\w*|robber\w*|robbed|burgl\w*|thieves|fraud|embezzl\w*|swindl\w*|till)\b/i],
  ["protest", /\b(?:march(?:ed|es|ers)?|rally|rallies|protest\w*|demonstrat\w*|encampment|vigil)\b/i],
  ["copying", /\b(?:plagiari\w*|copyright|credit to)\b/i],
  [
    "labour",
    /\b(?:strike|strikes|striking|walk-?out|pay (?:rise|dispute|offer)|trade union|union (?:says|secretary|members)|wages|lay-?offs|redundan\w*)\b/i,
  ],
  [
    "election",
    /\b(?:re-?elect\w*|won (?:a|the) (?:second |third )?(?:term|seat|race)|concede[sd]?|turnout|ballots?|percent of the vote|challenger|runoff|polls)\b/i,
  ],
  ["health", /\b(?:tested positive|tests positive|virus|vaccin\w*|outbreak|quarantine|infection\w*|hospitali[sz]ed)\b/i],
  ["weather", /\b(?:flood\w*|storm\w*|hurricane|earthquake|tornado|landslide|heatwave|burst its banks|wildfire)\b/i],
  [
    "trade",
    /\b(?:has bought|buys|acquir\w*|takeover|merger|profits?|shares (?:rose|fell)|new studios|new offices|opens? (?:a )?new|refurbish\w*|reopens)\b/i,
  ],
  [
    "civic",
    /\b(?:road (?:will|is|to be)|roadworks|repairs|parking|budget|planning permission|by-?law|opening ceremony|regatta|cup final|penalties|festival (?:began|opens|opened)|award\w*|prize|concert|elections?|by-?election)\b/i,
  ],
];

/** The kinds of act that words in `text` tell of; empty for a text about something else. */
export function kindsOfAct(text: string): ReadonlySet<string> {
  return new Set(kinds.filter(([, words]) => words.test(text)).map(([name]) => name));
}

/** What comes after an act and the first news of it: of a report from weeks later these are its matter. */
const laterStep =
  /\b(?:court|hearing|judge|magistrates?|jury|trial|tribunal|(?<!glass )panel|sentenc\w+|jailed|imprisoned|convict\w+|guilty|plead\w*|admit(?:s|ted|ting)?|responsible|breach(?:ed)?|probation|indict\w+|arraign\w+|charge[ds]?|arrest(?:ed|s)?|prosecutors?|acquitt\w+|cleared|appeal\w*|fine[ds]?|verdict|ruling|ruled|inquiry|inquest|investigat(?:ors|ion)|review|report (?:says|finds|found|into)|f(?:ou|i)nds? (?:that|against)|concluded|findings?|regulator|commission|banned|barred|revok\w+|withdr[ae]w\w*|expel\w*|expulsion|censur\w+|reprimand\w*|disciplin\w+|suspended|dismiss\w*|sacked|resign\w*|renew(?:ed)?|apologi\w+|forgiveness|settle\w*|compensation|lawsuit|sue[ds]?|cited|caution(?:ed)?|recount|lifted|reopen\w*|repair\w*|rebuil\w*|restor\w+|recovered|traced|(?:years?|months) (?:on|later)|anniversary|honou?r(?:s|ed)|accept(?:s|ed)?|agree(?:s|d|ment)?|blamed?|cause[ds]?)\b/i;
/** How headlines put it, in fewer words: "Two years for arson", "Council bans speaker". */
const laterStepInHeadline =
  /\b(?:years?|months|jail|prison|detention|community service|warning|held|pays?|loses?|finds?|stolen .{0,60}\bfound|turns? up|bans?|suspends?|fired|sacking|rules?|report on|bulletin|no further action|cost|medal|corrections?|clarifications?|apolog(?:y|ies)|retract\w*)\b/i;

/** Does the beginning of a report tell of a step that follows an act (a charge, a verdict, an inquiry, a repair)? */
export function tellsOfLaterStep(beginning: string): boolean {
  return laterStep.test(beginning);
}

export function headlinesLaterStep(title: string): boolean {
  return laterStep.test(title) || laterStepInHeadline.test(title);
}

/** What a case ends with: it comes when it comes, and need not say when the act was. */
const outcome =
  /\b(?:sentenc\w+|jail\w*|imprison\w*|fine[ds]?|convict\w+|guilty|admit\w*|acquitt\w+|cleared|settle\w*|tribunal|inquest|inquiry|report (?:on|says|into|finds)|bulletin|probation|struck off|prohibition|reprimand\w*|banned|licen[cs]e|verdict|appeal\w*|judge|court|jury|years|months)\b/i;

/** Does the beginning of a report tell of what a case ended with? */
export function tellsOfOutcome(beginning: string): boolean {
  return outcome.test(beginning);
}
