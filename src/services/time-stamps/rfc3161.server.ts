import { createHash } from "node:crypto";
import { boundedFetch } from "#app/services/bounded-fetch.ts";
import { TimeStampFailure, type TimeStamps } from "./time-stamps.ts";
import { certificatesOf, timeStampRequest, tokenOf, verifyToken } from "./token.ts";

/** Tokens have a few kilobytes, with a chain of certificates some ten. */
const mostBytes = 256 * 1024;
const longestMs = 20_000;

/**
 * Time stamps over HTTP (RFC 3161, 3.4). `certificates` is PEM text with the certificate that vouches for the authority,
 * usually that of its root. Throws an Error when it holds none.
 */
export function createRfc3161TimeStamps(options: {
  url: string;
  certificates: string;
  now?: () => Date;
  timeoutMs?: number;
}): TimeStamps {
  const trusted = certificatesOf(options.certificates);
  const now = options.now ?? (() => new Date());
  const fetch = boundedFetch(mostBytes);

  async function ask(request: Uint8Array, signal: AbortSignal | undefined): Promise<Uint8Array> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? longestMs);
    try {
      const response = await fetch(options.url, {
        method: "POST",
        headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
        body: Buffer.from(request),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (!response.ok) {
        await response.body?.cancel();
        const isPassing = response.status === 429 || response.status >= 500;
        throw new TimeStampFailure(
          isPassing ? "unreachable" : "refused",
          `The time-stamp authority answered with the status ${response.status}.`,
        );
      }
      return new Uint8Array(await response.arrayBuffer());
    } catch (error) {
      if (error instanceof TimeStampFailure) throw error;
      throw new TimeStampFailure("unreachable", "The time-stamp authority could not be reached.", { cause: error });
    }
  }

  return {
    authority: options.url,
    certificates: options.certificates,
    async stamp(bytes, signal) {
      const { request, nonce } = timeStampRequest(createHash("sha256").update(bytes).digest());
      const token = tokenOf(await ask(request, signal));
      const verified = await verifyToken(token, { bytes, nonce, trusted, now: now() });
      return { authority: options.url, token, ...verified };
    },
  };
}
