import type { Database } from "#app/db/db.server.ts";
import { userPermissions, users, workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import { grant } from "#app/features/billing/credits.server.ts";
import { add } from "#app/features/sources/sources.server.ts";
import type { Plan, WorkspaceRole } from "#app/features/workspaces/workspace.ts";
import { newId } from "#app/lib/ids.ts";
import { asWorkspaceId, type UserActor, type WorkspaceContext, type WorkspaceId } from "#app/server/context.ts";
import { derivePermissions } from "#app/server/permissions.ts";

/*
 * Each makes one thing of the product, as valid as the product makes it. A test states only what matters to it.
 */

export async function aWorkspace(
  db: Database,
  given: { name?: string; plan?: Plan; credit?: number } = {},
): Promise<WorkspaceId> {
  const id = asWorkspaceId(newId());
  await db.insert(workspaces).values({
    id,
    slug: `workspace-${id}`,
    name: given.name ?? "Harbour Watch",
    plan: given.plan ?? "pro",
    billingPeriod: "monthly",
    isOnboarded: true,
    purpose: "institution-security",
  });
  if (given.credit) await grant(db, { workspaceId: id, amount: given.credit, reference: "start", now: new Date() });
  return id;
}

/** A person with an account; with access to the app unless told. */
export async function aUser(
  db: Database,
  given: { firstName?: string; lastName?: string; permissions?: Partial<typeof userPermissions.$inferInsert> } = {},
): Promise<UserActor> {
  const { firstName = "Noor", lastName = "Lindqvist" } = given;
  const userId = newId();
  const displayName = `${firstName} ${lastName}`;
  await db
    .insert(users)
    .values({ id: userId, email: `${userId}@harbour.example`, emailVerified: true, firstName, lastName, name: displayName });
  const [flags] = await db
    .insert(userPermissions)
    .values({ useApp: true, ...given.permissions, userId })
    .returning();
  if (!flags) throw new Error("The permissions were not saved");
  const permissions = derivePermissions({
    use_app: flags.useApp,
    manage_users: flags.manageUsers,
    manage_external_users: flags.manageExternalUsers,
    manage_subjects: flags.manageSubjects,
    moderate_behavior_incidents: flags.moderateBehaviorIncidents,
    manage_social_reports: flags.manageSocialReports,
    debug: flags.debug,
  });
  return { kind: "user", userId, displayName, permissions };
}

/** A person in a workspace, an ordinary member unless told. */
export async function aMember(
  db: Database,
  workspaceId: WorkspaceId,
  given: Parameters<typeof aUser>[1] & { role?: WorkspaceRole } = {},
): Promise<UserActor> {
  const user = await aUser(db, given);
  await db.insert(workspaceMembers).values({ workspaceId, userId: user.userId, role: given.role ?? "member" });
  return user;
}

/** A document in the workspace's library, archived with its bytes; answers its id. Another text, another source. */
export async function aSource(
  ctx: WorkspaceContext,
  given: { title?: string; text?: string; url?: string; html?: string } = {},
): Promise<string> {
  const text = given.text ?? `The harbour board met on Tuesday and approved the minutes (${newId()}).`;
  const added = await add(
    ctx,
    given.html === undefined
      ? { bytes: Buffer.from(text), origin: "paste", url: given.url ?? null, pasted: { title: given.title ?? null, text } }
      : { bytes: Buffer.from(given.html), origin: "upload", fileName: "page.html", url: given.url ?? null },
  );
  if (!added.ok) throw new Error(added.message);
  return added.sourceId;
}
