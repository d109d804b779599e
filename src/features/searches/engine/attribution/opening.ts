import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";
import type { ResolvedClause, ResolvedQuote, Discourse, Who } from "./discourse.ts";
import { hostility, namesJewish } from "../hatred/hostility.ts";
import { bystanderNouns } from "../reading/nouns.ts";
import { furtherOne } from "./who-is-unnamed.ts";

const reporters =
  /^(?:The |An? |Local |State |Federal |City |British |Canadian )?(?:police|officers?|detectives?|investigators?|prosecutors?|authorities|officials?|deputies|troopers|court|jury|jurors|tribunal|inquest|hearing|magistrates|witness(?:es)?|video|footage)\b[^,.;]{0,40}$/i;
/** Between who tells of it and whom it is told of: "Police say | a man shouted", "The court heard that | a driver had spat". */
const tellsThat =
  /^ (?:(?:say|said|says|alleged?|alleges|believe|reported|report|(?:was|were|has been|have been) told|(?:has |have )?heard|shows?|showed)(?: on \w+day| \w+day| this week)?(?: that| how)?|(?:are|is|have been|were) (?:investigating|looking into|appealing for (?:witnesses|information)|hunting|searching)(?: [^,.;]{2,40})? after) $/i;
/** Whom a sentence tells of: its first actor, or the one of whom police, a court or a witness tell. */
export function toldOf(page: PageReading, sentence: Sentence | undefined): ActorAt | undefined {
  const [first, second] = sentence?.reading.actors ?? [];
  if (!sentence || !first || !second || first.kind === "person") return first;
  const isTold =
    reporters.test(page.text.slice(sentence.start, first.end)) && tellsThat.test(page.text.slice(first.end, second.start));
  return isTold ? second : first;
}

/** Whom the page's first sentence is about, by a word for them and no name: "A former activist who …", with what is said of them. */
export function openerOf(page: PageReading): { noun: string; words: string; at: number; behind: string } | null {
  const head = openingOf(page);
  const actor = head && toldOf(page, head);
  if (!head || head.mentions.length > 0 || actor?.kind !== "role" || actor.definite || actor.start - head.start > 40) return null;
  return { noun: actor.noun, words: actor.words, at: actor.start - head.start, behind: page.text.slice(actor.end, head.end) };
}

/** The first sentence of the main text, behind "LEIPZIG." or "DUNLEY (AP)." */
export function openingOf(page: PageReading): Sentence | undefined {
  return page.sentences.find((sentence) => sentence.kind === "main" && /\p{Ll}{3}/u.test(sentence.text));
}

/** "The leader of Little Aston council": a name that only says where. */
function isPlaceHeld(page: PageReading, from: number): boolean {
  return /\b(?:of|in|at|from|near) (?:the )?$/.test(page.text.slice(Math.max(0, from - 10), from));
}

/** The words are those of whom the sentence opens with, by a word for them or by a pronoun that takes it up. */
export function isOpener(sentence: Sentence | undefined, quote: ResolvedQuote): boolean {
  const first = sentence?.reading.actors[0];
  const agent = quote.clause?.agent;
  if (first?.kind !== "role" || !agent || quote.speaker !== `r:${first.noun}`) return false;
  return (agent === first && !first.definite) || agent.kind === "pronoun";
}

/**
 * "A taxi driver who …", "A 22-year-old Bayview man …": whom the first sentence brings in without a name,
 * in a story that accuses one person by name further down; never whom it shows as hurt or as Jewish.
 */
export function leadOf(page: PageReading, discourse: Pick<Discourse, "clauses">): Who | null {
  const first = openingOf(page);
  const actor = first && toldOf(page, first);
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
      clause.sentence === first.index &&
      clause.patient === actor &&
      (/^(?:attack|damage|refuse|help)$/.test(clause.class) || isAbused(page, clause)),
  );
  const others = page.sentences.filter((sentence) =>
    sentence.reading.actors.some(
      (other) => other.kind === "role" && other.noun === actor.noun && !other.definite && !furtherOne.test(other.words),
    ),
  );
  return hurt || others.length > 1 ? null : key;
}

