import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import type { Database } from "#app/db/db.server.ts";
import { createApp, type App } from "#app/server/app.server.ts";
import type {
  Context,
  MemberContext,
  StaffContext,
  SystemActor,
  UserActor,
  WorkspaceContext,
  WorkspaceId,
} from "#app/server/context.ts";
import type { StaffPermission } from "#app/server/permissions.ts";
import { generateSecrets, parseSettings } from "#app/server/env.ts";
import type { Services } from "#app/server/services.ts";
import { aMember, aWorkspace } from "./makers.ts";
import { createTestDatabase } from "./test-database.ts";

/** The time that operations are told, which a test may set. */
export type TestClock = { now: Date };

export type TestContext = {
  app: App;
  db: Database;
  clock: TestClock;
  workspaceId: WorkspaceId;
  /** An owner of the workspace. */
  member: MemberContext;
  /** An owner of another workspace. */
  stranger: MemberContext;
  /** Nobody is signed in. */
  anyone: Context<{ kind: "anyone" }>;
  /** A background job in the workspace. */
  worker: WorkspaceContext<SystemActor>;
  /** A member's context in any workspace: the door's work, without the door. */
  as(actor: UserActor, workspaceId: WorkspaceId): MemberContext;
  /** Somebody of the staff, let in for a permission: the door's work, without the door. */
  staff<P extends StaffPermission>(actor: UserActor, permission: P): StaffContext<P>;
  /** Ends everything and removes the database and the files. */
  close(): Promise<void>;
};

/**
 * The product with a database and folders of its own and its embedded services; for a test file's beforeAll.
 * `services` stand in for some of them, such as page fetching that may reach a site on loopback. Nothing works
 * the queue.
 */
export async function createTestContext(services: Partial<Services> = {}): Promise<TestContext> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(path.join(os.tmpdir(), "attest-context-"));
  const settings = parseSettings(
    { LOG_LEVEL: "silent", WORKER: "none" },
    generateSecrets(() => randomBytes(32).toString("hex")),
    folder,
  );
  const app = await createApp({ ...settings, DATABASE_URL: database.connectionString }, () => Promise.resolve());
  const clock: TestClock = { now: new Date("2026-03-02T09:00:00.000Z") };
  const base = {
    db: app.db,
    services: { ...app.services, ...services },
    auth: app.auth,
    now: () => new Date(clock.now),
    log: app.log,
    requestId: "test",
    cipher: app.cipher,
    websiteUrl: settings.WEBSITE_URL,
    hasInbox: true,
    newUserAccess: settings.NEW_USER_ACCESS,
  };
  const as: TestContext["as"] = (actor, workspaceId) => ({ ...base, actor, workspaceId, role: "owner" });
  const workspaceId = await aWorkspace(app.db, { credit: 1_000 });
  const otherWorkspaceId = await aWorkspace(app.db, { name: "Valley Archive", credit: 1_000 });
  return {
    app,
    db: app.db,
    clock,
    workspaceId,
    member: as(await aMember(app.db, workspaceId, { role: "owner" }), workspaceId),
    stranger: as(
      await aMember(app.db, otherWorkspaceId, { role: "owner", firstName: "Ezra", lastName: "Okonjo" }),
      otherWorkspaceId,
    ),
    anyone: { ...base, actor: { kind: "anyone" } },
    worker: { ...base, actor: { kind: "system", job: "test" }, workspaceId },
    as,
    staff: (actor, permission) => ({ ...base, actor, staff: permission }),
    async close() {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
