import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { formsOf } from "./verbs.ts";
import type { Clause, QuoteUse } from "./clauses.ts";
import type { ActorAt } from "./phrases.ts";
import { accusedNouns, bystanderNouns, deciderNouns, genderOfNoun, type Gender, isPersonNoun } from "./nouns.ts";
import type { PageReading, Sentence } from "./page-reading.ts";
import { type Frame, framesOf, framesOfEntry, takenBack } from "./frames.ts";
import { genderOfGivenName } from "./given-names.ts";
import { hostility, namesJewish, ownHostility } from "./hostility.ts";

/**
 * Who an actor of the text is: "p0" is the subject, "p3" another named person, "r:guest" somebody the
 * text has no name for, "b:court" a body, "?" nobody we can tell.
 */
export type Who = string;

export type ResolvedClause = Clause & { sentence: number; agentIs: Who; patientIs: Who };
export type ResolvedQuote = QuoteUse & {
  sentence: number;
  speaker: Who;
  how: "said" | "continued" | "artefact" | "unattributed";
  /** It stands in something that the speaker is said to have made. */
  owned?: boolean;
};

export type Discourse = {
  clauses: ResolvedClause[];
  quotes: ResolvedQuote[];
  /** For each sentence, everyone in it. */
  involved: Set<Who>[];
  /** Named people whom the text itself accuses, charges, convicts or disciplines. */
  accused: Set<Who>;
  /** The text ties these words to the subject: "the defendant", "the teacher". */
  author: Who;
  /** Pronouns whose person is not in doubt: no other was near. */
  sure: ReadonlySet<ActorAt>;
  /** The subject is a party by the page's own label, apposition or caption, or the one unnamed person it brings in. */
  isParty: boolean;
  /** Every noun phrase that means the subject, pronouns included. */
  meant: readonly ActorAt[];
  /** What the page says, around their names, was done about the people it names. */
  frames: readonly Frame[];
  /** People charged together under a plural: "two men have been charged". */
  group: ReadonlySet<Who>;
  /** The page opens with several people before one court or body. */
  together: boolean;
};

const legal = new Set(["charge", "arrest", "indict", "convict", "sentence", "try", "clear", "discipline"]);

