import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgBoss, fromDrizzle, type JobWithMetadata } from "pg-boss";
import { describeError } from "#app/lib/describe-error.ts";
import { newId } from "#app/lib/ids.ts";
import type { JobCount, Jobs, WorkOptions } from "./jobs.ts";

type Payload = Record<string, string>;

const defaultConcurrency = 4;
const defaultRetries = 3;
/**
 * NOTIFY says at once that a job was enqueued. Nothing announces that one's time has come, or that of its next try: one look
 * for the jobs of all queues wakes those who work them. Were each of some seventy workers to look, they would keep the
 * database and us busy with nothing.
 */
const lookMilliseconds = 1_000;
/** Each worker's own look, should it ever miss being woken. */
const pollSeconds = 60;
/** Between two looks for workers that no longer give a sign of life. */
const superviseSeconds = 2;
const day = 24 * 60 * 60;

const queueSettings = {
  notify: true,
  // The least that pg-boss takes: a killed worker's job is taken over some 10 to 15 s later.
  heartbeatSeconds: 10,
  // A handler that hangs although its process lives.
  expireInSeconds: 60 * 60,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  // Each look of the supervisor counts the whole table, so it is kept small.
  deleteAfterSeconds: day,
  retentionSeconds: 14 * day,
};

const givenUpQueue = (name: string) => `${name}.given-up`;

/**
 * Jobs in PostgreSQL, by pg-boss, in a schema of its own (`pgboss`) that it creates. `queues` names every kind of
 * job, so that a process that works none can enqueue them all. It holds at most four connections and one that
 * listens; the connection must be direct, since a pooler in transaction mode swallows NOTIFY.
 *
 * `onError` hears of failures of the queue itself and of handlers that threw; neither ends the process.
 */
