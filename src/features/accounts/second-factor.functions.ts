import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { thisCaller } from "#app/server/caller.server.ts";
import { forgetActor } from "#app/server/door.server.ts";
import { anyone, signedIn } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import * as secondFactors from "./second-factor.server.ts";
import { codeSchema, passkeyNameSchema, presentPasswordSchema } from "./security-input.ts";

/** An authenticator's answer; the auth library reads it. */
const response = z.record(z.string(), z.unknown());

export const getSecondFactors = createServerFn({ method: "GET" })
  .middleware([signedIn])
  .handler(({ context: { ctx } }) => secondFactors.list(ctx));

export const beginTwoFactor = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(presentPasswordSchema))
  .handler(({ context: { ctx }, data }) => secondFactors.beginApp(ctx, data, thisCaller()));

export const confirmTwoFactor = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(codeSchema))
  .handler(({ context: { ctx }, data }) => secondFactors.confirmApp(ctx, data, thisCaller()));

export const turnTwoFactorOff = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(presentPasswordSchema))
  .handler(({ context: { ctx }, data }) => secondFactors.turnOff(ctx, data, thisCaller()));

export const renewBackupCodes = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(presentPasswordSchema))
  .handler(({ context: { ctx }, data }) => secondFactors.renewBackupCodes(ctx, data, thisCaller()));

export const signInWithCode = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(codeSchema.extend({ kind: z.enum(["app", "backup"]), trustDevice: z.boolean() })))
  .handler(async ({ context: { ctx }, data }) => {
    const outcome = await secondFactors.signInWithCode(ctx, data, thisCaller());
    forgetActor();
    return outcome;
  });

/** The options travel as JSON: their own types are the browser's. */
export const beginPasskey = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .handler(async ({ context: { ctx } }) => JSON.stringify(await secondFactors.beginPasskey(ctx, thisCaller())));

export const addPasskey = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(passkeyNameSchema.extend({ response })))
  .handler(({ context: { ctx }, data }) => secondFactors.addPasskey(ctx, data, thisCaller()));

export const removePasskey = createServerFn({ method: "POST" })
  .middleware([signedIn])
  .validator(valid(z.object({ passkeyId: z.uuid("Passkey ID is invalid") })))
  .handler(({ context: { ctx }, data }) => secondFactors.removePasskey(ctx, data, thisCaller()));

export const beginPasskeySignIn = createServerFn({ method: "POST" })
  .middleware([anyone])
  .handler(async ({ context: { ctx } }) => JSON.stringify(await secondFactors.beginPasskeySignIn(ctx, thisCaller())));

export const signInWithPasskey = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(z.object({ response })))
  .handler(async ({ context: { ctx }, data }) => {
    const outcome = await secondFactors.signInWithPasskey(ctx, data, thisCaller());
    forgetActor();
    return outcome;
  });
