/**
 * How the bare page reads its rows: what somebody writes who knows SQL and `pg` and has this one page to serve. The
 * session of the cookie, whose membership lets in, and one statement a table (a join where a name or a source belongs to the
 * row), sent side by side where none needs another's answer. No audit, no check of the archive: less than the product does.
 * JavaScript, because it becomes a file of that app.
 */
export const readRowsModule = `
import { createHmac, timingSafeEqual } from "node:crypto";
import pg from "pg";
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 15 });
// Days stay texts.
pg.types.setTypeParser(1082, (text) => text);
const rowsOf = async (text, values) => (await pool.query(text, values)).rows;
const groupBy = (rows) => Map.groupBy(rows, (row) => row.incident_id);

async function userOf(cookie) {
  const dot = cookie?.lastIndexOf(".") ?? -1;
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  const right = createHmac("sha256", process.env.AUTH_SECRET).update(token).digest();
  const given = Buffer.from(cookie.slice(dot + 1), "base64");
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [user] = await rowsOf(
    "select u.id, u.display_name as name, u.email from sessions s join users u on u.id = s.user_id where s.token = $1 and s.expires_at > now() and u.suspended_at is null",
    [token],
  );
  return user ?? null;
}

export async function readRows(cookie, slug, dossierId) {
  const user = await userOf(cookie);
  if (!user) throw new Error("Please sign in");
  const [[permissions], [workspace]] = await Promise.all([
    rowsOf("select use_app from user_permissions where user_id = $1", [user.id]),
    rowsOf(
      "select w.id, w.name, w.slug from workspaces w join workspace_members m on m.workspace_id = w.id where m.user_id = $1 and w.slug = $2",
      [user.id, slug],
    ),
  ]);
  if (!permissions?.use_app || !workspace) throw new Error("This workspace does not exist");
  const [[dossier], [latest]] = await Promise.all([
    rowsOf(
      "select d.id, d.workspace_id, d.created_at, d.updated_at, s.id as subject_id, s.name as subject_name from dossiers d join subjects s on s.id = d.subject_id where d.id = $1 and d.workspace_id = $2 and d.deleted_at is null",
      [dossierId, workspace.id],
    ),
    rowsOf(
      "select id, status, created_at, started_at, finished_at, failure, cost, engine, search_engine from search_runs where dossier_id = $1 and workspace_id = $2 order by created_at desc, id desc limit 1",
      [dossierId, workspace.id],
    ),
  ]);
  if (!dossier || !latest) throw new Error("This dossier does not exist");
  const [facts, incidents, steps, queries, pages] = await Promise.all([
    rowsOf(
      "select kind, value from identity_facts where workspace_id = $1 and subject_id = $2 and removed_at is null order by created_at, id",
      [workspace.id, dossier.subject_id],
    ),
    rowsOf(
      "select i.id, i.subject_id, i.status, i.type, i.title, i.date_start, i.date_end, i.date_precision, i.location, i.summary, i.description, i.url, i.created_at, i.updated_at, i.origin, i.standing, i.standing_reason, i.rubric_rule, i.allegation, i.verification, i.verified_at, i.verification_reason, v.display_name as verified_by, l.removed_at, l.removal_reason from behavior_incidents i left join dossier_incidents l on l.incident_id = i.id and l.dossier_id = $1 left join users v on v.id = i.verified_by where (i.workspace_id = $2 and l.dossier_id = $1) or (i.workspace_id is null and i.status = 'approved' and i.subject_id = $3) order by i.date_start desc nulls last, i.created_at desc, i.id",
      [dossierId, workspace.id, dossier.subject_id],
    ),
    rowsOf(
      "select name, status, done_count, total_count, started_at, finished_at from search_run_steps where run_id = $1 order by position",
      [latest.id],
    ),
    rowsOf("select query, purpose, result_count, failure from search_run_queries where run_id = $1 order by position", [latest.id]),
    rowsOf(
      "select p.source_id, coalesce(s.title, p.url) as title, coalesce(s.url, p.url) as url, p.set_aside as kind, p.reason, p.read_at, p.judgement -> 'passage' as passage from search_run_pages p left join sources s on s.id = p.source_id where p.run_id = $1 order by p.position",
      [latest.id],
    ),
  ]);
  const ids = [incidents.map((incident) => incident.id)];
  const [evidence, passages, sentences, outcomes, identity, reviews] = (
    await Promise.all([
      rowsOf(
        "select e.id, e.incident_id, e.title, e.type, e.url, s.id as source_id, s.url as source_url, s.published_on, s.archived_at, s.sha256 from evidence_items e left join sources s on s.id = e.source_id where e.incident_id = any($1) order by e.position",
        ids,
      ),
      rowsOf(
        "select id, incident_id, source_id, text, start_offset as start, end_offset as end, holds from evidence_passages where incident_id = any($1) order by id",
        ids,
      ),
      rowsOf("select incident_id, part, text, passage_id from incident_sentences where incident_id = any($1) order by part, position", ids),
      rowsOf("select incident_id, status, stated_on, passage_id from incident_outcomes where incident_id = any($1) order by position", ids),
      rowsOf(
        "select incident_id, stance, kind, statement, quote, source_id, start_offset as start, end_offset as end from identity_evidence where incident_id = any($1) order by position",
        ids,
      ),
      rowsOf(
        "select r.incident_id, r.id, r.verdict, r.reason, u.display_name as by, r.reviewed_at as at, r.undone_at from incident_reviews r join users u on u.id = r.reviewed_by where r.incident_id = any($1) order by r.reviewed_at desc",
        ids,
      ),
    ])
  ).map(groupBy);
  return {
    user,
    workspace,
    dossier: {
      id: dossier.id,
      workspace_id: dossier.workspace_id,
      subject: { id: dossier.subject_id, name: dossier.subject_name },
      facts,
      behavior_incidents: incidents.map((incident) => ({
        ...incident,
        date: incident.date_start ?? "Unknown date",
        evidence: (evidence.get(incident.id) ?? []).map(({ source_id, source_url, published_on, archived_at, sha256, ...item }) => ({
          ...item,
          source: source_id && { id: source_id, url: source_url, published_on, archived_at: archived_at.toISOString(), sha256 },
        })),
        passages: passages.get(incident.id) ?? [],
        sentences: sentences.get(incident.id) ?? [],
        outcomes: outcomes.get(incident.id) ?? [],
        identity: identity.get(incident.id) ?? [],
        reviews: (reviews.get(incident.id) ?? []).map((review) => ({ ...review, at: review.at.toISOString() })),
      })),
    },
    latest: { ...latest, createdAt: latest.created_at.toISOString(), steps },
    record: { queries, setAside: pages.filter((page) => page.kind), pagesRead: pages.filter((page) => page.read_at).length },
  };
}
`;
