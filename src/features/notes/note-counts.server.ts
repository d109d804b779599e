import { sql, type Column, type SQL } from "drizzle-orm";
import { jsonRows } from "#app/db/json-rows.ts";
import { dossierNotes } from "#app/db/schema/index.ts";
import type { NoteCount } from "./note.ts";

/** How many notes stand on a dossier and on each of its incidents, as a JSON column of a statement about the dossier. */
export function noteCountsOf(dossierId: Column): SQL<NoteCount[]> {
  return jsonRows(
    { incident_id: sql<string | null>`counted.incident_id`, count: sql<number>`counted.count` },
    {
      from: sql`from (
        select ${dossierNotes.incidentId}, count(*)::int as count from ${dossierNotes}
        where ${dossierNotes.dossierId} = ${dossierId} and ${dossierNotes.removedAt} is null
        group by ${dossierNotes.incidentId}
      ) as counted`,
      orderBy: sql`counted.incident_id nulls first`,
    },
  );
}
