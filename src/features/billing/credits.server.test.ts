import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type Database, type Queryable } from "#app/db/db.server.ts";
import { creditEntries, workspaces } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import { asWorkspaceId, type WorkspaceId } from "#app/server/context.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import * as credits from "./credits.server.ts";
import { creditCosts, type CreditPurpose } from "./credits.ts";

const now = new Date("2025-03-01T09:00:00Z");
const purpose = "behavior-incidents-search";

let test: TestDatabase;
let db: Database;
let pool: Pool;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ db, pool } = openDatabase(test.connectionString));
});

afterAll(async () => {
  await pool.end();
  await test.drop();
});

async function aWorkspace(credit = 0): Promise<WorkspaceId> {
  const id = asWorkspaceId(newId());
  await db.insert(workspaces).values({ id, slug: id, name: "Harbour Watch", plan: "pro", billingPeriod: "monthly" });
  if (credit > 0) await credits.grant(db, { workspaceId: id, amount: credit, reference: "start", now });
  return id;
}

async function entriesOf(workspaceId: WorkspaceId) {
  return db.select().from(creditEntries).where(eq(creditEntries.workspaceId, workspaceId));
}

const start = (tx: Queryable, workspaceId: WorkspaceId, reference: string) =>
  credits.reserve(tx, { workspaceId, purpose, reference, actorId: null, now });

describe("credits", () => {
  it("reserves, and says what is missing without changing anything", async () => {
    const workspaceId = await aWorkspace(30);
    expect(await start(db, workspaceId, "run-1")).toEqual({ ok: true });
    expect(await start(db, workspaceId, "run-2")).toEqual({ ok: false, balance: 5, cost: 25 });
    expect(await credits.balance(db, workspaceId)).toBe(5);
    expect(await entriesOf(workspaceId)).toHaveLength(2);
  });

  it("refuses where a workspace was never granted anything", async () => {
    const workspaceId = await aWorkspace();
    expect(await start(db, workspaceId, "run-1")).toEqual({ ok: false, balance: 0, cost: 25 });
    expect(await credits.balance(db, workspaceId)).toBe(0);
  });

  it("accepts exactly the four of 25 concurrent searches that are affordable", async () => {
    const workspaceId = await aWorkspace(100);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, index) => start(db, workspaceId, `run-${index}`)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(4);
    expect(await credits.balance(db, workspaceId)).toBe(0);
  });

  it("charges one start once, however often and however concurrently it is asked for", async () => {
    const workspaceId = await aWorkspace(100);
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(db, workspaceId, "run-1")));
    expect(answers).toEqual(answers.map(() => ({ ok: true })));
    expect(await credits.balance(db, workspaceId)).toBe(75);
  });

  it("settles a reservation once: the second answer is what happened first", async () => {
    const workspaceId = await aWorkspace(100);
    const settling = { workspaceId, reference: "run-1", now };
    await start(db, workspaceId, "run-1");
    expect(await credits.release(db, settling)).toBe("released");
    expect(await credits.release(db, settling)).toBe("released");
    expect(await credits.commit(db, settling)).toBe("released");
    expect(await credits.balance(db, workspaceId)).toBe(100);
  });

  it("lets one of a concurrent delivery and cancellation win", async () => {
    const workspaceId = await aWorkspace(100);
    const settling = { workspaceId, reference: "run-1", now };
    await start(db, workspaceId, "run-1");
    const answers = await Promise.all([
      credits.commit(db, settling),
      credits.release(db, settling),
      credits.commit(db, settling),
      credits.release(db, settling),
    ]);
    expect(new Set(answers).size).toBe(1);
    expect(await credits.balance(db, workspaceId)).toBe(answers[0] === "committed" ? 75 : 100);
  });

  it("gives nothing back for what was never reserved", async () => {
    const workspaceId = await aWorkspace(100);
    expect(await credits.release(db, { workspaceId, reference: "run-1", now })).toBe("not-reserved");
    expect(await credits.balance(db, workspaceId)).toBe(100);
  });

  it("keeps one workspace's credits from another's", async () => {
    const [one, other] = [await aWorkspace(100), await aWorkspace(100)];
    await start(db, one, "run-1");
    expect(await credits.release(db, { workspaceId: other, reference: "run-1", now })).toBe("not-reserved");
    expect(await credits.balance(db, one)).toBe(75);
    expect(await credits.balance(db, other)).toBe(100);
    const page = await credits.history({ db, workspaceId: other }, { limit: 10 });
    expect(page.entries.map((entry) => entry.kind)).toEqual(["grant"]);
  });

  it("refuses one reference for two purposes, and amounts that are not credits", async () => {
    const workspaceId = await aWorkspace(500);
    await start(db, workspaceId, "run-1");
    await expect(
      credits.reserve(db, { workspaceId, purpose: "report-generation", reference: "run-1", actorId: null, now }),
    ).rejects.toThrow("one purpose");
    for (const amount of [0, -5, 1.5, Number.NaN]) {
      expect(() => credits.grant(db, { workspaceId, amount, reference: "odd", now })).toThrow(RangeError);
    }
    expect(await credits.balance(db, workspaceId)).toBe(475);
  });

  it("pages through the history, newest first, without repeats or gaps", async () => {
    const workspaceId = await aWorkspace(200);
    for (let index = 0; index < 7; index += 1) {
      // Pairs share a moment, so that the id decides between them.
      const at = new Date(now.getTime() + Math.floor(index / 2) * 1000);
      await credits.reserve(db, { workspaceId, purpose, reference: `run-${index}`, actorId: null, now: at });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof credits.history>> = await credits.history({ db, workspaceId }, { cursor, limit: 3 });
      expect(page.entries.length).toBeLessThanOrEqual(3);
      seen.push(...page.entries.map((entry) => entry.reference));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["run-6", "run-5", "run-4", "run-3", "run-2", "run-1", "run-0", "start"]);
  });

  it("starts from the beginning at a cursor that it never wrote", async () => {
    const workspaceId = await aWorkspace(200);
    for (const cursor of ["", "x", "1_2", "99999999999999999_00000000-0000-0000-0000-000000000000"]) {
      expect((await credits.history({ db, workspaceId }, { cursor, limit: 5 })).entries).toHaveLength(1);
    }
  });

  it("never lets an entry be changed or removed", async () => {
    const workspaceId = await aWorkspace(100);
    await expect(
      db.update(creditEntries).set({ amount: 1000 }).where(eq(creditEntries.workspaceId, workspaceId)),
    ).rejects.toMatchObject({ cause: { message: "credit_entries is append-only" } });
    await expect(db.execute(sql`truncate credit_entries`)).rejects.toMatchObject({
      cause: { message: "credit_entries is append-only" },
    });
    expect((await entriesOf(workspaceId))[0]?.amount).toBe(100);
  });
});

