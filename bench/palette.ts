import pg from "pg";

import { startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import { sql } from "drizzle-orm";
import { jobContext } from "#app/server/job-context.server.ts";
import { search } from "#app/features/palette/palette.server.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";

import type { Bench, Benchmark } from "./benchmark.ts";
import { fillWorkspace, inventedName } from "./filled-workspace.ts";
import { openApp } from "./product-context.ts";
import { median, sideBySide, spread, timed } from "./side-by-side.ts";

const small = 1_000;
const large = 100_000;

/** As people type: beginnings, a whole name, one in another script, a misspelling, nobody. */
const typed = (() => {
  const [given = "", family = ""] = inventedName(321).split(" ");
  return [
    given.slice(0, 3),
    given,
    `${given} ${family}`,
    family.slice(0, 4),
    `${family} ${given.slice(0, 2)}`,
    "ברגמן",
    "Xyzzy Quux",
  ];
})();

/** Two databases of one server, so that each has its own indexes and both are asked in turn. */
export const palette: Benchmark = {
  name: "palette",
  measures: `the palette's answer over ${large.toLocaleString("en")} subjects of a workspace ÷ over ${small.toLocaleString("en")}`,
  unit: "×",
  async run(bench) {
    const postgres = await startEmbeddedPostgres({ dataDir: bench.folder, log: () => undefined });
    bench.atEnd(() => postgres.stop());
    const few = await filled(bench, postgres.connectionString, small);
    const second = await anotherDatabase(postgres.connectionString);
    const many = await filled(bench, second, large);
    const ask = async (member: MemberContext) => {
      const times: number[] = [];
      for (const query of typed) times.push(await timed(() => search(member, query)));
      return times.reduce((sum, time) => sum + time, 0) / typed.length;
    };
    const measured = await sideBySide({ few: () => ask(few), many: () => ask(many) }, { rounds: 15, warmUp: 3 });
    return {
      value: median(measured.many) / median(measured.few),
      target: { atMost: 10 },
      figures: [
        [`an answer over ${small.toLocaleString("en")} subjects`, spread(measured.few, "ms")],
        [`an answer over ${large.toLocaleString("en")} subjects`, spread(measured.many, "ms")],
        ["what was typed, in turn", typed.join(" · ")],
      ],
    };
  },
};

async function anotherDatabase(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("create database attest_many");
  } finally {
    await client.end();
  }
  return connectionString.replace("/attest?", "/attest_many?");
}

async function filled({ folder, tell, atEnd }: Bench, connectionString: string, count: number): Promise<MemberContext> {
  await migrateDatabase(connectionString);
  const app = await openApp({ connectionString, folder });
  atEnd(() => app.close());
  tell(`${count.toLocaleString("en")} subjects`);
  const workspaceId = await aWorkspace(app.db);
  const actor = await aMember(app.db, workspaceId);
  await fillWorkspace(app.db, { workspaceId, userId: actor.userId, folders: 0, dossiers: count });
  await app.db.execute(sql`vacuum analyze`);
  return { ...jobContext(app, "bench"), actor, workspaceId, role: "owner" };
}
