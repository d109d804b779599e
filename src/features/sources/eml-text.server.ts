import PostalMime from "postal-mime";
import { extractBlocks } from "./page-text.ts";

export type EmlText =
  | {
      ok: true;
      title: string | null;
      author: string | null;
      /** Day that the mail's own Date header names, in its own time zone. */
      publishedAt: string | null;
      text: string;
      /** Names of what is attached. Attachments are listed, never opened. */
      attachments: string[];
    }
  | { ok: false; reason: "corrupt" };

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The day of an RFC 5322 date, as written: a reader of the mail sees that day, whatever the zone. */
function mailDay(header: string | undefined): string | null {
  const match = /(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4})/iu.exec(header ?? "");
  const month = months.indexOf(match?.[2]?.toLowerCase() ?? "") + 1;
  if (!match || month === 0) return null;
  return `${match[3]}-${String(month).padStart(2, "0")}-${String(match[1]).padStart(2, "0")}`;
}

/** Reads a message: who wrote it, when, about what, its own text, and the names of its attachments. */
export async function readEml(bytes: Uint8Array): Promise<EmlText> {
  try {
    const mail = await PostalMime.parse(bytes, {
      rfc822Attachments: true,
      attachmentEncoding: "arraybuffer",
      maxNestingDepth: 20,
      maxHeadersSize: 1024 * 1024,
    });
    const plain = mail.text?.trim() ?? "";
    const text = plain === "" && mail.html ? extractBlocks(mail.html).text : plain;
    const sender = mail.from;
    return {
      ok: true,
      title: mail.subject?.trim() || null,
      author: sender ? sender.name?.trim() || sender.address || null : null,
      publishedAt: mailDay(mail.headers.find((header) => header.key === "date")?.value),
      text: text.replaceAll("\r\n", "\n"),
      attachments: mail.attachments.map((attachment) => attachment.filename?.trim() || "unnamed attachment"),
    };
  } catch {
    return { ok: false, reason: "corrupt" };
  }
}
