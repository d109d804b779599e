import { hkdfSync, randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { access, chmod, link, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import {
  generatedNames,
  generateSecrets,
  type GeneratedName,
  type GeneratedSecrets,
  InvalidEnvironment,
  parseSettings,
  type Settings,
  type Variables,
} from "./env.ts";

/**
 * The process's checked settings. Creates DATA_DIR (absolute afterwards) when it is missing and, in embedded mode,
 * its `secrets.json`, so that the same data always meets the same secrets. Throws InvalidEnvironment.
 * The only reader of process.env.
 */
export async function loadSettings(projectFolder: string): Promise<Settings> {
  const variables = withDerivedSecrets(process.env);
  const candidates = generateSecrets(() => randomBytes(24).toString("hex"));
  const defaultDataDir = path.join(projectFolder, "data");
  // Everything is checked before anything is written.
  const dataDir = path.resolve(parseSettings(variables, candidates, defaultDataDir).DATA_DIR);
  await ensureWritable(dataDir);
  const hosted = variables["APP_MODE"]?.trim() === "hosted";
  const kept = hosted ? candidates : await keptSecrets(dataDir, candidates);
  return { ...parseSettings(variables, kept, defaultDataDir), DATA_DIR: dataDir };
}

/** Libraries ask NODE_ENV when they are loaded; what is built and run here is always the product. */
export function runAsProduction(): void {
  process.env["NODE_ENV"] = "production";
}

/** Whether this process is the child of an `npm start` or `npm run`. */
export function startedByNpm(): boolean {
  return process.env["npm_lifecycle_event"] !== undefined;
}

/**
 * AUTH_SECRET and ENCRYPTION_KEY are ours, not among the variables that the specification asks an operator for. When
 * hosted without them, they follow from SERVICE_ROLE_KEY, so that every process of one installation has the same.
 */
function withDerivedSecrets(variables: Variables): Variables {
  const serviceRoleKey = variables["SERVICE_ROLE_KEY"]?.trim();
  if (variables["APP_MODE"]?.trim() !== "hosted" || !serviceRoleKey) return variables;
  const derived = (use: string) => Buffer.from(hkdfSync("sha256", serviceRoleKey, "", use, 32)).toString("hex");
  return {
    ...variables,
    AUTH_SECRET: variables["AUTH_SECRET"] ?? derived("attest auth secret"),
    ENCRYPTION_KEY: variables["ENCRYPTION_KEY"] ?? derived("attest encryption key"),
  };
}

async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // access() knows neither read-only nor full disks.
    const probe = path.join(dataDir, `.write-probe-${randomBytes(6).toString("hex")}`);
    await writeFile(probe, "1");
    await rm(probe, { force: true });
  } catch (error) {
    throw new InvalidEnvironment("DATA_DIR", `${dataDir} ${unwritableBecause(error)}`);
  }
}

/** For its owner alone. Not mkdir's own `recursive`, which never ends where the kernel answers ENOENT (below /proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    const parent = path.dirname(folder);
    if (code !== "ENOENT" || (await exists(parent))) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode: 0o700 });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

function unwritableBecause(error: unknown): string {
  const cure = "set DATA_DIR to a folder that this user can write to";
  switch (errorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return "is on a full disk; free some space or set DATA_DIR to a folder on another disk";
    case "ENOENT":
    case "ENOTDIR":
    case "EEXIST":
      return `cannot be a folder; ${cure}`;
    case "EROFS":
      return `is not writable (read-only file system); ${cure}`;
    case "EACCES":
    case "EPERM":
      return `is not writable (permission denied); ${cure}`;
    default:
      return `is not writable (${errorCode(error)}); ${cure}`;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}

/** The secrets kept in `dataDir`; the missing ones are taken from `candidates` and kept from now on. */
async function keptSecrets(dataDir: string, candidates: GeneratedSecrets): Promise<GeneratedSecrets> {
  const file = path.join(dataDir, "secrets.json");
  try {
    const first = await readSecrets(file);
    if (first !== undefined && generatedNames.every((name) => first[name])) return { ...candidates, ...first };
    const complete = { ...candidates, ...first };
    const temporary = `${file}.${randomBytes(6).toString("hex")}`;
    await writeDurably(temporary, `${JSON.stringify(complete, null, 2)}\n`);
    if (first !== undefined) {
      await rename(temporary, file);
      return complete;
    }
    // link() fails when another process was first, rename() would overwrite what that one already uses.
    const won = await link(temporary, file).then(
      () => true,
      () => false,
    );
    await rm(temporary, { force: true });
    return won ? complete : { ...complete, ...(await readSecrets(file)) };
  } catch (error) {
    if (error instanceof InvalidEnvironment) throw error;
    throw new InvalidEnvironment(
      "DATA_DIR",
      `${file} cannot be read or written (${errorCode(error)}); make it readable for this user or set DATA_DIR to another folder`,
    );
  }
}

async function readSecrets(file: string): Promise<Partial<Record<GeneratedName, string>> | undefined> {
  let content: string;
  try {
    content = await readFile(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
  try {
    const parsed: unknown = JSON.parse(content);
    const entries = Object.entries(parsed as Record<string, string>);
    if (entries.length === 0 || entries.some(([, value]) => typeof value !== "string")) throw new TypeError("not a set of texts");
    return Object.fromEntries(entries);
  } catch {
    throw new InvalidEnvironment("DATA_DIR", `${file} is damaged; restore it from a backup, or set DATA_DIR to another folder`);
  }
}

async function writeDurably(file: string, content: string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(file, 0o600);
}
