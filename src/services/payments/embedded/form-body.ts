type Value = string | Value[] | { [key: string]: Value };
export type Parameters = { [key: string]: Value };

/**
 * Stripe's form encoding, `items[0][price]=…&expand[]=…`, as nested objects and lists. Names that every object has
 * (`__proto__` …) are ordinary names here.
 */
export function readParameters(text: string): Parameters {
  const root: Parameters = Object.create(null) as Parameters;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/, ""));
    let place = root;
    for (const [depth, step] of path.entries()) {
      const key = step === "" ? String(Object.keys(place).length) : step;
      if (depth === path.length - 1) {
        place[key] = value;
        break;
      }
      const next = place[key];
      place = typeof next === "object" ? (next as Parameters) : (place[key] = Object.create(null) as Parameters);
    }
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]));
}

function withLists(value: Value): Value {
  if (typeof value === "string") return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** The value at a path such as `items.0.price`, when it is a text. */
export function textAt(parameters: Parameters, path: string): string | undefined {
  let place: Value | undefined = parameters;
  for (const step of path.split(".")) {
    if (typeof place !== "object") return undefined;
    place = Array.isArray(place) ? place[Number(step)] : Object.hasOwn(place, step) ? place[step] : undefined;
  }
  return typeof place === "string" ? place : undefined;
}

export function listAt(parameters: Parameters, name: string): Value[] {
  const value = parameters[name];
  return Array.isArray(value) ? value : [];
}
