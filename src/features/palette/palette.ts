import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

export const longestQuery = 200;

export const searchWorkspaceSchema = workspaceInput.extend({
  query: z.string("Search is required").max(longestQuery, `Search must be at most ${longestQuery} characters`),
});

/** What a workspace holds that bears what was typed, a few of each kind, the likest first. */
export type WorkspaceFindings = {
  dossiers: { id: string; name: string; folder: string | null }[];
  /** Known to this workspace; with the newest dossier about the person, if there is one. */
  subjects: { id: string; name: string; dossierId: string | null; dossierCount: number }[];
  incidents: { id: string; title: string; date: string; dossierId: string; subject: string }[];
  sources: { id: string; title: string; kind: string }[];
};
