import path from "node:path";

import { ensureBuilt } from "#app/server/build.server.ts";
import { runAsProduction } from "#app/server/env.server.ts";

// `npm run build`: makes the build that the next start would make, for images and for folders that are read-only later.
runAsProduction();
try {
  const build = await ensureBuilt(path.dirname(import.meta.dirname));
  console.log(`Built: ${path.dirname(path.dirname(build.serverEntry))}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
