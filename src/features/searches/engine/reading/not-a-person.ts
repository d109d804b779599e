import { foldLetters } from "#app/lib/language/fold.ts";
import { isGivenName } from "./given-names.ts";
import { isPersonNoun } from "./nouns.ts";

/*
 * Two words in capitals that nothing on the page makes a person of: "East London", "the Liberal Democrats", "the Boston Globe", "Rosh
 * Hashanah". Who is taken for a person can be taken for the one who did it, and hides that somebody else is the only one.
 */

/** What is looked at of a mention: the words in it, what stands before it and what stands behind, on the same line. */
export type NameInPage = {
  /** As it stands there, without a possessive: `["East", "London"]`. */
  words: readonly string[];
  /** The two tokens before, the nearer one last, lower case; "\n" for a new line. */
  before: readonly string[];
  /** The four tokens behind, as they stand there. */
  behind: readonly string[];
  /** It has no more words than the name has anywhere: "London" of "East London" is short. */
  isShort: boolean;
};

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** First words of places and of what is called after them. */
const placeHeads = set(
  `north south east west northern southern eastern western central northeast northwest southeast southwest north-east north-west south-east
   south-west mid middle upper lower greater inner outer new san santa santo sao são los las fort mount mt lake cape port palo casa puerto
   rio co little great saint st ste sint kuala tel beit kfar kiryat addis buenos hong bad náutico nautico palmerston newton policing`,
);
/** First words of sports clubs, by their letters and by what clubs are called. Surnames and given names among them (Real, Union, Racing) are left out. */
const clubHeads = set(
  `bc fc sc ac cf vv sv rc rfc fk sk bk if ik hc kv tsv vfb vfl tsg tus svg fsv msv ksc kfc rsc nk ok ssc ud cd sd asd cska
   maccabi hapoel beitar sparta dynamo dinamo lokomotiv borussia atlético atletico olympique olympiakos sporting feyenoord`,
);
/** Last words of places, bodies, papers, parties, works and goods. */
const thingTails = set(
  `boulevard drive terrace crescent plaza gate circle wharf quay docks harbour harbor coast shore borough
   democrats republicans conservatives liberals greens socialists communists nationalists unionists labour americans canadians australians
   europeans africans asians britons germans arabs muslims christians catholics protestants lawyers unions workers alums alumni veterans mothers parents teachers doctors
   globe examiner inquirer observer guardian telegraph standard mirror star-tribune advertiser dispatch argus echo express mail online today
   cup league games olympics championship championships premiership tournament trophy stadium ground rangers celtic
   music show hour podcast campaign mission forum network watch project initiative programme program scheme fest festival parade prize awards
   socialism racism nationalism zionism judaism christianity democracy solidarity freedom
   kingdom republic union states nations emirates territory territories province peninsula archipelago ocean sea gulf mountains range plain desert
   kippur hashanah hashana torah talmud bible quran koran testament
   act bill convention treaty protocol charter resolution declaration accord accords constitution
   north south east west southeast northeast southwest northwest mearns aires
   limited ltd inc corp plc gmbh llc mp mps msp mep meps`,
);
/** Last words of schools, firms, clubs and houses: "Marlow High", "Dunley Motors", "Westbrook Harriers". Common surnames (Chambers, Steel, Parish) are left out. */
const tradeTails = set(
  `high primary grammar prep preparatory comprehensive elementary secondary middle sixth junior infants nursery kindergarten montessori academies
   polytechnic conservatoire seminary yeshiva shul chabad hebrew maccabi chapel cathedral priory
   infirmary hospice pharmacy pharmaceuticals medical dental veterinary nursing care opticians
   holdings ventures properties estates lettings realty mortgages homes securities capital investments savings credit assurance insurance
   industries technologies dynamics analytics systems software engineering electrical plumbing roofing builders construction architects surveyors solicitors
   haulage freight shipping transit airways railway rail coaches taxis ferries cruises travel tours safaris motors autos cars vans tyres garage
   telecom energy water gas petroleum mining chemicals catering brewery dairy meats fisheries farms nurseries butchers bakers florists jewellers tailors outfitters
   stores supermarket supermarkets furniture carpets timber toys menswear deli bistro pizzeria gym fitness arms fairground
   publishing productions orchestra choir ensemble ballet opera cinema gallery archives
   boxing rugby cricket hockey racing sporting hotspur dynamo harriers sharks eagles bears lions tigers hawks falcons panthers bulls warriors giants pirates raiders saints`,
);
/** First words that say of which people, party or sort something is. */
const ofSort = set(
  `liberal conservative labour tory republican democratic democrat socialist communist nationalist social national public local free
    united independent confederate federal imperial international global world universal general supreme high
   american british english scottish welsh irish german italian spanish portuguese polish hungarian austrian czech slovak russian ukrainian turkish greek
   dutch belgian flemish swedish norwegian danish finnish icelandic canadian australian indian pakistani iranian iraqi syrian lebanese jordanian egyptian moroccan
   algerian tunisian libyan saudi israeli palestinian jewish arab asian african european argentine argentinian argentinean brazilian mexican chilean
   colombian cuban chinese japanese korean malaysian indonesian romanian bulgarian serbian croatian bosnian albanian latvian lithuanian estonian
   swiss french nazi soviet ottoman catholic protestant orthodox lutheran anglican methodist presbyterian islamic muslim buddhist hindu sikh
   dead red daily weekly evening morning super premier title chapter`,
);
const numeral = /^[IVX]{2,}$/;
const placeSigns = /^(?:uk|us|usa|eu|un|ut|fa|nba|nfl|nhl|rb|tv|ny|nj|la|dc|it|ai)$/i;
/** "Democrats", "Globe", "Cup": the last word of what is no person. */
export const isThingTail = (lower: string) => thingTails.has(lower);
export const isSaying = (word: string) => saying.test(word);
const saying =
  /^(?:said|says|told|tells|wrote|writes|added|adds|asked|asks|replied|tweeted|testified|admitted|admits|denied|denies|pleaded|argued|claimed|shouted|yelled)$/i;

