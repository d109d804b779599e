import { recogniseFile } from "#app/features/sources/file-kind.ts";
import { type EvidenceFileKind, isPicture, maxEvidenceBytes } from "./evidence.ts";
import { pictureEnd, pictureKind } from "./picture.ts";

export type EvidenceFileCheck = { ok: true; kind: EvidenceFileKind } | { ok: false; message: string };

const extensions: Record<string, EvidenceFileKind> = {
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
  png: "png",
  jpg: "jpeg",
  jpeg: "jpeg",
  gif: "gif",
  webp: "webp",
};

const kindNames: Record<EvidenceFileKind, string> = {
  html: "a web page",
  pdf: "a PDF",
  text: "plain text",
  docx: "a Word document",
  eml: "an e-mail",
  png: "a PNG picture",
  jpeg: "a JPEG picture",
  gif: "a GIF picture",
  webp: "a WebP picture",
};

const taken = "pictures (PNG, JPEG, GIF, WebP), PDFs, plain text, Word documents (DOCX), web pages and e-mails (EML)";
const refuse = (message: string): EvidenceFileCheck => ({ ok: false, message });

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");

const zipEntry = "PK\u0003\u0004";
const zipEnd = "PK\u0005\u0006";
const markup = /%PDF-|MZ[\s\S]{58}|<(?:script|svg|html|iframe|!doctype|\?php)/i;

/** Whether bytes behind another file's end begin a file or a program of their own. */
function hidesAnother(rest: string): boolean {
  return [zipEntry, zipEnd, "\u007fELF"].some((signature) => rest.includes(signature)) || markup.test(rest);
}
const hiddenMessage = "This file is two kinds of file at once, and is not taken: save it again as one kind, and send that";

/**
 * What a reporter's file really is, from its bytes: one kind of file that is taken, named as what it is. A name that
 * promises another kind, an SVG (which may carry programs) and a file that is also another one are refused in words.
 */
export function checkEvidenceFile(bytes: Uint8Array, fileName: string | null): EvidenceFileCheck {
  if (bytes.length === 0) return refuse("This file is empty");
  if (bytes.length > maxEvidenceBytes) return refuse("This file is larger than 20 MB");
  const kind = pictureKind(bytes) ?? documentKind(bytes, fileName);
  if (typeof kind === "object") return refuse(kind.message);
  const extension = /\.([a-z0-9]{1,8})$/i.exec(fileName ?? "")?.[1]?.toLowerCase();
  if (extension !== undefined && extensions[extension] !== kind && !(kind === "text" && extensions[extension] === undefined)) {
    return refuse(`This file is named .${extension} but is ${kindNames[kind]}: rename it to what it is, and send it again`);
  }
  return isPicture(kind) ? checkPicture(bytes, kind) : checkDocument(bytes, kind);
}

function documentKind(bytes: Uint8Array, fileName: string | null): EvidenceFileKind | { message: string } {
  const recognised = recogniseFile(bytes, fileName);
  return recognised.ok ? recognised.kind : { message: `This file is ${recognised.found}: only ${taken} can be sent` };
}

function checkPicture(bytes: Uint8Array, kind: "png" | "jpeg" | "gif" | "webp"): EvidenceFileCheck {
  const end = pictureEnd(bytes, kind);
  if (end === null) return refuse("This picture is damaged or cut off");
  const rest = latin1(bytes.subarray(end));
  // Cameras put more pictures behind the first; nothing else has a place there.
  const isClean = kind === "jpeg" ? !hidesAnother(rest) : rest.replaceAll("\u0000", "").trim() === "";
  return isClean ? { ok: true, kind } : refuse(hiddenMessage);
}

function checkDocument(bytes: Uint8Array, kind: EvidenceFileKind): EvidenceFileCheck {
  if (kind !== "pdf") return { ok: true, kind };
  const head = latin1(bytes.subarray(0, 1_024));
  const tail = latin1(bytes.subarray(Math.max(0, bytes.length - 65_557)));
  const afterEnd = tail.slice(tail.lastIndexOf("%%EOF") + 5);
  // A ZIP is found by the record at its very end (APPNOTE 4.3.16), so it can share a file with a PDF.
  const isClean = head.startsWith("%PDF-") && tail.includes("%%EOF") && !hidesAnother(afterEnd);
  return isClean ? { ok: true, kind } : refuse(hiddenMessage);
}
