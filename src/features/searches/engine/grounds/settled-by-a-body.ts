import type { Discourse, ResolvedClause } from "../attribution/discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";

/*
 * What settles that something was said, whatever the person says against it: a body that decides found that they said it, did not believe them,
 * or believed whoever says that they did.
 */

/** Who weighs one account against another. An employer, a club or a school does so too; a newspaper or the police do not decide. */
const decides =
  /^b:(?:.*\b)?(?:court|tribunal|jury|judge|magistrates?|bench|panel|committee|inquiry|commission|council|board|ombudsman|ombudswoman|regulator|association|federation|league|union|university|college|school|party|club|society|institute|authority|hearing|adjudicator)s?$/;
const says = /^(?:say|write|call|tell|shout|use|make|send|post|sing|chant)$/;
const account =
  "(?:accounts?|explanations?|denials?|versions?|evidence|testimon(?:y|ies)|stor(?:y|ies)|excuses?|claims?|recollections?|words?)";
const accuser =
  "(?:the |her |his |their |its )?(?:[\\w-]+ ){0,2}?(?:complainants?|witness(?:es)?|victims?|accusers?|claimants?|students?|pupils?|passengers?|tenants?|patients?|customers?|colleagues?|neighbou?rs?|teachers?|guests?|drivers?|nurses?|officers?|referees?|players?|lodgers?|employees?|others?)";
/** Behind "preferred", "accepted", "believed": the account of whoever says that it was said. */
const ofAccuser = new RegExp(
  `^ (?:the (?:evidence|account|version|testimony|word) (?:of|given by) ${accuser}\\b|${accuser}(?:['’]s?)? ${account}\\b|${accuser}(?=[.,;]| (?:and|over|instead)\\b)|what ${accuser} (?:had )?(?:said|told))`,
  "i",
);
/** Behind "rejected", "did not accept": the person's own account, by a word for them. */
const ofTheirs = new RegExp(
  `^ (?:both |all |each |most )?(?:of )?(?:(?:his|her|their|[\\w.’'-]+['’]s?) (?:[\\w-]+ ){0,2}?${account}|that (?:account|explanation|denial|version))\\b`,
  "i",
);
/** Behind "found that he had said it": that it could not be told, or was something else. */
const unsure = /\b(?:may|might|could|possibly|probably not|alleged\w*|whether|if)\b/i;

const isDone = ({ negated, hedged }: Pick<ResolvedClause, "negated" | "hedged">) => !negated && !hedged;

/** "found that he had said it", "was satisfied that she used the words". */
function isFoundToHaveSaid(page: PageReading, clauses: readonly ResolvedClause[], found: ResolvedClause): boolean {
  const said = clauses.find(({ sentence, start }) => sentence === found.sentence && start > found.end);
  return (
    said !== undefined &&
    isDone(said) &&
    !said.passive &&
    said.agentIs === "p0" &&
    says.test(said.lemma) &&
    /^ (?:\w+ly )?that [^,;:“”"]{1,60}$/.test(page.text.slice(found.end, said.start)) &&
    !unsure.test(page.text.slice(found.end, said.start))
  );
}

/** "found that the words were his own", "ruled that his words were antisemitic": what was found of the words. */
const wordsFound =
  /\b(?:found|ruled|held|concluded|decided|accepted|determined|was satisfied)\b[^.;“"]{0,30}\b(?:his|her|the) (?:words?|remarks?|comments?|language) (?:was|were|had been) (?:\w+ly )?(?:said|made|spoken|uttered|used|anti-?semitic)\b/i;
const byBody =
  /\b(?:tribunal|court|judge|magistrates?|jury|ombudsman|panel|committee|inquiry|commission|regulator|board|association|university|federation)\b/i;
const doubted = /\b(?:not|never|no|whether|if)\b/i;

/** Whether the page says that whoever decides found that the person said it, disbelieved them or believed whoever says so. */
export function isSettledThatSaid(page: PageReading, discourse: Pick<Discourse, "clauses" | "meant">): boolean {
  const { clauses } = discourse;
  return (
    clauses.some((clause) => {
      if (page.sentences[clause.sentence]?.kind !== "main" || clause.hedged || clause.passive || !decides.test(clause.agentIs))
        return false;
      const behind = page.text.slice(clause.end, page.sentences[clause.sentence]?.end);
      const isTheirs =
        (clause.patientIs === "p0" && !(clause.patient?.kind === "pronoun" && clause.patient.viaThing === true)) ||
        (ofTheirs.test(behind) && isOfPerson(page, discourse, clause, behind));
      // "did not believe him", "was not persuaded by her explanation".
      if (/^(?:believe|accept|credit|buy)$/.test(clause.lemma)) return clause.negated ? isTheirs : ofAccuser.test(behind);
      if (clause.negated) return false;
      if (/^(?:prefer|preferr|favou?r)$/.test(clause.lemma)) return ofAccuser.test(behind);
      if (/^(?:reject|dismiss|disbelieve|disbeliev|discount)$/.test(clause.lemma)) return isTheirs;
      return (clause.class === "find" || clause.lemma === "satisf") && isFoundToHaveSaid(page, clauses, clause);
    }) ||
    page.sentences.some(({ kind, text }) => kind === "main" && byBody.test(text) && wordsFound.test(text) && !doubted.test(text))
  );
}

const forms: Record<string, { words: RegExp; titles: RegExp }> = {
  his: { words: /^(?:he|him|himself)$/, titles: /^(?:mr|sir|lord)$/ },
  her: { words: /^(?:she|her|herself)$/, titles: /^(?:mrs|ms|miss|lady|dame)$/ },
};

/** Whose account stands behind the verb: the person's by name, or by the pronoun or the title that the page has for them. */
function isOfPerson(page: PageReading, { meant }: Pick<Discourse, "meant">, clause: ResolvedClause, behind: string): boolean {
  const sentence = page.sentences[clause.sentence];
  const named = sentence?.mentions.find(({ start }) => start >= clause.end && start < clause.end + 30);
  if (named) return named.person === 0;
  const theirs = forms[/\b(?:his|her)\b/i.exec(behind)?.[0]?.toLowerCase() ?? ""];
  if (theirs === undefined || page.people.length === 1) return true;
  return (
    page.people[0]?.titles.some((title) => theirs.titles.test(title)) === true ||
    meant.some(
      (actor) =>
        actor.kind === "pronoun" &&
        theirs.words.test(actor.word) &&
        !(sentence && actor.start >= sentence.start && actor.end <= sentence.end),
    )
  );
}
