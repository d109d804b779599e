import { readFile } from "node:fs/promises";

import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import * as searches from "#app/features/searches/searches.server.ts";
import * as workspaces from "#app/features/workspaces/workspaces.server.ts";
import { requireMember, requireUser } from "#app/server/door.server.ts";

import { dossierRows, fromDatabase, fromMemory, serveBarePage } from "./bare-page.ts";
import { readRowsModule } from "./bare-page-rows.ts";
import type { Benchmark } from "./benchmark.ts";
import { recordSql, replaySql } from "./recorded-sql.ts";
import { startSearchedProduct, type RunningProduct } from "./running-product.ts";
import { median, processorTimed, sideBySide, spread } from "./side-by-side.ts";

const requests = 50;
const rounds = 7;
/**
 * A page is compiled while it is asked for: a server that has just started spends a seventh of its time on that, and the more
 * code there is the longer. What is measured is a server that has been running: each side has answered 500 requests.
 */
const warmUp = 10;
/** Linux counts a process's time in hundredths of a second, on every architecture that Node runs on. */
const millisecondsPerTick = 10;

/**
 * Processor time that the server process takes for a page, user and system, all of its threads; the database's is not
 * in it. All answer uncompressed. The value is the dossier page over a bare page that reads the same rows from the same
 * database; beside it stands the ratio to a bare page that has them in memory, which no page that asks a database can
 * come near, and what compression adds.
 */
export const dossierPageCpu: Benchmark = {
  name: "dossier-page-cpu",
  measures:
    "processor time per request of the dossier page ÷ that of a bare page in the same framework that reads the same rows from the same database",
  unit: "×",
  async run(bench) {
    const product = await startSearchedProduct(bench);
    const { pid } = product.process;
    if (pid === undefined) throw new Error("The product has no process");
    const rows = await dossierRows(product);
    const memory = await serveBarePage(bench, {
      name: "bare-page",
      files: { ...fromMemory, "src/rows.json": JSON.stringify(rows) },
    });
    const asking = await serveBarePage(bench, {
      name: "bare-page-with-database",
      files: { ...fromDatabase, "src/rows.server.js": readRowsModule },
      environment: { DATABASE_URL: product.app.env.DATABASE_URL, AUTH_SECRET: product.app.env.AUTH_SECRET },
    });
    const { cookie, workspaceSlug, dossierId } = product;
    const texts = textsOf(rows);
    const page = `${product.address}/${workspaceSlug}/dossiers/${dossierId}`;
    const fromProduct = pageReader(page, { cookie, "accept-encoding": "identity" }, texts);
    const fromMemoryPage = pageReader(memory.address, { "accept-encoding": "identity" }, texts);
    const fromAsking = pageReader(
      `${asking.address}${workspaceSlug}/${dossierId}`,
      { cookie, "accept-encoding": "identity" },
      texts,
    );
    const compressed = pageReader(page, { cookie, "accept-encoding": "br, gzip" }, texts);
    const sql = await statementsOf(product);
    bench.tell(`${rounds} rounds of ${requests} requests each`);
    const measured = await sideBySide(
      {
        product: () => perRequest(pid, fromProduct.read),
        asking: () => perRequest(asking.pid, fromAsking.read),
        memory: () => perRequest(memory.pid, fromMemoryPage.read),
        compressed: () => perRequest(pid, compressed.read),
        sql: () => processorTimed(() => repeat(() => replaySql(product.app.pool, sql))).then((time) => time / requests),
      },
      { rounds, warmUp },
    );
    const incidents = rows.dossier.behavior_incidents.length;
    return {
      value: median(measured.product) / median(measured.asking),
      target: { atMost: 1.5 },
      figures: [
        [`dossier page, ${incidents} incidents, ${fromProduct.kilobytes()}`, spread(measured.product, "ms of processor time")],
        [`bare page that asks the database, ${fromAsking.kilobytes()}`, spread(measured.asking, "ms of processor time")],
        [`bare page with its rows in memory, ${fromMemoryPage.kilobytes()}`, spread(measured.memory, "ms of processor time")],
        ["dossier page ÷ bare page in memory", `${(median(measured.product) / median(measured.memory)).toFixed(2)}×`],
        [`the dossier page's ${sql.statements.length} statements directly`, spread(measured.sql, "ms of processor time")],
        ["dossier page, compressed for a browser", spread(measured.compressed, "ms of processor time")],
      ],
    };
  },
};

/** What each of the pages has to show, in the markup: the texts of the first incident that stand open. */
function textsOf({ dossier }: Awaited<ReturnType<typeof dossierRows>>): string[] {
  return [
    dossier.subject.name,
    ...dossier.facts.map((fact) => fact.value),
    ...dossier.behavior_incidents
      .filter(({ standing }) => standing === "finding")
      .slice(0, 1)
      .flatMap((incident) => [
        incident.title,
        incident.location,
        ...incident.sentences.filter(({ part }) => part === "summary").map(({ text }) => text),
        ...incident.outcomes.flatMap(({ passage_id }) =>
          incident.passages.filter(({ id }) => id === passage_id).map(({ text }) => text),
        ),
        ...incident.evidence.flatMap(({ title, source }) => [title, ...(source ? [source.sha256] : [])]),
      ]),
  ];
}

/** Reads a page; the first time it makes sure that the markup says all of `texts`, later that it is that page. */
function pageReader(address: string, headers: Record<string, string>, texts: readonly string[]) {
  let length = 0;
  return {
    kilobytes: () => `${(length / 1024).toFixed(0)} kB`,
    async read() {
      const response = await fetch(address, { headers: { accept: "text/html", ...headers }, redirect: "manual" });
      const html = await response.text();
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      if (length === 0) {
        const shown = shownText(html);
        const missing = texts.filter((text) => !shown.includes(flat(text)));
        if (missing.length > 0) throw new Error(`${address} does not show ${missing.length} of its texts: ${missing[0]}`);
      } else if (Math.abs(html.length - length) > length / 10) throw new Error(`${address} answers another page`);
      length = html.length;
    },
  };
}

const flat = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/** The words between the tags, scripts and comments left out. */
function shownText(html: string): string {
  const text = html
    .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]*>/gu, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
  return flat(text);
}

async function repeat(request: () => Promise<void>): Promise<void> {
  for (let index = 0; index < requests; index += 1) await request();
}

/** What the page's loaders ask of the database, each through its door, within one request. */
function statementsOf({ app, address, cookie, workspaceId, dossierId }: RunningProduct) {
  return recordSql(app.pool, async () => {
    const request = new Request(address, { headers: { cookie } });
    const member = () => requireMember(workspaceId, request);
    await workspaces.list(await requireUser(request));
    const [latest] = await Promise.all([
      member().then((ctx) => searches.findLatest(ctx, dossierId)),
      member().then((ctx) => dossiers.find(ctx, dossierId)),
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
