import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { decideInput, searchInput } from "./personal-info-input.ts";
import * as personalInfo from "./personal-info.server.ts";

export const startPersonalInfoSearch = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(dossierInput.extend({ idempotencyKey: z.uuid("ID is invalid") })))
  .handler(({ context: { ctx }, data }) => personalInfo.start(ctx, data));

export const getPersonalInfo = createServerFn({ method: "GET" })
  .middleware([member])
  .validator(valid(dossierInput))
  .handler(({ context: { ctx }, data }) => personalInfo.find(ctx, data.dossierId));

export const cancelPersonalInfoSearch = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(searchInput))
  .handler(({ context: { ctx }, data }) => personalInfo.cancel(ctx, data.searchId));

export const decideProposedFact = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(decideInput))
  .handler(({ context: { ctx }, data }) => personalInfo.decide(ctx, data));
