import { afterAll, beforeAll, expect, test } from "vitest";
import { behaviorIncidents } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as subjects from "./subjects.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function aSubject(ctx: MemberContext, name: string, facts: Record<string, string> = {}) {
  const created = await dossiers.create(ctx, { workspaceId: ctx.workspaceId, idempotencyKey: newId(), name, facts });
  if (!created.ok) throw new Error("refused");
  const dossier = await dossiers.find(ctx, created.dossierId);
  if (!dossier) throw new Error("not found");
  return { subjectId: dossier.subject.id, dossierId: created.dossierId };
}

test("similar names are offered with the reasons for the likeness, what is known and the dossier there is", async () => {
  const { subjectId, dossierId } = await aSubject(context.member, "Aleksandra Wiśniewska-Boone", { city: "Port Ellery" });
  await aSubject(context.member, "Harold Okonkwo-Vance");
  const similar = await subjects.findSimilar(context.member, "Alexandra Wisniewska Boone");
  expect(similar.map(({ id }) => id)).toEqual([subjectId]);
  expect(similar[0]).toMatchObject({ facts: [{ kind: "city", value: "Port Ellery" }], dossierIds: [dossierId] });
  expect(similar[0]?.reasons.length).toBeGreaterThan(0);
});

test("across scripts too", async () => {
  const { subjectId } = await aSubject(context.member, "Дмитрий Волошин");
  expect((await subjects.findSimilar(context.member, "Dmitri Voloshin")).map(({ id }) => id)).toContain(subjectId);
});

test("nobody learns whom another workspace looks into", async () => {
  const { subjectId } = await aSubject(context.member, "Persephone Quist-Abara", { employer: "Lantern Dairy" });
  expect(await subjects.findSimilar(context.stranger, "Persephone Quist-Abara")).toEqual([]);
  expect(await subjects.find(context.stranger, subjectId)).toBeNull();
  expect((await subjects.list(context.stranger, 200)).map(({ id }) => id)).not.toContain(subjectId);
});

test("a subject with a shared incident is seen, what one workspace knows of them is not", async () => {
  const { subjectId } = await aSubject(context.member, "Fergus Talvela-Moyo", { employer: "Lantern Dairy" });
  await context.db.insert(behaviorIncidents).values({
    workspaceId: null,
    subjectId,
    title: "A shared report",
    summary: "A shared report.",
    description: "A shared report.",
    origin: "staff",
  });
  const [seen] = await subjects.findSimilar(context.stranger, "Fergus Talvela-Moyo");
  expect(seen).toMatchObject({ id: subjectId, facts: [], dossierIds: [] });
});
