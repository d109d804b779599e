import { createServerFn } from "@tanstack/react-start";
import { anyone } from "#app/server/middleware.ts";
import * as example from "./worked-example.server.ts";

/** The finding about an invented person that the home page shows. */
export const getWorkedExample = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(() => example.workedExample());

/** The address under which the product is published, for links that others keep. */
export const getWebsiteUrl = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(({ context }) => context.ctx.websiteUrl);
