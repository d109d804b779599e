import { readFile } from "node:fs/promises";

import { dossierRows, serveBarePage } from "./bare-page.ts";
import type { Benchmark } from "./benchmark.ts";
import { startSearchedProduct } from "./running-product.ts";
import { median, sideBySide, spread } from "./side-by-side.ts";

const requests = 60;
const rounds = 9;
/** Linux counts a process's time in hundredths of a second, on every architecture that Node runs on. */
const millisecondsPerTick = 10;

/**
 * Processor time that the server process takes for a page, user and system, all of its threads; the database's is not
 * in it. Both answer uncompressed; what compression adds to the product's is told beside it.
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
    bench.tell(`${rounds} rounds of ${requests} requests each`);
    const measured = await sideBySide(
      {
        product: () => perRequest(pid, fromProduct.read),
        bare: () => perRequest(bare.pid, fromBare.read),
        compressed: () => perRequest(pid, compressed.read),
      },
      { rounds, warmUp: 3 },
    );
    const incidents = rows.dossier.behavior_incidents.length;
    return {
      value: median(measured.product) / median(measured.bare),
      target: { atMost: 1.5 },
      figures: [
        [`dossier page, ${incidents} incidents, ${fromProduct.kilobytes()}`, spread(measured.product, "ms of processor time")],
        [`bare page, ${fromBare.kilobytes()}`, spread(measured.bare, "ms of processor time")],
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

async function perRequest(pid: number, request: () => Promise<void>): Promise<number> {
  const before = await processorTime(pid);
  for (let index = 0; index < requests; index += 1) await request();
  return ((await processorTime(pid)) - before) / requests;
}

/** Milliseconds of user and system time so far, from fields 14 and 15 of proc(5)'s stat. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The program's name, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}
