import type { Objection, ObjectionGround, PointedPassage } from "#app/services/language-model/language-model.ts";
import type { Judgement, Quotation, SetAsideReason } from "./engine/judgement.ts";
import type { Passage } from "./engine/passages.ts";

/** Set aside for want of an act that the rules could read: here a model that reads other words can help. */
const openReasons: ReadonlySet<SetAsideReason> = new Set<SetAsideReason>([
  "not-the-actor",
  "not-antisemitic",
  "not-reported-by-the-source",
  "no-quotation",
]);

/** Whether an answer of the model could change anything of this judgement. */
export function isWorthAsking(judgement: Judgement): boolean {
  if (judgement.finding) return true;
  return (
    judgement.decision === "none" &&
    judgement.setAside !== null &&
    openReasons.has(judgement.setAside) &&
    judgement.identity.verdict === "same"
  );
}

const objectionWords: Record<ObjectionGround, string> = {
  "another-person": "The language model argues from a passage that another person of this name is meant; a person decides.",
  "another-actor": "The language model argues from a passage that somebody else did it; a person decides.",
  "lawful-opinion": "The language model argues from a passage that this is lawful opinion; a person decides.",
};

/** Whether a page was put to a human because of a passage that the model argues from, and not by the rules. */
export const isObjection = (reason: string): boolean => Object.values(objectionWords).includes(reason);

/**
 * What the model's answer makes of the rules' judgement. It can take certainty away and never add a claim: a finding
 * whose passages it does not point at, or against which it argues with a passage, is put to a human with that passage;
 * a page without a finding, of which it points at an act, is set aside for a person to read, without a claim. Status
 * words, quotations and all other words stay the rules' own.
 */
export function weighAnswer(
  judgement: Judgement,
  passages: readonly Passage[],
  answer: { pointed: readonly PointedPassage[]; objections: readonly Objection[] },
  sourceId: string,
): Judgement {
  const at = (index: number): Quotation | null => {
    const passage = passages[index];
    return passage ? { sourceId, text: passage.text, start: passage.start, end: passage.end } : null;
  };
  const acts = answer.pointed.filter(({ role }) => role === "act" || role === "words");
  const { finding } = judgement;
  if (!finding) {
    const [first] = acts;
    const passage = first && isWorthAsking(judgement) ? at(first.passage) : null;
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
  if (judgement.decision !== "incident") return judgement;
  const put = (rule: string, reason: string, passage: Quotation | null): Judgement => ({
    ...judgement,
    decision: "human",
    rule,
    setAside: rule === "20" ? "possibly-another-person" : "needs-a-human",
    reason,
    passage: passage ?? judgement.passage,
    finding: rule === "20" ? { ...finding, status: null } : finding,
  });
  for (const objection of answer.objections) {
    const passage = at(objection.passages[0] ?? -1);
    if (passage) return put(objection.ground === "another-person" ? "20" : "17", objectionWords[objection.ground], passage);
  }
  const isPointedAt = answer.pointed.some(({ passage: index, role }) => {
    const passage = passages[index];
    return (
      passage !== undefined &&
      role !== "person" &&
      finding.quotations.some((quotation) => quotation.start < passage.end && passage.start < quotation.end)
    );
  });
  return isPointedAt
    ? judgement
    : put("17", "The language model sees no act of the subject in the passages that this rests on; a person decides.", null);
}
