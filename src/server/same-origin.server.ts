import { AppError } from "#app/lib/errors.ts";

/**
 * For raw routes that change something: only a page of our own may call them with a person's cookie. Browsers
 * say where a request comes from by Sec-Fetch-Site, older ones by Origin; a request with neither is no page's.
 * @throws AppError `forbidden`
 */
export function requireSameOrigin(request: Request, websiteUrl: string): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const own = [new URL(request.url).origin, new URL(websiteUrl).origin];
  const isOwn = site === null ? origin !== null && own.includes(origin) : site === "same-origin";
  if (!isOwn) throw new AppError("forbidden", "This request did not come from the app");
}
