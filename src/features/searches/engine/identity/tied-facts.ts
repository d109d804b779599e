import { foldLetters } from "#app/lib/language/fold.ts";
import { matchesOf } from "#app/lib/language/matches-of.ts";
import type { Discourse } from "../attribution/discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";

export type FactAt = { start: number; end: number };
/** Where a known fact stands: `tied` when the text says it of the subject, else only somewhere on the page. */
export type FactOnPage = FactAt & { tied: boolean };

/** The places that mean the subject, names and resolved noun phrases alike, in one sentence. */
function meaningIn(sentence: Sentence, discourse: Discourse): FactAt[] {
  const found: FactAt[] = [];
  for (const { person, from, end } of sentence.mentions) if (person === 0) found.push({ start: from, end });
  for (const { start, end } of discourse.meant) if (start >= sentence.start && end <= sentence.end) found.push({ start, end });
  return found;
}

/** Every standing of a phrase in the main text, letters and marks folded. */
function* standings(page: PageReading, phrase: string): Generator<FactAt & { sentence: Sentence }> {
  const wanted = foldLetters(phrase).replace(/\s+/g, " ").trim().replace(/^the /, "");
  if (wanted.length < 3) return;
  for (const sentence of page.sentences) {
    const text = foldLetters(sentence.text);
    if (text.length !== sentence.text.length) continue;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      const whole = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(text[at + wanted.length] ?? " ");
      if (whole) yield { start: sentence.start + at, end: sentence.start + at + wanted.length, sentence };
    }
  }
}

function best(found: Iterable<FactOnPage>): FactOnPage | null {
  let first: FactOnPage | null = null;
  for (const fact of found) {
    if (fact.tied) return fact;
    first ??= fact;
  }
  return first;
}

const dwelling =
  /\b(?:lives?|lived|living|resid\w+|resident|home|house|flat|born|grew up|raised|native|based|native)\b[^.;]{0,20}$/iu;
