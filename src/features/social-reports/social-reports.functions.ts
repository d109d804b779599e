import { createServerFn } from "@tanstack/react-start";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";
import { z } from "zod";
import { member, staff } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import {
  socialReportIdInput,
  socialReportInfoSchema,
  socialReportStatusInput,
  updateSocialReportStatusInput,
  uploadForm,
} from "./social-report.ts";
import * as queue from "./social-report-queue.server.ts";
import * as socialReports from "./social-reports.server.ts";

export const createSocialReport = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(dossierInput.extend({ info: socialReportInfoSchema, idempotencyKey: z.uuid() })))
  .handler(({ context: { ctx }, data }) => socialReports.create(ctx, data));

export const getSocialReports = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => socialReports.listOfDossier(ctx, data.dossierId));

/** What the requester entered, in clear: a POST, because each opening is written down. */
export const openSocialReportInfo = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend(socialReportIdInput.shape)))
  .handler(({ context: { ctx }, data }) => socialReports.revealInfo(ctx, data.socialReportId));

export const cancelSocialReport = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(workspaceInput.extend(socialReportIdInput.shape)))
  .handler(({ context: { ctx }, data }) => socialReports.cancel(ctx, data.socialReportId));

export const getSocialReportsByStatus = createServerFn({ method: "GET" })
  .middleware([staff("manage_social_reports")])
  .validator(valid(socialReportStatusInput))
  .handler(({ context: { ctx }, data }) => queue.listByStatus(ctx, data));

export const openSocialReportInfoAsStaff = createServerFn({ method: "POST" })
  .middleware([staff("manage_social_reports")])
  .validator(valid(socialReportIdInput))
  .handler(({ context: { ctx }, data }) => queue.revealInfoToStaff(ctx, data.socialReportId));

export const updateSocialReportStatus = createServerFn({ method: "POST" })
  .middleware([staff("manage_social_reports")])
  .validator(valid(updateSocialReportStatusInput))
  .handler(({ context: { ctx }, data }) => queue.updateStatus(ctx, data));

/** Takes the file as a form: `socialReportId` and `file`. */
export const uploadSocialReport = createServerFn({ method: "POST" })
  .middleware([staff("manage_social_reports")])
  .validator(valid(uploadForm))
  .handler(async ({ context: { ctx }, data }) =>
    queue.upload(ctx, {
      socialReportId: data.socialReportId,
      bytes: new Uint8Array(await data.file.arrayBuffer()),
      fileName: data.file.name,
    }),
  );
