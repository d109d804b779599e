import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { newId } from "#app/lib/ids.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { staffPermissions, type StaffPermission } from "#app/server/permissions.ts";
import { sessionEnded } from "#app/server/reporter-session.server.ts";
import { callServer, type ServerAnswer } from "#tests/support/server-call.ts";
import { listServerFunctions } from "#tests/support/server-functions.ts";
import { arrangeTwoWorkspaces, fingerprint, type Ids, type TwoWorkspaces } from "#tests/support/two-workspaces.ts";
import { type Missing, type Row, rows, words } from "./call-rows.ts";

/*
 * Every server function × every kind of person × {their own id, another workspace's, one that nobody has, no id at
 * all}, over HTTP as a browser sends it. What is refused has changed nothing and has told nothing.
 */

const functions = listServerFunctions();
const byName = new Map(functions.map((one) => [one.name, one]));
/** What is no uuid, in the shapes that a call can carry. */
const malformed: unknown[] = ["not-a-uuid", "", 7, null, {}, ["x"], "00000000-0000-0000-0000-00000000000g", "' or 1=1 --"];

let world: TwoWorkspaces;
beforeAll(async () => {
  world = await arrangeTwoWorkspaces();
});
afterAll(async () => {
  if (!world) return;
  for (const { ids, member } of [world.ours, world.theirs]) {
    // No worker of another journey shall find these searches.
    const dossiers = await callServer("getDossiers", { method: "GET", cookie: member, data: { workspaceId: ids.workspaceId } });
    for (const { id } of dossiers.result as { id: string }[]) {
      const latest = await callServer("getLatestSearch", {
        method: "GET",
        cookie: member,
        data: { workspaceId: ids.workspaceId, dossierId: id },
      });
      const { runId } = latest.result as { runId: string };
      await callServer("cancelSearch", { method: "POST", cookie: member, data: { workspaceId: ids.workspaceId, runId } });
    }
  }
  await world.close();
});

function send(name: string, data: unknown, cookie: string | undefined): Promise<ServerAnswer> {
  const method = byName.get(name)?.method ?? "POST";
  return callServer(name, { method, data, cookie });
}

function inputOf(row: Row, own: Ids): Record<string, unknown> | undefined {
  const input = row.input?.(own);
  return isForMembers(row) ? { workspaceId: own.workspaceId, ...input } : input;
}

/** Whether a call that names a workspace is a member's. */
function isForMembers(row: Row): boolean {
  return row.door === "member" || row.door.startsWith("memberOrStaff");
}

/** The permission that the staff door of a row asks for. */
function permissionOf(row: Row): StaffPermission | undefined {
  return staffPermissions.find((permission) => row.door === `staff("${permission}")`);
}

/** The Cookie header of somebody whom the row's door lets in, and who may do nothing more than that. */
function callerOf(row: Row): string {
  if (row.door === "reporter") return world.ours.reporter;
  const permission = permissionOf(row);
  return permission ? world.staff[permission] : world.ours.member;
}

/** Whatever is answered: no trace of how it is made, and nothing of the other workspace. */
function expectDiscreet(answer: ServerAnswer, secrets: readonly string[]): void {
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.text).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d|select .* from |insert into |drizzle|DrizzleQuery/i);
  for (const secret of secrets) expect(answer.text).not.toContain(secret);
}

function expectRefusal(answer: ServerAnswer, status: number, message: string | RegExp, secrets: readonly string[]): void {
  expectDiscreet(answer, secrets);
  expect({ status: answer.status, message: answer.error?.message }).toEqual({
    status,
    message: typeof message === "string" ? message : expect.stringMatching(message),
  });
}

function expectMissing(answer: ServerAnswer, missing: Missing, secrets: readonly string[]): void {
  expectDiscreet(answer, secrets);
  if (missing === "null" || missing === "empty") {
    expect(answer.status).toBe(200);
    expect(answer.result).toEqual(missing === "null" ? null : []);
  } else {
    expect(answer.status).toBe(missing);
    expect(answer.error?.message).toMatch(missing === 404 ? /not (?:exist|in this dossier)/ : /./);
  }
}

/** Does the work and holds that nothing was written by it. */
async function changingNothing(work: () => Promise<void>): Promise<void> {
  const before = await fingerprint(world.db);
  await work();
  expect(await fingerprint(world.db)).toEqual(before);
}

