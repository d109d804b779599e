import pg from "pg";

import { startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import * as accounts from "#app/features/accounts/users.server.ts";
import * as moderated from "#app/features/moderation/cases.server.ts";
import * as queue from "#app/features/moderation/queue.server.ts";
import * as trail from "#app/features/oversight/audit-trail.server.ts";
import * as reporters from "#app/features/reporters/external-users.server.ts";
import * as socialQueue from "#app/features/social-reports/social-report-queue.server.ts";
import * as requestQueue from "#app/features/subject-requests/request-queue.server.ts";
import * as managed from "#app/features/subjects/manage-subjects.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import type { App } from "#app/server/app.server.ts";
import type { StaffContext } from "#app/server/context.ts";
import { derivePermissions, permissionFlags, type StaffPermission } from "#app/server/permissions.ts";

import type { Bench, Benchmark } from "./benchmark.ts";
import { inventLists, largeLists, onlyOne, smallLists, type ListSizes } from "./invented-lists.ts";
import { openApp } from "./product-context.ts";
import { median, sideBySide, spread, timed } from "./side-by-side.ts";

const rounds = 40;
/** Rows that a list may read of large tables for its page of 50, with all that stands beside them. */
const mostRowsOfAList = 2_000;
/** Rows that anything may count on the way, over a whole page: none is counted to its end. */
const mostRowsCounted = 10_000;
const largeTables =
  /^(?:users|user_permissions|subjects|subject_aliases|behavior_incidents|moderation_cases|report_receipts|evidence_items|external_users|social_reports|subject_requests|audit_entries)$/;

type Side = {
  app: App;
  /** A pending report about a name that nobody else has, and one about a name that many have. */
  cases: { rare: string; common: string };
  staff: <P extends StaffPermission>(permission: P) => StaffContext<P>;
};
type Kind = "list" | "search";

/**
 * Every admin list and its searches on 50,000 users, 100,000 subjects and 200,000 incidents, beside the same on 2,000
 * rows each, one after the other in one run. Fails when a plan reads a large table from end to end, or when rows are
 * counted or skipped on the way.
 */
export const adminLists: Benchmark = {
  name: "admin-lists",
  measures: "the worst of the admin lists: its median on the large database ÷ its median on 2,000 rows",
  unit: "×",
  async run(bench) {
    const few = await aSide(bench, "few", smallLists);
    const many = await aSide(bench, "many", largeLists);
    const figures: [string, string][] = [];
    const ratios: Record<Kind, number> = { list: 0, search: 0 };
    const refused: string[] = [];
    for (const [name, kind, work] of calls) {
      refused.push(...(await slowPlans(many, name, kind, work)));
      const measured = await sideBySide(
        { few: () => timed(async () => void (await work(few))), many: () => timed(async () => void (await work(many))) },
        { rounds, warmUp: 10 },
      );
      const ratio = median(measured.many) / median(measured.few);
      ratios[kind] = Math.max(ratios[kind], ratio);
      figures.push([
        `${kind}: ${name}`,
        `${ratio.toFixed(2)}×  (${spread(measured.few, "ms")} → ${spread(measured.many, "ms")})`,
      ]);
    }
    figures.push(["worst search", `${ratios.search.toFixed(2)}× (target ≤ 10×)`]);
    if (refused.length > 0) throw new Error([...refused, ...figures.map((figure) => figure.join("  "))].join("\n"));
    return { value: ratios.list, target: { atMost: 1.4 }, figures };
  },
};

const usersAsked = { filter: "all", sort: "newest" } as const;
const users = (input: Partial<Parameters<typeof accounts.list>[1]>) => (side: Side) =>
  accounts.list(side.staff("manage_users"), { ...usersAsked, ...input });
const subjects = (input: Partial<Parameters<typeof managed.list>[1]>) => (side: Side) =>
  managed.list(side.staff("manage_subjects"), { filter: "recorded", ...input });
const cases = (input: Parameters<typeof queue.listPending>[1]) => (side: Side) =>
  queue.listPending(side.staff("moderate_behavior_incidents"), input);
const aCase = (which: keyof Side["cases"]) => (side: Side) =>
  moderated.find(side.staff("moderate_behavior_incidents"), side.cases[which]);
const external = (input: Parameters<typeof reporters.list>[1]) => (side: Side) =>
  reporters.list(side.staff("manage_external_users"), input);
const social = (status: "pending" | "complete") => (side: Side) =>
  socialQueue.listByStatus(side.staff("manage_social_reports"), { status });
const requests = (view: "open" | "decided") => (side: Side) => requestQueue.list(side.staff("manage_subjects"), { view });
const audit = (input: Parameters<typeof trail.list>[1]) => (side: Side) => trail.list(side.staff("manage_users"), input);

const calls: [name: string, kind: Kind, work: (side: Side) => Promise<unknown>][] = [
  ["users", "list", users({})],
  ["users by name", "list", users({ sort: "name" })],
  ["users by e-mail", "list", users({ sort: "email" })],
  ["users on the waitlist", "list", users({ filter: "waiting" })],
  ["staff", "list", users({ filter: "staff" })],
  ["suspended users", "list", users({ filter: "suspended" })],
  ["users, one found", "search", users({ query: onlyOne.user })],
  ["users, many found", "search", users({ query: "lindqvist" })],
  ["users, many found, by name", "search", users({ query: "lindqvist", sort: "name" })],
  ["users, two letters", "search", users({ query: "no" })],
  ["subjects", "list", subjects({})],
  ["subjects, one found", "search", subjects({ query: onlyOne.name })],
  ["subjects, many found", "search", subjects({ query: "okafor" })],
  ["subjects, found by another name", "search", subjects({ query: "Captain Ezra Brandt" })],
  ["moderation", "list", cases({})],
  ["moderation of reporters", "list", cases({ source: "reporter" })],
  ["moderation, flagged", "search", cases({ isFlagged: true })],
  ["moderation, assigned to nobody", "list", cases({ assigned: "nobody" })],
  ["moderation, older than a day", "list", cases({ minHours: 24 })],
  ["moderation, one found", "search", cases({ query: onlyOne.report })],
  ["moderation, many found", "search", cases({ query: "lindqvist" })],
  ["moderation, nothing found", "search", cases({ query: "xylophone" })],
  ["moderation, by the person", "search", cases({ subject: "ezra brandt" })],
  // Beside the report stands whoever has a name like it, and what may be the same event: it searches.
  ["a case", "search", aCase("rare")],
  ["a case about a name that many have", "search", aCase("common")],
  ["external users", "list", external({})],
  ["external users, many found", "search", external({ query: "okonjo" })],
  ["social media searches that wait", "list", social("pending")],
  ["social media searches that are done", "list", social("complete")],
  ["subject requests", "list", requests("open")],
  ["subject requests that are decided", "list", requests("decided")],
  ["audit", "list", audit({})],
  ["audit of views", "list", audit({ action: "view" })],
  ["audit of one person's doings", "search", audit({ who: "person7@harbour.example" })],
  ["audit of what was done to one person, by name", "search", audit({ whom: "lindqvist 7" })],
  ["audit of what was done to those of a name that many have", "search", audit({ whom: "ezra brandt" })],
  ["audit of views of subjects in a week", "search", audit({ action: "view", entity: "subject", from: daysAgo(7) })],
];

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function aSide({ folder, tell, atEnd }: Bench, name: string, sizes: ListSizes): Promise<Side> {
  const postgres = await startEmbeddedPostgres({
    dataDir: `${folder}/${name}`,
    log: () => undefined,
    settings: { fsync: "off" },
  });
  atEnd(() => postgres.stop());
  await migrateDatabase(postgres.connectionString);
  const app = await openApp({ connectionString: postgres.connectionString, folder: `${folder}/${name}` });
  atEnd(() => app.close());
  tell(`seeding ${sizes.users} users, ${sizes.subjects} subjects, ${sizes.incidents} incidents, ${sizes.audit} audit entries`);
  await inventLists(app.pool, sizes);
  const permissions = derivePermissions(
    Object.fromEntries(permissionFlags.map((flag) => [flag, true])) as Record<(typeof permissionFlags)[number], boolean>,
  );
  const { rows } = await app.pool.query<{ id: string }>(`select id from users where email = 'person1@harbour.example'`);
  const actor = { kind: "user" as const, userId: rows[0]?.id ?? "", displayName: "Bench", permissions };
  const base = jobContext(app, "bench");
  const staff: Side["staff"] = (permission) => ({ ...base, actor, staff: permission });
  const side = { app, cases: await findCases(app), staff };
  // Who looks at a case leaves a trace, once in five minutes: what is measured is the looking.
  for (const which of ["rare", "common"] as const) await aCase(which)(side);
  return side;
}

/** The newest pending reports of each kind. */
async function findCases(app: App): Promise<Side["cases"]> {
  const find = async (where: string) => {
    const { rows } = await app.pool.query<{ id: string }>(
      `select c.incident_id as id from moderation_cases c join behavior_incidents i on i.id = c.incident_id
       where i.status = 'pending' and ${where} order by i.id desc limit 1`,
    );
    return rows[0]?.id ?? "";
  };
  return { rare: await find(`c.subject_name = '${onlyOne.name}'`), common: await find(`c.subject_name <> '${onlyOne.name}'`) };
}

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
};

