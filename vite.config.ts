import { readFileSync } from "node:fs";
import path from "node:path";

import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Zod, and the modules that write schemas with it. */
function isOfSchemas(id: string): boolean {
  if (/\/node_modules\/zod\//.test(id)) return true;
  const file = id.replace(/\?.*$/, "");
  return !file.includes("/node_modules/") && file.endsWith(".ts") && readFileSync(file, "utf8").includes('from "zod"');
}

/** A module that brings a schema along as soon as it is loaded. */
function asksSchemas(id: string): boolean {
  const file = id.replace(/\?.*$/, "");
  if (file.includes("/node_modules/") || !/\.tsx?$/.test(file)) return false;
  const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^;]*? from "((?:\.|#app\/)[^"]+\.ts)";/gm);
  return [...imports].some(([, from = ""]) =>
    isOfSchemas(
      from.startsWith("#app/")
        ? path.join(import.meta.dirname, "src", from.slice("#app/".length))
        : path.resolve(path.dirname(file), from),
    ),
  );
}

export default defineConfig({
  build: { assetsDir: "_build", target: "es2022" },
  // Packages are bundled for the server too: a third of the memory at rest and of the time to start. Their thousands of
  // small modules cost that much, Drizzle's above all (Node parses its 180 kB package.json again for each of them).
  environments: {
    ssr: { resolve: { noExternal: true } },
    client: {
      build: {
        rolldownOptions: {
          // Schemas have no effect but being there: what only the server asks for is left out of the browser's files.
          treeshake: { manualPureFunctions: ["z"] },
          output: {
            // Rolldown names a shared file after all that share it.
            chunkFileNames: ({ name }) =>
              `_build/${/^(?:shared-checking|shared|checks)~/.exec(name)?.[0].slice(0, -1) ?? "[name]"}-[hash].js`,
            // What every page starts with is one file; what some share is put together by who shares it, in files that
            // are worth a request. Left alone there are 130 files to a page, each named three times in its markup.
            codeSplitting: {
              groups: [
                { name: "base", tags: ["$initial"], priority: 2 },
                { name: "checks", test: isOfSchemas, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
                // Put together with what is small and needs none, it would bring schemas to every page that needs that.
                {
                  name: "shared-checking",
                  test: asksSchemas,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 2_000,
                },
                { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      serverFns: {
        base: "/_server",
        // The specification names the calls; the transport adds this suffix to each.
        generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ""),
      },
    }),
    react(),
    tailwindcss(),
  ],
});
