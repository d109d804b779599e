import type { RunStatus, SearchStepName, StepStatus } from "./search-run.ts";

/** What a person watching a search sees: the same from a stream, after a reload and in a second tab. */
export type SearchProgress = {
  runId: string;
  dossierId: string;
  status: RunStatus;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** In words, when it failed. */
  failure: string | null;
  cost: number;
  engine: string | null;
  searchEngine: string | null;
  steps: {
    name: SearchStepName;
    status: StepStatus;
    doneCount: number;
    totalCount: number | null;
    /** Title of the page being worked on. */
    current: string | null;
    startedAt: string | null;
    finishedAt: string | null;
  }[];
  counts: { queries: number; pages: number; read: number; proposed: number; setAside: number };
  /** What the judging has proposed so far, before it is verified and merged. */
  partial: { sourceId: string; pageTitle: string; proposal: string; kept: "incident" | "human" }[];
};

export const stepLabels: Record<SearchStepName, string> = {
  plan: "Plan the queries",
  retrieve: "Look for pages",
  read: "Read the pages",
  identify: "Check who is meant",
  judge: "Judge what is reported",
  verify: "Verify every quotation",
  merge: "Merge reports of one event",
};
