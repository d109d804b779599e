import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { demoPeople } from "#app/db/demo/manifest.ts";
import { findEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";

import {
  closedFolder,
  freePort,
  killAll,
  launch,
  processesOf,
  remaining,
  startApp,
  type RunningApp,
  type StartOptions,
} from "./running-app.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;
const folders = new Set<string>();
const running: RunningApp[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-process-"));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.stop("SIGTERM")));
  for (const used of folders) killAll(processesOf(used));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(options: Omit<StartOptions, "dataDir"> & { data: string }): Promise<RunningApp> {
  const dataDir = path.join(folder, options.data);
  folders.add(dataDir);
  const app = await startApp({ ...options, dataDir });
  running.push(app);
  return app;
}

async function stop(app: RunningApp, signal: NodeJS.Signals) {
  running.splice(running.indexOf(app), 1);
  return app.stop(signal);
}

/** Live and ready, and a page comes. */
async function expectWorking(app: RunningApp): Promise<void> {
  const [live, ready, page] = await Promise.all(["/api/health", "/api/ready", "/sign-in"].map((url) => fetch(app.address + url)));
  expect(live?.status).toBe(200);
  expect(ready?.status).toBe(200);
  expect(page?.status).toBe(200);
  expect(page?.headers.get("content-type")).toContain("text/html");
}

async function query(data: string, text: string): Promise<Record<string, unknown>[]> {
  const connectionString = await findEmbeddedPostgres(path.join(folder, data));
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe("a first and a second start", () => {
  it("says what it does, and ends with the address", async () => {
    const app = await start({ data: "one" });
    const said = app.stdout();
    expect(said).toMatch(/Starting the database/);
    expect(said).toMatch(/Migrating the database … \d+\.\d s/);
    expect(said).toContain(app.address);
    const owner = demoPeople.find(({ role }) => role === "owner");
    expect(said).toContain(`owner   ${owner?.email}`);
    expect(said).toContain(demoPassword);
    await expectWorking(app);
    const secrets = await stat(path.join(folder, "one", "secrets.json"));
    expect(secrets.mode & 0o777).toBe(0o600);
  });

  it("is ready within 5 seconds the second time, from another folder, with the same secrets and data", async () => {
    const before = await readFile(path.join(folder, "one", "secrets.json"), "utf8");
    const app = await start({ data: "one", cwd: os.tmpdir() });
    expect(app.readyAfter).toBeLessThan(5_000);
    await expectWorking(app);
    expect(await readFile(path.join(folder, "one", "secrets.json"), "utf8")).toBe(before);
  });

  it("has no demo people where others than this machine can reach it", async () => {
    const app = await start({ data: "open", variables: { HOST: "0.0.0.0" } });
    expect(app.stdout()).not.toContain("Demo sign-in");
    expect(await query("open", "select count(*)::int as people from users")).toEqual([{ people: 0 }]);
  });

  it("keeps its database out of the reach of the network and of other users", async () => {
    await start({ data: "one" });
    expect(await query("one", "select current_setting('listen_addresses') as value")).toEqual([{ value: "" }]);
    const cluster = await stat(path.join(folder, "one", "postgres"));
    expect(cluster.mode & 0o077).toBe(0);
  });

  it("lets two run side by side on other ports and folders", async () => {
    const [one, other] = [await start({ data: "one" }), await start({ data: "other" })];
    await Promise.all([expectWorking(one), expectWorking(other)]);
    const page = await fetch(`${one.address}/sign-in`);
    expect(page.status).toBe(200);
  });
});

describe("an end in order", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("leaves no process behind within 5 seconds of %s", async (signal) => {
    const app = await start({ data: "one" });
    const end = await stop(app, signal);
    expect(end.code).toBe(0);
    expect(end.took).toBeLessThan(5_000);
    expect(processesOf(path.join(folder, "one"))).toEqual([]);
    // The database was closed, not cut off.
    expect(await readFile(path.join(folder, "one", "postgres.log"), "utf8")).toMatch(/database system is shut down\s*$/);
  });

  // In the middle of settings, of making the database, of starting it and of starting the app.
  it.each([100, 700, 1_500])("leaves no process behind when it comes %i ms into the first start", async (delay) => {
    const data = `early-${delay}`;
    const dataDir = path.join(folder, data);
    folders.add(dataDir);
    const { child, ended } = launch({ dataDir }, await freePort());
    await sleep(delay);
    child.kill("SIGTERM");
    const end = await ended;
    expect(end.signal === "SIGTERM" || end.code === 0).toBe(true);
    expect(await remaining(dataDir, 1_000)).toEqual([]);
    const again = await start({ data });
    expect((await fetch(`${again.address}/api/ready`)).status).toBe(200);
  });

  it("ends a live connection that a client keeps open", async () => {
    const app = await start({ data: "one" });
    const agent = await fetch(`${app.address}/api/health`, { headers: { connection: "keep-alive" } });
    await agent.text();
    expect((await stop(app, "SIGTERM")).took).toBeLessThan(5_000);
  });

  it.each(["SIGTERM", "SIGINT"] as const)("ends with npm when npm gets %s", async (signal) => {
    const app = await start({ data: "one", throughNpm: true });
    await stop(app, signal);
    expect(await remaining(path.join(folder, "one"), 5_000)).toEqual([]);
  });

  it("ends when npm is killed", async () => {
    const app = await start({ data: "one", throughNpm: true });
    await stop(app, "SIGKILL");
    expect(await remaining(path.join(folder, "one"), 6_000)).toEqual([]);
  });
});

describe("after kill -9", () => {
  const marked = "create table if not exists survived (id int primary key); insert into survived values";

  it("recovers when everything was killed, with what was acknowledged", async () => {
    await start({ data: "one" });
    await query("one", `drop table if exists survived; ${marked} (1)`);
    running.splice(0);
    killAll(processesOf(path.join(folder, "one")));
    const again = await start({ data: "one" });
    await expectWorking(again);
    expect(await query("one", "select id from survived")).toEqual([{ id: 1 }]);
  });

  it("stops the database of a run whose server was killed, and goes on with its data", async () => {
    const app = await start({ data: "one" });
    await query("one", `${marked} (2)`);
    const orphan = (await readFile(path.join(folder, "one", "postgres", "postmaster.pid"), "utf8")).split("\n")[0];
    running.splice(0);
    app.process.kill("SIGKILL");
    await app.ended;
    expect(processesOf(path.join(folder, "one"))).toContain(Number(orphan));
    const again = await start({ data: "one" });
    await expectWorking(again);
    expect(await query("one", "select id from survived order by id")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(processesOf(path.join(folder, "one"))).not.toContain(Number(orphan));
  });

  it("brings a killed database back within 5 seconds, while the app stays live", async () => {
    const app = await start({ data: "one" });
    const [pid] = (await readFile(path.join(folder, "one", "postgres", "postmaster.pid"), "utf8")).split("\n");
    process.kill(Number(pid), "SIGKILL");
    const from = performance.now();
    let status = 0;
    do {
      await sleep(100);
      expect((await fetch(`${app.address}/api/health`)).status).toBe(200);
      status = (await fetch(`${app.address}/api/ready`)).status;
    } while (status !== 200 && performance.now() - from < 10_000);
    expect(status).toBe(200);
    expect(performance.now() - from).toBeLessThan(5_000);
    expect(processesOf(path.join(folder, "one"))).not.toContain(Number(pid));
  });

  it("starts over when the first start was cut short while it made the database", async () => {
    const data = "cut";
    folders.add(path.join(folder, data));
    const cut = startApp({ dataDir: path.join(folder, data) }).catch(() => undefined);
    const draft = path.join(folder, data, "postgres.new", "global");
    const from = performance.now();
    while (
      performance.now() - from < 60_000 &&
      !(await stat(draft).then(
        () => true,
        () => false,
      ))
    )
      await sleep(5);
    killAll(processesOf(path.join(folder, data)));
    await cut;
    expect(await stat(path.join(folder, data, "postgres")).catch(() => "none")).toBe("none");
    await expectWorking(await start({ data }));
  });
});

describe.runIf(isRoot)("as another user", () => {
  it("runs as an ordinary user from a folder that root owns", async ({ skip }) => {
    skip(closedFolder() !== undefined, `${closedFolder()} is closed to other users`);
    const dataDir = path.join(folder, "nobody");
    await mkdir(dataDir);
    await chown(dataDir, 65_534, 65_534);
    const app = await start({ data: "nobody", user: 65_534 });
    await expectWorking(app);
    const end = await stop(app, "SIGTERM");
    expect(end.code).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
    // And root can go on with that user's data without taking it away from them.
    await expectWorking(await start({ data: "nobody" }));
    expect((await stat(path.join(dataDir, "postgres"))).uid).toBe(65_534);
  });

  it("runs as root with its data below a folder that only root may enter", async () => {
    await mkdir(path.join(folder, "closed"), { mode: 0o700 });
    const app = await start({ data: "closed/data" });
    await expectWorking(app);
    const [, ...others] = processesOf(path.join(folder, "closed/data"));
    expect(others.length).toBeGreaterThan(0);
    const database = await stat(path.join(folder, "closed/data/postgres"));
    expect(database.uid).not.toBe(0);
  });
});
