import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const projectFolder = path.resolve(import.meta.dirname, "../..");

/** Where `npm start` keeps what it has compiled; a process that a test starts itself does the same. */
export const compiledFolder = path.join(projectFolder, "dist", "compiled");

export type StartOptions = {
  dataDir: string;
  port?: number;
  variables?: Record<string, string>;
  /** Runs as this user and group id instead of ours; needs root. */
  user?: number;
  /** Through `npm start`, as a person would, instead of the script itself. */
  throughNpm?: boolean;
  /** Where the person stands; the project's folder unless given. */
  cwd?: string;
};

/** What a start that failed, or a process that ended, left behind. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string };

export type RunningApp = {
  process: ChildProcess;
  port: number;
  address: string;
  /** From the start of the process to its saying that it is ready, in milliseconds. */
  readyAfter: number;
  stdout(): string;
  ended: Promise<Ending>;
  /** Sends the signal to the started process alone, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<Ending & { took: number }>;
};

/** The folder on the way to the project that only its owner may enter: then no other user can run it from there. */
export function closedFolder(): string | undefined {
  for (let at = projectFolder; at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return at;
  }
  return undefined;
}

/** A port nobody listens on, below those that the system gives to outgoing connections: none of theirs can take it before the process does. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("error", () => resolve(false));
      server.listen(port, "127.0.0.1", () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

/** Starts the process and waits for nothing. */
export function launch(options: StartOptions, port: number) {
  const node = path.join(projectFolder, "node_modules", ".bin", "node");
  const command = options.throughNpm
    ? { program: "npm", arguments_: ["--prefix", projectFolder, "start"] }
    : { program: node, arguments_: [path.join(projectFolder, "scripts", "start.ts")] };
  // Only what a shell would have: nothing of the test runner's own variables.
  const { PATH = "/usr/bin:/bin", HOME = "/tmp" } = process.env;
  const child = spawn(command.program, command.arguments_, {
    cwd: options.cwd ?? projectFolder,
    env: {
      PATH,
      HOME: options.user === undefined ? HOME : options.dataDir,
      NODE_COMPILE_CACHE: compiledFolder,
      PORT: String(port),
      DATA_DIR: options.dataDir,
      ...options.variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
    ...(options.user === undefined ? {} : { uid: options.user, gid: options.user }),
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk) => (stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (stderr += String(chunk)));
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return { child, ended, stdout: () => stdout };
}

/** Starts the product and waits until it says that it is ready. */
export async function startApp(options: StartOptions): Promise<RunningApp> {
  const port = options.port ?? (await freePort());
  const from = performance.now();
  const { child, ended, stdout } = launch(options, port);
  let ending: Ending | undefined;
  void ended.then((value) => (ending = value));
  while (!stdout().includes("Attest is ready")) {
    if (ending !== undefined) throw new Error(`it ended with ${ending.code}:\n${ending.stdout}\n${ending.stderr}`);
    if (performance.now() - from > 80_000) {
      child.kill("SIGKILL");
      throw new Error(`it was not ready within 80 s:\n${stdout()}`);
    }
    await sleep(10);
  }
  return {
    process: child,
    port,
    address: `http://127.0.0.1:${port}`,
    readyAfter: performance.now() - from,
    stdout,
    ended,
    async stop(signal = "SIGTERM") {
      const sent = performance.now();
      child.kill(signal);
      const end = await ended;
      return { ...end, took: performance.now() - sent };
    },
  };
}

/** Starts the product in a way that it must refuse, and waits for its end. */
export async function refusedStart(options: StartOptions): Promise<Ending & { took: number }> {
  const from = performance.now();
  const { ended, child } = launch(options, options.port ?? (await freePort()));
  const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
  const end = await ended;
  clearTimeout(timer);
  return { ...end, took: performance.now() - from };
}

/** Every process that was started with this DATA_DIR or stands in a folder below it: web, worker and database. */
export function processesOf(dataDir: string): number[] {
  const own = (read: () => string) => {
    try {
      return read();
    } catch {
      // It ended while we looked, or it is another user's.
      return "";
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const cwd = own(() => readlinkSync(`/proc/${pid}/cwd`));
      const variables = own(() => readFileSync(`/proc/${pid}/environ`, "latin1")).split("\0");
      return cwd.startsWith(`${dataDir}/`) || variables.includes(`DATA_DIR=${dataDir}`);
    })
    .map(Number);
}

/** The processes that are left of it after at most `patience` milliseconds. */
export async function remaining(dataDir: string, patience: number): Promise<number[]> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline && processesOf(dataDir).length > 0) await sleep(50);
  return processesOf(dataDir);
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Gone with its parent.
    }
  }
}
