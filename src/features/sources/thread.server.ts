import { existsSync } from "node:fs";
import { createRequire, getCompileCacheDir } from "node:module";
import path from "node:path";
import { Worker } from "node:worker_threads";

/**
 * The file of a thread, by its place below `features`. Through the package's own imports it is found from the sources and from the
 * built server alike; null where the sources are not at hand.
 */
export function findThreadFile(name: string): string | null {
  try {
    const file = createRequire(import.meta.url).resolve(`#app/features/${name}`);
    return existsSync(file) ? file : null;
  } catch {
    return null;
  }
}

/**
 * Does one piece of work in a thread of its own, bounded in time (milliseconds) and memory: a document that is made to
 * ask for hours or gigabytes fails alone, and nobody waits for it. The thread posts its result and ends.
 * @throws the signal's reason when it is aborted
 */
export function runInThread<Result>(
  file: string,
  task: unknown,
  { timeLimit, signal }: { timeLimit: number; signal?: AbortSignal | undefined },
): Promise<Result | "timed-out" | "failed"> {
  // Of the environment it knows where compiled code is kept and nothing else: compiling took a third of a small document's time.
  // Node tells the folder of its own version in it.
  const compiled = getCompileCacheDir();
  const worker = new Worker(file, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) },
    execArgv: [],
  });
  const result = new Promise<Result | "timed-out" | "failed">((resolve, reject) => {
    const timer = setTimeout(() => resolve("timed-out"), timeLimit);
    const abort = () => reject(signal?.reason as Error);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort, { once: true });
    worker.once("message", (message: Result) => resolve(message));
    worker.once("error", () => resolve("failed"));
    worker.once("exit", () => resolve("failed"));
    worker.once("exit", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    });
  });
  return result.finally(() => void worker.terminate());
}
