import type { Row } from "./call-rows.ts";

/** People who share a name. The matrix's own search is still under way: there is nobody to choose among yet. */
export const namesakeRows: Record<string, Row> = {
  getNamesakes: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: "null" },
    answers: () => null,
  },
  chooseNamesake: {
    door: "member",
    input: ({ runId }) => ({ runId, key: "0".repeat(24), reason: "The baker of Osterby is meant" }),
    ids: { runId: 404 },
    answers: () => ({ ok: false, message: "These pages are no longer sorted this way. Please look again." }),
    refuses: [
      [{ key: "first" }, "Person is invalid"],
      [{ reason: " " }, "A reason is required"],
      [{ reason: "a".repeat(301) }, "The reason must be at most 300 characters"],
      [{ reason: "The baker\nof Osterby" }, "The reason must be one line"],
    ],
  },
  undoNamesakeChoice: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: 404 },
    answers: () => ({ restored: 0 }),
  },
};
