import { startEmbeddedPostgres } from "#app/db/embedded-postgres.server.ts";
import { migrateDatabase } from "#app/db/migrate.server.ts";
import * as accounts from "#app/features/accounts/users.server.ts";
import * as trail from "#app/features/oversight/audit-trail.server.ts";
import { nameKeys } from "#app/features/subjects/subject-embedding.ts";
import * as managed from "#app/features/subjects/manage-subjects.server.ts";
import { jobContext } from "#app/server/job-context.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { App } from "#app/server/app.server.ts";
import type { StaffContext } from "#app/server/context.ts";
import { derivePermissions, permissionFlags, type StaffPermission } from "#app/server/permissions.ts";

import type { Bench, Benchmark } from "./benchmark.ts";
import { openApp } from "./product-context.ts";
import { recordSql } from "./recorded-sql.ts";
import { median, sideBySide, spread, timed } from "./side-by-side.ts";

const rounds = 40;
const small = { users: 2_000, subjects: 2_000, incidents: 2_000, audit: 2_000 };
const large = { users: 50_000, subjects: 100_000, incidents: 200_000, audit: 200_000 };
const largeTables = /^(?:users|user_permissions|subjects|subject_aliases|behavior_incidents|audit_entries)$/;

type Side = { app: App; staff: <P extends StaffPermission>(permission: P) => StaffContext<P> };

/**
 * Every admin list and its search on 50,000 users, 100,000 subjects and 200,000 incidents, beside the same on 2,000 rows
 * each, one after the other in one run. Fails when a plan reads a large table from end to end, or counts or skips rows.
 */
export const adminLists: Benchmark = {
  name: "admin-lists",
  measures: "the worst of the admin lists: its median on the large database ÷ its median on 2,000 rows",
  unit: "×",
  async run(bench) {
    const few = await aSide(bench, "few", small);
    const many = await aSide(bench, "many", large);
    const figures: [string, string][] = [];
    const ratios = { list: 0, search: 0 };
    for (const [name, kind, work] of calls) {
      await refuseSlowPlans(many, name, work);
      const measured = await sideBySide(
        { few: () => timed(async () => void (await work(few))), many: () => timed(async () => void (await work(many))) },
        { rounds, warmUp: 10 },
      );
      const ratio = median(measured.many) / median(measured.few);
      ratios[kind] = Math.max(ratios[kind], ratio);
      figures.push([name, `${ratio.toFixed(2)}×  (${spread(measured.few, "ms")} → ${spread(measured.many, "ms")})`]);
    }
    figures.push(["worst search", `${ratios.search.toFixed(2)}× (target ≤ 10×)`]);
    return { value: ratios.list, target: { atMost: 1.4 }, figures };
  },
};

const usersAsked = { filter: "all", sort: "newest" } as const;
const calls: [name: string, kind: "list" | "search", work: (side: Side) => Promise<unknown>][] = [
  ["users", "list", (side) => accounts.list(side.staff("manage_users"), usersAsked)],
  ["users by name", "list", (side) => accounts.list(side.staff("manage_users"), { ...usersAsked, sort: "name" })],
  ["users on the waitlist", "list", (side) => accounts.list(side.staff("manage_users"), { ...usersAsked, filter: "waiting" })],
  ["users: one found", "search", (side) => accounts.list(side.staff("manage_users"), { ...usersAsked, query: "person1999@" })],
  ["users: many found", "search", (side) => accounts.list(side.staff("manage_users"), { ...usersAsked, query: "lindqvist" })],
  ["users: two letters", "search", (side) => accounts.list(side.staff("manage_users"), { ...usersAsked, query: "no" })],
  ["subjects", "list", (side) => managed.list(side.staff("manage_subjects"), { filter: "recorded" })],
  [
    "subjects: one found",
    "search",
    (side) => managed.list(side.staff("manage_subjects"), { filter: "recorded", query: "Bartholomew Quillfeather" }),
  ],
  [
    "subjects: many found",
    "search",
    (side) => managed.list(side.staff("manage_subjects"), { filter: "recorded", query: "okafor" }),
  ],
  ["audit", "list", (side) => trail.list(side.staff("manage_users"), {})],
  ["audit of views", "list", (side) => trail.list(side.staff("manage_users"), { action: "view" })],
];

async function aSide({ folder, tell, atEnd }: Bench, name: string, rows: typeof small): Promise<Side> {
  const postgres = await startEmbeddedPostgres({
    dataDir: `${folder}/${name}`,
    log: () => undefined,
    settings: { fsync: "off" },
  });
  atEnd(() => postgres.stop());
  await migrateDatabase(postgres.connectionString);
  const app = await openApp({ connectionString: postgres.connectionString, folder: `${folder}/${name}` });
  atEnd(() => app.close());
  tell(`seeding ${rows.users} users, ${rows.subjects} subjects, ${rows.incidents} incidents, ${rows.audit} audit entries`);
  await seed(app, rows);
  const permissions = derivePermissions(
    Object.fromEntries(permissionFlags.map((flag) => [flag, true])) as Record<(typeof permissionFlags)[number], boolean>,
  );
  const actor = { kind: "user" as const, userId: newId(), displayName: "Bench", permissions };
  const base = jobContext(app, "bench");
  return { app, staff: (permission) => ({ ...base, actor, staff: permission }) };
}

