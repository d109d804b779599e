import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { behaviorIncidents, dossierIncidents, dossiers as dossierTable } from "#app/db/schema/index.ts";
import * as deletion from "#app/features/dossiers/dossier-deletion.server.ts";
import * as subjects from "#app/features/subjects/subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aSource } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { search } from "./palette.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function aDossier(name: string, of: MemberContext = context.member): Promise<{ dossierId: string; subjectId: string }> {
  const subjectId = await subjects.create(context.db, of, name);
  const dossierId = newId();
  await context.db.insert(dossierTable).values({
    id: dossierId,
    workspaceId: of.workspaceId,
    subjectId,
    createdBy: of.actor.userId,
    idempotencyKey: newId(),
  });
  return { dossierId, subjectId };
}

async function anIncident(title: string, dossierId: string, subjectId: string, of: MemberContext = context.member) {
  const id = newId();
  await context.db.insert(behaviorIncidents).values({
    id,
    workspaceId: of.workspaceId,
    subjectId,
    title,
    summary: title,
    description: title,
    origin: "search",
  });
  await context.db.insert(dossierIncidents).values({ workspaceId: of.workspaceId, dossierId, incidentId: id });
  return id;
}

describe("search", () => {
  test("finds people by the beginnings of their names' words, in any order, accents or not", async () => {
    const { dossierId, subjectId } = await aDossier("Ottoline Łukasik-Varga");
    for (const typed of ["o", "ott", "Ottoline", "luk ott", "varga", "OTTOLINE VAR"]) {
      const found = await search(context.member, typed);
      expect(found.dossiers, typed).toMatchObject([{ id: dossierId, name: "Ottoline Łukasik-Varga" }]);
      expect(found.subjects, typed).toEqual([{ id: subjectId, name: "Ottoline Łukasik-Varga", dossierId, dossierCount: 1 }]);
    }
    expect((await search(context.member, "ott zebra")).dossiers).toEqual([]);
  });

  test.each([
    ["Miriam Kaganovich", ["מרים קגנוביץ", "Мириам Каганович", "קגנוביץ", "Miryam Kaganowitsch"]],
    ["Yusuf al-Khatib", ["يوسف الخطيب", "Youssef Khateeb", "الخطيب"]],
    ["Владимир Щербаков", ["Vladimir Shcherbakov", "Scherbakow", "Wladimir Schtscherbakow"]],
    ["William Fairweather", ["Bill Fairweather"]],
  ])("finds %s across scripts and spellings", async (name, spellings) => {
    const { dossierId } = await aDossier(name);
    for (const typed of spellings) {
      expect(
        (await search(context.member, typed)).dossiers.map(({ id }) => id),
        typed,
      ).toContain(dossierId);
    }
  });

  test("finds incidents by their titles and sources by their words, with where they stand", async () => {
    const { dossierId, subjectId } = await aDossier("Casimir Adeyemi");
    const incidentId = await anIncident("Slogan painted on the 100% kosher bakery", dossierId, subjectId);
    const sourceId = await aSource(context.member, {
      title: "Kosher bakery reopens",
      text: "The Fenwick bakery opened its doors again.",
    });
    for (const typed of ["bakery", "KOSHER bak"]) {
      expect(await search(context.member, typed), typed).toMatchObject({
        incidents: [{ id: incidentId, dossierId, subject: "Casimir Adeyemi", date: "Unknown date" }],
        sources: [{ id: sourceId, title: "Kosher bakery reopens" }],
      });
    }
    expect((await search(context.member, "100%")).incidents).toHaveLength(1);
    expect((await search(context.member, "fenw")).sources).toHaveLength(1);
    expect((await search(context.member, "10_%")).incidents).toEqual([]);
  });

  test("nothing of another workspace, and nothing of a deleted dossier", async () => {
    const theirs = await aDossier("Leopold Sanogo", context.stranger);
    await anIncident("Windmill affair", theirs.dossierId, theirs.subjectId, context.stranger);
    await aSource(context.stranger, { title: "Windmill", text: "A windmill burned." });
    const nothing = { dossiers: [], subjects: [], incidents: [], sources: [] };
    expect(await search(context.member, "Leopold Sanogo")).toEqual(nothing);
    expect(await search(context.member, "windmill")).toEqual(nothing);
    const ours = await aDossier("Quillon Brandt");
    await anIncident("Lantern affair", ours.dossierId, ours.subjectId);
    expect(await search(context.member, "quillon")).toMatchObject({ dossiers: [{ id: ours.dossierId }] });
    await deletion.remove(context.member, ours.dossierId);
    expect(await search(context.member, "quillon")).toEqual(nothing);
    expect(await search(context.member, "lantern affair")).toEqual(nothing);
  });

  test.each(["", "  ", "%", "'", "\\", "&|!():*", "'; drop table subjects --", "…", "🙂", "\u202E", "x".repeat(200)])(
    "takes %j for what it is",
    async (typed) => {
      expect(await search(context.member, typed)).toMatchObject({ incidents: [], sources: [] });
    },
  );
});
