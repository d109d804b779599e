import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Discourse } from "./discourse.ts";
import { me, plural } from "./actors.ts";
import { clearedWords, isOnlyCleared, droppedAgainst } from "./only-cleared.ts";
import { ofSeparateCases } from "./charged-together.ts";

/** Beside people whom the page only clears all of it is the subject's case, but for what the page says of them. */
function scopeBesideCleared(page: PageReading, discourse: Discourse, others: readonly string[]): Set<number> {
  const scope = new Set<number>();
  let apart = -1;
  for (const sentence of page.sentences) {
    const set = discourse.involved[sentence.index] ?? new Set();
    const isTheirs = others.some((who) => set.has(who));
    if (set.has(me)) apart = -1;
    else if (isTheirs) apart = sentence.block;
    if (sentence.kind !== "byline" && (set.has(me) || (!isTheirs && sentence.block !== apart))) scope.add(sentence.index);
  }
  return scope;
}

const setApart =
  /^(?:in|at) (?:an?|the) (?:separate|unrelated|different|second|other) (?:case|incident|matter|trial|hearing|attack|episode|investigation)\b|^in another (?:case|incident|matter|trial|attack|episode|investigation)\b|^separately\b|^(?:last|earlier this) (?:month|year|week), (?:another|an unrelated)\b/i;

/** "Nobody has been charged over it", "nothing links the two": of whoever was charged with something. */
const unsolved =
  /\b(?:no[ -]?one|nobody) (?:has|had) (?:yet |so far )?been (?:arrested|charged|caught|identified)\b|\bno arrests? (?:has|have|had) (?:yet )?been made\b|\bno (?:suggestion|evidence|indication|sign)\b[^.;]{0,30}\b(?:he|she|they|either (?:man|woman|of them)|link\w* (?:him|her|them|the (?:two|incidents|cases|attacks)))\b[^.;]{0,30}(?:involved|responsible|behind|connected|to the)\b|\b(?:nothing to|not(?: being)?) (?:link|connect)(?:ed|s)? (?:the (?:two|incidents|cases|attacks)|them)\b/i;

/**
 * Takes out the paragraphs of another case that do not name the subject: they begin one, or say that nobody was caught for it. "In a separate
 * hearing the charges were dismissed" stays: how a case ended may be how theirs did.
 */
export function withoutOtherCases(page: PageReading, scope: ReadonlySet<number>): Set<number> {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const others = new Set(
    main
      .filter(
        ({ index, block, text }) => unsolved.test(text) || (page.sentences[index - 1]?.block !== block && setApart.test(text)),
      )
      .map(({ block }) => block),
  );
  const kept = new Set(
    page.sentences
      .filter(({ mentions, text }) => mentions.some(({ person }) => person === 0) || clearedWords.test(text))
      .map(({ block }) => block),
  );
  return new Set(
    [...scope].filter((index) => {
      const block = page.sentences[index]?.block ?? -1;
      return kept.has(block) || !others.has(block);
    }),
  );
}

/**
 * The page's main case is the subject's, or that of those charged with them: it opens with it, and whoever else it accuses
 * ("in a related case", "last year") has paragraphs of their own further down. All of the page but those; null where the
 * cases are told together.
 */
export function apartFrom(page: PageReading, discourse: Discourse, about: ReadonlySet<number>): Set<number> | null {
  const isOurs = (who: string) => who === me || (discourse.group.has(me) && discourse.group.has(who));
  const others = [...discourse.accused].filter((who) => !isOurs(who) && !isOnlyCleared(page, discourse, who));
  if (others.length === 0) return null;
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const opens = main.slice(0, 3).some(({ index }) => about.has(index));
  if (!opens) return null;
  const ofOurs = new Set<number>();
  const ofOthers = new Set<number>();
  let firstOther = Infinity;
  for (const { index, block } of main) {
    const set = [...(discourse.involved[index] ?? [])];
    if (set.some(isOurs)) ofOurs.add(block);
    if (set.some((who) => others.includes(who))) {
      ofOthers.add(block);
      firstOther = Math.min(firstOther, index);
    }
  }
  // Told in one paragraph, or the other first: not apart. "In an unrelated case, Ben Foss …" is, wherever it stands but at the head.
  const early = page.sentences[firstOther];
  const isEarly = main.slice(0, 3).some(({ index }) => index >= firstOther);
  const isSetApart = early !== undefined && early.index !== main[0]?.index && setApart.test(early.text);
  if ([...ofOthers].some((block) => ofOurs.has(block)) || (isEarly && !isSetApart)) return null;
  const mates = [...discourse.accused].filter((who) => who !== me && isOurs(who));
  const scope = new Set<number>();
  for (const { index, block, kind } of page.sentences) {
    const set = discourse.involved[index] ?? new Set();
    if (kind !== "byline" && !ofOthers.has(block) && (set.has(me) || !mates.some((who) => set.has(who)))) scope.add(index);
  }
  return scope;
}

