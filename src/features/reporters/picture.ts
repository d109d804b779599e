import type { PictureKind } from "./evidence.ts";

/*
 * Pictures that are nothing else beside: each format is walked from its first byte to its own end, and what follows
 * that end, where another file could be hidden, is refused. Formats: PNG (ISO/IEC 15948), JPEG (ISO/IEC 10918-1),
 * GIF89a, WebP (RFC 9649).
 */

const ascii = (bytes: Uint8Array, start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** What a file's first bytes say, if it is a picture that is taken. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "jpeg";
  if (ascii(bytes, 0, 6) === "GIF87a" || ascii(bytes, 0, 6) === "GIF89a") return "gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return "webp";
  return null;
}

/** Where the picture ends, in bytes from its start; null when it is damaged or cut off. */
export function pictureEnd(bytes: Uint8Array, kind: PictureKind): number | null {
  switch (kind) {
    case "png":
      return pngEnd(bytes);
    case "jpeg":
      return jpegEnd(bytes);
    case "gif":
      return gifEnd(bytes);
    case "webp":
      return webpEnd(bytes);
  }
}

function pngEnd(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  let isFirst = true;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const type = ascii(bytes, at + 4, 4);
    if (isFirst && type !== "IHDR") return null;
    isFirst = false;
    at += 12 + length;
    if (type === "IEND") return at <= bytes.length ? at : null;
  }
  return null;
}

function jpegEnd(bytes: Uint8Array): number | null {
  let at = 2;
  let hasScan = false;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return hasScan ? at + 2 : null;
    // Markers without a length: TEM and the restarts.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    at += 2 + length;
    if (marker === 0xda) {
      hasScan = true;
      // Entropy-coded data: up to the next marker that is neither a stuffed byte nor a restart.
      while (at + 1 < bytes.length) {
        const next = bytes[at + 1] ?? 0;
        if (bytes[at] === 0xff && next !== 0x00 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) break;
        at += 1;
      }
    }
  }
  return null;
}

function gifEnd(bytes: Uint8Array): number | null {
  const tableSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));
  let at = 13 + tableSize(bytes[10] ?? 0);
  const skipBlocks = () => {
    while (at < bytes.length) {
      const size = bytes[at] ?? 0;
      at += 1 + size;
      if (size === 0) return;
    }
  };
  let hasImage = false;
  while (at < bytes.length) {
    const introducer = bytes[at];
    if (introducer === 0x3b) return hasImage ? at + 1 : null;
    if (introducer === 0x21) at += 2;
    else if (introducer === 0x2c) {
      hasImage = true;
      at += 10 + tableSize(bytes[at + 9] ?? 0) + 1;
    } else return null;
    skipBlocks();
  }
  return null;
}

function webpEnd(bytes: Uint8Array): number | null {
  if (bytes.length < 20) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length || !/^VP8[ LX]$/.test(ascii(bytes, 12, 4))) return null;
  return end;
}
