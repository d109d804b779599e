import { afterEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#app/db/db.server.ts";
import type { Jobs, WorkOptions } from "./jobs.ts";

/** Kinds of job that `make` must know. Each test has its own, so that they do not meet. */
export const contractQueues = [
  "on-commit",
  "one-key",
  "key-again",
  "try-again",
  "give-up",
  "quick",
  "backlog",
  "interrupted",
  "drained",
  "keyless",
  "later",
  "late",
  "counted",
];

const patience = { timeout: 12_000, interval: 20 };

/** What every job service must do. `make` gives another process's view of one and the same service at each call. */
export function describeJobs(make: () => Promise<Jobs>, database: () => Database): void {
  describe("a job service", () => {
    const made: Jobs[] = [];
    const open = async () => {
      const jobs = await make();
      made.push(jobs);
      return jobs;
    };
    afterEach(async () => {
      await Promise.all(made.splice(0).map((jobs) => jobs.stop(2_000)));
    });

    const collect = async (jobs: Jobs, name: string, options?: WorkOptions) => {
      const seen: string[] = [];
      await jobs.work(name, async ({ payload }) => void seen.push(payload.id ?? ""), options);
      return seen;
    };

    it("runs a job once its transaction is committed, and never one that was rolled back", async () => {
      const jobs = await open();
      const seen = await collect(jobs, "on-commit");
      await expect(
        database().transaction(async (tx) => {
          await jobs.enqueue(tx, "on-commit", { id: "rolled back" });
          throw new Error("no");
        }),
      ).rejects.toThrow("no");
      await database().transaction(async (tx) => {
        await jobs.enqueue(tx, "on-commit", { id: "committed" });
        await new Promise((resolve) => setTimeout(resolve, 150));
        expect(seen).toEqual([]);
      });
      await vi.waitFor(() => expect(seen).toEqual(["committed"]), patience);
    });

    it("works a job that waits for its time no sooner", async () => {
      const jobs = await open();
      const seen = await collect(jobs, "later");
      const from = Date.now();
      await jobs.enqueue(database(), "later", { id: "then" }, { startAfter: new Date(from + 2_500) });
      await vi.waitFor(() => expect(seen).toEqual(["then"]), patience);
      expect(Date.now() - from).toBeGreaterThanOrEqual(2_000);
    });

    it("counts what waits, by its kind", async () => {
      const jobs = await open();
      await jobs.enqueue(database(), "counted", { id: "1" });
      await jobs.enqueue(database(), "counted", { id: "2" });
      const counts = await jobs.count();
      expect(counts.find(({ name }) => name === "counted")).toEqual({ name: "counted", waiting: 2, running: 0, failed: 0 });
      expect(counts.map(({ name }) => name)).toContain("late");
    });

    it("makes one job of a key while it waits, from any process", async () => {
      const [web, worker] = [await open(), await open()];
      await Promise.all(
        [web, worker, web, worker].map((jobs, index) =>
          database().transaction((tx) => jobs.enqueue(tx, "one-key", { id: `${index}` }, { key: "run" })),
        ),
      );
      await web.enqueue(database(), "one-key", { id: "other" }, { key: "another run" });
      const seen = await collect(worker, "one-key", { concurrency: 1 });
      await vi.waitFor(() => expect(seen).toContain("other"), patience);
      expect(seen).toHaveLength(2);
    });

    it("makes one job of a key while it runs, and another once it has ended", async () => {
      const jobs = await open();
      const seen: string[] = [];
      let finish: () => void = () => undefined;
      await jobs.work("key-again", async ({ payload }) => {
        seen.push(payload.id ?? "");
        await new Promise<void>((resolve) => (finish = resolve));
      });
      await jobs.enqueue(database(), "key-again", { id: "first" }, { key: "run" });
      await vi.waitFor(() => expect(seen).toEqual(["first"]), patience);
      await jobs.enqueue(database(), "key-again", { id: "ignored" }, { key: "run" });
      finish();
      await vi.waitFor(async () => {
        await jobs.enqueue(database(), "key-again", { id: "second" }, { key: "run" });
        expect(seen).toEqual(["first", "second"]);
      }, patience);
      finish();
    });

    it("runs every job that has no key", async () => {
      const jobs = await open();
      await database().transaction(async (tx) => {
        for (const id of ["1", "2", "3"]) await jobs.enqueue(tx, "keyless", { id });
      });
      const seen = await collect(jobs, "keyless");
      await vi.waitFor(() => expect(seen.toSorted()).toEqual(["1", "2", "3"]), patience);
    });

    it("tries a job again that threw, and counts the tries", async () => {
      const jobs = await open();
      const tries: unknown[] = [];
      await jobs.work(
        "try-again",
        async ({ payload, tryNumber, isLastTry }) => {
          tries.push({ id: payload.id, tryNumber, isLastTry });
          if (!isLastTry) throw new Error("not yet");
        },
        { retries: 1 },
      );
      await jobs.enqueue(database(), "try-again", { id: "1" });
      const expected = [
        { id: "1", tryNumber: 0, isLastTry: false },
        { id: "1", tryNumber: 1, isLastTry: true },
      ];
      await vi.waitFor(() => expect(tries).toEqual(expected), patience);
    });

    it("says once that a job has failed for good", async () => {
      const jobs = await open();
      const ids: string[] = [];
      const givenUp: unknown[] = [];
      await jobs.work(
        "give-up",
        async ({ id }) => {
          ids.push(id);
          throw new Error("never");
        },
        { retries: 1, onGivenUp: async (job) => void givenUp.push(job) },
      );
      await jobs.enqueue(database(), "give-up", { id: "1" }, { key: "run" });
      await vi.waitFor(() => expect(givenUp).toHaveLength(1), patience);
      expect(ids).toHaveLength(2);
      expect(givenUp).toEqual([{ id: ids[0], payload: { id: "1" } }]);
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect(givenUp).toHaveLength(1);
    });

    it("picks a job up at once", async () => {
      const jobs = await open();
      const [enqueued, started]: [number[], number[]] = [[], []];
      await jobs.work("quick", async () => void started.push(performance.now()), { concurrency: 1 });
      for (let count = 1; count <= 5; count += 1) {
        enqueued.push(performance.now());
        await jobs.enqueue(database(), "quick", { id: `${count}` });
        await vi.waitFor(() => expect(started).toHaveLength(count), { timeout: 12_000, interval: 2 });
      }
      const waits = started.map((at, index) => at - (enqueued[index] ?? 0)).toSorted((one, other) => one - other);
      expect(waits[2]).toBeLessThan(500);
    });

    it("works a backlog off without pausing between jobs", async () => {
      const jobs = await open();
      await database().transaction(async (tx) => {
        for (let id = 0; id < 40; id += 1) await jobs.enqueue(tx, "backlog", { id: `${id}` });
      });
      const before = performance.now();
      const seen = await collect(jobs, "backlog", { concurrency: 2 });
      await vi.waitFor(() => expect(new Set(seen).size).toBe(40), patience);
      expect(performance.now() - before).toBeLessThan(6_000);
    });

    it("interrupts a job when it stops, and another process goes on with it", async () => {
      const [first, second] = [await open(), await open()];
      const interrupted: string[] = [];
      await first.work("interrupted", ({ payload, signal }) => {
        interrupted.push(payload.id ?? "");
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
      });
      await first.enqueue(database(), "interrupted", { id: "1" }, { key: "run" });
      await vi.waitFor(() => expect(interrupted).toEqual(["1"]), patience);
      const before = performance.now();
      await first.stop(5_000);
      expect(performance.now() - before).toBeLessThan(3_000);
      const seen = await collect(second, "interrupted");
      await vi.waitFor(() => expect(seen).toEqual(["1"]), { timeout: 4_000, interval: 20 });
    });

    it("begins no job once it stops", async () => {
      const second = await open();
      const begun: boolean[] = [];
      for (let round = 0; round < 5; round += 1) {
        const first = await open();
        await first.work(
          "late",
          ({ signal }) => {
            begun.push(signal.aborted);
            return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
          },
          { concurrency: 8 },
        );
        // More than it works at once: each that is handed back is there to be claimed again by the one beside it.
        for (let id = 0; id < 12; id += 1) await first.enqueue(database(), "late", { id: `${round}-${id}` });
        await first.stop(20_000);
      }
      expect(begun).not.toContain(true);
      const seen = await collect(second, "late", { concurrency: 8 });
      await vi.waitFor(() => expect(new Set(seen).size).toBe(60), patience);
    });

    it("waits for jobs under way, abandons those that do not end, and takes no more", async () => {
      const [first, second] = [await open(), await open()];
      const ended: string[] = [];
      let started = 0;
      await first.work("drained", async ({ payload }) => {
        started += 1;
        await new Promise((resolve) => setTimeout(resolve, payload.id === "short" ? 300 : 20_000));
        ended.push(payload.id ?? "");
      });
      await first.enqueue(database(), "drained", { id: "short" });
      await first.enqueue(database(), "drained", { id: "long" });
      await vi.waitFor(() => expect(started).toBe(2), patience);
      await first.stop(1_000);
      expect(ended).toEqual(["short"]);
      expect(await first.isReady()).toBe(false);
      const seen = await collect(second, "drained");
      await vi.waitFor(() => expect(seen).toEqual(["long"]), { timeout: 4_000, interval: 20 });
    });

    it("is ready while it can be reached", async () => {
      const jobs = await open();
      expect(await jobs.isReady()).toBe(true);
    });
  });
}
