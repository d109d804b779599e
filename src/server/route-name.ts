const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * What a request is called in the logs: its server function, or its raw route with the ids taken out. A page's
 * path holds a workspace's slug, and its query what somebody looks for, so a page is only called a page
 * (product rule 12).
 */
export function routeName(path: string): string {
  if (path.startsWith("/_server/")) return /^\/_server\/[\w-]{1,64}$/.test(path) ? path : "/_server/…";
  if (path.startsWith("/api/")) {
    const name = path.replaceAll(uuid, ":id");
    return /^\/api(?:\/(?::id|[a-z]{1,24}))+$/.test(name) ? name : "/api/…";
  }
  return "page";
}
