import { createServerFn } from "@tanstack/react-start";
import { setResponseHeader } from "@tanstack/react-start/server";
import { z } from "zod";
import { planChoice } from "#app/features/billing/plan-input.ts";
import { thisCaller } from "#app/server/caller.server.ts";
import { findActor } from "#app/server/door.server.ts";
import { anyone } from "#app/server/middleware.ts";
import { readSignUpCookie, signUpCookie } from "#app/server/sign-up-cookie.server.ts";
import { valid } from "#app/server/valid-input.ts";
import { emailSchema, signUpSchema } from "./account.ts";
import * as checkoutUsers from "./checkout-users.server.ts";
import * as signUps from "./sign-up.server.ts";

/** The provider's ids are shorter; anything may stand in an address. */
const checkoutInput = z.object({ checkoutSessionId: z.string().min(1, "This checkout does not exist").max(300) });
const tokenInput = z.object({ tokenHash: z.string().max(200, "This link is not valid") });

export const startUserSignUp = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(signUpSchema))
  .handler(async ({ context: { ctx }, data }) => {
    const caller = thisCaller();
    const continuing = readSignUpCookie(ctx.auth, caller.headers);
    const outcome = await signUps.start(ctx, data, { address: caller.address, continuing });
    if (!outcome.ok) return outcome;
    setResponseHeader("set-cookie", signUpCookie(ctx.auth, outcome.userId));
    return { ok: true as const, checkoutSessionId: outcome.checkoutSessionId };
  });

/** For the sign-up that this browser began, or for who is signed in and has no plan yet. */
export const createCheckoutSession = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(planChoice))
  .handler(async ({ context: { ctx }, data }) => checkoutUsers.open(ctx, data, { ...thisCaller(), actor: await findActor() }));

export const getCheckoutUser = createServerFn({ method: "GET" })
  .middleware([anyone])
  .validator(valid(checkoutInput))
  .handler(({ context: { ctx }, data }) => checkoutUsers.find(ctx, data, thisCaller()));

export const finishUserSignUp = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(checkoutInput.extend({ password: z.string().max(4_000, "Password must be at most 256 characters") })))
  .handler(({ context: { ctx }, data }) => checkoutUsers.finish(ctx, data, thisCaller()));

export const resendUserConfirmationEmail = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(z.union([checkoutInput, z.object({ email: emailSchema })])))
  .handler(({ context: { ctx }, data }) => checkoutUsers.resend(ctx, data, thisCaller()));

export const confirmUserEmail = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(tokenInput))
  .handler(({ context: { ctx }, data }) => signUps.confirm(ctx, data, thisCaller()));
