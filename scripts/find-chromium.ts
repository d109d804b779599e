import { spawn } from "node:child_process";
import { accessSync, constants, globSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

// The browser without a window's furniture: the journeys take half the time in it.
const packages = ["chromium-headless-shell", "fonts-liberation", "fonts-dejavu-core"];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The browser that is here already: CHROMIUM_PATH, the system's, or one that we or Playwright put in the user's cache;
 * a headless shell before a whole browser.
 */
export function findChromium(wanted: string | undefined, cacheFolder: string): string | undefined {
  if (wanted !== undefined && wanted !== "") {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH: ${wanted} is not a program; set it to a Chromium or Chrome, or unset it`);
  }
  const playwright = path.join(os.homedir(), ".cache", "ms-playwright");
  return [
    headlessShell,
    path.join(cacheFolder, "chromium-headless-shell", "chromium"),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...globSync("chromium*/chrome-*/{chrome,headless_shell,chrome-headless-shell}", { cwd: playwright })
      .toSorted()
      .toReversed()
      .map((found) => path.join(playwright, found)),
  ].find(isProgram);
}

/**
 * A Chromium for the journeys. As root, Debian's headless shell is installed where it is missing, a whole browser being
 * what is taken when that fails; an ordinary user takes what is here, and where nothing is, unpacks the package into
 * `cacheFolder` (some 400 MB).
 */
export async function ensureChromium(options: {
  wanted: string | undefined;
  cacheFolder: string;
  log: (line: string) => void;
}): Promise<string> {
  const { wanted, cacheFolder, log } = options;
  const isRoot = process.getuid?.() === 0;
  const hasApt = isProgram("/usr/bin/apt-get");
  const found = findChromium(wanted, cacheFolder);
  if (found !== undefined && (wanted || !isRoot || !hasApt || isProgram(headlessShell))) return found;
  if (!hasApt) throw new Error("no Chromium was found; install one or set CHROMIUM_PATH to it");
  if (isRoot) {
    log(`installing ${packages.join(", ")}`);
    try {
      await run("apt-get", ["-q", "update"]);
      await run("apt-get", ["-qy", "install", "--no-install-recommends", ...packages]);
    } catch (error) {
      if (found === undefined) throw error;
      log(`taking ${found} instead: ${error instanceof Error ? error.message : String(error)}`);
      return found;
    }
  } else {
    log(`unpacking ${packages.join(", ")} into ${cacheFolder}`);
    await unpack(cacheFolder);
  }
  const installed = findChromium(undefined, cacheFolder);
  if (installed === undefined) throw new Error("apt-get installed no Chromium; set CHROMIUM_PATH to one");
  return installed;
}

/** What apt would install, without its database: the packages that this system lacks, unpacked into a folder of ours. */
async function unpack(cacheFolder: string): Promise<void> {
  const place = path.join(cacheFolder, "chromium-headless-shell");
  const draft = `${place}.draft-${process.pid}`;
  const apt = path.join(draft, "apt");
  const root = path.join(draft, "root");
  try {
    await mkdir(path.join(apt, "lists", "partial"), { recursive: true });
    await mkdir(path.join(apt, "archives", "partial"), { recursive: true });
    await mkdir(root);
    const settings = [
      `Dir::State=${apt}`,
      `Dir::State::status=/var/lib/dpkg/status`,
      `Dir::Cache=${apt}`,
      "Debug::NoLocking=1",
    ].flatMap((setting) => ["-o", setting]);
    await run("apt-get", [...settings, "-q", "update"]);
    await run("apt-get", [...settings, "-qy", "install", "--no-install-recommends", "--download-only", ...packages]);
    for (const file of await readdir(path.join(apt, "archives"))) {
      if (file.endsWith(".deb")) await run("dpkg", ["-x", path.join(apt, "archives", file), root]);
    }
    await rm(apt, { recursive: true });
    await writeFile(path.join(draft, "fonts.conf"), fontsConf(path.join(place, "root")));
    await writeFile(path.join(draft, "chromium"), launcher(place));
    await chmod(path.join(draft, "chromium"), 0o755);
    await rm(place, { recursive: true, force: true });
    await rename(draft, place);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function launcher(place: string): string {
  return `#!/bin/sh
root='${place}/root'
for folder in "$root"/usr/lib/*-linux-gnu "$root"/lib/*-linux-gnu; do
  LD_LIBRARY_PATH="$folder\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
done
export LD_LIBRARY_PATH FONTCONFIG_FILE='${place}/fonts.conf'
exec "$root/usr/lib/chromium/chromium-headless-shell" "$@"
`;
}

function fontsConf(root: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${root}/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
}

/** Quiet when it works; throws with the last of what the program said when it does not. */
async function run(program: string, arguments_: string[]): Promise<void> {
  const child = spawn(program, arguments_, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const code = await new Promise<number | string | null>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", resolve);
  });
  if (code !== 0)
    throw new Error(`${program} ${arguments_.at(-1)} failed (${code}):\n${said.trim().split("\n").slice(-8).join("\n")}`);
}
