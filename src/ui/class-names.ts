/** Joins class names, leaving out what is false, null or empty. Later names do not override earlier ones. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  // Every element of a page comes by here: no list is made on the way.
  let joined = "";
  for (const name of names) if (name) joined = joined === "" ? name : `${joined} ${name}`;
  return joined;
}
