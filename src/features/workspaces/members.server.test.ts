import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users, workspaceInvitations, workspaceMembers, workspaces } from "#app/db/schema/index.ts";
import type { MemberContext, WorkspaceId } from "#app/server/context.ts";
import { hashMailToken, mintMailToken } from "#app/server/mail-token.server.ts";
import { aMember, aUser, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import * as invitations from "./invitations.server.ts";
import * as members from "./members.server.ts";
import { sendInvitation } from "./send-invitation.job.server.ts";
import * as setup from "./setup.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

let workspaceId: WorkspaceId;
let owner: MemberContext;
beforeEach(async () => {
  workspaceId = await aWorkspace(context.db, { plan: "pro" });
  owner = context.as(await aMember(context.db, workspaceId, { role: "owner" }), workspaceId);
});

const asMember = (ctx: MemberContext): MemberContext => ({ ...ctx, role: "member" });
const emailOf = (userId: string) => `${userId}@harbour.example`;
const membershipOf = async (userId: string) =>
  (
    await context.db
      .select()
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
  )[0];

async function invited(email: string) {
  const outcome = await invitations.invite(owner, { email });
  if (!outcome.ok) throw new Error(outcome.reason);
  const [row] = await context.db.select().from(workspaceInvitations).where(eq(workspaceInvitations.id, outcome.invitationId));
  if (!row) throw new Error("no invitation");
  const tokenHash = mintMailToken(context.app.auth, row.id, row.expiresAt.toISOString());
  expect(hashMailToken(tokenHash)).toBe(row.tokenHash);
  return { id: row.id, round: row.expiresAt.toISOString(), tokenHash };
}

describe("invitations", () => {
  test("by a link that works once, for its address alone", async () => {
    const guest = await aUser(context.db);
    const stranger = await aUser(context.db);
    const { tokenHash } = await invited(emailOf(guest.userId).toUpperCase());
    const as = (actor: typeof guest) => ({ ...owner, actor });
    expect(await invitations.accept(as(stranger), { tokenHash })).toEqual({ ok: false, reason: "other-address" });
    expect(await invitations.accept(as(guest), { tokenHash })).toMatchObject({ ok: true });
    expect(await membershipOf(guest.userId)).toMatchObject({ role: "member" });
    // The same press twice is no second joining; for anybody else the link is over.
    expect(await invitations.accept(as(guest), { tokenHash })).toMatchObject({ ok: true });
    expect(await invitations.findByToken(context.anyone, { tokenHash })).toBeNull();
    await members.remove(owner, { memberId: (await membershipOf(guest.userId))?.id ?? "" });
    expect(await invitations.accept(as(guest), { tokenHash })).toEqual({ ok: false, reason: "invalid-link" });
  });

  test("lapse after seven days, and inviting again ends the older link", async () => {
    const guest = await aUser(context.db);
    const email = emailOf(guest.userId);
    const first = await invited(email);
    const before = context.clock.now;
    context.clock.now = new Date(before.getTime() + 7 * 24 * 3_600_000 + 1);
    const late = await invitations.accept({ ...owner, actor: guest }, { tokenHash: first.tokenHash });
    const second = await invited(email);
    context.clock.now = before;
    expect(late).toEqual({ ok: false, reason: "invalid-link" });
    expect(await invitations.accept({ ...owner, actor: guest }, { tokenHash: first.tokenHash })).toMatchObject({ ok: false });
    expect(await invitations.accept({ ...owner, actor: guest }, { tokenHash: second.tokenHash })).toMatchObject({ ok: true });
  });

  test.each([
    ["basic", 1],
    ["pro", 3],
    ["enterprise", 5],
  ] as const)("the %s plan is for %i, open invitations included, also at the same moment", async (plan, limit) => {
    await context.db.update(workspaces).set({ plan }).where(eq(workspaces.id, workspaceId));
    const outcomes = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => invitations.invite(owner, { email: `guest-${number}-${workspaceId}@harbour.example` })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(limit - 1);
    expect(outcomes.filter((outcome) => !outcome.ok)[0]).toEqual({ ok: false, reason: "limit", limit });
  });

  test("a second press sends no second mail, a member is not invited, a member invites nobody", async () => {
    const email = `twice-${workspaceId}@harbour.example`;
    const one = await invited(email);
    expect((await invited(email)).round).toBe(one.round);
    expect(await invitations.invite(owner, { email: emailOf(owner.actor.userId) })).toEqual({
      ok: false,
      reason: "already-member",
    });
    await expect(invitations.invite(asMember(owner), { email })).rejects.toMatchObject({ code: "forbidden" });
    await expect(invitations.list(asMember(owner))).rejects.toMatchObject({ code: "forbidden" });
    await expect(invitations.withdraw(context.stranger, { invitationId: one.id })).rejects.toMatchObject({ code: "not-found" });
    await invitations.withdraw(owner, { invitationId: one.id });
    expect(await invitations.findByToken(context.anyone, { tokenHash: one.tokenHash })).toBeNull();
  });

  test("the mail holds the link and is sent for the newest invitation alone", async () => {
    const email = `mail-${workspaceId}@harbour.example`;
    const { id, round, tokenHash } = await invited(email);
    const sent: { to: string; text: string; subject: string }[] = [];
    const mail = { send: async (message: (typeof sent)[number]) => void sent.push(message) };
    const worker = { ...context.worker, services: { ...context.worker.services, mail } };
    await sendInvitation(worker, { invitationId: id, round: "2020-01-01T00:00:00.000Z" });
    expect(sent).toEqual([]);
    await sendInvitation(worker, { invitationId: id, round });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: email });
    expect(sent[0]?.text).toContain(`/invitations/${tokenHash}`);
    expect(sent[0]?.subject).not.toContain("Harbour Watch");
  });

  test("wait for a person under their confirmed address, and are told to nobody else", async () => {
    const guest = await aUser(context.db);
    const { id } = await invited(emailOf(guest.userId));
    expect(await invitations.listForUser({ ...owner, actor: guest })).toMatchObject([{ id }]);
    const stranger = await aUser(context.db);
    expect(await invitations.listForUser({ ...owner, actor: stranger })).toEqual([]);
    expect(await invitations.accept({ ...owner, actor: stranger }, { invitationId: id })).toEqual({
      ok: false,
      reason: "invalid-link",
    });
    await context.db.update(users).set({ emailVerified: false }).where(eq(users.id, guest.userId));
    expect(await invitations.accept({ ...owner, actor: guest }, { invitationId: id })).toMatchObject({ ok: false });
  });
});

