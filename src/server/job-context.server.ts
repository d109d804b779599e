import type { App } from "./app.server.ts";
import type { Context, SystemActor } from "./context.ts";
import { hasDemo } from "./env.ts";

/** The context of the product's background jobs. */
export function jobContext(app: App, job: string): Context<SystemActor> {
  return {
    db: app.db,
    services: app.services,
    auth: app.auth,
    now: () => new Date(),
    log: app.log.child({ job }),
    requestId: job,
    cipher: app.cipher,
    websiteUrl: app.env.WEBSITE_URL,
    hasInbox: hasDemo(app.env),
    newUserAccess: app.env.NEW_USER_ACCESS,
    actor: { kind: "system", job },
  };
}
