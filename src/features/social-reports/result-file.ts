import { largestResult, resultRefusals } from "./social-report-words.ts";
import { resultKinds, type ResultKind } from "./social-report.ts";

export type RecognisedResult = { ok: true; kind: ResultKind } | { ok: false; message: string };

const refused = (message: string): RecognisedResult => ({ ok: false, message });

/**
 * What an uploaded result really is: PDF, CSV, JSON or ZIP. The content decides, and a name that promises another kind
 * is refused: whoever opens the file later goes by its name. A ZIP's own entries are not looked into.
 */
export function recogniseResult(bytes: Uint8Array, fileName: string): RecognisedResult {
  if (bytes.length === 0) return refused(resultRefusals.empty);
  if (bytes.length > largestResult) return refused(resultRefusals.size);
  const promised = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  const kind = resultKinds.find((known) => known === promised);
  if (!kind) return refused(resultRefusals.type);
  return isOf(kind, bytes) ? { ok: true, kind } : refused(`This file is named .${kind} but is not a ${kind.toUpperCase()} file`);
}

function isOf(kind: ResultKind, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (kind === "pdf") return head.trimStart().startsWith("%PDF-") && Buffer.from(bytes.subarray(-2048)).includes("%%EOF");
  if (kind === "zip") return head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06");
  const text = decode(bytes);
  if (text === null) return false;
  if (kind === "json") return isJson(text);
  // Anything is a CSV of one column; markup, programs and the other kinds are not meant.
  return !/^\s*(?:<[!?a-z]|%PDF-|[{[])/i.test(text);
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}
