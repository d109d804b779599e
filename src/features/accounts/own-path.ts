const here = "http://attest.invalid";

/**
 * A path of this site to return to after signing in, or undefined for anything that a browser or the router could read as
 * an address elsewhere. The answer has to be written over what was given: what is left out of it would stay as it was.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== "string" || !/^\/(?![/\\])/u.test(next) || /[\p{Cc}\\]/u.test(next)) return undefined;
  if (!URL.canParse(next, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && !pathname.startsWith("//") ? `${pathname}${search}${hash}` : undefined;
}
