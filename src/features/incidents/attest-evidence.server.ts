import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#app/db/db.server.ts";
import { type evidencePassages, sources } from "#app/db/schema/index.ts";
import { textHash } from "#app/features/sources/archive-source.server.ts";
import { findAltered } from "#app/features/sources/integrity.server.ts";
import { findQuotation } from "#app/features/sources/quotation.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { copyAddress } from "./evidence-address.ts";
import type { WrittenEvidence } from "./incident-input.ts";

export const notInCopy =
  "These words do not stand in the archived copy. A quotation is word for word, of three words or more; only typography may differ.";
export const altered = "This copy has been altered since it was archived: nothing in it can be quoted";

export const invalid = (field: string, message: string) => new AppError("invalid", message, { fields: { [field]: message } });

type Attested = Omit<typeof evidencePassages.$inferInsert, "incidentId" | "addedId"> & {
  id: string;
  part: number;
  language: string | null;
};

const sourceColumns = {
  id: sources.id,
  text: sources.text,
  language: sources.language,
  url: sources.url,
  sha256: sources.sha256,
  textSha256: sources.textSha256,
};

/** The workspace's own sources that the evidence names. */
export async function readSources(db: Queryable, ctx: MemberContext, evidence: readonly Pick<WrittenEvidence, "sourceId">[]) {
  const ids = evidence.flatMap(({ sourceId }) => sourceId ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .select(sourceColumns)
    .from(sources)
    .where(and(inArray(sources.id, ids), eq(sources.workspaceId, ctx.workspaceId), isNull(sources.removedAt)))
    .orderBy(sources.id)
    // Held, so that none leaves the library while evidence is being rested on it.
    .for("share");
  return rows.map((row) => ({ ...row, isTextIntact: textHash(row.text) === row.textSha256 }));
}

/**
 * The file store is asked outside of the transaction.
 * @throws AppError `invalid`, for a quotation of a copy that is not what was archived
 */
export async function refuseAltered(
  ctx: MemberContext,
  evidence: readonly Pick<WrittenEvidence, "sourceId" | "quotation">[],
): Promise<void> {
  const quoted = evidence.filter(({ quotation }) => quotation !== null);
  const found = await findAltered(ctx, await readSources(ctx.db, ctx, quoted));
  const index = evidence.findIndex(({ sourceId }) => sourceId !== null && found.has(sourceId));
  if (index !== -1) throw invalid(`evidence.${index}.quotation`, altered);
}

/**
 * Every quotation as passages of its source, with the hashes that it was checked against, and which piece of the evidence
 * each is of; and the addresses of the sources.
 * @throws AppError `not-found`; `invalid` for words that the copy does not have
 */
export async function attest(
  tx: Queryable,
  ctx: MemberContext,
  evidence: readonly Pick<WrittenEvidence, "sourceId" | "quotation">[],
) {
  const rows = new Map((await readSources(tx, ctx, evidence)).map((row) => [row.id, row]));
  const passages = new Map<string, Attested>();
  for (const [part, { sourceId, quotation }] of evidence.entries()) {
    if (sourceId === null) continue;
    const source = rows.get(sourceId);
    if (!source) throw new AppError("not-found", "This source does not exist");
    if (quotation === null) continue;
    const place = findQuotation(source.text, quotation);
    if (!place) throw invalid(`evidence.${part}.quotation`, notInCopy);
    for (const { start, end } of place.parts) {
      passages.set(`${sourceId}:${start}:${end}`, {
        id: newId(),
        part,
        sourceId,
        text: source.text.slice(start, end),
        startOffset: start,
        endOffset: end,
        sourceSha256: source.sha256,
        textSha256: source.textSha256,
        checkedAt: ctx.now(),
        language: source.language,
      });
    }
  }
  return { passages: [...passages.values()], urls: new Map([...rows.values()].map(({ id, url }) => [id, url])) };
}

/** Where it can be opened: the address given, the source's own, or the archived copy. */
export function addressOf(
  ctx: MemberContext,
  item: Pick<WrittenEvidence, "url" | "sourceId">,
  urls: ReadonlyMap<string, string | null>,
): string {
  if (item.url !== null) return item.url;
  if (item.sourceId === null) throw new Error("Evidence without an address and without a copy");
  return urls.get(item.sourceId) ?? copyAddress(ctx.websiteUrl, { workspaceId: ctx.workspaceId, sourceId: item.sourceId });
}
