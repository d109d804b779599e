import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";

export const historyInput = dossierInput.extend({ cursor: z.string().max(100).optional() });

/** What a change can be put back by. */
export type Restore =
  | { kind: "incident"; incidentId: string }
  | { kind: "fact"; factId: string }
  | { kind: "note"; noteId: string }
  | { kind: "review"; incidentId: string; reviewId: string }
  | { kind: "merge"; mergeId: string }
  | { kind: "evidence"; addedId: string };

/** One change of a dossier, in plain words. */
export type HistoryEntry = {
  id: string;
  at: string;
  /** A member's name, "A moderator", "Attest" for what a job did. */
  who: string;
  /** What they did: "removed an incident". */
  did: string;
  /** What it was done to, in a person's or a source's words. */
  what: string | null;
  /** The reason that was given. */
  why: string | null;
  restore: Restore | null;
};
export type HistoryPage = { entries: HistoryEntry[]; next_cursor: string | null };
