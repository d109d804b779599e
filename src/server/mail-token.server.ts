import { createHash, createHmac } from "node:crypto";
import type { Auth } from "./auth.server.ts";

/**
 * The token of a mailed link, made of its row's id and the installation's secret: the job that mails it can make it again
 * when it is tried twice, and the database alone does not give it. 256 bits, as base64url. `round` makes another for the
 * same row, so that an older link stops working.
 */
export function mintMailToken(auth: Auth, id: string, round = ""): string {
  return createHmac("sha256", auth.options.secret).update(`mailed link\0${id}\0${round}`).digest("base64url");
}

/** What is stored of a token. */
export function hashMailToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
