import { sql, type SQL } from "drizzle-orm";
import { check, timestamp, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { newId } from "#app/lib/ids.ts";

/** Primary key: a version 7 UUID made by the application, so that it is known before the insert. */
export const id = () => uuid().primaryKey().$defaultFn(newId);

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const updatedAt = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const moment = () => timestamp({ withTimezone: true });

/** A check constraint that holds a text column to a closed set. Null passes, as in SQL. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list: SQL = sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));
  return check(name, sql`${column} in (${list})`);
}
