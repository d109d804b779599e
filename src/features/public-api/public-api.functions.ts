import { createServerFn } from "@tanstack/react-start";
import { anyone } from "#app/server/middleware.ts";
import { apiAccess } from "./api-access.server.ts";

/** What a client names itself with: public by its nature. */
export const getApiAccess = createServerFn({ method: "GET" })
  .middleware([anyone])
  .handler(() => apiAccess());
