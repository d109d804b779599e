import { createHmac } from "node:crypto";

/**
 * The `attest-signature` header: `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body", hexadecimal>`. The time is
 * signed, so that who receives it can refuse what was sent long ago.
 */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
