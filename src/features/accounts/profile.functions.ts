import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { thisCaller } from "#app/server/caller.server.ts";
import { forgetActor } from "#app/server/door.server.ts";
import { anyone, signedIn } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { emailSchema, ownNamesSchema } from "./account.ts";
import * as departures from "./delete-account.server.ts";
import * as profiles from "./profile.server.ts";

const typedPassword = z.string().min(1, "Password is required").max(256, "Password must be at most 256 characters");

export const updateUserNames = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(ownNamesSchema))
  .handler(({ context: { ctx }, data }) => profiles.updateNames(ctx, data));

export const updateUserPicture = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.object({ picture: z.string().max(410_000, "The picture is too large").nullable() })))
  .handler(({ context: { ctx }, data }) => profiles.updatePicture(ctx, data));

export const getPendingEmail = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => profiles.findPendingEmail(ctx));

export const requestEmailChange = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.object({ email: emailSchema, password: typedPassword })))
  .handler(({ context: { ctx }, data }) => profiles.requestEmailChange(ctx, data, thisCaller()));

export const cancelEmailChange = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => profiles.cancelEmailChange(ctx));

export const confirmEmailChange = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(z.object({ tokenHash: z.string().max(200, "This link is not valid") })))
  .handler(({ context: { ctx }, data }) => profiles.confirmEmailChange(ctx, data));

export const changeUserPassword = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.object({ currentPassword: typedPassword, password: z.string().max(4_000) })))
  .handler(({ context: { ctx }, data }) => profiles.changePassword(ctx, data, thisCaller()));

export const getSessions = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => profiles.listSessions(ctx, thisCaller()));

export const endSession = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.object({ sessionId: z.uuid("Session ID is invalid") })))
  .handler(({ context: { ctx }, data }) => profiles.endSessions(ctx, data, thisCaller()));

export const endOtherSessions = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => profiles.endSessions(ctx, { everywhere: true }, thisCaller()));

export const deleteUserAccount = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.object({ password: typedPassword })))
  .handler(async ({ context: { ctx }, data }) => {
    const outcome = await departures.leaveForGood(ctx, data, thisCaller());
    forgetActor();
    return outcome;
  });
