import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { behaviorIncidents, externalUsers, socialReports, subjectRequests, workspaces } from "#app/db/schema/index.ts";
import * as accounts from "#app/features/accounts/user-decisions.server.ts";
import * as managed from "#app/features/subjects/manage-subjects.server.ts";
import * as subjectOperations from "#app/features/subjects/subjects.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { StaffContext } from "#app/server/context.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aUser } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as audit from "./audit.server.ts";
import { findPeople } from "./audit-people.server.ts";
import * as trail from "./audit-trail.server.ts";

type Reader = StaffContext<"manage_users">;

let context: TestContext;
/** Somebody who manages users and nothing else, and somebody who may see everybody. */
let reader: Reader;
let allSeeing: Reader;
beforeAll(async () => {
  context = await createTestContext();
  reader = context.staff(await aUser(context.db, { permissions: { manageUsers: true } }), "manage_users");
  const permissions = { manageUsers: true, manageSubjects: true, manageExternalUsers: true };
  allSeeing = context.staff(await aUser(context.db, { permissions }), "manage_users");
});
afterAll(() => context.close());

async function anExternalUser(name: string, email: string): Promise<string> {
  const id = newId();
  const searchText = ` ${name} ${email}`.toLowerCase();
  await context.db.insert(externalUsers).values({ id, name, email, searchText, accessKeyHash: newId(), permissions: [] });
  return id;
}

/** Something was done to each of these. */
async function done(entity: "user" | "external-user" | "subject" | "dossier", ...ids: string[]): Promise<void> {
  for (const entityId of ids) {
    await audit.record(context.db, reader, { action: "change", entity, entityId, workspaceId: null });
  }
}

async function whomOf(ctx: Reader, whom: string): Promise<(string | null)[]> {
  const { entries } = await trail.list(ctx, { whom, action: "change" });
  return entries.map(({ entity_id }) => entity_id).toReversed();
}

describe("whom", () => {
  test("is a name, an e-mail address or an id; a name stands for all who bear it", async () => {
    const first = await aUser(context.db, { firstName: "Ileana", lastName: "Quist-Adeyemi" });
    const second = await aUser(context.db, { firstName: "Ileana", lastName: "Quist-Adeyemi" });
    const reporter = await anExternalUser("Ileana Quist-Adeyemi", "ileana@quay.example");
    await anExternalUser("Ileana Quist-Adeyemi", "another.ileana@quay.example.org");
    const subject = await subjectOperations.create(context.db, context.member, "Ileana Quist-Adeyemi");
    const dossier = newId();
    await done("user", first.userId, second.userId);
    await done("external-user", reporter);
    await done("subject", subject);
    await done("dossier", dossier);
    expect(await whomOf(allSeeing, "ileana quist")).toEqual([first.userId, second.userId, reporter, subject]);
    expect(await whomOf(allSeeing, "ILEANA@quay.example ")).toEqual([reporter]);
    expect(await whomOf(allSeeing, `${first.userId}@harbour.example`)).toEqual([first.userId]);
    for (const id of [second.userId, reporter, subject, dossier]) expect(await whomOf(allSeeing, id.toUpperCase())).toEqual([id]);
    for (const nobody of ["Nobody of this name", "nobody@quay.example", newId(), "%", "100%_"]) {
      expect(await whomOf(allSeeing, nobody)).toEqual([]);
    }
  });

  test("finds those alone whom the reader may name, by what they type", async () => {
    const { userId } = await aUser(context.db, { firstName: "Zdeněk", lastName: "Abara-Lowe" });
    const reporter = await anExternalUser("Zdeněk Abara-Lowe", "zdenek@quay.example");
    const subject = await subjectOperations.create(context.db, context.member, "Zdeněk Abara-Lowe");
    const found = async (ctx: Reader, query: string) =>
      (await findPeople(ctx, { query })).map(({ id, kind, name }) => ({ id, kind, name }));
    const name = "Zdeněk Abara-Lowe";
    const all = [
      { id: userId, kind: "user", name },
      { id: reporter, kind: "external-user", name },
      { id: subject, kind: "subject", name },
    ];
    expect(await found(allSeeing, "abara")).toEqual(all);
    for (const one of all) expect(await found(allSeeing, one.id)).toEqual([one]);
    expect(await found(reader, "abara")).toEqual(all.slice(0, 1));
    for (const { id } of all.slice(1)) expect(await found(reader, id)).toEqual([]);
    await done("subject", subject);
    // By its id the trail is searched for it all the same, without its name.
    expect((await trail.list(reader, { whom: subject, action: "change" })).entries).toMatchObject([{ entity_name: null }]);
    expect(await whomOf(reader, name)).toEqual([]);
    expect(await found(allSeeing, " ")).toEqual([]);
  });
});

test("who did it is found by name, address or id", async () => {
  const doer = await aUser(context.db, { firstName: "Oyelaran", lastName: "Vestergaard" });
  await audit.record(
    context.db,
    { ...context.anyone, actor: doer },
    {
      action: "change",
      entity: "workspace",
      entityId: newId(),
      workspaceId: null,
    },
  );
  for (const who of ["vestergaard", doer.userId, `${doer.userId}@harbour.example`]) {
    expect((await trail.list(reader, { who })).entries.map(({ actor_id }) => actor_id)).toEqual([doer.userId]);
  }
});

