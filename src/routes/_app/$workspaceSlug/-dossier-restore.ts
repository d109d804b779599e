import type { Restore } from "#app/features/dossier-history/history-entry.ts";
import { restoreBehaviorIncidentEvidence, splitBehaviorIncidents } from "#app/features/incidents/desk.functions.ts";
import { restoreBehaviorIncidentToDossier, undoBehaviorIncidentReview } from "#app/features/incidents/incidents.functions.ts";
import { restoreIdentityFact } from "#app/features/known-facts/known-facts.functions.ts";
import { restoreDossierNote } from "#app/features/notes/notes.functions.ts";

/** Puts back what a change of the dossier's history took away. Rejects with what a person is told. */
export async function restoreChange(of: { workspaceId: string; dossierId: string }, what: Restore): Promise<void> {
  const { workspaceId } = of;
  switch (what.kind) {
    case "incident":
      return restoreBehaviorIncidentToDossier({ data: { ...of, incidentId: what.incidentId } });
    case "fact":
      return restoreIdentityFact({ data: { ...of, factId: what.factId } });
    case "note":
      return restoreDossierNote({ data: { workspaceId, noteId: what.noteId } });
    case "review":
      return undoBehaviorIncidentReview({ data: { workspaceId, incidentId: what.incidentId, reviewId: what.reviewId } });
    case "merge":
      return splitBehaviorIncidents({ data: { workspaceId, mergeId: what.mergeId } });
    case "evidence":
      return restoreBehaviorIncidentEvidence({ data: { workspaceId, addedId: what.addedId } });
  }
}
