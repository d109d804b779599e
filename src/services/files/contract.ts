import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Files } from "./files.ts";

/** An adapter over an empty place of its own, and a way to change what it has stored behind its back. */
export type FilesUnderTest = { files: Files; overwrite: (key: string, bytes: Uint8Array) => Promise<void> };

/** What every adapter of the port must do. */
export function describeFiles(make: () => Promise<FilesUnderTest>): void {
  describe("files", () => {
    const bytes = Buffer.from("The council met on Monday. \u0000\u00ff");
    const key = createHash("sha256").update(bytes).digest("hex");
    let files: Files;
    let overwrite: FilesUnderTest["overwrite"];
    beforeEach(async () => {
      ({ files, overwrite } = await make());
    });
    const keys = async () => {
      const all: string[] = [];
      for await (const one of files.list()) all.push(one);
      return all.toSorted();
    };

    it("names a file by the SHA-256 of its content and gives it back", async () => {
      expect(await files.put(bytes)).toEqual({ key, sha256: key, size: bytes.length });
      expect(Buffer.from(await files.get(key))).toEqual(bytes);
      expect(await files.stat(key)).toEqual({ key, sha256: key, size: bytes.length });
    });

    it("keeps the same bytes once, also when they come at the same time", async () => {
      await Promise.all(Array.from({ length: 8 }, () => files.put(bytes)));
      await files.put(bytes);
      expect(await keys()).toEqual([key]);
      expect(Buffer.from(await files.get(key))).toEqual(bytes);
    });

    it("keeps an empty file", async () => {
      const stored = await files.put(new Uint8Array());
      expect((await files.get(stored.key)).length).toBe(0);
    });

    it("tells when a byte of the copy has changed", async () => {
      await files.put(bytes);
      const changed = Buffer.from(bytes);
      changed[4] = (changed[4] ?? 0) ^ 1;
      await overwrite(key, changed);
      await expect(files.get(key)).rejects.toMatchObject({ name: "FilesFailure", reason: "altered" });
      await expect(files.check(key)).rejects.toMatchObject({ name: "FilesFailure", reason: "altered" });
    });

    it("tells when the copy has been cut", async () => {
      await files.put(bytes);
      await overwrite(key, bytes.subarray(0, 5));
      await expect(files.get(key)).rejects.toMatchObject({ reason: "altered" });
    });

    it("mends an altered copy when the same bytes are put again", async () => {
      await files.put(bytes);
      await overwrite(key, Buffer.from("something else"));
      await files.put(bytes);
      expect(Buffer.from(await files.get(key))).toEqual(bytes);
    });

    it.each(["0".repeat(64), "", "../../etc/passwd", `${"0".repeat(62)}/.`, key.toUpperCase()])(
      "has nothing under %j",
      async (unknown) => {
        await files.put(bytes);
        await expect(files.get(unknown)).rejects.toMatchObject({ reason: "not-found" });
        expect(await files.stat(unknown)).toBeNull();
        await files.delete(unknown);
        expect(await keys()).toEqual([key]);
      },
    );

    it("removes a file, and does not mind removing it twice", async () => {
      await files.put(bytes);
      await files.delete(key);
      await files.delete(key);
      await expect(files.get(key)).rejects.toMatchObject({ reason: "not-found" });
      expect(await keys()).toEqual([]);
    });
  });
}
