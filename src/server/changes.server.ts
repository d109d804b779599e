import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Queryable } from "#app/db/db.server.ts";
import type { Logger } from "./log.server.ts";

/**
 * News between processes, through the database (LISTEN/NOTIFY): a topic is a kind and an id, such as
 * `search-run:0197…`. It says that something changed, never what: the listener reads the database.
 */
export type Changes = {
  /** Calls `onChange` for every notice of `topic`, and once after each reconnection, until unsubscribed. */
  subscribe(topic: string, onChange: () => void): () => void;
  close(): Promise<void>;
};

const channel = "attest_changes";

/** Tells of a change when the caller's transaction commits. */
export async function announce(tx: Pick<Queryable, "execute">, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${topic})`);
}

export function createChanges(connectionString: string, log: Logger): Changes {
  const listeners = new Map<string, Set<() => void>>();
  let client: Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    if (closed || client) return;
    const next = new Client({ connectionString, application_name: "attest-changes", keepAlive: true });
    client = next;
    const lost = () => {
      if (client !== next) return;
      client = null;
      void next.end().catch(() => undefined);
      if (!closed && listeners.size > 0) retry = setTimeout(() => void connect(), 500);
    };
    next.on("error", lost);
    next.on("end", lost);
    next.on("notification", ({ payload }) => {
      for (const listener of listeners.get(payload ?? "") ?? []) listener();
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      // What was told while nobody listened is lost: everybody reads again.
      for (const set of listeners.values()) for (const listener of set) listener();
    } catch {
      log.warn("the change listener could not reach the database");
      lost();
    }
  }

  return {
    subscribe(topic, onChange) {
      const set = listeners.get(topic) ?? new Set();
      set.add(onChange);
      listeners.set(topic, set);
      void connect();
      return () => {
        set.delete(onChange);
        if (set.size === 0) listeners.delete(topic);
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
