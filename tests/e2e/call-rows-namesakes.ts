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
    ],
  },
  undoNamesakeChoice: {
    door: "member",
    input: ({ runId }) => ({ runId }),
    ids: { runId: 404 },
    answers: () => ({ restored: 0 }),
  },
};
