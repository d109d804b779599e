import { sql } from "drizzle-orm";
import { auditEntries, behaviorIncidents, dossierIncidents, dossiers } from "#app/db/schema/index.ts";
import type { MemberContext } from "#app/server/context.ts";
import type { DossierNews } from "./dossier.ts";

/** A page is listened to within moments of being read: what is older than this is in it. */
const lookBackMinutes = 5;

/**
 * When something about a dossier, its subject or its incidents was last changed, by anybody, moderators included; null
 * when nothing was of late. `count` makes each answer another.
 */
export async function readNews(ctx: MemberContext, dossierId: string, count: number): Promise<DossierNews> {
  const { rows } = await ctx.db.execute<{ at: Date | string | null }>(sql`
    select max(${auditEntries.at}) as at from ${auditEntries}
    where ${auditEntries.at} > ${new Date(ctx.now().getTime() - lookBackMinutes * 60_000).toISOString()}::timestamptz
      and ${auditEntries.action} <> 'view'
      and ${auditEntries.entityId} in (
        select unnest(array[${dossiers.id}::text, ${dossiers.subjectId}::text]) from ${dossiers}
        where ${dossiers.id} = ${dossierId} and ${dossiers.workspaceId} = ${ctx.workspaceId}
        union all
        select ${dossierIncidents.incidentId}::text from ${dossierIncidents}
        where ${dossierIncidents.dossierId} = ${dossierId} and ${dossierIncidents.workspaceId} = ${ctx.workspaceId}
        union all
        select ${behaviorIncidents.id}::text from ${behaviorIncidents} join ${dossiers} on ${dossiers.subjectId} = ${behaviorIncidents.subjectId}
        where ${dossiers.id} = ${dossierId} and ${dossiers.workspaceId} = ${ctx.workspaceId} and ${behaviorIncidents.workspaceId} is null
      )`);
  const at = rows[0]?.at;
  return { count, changed_at: at ? new Date(at).toISOString() : null };
}
