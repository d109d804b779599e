import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of a JSON-lines file of an evaluation folder; throws in words when it is not there. */
export function readRows<T>(folder: string, file: string): T[] {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${file} is not there`);
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}
