import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { describeFiles } from "./contract.ts";
import { startS3Server, type S3Server } from "#tests/support/s3-server.ts";
import { createFolderFiles } from "./folder.server.ts";
import { createS3Files } from "./s3.server.ts";

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
    let free = 500_000_000 + "before".length;
    const files = createFolderFiles(await aFolder(), { freeBytes: async () => free });
    const kept = await files.put(Buffer.from("before"));
    free = 499_999_999;
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

const account = { accessKeyId: "invented-id", secretAccessKey: "invented-secret", region: "eu-test-1" };
const servers: S3Server[] = [];
async function aBucket(): Promise<S3Server> {
  const server = await startS3Server(account, "archive");
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.close())));

describeFiles(async () => {
  const { endpoint, objects } = await aBucket();
  return {
    files: createS3Files({ ...account, endpoint, bucket: "archive" }),
    overwrite: async (key, bytes) => void objects.set(key, { bytes: Buffer.from(bytes), changedAt: Date.now() }),
  };
});

describe("the S3 adapter", () => {
  it("lists what stands on several pages, and nothing that is not a file of ours", async () => {
    const { endpoint, objects } = await aBucket();
    const files = createS3Files({ ...account, endpoint: `${endpoint}/`, bucket: "archive" });
    const keys = await Promise.all(["a", "b", "c", "d", "e"].map(async (text) => (await files.put(Buffer.from(text))).key));
    objects.set("readme.txt", { bytes: Buffer.from("x"), changedAt: 0 });
    const listed: string[] = [];
    for await (const key of files.list()) listed.push(key);
    expect(listed.toSorted()).toEqual(keys.toSorted());
  });

  it("asks again after a failure that passes, and says that the archive cannot be reached after one that stays", async () => {
    const server = await aBucket();
    const files = createS3Files({ ...account, endpoint: server.endpoint, bucket: "archive" });
    server.fail = { status: 503, times: 2 };
    const { key } = await files.put(Buffer.from("kept after all"));
    server.fail = { status: 503, times: 3 };
    await expect(files.get(key)).rejects.toMatchObject({ reason: "unavailable" });
    server.fail = { status: 507, times: 1 };
    await expect(files.put(Buffer.from("more"))).rejects.toMatchObject({ reason: "no-space" });
    expect(Buffer.from(await files.get(key)).toString()).toBe("kept after all");
  });

  it("is refused with another secret, and has no other bucket", async () => {
    const { endpoint } = await aBucket();
    const stranger = createS3Files({ ...account, secretAccessKey: "another", endpoint, bucket: "archive" });
    await expect(stranger.put(Buffer.from("x"))).rejects.toMatchObject({ reason: "unavailable" });
    await expect(stranger.ensureRoom()).rejects.toMatchObject({ reason: "unavailable" });
    const elsewhere = createS3Files({ ...account, endpoint, bucket: "another" });
    await expect(elsewhere.put(Buffer.from("x"))).rejects.toMatchObject({ reason: "unavailable" });
    await expect(elsewhere.ensureRoom()).rejects.toMatchObject({ reason: "unavailable" });
    const away = createS3Files({ ...account, endpoint: "http://127.0.0.1:9", bucket: "archive" });
    await expect(away.stat("0".repeat(64))).rejects.toMatchObject({ reason: "unavailable" });
  });

  it("goes by an earlier reading only while the store says that the file is the same", async () => {
    const { endpoint, objects, asked } = await aBucket();
    const files = createS3Files({ ...account, endpoint, bucket: "archive" });
    const { key } = await files.put(Buffer.from("as it was archived"));
    await files.check(key);
    await files.check(key);
    expect(asked.slice(1)).toEqual([`GET /archive/${key}`, `HEAD /archive/${key}`]);
    objects.set(key, { bytes: Buffer.from("as it was ARCHIVED"), changedAt: Date.now() });
    await expect(files.check(key)).rejects.toMatchObject({ reason: "altered" });
    objects.delete(key);
    await expect(files.check(key)).rejects.toMatchObject({ reason: "not-found" });
  });
});
