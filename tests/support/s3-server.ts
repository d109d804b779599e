import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { signed, type S3Account } from "./signature-v4.ts";

export type S3Server = {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; changedAt: number }>;
  /** Of every request that was answered: method and path. */
  asked: string[];
  /** The next requests are answered with this status, as often as it says. */
  fail: { status: number; times: number };
  close(): Promise<void>;
};

/** A local server that speaks as much of S3's protocol as the product uses: signatures checked, two keys a page of a listing. */
export async function startS3Server(account: S3Account, bucket: string): Promise<S3Server> {
  const state: Omit<S3Server, "endpoint" | "close"> = { objects: new Map(), asked: [], fail: { status: 503, times: 0 } };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const method = request.method ?? "";
    const end = (status: number, content: Buffer | string = "", headers: Record<string, string> = {}) =>
      response
        .writeHead(status, { "content-length": String(Buffer.byteLength(content)), ...headers })
        .end(method === "HEAD" ? "" : content);
    if (state.fail.times > 0) {
      state.fail.times -= 1;
      return void end(state.fail.status);
    }
    const moment = String(request.headers["x-amz-date"]).replace(/^(.{4})(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z");
    const contentSha256 = createHash("sha256").update(body).digest("hex");
    const expected = signed(account, { method, url, contentSha256, now: new Date(moment) });
    // The protocol leaves it to the sender whether a space stands behind each comma.
    if (request.headers.authorization?.replaceAll(", ", ",") !== expected["authorization"])
      return void end(403, "SignatureDoesNotMatch");
    state.asked.push(`${method} ${url.pathname}`);
    const [, inBucket = "", key = ""] = url.pathname.split("/");
    if (inBucket !== bucket) return void end(404, "NoSuchBucket");
    if (key === "") {
      if (method === "HEAD") return void end(200);
      const from = Number(url.searchParams.get("continuation-token") ?? 0);
      const all = [...state.objects.keys()].toSorted();
      const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : "";
      const contents = all.slice(from, from + 2).map((one) => `<Contents><Key>${one}</Key><Size>1</Size></Contents>`);
      return void end(
        200,
        `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name>${next}${contents.join("")}</ListBucketResult>`,
      );
    }
    if (method === "PUT") {
      state.objects.set(key, { bytes: body, changedAt: Date.now() });
      return void end(200);
    }
    if (method === "DELETE") {
      state.objects.delete(key);
      return void end(204);
    }
    const found = state.objects.get(key);
    if (!found) return void end(404, "NoSuchKey");
    end(200, found.bytes, {
      etag: `"${createHash("md5").update(found.bytes).digest("hex")}"`,
      "last-modified": new Date(found.changedAt).toUTCString(),
    });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
