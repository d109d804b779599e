import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { asManyAsTold } from "./as-many-as-told.ts";
import { mayBeUnnamed } from "./who-is-unnamed.ts";
import type { Frame } from "./frame.ts";
import { genderOfGivenName } from "../reading/given-names.ts";
import type { Who } from "./discourse.ts";

/** Words for several people, as a report counts those whom a step was taken against. */
export const peopleCounted =
  "(?:people|men|women|students|protesters|activists|teenagers|defendants|brothers|sisters|siblings|cousins|friends|youths|supporters|fans|members|officers|players|employees|workers|teachers|soldiers|cadets|boys|girls|residents|neighbou?rs|roommates|colleagues|councillors|pupils|guards|nurses|drivers|constables|detectives|deputies|firefighters|candidates|directors|landlords|leaders|executives|lawyers|solicitors|doctors|extremists|neo-nazis|skinheads|terrorists|plotters|vandals|attackers|hooligans|gunmen|conspirators|suspects|individuals|adults|musicians|rappers|singers|comedians|academics|professors|pastors|priests|bloggers|publishers|editors|footballers|cricketers|coaches|referees|trustees|politicians|lawmakers|pensioners|policemen|troopers|inmates|builders|farmers|motorists|passengers|spectators)";
const several = peopleCounted;
const manyOf = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both)";
/** "a man and a woman", "a father and son". */
const couple =
  "(?:a (?:man|woman|boy|girl) and an? (?:man|woman|boy|girl)|a (?:father|mother|husband) and (?:his |her )?(?:son|daughter|wife)|a married couple|an? [^.;“”]{2,80}? and (?:his|her) (?:(?:older|younger|elder|twin|half|step|own|\\d{2}-year-old)[- ])?(?:brother|sister|son|daughter|wife|husband|partner|cousin|father|mother|nephew|niece|uncle|aunt|friend|flatmate|boyfriend|girlfriend)(?= (?:were|have|both) (?:both |also |been |each )*(?:charged|convicted|indicted|sentenced|jailed|imprisoned|fined|suspended|expelled|banned|found guilty|sent to prison)\\b))";
const groupCharged = quick(
  new RegExp(
    `\\b(?:charg|arrest|convict|indict|sentenc|jail|imprison|fin|suspend|expel|bann|accus|arraign|prosecut|dismiss|sack|censur)\\w*\\s+(?:${manyOf}\\s+(?:[\\w-]+\\s+){0,3}?${several}|${couple})\\b` +
      `|\\btrial (?:[\\w-]+ ){0,5}(?:of|against) ${manyOf}\\s+(?:[\\w-]+\\s+){0,3}?${several}\\b` +
      `|\\b(?:sentences?|terms?|bans?|fines?|suspensions?|penalt(?:y|ies)|orders?) (?:on|to|for|against) (?:${manyOf}\\s+(?:[\\w-]+\\s+){0,3}?${several}|${couple})\\b` +
      // Not "accused of stabbing four people": whom it was done to.
      `|(?<!\\b(?:stabb|shoot|kill|wound|injur|hurt|attack|assault|punch|hit|kick|threaten|harass|abus|insult|target|beat|murder|push|ramm|shot|spit|spat)\\w*(?: (?:at|on|to death))? )\\b(?:(?:${manyOf}|several|the)\\s+(?:[\\w-]+\\s+){0,3}?(?:${several.slice(3, -1)}|pair|couple)|${couple})\\b[^.]{0,160}\\b(?:charged|arrested|convicted|indicted|sentenced|jailed|imprisoned|fined|suspended|expelled|banned|cited|arraigned|prosecuted|found guilty|on trial|stand(?:ing)? trial|in the dock|facing charges|sent to (?:prison|jail)|locked up|will serve|given (?:[\\w-]+ ){0,3}(?:sentences?|terms?|bans?|fines?)|(?:pleaded|pled|pleading|plead) guilty|admitted (?:[\\w-]+ ){0,4}(?:charges?|offen[cs]es?|counts?))\\b`,
    "i",
  ),
);

const leads = new WeakMap<PageReading["sentences"], PageReading["sentences"][number] | null>();

/** The first sentence that says that several were charged together. */
function groupLead(page: PageReading): PageReading["sentences"][number] | null {
  const known = leads.get(page.sentences);
  if (known !== undefined) return known;
  const lead =
    page.sentences.find(({ kind, text }) => kind === "main" && groupCharged.test(text) && !ofSeparateCases.test(text)) ?? null;
  leads.set(page.sentences, lead);
  return lead;
}

