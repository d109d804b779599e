import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/*
 * The rules of the house (docs/architecture.md) that a linter cannot see. Imports go down the stairs:
 * routes → features → server → services and db → lib; ui may be used by routes and features and uses lib.
 */
const root = path.resolve(import.meta.dirname, "..");
const source = path.join(root, "src");

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

const files = filesBelow(source).filter((file) => file !== "src/routeTree.gen.ts");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const isTest = (file: string) => /\.test\.tsx?$|\/contract\.ts$/.test(file);

/** Modules of the product that a file imports, as paths from the root; type-only ones are marked. */
function importsOf(file: string): { to: string; isType: boolean }[] {
  const found: { to: string; isType: boolean }[] = [];
  const pattern = /^\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"([^"]+)"|^\s*import\s+"([^"]+)"|import\("([^"]+)"\)/gm;
  for (const match of read(file).matchAll(pattern)) {
    const specifier = match[2] ?? match[3] ?? match[4] ?? "";
    if (specifier.startsWith("#app/")) found.push({ to: `src/${specifier.slice(5)}`, isType: Boolean(match[1]) });
    else if (specifier.startsWith(".")) {
      found.push({ to: path.join(path.dirname(file), specifier), isType: Boolean(match[1]) });
    }
  }
  return found;
}

const room = (file: string) => file.split("/")[1] ?? "";
const noun = (file: string) => file.split("/")[2] ?? "";
const isPure = (file: string) => !/\.(?:server|functions|queries|worker)\.ts$|\.tsx$/.test(file);

const allowed: Record<string, string[]> = {
  routes: ["routes", "features", "server", "ui", "lib"],
  features: ["features", "server", "services", "db", "ui", "lib"],
  server: ["server", "services", "db", "lib"],
  services: ["services", "db", "lib"],
  db: ["db", "lib"],
  ui: ["ui", "lib"],
  lib: ["lib"],
};

/** The folders of features/searches/engine (docs/architecture.md), each with those that it may use; at its root stand the judgements' words. */
const below: Record<string, string[]> = {
  reading: [],
  hatred: ["reading"],
  attribution: ["reading", "hatred"],
  outcomes: ["reading", "attribution"],
  grounds: ["reading", "hatred", "attribution", "outcomes"],
  events: ["reading", "hatred"],
  identity: ["reading", "attribution", "events"],
};

const vocabulary = (file: string) => file.startsWith("src/features/") && isPure(file);

describe("the stairs", () => {
  test.each(Object.keys(allowed))("%s imports only what stands below it", (name) => {
    const wrong: string[] = [];
    for (const file of files.filter((candidate) => room(candidate) === name && !isTest(candidate))) {
      for (const { to, isType } of importsOf(file)) {
        const target = room(to);
        if (allowed[name]?.includes(target) || !to.includes("/")) continue;
        // The schema holds columns to a noun's closed sets, and demo data is typed by them (decision 0002).
        if (name === "db" && vocabulary(to)) continue;
        if (isType && name === "services" && to === "src/server/context.ts") continue;
        wrong.push(`${file} → ${to}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("a feature never uses another feature's components or functions", () => {
    const wrong = files
      .filter((file) => room(file) === "features" && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ to }) => room(to) === "features" && noun(to) !== noun(file) && /\/components\/|\.functions\.ts$/.test(to))
          .map(({ to }) => `${file} → ${to}`),
      );
    expect(wrong).toEqual([]);
  });

  test("a folder of the engine imports only what stands below it", () => {
    const engine = "src/features/searches/engine/";
    const folder = (file: string) => (file.startsWith(engine) ? file.slice(engine.length).split("/").slice(0, -1).join("/") : "");
    const inFolders = files.filter((file) => folder(file) !== "" && !isTest(file));
    expect([...new Set(inFolders.map(folder))].toSorted()).toEqual(Object.keys(below).toSorted());
    const wrong = inFolders.flatMap((file) =>
      importsOf(file)
        .filter(({ to }) => to.startsWith(engine) && to !== `${engine}judgement.ts`)
        .filter(({ to }) => folder(to) !== folder(file) && !below[folder(file)]?.includes(folder(to)))
        .map(({ to }) => `${file} imports ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  test("pure files touch neither database nor services nor the server's files", () => {
    const wrong = files
      .filter((file) => room(file) === "features" && isPure(file) && !file.includes("/components/") && !isTest(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ to, isType }) => !isType && (/\.server\.ts$/.test(to) || room(to) === "db"))
          .map(({ to }) => `${file} → ${to}`),
      );
    expect(wrong).toEqual([]);
  });
});

describe("doors", () => {
  const functions = files.filter((file) => file.endsWith(".functions.ts"));

  test.each(functions)("%s: every server function names exactly one door and calls one operation", (file) => {
    const text = read(file);
    const made = [...text.matchAll(/export const (\w+) = createServerFn\(([^)]*)\)([\s\S]*?)(?=\nexport |\n\/\*\*|$)/g)];
    expect(made.length).toBe([...text.matchAll(/createServerFn\(/g)].length);
    for (const [, name, options, chain] of made) {
      expect(options, `${name} names its method`).toMatch(/method: "(?:GET|POST)"/);
      const doors = [...(chain ?? "").matchAll(/\.middleware\(\[([^\]]*)\]\)/g)].map((match) => match[1] ?? "");
      expect(doors, `${name} names one door`).toHaveLength(1);
      expect(doors[0], `${name} names a door`).toMatch(/^(?:anyone|signedIn|member|reporter|(?:staff|memberOrStaff)\("\w+"\))$/);
    }
  });

  test("no two server functions share a name", () => {
    const names = functions.flatMap((file) =>
      [...read(file).matchAll(/export const (\w+) = createServerFn/g)].map((match) => match[1]),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("services", () => {
  const folders = readdirSync(path.join(source, "services"), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  test.each(folders.map((entry) => entry.name))("%s has a port, an adapter and a contract", (name) => {
    const folder = path.join(source, "services", name);
    const inside = readdirSync(folder);
    expect(existsSync(path.join(folder, `${name}.ts`)), "port").toBe(true);
    expect(existsSync(path.join(folder, "contract.ts")), "contract").toBe(true);
    expect(
      inside.some((file) => file.endsWith(".server.ts")),
      "adapter",
    ).toBe(true);
    expect(
      inside.some((file) => file.endsWith(".test.ts")),
      "tests that run the contract",
    ).toBe(true);
  });
});

describe("habits", () => {
  test("process.env is read in one place", () => {
    const readers = files.filter((file) => !isTest(file) && /process\.env\b/.test(read(file)));
    expect(readers).toEqual(["src/server/env.server.ts"]);
  });

  test("there is no drawer for everything", () => {
    expect(files.filter((file) => /(?:^|\/)(?:utils?|helpers?|common|misc|manager)(?:\/|\.|$)/.test(file))).toEqual([]);
  });

  test("files are kebab-case", () => {
    const odd = files.filter(
      (file) => !file.startsWith("src/routes/") && !/^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(path.basename(file)),
    );
    expect(odd).toEqual([]);
  });
});