const partyLine =
  /(?:^|[\s(.])(?:respondents?|defendants?|appellant|grievor|party|parties|teacher|educator|doctor|nurse|midwife|dentist|pharmacist|solicitor|barrister|social worker|veterinary surgeon|player|subject member|licen[cs]e ?holder|accused|name|(?:name of )?(?:registrant|member|licensee|player|club official|respondent)|practitioner|member concerned|employee|student|prévenus?|angeklagter?|beschuldigter?)\s*:\s*/giu;
const afterParty = /^,?\s*(?:the\s+)?(?:defendants?|appellants?|respondents?|accused)\b/i;
const stateVersus =
  /(?:(?:her|his) majesty(?:,? the (?:queen|king))?(?: in right of \w+)?|state(?: of [\w ]+)?|people|commonwealth|united states(?: of america)?|regina|rex|r|crown|the king|the queen|hm advocate|prosecutor)(?:,?\s+respondent)?,?\s+(?:v(?:s)?\.?|-?\s?and\s?-?)\s+(?:\(?\w\)\s*)?$/i;

const postTaken = quick(
  /\b(?:terminat\w+|revok\w+|end(?:s|ed|ing)?|withdr\w+|suspend\w*|cancel\w*|rescind\w*)\s+(?:the\s+)?(?:contract|employment|licen[cs]e|registration|membership|appointment|tenure)\s+of\s+(?:[\p{L}.-]+\s+){0,3}$/iu,
);
const accusedOfNoun = quick(
  /\b(?:complaints?|allegations?|charges?|proceedings|findings?|disciplinary (?:case|action)|conviction|prosecution|sentencing|arrest|indictment)\s+(?:[\w-]+\s+){0,7}?(?:about|against|concerning|into|regarding|involving)\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\b(?:disciplinary (?:case|action)|conviction|prosecution|sentencing|arrest|indictment)\s+(?:[\w-]+\s+){0,3}?of\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\binvestigat\w+ (?:an? |the |several |two )?(?:reports?|concerns?)\s+(?:about|concerning)\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\b(?:inquiry|investigation|review|hearing|probe)\s+(?:into|of)\s+(?:the\s+)?(?:conduct|behaviou?r|remarks?|comments?|statements?|posts?)\s+(?:of|by)\s+(?:an? |the |its |our )?(?:[\p{L}-]+\s+){0,3}$/iu,
);
const suedFor = quick(
  /\b(?:complaint|suit|lawsuit|charges|action|case|claim|proceedings)\b[^.]{0,60}\bagainst\b(?:[^.]{0,60}\b(?:and|,)\s+(?:(?:its|their|his|her)\s+)?(?:[\w-]+,?\s+){0,2})?\s*$/i,
);
const lostPost =
  /^(?:['’]s?)? (?:\w+ ){0,2}(?:employment|contract|licen[cs]e|registration|membership|appointment|tenure|accreditation)\b[^.]{0,50}\b(?:terminated|ended|revoked|withdrawn|suspended|removed|cancelled|rescinded)\b/i;
const several =
  "(?:people|men|women|students|protesters|activists|teenagers|defendants|brothers|sisters|siblings|cousins|friends|youths|supporters|fans|members|officers|players|employees|workers|teachers|soldiers|cadets|boys|girls|residents|neighbou?rs|roommates|colleagues|councillors|pupils|guards|nurses|drivers|constables|detectives|deputies|firefighters|candidates|directors|landlords|leaders|executives|lawyers|solicitors|doctors)";
const manyOf = "(?:two|three|four|five|six|both)";
/** "a man and a woman", "a father and son". */
const couple =
  "(?:a (?:man|woman|boy|girl) and an? (?:man|woman|boy|girl)|a (?:father|mother|husband) and (?:his |her )?(?:son|daughter|wife)|a married couple)";
const groupCharged = quick(
  new RegExp(
    `\\b(?:charg|arrest|convict|indict|sentenc|jail|imprison|fin|suspend|expel|bann|accus|arraign|prosecut|dismiss|sack|censur)\\w*\\s+(?:${manyOf}\\s+(?:\\w+\\s+){0,3}?${several}|${couple})\\b` +
      `|\\b(?:sentences?|terms?|bans?|fines?|suspensions?|penalt(?:y|ies)|orders?) (?:on|to|for|against) (?:${manyOf}\\s+(?:\\w+\\s+){0,3}?${several}|${couple})\\b` +
      `|\\b(?:(?:two|three|four|five|both|several|the)\\s+(?:\\w+\\s+){0,3}?(?:${several.slice(3, -1)}|pair|couple)|${couple})\\b[^.]{0,160}\\b(?:charged|arrested|convicted|indicted|sentenced|jailed|imprisoned|fined|suspended|expelled|banned|cited|arraigned|prosecuted|found guilty|(?:pleaded|pled) guilty|admitted (?:[\\w-]+ ){0,4}(?:charges?|offen[cs]es?|counts?))\\b`,
    "i",
  ),
);

/** "Two men have been charged …" and, next, "X, 33, and Y, 27, …": all of them. */
function groupAccused(page: PageReading, frames: readonly Frame[], chargedTogether: readonly Frame[]): Who[] {
  const joined = frames
    .filter((frame) =>
      frames.some((other) => other.sentence === frame.sentence && other.kind === frame.kind && other.person !== frame.person),
    )
    .map((frame) => `p${frame.person}`);
  joined.push(...chargedTogether.map(({ person }) => `p${person}`));
  const lead = page.sentences.find((sentence) => sentence.kind === "main" && groupCharged.test(sentence.text));
  if (!lead) return joined;
  const sex = /\b(?:men|brothers|boys)\b/i.test(groupCharged.exec(lead.text)?.[0] ?? "")
    ? "female"
    : /\b(?:women|sisters|girls)\b/i.test(groupCharged.exec(lead.text)?.[0] ?? "")
      ? "male"
      : null;
  const together = page.mentions
    .filter(
      (mention) =>
        mention.kind === "full" &&
        // "Two men have been charged" is not said of Ana.
        (sex === null ||
          genderOfGivenName((page.text.slice(mention.start, mention.end).split(" ")[0] ?? "").toLowerCase()) !== sex) &&
        mention.start >= lead.start &&
        mention.start < lead.end + 700 &&
        /^(?:,? (?:aged )?\(?\d{2}\b| \(born \d{4}\))/.test(page.text.slice(mention.end, mention.end + 13)) &&
        // Not whom somebody set upon: at the head of a clause, or in the list of those charged.
        /(?:^|[,;:(\n—–.]|\b(?:and|as|charging|defendants?|named))\s*$/.test(
          page.text.slice(Math.max(0, mention.from - 12), mention.from),
        ),
    )
    .map((mention) => `p${mention.person}`);
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
  return [...joined, ...together];
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
function listedTogether(page: PageReading): Frame[] {
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
function framesOfBoth(page: PageReading): Frame[] {
  const pair = pairOf(page);
  const kinds = ["plead", "convict", "charge", "indict", "sentence", "discipline", "liable"] as const;
  return page.sentences
    .filter(({ kind }) => kind === "main")
    .flatMap((sentence) => {
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
  const lead = page.sentences.find((sentence) => sentence.kind === "main" && groupCharged.test(sentence.text));
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
function togetherCharged(page: PageReading): Frame[] {
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

export function resolve(page: PageReading): Discourse {
  const chargedTogether = [...togetherCharged(page), ...listedTogether(page)];
  // "It was Judge Ana Ruiz's second sentencing that day": who sits in judgement passes sentences.
  const ofBench = (person: number) =>
    page.people[person]?.titles.some((title) => /^(?:judge|justice|magistrate|recorder|prosecutor)$/.test(title)) === true;
  const frames = [...framesOf(page), ...framesOfEntry(page), ...framesOfBoth(page), ...chargedTogether].filter(
    ({ person, kind }) => !(ofBench(person) && /^(?:sentence|party|try|convict|court)$/.test(kind)),
  );
  const group = groupAccused(page, frames, chargedTogether);
  const parties = partiesOf(page, frames, group);
  const known = learn(page);
  const firstAmong = [...parties];
  const first = new Pass(page, known, parties, new Map()).read();
  // Second time round with what the first has learnt: whom the text accuses, and which unnamed
  // person ("a Redmere man has been charged") is the one named later.
  for (const { person } of first.possessed) parties.add(`p${person}`);
  // "Ben Foss sentenced her to two years": who passes sentence is nobody's accused.
  const sentencing = new Set(
    first.clauses
      .filter(
        (clause) =>
          !clause.passive &&
          clause.class === "sentence" &&
          clause.agent?.kind === "person" &&
          clause.patient !== null &&
          !isReflexive(clause.patient) &&
          clause.agent.end <= clause.start &&
          clause.start - clause.agent.end <= 12,
      )
      .map((clause) => clause.agentIs),
  );
  for (const who of sentencing) parties.delete(who);
  const accused = accusedOf(page, first, parties, null);
  for (const who of sentencing) accused.delete(who);
  const again = (known0: Set<Who>) => {
    const aliases = unnamedAccused(page, first, known0);
    const tied = known0.size === 0 && aliases.size > 0 ? new Set(aliases.values()) : known0;
    const among = [...(tied.size > 0 ? tied : parties)];
    const hasLearnt = aliases.size > 0 || among.length !== firstAmong.length || among.some((who, at) => who !== firstAmong[at]);
    const second = hasLearnt ? new Pass(page, known, new Set(among), aliases).read() : first;
    const meant = framesOfMeant(page, second);
    const found = new Set(
      [...accusedOf(page, second, tied, tied.size === 0 ? second.sure : null)].filter((who) => !sentencing.has(who)),
    );
    // Whom the first sentence brings in as sanctioned, by a word for them, and the next one names.
    const opening = openingOf(page)?.index;
    for (const clause of second.clauses)
      if (
        clause.sentence === opening &&
        !clause.negated &&
        !clause.hedged &&
        legal.has(clause.class) &&
        clause.class !== "clear" &&
        clause.patient?.kind === "role" &&
        /^an? /.test(clause.patient.words) &&
        /^p/.test(clause.patientIs) &&
        aliases.get(`r:${clause.patient.noun}`) === clause.patientIs &&
        !sentencing.has(clause.patientIs)
      )
        found.add(clause.patientIs);
    return { aliases, tied, second, meant, found };
  };
  let last = again(accused);
  // Known only by a pronoun until now: who is brought in without a name may be the same.
  if (accused.size === 0) {
    const late = new Set(last.found);
    if (last.meant.length > 0) late.add("p0");
    if (late.size === 1) last = again(late);
  }
  // "The investigation led to Ana Ruiz. She was convicted of …": by a pronoun not in doubt, beside another who is named.
  if (last.meant.some(({ kind }) => /^(?:charge|indict|plead|convict|sentence)$/.test(kind)) && !sentencing.has("p0"))
    last.found.add("p0");
  // "A Dunley man was sentenced … Ana Ruiz, 68, apologised": by the word that the page opens with, once it is known whom it means.
  const opening = page.sentences.find((sentence) => sentence.kind === "main")?.index ?? 0;
  if (
    last.second.clauses.some(
      (clause) =>
        clause.sentence === opening &&
        clause.passive &&
        legal.has(clause.class) &&
        clause.class !== "clear" &&
        !clause.negated &&
        !clause.hedged &&
        clause.patientIs === "p0" &&
        clause.patient?.kind === "role" &&
        last.aliases.get(`r:${clause.patient.noun}`) === "p0",
    )
  )
    last.found.add("p0");
  return {
    ...last.second,
    isParty: parties.has("p0") || [...last.aliases.values()].includes("p0"),
    frames: [...frames, ...last.second.possessed, ...last.meant],
    group: new Set(group),
    together: severalAtTheHead(page),
    accused: last.found,
  };
}

/** What the page says was done about the subject where it means them by a pronoun not in doubt or by a word for them. */
function framesOfMeant(page: PageReading, discourse: Pick<Discourse, "meant" | "sure">): Frame[] {
  const certain = discourse.meant.filter((actor) => !actor.viaThing && (actor.kind === "role" || discourse.sure.has(actor)));
  return certain.length === 0 ? [] : framesOf(page, certain).filter(({ person }) => person === 0);
}

/** One case against several: "A court sentenced three men …" among the first sentences. */
function severalAtTheHead(page: PageReading): boolean {
  return page.sentences
    .filter((sentence) => sentence.kind === "main")
    .slice(0, 3)
    .some((sentence) => groupCharged.test(sentence.text));
}

function partiesOf(page: PageReading, frames: readonly Frame[], group: readonly Who[]): Set<Who> {
  const parties = new Set<Who>();
  const head = page.text;
  for (const match of matchesOf(partyLine, head)) {
    // "Counsel for Respondent: Ana Ruiz": whose counsel, not who.
    if (
      /\b(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?|representatives?|appear(?:s|ed|ing)|acting|on behalf of|witness(?:es)?) (?:for|to|of) (?:the )?$/i.test(
        head.slice(Math.max(0, match.index - 30), match.index + match[0].search(/\p{L}/u)),
      )
    )
      continue;
    // "Tribunal Member: Ben Foss": who decides.
    if (
      /\b(?:tribunal|panel|committee|board|presiding|commission|chair|lay|legal)\s*$/i.test(
        head.slice(Math.max(0, match.index - 12), match.index + match[0].search(/\p{L}/u)),
      )
    )
      continue;
    const from = match.index + match[0].length;
    const newline = head.indexOf("\n", from);
    const to = Math.min(newline < 0 ? head.length : newline, from + 90);
    const plural = /s\s*:\s*$/i.test(match[0]);
    for (const mention of page.mentions) {
      if (mention.start < from || mention.start >= to) continue;
      if (!plural && (mention.start - from > 30 || /\p{Ll}{3,} \p{Ll}{2,} /u.test(head.slice(from, mention.from)))) continue;
      parties.add(`p${mention.person}`);
      if (!plural) break;
    }
  }
  for (const mention of page.mentions) {
    if (
      /^,?\s+(?:Respondent|Defendant|Appellant|RESPONDENT|DEFENDANT|APPELLANT)s?\s*(?:\n|$)/.test(
        head.slice(mention.end, mention.end + 30),
      ) ||
      (afterParty.test(head.slice(mention.end, mention.end + 30)) &&
        mention.kind === "full" &&
        /\bv(?:s)?\.?\s/.test(head.slice(Math.max(0, mention.start - 200), mention.end + 200)))
    )
      parties.add(`p${mention.person}`);
    // "Respondent Ana Ruiz was admitted to practice in 1998": not "counsel for Respondent Ana Ruiz".
    else if (
      mention.kind === "full" &&
      /(?:^|[^\p{L}])(?:Respondent|Defendant|Appellant|Licensee|Registrant|Grievor),?\s+$/u.test(
        head.slice(Math.max(0, mention.start - 14), mention.start),
      ) &&
      !/\b(?:for|to|of|by|against)\s+(?:the\s+)?\p{L}+,?\s+$/u.test(head.slice(Math.max(0, mention.start - 30), mention.start))
    )
      parties.add(`p${mention.person}`);
    else if (stateVersus.test(head.slice(Math.max(0, mention.start - 60), mention.start).replace(/\s+/g, " ")))
      parties.add(`p${mention.person}`);
  }
  for (const mention of page.mentions) {
    // "In the matter of Ana Ruiz, D.O.", at the head of an order.
    if (
      mention.start < 500 &&
      /\b(?:in the matter of|in re|re|matter of)(?: the)?(?: [\w ]{4,50} of)?(?:[ \n](?:an?|the|mr|ms|mrs|dr)\.?)?:?\s+$/i.test(
        head.slice(Math.max(0, mention.from - 30), mention.from),
      ) &&
      !/\s(?:-?v\.?s?|and)\s/.test(head.slice(mention.end, mention.end + 6))
    )
      parties.add(`p${mention.person}`);
    // "This disciplinary matter concerns Judge Ana Ruiz": what a body's decision is about, whatever their office.
    if (
      /\b(?:disciplinary|misconduct|judicial|conduct|ethics) (?:matter|case|proceeding|complaint|inquiry|action)s? (?:concern|involv|relat)(?:s|es|ed|ing)(?: to)? (?:the )?$/i.test(
        page.text.slice(Math.max(0, mention.from - 60), mention.from),
      )
    )
      parties.add(`p${mention.person}`);
    if (lostPost.test(page.text.slice(mention.end, mention.end + 90))) parties.add(`p${mention.person}`);
    if (suedFor.test(page.text.slice(Math.max(0, mention.from - 160), mention.from))) parties.add(`p${mention.person}`);
    if (postTaken.test(page.text.slice(Math.max(0, mention.from - 90), mention.from))) parties.add(`p${mention.person}`);
    // "the findings of Judge Ana Ruiz": hers, not about her.
    if (
      isAccusedOf(page.text.slice(Math.max(0, mention.from - 90), mention.from)) &&
      !(mention.title !== null && benchTitles.test(mention.title))
    )
      parties.add(`p${mention.person}`);
  }
  // Whoever holds an office answers for their own conduct in it: a judge who is censured, an officer who is dismissed.
  for (const { person, kind } of frames)
    if (kind === "discipline" || kind === "liable" || !page.people[person]?.titles.some((title) => officeTitles.test(title)))
      parties.add(`p${person}`);
  for (const who of group) parties.add(who);
  if (page.head !== null) parties.add(`p${page.head}`);
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind === "role" && accusedNouns.has(role.noun) && person.kind === "person" && !isForParty(page, role))
        parties.add(`p${person.person}`);
    }
  }
  return parties;
}

/** "proceedings against X", but not "no proceedings were opened against X". */
function isAccusedOf(before: string): boolean {
  const match = accusedOfNoun.exec(before);
  return (
    match !== null &&
    !/\b(?:no|nor|without|never|any|not (?:an?|any))\s+(?:[\w-]+\s+){0,2}$/i.test(before.slice(0, match.index)) &&
    !/^\w+(?: \w+)? (?:were|was|have been|has been|had been|are|is) (?:not|never|n't) /i.test(match[0])
  );
}

/** "Counsel for the accused, Mr Obi": the accused is whose counsel it is. */
function isForParty(page: PageReading, role: ActorAt): boolean {
  return /\b(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?|qc|kc|appear(?:s|ed|ing)|acting) for\s+(?:the\s+)?$/i.test(
    page.text.slice(Math.max(0, role.start - 24), role.start),
  );
}

const endsPost = /\b(?:terminat\w+|revok\w+|end(?:s|ed|ing)|withdr\w+|suspend\w*|cancel\w*|rescind\w*|stripp?\w+)\s*$/i;
const post =
  /^\s*(?:\w+ ){0,2}(?:employment|contract|licen[cs]e|registration|membership|appointment|tenure|accreditation|badge|fellowship|degree|season ticket)\b/i;
const postEnded =
  /^[^.;]{0,60}\b(?:was|were|has been|had been|is|been) (?:\w+ )?(?:terminated|ended|revoked|withdrawn|suspended|cancelled|rescinded|removed)\b/i;

const benchTitles =
  /^(?:recorder|coroner|adjudicator|arbitrator|judge|justice|magistrate|prosecutor|attorney|attorneys|rabbi|barrister|solicitor|hon)$/;
const officeTitles =
  /^(?:recorder|coroner|adjudicator|arbitrator|judge|justice|magistrate|prosecutor|attorney|attorneys|detective|sergeant|sgt|det|captain|sheriff|constable|pc|insp|inspector|supt|rabbi|barrister|solicitor|commissioner|officer|deputy|agent|hon|me)$/;

/** "removed the sign himself" removes nobody. */
export function isReflexive(actor: ActorAt | null): boolean {
  return actor?.kind === "pronoun" && /^(?:himself|herself|themselves)$/.test(actor.word);
}

/** "must pay", "was ordered to pay": held liable. */
export function isHeldLiable(page: PageReading, clause: ResolvedClause): boolean {
  return (
    clause.lemma === "pay" &&
    /\b(?:must|has to|have to|(?:ordered|told|directed|required)(?: (?:on|by|last|this|yesterday|today)(?: [\w']+){0,4})? to)\s+pay$/i.test(
      page.text.slice(Math.max(0, clause.start - 60), clause.end),
    )
  );
}

/** Named, or meant by words that can be nobody else. */
function isFirm(actor: ActorAt | null, sure: ReadonlySet<ActorAt> | null): boolean {
  return actor !== null && (actor.kind === "person" || (sure !== null && (sure.has(actor) || actor.kind === "role")));
}

/** "Judge Ruiz held it to be aggravated and fined each of them": who decides in the same breath. */
function doesInSentence(clauses: readonly ResolvedClause[], clause: ResolvedClause): boolean {
  return clauses.some(
    (one) => one.sentence === clause.sentence && one.start < clause.start && !one.passive && one.agent === clause.patient,
  );
}

/** `sure`: the pronouns that are not in doubt, once it is known whom the page accuses; null to take names alone. */
function accusedOf(
  page: PageReading,
  discourse: Pick<Discourse, "clauses">,
  parties: ReadonlySet<Who>,
  sure: ReadonlySet<ActorAt> | null,
): Set<Who> {
  const accused = new Set<Who>(parties);
  for (const clause of discourse.clauses) {
    if (isHeldLiable(page, clause)) for (const who of [clause.agentIs, clause.patientIs]) if (/^p/.test(who)) accused.add(who);
    if (clause.negated || clause.hedged || !(legal.has(clause.class) || clause.class === "plead")) continue;
    if (takenBack.test(page.sentences[clause.sentence]?.text ?? "")) continue;
    if (
      legal.has(clause.class) &&
      /^p/.test(clause.patientIs) &&
      isFirm(clause.patient, sure) &&
      !isReflexive(clause.patient) &&
      // A judge or an officer is accused by name alone: a pronoun beside their name seldom means them.
      ((clause.patient?.kind === "person" && !doesInSentence(discourse.clauses, clause)) ||
        !page.people[Number(clause.patientIs.slice(1))]?.titles.some((title) => benchTitles.test(title)))
    )
      accused.add(clause.patientIs);
    if (
      clause.class === "plead" &&
      /^p/.test(clause.agentIs) &&
      !page.people[Number(clause.agentIs.slice(1))]?.titles.some((title) => officeTitles.test(title)) &&
      isFirm(clause.agent, sure)
    )
      accused.add(clause.agentIs);
  }
  return accused;
}

/** "A Redmere man was jailed" and, later, "Ian Foss, 34, …": the unnamed and the named are one when only one fits. */
function unnamedAccused(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  accused: ReadonlySet<Who>,
): Map<Who, Who> {
  const unnamed = new Set<Who>();
  const opening = openingOf(page)?.index ?? 0;
  for (const clause of discourse.clauses) {
    if (isHeldLiable(page, clause))
      for (const who of [clause.agentIs, clause.patientIs]) if (who.startsWith("r:")) unnamed.add(who);
    if (clause.negated) continue;
    if (legal.has(clause.class) && clause.patientIs.startsWith("r:")) unnamed.add(clause.patientIs);
    // "a former journalist accused of phoning in threats", at the head.
    if (clause.class === "accuse" && clause.passive && clause.sentence <= opening + 1 && clause.patientIs.startsWith("r:"))
      unnamed.add(clause.patientIs);
    if (
      /^(?:plead|admit|apologise)$/.test(clause.class) &&
      !clause.gerund &&
      clause.agentIs.startsWith("r:") &&
      clause.agent?.kind === "role"
    )
      unnamed.add(clause.agentIs);
    // "has lost her licence", "will lose his seat".
    if (
      clause.agentIs.startsWith("r:") &&
      ((/^lose$|^lost$/.test(clause.lemma) &&
        /^ (?:his|her|their) (?:job|licen[cs]e|post|seat|badge|position|contract|appeal|place)\b/i.test(
          page.text.slice(clause.end, clause.end + 24),
        )) ||
        (/^(?:work|employ)$/.test(clause.lemma) &&
          /\bno longer (?:\w+ )?$/i.test(page.text.slice(Math.max(0, clause.start - 20), clause.start))))
    )
      unnamed.add(clause.agentIs);
    // Brought in at the top as the one who did it, and named further down.
    if (
      accused.size === 1 &&
      clause.sentence <= opening + 2 &&
      clause.agentIs.startsWith("r:") &&
      clause.agent?.kind === "role" &&
      !clause.agent.definite &&
      // The sentence's own subject, not "a heckler who had shouted" further on.
      clause.agent === page.sentences[clause.sentence]?.reading.actors[0] &&
      /^(?:say|write|attack|damage|refuse|spread)$/.test(clause.class)
    )
      unnamed.add(clause.agentIs);
  }
  // "gave a retired schoolteacher a suspended sentence of eight months".
  for (const sentence of page.sentences.slice(opening, opening + 2)) {
    for (const actor of sentence.reading.actors) {
      if (
        actor.kind === "role" &&
        !actor.definite &&
        /\b(?:gave|gives|handed|hands|slapped|served|issued)(?: down)? $/i.test(
          page.text.slice(Math.max(0, actor.start - 14), actor.start),
        ) &&
        /^ (?:an? )?(?:[\w-]+[- ]){0,5}(?:sentence|prison term|jail term|fine|ban|reprimand|suspension|warning|probation)\b/i.test(
          page.text.slice(actor.end, actor.end + 70),
        )
      )
        unnamed.add(`r:${actor.noun}`);
    }
  }
  // "A landlord who told an agent '…'": whoever is given anti-Jewish words at the head, by a word for them.
  for (const quote of discourse.quotes) {
    if (
      quote.sentence <= opening + 1 &&
      quote.speaker.startsWith("r:") &&
      // Not "a man who struck a heckler who had shouted …".
      isOpener(page.sentences[quote.sentence], quote) &&
      hostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2
    )
      unnamed.add(quote.speaker);
  }
  const lead = leadOf(page, discourse);
  if (lead && (accused.size === 1 || facesCharges.test(page.sentences[opening]?.text ?? ""))) unnamed.add(lead);
  const aliases = new Map<Who, Who>();
  // "A restaurant owner … The owner, Ana Ruiz": the same noun, given a name.
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind === "role" && role.definite && person.kind === "person" && unnamed.has(`r:${role.noun}`))
        aliases.set(`r:${role.noun}`, `p${person.person}`);
    }
  }
  // "The man who has been charged is Ana Ruiz, 38".
  for (const sentence of page.sentences) {
    const said =
      /^The (man|woman|person|suspect|driver|teacher|student|officer|employee|player|teenager)\b[^.;:]{0,90}? (?:is|was) (?:named as |identified as )?$/.exec(
        page.text.slice(sentence.start, sentence.mentions[0]?.from ?? sentence.start),
      );
    const named = sentence.mentions[0];
    if (said?.[1] && named?.kind === "full") aliases.set(`r:${said[1]}`, `p${named.person}`);
    // "the company identified the man as Ana Ruiz, a crew lead".
    for (const mention of sentence.mentions) {
      const as =
        /\bidentified the (man|woman|person|driver|speaker|caller|employee|student|teenager|fan|passenger|customer)(?: (?:in|seen in|on|behind) the \w+)? as $/.exec(
          page.text.slice(sentence.start, mention.from),
        )?.[1];
      if (as && mention.kind === "full") aliases.set(`r:${as}`, `p${mention.person}`);
    }
  }
  for (const [noun, person] of manAndWoman(page, discourse, accused)) aliases.set(`r:${noun}`, person);
  // "told by a waiter that … The waiter, Ana Ruiz, …": brought in once without a name, and then given it.
  for (const [noun, person] of namedLater(page)) if (!condemns(page, discourse, person)) aliases.set(`r:${noun}`, person);
  // "A deputy who wrote … Deputy Ana Ruiz": the one person of that title.
  for (const key of unnamed) {
    const holders = page.people.filter((person) =>
      person.titles.some((title) => (tradesOfTitle[title] ?? [title]).includes(key.slice(2))),
    );
    const only = holders.length === 1 ? holders[0] : undefined;
    if (only && !condemns(page, discourse, `p${only.id}`)) aliases.set(key, `p${only.id}`);
  }
  for (const key of aliases.keys()) unnamed.delete(key);
  if (unnamed.size === 0) return aliases;
  // Those whom the page only clears are not the one it convicts.
  let named = [...accused].filter((who) => {
    const legalClauses = discourse.clauses.filter((clause) => legal.has(clause.class) && clause.patientIs === who);
    return legalClauses.length === 0 || !legalClauses.every((clause) => clause.class === "clear" || clause.class === "try");
  });
  if (named.length === 0) {
    const withAge = page.mentions.filter(
      (mention) => mention.kind === "full" && /^,? (?:aged )?\(?\d{2}\b/.test(page.text.slice(mention.end, mention.end + 9)),
    );
    const harmed = new Set(
      discourse.clauses
        .filter(
          (clause) =>
            /^(?:attack|damage|refuse|help)$/.test(clause.class) &&
            // "Stewards filmed X": whom a camera or an inquiry shows may be the one who did it.
            !/^(?:film|photograph|investigate|interview|represent|defend)$/.test(clause.lemma) &&
            !clause.negated &&
            !isReflexive(clause.patient),
        )
        .map((clause) => clause.patientIs),
    );
    named = [...new Set(withAge.map((mention) => `p${mention.person}`))].filter((who) => !harmed.has(who));
    // "The club barred a supporter. Stewards filmed X, 49, leading a chant.": of several the one whom the next sentence shows at it.
    if (named.length > 1) {
      const shown = named.filter((who) =>
        discourse.clauses.some(
          (clause) =>
            clause.sentence === opening + 1 &&
            clause.patientIs === who &&
            clause.patient?.kind === "person" &&
            !clause.negated &&
            /^(?:film|record|photograph|catch|identify|arrest|charge|summons|name|show|see|hear|accuse)$/.test(clause.lemma),
        ),
      );
      if (shown.length === 1) named = shown;
    }
    if (named.length !== 1) {
      const hostile = discourse.quotes.filter(
        (quote) =>
          quote.speaker.startsWith("p") &&
          !condemns(page, discourse, quote.speaker) &&
          ownHostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2,
      );
      named = [...new Set(hostile.map((quote) => quote.speaker))];
    }
    if (named.length !== 1) {
      // Introduced without a name, then named as the subject of one of the next sentences.
      const introduced = Math.min(
        ...discourse.clauses
          .filter((clause) => unnamed.has(clause.patientIs) || unnamed.has(clause.agentIs))
          .map((clause) => clause.sentence),
      );
      const next = discourse.clauses.find(
        (clause) =>
          clause.sentence >= introduced &&
          clause.sentence <= introduced + 2 &&
          clause.agent?.kind === "person" &&
          !page.people[clause.agent.person]?.titles.some((title) => officeTitles.test(title)) &&
          /^(?:\S+-(?:born|based|raised|bred) )?$/.test(
            page.text.slice(page.sentences[clause.sentence]?.start ?? clause.agent.start, clause.agent.start),
          ),
      );
      // "A court sentenced a surveyor. Ana Ruiz, 73, has three convictions.": no verb of doing, yet whom it is about.
      const after = page.sentences[introduced + 1];
      const heads = after?.kind === "main" && after.mentions[0]?.from === after.start ? after.mentions[0] : undefined;
      const isHead =
        heads !== undefined &&
        heads.kind === "full" &&
        /^,? \(?(?:aged )?\d{2}\b/.test(page.text.slice(heads.end, heads.end + 10)) &&
        !page.people[heads.person]?.titles.some((title) => officeTitles.test(title));
      const isNearer = isHead && (next === undefined || next.sentence > introduced + 1);
      named = isNearer ? [`p${heads.person}`] : next ? [next.agentIs] : [];
      if (named.length === 0) named = byElimination(page, discourse, introduced);
    }
  }
  // Of several accused it is the one with whose name the next sentence begins: "A man has been jailed. Ana Ruiz, 26, …".
  if (named.length > 1) {
    const next = page.sentences.find((sentence) => sentence.kind === "main" && sentence.index > opening);
    const [first, second] = next?.mentions ?? [];
    const isJoined =
      first && second && /^(?:,? \(?(?:aged )?\d{2}\)?,?)? (?:and|&) $/.test(page.text.slice(first.end, second.from));
    const who = first && next && first.from === next.start && !isJoined ? `p${first.person}` : null;
    const lead = leadOf(page, discourse);
    if (who && named.includes(who) && lead && unnamed.has(lead)) {
      unnamed.clear();
      unnamed.add(lead);
      named = [who];
    }
  }
  // "A candidate has been expelled … Ana Ruiz, who was to stand, wrote the words": though the page names another whom it accuses.
  const heads = named.length > 0 ? headOfNext(page, discourse, opening) : null;
  const brought = lead && unnamed.has(lead) ? lead : sentencedAt(discourse, opening, unnamed);
  if (heads && !named.includes(heads) && brought && !condemns(page, discourse, heads)) {
    unnamed.clear();
    unnamed.add(brought);
    named = [heads];
  }
  const only = named.length === 1 ? named[0] : undefined;
  if (!only) return aliases;
  const gender = page.people[Number(only.slice(1))]?.gender ?? null;
  const firstNamed =
    page.sentences.find(
      (sentence) => sentence.kind === "main" && sentence.mentions.some((mention) => `p${mention.person}` === only),
    )?.index ?? 0;
  if (condemns(page, discourse, only)) return aliases;
  for (const key of unnamed) {
    const noun = key.slice(2);
    if (groups.test(key)) continue;
    // Who is brought in by "a man" after somebody was named is somebody else.
    const brought =
      page.sentences.find(
        (sentence) =>
          sentence.kind === "main" && sentence.reading.actors.some((actor) => actor.kind === "role" && actor.noun === noun),
      )?.index ?? 0;
    if (brought > firstNamed) continue;
    // "Ana Ruiz said the man had leaned over": who tells of somebody is somebody else.
    if (
      page.sentences.some((sentence) =>
        discourse.clauses.some(
          (one) =>
            one.sentence === sentence.index &&
            one.agentIs === only &&
            /^(?:say|find|accuse|help)$/.test(one.class) &&
            !one.passive &&
            sentence.reading.actors.some(
              (actor) => actor.kind === "role" && actor.noun === noun && actor.start >= one.end && actor.start - one.end < 12,
            ),
        ),
      )
    )
      continue;
    if (ageConflict(page, noun, only)) continue;
    const other = genderOfNoun(noun);
    if (gender && other && gender !== other) continue;
    // A constable or a lawyer may be the one disciplined; a victim or a witness is never the one accused.
    const isPatient = discourse.clauses.some(
      (clause) => clause.patientIs === key && (legal.has(clause.class) || clause.class === "accuse") && !clause.negated,
    );
    if (bystanderNouns.has(noun) && !(isPatient && !/^(?:victim|witness|complainant|judge|magistrate)/.test(noun))) continue;
    aliases.set(key, only);
  }
  return aliases;
}

/** The first sentence of the main text, behind "LEIPZIG." or "DUNLEY (AP)." */
function openingOf(page: PageReading): Sentence | undefined {
  return page.sentences.find((sentence) => sentence.kind === "main" && /\p{Ll}{3}/u.test(sentence.text));
}

/** "The court sentenced a retired draughtsman", "an appeal by a nurse struck off": whom the first sentence brings in as sanctioned. */
function sentencedAt(discourse: Pick<Discourse, "clauses">, opening: number, unnamed: ReadonlySet<Who>): Who | null {
  const keys = new Set(
    discourse.clauses
      .filter(
        (clause) =>
          clause.sentence === opening &&
          !clause.negated &&
          legal.has(clause.class) &&
          clause.class !== "clear" &&
          clause.patient?.kind === "role" &&
          /^an? /.test(clause.patient.words) &&
          unnamed.has(clause.patientIs),
      )
      .map((clause) => clause.patientIs),
  );
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}

/** "A Dunley man is facing felony charges after prosecutors say he …". */
const facesCharges =
  /\b(?:fac(?:es|ing|ed) (?:[\w-]+ ){0,4}(?:charges?|counts?|trial|prosecution)|due in court|in custody|behind bars|pleaded (?:guilty|not guilty)|accused of|wanted for)\b/i;

/** With whose full name the sentence behind the first one begins, where it goes on to say what they did or how old they are. */
function headOfNext(page: PageReading, discourse: Pick<Discourse, "clauses">, opening: number): Who | null {
  const next = page.sentences.find((sentence) => sentence.kind === "main" && sentence.index > opening);
  const [first, second] = next?.mentions ?? [];
  if (!next || first?.kind !== "full" || first.from !== next.start) return null;
  if (page.people[first.person]?.titles.some((title) => officeTitles.test(title))) return null;
  if (second && /^(?:,? \(?(?:aged )?\d{2}\)?,?)? (?:and|&) $/.test(page.text.slice(first.end, second.from))) return null;
  const who = `p${first.person}`;
  const isHarmed = discourse.clauses.some(
    (clause) => clause.patientIs === who && /^(?:attack|damage|refuse|help)$/.test(clause.class) && !clause.negated,
  );
  if (isHarmed) return null;
  const isAged = /^,? \(?(?:aged )?\d{2}\b/.test(page.text.slice(first.end, first.end + 10));
  const acted = discourse.clauses.some(
    (clause) =>
      clause.sentence === next.index &&
      ((clause.agentIs === who &&
        !clause.passive &&
        (/^(?:write|attack|damage|refuse|spread|plead|admit|apologise|deny)$/.test(clause.class) ||
          // What they said against it.
          /^(?:argu|argue|contend|maintain|maintained|appeal|contest|disput|dispute|challeng|challenge)$/.test(clause.lemma))) ||
        (clause.patientIs === who && clause.passive && legal.has(clause.class))) &&
      !clause.negated,
  );
  return isAged || acted ? who : null;
}

/** "The leader of Little Aston council": a name that only says where. */
function isPlaceHeld(page: PageReading, from: number): boolean {
  return /\b(?:of|in|at|from|near) (?:the )?$/.test(page.text.slice(Math.max(0, from - 10), from));
}

/** The words are those of whom the sentence opens with, by a word for them or by a pronoun that takes it up. */
function isOpener(sentence: Sentence | undefined, quote: ResolvedQuote): boolean {
  const first = sentence?.reading.actors[0];
  const agent = quote.clause?.agent;
  if (first?.kind !== "role" || !agent || quote.speaker !== `r:${first.noun}`) return false;
  return (agent === first && !first.definite) || agent.kind === "pronoun";
}

/** "A man … A woman standing next to him …", and then the two who are named: a man and a woman whom the page accuses together. */
function manAndWoman(page: PageReading, discourse: Pick<Discourse, "clauses">, accused: ReadonlySet<Who>): Map<string, Who> {
  const found = new Map<string, Who>();
  if (accused.size !== 2) return found;
  for (const who of accused) {
    const person = page.people[Number(who.slice(1))];
    const gender = person?.gender ?? (person?.forms.given[0] ? genderOfGivenName(person.forms.given[0]) : null);
    if (gender) found.set(gender === "male" ? "man" : "woman", who);
  }
  const named = page.mentions.find((mention) => accused.has(`p${mention.person}`))?.start ?? 0;
  const isPair = ["man", "woman"].every((noun) => {
    const brought = page.sentences.flatMap((sentence) =>
      sentence.reading.actors.filter((actor) => actor.kind === "role" && actor.noun === noun && /^an? /.test(actor.words)),
    );
    const harmed = discourse.clauses.some(
      (clause) => clause.patientIs === `r:${noun}` && /^(?:attack|damage|refuse|help)$/.test(clause.class),
    );
    return found.has(noun) && brought.length === 1 && (brought[0]?.start ?? 0) < named && !harmed;
  });
  return isPair ? found : new Map();
}

/** By noun: who is "a waiter" in one sentence, the only one of the page, and "the waiter, Ana Ruiz," in a later one. */
function namedLater(page: PageReading): Map<string, Who> {
  const found = new Map<string, Who>();
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind !== "role" || !/^the /.test(role.words) || person.kind !== "person" || groups.test(`r:${role.noun}`))
        continue;
      const brought = page.sentences.flatMap((other) =>
        other.reading.actors.filter(
          (actor) => actor.kind === "role" && actor.noun === role.noun && /^(?:an?|one|another) /.test(actor.words),
        ),
      );
      if (brought.length === 1 && (brought[0]?.start ?? 0) < role.start) found.set(role.noun, `p${person.person}`);
    }
  }
  return found;
}

/** "another man", "a third defendant": somebody besides those before. */
const furtherOne = /^(?:another|(?:an?|the) (?:second|third|fourth|fifth|other|further)) /i;

/**
 * "A taxi driver who …", "A 22-year-old Bayview man …": whom the first sentence brings in without a name,
 * in a story that accuses one person by name further down; never whom it shows as hurt or as Jewish.
 */
function leadOf(page: PageReading, discourse: Pick<Discourse, "clauses">): Who | null {
  const first = openingOf(page);
  const actor = first?.reading.actors[0];
  if (
    !first ||
    actor?.kind !== "role" ||
    actor.start > first.start + 45 ||
    first.mentions.some((mention) => !isPlaceHeld(page, mention.from))
  )
    return null;
  if (!/^(?:an?|one|the) /.test(actor.words) || namesJewish.test(actor.words) || bystanderNouns.has(actor.noun)) return null;
  const key = `r:${actor.noun}`;
  const hurt = discourse.clauses.some(
    (clause) =>
      clause.sentence === first.index && clause.patient === actor && /^(?:attack|damage|refuse|help)$/.test(clause.class),
  );
  const others = page.sentences.filter((sentence) =>
    sentence.reading.actors.some(
      (other) => other.kind === "role" && other.noun === actor.noun && !other.definite && !furtherOne.test(other.words),
    ),
  );
  return hurt || others.length > 1 ? null : key;
}

/**
 * The one named person who does or answers for something in a story about one whom it does not name at
 * first: not an official, not somebody who only comments, not a relative.
 */
function byElimination(page: PageReading, discourse: Pick<Discourse, "clauses" | "quotes">, introduced: number): Who[] {
  const candidates = new Set<Who>();
  for (const clause of discourse.clauses) {
    if (clause.sentence < introduced || clause.agent?.kind !== "person" || clause.negated || clause.passive) continue;
    if (!/^(?:attack|damage|refuse|spread|plead|admit|apologise|deny|write)$/.test(clause.class)) {
      const said = discourse.quotes.some(
        (quote) =>
          quote.speaker === clause.agentIs && ownHostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 1,
      );
      if (!(clause.class === "say" && said)) continue;
    }
    candidates.add(clause.agentIs);
  }
  return [...candidates].filter((who) => {
    const person = page.people[Number(who.slice(1))];
    if (!person || person.titles.some((title) => officeTitles.test(title))) return false;
    if (condemns(page, discourse, who)) return false;
    return !page.sentences.some((sentence) =>
      sentence.reading.apposed.some(
        ([role, named]) =>
          role.kind !== "person" &&
          "noun" in role &&
          bystanderNouns.has(role.noun) &&
          named.kind === "person" &&
          `p${named.person}` === who,
      ),
    );
  });
}

/** Speaks against what was done, or brings the step against whoever did it: "Rep. Ana Ruiz, who introduced the resolution". */
function condemns(page: PageReading, discourse: Pick<Discourse, "clauses">, who: Who): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === who &&
      !clause.negated &&
      !clause.passive &&
      (clause.class === "condemn" ||
        (bringsStep.test(clause.lemma) && theStep.test(page.text.slice(clause.end, clause.end + 60)))),
  );
}

const bringsStep =
  /^(?:introduc|introduce|sponsor|propos|propose|move|tabl|table|second|fil|file|bring|draft|author|present|chair|lead|back|support|co-sponsor|co-sponsored|vot|vote|submitt|submit|lodg|lodge|refer|referr|raise|rais|call|welcom|welcome)$/;
const theStep =
  /^ (?:for |in favou?r of |to )?(?:the |a |an |its |his |her |this |that )?(?:[\w-]+ ){0,2}(?:resolution|motion|measure|censure|complaint|petition|vote|bill|inquiry|hearing|panel|committee|investigation|proposal|expulsion|suspension|removal|charges?|sanction|decision|ban|dismissal)\b/i;

/** "a 19-year-old man" is not Ana Ruiz, 44. */
function ageConflict(page: PageReading, noun: string, who: Who): boolean {
  if (!page.text.includes("-year-old")) return false;
  const said = new RegExp(`\\b(\\d{2})-year-old (?:[\\p{L}-]+ ){0,3}${noun}\\b`, "u").exec(page.text)?.[1];
  if (!said) return false;
  const ages = page.mentions
    .filter((mention) => `p${mention.person}` === who)
    .flatMap((mention) => /^,? (?:aged )?\(?(\d{2})\b/.exec(page.text.slice(mention.end, mention.end + 10))?.[1] ?? []);
  return ages.length > 0 && !ages.includes(said);
}

/** "the striker", "the teacher" of a page about one accused person, when no other was brought in: that person. */
const singleOut = new Set(
  "educator practitioner registrant clinician pharmacist midwife paramedic caller sender poster shooter attacker vandal arsonist gunman heckler man woman teenager teacher professor lecturer instructor councillor councilman councilwoman councilor mayor lawmaker senator politician candidate player footballer striker goalkeeper forward midfielder defender coach manager owner landlord landlady hotelier shopkeeper driver contractor nurse doctor physician surgeon dentist pharmacist singer rapper musician actor actress comedian writer novelist poet blogger podcaster presenter broadcaster columnist activist preacher conductor pensioner sender caller texter voice poster user attacker speaker announcer author gunman licensee publisher minister".split(
    " ",
  ),
);

/** "in the presence of counsel, Ben Foss, Judge Ana Ruiz said": the name right before its verb, behind a comma, is its subject. */
function giveToNearest(
  page: PageReading,
  clause: ResolvedClause,
  all: readonly ResolvedClause[],
  sentence: Sentence,
  here: ReadonlyMap<ActorAt, Who>,
): void {
  const given = clause.passive ? clause.patient : clause.agent;
  if ((given?.kind !== "person" && given?.kind !== "pronoun") || clause.gerund) return;
  const nearest = sentence.reading.actors.findLast((actor) => actor.end < clause.start);
  if (nearest?.kind !== "person" || nearest === given || nearest.possessor || given.start >= nearest.start) return;
  if (!/^ (?:(?:had|has|have|was|were|is|also|then|later|\w+ly) )*$/.test(page.text.slice(nearest.end, clause.start))) return;
  const mention = sentence.mentions.find(({ end }) => Math.abs(end - nearest.end) <= 2);
  const from = mention?.from ?? nearest.start;
  if (!/, $/.test(page.text.slice(from - 2, from)) || /,/.test(page.text.slice(from, nearest.end))) return;
  const who = here.get(nearest) ?? "?";
  // "Judge Ruiz said … and called him …": what is joined to it has the same subject.
  for (const one of all) {
    if (one.start < clause.start) continue;
    if (one.passive && one.patient === given) Object.assign(one, { patient: nearest, patientIs: who });
    if (!one.passive && one.agent === given) Object.assign(one, { agent: nearest, agentIs: who });
  }
}

/** The entries of a register leave out whom they are about: "Told a class that …", "Convicted by a jury of …". */
function giveToHead(page: PageReading, sentence: Sentence, clauses: ResolvedClause[], head: Who): void {
  const [first] = clauses;
  if (!first || first.gerund || first.agent || first.patient?.kind === "person") return;
  const before = page.text.slice(sentence.start, first.start);
  if (
    !/^(?:(?:found )?(?:proved|proven|upheld|sustained|allegations?|particulars?|charges?|facts?|findings?)(?: \d+)?: (?:that )?(?:(?:in|on|between|during) [\w ,]{2,40}? )?)$/i.test(
      before,
    ) &&
    !/^(?:\(?\w{1,3}[.)]\s+)?(?:(?:Also|Then|Later|Repeatedly|Was|Had|Has been|Were|\w+ly) )*$/.test(before)
  )
    return;
  for (const clause of clauses) {
    if (
      clause !== first &&
      (clause.agent || !/(?:,| and| but| then)\s+(?:\w+ly )?$/.test(page.text.slice(first.end, clause.start)))
    )
      break;
    const isDone = clause.passive || (stepOnly.has(clause.class) && clause.lemma !== "appear");
    if (isDone) {
      if (clause.patientIs === "?" || clause.patient === null) clause.patientIs = head;
    } else if (clause.agentIs === "?") clause.agentIs = head;
  }
}
const broughtCase =
  /\b(?:appeals?|claims?|cases?|suits?|lawsuits?|motions?|complaints?|petitions?|applications?|challenges?|grievances?) (?:by|of|from|against|involving|(?:brought|filed|lodged|made) (?:by|against)) [^;:.]{2,90} (?:was|were|is|are|has been|have been|had been) (?:\w+ly |also |both |all )*$/i;
const stepOnly = new Set(["charge", "arrest", "indict", "convict", "sentence", "discipline", "try"]);

/** "Ana Ruiz, secondary teacher, St Aldhelm's": the trade at the head of an entry, by which it goes on to speak of her. */
function isTradeOf(page: PageReading, noun: string): boolean {
  const named = page.mentions.find(({ person }) => person === page.head);
  return (
    named !== undefined &&
    new RegExp(`^,? (?:\\()?(?:[\\w-]+ ){0,4}${noun}\\b`, "i").test(page.text.slice(named.end, named.end + 60))
  );
}

/** Whom an entry of a register is about, by the body's own word for them. */
const headsEntry = new Set(
  "member registrant licensee respondent practitioner educator employee player defendant accused above".split(" "),
);

const clergy = [
  "vicar",
  "priest",
  "minister",
  "pastor",
  "reverend",
  "rector",
  "clergyman",
  "clergywoman",
  "cleric",
  "churchman",
  "preacher",
];
const lawmakers = ["lawmaker", "politician", "legislator", "representative", "congressman", "congresswoman", "senator"];
const tradesOfTitle: Readonly<Record<string, readonly string[]>> = {
  rev: clergy,
  revd: clergy,
  reverend: clergy,
  fr: clergy,
  father: clergy,
  pastor: clergy,
  dr: ["doctor", "physician", "surgeon", "gp", "dentist", "consultant"],
  prof: ["professor", "academic", "scholar", "lecturer"],
  professor: ["professor", "academic", "scholar", "lecturer"],
  cllr: ["councillor", "politician"],
  councillor: ["councillor", "politician"],
  rep: lawmakers,
  representative: lawmakers,
  sen: lawmakers,
  senator: lawmakers,
  deputy: ["deputy", "lawman"],
  coach: ["coach", "trainer", "manager"],
};

const ofPaper =
  /\b(?:information|indictment|complaint|warrant|summons|order|letter|notice|charges?|counts?|ruling|decision|judge?ment|verdict|agreement|report|e-?mail|message|note|sentence|sanction|resolution|injunction|citation|ban|rule|statement|deal) (?:charging|accusing|requiring|ordering|barring|banning|directing|telling|informing|notifying|suspending|dismissing|forbidding|prohibiting|naming|sentencing|convicting|clearing|acquitting|warning|inviting|summoning|obliging|keeping|removing|expelling|finding) $/i;

type Candidate = { who: Who; sentence: number; order: number; subject: boolean; oblique: boolean; block: number; topic: boolean };

const groups = /^r:(?:family|couple|group|team|crowd|people|men|women|children|pair|trio|\w+[^s]s)$/;

/** What the page tells of its people whoever is accused: the same for both passes. */
type Known = {
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
};

function learn(page: PageReading): Known {
  const genders = new Map<Who, Gender>();
  for (const person of page.people) {
    const gender = person.gender ?? (person.forms.given[0] ? genderOfGivenName(person.forms.given[0]) : null);
    if (gender) genders.set(`p${person.id}`, gender);
  }
  const descriptors = new Map<string, Set<Who>>();
  const describe = (noun: string, who: Who) => {
    const known = descriptors.get(noun);
    if (known) known.add(who);
    else descriptors.set(noun, new Set([who]));
  };
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind === "role" && person.kind === "person" && !isForParty(page, role)) {
        describe(role.noun, `p${person.person}`);
        const gender = genderOfNoun(role.noun);
        if (gender && !genders.has(`p${person.person}`)) genders.set(`p${person.person}`, gender);
      }
    }
  }
  // A title or a job before the name: "trustee Ana Ruiz", "history teacher Ana Ruiz".
  for (const mention of page.mentions) {
    const before = /([\p{L}-]+)\s+$/u.exec(page.text.slice(Math.max(0, mention.start - 30), mention.start))?.[1]?.toLowerCase();
    const after = /^,\s+(?:\p{L}+\s+)?(\p{L}+)\s*(?:[,.(;]|$)/u
      .exec(page.text.slice(mention.end, mention.end + 50).split("\n")[0] ?? "")?.[1]
      ?.toLowerCase();
    if (after && isPersonNoun(after)) describe(after, `p${mention.person}`);
    if (before && /(?:er|or|ist|ian|man|woman|ee|ent|ant|or|coach|chair|trustee|student|pastor|councillor|player)$/.test(before))
      describe(before, `p${mention.person}`);
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
  return { genders, descriptors, officers, headlined, namedIn, firstAt, author, firstPerson };
}

/** What one look at a page from its first sentence to its last makes of it, and where it stands. */
class Pass {
  readonly #page: PageReading;
  readonly #known: Known;
  readonly #accused: ReadonlySet<Who>;
  readonly #aliases: ReadonlyMap<Who, Who>;
  readonly #genders: Map<Who, Gender>;
  /** Whoever suspends, charges or jails is a body or an official, whatever it is called. */
  readonly #deciding = new Set<Who>();
  readonly #clauses: ResolvedClause[] = [];
  readonly #quotes: ResolvedQuote[] = [];
  readonly #possessed: Frame[] = [];
  readonly #involved: Set<Who>[] = [];
  readonly #introduced = new Set<Who>();
  readonly #stack: Candidate[] = [];
  readonly #meant: ActorAt[] = [];
  readonly #sure = new Set<ActorAt>();
  #order = 0;
  #lastSpeaker: Who | null = null;
  #lastSpeakerBlock = -1;
  #lastAccused: Who | null;

  constructor(page: PageReading, known: Known, accused: ReadonlySet<Who>, aliases: ReadonlyMap<Who, Who>) {
    this.#page = page;
    this.#known = known;
    this.#accused = accused;
    this.#aliases = aliases;
    this.#genders = new Map(known.genders);
    this.#lastAccused = [...accused][0] ?? null;
  }

  read(): Omit<Discourse, "accused" | "group" | "together" | "isParty" | "frames"> & { possessed: Frame[] } {
    for (const sentence of this.#page.sentences) this.#readSentence(sentence);
    attributeByLine(this.#page, this.#quotes);
    return {
      clauses: this.#clauses,
      quotes: this.#quotes,
      involved: this.#involved,
      author: this.#known.author,
      sure: this.#sure,
      meant: this.#meant,
      possessed: this.#possessed,
    };
  }

  #accusedHere(): Who {
    const accused = this.#accused;
    if (accused.size === 1) return [...accused][0] ?? "?";
    return accused.size === 0 ? "r:defendant" : (this.#lastAccused ?? "?");
  }

  #fits(who: Who, pronoun: string): boolean {
    const gender = this.#genders.get(who) ?? (who.startsWith("r:") ? genderOfNoun(who.slice(2)) : null);
    if (!gender) return true;
    return /^(?:he|him|himself)$/.test(pronoun) ? gender === "male" : gender === "female";
  }

  /** "the coach" is one whom the page has named before it, where it has named one and names another coach later. */
  #broughtIn(holders: ReadonlySet<Who> | undefined, at: number): ReadonlySet<Who> | undefined {
    if (!holders || holders.size < 2) return holders;
    const before = [...holders].filter((who) => (this.#known.firstAt.get(who) ?? 0) < at);
    return before.length === 1 ? new Set(before) : holders;
  }

  #resolvePronoun(actor: ActorAt, pronoun: string, sentence: Sentence, current: Who | null): Who {
    const page = this.#page;
    const known = this.#known;
    const { author, firstPerson, officers } = known;
    const accused = this.#accused;
    const genders = this.#genders;
    const sure = this.#sure;
    const stack = this.#stack;
    const lastAccused = this.#lastAccused;
    if (pronoun === "you") {
      if (page.addressee !== null) sure.add(actor);
      return page.addressee === null ? "?" : `p${page.addressee}`;
    }
    if (/^(?:i|we)$/.test(pronoun)) return pronoun === "i" ? author : "?";
    if (!/^(?:he|she|him|her|himself|herself)$/.test(pronoun)) return "?";
    // "Mr Foss was charged … It was alleged that, as the goalkeeper ran up, he …": the one who is charged.
    if (
      lastAccused &&
      /^(?:he|she)$/.test(pronoun) &&
      this.#fits(lastAccused, pronoun) &&
      this.#involved.at(-1)?.has(lastAccused) === true &&
      /^(?:\(?\w{1,3}[.)]\s+)?it (?:was|is) (?:further |also )?(?:alleged|charged|said) that\b/i.test(sentence.text)
    ) {
      sure.add(actor);
      return lastAccused;
    }
    const isObject = /^(?:him|her)$/.test(pronoun);
    // "Foss pleaded guilty to an information charging him with …": the paper's object is whom the sentence is about.
    if (
      isObject &&
      current !== null &&
      /^p/.test(current) &&
      this.#fits(current, pronoun) &&
      !this.#deciding.has(current) &&
      ofPaper.test(page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start))
    ) {
      sure.add(actor);
      return current;
    }
    let best: { who: Who; score: number } | null = null;
    let second = 0;
    const seen = new Set<Who>();
    for (let back = stack.length - 1; back >= 0 && back > stack.length - 30; back -= 1) {
      const candidate = stack[back];
      if (!candidate || candidate.who.startsWith("b:") || candidate.who === "?" || groups.test(candidate.who)) continue;
      if (seen.has(candidate.who)) {
        if (!candidate.subject) continue;
      }
      seen.add(candidate.who);
      if (!this.#fits(candidate.who, pronoun) || this.#deciding.has(candidate.who)) continue;
      // Who writes "I" does not write "he" of themselves.
      if (firstPerson && candidate.who === author) continue;
      if (isObject && candidate.who === current) continue;
      const distance = sentence.index - candidate.sentence;
      if (distance > 4) break;
      const score =
        100 -
        distance * 10 +
        (candidate.subject ? 9 : 0) +
        (candidate.topic ? 5 : 0) +
        // "places X on probation and bars him": whom the verb before was done to.
        (isObject && distance === 0 && !candidate.oblique ? 8 : 0) +
        (genders.has(candidate.who) ? 4 : 0) +
        (known.headlined.has(candidate.who) ? 5 : 0) +
        (accused.has(candidate.who) ? 6 : 0) -
        (candidate.oblique ? 8 : 0) -
        (candidate.block !== sentence.block ? 5 : 0) -
        (officers.has(candidate.who) && !candidate.subject ? 16 : 0) -
        (this.#order - candidate.order) * 0.1;
      if (!best || score > best.score) {
        if (best && best.who !== candidate.who) second = Math.max(second, best.score);
        best = { who: candidate.who, score };
      } else if (candidate.who !== best.who) second = Math.max(second, score);
    }
    // In an entry that names nobody else the pronoun is that of whom it is about.
    const isAlone = page.head !== null && page.people.length === 1 && best?.who === `p${page.head}`;
    if (best && (isAlone || best.score - second >= 7)) sure.add(actor);
    return best?.who ?? (accused.size === 1 ? this.#accusedHere() : "?");
  }

  /**
   * "… punched him. 'Dirty …,' he is heard to say." Hostile words said by a bare pronoun are those of
   * the one person accused, when they were meant within the last two sentences.
   */
  #preferAccused(sentence: Sentence, here: Map<ActorAt, Who>, set: Set<Who>): void {
    const page = this.#page;
    const accused = this.#accused;
    if (accused.size !== 1) return;
    const who = this.#accusedHere();
    const near = set.has(who) || this.#involved.slice(-2).some((earlier) => earlier.has(who));
    if (!near) return;
    for (const { clause, quote } of sentence.reading.quotes) {
      const agent = clause?.agent;
      if (
        agent?.kind !== "pronoun" ||
        clause?.class !== "say" ||
        here.get(agent) === who ||
        !/^(?:he|she)$/.test(agent.word) ||
        !this.#fits(who, agent.word)
      )
        continue;
      if (hostility(page.text.slice(quote.innerStart, quote.innerEnd)) < 2) continue;
      here.set(agent, who);
      set.add(who);
    }
  }

  #readSentence(sentence: Sentence): void {
    const page = this.#page;
    const here = new Map<ActorAt, Who>();
    const apposed = new Map<ActorAt, ActorAt>();
    for (const [role, person] of sentence.reading.apposed) if (!isForParty(page, role)) apposed.set(role, person);
    const set = new Set<Who>();
    const subjects = new Set<ActorAt>();
    for (const clause of sentence.reading.clauses) {
      const subject = clause.passive ? clause.patient : clause.agent;
      if (subject) subjects.add(subject);
    }
    const head = sentence.reading.actors[0];
    // "Mr Foss, 44, was not the defendant": the sentence is about him, though nothing is done in it.
    if (
      head?.kind === "person" &&
      head.start === sentence.start &&
      !head.possessor &&
      /^(?:,[^.;]{1,60},)? (?:is|was|has been|had been)\b/.test(page.text.slice(head.end, head.end + 80))
    )
      subjects.add(head);
    this.#noteDeciders(sentence);
    this.#meanActors(sentence, here, apposed, set, subjects);
    for (const mention of sentence.mentions) set.add(`p${mention.person}`);
    this.#involved.push(set);
    this.#preferAccused(sentence, here, set);
    const resolvedClauses = this.#resolveClauses(sentence, here, set);
    this.#notePosts(sentence, here, resolvedClauses);
    this.#attributeQuotes(sentence, here, resolvedClauses);
  }

  #noteDeciders(sentence: Sentence): void {
    const page = this.#page;
    const deciding = this.#deciding;
    for (const clause of sentence.reading.clauses) {
      if (
        !clause.passive &&
        /^(?:charge|arrest|indict|convict|sentence|discipline|clear)$/.test(clause.class) &&
        clause.agent?.kind === "person" &&
        clause.patient &&
        !isReflexive(clause.patient)
      )
        deciding.add(`p${clause.agent.person}`);
      // "Tribunal member Ana Ruiz found that Ben Foss …".
      if (
        !clause.passive &&
        /^(?:find|rule|determine|conclude|adjudge)$/.test(clause.lemma) &&
        clause.agent?.kind === "person" &&
        /^ (?:\w+ ){0,2}that\b/.test(page.text.slice(clause.end, clause.end + 30))
      )
        deciding.add(`p${clause.agent.person}`);
    }
  }

  #meanActors(
    sentence: Sentence,
    here: Map<ActorAt, Who>,
    apposed: ReadonlyMap<ActorAt, ActorAt>,
    set: Set<Who>,
    subjects: ReadonlySet<ActorAt>,
  ): void {
    const page = this.#page;
    const known = this.#known;
    const { descriptors, author } = known;
    const accused = this.#accused;
    const aliases = this.#aliases;
    const genders = this.#genders;
    const introduced = this.#introduced;
    const stack = this.#stack;
    const meant = this.#meant;
    const sure = this.#sure;
    let current: Who | null = null;
    let hasTopic = false;
    for (const actor of sentence.reading.actors) {
      let who: Who;
      if (actor.kind === "person") who = `p${actor.person}`;
      else if (isParentage(page, actor) || isRemembered(page, actor)) who = "?";
      else if (actor.kind === "body") who = `b:${actor.noun}`;
      else if (actor.kind === "pronoun" && actor.word === "i" && author !== "?") {
        who = author;
        sure.add(actor);
      } else if (actor.kind === "pronoun") who = this.#resolvePronoun(actor, actor.word, sentence, current);
      else {
        const named = apposed.get(actor);
        // "In 19 cases a suspect was identified": nobody in particular.
        const anyone = /^(?:an?|any|each|every|no|some|another) /.test(actor.words);
        if (named?.kind === "person") who = `p${named.person}`;
        else if (
          page.head !== null &&
          /^the /i.test(actor.words) &&
          (headsEntry.has(actor.noun) || isTradeOf(page, actor.noun))
        ) {
          who = `p${page.head}`;
          sure.add(actor);
        } else if (accusedNouns.has(actor.noun) && !anyone && actor.noun !== "respondents" && actor.noun !== "defendants")
          who = this.#accusedHere();
        else {
          const tied = this.#broughtIn(descriptors.get(actor.noun), actor.start);
          const key = `r:${actor.noun}`;
          if (actor.definite && tied?.size === 1) who = [...tied][0] ?? key;
          else if (
            actor.definite &&
            /^the /.test(actor.words) &&
            accused.size === 1 &&
            !aliases.has(key) &&
            !introduced.has(key) &&
            (tied === undefined || tied.has(this.#accusedHere())) &&
            !bystanderNouns.has(actor.noun) &&
            !groups.test(key) &&
            singleOut.has(actor.noun)
          )
            who = this.#accusedHere();
          else {
            const alias = aliases.get(key);
            // "a man whose picture had been passed around was cleared": brought in after the one who was named.
            const isNew =
              alias !== undefined &&
              /^an? /.test(actor.words) &&
              (known.namedIn.get(alias) ?? Infinity) < sentence.index &&
              !sentence.mentions.some((mention) => `p${mention.person}` === alias);
            who = furtherOne.test(actor.words) || isNew ? key : (alias ?? key);
          }
          if (tied?.size === 1 && tied.has(who)) sure.add(actor);
          if (!actor.definite) introduced.add(key);
          if (deciderNouns.has(actor.noun) && who === key) who = `b:${actor.noun}`;
        }
      }
      here.set(actor, who);
      set.add(who);
      if (who === "p0" && !actor.possessor) meant.push(actor);
      if (/^p/.test(who) && accused.has(who) && actor.kind === "person") this.#lastAccused = who;
      if (actor.kind === "pronoun" && /^p|^r:/.test(who)) {
        const gender: Gender = /^(?:he|him)$/.test(actor.word) ? "male" : /^(?:she|her)$/.test(actor.word) ? "female" : null;
        if (
          gender &&
          !genders.has(who) &&
          sentence.mentions.some((mention) => `p${mention.person}` === who && mention.end < actor.start) &&
          sentence.mentions.every((mention) => `p${mention.person}` === who || mention.start > actor.start)
        )
          genders.set(who, gender);
        else if (gender && !genders.has(who) && who.startsWith("r:") && !genderOfNoun(who.slice(2))) genders.set(who, gender);
        else if (
          gender &&
          !genders.has(who) &&
          accused.size <= 1 &&
          stack.filter((c) => c.sentence >= sentence.index - 1).every((c) => c.who === who || c.who.startsWith("b:"))
        )
          genders.set(who, gender);
      }
      if (subjects.has(actor) && !who.startsWith("b:")) current = who;
      const isTopic = subjects.has(actor) || (actor.possessor === true && actor.start === sentence.start);
      if (!who.startsWith("b:") && who !== "?") {
        this.#order += 1;
        stack.push({
          who,
          sentence: sentence.index,
          order: this.#order,
          subject: subjects.has(actor),
          oblique: actor.oblique === true || (actor.possessor === true && actor.start > sentence.start),
          block: sentence.block,
          topic: isTopic && !hasTopic,
        });
        if (isTopic) hasTopic = true;
      }
    }
  }

  #resolveClauses(sentence: Sentence, here: Map<ActorAt, Who>, set: Set<Who>): ResolvedClause[] {
    const page = this.#page;
    const resolvedClauses: ResolvedClause[] = sentence.reading.clauses.map((clause) => ({
      ...clause,
      // "went over to the stand to plead for quiet": no plea before a court.
      class:
        // "led a chorus of '…'": sung by whoever leads it.
        clause.lemma === "lead" &&
        !clause.passive &&
        /^ (?:an? |the |in |several |other |\w+ )?(?:\w+ )?(?:chants?|chanting|chorus(?:es)?|singing|songs?|sing-?along|salutes?|cheers?)\b/i.test(
          page.text.slice(clause.end, clause.end + 40),
        )
          ? ("say" as const)
          : clause.class === "plead" && /^ (?:for|with|on|in|his|her|their)\b/.test(page.text.slice(clause.end, clause.end + 8))
            ? ("other" as const)
            : clause.class,
      sentence: sentence.index,
      agentIs: clause.agent ? (here.get(clause.agent) ?? "?") : "?",
      patientIs: clause.patient ? (here.get(clause.patient) ?? "?") : "?",
    }));
    for (const clause of resolvedClauses) {
      // "The appeals by Ruiz and Foss were dismissed": nobody's dismissal.
      if (
        clause.passive &&
        clause.lemma === "dismiss" &&
        broughtCase.test(page.text.slice(Math.max(sentence.start, clause.start - 140), clause.start))
      )
        Object.assign(clause, { class: "drop", patient: null, patientIs: "?" });
    }
    for (const clause of resolvedClauses) giveToNearest(page, clause, resolvedClauses, sentence, here);
    for (const clause of resolvedClauses) partDoerFromObject(clause, sentence, here);
    // "filmed X, 49, leading a chorus": who is shown at it does it.
    for (const [index, clause] of resolvedClauses.entries()) {
      const watching = resolvedClauses[index - 1];
      if (
        clause.gerund &&
        clause.agentIs === "?" &&
        watching?.patient?.kind === "person" &&
        /^(?:film|record|photograph|catch|see|hear|show|watch|spot|notice|find)$/.test(watching.lemma) &&
        watching.patient.end < clause.start &&
        /^,? ?(?:\(?\d{2}\)?,?)? ?$/.test(page.text.slice(watching.patient.end, clause.start))
      ) {
        clause.agent = watching.patient;
        clause.agentIs = watching.patientIs;
      }
    }
    if (page.head !== null && sentence.kind === "main") giveToHead(page, sentence, resolvedClauses, `p${page.head}`);
    for (const clause of resolvedClauses) {
      const seen = whoWasSeen(page, clause, resolvedClauses, (who, word) => this.#fits(who, word));
      if (seen) clause.agentIs = seen;
    }
    // "officers arrested Vole after a man in a van threw eggs and yelled '…'": the one arrested, by a word for them.
    const doer = arrestedFor(page, sentence, resolvedClauses, (who, noun) => {
      const gender = this.#genders.get(who) ?? null;
      const other = genderOfNoun(noun);
      return gender === null || other === null || gender === other;
    });
    if (doer)
      for (const clause of resolvedClauses)
        if (clause.agent && clause.agentIs === `r:${doer.noun}` && clause.start > doer.at) {
          clause.agentIs = doer.who;
          here.set(clause.agent, doer.who);
          set.add(doer.who);
        }
    // "Shouting '…', Vole ran": who does the one at the head of a sentence does the other.
    const [opening, following] = resolvedClauses;
    if (
      opening?.gerund === true &&
      following?.gerund === false &&
      !following.passive &&
      opening.agentIs === "?" &&
      following.agent &&
      /^(?:while |after |before |then )?$/i.test(page.text.slice(sentence.start, opening.start)) &&
      /[,"”]\s*$/.test(page.text.slice(opening.end, following.agent.start))
    ) {
      opening.agent = following.agent;
      opening.agentIs = following.agentIs;
    }
    this.#clauses.push(...resolvedClauses);
    return resolvedClauses;
  }

  /** "terminated his employment", "her licence was revoked". */
  #notePosts(sentence: Sentence, here: ReadonlyMap<ActorAt, Who>, resolvedClauses: readonly ResolvedClause[]): void {
    const page = this.#page;
    const { officers } = this.#known;
    const accused = this.#accused;
    for (const actor of sentence.reading.actors) {
      if (!actor.possessor || actor.kind === "body") continue;
      let who = here.get(actor);
      const before = page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start);
      const after = page.text.slice(actor.end, Math.min(sentence.end, actor.end + 90));
      // "Chief Ana Ruiz terminated his employment": another's.
      const ends = endsPost.test(before) && post.test(after) && actor.kind === "pronoun";
      const doer = ends
        ? resolvedClauses.find((one) => one.end <= actor.start && one.end > actor.start - 14 && !one.passive)
        : undefined;
      if (doer && doer.agentIs === who) {
        const other: Who = accused.size === 1 ? this.#accusedHere() : "?";
        who = other !== doer.agentIs && this.#fits(other, actor.kind === "pronoun" ? actor.word : "") ? other : "?";
      }
      if (!who || !/^p\d/.test(who) || officers.has(who) || this.#deciding.has(who)) continue;
      if (
        (endsPost.test(before) && post.test(after)) ||
        (post.test(after) && postEnded.test(after) && !/\b(?:not|never|whether|if)\b/i.test(before))
      )
        this.#possessed.push({ person: Number(who.slice(1)), sentence: sentence.index, kind: "discipline" });
    }
  }

  #attributeQuotes(sentence: Sentence, here: ReadonlyMap<ActorAt, Who>, resolvedClauses: readonly ResolvedClause[]): void {
    const page = this.#page;
    const { author } = this.#known;
    const accused = this.#accused;
    const sure = this.#sure;
    for (const use of sentence.reading.quotes) {
      const clauseIndex = use.clause ? sentence.reading.clauses.indexOf(use.clause) : -1;
      const clause = clauseIndex >= 0 ? resolvedClauses[clauseIndex] : undefined;
      let speaker: Who = "?";
      let how: ResolvedQuote["how"] = "unattributed";
      let owned = false;
      if (clause) {
        speaker = clause.passive
          ? /^(?:hear|see|film|record)$/.test(clause.lemma)
            ? clause.patientIs
            : clause.agentIs
          : clause.agentIs;
        if (clause.passive && clause.lemma === "quote") speaker = clause.patientIs;
        // "The indictment accuses him of telling others to '…'": in the mouth of the one it accuses.
        if (
          clause.class === "accuse" &&
          /^p\d/.test(clause.patientIs) &&
          (clause.passive || charges.test(clause.agentIs)) &&
          /\bof (?:[\w,']+ ){0,16}?\w{2,}ing\b/.test(use.lead)
        )
          speaker = clause.patientIs;
        how = speaker === "?" ? "unattributed" : "said";
        if (clause.passive && speaker === "?") how = "artefact";
        // "he saw a brick with a note on it: '…'": what somebody finds is not what they say.
        if (
          thingWhichSaid.test(use.lead) ||
          (toldOfThing.test(use.lead) && !/\bit (?:is|was) (?:all |only )?because$/.test(use.lead)) ||
          (spelledByThing.test(use.lead) && (clause.class === "other" || speaker.startsWith("b:"))) ||
          (clause.class === "other" &&
            saidByThing.test(use.lead) &&
            resolvedClauses.some((one) => one.end <= clause.end && one.agentIs === speaker && perceives.test(one.lemma)))
        ) {
          speaker = "?";
          how = "artefact";
        }
        // What somebody heard, filmed or found is another's, and so is what they asked about or are not accused of.
        const isTheirs = !(
          (isMadeByAnother(use.lead) &&
            (clause.gerund ||
              !/^(?:say|write)$/.test(clause.class) ||
              spelling.test(clause.lemma) ||
              /\b(?:who|whom)\b/.test(use.lead))) ||
          notAccused.test(use.lead) ||
          (askedAbout.test(use.lead) &&
            resolvedClauses.some(
              (one) => one.end <= clause.start && one.agentIs === speaker && /^(?:ask|wonder|question)$/.test(one.lemma),
            ))
        );
        if (!isTheirs || isReceived(page, sentence, clause, use)) {
          speaker = "?";
          how = "artefact";
        }
      } else if (/:$/.test(use.lead) && /~/.test(use.lead)) {
        // 'Our candidate Ana Ruiz tonight: "…"'
        const before = sentence.reading.actors.filter((actor) => actor.end <= use.quote.start && !actor.possessor).at(-1);
        if (before?.kind === "person") {
          speaker = here.get(before) ?? "?";
          how = "said";
        }
      } else if (saidOfQuote(page, use.quote, resolvedClauses)) {
        // 'The words "…" were shouted by Vole'.
        speaker = saidOfQuote(page, use.quote, resolvedClauses)?.agentIs ?? "?";
        how = "said";
      } else if (this.#lastSpeaker && this.#lastSpeakerBlock === sentence.block && sentence.reading.clauses.length === 0) {
        speaker = this.#lastSpeaker;
        how = "continued";
      }
      if (speaker === "?") {
        const owner = ownerOfMedium(page, sentence, use.quote.start, clause?.agent ?? null);
        const who = owner ? here.get(owner) : undefined;
        if (owner && who && /^p\d/.test(who) && (owner.kind === "person" || sure.has(owner) || accused.has(who))) {
          speaker = who;
          how = "said";
          owned = true;
        }
      }
      if (
        speaker === "?" &&
        /\b(?:read|reads|reading|said|saying|says|headed|titled|entitled|words?|message|messages|posts?|letters?|note|notes|notice|sign|leaflets?|caption|graffiti|slogan|e-?mails?|voicemails?|tracts?|inscription)\b/.test(
          use.lead,
        )
      )
        how = "artefact";
      // "A statement on behalf of Ana Ruiz", and then her paragraphs, each in quotation marks.
      if (
        speaker === "?" &&
        clause === undefined &&
        author !== "?" &&
        /\b(?:I|my|I'm|I've|I’m|I’ve)\b/.test(page.text.slice(use.quote.innerStart, use.quote.innerEnd)) &&
        use.quote.start <= sentence.start + 1 &&
        page.sentences.every(
          (other) =>
            other.index >= sentence.index ||
            other.index < sentence.index - 8 ||
            other.reading.quotes.every((one) => one.clause === null),
        )
      ) {
        speaker = author;
        how = "said";
      }
      if (/\b(?:headline|headlined|subtitled)\b/.test(use.lead)) how = "unattributed";
      // "a play whose villain says '…'": a character's words are nobody's.
      if (ofFiction.test(use.lead)) {
        speaker = "?";
        how = "said";
      }
      this.#quotes.push({ ...use, sentence: sentence.index, speaker, how, ...(owned ? { owned } : {}) });
      if (speaker !== "?" && (how === "said" || how === "continued")) {
        this.#lastSpeaker = speaker;
        this.#lastSpeakerBlock = sentence.block;
      }
    }
  }
}

/** '"…" — Ana Ruiz, newsletter, 2003', '"…" (Ana Ruiz, "Mailbag", 17 January)': who is named alone behind words of their own said them. */
function attributeByLine(page: PageReading, quotes: ResolvedQuote[]): void {
  for (const quote of quotes) {
    if (quote.speaker !== "?" || quote.clause !== null || quote.how === "artefact") continue;
    const sentence = page.sentences[quote.sentence];
    if (!sentence || quote.quote.end - quote.quote.start < 24) continue;
    if (page.text.slice(sentence.start, quote.quote.start).trim().length > 0) continue;
    const named = page.mentions.find((mention) => mention.start > quote.quote.end);
    if (named?.kind !== "full" || named.from - quote.quote.end > 8) continue;
    if (!/^\s*[([—–~-]{1,2}\s*$/.test(page.text.slice(quote.quote.end, named.from))) continue;
    // A name and a year are where a scholar found it.
    if (!/^(?:,|\)|\]|\s*\n|$)/.test(page.text.slice(named.end, named.end + 3))) continue;
    quote.speaker = `p${named.person}`;
    quote.how = "said";
  }
}

/** Whom a sentence has arrested or charged by name for what somebody without a name did right behind. */
function arrestedFor(
  page: PageReading,
  sentence: Sentence,
  clauses: readonly ResolvedClause[],
  fits: (who: Who, noun: string) => boolean,
): { who: Who; noun: string; at: number } | null {
  const step = clauses.find(
    (clause) =>
      /^(?:arrest|charge)$/.test(clause.class) &&
      !clause.negated &&
      !clause.hedged &&
      clause.patient?.kind === "person" &&
      /^p/.test(clause.patientIs),
  );
  if (!step) return null;
  const shown = sentence.reading.actors.find(
    (actor) =>
      actor.kind === "role" &&
      actor.start > step.end &&
      /^an? /.test(actor.words) &&
      /^(?:man|woman|driver|passenger|person|motorist|pedestrian|customer|passer-by|teenager|youth|cyclist|fan|spectator|commuter|resident|neighbou?r)$/.test(
        actor.noun,
      ) &&
      /\b(?:after|when|because)\s+$/.test(page.text.slice(Math.max(0, actor.start - 10), actor.start)),
  );
  if (shown?.kind !== "role" || namesJewish.test(shown.words) || !fits(step.patientIs, shown.noun)) return null;
  const first = clauses.find((clause) => clause.start > shown.start);
  // "after a woman told police that …" is who complained.
  if (!first || first.passive || first.agentIs !== `r:${shown.noun}` || !/^(?:attack|damage|spread)$/.test(first.class))
    return null;
  return { who: step.patientIs, noun: shown.noun, at: shown.start };
}

/**
 * Nobody does something to themselves by their name or by a pronoun without "-self" ("the coach called Ruiz", "Foss
 * followed him"): the less certain of the two is somebody else. The principles B and C of binding (Chomsky, Lectures on
 * Government and Binding, 1981).
 */
function partDoerFromObject(clause: ResolvedClause, sentence: Sentence, here: ReadonlyMap<ActorAt, Who>): void {
  if (clause.passive || !/^p/.test(clause.agentIs) || !clause.agent) return;
  const { agent } = clause;
  const object =
    clause.patient ??
    sentence.reading.actors.find(
      (actor) =>
        actor.start > clause.end &&
        actor.start <= clause.end + 12 &&
        !actor.possessor &&
        !actor.viaThing &&
        !actor.oblique &&
        (actor.kind === "person" || (actor.kind === "pronoun" && /^(?:him|her)$/.test(actor.word))),
    );
  if (!object || object === agent || object.viaThing || isReflexive(object) || here.get(object) !== clause.agentIs) return;
  // "The respondent told the nurse": the nurse is somebody else.
  if (
    agent.kind === "role" &&
    accusedNouns.has(agent.noun) &&
    object.kind === "role" &&
    !accusedNouns.has(object.noun) &&
    object === clause.patient
  ) {
    clause.patientIs = "?";
    return;
  }
  // "X said X was …", "he told her he": an object stands right behind its verb.
  if (object.kind === "pronoun" && !/^(?:him|her)$/.test(object.word)) return;
  const isNear = agent.kind === "person" && agent.end <= clause.start && clause.start - agent.end <= 30;
  if (isNear && object.kind !== "person") {
    if (clause.patient) clause.patientIs = "?";
    return;
  }
  clause.agentIs = "?";
}

const perceives = /^(?:see|find|discover|receive|get|open|notice|spot|pick|pull|show|photograph|remove|face|recall|remember)$/;
/** "~ heard a man shouting", "~ took down a banner that read": who perceives or removes something has not said it. */
const perceivedOrRemoved = new RegExp(
  `(?:(?:^|[~,] |\\b(?:that|who) ~ )(?:(?:has|had|have|then|later|also|\\w+ly) ){0,2}(?:${formsOf(
    "hear see watch film record photograph notice spot overhear observe witness find discover receive remove read clean wash report condemn deplore denounce criticise criticize cite recall remember erase delete scrub show arrest detain stop",
  )}|t(?:ook|akes?|aking|ore|ears|earing) (?:\\S+ ){0,2}?(?:down|off))|\\b(?:shows?|showed|showing|captures?|captured|depicts?|depicted))\\b((?: (?!(?:and|but|then|before|after|while|when)\\b|~)\\S+){2,9})$`,
);
/** What somebody records of themselves. */
const ofThemselves =
  /\b(?:(?:him|her|them)sel(?:f|ves)|videos?|clips?|messages?|songs?|tracks?|podcasts?|episodes?|voicemails?|reels?|statements?)\b/;
/** Who accuses in a case: not a crowd. */
const charges =
  /^b:(?:indictment|complaint|prosecutors?|police|court|tribunal|panel|commission|regulator|board|authority|state|crown|jury)$/;
const spelling = /^(?:read|say|state|bear|spell|call|declare|announce)$/;
const notAccused = /\bnot (?:\w+ )?(?:accused|suspected|alleged|charged|said|believed|thought)\b[^,;]*$/;
const askedAbout = /\b(?:ask|wonder|question)\w*\b[^;]*\b(?:why|whether|if|who|how)\b[^,;]*$/;

const things =
  "(?:letters?|e-?mails?|messages?|calls?|texts?|envelopes?|notes?|voicemails?|cards?|parcels?|packages?|leaflets?|posters?|stickers?)";
/** Words that somebody was sent, hands to those who look into it, shows a picture of, studies, or says that it is wrong to say. */
const passedOn = [
  new RegExp(`\\b(?:got|gets|getting|opened|opens|opening|unfolded) (?:\\S+ ){0,2}?${things}\\b`),
  new RegExp(
    `\\b(?:forward|hand|show|g[ai]v|pass|sen[dt]|tak|took|bring|brought|report)\\w* (?:\\S+ ){0,2}?(?:to )?(?:the )?(?:police|officers?|detectives?|investigators?|reporters?|journalists?|prosecutors?|court|tribunal|inquiry|paper|newspaper|school)\\b.*\\b${things}\\b`,
  ),
  /\b(?:screenshots?|photos?|photographs?|pictures?|images?|videos?|clips?|footage|recordings?|copy|copies|scans?) of (?!~|himself|herself|themselves|his|her|their)\S/,
  /\b(?:wrong|unacceptable|hateful|racist|antisemitic|awful|terrible|shocking|hurtful|illegal|unlawful|a crime|not (?:ok|okay|right|acceptable|funny))\b.*\bto (?:say|shout|write|post|call|chant|tell)$/,
  /\b(?:study|studies|analysis|survey|collection|history|archive|list|catalogue) of .*\b(?:such as|like|including)$/,
  /\bwhom (?:\S+ ){1,5}\S+$/,
];
/** "~ played a character who says": a relative clause is of what stands before it. */
const ofAnother = /(?:^|\s)(?!~)[a-z][\w-]* who (?:\w+ ){0,2}\S+$/;
const isThemselves =
  /~ (?:is|was|became|remains|has been|had been) (?:not )?(?:an?|the|one|known|identified)\b|\b(?:as|named|identified)\b/;

const watches = new RegExp(
  `^(?:${"see watch hear film video record photograph overhear notice spot observe witness catch follow confront stop restrain detain challenge stand sit approach tackle arrest hold call ask".replaceAll(" ", "|")})$`,
);
/** Who is set upon, not who is watched. */
const isTarget =
  /\b(?:jew|jews|jewish|rabbis?|worshippers?|victims?|survivors?|schoolboys?|schoolgirls?|children|child|boys?|girls?|family|couple)\b/i;

/**
 * "filmed the man as he shouted", "saw a man spit and told police that he had shouted": the pronoun right behind "as",
 * "when" or "that" means whom its sentence shows as watched, heard or held, not the one who watched.
 */
function whoWasSeen(
  page: PageReading,
  clause: ResolvedClause,
  clauses: readonly ResolvedClause[],
  fits: (who: Who, pronoun: string) => boolean,
): Who | null {
  const pronoun = clause.agent;
  if (clause.passive || pronoun?.kind !== "pronoun" || !/^(?:he|she)$/.test(pronoun.word) || !/^p/.test(clause.agentIs))
    return null;
  if (
    !/\b(?:as|while|when|whenever|after|before|because|that)\s+$/i.test(
      page.text.slice(Math.max(0, pronoun.start - 12), pronoun.start),
    )
  )
    return null;
  const watching = clauses.findLast(
    (one) => one.end < pronoun.start && !one.passive && !one.negated && one.agentIs === clause.agentIs && watches.test(one.lemma),
  );
  if (!watching) return null;
  const sentence = page.sentences[clause.sentence];
  const shown = sentence?.reading.actors.find(
    (actor) =>
      actor.start >= watching.end &&
      actor.end <= pronoun.start &&
      !actor.possessor &&
      (actor.kind === "role" || actor.kind === "person") &&
      !(actor.kind === "role" && (/s$/.test(actor.noun) || deciderNouns.has(actor.noun))),
  );
  if (!shown || shown.start - watching.end > 24) return null;
  if (shown.kind === "role" && (isTarget.test(shown.words) || /^(?:police|officer)/.test(shown.noun))) return null;
  // "saw a man as he left and called him a …": who is spoken to is another than who speaks.
  if (/^[^.;]{0,20}\b(?:him|her)\b/i.test(page.text.slice(clause.end, sentence?.end ?? clause.end)) && clause.class !== "write")
    return "?";
  const who: Who = shown.kind === "person" ? `p${shown.person}` : shown.kind === "role" ? `r:${shown.noun}` : "?";
  return who !== clause.agentIs && fits(who, pronoun.word) ? who : null;
}

/** "quoted the threat that she had received: '…'", "described the note that was put through his door": sent to them. */
function isReceived(page: PageReading, sentence: Sentence, clause: ResolvedClause, use: QuoteUse): boolean {
  if (use.side === "after") return false;
  if (!clause.passive && receives.test(clause.lemma) && !/\bfor\b/.test(page.text.slice(clause.end, use.quote.start)))
    return true;
  const before = page.text.slice(sentence.start, use.quote.start);
  if (receivedBefore.test(before) || asSaying.test(before)) return true;
  if (
    !clause.passive &&
    comesUpon.test(clause.lemma) &&
    /^ (?:the (?:words?|slogans?|message) )?$/.test(page.text.slice(clause.end, use.quote.start))
  )
    return true;
  if (!clause.passive && /^(?:document|catalogue|log)$/.test(clause.lemma)) return true;
  const other = calledThem.exec(before);
  if (other && clause.agent && clause.agent.end <= sentence.start + other.index) return true;
  const told = remarkOf.exec(before);
  if (
    told &&
    passesOnWords.test(clause.lemma) &&
    sentence.reading.actors.some(
      (actor) =>
        (actor.possessor === true || actor.viaThing === true) &&
        actor.start >= clause.end &&
        (actor.kind === "role" || (actor.kind === "person" && `p${actor.person}` !== clause.agentIs)),
    )
  )
    return true;
  // "the mayor's remark that": a noun.
  if (
    told &&
    /['’]s? $/.test(page.text.slice(clause.start - 3, clause.start)) &&
    sentence.reading.actors.some(
      (actor) =>
        Math.abs(actor.end - clause.start) <= 3 &&
        (actor.kind === "role" || actor.kind === "body" || (actor.kind === "person" && `p${actor.person}` !== clause.agentIs)),
    )
  )
    return true;
  // "was sent messages saying '…'", "was left with a note that said '…'".
  return (
    wasGiven.test(before) &&
    /\b(?:saying|reading|calling|which (?:said|read)|that (?:said|read|called)|with the words?) ?[:,]? ?$/.test(before)
  );
}

const comesUpon = /^(?:find|discover|notice|spot)$/;
const asSaying =
  /\b(?:quot(?:es?|ed|ing)|cit(?:es?|ed|ing)|report(?:s|ed|ing)|recall(?:s|ed|ing)) [^.;"“]{2,60} as (?:saying|shouting|telling|writing|having (?:said|written|shouted))(?: \w+)?(?: that)?[:,]? ?$/i;
/** "wrote about the night a man called her a '…'": the verb right before is somebody else's. */
const calledThem =
  /\b(?:an?|another|one|the) (?:[\w-]+ ){0,2}(?:man|woman|stranger|passenger|passer-by|neighbou?r|colleague|teenager|driver|customer|heckler|student|teacher|youth|stranger|boss|manager|classmate|caller) (?:had |has )?(?:once )?(?:called|told|branded|shouted at|screamed at|yelled at|said to) (?:him|her|them)(?: (?:that|an?|to))?[:,]? ?$/i;
const remarkOf =
  /(?:['’]s?|\bhis|\bher|\btheir) (?:\w+ )?(?:remarks?|comments?|claims?|statements?|words|posts?|slurs?|threats?|outburst|tirade|insults?)(?: that|,|:)? ?$/i;
const passesOnWords =
  /^(?:report|reveal|expose|quote|cite|condemn|read|publish|film|recall|repeat|criticise|criticize|denounce|publicise)$/;
const wasGiven =
  /\b(?:was|were|been|being)\b[^.;:"“]{0,80}\b(?:sent|left with|handed|given|shown|subjected to|bombarded with|targeted with|inundated with|met with|confronted with|found|got|received) (?:\w+ ){0,3}(?:messages?|letters?|e-?mails?|notes?|posts?|threats?|texts?|voicemails?|cards?|leaflets?|posters?|signs?|stickers?)\b|\b(?:found|discovered|came home to|returned to) (?:\w+ ){0,3}(?:notes?|letters?|cards?|leaflets?|posters?|signs?|stickers?|messages?|graffiti)\b(?! (?:he|she) (?:had )?(?:left|wrote|written))/i;

const receives = /^(?:receive|endure|suffer|overhear|face|encounter|get|hear)$/;
const receivedBefore = new RegExp(
  "\\b(?:(?:had|has|have|was|were|been) (?:been )?(?:\\w+ly )?(?:sent|told|called|shown|handed|given|left|shouted at|subjected to|confronted with)" +
    "|(?:that|which|what) (?:had been|has been|was|were|is) (?:\\w+ )?(?:put|left|sent|posted|shouted|said|thrown|pushed|written|screamed|yelled|addressed|made) (?:through|to|for|at|on|under|in|behind|against|about) (?:him|her|his|their)(?: \\w+){0,2}" +
    "|(?:messages?|letters?|e-?mails?|notes?|posts?|threats?|texts?|voicemails?|cards?) (?:that|which) (?:called|calls|told|threatened|threatens|branded|described) (?:him|her)(?: an?)?" +
    "|what (?:the|an?|his|her|two|three) [^.;:,]{1,40}? (?:had |has )?(?:said|shouted|told|written|yelled|screamed|wrote|called)(?: (?:to|at|about))? (?:him|her))[:,]? ?$|" +
    "\\b(?:forwarded|handed|reported|passed|showed) (?:the|an?|this|that) (?:message|letter|e-?mail|note|post|threat|text|voicemail) (?:on )?to (?:the )?(?:police|officers|detectives|reporters|prosecutors|court|tribunal)[:,] ?$",
  "i",
);

function isMadeByAnother(lead: string): boolean {
  // "Over a photograph of the minister, Vole said:": who stands right before the verb says it.
  if (
    / , ~ (?:\w+ly )?\w+ ?[:,]?$/.test(lead) &&
    /^(?:over|under|beneath|above|below|beside|alongside|next to|in|with|to|on)\b/.test(lead)
  )
    return false;
  if (passedOn.some((pattern) => pattern.test(lead))) return true;
  if (ofAnother.test(lead) && !isThemselves.test(lead)) return true;
  const object = perceivedOrRemoved.exec(lead)?.[1];
  // "received a warning for saying": what for is their own doing.
  if (object !== undefined && /\bfor (?:\w+ly )?\w+ing$/.test(object)) return false;
  return object !== undefined && !(ofThemselves.test(object) && /\brecord/.test(lead));
}
/** "said the messages included", "said that the caller told her": the words are the thing's or somebody else's. */
const toldOfThing =
  /\b(?:said|says|told \S+|stated|reported|confirmed|added|noted|described|alleged?)(?: that)?,? (?:(?:the|some|several|an?|these|those|each|other|one|two|three) (?:of the )?(?:\S+ ){0,3}?(?:messages?|graffiti|letters?|words?|notes?|writing|slogans?|e-?mails?|calls?|callers?|voicemails?|signs?|banners?|stickers?|flyers?|fliers?|leaflets?|suspects?|crowd|others)|graffiti|vandals|somebody|someone|one|it) (?:\S+ )?(?:included?|contain(?:ed|s)|stat(?:ed|es)|warn(?:ed|s)|declar(?:ed|es)|claim(?:ed|s)|describ(?:ed|es)|demand(?:ed|s)|read|reads|said|says|bore|featured|referred|consisted|called|told|shouted|yelled|threatened|was|were|had|threw)\b/;
const ofFiction =
  /\b(?:play|novel|film|opera|sketch|character|story|poem|series|drama|musical|satire|comedy)\b.{0,60}\b(?:whose|in which|where) (?:\S+ ){0,4}(?:says?|said|sings?|shouts?|calls?|claims?|declares?)\b/;
const spelledByThing =
  /\b(?:letters?|notes?|signs?|words?|messages?|stickers?|banners?|placards?|cards?|posters?) (?:\S+ ){0,4}?(?:that|which|to) (?:spell|bear|bore|read|say|said)\w*$/;
/** "One of the letters, which the rabbi handed to police, said": the letter says so. */
const thingWhichSaid =
  /\b(?:letters?|notes?|messages?|stickers?|leaflets?|postcards?|e-?mails?|voicemails?|texts?) , (?:which|that) .{3,70} , (?:said|says|reads?) ?[,:]?$/;
/** Right before a quotation: the thing that it stands on. */
const saidByThing =
  /\b(?:notes?|signs?|messages?|letters?|placards?|posters?|stickers?|leaflets?|flyers?|fliers?|banners?|graffiti|slogans?|words?|cards?|envelopes?|e-?mails?|texts?|voicemails?|captions?|inscriptions?|labels?)\b(?: \S+){0,5} ?(?::|\b(?:reading|saying|that (?:read|reads|said|says)|which (?:read|said)))$/;

const medium =
  /^(?:['’]s?)? (?:[\w-]+ ){0,2}(?:columns?|blogs?|(?:web)?sites?|channels?|pages?|feeds?|bulletins?|magazines?|livestreams?|posts?|tweets?|flyers?|fliers?|leaflets?|pamphlets?|newsletters?|books?|sermons?|songs?|lyrics|podcasts?|speech(?:es)?|manifesto|articles?|essays?|op-eds?|broadcasts?|stickers?|placards?|banners?|accounts?)\b/i;
/** "A post by Vole said", "a message from his account read". */
const mediumBy =
  /\b(?:columns?|blogs?|posts?|tweets?|comments?|messages?|e-?mails?|letters?|leaflets?|pamphlets?|videos?|articles?|essays?|books?|sermons?|editorials?|forewords?|prefaces?|introductions?|statements?|songs?|lyrics|poems?|tracts?|circulars?|newsletters?|broadcasts?|episodes?|speech(?:es)?|manifesto(?:es|s)?|captions?|flyers?|fliers?|booklets?|recordings?|voicemails?) (?:\w+ )?(?:by|from) (?:an account of )?$/i;
const saysSo =
  /\b(?:said|says|read|reads|call(?:s|ed)|claim(?:s|ed)|declar\w+|describ\w+|stat(?:es|ed)|argu(?:es|ed)|blam\w+|assert\w*|insist\w*|proclaim\w*|accus\w+)\b/i;

/** "Her column called it '…'", "his flyers said that '…'": the words are those of whose column it is. */
/** What is said of words that went before: by whom they were spoken or written. */
function saidOfQuote(page: PageReading, quote: { end: number }, clauses: readonly ResolvedClause[]): ResolvedClause | undefined {
  return clauses.find(
    (clause) =>
      clause.passive &&
      !clause.negated &&
      !clause.hedged &&
      /^(?:say|write|damage|spread)$/.test(clause.class) &&
      clause.agentIs !== "?" &&
      clause.start >= quote.end &&
      /^["”’']?,? (?:was|were|is|are|(?:had|has|have) been) (?:\w+ly )?$/.test(page.text.slice(quote.end, clause.start)),
  );
}

function ownerOfMedium(page: PageReading, sentence: Sentence, quote: number, agent: ActorAt | null): ActorAt | null {
  if (agent) return null;
  const owner = sentence.reading.actors.findLast(
    (actor) =>
      actor.end < quote &&
      ((actor.possessor === true && medium.test(page.text.slice(actor.end, actor.end + 60))) ||
        mediumBy.test(page.text.slice(Math.max(sentence.start, actor.start - 40), actor.start))),
  );
  if (!owner) return null;
  const between = page.text.slice(owner.end, quote);
  const hasOther = sentence.reading.clauses.some(
    (clause) => clause.start > owner.end && clause.start < quote && clause.agent !== null,
  );
  return !hasOther && saysSo.test(between) && !/\b(?:not|never|replies|comments|commenters?|readers?)\b/i.test(between)
    ? owner
    : null;
}

/** ", the son of a chandler,": said of whom the sentence is about; nobody else comes in. */
function isParentage(page: PageReading, actor: ActorAt): boolean {
  return (
    actor.kind === "role" &&
    /^(?:son|daughter|child|grandson|granddaughter|widow|descendant)$/.test(actor.noun) &&
    /^ of (?:an?|the|two|russian|polish|immigrant)\b/i.test(page.text.slice(actor.end, actor.end + 20)) &&
    /(?:^|[,;(]|\n)\s*$/.test(page.text.slice(Math.max(0, actor.start - 3), actor.start))
  );
}

/** "Growers remember a patient hybridiser who kept …": somebody whom the page has named, by another word. */
function isRemembered(page: PageReading, actor: ActorAt): boolean {
  return (
    actor.kind === "role" &&
    /^an? /.test(actor.words) &&
    /\b(?:remember(?:s|ed)?|recall(?:s|ed)?|knew|mourn(?:s|ed)?|misse[sd]|describe[sd]? (?:him|her) as|remembered as|known as) $/i.test(
      page.text.slice(Math.max(0, actor.start - 24), actor.start),
    )
  );
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
  return top && /^(?:by\s+)?$/i.test(page.text.slice(page.text.lastIndexOf("\n", top.start) + 1, top.start))
    ? `p${top.person}`
    : "?";
}
