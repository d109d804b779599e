import { describe, expect, it } from "vitest";
import { WebSearchFailure, type WebSearch, type WebSearchRequest } from "./web-search.ts";

/** What `make` prepares: an engine, what finds at least two pages with it, and the same engine once it answers nothing. */
export type WebSearchFixture = {
  engine: WebSearch;
  workspaceId: string;
  query: string;
  slow: { engine: WebSearch; done(): Promise<void> };
};

/** What every search service must do. */
export function describeWebSearch(make: () => Promise<WebSearchFixture>): void {
  describe("a search service", () => {
    const request = (fixture: WebSearchFixture, changes: Partial<WebSearchRequest> = {}): WebSearchRequest => ({
      workspaceId: fixture.workspaceId,
      query: fixture.query,
      limit: 10,
      signal: new AbortController().signal,
      timeLimit: 5_000,
      ...changes,
    });

    it("names itself in words", async () => {
      const { engine } = await make();
      expect(engine.engine).toMatch(/\S/);
    });

    it("finds pages, each once, at most as many as asked for, the same ones again", async () => {
      const fixture = await make();
      const results = await fixture.engine.search(request(fixture));
      expect(results.length).toBeGreaterThanOrEqual(2);
      expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(results.length);
      expect(await fixture.engine.search(request(fixture))).toEqual(results);
      expect(await fixture.engine.search(request(fixture, { limit: 1 }))).toEqual(results.slice(0, 1));
    });

    it("answers a query that asks for nothing, or in odd syntax, without failing", async () => {
      const fixture = await make();
      for (const query of [
        "",
        "   ",
        '"',
        '""',
        "((",
        "a:* & !b |",
        "-",
        "'; drop table sources; --",
        "\u0000",
        "\ud800",
        "%_\\",
      ]) {
        await expect(fixture.engine.search(request(fixture, { query }))).resolves.toBeInstanceOf(Array);
      }
    });

    it("does nothing for a caller that has left, and lets go of one that leaves", async () => {
      const fixture = await make();
      await expect(fixture.engine.search(request(fixture, { signal: AbortSignal.abort(new Error("left")) }))).rejects.toThrow(
        "left",
      );
      const leaving = new AbortController();
      const answer = fixture.slow.engine.search(request(fixture, { signal: leaving.signal }));
      setTimeout(() => leaving.abort(new Error("left later")), 100);
      const before = performance.now();
      await expect(answer).rejects.toThrow("left later");
      expect(performance.now() - before).toBeLessThan(2_000);
      await fixture.slow.done();
    });

    it("fails in its own words when the time is over", async () => {
      const fixture = await make();
      const failure = await fixture.slow.engine.search(request(fixture, { timeLimit: 200 })).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(WebSearchFailure);
      expect((failure as WebSearchFailure).reason).toBe("timed-out");
      await fixture.slow.done();
    });
  });
}
