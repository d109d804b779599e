import { describeError } from "#app/lib/describe-error.ts";

import { startedByNpm } from "./env.server.ts";

/** From the signal to the end of the process, whatever hangs. */
const longestShutdown = 4_800;

/**
 * Ends the process in order on SIGINT, SIGTERM and SIGHUP: runs `close` once and exits with 0; at the second signal, or
 * when `close` fails or takes too long, which it says, it ends at once with 1. npm tells its child nothing when it is
 * itself killed, so a process that npm started also ends when npm is gone.
 */
export function shutDownOnSignals(close: () => Promise<void>): {
  /** Ends the process with `code`; never resolves. During a shutdown it changes nothing. */
  shutDown: (code: number) => Promise<never>;
  /** Whether the end has begun: what fails from then on fails because of it. */
  isClosing: () => boolean;
} {
  let closing: Promise<never> | undefined;
  const closeAndExit = async (code: number): Promise<never> => {
    const giveUp = (why: string) => {
      process.stderr.write(`the shutdown ${why}; what was left was cut off\n`);
      process.exit(1);
    };
    setTimeout(() => giveUp(`was not done within ${longestShutdown / 1_000} s`), longestShutdown).unref();
    await close().catch((error: unknown) => giveUp(`failed (${describeError(error).kind})`));
    process.exit(code);
  };
  const shutDown = (code: number) => (closing ??= closeAndExit(code));
  // A terminal's Ctrl-C reaches us twice when npm is between: from the terminal and, a moment later, from npm.
  let first = 0;
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM"];
  // A terminal that closes; under nohup, which has none, the signal stays ignored.
  if (process.stdout.isTTY) signals.push("SIGHUP");
  for (const signal of signals) {
    process.on(signal, () => {
      if (closing !== undefined && Date.now() - first > 500) process.exit(1);
      if (closing === undefined) first = Date.now();
      void shutDown(0);
    });
  }
  const parent = process.ppid;
  if (startedByNpm()) {
    setInterval(() => {
      if (process.ppid !== parent) void shutDown(0);
    }, 500).unref();
  }
  return { shutDown, isClosing: () => closing !== undefined };
}