const personAfter =
  /^(?:[- ]based)?[- ](?:\p{Ll}[\p{L}'’-]*[- ]){0,3}(?:man|woman|resident|native|teenager|pensioner|couple|father|mother|grandfather|grandmother|student)\b/u;

/** No verb stands between the two: they are one phrase. */
function isOnePhrase(sentence: Sentence, from: number, to: number): boolean {
  return !sentence.reading.clauses.some(
    (clause) =>
      clause.start >= from &&
      clause.start < to &&
      !/^(?:live|be|reside|base|name|call|age|employ|work|serve|know|appoint|hire|teach)$/.test(clause.lemma),
  );
}

/**
 * A known town. Tied by apposition ("Ana Ruiz, 34, of Dunley", "Dunley teacher Ana Ruiz"), by "a Dunley man"
 * where that man is the subject, or by where they live; the town of a court, a ferry or the scene ties nobody.
 */
export function placeOnPage(page: PageReading, discourse: Discourse, place: string): FactOnPage | null {
  return best(placesOnPage(page, discourse, place));
}

function* placesOnPage(page: PageReading, discourse: Discourse, place: string): Generator<FactOnPage> {
  for (const { start, end, sentence } of standings(page, place)) {
    const meanings = meaningIn(sentence, discourse);
    const before = page.text.slice(sentence.start, start);
    const after = page.text.slice(end, sentence.end);
    const follows = meanings.some((who) => {
      if (who.end > start || start - who.end > 90) return false;
      const between = page.text.slice(who.end, start);
      return (
        !/[.;:"“”]/.test(between) &&
        /(?:\b(?:of|from|in|at|near|de|à|aus|von|en|из|מ|ב)\s+(?:the\s+)?|, )$/iu.test(between) &&
        isOnePhrase(sentence, who.end, start) &&
        !/^\s+\p{L}*(?:ferry|court|magistrates|police|station)\b/iu.test(after)
      );
    });
    const precedes = meanings.some(
      (who) =>
        who.start >= end &&
        who.start - end < 60 &&
        /^(?:['’]s)?(?:[- ]\p{Ll}[\p{L}'’-]*){1,6},? $/u.test(page.text.slice(end, who.start)) &&
        isOnePhrase(sentence, end, who.start) &&
        !/\b(?:ferry|court|magistrates|police|jury|judge)\b/i.test(page.text.slice(end, who.start)),
    );
    const within = meanings.some((who) => who.start <= start && who.end >= end) && personAfter.test(after);
    const manOf =
      meanings.some((who) => who.start >= start && who.start - end < 40 && who.end - end < 60) && personAfter.test(after);
    const lives = meanings.length > 0 && dwelling.test(before);
    yield { start, end, tied: follows || precedes || within || manOf || lives };
  }
}

/** A known employer: tied when it stands in a sentence that means the subject, or right beside one of the same paragraph. */
export function employerOnPage(page: PageReading, discourse: Discourse, employer: string): FactOnPage | null {
  return best(employersOnPage(page, discourse, employer));
}

function* employersOnPage(page: PageReading, discourse: Discourse, employer: string): Generator<FactOnPage> {
  for (const { start, end, sentence } of standings(page, employer)) {
    const beside = [page.sentences[sentence.index - 1], sentence, page.sentences[sentence.index + 1]].filter(
      (other) => other?.block === sentence.block,
    );
    // A body's own page about one whom it disciplined: theirs, or a party's to its proceedings.
    const issuer =
      start < 240 &&
      discourse.accused.has("p0") &&
      (discourse.frames.some((frame) => frame.person === 0 && frame.kind === "discipline") ||
        discourse.clauses.some((clause) => clause.patientIs === "p0" && clause.class === "discipline" && !clause.negated));
    const ours = start < 240 && ourMember(page, discourse);
    yield {
      start,
      end,
      tied: issuer || ours || beside.some((other) => other !== undefined && meaningIn(other, discourse).length > 0),
    };
  }
}

/** "a member of our radiology department, Dr Ruiz": said by whoever the page is from. */
function ourMember(page: PageReading, discourse: Discourse): boolean {
  return page.sentences.some((sentence) =>
    meaningIn(sentence, discourse).some((who) =>
      /\bour (?:[\w-]+ ){0,4}(?:department|team|staff|faculty|school|office|employees?|colleagues?|branch|club|congregation)?,? $/i.test(
        page.text.slice(Math.max(sentence.start, who.start - 70), who.start),
      ),
    ),
  );
}

const untelling = new Set(["former", "retired", "senior", "junior", "head", "chief", "member", "person"]);

/** "warehouse supervisor" → supervisor, "lecturer in geography" → lecturer. */
function headOf(role: string): string | null {
  const core = foldLetters(role).split(/\s+(?:of|in|at|for|with|and|de|du|des|des|für|по)\s+|,/u)[0] ?? "";
  const word =
    core
      .split(/[^\p{L}-]+/u)
      .filter(Boolean)
      .at(-1) ?? "";
  return word.length > 3 && !untelling.has(word) ? word : null;
}

const titlesOfRole: [role: RegExp, title: RegExp][] = [
  [/\bcounci(?:l|llor|lor|lman|lwoman)/i, /\b(?:cllr|councill?or|council(?:man|woman|member))\b/i],
  [/\brepresentative|congress/i, /\b(?:rep|representative|congress(?:man|woman))\b/i],
  [/\bsenator/i, /\b(?:sen|senator)\b/i],
  [/\bprofessor|lecturer/i, /\b(?:prof|professor)\b/i],
  [/\b(?:doctor|physician|gp|surgeon|general practitioner)\b/i, /\b(?:dr|doctor)\b/i],
  [/\b(?:police|constable)\b/i, /\b(?:pc|constable|officer|sgt|sergeant|det|detective)\b/i],
  [/\b(?:pastor|priest|vicar|minister|clergy\w*|reverend)\b/i, /\b(?:pastor|rev|revd|reverend|father|fr)\b/i],
  [/\bjudge|magistrate/i, /\b(?:judge|justice|magistrate)\b/i],
  [/\bmayor/i, /\bmayor\b/i],
  [/\bimam/i, /\bimam\b/i],
  [/\brabbi/i, /\brabbi\b/i],
  [/\bcoach/i, /\bcoach\b/i],
  [/\bcommissioner/i, /\bcommissioner\b/i],
];

/** "Cllr Ana Ruiz" for a councillor: the title before the name says the role. */
function titleAsRole(page: PageReading, role: string): FactAt | null {
  const titles = titlesOfRole.filter(([known]) => known.test(role)).map(([, title]) => title);
  if (titles.length === 0) return null;
  for (const mention of page.mentions) {
    if (mention.person !== 0) continue;
    const before = page.text.slice(mention.from, mention.start);
    if (titles.some((title) => title.test(before))) return { start: mention.from, end: mention.end };
  }
  return null;
}

/** A known role or its head noun, in the same phrase as the subject: "the presenter, Ana Ruiz", "Ana Ruiz, a nurse". */
export function roleOnPage(page: PageReading, discourse: Discourse, role: string): FactAt | null {
  const titled = titleAsRole(page, role);
  if (titled) return titled;
  const head = headOf(role);
  const pattern = head === null ? null : new RegExp(`(?<![\\p{L}])${head}(?:s|es|e|en|er|а|ом|у)?(?![\\p{L}])`, "gu");
  for (const sentence of page.sentences) {
    const meanings = meaningIn(sentence, discourse);
    if (meanings.length === 0) continue;
    const text = foldLetters(sentence.text);
    if (text.length !== sentence.text.length) continue;
    const found: FactAt[] = [];
    if (pattern)
      for (const match of matchesOf(pattern, text))
        found.push({ start: sentence.start + match.index, end: sentence.start + match.index + match[0].length });
    for (const at of found) {
      const isTheirs = meanings.some((who) => {
        if (who.start <= at.start && who.end >= at.end) return true;
        const [from, to] = who.end <= at.start ? [who.end, at.start] : [at.end, who.start];
        // "Licence holder: Mr Smith".
        if (who.start >= at.end && /^\s*:\s*(?:\p{L}+\.? )?$/u.test(page.text.slice(at.end, who.start))) return true;
        return to - from <= 70 && !/[.;:"“”]/.test(page.text.slice(from, to)) && isOnePhrase(sentence, from, to);
      });
      if (isTheirs) return at;
    }
  }
  return null;
}
