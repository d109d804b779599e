import { sql, type Column, type SQL } from "drizzle-orm";
import { jsonRows } from "#app/db/json-rows.ts";
import { evidenceChecks, sourceChecks } from "#app/db/schema/index.ts";
import type { PageChange } from "./evidence-health.ts";

/**
 * The dossier's live pages that are no longer what was archived, as a JSON column of a statement about the dossier:
 * what the last look at each found, unless it could not be reached then.
 */
export function pageChangesOf(dossierId: Column): SQL<PageChange[]> {
  return jsonRows(
    {
      source_id: sql<string>`seen.source_id`,
      outcome: sql<PageChange["outcome"]>`seen.outcome`,
      detail: sql<string | null>`seen.detail`,
      quoted_count: sql<number | null>`seen.quoted_count`,
      standing_count: sql<number | null>`seen.standing_count`,
      checked_at: sql<string>`seen.checked_at`,
    },
    {
      from: sql`from (
        select distinct on (${sourceChecks.sourceId}) ${sourceChecks.sourceId}, ${sourceChecks.outcome}, ${sourceChecks.detail},
          ${sourceChecks.quotedCount}, ${sourceChecks.standingCount}, ${sourceChecks.checkedAt}
        from ${evidenceChecks} join ${sourceChecks} on ${sourceChecks.checkId} = ${evidenceChecks.id}
        where ${evidenceChecks.dossierId} = ${dossierId} and ${sourceChecks.outcome} <> 'unreachable'
        order by ${sourceChecks.sourceId}, ${sourceChecks.checkedAt} desc
      ) as seen where seen.outcome <> 'unchanged'`,
      orderBy: sql`seen.source_id`,
    },
  );
}
