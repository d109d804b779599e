import type { Pool } from "pg";

/** A statement as the driver was given it, and which of the others had been answered before it was sent. */
type Statement = { arguments_: Parameters<Pool["query"]>; after: number[]; from: number; to: number };

export type RecordedSql = { statements: readonly Statement[] };

/**
 * What `work` asks of the database through `pool`, with which statements waited for which.
 * @throws when it opened a transaction: that cannot be repeated as often as one likes
 */
export async function recordSql(pool: Pool, work: () => Promise<unknown>): Promise<RecordedSql> {
  const statements: Statement[] = [];
  const query = pool.query.bind(pool) as (...arguments_: unknown[]) => Promise<unknown>;
  const connect = pool.connect.bind(pool) as (...arguments_: unknown[]) => unknown;
  let transactions = 0;
  const recording = pool as unknown as { query: unknown; connect: unknown };
  recording.query = async (...arguments_: Statement["arguments_"]) => {
    const from = performance.now();
    const after = statements.flatMap((other, index) => (other.to < from ? [index] : []));
    const statement: Statement = { arguments_, after, from, to: Number.POSITIVE_INFINITY };
    statements.push(statement);
    const answer = await query(...arguments_);
    statement.to = performance.now();
    return answer;
  };
  recording.connect = (...arguments_: unknown[]) => {
    // The pool itself connects with a callback for a single statement.
    if (arguments_.length === 0) transactions += 1;
    return connect(...arguments_);
  };
  try {
    await work();
  } finally {
    recording.query = query;
    recording.connect = connect;
  }
  if (transactions > 0) throw new Error("A transaction was opened: it cannot be replayed");
  return { statements };
}

/** Sends the same statements again in the same order: side by side where they were, one after the other where they were. */
export async function replaySql(pool: Pool, { statements }: RecordedSql): Promise<void> {
  const answers: Promise<unknown>[] = [];
  for (const { arguments_, after } of statements) {
    const before = answers.filter((_, index) => after.includes(index));
    answers.push(Promise.all(before).then(() => (pool.query as (...all: unknown[]) => Promise<unknown>)(...arguments_)));
  }
  await Promise.all(answers);
}