/** "The pair sprayed …", "They had met online": several, of whom the paragraph has told before it names somebody else. */
const ofSeveral =
  /^(?:The (?:pair|two|three|four|five|men|women|trio|duo|couple|brothers|sisters|defendants|group|gang|teenagers|students)|They|Both)\b/;

/**
 * What of the page is about the subject's case. All of the main text when only one person is accused
 * in it; in a list, the entries that name them; otherwise the sentences that mean them and the run of
 * text up to the next accused person.
 */
export function scopeOf(
  page: PageReading,
  discourse: Discourse,
  about: ReadonlySet<number>,
  { isAccused, listed }: { isAccused: boolean; listed: boolean },
): Set<number> {
  const scope = new Set<number>();
  const others = [...discourse.accused].filter((who) => who !== me);
  if (listed) {
    const blocks = new Set(
      page.mentions
        .filter((m) => m.person === 0)
        .map((m) => page.sentences.find((s) => m.start >= s.start && m.end <= s.end)?.block),
    );
    for (const sentence of page.sentences)
      if (blocks.has(sentence.block) && (about.has(sentence.index) || discourse.group.has(me) || !ofSeveral.test(sentence.text)))
        scope.add(sentence.index);
    return scope;
  }
  const together =
    discourse.group.has(me) && others.every((who) => discourse.group.has(who) || isOnlyCleared(page, discourse, who));
  if (together) {
    // Charged together: all of the case, but for what is said of the others alone.
    for (const sentence of page.sentences) {
      const set = discourse.involved[sentence.index] ?? new Set();
      if (sentence.kind !== "byline" && (set.has(me) || !others.some((who) => set.has(who)))) scope.add(sentence.index);
    }
    return scope;
  }
  // Only where the page opens with the subject: in a round-up the cases before theirs are others'.
  const opens = page.sentences.filter(({ kind }) => kind === "main").slice(0, 2);
  if (
    isAccused &&
    others.length > 0 &&
    opens.some(({ index }) => about.has(index)) &&
    others.every((who) => isOnlyCleared(page, discourse, who))
  )
    return scopeBesideCleared(page, discourse, others);
  if (others.length === 0 || !isAccused) {
    for (const sentence of page.sentences) if (sentence.kind !== "byline") scope.add(sentence.index);
    if (others.length === 0) return scope;
    scope.clear();
  }
  let running = false;
  let block = -1;
  for (const sentence of page.sentences) {
    const set = discourse.involved[sentence.index] ?? new Set();
    const hasMe = set.has(me);
    const hasOther = others.some((who) => set.has(who));
    if (hasMe) running = true;
    else if (hasOther || (sentence.block !== block && !set.has(me) && [...set].some((who) => /^p/.test(who)))) running = false;
    if (running || hasMe) scope.add(sentence.index);
    block = sentence.block;
  }
  // What a paragraph tells before it names the only one it accuses is of their case: "The windows were shot out. Police arrested X."
  for (const index of scope) {
    const sentence = page.sentences[index];
    if (!sentence || scope.has(index - 1)) continue;
    const before = page.sentences.filter((other) => other.block === sentence.block && other.index < index);
    if (before.some((other) => [...(discourse.involved[other.index] ?? [])].some((who) => /^p/.test(who)))) continue;
    for (const other of before) scope.add(other.index);
  }
  for (const index of about) scope.add(index);
  for (const frame of discourse.frames) if (frame.person === 0) scope.add(frame.sentence);
  // What the page opens with, before it names anybody, is told of those charged together whom it names first.
  const opener = page.mentions[0];
  if (isAccused && discourse.group.has(me) && opener && discourse.group.has(`p${opener.person}`))
    for (const { index, end, kind } of page.sentences) if (kind !== "byline" && end <= opener.start) scope.add(index);
  if (discourse.group.has(me))
    for (const sentence of page.sentences)
      if ([...(discourse.involved[sentence.index] ?? [])].some((who) => plural.test(who))) scope.add(sentence.index);
  return scope;
}

/**
 * "In the second incident, a family were called …" and in the next paragraph "Ana Ruiz, 29, has been charged": the paragraph of what happened,
 * which names nobody, before the one that first names the subject. Only where nobody else was accused before it, or it begins a case of its own.
 */
export function toldBefore(page: PageReading, discourse: Discourse, others: readonly string[]): number[] {
  const main = page.sentences.filter(({ kind }) => kind === "main");
  const first = main.find(({ mentions }) => mentions.some(({ person }) => person === 0));
  if (!first) return [];
  const before = main.filter(({ block }) => block < first.block);
  const told = before.filter(({ block }) => block === before.at(-1)?.block);
  const opening = told[0];
  const names = (index: number) => [...(discourse.involved[index] ?? [])].some((who) => /^p/.test(who));
  // "A judge ruled that a man accused of it is not competent to stand trial": how it ended, which is nobody's until the page says whose.
  if (!opening || told.some(({ index, text }) => names(index) || clearedWords.test(text))) return [];
  const isOwnCase =
    setApart.test(opening.text) ||
    before.every(({ index }) => !others.some((who) => discourse.involved[index]?.has(who) === true));
  // "Two people have been charged following separate antisemitic incidents": of each of them.
  const lead = main[0] && ofSeparateCases.test(main[0].text) && !names(main[0].index) ? [main[0].index] : [];
  return isOwnCase ? [...lead, ...told.map(({ index }) => index)] : lead;
}