describe("roles", () => {
  test("there is always an owner", async () => {
    const me = await membershipOf(owner.actor.userId);
    const memberId = me?.id ?? "";
    for (const refused of [
      () => members.changeRole(owner, { memberId, role: "member" }),
      () => members.remove(owner, { memberId }),
      () => members.leave(owner),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: "refused" });
    }
  });

  test("two owners who leave at the same moment: one stays", async () => {
    const other = context.as(await aMember(context.db, workspaceId, { role: "owner" }), workspaceId);
    const outcomes = await Promise.allSettled([members.leave(owner), members.leave(other)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a workspace is handed over, and a member can do none of it", async () => {
    const heir = context.as(await aMember(context.db, workspaceId), workspaceId);
    const memberId = (await membershipOf(heir.actor.userId))?.id ?? "";
    await expect(members.transferOwnership(asMember(heir), { memberId })).rejects.toMatchObject({ code: "forbidden" });
    await members.transferOwnership(owner, { memberId });
    expect(await membershipOf(heir.actor.userId)).toMatchObject({ role: "owner" });
    expect(await membershipOf(owner.actor.userId)).toMatchObject({ role: "member" });
    // The context of a request that began before: the role of now counts.
    await expect(members.remove(owner, { memberId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(members.remove(context.stranger, { memberId })).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("setting up", () => {
  const input = { name: "Valley Desk", slug: "", purpose: "research", acceptsUse: true } as const;

  test("happens once, by an owner, and a slug is one workspace's", async () => {
    const slug = `desk-${workspaceId}`;
    await context.db.update(workspaces).set({ isOnboarded: false }).where(eq(workspaces.id, workspaceId));
    await expect(setup.setUp(asMember(owner), { ...input, slug })).rejects.toMatchObject({ code: "forbidden" });
    const taken = await setup.setUp(owner, { ...input, slug: `workspace-${context.workspaceId}` });
    expect(taken).toEqual({ ok: false, field: "slug", message: "This slug is already taken" });
    expect(await setup.setUp(owner, { ...input, slug })).toEqual({ ok: true, slug });
    expect(await setup.setUp(owner, { ...input, slug: "another-one" })).toEqual({ ok: true, slug });
    const [row] = await context.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
    expect(row).toMatchObject({ isOnboarded: true, name: "Valley Desk", purpose: "research", acceptedUseBy: owner.actor.userId });
  });

  test.each([
    ["", "Slug is required"],
    ["Abc", "Slug can only contain lowercase alphanumeric characters and hyphens"],
    ["a--b", "Slug can only contain lowercase alphanumeric characters and hyphens"],
    ["ארכיון", "Slug can only contain lowercase alphanumeric characters and hyphens"],
    ["pricing", "This slug is reserved"],
    ["account", "This slug is reserved"],
  ])("the slug %s is told to be wrong while it is typed", async (slug, message) => {
    const check = await setup.checkSlug(owner, { slug, name: "Valley Desk" });
    expect(check.message).toBe(message);
    expect(check.suggestions).toContain("valley-desk");
  });

  test("one's own slug is free, another's is taken, and taken ones are not suggested", async () => {
    const own = await setup.checkSlug(owner, { slug: `workspace-${workspaceId}`, name: "" });
    expect(own.message).toBeNull();
    await context.db.update(workspaces).set({ slug: "harbour-desk" }).where(eq(workspaces.id, context.workspaceId));
    const other = await setup.checkSlug(owner, { slug: "harbour-desk", name: "Harbour Desk" });
    expect(other.message).toBe("This slug is already taken");
    expect(other.suggestions).not.toContain("harbour-desk");
    expect(other.suggestions.length).toBeGreaterThan(0);
  });
});
