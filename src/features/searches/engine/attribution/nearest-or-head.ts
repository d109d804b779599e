import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ResolvedClause, Who } from "./discourse.ts";
import type { ActorAt } from "../reading/phrases.ts";

/** "the striker", "the teacher" of a page about one accused person, when no other was brought in: that person. */
export const singleOut = new Set(
  "educator practitioner registrant clinician pharmacist midwife paramedic caller sender poster shooter attacker vandal arsonist gunman heckler man woman teenager teacher professor lecturer instructor councillor councilman councilwoman councilor mayor lawmaker senator politician candidate player footballer striker goalkeeper forward midfielder defender coach manager owner landlord landlady hotelier shopkeeper driver contractor nurse doctor physician surgeon dentist pharmacist singer rapper musician actor actress comedian writer novelist poet blogger podcaster presenter broadcaster columnist activist preacher conductor pensioner sender caller texter voice poster user attacker speaker announcer author gunman licensee publisher minister guard pitcher winger goalie quarterback linebacker wrestler boxer swimmer cyclist sprinter jockey golfer cricketer bowler batsman".split(
    " ",
  ),
);

/** "in the presence of counsel, Ben Foss, Judge Ana Ruiz said": the name right before its verb, behind a comma, is its subject. */
export function giveToNearest(
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
  const mention = sentence.mentions.find(({ end }) => Math.abs(end - nearest.end) <= 2);
  const from = mention?.from ?? nearest.start;
  // "to ask whether she could return, a senior manager, Ben Foss, said": between commas behind what he is.
  const isApposed =
    clause.class === "say" &&
    /, (?:an?|the|its) (?:[\w-]+ ){1,5}$/.test(page.text.slice(sentence.start, from).replace(/, $/, " "));
  const between = page.text.slice(nearest.end, clause.start).replace(isApposed ? /^, / : /^ /, " ");
  if (!/^ (?:(?:had|has|have|was|were|is|also|then|later|\w+ly) )*$/.test(between)) return;
  if (!/, $/.test(page.text.slice(from - 2, from)) || /,/.test(page.text.slice(from, nearest.end))) return;
  const who = here.get(nearest) ?? "?";
  // "Judge Ruiz said … and called him …": what is joined to it has the same subject.
  for (const one of all) {
    if (one.start < clause.start) continue;
    if (one.passive && one.patient === given) Object.assign(one, { patient: nearest, patientIs: who });
    if (!one.passive && one.agent === given) Object.assign(one, { agent: nearest, agentIs: who });
  }
}

const tellsBefore =
  /(?:, (?:an?|the|his|her) [^,;.]{2,50},|,)? who,? (?:by|in|on|at|with|after|from|according to) [^.;,“”"]{2,50} (?:before|to|at|in front of) (?:the |an? )?$/;

/** "Ben Foss, who by his own admission before the senate struck a student": it is not the senate that struck. */
export function giveToRelative(page: PageReading, sentence: Sentence, clauses: readonly ResolvedClause[]): void {
  for (const clause of clauses) {
    const body = clause.agent;
    if (body?.kind !== "body" || clause.passive) continue;
    const ahead = tellsBefore.exec(page.text.slice(sentence.start, body.start));
    const at = ahead ? sentence.start + ahead.index : -1;
    const person = sentence.reading.actors.find((actor) => actor.kind === "person" && Math.abs(actor.end - at) <= 1);
    if (person?.kind !== "person" || clauses.some((one) => one.start > person.end && one.start < body.start)) continue;
    for (const one of clauses)
      if (one.agent === body && one.start >= clause.start) Object.assign(one, { agent: person, agentIs: `p${person.person}` });
  }
}

/** The entries of a register leave out whom they are about: "Told a class that …", "Convicted by a jury of …". */
export function giveToHead(page: PageReading, sentence: Sentence, clauses: ResolvedClause[], head: Who): void {
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
const stepOnly = new Set(["charge", "arrest", "indict", "convict", "sentence", "discipline", "try"]);
