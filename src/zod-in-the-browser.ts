/*
 * Zod tries to compile its schemas, which the pages' policy refuses and reports. It keeps its settings here, so that they
 * can be said before it is loaded, which most pages never do (src/router.tsx imports this first).
 */
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
