import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import type { Database } from "#app/db/db.server.ts";
import { behaviorIncidents, dossierIncidents, socialReports } from "#app/db/schema/index.ts";
import type { Dossier } from "#app/features/dossiers/dossiers.server.ts";
import type { SearchProgress } from "#app/features/searches/search-progress.ts";
import type { AddedSource } from "#app/features/sources/source-view.ts";
import { newId } from "#app/lib/ids.ts";
import { staffPermissions, type StaffPermission } from "#app/server/permissions.ts";
import { aMember, aUser, aWorkspace } from "./makers.ts";
import { arrangeDossierTools, type DossierToolIds } from "./dossier-tool-ids.ts";
import { arrangeReportArea, type ReportAreaIds } from "./report-area-ids.ts";
import { givePassword, openProductDatabase } from "./running-product.ts";
import { arrangeRightsArea, type RightsAreaIds } from "./rights-area.ts";
import { arrangeReporterArea, type ReporterAreaIds } from "./reporter-area.ts";
import { callServer, signInByCall } from "./server-call.ts";

/** The ids of one of everything that a workspace has. */
export type Ids = {
  workspaceId: string;
  /** Its owner. */
  userId: string;
  /** Somebody with an account who is in no workspace and never signs in. */
  bystanderId: string;
  dossierId: string;
  subjectId: string;
  sourceId: string;
  runId: string;
  incidentId: string;
  reviewId: string;
  memberId: string;
  invitationId: string;
  folderId: string;
  socialReportId: string;
} & ReportAreaIds &
  DossierToolIds &
  ReporterAreaIds &
  RightsAreaIds;

export type Side = {
  ids: Ids;
  /** The Cookie header of its member. */
  member: string;
  /** The Cookie header of an external user's link. */
  reporter: string;
  email: string;
  /** Words that stand nowhere but in this workspace. */
  secrets: string[];
};

export type TwoWorkspaces = {
  db: Database;
  ours: Side;
  theirs: Side;
  /** A member of our workspace whose account has no use_app. */
  waiting: string;
  /** Somebody of the staff for each permission, who holds that one alone and is in no workspace. */
  staff: Record<StaffPermission, string>;
  /** Somebody who holds every permission and is in no workspace. */
  everything: string;
  close(): Promise<void>;
};

const password = "two-harbours-at-dawn";

/** Two workspaces of the running product, each with one of everything, and people who signed in. */
export async function arrangeTwoWorkspaces(): Promise<TwoWorkspaces> {
  const { db, close } = openProductDatabase();
  const ours = await arrangeSide(db, {
    workspace: "Harbour Watch",
    firstName: "Noor",
    lastName: "Lindqvist",
    subject: "Amadou Fairweather-Ito",
  });
  const theirs = await arrangeSide(db, {
    workspace: "Valley Archive",
    firstName: "Ezra",
    lastName: "Okonjo",
    subject: "Ludmila Sandoval-Kerr",
  });
  const waitingUser = await aMember(db, ours.ids.workspaceId as never, {
    firstName: "Tomas",
    lastName: "Whitlock",
    permissions: { useApp: false },
  });
  await givePassword(db, waitingUser.userId, password);
  const waiting = await signInByCall(`${waitingUser.userId}@harbour.example`, password);
  const signedIn = staffPermissions.map(
    async (permission) => [permission, await signInAs(db, { useApp: false, [permissionColumns[permission]]: true })] as const,
  );
  const staff = Object.fromEntries(await Promise.all(signedIn)) as Record<StaffPermission, string>;
  const everyColumn = Object.fromEntries(Object.values(permissionColumns).map((column) => [column, true]));
  const everything = await signInAs(db, { useApp: true, debug: true, ...everyColumn });
  return { db, ours, theirs, waiting, staff, everything, close };
}

const permissionColumns = {
  manage_users: "manageUsers",
  manage_external_users: "manageExternalUsers",
  manage_subjects: "manageSubjects",
  moderate_behavior_incidents: "moderateBehaviorIncidents",
  manage_social_reports: "manageSocialReports",
} as const satisfies Record<StaffPermission, string>;

/** The session of somebody new in no workspace, with these permissions. */
async function signInAs(db: Database, permissions: Partial<Record<string, boolean>>): Promise<string> {
  const { userId } = await aUser(db, { firstName: "Farida", lastName: "Osei-Brandt", permissions });
  await givePassword(db, userId, password);
  return signInByCall(`${userId}@harbour.example`, password);
}

