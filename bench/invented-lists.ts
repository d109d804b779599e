import type { Pool } from "pg";

import { chainStart, hashEntry, type ChainContent } from "#app/features/oversight/audit-chain.ts";
import { generateSubjectEmbedding, nameKeys } from "#app/features/subjects/subject-embedding.ts";
import { newId } from "#app/lib/ids.ts";

export type ListSizes = {
  users: number;
  subjects: number;
  incidents: number;
  externalUsers: number;
  socialReports: number;
  subjectRequests: number;
  audit: number;
};

export const smallLists: ListSizes = {
  users: 2_000,
  subjects: 2_000,
  incidents: 2_000,
  externalUsers: 2_000,
  socialReports: 2_000,
  subjectRequests: 2_000,
  audit: 2_000,
};
export const largeLists: ListSizes = {
  users: 50_000,
  subjects: 100_000,
  incidents: 200_000,
  externalUsers: 10_000,
  socialReports: 20_000,
  subjectRequests: 20_000,
  audit: 200_000,
};

const given = ["Noor", "Ezra", "Amadou", "Ludmila", "Farida", "Tomas", "Ilse", "Sunniva", "Ottoline", "Magnus"];
const family = ["Lindqvist", "Okonjo", "Fairweather", "Sandoval", "Brandt", "Whitlock", "Okafor", "Torvald", "Solomon", "Vance"];
/** The one subject, user and report that a search finds alone. */
export const onlyOne = { name: "Bartholomew Quillfeather", user: "person1999@", report: "harpsichord" };

