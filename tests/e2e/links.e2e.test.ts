import { expect, test } from "vitest";

import { runningProduct } from "#tests/support/product.ts";

/** Where somebody without an account can begin; the rest is found by following the links. */
const beginnings = ["/", "/pricing", "/sign-in", "/forgot-password", "/legal", "/verify", "/docs/api"];

/** Pages of the product as a browser gets them, each once. */
async function crawl(origin: string): Promise<{ pages: Map<string, string>; links: { from: string; to: URL }[] }> {
  const pages = new Map<string, string>();
  const links: { from: string; to: URL }[] = [];
  const waiting = [...beginnings];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await fetch(origin + path, { headers: { accept: "text/html" } });
    expect(response.status, path).toBe(200);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    const html = await response.text();
    pages.set(path, isPage ? html : "");
    if (!isPage) continue;
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const to = new URL(href.replaceAll("&amp;", "&"), response.url);
      links.push({ from: path, to });
      if (to.origin === new URL(origin).origin && !to.pathname.startsWith("/api/")) waiting.push(to.pathname + to.search);
    }
  }
  return { pages, links };
}

test("every link of a public page leads somewhere, to the very place on it", { timeout: 120_000 }, async () => {
  const { address } = runningProduct();
  const { pages, links } = await crawl(address);
  expect(links.length).toBeGreaterThan(60);
  // What people look for first: the plans from each way in, every plan in both periods, and the rules.
  const from = (path: string) => links.filter((link) => link.from === path).map(({ to }) => to.pathname + to.search);
  expect(from("/")).toContain("/pricing");
  expect(from("/sign-in")).toContain("/pricing");
  for (const period of ["monthly", "yearly"]) {
    const offered = from(`/pricing?period=${period}`);
    for (const plan of ["basic", "pro", "enterprise"]) expect(offered).toContain(`/sign-up/${plan}/${period}`);
  }
  for (const page of ["terms-of-use", "privacy-policy", "acceptable-use", "method", "subject-requests"])
    expect(pages.has(`/legal/${page}`), page).toBe(true);
  const lost = links.filter(({ to }) => {
    const html = pages.get(to.pathname + to.search);
    return to.hash.length > 1 && html && !html.includes(`id="${decodeURIComponent(to.hash.slice(1))}"`);
  });
  expect(lost.map(({ from: page, to }) => `${page} → ${to.href}`)).toEqual([]);
});