type Command =
  | { act: "grant"; month: number; amount: number; killed: boolean }
  | { act: "reserve"; run: number; purpose: CreditPurpose; killed: boolean }
  | { act: "commit" | "release"; run: number; killed: boolean };

/** What the ledger should do, in memory. */
class Model {
  balance = 0;
  readonly months = new Set<number>();
  readonly reserved = new Map<string, number>();
  readonly settled = new Map<string, credits.Settlement>();

  answer(command: Command): unknown {
    if (command.act === "grant") {
      if (!this.months.has(command.month)) this.balance += command.amount;
      this.months.add(command.month);
      return undefined;
    }
    const run = referenceOf(command);
    if (command.act === "reserve") {
      const cost = creditCosts[command.purpose];
      if (!this.reserved.has(run) && this.balance < cost) return { ok: false, balance: this.balance, cost };
      if (!this.reserved.has(run)) this.balance -= cost;
      this.reserved.set(run, this.reserved.get(run) ?? cost);
      return { ok: true };
    }
    const cost = this.reserved.get(run);
    if (cost === undefined) return "not-reserved";
    if (!this.settled.has(run) && command.act === "release") this.balance += cost;
    if (!this.settled.has(run)) this.settled.set(run, command.act === "commit" ? "committed" : "released");
    return this.settled.get(run);
  }
}

