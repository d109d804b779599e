import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";

/** One record of a web archive: WARC 1.1 (ISO 28500:2017, iipc.github.io/warc-specifications). */
export type WarcRecord = {
  type: "warcinfo" | "resource" | "conversion";
  /** A UUID: the record's name. */
  id: string;
  date: Date;
  contentType: string;
  block: Uint8Array;
  /** An address, or for what has none a `urn:`. */
  targetUri?: string;
  /** The record that this one was made from. */
  refersTo?: string;
  /** The record that tells who made the file. */
  warcinfoId?: string;
};

/**
 * A record as a gzip member of its own, so that a reader can go to each (annex D). Line ends, order and digests are the
 * standard's; a field's value never holds a line end, whatever it was made of.
 */
export function warcMember(record: WarcRecord): Uint8Array {
  const digest = `sha256:${base32(createHash("sha256").update(record.block).digest())}`;
  const fields: [string, string | undefined][] = [
    ["WARC-Type", record.type],
    ["WARC-Record-ID", urn(record.id)],
    // To the second, as readers of 1.0 know it too.
    ["WARC-Date", `${record.date.toISOString().slice(0, 19)}Z`],
    ["WARC-Target-URI", record.targetUri],
    ["WARC-Refers-To", record.refersTo === undefined ? undefined : urn(record.refersTo)],
    ["WARC-Warcinfo-ID", record.warcinfoId === undefined ? undefined : urn(record.warcinfoId)],
    ["WARC-Block-Digest", digest],
    // What a resource or conversion holds is its payload.
    ["WARC-Payload-Digest", record.type === "warcinfo" ? undefined : digest],
    ["Content-Type", record.contentType],
    ["Content-Length", String(record.block.byteLength)],
  ];
  const head = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value?.replace(/[\r\n]+/g, " ")}\r\n`)
    .join("");
  return gzipSync(Buffer.concat([Buffer.from(`WARC/1.1\r\n${head}\r\n`), record.block, Buffer.from("\r\n\r\n")]));
}

const urn = (id: string) => `<urn:uuid:${id}>`;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, with its padding. */
function base32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = "";
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= 5) {
      text += alphabet[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
  }
  if (bits > 0) text += alphabet[(value << (5 - bits)) & 31];
  return text.padEnd(Math.ceil(text.length / 8) * 8, "=");
}
