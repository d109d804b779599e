import type { Who } from "./discourse.ts";
import { type Gender, genderOfNoun, isPersonNoun, relatives, bystanderNouns, accusedNouns } from "../reading/nouns.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { likelyGender } from "../reading/given-names.ts";
import { isForParty } from "./parties-of-case.ts";
import { tradesOfTitle, officeTitles } from "../reading/titles.ts";
import { partyLinesOf } from "./party-lines.ts";

/** Words that may stand between an article and the noun that somebody is called by (source of a pattern). */
export const title = "(?:the |an? )?(?:[\\p{L}-]+ ){0,4}";

/** What the page tells of its people whoever is accused: the same for both passes. */
export type Known = {
  genders: ReadonlyMap<Who, Gender>;
  /** Whom a noun may mean: "trustee", "deputy". */
  descriptors: ReadonlyMap<string, ReadonlySet<Who>>;
  officers: ReadonlySet<Who>;
  /** Named in a heading: what the page is about. */
  headlined: ReadonlySet<Who>;
  /** The first sentence of the main text that names each. */
  namedIn: ReadonlyMap<Who, number>;
  /** Where each is named first. */
  firstAt: ReadonlyMap<Who, number>;
  author: Who;
  firstPerson: boolean;
  /** Who is whom by the lines at the head of a decision: "claimant", "respondent", "second respondent". */
  partyLines: ReadonlyMap<string, Who>;
  /** Of whom the page is a biography: its first sentence says when they were born. */
  biographee: Who | null;
  /** The year in which the page says that somebody died. */
  diedIn: ReadonlyMap<Who, number>;
};

