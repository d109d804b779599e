import { sql } from "drizzle-orm";
import type { Context } from "#app/server/context.ts";
import { FilesFailure } from "#app/services/files/files.ts";

type FilesContext = Pick<Context, "db" | "services">;

/** Whatever keeps its bytes in the file store under their hash. A report's file goes with its dossier; its row and hash stay. */
async function isNamed(ctx: FilesContext, sha256: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ named: boolean }>(sql`select
    exists (select 1 from sources where sha256 = ${sha256})
    or exists (select 1 from report_evidence where sha256 = ${sha256})
    or exists (select 1 from reports where sha256 = ${sha256} and dossier_id is not null)
    or exists (select 1 from social_reports where data = ${sha256})
    or exists (select 1 from users where avatar_url = ${`/api/pictures/${sha256}`}) as named`);
  return rows[0]?.named ?? true;
}

/**
 * Removes bytes that nothing names any more. The same bytes may be handed in again at this very moment, so they are held
 * in memory until it is certain, and put back when they were.
 */
export async function forgetFiles(ctx: FilesContext, hashes: readonly string[]): Promise<void> {
  for (const sha256 of new Set(hashes)) {
    if (await isNamed(ctx, sha256)) continue;
    try {
      const bytes = await ctx.services.files.get(sha256);
      await ctx.services.files.delete(sha256);
      if (await isNamed(ctx, sha256)) await ctx.services.files.put(bytes);
    } catch (error) {
      if (!(error instanceof FilesFailure)) throw error;
      // Altered or gone already: there is nothing to put back.
      if (error.reason !== "unavailable") await ctx.services.files.delete(sha256);
    }
  }
}
