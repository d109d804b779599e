import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

import { ensureBuilt } from "./build.server.ts";

let project: string;

/** The smallest project that the real bundler builds. */
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), "attest-build-"));
  await mkdir(path.join(project, "src"));
  await writeFile(path.join(project, "package.json"), '{"type":"module"}');
  await writeFile(path.join(project, "index.html"), '<script type="module" src="/src/main.ts"></script>');
  await writeFile(path.join(project, "src/main.ts"), 'document.title = "one";');
  await symlink(path.resolve(import.meta.dirname, "../../node_modules"), path.join(project, "node_modules"));
});
afterEach(() => rm(project, { recursive: true }));

async function build(): Promise<{ folder: string; built: boolean }> {
  let built = false;
  const { serverEntry } = await ensureBuilt(project, (work) => {
    built = true;
    return work();
  });
  return { folder: path.dirname(path.dirname(serverEntry)), built };
}

const builds = () => readdir(path.join(project, "dist"));

it("builds once for the same sources, and again when they change", async () => {
  const first = await build();
  expect(first.built).toBe(true);
  expect(await readdir(first.folder)).toContain("index.html");
  await utimes(path.join(project, "src/main.ts"), 0, 0);
  await writeFile(path.join(project, "src/main.test.ts"), "a test is not built");
  expect(await build()).toEqual({ folder: first.folder, built: false });
  await writeFile(path.join(project, "src/main.ts"), 'document.title = "two";');
  const second = await build();
  expect(second.built).toBe(true);
  expect(second.folder).not.toBe(first.folder);
  // The first one's server may still be running.
  expect(await builds()).toHaveLength(2);
});

it("lets starts side by side build without disturbing each other", async () => {
  const [one, other] = await Promise.all([build(), build()]);
  expect(one.folder).toBe(other.folder);
  expect(await readdir(one.folder)).toContain("index.html");
  expect(await builds()).toHaveLength(1);
});

it("says why a build failed, in few lines, and leaves nothing that looks built", async () => {
  await writeFile(path.join(project, "src/main.ts"), 'import "./missing.ts";');
  const failure = await build().catch((error: Error) => error.message);
  expect(failure).toMatch(/^the build failed:\n/);
  expect(failure).toContain("missing.ts");
  expect(failure).not.toMatch(/^\s+at /m);
  expect(await builds()).toEqual([]);
});

it("forgets what nobody started for a day, but the latest three", async () => {
  const dist = path.join(project, "dist");
  const old = new Date(Date.now() - 48 * 3_600_000);
  for (const [index, name] of ["0".repeat(16), "1".repeat(16), "2".repeat(16), ".draft-cut"].entries()) {
    await mkdir(path.join(dist, name), { recursive: true });
    await utimes(path.join(dist, name), old, new Date(old.getTime() + index));
  }
  await mkdir(path.join(dist, "mine"));
  // What was compiled of these.
  await mkdir(path.join(dist, "compiled"));
  const { folder } = await build();
  expect((await builds()).toSorted()).toEqual([".draft-cut", "2".repeat(16), path.basename(folder), "mine"].toSorted());
});
