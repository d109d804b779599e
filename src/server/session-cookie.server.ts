import { createHmac, timingSafeEqual } from "node:crypto";
import type { Auth } from "./auth.server.ts";

/**
 * The session token of a request's cookie when its signature is ours, or null. The cookie is the library's:
 * `token.signature`, URL-encoded, the signature an HMAC-SHA-256 in base64.
 */
export async function readSessionToken(auth: Auth, headers: Headers): Promise<string | null> {
  const { authCookies, secret } = await auth.$context;
  const value = cookieValue(headers.get("cookie") ?? "", authCookies.sessionToken.name);
  if (value === null) return null;
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
