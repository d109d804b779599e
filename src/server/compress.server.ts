import { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

import { FastResponse } from "srvx/node";

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|ld\+json|xml|xhtml\+xml|javascript|x-ndjson)|image\/svg\+xml)/;
// Below one packet there is nothing to gain.
const leastBytes = 1_024;

/**
 * The same answer with its text compressed when the request allows it. What streams keeps streaming: each piece is
 * flushed as it comes. Event streams are left alone.
 */
export function compressed(request: Request, response: Response): Response {
  const { headers, status } = response;
  const length = headers.get("content-length");
  const isLeftAlone =
    request.method === "HEAD" ||
    status === 204 ||
    status === 206 ||
    status === 304 ||
    headers.has("content-encoding") ||
    headers.get("cache-control")?.includes("no-transform") === true ||
    !compressible.test(headers.get("content-type") ?? "") ||
    (length !== null && Number(length) < leastBytes);
  if (isLeftAlone) return response;
  const encoding = accepted(request.headers.get("accept-encoding"));
  if (encoding === undefined) return varied(response);
  if (response.body === null) return response;
  const changed = new Headers(headers);
  changed.append("vary", "accept-encoding");
  changed.set("content-encoding", encoding);
  changed.delete("content-length");
  // A strong tag names exact bytes, and these are others.
  const tag = changed.get("etag");
  if (tag !== null && !tag.startsWith("W/")) changed.set("etag", `W/${tag}`);
  const coder =
    encoding === "br"
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
        })
      : createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  // Either end may break off; pipeline() then ends the other, and srvx reports to the client.
  pipeline(Readable.fromWeb(response.body as import("node:stream/web").ReadableStream), coder, () => undefined);
  return new FastResponse(coder as unknown as BodyInit, { status, statusText: response.statusText, headers: changed });
}

/** The same answer, which another request may get in another encoding. */
function varied(response: Response): Response {
  try {
    response.headers.append("vary", "accept-encoding");
    return response;
  } catch {
    // What another server answered cannot be changed.
    const headers = new Headers(response.headers);
    headers.append("vary", "accept-encoding");
    return new FastResponse(response.body, { status: response.status, statusText: response.statusText, headers });
  }
}

function accepted(header: string | null): "br" | "gzip" | undefined {
  const offers = new Map(
    (header ?? "").split(",").map((part) => {
      const [name = "", quality = ""] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, quality === "" ? 1 : Number(quality)];
    }),
  );
  return (["br", "gzip"] as const).find((name) => (offers.get(name) ?? offers.get("*") ?? 0) > 0);
}
