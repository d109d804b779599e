/** `queued → running → done | failed | cancelled`. It costs nothing. */
export const evidenceCheckStatuses = ["queued", "running", "done", "failed", "cancelled"] as const;

/** What became of a live page since it was archived. */
export const pageOutcomes = ["unchanged", "changed", "corrected", "gone", "unreachable"] as const;
