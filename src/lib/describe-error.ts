/**
 * What may be logged of an error: its class, code and the places in the code, never its message, since
 * messages of the database and of parsers carry the data they speak of.
 */
export function describeError(error: unknown): { kind: string; code?: string; stack?: string[] } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  const stack = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return {
    kind: cause ? `${error.name} ← ${cause.kind}` : error.name,
    ...((code ?? cause?.code) ? { code: code ?? cause?.code ?? "" } : {}),
    stack,
  };
}
