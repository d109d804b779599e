import { and, eq } from "drizzle-orm";
import { demoPeople } from "#app/db/demo/manifest.ts";
import { demoReporter, demoReports, type DemoReport } from "#app/db/demo/reports.ts";
import { externalUsers, reporterSessions, users } from "#app/db/schema/index.ts";
import { write } from "#app/features/moderation/cases.server.ts";
import { decide } from "#app/features/moderation/decisions.server.ts";
import type { ModeratorContext } from "#app/features/moderation/queue.server.ts";
import { accessKeyHash, accessKeyHint, newAccessKey } from "#app/features/reporters/access-key.server.ts";
import { addFile } from "#app/features/reporters/evidence.server.ts";
import { searchTextOf } from "#app/features/reporters/external-users.server.ts";
import { reportSchema } from "#app/features/reporters/report.ts";
import { submit } from "#app/features/reporters/reports.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { App } from "#app/server/app.server.ts";
import type { ReporterContext } from "#app/server/context.ts";
import { derivePermissions } from "#app/server/permissions.ts";

const day = 24 * 60 * 60 * 1000;
/** In the place of the hint of a key that was withdrawn. */
const withdrawn = "-";

/**
 * The demo's reporter with their reports in every state, made once through the product's own operations: what the
 * queue and the reporter's page show is what they would have made.
 */
export async function seedReports(app: App): Promise<void> {
  const externalUserId = await seedReporter(app);
  if (externalUserId === null) return;
  const moderator = await findModerator(app);
  const base = jobContext(app, "seed");
  for (const report of demoReports) {
    const at = (daysAgo: number) => () => new Date(Date.now() - daysAgo * day);
    const reporter: ReporterContext = {
      ...base,
      now: at(report.sentDaysAgo),
      actor: {
        kind: "reporter",
        externalUserId,
        name: demoReporter.name,
        isActive: true,
        permissions: ["submit_behavior_incidents"],
      },
    };
    const incidentId = await send(reporter, report);
    if (!moderator) continue;
    const staff: ModeratorContext = {
      ...base,
      now: at(report.sentDaysAgo - 2),
      actor: moderator,
      staff: "moderate_behavior_incidents",
    };
    if (report.question) await write(staff, { incidentId, text: report.question, idempotencyKey: newId() });
    if (report.decision) await settle(staff, incidentId, report);
  }
}

/** Withdrawn with the demo: the published key opens nothing outside loopback. */
export async function withdrawReporter(app: Pick<App, "db">): Promise<void> {
  const [row] = await app.db
    .update(externalUsers)
    .set({ isActive: false, accessKeyHash: accessKeyHash(newAccessKey()), accessKeyHint: withdrawn })
    .where(eq(externalUsers.accessKeyHash, accessKeyHash(demoReporter.accessKey)))
    .returning({ id: externalUsers.id });
  if (row) await app.db.delete(reporterSessions).where(eq(reporterSessions.externalUserId, row.id));
}

/** Null when they are there already; their key is given back where it had been withdrawn. */
async function seedReporter(app: App): Promise<string | null> {
  const keys = { accessKeyHash: accessKeyHash(demoReporter.accessKey), accessKeyHint: accessKeyHint(demoReporter.accessKey) };
  const [known] = await app.db
    .select({ id: externalUsers.id })
    .from(externalUsers)
    .where(eq(externalUsers.email, demoReporter.email));
  if (known) {
    // Given back where it was withdrawn; one that staff have replaced stays replaced.
    await app.db
      .update(externalUsers)
      .set({ ...keys, isActive: true })
      .where(and(eq(externalUsers.id, known.id), eq(externalUsers.accessKeyHint, withdrawn)));
    return null;
  }
  const id = newId();
  const { name, email } = demoReporter;
  await app.db
    .insert(externalUsers)
    .values({ id, name, email, permissions: ["submit_behavior_incidents"], searchText: searchTextOf({ name, email }), ...keys });
  return id;
}

async function findModerator(app: App): Promise<ModeratorContext["actor"] | null> {
  const person = demoPeople.find(({ role }) => role === "staff");
  const [row] = await app.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, person?.email ?? ""));
  if (!row) return null;
  const permissions = derivePermissions({
    use_app: true,
    manage_users: false,
    manage_external_users: false,
    manage_subjects: false,
    moderate_behavior_incidents: true,
    manage_social_reports: false,
    debug: false,
  });
  return { kind: "user", userId: row.id, displayName: row.name, permissions };
}

async function send(ctx: ReporterContext, report: DemoReport): Promise<string> {
  const address = "127.0.0.1";
  const evidenceIds: string[] = [];
  for (const { text, ...item } of report.evidence) {
    evidenceIds.push((await addFile(ctx, { ...item, bytes: Buffer.from(text), address })).id);
  }
  const parsed = reportSchema.parse({ ...report, idempotencyKey: newId(), evidenceIds });
  const sent = await submit(ctx, { ...parsed, address });
  if (!sent.ok) throw new Error("A demo report was sent twice");
  return sent.incidentId;
}

async function settle(ctx: ModeratorContext, incidentId: string, report: DemoReport): Promise<void> {
  const { decision } = report;
  if (!decision) return;
  await decide(
    ctx,
    decision.approved
      ? { incidentId, status: "approved", reason: decision.reason, subjectName: report.subjectName, isAnotherPerson: true }
      : { incidentId, status: "rejected", reason: decision.reason, rejection: decision.rejection },
  );
}
