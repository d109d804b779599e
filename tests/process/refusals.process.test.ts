import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";

import { closedFolder, freePort, killAll, processesOf, refusedStart, startApp, type Ending } from "./running-app.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "attest-refusals-"));
  await chmod(folder, 0o755);
});
afterEach(() => {
  for (const data of ["one", "fresh"]) killAll(processesOf(path.join(folder, data)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** One line on stderr that names the variable and the cure, exit code 1, no stack, and no process left. */
function expectRefusal(end: Ending, variable: string, cure: RegExp): void {
  const lines = end.stderr.split("\n").filter((line) => line.trim() !== "");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^Invalid environment variable ${variable}: `));
  expect(lines[0]).toMatch(cure);
  expect(end.code).toBe(1);
  expect(end.stdout).not.toContain("Attest is ready");
}

const fresh = () => path.join(folder, "fresh");

describe("variables", () => {
  it.each([
    ["PORT", "eighty", /set PORT to a whole number/],
    ["HOST", "not a host", /set HOST to/],
    ["APP_MODE", "production", /embedded, hosted/],
    ["WEBSITE_URL", "attest", /https:\/\//],
    ["STRIPE_SECRET_KEY", "pk_test", /sk_/],
    ["STRIPE_PRODUCT_PRO", "pro", /prod_/],
    ["DATABASE_URL", "mysql://root:geheim@db/x", /postgresql:\/\//],
    ["LOG_LEVEL", "loud", /silent/],
    ["WORKER", "many", /inline, none/],
  ])("refuses %s=%s before it touches anything", async (name, value, cure) => {
    const end = await refusedStart({ dataDir: fresh(), variables: { [name]: value } });
    expectRefusal(end, name, cure);
    expect(end.took).toBeLessThan(5_000);
    expect(end.stderr).not.toContain("geheim");
  });

  it("refuses an address that is not this machine's", async () => {
    const end = await refusedStart({ dataDir: fresh(), variables: { HOST: "203.0.113.7" } });
    expectRefusal(end, "HOST", /set HOST to/);
  });

  it("names what hosted mode lacks", async () => {
    expectRefusal(await refusedStart({ dataDir: fresh(), variables: { APP_MODE: "hosted" } }), "DATABASE_URL", /set it/);
  });
});

describe("a port in use", () => {
  it("names PORT and the port", async () => {
    const taken = net.createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo;
    const end = await refusedStart({ dataDir: fresh(), port });
    taken.close();
    expectRefusal(end, "PORT", new RegExp(`port ${port} is in use; set PORT to a free one`));
  });
});

describe("a data folder", () => {
  it("is refused below a file", async () => {
    await writeFile(path.join(folder, "file"), "");
    expectRefusal(await refusedStart({ dataDir: path.join(folder, "file", "data") }), "DATA_DIR", /set DATA_DIR to/);
  });

  it.runIf(process.platform === "linux")("is refused where nothing can be written, root or not", async () => {
    expectRefusal(await refusedStart({ dataDir: "/proc/attest" }), "DATA_DIR", /cannot be a folder; set DATA_DIR to/);
  });

  it("is refused when this user may not write to it", async ({ skip }) => {
    skip(isRoot && closedFolder() !== undefined, `${closedFolder()} is closed to other users`);
    const closed = path.join(folder, "closed");
    await mkdir(closed, { recursive: true });
    await chmod(closed, 0o555);
    const end = await refusedStart({ dataDir: path.join(closed, "data"), ...(isRoot ? { user: 65_534 } : {}) });
    expectRefusal(end, "DATA_DIR", /is not writable \(permission denied\)/);
  });

  it("is refused when its secrets are damaged, instead of making others", async () => {
    const damaged = path.join(folder, "damaged");
    await mkdir(damaged, { recursive: true });
    await writeFile(path.join(damaged, "secrets.json"), '{"AUTH_SECRET": "ab');
    expectRefusal(await refusedStart({ dataDir: damaged }), "DATA_DIR", /secrets\.json is damaged/);
  });

  it("is refused while another Attest uses it, and free again once that one was killed", async () => {
    const dataDir = path.join(folder, "one");
    const first = await startApp({ dataDir });
    const end = await refusedStart({ dataDir });
    expectRefusal(end, "DATA_DIR", new RegExp(`in use by a running Attest \\(process ${first.process.pid}\\); stop`));
    expect((await fetch(`${first.address}/api/ready`)).status).toBe(200);
    await first.stop("SIGKILL");
    const next = await startApp({ dataDir });
    expect((await next.stop("SIGTERM")).code).toBe(0);
  });
});

describe("DATABASE_URL", () => {
  it("is refused when nobody listens there, without showing its password", async () => {
    const url = `postgresql://attest:geheim@127.0.0.1:${await freePort()}/attest`;
    const end = await refusedStart({ dataDir: fresh(), variables: { DATABASE_URL: url } });
    expectRefusal(end, "DATABASE_URL", /cannot reach 127\.0\.0\.1:\d+ \(connection refused\); /);
    expect(end.stdout + end.stderr).not.toContain("geheim");
  });

  it("is refused when the host does not exist or does not speak", async () => {
    const silent = net.createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const { port } = silent.address() as AddressInfo;
    const [unknown, mute] = await Promise.all([
      refusedStart({ dataDir: fresh(), variables: { DATABASE_URL: "postgresql://a:geheim@db.invalid/x" } }),
      refusedStart({ dataDir: fresh(), variables: { DATABASE_URL: `postgresql://a:geheim@127.0.0.1:${port}/x` } }),
    ]);
    silent.close();
    expectRefusal(unknown, "DATABASE_URL", /no such host/);
    expectRefusal(mute, "DATABASE_URL", /no answer within 5 s/);
    expect(mute.took).toBeLessThan(15_000);
  });

  it("is used instead of an embedded server, and refused when it names no database", async () => {
    const serverFolder = path.join(folder, "server");
    const server = await startEmbeddedPostgres({ dataDir: serverFolder, log: () => undefined });
    try {
      const missing = server.connectionString.replace("/attest?", "/missing?");
      const end = await refusedStart({ dataDir: fresh(), variables: { DATABASE_URL: missing } });
      expectRefusal(end, "DATABASE_URL", /has no database "missing"; create it/);

      const app = await startApp({ dataDir: fresh(), variables: { DATABASE_URL: server.connectionString } });
      expect(app.stdout()).toContain("Reaching the database");
      expect((await fetch(`${app.address}/api/ready`)).status).toBe(200);
      expect(processesOf(fresh())).toEqual([app.process.pid]);
      expect((await app.stop("SIGTERM")).code).toBe(0);
    } finally {
      await server.stop();
    }
  });
});
