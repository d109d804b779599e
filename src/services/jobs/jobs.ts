import type { Queryable } from "#app/db/db.server.ts";

/**
 * The background-job service. A job is enqueued in the caller's transaction: it exists if and only if that
 * transaction commits. It runs at least once: a worker that dies is noticed within about 10 s and the job
 * runs again elsewhere, so every effect of a handler is keyed.
 */
export interface Jobs {
  /**
   * `key` makes it one: while a job of that name and key waits or runs, another is not made.
   * `payload` is JSON and names ids only. It is not worked before `startAfter`.
   */
  enqueue(
    tx: Queryable,
    name: string,
    payload: Record<string, string>,
    options?: { key?: string; startAfter?: Date },
  ): Promise<void>;
  /** Starts working jobs of `name`. `concurrency` is per process. A handler that throws is tried again. */
  work(name: string, handler: JobHandler, options?: WorkOptions): Promise<void>;
  /** Whether the queue can be reached: for /api/ready. */
  isReady(): Promise<boolean>;
  /** How many jobs of each kind wait, run, and have failed for good within the last days, by name. */
  count(): Promise<JobCount[]>;
  /** Stops taking jobs, waits up to `timeoutMs` for those under way, lets the rest be taken over elsewhere. */
  stop(timeoutMs: number): Promise<void>;
}

export type JobCount = { name: string; waiting: number; running: number; failed: number };

export type JobHandler = (job: {
  id: string;
  payload: Record<string, string>;
  /** 0 at the first try. */
  tryNumber: number;
  isLastTry: boolean;
  /** Aborted when the worker stops. */
  signal: AbortSignal;
}) => Promise<void>;

export type WorkOptions = {
  concurrency?: number;
  /** Tries after the first. */
  retries?: number;
  /** Called once when a job has failed for good, also when its workers died every time. */
  onGivenUp?: (job: { id: string; payload: Record<string, string> }) => Promise<void>;
};
