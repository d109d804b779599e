import { config } from "zod/v4";

/*
 * Stands in for "zod" in every bundle (vite.config.ts): Zod tries to compile its schemas, which the pages' policy
 * refuses and reports, so that this has to be said before the first schema is made, in whichever chunk that is.
 */
if (typeof document !== "undefined") config({ jitless: true });

export * from "zod/v4";
// oxlint-disable-next-line import/no-default-export -- packages ask for it
export { default } from "zod/v4";
