import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { lapsesBefore, type RetentionRule } from "./retention.ts";

/** Something that a rule takes: since when its time runs, and whether a hold keeps it. */
export type Lapsed = { id: string; since: Date; isHeld: boolean };

/** The holds that are in force on the day of `now`. */
function activeHolds(now: Date): SQL {
  return sql`select kind, entity_id from retention_holds where ended_at is null and until >= ${now.toISOString().slice(0, 10)}::date`;
}

/** An incident is kept by a hold of its own, of its subject (or one merged into that), or of a dossier that shows it. */
const incidentIsHeld = sql`exists (
  select 1 from holds where
    (kind = 'incident' and entity_id = item.id)
    or (kind = 'subject' and (entity_id = item.subject_id or exists (select 1 from subjects where subjects.id = entity_id and subjects.merged_into = item.subject_id)))
    or (kind = 'dossier' and exists (select 1 from dossier_incidents where dossier_incidents.dossier_id = entity_id and dossier_incidents.incident_id = item.id))
)`;
const notHeld = sql`false`;

/**
 * When each rule's time began, as `id`, `since` and `subject_id` where it is about a person. A review that was taken
 * back begins it anew; what the person recorded contests does not lapse.
 */
const items: Record<RetentionRule, { from: SQL; isHeld: SQL }> = {
  "unreviewed-findings": {
    from: sql`select id, subject_id, greatest(created_at, coalesce((select max(undone_at) from incident_reviews where incident_reviews.incident_id = behavior_incidents.id), created_at)) as since
      from behavior_incidents
      where origin = 'search' and verification = 'unreviewed' and status = 'approved' and workspace_id is not null
        and not exists (select 1 from incident_disputes where incident_disputes.incident_id = behavior_incidents.id and closed_at is null)`,
    isHeld: incidentIsHeld,
  },
  "rejected-reports": {
    from: sql`select id, subject_id, coalesce(
        (select max(decided_at) from moderation_decisions where moderation_decisions.incident_id = behavior_incidents.id and to_status = 'rejected' and undone_at is null),
        (select max(reviewed_at) from incident_reviews where incident_reviews.incident_id = behavior_incidents.id and undone_at is null),
        updated_at) as since
      from behavior_incidents where status = 'rejected'`,
    isHeld: incidentIsHeld,
  },
  "social-report-inputs": {
    from: sql`select id, dossier_id, coalesce(completed_at, cancelled_at) as since from social_reports
      where info is not null and (status = 'complete' or cancelled_at is not null)`,
    isHeld: sql`exists (
      select 1 from holds where
        (kind = 'social-report' and entity_id = item.id)
        or (kind = 'dossier' and entity_id = item.dossier_id)
        or (kind = 'subject' and exists (select 1 from dossiers where dossiers.id = item.dossier_id and dossiers.subject_id = entity_id))
    )`,
  },
  "unsent-evidence": {
    from: sql`select id, created_at as since from report_evidence where incident_id is null`,
    isHeld: notHeld,
  },
  "unconfirmed-requests": {
    from: sql`select id, created_at as since from subject_requests where status = 'unconfirmed'`,
    isHeld: notHeld,
  },
};

/** What a rule has to say at `now`: the oldest first, at most `limit`; without `withHeld` only what it takes. */
export async function findLapsed(
  db: Queryable,
  input: { rule: RetentionRule; now: Date; limit: number; withHeld: boolean },
): Promise<Lapsed[]> {
  const { from, isHeld } = items[input.rule];
  const { rows } = await db.execute<{ id: string; since: Date | string; is_held: boolean }>(sql`
    with holds as materialized (${activeHolds(input.now)}),
    lapsed as (
      select item.id, item.since, ${isHeld} as is_held from (${from}) as item
      where item.since < ${lapsesBefore(input.rule, input.now).toISOString()}::timestamptz
    )
    select * from lapsed where ${input.withHeld} or not is_held
    order by since, id limit ${input.limit}`);
  return rows.map((row) => ({ id: row.id, since: new Date(row.since), isHeld: row.is_held }));
}

/** Whether a rule still takes this one: asked again under the lock of its row. */
export async function stillLapsed(
  db: Queryable,
  input: { rule: RetentionRule; now: Date; ids: readonly string[] },
): Promise<Set<string>> {
  if (input.ids.length === 0) return new Set();
  const { from, isHeld } = items[input.rule];
  const list = sql.param(`{${input.ids.join(",")}}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    with holds as materialized (${activeHolds(input.now)})
    select item.id from (${from}) as item
    where item.id = any(${list}::uuid[]) and item.since < ${lapsesBefore(input.rule, input.now).toISOString()}::timestamptz and not ${isHeld}`);
  return new Set(rows.map(({ id }) => id));
}
