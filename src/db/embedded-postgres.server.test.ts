import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { FolderInUse } from "./data-folder-lock.server.ts";
import { findEmbeddedPostgres, startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.server.ts";

let folder: string;
const running = new Set<EmbeddedPostgres>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-postgres-"));
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  running.clear();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(name: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, name), log: () => undefined });
  running.add(server);
  return server;
}

async function query(server: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe("the server", () => {
  it("keeps what was acknowledged, is durable, and takes words of every script apart", async () => {
    const first = await start("one");
    await query(first, "create table kept (id int); insert into kept values (7)");
    await first.stop();
    const second = await start("one");
    expect(await query(second, "select id from kept")).toEqual([{ id: 7 }]);
    expect(
      await query(
        second,
        `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
                current_setting('data_checksums') as checksums, current_setting('server_encoding') as encoding,
                to_tsvector('simple', '«слово» שלום־עולם “quoted” الشرق،')::text as words, lower('ÀÉ') as lower`,
      ),
    ).toEqual([
      {
        fsync: "on",
        commit: "on",
        checksums: "on",
        encoding: "UTF8",
        words: "'quoted':4 'слово':1 'עולם':3 'שלום':2 'الشرق':5",
        lower: "àé",
      },
    ]);
  });

  it("is found by another process while it runs, and not afterwards", async () => {
    const server = await start("one");
    expect(await findEmbeddedPostgres(path.join(folder, "one"))).toBe(server.connectionString);
    await server.stop();
    expect(await findEmbeddedPostgres(path.join(folder, "one"))).toBeUndefined();
  });

  it("is reached below a path that is too long for a socket", async () => {
    const server = await start(`${"long-".repeat(30)}/שם עם רווחים`);
    expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
    const link = new URL(server.connectionString).searchParams.get("host") ?? "";
    expect(link.length).toBeLessThan(90);
    await server.stop();
    await expect(stat(link)).rejects.toThrow("ENOENT");
  });
});

describe("one folder", () => {
  it("has one owner when several start at the same moment, and another as soon as it is free", async () => {
    const outcomes = await Promise.allSettled([start("shared"), start("shared"), start("shared")]);
    const won = outcomes.filter((outcome) => outcome.status === "fulfilled");
    const lost = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(won).toHaveLength(1);
    for (const outcome of lost) {
      expect(outcome.reason).toBeInstanceOf(FolderInUse);
      expect((outcome.reason as FolderInUse).owner).toBe(process.pid);
    }
    await won[0]?.value.stop();
    const next = await start("shared");
    expect(await query(next, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("is left alone when it is not ours", async () => {
    await mkdir(path.join(folder, "foreign", "postgres"), { recursive: true });
    await writeFile(path.join(folder, "foreign", "postgres", "letter.txt"), "dear");
    await expect(start("foreign")).rejects.toThrow(/is not a database folder; move it away/);
    expect((await stat(path.join(folder, "foreign", "postgres", "letter.txt"))).size).toBe(4);
  });

  it("is left alone when another release of PostgreSQL made it", async () => {
    await mkdir(path.join(folder, "older", "postgres"), { recursive: true });
    await writeFile(path.join(folder, "older", "postgres", "PG_VERSION"), "17\n");
    await expect(start("older")).rejects.toThrow(/was made by PostgreSQL 17 and this is 18/);
  });

  it("does not trust a process id that belongs to somebody else now", async () => {
    const first = await start("stale");
    await first.stop();
    const cluster = path.join(folder, "stale", "postgres");
    // As after a restart of the machine: the number in the files is alive, and is us.
    for (const file of ["postmaster.pid", ".s.PGSQL.5432.lock"])
      await writeFile(path.join(cluster, file), `${process.pid}\n${cluster}\n1\n5432\n.\n\n`);
    const second = await start("stale");
    expect(await query(second, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});