/** Right behind a name: "(born 4 May 1946)", "(3 March 1871 – 19 July 1949)". */
const lifeDates =
  /^,? (?:[\p{Lu}][\w.’'-]* ){0,2}\((?:[^()]{0,60}?; )?(?:(?:born\b|b\.(?= )|né\b|née\b)|(?:[\w ]{0,16})?(?:1[6-9]|20)\d\d ?[–—-])/u;

/** Right behind a name: ", who has died aged 86,", ", the tipster and publisher, has died at 91": of age, and of nothing that somebody did. */
const hasDied =
  /^(?:, (?:an?|the|formerly) [^.;]{3,100},)?,? (?:who )?(?:has |had )?died(?: (?:on|in|at|last|this|after) (?!the age)[\w ]{2,30}?)?,? (?:aged|at(?: the age of)?) (?:[5-9]\d|1\d\d)\b/;
const ofViolence =
  /\b(?:attack\w*|stabb\w*|shot|shoot\w*|kill\w*|murder\w*|assault\w*|crash\w*|collision|injur\w*|wound\w*|struck|hit|beaten|fire|explosion|custody|prison|jail)\b/i;
/** Right behind a name: "died in 2008". */
const diedInYear =
  /^(?:, [^.;]{2,60})?,? (?:had )?(?:died|took (?:his|her) own life|passed away)(?: (?!in (?:19|20)\d\d)[\w,]+){0,4}? in (?<year>(?:19|20)\d\d)\b/;

/** Right behind a name: "(born 1969) is a football manager", "was for some time the school's liaison officer". */
const whatSomebodyIs =
  /^(?:,? \([^()]{2,80}\))?(?:, \d{1,2},)?(?:, (?:of|from) [^,.;]{2,30},)?(?:,? who)? (?:is|was|had been|has been|became|becomes|remains)(?: (?:for some time|until [\w ]{2,16}|then|now|currently|at the time))? (?:an?|the) ([^.;:()]{3,80}?)(?= (?:who|whose|which|that|from|in|at|for|of|with|by|since|until|when|where|and (?:had|has|was|is))\b|[.;:,]|$)/;

const whatSomebodyDoes =
  /^(?:, \d{1,2})?,? who (?:has |had |also |then |formerly |at the time )?(presents?|presented|hosts?|hosted|drives?|drove|owns?|owned|runs?|ran|manages?|managed|edits?|edited|publishes|published|teaches|taught|coaches|coached|organi[sz]es|organi[sz]ed|chairs|chaired)\b/i;
const doneBy = /\b(presented|hosted|driven|owned|run|managed|edited|published|coached|organi[sz]ed|chaired) by $/i;
const worksAs =
  /^(?:, \d{1,2})?(?:, (?:of|from) [^,.;]{2,30})?,? (?:who )?(?:has |had |was |is |then |also )*(?:works?|worked|working|employed|serves|served|practises|practised|practices|practiced) (?:[\w ]{0,30}?)as an? ((?:[a-z-]+ ){0,3}?[a-z-]+)(?=[,.;]| (?:at|in|for|with|from|since|until|and|of|who)\b)/i;
const tradesOfVerb: Record<string, string[]> = Object.fromEntries(
  Object.entries({
    presenter: "present presents presented",
    host: "host hosts hosted",
    driver: "drive drives drove driven",
    owner: "own owns owned run runs ran",
    manager: "manage manages managed",
    editor: "edit edits edited",
    publisher: "publish publishes published",
    teacher: "teach teaches taught",
    coach: "coach coaches coached",
    organiser: "organise organises organised",
    organizer: "organize organizes organized",
    chair: "chair chairs chaired",
  }).flatMap(([noun, forms]) =>
    forms.split(" ").map((form) => [form, noun === "presenter" ? [noun, "host", "broadcaster"] : [noun]]),
  ),
);

const anyRank = /vice|deputy|assistant/i;
/** "vice president" for "the newly elected vice president", "= president" for one of no such rank. */
export function ranked(words: string, noun: string): string {
  // Most have no rank, and need no pattern for their noun.
  if (!anyRank.test(words)) return `= ${noun}`;
  const rank = new RegExp(`\\b(vice|deputy|assistant)[- ]${noun}\\b`, "i").exec(words)?.[1];
  return rank === undefined ? `= ${noun}` : `${rank.toLowerCase()} ${noun}`;
}

/** Whom a word for a role may mean: the vice president is not whom the page calls its president. */
export function describedAs(
  descriptors: Known["descriptors"],
  { words, noun }: { words: string; noun: string },
): ReadonlySet<Who> | undefined {
  const rank = ranked(words, noun);
  const all = descriptors.get(noun);
  if (rank.startsWith("=") || all === undefined) return all;
  const higher = descriptors.get(`= ${noun}`);
  const rest = [...all].filter((who) => !higher?.has(who));
  return descriptors.get(rank) ?? (rest.length > 0 ? new Set(rest) : undefined);
}

export function learn(page: PageReading): Known {
  const genders = new Map<Who, Gender>();
  for (const person of page.people) {
    const gender = person.gender ?? (person.forms.given[0] ? likelyGender(person.forms.given[0]) : null);
    if (gender) genders.set(`p${person.id}`, gender);
  }
  const descriptors = new Map<string, Set<Who>>();
  const describe = (noun: string, who: Who) => {
    const known = descriptors.get(noun);
    if (known) known.add(who);
    else descriptors.set(noun, new Set([who]));
  };
  // "a second driver on the rank, Ben Foss": beside somebody whom the page calls the driver.
  const further: { noun: string; words: string; who: Who }[] = [];
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind === "role" && person.kind === "person" && !isForParty(page, role)) {
        if (/^(?:another|(?:an?|the|his|her|their) (?:second|third|other|fellow|further|different)) /.test(role.words)) {
          further.push({ noun: role.noun, words: role.words, who: `p${person.person}` });
          continue;
        }
        describe(role.noun, `p${person.person}`);
        describe(ranked(role.words, role.noun), `p${person.person}`);
        const gender = genderOfNoun(role.noun);
        if (gender && !genders.has(`p${person.person}`)) genders.set(`p${person.person}`, gender);
      }
    }
  }
  // A title or a job before the name: "trustee Ana Ruiz", "history teacher Ana Ruiz".
  for (const mention of page.mentions) {
    const before = /(?<![\p{L}-])([\p{L}-]+)\s+$/u
      .exec(page.text.slice(Math.max(0, mention.start - 30), mention.start))?.[1]
      ?.toLowerCase();
    const after = /^,\s+((?:\p{L}+\s+)?(\p{L}+))\s*(?:[,.(;]|$|(?<= )(?:since|at|of|for|in|from|until|who|with|on) )/u.exec(
      page.text.slice(mention.end, mention.end + 50).split("\n")[0] ?? "",
    );
    const afterNoun = after?.[2]?.toLowerCase();
    if (afterNoun && isPersonNoun(afterNoun)) {
      describe(afterNoun, `p${mention.person}`);
      if (anyRank.test(after?.[1] ?? "")) describe(ranked(after?.[1] ?? "", afterNoun), `p${mention.person}`);
    }
    if (before && /(?:er|or|ist|ian|man|woman|ee|ent|ant|or|coach|chair|trustee|student|pastor|councillor|player)$/.test(before))
      describe(before, `p${mention.person}`);
  }
  // "Ana Ruiz (born 1969) is a football manager and former midfielder … the manager".
  for (const mention of page.mentions)
    for (const noun of whatSomebodyIs
      .exec(page.text.slice(mention.end, mention.end + 160))?.[1]
      ?.toLowerCase()
      .split(/[^\p{L}-]+/u) ?? [])
      if (isPersonNoun(noun) && !relatives.has(noun) && !bystanderNouns.has(noun) && !accusedNouns.has(noun))
        describe(noun, `p${mention.person}`);
  // "Ana Ruiz, who presented the programme … the presenter", "worked as a nurse", "presented by Ana Ruiz".
  for (const mention of page.mentions) {
    const after = page.text.slice(mention.end, mention.end + 90);
    const does =
      whatSomebodyDoes.exec(after)?.[1]?.toLowerCase() ??
      doneBy.exec(page.text.slice(Math.max(0, mention.from - 16), mention.from))?.[1];
    for (const noun of does === undefined ? [] : (tradesOfVerb[does] ?? [])) describe(noun, `p${mention.person}`);
    const trade = worksAs.exec(after)?.[1]?.toLowerCase().split(" ").at(-1);
    if (trade && isPersonNoun(trade) && !relatives.has(trade)) describe(trade, `p${mention.person}`);
  }
  // "Deputy Ana Ruiz … the deputy", "Rev. Ana Ruiz … the vicar": a title is a trade, where one person alone has it.
  for (const person of page.people)
    for (const title of person.titles)
      for (const noun of tradesOfTitle[title] ?? (isPersonNoun(title) ? [title] : [])) describe(noun, `p${person.id}`);
  const officers = new Set(
    page.people.filter((person) => person.titles.some((title) => officeTitles.test(title))).map((person) => `p${person.id}`),
  );
  const labelled = page.mentions.flatMap((mention) => {
    const line = page.text.slice(page.text.lastIndexOf("\n", mention.from) + 1, mention.from);
    const label = /(?:^|[.;]\s+)([\p{L}][\p{L} -]{2,30}):\s*$/u.exec(line)?.[1];
    return label ? [{ noun: label.toLowerCase().split(" ").at(-1) ?? "", who: `p${mention.person}` }] : [];
  });
  for (const { noun, who } of labelled) if (isPersonNoun(noun)) describe(noun, who);
  for (const { noun, words, who } of further) {
    if (descriptors.has(noun)) continue;
    describe(noun, who);
    describe(ranked(words, noun), who);
  }
  const author = authorOf(page);
  // Not where they write of another of their name: "a man called Ana Ruiz".
  const ofNamesake = page.mentions.some(
    (mention) =>
      `p${mention.person}` === author &&
      /\b(?:called|named)\s+$/.test(page.text.slice(Math.max(0, mention.from - 12), mention.from)),
  );
  const firstPerson =
    !ofNamesake &&
    page.sentences.filter((sentence) => sentence.reading.actors.some((actor) => actor.kind === "pronoun" && actor.word === "i"))
      .length >= 2;
  const firstAt = new Map<Who, number>();
  for (const mention of page.mentions) if (!firstAt.has(`p${mention.person}`)) firstAt.set(`p${mention.person}`, mention.start);
  const headlined = new Set(
    page.sentences
      .filter((sentence) => sentence.kind === "heading" && sentence.index < 3)
      .flatMap((sentence) => sentence.mentions.map((mention) => `p${mention.person}`)),
  );
  const namedIn = new Map<Who, number>();
  for (const sentence of page.sentences)
    if (sentence.kind === "main")
      for (const { person } of sentence.mentions) if (!namedIn.has(`p${person}`)) namedIn.set(`p${person}`, sentence.index);
  const opening = page.sentences.find(({ kind }) => kind === "main");
  const born = opening?.mentions[0];
  const biographee: Who | null =
    opening &&
    born &&
    born.from - opening.start <= 4 &&
    (lifeDates.test(page.text.slice(born.end, opening.end)) ||
      (hasDied.test(page.text.slice(born.end, opening.end)) && !ofViolence.test(opening.text)))
      ? `p${born.person}`
      : null;
  const diedIn = new Map<Who, number>();
  for (const { person, end } of page.mentions) {
    const year = diedInYear.exec(page.text.slice(end, end + 140))?.groups?.["year"];
    if (year !== undefined) diedIn.set(`p${person}`, Number(year));
  }
  return {
    genders,
    descriptors,
    officers,
    headlined,
    namedIn,
    firstAt,
    author,
    firstPerson,
    biographee,
    diedIn,
    partyLines: partyLinesOf(page),
  };
}

