import { inflateRawSync } from "node:zlib";

/** No honest document of 50 MB unpacks to more than this; a bomb of a few kilobytes does. */
const mostUnpackedBytes = 200 * 1024 * 1024;
const mostEntries = 5_000;

export type ZipCheck = { ok: true; unpackedBytes: number } | { ok: false; reason: "corrupt" | "bomb" };

/**
 * Unpacks every entry of a ZIP once, counting, before anything else trusts it. The sizes that an
 * archive states are not believed (APPNOTE.TXT 4.3 and 4.4 for the layout). ZIP64 is not needed under 50 MB.
 */
export function checkZip(bytes: Uint8Array): ZipCheck {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > buffer.length) return { ok: false, reason: "corrupt" };
  const entries = buffer.readUInt16LE(end + 10);
  if (entries > mostEntries) return { ok: false, reason: "bomb" };
  let at = buffer.readUInt32LE(end + 16);
  let unpackedBytes = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== 0x02014b50) return { ok: false, reason: "corrupt" };
    const method = buffer.readUInt16LE(at + 10);
    const packed = buffer.readUInt32LE(at + 20);
    const local = buffer.readUInt32LE(at + 42);
    at += 46 + buffer.readUInt16LE(at + 28) + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
    if (local + 30 > buffer.length) return { ok: false, reason: "corrupt" };
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28);
    const data = buffer.subarray(start, start + packed);
    if (method === 0) {
      unpackedBytes += data.length;
      continue;
    }
    if (method !== 8) return { ok: false, reason: "corrupt" };
    try {
      unpackedBytes += inflateRawSync(data, { maxOutputLength: mostUnpackedBytes - unpackedBytes }).length;
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      return { ok: false, reason: isTooLarge ? "bomb" : "corrupt" };
    }
    if (unpackedBytes >= mostUnpackedBytes) return { ok: false, reason: "bomb" };
  }
  return { ok: true, unpackedBytes };
}
