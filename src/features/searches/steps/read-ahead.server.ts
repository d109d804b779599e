import { setImmediate as afterwards } from "node:timers/promises";
import type { Judgement, SourceText } from "../engine/judgement.ts";
import { eventReport, type EventReport, prepareReport } from "../engine/events/one-event.ts";
import { type IdentityReading, type OpenPage, openPage } from "../engine/open-page.ts";
import type { Passage } from "../engine/passages.ts";
import { isWorthShowing } from "../model-desk.ts";
import type { RunContext } from "../run-context.server.ts";
import { withoutOrders } from "../speaks-to-machines.ts";

/** What the later steps will ask of a page, worked out when it is asked for and not before its turn has come. */
export type ReadAhead = {
  identity(): IdentityReading;
  /** Without passages where no language model is shown any. */
  judged(): { judgement: Judgement; passages: Passage[] | null };
};

const reports = new WeakMap<RunContext, Map<string, EventReport>>();

/**
 * Reads what a page reports for the comparison with others, when it has been judged: the merge at the end would do it while
 * nothing else is going on.
 */
export function readReportAhead(ctx: RunContext, { finding }: Judgement, source: SourceText): void {
  if (!finding) return;
  const known = reports.get(ctx) ?? new Map<string, EventReport>();
  reports.set(ctx, known);
  known.set(source.id, prepareReport(eventReport(finding, source)));
}

/** What was read ahead of a source's report. */
export function reportAheadOf(ctx: RunContext, sourceId: string): EventReport | undefined {
  return reports.get(ctx)?.get(sourceId);
}

type Queue = { waiting: ReadAhead[]; toJudge: ReadAhead[]; read: Map<string, ReadAhead>; isWorking: boolean };

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
  const queue: Queue = queues.get(ctx) ?? { waiting: [], toJudge: [], read: new Map(), isWorking: false };
  queues.set(ctx, queue);
  const page = readOnce(ctx, source);
  queue.read.set(pageId, page);
  queue.waiting.push(page);
  void work(queue, isHeld);
}

/** What was read ahead of a page, or will be when it is asked; undefined in another process than the one that archived it. */
export function readAheadOf(ctx: RunContext, pageId: string): ReadAhead | undefined {
  return queues.get(ctx)?.read.get(pageId);
}

/** One page in each turn of the event loop: who it speaks of first, since the step after this one asks that of all pages. */
async function work(queue: Queue, isHeld: () => boolean): Promise<void> {
  if (queue.isWorking) return;
  queue.isWorking = true;
  for (;;) {
    await afterwards();
    const mayWait = isHeld() ? mostWaiting : 0;
    const isUnread = queue.waiting.length > mayWait;
    const page = isUnread ? queue.waiting.shift() : queue.toJudge.length > mayWait ? queue.toJudge.shift() : undefined;
    if (!page) break;
    try {
      if (!isUnread) page.judged();
      // The others are set aside for whom they speak of.
      else if (["same", "possible"].includes(page.identity().ledger.verdict)) queue.toJudge.push(page);
    } catch {
      // The step that asks will meet it again, and tell.
    }
  }
  queue.isWorking = false;
}

function readOnce({ run: { facts }, services: { languageModel } }: RunContext, source: SourceText): ReadAhead {
  let open: OpenPage | null = null;
  let identity: IdentityReading | null = null;
  let judged: ReturnType<ReadAhead["judged"]> | null = null;
  const readable = () => withoutOrders(source).page;
  const opened = () => (open ??= openPage(facts, readable()));
  return {
    identity: () => (identity ??= opened().identity()),
    judged() {
      if (judged) return judged;
      const judgement = opened().judgement();
      judged = { judgement, passages: isWorthShowing(languageModel, judgement, readable()) ? opened().passages() : null };
      open = null;
      return judged;
    },
  };
}
