import { setImmediate as afterwards } from "node:timers/promises";
import type { IdentityLedger, Judgement, SourceText, SubjectFacts } from "../engine/judgement.ts";
import { type OpenPage, openPage } from "../engine/open-page.ts";
import type { Passage } from "../engine/passages.ts";
import type { RunContext } from "../run-context.server.ts";
import { withoutOrders } from "../speaks-to-machines.ts";

/** What the later steps will ask of a page, worked out when it is asked for and not before its turn has come. */
export type ReadAhead = { identity(): IdentityLedger; judged(): { judgement: Judgement; passages: Passage[] } };

type Queue = { waiting: ReadAhead[]; read: Map<string, ReadAhead>; isWorking: boolean };

const queues = new WeakMap<RunContext, Queue>();
/** Pages that wait at most while others are being archived: with more, reading could no longer be hidden. */
const mostWaiting = 8;

/**
 * Reads an archived page ahead of the steps that ask, once for all of them, while other pages are still on their way.
 * Archiving goes first, since the next page is asked for when it is done: while `isHeld`, up to eight pages wait. The
 * answers are kept in memory alone, by a run of 200 pages at most and without the reading behind them; what is lost is
 * read again by the step itself.
 */
export function readAhead(ctx: RunContext, pageId: string, source: SourceText, isHeld: () => boolean): void {
  const queue: Queue = queues.get(ctx) ?? { waiting: [], read: new Map(), isWorking: false };
  queues.set(ctx, queue);
  const page = readOnce(ctx.run.facts, source);
  queue.read.set(pageId, page);
  queue.waiting.push(page);
  void work(queue, isHeld);
}

/** What was read ahead of a page, or will be when it is asked; undefined in another process than the one that archived it. */
export function readAheadOf(ctx: RunContext, pageId: string): ReadAhead | undefined {
  return queues.get(ctx)?.read.get(pageId);
}

/** One page in each turn of the event loop. */
async function work(queue: Queue, isHeld: () => boolean): Promise<void> {
  if (queue.isWorking) return;
  queue.isWorking = true;
  while (queue.waiting.length > (isHeld() ? mostWaiting : 0)) {
    await afterwards();
    const page = queue.waiting.shift();
    try {
      const verdict = page?.identity().verdict;
      // The others are set aside for whom they speak of.
      if (verdict === "same" || verdict === "possible") page?.judged();
    } catch {
      // The step that asks will meet it again, and tell.
    }
  }
  queue.isWorking = false;
}

function readOnce(facts: SubjectFacts, source: SourceText): ReadAhead {
  let open: OpenPage | null = null;
  let identity: IdentityLedger | null = null;
  let judged: ReturnType<ReadAhead["judged"]> | null = null;
  const opened = () => (open ??= openPage(facts, withoutOrders(source).page));
  return {
    identity: () => (identity ??= opened().identity()),
    judged() {
      judged ??= { judgement: opened().judgement(), passages: opened().passages() };
      open = null;
      return judged;
    },
  };
}