/** Whose page it is, when it is written in the first person: the signature, the heading, the byline. */
function authorOf(page: PageReading): Who {
  const main = page.sentences.filter((sentence) => sentence.kind !== "byline");
  const signed = page.mentions.findLast((mention) => {
    const block = page.blocks.find((candidate) => mention.start >= candidate.start && mention.end <= candidate.end);
    return block !== undefined && block.end - block.start - (mention.end - mention.start) < 12 && mention.kind === "full";
  });
  const lastMain = main.at(-1);
  if (signed && lastMain && signed.start >= (main.at(-4)?.start ?? 0)) return `p${signed.person}`;
  const byline = page.blocks.find((block) => block.kind === "byline");
  if (byline) {
    const mention = page.mentions.find((candidate) => candidate.start >= byline.start && candidate.end <= byline.end);
    if (mention) return `p${mention.person}`;
  }
  const top = page.mentions.find((mention) => mention.start < 120 && mention.kind === "full");
  const statement = page.mentions.find(
    (mention) =>
      mention.start < 300 &&
      /\b(?:statement|letter|message|apology|note|words)\s+(?:(?:is|was|has been|being) )?(?:(?:issued|released|published|made|posted) )?(?:from|by|on behalf of)\s+$/i.test(
        page.text.slice(Math.max(0, mention.from - 60), mention.from),
      ),
  );
  if (statement) return `p${statement.person}`;
  const introduces = page.mentions.find((mention) =>
    /\b(?:my name is|i am|i'm)\s+$/i.test(page.text.slice(Math.max(0, mention.start - 14), mention.start)),
  );
  if (introduces) return `p${introduces.person}`;
  // A name on a line of its own, or with what its bearer is: no report that begins with whom it is about.
  const line = top ? page.text.slice(top.end).split("\n", 1)[0] : undefined;
  return top &&
    line !== undefined &&
    (/^(?:[,:–—|-]? ?[^.!?“"]{0,60})$/.test(line) ||
      // "He talked to our editor": whoever an interview begins with speaks in it.
      /\b(?:talk(?:ed|s)|sp(?:oke|eaks)|chat(?:ted|s)) (?:to|with) (?:our|us|me|the (?:editor|paper|magazine))\b|\binterview(?:ed)? (?:by|with|is|was)\b|\bin (?:his|her) own words\b/i.test(
        page.text.slice(0, 700),
      )) &&
    /^(?:by\s+)?$/i.test(page.text.slice(page.text.lastIndexOf("\n", top.start) + 1, top.start))
    ? `p${top.person}`
    : "?";
}
