import { createServerFn } from "@tanstack/react-start";
import { member } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { addFactInput, factInput, removeFactInput } from "./known-fact.ts";
import * as facts from "./known-facts.server.ts";

/** Tells a fact of a dossier's subject, with what says so. */
export const addIdentityFact = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(addFactInput))
  .handler(({ context: { ctx }, data }) => facts.add(ctx, data));

export const removeIdentityFact = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(removeFactInput))
  .handler(({ context: { ctx }, data }) => facts.setRemoved(ctx, data));

export const restoreIdentityFact = createServerFn({ method: "POST" })
  .middleware([member])
  .validator(valid(factInput))
  .handler(({ context: { ctx }, data }) => facts.setRemoved(ctx, { ...data, reason: null }));
