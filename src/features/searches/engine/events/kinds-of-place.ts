import { withCongregations } from "../hatred/jewish-places.ts";

/** Where, or to what, something happened: two reports of like acts in other kinds of place tell of two events. */
const places: readonly (readonly [string, RegExp])[] = [
  ["worship", /\b(?:synagogues?|shul|temple|prayer house|house of prayer|place of worship|congregation)\b/i],
  ["church", /\b(?:church|chapel|parish|mosque|cathedral)\b/i],
  ["school", /\b(?:schools?|colleges?|yeshiva|classroom|pupils?|campus|universit(?:y|ies)|lecture hall|kindergarten|nursery)\b/i],
  ["graves", /\b(?:cemeter(?:y|ies)|graveyard|graves?|headstones?|gravestones?|tombstones?|burial ground)\b/i],
  [
    "shop",
    /\b(?:shops?|stores?|market|supermarket|deli|bakery|grocer\w*|butcher|restaurants?|caf[eé]s?|coffee|pizzeria|grill|pub|bar(?! association))\b/i,
  ],
  ["travel", /\b(?:bus|tram|trains?|underground|subway|airport|airline|flight|taxi|station)\b/i],
  ["lodging", /\b(?:hotel|guest ?house|hostel|apartments?|flats?|tenants?|landlord|landlady|letting)\b/i],
  ["sport", /\b(?:football|club|stadium|match|fans?|supporters|league|striker|goalkeeper|referee|team|cup)\b/i],
  ["health", /\b(?:hospital|clinic|surgery|nurse|patients?|doctor|physician|pharmac\w+|dent(?:al|ist))\b/i],
  ["office", /\b(?:council(?:lors?|men)?|parliament|mayor|senator|legislat\w+|city hall|town hall|party)\b/i],
  ["air", /\b(?:radio|broadcaster|presenter|television|tv|channel|podcast|newspaper|columnist)\b/i],
  ["memorial", /\b(?:memorial|museum|monument|plaque)\b/i],
  ["camp", /\bsummer camp\b|\bcamp [A-Z]/],
  ["net", /\b(?:online|internet|social media|facebook|twitter|instagram|telegram|posts?|posted|zoom|video call|e-?mails?)\b/i],
];

/** The kinds of place that words in `text` tell of. */
export function kindsOfPlace(text: string): ReadonlySet<string> {
  return new Set(places.filter(([, words]) => words.test(text)).map(([name]) => name));
}

const jewish = withCongregations(
  /\b(?:jew(?:s|ish|ess)?|judaism|antisemit\w*|anti-semit\w*|anti-jewish|hebrew|synagogues?|shul|rabbis?|rabbinical|yeshiva|torah|talmud\w*|kosher|menorah|hanukk?ah|passover|seder|sabbath|shabbat|kippa[h]?|skullcap|yarmulke|holocaust|nazis?|swastikas?|hitler|star of david|israelis?|zionis\w+)\b/i,
);

/** Does a text speak of Jews, Jewish life or their enemies at all? */
export function speaksOfJews(text: string): boolean {
  return jewish.test(text);
}

const hatred =
  /\b(?:racial\w*|racis\w+|religiously|hate|hatred|hateful|bias|bigot\w*|discriminat\w*|neo-nazis?|auschwitz|shoah|gas chambers?|yiddish|mezuz(?:ahs?|oth?)|shylock|rothschilds?)\b/i;

/** Does a text speak of hatred, in words that name no Jews? */
export function speaksOfHatred(text: string): boolean {
  return hatred.test(text);
}
