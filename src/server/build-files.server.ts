import { FastResponse } from "srvx/node";

/** Larger files are read from the disk each time: few ask for them. */
const largestKept = 256 * 1024;

type Kept = { bytes: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> };
type Answer = (request: Request) => Response | Promise<Response>;

/**
 * The browser's files of a build, which do not change while it runs, kept in memory once they were asked for. `read` answers one
 * from the disk, which takes six calls of the system and a stream; a page consists of some thirty of them.
 */
export function keepBuildFiles(read: Answer, headersOf: (pathname: string) => Readonly<Record<string, string>>): Answer {
  const kept = new Map<string, Kept>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const accepted = request.headers.get("accept-encoding") ?? "";
    const isPlain =
      request.method === "GET" &&
      request.headers.get("range") === null &&
      // Whoever ranks encodings is answered by who can read ranks.
      !accepted.includes(";") &&
      request.headers.get("if-modified-since") === null;
    const key = `${pathname} ${/\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : ""}`;
    const known = isPlain ? kept.get(key) : undefined;
    if (known) return respond(request, known);
    const response = await read(request);
    for (const [name, value] of Object.entries(headersOf(pathname))) response.headers.set(name, value);
    if (!isPlain || response.status !== 200 || Number(response.headers.get("content-length") ?? Infinity) > largestKept)
      return response;
    const file = {
      bytes: new Uint8Array(await response.arrayBuffer()),
      headers: Object.fromEntries(response.headers),
    };
    kept.set(key, file);
    return respond(request, file);
  };
}

function respond(request: Request, { bytes, headers }: Kept): Response {
  if (request.headers.get("if-none-match") === headers["etag"]) {
    const { "content-length": _, "content-encoding": __, "content-type": ___, ...rest } = headers;
    return new FastResponse(null, { status: 304, headers: rest });
  }
  return new FastResponse(bytes, { headers: { ...headers } });
}
