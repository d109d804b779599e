import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchRuns } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { newId } from "#app/lib/ids.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { RunEnded, eachOf, whileRunning, writeTogether, type RunContext } from "./run-context.server.ts";
import * as searches from "./searches.server.ts";

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function aRunUnderWay(): Promise<RunContext> {
  const { workspaceId } = context;
  const created = await dossiers.create(context.member, {
    workspaceId,
    idempotencyKey: newId(),
    name: "Ottoline Farrukh",
    facts: {},
  });
  if (!created.ok) throw new Error("no credits");
  const [run] = await context.db
    .update(searchRuns)
    .set({ status: "running" })
    .where(eq(searchRuns.dossierId, created.dossierId))
    .returning({ id: searchRuns.id, dossierId: searchRuns.dossierId, subjectId: searchRuns.subjectId, facts: searchRuns.facts });
  if (!run) throw new Error("no run");
  return { ...context.worker, run, signal: new AbortController().signal, crashPoint: () => undefined };
}

describe("what lanes write together", () => {
  const transactionOf = (ids: string[]) => async (tx: Parameters<Parameters<typeof whileRunning>[1]>[0]) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select txid_current()::text as id`);
    ids.push(rows[0]?.id ?? "");
  };

  test("what comes while a transaction is under way shares the next one", async () => {
    const ctx = await aRunUnderWay();
    const ids: string[] = [];
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    let release = () => {};
    const mayEnd = new Promise<void>((resolve) => (release = resolve));
    const first = writeTogether(ctx, async (tx) => {
      begun();
      await mayEnd;
      await transactionOf(ids)(tx);
    });
    await hasBegun;
    const others = Array.from({ length: 4 }, () => writeTogether(ctx, transactionOf(ids)));
    release();
    await Promise.all([first, ...others]);
    expect(ids).toHaveLength(5);
    expect(new Set(ids.slice(1)).size).toBe(1);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test("a work that fails takes its transaction with it, and not the next", async () => {
    const ctx = await aRunUnderWay();
    const touch = (tx: Parameters<Parameters<typeof whileRunning>[1]>[0]) =>
      tx
        .update(searchRuns)
        .set({ failure: "touched" })
        .where(eq(searchRuns.id, ctx.run.id))
        .then(() => undefined);
    const failing = () => Promise.reject(new Error("no room"));
    const results = await Promise.allSettled([writeTogether(ctx, touch), writeTogether(ctx, failing)]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const failure = async () => {
      const [run] = await context.db
        .select({ failure: searchRuns.failure })
        .from(searchRuns)
        .where(eq(searchRuns.id, ctx.run.id));
      return run?.failure;
    };
    expect(await failure()).toBeNull();
    await writeTogether(ctx, touch);
    expect(await failure()).toBe("touched");
  });

  test("nothing is written of a run that has ended", async () => {
    const ctx = await aRunUnderWay();
    await searches.cancel(context.member, ctx.run.id);
    const ids: string[] = [];
    await expect(writeTogether(ctx, transactionOf(ids))).rejects.toBeInstanceOf(RunEnded);
    expect(ids).toEqual([]);
  });
});

describe("lanes", () => {
  const signal = new AbortController().signal;

  test("ask for the next while the last answer is kept, never more at once than told", async () => {
    let asking = 0;
    let most = 0;
    const events: string[] = [];
    await eachOf(
      [1, 2, 3, 4, 5],
      { concurrency: 2, signal },
      async (item) => {
        events.push(`ask ${item}`);
        most = Math.max(most, (asking += 1));
        await Promise.resolve();
        asking -= 1;
        return item * 10;
      },
      async (item, answer) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        events.push(`kept ${item} ${answer}`);
      },
    );
    expect(most).toBe(2);
    expect(events.indexOf("ask 3")).toBeLessThan(events.indexOf("kept 1 10"));
    expect(events.filter((event) => event.startsWith("kept")).toSorted()).toEqual([
      "kept 1 10",
      "kept 2 20",
      "kept 3 30",
      "kept 4 40",
      "kept 5 50",
    ]);
  });

  test("stop when an answer cannot be kept, and say why", async () => {
    const asked: number[] = [];
    const work = eachOf(
      Array.from({ length: 20 }, (_, index) => index),
      { concurrency: 1, signal },
      (item) => {
        asked.push(item);
        return Promise.resolve(item);
      },
      (item) => (item === 2 ? Promise.reject(new Error("no room")) : Promise.resolve()),
    );
    await expect(work).rejects.toThrow("no room");
    expect(asked.length).toBeLessThan(6);
  });

  test("stop when the worker stops, after what was begun", async () => {
    const stop = new AbortController();
    const kept: number[] = [];
    const work = eachOf(
      [1, 2, 3],
      { concurrency: 1, signal: stop.signal },
      (item) => {
        stop.abort(new Error("the worker stops"));
        return Promise.resolve(item);
      },
      (item) => {
        kept.push(item);
        return Promise.resolve();
      },
    );
    await expect(work).rejects.toThrow("the worker stops");
    expect(kept).toEqual([1]);
  });
});
