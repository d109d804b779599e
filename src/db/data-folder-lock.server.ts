import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** Another living process uses the folder. `owner` is its process id, when it told it. */
export class FolderInUse extends Error {
  readonly folder: string;
  readonly owner: number | undefined;

  constructor(folder: string, owner: number | undefined) {
    super(`${folder} is in use by a running Attest${owner === undefined ? "" : ` (process ${owner})`}`);
    this.name = "FolderInUse";
    this.folder = folder;
    this.owner = owner;
  }
}

/**
 * Makes this process the only one that runs a database in `folder`, until `release` or its death: a listening socket
 * belongs to the kernel, so it is never left behind as a lock file with a process id would be. Throws FolderInUse.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const address = lockAddress(folder);
  for (let attempt = 0; attempt < 5; attempt++) {
    const server = await listen(address);
    if (server !== undefined) {
      return {
        release: () => new Promise((resolve) => server.close(() => resolve())),
      };
    }
    const answer = await ask(address);
    if (answer.alive) throw new FolderInUse(folder, answer.owner);
    // Only where the socket is a file (not on Linux) can it outlive its process.
    if (!address.startsWith("\0")) await rm(address, { force: true });
  }
  throw new FolderInUse(folder, undefined);
}

/** The kernel's own name for the folder, so that links and relative paths lead to one lock. */
function lockAddress(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `attest-data-${dev.toString(36)}-${ino.toString(36)}`;
  return process.platform === "linux" ? `\0${name}` : path.join(os.tmpdir(), `${name}.sock`);
}

function listen(address: string): Promise<net.Server | undefined> {
  const server = net.createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(String(process.pid));
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

function ask(address: string): Promise<{ alive: boolean; owner?: number }> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let said = "";
    socket.setTimeout(500, () => socket.destroy());
    socket.on("data", (chunk) => (said += String(chunk)));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      resolve({ alive: error.code !== "ECONNREFUSED" && error.code !== "ENOENT" });
    });
    socket.on("close", () => {
      const owner = Number(said);
      resolve(Number.isInteger(owner) && owner > 0 ? { alive: true, owner } : { alive: true });
    });
  });
}
