import { createHash } from "node:crypto";
import { AwsV4Signer } from "aws4fetch";
import { Parser } from "htmlparser2";
import { type Files, FilesFailure, isFileKey } from "./files.ts";

export type S3Settings = {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Where the protocol is spoken, such as https://s3.eu-central-1.amazonaws.com or a MinIO server's address. */
  endpoint: string;
  bucket: string;
};

type Options = {
  /** Milliseconds that one call may take. */
  patience?: number;
  now?: () => Date;
};

/** A reading that proved a file counts this long, as long as the store says that it is the same. */
const provenMilliseconds = 5 * 60 * 1000;
const mostProven = 20_000;
/** A listing of a thousand keys is some 300 kB. */
const mostListing = 4 * 1024 * 1024;

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");
const ofNothing = sha256("");

/**
 * Files in a bucket of an S3-compatible server, each under its SHA-256. The bucket stands in the address's path, which every
 * such server understands. Bytes are signed on their way there and hashed on their way back, so that neither the network nor
 * the store can change one unseen.
 */
export function createS3Files(settings: S3Settings, { patience = 60_000, now = () => new Date() }: Options = {}): Files {
  const bucket = `${settings.endpoint.replace(/\/+$/, "")}/${encodeURIComponent(settings.bucket)}`;
  const { accessKeyId, secretAccessKey, region } = settings;
  const account = { accessKeyId, secretAccessKey, region, service: "s3" };
  const proven = new Map<string, { description: string; at: number }>();

  /** Once more after a failure that may be over a moment later: every call may come twice. */
  async function ask(method: string, address: string, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
    const contentSha256 = body ? sha256(body) : ofNothing;
    for (let tries = 1; ; tries += 1) {
      try {
        const { url, headers } = await new AwsV4Signer({
          ...account,
          method,
          url: address,
          headers: { "x-amz-content-sha256": contentSha256 },
          datetime: now()
            .toISOString()
            .replaceAll(/[-:]|\.\d{3}/g, ""),
        }).sign();
        const response = await fetch(url, {
          method,
          headers,
          ...(body && { body }),
          redirect: "manual",
          signal: AbortSignal.timeout(patience),
        });
        if (response.ok || response.status === 404) return response;
        await response.body?.cancel();
        if (response.status === 507) throw new FilesFailure("no-space");
        if (response.status < 500 && response.status !== 429) throw new FilesFailure("unavailable", `HTTP ${response.status}`);
        if (tries >= 3) throw new FilesFailure("unavailable", `HTTP ${response.status}`);
      } catch (error) {
        if (error instanceof FilesFailure) throw error;
        if (tries >= 3) throw new FilesFailure("unavailable", error);
      }
      await new Promise((resolve) => setTimeout(resolve, tries * 100));
    }
  }

  const addressOf = (key: string) => `${bucket}/${key}`;

  async function read(key: string): Promise<{ bytes: Buffer; description: string | null }> {
    if (!isFileKey(key)) throw new FilesFailure("not-found");
    const response = await ask("GET", addressOf(key));
    if (response.status === 404) {
      await response.body?.cancel();
      throw new FilesFailure("not-found");
    }
    const bytes = await response.arrayBuffer().then(Buffer.from, (error: unknown) => {
      throw new FilesFailure("unavailable", error);
    });
    if (sha256(bytes) !== key) throw new FilesFailure("altered");
    return { bytes, description: describe(response) };
  }

  async function look(key: string): Promise<Response | null> {
    if (!isFileKey(key)) return null;
    const response = await ask("HEAD", addressOf(key));
    return response.status === 404 ? null : response;
  }

  return {
    async put(bytes) {
      const key = sha256(bytes);
      const response = await ask("PUT", addressOf(key), new Uint8Array(bytes));
      await response.body?.cancel();
      if (response.status === 404) throw new FilesFailure("unavailable", "The bucket does not exist");
      return { key, sha256: key, size: bytes.length };
    },

    async ensureRoom() {
      if ((await ask("HEAD", bucket)).status === 404) throw new FilesFailure("unavailable", "The bucket does not exist");
    },

    async get(key) {
      return (await read(key)).bytes;
    },

    async check(key) {
      const at = now().getTime();
      const known = proven.get(key);
      if (known && at - known.at < provenMilliseconds) {
        const response = await look(key);
        if (response && describe(response) === known.description) return;
      }
      proven.delete(key);
      const { description } = await read(key);
      if (description === null) return;
      if (proven.size >= mostProven) proven.clear();
      proven.set(key, { description, at });
    },

    async stat(key) {
      const response = await look(key);
      return response && { key, sha256: key, size: Number(response.headers.get("content-length")) };
    },

    async delete(key) {
      if (!isFileKey(key)) return;
      const response = await ask("DELETE", addressOf(key));
      await response.body?.cancel();
    },

    async *list() {
      let token: string | null = null;
      do {
        const query: string = new URLSearchParams({
          ...(token === null ? {} : { "continuation-token": token }),
          "list-type": "2",
        }).toString();
        const response = await ask("GET", `${bucket}?${query}`);
        if (response.status === 404) throw new FilesFailure("unavailable", "The bucket does not exist");
        const page = readListing(await response.text());
        for (const key of page.keys) if (isFileKey(key)) yield key;
        token = page.next;
      } while (token !== null);
    },
  };
}

/** What the store says of an object that changes with its bytes; null when it says too little. */
function describe({ headers }: Response): string | null {
  const [etag, changed, size] = [headers.get("etag"), headers.get("last-modified"), headers.get("content-length")];
  return etag && changed ? `${etag} ${changed} ${size}` : null;
}

/** The keys of a ListObjectsV2 answer and the token of the next page. */
function readListing(xml: string): { keys: string[]; next: string | null } {
  if (xml.length > mostListing) throw new FilesFailure("unavailable", "The listing is too large");
  const keys: string[] = [];
  let next: string | null = null;
  let text = "";
  const parser = new Parser(
    {
      onopentag: () => (text = ""),
      ontext: (part) => (text += part),
      onclosetag: (name) => {
        if (name === "Key") keys.push(text);
        if (name === "NextContinuationToken") next = text;
        text = "";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return { keys, next };
}
