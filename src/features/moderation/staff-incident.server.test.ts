import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { auditEntries, behaviorIncidents, externalUsers, moderationCases, reportEvidence } from "#app/db/schema/index.ts";
import { incidentsPerPage } from "#app/features/incidents/incident-pages.ts";
import { list, listForDossier } from "#app/features/incidents/list-incidents.server.ts";
import { listForStaff } from "#app/features/incidents/staff-incidents.server.ts";
import { merge } from "#app/features/subjects/merge-subjects.server.ts";
import * as minors from "#app/features/subjects/mark-minor.server.ts";
import { newId } from "#app/lib/ids.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { decide } from "./decisions.server.ts";
import type { ModeratorContext } from "./queue.server.ts";
import { createAsStaff } from "./staff-incident.server.ts";
import { staffIncidentSchema } from "./staff-incident.ts";

let context: TestContext;
let moderator: ModeratorContext;
let everything: ModeratorContext;
beforeAll(async () => {
  context = await createTestContext();
  const as = async (permissions: Record<string, boolean>) =>
    context.staff(await aUser(context.db, { permissions }), "moderate_behavior_incidents");
  moderator = await as({ moderateBehaviorIncidents: true });
  everything = await as({ moderateBehaviorIncidents: true, manageSubjects: true });
});
afterAll(() => context.close());

const subjectsContext = () => ({ ...everything, staff: "manage_subjects" as const });
const written = (subjectId: string) =>
  staffIncidentSchema.parse({
    subjectId,
    title: "Slurs at a meeting",
    summary: "The Quay Courier reports slurs at a meeting.",
    description: "The Quay Courier reports slurs at a meeting.",
    date: "2024-03",
    evidence: [{ title: "Quay Courier", type: "article", url: "https://courier.example/meeting" }],
    reason: "The Courier quotes them",
    idempotencyKey: newId(),
  });

/** A pending report, as one sent by a reporter is. */
async function aPendingReport(subjectId: string | null = null): Promise<string> {
  const id = newId();
  await context.db.insert(behaviorIncidents).values({
    id,
    subjectId,
    title: "Graffiti",
    summary: "Graffiti.",
    description: "Graffiti.",
    origin: "reporter",
    status: "pending",
  });
  await context.db.insert(moderationCases).values({ incidentId: id, source: "reporter", searchText: "graffiti" });
  return id;
}

describe("an incident of staff", () => {
  test("is approved and confirmed by who wrote it, shown in dossiers, and its page is to be archived; once", async () => {
    const dossier = await aDossier(context.member, "Malou Stenberg-Okoye");
    const input = written(dossier.subjectId);
    const { incidentId } = await createAsStaff(moderator, input);
    expect(await createAsStaff(moderator, input)).toEqual({ incidentId });
    const [row] = await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, incidentId));
    expect(row).toMatchObject({
      status: "approved",
      verification: "confirmed",
      verifiedBy: moderator.actor.userId,
      verificationReason: "The Courier quotes them",
      origin: "staff",
      workspaceId: null,
      url: "https://courier.example/meeting",
    });
    const [copy] = await context.db.select().from(reportEvidence).where(eq(reportEvidence.incidentId, incidentId));
    expect(copy).toMatchObject({ state: "waiting", url: "https://courier.example/meeting" });
    expect(await listForDossier(context.member, dossier)).toMatchObject([{ id: incidentId, date: "March, 2024" }]);
  });

  test("is not written about nobody, about somebody under 18, or with a date to come", async () => {
    await expect(createAsStaff(moderator, written(newId()))).rejects.toThrow("This subject does not exist");
    const { subjectId } = await aDossier(context.member, "Jun Petrov-Castell");
    await expect(createAsStaff(moderator, { ...written(subjectId), date: "2999" })).rejects.toThrow("lies in the future");
    await minors.mark(subjectsContext(), { subjectId, reason: "Born 2012" });
    await expect(createAsStaff(moderator, written(subjectId))).rejects.toThrow("under 18");
  });
});

