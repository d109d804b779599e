import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { thisCaller } from "#app/server/caller.server.ts";
import { forgetActor } from "#app/server/door.server.ts";
import { anyone } from "#app/server/middleware.ts";
import { valid } from "#app/server/valid-input.ts";
import { namesSchema } from "./account.ts";
import * as joining from "./join.server.ts";

export const joinByInvitation = createServerFn({ method: "POST" })
  .middleware([anyone])
  .validator(
    valid(
      namesSchema.extend({
        tokenHash: z.string().max(200, "This link is not valid"),
        password: z.string().max(4_000, "Password must be at most 256 characters"),
      }),
    ),
  )
  .handler(async ({ context: { ctx }, data }) => {
    const outcome = await joining.join(ctx, data, thisCaller());
    forgetActor();
    return outcome;
  });
