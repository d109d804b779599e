/** Joins class names, leaving out what is false, null or empty. Later names do not override earlier ones. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
