import type { Queryable } from "./db.server.ts";

/**
 * A statement that is built once per database and that PostgreSQL plans once per connection; for what every page asks.
 * `build` names it with Drizzle's `.prepare(name)`, unique in the product, and puts `sql.placeholder(…)` where values go.
 */
export function prepared<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>();
  return (db) => {
    let statement = built.get(db);
    if (statement === undefined) {
      statement = build(db);
      built.set(db, statement);
    }
    return statement;
  };
}
