import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, it } from "vitest";

import { appsInOneFolder, expectWorking } from "./apps-in-one-folder.ts";
import { freePort, killAll, launch, processesOf, remaining, startApp } from "./running-app.ts";

const { start, stop, forget, query, dataDirOf } = appsInOneFolder();

describe("an end in order", () => {
  it.each(["SIGTERM", "SIGINT"] as const)("leaves no process behind within 5 seconds of %s", async (signal) => {
    const app = await start({ data: "one" });
    const end = await stop(app, signal);
    expect(end.code, end.stderr).toBe(0);
    expect(end.took).toBeLessThan(5_000);
    expect(processesOf(dataDirOf("one"))).toEqual([]);
    // The database was closed, not cut off.
    expect(await readFile(path.join(dataDirOf("one"), "postgres.log"), "utf8")).toMatch(/database system is shut down\s*$/);
  });

  // In the middle of settings, of making the database, of starting it and of starting the app.
  it.each([100, 700, 1_500])("leaves no process behind when it comes %i ms into the first start", async (delay) => {
    const data = `early-${delay}`;
    const dataDir = dataDirOf(data);
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
    expect(await remaining(dataDirOf("one"), 5_000)).toEqual([]);
  });

  it("ends when npm is killed", async () => {
    const app = await start({ data: "one", throughNpm: true });
    await stop(app, "SIGKILL");
    expect(await remaining(dataDirOf("one"), 6_000)).toEqual([]);
  });
});

describe("after kill -9", () => {
  const marked = "create table if not exists survived (id int primary key); insert into survived values";

  it("recovers when everything was killed, with what was acknowledged", async () => {
    await start({ data: "one" });
    await query("one", `drop table if exists survived; ${marked} (1)`);
    forget();
    killAll(processesOf(dataDirOf("one")));
    const again = await start({ data: "one" });
    await expectWorking(again);
    expect(await query("one", "select id from survived")).toEqual([{ id: 1 }]);
  });

  it("stops the database of a run whose server was killed, and goes on with its data", async () => {
    const app = await start({ data: "one" });
    await query("one", `${marked} (2)`);
    const orphan = (await readFile(path.join(dataDirOf("one"), "postgres", "postmaster.pid"), "utf8")).split("\n")[0];
    forget();
    app.process.kill("SIGKILL");
    await app.ended;
    expect(processesOf(dataDirOf("one"))).toContain(Number(orphan));
    const again = await start({ data: "one" });
    await expectWorking(again);
    expect(await query("one", "select id from survived order by id")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(processesOf(dataDirOf("one"))).not.toContain(Number(orphan));
  });

  it("brings a killed database back within 5 seconds, while the app stays live", async () => {
    const app = await start({ data: "one" });
    const [pid] = (await readFile(path.join(dataDirOf("one"), "postgres", "postmaster.pid"), "utf8")).split("\n");
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
    expect(processesOf(dataDirOf("one"))).not.toContain(Number(pid));
  });

  it("starts over when the first start was cut short while it made the database", async () => {
    const data = "cut";
    const cut = startApp({ dataDir: dataDirOf(data) }).catch(() => undefined);
    const draft = path.join(dataDirOf(data), "postgres.new", "global");
    const from = performance.now();
    while (
      performance.now() - from < 60_000 &&
      !(await stat(draft).then(
        () => true,
        () => false,
      ))
    )
      await sleep(5);
    killAll(processesOf(dataDirOf(data)));
    await cut;
    expect(await stat(path.join(dataDirOf(data), "postgres")).catch(() => "none")).toBe("none");
    await expectWorking(await start({ data }));
  });
});
