import { and, eq, sql, type SQL } from "drizzle-orm";
import { behaviorIncidents } from "#app/db/schema/index.ts";

/**
 * In a list by `created_at` and id, the newest first: those that come after this one, which is looked for among what the
 * caller may see (`isSeen`, the list's own condition). After one that is not there, or is another workspace's, comes nothing.
 */
export const comesAfter = (incidentId: string | undefined, isSeen: SQL | undefined): SQL | undefined =>
  incidentId === undefined
    ? undefined
    : sql`(${behaviorIncidents.createdAt}, ${behaviorIncidents.id}) < (select ${behaviorIncidents.createdAt}, ${behaviorIncidents.id} from ${behaviorIncidents} where ${and(eq(behaviorIncidents.id, incidentId), isSeen)})`;
