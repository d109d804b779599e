import type { Database } from "#app/db/db.server.ts";
import { externalUsers } from "#app/db/schema/index.ts";
import { searchTextOf } from "#app/features/reporters/external-users.server.ts";
import { accessKeyHash, accessKeyHint, newAccessKey } from "#app/features/reporters/access-key.server.ts";
import type { ReportedEvidence } from "#app/features/reporters/report.ts";
import type { SubmitOutcome } from "#app/features/reporters/reports.server.ts";
import { newId } from "#app/lib/ids.ts";
import { callServer } from "./server-call.ts";

/** What a reporter of the call matrix has. */
export type ReporterAreaIds = {
  externalUserId: string;
  accessKey: string;
  /** A pending report, which belongs to no workspace. */
  sharedIncidentId: string;
  /** Evidence of a report that has not been sent. */
  evidenceId: string;
};

/** An external user with a link of their own; answers its key. */
export async function anExternalUser(
  db: Database,
  given: { name?: string; permissions?: string[] } = {},
): Promise<{ externalUserId: string; accessKey: string }> {
  const externalUserId = newId();
  const accessKey = newAccessKey();
  const named = { name: given.name ?? "Ines Okafor-Bell", email: `${externalUserId}@quay.example` };
  await db.insert(externalUsers).values({
    id: externalUserId,
    ...named,
    searchText: searchTextOf(named),
    permissions: given.permissions ?? ["submit_behavior_incidents"],
    accessKeyHash: accessKeyHash(accessKey),
    accessKeyHint: accessKeyHint(accessKey),
  });
  return { externalUserId, accessKey };
}

/** The Cookie header of a session of this link. */
export async function openLink(accessKey: string): Promise<string> {
  const answer = await callServer("getExternalUserByAccessKey", { method: "POST", data: { accessKey } });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`The link was not opened: ${answer.status} ${answer.text}`);
  return cookie;
}

/** Calls a server function through a link; its result. */
export async function asReporter<Result>(
  cookie: string,
  name: string,
  method: "GET" | "POST",
  data?: Record<string, unknown>,
): Promise<Result> {
  const answer = await callServer(name, { method, cookie, data });
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return answer.result as Result;
}

export function aReport(word: string): Record<string, unknown> {
  return {
    idempotencyKey: newId(),
    subjectName: "Dorian Velasquez-Hume",
    title: `A report of ${word}`,
    summary: "He shouted at people leaving a service.",
    description: `On the steps he shouted slurs at the people who were leaving (${word}).`,
    date: { precision: "month", year: 2025, month: 1 },
  };
}

export async function arrangeReporterArea(
  db: Database,
  given: { word: string },
): Promise<{ ids: ReporterAreaIds; reporter: string }> {
  const { externalUserId, accessKey } = await anExternalUser(db);
  const reporter = await openLink(accessKey);
  const sent = await asReporter<SubmitOutcome>(reporter, "createBehaviorIncident", "POST", aReport(given.word));
  if (!sent.ok) throw new Error("The report was not sent");
  const evidence = await asReporter<ReportedEvidence>(reporter, "createIncidentEvidence", "POST", {
    title: "The letter",
    type: "article",
    url: "https://page.example/letter",
  });
  return { ids: { externalUserId, accessKey, sharedIncidentId: sent.incidentId, evidenceId: evidence.id }, reporter };
}