async function arrangeSide(
  db: Database,
  given: { workspace: string; firstName: string; lastName: string; subject: string },
): Promise<Side> {
  const workspaceId = await aWorkspace(db, { name: given.workspace, credit: 500 });
  const user = await aMember(db, workspaceId, { role: "owner", firstName: given.firstName, lastName: given.lastName });
  await givePassword(db, user.userId, password);
  const email = `${user.userId}@harbour.example`;
  const member = await signInByCall(email, password);
  async function call<Result>(name: string, method: "GET" | "POST", data: Record<string, unknown>): Promise<Result> {
    const answer = await callServer(name, { method, cookie: member, data: { workspaceId, ...data } });
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
    return answer.result as Result;
  }

  const word = `${given.workspace.split(" ")[0]}-${randomUUID()}`;
  const added = await call<AddedSource>("addPastedSource", "POST", {
    title: `Minutes ${word}`,
    text: `The board of ${given.workspace} met on Tuesday, read the letter of ${word} and approved the minutes of its last meeting.`,
  });
  if (!added.ok) throw new Error(added.message);
  const made = await call<{ ok: true; dossierId: string }>("createDossier", "POST", {
    idempotencyKey: newId(),
    name: given.subject,
    facts: { employer: `Employer ${word}` },
  });
  const { dossierId } = made;
  const dossier = await call<Dossier>("getDossierById", "GET", { dossierId });
  const { runId } = await call<SearchProgress>("getLatestSearch", "GET", { dossierId });
  // What a search would have brought: no screen makes an incident by hand yet.
  const incidentId = newId();
  const subjectId = dossier.subject.id;
  await db.insert(behaviorIncidents).values({
    id: incidentId,
    workspaceId,
    subjectId,
    title: `Report ${word}`,
    summary: `A report of ${word}.`,
    description: `A report of ${word}.`,
    origin: "search",
    dateStart: "2024-03-01",
    dateEnd: "2024-03-31",
    datePrecision: "month",
  });
  await db.insert(dossierIncidents).values({ workspaceId, dossierId, incidentId });
  const { reviewId } = await call<{ reviewId: string }>("reviewBehaviorIncident", "POST", {
    incidentId,
    verdict: "confirm",
    reason: `Read by ${given.firstName}, ${word}`,
  });
  const bystander = await aUser(db, { firstName: "Ilse", lastName: given.lastName, permissions: { useApp: false } });
  const [{ id: memberId }] = await call<[{ id: string }]>("getWorkspaceMembers", "GET", {});
  const { invitationId } = await call<{ invitationId: string }>("inviteMember", "POST", {
    email: `${word.toLowerCase()}@harbour.example`,
  });
  const { id: folderId } = await call<{ id: string }>("createFolder", "POST", { name: `Folder ${word}` });
  const area = await arrangeReporterArea(db, { word });
  const socialReportId = newId();
  await db.insert(socialReports).values({
    id: socialReportId,
    workspaceId,
    dossierId,
    info: null,
    parts: { names: 1, emails: 0, phones: 0, profiles: 0, addresses: 0, jobs: 0, education: 0 },
    requestedBy: user.userId,
    idempotencyKey: newId(),
  });
  const ids = {
    socialReportId,
    ...(await arrangeDossierTools(db, { workspaceId, dossierId, subjectId, userId: user.userId, word })),
    ...(await arrangeReportArea(db, { workspaceId, dossierId, subjectId, sourceId: added.sourceId, userId: user.userId })),
    ...area.ids,
    ...(await arrangeRightsArea(db, { word, userId: user.userId })),
    folderId,
    memberId,
    invitationId,
    workspaceId,
    userId: user.userId,
    bystanderId: bystander.userId,
    dossierId,
    subjectId,
    sourceId: added.sourceId,
    runId,
    incidentId,
    reviewId,
  };
  return { ids, member, reporter: area.reporter, email, secrets: [word, given.workspace, given.subject, email, given.lastName] };
}

// What every request may touch: sessions and their limits, and counts that name nobody.
// The local payment provider tells by itself, and again, what nobody took yet; what it tells is kept.
const restless = new Set([
  "sessions",
  "rate_limits",
  "verifications",
  "analytics_counts",
  "embedded_payment_deliveries",
  "payment_events",
]);

const tablesOf = new WeakMap<Database, Promise<string[]>>();

/**
 * A fingerprint of everything that the product has written, of its queue of searches as well: for each table, where its
 * rows stand and which transactions wrote them. A row that is written anew as it was counts as a change.
 */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const tables = await (tablesOf.get(db) ?? listTables(db));
  const sums = tables.map(
    (name) =>
      sql`select ${name}::text as name, count(*) || ':' || coalesce(sum(hashtextextended(ctid::text || ' ' || xmin::text, 0)), 0) as sum from ${sql.identifier(name)}`,
  );
  const jobs = sql`select 'jobs', count(*)::text from pgboss.job where name = 'run-search'`;
  const { rows } = await db.execute<{ name: string; sum: string }>(sql.join([...sums, jobs], sql` union all `));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

function listTables(db: Database): Promise<string[]> {
  const listed = db
    .execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    .then(({ rows }) => rows.map(({ name }) => name).filter((name) => !restless.has(name)));
  tablesOf.set(db, listed);
  return listed;
}
