/** How the provider's ids of checkouts, portals, challenges, invoices and events begin. */
export type DeskIdPrefix = "cs" | "bps" | "auth" | "in" | "evt";

export function isDeskId(prefix: DeskIdPrefix, given: string): boolean {
  return given.startsWith(`${prefix}_`) && /^\w{1,200}$/.test(given.slice(prefix.length + 1));
}
