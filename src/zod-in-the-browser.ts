import { config } from "zod";

// Zod tries to compile its schemas, which the pages' policy refuses and reports. Imported before any schema is made.
if (typeof document !== "undefined") config({ jitless: true });
