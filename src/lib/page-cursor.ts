import { isUuid } from "./is-uuid.ts";

/** Where a page ended in a list ordered by a moment (milliseconds) and then an id. */
export type PageEnd = { moment: Date; id: string };

export function writePageCursor(end: PageEnd): string {
  return `${end.moment.getTime()}_${end.id}`;
}

/** Undefined for no cursor and for one that was not written here: the list then begins at its start. */
export function readPageCursor(cursor: string | null | undefined): PageEnd | undefined {
  const match = /^(\d{1,15})_(.{36})$/.exec(cursor ?? "");
  const id = match?.[2];
  return isUuid(id) ? { moment: new Date(Number(match?.[1])), id } : undefined;
}

/** Where a page ended in a list ordered by a text and then an id. */
export function writeTextCursor(end: { value: string; id: string }): string {
  return `${end.id}${end.value}`;
}

/** Undefined for no cursor and for one that was not written here: the list then begins at its start. */
export function readTextCursor(cursor: string | null | undefined): { value: string; id: string } | undefined {
  const id = cursor?.slice(0, 36);
  return isUuid(id) ? { value: cursor?.slice(36) ?? "", id } : undefined;
}