test("the reason stands beside what was decided, for those who may see it, and not in the log", async () => {
  const { userId } = await aUser(context.db);
  await accounts.suspend(reader, { userId, reason: "Shared the password with others" });
  const [entry] = (await trail.list(reader, { whom: userId })).entries;
  expect(entry).toMatchObject({ action: "suspend", reason: "Shared the password with others" });
  expect(JSON.stringify(entry?.details)).not.toContain("password");

  const staff = { ...allSeeing, staff: "manage_subjects" as const };
  const subject = await subjectOperations.create(context.db, context.member, "Tamsin Okereke-Dahl");
  await managed.remove(staff, { subjectId: subject, reason: "Made by mistake" });
  const reasonFor = async (ctx: Reader) =>
    (await trail.list(ctx, { whom: subject, action: "delete" })).entries.map(({ reason }) => reason);
  expect(await reasonFor(allSeeing)).toEqual(["Made by mistake"]);
  expect(await reasonFor(reader)).toEqual([null]);
});

test("what an entry is about has its name for those who see it where it stands", async () => {
  const as = async (...flags: string[]) =>
    context.staff(
      await aUser(context.db, { permissions: Object.fromEntries(["manageUsers", ...flags].map((flag) => [flag, true])) }),
      "manage_users",
    );
  const moderator = await as("moderateBehaviorIncidents");
  const social = await as("manageSocialReports");
  const made = await aDossier(context.member, "Wendeline Okoro-Falk");
  const dossier = made.dossierId;
  const shared = newId();
  await context.db.insert(behaviorIncidents).values({
    id: shared,
    subjectId: made.subjectId,
    title: "Slurs at the harbour fair",
    summary: "Slurs.",
    description: "Slurs.",
    origin: "staff",
  });
  const { incidentId: kept } = await anIncident(context.member, made, { title: "Threats by letter", isConfirmed: false });
  const entries = [
    { entity: "incident", entityId: shared, workspaceId: null },
    { entity: "incident", entityId: kept, workspaceId: context.member.workspaceId },
    { entity: "dossier", entityId: dossier, workspaceId: context.member.workspaceId },
  ] as const;
  for (const one of entries) await audit.record(context.db, reader, { action: "review", ...one });
  const seenBy = async (ctx: Reader) =>
    Object.fromEntries(
      (await trail.list(ctx, { action: "review" })).entries.map(({ entity_id, entity_name }) => [entity_id, entity_name]),
    );
  const nothing = { [shared]: null, [kept]: null, [dossier]: null };
  // What a workspace keeps to itself has no name for any of them.
  expect(await seenBy(moderator)).toEqual({ ...nothing, [shared]: "Slurs at the harbour fair" });
  expect(await seenBy(allSeeing)).toEqual({ ...nothing, [shared]: "Slurs at the harbour fair" });
  expect(await seenBy(social)).toEqual(nothing);
  expect(await seenBy(reader)).toEqual(nothing);
});

test("a request of a person recorded and a social media search are named to who works their queue alone", async () => {
  const as = async (...flags: string[]) =>
    context.staff(
      await aUser(context.db, { permissions: Object.fromEntries(["manageUsers", ...flags].map((flag) => [flag, true])) }),
      "manage_users",
    );
  const social = await as("manageSocialReports");
  const moderator = await as("moderateBehaviorIncidents");
  const { dossierId } = await aDossier(context.member, "Ottavia Nkemelu-Brandt");
  const search = (id: string, cancelledAt: Date | null) => ({
    id,
    workspaceId: context.workspaceId,
    dossierId,
    info: { ciphertext: "sealed", keyId: "k" },
    parts: { names: 1, emails: 0, phones: 0, profiles: 0, addresses: 0, jobs: 0, education: 0 },
    data: "a".repeat(64),
    requestedBy: context.member.actor.userId,
    idempotencyKey: newId(),
    cancelledAt,
  });
  const [waiting, cancelled, request, unconfirmed] = [newId(), newId(), newId(), newId()];
  await context.db.insert(socialReports).values([search(waiting, null), search(cancelled, context.clock.now)]);
  const asked = {
    kind: "access" as const,
    name: "Somebody",
    email: "somebody@example.org",
    about: "",
    statement: "What is held?",
  };
  await context.db.insert(subjectRequests).values([
    {
      ...asked,
      id: request,
      receipt: "S-ABCD-EFGH",
      keyHash: newId(),
      idempotencyKey: newId(),
      status: "open",
      confirmedAt: context.clock.now,
      dueAt: context.clock.now,
    },
    { ...asked, id: unconfirmed, receipt: "S-IJKL-MNOP", keyHash: newId(), idempotencyKey: newId() },
  ]);
  for (const entityId of [waiting, cancelled])
    await audit.record(context.db, reader, { action: "open", entity: "social-report", entityId, workspaceId: null });
  for (const entityId of [request, unconfirmed])
    await audit.record(context.db, reader, { action: "open", entity: "subject-request", entityId, workspaceId: null });
  const seenBy = async (ctx: Reader) =>
    Object.fromEntries(
      (await trail.list(ctx, { action: "open" })).entries.map(({ entity_id, entity_name }) => [entity_id, entity_name]),
    );
  const nothing = { [waiting]: null, [cancelled]: null, [request]: null, [unconfirmed]: null };
  const [workspace] = await context.db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, context.workspaceId));
  // For whom it is, never about whom; what was withdrawn or never confirmed has no name.
  expect(await seenBy(social)).toEqual({ ...nothing, [waiting]: workspace?.name });
  expect(await seenBy(allSeeing)).toEqual({ ...nothing, [request]: "S-ABCD-EFGH" });
  expect(await seenBy(moderator)).toEqual(nothing);
  expect(await seenBy(reader)).toEqual(nothing);
});
