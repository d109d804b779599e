import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { thisCaller } from "#app/server/caller.server.ts";
import { anyone } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { emailOnlySchema } from "./account.ts";
import * as passwords from "./passwords.server.ts";

const tokenInput = z.object({ tokenHash: z.string().max(200, "This link is not valid") });

export const requestPasswordReset = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(emailOnlySchema))
  .handler(({ context: { ctx }, data }) => passwords.requestReset(ctx, data, thisCaller()));

export const getPasswordReset = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(tokenInput))
  .handler(({ context: { ctx }, data }) => passwords.findReset(ctx, data));

export const updateUserPassword = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(tokenInput.extend({ password: z.string().max(4_000, "Password must be at most 256 characters") })))
  .handler(({ context: { ctx }, data }) => passwords.updateByLink(ctx, data, thisCaller()));
