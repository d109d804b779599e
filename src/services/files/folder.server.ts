import { createHash, randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { type Files, FilesFailure, isFileKey, type StoredFile } from "./files.ts";

/** Below this much free space nothing is written: the database needs what is left to keep going. */
const minimumFreeBytes = 500_000_000;

/** A reading that proved a file counts this long, and less once the file is touched. */
const provenMilliseconds = 5 * 60 * 1000;
/** A file that was touched this shortly before it was read could be touched again within the same tick of the clock. */
const settledMilliseconds = 2_000;
const mostProven = 20_000;

export type FolderFilesOptions = {
  /** Free bytes on the folder's disk, for a test to set. */
  freeBytes?: () => Promise<number>;
  /** Milliseconds of the clock, for a test to set. */
  now?: () => number;
};

function isErrno(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException | null)?.code ?? "");
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Files in a folder: two levels of 256 folders, so that no folder grows beyond what file systems like. */
export function createFolderFiles(folder: string, options: FolderFilesOptions = {}): Files {
  const clock = options.now ?? Date.now;
  const freeBytes =
    options.freeBytes ??
    (async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    });
  const folderOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2, 4));
  const pathOf = (key: string) => join(folderOf(key), key);

  async function read(key: string): Promise<Buffer | null> {
    if (!isFileKey(key)) return null;
    try {
      return await readFile(pathOf(key));
    } catch (error) {
      if (isErrno(error, "ENOENT", "ENOTDIR")) return null;
      throw new FilesFailure("unavailable", error);
    }
  }

  /** @throws FilesFailure no-space when `size` bytes more would leave too little */
  async function ensureRoomFor(size: number): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await freeBytes()) - size < minimumFreeBytes) throw new FilesFailure("no-space");
  }

  function failureOf(error: unknown): FilesFailure {
    if (error instanceof FilesFailure) return error;
    return new FilesFailure(isErrno(error, "ENOSPC", "EDQUOT") ? "no-space" : "unavailable", error);
  }

  /** A half-written file never has its final name, and a finished one outlives a power cut. */
  async function write(key: string, bytes: Uint8Array): Promise<void> {
    const target = folderOf(key);
    await mkdir(target, { recursive: true, mode: 0o700 });
    const draft = join(target, `.${randomUUID()}`);
    try {
      const file = await open(draft, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(key));
      const directory = await open(target, "r");
      try {
        await directory.sync();
      } finally {
        await directory.close();
      }
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async function get(key: string): Promise<Buffer> {
    const bytes = await read(key);
    if (!bytes) throw new FilesFailure("not-found");
    if (sha256(bytes) !== key) throw new FilesFailure("altered");
    return bytes;
  }

  /** Files that were read and hashed, as the file system described them just before. */
  const proven = new Map<string, { description: string; at: number }>();

  /** Whatever changes a file's bytes changes its ctime, which nobody can set. */
  function describe(key: string): { description: string; changedAt: number } | null {
    try {
      // Not awaited: the kernel answers in microseconds, and a dossier asks for each of its sources.
      const { ino, size, mtimeNs, ctimeNs } = statSync(pathOf(key), { bigint: true });
      return { description: `${ino} ${size} ${mtimeNs} ${ctimeNs}`, changedAt: Number(ctimeNs / 1_000_000n) };
    } catch {
      // Reading it tells why.
      return null;
    }
  }

  async function check(key: string): Promise<void> {
    const now = clock();
    const file = isFileKey(key) ? describe(key) : null;
    const known = proven.get(key);
    if (file && known?.description === file.description && now - known.at < provenMilliseconds) return;
    proven.delete(key);
    await get(key);
    if (!file || now - file.changedAt < settledMilliseconds) return;
    if (proven.size >= mostProven) proven.clear();
    proven.set(key, { description: file.description, at: now });
  }

  async function entriesOf(path: string): Promise<string[]> {
    try {
      return await readdir(path);
    } catch (error) {
      if (isErrno(error, "ENOENT", "ENOTDIR")) return [];
      throw new FilesFailure("unavailable", error);
    }
  }

  return {
    async put(bytes): Promise<StoredFile> {
      const key = sha256(bytes);
      const stored = { key, sha256: key, size: bytes.length };
      const existing = await read(key);
      if (existing && sha256(existing) === key) return stored;
      try {
        await ensureRoomFor(bytes.length);
        await write(key, bytes);
      } catch (error) {
        throw failureOf(error);
      }
      return stored;
    },

    async ensureRoom() {
      try {
        await ensureRoomFor(0);
      } catch (error) {
        throw failureOf(error);
      }
    },

    get,
    check,

    async stat(key) {
      if (!isFileKey(key)) return null;
      try {
        const { size } = await stat(pathOf(key));
        return { key, sha256: key, size };
      } catch (error) {
        if (isErrno(error, "ENOENT", "ENOTDIR")) return null;
        throw new FilesFailure("unavailable", error);
      }
    },

    async delete(key) {
      if (!isFileKey(key)) return;
      try {
        await rm(pathOf(key), { force: true });
      } catch (error) {
        throw new FilesFailure("unavailable", error);
      }
    },

    async *list() {
      for (const outer of await entriesOf(folder)) {
        for (const inner of await entriesOf(join(folder, outer))) {
          for (const key of await entriesOf(join(folder, outer, inner))) if (isFileKey(key)) yield key;
        }
      }
    },
  };
}
