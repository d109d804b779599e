import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

import { beforeAll, expect, test } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import { ensureBuilt } from "#app/server/build.server.ts";
import { aDemoDossier, cancelLatest } from "#tests/support/demo-dossier.ts";
import { runningProduct } from "#tests/support/product.ts";
import { sessionOf } from "#tests/support/running-product.ts";

/*
 * What a first visit loads of scripts, gzip at its best. An empty app of the framework loads 108.8 kB (npm run bench:pages
 * measures both). Whoever goes over a budget takes something away or says in docs/performance.md why it is worth it.
 */
const kilo = 1000;
type Visitor = "nobody" | "owner" | "staff";
const budgets: [who: Visitor, page: string, bytes: number][] = [
  ["nobody", "/", 0],
  ["nobody", "/pricing", 0],
  ["nobody", "/legal/method", 0],
  ["nobody", "/sign-in", 164 * kilo],
  ["nobody", "/forgot-password", 150 * kilo],
  ["nobody", "/sign-up/pro/monthly", 150 * kilo],
  // Inside the app 1.8 times an empty one is the limit: 195.8 kB.
  ["owner", `/${demoWorkspace.slug}/dossiers/new`, 178 * kilo],
  ["owner", `/${demoWorkspace.slug}/library`, 185 * kilo],
  ["owner", `/${demoWorkspace.slug}/settings`, 184 * kilo],
  ["owner", "/account", 175 * kilo],
  ["owner", "/account/security", 184 * kilo],
  ["owner", "/account/data", 175 * kilo],
  ["staff", "/admin/users", 178 * kilo],
  ["staff", "/admin/external-users", 178 * kilo],
  ["staff", "/admin/subjects", 178 * kilo],
  ["staff", "/admin/moderation", 191 * kilo],
  ["staff", "/admin/deepsocial-requests", 181 * kilo],
  ["staff", "/admin/subject-requests", 178 * kilo],
  ["staff", "/admin/retention", 177 * kilo],
  ["staff", "/admin/audit", 190 * kilo],
];
/** A dossier is made for it. */
const dossierBudget = 196 * kilo;
/** What is loaded for one page, or one part of it, beyond what others share. */
const largestLazyFile = 40 * kilo;

let files: Map<string, string>;
beforeAll(async () => {
  const { clientFolder } = await ensureBuilt(path.resolve(import.meta.dirname, "../.."));
  const folder = path.join(clientFolder, "_build");
  const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
  files = new Map(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
});

const weigh = (name: string) => gzipSync(files.get(name) ?? "", { level: 9 }).byteLength;

/** The files that a page names, and all that those import before they run. */
function loadedBy(html: string): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...html.matchAll(/\/_build\/([\w.$~-]+\.js)/g)].map(([, name = ""]) => name);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (loaded.has(name) || !files.has(name)) continue;
    loaded.add(name);
    for (const [, imported = ""] of (files.get(name) ?? "").matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      waiting.push(imported);
  }
  return loaded;
}

test.for(budgets)("%s loads no more of %s than %i bytes of scripts", ([who, page, budget]) => expectWithin(who, page, budget));

test("the owner loads no more of a dossier", async () => {
  const { dossierId, address } = await aDemoDossier("Corwin Stedge");
  await expectWithin("owner", address, dossierBudget);
  await cancelLatest(dossierId);
});

async function expectWithin(who: Visitor, page: string, budget: number): Promise<void> {
  const { address } = runningProduct();
  const headers: Record<string, string> =
    who === "nobody" ? { accept: "text/html" } : { accept: "text/html", cookie: sessionOf(who) };
  const response = await fetch(address + page, { headers });
  expect([response.status, new URL(response.url).pathname]).toEqual([200, page]);
  const loaded = loadedBy(await response.text());
  const total = [...loaded].reduce((sum, name) => sum + weigh(name), 0);
  // A page with scripts that were not found would weigh nothing.
  if (budget > 0) expect(total).toBeGreaterThan(100 * kilo);
  expect(total, [...loaded].map((name) => `${name} ${weigh(name)}`).join("\n")).toBeLessThanOrEqual(budget);
}

test("no form's page brings what checks it along", async () => {
  const zod = [...files].filter(([, text]) => text.includes("~standard") && text.includes("safeParse")).map(([name]) => name);
  expect(zod.length).toBeGreaterThan(0);
  const workspace = ["/library", "/settings", "/settings/members"].map((page) => `/${demoWorkspace.slug}${page}`);
  for (const page of [
    "/sign-in",
    "/sign-up/pro/monthly",
    "/forgot-password",
    "/account",
    "/account/security",
    "/account/data",
    ...workspace,
  ]) {
    const headers: Record<string, string> = /^\/(?:sign|forgot)/.test(page) ? {} : { cookie: sessionOf("owner") };
    const loaded = loadedBy(await (await fetch(runningProduct().address + page, { headers })).text());
    expect(
      zod.filter((name) => loaded.has(name)),
      page,
    ).toEqual([]);
  }
});

test("no lazy file is larger than 40 kB", async () => {
  const first = loadedBy(await (await fetch(`${runningProduct().address}/sign-in`)).text());
  // What developers switch on for themselves is nobody's first visit.
  const lazy = [...files.keys()].filter((name) => !first.has(name) && !/devtools|DevTools|developer-tools/i.test(name));
  expect(lazy.map((name) => [name, weigh(name)] as const).filter(([, bytes]) => bytes > largestLazyFile)).toEqual([]);
});
