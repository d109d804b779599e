import { isUuid } from "#app/lib/is-uuid.ts";

/** Where a page of the queue ended: microseconds since 1970, as exactly as the database has them, and the incident's id. */
export type QueueEnd = { micros: string; id: string };

export function writeQueueCursor(end: QueueEnd): string {
  return `${end.micros}_${end.id}`;
}

/** Undefined for no cursor and for one that was not written here: the queue then begins at its start. */
export function readQueueCursor(cursor: string | null | undefined): QueueEnd | undefined {
  const match = /^(\d{1,18})_(.{36})$/.exec(cursor ?? "");
  const id = match?.[2];
  return isUuid(id) ? { micros: match?.[1] ?? "0", id } : undefined;
}
