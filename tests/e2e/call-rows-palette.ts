import type { Row } from "./call-rows.ts";

export const paletteRows: Record<string, Row> = {
  searchWorkspace: {
    door: "member",
    // Found by its beginning; the other workspace's person by nothing.
    input: () => ({ query: "fairw" }),
    answers: (own) => ({ dossiers: [{ id: own.dossierId }], incidents: [], sources: [] }),
    refuses: [
      [{ query: "x".repeat(201) }, "Search must be at most 200 characters"],
      [{ query: undefined }, "Search is required"],
    ],
  },
};
