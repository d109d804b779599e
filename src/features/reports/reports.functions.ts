import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { callerAddress } from "#app/server/door.server.ts";
import { anyone, member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { reportInput } from "./report.ts";
import * as reports from "./reports.server.ts";
import { verifyReport } from "./verify.server.ts";

export const requestReport = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(dossierInput.extend({ idempotencyKey: z.uuid("ID is invalid") })))
  .handler(({ context: { ctx }, data }) => reports.request(ctx, data));

export const getReports = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => reports.list(ctx, data.dossierId));

export const cancelReport = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(reportInput))
  .handler(({ context: { ctx }, data }) => reports.cancel(ctx, data.reportId));

/** What became of a report, for anyone who holds its code. */
export const getReportVerification = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(z.object({ code: z.string().max(200, "Code is invalid") })))
  .handler(({ context: { ctx }, data }) => verifyReport(ctx, { code: data.code, address: callerAddress() }));