test("every server function has a row, with the door that it names, and no row is left over", () => {
  const declared = Object.fromEntries(functions.map(({ name, door }) => [name, door]));
  const written = Object.fromEntries(Object.entries(rows).map(([name, { door }]) => [name, door]));
  expect(written).toEqual(declared);
});

describe.each(Object.entries(rows).map(([name, row]) => ({ name, row })))("$name", ({ name, row }) => {
  const permission = permissionOf(row);

  test("answers whom it should, and nobody else", async () => {
    const { ours, theirs, waiting, staff, everything: holdsAll } = world;
    const everything = [...ours.secrets, ...theirs.secrets];
    const right = inputOf(row, ours.ids);
    await changingNothing(async () => {
      if (row.door === "reporter") {
        // No account opens a link, whatever it may do.
        for (const cookie of [undefined, ours.member, theirs.member, waiting, holdsAll]) {
          expectRefusal(await send(name, right, cookie), 403, sessionEnded, everything);
        }
        return;
      }
      if (row.door !== "anyone") {
        for (const cookie of [undefined, ours.reporter]) {
          expectRefusal(await send(name, right, cookie), 401, "Please sign in", everything);
        }
      }
      if (permission) {
        const others = staffPermissions.filter((one) => one !== permission).map((one) => staff[one]);
        for (const cookie of [ours.member, theirs.member, waiting, ...others]) {
          expectRefusal(await send(name, right, cookie), 403, "Your account does not have the permission for this", everything);
        }
      }
      if (!isForMembers(row)) return;
      for (const one of staffPermissions) {
        expectRefusal(await send(name, right, staff[one]), 403, "Your account does not have access to the app yet", everything);
      }
      // No permission opens a workspace.
      expectRefusal(await send(name, right, holdsAll), 404, "This workspace does not exist", everything);
      // Their member asks for what is ours: the same words as for a workspace that nobody has.
      expectRefusal(await send(name, right, theirs.member), 404, "This workspace does not exist", ours.secrets);
      expectRefusal(await send(name, right, waiting), 403, "Your account does not have access to the app yet", everything);
    });
  });

  test("takes no id that is not theirs", async () => {
    const { ours, theirs } = world;
    const right = inputOf(row, ours.ids);
    const cookie = callerOf(row);
    const ask = (change: Record<string, unknown>) => send(name, { ...right, ...change }, cookie);
    const secrets = permission ? [] : theirs.secrets;
    await changingNothing(async () => {
      if (isForMembers(row)) {
        for (const workspaceId of [theirs.ids.workspaceId, newId()]) {
          expectRefusal(await ask({ workspaceId }), 404, "This workspace does not exist", theirs.secrets);
        }
        for (const workspaceId of malformed) expectRefusal(await ask({ workspaceId }), 400, words.workspaceId, theirs.secrets);
      }
      for (const [key, missing] of Object.entries(row.ids ?? {}) as [keyof Ids, Missing][]) {
        const unknown = await ask({ [key]: newId() });
        expectMissing(unknown, missing, secrets);
        // Staff work on what is any workspace's.
        if (!permission) {
          const foreign = await ask({ [key]: theirs.ids[key] });
          expectMissing(foreign, missing, secrets);
          // Nothing tells the one from the other.
          expect(foreign.error?.message).toBe(unknown.error?.message);
        }
        for (const value of malformed) {
          if (value === null && row.mayBeNull?.includes(key)) continue;
          expectRefusal(await ask({ [key]: value }), 400, words[key], secrets);
        }
      }
      for (const [change, message] of row.refuses ?? []) expectRefusal(await ask(change), 400, message || /./, secrets);
    });
  });

  test("gives whom it is for what is theirs", async () => {
    const { ours, theirs } = world;
    // Signing out ends the session it is called with, so it gets one of its own: none.
    const cookie = name === "signOutUser" ? undefined : callerOf(row);
    const answer = await send(name, inputOf(row, ours.ids), cookie);
    expectDiscreet(answer, row.tellsOfOthers || permission ? [] : theirs.secrets);
    expect(answer.status, answer.text).toBe(row.refusedWith ?? 200);
    const wanted = row.answers(ours.ids);
    if (typeof wanted === "object" && wanted !== null) expect(answer.result).toMatchObject(wanted);
    else expect(answer.result).toEqual(wanted);
    if (row.holds) expect(row.holds(answer.result), answer.text).toBe(true);
    if (row.door === "anyone" && !row.tellsOfOthers)
      expectDiscreet(await send(name, inputOf(row, ours.ids), undefined), [...ours.secrets, ...theirs.secrets]);
  });
});

