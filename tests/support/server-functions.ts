import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export type ServerFunction = { name: string; method: "GET" | "POST"; door: string };

/** Every server function that the sources declare, with its method and its door. */
export function listServerFunctions(): ServerFunction[] {
  const source = path.resolve(import.meta.dirname, "../../src");
  return globSync("features/*/*.functions.ts", { cwd: source }).flatMap((file) => {
    const text = readFileSync(path.join(source, file), "utf8");
    const declared = [
      ...text.matchAll(/export const (\w+) = createServerFn\(\{ method: "(GET|POST)" \}\)\s*\.middleware\(\[(.+?)\]\)/g),
    ];
    if (declared.length !== [...text.matchAll(/createServerFn\(/g)].length)
      throw new Error(`${file} declares a server function in another way`);
    return declared.map(([, name = "", method, door = ""]) => ({ name, method: method as "GET" | "POST", door }));
  });
}