/** "Two people have been charged following separate incidents": each for their own. */
export const ofSeparateCases =
  /\b(?:separate|unrelated|different|unconnected) (?:\w+ )?(?:incidents|cases|attacks|matters|offences|offenses|investigations|hearings|crimes|assaults|events)\b/i;

const identified = quick(
  new RegExp(
    `\\b(?:identif|nam)\\w+ (?:by \\w+ |today )?(?:the |all |both |\\w+ of the )?(?:\\w+ ){0,3}?(?:defendants|suspects|accused|arrestees|${several.slice(3, -1)}) (?:(?:who were )?(?:arrested|charged|indicted|involved|accused) )?(?:\\w+ )?as\\b:?`,
    "i",
  ),
);

/** "identified the defendants as Ana Ruiz, 20, of Dunley, Ben Foss, 21, of Marl, and Cleo Hart, 19": all of the list. */
export function identifiedTogether(page: PageReading): Frame[] {
  return page.sentences.flatMap((sentence) => {
    const head = sentence.kind === "main" && sentence.mentions.length > 0 ? identified.exec(sentence.text) : null;
    if (!head || /\b(?:victims?|witness\w*|complainants?|officers?)\b/i.test(head[0])) return [];
    const from = sentence.start + head.index + head[0].length;
    const items = sentence.mentions.filter(
      (mention) =>
        mention.kind === "full" &&
        mention.start >= from &&
        /(?:\bas:?|[,;]|\band)\s*$/.test(page.text.slice(Math.max(0, mention.from - 8), mention.from)),
    );
    // What follows the first is a list: an age, a town, a comma, "and"; not a clause about somebody else.
    const told = items.findIndex((mention, index) => {
      const next = items[index + 1];
      return (
        next !== undefined && /\b(?:who|whom|whose|said|by|with|against|that)\b/i.test(page.text.slice(mention.end, next.from))
      );
    });
    const listed = told === -1 ? items : items.slice(0, told + 1);
    return listed.map(({ person }): Frame => ({ person, sentence: sentence.index, kind: "party" }));
  });
}

/** "Ana Ruiz, 19, was chased down the street", "Ben Foss, 41, saw it from a window": right behind the age. */
const sufferedOrSaw =
  /^,? (?:aged )?\(?\d{2}\)?,?(?: (?:of|from) [^,.;]{2,40},)?(?: an? [^,.;]{3,60},)?(?: who)? (?:(?:was|had been) (?:also |later |then |\w+ly )?(?:attacked|chased|hit|punched|kicked|beaten|assaulted|injured|treated|hurt|stabbed|shot|robbed|abused|spat|threatened|targeted|hospitali[sz]ed|pushed|knocked|thrown|followed|struck|bruised|taken to (?:the )?hospital|passing|walking|waiting|praying|inside)|suffered|saw|heard|watched|remembers?|recalls?|witnessed|lost (?:\w+ )?(?:teeth|tooth|an? eye|consciousness)|needed (?:stitches|surgery|treatment)|called (?:the )?police|came to (?:his|her|their) (?:aid|help)|intervened|stepped in)\b/i;

