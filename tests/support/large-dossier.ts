import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { behaviorIncidents, dossierIncidents, evidenceItems, evidencePassages, sources } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";

const atOnce = 500;
const sha256Of = (text: string) => createHash("sha256").update(text).digest("hex");

/**
 * Confirmed incidents with sources of their own, each archived in `filesFolder` and quoted whole: written without the
 * product's operations, which would take minutes for thousands.
 */
export async function fillDossier(
  ctx: MemberContext,
  of: { dossierId: string; subjectId: string },
  given: { incidents: number; sources: number; charactersEach: number; filesFolder: string },
): Promise<void> {
  const incidents = Array.from({ length: given.incidents }, () => newId());
  // No text twice in a workspace: a source is known by its hash.
  const edition = newId();
  const filler = "The court heard that slurs were shouted at the shop-keeper. ".repeat(Math.ceil(given.charactersEach / 60));
  const archived = Array.from({ length: given.sources }, (_, index) => {
    const text = `${index} of ${edition}. ${filler}`.slice(0, given.charactersEach);
    return { id: newId(), incidentId: incidents[index % incidents.length] ?? "", text, sha256: sha256Of(text) };
  });
  for (const part of inParts(incidents)) {
    await ctx.db.insert(behaviorIncidents).values(
      part.map((id, index) => ({
        id,
        workspaceId: ctx.workspaceId,
        subjectId: of.subjectId,
        title: `Shouted slurs, ${index}`,
        summary: "She shouted slurs.",
        description: "She shouted slurs at the shop-keeper.",
        origin: "search" as const,
        verification: "confirmed" as const,
        verifiedBy: ctx.actor.userId,
        verifiedAt: ctx.now(),
        verificationReason: "Read the page",
        datePrecision: "unknown" as const,
      })),
    );
    await ctx.db
      .insert(dossierIncidents)
      .values(part.map((incidentId) => ({ workspaceId: ctx.workspaceId, dossierId: of.dossierId, incidentId })));
  }
  for (const part of inParts(archived)) {
    for (const { text, sha256 } of part) {
      const folder = path.join(given.filesFolder, sha256.slice(0, 2), sha256.slice(2, 4));
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, sha256), text);
    }
    await ctx.db.insert(sources).values(
      part.map(({ id, text, sha256 }) => ({
        id,
        workspaceId: ctx.workspaceId,
        kind: "text" as const,
        origin: "paste" as const,
        contentType: "text/plain",
        sha256,
        byteSize: Buffer.byteLength(text),
        title: `Report ${text.slice(0, 12)}`,
        text,
        textSha256: sha256,
        searchText: "report",
        archivedAt: ctx.now(),
      })),
    );
    await ctx.db.insert(evidenceItems).values(
      part.map(({ id, incidentId }) => ({
        incidentId,
        position: 0,
        title: "Report",
        type: "article" as const,
        url: "https://gazette.example/report",
        sourceId: id,
      })),
    );
    await ctx.db.insert(evidencePassages).values(
      part.map(({ id, incidentId, text, sha256 }) => ({
        incidentId,
        sourceId: id,
        text: text.slice(0, 60),
        startOffset: 0,
        endOffset: 60,
        sourceSha256: sha256,
        textSha256: sha256,
        checkedAt: ctx.now(),
      })),
    );
  }
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, part) => items.slice(part * atOnce, (part + 1) * atOnce));
}
