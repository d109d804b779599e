import { makeReport } from "#app/features/reports/make-report.job.server.ts";
import * as reports from "#app/features/reports/reports.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";

import type { Bench, Benchmark } from "./benchmark.ts";
import { openOwnApp } from "./product-context.ts";
import { median, spread, timed } from "./side-by-side.ts";

const sizes = { few: 10, many: 100 };
const rounds = 3;
const everyMilliseconds = 10;

/** The product's own job, in this process and its thread: collected, checked, typeset in four scripts, kept. */
export const report: Benchmark = {
  name: "report",
  measures: `seconds until the report of a dossier with ${sizes.many} confirmed incidents is kept`,
  unit: " s",
  async run(bench) {
    const app = await openOwnApp(bench);
    const workspaceId = await aWorkspace(app.db, { plan: "enterprise", credit: 20_000 });
    const actor = await aMember(app.db, workspaceId);
    const member: MemberContext = { ...jobContext(app, "bench"), actor, workspaceId, role: "owner" };
    const work = async (reportId: string) => {
      const job = { reportId, workspaceId, signal: new AbortController().signal, isLastTry: true };
      await makeReport(jobContext(app, "make-report"), job);
      const view = await reports.find(member, reportId);
      if (view?.status !== "ready") throw new Error(`The report is ${view?.status ?? "missing"}: ${view?.failure ?? ""}`);
      return view;
    };
    const measured: Record<keyof typeof sizes, { seconds: number[]; memory: number[]; pages: number | null }> = {
      few: { seconds: [], memory: [], pages: null },
      many: { seconds: [], memory: [], pages: null },
    };
    const dossiers = { few: await filled(bench, member, sizes.few), many: await filled(bench, member, sizes.many) };
    for (let round = -1; round < rounds; round += 1) {
      for (const size of ["few", "many"] as const) {
        const asked = await reports.request(member, { dossierId: dossiers[size], idempotencyKey: newId() });
        if (!asked.ok) throw new Error(`The report was refused: ${asked.reason}`);
        const watch = watchMemory();
        const time = await timed(async () => (measured[size].pages = (await work(asked.reportId)).page_count));
        const grown = watch();
        if (round < 0) continue;
        measured[size].seconds.push(time / 1_000);
        measured[size].memory.push(grown);
      }
    }
    const { few, many } = measured;
    return {
      value: median(many.seconds),
      target: null,
      figures: [
        [`${sizes.few} incidents, ${few.pages} pages`, `${spread(few.seconds, "s")}, ${spread(few.memory, "MB")} on top`],
        [`${sizes.many} incidents, ${many.pages} pages`, `${spread(many.seconds, "s")}, ${spread(many.memory, "MB")} on top`],
      ],
    };
  },
};

const scripts = [
  ["Shouted slurs at a shop-keeper", "She shouted slurs at the shop-keeper on Monday, the court heard."],
  ["קריאות נאצה כלפי בעל חנות", "הנאשמת קיללה את בעל החנות ביום שני, כך נאמר בבית המשפט."],
  ["هتافات ضد صاحب متجر", "قالت المحكمة إنها شتمت صاحب المتجر يوم الاثنين."],
  ["Оскорбления в адрес продавца", "Она оскорбляла продавца в понедельник, сообщил суд."],
] as const;

async function filled({ tell }: Bench, member: MemberContext, count: number): Promise<string> {
  tell(`${count} incidents`);
  const dossier = await aDossier(member, `Benedikta Osei-${count}`);
  for (let index = 0; index < count; index += 1) {
    const [title = "", sentence = ""] = scripts[index % scripts.length] ?? [];
    const text = Array.from({ length: 6 }, (_, line) => `${sentence} (${index}.${line})`).join(" ");
    await anIncident(member, dossier, { title: `${title} ${index}`, text });
  }
  return dossier.dossierId;
}

/** What the process, its threads included, holds at most above what it held, in megabytes; asked for it ends. */
function watchMemory(): () => number {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), everyMilliseconds);
  return () => {
    clearInterval(timer);
    return (Math.max(most, process.memoryUsage.rss()) - before) / 2 ** 20;
  };
}