describe("getBehaviorIncidents without a workspace", () => {
  test("answers each filter with the rows that have the value", async () => {
    const dossier = await aDossier(context.member, "Oona Tverdova-Reyes");
    const { incidentId: privateId } = await anIncident(context.member, dossier);
    const { incidentId } = await createAsStaff(moderator, written(dossier.subjectId));
    const reporterId = newId();
    await context.db
      .insert(externalUsers)
      .values({ id: reporterId, name: "Ines Okafor-Bell", email: "ines@quay.example", accessKeyHash: newId(), permissions: [] });
    const reported = await aPendingReport(dossier.subjectId);
    await context.db.update(behaviorIncidents).set({ reporterId }).where(eq(behaviorIncidents.id, reported));

    const ids = async (ctx: ModeratorContext, filter: Parameters<typeof listForStaff>[1]) =>
      (await listForStaff(ctx, filter)).map(({ id }) => id).toSorted();
    const rows = async (filter: { status?: "pending" | "approved" }) =>
      (await context.db.select().from(behaviorIncidents))
        .filter((row) => row.workspaceId === null && (filter.status ? row.status === filter.status : true))
        .map(({ id }) => id)
        .toSorted();
    expect(await ids(everything, { reporterId })).toEqual([reported]);
    expect(await ids(everything, { status: "pending" })).toEqual(await rows({ status: "pending" }));
    expect(await ids(everything, { status: "approved" })).toEqual(await rows({ status: "approved" }));
    // Nobody of the staff sees what a workspace alone holds, whatever they may manage, and no view of it is written down.
    for (const ctx of [moderator, everything]) {
      expect(await ids(ctx, { subjectId: dossier.subjectId })).toEqual([incidentId, reported].toSorted());
    }
    const trail = await context.db.select().from(auditEntries).where(eq(auditEntries.entityId, privateId));
    expect(trail.filter(({ actorId }) => actorId === everything.actor.userId)).toEqual([]);
  });

  test("an unreviewed finding of one workspace is not in the answer, not by a word of it; a shared incident is", async () => {
    const dossier = await aDossier(context.member, "Ngozi Halvorsen-Prieto");
    const title = "Threw eggs at a prayer hall";
    await anIncident(context.member, dossier, { title, isConfirmed: false });
    await anIncident(context.member, dossier, { title, isConfirmed: true });
    await createAsStaff(moderator, written(dossier.subjectId));
    const answer = await listForStaff(everything, { subjectId: dossier.subjectId });
    expect(answer.map((incident) => incident.title)).toEqual(["Slurs at a meeting"]);
    expect(JSON.stringify(answer)).not.toMatch(/eggs|shop-keeper/u);
  });
});

describe("more incidents than a page holds", () => {
  test("come page by page, each once, though all were made at one moment", async () => {
    const { subjectId } = await aDossier(context.member, "Leocadia Brandt-Osei");
    const made = Array.from({ length: 2 * incidentsPerPage + 3 }, () => newId());
    await context.db.insert(behaviorIncidents).values(
      made.map((id) => ({
        id,
        subjectId,
        title: "Graffiti",
        summary: "Graffiti.",
        description: "Graffiti.",
        origin: "staff" as const,
        createdAt: new Date("2026-01-01T12:00:00.123Z"),
      })),
    );
    const pages: string[][] = [];
    do {
      const after = pages.at(-1)?.at(-1);
      pages.push((await listForStaff(moderator, { subjectId, after })).map(({ id }) => id));
    } while (pages.at(-1)?.length === incidentsPerPage);
    expect(pages.map(({ length }) => length)).toEqual([incidentsPerPage, incidentsPerPage, 3]);
    expect(pages.flat().toSorted()).toEqual(made.toSorted());
    expect((await list(context.member, { subjectId, after: pages[1]?.at(-1) })).map(({ id }) => id)).toEqual(pages[2]);
    expect(await listForStaff(moderator, { subjectId, after: newId() })).toEqual([]);
    // One that a workspace alone holds is to everybody else as if it were not there.
    const dossier = await aDossier(context.member, "Ferran Okwuosa");
    const { incidentId: privateId } = await anIncident(context.member, dossier);
    const others = context.stranger;
    for (const after of [privateId, newId()]) {
      expect(await listForStaff(moderator, { subjectId, after })).toEqual([]);
      expect(await list(others, { subjectId, after })).toEqual([]);
    }
    expect(await list(context.member, { subjectId, after: privateId })).toHaveLength(incidentsPerPage);
    expect(await listForStaff(everything, { subjectId, after: privateId })).toEqual([]);
  });
});

describe("a merge during an approval", () => {
  test("loses nothing: the approved incident is about the subject that stays", async () => {
    for (let round = 0; round < 5; round += 1) {
      const kept = await aDossier(context.member, `Kept ${round} Amsel-Diop`);
      const merged = await aDossier(context.member, `Merged ${round} Amsel-Diop`);
      const chosen = await aPendingReport();
      const offered = await aPendingReport(merged.subjectId);
      const approve = (incidentId: string, subjectId?: string) =>
        decide(moderator, { incidentId, status: "approved", reason: "Bears out", subjectId });
      await Promise.all([
        merge(subjectsContext(), { keptId: kept.subjectId, mergedId: merged.subjectId, reason: "One person" }),
        approve(chosen, merged.subjectId),
        approve(offered),
      ]);
      for (const id of [chosen, offered]) {
        const [row] = await context.db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, id));
        expect(row).toMatchObject({ status: "approved", subjectId: kept.subjectId });
      }
    }
  });
});
