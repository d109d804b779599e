import { describe, expect, it } from "vitest";
import type { AddedSource } from "./source-view.ts";
import { describeUploads, nextToStart, reduceUploads, type Upload, type UploadEvent } from "./upload-queue.ts";

const chosen = (...ids: string[]): Upload<string>[] => ids.map((id) => ({ id, file: `${id}.pdf`, state: { name: "waiting" } }));
const after = (uploads: readonly Upload<string>[], ...events: UploadEvent<string>[]) =>
  events.reduce(reduceUploads<string>, uploads);
const stateOf = (uploads: readonly Upload<string>[], id: string) => uploads.find((upload) => upload.id === id)?.state;
const added: AddedSource = { ok: true, sourceId: "s", title: "Minutes", alreadyThere: false, notice: null };

describe("uploads", () => {
  it("go from waiting over sending and reading to what became of them", () => {
    let uploads = after(
      [],
      { type: "chosen", uploads: chosen("a") },
      { type: "started", id: "a" },
      { type: "sent", id: "a", sent: 0.4 },
    );
    expect(stateOf(uploads, "a")).toEqual({ name: "uploading", sent: 0.4 });
    uploads = after(uploads, { type: "sent", id: "a", sent: 1 });
    expect(stateOf(uploads, "a")).toEqual({ name: "reading" });
    expect(stateOf(after(uploads, { type: "answered", id: "a", answer: added }), "a")).toMatchObject({
      name: "added",
      sourceId: "s",
    });
    expect(stateOf(after(uploads, { type: "answered", id: "a", answer: { ...added, alreadyThere: true } }), "a")).toMatchObject({
      name: "already-there",
    });
    const refusal: AddedSource = { ok: false, code: "empty", message: "This file is empty" };
    expect(stateOf(after(uploads, { type: "answered", id: "a", answer: refusal }), "a")).toEqual({
      name: "refused",
      message: "This file is empty",
    });
  });

  it("start a few at a time, in order", () => {
    const uploads = after(chosen("a", "b", "c", "d"), { type: "started", id: "a" });
    expect(nextToStart(uploads, 3).map(({ id }) => id)).toEqual(["b", "c"]);
    expect(nextToStart(after(uploads, { type: "started", id: "b" }, { type: "started", id: "c" }), 3)).toEqual([]);
  });

  it("stay cancelled whatever comes late, and settled ones cannot be cancelled", () => {
    let uploads = after(
      chosen("a", "b", "c"),
      { type: "started", id: "a" },
      { type: "started", id: "b" },
      { type: "answered", id: "b", answer: added },
    );
    uploads = after(
      uploads,
      { type: "all-cancelled" },
      { type: "answered", id: "a", answer: added },
      { type: "sent", id: "a", sent: 0.9 },
    );
    expect(uploads.map(({ state }) => state.name)).toEqual(["cancelled", "added", "cancelled"]);
  });

  it("can be tried again when they failed, not when they were refused", () => {
    const uploads = after(
      chosen("a", "b"),
      { type: "started", id: "a" },
      { type: "started", id: "b" },
      { type: "failed", id: "a", message: "The server could not be reached" },
      { type: "answered", id: "b", answer: { ok: false, code: "corrupt", message: "This PDF is damaged and cannot be read" } },
      { type: "tried-again", id: "a" },
      { type: "tried-again", id: "b" },
    );
    expect(uploads.map(({ state }) => state.name)).toEqual(["waiting", "refused"]);
    expect(after(uploads, { type: "cleared" }).map(({ id }) => id)).toEqual(["a"]);
  });

  it("are told in words", () => {
    const uploads = after(
      chosen("a", "b", "c"),
      { type: "started", id: "a" },
      { type: "answered", id: "a", answer: added },
      { type: "cancelled", id: "b" },
    );
    expect(describeUploads(uploads)).toBe("1 of 3 files added, 1 cancelled");
    expect(describeUploads(chosen("a"))).toBe("0 of 1 file added");
  });
});
