import { createHmac, timingSafeEqual } from "node:crypto";
import { isUuid } from "#app/lib/is-uuid.ts";
import type { Auth } from "./auth.server.ts";

const name = "attest.sign_up";
const daySeconds = 24 * 60 * 60;

function sign(auth: Auth, userId: string): string {
  return createHmac("sha256", auth.options.secret).update(`sign-up\0${userId}`).digest("base64url");
}

/**
 * The Set-Cookie header that ties a browser to the sign-up that it began, for a day: nobody is signed in yet, and the
 * checkout's id alone, which stands in addresses, shall not choose the password of somebody else's account.
 */
export function signUpCookie(auth: Auth, userId: string): string {
  const secure = auth.options.baseURL.startsWith("https:") ? "; Secure" : "";
  // Lax: the browser comes back from the payment provider's own pages.
  return `${name}=${userId}.${sign(auth, userId)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${daySeconds}${secure}`;
}

/** The person whose sign-up this browser began, or null. It proves no more than that. */
export function readSignUpCookie(auth: Auth, headers: Headers): string | null {
  for (const pair of (headers.get("cookie") ?? "").split(/;\s*/)) {
    if (!pair.startsWith(`${name}=`)) continue;
    const [userId = "", signature = ""] = pair.slice(name.length + 1).split(".");
    const wanted = Buffer.from(isUuid(userId) ? sign(auth, userId) : "");
    const given = Buffer.from(signature);
    if (wanted.length > 0 && wanted.length === given.length && timingSafeEqual(wanted, given)) return userId;
  }
  return null;
}