const abuse =
  /^(?:abuse|insult|taunt|threaten|chase|spit|spat|target|subject|heckle|jeer|mock|harass|bully|accost|confront|berate|menace|intimidate|torment|pelt|surround)$/;
const calls = /^(?:call|tell|greet|label|brand|dub|send|shout|yell|scream)$/;

/**
 * "A driver was called a '…' by a passenger", "was told that …", "was spat at": the clause tells what was said or done to somebody, in words against
 * Jews where it is a verb of saying; not "was called an antisemite", "was told to leave the party".
 */
export function isAbused(
  page: PageReading,
  clause: Pick<ResolvedClause, "passive" | "negated" | "lemma" | "end" | "sentence">,
): boolean {
  if (!clause.passive || clause.negated) return false;
  if (abuse.test(clause.lemma)) return true;
  const behind = page.text.slice(clause.end, page.sentences[clause.sentence]?.end ?? clause.end);
  return (
    calls.test(clause.lemma) &&
    !/^ (?:to\b|an? (?:anti-?semite|racist|nazi|bigot)\b)/i.test(behind) &&
    hostility(behind.replace(/["“”'‘’]/g, " ")) >= 2
  );
}

/** Beside it by the words at their name: kin, a helper, somebody in charge; or they were set upon by whoever did it. */
const standsBeside =
  /^(?:,? \(?(?:aged )?\d{2}\)?,?)?,? (?:(?:a |an |the |his |her )?(?:[\w’'-]+[’']s )?(?:fellow|father|mother|brother|sister|son|daughter|husband|wife|friend|uncle|cousin)\b|who (?:came|heard|saw|tried|stepped|intervened|rushed|runs|was (?:told|called|abused))\b)/i;
const setUpon =
  /\b(?:hit|hitting|punch\w*|assault(?:ed|ing)|attack(?:ed|ing)|push\w*|beat(?:ing|en)?|struck|striking|fail(?:ed|ing|ure) to|did nothing|contempt|for (?:his|her) own safety|(?:(?:his|her)|['’]s) attacker)\b/i;

/** By the words at their name, or because they are said to have hit somebody of it, they stand beside what the head of the page tells. */
export function standsBesideTheHarmed(page: PageReading, person: number): boolean {
  const sentences = page.sentences.filter(({ mentions }) => mentions.some((mention) => mention.person === person));
  return (
    page.mentions.some(
      (mention) => mention.person === person && standsBeside.test(page.text.slice(mention.end, mention.end + 80)),
    ) || sentences.some(({ text, index }) => [text, page.sentences[index + 1]?.text ?? ""].some((one) => setUpon.test(one)))
  );
}

/** Police or a court, and no employer or club, took a step against the subject, who does not stand beside the harmed. */
export function isChargedAlone(page: PageReading, { frames }: Pick<Discourse, "frames">): boolean {
  const own = frames.filter(({ person }) => person === 0);
  return (
    own.some(({ kind }) => /^(?:arrest|charge|indict|try|plead|convict|sentence|party|court)$/.test(kind)) &&
    !own.some(({ kind }) => kind === "discipline") &&
    !standsBesideTheHarmed(page, 0)
  );
}

/** What may stand ahead of a name with which a sentence begins: "In a statement,", "Outside court,", "Norwich-born". */
export const openingAhead =
  /^(?:(?:In (?:an?|his|her) (?:[\w-]+ ){0,3}?(?:statement|post|message|interview|e-?mail|video|letter)(?: [^,.;]{2,40})?|Outside (?:the )?court|Speaking (?:after|outside|to) [^,]{3,40}|Later|Yesterday|On \w+day|(?:Asked|Approached|Contacted|Reached) [^,]{3,50}), )?(?:\S+-(?:born|based|raised|bred) )?$/;
