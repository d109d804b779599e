/** A custom property of the stylesheet's theme, as it is written there. */
export type Token = { name: string; value: string };

/** The theme's properties whose names begin so, in its own order; resets (`--color-*: initial`) are none. */
export function readTokens(stylesheet: string, prefix: string): Token[] {
  const theme = /@theme \{([\s\S]*?)\n\}/.exec(stylesheet)?.[1] ?? "";
  return [...theme.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)].flatMap(([, name = "", value = ""]) =>
    name.startsWith(prefix) && value !== "initial" ? [{ name, value: value.replaceAll(/\s+/g, " ").trim() }] : [],
  );
}
