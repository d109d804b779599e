import type { AddedSource } from "./source-view.ts";

export type UploadState =
  | { name: "waiting" }
  /** `sent` is between 0 and 1. */
  | { name: "uploading"; sent: number }
  /** All of it has arrived; the server reads it. */
  | { name: "reading" }
  | { name: "added" | "already-there"; sourceId: string; title: string; notice: string | null }
  | { name: "refused"; message: string }
  /** It did not get through; trying again may help. */
  | { name: "failed"; message: string }
  | { name: "cancelled" };

export type Upload<F = File> = { id: string; file: F; state: UploadState };

export type UploadEvent<F = File> =
  | { type: "chosen"; uploads: readonly Upload<F>[] }
  | { type: "started" | "tried-again" | "cancelled"; id: string }
  | { type: "sent"; id: string; sent: number }
  | { type: "answered"; id: string; answer: AddedSource }
  | { type: "failed"; id: string; message: string }
  | { type: "all-cancelled" }
  | { type: "cleared" };

export function isUnderWay({ state }: Upload<unknown>): boolean {
  return state.name === "uploading" || state.name === "reading";
}

export function isSettled(upload: Upload<unknown>): boolean {
  return upload.state.name !== "waiting" && !isUnderWay(upload);
}

function answered(answer: AddedSource): UploadState {
  if (!answer.ok) return { name: "refused", message: answer.message };
  const { sourceId, title, notice } = answer;
  return { name: answer.alreadyThere ? "already-there" : "added", sourceId, title, notice };
}

/** What an upload is after an event about it. News of one that was cancelled comes too late to matter. */
function stateAfter<F>(upload: Upload<F>, event: UploadEvent<F>): UploadState {
  const { state } = upload;
  switch (event.type) {
    case "started":
      return state.name === "waiting" ? { name: "uploading", sent: 0 } : state;
    case "sent":
      if (!isUnderWay(upload)) return state;
      return event.sent >= 1 ? { name: "reading" } : { name: "uploading", sent: event.sent };
    case "answered":
      return isUnderWay(upload) ? answered(event.answer) : state;
    case "failed":
      return isUnderWay(upload) ? { name: "failed", message: event.message } : state;
    case "cancelled":
    case "all-cancelled":
      return isSettled(upload) ? state : { name: "cancelled" };
    case "tried-again":
      return state.name === "failed" || state.name === "cancelled" ? { name: "waiting" } : state;
    default:
      return state;
  }
}

/** The uploads after something happened, in the order in which they were chosen. */
export function reduceUploads<F>(uploads: readonly Upload<F>[], event: UploadEvent<F>): readonly Upload<F>[] {
  if (event.type === "chosen") return [...uploads, ...event.uploads];
  if (event.type === "cleared") return uploads.filter((upload) => !isSettled(upload));
  return uploads.map((upload) => {
    if ("id" in event && event.id !== upload.id) return upload;
    const state = stateAfter(upload, event);
    return state === upload.state ? upload : { ...upload, state };
  });
}

/** Which of the waiting ones may start, `atOnce` being under way at most. */
export function nextToStart<F>(uploads: readonly Upload<F>[], atOnce: number): readonly Upload<F>[] {
  const free = Math.max(0, atOnce - uploads.filter(isUnderWay).length);
  return uploads.filter(({ state }) => state.name === "waiting").slice(0, free);
}

/** "2 of 5 files added, 1 refused": what a progress bar and a screen reader say. */
export function describeUploads(uploads: readonly Upload<unknown>[]): string {
  const count = (...names: UploadState["name"][]) => uploads.filter(({ state }) => names.includes(state.name)).length;
  const parts = [
    `${count("added")} of ${uploads.length} ${uploads.length === 1 ? "file" : "files"} added`,
    [count("already-there"), "already there"] as const,
    [count("refused"), "refused"] as const,
    [count("failed"), "failed"] as const,
    [count("cancelled"), "cancelled"] as const,
  ];
  return parts
    .map((part) => (typeof part === "string" ? part : part[0] > 0 ? `${part[0]} ${part[1]}` : ""))
    .filter(Boolean)
    .join(", ");
}
