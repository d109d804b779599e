import { byNone } from "../reading/negated.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { bearsTitle } from "../reading/people.ts";
import { accusedOf } from "./accused-of.ts";
import {
  framesByPost,
  framesOfBoth,
  framesOfTrial,
  groupAccused,
  identifiedTogether,
  listedTogether,
  severalAtTheHead,
  togetherCharged,
} from "./charged-together.ts";
import type { Discourse, Who } from "./discourse.ts";
import { framesFoundByBodies } from "./found-by-a-body.ts";
import { framesOfTopic } from "./found-of-topic.ts";
import type { Frame } from "./frame.ts";
import { framesOfEntry } from "./frames-of-entries.ts";
import { framesOf } from "./frames.ts";
import { learn } from "./known-people.ts";
import { framesListedUnder, listedForElse } from "./listed-under.ts";
import { isReflexive, legal } from "./legal-steps.ts";
import { framesOfMembers } from "./members-of-a-group.ts";
import { ofStep } from "./named-under.ts";
import { framesOfThemAll } from "./of-them-all.ts";
import { readAll } from "./one-pass.ts";
import { openingOf } from "./opening.ts";
import { partiesOf } from "./parties-of-case.ts";
import { ownsUp } from "./pronouns-meant.ts";
import { unnamedAccused } from "./unnamed-accused.ts";

/** Who is meant by every noun phrase of a page, whose each quotation is and whom the page accuses. */
export function resolve(page: PageReading): Discourse {
  const chargedTogether = [
    ...togetherCharged(page),
    ...listedTogether(page),
    ...identifiedTogether(page),
    ...framesListedUnder(page),
  ];
  // "It was Judge Ana Ruiz's second sentencing that day": who sits in judgement passes sentences.
  const ofBench = (person: number) => bearsTitle(page.people, `p${person}`, /^(?:judge|justice|magistrate|recorder|prosecutor)$/);
  const named = [
    ...framesOf(page),
    ...framesOfEntry(page),
    ...framesOfBoth(page),
    ...framesByPost(page),
    ...chargedTogether,
    ...framesOfMembers(page),
    ...framesOfTopic(page),
    ...framesFoundByBodies(page),
  ];
  const forElse = listedForElse(page);
  const told = [...named, ...framesOfThemAll(page, named)].filter(
    ({ person, kind, sentence }) =>
      !forElse.has(sentence) &&
      !byNone.test(page.sentences[sentence]?.text ?? "") &&
      !(ofBench(person) && /^(?:sentence|party|try|convict|court)$/.test(kind)),
  );
  const group = groupAccused(page, told, chargedTogether);
  const frames = [...told, ...framesOfTrial(page, group, told)];
  const parties = partiesOf(page, frames, group);
  const known = learn(page);
  const firstAmong = [...parties];
  const first = readAll(page, known, parties, new Map());
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
    const { aliases, bystanders } = unnamedAccused(page, first, known0);
    const accusedLater = [...aliases].flatMap(([key, who]) => (bystanders.has(key) ? [] : [who]));
    const tied = known0.size === 0 && aliases.size > 0 ? new Set(accusedLater) : known0;
    const among = [...(tied.size > 0 ? tied : parties)];
    const hasLearnt = aliases.size > 0 || among.length !== firstAmong.length || among.some((who, at) => who !== firstAmong[at]);
    const second = hasLearnt ? readAll(page, known, new Set(among), aliases) : first;
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
        clause.patientIs.startsWith("p") &&
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
  for (const who of dealtWith(last.second)) if (who !== "p0" && !sentencing.has(who)) last.found.add(who);
  return {
    ...last.second,
    isParty: parties.has("p0") || [...last.aliases.values()].includes("p0"),
    frames: [...frames, ...last.second.possessed, ...last.meant],
    group: new Set(group),
    together: severalAtTheHead(page),
    accused: last.found,
  };
}

/** Others than the subject: the page tells by name what they did and by a pronoun that is not in doubt what became of it. */
function dealtWith({ clauses, sure, doers }: Pick<Discourse, "clauses" | "sure" | "doers">): Who[] {
  return clauses.flatMap((clause) => {
    const [who, actor] = ownsUp.test(clause.class) ? [clause.agentIs, clause.agent] : [clause.patientIs, clause.patient];
    return ofStep.has(clause.class) &&
      clause.class !== "clear" &&
      !clause.negated &&
      !clause.hedged &&
      actor?.kind === "pronoun" &&
      sure.has(actor) &&
      doers.has(who)
      ? [who]
      : [];
  });
}

/** What the page says was done about the subject where it means them by a pronoun not in doubt or by a word for them. */
function framesOfMeant(page: PageReading, discourse: Pick<Discourse, "meant" | "sure">): Frame[] {
  const certain = discourse.meant.filter((actor) => !actor.viaThing && (actor.kind === "role" || discourse.sure.has(actor)));
  return certain.length === 0 ? [] : framesOf(page, certain).filter(({ person }) => person === 0);
}
