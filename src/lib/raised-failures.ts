/**
 * A call's `fetch`: what no server function answered (a proxy, a limit, a server that is gone) is raised as the
 * specification's section 8 says: a JSON body as its error, any other text as it is, an empty one as its status. The
 * framework would hand a JSON error on as if it were the result, and knows no word for an empty answer.
 */
export async function fetchRaisingFailures(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  // What a function answered or threw comes written out by the framework, which raises it itself.
  if (response.status < 400 || response.headers.has("x-tss-serialized") || response.headers.has("x-tss-raw")) return response;
  throw new Error(failureOf(await response.text(), response.status));
}

/** The message of a failed response with this body. */
export function failureOf(body: string, status: number): string {
  const text = body.trim();
  if (text === "") return `HTTP error! status: ${status}`;
  try {
    const json = JSON.parse(text) as unknown;
    const error = partOf(json, "error") ?? json;
    const message = partOf(error, "message") ?? error;
    if (typeof message === "string" && message !== "") return message;
  } catch {
    // Not JSON: it is raised as it is.
  }
  return text;
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
