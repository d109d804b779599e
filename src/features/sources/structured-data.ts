import { type HtmlDocument, rawText, walkElements } from "./page-tree.ts";

export type JsonObject = { [key: string]: unknown };

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseLoosely(source: string): unknown {
  const text = source
    .replace(/^\s*(?:\/\/)?\s*<!(?:--|\[CDATA\[)/u, "")
    .replace(/(?:\/\/)?\s*(?:-->|\]\]>)\s*$/u, "")
    .trim()
    .replace(/;$/u, "");
  try {
    return JSON.parse(text);
  } catch {
    // Many sites print line breaks and tabs inside strings, which JSON forbids.
    try {
      // oxlint-disable-next-line no-control-regex -- these are the characters that JSON forbids
      return JSON.parse(text.replace(/[\u0000-\u001f]+/gu, " ").replace(/,\s*([}\]])/gu, "$1"));
    } catch {
      return null;
    }
  }
}

function collect(value: unknown, objects: JsonObject[], depth: number): void {
  if (depth > 6 || objects.length > 500) return;
  if (Array.isArray(value)) for (const item of value) collect(item, objects, depth + 1);
  else if (isObject(value)) {
    if ("@type" in value) objects.push(value);
    for (const [key, child] of Object.entries(value)) {
      if (
        key === "@graph" ||
        key === "mainEntity" ||
        key === "mainEntityOfPage" ||
        key === "itemListElement" ||
        !("@type" in value)
      ) {
        collect(child, objects, depth + 1);
      }
    }
  }
}

/** Every typed object of a page's JSON-LD (https://json-ld.org, schema.org), the outermost first. */
export function readStructuredData(document: HtmlDocument): JsonObject[] {
  const objects: JsonObject[] = [];
  for (const element of walkElements(document)) {
    if (element.name !== "script" || !/ld\+json/iu.test(element.attribs["type"] ?? "")) continue;
    collect(parseLoosely(rawText(element)), objects, 0);
  }
  return objects;
}

const articleType = /(?:Article|Posting|BlogPost|Report|Review|Recipe|NewsStory|Chapter|Thesis|ClaimReview|LiveBlog)/u;

export function typesOf(object: JsonObject): string[] {
  const type = object["@type"];
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === "string");
}

/** The objects that describe the article itself. */
export function articleObjects(objects: JsonObject[]): JsonObject[] {
  return objects.filter((object) => typesOf(object).some((type) => articleType.test(type)));
}

/** A property as one string; of several values the first. */
export function stringOf(value: unknown): string | null {
  if (typeof value === "string") return value.trim() || null;
  if (Array.isArray(value)) return stringOf(value[0]);
  if (isObject(value)) return stringOf(value["@value"]) ?? stringOf(value["name"]);
  return null;
}

export function namesOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(stringOf).filter((name) => name !== null);
}
