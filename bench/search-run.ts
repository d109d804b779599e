import { eq } from "drizzle-orm";

import { searchRunPages, searchRuns, searchRunSteps } from "#app/db/schema/index.ts";
import * as dossiers from "#app/features/dossiers/dossiers.server.ts";
import { runSearch } from "#app/features/searches/run-search.job.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { App } from "#app/server/app.server.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";

import type { Benchmark } from "./benchmark.ts";
import { printPages, subjectFacts } from "./press.ts";
import { openOwnApp } from "./product-context.ts";
import { median, spread } from "./side-by-side.ts";
import { createSlowProviders } from "./slow-providers.ts";

/** Milliseconds that each provider takes for an answer. */
const latency = { webSearch: 300, pageFetching: 400, languageModel: 500 } as const;
/** How many answers of a provider a run waits for at once, as its steps are designed; more would make the path shorter. */
const atOnce = { webSearch: 6, pageFetching: 8, languageModel: 8 } as const;
const providers = ["webSearch", "pageFetching", "languageModel"] as const;
const pageCount = 40;
const runs = 3;

type Measured = { wall: number; path: number; steps: [string, number][]; calls: string };

/**
 * A step begins when the one before it is done, so the shortest that a run can take is the sum over the providers of
 * ⌈calls ÷ answers waited for at once⌉ × latency; whatever the product does itself comes on top.
 */
export const searchRun: Benchmark = {
  name: "search-run",
  measures: "wall time of a search run over 40 pages ÷ its critical path of providers' latencies",
  unit: "×",
  async run(bench) {
    const app = await openOwnApp(bench);
    bench.tell("one run to warm up");
    await measureRun(app, 8);
    const measured: Measured[] = [];
    for (let index = 0; index < runs; index += 1) {
      bench.tell(`run ${index + 1} of ${runs}`);
      measured.push(await measureRun(app, pageCount));
    }
    const ratios = measured.map(({ wall, path }) => wall / path);
    const last = measured.at(-1);
    const stepNames = last?.steps.map(([name]) => name) ?? [];
    return {
      value: median(ratios),
      target: { atMost: 1.1 },
      figures: [
        ["ratio of each run", ratios.map((ratio) => ratio.toFixed(3)).join(", ")],
        [
          "wall time",
          spread(
            measured.map(({ wall }) => wall),
            "ms",
          ),
        ],
        ["critical path", `${last?.path} ms: ${last?.calls}`],
        ...stepNames.map((name, index): [string, string] => [
          `  step ${name}`,
          spread(
            measured.map(({ steps }) => steps[index]?.[1] ?? Number.NaN),
            "ms",
          ),
        ]),
      ],
    };
  },
};

async function measureRun(app: App, pages: number): Promise<Measured> {
  const { runId, workspaceId, name } = await startDossier(app);
  const slow = createSlowProviders(printPages(name, pages), latency);
  const context = jobContext(app, "bench");
  const from = performance.now();
  await runSearch(
    { ...context, services: { ...context.services, ...slow } },
    { runId, workspaceId, signal: new AbortController().signal, isLastTry: true },
  );
  const wall = performance.now() - from;
  await expectDelivered(app, runId, pages);
  let path = 0;
  const calls: string[] = [];
  for (const provider of providers) {
    const asked = slow.asked[provider];
    if (asked.atOnce > atOnce[provider])
      throw new Error(`${provider} was asked ${asked.atOnce} times at once: the critical path is another`);
    path += Math.ceil(asked.calls / atOnce[provider]) * latency[provider];
    calls.push(`${provider} ⌈${asked.calls} ÷ ${atOnce[provider]}⌉ × ${latency[provider]}`);
  }
  return { wall, path, steps: await stepTimes(app, runId), calls: calls.join(" + ") };
}

/** Another workspace, member and subject each time, so that no run finds anything of an earlier one. */
async function startDossier(app: App) {
  const workspaceId = await aWorkspace(app.db, { credit: 1_000 });
  const actor = await aMember(app.db, workspaceId, { role: "owner" });
  const name = "Dorian Quillmere";
  const member = { ...jobContext(app, "bench"), actor, workspaceId, role: "owner" as const };
  const created = await dossiers.create(member, { workspaceId, idempotencyKey: newId(), name, facts: subjectFacts });
  if (!created.ok) throw new Error("The workspace has no credits");
  const [run] = await app.db.select({ id: searchRuns.id }).from(searchRuns).where(eq(searchRuns.dossierId, created.dossierId));
  if (!run) throw new Error("No search was started");
  return { runId: run.id, workspaceId, name };
}

/** A run that gave up early would look fast. */
async function expectDelivered(app: App, runId: string, pages: number): Promise<void> {
  const [run] = await app.db
    .select({ status: searchRuns.status, failure: searchRuns.failure })
    .from(searchRuns)
    .where(eq(searchRuns.id, runId));
  if (run?.status !== "delivered") throw new Error(`The run ended as ${run?.status}: ${run?.failure}`);
  const rows = await app.db
    .select({ readAt: searchRunPages.readAt, judgement: searchRunPages.judgement })
    .from(searchRunPages)
    .where(eq(searchRunPages.runId, runId));
  const judged = rows.filter((row) => row.readAt !== null && row.judgement !== null).length;
  if (judged !== pages) throw new Error(`${judged} of ${pages} pages were read and judged`);
}

async function stepTimes(app: App, runId: string): Promise<[string, number][]> {
  const rows = await app.db
    .select({ name: searchRunSteps.name, startedAt: searchRunSteps.startedAt, finishedAt: searchRunSteps.finishedAt })
    .from(searchRunSteps)
    .where(eq(searchRunSteps.runId, runId));
  return rows
    .flatMap(({ name, startedAt, finishedAt }) =>
      startedAt && finishedAt ? [{ name, from: startedAt.getTime(), to: finishedAt.getTime() }] : [],
    )
    .toSorted((one, other) => one.from - other.from)
    .map(({ name, from, to }): [string, number] => [name, to - from]);
}
