import { sql } from "drizzle-orm";
import { behaviorIncidents, evidencePassages, sources } from "#app/db/schema/index.ts";

/**
 * A source that a shared and approved incident quotes. Sharing takes sources alone that anyone can open (the archived
 * page of a public address), so every workspace may check them; nothing else of one leaves its workspace.
 */
export const backsShared = sql<boolean>`exists (
  select 1 from ${evidencePassages}
  join ${behaviorIncidents} on ${behaviorIncidents.id} = ${evidencePassages.incidentId}
  where ${evidencePassages.sourceId} = ${sources.id} and ${behaviorIncidents.workspaceId} is null and ${behaviorIncidents.status} = 'approved'
)`;
