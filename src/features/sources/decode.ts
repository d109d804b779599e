import iconv from "iconv-lite";
import { guessLegacyCharset } from "./legacy-charset.ts";

/** Text and the character set that it was read in, by its name in the WHATWG Encoding Standard. */
export type DecodedText = { text: string; charset: string };

/**
 * Labels of the WHATWG Encoding Standard that iconv-lite knows under another name, or that the
 * standard reads as a superset (https://encoding.spec.whatwg.org/#names-and-labels).
 */
const aliases: Record<string, string> = {
  "iso-8859-1": "windows-1252",
  "iso8859-1": "windows-1252",
  "iso_8859-1": "windows-1252",
  latin1: "windows-1252",
  "us-ascii": "windows-1252",
  ascii: "windows-1252",
  "iso-8859-9": "windows-1254",
  "iso-8859-11": "windows-874",
  "tis-620": "windows-874",
  "iso-8859-8-i": "iso-8859-8",
  logical: "iso-8859-8",
  visual: "iso-8859-8",
  gb2312: "gbk",
  gb_2312: "gbk",
  "gb_2312-80": "gbk",
  "x-gbk": "gbk",
  "x-sjis": "shift_jis",
  "shift-jis": "shift_jis",
  sjis: "shift_jis",
  ms_kanji: "shift_jis",
  "windows-31j": "shift_jis",
  "x-euc-jp": "euc-jp",
  "big5-hkscs": "big5",
  "ks_c_5601-1987": "euc-kr",
  "windows-949": "euc-kr",
  korean: "euc-kr",
  "x-mac-roman": "macintosh",
  "x-cp1251": "windows-1251",
  "x-cp1252": "windows-1252",
  cp1250: "windows-1250",
  cp1251: "windows-1251",
  cp1252: "windows-1252",
  cp1255: "windows-1255",
  cp1256: "windows-1256",
  koi8: "koi8-r",
  utf8: "utf-8",
  "unicode-1-1-utf-8": "utf-8",
  "utf-16": "utf-16le",
};

function knownCharset(label: string | undefined): string | null {
  if (!label) return null;
  const name = label
    .trim()
    .toLowerCase()
    .replace(/^["']|["']$/gu, "");
  const charset = aliases[name] ?? name;
  return iconv.encodingExists(charset) && !/^(?:base64|hex|binary|utf-?7)/u.test(charset) ? charset : null;
}

function byteOrderMark(bytes: Uint8Array): { charset: string; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { charset: "utf-8", length: 3 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { charset: "utf-16be", length: 2 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { charset: "utf-16le", length: 2 };
  return null;
}

function headerCharset(contentType: string | null | undefined): string | null {
  return knownCharset(/charset\s*=\s*["']?([^\s;"']+)/iu.exec(contentType ?? "")?.[1]);
}

/** What a page or XML document says of itself within its first bytes, which are ASCII by rule. */
function declaredCharset(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 4_096)).toString("latin1");
  const xml = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/iu.exec(head)?.[1];
  const meta = /<meta[^>]+charset\s*=\s*["']?\s*([^\s"'/>;]+)/iu.exec(head.replace(/<!--[\s\S]*?-->/gu, ""))?.[1];
  const charset = knownCharset(xml) ?? knownCharset(meta);
  // A declaration that could be read as ASCII cannot be UTF-16 (HTML standard, "prescan").
  return charset?.startsWith("utf-16") ? "utf-8" : charset;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // A multi-byte character may be cut at the end of a body that was cut short.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** UTF-16 without a mark: every other byte of Western text is zero. */
function bareUtf16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2_000);
  if (sample.length < 4) return null;
  let even = 0;
  let odd = 0;
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) {
      if (index % 2 === 0) even += 1;
      else odd += 1;
    }
  }
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return "utf-16le";
  if (even > half * 0.4 && odd < half * 0.05) return "utf-16be";
  return null;
}

/**
 * Reads bytes as text. In this order: a byte order mark; the HTTP header's charset; what an HTML or
 * XML document declares; valid UTF-8; and for older text that declares nothing, the single- or
 * double-byte set whose letters are the likeliest. A declaration that the bytes contradict (text
 * declared as a single-byte set that is valid UTF-8 with characters beyond ASCII, or declared UTF-8
 * that is not) is not believed.
 *
 * @param contentType the HTTP header or MIME type, when there is one
 */
export function decodeText(bytes: Uint8Array, contentType?: string | null): DecodedText {
  const mark = byteOrderMark(bytes);
  if (mark) return { text: decodeAs(bytes.subarray(mark.length), mark.charset), charset: mark.charset };

  const utf8 = isUtf8(bytes);
  const hasHighBytes = bytes.some((byte) => byte > 0x7f);
  const declared = headerCharset(contentType) ?? declaredCharset(bytes);
  const bare = bareUtf16(bytes);
  if (bare && !/^(?:shift_jis|gb|big5|euc)/u.test(declared ?? "")) return { text: decodeAs(bytes, bare), charset: bare };
  if (declared && /^(?:iso-2022|hz)/u.test(declared)) return { text: decodeAs(bytes, declared), charset: declared };
  if (utf8) {
    const charset = declared && !hasHighBytes ? declared : "utf-8";
    return { text: decodeAs(bytes, "utf-8"), charset };
  }
  const charset = declared && declared !== "utf-8" ? declared : guessLegacyCharset(bytes, declared === "utf-8");
  return { text: decodeAs(bytes, charset), charset };
}

function decodeAs(bytes: Uint8Array, charset: string): string {
  return iconv.decode(bytes, charset).replaceAll("\u0000", "");
}
