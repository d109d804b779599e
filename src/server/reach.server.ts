import pg from "pg";

import { InvalidEnvironment } from "./env.ts";

/**
 * Opens one connection to DATABASE_URL's server. Throws InvalidEnvironment with what is wrong in words within 6 s; the
 * user's name and password are never part of them.
 */
export async function ensureReachable(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on("error", () => undefined);
  let encoding: string;
  try {
    await client.connect();
    const { rows } = await client.query<{ encoding: string }>("select current_setting('server_encoding') as encoding");
    encoding = rows[0]?.encoding ?? "";
  } catch (error) {
    throw new InvalidEnvironment("DATABASE_URL", whatIsWrong(error, connectionString));
  } finally {
    await client.end().catch(() => undefined);
  }
  if (encoding !== "UTF8")
    throw new InvalidEnvironment("DATABASE_URL", `the database's encoding is ${encoding}; create it with encoding UTF8`);
}

function whatIsWrong(error: unknown, connectionString: string): string {
  const server = serverOf(connectionString);
  const database = decodeURIComponent(new URL(connectionString).pathname.slice(1));
  // See PostgreSQL's appendix A for the five-character codes.
  switch (codeOf(error)) {
    case "28P01":
    case "28000":
      return `${server} refuses the user or password; set DATABASE_URL with the right ones`;
    case "3D000":
      return `${server} has no database "${database}"; create it or name another in DATABASE_URL`;
    case "53300":
      return `${server} has no connections left; raise its max_connections or close others`;
    case "57P03":
      return `${server} is starting up or shutting down; try again in a moment`;
    case "ECONNREFUSED":
      return `cannot reach ${server} (connection refused); start PostgreSQL there or set DATABASE_URL to a server that runs`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `cannot reach ${server} (no such host); set DATABASE_URL to a server that runs`;
    case "ENOENT":
      return `cannot reach ${server} (no such socket); start PostgreSQL there or set DATABASE_URL to a server that runs`;
    default: {
      const message = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : "unknown reason";
      const reason = /timeout|terminated unexpectedly/i.test(message) ? "no answer within 5 s" : message;
      return `cannot reach ${server} (${reason}); set DATABASE_URL to a server that runs`;
    }
  }
}

function codeOf(error: unknown): string {
  // A name with several addresses fails with all their errors at once.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error && "code" in first ? String(first.code) : "";
}

function serverOf(connectionString: string): string {
  const url = new URL(connectionString);
  const host = url.searchParams.get("host") ?? url.hostname;
  return host.startsWith("/") ? host : `${host || "localhost"}:${url.port || "5432"}`;
}
