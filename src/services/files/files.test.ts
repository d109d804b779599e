import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { describeFiles } from "./contract.ts";
import { createFolderFiles } from "./folder.server.ts";

const folders: string[] = [];
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "attest-files-"));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeFiles(async () => {
  const folder = await aFolder();
  return {
    files: createFolderFiles(folder),
    overwrite: (key, bytes) => writeFile(join(folder, key.slice(0, 2), key.slice(2, 4), key), bytes),
  };
});

describe("the folder adapter", () => {
  it("goes by an earlier reading only while the file is untouched", async () => {
    const folder = await aFolder();
    let now = Date.now();
    const files = createFolderFiles(folder, { now: () => now });
    const { key } = await files.put(Buffer.from("as it was archived"));
    const path = join(folder, key.slice(0, 2), key.slice(2, 4), key);
    const past = new Date(Date.now() - 60_000);
    // Read anew while it is fresh, then from memory once the file system's clock has moved on.
    await files.check(key);
    now += 3_000;
    await files.check(key);
    await files.check(key);
    await writeFile(path, "as it was ARCHIVED");
    // Setting the times back hides nothing: the file system keeps its own.
    await utimes(path, past, past);
    await expect(files.check(key)).rejects.toMatchObject({ reason: "altered" });
    await rm(path);
    await expect(files.check(key)).rejects.toMatchObject({ reason: "not-found" });
    await expect(files.check("../secrets.json")).rejects.toMatchObject({ reason: "not-found" });
  });

  it("refuses to write below 500 MB of free space, and still reads", async () => {
    let free = 600 * 1024 * 1024;
    const files = createFolderFiles(await aFolder(), { freeBytes: async () => free });
    const kept = await files.put(Buffer.from("before"));
    free = 499 * 1024 * 1024;
    await expect(files.put(Buffer.from("after"))).rejects.toMatchObject({ reason: "no-space" });
    await expect(files.ensureRoom()).rejects.toMatchObject({ reason: "no-space" });
    await expect(files.put(Buffer.from("after"))).rejects.toThrow("There is not enough disk space");
    expect(Buffer.from(await files.get(kept.key)).toString()).toBe("before");
    await expect(files.put(Buffer.from("before"))).resolves.toEqual(kept);
  });

  it("leaves no draft behind, and takes a folder that is not there yet", async () => {
    const folder = join(await aFolder(), "new", "archive");
    const { key } = await createFolderFiles(folder).put(Buffer.from("text"));
    expect(await readdir(join(folder, key.slice(0, 2), key.slice(2, 4)))).toEqual([key]);
  });

  it("says that the archive cannot be reached when its folder is a file", async () => {
    const folder = join(await aFolder(), "not-a-folder");
    await writeFile(folder, "");
    await expect(createFolderFiles(folder).put(Buffer.from("text"))).rejects.toMatchObject({ reason: "unavailable" });
  });
});
