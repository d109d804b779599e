import type { Objection, ObjectionGround, PointedPassage } from "#app/services/language-model/language-model.ts";
import { type IdentityBar, judgePointed } from "./engine/judge-page.ts";
import type { Judgement, Quotation, SetAsideReason, SourceText, SubjectFacts } from "./engine/judgement.ts";
import type { Passage } from "./engine/passages.ts";
import type { Pointed } from "./engine/pointed.ts";

/** Set aside for want of an act that the rules could read: here a model that reads other words can help. */
const openReasons: ReadonlySet<SetAsideReason> = new Set<SetAsideReason>([
  "not-the-actor",
  "not-antisemitic",
  "not-reported-by-the-source",
  "no-quotation",
]);

/**
 * Whether an answer of the model could change anything of this judgement.
 * @param bar how sure of the person a finding must be: where a name without contradiction is enough, it is worth asking too
 */
export function isWorthAsking(judgement: Judgement, bar: IdentityBar = "threshold"): boolean {
  if (judgement.finding) return true;
  const { verdict } = judgement.identity;
  return (
    judgement.decision === "none" &&
    judgement.setAside !== null &&
    openReasons.has(judgement.setAside) &&
    (verdict === "same" || (verdict === "possible" && bar === "uncontradicted"))
  );
}

const objectionWords: Record<ObjectionGround, string> = {
  "another-person": "The language model argues from a passage that another person of this name is meant; a person decides.",
  "another-actor": "The language model argues from a passage that somebody else did it; a person decides.",
  "lawful-opinion": "The language model argues from a passage that this is lawful opinion; a person decides.",
  "not-antisemitic": "The language model argues from a passage that what was done was not aimed at Jews; a person decides.",
  unsettled: "The language model argues from a passage that this is one side's word or was taken back; a person decides.",
};

/** Is what a model says of a passage that it reports an act, or words, of the subject? */
const isDeed = ({ role }: PointedPassage) => role === "act" || role === "words";

/** What the model pointed at, as stretches of the page. */
function pointedSpans(passages: readonly Passage[], pointed: readonly PointedPassage[]): Pointed[] {
  return pointed.flatMap(({ passage: index, role }) => {
    const passage = passages[index];
    return passage ? [{ start: passage.start, end: passage.end, role }] : [];
  });
}

/** The judgement that the rules make of a page without a finding where the model points; null where a gate is closed. */
export function raisedBy(
  answer: { pointed: readonly PointedPassage[] },
  { facts, page, judgement, passages, bar }: Raising,
): Judgement | null {
  return judgement.decision === "incident" ? null : judgePointed(facts, page, pointedSpans(passages, answer.pointed), bar);
}

type Raising = {
  facts: SubjectFacts;
  page: SourceText;
  /** Of the rules alone. */
  judgement: Judgement;
  passages: readonly Passage[];
  bar?: IdentityBar;
};

/** What the model reads in a passage of a finding that takes it back or leaves it open. */
const takenBackWords = {
  clears: "The language model reads in a passage that the person was cleared of it; a person decides.",
  doubt: "The language model reads in a passage that it is not settled; a person decides.",
} as const;

/** Whether a page was put to a human because of a passage that the model argues from, and not by the rules. */
export const isObjection = (reason: string): boolean =>
  [...Object.values(objectionWords), ...Object.values<string>(takenBackWords)].includes(reason);

/**
 * What the model's answer makes of the rules' judgement. It points, and the gates dispose:
 *
 * - a finding of the rules stands when the model points at what it rests on, sees nothing that clears the person or leaves it
 *   open, and argues nothing against it; else it is put to a human with the passage;
 * - a page of which the rules made no finding, and in which the model points at an act or at words, becomes one where every
 *   gate of the rules lets it (`raised`) and the model's second answer, the other side, objects to nothing;
 * - where a gate is closed the page is set aside for a person to read, with the passage and without a claim.
 *
 * Status words, quotations and all other words are read off the page by the rules, in each case. Pure.
 * @param raised what the rules make of the page with this pointing (raisedBy)
 */
export function weighAnswer(
  judgement: Judgement,
  passages: readonly Passage[],
  answer: { pointed: readonly PointedPassage[]; objections: readonly Objection[] },
  sourceId: string,
  raised: Judgement | null,
  bar: IdentityBar = "threshold",
): Judgement {
  const at = (index: number): Quotation | null => {
    const passage = passages[index];
    return passage ? { sourceId, text: passage.text, start: passage.start, end: passage.end } : null;
  };
  const objected = (claim: Judgement): Judgement | null => {
    for (const { ground, passages: indexes } of answer.objections) {
      const passage = at(indexes[0] ?? -1);
      if (passage) return putToHuman(claim, ground === "another-person" ? "20" : "17", objectionWords[ground], passage);
    }
    return null;
  };
  if (judgement.decision !== "incident") {
    const deed = answer.pointed.find(isDeed);
    if (!deed) return judgement;
    if (raised) return objected(raised) ?? raised;
    const passage = judgement.finding || !isWorthAsking(judgement, bar) ? null : at(deed.passage);
    return passage
      ? {
          ...judgement,
          rule: "17",
          setAside: "needs-a-human",
          reason: "The language model points at this passage; the rules read no act of the subject in it. A person decides.",
          passage,
        }
      : judgement;
  }
  const against = objected(judgement);
  if (against) return against;
  const back = answer.pointed.find(({ role }) => role === "clears") ?? answer.pointed.find(({ role }) => role === "doubt");
  if (back?.role === "clears") return putToHuman(judgement, "15", takenBackWords.clears, at(back.passage));
  if (back) return putToHuman(judgement, "17", takenBackWords.doubt, at(back.passage));
  const isPointedAt = answer.pointed.some(({ passage: index, role }) => {
    const passage = passages[index];
    return (
      passage !== undefined &&
      role !== "person" &&
      judgement.finding?.quotations.some((quotation) => quotation.start < passage.end && passage.start < quotation.end)
    );
  });
  return isPointedAt
    ? judgement
    : putToHuman(
        judgement,
        "17",
        "The language model sees no act of the subject in the passages that this rests on; a person decides.",
        null,
      );
}

function putToHuman(judgement: Judgement, rule: "15" | "17" | "20", reason: string, passage: Quotation | null): Judgement {
  return {
    ...judgement,
    decision: "human",
    rule,
    setAside: rule === "20" ? "possibly-another-person" : "needs-a-human",
    reason,
    passage: passage ?? judgement.passage,
    // Whose the outcome was is not clear, or it was taken back: no status word is anybody's.
    finding: rule !== "17" && judgement.finding ? { ...judgement.finding, status: null } : judgement.finding,
  };
}
