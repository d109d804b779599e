const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** English names of the world's countries and territories in small letters (Unicode's CLDR), and what they are called for short. */
export const countries: ReadonlySet<string> = new Set([
  ...letters.flatMap((first) => letters.flatMap((second) => names.of(first + second)?.toLowerCase() ?? [])),
  "england",
  "scotland",
  "wales",
  "uk",
  "usa",
  "us",
  "holland",
]);
