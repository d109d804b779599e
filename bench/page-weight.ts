import { gzipSync } from "node:zlib";

import type { BrowserContext } from "playwright-core";

/** What a first visit of a page loads. Bytes are of scripts, gzip at its best, so that two servers can be compared. */
export type PageWeight = { scripts: number; bytes: number; largestPaint: number; shift: number };

/**
 * Opens the page in a fresh tab of the context and reads what it loaded by the time the network was quiet, when its
 * largest element was painted (milliseconds), and how far its layout shifted (CLS).
 */
export async function weighPage(context: BrowserContext, address: string): Promise<PageWeight> {
  const page = await context.newPage();
  try {
    const scripts = new Map<string, number>();
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      const isScript = response.request().resourceType() === "script" || /\.m?js(?:$|\?)/.test(response.url());
      if (!isScript || !response.ok()) return;
      reading.push(
        response.body().then(
          (body) => void scripts.set(response.url(), gzipSync(body, { level: 9 }).byteLength),
          () => undefined,
        ),
      );
    });
    await page.addInitScript(watch);
    const response = await page.goto(address, { waitUntil: "networkidle" });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
    const arrived = new URL(page.url()).pathname;
    if (arrived !== new URL(address).pathname) throw new Error(`${address} led to ${arrived}`);
    await Promise.all(reading);
    const { paint, shift } = await page.evaluate(read);
    return {
      scripts: scripts.size,
      bytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0),
      largestPaint: paint,
      shift,
    };
  } finally {
    await page.close();
  }
}

/** How far the page's layout shifted until the network was quiet (CLS); wherever the address leads. */
export async function shiftOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watch);
    const response = await page.goto(address, { waitUntil: "load" });
    if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`);
    // Pages that listen for events are never without a request.
    await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
    return (await page.evaluate(read)).shift;
  } finally {
    await page.close();
  }
}

type Seen = { paint: number; shift: number };

/** In the page. */
function watch(): void {
  const seen: Seen = { paint: 0, shift: 0 };
  Object.assign(globalThis, { seenByBench: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const read = () => (globalThis as unknown as { seenByBench: Seen }).seenByBench;