describe.each(Object.entries(rows).flatMap(([name, row]) => (row.answersStaff ? [{ name, row }] : [])))(
  "$name without a workspace",
  ({ name, row }) => {
    test("answers staff who hold its permission, and nobody else", async () => {
      const { ours, theirs, waiting, staff } = world;
      const everything = [...ours.secrets, ...theirs.secrets];
      const input = row.input?.(ours.ids);
      const holder = staffPermissions.find((permission) => row.door.includes(`"${permission}"`));
      await changingNothing(async () => {
        expectRefusal(await send(name, input, undefined), 401, "Please sign in", everything);
        const others = staffPermissions.filter((one) => one !== holder).map((one) => staff[one]);
        for (const cookie of [ours.member, waiting, ...others]) {
          expectRefusal(await send(name, input, cookie), 403, "Your account does not have the permission for this", everything);
        }
      });
      const answer = await send(name, input, holder && staff[holder]);
      expect(answer.status, answer.text).toBe(200);
      expect(answer.result).toMatchObject(row.answersStaff?.(ours.ids) ?? {});
    });
  },
);

/** Each input with one of its texts replaced, ids and all else as they should be. */
function withEachText(input: unknown, text: string): unknown[] {
  if (typeof input === "string") return isUuid(input) ? [] : [text];
  if (Array.isArray(input)) {
    return input.flatMap((item, at) => withEachText(item, text).map((changed) => input.with(at, changed)));
  }
  if (typeof input !== "object" || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) =>
    withEachText(value, text).map((changed) => ({ ...input, [key]: changed })),
  );
}

// Last, since what is taken after all stays: a text that is shown harmlessly is no mistake.
describe("texts that nobody types", () => {
  const long = "x".repeat(100_000);
  const strange = "\u0000\u0007\u202e\u2066=1+1|' \ud800 <script>alert(1)</script> \u05d0\u0627 ${7*7} %_\\\r\n";
  test.each(Object.entries(rows))("%s breaks on none of its texts", async (name, row) => {
    const right = inputOf(row, world.ours.ids);
    const cookie = name === "signOutUser" ? undefined : callerOf(row);
    for (const text of [long, strange]) {
      for (const input of withEachText(right, text)) {
        const answer = await send(name, input, cookie);
        expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
        expect(answer.text).not.toMatch(/\bat \w+ \(|node_modules|\.ts:\d|insert into |drizzle|DrizzleQuery/i);
      }
    }
  });

  test("none so long was kept, but as a document", async () => {
    const columns = await world.db.execute<{ table: string; column: string }>(
      sql`select table_name as table, column_name as column from information_schema.columns
          where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY') and table_name not like 'source%'`,
    );
    const kept: string[] = [];
    for (const { table, column } of columns.rows) {
      const { rows: found } = await world.db.execute(
        sql`select 1 from ${sql.identifier(table)} where length(${sql.identifier(column)}::text) > 50000
            and position(repeat('x', 50000) in ${sql.identifier(column)}::text) > 0 limit 1`,
      );
      if (found.length > 0) kept.push(`${table}.${column}`);
    }
    expect(kept).toEqual([]);
  });
});

test("what is another workspace's stayed as it was through all of this", async () => {
  const { theirs } = world;
  const ask = (name: string, data: Record<string, unknown> = {}) =>
    send(name, { workspaceId: theirs.ids.workspaceId, ...data }, theirs.member);
  const dossier = await ask("getDossierById", { dossierId: theirs.ids.dossierId });
  expect(dossier.result).toMatchObject({
    behavior_incidents: [{ id: theirs.ids.incidentId, verification: "confirmed", removed: null, reviews: [{ undone_at: null }] }],
    is_fetching_behavior_incidents: true,
  });
  expect((await ask("getCreditBalance")).result).toBe(475);
  expect((await ask("getSources")).result).toMatchObject({ total: 1 });
  expect((await send("getCurrentUser", undefined, undefined)).result).toBeNull();
});