/** What is wrong with how the statements of `work` are answered on the large database; run as the product runs them. */
async function slowPlans(side: Side, name: string, kind: Kind, work: (side: Side) => Promise<unknown>): Promise<string[]> {
  const sent = await statementsOf(() => work(side));
  const wrong: string[] = [];
  let read = 0;
  const client = await side.app.pool.connect();
  try {
    for (const { text, values } of sent) {
      // What a transaction begins with, ends with and sets is meant for its plans.
      if (!/^\s*\(?(?:select|with)/i.test(text)) {
        await client.query(text, values);
        continue;
      }
      if (/\boffset\b/i.test(text)) wrong.push(`${name} skips rows: ${text}`);
      const { rows } = await client.query<{ "QUERY PLAN": { Plan: Plan }[] }>(`explain (analyze, format json) ${text}`, values);
      const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
      if (!plan) continue;
      for (const node of nodesOf(plan)) {
        const table = node["Relation Name"] ?? "";
        if (node["Node Type"] === "Seq Scan" && largeTables.test(table)) {
          wrong.push(`${name} reads ${table} from end to end: ${text}`);
        }
        if (largeTables.test(table)) read += rowsOf(node);
        if (node["Node Type"] === "Aggregate") {
          const counted = (node.Plans ?? []).reduce((sum, child) => sum + child["Actual Rows"] * child["Actual Loops"], 0);
          if (counted > mostRowsCounted) wrong.push(`${name} counts ${counted} rows: ${text}`);
        }
      }
    }
  } finally {
    client.release();
  }
  if (kind === "list" && read > mostRowsOfAList) wrong.push(`${name} reads ${read} rows for one page`);
  return wrong;
}

type Sent = { text: string; values: unknown[] };

/** Everything that `work` sends, on whichever connection, in its order. */
async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, "query")?.value as (...all: unknown[]) => unknown;
  const recording = pg.Client.prototype as unknown as { query: (...all: unknown[]) => unknown };
  recording.query = function (this: unknown, ...all: unknown[]) {
    const [asked, given] = all as [string | { text: string; values?: unknown[] }, unknown];
    const values = Array.isArray(given) ? given : typeof asked === "string" ? [] : (asked.values ?? []);
    sent.push({ text: typeof asked === "string" ? asked : asked.text, values });
    return query.apply(this, all);
  };
  try {
    await work();
  } finally {
    recording.query = query;
  }
  return sent;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

function rowsOf(node: Plan): number {
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return (node["Actual Rows"] + removed) * node["Actual Loops"];
}
