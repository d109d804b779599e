const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Apart from what makes ids: every page's first file asks whether an address has one. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && uuid.test(value);
}
