import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { chmod, chown, lstat, mkdir, readFile, readlink, rename, rm, stat, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { lockFolder } from "./data-folder-lock.server.ts";
import { findPostgres, type PostgresBinaries, type RunAs } from "./postgres-binaries.server.ts";
import { clearOrphan } from "./postgres-orphan.server.ts";

const database = "attest";
const nobody = 65_534;

/**
 * Small enough for a laptop, never at the cost of what was acknowledged: fsync and synchronous_commit stay on.
 * Statements with people's names in them must not reach the log, so errors of statements are left out of it.
 */
const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: "",
  unix_socket_directories: ".",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "64MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  min_wal_size: "32MB",
  max_wal_size: "512MB",
  checkpoint_timeout: "5min",
  max_worker_processes: "4",
  max_parallel_workers: "2",
  max_parallel_workers_per_gather: "1",
  io_method: "sync",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  default_text_search_config: "pg_catalog.simple",
  cluster_name: "attest",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

export type EmbeddedPostgres = {
  /** For `pg`, over a unix socket that only this user (and root) can open. */
  connectionString: string;
  /**
   * Writes to the files what only the log holds so far, so that a stop has little left to write: after a first start
   * that is some nine hundred files, seconds on a busy machine. Failing costs nothing but that time.
   */
  checkpoint(): Promise<void>;
  /** Ends every connection, writes what is outstanding, and leaves no process behind. Safe to call twice. */
  stop(): Promise<void>;
};

/**
 * Runs PostgreSQL from npm with its files in `dataDir`/postgres, making them on the first start, and restarts it when
 * it dies. Throws FolderInUse when another process runs a database there, and an Error in words when it cannot start;
 * `failed` is called when it died and could not be brought back.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  failed?: (error: Error) => void;
  /** Server settings on top of ours, such as `fsync: "off"` for a database that lives as long as a test. */
  settings?: Readonly<Record<string, string>>;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  const dataDir = path.resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const cluster = path.join(dataDir, "postgres");
    const runAs = await ownerOf(cluster);
    const binaries = await findPostgres({ cacheFolder: dataDir, runAs, log });
    await ensureCluster(cluster, binaries, runAs, log);
    const server = new Postmaster(cluster, binaries, runAs, log, { ...serverSettings, ...options.settings });
    await clearOrphan(cluster, log);
    await server.start();
    const connectionString = connectionStringFor(await socketFolder(cluster));
    try {
      await ensureDatabase(connectionString);
    } catch (error) {
      await server.stop();
      throw error;
    }
    server.keepAlive(options.failed ?? (() => undefined));
    return {
      connectionString,
      checkpoint: () => connected(connectionString, (client) => client.query("checkpoint")).catch(() => undefined),
      async stop() {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The connection string of the embedded server that another process runs for `dataDir`; undefined: none runs. */
export async function findEmbeddedPostgres(dataDir: string): Promise<string | undefined> {
  const cluster = path.join(path.resolve(dataDir), "postgres");
  const socket = await stat(path.join(cluster, ".s.PGSQL.5432")).catch(() => undefined);
  return socket?.isSocket() === true ? connectionStringFor(await socketFolder(cluster)) : undefined;
}

/** PostgreSQL refuses to run as root: then it runs as the folder's owner, or as "nobody" when the folder is new. */
async function ownerOf(cluster: string): Promise<RunAs> {
  const self = process.getuid?.();
  if (self === undefined) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (self !== 0) {
    if (owner !== undefined && owner.uid !== self)
      throw new Error(
        `${cluster} belongs to user id ${owner.uid}; start Attest as that user or as root, or set DATA_DIR to another folder`,
      );
    return undefined;
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: nobody, gid: nobody };
}

/**
 * How a process of `runAs` reaches the cluster when the folders above it are closed to that user: we open it and hand
 * over the descriptor. `stdio` must carry it as the process's descriptor 3.
 */
function reachable(cluster: string, runAs: RunAs): { name: string; descriptor: number | undefined } {
  if (runAs === undefined || process.platform !== "linux") return { name: cluster, descriptor: undefined };
  return { name: "/proc/self/fd/3", descriptor: openSync(cluster, "r") };
}

async function ensureCluster(
  cluster: string,
  binaries: PostgresBinaries,
  runAs: RunAs,
  log: (line: string) => void,
): Promise<void> {
  const major = await readFile(path.join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (major !== undefined) {
    const expected = binaries.version.split(".")[0];
    if (major.trim() !== expected)
      throw new Error(
        `${cluster} was made by PostgreSQL ${major.trim()} and this is ${expected}; move the data over with pg_upgrade, or set DATA_DIR to another folder`,
      );
    return;
  }
  const left = await lstat(cluster).catch(() => undefined);
  if (left !== undefined) throw new Error(`${cluster} is not a database folder; move it away, or set DATA_DIR to another folder`);
  // Made beside its place and renamed when whole, so that a start that is cut short leaves nothing half-made.
  const draft = `${cluster}.new`;
  // What a killed start had begun may still be written to for a moment by a process that is about to end.
  await rm(draft, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  await mkdir(draft, { mode: 0o700 });
  if (runAs !== undefined) await chown(draft, runAs.uid, runAs.gid);
  log(`creating a PostgreSQL ${binaries.version.split("-")[0]} database in ${cluster}`);
  await initialise(draft, binaries, runAs);
  await rename(draft, cluster);
}

/**
 * initdb with the builtin C.UTF-8 locale, the same on every machine. Text search and trigrams ask the C library which
 * characters are letters, so LC_CTYPE has to be a UTF-8 locale that this machine has.
 */
async function initialise(cluster: string, binaries: PostgresBinaries, runAs: RunAs): Promise<void> {
  let last = "";
  for (const ctype of ["C.UTF-8", "en_US.UTF-8", "C"]) {
    const { name, descriptor } = reachable(cluster, runAs);
    const locale = ["--locale=C", `--lc-ctype=${ctype}`, "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    const arguments_ = ["-D", name, "-U", database, "-E", "UTF8", "-k", "-A", "trust", "--no-instructions", ...locale];
    const child = spawn(binaries.initdb, arguments_, {
      cwd: "/",
      env: { PATH: "/usr/local/bin:/usr/bin:/bin" },
      stdio: ["ignore", "ignore", "pipe", ...(descriptor === undefined ? [] : [descriptor])],
      ...runAs,
    });
    if (descriptor !== undefined) closeSync(descriptor);
    const endWithUs = () => child.kill("SIGKILL");
    process.once("exit", endWithUs);
    last = "";
    child.stderr?.on("data", (chunk) => (last += String(chunk)));
    const code = await new Promise((resolve) => {
      child.on("error", (error) => resolve(error.message));
      child.on("close", resolve);
    });
    process.removeListener("exit", endWithUs);
    if (code === 0) return;
    if (last.includes("could not look up effective user ID"))
      throw new Error(
        `user id ${runAs?.uid ?? process.getuid?.()} has no name in /etc/passwd, which PostgreSQL needs; run Attest as another user or set DATABASE_URL to a PostgreSQL server`,
      );
    if (!last.includes("locale")) break;
  }
  throw new Error(`the database could not be created: ${lastLine(last)}`);
}

async function ensureDatabase(connectionString: string): Promise<void> {
  await connected(connectionString.replace(`/${database}?`, "/postgres?"), async (client) => {
    const found = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  });
}

async function connected(connectionString: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  // Lost with the server: what was asked fails too, and says so.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function connectionStringFor(folder: string): string {
  return `postgresql://${database}@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** A unix socket's path has room for 103 characters on every system: a longer one is reached through a short link. */
async function socketFolder(cluster: string): Promise<string> {
  if (Buffer.byteLength(path.join(cluster, ".s.PGSQL.5432")) <= 103) return cluster;
  const mark = createHash("sha256").update(cluster).digest("hex").slice(0, 16);
  const short = path.join(os.tmpdir(), `attest-${process.getuid?.() ?? 0}-${mark}`);
  await symlink(cluster, short).catch(() => undefined);
  const owner = await lstat(short);
  if (owner.uid !== (process.getuid?.() ?? owner.uid) || (await readlink(short)) !== cluster)
    throw new Error(`${short} is not ours; set DATA_DIR to a folder with a shorter path`);
  return short;
}

function lastLine(output: string): string {
  const lines = output.trim().split("\n");
  const telling = lines.findLast((line) => /(?:FATAL|ERROR|error|fatal):/.test(line));
  return (telling ?? lines.at(-1) ?? "").replace(/^.*?(?:FATAL|ERROR|error|fatal):\s*/, "") || "no reason given";
}

class Postmaster {
  readonly #cluster: string;
  readonly #binaries: PostgresBinaries;
  readonly #runAs: RunAs;
  readonly #log: (line: string) => void;
  readonly #logFile: string;
  readonly #settings: string[];
  #child: ChildProcess | undefined;
  #exited: Promise<"ended"> = Promise.resolve("ended");
  #stopping = false;
  // A process that ends in any other way than by stop() must not leave the database behind.
  readonly #endWithUs = () => this.#child?.kill("SIGINT");

  constructor(
    cluster: string,
    binaries: PostgresBinaries,
    runAs: RunAs,
    log: (line: string) => void,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#cluster = cluster;
    this.#binaries = binaries;
    this.#runAs = runAs;
    this.#log = log;
    this.#logFile = path.join(path.dirname(cluster), "postgres.log");
    this.#settings = Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  }

  /** Resolves once connections are accepted, which after a kill includes the repetition of the log. */
  async start(): Promise<void> {
    // For some milliseconds after a kill the old server's children still hold its memory, and a new one refuses.
    const deadline = Date.now() + 10_000;
    process.once("exit", this.#endWithUs);
    for (;;) {
      const problem = await this.#launch();
      if (problem === undefined) break;
      if (!problem.includes("still in use") || Date.now() > deadline)
        throw new Error(`the database did not start: ${problem} (see ${this.#logFile})`);
      await sleep(100);
    }
  }

  /** Returns undefined when the server is ready, otherwise why it ended. */
  async #launch(): Promise<string | undefined> {
    const logged = await stat(this.#logFile).then(
      (found) => found.size,
      () => 0,
    );
    if (logged > 10_000_000) await rename(this.#logFile, `${this.#logFile}.1`);
    const output = openSync(this.#logFile, "a", 0o600);
    await chmod(this.#logFile, 0o600);
    const { name, descriptor } = reachable(this.#cluster, this.#runAs);
    const child = spawn(this.#binaries.postgres, ["-D", name, ...this.#settings], {
      cwd: "/",
      env: { PATH: "/usr/local/bin:/usr/bin:/bin" },
      // Its own session: Ctrl-C in the terminal must reach us alone, or it would stop before our requests are done.
      detached: true,
      stdio: ["ignore", output, output, ...(descriptor === undefined ? [] : [descriptor])],
      ...this.#runAs,
    });
    closeSync(output);
    if (descriptor !== undefined) closeSync(descriptor);
    this.#child = child;
    let problem = "";
    this.#exited = new Promise((resolve) => {
      child.on("error", (error) => {
        problem = error.message;
        resolve("ended");
      });
      child.on("exit", () => resolve("ended"));
    });
    while ((await Promise.race([sleep(10), this.#exited])) !== "ended") {
      if (await this.#isReady(child.pid)) return undefined;
    }
    const tail = await readFile(this.#logFile, "utf8").catch(() => "");
    return problem || lastLine(tail.slice(-4_000));
  }

  async #isReady(pid: number | undefined): Promise<boolean> {
    const lines = (await readFile(path.join(this.#cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
    return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
  }

  /** Starts the server again whenever it dies, as a service manager would; gives up when it keeps dying. */
  keepAlive(failed: (error: Error) => void): void {
    let deaths: number[] = [];
    const watch = async () => {
      await this.#exited;
      if (this.#stopping) return;
      deaths = [...deaths.filter((time) => time > Date.now() - 60_000), Date.now()];
      this.#log("the database ended unexpectedly; starting it again");
      try {
        if (deaths.length > 5) throw new Error("the database ended 6 times within a minute");
        process.removeListener("exit", this.#endWithUs);
        await clearOrphan(this.#cluster, this.#log);
        await this.start();
        if (this.#stopping) return;
        this.#log("the database is ready again");
        void watch();
      } catch (error) {
        if (!this.#stopping) failed(error instanceof Error ? error : new Error(String(error)));
      }
    };
    void watch();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    for (const [signal, patience] of [
      ["SIGINT", 3_000],
      ["SIGQUIT", 1_000],
      ["SIGKILL", 1_000],
    ] as const) {
      this.#child?.kill(signal);
      const timer = new AbortController();
      const late = sleep(patience, "late", { signal: timer.signal }).catch(() => "late");
      const first = await Promise.race([this.#exited, late]);
      timer.abort();
      if (first !== "late") break;
    }
    process.removeListener("exit", this.#endWithUs);
    const short = await socketFolder(this.#cluster).catch(() => this.#cluster);
    if (short !== this.#cluster) await rm(short, { force: true });
  }
}
