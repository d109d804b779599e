import { chown, mkdir, readFile, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { demoPeople } from "#app/db/demo/manifest.ts";
import { demoPassword } from "#app/server/demo-sign-in.ts";

import { appsInOneFolder, expectWorking } from "./apps-in-one-folder.ts";
import { closedFolder, processesOf } from "./running-app.ts";

const isRoot = process.getuid?.() === 0;
const { start, stop, query, dataDirOf } = appsInOneFolder();

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
    const secrets = await stat(path.join(dataDirOf("one"), "secrets.json"));
    expect(secrets.mode & 0o777).toBe(0o600);
    // A stop that comes now has little left to write: the start itself made some 9 MB in 900 files.
    const [left] = await query(
      "one",
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()",
    );
    expect(left?.bytes).toBeLessThan(2_000_000);
  });

  it("is ready within 5 seconds the second time, from another folder, with the same secrets and data", async () => {
    const before = await readFile(path.join(dataDirOf("one"), "secrets.json"), "utf8");
    let readyAfter = Infinity;
    // The best of three: how busy the machine was with something else is not what is asked.
    for (let round = 0; round < 3 && readyAfter >= 5_000; round += 1) {
      const app = await start({ data: "one", cwd: os.tmpdir() });
      readyAfter = Math.min(readyAfter, app.readyAfter);
      await expectWorking(app);
      await stop(app, "SIGTERM");
    }
    expect(readyAfter).toBeLessThan(5_000);
    expect(await readFile(path.join(dataDirOf("one"), "secrets.json"), "utf8")).toBe(before);
  });

  it("has no demo people where others than this machine can reach it", async () => {
    const app = await start({ data: "open", variables: { HOST: "0.0.0.0" } });
    expect(app.stdout()).not.toContain("Demo sign-in");
    expect(await query("open", "select count(*)::int as people from users")).toEqual([{ people: 0 }]);
  });

  it("keeps its database out of the reach of the network and of other users", async () => {
    await start({ data: "one" });
    expect(await query("one", "select current_setting('listen_addresses') as value")).toEqual([{ value: "" }]);
    const cluster = await stat(path.join(dataDirOf("one"), "postgres"));
    expect(cluster.mode & 0o077).toBe(0);
  });

  it("lets two run side by side on other ports and folders", async () => {
    const [one, other] = [await start({ data: "one" }), await start({ data: "other" })];
    await Promise.all([expectWorking(one), expectWorking(other)]);
    const page = await fetch(`${one.address}/sign-in`);
    expect(page.status).toBe(200);
  });
});

describe.runIf(isRoot)("as another user", () => {
  it("runs as an ordinary user from a folder that root owns", async ({ skip }) => {
    skip(closedFolder() !== undefined, `${closedFolder()} is closed to other users`);
    const dataDir = dataDirOf("nobody");
    await mkdir(dataDir);
    await chown(dataDir, 65_534, 65_534);
    const app = await start({ data: "nobody", user: 65_534 });
    await expectWorking(app);
    const end = await stop(app, "SIGTERM");
    expect(end.code, end.stderr).toBe(0);
    expect(processesOf(dataDir)).toEqual([]);
    // And root can go on with that user's data without taking it away from them.
    await expectWorking(await start({ data: "nobody" }));
    expect((await stat(path.join(dataDir, "postgres"))).uid).toBe(65_534);
  });

  it("runs as root with its data below a folder that only root may enter", async () => {
    await mkdir(dataDirOf("closed"), { mode: 0o700 });
    const app = await start({ data: "closed/data" });
    await expectWorking(app);
    const [, ...others] = processesOf(dataDirOf("closed/data"));
    expect(others.length).toBeGreaterThan(0);
    const database = await stat(dataDirOf("closed/data/postgres"));
    expect(database.uid).not.toBe(0);
  });
});
