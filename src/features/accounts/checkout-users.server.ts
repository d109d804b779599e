import * as checkouts from "#app/features/billing/checkouts.server.ts";
import { AppError } from "#app/lib/errors.ts";
import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import type { Context, UserActor } from "#app/server/context.ts";
import { readSignUpCookie } from "#app/server/sign-up-cookie.server.ts";
import type { TooManyTries } from "./limits.server.ts";
import { maskAddress } from "./mask-address.ts";
import * as signUps from "./sign-up.server.ts";

type Caller = { headers: Headers; address: string };

/** Whose checkout it is, for the page that the provider sends back to. */
export type CheckoutUser = {
  email: string;
  first_name: string;
  last_name: string;
  plan: Plan;
  period: BillingPeriod;
  status: "open" | "complete" | "expired";
  /** Leads back to the provider's checkout while it is open. */
  url: string | null;
  /** Whether this is the browser that began the sign-up; for another the address is masked and the names are left out. */
  is_own_browser: boolean;
  is_finished: boolean;
  is_confirmed: boolean;
};

/**
 * Opens a checkout of a plan: for somebody signed in, or for the person whose sign-up this browser began.
 * @throws AppError `forbidden` for neither; `unavailable`, `refused` by the provider
 */
export async function open(
  ctx: Context,
  input: { plan: Plan; period: BillingPeriod },
  caller: { headers: Headers; actor: UserActor | null },
): Promise<checkouts.PlanCheckout> {
  if (caller.actor) return checkouts.openPlan(ctx, { ...input, userId: caller.actor.userId, returnTo: "app" });
  const userId = await signUps.requireUnfinished(ctx, readSignUpCookie(ctx.auth, caller.headers));
  return checkouts.openPlan(ctx, { ...input, userId, returnTo: "sign-up" });
}

/** @throws AppError `not-found` for an id that no sign-up has */
export async function find(ctx: Context, input: { checkoutSessionId: string }, caller: Caller): Promise<CheckoutUser> {
  const found = await checkouts.findUser(ctx, input);
  const progress = await signUps.findProgress(ctx, found.userId);
  const isOwn = readSignUpCookie(ctx.auth, caller.headers) === found.userId;
  return {
    email: isOwn ? progress.email : maskAddress(progress.email),
    first_name: isOwn ? found.first_name : "",
    last_name: isOwn ? found.last_name : "",
    plan: found.plan,
    period: found.period,
    status: found.status,
    url: isOwn ? found.url : null,
    is_own_browser: isOwn,
    is_finished: progress.isFinished,
    is_confirmed: progress.isConfirmed,
  };
}

/** @throws AppError `not-found`; `invalid` with what is wrong with the password */
export async function finish(
  ctx: Context,
  input: { checkoutSessionId: string; password: string },
  caller: Caller,
): Promise<signUps.FinishOutcome> {
  const checkout = await checkouts.findUser(ctx, input);
  const continuing = readSignUpCookie(ctx.auth, caller.headers);
  return signUps.finish(ctx, { password: input.password, checkout }, { continuing });
}

/** The same answer whoever waits for it; an unknown checkout is no different. */
export async function resend(
  ctx: Context,
  input: { email: string } | { checkoutSessionId: string },
  caller: Caller,
): Promise<{ ok: true } | TooManyTries> {
  if ("email" in input) return signUps.resendConfirmation(ctx, input, caller);
  try {
    const { userId } = await checkouts.findUser(ctx, input);
    return await signUps.resendConfirmation(ctx, { userId }, caller);
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") return { ok: true };
    throw error;
  }
}
