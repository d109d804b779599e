/** What a source may be. Everything else is refused in words. */
export const fileKinds = ["html", "pdf", "text", "docx", "eml"] as const;
export type FileKind = (typeof fileKinds)[number];

export type RecognisedFile =
  | {
      ok: true;
      kind: FileKind;
      /** One sentence when the file's name promises something else, otherwise null. */
      disagreement: string | null;
    }
  | { ok: false; found: string };

const extensionKinds: Record<string, FileKind> = {
  html: "html",
  htm: "html",
  xhtml: "html",
  pdf: "pdf",
  txt: "text",
  text: "text",
  md: "text",
  log: "text",
  docx: "docx",
  eml: "eml",
};

const kindNames: Record<FileKind, string> = {
  html: "a web page",
  pdf: "a PDF",
  text: "plain text",
  docx: "a Word document",
  eml: "an e-mail",
};

/** Signatures at the start of files that people do upload and that hold no text for us. */
const refused: { found: string; signature: number[]; offset?: number }[] = [
  { found: "a PNG image", signature: [0x89, 0x50, 0x4e, 0x47] },
  { found: "a JPEG image", signature: [0xff, 0xd8, 0xff] },
  { found: "a GIF image", signature: [0x47, 0x49, 0x46, 0x38] },
  { found: "a TIFF image", signature: [0x49, 0x49, 0x2a, 0x00] },
  { found: "a TIFF image", signature: [0x4d, 0x4d, 0x00, 0x2a] },
  { found: "a RAR archive", signature: [0x52, 0x61, 0x72, 0x21] },
  { found: "a 7z archive", signature: [0x37, 0x7a, 0xbc, 0xaf] },
  { found: "a gzip archive", signature: [0x1f, 0x8b] },
  { found: "an XZ archive", signature: [0xfd, 0x37, 0x7a, 0x58, 0x5a] },
  { found: "a bzip2 archive", signature: [0x42, 0x5a, 0x68] },
  { found: "a tar archive", signature: [0x75, 0x73, 0x74, 0x61, 0x72], offset: 257 },
  { found: "a Windows program", signature: [0x4d, 0x5a] },
  { found: "a program", signature: [0x7f, 0x45, 0x4c, 0x46] },
  { found: "an audio file", signature: [0x49, 0x44, 0x33] },
  { found: "an audio file", signature: [0x4f, 0x67, 0x67, 0x53] },
  { found: "a video", signature: [0x66, 0x74, 0x79, 0x70], offset: 4 },
  { found: "a video", signature: [0x1a, 0x45, 0xdf, 0xa3] },
  { found: "an audio or video file", signature: [0x52, 0x49, 0x46, 0x46] },
  { found: "a document of an older Office format", signature: [0xd0, 0xcf, 0x11, 0xe0] },
  { found: "an SQLite database", signature: [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65] },
];

