import { sql, type Column, type SQL } from "drizzle-orm";

/** What a column's value is inside JSON: moments become texts, which `isoMoment` reads. */
type JsonValue<Field> =
  Field extends SQL<infer Value>
    ? Value
    : Field extends Column<infer Config>
      ? (Config["data"] extends Date ? string : Config["data"]) | (Config["notNull"] extends true ? never : null)
      : never;

export type JsonRow<Fields> = { [Name in keyof Fields]: JsonValue<Fields[Name]> };

/**
 * The rows of a dependent table as one JSON column, so that a thing and all that hangs on it come in one statement.
 * `from` is everything after the field list: `from … where … `; `orderBy` the order of the rows. Empty when there are
 * none. Columns of an outer join can be null whatever their type says.
 */
export function jsonRows<Fields extends Record<string, Column | SQL>>(
  fields: Fields,
  parts: { from: SQL; orderBy: SQL },
): SQL<JsonRow<Fields>[]> {
  const pairs = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  const row = sql`json_build_object(${sql.join(pairs, sql`, `)})`;
  return sql<JsonRow<Fields>[]>`(select coalesce(json_agg(${row} order by ${parts.orderBy}), '[]'::json) ${parts.from})`;
}

/** A moment out of JSON as the product writes it, in milliseconds and UTC. */
export function isoMoment(text: string): string {
  return new Date(text).toISOString();
}
