import { type IdentityBar, judgePage } from "./judge-page.ts";
import type { SetAsideReason, SourceText, SubjectFacts } from "./judgement.ts";
import { type JudgedFinding, type JudgedPage, mergeFindings, outrankedByClearing } from "./events/merge.ts";

export type SubjectJudgement = {
  /** The strongest of the findings; "none" when no page supports one. */
  decision: "incident" | "human" | "none";
  findings: JudgedFinding[];
  /** Every page that gave no finding, with the reason in words. */
  setAside: { sourceId: string; reason: SetAsideReason; rule: string; words: string }[];
};

const kept = ["incident", "human"] as const;

/**
 * What several pages support about one person: each page judged by itself, the reports of one event
 * merged. A page that clears the person of it outranks a page that accuses them (rubric 15).
 */
export function judgeSubject(
  subject: SubjectFacts,
  pages: readonly SourceText[],
  bar: IdentityBar = "threshold",
): SubjectJudgement {
  return settleJudgements(pages.map((page) => ({ judgement: judgePage(subject, page, bar), page })));
}

/** The same from judgements already made, one a page: the last step of a search. */
export function settleJudgements(judged: readonly JudgedPage[]): SubjectJudgement {
  const merged = outrankedByClearing(mergeFindings(judged));
  const cleared = judged.some(
    ({ judgement }) =>
      judgement.setAside === "another-person" &&
      judgement.rule === "G1" &&
      judgement.passage !== null &&
      judgement.identity.verdict !== "different",
  );
  const findings = cleared
    ? merged.map((finding): JudgedFinding =>
        finding.decision === "incident"
          ? { ...finding, decision: "human", rule: "15", reason: "Another page says that this person was named in error." }
          : finding,
      )
    : merged;
  const ordered = findings.toSorted((a, b) => kept.indexOf(a.decision) - kept.indexOf(b.decision));
  return {
    decision: ordered[0]?.decision ?? "none",
    findings: ordered,
    setAside: judged.flatMap(({ judgement, page }) =>
      judgement.decision === "none"
        ? [{ sourceId: page.id, reason: judgement.setAside ?? "not-the-actor", rule: judgement.rule, words: judgement.reason }]
        : [],
    ),
  };
}
