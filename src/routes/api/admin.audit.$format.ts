import { createFileRoute } from "@tanstack/react-router";
import { csvLine, csvStart } from "#app/features/exports/csv.ts";
import { auditFilters } from "#app/features/oversight/audit-input.ts";
import { exportAll, type TrailEntry } from "#app/features/oversight/audit-trail.server.ts";
import { AppError } from "#app/lib/errors.ts";
import { requireStaff } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";
import { valid } from "#app/server/valid-input.ts";

const columns = [
  "at",
  "actor_kind",
  "actor_id",
  "actor_name",
  "action",
  "entity",
  "entity_id",
  "entity_name",
  "reason",
  "workspace_id",
  "chain",
  "sequence",
  "hash",
] as const satisfies readonly (keyof TrailEntry)[];

const formats = {
  csv: { type: "text/csv; charset=utf-8", write: writeCsv },
  json: { type: "application/json; charset=utf-8", write: writeJson },
} as const;

async function* writeCsv(pages: AsyncIterable<TrailEntry[]>): AsyncGenerator<string> {
  yield csvStart + csvLine([...columns, "details"]);
  for await (const entries of pages) {
    yield entries.map((entry) => csvLine([...columns.map((column) => entry[column]), JSON.stringify(entry.details)])).join("");
  }
}

async function* writeJson(pages: AsyncIterable<TrailEntry[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const entries of pages) {
    yield before + entries.map((entry) => `\n${JSON.stringify(entry)}`).join(",");
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

/** The audit trail as a file, narrowed by the filters of the page; written while it is read. */
export const Route = createFileRoute("/api/admin/audit/$format")({
  server: {
    handlers: {
      GET: ({ request, params }) =>
        rawHandler(request, async () => {
          const ctx = await requireStaff("manage_users", request);
          const format = params.format === "csv" || params.format === "json" ? formats[params.format] : undefined;
          if (!format) throw new AppError("not-found", "There is no such export");
          const filters = valid(auditFilters)(Object.fromEntries(new URL(request.url).searchParams));
          const chunks = format.write(exportAll(ctx, filters));
          // The first page is read before the answer begins, so that a failure has a status of its own.
          const first = await chunks.next();
          const encoder = new TextEncoder();
          const body = new ReadableStream<Uint8Array>({
            start: (controller) => controller.enqueue(encoder.encode(first.value ?? "")),
            async pull(controller) {
              const { value, done } = await chunks.next();
              if (done) controller.close();
              else controller.enqueue(encoder.encode(value));
            },
            cancel: async () => void (await chunks.return(undefined)),
          });
          return new Response(body, {
            headers: {
              "content-type": format.type,
              "content-disposition": `attachment; filename="attest-audit-${ctx.now().toISOString().slice(0, 10)}.${params.format}"`,
              "x-content-type-options": "nosniff",
              "referrer-policy": "no-referrer",
              "cache-control": "private, no-store",
            },
          });
        }),
      ANY: methodNotAllowed("GET"),
    },
  },
});