const given = ["Noor", "Ezra", "Amadou", "Ludmila", "Farida", "Tomas", "Ilse", "Sunniva", "Ottoline", "Magnus"];
const family = ["Lindqvist", "Okonjo", "Fairweather", "Sandoval", "Brandt", "Whitlock", "Okafor", "Torvald", "Solomon", "Vance"];

/** Invented people by the thousand, made by the database itself; ids in the order of time as the product's are. */
async function seed({ pool }: App, rows: typeof small): Promise<void> {
  const run = (statement: string, values: unknown[] = []) => pool.query(statement, values);
  await run(
    `insert into users (id, email, email_verified, first_name, last_name, display_name)
     select uuidv7(), 'person' || n || '@harbour.example', true, f, l, f || ' ' || l || ' ' || n
     from (select n, ($2::text[])[1 + n % 10] as f, ($3::text[])[1 + n / 10 % 10] as l from generate_series(1, $1::int) as n) as people`,
    [rows.users, given, family],
  );
  await run(
    `insert into user_permissions (id, user_id, use_app, manage_subjects) select uuidv7(), id, n % 3 > 0, n % 5000 = 1 from (select id, row_number() over (order by id) as n from users) as people`,
  );
  // The keys of a hundred names, with a number after each so that no two are alike.
  const keys = given.flatMap((first) => family.map((last) => ({ name: `${first} ${last}`, ...nameKeys(`${first} ${last}`) })));
  await run(
    `insert into subjects (id, name, normalised_name, phonetic_keys, embedding, embedding_model)
     select uuidv7(), name || ' ' || n, normalised || ' ' || n, phonetic || ('N' || n), '{}', 'bench'
     from (select n, $2::jsonb -> (n % 100) as k from generate_series(1, $1::int) as n) as numbers,
     lateral (select k ->> 'name' as name, k ->> 'normalised' as normalised, array(select jsonb_array_elements_text(k -> 'phonetic')) as phonetic) as keyed`,
    [rows.subjects, JSON.stringify(keys)],
  );
  const one = nameKeys("Bartholomew Quillfeather");
  await run(
    `insert into subjects (id, name, normalised_name, phonetic_keys, embedding, embedding_model) values (uuidv7(), 'Bartholomew Quillfeather', $1, $2, '{}', 'bench')`,
    [one.normalised, one.phonetic],
  );
  await run(
    `insert into behavior_incidents (id, subject_id, title, summary, description, origin, status)
     select uuidv7(), (array(select id from subjects limit 2000))[1 + n % 2000], 'A report', 'A report.', 'A report.', 'staff', 'approved' from generate_series(1, $1::int) as n`,
    [rows.incidents],
  );
  await run(
    `insert into audit_entries (id, chain, sequence, actor_kind, action, entity, entity_id, details, at, previous_hash, hash)
     select uuidv7(), 'product', n, 'system', case when n % 4 = 0 then 'update' else 'view' end, 'subject', gen_random_uuid()::text, '{}', now() - n * interval '1 second', '', '' from generate_series(1, $1::int) as n`,
    [rows.audit],
  );
  await run("vacuum analyze");
}

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

/** @throws when a statement skips rows, or its plan reads a large table from end to end. */
async function refuseSlowPlans(side: Side, name: string, work: (side: Side) => Promise<unknown>): Promise<void> {
  const { statements } = await recordSql(side.app.pool, () => work(side));
  for (const { arguments_ } of statements) {
    const [query, values] = arguments_ as unknown as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof query === "string" ? query : query.text;
    if (!/^\s*(?:select|with)/i.test(text)) continue;
    if (/\boffset\b/i.test(text)) throw new Error(`${name} skips rows: ${text}`);
    const { rows } = await side.app.pool.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values ?? (typeof query === "string" ? [] : (query.values ?? [])),
    );
    const scanned = readEndToEnd(rows[0]?.["QUERY PLAN"][0]?.Plan);
    if (scanned.length > 0) throw new Error(`${name} reads ${scanned.join(", ")} from end to end: ${text}`);
  }
}

function readEndToEnd(plan: Plan | undefined): string[] {
  if (!plan) return [];
  const own =
    plan["Node Type"] === "Seq Scan" && largeTables.test(plan["Relation Name"] ?? "") ? [plan["Relation Name"] ?? ""] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(readEndToEnd)];
}
