import { describe, expect, it } from "vitest";
import type { Analytics, AnalyticsEvent } from "./analytics.ts";

/** `counted` is how often an event has arrived at the service so far; `unreachable` is one whose server does not answer. */
export type AnalyticsFixture = {
  analytics: Analytics;
  counted(event: AnalyticsEvent): Promise<number>;
  unreachable: Analytics;
};

/** What every analytics service must do. */
export function describeAnalytics(make: () => Promise<AnalyticsFixture>): void {
  describe("an analytics service", () => {
    it("counts every event once it is flushed", async () => {
      const { analytics, counted } = await make();
      const before = await counted("search-started");
      for (let count = 0; count < 30; count += 1) analytics.count("search-started");
      analytics.count("search-failed");
      await Promise.all([analytics.flush(), analytics.flush()]);
      expect((await counted("search-started")) - before).toBe(30);
    });

    it("counts what several processes send", async () => {
      const [one, other] = [await make(), await make()];
      const before = await one.counted("signed-in");
      for (const { analytics } of [one, other, one]) analytics.count("signed-in");
      await Promise.all([one.analytics.flush(), other.analytics.flush()]);
      expect((await one.counted("signed-in")) - before).toBe(3);
    });

    it("never throws at its caller, and returns at once", async () => {
      const { unreachable } = await make();
      const before = performance.now();
      for (let count = 0; count < 1_000; count += 1) unreachable.count("signed-in");
      expect(performance.now() - before).toBeLessThan(500);
      await unreachable.flush().catch(() => undefined);
    });
  });
}
