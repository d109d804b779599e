const cookieName = "distressing_shown";
const oneYear = 365 * 24 * 60 * 60;

/**
 * The cookie that keeps a person's choice on this device: the id of who wants distressing content shown. Whoever else
 * signs in here finds it covered.
 */
export function distressCookie(userId: string, isCovered: boolean): string {
  return `${cookieName}=${isCovered ? "" : userId}; path=/; max-age=${isCovered ? 0 : oneYear}; samesite=lax`;
}

/** Whether distressing content is covered for `userId`, by a request's Cookie header or `document.cookie`. */
export function distressCookieOf(cookies: string | null | undefined, userId: string): boolean {
  return !(cookies ?? "").split(";").some((pair) => pair.trim() === `${cookieName}=${userId}`);
}