/** "Two men have been charged …" and, next, "X, 33, and Y, 27, …": all of them. */
export function groupAccused(page: PageReading, frames: readonly Frame[], chargedTogether: readonly Frame[]): Who[] {
  const joined = frames
    .filter((frame) =>
      frames.some((other) => other.sentence === frame.sentence && other.kind === frame.kind && other.person !== frame.person),
    )
    .map((frame) => `p${frame.person}`);
  joined.push(...chargedTogether.map(({ person }) => `p${person}`));
  joined.push(...theOtherOfTwo(page, frames));
  joined.push(...framesByPost(page).map(({ person }) => `p${person}`));
  joined.push(...coDefendants(page, frames));
  const lead = groupLead(page);
  if (!lead) return joined;
  // "has indicted two men … Ana Ruiz and Ben Foss are charged": both are named, and whoever else has an age is none of them.
  const told = frames.filter(
    ({ kind, sentence }) => kind !== "party" && kind !== "court" && sentence > lead.index && sentence <= lead.index + 3,
  );
  const first = new Set(told.filter(({ sentence }) => sentence === told[0]?.sentence).map(({ person }) => person));
  if (
    /\btwo (?:[\w-]+ ){0,3}?(?:men|women|people|students|officers|teenagers|brothers|fans)\b/i.test(
      groupCharged.exec(lead.text)?.[0] ?? "",
    ) &&
    first.size === 2
  )
    return joined;
  const sex = sexNotAmong(lead.text);
  const together = page.mentions
    .filter(
      (mention) =>
        mention.kind === "full" &&
        // "Two men have been charged" is not said of Ana.
        (sex === null ||
          genderOfGivenName((page.text.slice(mention.start, mention.end).split(" ")[0] ?? "").toLowerCase()) !== sex) &&
        mention.start >= lead.start &&
        mention.start < lead.end + 700 &&
        /^(?:,? (?:aged |who (?:is|was) )?\(?\d{2}\b| \(born \d{4}\))/.test(page.text.slice(mention.end, mention.end + 13)) &&
        // Not whom somebody set upon: at the head of a clause, or in the list of those charged.
        /(?:^|[,;:(\n—–.]|\b(?:and|as|charging|defendants?|named)|\b(?:defendants|accused|men|women|suspects|students|officers|players|two|three|four|five|[Tt]hey) (?:are|were))\s*$/.test(
          page.text.slice(Math.max(0, mention.from - 20), mention.from),
        ),
    )
    .map((mention) => `p${mention.person}`);
  const pair = pairByCount(page, lead);
  together.push(...pair.filter((who) => !together.includes(who)));
  joined.push(...pair);
  // "said Ana Ruiz, 31, and Ben Foss, 28, had thrown": who is joined to one of them is one of them.
  page.mentions.forEach((mention, index) => {
    // A town that reads like a name may stand between.
    const next = page.mentions.slice(index + 1, index + 3).find(({ person }) => together.includes(`p${person}`));
    if (
      next &&
      mention.kind === "full" &&
      /^,? \(?(?:aged )?\d{2}\)?,?(?: (?!and |who )[^.;:]{2,60},)? and $/.test(page.text.slice(mention.end, next.from))
    )
      together.push(`p${mention.person}`);
  });
  // "Two men were arrested … Ana Ruiz, 45, was treated in hospital": one alone of several may be anybody.
  const [only, ...more] = new Set(together);
  if (only !== undefined && more.length === 0 && !mayBeUnnamed(page, { clauses: [] }, only, new Set())) return joined;
  const isBeside = (who: Who) =>
    !joined.includes(who) &&
    page.mentions.some(
      (mention) => `p${mention.person}` === who && sufferedOrSaw.test(page.text.slice(mention.end, mention.end + 110)),
    );
  return [
    ...joined,
    ...asManyAsTold(
      page,
      { lead, count: countOf(lead.text) },
      together.filter((who) => !isBeside(who)),
      frames,
      joined,
    ),
  ];
}

const ofTrial = new RegExp(
  `\\btrial (?:[\\w-]+ ){0,5}(?:of|against) ${manyOf}\\b|\\b(?:went|go|goes|gone|going|are|were|put|stand|stood|standing) (?:on )?trial\\b`,
  "i",
);

/** "A trial has begun against four men", "Three men went on trial": each whom the lead means and of whom nothing else is told by name. */
export function framesOfTrial(page: PageReading, group: readonly Who[], frames: readonly Frame[]): Frame[] {
  const lead = groupLead(page);
  if (!lead || !ofTrial.test(lead.text) || group.length > countOf(lead.text)) return [];
  return group
    .map((who) => Number(who.slice(1)))
    .filter((person) => frames.every((frame) => frame.person !== person))
    .filter((person) =>
      page.sentences.every(
        ({ mentions, text }) => mentions.every((mention) => mention.person !== person) || !clearedIn.test(text),
      ),
    )
    .filter((person) => isBroughtInAsTried(page, person, group))
    .map((person): Frame => ({ person, sentence: lead.index, kind: "try" }));
}
/** Right ahead of a list: "The three men on trial are", "They are". */
const introduced =
  /^(?:the|all) (?:(?:two|three|four|five|six) )?(?:men|women|defendants|accused|suspects|teenagers|youths|brothers)\b[^.;]{0,110}\binclude[sd]?\b[^.;]*$|\b(?:they are|(?:(?:the|all) (?:two|three|four|five|six)(?: (?:men|women|teenagers|youths|brothers))?|men|women|defendants|accused|suspects|on trial)(?: on trial)? (?:are|were|is|include[sd]?)\b[^.;]*)\s*$/i;
const ofAnotherPart = /\b(?:defended|represented|wounded|hurt|killed|witness\w*|lawyers?|counsel|jurors?|judges?|victims?)\b/i;
/** Behind a list: what only the accused do, or is done to them. */
const asAccused =
  /^,? (?:\(?\d{2}\)?,?)?(?: (?:all|both|of|from) [^.;]{2,40},)? ?(?:(?:are|is|were|was) (?:said to have|accused|alleged|charged|suspected|on trial)|den(?:y|ied|ies)|faces?|stands?|plead\w*|pled|admit\w*|appear(?:ed)? in the dock|looked (?:down|on|ahead))\b/i;

/** The sentence that first names them says that they are those on trial, or tells of them what is told of the accused: others have their names in the report, too. */
function isBroughtInAsTried(page: PageReading, person: number, group: readonly Who[]): boolean {
  const told = page.sentences.find(({ mentions }) => mentions.some((mention) => mention.person === person));
  const listed = told?.mentions.filter((mention) => group.includes(`p${mention.person}`)) ?? [];
  const [first, last] = [listed[0], listed.at(-1)];
  if (!told || !first || !last) return false;
  if (introduced.test(page.text.slice(told.start, first.from))) return !ofAnotherPart.test(told.text);
  return asAccused.test(page.text.slice(last.end, told.end));
}
const clearedIn = /\b(?:acquitted|cleared|not guilty|exonerated|dropped|dismissed|withdrawn|released|discontinued)\b/i;

const counts = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
/** How many the lead speaks of; infinite where it gives no number. */
function countOf(lead: string): number {
  const span = groupCharged.exec(lead)?.[0] ?? "";
  const number = matchesOf(countWords, span)
    .map(([word]) => counts.indexOf(word.toLowerCase()))
    .reduce((sum, each) => sum + each, 0);
  if (number > 0) return number;
  return /\b(?:pair|couple|both|duo)\b|^a (?:man|woman|boy|girl|father|mother|husband)\b/i.test(span)
    ? 2
    : Number.POSITIVE_INFINITY;
}
const countWords = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;

const accusedOf = "(?:arrested|charged|convicted|accused|indicted|tried|jailed|sentenced|detained|suspended|expelled|banned)";
const somePair = "(?:[\\w-]+ ){0,2}(?:men|women|people|suspects|teenagers|students|brothers|fans)";
/** "One of two men arrested over it", "Two men have been charged": not "two men were attacked by somebody who was charged". */
const twoAccused = new RegExp(
  `\\b(?:one of (?:the )?)?(?:(?:the |both )?two ${somePair}|(?:the|both) men)(?: (?!by\\b|who\\b|when\\b|after\\b|outside\\b)[\\w'-]+){0,3}? ${accusedOf}\\b(?! by (?!(?:the )?(?:police|officers|prosecutors|magistrates|court)))|\\b${accusedOf} (?:the )?two ${somePair}\\b|\\btwo (?:[\\w-]+ )?(?:suspects|defendants)\\b`,
  "i",
);

/** "one of two men arrested over it … The case of the other man, Ben Foss, returns to court": he and the only other one accused. */
function theOtherOfTwo(page: PageReading, frames: readonly Frame[]): Who[] {
  if (!/\bthe other \w+/i.test(page.text) || !twoAccused.test(page.text)) return [];
  const accused = new Set(frames.filter(({ kind }) => kind !== "court" && kind !== "dropped").map(({ person }) => person));
  const other = page.mentions.find(
    (mention) =>
      mention.kind === "full" &&
      /\bthe other (?:man|woman|suspect|defendant|accused|teenager|student|brother|person),? $/i.test(
        page.text.slice(Math.max(0, mention.from - 24), mention.from),
      ) &&
      /^,? (?:who|which|also|was|is|has|faces?|pleaded|will|remains|of|\d{2}\b)/.test(
        page.text.slice(mention.end, mention.end + 14),
      ),
  );
  if (!other) return [];
  const [first, ...more] = [...accused].filter((person) => person !== other.person);
  return first !== undefined && more.length === 0 ? [`p${first}`, `p${other.person}`] : [];
}

const coDefendant =
  /\b(?:co-?(?:defendants?|accused|conspirators?)|accomplices?)(?: in the case)?,? (?:(?:are|were|include[ds]?) )?$/i;
const ofTheSame =
  /\b(?:the|these|those|all the|identical) same (?:\w+ )?(?:charges?|counts?|indictment|offen[cs]es?|crimes?)\b|\bidentical (?:charges|counts)\b|\b(?:in|on|by) the same indictment\b|\b(?:jointly|together) (?:charged|indicted|tried)\b/i;
const inOneList = /^(?:[,() ]|\d{1,3}|and|both|all|of|from|aged|\p{Lu}[\p{L}.'’-]*)*$/u;

/** "Ana Ruiz was charged … Co-defendants Ben Foss, 20, and Cal Marsh, 19, were arraigned on the same charges": they and the only one told of before. */
function coDefendants(page: PageReading, frames: readonly Frame[]): Who[] {
  for (const sentence of page.sentences) {
    if (sentence.kind !== "main" || sentence.mentions.length === 0) continue;
    if (!ofTheSame.test(sentence.text) || clearedIn.test(sentence.text)) continue;
    const first = sentence.mentions.findIndex(
      ({ kind, from }) => kind === "full" && coDefendant.test(page.text.slice(sentence.start, from)),
    );
    if (first < 0) continue;
    const list = sentence.mentions
      .slice(first)
      .filter((mention, index, all) => index === 0 || inOneList.test(page.text.slice(all[0]?.end ?? 0, mention.from)));
    const before = new Set(
      frames
        .filter((frame) => frame.sentence < sentence.index && frame.kind !== "dropped" && frame.kind !== "court")
        .map(({ person }) => person),
    );
    for (const { person } of list) before.delete(person);
    const [one, ...more] = before;
    if (one !== undefined && more.length === 0) return [one, ...list.map(({ person }) => person)].map((person) => `p${person}`);
  }
  return [];
}

const twoPosts =
  /^(?:The|A|An) (?<one>[a-z-]+(?: [a-z-]+)?) and (?:the |an? )?(?<two>[a-z-]+(?: [a-z-]+)?)(?: (?:of|at|for) [^.;]{2,80}?)?,? (?:have|were|are) (?:both |each )*(?:been )?(?<done>found guilty|convicted|charged|sentenced|fined|jailed|suspended|expelled|banned|dismissed|indicted)\b/;

/** "The publisher and the editor of a paper have been found guilty. The editor-in-chief, Ana Ruiz, 58, and the publisher, Ben Foss, 79": each by the post. */
export function framesByPost(page: PageReading): Frame[] {
  for (const sentence of page.sentences.slice(0, 4)) {
    const { one, two, done } = (sentence.kind === "main" ? twoPosts.exec(sentence.text)?.groups : undefined) ?? {};
    if (one === undefined || two === undefined || done === undefined) continue;
    const kind = announces.find(([, pattern]) => pattern.test(done))?.[0];
    const holders = [one, two].map((post) => {
      const named = new RegExp(`\\b(?:the|its|their) ${post.split(" ").at(-1) ?? post}(?:-[\\w-]+)*, $`, "i");
      return page.mentions.find(
        (mention) =>
          mention.kind === "full" &&
          mention.start > sentence.end &&
          named.test(page.text.slice(Math.max(0, mention.from - 60), mention.from)),
      )?.person;
    });
    const [first, second] = holders;
    if (kind && first !== undefined && second !== undefined && first !== second)
      return [first, second].map((person): Frame => ({ person, sentence: sentence.index, kind }));
  }
  return [];
}

/** "Two men have been charged" is not said of Ana; "Two men and a woman" may be. */
function sexNotAmong(lead: string): "female" | "male" | null {
  const found = groupCharged.exec(lead);
  if (!found) return null;
  const span = found[0];
  if (
    /\b(?:men|brothers|sisters|women|boys|girls|cousins|friends)\b[^.;]{0,30}? and (?:an?|one|two|three|his|her|their) /i.test(
      span,
    )
  )
    return null;
  return /\b(?:men|brothers|boys)\b/i.test(span) ? "female" : /\b(?:women|sisters|girls)\b/i.test(span) ? "male" : null;
}

/** Behind two names: what is told of two who did it, "had been drinking heavily", "have both admitted". */
const ofTwoDoers =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:had been drinking (?:heavily|alcohol|when they|before they)|(?:have |had |has )?(?:both |each |later |also )*(?:admitted (?!(?:that|them|to hospital)\b)|pleaded guilty|pled guilty|confessed)|(?:were|had been|have been) (?:both |each |later |also )*(?:sentenced|convicted|found guilty|charged with|arrested|jailed|fined|suspended|expelled|banned)\b|learned their sentences|(?:both |each |had |all )*(?:posted|shared|sent|exchanged|wrote|tweeted|shouted|chanted|sprayed|painted|daubed|scrawled|threw|set fire|threatened|harassed|vandali[sz]ed|desecrated|made) (?:[\w-]+ ){0,5}?(?:discriminatory|offensive|racist|antisemitic|anti-semitic|hateful|slurs?|abuse|swastikas?|salutes?|synagogue|jews?|jewish|cemetery|graves?|headstones?|graffiti|nazi)\b)/i;

/** Behind two names: what only those do who are charged, "will pay", "will serve", "must", "appeared", "are due in court". */
const answersForIt =
  /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:will (?:pay|serve|spend|have to|appear|be (?:sentenced|detained|deported|supervised|monitored))|must|shall|have to|had to|appear(?:ed)?|are (?:due|to be sentenced|to (?:serve|pay|appear))|face[ds]?|received|got|were (?:given|handed|ordered|told to pay|remanded|bailed|released on bail|led)|stood|wept|looked|showed no|bowed|den(?:y|ied)|admit(?:ted)?|acknowledged|claimed|maintained)\b/i;

/** "Both men admitted in court …", "The pair must stay away": behind the sentence that names two. */
function goesOnAboutBoth(page: PageReading, named: PageReading["sentences"][number]): boolean {
  return page.sentences.some(
    ({ kind, index, text }) =>
      kind === "main" &&
      index > named.index &&
      /^(?:both(?: (?:men|women|of them|defendants))?|the (?:two|pair|duo)(?: (?:men|women|defendants))?)\b[^.;“”"]{0,30}\b(?:admitted|denied|deny|pleaded|pled|must|may not|are barred|were (?:ordered|sentenced|convicted|arrested|told to)|have been|apologi[sz]ed|had (?:been drinking|pleaded|admitted))\b/i.test(
        text,
      ),
  );
}

/** "Two men sentenced … Ana Ruiz and Ben Foss had been drinking": as many as the lead counts, named together, and told of as who did it. */
function pairByCount(page: PageReading, lead: PageReading["sentences"][number]): Who[] {
  const span = groupCharged.exec(lead.text)?.[0] ?? "";
  if (
    !/\b(?:two|both|pair)\b/i.test(span) ||
    !/\b(?:two|a pair of|both) \w/i.test(lead.text) ||
    /\b(?:three|four|five|six|seven|eight|gang|group)\b/i.test(lead.text)
  )
    return [];
  const sex = sexNotAmong(lead.text);
  const isOfSex = ({ start, end }: { start: number; end: number }) =>
    sex !== null && genderOfGivenName((page.text.slice(start, end).split(" ")[0] ?? "").toLowerCase()) === sex;
  const pairs = page.mentions.flatMap((one, index) => {
    const two = page.mentions[index + 1];
    if (!two || one.kind !== "full" || two.kind !== "full" || one.start < lead.start || isOfSex(one) || isOfSex(two)) return [];
    const sentence = page.sentences.find(({ start, end }) => start <= one.start && two.end <= end);
    if (sentence?.kind !== "main" || !/^(?:,? (?:aged )?\(?\d{2}\)?,?)? and $/.test(page.text.slice(one.end, two.from)))
      return [];
    const pair = [[`p${one.person}`, `p${two.person}`]];
    const ahead = page.text.slice(sentence.start, one.from);
    // "…, who worked in a response unit, posted": what both are is by the way.
    const behind = page.text
      .slice(two.end, sentence.end)
      .replace(
        /^, (?:who|both) (?:(?:had |have )?(?:worked?|works|served?|are|were based|lived?|played?|studied|study) )[^,;.]{3,80},/,
        "",
      );
    // "Six months of house arrest is the price Ana Ruiz and Ben Foss will pay": whoever the page goes on to call "both men".
    if (answersForIt.test(behind) && goesOnAboutBoth(page, sentence)) return pair;
    // "shouted at Ana Ruiz and Ben Foss": at the head of the sentence, or of what a court heard.
    if (!/^$|\b(?:that|when|as|because|and|which|how) $/i.test(ahead)) return [];
    return ofTwoDoers.test(behind) ? pair : [];
  });
  const [first] = pairs;
  return first !== undefined && pairs.every((pair) => pair.every((who) => first.includes(who))) ? first : [];
}

const announces: [Frame["kind"], RegExp][] = [
  ["charge", /\b(?:charged|facing charges)\b/i],
  ["indict", /\bindicted\b/i],
  ["convict", /\b(?:convicted|found guilty)\b/i],
  ["sentence", /\b(?:sentenced|jailed)\b/i],
  ["discipline", /\b(?:suspended|expelled|banned|dismissed|disciplined|barred)\b/i],
  ["arrest", /\b(?:arrested|taken into custody|detained|suspects|arrestees)\b/i],
  ["party", /\b(?:defendants|respondents|accused)\b/i],
];
const eachOfThem =
  /^(?:each|both|all|they|the (?:two|three|four|five|defendants|suspects|men|women|pair|trio))\b[^.;]{0,40}\b(?:has|have|was|were|is|are|had) (?:also |each |both |all |been )*(?:(?<charge>charged|facing)|(?<indict>indicted)|(?<convict>convicted|found guilty)|(?<sentence>sentenced)|(?<discipline>suspended|expelled|banned))\b/i;

/** "Arrested were:" and, each on a line of its own, "• Ana Ruiz, 24, of Dunley"; "Each has been charged with …". */
export function listedTogether(page: PageReading): Frame[] {
  const frames: Frame[] = [];
  for (const head of page.sentences) {
    if (!/:\s*$/.test(head.text) || head.text.length > 200) continue;
    if (/\b(?:victims?|witness\w*|complainants?|injured|contact|by|not|no)\b/i.test(head.text)) continue;
    const kind = announces.find(([, pattern]) => pattern.test(head.text))?.[0];
    if (!kind) continue;
    const people: number[] = [];
    let at = head.index + 1;
    for (let item = page.sentences[at]; item; item = page.sentences[at]) {
      const first = item.mentions[0];
      if (item.block === head.block || first?.kind !== "full" || first.from > item.start + 6) break;
      if (!/^(?:,? \(?(?:aged )?\d{2}\b|,|\s*$)/.test(page.text.slice(first.end, Math.min(item.end, first.end + 12)))) break;
      people.push(first.person);
      frames.push({ person: first.person, sentence: item.index, kind });
      const { block } = item;
      while (page.sentences[at]?.block === block) at += 1;
    }
    const next = page.sentences[at];
    const groups = next && people.length > 1 ? eachOfThem.exec(next.text)?.groups : undefined;
    for (const name of ["charge", "indict", "convict", "sentence", "discipline"] as const)
      if (next && groups?.[name]) for (const person of people) frames.push({ person, sentence: next.index, kind: name });
  }
  return frames;
}

const ofBoth =
  /^(?:(?<two>both(?: (?:men|women|defendants|of them|players|students|officers|members))?|the (?:two|pair)(?: (?:men|women|defendants|players|students|officers))?|each(?: of them)?|neither)|(?<all>they(?: (?:all|both|each))?|all (?:three|four|of them)|the (?:three|four)))\b[^.;“”"]{0,60}?\b(?:(?<plead>pleaded guilty|pled guilty|admitted (?:the )?(?:charges?|offen[cs]es?|counts?))|(?:was|were|has been|have been|had been) (?:\w+ly |also |each |both )*(?:(?<convict>convicted|found guilty)|(?<charge>charged|prosecuted)|(?<indict>indicted)|(?<sentence>sentenced|jailed|fined)|(?<discipline>expelled|suspended|dismissed|banned|excluded|struck off|reprimanded|censured)|(?<liable>ordered to pay|found (?:liable|to have)))|(?<fined>(?:must|will|shall) pay)|(?<barred>may hold|may not))/i;
const toEach = quick(
  /\b(?:court|judge|tribunal|panel|magistrates?|commission|club|university|board|committee|bench)\b[^.;“”"]{0,30}\b(?:(?<sentence>sentenced|jailed|fined)|(?<liable>ordered)|(?<convict>convicted|found)|(?<discipline>expelled|suspended|banned|excluded|dismissed)) (?:both|each|the two|the pair)\b(?! of (?:his|her|the) )/i,
);

/** "Ana Ruiz, a cook, had written … Ben Foss had written … Both were found guilty.": the two of whom the paragraph has told. */
export function framesOfBoth(page: PageReading): Frame[] {
  const pair = pairOf(page);
  const kinds = ["plead", "convict", "charge", "indict", "sentence", "discipline", "liable"] as const;
  return page.sentences
    .filter(({ kind }) => kind === "main")
    .flatMap((sentence) => {
      // Nobody is told of before it in its paragraph.
      if (pair.length !== 2 && page.sentences[sentence.index - 1]?.block !== sentence.block) return [];
      const opening = ofBoth.exec(sentence.text)?.groups;
      const found = opening ?? toEach.exec(sentence.text)?.groups;
      if (!found || /\b(?:not|acquitted|cleared|never)\b/i.test(sentence.text) || opening?.["barred"]) return [];
      const before = page.sentences.filter(
        (other) => other.kind === "main" && other.block === sentence.block && other.index < sentence.index,
      );
      const told = [
        ...new Set(
          before.flatMap((other) => {
            const [first, second] = other.mentions;
            if (!first || first.from > other.start + 20) return [];
            const joined = second && /^(?:,[^.;]{1,60},)? and (?:[a-z]+ ){0,2}$/.test(page.text.slice(first.end, second.from));
            return joined ? [first.person, second.person] : [first.person];
          }),
        ),
      ];
      // "Both were found guilty" at the head of a paragraph: the two who were charged together.
      if (told.length === 0 && opening?.["two"] !== undefined && pair.length === 2) told.push(...pair);
      const many = opening?.["all"] === undefined ? told.length === 2 : told.length >= 2 && told.length <= 4;
      const kind = opening?.["fined"] ? "liable" : kinds.find((name) => found[name]);
      return many && kind ? told.map((person): Frame => ({ person, sentence: sentence.index, kind })) : [];
    });
}

/** "convicts two men": the two whom the page calls accused, or somebody's accomplice, with their ages. */
function pairOf(page: PageReading): number[] {
  const lead = groupLead(page);
  if (!lead || !/\b(?:two|both|pair|couple|duo)\b/i.test(groupCharged.exec(lead.text)?.[0] ?? "")) return [];
  const aged = page.mentions.filter(
    (mention) =>
      mention.kind === "full" &&
      mention.start >= lead.start &&
      /^,? (?:aged )?\(?\d{2}\b/.test(page.text.slice(mention.end, mention.end + 9)) &&
      /\b(?:boyfriend|girlfriend|husband|wife|brother|partner|co-?defendant|co-?accused|defendant|accused|suspect|accomplice|roommate|friend|ringleader),? $/i.test(
        page.text.slice(Math.max(0, mention.from - 20), mention.from),
      ),
  );
  const people = [...new Set(aged.map(({ person }) => person))];
  return people.length === 2 ? people : [];
}

/** "Ana and Ben Foss told … The siblings admitted …": two at the head of the page, and then what was done about both. */
export function togetherCharged(page: PageReading): Frame[] {
  const main = page.sentences.filter((sentence) => sentence.kind === "main");
  const opening = main.slice(0, 2).find((sentence) => {
    const [first, second] = sentence.mentions;
    return (
      first !== undefined &&
      second !== undefined &&
      first.from <= sentence.start + 12 &&
      /^(?:,? (?:aged )?\(?\d{2}\)?,?)? (?:and|&) $/.test(page.text.slice(first.end, second.from))
    );
  });
  const [first, second] = opening?.mentions ?? [];
  if (!opening || !first || !second) return [];
  const both =
    /\b(?:the (?:\w+ )?(?:brothers|sisters|siblings|cousins|pair|two|two men|two women|couple|men|women|friends|duo|teenagers|students)|both(?: men| women)?|they)\b[^.;]{0,40}\b(?:(?<plead>admitted (?:[\w-]+ ){0,5}(?:offen[cs]es?|charges?|counts?|assault|harassment|criminal damage|hate crime|vandalism|mischief|arson)|pleaded guilty|pled guilty)|(?:was|were|have been|had been) (?:\w+ly )?(?:(?<charge>charged)|(?<convict>convicted|found guilty)|(?<arrest>arrested)|(?<indict>indicted)|(?<sentence>sentenced|jailed)|(?<discipline>expelled|suspended|dismissed)))\b/i;
  return main
    .filter((sentence) => sentence.index >= opening.index && sentence.index <= opening.index + 4)
    .flatMap((sentence) => {
      const found = both.exec(sentence.text)?.groups ?? {};
      const kind = (["plead", "charge", "convict", "arrest", "indict", "sentence", "discipline"] as const).find(
        (name) => found[name],
      );
      return kind ? [first, second].map(({ person }): Frame => ({ person, sentence: sentence.index, kind })) : [];
    });
}

/** One case against several: "A court sentenced three men …" among the first sentences. */
export function severalAtTheHead(page: PageReading): boolean {
  const lead = groupLead(page);
  return (
    lead !== null &&
    page.sentences
      .filter((sentence) => sentence.kind === "main")
      .slice(0, 3)
      .includes(lead)
  );
}
