import { mkdir } from "node:fs/promises";

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** What performance is made of, by Lighthouse's names. */
const timed = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  "speed index": "speed-index",
  TBT: "total-blocking-time",
};

/** Scores of 100, what keeps one below it, and the times that performance is made of. */
export type Scores = { scores: Record<Category, number>; failing: string[]; times: string };

type Options = { address: string; cookie: string | undefined; executablePath: string; folder: string };

/** Lighthouse's own mobile profile: a slow phone on a slow network, simulated. */
export async function auditPage({ address, cookie, executablePath, folder }: Options): Promise<Scores> {
  const userDataDir = `${folder}/lighthouse`;
  await mkdir(userDataDir, { recursive: true });
  const chrome = await launch({
    chromePath: executablePath,
    userDataDir,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...categories],
      ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
    const { categories: judged, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
    const scores = Object.fromEntries(categories.map((name) => [name, Math.round((judged[name]?.score ?? 0) * 100)]));
    const failing = categories.flatMap((name) =>
      (judged[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ""}`.trim()),
    );
    const times = Object.entries(timed).map(([name, id]) => `${name} ${(audits[id]?.numericValue ?? 0).toFixed(0)}`);
    return { scores: scores as Record<Category, number>, failing, times: `${times.join(", ")} ms` };
  } finally {
    chrome.kill();
  }
}
