import { createServerFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { AppError } from "#app/lib/errors.ts";
import { callerAddress, findCaller, forgetActor } from "#app/server/door.server.ts";
import { anyone } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { signInSchema } from "./account.ts";
import * as accounts from "./accounts.server.ts";

/** The signed-in person with their permissions, or null: what every route loads first. */
export const getCurrentUser = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(async () => {
    const caller = await findCaller();
    return caller && { ...accounts.describeCaller(caller), permissions: caller.actor.permissions };
  });

const wrongCredentials = "The e-mail or the password is not right.";

/** What is asked for next is an outcome; a password that is not right is refused, in the words that a person is told. */
export const signInUser = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(valid(signInSchema))
  .handler(async ({ context: { ctx }, data }) => {
    const outcome = await accounts.signIn(ctx, data, { headers: getRequest().headers, address: callerAddress() });
    forgetActor();
    if (!outcome.ok && outcome.reason === "wrong-credentials") throw new AppError("not-signed-in", wrongCredentials);
    return outcome;
  });

export const signOutUser = createServerFn({ method: "POST" })
  .middleware([anyone])
  .handler(async ({ context: { ctx } }) => {
    await accounts.signOut(ctx, { headers: getRequest().headers });
    forgetActor();
  });
