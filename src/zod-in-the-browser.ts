/**
 * Zod tries to compile its schemas, which the pages' policy refuses and reports. It keeps its settings in this place, so
 * that they can be said before it is loaded, which most pages never do.
 */
export function keepZodInterpreted(): void {
  if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