/** Whether {@link inventLists} has filled this database before. */
export async function hasInventedLists(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from users where email = 'person1@harbour.example'`);
  return rowCount === 1;
}

/**
 * Fills what staff's lists show with invented people by the thousand, made by the database itself, with ids in the order
 * of time as the product's are: one incident in ten waits for a moderator, half of the others belong to a workspace; one
 * reporter has a fifth of all reports; one subject in five has another name.
 */
export async function inventLists(pool: Pool, sizes: ListSizes): Promise<void> {
  // Filling is not what is measured, and a busy machine takes its time; one after the other, all on one connection.
  const patient = { query_timeout: 15 * 60_000 };
  const run = (text: string, values: unknown[] = []) => pool.query({ ...patient, text, values });
  await run("set statement_timeout = 0");
  await run(
    `insert into users (id, email, email_verified, first_name, last_name, display_name)
     select uuidv7(), 'person' || n || '@harbour.example', true, f, l, f || ' ' || l || ' ' || n
     from (select n, ($2::text[])[1 + n % 10] as f, ($3::text[])[1 + n / 10 % 10] as l from generate_series(1, $1::int) as n) as people`,
    [sizes.users, given, family],
  );
  await run(
    `insert into user_permissions (id, user_id, use_app, manage_subjects)
     select uuidv7(), id, n % 3 > 0, n % 5000 = 1
     from (select id, row_number() over (order by id) as n from users where email like 'person%@harbour.example') as people`,
  );
  await run(`update users set suspended_at = now() where email like 'person%97@harbour.example'`);
  await inventSubjects(run, sizes);
  const workspaceId = newId();
  await run(
    `insert into workspaces (id, slug, name, plan, billing_period, is_onboarded, purpose)
     values ($1, $2, 'Tidewater Watch', 'enterprise', 'monthly', true, 'institution-security')`,
    [workspaceId, `tidewater-watch-${workspaceId.slice(-6)}`],
  );
  await run(
    `insert into external_users (id, name, email, access_key_hash, access_key_hint, permissions, search_text)
     select uuidv7(), name, 'reporter' || n || '@quay.example', gen_random_uuid()::text, 'k' || n % 97, '{submit_behavior_incidents}',
            lower(name) || ' reporter' || n || ' quay example'
     from (select n, ($2::text[])[1 + n / 10 % 10] || ' ' || ($3::text[])[1 + n % 10] || ' ' || n as name from generate_series(1, $1::int) as n) as people`,
    [sizes.externalUsers, given, family],
  );
  await inventIncidents(run, sizes, workspaceId);
  await inventRequests(run, sizes, workspaceId);
  await inventTrail(pool, sizes.audit);
  await run("vacuum analyze");
  await run("reset statement_timeout");
}

type Run = (statement: string, values?: unknown[]) => Promise<unknown>;

async function inventSubjects(run: Run, sizes: ListSizes): Promise<void> {
  // The keys of a hundred names, with a number after each so that no two are alike.
  const keys = given.flatMap((first) => family.map((last) => ({ name: `${first} ${last}`, ...nameKeys(`${first} ${last}`) })));
  const { model } = generateSubjectEmbedding(onlyOne.name);
  const numbered = `(select n, $2::jsonb -> (n % 100) as k from generate_series(1, $1::int) as n) as numbers,
     lateral (select k ->> 'name' as name, k ->> 'normalised' as normalised, array(select jsonb_array_elements_text(k -> 'phonetic')) as phonetic) as keyed`;
  await run(
    `insert into subjects (id, name, normalised_name, phonetic_keys, embedding, embedding_model)
     select uuidv7(), name || ' ' || n, normalised || ' ' || n, phonetic || ('N' || n), '{}', $3 from ${numbered}`,
    [sizes.subjects, JSON.stringify(keys), model],
  );
  await run(
    `insert into subject_aliases (id, subject_id, name, normalised_name, phonetic_keys)
     select uuidv7(), subject.id, 'Captain ' || name, 'captain ' || normalised, phonetic
     from ${numbered}, lateral (select id from subjects where subjects.normalised_name = normalised || ' ' || n * 5) as subject`,
    [Math.floor(sizes.subjects / 5), JSON.stringify(keys)],
  );
  const one = nameKeys(onlyOne.name);
  await run(
    `insert into subjects (id, name, normalised_name, phonetic_keys, embedding, embedding_model) values (uuidv7(), $1, $2, $3, '{}', $4)`,
    [onlyOne.name, one.normalised, one.phonetic, model],
  );
}

async function inventIncidents(run: Run, sizes: ListSizes, workspaceId: string): Promise<void> {
  await run(
    `create temporary table numbered_subjects as select row_number() over (order by id)::int as n, id from subjects where embedding = '{}'`,
  );
  await run(
    `create temporary table numbered_reporters as select row_number() over (order by id desc)::int as n, id from external_users where email like 'reporter%@quay.example'`,
  );
  await run(`create index on numbered_subjects (n)`);
  await run(`create index on numbered_reporters (n)`);
  await run(`analyze numbered_subjects`);
  await run(`analyze numbered_reporters`);
  await run(
    `insert into behavior_incidents (id, subject_id, title, summary, description, origin, status, workspace_id, reporter_id, created_at)
     select uuidv7(), case when kind = 0 then null else s.id end, 'A report ' || numbers.n, 'A report.', 'A report.',
            case when kind < 2 then 'reporter' when kind < 6 then 'search' else 'staff' end,
            case when kind = 0 then 'pending' when kind = 1 then 'rejected' else 'approved' end,
            case when kind between 2 and 5 then $2::uuid end,
            case when kind < 2 then r.id end,
            date_trunc('milliseconds', now() - ($1::int - numbers.n) * interval '1 minute')
     from (select n, n % 10 as kind from generate_series(1, $1::int) as n) as numbers
     join numbered_subjects s on s.n = 1 + numbers.n::bigint * 7919 % $3::int
     join numbered_reporters r on r.n = case when numbers.n / 10 % 5 = 0 then 1 else 1 + numbers.n / 10 % $4::int end`,
    [sizes.incidents, workspaceId, sizes.subjects, sizes.externalUsers],
  );
  await run(
    `insert into moderation_cases (incident_id, source, subject_name, normalised_name, phonetic_keys, search_text, flags, assigned_to)
     select i.id, 'reporter', s.name, s.normalised_name, s.phonetic_keys, lower(i.title) || ' ' || s.normalised_name,
            case when i.n % 43 = 1 then array['duplicate'] else '{}' end,
            case when i.n % 50 = 1 then (select id from users where email = 'person1@harbour.example') end
     from (select id, title, row_number() over (order by id)::int as n from behavior_incidents where reporter_id in (select id from numbered_reporters)) as i
     join numbered_subjects as numbered on numbered.n = 1 + i.n::bigint * 6151 % $1::int
     join subjects s on s.id = numbered.id`,
    [sizes.subjects],
  );
  await run(
    `update moderation_cases set search_text = search_text || ' ' || $1
     where incident_id = (select id from behavior_incidents where status = 'pending' and title like 'A report %' order by id desc limit 1)`,
    [onlyOne.report],
  );
  // That report is about the one subject of its name.
  await run(
    `update moderation_cases as c set subject_name = s.name, normalised_name = s.normalised_name, phonetic_keys = s.phonetic_keys
     from subjects as s where s.name = $2 and c.search_text like '% ' || $1`,
    [onlyOne.report, onlyOne.name],
  );
  await run(
    `insert into report_receipts (number, incident_id, external_user_id, idempotency_key)
     select 'R-' || i.id, i.id, i.reporter_id, gen_random_uuid() from behavior_incidents i where i.reporter_id in (select id from numbered_reporters)`,
  );
  await run(
    `insert into evidence_items (id, incident_id, position, title, type, url)
     select uuidv7(), i.id, 1, 'The page', 'article', 'https://quay.example/' || i.id from behavior_incidents i where i.reporter_id in (select id from numbered_reporters)`,
  );
  await run(
    `insert into report_messages (id, incident_id, author, user_id, text, idempotency_key)
     select uuidv7(), incident_id, 'moderator', (select id from users where email = 'person1@harbour.example'), 'Who else was there?', gen_random_uuid()
     from moderation_cases where flags <> '{}' and search_text like 'a report %'`,
  );
  await run(`drop table numbered_subjects, numbered_reporters`);
}

async function inventRequests(run: Run, sizes: ListSizes, workspaceId: string): Promise<void> {
  await run(
    `insert into dossiers (id, workspace_id, subject_id, created_by, idempotency_key)
     select uuidv7(), $1, (select id from subjects where name = $2), (select id from users where email = 'person1@harbour.example'), gen_random_uuid()`,
    [workspaceId, onlyOne.name],
  );
  await run(
    `insert into social_reports (id, workspace_id, dossier_id, status, parts, data, data_name, data_kind, data_bytes, requested_by, idempotency_key, completed_at, created_at)
     select uuidv7(), $2, (select id from dossiers where workspace_id = $2), case when n % 20 = 0 then 'pending' else 'complete' end, $3::jsonb,
            case when n % 20 > 0 then repeat('0', 64) end, case when n % 20 > 0 then 'posts.csv' end, case when n % 20 > 0 then 'csv' end, case when n % 20 > 0 then 100 end,
            (select id from users where email = 'person1@harbour.example'), gen_random_uuid(), case when n % 20 > 0 then now() end,
            date_trunc('milliseconds', now() - ($1::int - n) * interval '1 minute')
     from generate_series(1, $1::int) as n`,
    [
      sizes.socialReports,
      workspaceId,
      JSON.stringify({ names: 1, emails: 1, phones: 0, profiles: 1, addresses: 0, jobs: 0, education: 0 }),
    ],
  );
  await run(
    `insert into subject_requests (id, receipt, kind, status, name, email, about, statement, key_hash, confirmed_at, due_at, decided_at, idempotency_key)
     select uuidv7(), 'S-BENCH-' || n, 'access', case when n % 20 = 0 then 'open' else 'decided' end,
            ($2::text[])[1 + n % 10] || ' ' || ($3::text[])[1 + n / 10 % 10] || ' ' || n, 'asker' || n || '@quay.example', '', '', gen_random_uuid()::text,
            at, at + interval '30 days', case when n % 20 > 0 then at + interval '3 days' end, gen_random_uuid()
     from (select n, date_trunc('milliseconds', now() - ($1::int - n) * interval '1 minute') as at from generate_series(1, $1::int) as n) as numbers`,
    [sizes.subjectRequests, given, family],
  );
}

/** Entries of the product's chain after those that are there, with hashes that hold. */
async function inventTrail(pool: Pool, count: number): Promise<void> {
  const { rows: people } = await pool.query<{ id: string }>(
    `select id from users where email like 'person%@harbour.example' limit 40`,
  );
  const { rows: seen } = await pool.query<{ id: string }>(`select id from subjects where embedding = '{}' limit 2000`);
  const { rows: heads } = await pool.query<{ sequence: string; hash: string }>(
    `select sequence, hash from audit_heads where chain = 'product'`,
  );
  let head = heads[0] ? { sequence: Number(heads[0].sequence), hash: heads[0].hash } : chainStart;
  const columns = `id uuid, chain text, sequence bigint, "workspaceId" uuid, "actorKind" text, "actorId" uuid, action text, entity text, "entityId" text, details jsonb, at timestamptz, "previousHash" text, hash text`;
  const start = Date.now() - count * 10_000;
  for (let first = 0; first < count; first += 5_000) {
    const page = Array.from({ length: Math.min(5_000, count - first) }, (_, index) => {
      const n = first + index;
      const content: ChainContent = {
        id: newId(),
        chain: "product",
        sequence: head.sequence + 1,
        workspaceId: null,
        actorKind: "user",
        actorId: people[n % people.length]?.id ?? null,
        action: n % 4 === 0 ? "update" : "view",
        entity: "subject",
        entityId: seen[(n * 7919) % seen.length]?.id ?? newId(),
        details: {},
        at: new Date(start + n * 10_000).toISOString(),
      };
      const entry = { ...content, previousHash: head.hash, hash: hashEntry(head.hash, content) };
      head = { sequence: entry.sequence, hash: entry.hash };
      return entry;
    });
    await pool.query(
      `insert into audit_entries (id, chain, sequence, workspace_id, actor_kind, actor_id, action, entity, entity_id, details, at, previous_hash, hash)
       select * from jsonb_to_recordset($1::jsonb) as entries(${columns})`,
      [JSON.stringify(page)],
    );
  }
  await pool.query(
    `insert into audit_heads (chain, sequence, hash) values ('product', $1, $2)
     on conflict (chain) do update set sequence = excluded.sequence, hash = excluded.hash`,
    [head.sequence, head.hash],
  );
}
