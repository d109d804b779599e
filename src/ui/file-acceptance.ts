/** What a file has to be: as in the `accept` attribute of a file input, and its largest size in bytes. */
export type FileRule = { accept?: string; maxBytes?: number };

type FileFacts = { name: string; type: string; size: number };
export type RefusedFile<F> = { file: F; reason: "type" | "size" | "empty" };

/**
 * Divides chosen or dropped files. A drop ignores the input's `accept`, so it is applied here as well; the
 * server still has to look for itself.
 */
export function sortFiles<F extends FileFacts>(
  files: readonly F[],
  rule: FileRule,
): { accepted: F[]; refused: RefusedFile<F>[] } {
  const accepted: F[] = [];
  const refused: RefusedFile<F>[] = [];
  for (const file of files) {
    if (!matchesAccept(file, rule.accept)) refused.push({ file, reason: "type" });
    else if (file.size === 0) refused.push({ file, reason: "empty" });
    else if (rule.maxBytes !== undefined && file.size > rule.maxBytes) refused.push({ file, reason: "size" });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function matchesAccept(file: FileFacts, accept: string | undefined): boolean {
  const tokens = (accept ?? "").split(",").map((token) => token.trim().toLowerCase());
  const wanted = tokens.filter(Boolean);
  if (wanted.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return wanted.some((token) => {
    if (token.startsWith(".")) return name.endsWith(token);
    if (token.endsWith("/*")) return type.startsWith(token.slice(0, -1));
    return type === token;
  });
}

/** A size for people, in decimal units as file managers show them: "820 B", "14 kB", "2.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ["kB", "MB", "GB", "TB"];
  let value = bytes / 1000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1).replace(/\.0$/, "") : Math.round(value)} ${units[unit]}`;
}
