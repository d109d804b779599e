import { execFile } from "node:child_process";
import { readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/**
 * Stops a PostgreSQL that goes on in `cluster` after its Attest was killed, and removes the pid file of one that died
 * with it. Only the holder of the folder's lock may call this: then whatever still runs there is an orphan.
 */
export async function clearOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = path.join(cluster, "postmaster.pid");
  const pid = await readPid(pidFile);
  if (pid === undefined) return;
  if (await isPostgresOf(pid, cluster)) {
    log(`stopping the database of an earlier run that was killed (process ${pid})`);
    // Fast shutdown first, then the harder ways: PostgreSQL repeats its log on the next start in either case.
    for (const [signal, patience] of [
      ["SIGINT", 10_000],
      ["SIGQUIT", 5_000],
      ["SIGKILL", 5_000],
    ] as const) {
      kill(pid, signal);
      if (await gone(pid, cluster, patience)) break;
    }
  }
  // PostgreSQL itself trusts these files too much: the number in them may belong to somebody else by now.
  if (!(await isPostgresOf(pid, cluster))) {
    await Promise.all(
      [pidFile, path.join(cluster, ".s.PGSQL.5432.lock"), path.join(cluster, ".s.PGSQL.5432")].map((file) =>
        rm(file, { force: true }),
      ),
    );
  }
}

/** The process id in a postmaster.pid; undefined when there is no such file or none in it. */
export async function readPid(pidFile: string): Promise<number | undefined> {
  const content = await readFile(pidFile, "utf8").catch(() => "");
  const pid = Number(content.split("\n", 1)[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

async function isPostgresOf(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === "linux") {
    // A postmaster stands in its data folder; compared as the kernel sees it, so that links do not matter.
    const [cwd, own] = await Promise.all([
      stat(`/proc/${pid}/cwd`, { bigint: true }).catch(() => undefined),
      stat(cluster, { bigint: true }),
    ]);
    return cwd !== undefined && cwd.dev === own.dev && cwd.ino === own.ino;
  }
  const { stdout } = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
  return stdout.includes("postgres") && stdout.includes(cluster);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

/** A dead process that nobody collected (in a container without an init) is gone: it no longer stands anywhere. */
async function gone(pid: number, cluster: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (Date.now() < deadline) {
    if (!(await isPostgresOf(pid, cluster))) return true;
    await sleep(20);
  }
  return false;
}
