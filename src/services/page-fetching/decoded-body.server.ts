import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from "node:zlib";
import { PageFetchFailure } from "./page-fetching.ts";

const mostEncodings = 3;

/** The failure of a joined stream comes out of its last part, which is the one that is read. */
function join(stream: Readable, decoder: Transform): Readable {
  return pipeline(stream, decoder, () => undefined);
}

/** "deflate" should be a zlib stream, but many servers send it without its header (RFC 9110, 8.4.1.2). */
async function* inflateEither(stream: Readable): AsyncGenerator<Buffer> {
  const iterator = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head = await iterator.next();
  if (head.done) return;
  const whole = async function* () {
    yield head.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  };
  const hasHeader = ((head.value[0] ?? 0) & 0x0f) === 8;
  yield* join(Readable.from(whole()), hasHeader ? createInflate() : createInflateRaw());
}

function decode(stream: Readable, encoding: string): Readable | null {
  if (encoding === "gzip" || encoding === "x-gzip") return join(stream, createGunzip());
  if (encoding === "br") return join(stream, createBrotliDecompress());
  return encoding === "deflate" ? Readable.from(inflateEither(stream)) : null;
}

/**
 * Reads a body to its end and decompresses it, counting what comes OUT of the decompression: a
 * gigabyte of zeros is a megabyte on the wire. Stops at `limit` bytes.
 *
 * @throws PageFetchFailure too-large; not-text for an unknown or broken compression; the signal's reason
 */
export async function readDecodedBody(
  body: Readable,
  contentEncoding: string | null,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  // A body that is let go of before its end reports that as an error, which is nobody's.
  body.on("error", () => undefined);
  const encodings = (contentEncoding ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name !== "identity");
  if (encodings.length > mostEncodings) {
    body.destroy();
    throw new PageFetchFailure("not-text");
  }

  let stream = body;
  for (const encoding of encodings.toReversed()) {
    const next = decode(stream, encoding);
    if (!next) {
      body.destroy();
      throw new PageFetchFailure("not-text");
    }
    stream = next;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw new PageFetchFailure("too-large");
      chunks.push(chunk);
      signal.throwIfAborted();
    }
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/u.test(code)) throw new PageFetchFailure("not-text", { cause: error });
    throw error;
  } finally {
    stream.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks);
}
