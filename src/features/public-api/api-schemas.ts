import { z } from "zod";
import {
  dossierExportSchema,
  exportedDossierSchema,
  exportedIncidentSchema,
  exportedSourceSchema,
} from "#app/features/exports/exported.ts";
import { runStatuses, searchSteps, stepStatuses } from "#app/features/searches/search-run.ts";
import { problemSchema } from "./problem.ts";

/** A search that was started, and how far it is. */
export const searchSchema = z.object({
  id: z.uuid(),
  dossier_id: z.uuid(),
  status: z.enum(runStatuses),
  failure: z.string().nullable(),
  cost: z.int().describe("Credits; given back when the search fails or is cancelled"),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
  steps: z.array(
    z.object({
      name: z.enum(searchSteps),
      status: z.enum(stepStatuses),
      done: z.int(),
      total: z.int().nullable(),
    }),
  ),
  counts: z.object({ queries: z.int(), pages: z.int(), read: z.int(), set_aside: z.int() }),
});

const page = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    next_cursor: z.string().nullable().describe("Pass it as `cursor` for the next page; null on the last"),
  });

/** Every shape that the public API answers with, by the name that its description gives it. */
export const apiSchemas = {
  Problem: problemSchema,
  Dossier: exportedDossierSchema,
  DossierPage: page(exportedDossierSchema),
  Incident: exportedIncidentSchema,
  IncidentPage: page(exportedIncidentSchema),
  Source: exportedSourceSchema,
  SourcePage: page(exportedSourceSchema),
  Search: searchSchema,
  Cancelled: z.object({ cancelled: z.boolean() }),
  DossierExport: dossierExportSchema,
} as const;
export type ApiSchemaName = keyof typeof apiSchemas;

export const pageQuery = z.object({
  limit: z.coerce
    .number({ error: "limit must be a number from 1 to 100" })
    .int("limit must be a number from 1 to 100")
    .min(1, "limit must be a number from 1 to 100")
    .max(100, "limit must be a number from 1 to 100")
    .default(50),
  cursor: z.uuid("cursor is not one that was answered here").optional(),
});
