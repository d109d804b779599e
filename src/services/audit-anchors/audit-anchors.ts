/** Where a chain of the audit log ended at a moment. */
export type AnchoredHead = { chain: string; sequence: number; hash: string };

/**
 * Keeps the ends of the audit log's chains outside of the database, signed: whoever cuts the end of the log away, its
 * own note of where it ended included, does not reach these.
 */
export interface AuditAnchors {
  /** Adds the heads that were noted at `at`. Nothing is added for none. */
  append(at: Date, heads: readonly AnchoredHead[]): Promise<void>;
  /**
   * The highest head that was noted of each chain, and whether every note is as it was written. What was tampered with
   * is left out; a missing end of the notes themselves does not show.
   */
  read(): Promise<{ heads: AnchoredHead[]; isIntact: boolean }>;
}