/** Runs of each purpose have references of their own; even numbers are searches, odd ones reports. */
function purposeOf(run: number): CreditPurpose {
  return run % 2 === 0 ? "behavior-incidents-search" : "report-generation";
}
function referenceOf(command: { run: number }): string {
  return `run-${command.run}`;
}

const killed = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
const run = fc.nat({ max: 7 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ act: fc.constant("grant" as const), month: fc.nat({ max: 5 }), amount: fc.integer({ min: 1, max: 300 }), killed }),
  fc.record({ act: fc.constant("reserve" as const), run, killed }).map((it) => ({ ...it, purpose: purposeOf(it.run) })),
  fc.record({ act: fc.constantFrom("commit" as const, "release" as const), run, killed }),
);

/** Some 50 commands each; LEDGER_RUNS=200 makes it 10,000. */
const runs = Number(import.meta.env.LEDGER_RUNS ?? 20);

class Killed extends Error {}

/** Does it in a transaction of its own; a killed one is rolled back after its work, before its commit. */
async function perform(workspaceId: WorkspaceId, it: Command): Promise<unknown> {
  let answer: unknown;
  await db
    .transaction(async (tx) => {
      if (it.act === "grant") {
        answer = await credits.grant(tx, { workspaceId, amount: it.amount, reference: `month-${it.month}`, now });
      } else if (it.act === "reserve") {
        answer = await credits.reserve(tx, { workspaceId, purpose: it.purpose, reference: referenceOf(it), actorId: null, now });
      } else {
        const settle = it.act === "commit" ? credits.commit : credits.release;
        answer = await settle(tx, { workspaceId, reference: referenceOf(it), now });
      }
      if (it.killed) throw new Killed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  return answer;
}

/** What must be true of any ledger, whatever happened to it. */
async function expectSound(workspaceId: WorkspaceId): Promise<void> {
  const entries = await entriesOf(workspaceId);
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  expect(await credits.balance(db, workspaceId)).toBe(sum);
  expect(sum).toBeGreaterThanOrEqual(0);
  for (const reference of new Set(entries.map((entry) => entry.reference))) {
    const kinds = entries.filter((entry) => entry.reference === reference);
    const [first, second] = kinds.sort((one, other) => (one.kind === "reserve" ? -1 : other.kind === "reserve" ? 1 : 0));
    expect(kinds.length).toBeLessThanOrEqual(first?.kind === "reserve" ? 2 : 1);
    expect(["grant", "reserve"]).toContain(first?.kind);
    if (second) expect(second.amount).toBe(second.kind === "release" ? -(first?.amount ?? 0) : 0);
  }
}

describe("the ledger against its model", () => {
  it("answers as the model does, for any sequence with kills at any point", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 80 }), async (commands) => {
        const workspaceId = await aWorkspace();
        const model = new Model();
        for (const it of commands) {
          count += 1;
          const answer = await perform(workspaceId, it);
          if (it.killed) continue;
          expect(answer).toEqual(model.answer(it));
        }
        expect(await credits.balance(db, workspaceId)).toBe(model.balance);
        await expectSound(workspaceId);
      }),
      { numRuns: runs },
    );
    expect(count).toBeGreaterThan(300);
  }, 300_000);

  it("stays sound for any interleaving of concurrent commands", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 80 }), async (commands) => {
        const workspaceId = await aWorkspace();
        const answers = await Promise.all(commands.map((it) => perform(workspaceId, it)));
        await expectSound(workspaceId);
        // Nobody pays for nothing, and nothing that was answered is missing.
        const entries = await entriesOf(workspaceId);
        for (const [index, it] of commands.entries()) {
          if (it.killed) continue;
          const answer = answers[index];
          const has = (kind: string, reference: string) =>
            entries.some((entry) => entry.kind === kind && entry.reference === reference);
          if (it.act === "grant") expect(has("grant", `month-${it.month}`)).toBe(true);
          else if (it.act === "reserve" && (answer as credits.Reservation).ok) expect(has("reserve", referenceOf(it))).toBe(true);
          else if (answer === "committed") expect(has("commit", referenceOf(it))).toBe(true);
          else if (answer === "released") expect(has("release", referenceOf(it))).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  }, 300_000);
});
