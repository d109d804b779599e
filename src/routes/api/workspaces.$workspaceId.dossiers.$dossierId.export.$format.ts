import { createFileRoute } from "@tanstack/react-router";
import { exportDossier, exportFormats } from "#app/features/exports/exports.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { requireMember } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";

/** A dossier as `json`, `csv` or `bundle` (ZIP). */
export const Route = createFileRoute("/api/workspaces/$workspaceId/dossiers/$dossierId/export/$format")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireMember(params.workspaceId, request);
          if (!isUuid(params.dossierId)) throw new AppError("invalid", "Dossier ID is invalid");
          const format = exportFormats.find((one) => one === params.format);
          if (!format) throw new AppError("not-found", "A dossier is exported as json, csv or bundle");
          return exportDossier(ctx, { dossierId: params.dossierId, format });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
