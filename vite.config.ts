import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[]; importers: readonly string[] } | null };

const isOfPackages = (id: string) => id.includes("/node_modules/");

/**
 * What a module asks for at once. Not through a package's list of all it has, of which the bundler keeps what is used, and
 * not from a file of calls: what checks their input stays on the server.
 */
function askedBy(id: string, modules: Modules): readonly string[] {
  if (
    /\/node_modules\/(?:radix-ui|lucide-react|@tanstack\/[\w-]+\/(?:dist\/esm|build\/modern)\/index\.js)/.test(id) ||
    id.endsWith(".functions.ts")
  )
    return [];
  return modules.getModuleInfo(id)?.importedIds ?? [];
}

/** The modules that are loaded with one, itself included. */
function loadedWith(id: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...askedBy(next, modules));
  }
  return found;
}

/** Zod, and the modules that write schemas with it. */
const isOfSchemas = (id: string, modules: Modules) =>
  /\/node_modules\/zod\//.test(id) ||
  (!isOfPackages(id) && askedBy(id, modules).some((asked) => /\/node_modules\/zod\//.test(asked)));

/** A module without schemas that one with schemas asks for: words, limits. What a form that writes its own schema draws is none. */
const isAskedBySchemas = (id: string, modules: Modules) =>
  !isOfPackages(id) &&
  id.endsWith(".ts") &&
  !bringsSchemas(id, modules) &&
  (modules.getModuleInfo(id)?.importers ?? []).some((importer) => !isOfPackages(importer) && isOfSchemas(importer, modules));

/** A part of src/ui that is a machine of its package, not markup alone; buttons, which take a link's place, are everywhere. */
const isMachine = (id: string) =>
  id.includes("/src/ui/") && /import \{ (?!Slot \})[^}]+\} from "radix-ui"/.test(readFileSync(id.replace(/\?.*$/, ""), "utf8"));

const bringsMachine = (id: string, modules: Modules) =>
  id.includes("/node_modules/@radix-ui/") || (!isOfPackages(id) && [...loadedWith(id, modules)].some(isMachine));

/** A module that brings schemas along as soon as it is loaded. */
const bringsSchemas = (id: string, modules: Modules) =>
  !isOfPackages(id) && [...loadedWith(id, modules)].some((loaded) => /\/node_modules\/zod\//.test(loaded));

const routes = path.join(import.meta.dirname, "src/routes");
const componentOf = (file: string) => [`${file}?tsr-split=component`, `${file}?tsr-split=component---loader`];
const ofPages = (files: string[], modules: Modules) =>
  new Set(files.flatMap(componentOf).flatMap((page) => [...loadedWith(page, modules)]));
const authPages = readdirSync(path.join(routes, "_auth")).map((name) => path.join(routes, "_auth", name));
let frames: Map<string, "frame" | "early"> | undefined;

/** What every page of a workspace draws: its layout with all that it asks for; apart what pages of signing in ask for too. */
function frameOf(id: string, modules: Modules): "frame" | "early" | null {
  if (frames === undefined) {
    const early = ofPages(authPages, modules);
    const ofLayout = ofPages([path.join(routes, "_app/$workspaceSlug.tsx")], modules);
    // The layout itself stays the file that the router asks for.
    frames = new Map(
      [...ofLayout]
        .filter((module) => !module.includes("?tsr-split"))
        .map((module) => [module, early.has(module) ? "early" : "frame"]),
    );
  }
  // Asked for through their packages' lists of all they have, of which next to every page uses the same few.
  if (/\/node_modules\/@tanstack\/(?:react-query|query-core)\/(?!.*infinite)/i.test(id)) return "early";
  return frames.get(id) ?? null;
}

type Test = (id: string, modules: Modules) => boolean;

/** Files of what several pages share, put together by which pages do; small ones with the nearest. */
const shared = (name: string, test: Test) => ({
  debugName: name,
  name: (id: string, modules: Modules) => (test(id, modules) ? name : null),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 2_000,
});

export default defineConfig({
  build: {
    assetsDir: "_build",
    target: "es2022",
    // What a file needs besides itself is fetched beside it; the list of that stands in the first file of every page. The many
    // small ones, most of them there already, would make it 4 kB long.
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css") || /\/(?:frame|early)-/.test(name)),
    },
  },
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
              `_build/${/^(?:shared-checking|shared-machine|shared|checks|words|icons)~/.exec(name)?.[0].slice(0, -1) ?? "[name]"}-[hash].js`,
            // What every page starts with is one file; what some share is put together by who shares it, in files that
            // are worth a request. Left alone there are 130 files to a page, each named three times in its markup.
            codeSplitting: {
              groups: [
                { name: "base", tags: ["$initial"], priority: 6 },
                // Neither asks for the other's: whatever the early one asks for is early itself.
                { debugName: "frame", name: frameOf, priority: 5, includeDependenciesRecursively: false },
                // Put together with larger things, an icon would bring them to every page that has it.
                { ...shared("icons", (id) => id.includes("/lucide-react/")), priority: 5, entriesAwareMergeThreshold: 4_000 },
                // Whichever few words it were put together with, their pages would all bring it.
                { name: "private-matters", test: /\/lib\/language\/private-matters\.ts$/, priority: 5 },
                // What schemas are written with would be put into their files, and bring them along.
                { ...shared("words", isAskedBySchemas), priority: 4, minShareCount: 1 },
                // Put together with what needs none, what brings a machine or schemas would bring them to every page of the other.
                { ...shared("shared", (id, modules) => !bringsMachine(id, modules) && !bringsSchemas(id, modules)), priority: 3 },
                { ...shared("shared-machine", (id, modules) => !bringsSchemas(id, modules)), priority: 2 },
                { ...shared("shared-checking", (id, modules) => !isOfSchemas(id, modules)), priority: 1 },
                { ...shared("checks", isOfSchemas), minShareCount: 1, entriesAwareMergeThreshold: 3_000 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    tanstackStart({
      router: {
        codeSplittingOptions: {
          // Pages that few people open bring what they ask the server for along with what they draw: every page knows the
          // routes of all.
          splitBehavior: ({ routeId }) =>
            /^\/(?:_app\/(?:admin|account|\$workspaceSlug\/settings|waitlist)|_auth|checkout|external|subject-requests|verify|docs)/.test(
              routeId,
            )
              ? [["loader", "component"], ["pendingComponent"], ["errorComponent"], ["notFoundComponent"]]
              : undefined,
        },
      },
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
