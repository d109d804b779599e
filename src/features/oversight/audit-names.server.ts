import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import {
  behaviorIncidents,
  externalUsers,
  socialReports,
  subjectRequests,
  subjects,
  users,
  workspaces,
  type auditEntries,
} from "#app/db/schema/index.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { StaffContext } from "#app/server/context.ts";
import type { UserPermissions } from "#app/server/permissions.ts";

type AuditContext = StaffContext<"manage_users">;
type Entry = Pick<typeof auditEntries.$inferSelect, "actorKind" | "actorId" | "entity" | "entityId">;

type Named = {
  idsOf: (entry: Entry) => (string | null)[];
  /** Who sees the name where the thing itself stands. */
  isFor: (permissions: UserPermissions) => boolean;
  read: (ctx: AuditContext, ids: string[]) => Promise<{ id: string; name: string }[]>;
};

const whereEntity = (entity: string) => (entry: Entry) => [entry.entity === entity ? entry.entityId : null];

const named: readonly Named[] = [
  {
    idsOf: (entry) => [entry.actorId, entry.entity === "user" || entry.entity === "permission" ? entry.entityId : null],
    isFor: () => true,
    read: ({ db }, ids) => db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids)),
  },
  {
    idsOf: whereEntity("subject"),
    isFor: ({ manage_subjects }) => manage_subjects,
    read: ({ db }, ids) => db.select({ id: subjects.id, name: subjects.name }).from(subjects).where(inArray(subjects.id, ids)),
  },
  {
    idsOf: (entry) => [entry.actorKind === "reporter" ? entry.actorId : null, ...whereEntity("external-user")(entry)],
    isFor: ({ manage_external_users }) => manage_external_users,
    read: ({ db }, ids) =>
      db.select({ id: externalUsers.id, name: externalUsers.name }).from(externalUsers).where(inArray(externalUsers.id, ids)),
  },
  {
    // What a workspace keeps to itself is not named to staff.
    idsOf: whereEntity("incident"),
    isFor: ({ moderate, manage_subjects }) => moderate || manage_subjects,
    read: ({ db }, ids) =>
      db
        .select({ id: behaviorIncidents.id, name: behaviorIncidents.title })
        .from(behaviorIncidents)
        .where(and(inArray(behaviorIncidents.id, ids), isNull(behaviorIncidents.workspaceId))),
  },
  {
    idsOf: whereEntity("social-report"),
    isFor: ({ manage_social_reports }) => manage_social_reports,
    // The queue says for whom it is, not about whom.
    read: ({ db }, ids) =>
      db
        .select({ id: socialReports.id, name: workspaces.name })
        .from(socialReports)
        .innerJoin(workspaces, eq(workspaces.id, socialReports.workspaceId))
        .where(and(inArray(socialReports.id, ids), isNull(socialReports.cancelledAt))),
  },
  {
    idsOf: whereEntity("subject-request"),
    isFor: ({ manage_subjects }) => manage_subjects,
    read: ({ db }, ids) =>
      db
        .select({ id: subjectRequests.id, name: subjectRequests.receipt })
        .from(subjectRequests)
        .where(and(inArray(subjectRequests.id, ids), isNotNull(subjectRequests.confirmedAt))),
  },
];

/**
 * What people know by a name, by its id, of all that the entries are by and about: of users for everybody who reads the trail, of
 * the rest for those who see it where it stands. What is gone, and what a workspace keeps to itself, has none.
 */
export async function namesOf(ctx: AuditContext, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    named.map(async ({ idsOf, isFor, read }) => {
      const ids = isFor(ctx.actor.permissions) ? [...new Set(entries.flatMap(idsOf).filter(isUuid))] : [];
      return ids.length > 0 ? read(ctx, ids) : [];
    }),
  );
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
