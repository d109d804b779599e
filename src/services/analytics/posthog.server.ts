import { randomUUID } from "node:crypto";
import type { Analytics, AnalyticsEvent } from "./analytics.ts";

const holdMilliseconds = 5_000;
const largestBatch = 500;
/** When PostHog is away for long the oldest are given up: counts are no reason to run out of memory. */
const mostHeld = 10_000;

type Held = { uuid: string; event: AnalyticsEvent; timestamp: string };
type Options = { key: string; host: string; now?: () => Date; patience?: number };

/**
 * Counts into PostHog, by its public batch call (posthog.com/docs/api/capture). An event is its name and its moment: no
 * person, no address, no property of what it was about. Each has an id, so that a batch that is sent again counts once.
 */
export function createPostHogAnalytics({ key, host, now = () => new Date(), patience = 10_000 }: Options): Analytics {
  const address = new URL("/batch/", host);
  let held: Held[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    while (held.length > 0) {
      const batch = held.slice(0, largestBatch);
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          api_key: key,
          batch: batch.map(({ uuid, event, timestamp }) => ({
            uuid,
            event,
            timestamp,
            distinct_id: "attest",
            properties: { $process_person_profile: false, $geoip_disable: true },
          })),
        }),
        redirect: "manual",
        signal: AbortSignal.timeout(patience),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`PostHog answered ${response.status}`);
      const sent = new Set(batch);
      held = held.filter((one) => !sent.has(one));
    }
  }

  const flush = () => {
    const next = sending.then(send);
    sending = next.catch(() => undefined);
    return next;
  };

  return {
    count(event) {
      if (held.length >= mostHeld) held.shift();
      held.push({ uuid: randomUUID(), event, timestamp: now().toISOString() });
      // What could not be sent waits for the next event or flush.
      timer ??= setTimeout(() => void flush().catch(() => undefined), holdMilliseconds).unref();
    },
    flush,
  };
}
