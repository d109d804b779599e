import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteQueue } from "./site-queue.ts";

describe("SiteQueue", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A queue, and what is seen of its tasks: when each began, and how many ran at once at most. */
  function watched(concurrency: number, delay: number) {
    const queue = new SiteQueue(concurrency, delay);
    const starts: [site: string, at: number][] = [];
    let running = 0;
    const seen = { starts, most: 0 };
    const run = (site: string, lasting: number, signal?: AbortSignal) =>
      queue.run(site, signal, async () => {
        starts.push([site, Date.now()]);
        running += 1;
        seen.most = Math.max(seen.most, running);
        await new Promise((resolve) => setTimeout(resolve, lasting));
        running -= 1;
      });
    return { run, seen };
  }

  const times = (starts: [string, number][]) => starts.map(([, at]) => at);

  it("runs two tasks of one site at a time at most, their starts the delay apart", async () => {
    const { run, seen } = watched(2, 30);
    const all = Promise.all([1, 2, 3, 4, 5].map(() => run("a.example", 80)));
    await vi.runAllTimersAsync();
    await all;
    expect(seen.most).toBe(2);
    expect(times(seen.starts)).toEqual([0, 30, 80, 110, 160]);
  });

  it("keeps the delay between tasks that follow one another", async () => {
    const { run, seen } = watched(2, 250);
    const follow = (async () => {
      for (const lasting of [10, 10, 400, 10]) await run("a.example", lasting);
    })();
    await vi.runAllTimersAsync();
    await follow;
    expect(times(seen.starts)).toEqual([0, 250, 500, 900]);
  });

  it("forgets no site that must still be waited for while others come and go", async () => {
    const { run, seen } = watched(1, 250);
    const first = run("a.example", 10);
    await vi.advanceTimersByTimeAsync(20);
    const others = Promise.all([run("b.example", 10), run("c.example", 600)]);
    await vi.advanceTimersByTimeAsync(20);
    const again = Promise.all([run("a.example", 10), run("d.example", 10)]);
    await vi.advanceTimersByTimeAsync(400);
    const last = Promise.all([run("e.example", 10), run("c.example", 10)]);
    await vi.runAllTimersAsync();
    await Promise.all([first, others, again, last]);
    expect(seen.starts).toEqual([
      ["a.example", 0],
      ["b.example", 20],
      ["c.example", 20],
      ["d.example", 40],
      ["a.example", 250],
      ["e.example", 440],
      ["c.example", 620],
    ]);
  });

  it("makes no site wait for another", async () => {
    const { run, seen } = watched(1, 1_000);
    const all = Promise.all([run("a.example", 5_000), run("b.example", 5_000), run("c.example", 5_000)]);
    await vi.runAllTimersAsync();
    await all;
    expect(times(seen.starts)).toEqual([0, 0, 0]);
  });

  it("gives the place of a task that was aborted before its start to the next", async () => {
    const { run, seen } = watched(1, 100);
    const inQueue = new AbortController();
    const inDelay = new AbortController();
    const first = run("a.example", 10);
    const second = run("a.example", 10, inDelay.signal).catch((error: unknown) => error);
    const third = run("a.example", 10, inQueue.signal).catch((error: unknown) => error);
    const fourth = run("a.example", 10);
    inQueue.abort(new Error("left the queue"));
    await vi.advanceTimersByTimeAsync(50);
    inDelay.abort(new Error("left before its turn"));
    await vi.runAllTimersAsync();
    await Promise.all([first, fourth]);
    expect(await second).toEqual(new Error("left before its turn"));
    expect(await third).toEqual(new Error("left the queue"));
    expect(times(seen.starts)).toEqual([0, 200]);
  });
});
