import { sql, type SQL } from "drizzle-orm";
import { behaviorIncidents } from "#app/db/schema/index.ts";

/** In a list by `created_at` and id, the newest first: those that come after this one. After one that is not there comes nothing. */
export const comesAfter = (incidentId: string | undefined): SQL | undefined =>
  incidentId === undefined
    ? undefined
    : sql`(${behaviorIncidents.createdAt}, ${behaviorIncidents.id}) < (select last.created_at, last.id from behavior_incidents last where last.id = ${incidentId})`;