/**
 * The sentence goes on, in one paragraph, about the subject whom a sentence before it means: nobody else whom the page
 * accuses stands between.
 */
export function goesOn(
  page: PageReading,
  discourse: Discourse,
  about: ReadonlySet<number>,
  sentence: Pick<Sentence, "index" | "block">,
): boolean {
  const accusesAnother = (index: number) =>
    [...(discourse.involved[index] ?? [])].some((who) => who !== me && discourse.accused.has(who));
  for (let index = sentence.index; index >= 0 && page.sentences[index]?.block === sentence.block; index -= 1) {
    if (about.has(index) && index < sentence.index) return !accusesAnother(index);
    if (accusesAnother(index)) return false;
  }
  return false;
}

const oneMore =
  /\b(?:another|(?:a|the) (?:second|third|fourth|fifth|sixth|other|last|remaining)|one) (?:[\w-]+ )?(?:man|woman|student|teenager|defendant|suspect|person|player|officer|member|brother|friend),? $|\bco-?(?:defendant|accused),? $|\b(?:two|three|four) others? (?:(?:men|women|people|defendants|suspects)\b)?[^.;]{0,160}$/i;
/** "A third man, Ana Ruiz, was acquitted", "the charges against Ana Ruiz were dropped": beside those whom the page told of before. */
function isBroughtInAsOneMore(page: PageReading, person: number): boolean {
  const first = page.mentions.find((mention) => mention.person === person);
  const sentence = page.sentences.find(({ start, end }) => first !== undefined && start <= first.start && first.end <= end);
  if (!first || !sentence) return false;
  const ahead = page.text.slice(sentence.start, first.from);
  return oneMore.test(ahead) || droppedAgainst.test(ahead);
}

/** A round-up in plain paragraphs: three accused or more, hardly a paragraph about two of them. */
export function isRoundUp(page: PageReading, discourse: Discourse): boolean {
  if (discourse.accused.size < 3 || discourse.together) return false;
  // "Ana Ruiz was sentenced, and so was Ben Foss. … A third man, Cal Marsh, was acquitted": of one case, and one who has no part in it.
  const cleared = [...discourse.accused].filter((who) => who !== me && isOnlyCleared(page, discourse, who));
  const answering = [...discourse.accused].filter((who) => !cleared.includes(who));
  const isOneCase =
    answering.every((who) => discourse.group.has(who)) ||
    cleared.every((who) => isBroughtInAsOneMore(page, Number(who.slice(1))));
  // Not of two who come in far down on a page about somebody else: "PC Ana Ruiz and PC Ben Foss were dismissed" for another matter.
  const first = new Set(page.mentions.flatMap(({ person, kind }) => (kind === "full" ? [`p${person}`] : [])));
  const isOpened = [...first].slice(0, 2).some((who) => answering.includes(who));
  if (answering.length < 3 && isOneCase && isOpened) return false;
  // "Two others who are alleged to have taken part, Ana Ruiz and Ben Foss": of the case that the page has told of.
  if (answering.filter((who) => !isBroughtInAsOneMore(page, Number(who.slice(1)))).length < 2) return false;
  // One who did it, and those who were acquitted beside them.
  if (discourse.accused.has(me) && [...discourse.accused].every((who) => who === me || isOnlyCleared(page, discourse, who)))
    return false;
  const blocksOf = new Map<number, Set<string>>();
  for (const mention of page.mentions) {
    const who = `p${mention.person}`;
    if (!discourse.accused.has(who)) continue;
    const block = page.sentences.find((sentence) => mention.start >= sentence.start && mention.end <= sentence.end)?.block;
    if (block !== undefined) blocksOf.set(block, (blocksOf.get(block) ?? new Set()).add(who));
  }
  // Charged together, each on a line of its own: one case.
  if (
    discourse.group.has(me) &&
    [...blocksOf.values()].some((people) => !people.has(me) && [...people].some((who) => discourse.group.has(who)))
  )
    return false;
  const firsts = [...blocksOf.values()];
  // "Ana Ruiz, 24, Ben Foss, 22, and Cal Marsh, 21, pleaded guilty": all in one breath.
  if (isOpened && firsts.length < 2 && [...discourse.accused].every((who) => discourse.group.has(who))) return false;
  const apart = firsts.filter((people) => people.size === 1 || [...people].every((who) => discourse.group.has(who)));
  const seen = new Map<string, number>();
  for (const people of firsts) for (const who of people) seen.set(who, (seen.get(who) ?? 0) + 1);
  return apart.length === firsts.length && [...seen.values()].every((count) => count === 1);
}