/** What only people do, and what is done about people only. */
const doing =
  /^(?:threw|attacked|called|shouted|painted|sprayed|sent|posted|punched|kicked|spat|turned|sang|chanted|pleaded|pled|apologised|apologized|resigned|confessed|appeared|received|got|will|must|faces)$/i;
const underStep =
  /^(?:given|jailed|sentenced|charged|convicted|arrested|fined|banned|suspended|expelled|dismissed|sacked|fired|found|ordered|cleared|acquitted|filmed|seen|told|remanded|cautioned|been)$/i;

let regions: Set<string> | null = null;
/** "New Zealand", "Costa Rica": the countries' names in English, as ICU has them. */
function isCountry(name: string): boolean {
  if (!regions) {
    const names = new Intl.DisplayNames(["en"], { type: "region" });
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    regions = new Set(
      letters.flatMap((one) =>
        letters.flatMap((two) => {
          const shown = names.of(one + two);
          return shown && shown !== one + two ? [foldLetters(shown)] : [];
        }),
      ),
    );
  }
  return regions.has(name);
}

/** Age, a clause about somebody, a word for a person before it or a verb of saying beside it. */
function isTreatedAsPerson({ before, behind }: NameInPage): boolean {
  const after = behind[0] === "," || behind[0] === "(" ? behind[1] : undefined;
  return (
    (after !== undefined && (/^\d{2}$/.test(after) || /^(?:who|whose|whom|himself|herself|aged)$/i.test(after))) ||
    /^(?:who|himself|herself|whose)$/i.test(behind[0] ?? "") ||
    (doing.test(behind[0] ?? "") && before.at(-1) !== "the") ||
    (before.at(-1) !== "the" && /^(?:was|has|had|is|were)$/i.test(behind[0] ?? "") && underStep.test(behind[1] ?? "")) ||
    (saying.test(behind[0] ?? "") && before.at(-1) !== "the") ||
    saying.test(before.at(-1) ?? "") ||
    (isPersonNoun(before.at(-1) ?? "") && before.at(-1) !== "people")
  );
}

/** By the words of it alone: a place, a body, a paper, a party, a feast or a law. */
function isThingByWords(words: readonly string[]): boolean {
  const lower = words.map((word) => foldLetters(word.toLowerCase()));
  const first = lower[0] ?? "";
  const last = lower.at(-1) ?? "";
  return (
    placeHeads.has(first) ||
    clubHeads.has(first) ||
    thingTails.has(last) ||
    tradeTails.has(last) ||
    ofSort.has(first) ||
    (/-/.test(first) && ofSort.has(first.split("-")[0] ?? "")) ||
    numeral.test(words.at(-1) ?? "") ||
    (/^\p{Lu}{2,3}$/u.test(words[0] ?? "") && words.some((word) => /\p{Ll}/u.test(word)) && placeSigns.test(first)) ||
    isCountry(lower.join(" "))
  );
}

/** Right before the name of what is no person. */
const ofBody =
  /^(?:group|organi[sz]ation|movement|network|gang|cell|forum|channel|fraternity|sorority|website|podcast|newspaper|magazine|company|band|militia|party|app|platform|charity|supermarket|restaurant|hotel|village|town|city|suburb)$/i;

/** "represents Holme Ward", "the councillor for Rushey Ward on the borough council": a part of a town that elects somebody. */
const isConstituency = ({ words, before, behind }: NameInPage): boolean =>
  words.at(-1) === "Ward" &&
  (/^(?:represent|represents|represented|representing)$/.test(before.at(-1) ?? "") ||
    (before.at(-1) === "for" &&
      /^(?:councillor|cllr|alderman|seat|candidate|elected|stood|standing)$/.test(before.at(-2) ?? "")) ||
    (/^(?:in|of)$/.test(before.at(-1) ?? "") && /^(?:on|in)$/.test(behind[0] ?? "")));

/** "an optician from Hollins Reach": where somebody comes from. */
const isOrigin = ({ before }: NameInPage): boolean => before.at(-1) === "from" && isPersonNoun(before.at(-2) ?? "");

/**
 * Whether a name that stands at these places of a page is no person's. Never of a name with a title, nor of one whose first word is a
 * given name that the engine knows; the words of it decide, or that "the" stands before it wherever it stands, and nothing there that
 * is said of people only.
 */
export function isNoPerson(mentions: readonly NameInPage[]): boolean {
  const full = mentions.filter(({ isShort }) => !isShort);
  const named = full[0];
  if (!named) return false;
  const given = named.words.map((word) => isGivenName(foldLetters(word.toLowerCase())));
  // "US Ambassador Ana Ruiz": words that are no title here may stand before a name.
  if (given[0] || (given.length > 2 && given.slice(1, -1).some(Boolean))) return false;
  // "a leader of the extremist group Iron Vanguard was convicted".
  if (
    full.some(({ before }) => ofBody.test(before.at(-1) ?? "")) &&
    full.every(({ behind }) => !/^(?:who|\d{2})$/i.test(behind[1] ?? ""))
  )
    return true;
  if (mentions.some(isTreatedAsPerson)) return false;
  if (full.every((one) => isConstituency(one) || isOrigin(one))) return true;
  return full.some(({ words }) => isThingByWords(words)) || full.every(({ before }) => before.at(-1) === "the");
}
