import { randomBytes } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

export type TestDatabase = {
  connectionString: string;
  /** Removes it, ending connections that are still open. */
  drop(): Promise<void>;
};

/** An empty, migrated database of its own; for a test file's beforeAll. Takes some 30 ms. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject("templateDatabase");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(template, `create database ${name} template attest`);
  return {
    connectionString: template.replace("/attest?", `/${name}?`),
    drop: () => onServer(template, `drop database if exists ${name} with (force)`),
  };
}

/** Not on the template itself: nobody may be connected to a database that is being copied. */
async function onServer(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: template.replace("/attest?", "/postgres?") });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
