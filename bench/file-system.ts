import os from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { chromium } from "playwright-core";

import * as files from "#app/features/dossiers/file-system.server.ts";

import { findChromium } from "../scripts/find-chromium.ts";
import type { Benchmark } from "./benchmark.ts";
import { fillWorkspace } from "./filled-workspace.ts";
import { startSearchedProduct, type RunningProduct } from "./running-product.ts";
import { median, spread, timed } from "./side-by-side.ts";

const few = { folders: 5, dossiers: 50 };
const many = { folders: 500, dossiers: 5_000 };
const rounds = 7;

/** The same workspace before and after it was filled: until the tree answers to a key, counted from asking for the page. */
export const fileSystem: Benchmark = {
  name: "file-system",
  measures: "until the tree answers to a key, with 500 folders and 5,000 dossiers ÷ with 5 and 50",
  unit: "×",
  async run(bench) {
    const product = await startSearchedProduct(bench);
    const fill = { workspaceId: product.member.workspaceId, userId: product.member.actor.userId };
    await fillWorkspace(product.app.db, { ...fill, ...few });
    const before = await measure(product);
    bench.tell(`${many.dossiers} dossiers`);
    await fillWorkspace(product.app.db, {
      ...fill,
      folders: many.folders - few.folders,
      dossiers: many.dossiers - few.dossiers,
    });
    await product.app.db.execute(sql`vacuum analyze`);
    const after = await measure(product);
    return {
      value: median(after.interactive) / median(before.interactive),
      target: null,
      figures: [
        [`read on the server, ${few.folders} folders and ${few.dossiers} dossiers`, spread(before.server, "ms")],
        [`read on the server, ${many.folders} folders and ${many.dossiers} dossiers`, spread(after.server, "ms")],
        [`until it answers to a key, ${few.folders} and ${few.dossiers}`, spread(before.interactive, "ms")],
        [`until it answers to a key, ${many.folders} and ${many.dossiers}`, spread(after.interactive, "ms")],
        ["lines drawn", `${before.lines} and ${after.lines}`],
      ],
    };
  },
};

async function measure({ member, address, cookie, workspaceSlug }: RunningProduct) {
  const executablePath = findChromium(process.env["CHROMIUM_PATH"], path.join(os.homedir(), ".cache", "attest"));
  if (executablePath === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH");
  const server: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const time = await timed(() => files.read(member));
    if (round >= 0) server.push(time);
  }
  const browser = await chromium.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--no-first-run"],
  });
  try {
    const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
    await context.addCookies(
      cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return { url: address, name: pair.slice(0, at), value: pair.slice(at + 1) };
      }),
    );
    const page = await context.newPage();
    const interactive: number[] = [];
    let lines = 0;
    for (let round = -2; round < rounds; round += 1) {
      const time = await timed(async () => {
        await page.goto(`/${workspaceSlug}/dossiers/new`, { waitUntil: "commit" });
        const first = page.getByRole("tree").getByRole("treeitem").first();
        await first.focus();
        await page.keyboard.press("End");
        await page.waitForFunction(() => {
          const row = document.activeElement;
          return (
            row?.getAttribute("aria-posinset") === row?.getAttribute("aria-setsize") && row?.getAttribute("role") === "treeitem"
          );
        });
      });
      if (round >= 0) interactive.push(time);
      lines = await page.getByRole("treeitem").count();
    }
    return { server, interactive, lines };
  } finally {
    await browser.close();
  }
}
