import mammoth from "mammoth";
import type { PageText } from "./page-text.ts";
import { extractBlocks } from "./page-text.ts";
import { checkZip } from "./zip-bounds.server.ts";

export type DocxText = ({ ok: true } & Pick<PageText, "title" | "text">) | { ok: false; reason: "corrupt" | "bomb" };

/** Reads a Word document's text, with its paragraphs, headings, lists and table rows as lines. Pictures are not unpacked. */
export async function readDocx(bytes: Uint8Array): Promise<DocxText> {
  const zip = checkZip(bytes);
  if (!zip.ok) return zip;
  try {
    const { value: html } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: "" })),
        styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"],
        externalFileAccess: false,
      },
    );
    return { ok: true, ...extractBlocks(html) };
  } catch {
    return { ok: false, reason: "corrupt" };
  }
}
