import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { searchRunPages, sources } from "#app/db/schema/index.ts";
import type { SetAsideReason, SourceText } from "../engine/judgement.ts";
import type { Queryable } from "#app/db/db.server.ts";
import type { RunContext } from "../run-context.server.ts";
import { withoutOrders } from "../speaks-to-machines.ts";

export type ReadPage = {
  pageId: string;
  /** As archived: what quotations are checked against. */
  source: SourceText;
  /** The same without sentences that give orders to machines: what is judged. */
  readable: SourceText;
  hasOrders: boolean;
  sha256: string;
  textSha256: string;
};

/** A source's text with what is known of it: what is judged. */
export const archivedText = {
  id: sources.id,
  url: sources.url,
  title: sources.title,
  date: sources.publishedOn,
  archivedAt: sources.archivedAt,
  text: sources.text,
};

/** A source as it was archived: what is judged, and what it is checked against. */
export const archivedPage = {
  ...archivedText,
  sha256: sources.sha256,
  textSha256: sources.textSha256,
};

/** Pages that a run has read. */
export function wasRead(runId: string) {
  return and(eq(searchRunPages.runId, runId), isNotNull(searchRunPages.readAt));
}

/** Pages of the run that were read and not set aside, in their order, with their archived text. */
export async function pagesUnderWay(ctx: RunContext): Promise<ReadPage[]> {
  const rows = await ctx.db
    .select({ pageId: searchRunPages.id, ...archivedPage })
    .from(searchRunPages)
    .innerJoin(sources, eq(sources.id, searchRunPages.sourceId))
    .where(and(wasRead(ctx.run.id), isNull(searchRunPages.setAside)))
    .orderBy(asc(searchRunPages.position));
  return rows.map(({ pageId, sha256, textSha256, ...source }) => {
    const { page: readable, hasOrders } = withoutOrders(source);
    return { pageId, source, readable, hasOrders, sha256, textSha256 };
  });
}

/** Puts a page among "what was searched and set aside". `reason` is one sentence for a person. */
export async function setPageAside(tx: Queryable, pageId: string, setAside: SetAsideReason, reason: string): Promise<void> {
  await tx.update(searchRunPages).set({ setAside, reason }).where(eq(searchRunPages.id, pageId));
}
