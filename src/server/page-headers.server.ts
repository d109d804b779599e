import { randomBytes } from "node:crypto";

type NextResult = { response: Response };

/** For pages: scripts run by nonce alone, nothing is loaded from elsewhere, nobody may frame us. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Request middleware: hands the router a nonce and protects what it renders. */
export async function withPageHeaders<Result extends NextResult>({
  next,
}: {
  next: (options: { context: { nonce: string } }) => Promise<Result> | Result;
}): Promise<Result> {
  const nonce = randomBytes(16).toString("base64");
  const result = await next({ context: { nonce } });
  const { headers } = result.response;
  if (headers.get("content-type")?.startsWith("text/html") && !headers.has("content-security-policy")) {
    headers.set("content-security-policy", contentSecurityPolicy(nonce));
    // A page shows what its reader may see at this moment: never from a shared or stored copy.
    if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  }
  return result;
}
