import { readFile } from "node:fs/promises";

import * as accounts from "#app/features/accounts/accounts.server.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import * as workspaces from "#app/features/workspaces/workspaces.server.ts";
import { requireMember, requireUser } from "#app/server/door.server.ts";

import { dossierRows, serveBarePage } from "./bare-page.ts";
import type { Benchmark } from "./benchmark.ts";
import { recordSql, replaySql } from "./recorded-sql.ts";
import { startSearchedProduct, type RunningProduct } from "./running-product.ts";
import { median, processorTimed, sideBySide, spread } from "./side-by-side.ts";

const requests = 50;
const rounds = 7;
/** Linux counts a process's time in hundredths of a second, on every architecture that Node runs on. */
const millisecondsPerTick = 10;

/**
 * Processor time that the server process takes for a page, user and system, all of its threads; the database's is not
 * in it. Both answer uncompressed. The bare page has its rows in memory, so what the product's statements take when they
 * are sent without anything around them is told beside the ratio, as is what compression adds.
 */
export const dossierPageCpu: Benchmark = {
  name: "dossier-page-cpu",
  measures: "processor time per request of the dossier page ÷ that of a bare page of the same rows in the same framework",
  unit: "×",
  async run(bench) {
    const product = await startSearchedProduct(bench);
    const rows = await dossierRows(product);
    const bare = await serveBarePage(bench, rows);
    const { pid } = product.process;
    if (pid === undefined) throw new Error("The product has no process");
    const page = `${product.address}/${product.workspaceSlug}/dossiers/${product.dossierId}`;
    const [incident] = rows.dossier.behavior_incidents;
    const mustSay = incident?.sentences[0]?.text.slice(0, 20).split(/["'&<>]/)[0] ?? rows.dossier.subject.name;
    const fromProduct = pageReader(page, { cookie: product.cookie, "accept-encoding": "identity" }, mustSay);
    const fromBare = pageReader(bare.address, { "accept-encoding": "identity" }, mustSay);
    const compressed = pageReader(page, { cookie: product.cookie, "accept-encoding": "br, gzip" }, mustSay);
    const sql = await statementsOf(product);
    bench.tell(`${rounds} rounds of ${requests} requests each`);
    const measured = await sideBySide(
      {
        product: () => perRequest(pid, fromProduct.read),
        bare: () => perRequest(bare.pid, fromBare.read),
        compressed: () => perRequest(pid, compressed.read),
        sql: () => processorTimed(() => repeat(() => replaySql(product.app.pool, sql))).then((time) => time / requests),
      },
      { rounds, warmUp: 2 },
    );
    const incidents = rows.dossier.behavior_incidents.length;
    const beside = median(measured.product) / (median(measured.bare) + median(measured.sql));
    return {
      value: median(measured.product) / median(measured.bare),
      target: { atMost: 1.5 },
      figures: [
        [`dossier page, ${incidents} incidents, ${fromProduct.kilobytes()}`, spread(measured.product, "ms of processor time")],
        [`bare page, ${fromBare.kilobytes()}`, spread(measured.bare, "ms of processor time")],
        [`the dossier page's ${sql.statements.length} statements directly`, spread(measured.sql, "ms of processor time")],
        ["dossier page ÷ (bare page + its statements directly)", `${beside.toFixed(2)}×`],
        ["dossier page, compressed for a browser", spread(measured.compressed, "ms of processor time")],
      ],
    };
  },
};

/** Reads a page and makes sure that it is the page: a redirect would be cheap. */
function pageReader(address: string, headers: Record<string, string>, mustSay: string) {
  let length = 0;
  return {
    kilobytes: () => `${(length / 1024).toFixed(0)} kB`,
    async read() {
      const response = await fetch(address, { headers: { accept: "text/html", ...headers }, redirect: "manual" });
      const html = await response.text();
      length = html.length;
      if (response.status !== 200 || !html.includes(mustSay))
        throw new Error(`The page answered ${response.status} without its rows`);
    },
  };
}

async function repeat(request: () => Promise<void>): Promise<void> {
  for (let index = 0; index < requests; index += 1) await request();
}

/** What the page's loaders ask of the database, each through its door, within one request. */
function statementsOf({ app, address, cookie, workspaceId, dossierId }: RunningProduct) {
  return recordSql(app.pool, async () => {
    const request = new Request(address, { headers: { cookie } });
    const member = () => requireMember(workspaceId, request);
    await accounts.findCurrent(await requireUser(request));
    await workspaces.list(await requireUser(request));
    const [latest] = await Promise.all([
      member().then((ctx) => searches.findLatest(ctx, dossierId)),
      member().then((ctx) => dossiers.find(ctx, dossierId)),
      member().then((ctx) => dossiers.list(ctx, 200)),
    ]);
    if (!latest) throw new Error("The dossier has no search");
    await member().then((ctx) => searches.findRecord(ctx, latest.runId));
  });
}

async function perRequest(pid: number, request: () => Promise<void>): Promise<number> {
  const before = await processorTime(pid);
  await repeat(request);
  return ((await processorTime(pid)) - before) / requests;
}

/** Milliseconds of user and system time so far, from fields 14 and 15 of proc(5)'s stat. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The program's name, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}
