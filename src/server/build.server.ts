import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

export type Build = {
  /** The browser's files, with `.br` and `.gz` beside those worth it. */
  clientFolder: string;
  /** The module whose default export answers requests. */
  serverEntry: string;
};

const inputs = ["src", "public", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
// Tests are not built, and the route tree is written by the build itself.
const ignored = /\.test\.tsx?$|(?:^|\/)routeTree\.gen\.ts$/;

/**
 * The build of the sources as they are now, made only when there is none yet. Each build has a folder named after its
 * sources' hash, so that running servers keep theirs and starts side by side cannot disturb each other.
 */
export async function ensureBuilt(
  projectFolder: string,
  building: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
): Promise<Build> {
  const dist = path.join(projectFolder, "dist");
  const folder = path.join(dist, await hashOfSources(projectFolder));
  if (!existsSync(folder)) {
    await building(() => build(projectFolder, dist, folder));
    await prune(dist);
  }
  // Marks it as used, for prune(); another user's build is used all the same.
  await utimes(folder, new Date(), new Date()).catch(() => undefined);
  return {
    clientFolder: path.join(folder, "client"),
    serverEntry: path.join(folder, "server", "server.js"),
  };
}

async function hashOfSources(projectFolder: string): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesBelow(projectFolder, input)))).flat();
  const hash = createHash("sha256");
  const kept = files.filter((file) => !ignored.test(file)).toSorted();
  for (const file of kept) {
    const content = readFileSync(path.join(projectFolder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex").slice(0, 16);
}

async function filesBelow(projectFolder: string, below: string): Promise<string[]> {
  const at = path.join(projectFolder, below);
  const found = await stat(at).catch(() => undefined);
  if (found === undefined) return [];
  if (found.isFile()) return [below];
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)));
}

async function build(projectFolder: string, dist: string, folder: string): Promise<void> {
  const draft = path.join(dist, `.draft-${randomUUID()}`);
  try {
    await mkdir(draft, { recursive: true });
  } catch {
    throw new Error(`the app is not built yet and ${dist} is not writable; run "npm run build" as the folder's owner first`);
  }
  try {
    await runVite(projectFolder, draft);
    await precompress(path.join(draft, "client"));
    await rename(draft, folder).catch((error: unknown) => {
      // Another start was faster and has built the same.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** In a process of its own, so that the server at rest does not keep the memory that a build takes. */
async function runVite(projectFolder: string, outDir: string): Promise<void> {
  const vite = path.join(projectFolder, "node_modules", "vite", "bin", "vite.js");
  if (!existsSync(vite))
    throw new Error("the app is not built yet and the tools for it are not installed; run npm ci --include=dev");
  const child = spawn(process.execPath, [vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"], {
    cwd: projectFolder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const code = await new Promise<number | string | null>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", resolve);
  });
  process.removeListener("exit", endWithUs);
  if (code !== 0) throw new Error(`the build failed:\n${reasonIn(output) || String(code)}`);
}

/** The last lines that a person can use: no colours, no stack, none of the warnings before them. */
function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output.slice(Math.max(0, output.lastIndexOf("error during build"))))
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  return lines.slice(0, 20).join("\n");
}

/** Once per build instead of once per request. */
async function precompress(clientFolder: string): Promise<void> {
  const files = (await filesBelow(clientFolder, ".")).filter((file) => /\.(?:js|css|svg|json|txt|html|map)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      const at = path.join(clientFolder, file);
      const content = await readFile(at);
      if (content.length < 1_024) return;
      await writeFile(`${at}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${at}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

/** Forgets builds that nobody started for a day, but never the three latest. */
async function prune(dist: string): Promise<void> {
  const entries = await readdir(dist, { withFileTypes: true });
  const builds = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && /^(?:[0-9a-f]{16}|\.draft-[\w-]+)$/.test(entry.name))
      .map(async ({ name }) => ({ name, used: (await stat(path.join(dist, name))).mtimeMs })),
  );
  // What Node keeps of compiled code (package.json's scripts say where) is mostly of builds that are no longer run.
  await rm(path.join(dist, "compiled"), { recursive: true, force: true }).catch(() => undefined);
  const old = builds.toSorted((one, other) => other.used - one.used).slice(3);
  const yesterday = Date.now() - 24 * 3_600_000;
  await Promise.all(
    old.filter(({ used }) => used < yesterday).map(({ name }) => rm(path.join(dist, name), { recursive: true, force: true })),
  );
}