export async function createPgBossJobs(options: {
  connectionString: string;
  queues: readonly string[];
  onError(error: Error): void;
}): Promise<Jobs> {
  const onError = (error: unknown) => options.onError(error instanceof Error ? error : new Error(typeof error));
  const boss = new PgBoss({
    connectionString: options.connectionString,
    application_name: "attest-jobs",
    max: 4,
    connectionTimeoutMillis: 5_000,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on("error", onError);
  boss.on("warning", (warning) => onError(new Error(warning.message)));
  await boss.start();
  try {
    for (const name of options.queues) await createQueue(boss, name);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }

  const stopping = new AbortController();
  /** By queue, the ids of those who work it. */
  const worked = new Map<string, string[]>();
  let looking: Promise<void> | undefined;
  const underWay = new Map<string, JobWithMetadata<Payload>>();
  let stopped: Promise<void> | undefined;

  /** One worker: one job at a time, and straight on to the next while there is one. */
  async function startWorker(
    name: string,
    run: (job: JobWithMetadata<Payload>, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    let workerId: string | undefined;
    const settings = {
      batchSize: 1,
      includeMetadata: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
    } as const;
    workerId = await boss.work(name, settings, async ([job]: JobWithMetadata<Payload>[]) => {
      if (!job) return;
      // Claimed by a look that was under way as the stop came, maybe what the worker beside it has just handed back.
      if (stopping.signal.aborted) return handBack(job);
      underWay.set(job.id, job);
      const signal = AbortSignal.any([job.signal, stopping.signal]);
      const failure = await run(job, signal).then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      // Being interrupted is not a failure: it costs no wait, and the job goes on elsewhere.
      const isInterrupted = failure !== undefined && stopping.signal.aborted;
      if (isInterrupted) await handBack(job);
      underWay.delete(job.id);
      // Without this it would sleep until the next poll or notification, whatever still waits.
      if (workerId) boss.notifyWorker(workerId);
      if (!failure || isInterrupted) return;
      onError(failure.error);
      // pg-boss keeps what is thrown, and messages carry the data they speak of.
      throw new Error(describeError(failure.error).kind);
    });
    worked.set(name, [...(worked.get(name) ?? []), workerId]);
    looking ??= lookForDue();
  }

  /** Wakes those whose queue has a job whose time has come, until the stop. */
  async function lookForDue(): Promise<void> {
    const { signal } = stopping;
    for (;;) {
      await sleep(lookMilliseconds, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const { rows } = await boss.getDb().executeSql(
          `select distinct name from pgboss.job
           where name = any($1) and state < 'active' and not blocked and start_after <= now()`,
          [[...worked.keys()]],
        );
        for (const { name } of rows as { name: string }[]) worked.get(name)?.forEach((id) => boss.notifyWorker(id));
      } catch (error) {
        if (!signal.aborted) onError(error);
      }
    }
  }

  /**
   * Makes a job that this process had claimed free to be taken at once; does nothing if the claim has gone already. In
   * one transaction, since a cancelled job's key is free for another.
   */
  async function handBack(job: JobWithMetadata<Payload>): Promise<void> {
    const transaction = await boss.getDb().beginTransaction?.();
    if (!transaction) return;
    try {
      await boss.cancel(job.name, { id: job.id, retryCount: job.retryCount }, { db: transaction.db });
      await boss.resume(job.name, job.id, { db: transaction.db });
      await transaction.commit();
    } catch (error) {
      // It is then found by its missing heartbeat.
      await transaction.rollback();
      onError(error);
    }
  }

  async function stop(timeoutMs: number): Promise<void> {
    stopping.abort(new Error("The worker is stopping"));
    const idle = Promise.all([...worked.keys()].map((name) => boss.offWork(name, { wait: true })));
    await within(timeoutMs, idle);
    await within(2_000, looking ?? Promise.resolve());
    await within(2_000, Promise.all([...underWay.values()].map(handBack)).catch(onError));
    await within(5_000, boss.stop({ graceful: false }).catch(onError));
  }

  return {
    async enqueue(tx, name, payload, { key, startAfter } = {}) {
      const delay = startAfter ? { startAfter } : {};
      await boss.send(name, payload, { db: fromDrizzle(tx, sql), singletonKey: key ?? newId(), ...delay });
    },

    async work(name, handler, workOptions: WorkOptions = {}) {
      await boss.updateQueue(name, { retryLimit: workOptions.retries ?? defaultRetries });
      const { onGivenUp } = workOptions;
      if (onGivenUp) {
        const giveUp = async (job: JobWithMetadata<Payload>) => onGivenUp({ id: job.sourceId ?? job.id, payload: job.data });
        await startWorker(givenUpQueue(name), giveUp);
      }
      const run = async (job: JobWithMetadata<Payload>, signal: AbortSignal) =>
        handler({
          id: job.id,
          payload: job.data,
          tryNumber: job.retryCount,
          isLastTry: job.retryCount >= job.retryLimit,
          signal,
        });
      const concurrency = workOptions.concurrency ?? defaultConcurrency;
      for (let index = 0; index < concurrency; index += 1) {
        await startWorker(name, run);
      }
    },

    async isReady() {
      if (stopping.signal.aborted) return false;
      const answer = boss
        .getDb()
        .executeSql("select 1 as one")
        .then(({ rows }) => rows.length === 1)
        .catch(() => false);
      return (await within(2_000, answer)) ?? false;
    },

    async count() {
      const { rows } = await boss.getDb().executeSql(
        `select wanted.name, count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
           count(*) filter (where job.state = 'active')::int as running, count(*) filter (where job.state = 'failed')::int as failed
         from unnest($1::text[]) as wanted (name) left join pgboss.job on job.name = wanted.name
         group by wanted.name order by wanted.name`,
        [options.queues],
      );
      return rows as JobCount[];
    },

    stop(timeoutMs) {
      return (stopped ??= stop(timeoutMs));
    },
  };
}

/**
 * The queue and the one that its failed jobs move to. Made once; settings follow this version's, but for the number of
 * tries, which is for those who work it to say.
 */
async function createQueue(boss: PgBoss, name: string): Promise<void> {
  // What is owed to a job that was given up is tried until it succeeds.
  const givenUp = { ...queueSettings, retryLimit: 1_000 };
  await boss.createQueue(givenUpQueue(name), { ...givenUp, policy: "standard" });
  await boss.updateQueue(givenUpQueue(name), givenUp);
  const settings = { ...queueSettings, deadLetter: givenUpQueue(name) };
  // "exclusive" holds a key to one job that waits, runs or is to be tried again.
  await boss.createQueue(name, { ...settings, policy: "exclusive", retryLimit: defaultRetries });
  await boss.updateQueue(name, settings);
}

/** What `promise` answers, or undefined once the time is over. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  try {
    return await Promise.race([promise, sleep(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)]);
  } finally {
    over.abort();
  }
}
