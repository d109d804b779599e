import type { Row } from "./call-rows.ts";

/** What can be done with a search that has ended. The matrix's own is still under way. */
export const pastSearchRows: Record<string, Row> = {
  getPastSearches: {
    door: "member",
    input: ({ dossierId }) => ({ dossierId }),
    ids: { dossierId: "empty" },
    answers: (own) => [{ runId: own.runId }],
  },
  getSearchCertificate: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: "null" },
    answers: () => null,
  },
  getSearchComparison: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: 404 },
    answers: () => null,
  },
  replaySearch: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: 404 },
    answers: () => ({ ok: false, reason: "nothing-kept" }),
  },
};
