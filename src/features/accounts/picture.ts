const largest = 300 * 1024;

const signatures: { type: string; begins: (bytes: Uint8Array) => boolean }[] = [
  { type: "image/png", begins: (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: "image/jpeg", begins: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]) },
  { type: "image/webp", begins: (bytes) => startsWith(bytes, ascii("RIFF")) && startsWith(bytes.subarray(8), ascii("WEBP")) },
];

function startsWith(bytes: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.codePointAt(0) ?? 0);
}

/** The image type that the bytes themselves show, or null: what a file says about itself is not believed. */
export function pictureType(bytes: Uint8Array): string | null {
  return signatures.find(({ begins }) => begins(bytes))?.type ?? null;
}

/** The bytes of a data URL that holds a picture of at most 300 kB; null for anything else. */
export function readPicture(dataUrl: string): { bytes: Uint8Array; type: string } | null {
  const match = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl);
  if (!match?.[1] || match[1].length > Math.ceil(largest / 3) * 4) return null;
  const bytes = new Uint8Array(Buffer.from(match[1], "base64"));
  const type = pictureType(bytes);
  return type ? { bytes, type } : null;
}
