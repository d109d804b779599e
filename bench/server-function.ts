import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { requireMember } from "#app/server/door.server.ts";

import type { Benchmark } from "./benchmark.ts";
import { recordSql, replaySql } from "./recorded-sql.ts";
import { callHeaders, payload, startSearchedProduct, type RunningProduct } from "./running-product.ts";
import { median, sideBySide, spread, timed } from "./side-by-side.ts";

const rounds = 300;

/**
 * getDossierById, signed in, over HTTP against the built product; beside it the call that does least over the same
 * transport (getCurrentUser, signed out: a door that is open, no statement, the answer null) and the statements of
 * getDossierById, its door's included, sent straight to the same database.
 */
export const serverFunction: Benchmark = {
  name: "server-function",
  measures: "median of getDossierById over HTTP ÷ (median of a call that does nothing + median of the same SQL directly)",
  unit: "×",
  async run(bench) {
    const product = await startSearchedProduct(bench);
    const call = caller(product);
    const { workspaceId, dossierId } = product;
    const query = new URLSearchParams({ payload: payload({ workspaceId, dossierId }) });
    const sql = await statementsOf(product);
    bench.tell(`${rounds} rounds`);
    let bytes = 0;
    const measured = await sideBySide(
      {
        call: () => timed(async () => (bytes = await call(`getDossierById?${query}`, product.cookie))),
        nothing: () => timed(() => call("getCurrentUser", null)),
        sql: () => timed(() => replaySql(product.app.pool, sql)),
      },
      { rounds, warmUp: 100 },
    );
    return {
      value: median(measured.call) / (median(measured.nothing) + median(measured.sql)),
      target: { atMost: 2 },
      figures: [
        ["getDossierById", `${spread(measured.call, "ms")}, ${(bytes / 1024).toFixed(0)} kB`],
        ["a call that does nothing", spread(measured.nothing, "ms")],
        [`its ${sql.statements.length} statements directly`, spread(measured.sql, "ms")],
      ],
    };
  },
};

function caller({ address }: RunningProduct) {
  const headers = callHeaders(address);
  return async (name: string, cookie: string | null): Promise<number> => {
    const response = await fetch(`${address}/_server/${name}`, { headers: cookie === null ? headers : { ...headers, cookie } });
    const body = await response.arrayBuffer();
    if (!response.ok) throw new Error(`${name.split("?")[0]} answered ${response.status}: ${Buffer.from(body).toString()}`);
    return body.byteLength;
  };
}

/** Recorded from the same door and operation in this process, the second time: the first also writes down that it was seen. */
async function statementsOf({ app, address, cookie, workspaceId, dossierId }: RunningProduct) {
  const work = async () => {
    const member = await requireMember(workspaceId, new Request(address, { headers: { cookie } }));
    if ((await dossiers.find(member, dossierId)) === null) throw new Error("The dossier was not found");
  };
  await work();
  return recordSql(app.pool, work);
}
