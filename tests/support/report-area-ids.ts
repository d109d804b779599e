import type { Database } from "#app/db/db.server.ts";
import { reports } from "#app/db/schema/index.ts";
import { newId } from "#app/lib/ids.ts";

/** One of everything that takes a dossier out of the product. */
export type ReportAreaIds = { reportId: string };

export async function arrangeReportArea(
  db: Database,
  of: { workspaceId: string; dossierId: string; userId: string },
): Promise<ReportAreaIds> {
  const reportId = newId();
  await db.insert(reports).values({
    id: reportId,
    workspaceId: of.workspaceId,
    dossierId: of.dossierId,
    requestedBy: of.userId,
    idempotencyKey: newId(),
    code: `code-${reportId}`,
    cost: 250,
  });
  return { reportId };
}