function startsWith(bytes: Uint8Array, signature: number[], offset = 0): boolean {
  return signature.every((byte, index) => bytes[offset + index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

function zipKind(bytes: Uint8Array): { kind: "docx" } | { found: string } {
  // The central directory at the end lists every entry by name, uncompressed.
  const names = latin1(bytes.subarray(0, 4_096)) + latin1(bytes.subarray(Math.max(0, bytes.length - 262_144)));
  if (names.includes("word/document.xml") || (names.includes("[Content_Types].xml") && names.includes("word/"))) {
    return { kind: "docx" };
  }
  if (names.includes("xl/workbook")) return { found: "an Excel workbook" };
  if (names.includes("ppt/presentation")) return { found: "a PowerPoint presentation" };
  if (names.includes("mimetypeapplication/vnd.oasis")) return { found: "an OpenDocument file" };
  if (names.includes("mimetypeapplication/epub")) return { found: "an e-book" };
  return { found: "a ZIP archive" };
}

const htmlStart =
  /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|title|meta|script|style|link|article|main|section|div|p|h[1-6]|table|ul|ol|span|a|b|center|font|header|nav|form|iframe)\b/iu;
const htmlInside = /<(?:html|body|head)\b[\s\S]*<\/(?:html|body|head|p|div|title)>/iu;
const mailHeader =
  /^(?:from|to|subject|date|received|return-path|delivered-to|message-id|mime-version|content-type|reply-to|cc|x-[\w-]+|dkim-signature|arc-[\w-]+|authentication-results|list-[\w-]+|sender|references|in-reply-to|thread-[\w-]+|user-agent|content-transfer-encoding)\s*:/iu;

/** A mail is headers, some of which every mail has, up to the first empty line. */
function isMail(head: string): boolean {
  const block = head.replace(/^From [^\n]*\r?\n/u, "").split(/\r?\n\r?\n/u)[0] ?? "";
  const lines = block.split(/\r?\n/u);
  if (!mailHeader.test(lines[0] ?? "")) return false;
  const names = new Set<string>();
  for (const line of lines) {
    if (/^[ \t]/u.test(line)) continue;
    const name = /^([!-9;-~]+)\s*:/u.exec(line)?.[1];
    if (!name) return false;
    names.add(name.toLowerCase());
  }
  const usual = ["from", "date", "message-id", "received", "mime-version", "subject", "to"];
  return names.has("from") && usual.filter((name) => names.has(name)).length >= 3;
}

/** Text of any character set has no control bytes but tabs, line ends, form feeds and escapes. */
function looksBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 8_192);
  if (startsWith(sample, [0xff, 0xfe]) || startsWith(sample, [0xfe, 0xff])) return false;
  let control = 0;
  let zero = 0;
  for (const byte of sample) {
    if (byte === 0) zero += 1;
    else if (byte < 9 || (byte > 13 && byte < 27) || (byte > 27 && byte < 32) || byte === 127) control += 1;
  }
  // UTF-16 without a mark: about half of the bytes of Western text are zero, none is a control.
  if (zero > sample.length * 0.3 && zero < sample.length * 0.6 && control === 0) return false;
  return zero > 0 || control > sample.length * 0.01;
}

function contentKind(bytes: Uint8Array): { kind: FileKind } | { found: string } {
  // A PDF may have up to a kilobyte of other bytes before its header (ISO 32000-1, note to 7.5.2).
  const head = latin1(bytes.subarray(0, 16_384));
  if (head.slice(0, 1_024).includes("%PDF-")) return { kind: "pdf" };
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return zipKind(bytes);
  for (const { found, signature, offset } of refused) {
    const isShortSignature = signature.length <= 2;
    if (startsWith(bytes, signature, offset) && (!isShortSignature || looksBinary(bytes))) return { found };
  }
  if (looksBinary(bytes)) return { found: "a file of an unknown kind" };
  const text = head
    .replaceAll("\u0000", "")
    .replace(/^(?:ï»¿|ÿþ|þÿ)/u, "")
    .trimStart();
  if (text.startsWith("{\\rtf")) return { found: "an RTF document" };
  if (text.startsWith("%!PS")) return { found: "a PostScript file" };
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg\b/iu.test(text)) return { found: "an SVG image" };
  if (isMail(text)) return { kind: "eml" };
  if (htmlStart.test(text) || htmlInside.test(text)) return { kind: "html" };
  if (/^<\?xml\b/iu.test(text)) return { found: "an XML file" };
  return { kind: "text" };
}

/**
 * What a file really is, from its bytes alone (signatures and structure). The name never decides; it
 * is only compared, so that a screen can say when the two disagree.
 */
export function recogniseFile(bytes: Uint8Array, fileName?: string | null): RecognisedFile {
  const content = contentKind(bytes);
  if (!("kind" in content)) return { ok: false, found: content.found };
  const extension = /\.([a-z0-9]{1,8})$/iu.exec(fileName ?? "")?.[1]?.toLowerCase();
  const promised = extension === undefined ? undefined : extensionKinds[extension];
  const isPlainlyNamed = promised === content.kind || extension === undefined;
  return {
    ok: true,
    kind: content.kind,
    disagreement: isPlainlyNamed
      ? null
      : `The file is named .${extension} but is ${kindNames[content.kind]}: it was read as ${kindNames[content.kind]}`,
  };
}
