import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/db.server.ts";
import { subjectAliases, subjects } from "#app/db/schema/index.ts";
import { keyColumns } from "./look-up-keys.ts";

const atOnce = 500;

/**
 * Works out the keys of every name that has none yet, and its normalised form, a few hundred in a transaction, so that
 * nothing waits long for a row. Whoever is being changed meanwhile keeps the keys of the change.
 */
export async function fileNames(db: Database, signal?: AbortSignal): Promise<void> {
  for (const table of [subjects, subjectAliases] as const) {
    while (!signal?.aborted && (await fileSome(db, table)) === atOnce);
  }
}

async function fileSome(db: Database, table: typeof subjects | typeof subjectAliases): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(sql`${table.lookUpKeys} is null`)
      .orderBy(asc(table.id))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    if (rows.length === 0) return 0;
    const filed = rows.map(({ id, name }) => ({ id, ...keyColumns(name) }));
    await tx
      .update(table)
      .set({
        normalisedName: sql`filed.row ->> 'normalisedName'`,
        phoneticKeys: sql`array(select jsonb_array_elements_text(filed.row -> 'phoneticKeys'))`,
        lookUpKeys: sql`array(select jsonb_array_elements_text(filed.row -> 'lookUpKeys'))`,
      })
      .from(sql`jsonb_array_elements(${JSON.stringify(filed)}::jsonb) as filed(row)`)
      .where(eq(table.id, sql`(filed.row ->> 'id')::uuid`));
    return rows.length;
  });
}
