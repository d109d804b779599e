import { and, eq, gt, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { jsonRows } from "#app/db/json-rows.ts";
import { incidentTombstones, tombstonePlaces, tombstoneSpans } from "#app/db/schema/index.ts";

/** What is left of an incident that was deleted at the request of the person recorded. */
export type DeletedIncident = { id: string; deleted_at: string };

/** As a column: the tombstones of the dossier that the query is about, the latest first; `deleted_at` as the database writes it. */
export function tombstonesOf(dossierId: SQL) {
  return jsonRows(
    { id: incidentTombstones.incidentId, deleted_at: incidentTombstones.deletedAt },
    {
      from: sql`from ${tombstonePlaces} join ${incidentTombstones} on ${incidentTombstones.incidentId} = ${tombstonePlaces.incidentId} where ${tombstonePlaces.dossierId} = ${dossierId}`,
      orderBy: sql`${incidentTombstones.deletedAt} desc, ${incidentTombstones.incidentId}`,
    },
  );
}

/** Whether something of the person was deleted at their request that rested on one of these places. */
export async function wasDeletedOnRequest(
  tx: Queryable,
  found: { subjectId: string; spans: readonly { sourceId: string; start: number; end: number }[] },
): Promise<boolean> {
  if (found.spans.length === 0) return false;
  const [row] = await tx
    .select({ id: tombstoneSpans.id })
    .from(tombstoneSpans)
    .where(
      and(
        eq(tombstoneSpans.subjectId, found.subjectId),
        inArray(
          tombstoneSpans.sourceId,
          found.spans.map(({ sourceId }) => sourceId),
        ),
        or(
          ...found.spans.map((span) =>
            and(
              eq(tombstoneSpans.sourceId, span.sourceId),
              lt(tombstoneSpans.startOffset, span.end),
              gt(tombstoneSpans.endOffset, span.start),
            ),
          ),
        ),
      ),
    )
    .limit(1);
  return row !== undefined;
}
