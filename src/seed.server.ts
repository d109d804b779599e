import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { and, count, eq, inArray } from "drizzle-orm";
import {
  accounts,
  sessions,
  sources,
  subscriptions,
  userPermissions,
  users,
  workspaceMembers,
  workspaces,
} from "#app/db/schema/index.ts";
import type { Database } from "#app/db/db.server.ts";
import { demoDocuments, demoPeople, demoWorkspace, type DemoPerson } from "#app/db/demo/manifest.ts";
import * as checkouts from "#app/features/billing/checkouts.server.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { monthlyCredits } from "#app/features/billing/credits.ts";
import { refresh } from "#app/features/billing/readings.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { archiveSource } from "#app/features/sources/archive-source.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type WorkspaceId } from "#app/server/context.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import { seedReports, withdrawReporter } from "./seed-reports.server.ts";
import { hashPassword } from "#app/server/password-hash.server.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * The demo workspace with its people and its library, made once. It runs at every start of embedded mode
 * and adds only what is missing, so that a start cut short is made whole by the next.
 */
export async function seedDemo(app: App): Promise<void> {
  const workspaceId = await seedWorkspace(app);
  await seedSubscription(app, workspaceId);
  const [known] = await app.db
    .select({ count: count() })
    .from(sources)
    .where(and(eq(sources.workspaceId, workspaceId), eq(sources.origin, "demo")));
  if ((known?.count ?? 0) < demoDocuments.length) await seedLibrary(app, workspaceId);
  await seedReports(app);
}

/**
 * Outside embedded mode on loopback nobody signs in with the published password: on a database that held the
 * demo before, its people lose their passwords and sessions. The next demo start gives the passwords back.
 */
export async function withdrawDemo(app: Pick<App, "db">): Promise<void> {
  await withdrawReporter(app);
  const ids = (await findDemoPeople(app.db)).map(({ id }) => id);
  if (ids.length === 0) return;
  await app.db.transaction(async (tx) => {
    await tx.delete(accounts).where(inArray(accounts.userId, ids));
    await tx.delete(sessions).where(inArray(sessions.userId, ids));
  });
}

function findDemoPeople(db: Database): Promise<{ id: string }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.slug, demoWorkspace.slug))
    .where(
      inArray(
        users.email,
        demoPeople.map(({ email }) => email),
      ),
    );
}

async function giveBackPasswords(db: Database): Promise<void> {
  const people = await findDemoPeople(db);
  const known = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(
      inArray(
        accounts.userId,
        people.map(({ id }) => id),
      ),
    );
  const without = people.filter(({ id }) => !known.some(({ userId }) => userId === id));
  if (without.length === 0) return;
  const password = await hashPassword(demoPassword);
  await db.insert(accounts).values(without.map(({ id }) => ({ userId: id, accountId: id, providerId: "credential", password })));
}

async function seedWorkspace(app: App): Promise<WorkspaceId> {
  const [existing] = await app.db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.slug, demoWorkspace.slug));
  if (existing) {
    await giveBackPasswords(app.db);
    return asWorkspaceId(existing.id);
  }
  const id = asWorkspaceId(newId());
  const password = await hashPassword(demoPassword);
  const now = new Date();
  await app.db.transaction(async (tx) => {
    await tx.insert(workspaces).values({
      id,
      isOnboarded: true,
      slug: demoWorkspace.slug,
      name: demoWorkspace.name,
      plan: "enterprise",
      billingPeriod: "monthly",
      purpose: demoWorkspace.purpose,
      acceptedUseAt: now,
    });
    for (const person of demoPeople) {
      const userId = newId();
      await tx.insert(users).values({
        id: userId,
        email: person.email,
        emailVerified: true,
        firstName: person.firstName,
        lastName: person.lastName,
        name: `${person.firstName} ${person.lastName}`,
      });
      await tx.insert(accounts).values({ userId, accountId: userId, providerId: "credential", password });
      await tx.insert(userPermissions).values({ userId, useApp: true, ...staffFlags(person) });
      if (person.role !== "staff") await tx.insert(workspaceMembers).values({ workspaceId: id, userId, role: person.role });
    }
    // Credits come with the subscription; a hosted payment provider sells the demo none.
    if (app.services.payments.desk) return;
    await credits.grant(tx, {
      workspaceId: id,
      amount: monthlyCredits.enterprise,
      reference: now.toISOString().slice(0, 7),
      note: "Monthly credits",
      now,
    });
  });
  return id;
}

/** The demo's owner pays with a test card at the embedded provider, so that billing shows what it shows to anybody. */
async function seedSubscription(app: App, workspaceId: WorkspaceId): Promise<void> {
  const { desk } = app.services.payments;
  const [known] = await app.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  if (!desk || known) return;
  const [owner] = await app.db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.role, "owner")));
  if (!owner) return;
  const ctx = jobContext(app, "seed");
  const opened = await checkouts.openPlan(ctx, { userId: owner.userId, plan: "enterprise", period: "monthly", workspaceId });
  if (opened.kind !== "opened") return;
  await desk.payCheckout(opened.checkoutSessionId, { number: "4242424242424242", expiry: "12/49", cvc: "424" });
  await refresh(ctx, { kind: "checkout", checkoutId: opened.checkoutSessionId });
}

function staffFlags(person: DemoPerson) {
  const isStaff = person.role === "staff";
  return {
    manageUsers: isStaff,
    manageExternalUsers: isStaff,
    manageSubjects: isStaff,
    moderateBehaviorIncidents: isStaff,
    manageSocialReports: isStaff,
  };
}

async function seedLibrary(app: App, workspaceId: WorkspaceId): Promise<void> {
  // Through the package's own imports the folder is found from the sources and from the built server alike.
  const manifest = createRequire(import.meta.url).resolve("#app/db/demo/manifest.ts");
  const folder = path.join(path.dirname(manifest), "documents");
  const base = { ...jobContext(app, "seed"), workspaceId };
  for (const document of demoDocuments) {
    const bytes = new Uint8Array(await readFile(path.join(folder, document.file)));
    const added = await archiveSource(
      { ...base, now: () => new Date(Date.now() - document.addedDaysAgo * day) },
      { bytes, fileName: document.file, origin: "demo", url: document.url },
    );
    if (!added.ok) throw new Error(`The demo document ${document.file} cannot be read: ${added.message}`);
  }
}
