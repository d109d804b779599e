import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { eq } from "drizzle-orm";

import { demoPeople, demoSubjects, demoWorkspace } from "#app/db/demo/manifest.ts";
import { findEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { searchRuns, users, workspaces } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { hasEnded } from "#app/features/searches/search-run.ts";
import { newId } from "#app/lib/ids.ts";
import type { App } from "#app/server/app.server.ts";
import { asWorkspaceId, type MemberContext } from "#app/server/context.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";
import { ensureBuilt } from "#app/server/build.server.ts";
import { derivePermissions } from "#app/server/permissions.ts";
import { startApp, type RunningApp } from "#tests/process/running-app.ts";

import type { Bench } from "./benchmark.ts";
import { openApp, readSecrets } from "./product-context.ts";

/** The product in a process of its own, with a searched dossier of the demo workspace. */
export type RunningProduct = RunningApp & {
  /** The same product in this process, on the same database. */
  app: App;
  /** A demo person's session. */
  cookie: string;
  workspaceId: string;
  workspaceSlug: string;
  dossierId: string;
  /** A member's context in this process, as the door would make it. */
  member: MemberContext;
};

const projectFolder = path.dirname(import.meta.dirname);

/** Built before it is started, so that no build falls into what is measured. */
export async function startProduct({ folder, tell, atEnd }: Bench): Promise<RunningApp> {
  await ensureBuilt(projectFolder, (work) => {
    tell("building the product");
    return work();
  });
  tell("starting the product");
  const running = await startApp({ dataDir: folder });
  atEnd(async () => void (await running.stop()));
  return running;
}

export async function startSearchedProduct(bench: Bench): Promise<RunningProduct> {
  const running = await startProduct(bench);
  const connectionString = await findEmbeddedPostgres(bench.folder);
  if (connectionString === undefined) throw new Error("The product's database was not found");
  const app = await openApp({ connectionString, folder: bench.folder, secrets: await readSecrets(bench.folder) });
  bench.atEnd(() => app.close());
  // Where the doors find the process's App (see app.server.ts).
  (globalThis as unknown as Record<symbol, unknown>)[Symbol.for("attest.app")] = Promise.resolve(app);
  const cookie = await signIn(running.address);
  const member = await ownerOfDemo(app);
  bench.tell("searching a demo subject");
  const dossierId = await searchedDossier(app, member);
  return { ...running, app, cookie, workspaceId: member.workspaceId, workspaceSlug: demoWorkspace.slug, dossierId, member };
}

async function signIn(address: string): Promise<string> {
  const response = await fetch(`${address}/_server/signInUser`, {
    method: "POST",
    headers: { ...callHeaders(address), "content-type": "application/json" },
    body: payload({ email: owner().email, password: demoPassword }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  if (!response.ok || cookie === "") throw new Error(`The demo sign-in answered ${response.status} ${await response.text()}`);
  return cookie;
}

/** What the framework's own client sends with a call. */
export function callHeaders(address: string): Record<string, string> {
  return {
    "x-tsr-serverfn": "true",
    accept: "application/x-tss-framed, application/x-ndjson, application/json",
    origin: address,
    "sec-fetch-site": "same-origin",
  };
}

/** The body of a call, as the transport writes an object of plain texts (seroval's JSON form). */
export function payload(data: Record<string, string>): string {
  const texts = Object.values(data).map((text) => ({ t: 1, s: text }));
  const fields = { t: 10, i: 1, p: { k: Object.keys(data), v: texts }, o: 0 };
  return JSON.stringify({ t: { t: 10, i: 0, p: { k: ["data"], v: [fields] }, o: 0 }, f: 127, m: [] });
}

function owner() {
  const person = demoPeople.find(({ role }) => role === "owner");
  if (!person) throw new Error("The demo has no owner");
  return person;
}

async function ownerOfDemo(app: App): Promise<MemberContext> {
  const [workspace] = await app.db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.slug, demoWorkspace.slug));
  const [user] = await app.db.select({ id: users.id, name: users.name }).from(users).where(eq(users.email, owner().email));
  if (!workspace || !user) throw new Error("The demo workspace was not seeded");
  const permissions = derivePermissions({
    use_app: true,
    manage_users: false,
    manage_external_users: false,
    manage_subjects: false,
    moderate_behavior_incidents: false,
    manage_social_reports: false,
    debug: false,
  });
  const actor = { kind: "user" as const, userId: user.id, displayName: user.name, permissions };
  return { ...jobContext(app, "bench"), actor, workspaceId: asWorkspaceId(workspace.id), role: "owner" };
}

/** Started here, worked by the running product. */
async function searchedDossier(app: App, member: MemberContext): Promise<string> {
  const [subject] = demoSubjects;
  if (!subject) throw new Error("The demo has no subject");
  const { name, employer = "", city = "", role = "", birthYear } = subject;
  const created = await dossiers.create(member, {
    workspaceId: member.workspaceId,
    idempotencyKey: newId(),
    name,
    facts: { employer, city, role, birthYear: birthYear ? String(birthYear) : "", profileUrl: "" },
  });
  if (!created.ok) throw new Error("The demo workspace has no credits");
  const deadline = performance.now() + 60_000;
  for (;;) {
    const [run] = await app.db
      .select({ status: searchRuns.status })
      .from(searchRuns)
      .where(eq(searchRuns.dossierId, created.dossierId));
    if (run?.status === "delivered") break;
    if (!run || hasEnded(run.status) || performance.now() > deadline)
      throw new Error(`The demo search is ${run?.status ?? "missing"}`);
    await sleep(100);
  }
  const found = await dossiers.find(member, created.dossierId);
  if (!found || found.behavior_incidents.length === 0) throw new Error(`The demo search found nothing about ${name}`);
  return created.dossierId;
}
