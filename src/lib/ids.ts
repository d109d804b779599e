import { v7 } from "uuid";

/** A new primary key: UUID version 7 (RFC 9562), so that keys sort by the time they were made. */
export function newId(): string {
  return v7();
}
