import { deflateRawSync } from "node:zlib";
import iconv from "iconv-lite";
import { describe, expect, it, vi } from "vitest";
import { megabytes } from "#app/lib/megabytes.ts";
import { readDocument } from "./read-document.server.ts";

// Threads are slow to start on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** A PDF of one page for each list of lines; `y` counts down from the top. */
function aPdf(pages: { x: number; y: number; size?: number; text: string }[][], info = "", trailer = ""): Buffer {
  const objects: string[] = [];
  const pageNumbers = pages.map((_, index) => 4 + index * 2);
  objects.push("<< /Type /Catalog /Pages 2 0 R >>");
  objects.push(`<< /Type /Pages /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(" ")}] /Count ${pages.length} >>`);
  objects.push("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
  for (const [index, lines] of pages.entries()) {
    const content = lines
      .map(
        ({ x, y, size = 11, text }) => `BT /F1 ${size} Tf 1 0 0 1 ${x} ${792 - y} Tm (${text.replace(/[()\\]/gu, "\\$&")}) Tj ET`,
      )
      .join("\n");
    const page = 4 + index * 2;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${page + 1} 0 R >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  objects.push(`<< ${info} >>`);
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  body += offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(body, "latin1");
}

/** A ZIP of deflated files, each with the unpacked size it is told to state. */
function aZip(files: { name: string; data: Buffer; packed?: Buffer }[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, packed = deflateRawSync(data) } of files) {
    const crc = crc32(data);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(8, 8);
    header.writeUInt32LE(crc, 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(data.length, 22);
    header.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    header.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    entry.writeUInt16LE(0, 32);
    locals.push(header, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
function aDocx(body: string, extra: { name: string; data: Buffer; packed?: Buffer }[] = []): Buffer {
  return aZip([
    {
      name: "[Content_Types].xml",
      data: Buffer.from(
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
    },
    {
      name: "_rels/.rels",
      data: Buffer.from(
        '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
    },
    {
      name: "word/document.xml",
      data: Buffer.from(`<?xml version="1.0"?><w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`),
    },
    ...extra,
  ]);
}
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

async function refusal(bytes: Uint8Array, fileName: string) {
  const result = await readDocument({ bytes, fileName });
  return result.ok ? "accepted" : result.message;
}

async function document(bytes: Uint8Array, fileName: string) {
  const result = await readDocument({ bytes, fileName });
  if (!result.ok) throw new Error(result.message);
  return result.document;
}

describe("what is refused, in words", () => {
  it("an empty file", async () => {
    expect(await refusal(Buffer.alloc(0), "a.pdf")).toBe("This file is empty");
  });

  it("a file over 50 MB", async () => {
    expect(await refusal(Buffer.alloc(megabytes(50) + 1, 65), "a.txt")).toBe("This file is larger than 50 MB");
    // Told as 50 MB: what is wrong with it is another thing.
    expect(await refusal(Buffer.alloc(megabytes(50)), "a.pdf")).not.toContain("larger");
  });

  it.each([
    ["a PNG image", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
    ["a ZIP archive", aZip([{ name: "inner.zip", data: aZip([{ name: "a.txt", data: Buffer.from("a") }]) }])],
    ["a Windows program", Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ["a file of an unknown kind", Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 7) % 32))],
    ["an RTF document", Buffer.from("{\\rtf1\\ansi Hello}")],
  ])("%s, whatever its name", async (found, bytes) => {
    expect(await refusal(bytes, "statement.pdf")).toContain(`This file is ${found}`);
  });

  it("a damaged PDF", async () => {
    expect(await refusal(Buffer.from("%PDF-1.7\nnothing of the kind"), "a.pdf")).toBe("This PDF is damaged and cannot be read");
  });

  it("a PDF behind a password", async () => {
    const key = "ab".repeat(32);
    const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O <${key}> /U <${key}> >> /ID [<${"cd".repeat(16)}> <${"cd".repeat(16)}>]`;
    expect(await refusal(aPdf([[{ x: 72, y: 72, text: "Secret" }]], "", trailer), "a.pdf")).toBe(
      "This PDF is protected by a password",
    );
  });

  it("a PDF without text", async () => {
    expect(await refusal(aPdf([[]]), "scan.pdf")).toBe("This PDF has no text in it: it looks scanned");
  });

  it("a damaged Word document", async () => {
    const bytes = aDocx(paragraph("Hello"));
    bytes.fill(0xff, bytes.indexOf("word/document.xml") + 17, bytes.indexOf("word/document.xml") + 60);
    expect(await refusal(bytes, "a.docx")).toBe("This Word document is damaged and cannot be read");
  });

  it("a Word document that unpacks without end, though it states a small size", async () => {
    const packed = deflateRawSync(Buffer.alloc(210 * 1024 * 1024), { level: 6 });
    const bytes = aDocx(paragraph("Hello"), [{ name: "word/media/image1.png", data: Buffer.from("small"), packed }]);
    expect(bytes.length).toBeLessThan(1024 * 1024);
    expect(await refusal(bytes, "a.docx")).toBe("This document unpacks to more than can be read");
  });

  it("a page without any text", async () => {
    expect(await refusal(Buffer.from("<html><body><script>1</script></body></html>"), "a.html")).toBe(
      "This file has no text in it",
    );
  });

  it("a file that takes too long", async () => {
    const result = await readDocument({ bytes: aPdf([[{ x: 72, y: 72, text: "Slow" }]]) }, { timeLimit: 1 });
    expect(result).toMatchObject({ ok: false, code: "timed-out" });
  });

  it("nothing when the caller has gone: the reason is thrown", async () => {
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(readDocument({ bytes: aPdf([[{ x: 72, y: 72, text: "Late" }]]) }, { signal })).rejects.toThrow("gone");
  });
});

/** How often others had their turn while `work` was under way. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  await work();
  clearInterval(count);
  return turns;
}

describe("what holds nobody up", () => {
  it.each([
    ["a page nested without end", "page.html", `<html><body>${"<b><i>x".repeat(7_000)}`],
    [
      "a mail of thousands of parts",
      "mail.eml",
      `From: a@harbour.example\nTo: b@harbour.example\nSubject: Minutes\nDate: Tue, 5 Mar 2024 10:00:00 +0000\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=a\n\n${"--a\n\nx\n".repeat(12_000)}`,
    ],
  ])("%s is read while others have their turn", async (_title, fileName, text) => {
    const turns = await turnsDuring(() => readDocument({ bytes: Buffer.from(text), fileName }));
    expect(turns).toBeGreaterThan(5);
  });
});

describe("what is read", () => {
  it("plain text in an old character set, under a wrong name, with a word about it", async () => {
    const bytes = iconv.encode("דובר העיריה מסר כי הישיבה נדחתה לשבוע הבא", "windows-1255");
    const read = await document(bytes, "statement.pdf");
    expect(read).toMatchObject({ kind: "text", text: "דובר העיריה מסר כי הישיבה נדחתה לשבוע הבא" });
    expect(read.disagreement).toBe("The file is named .pdf but is plain text: it was read as plain text");
  });

  it("a PDF: columns in order, running heads and page numbers left out, cut words joined", async () => {
    const left = [
      "The panel found that the remarks were",
      "made twice, and that the witness state-",
      "ment was true in every respect known.",
      "It then closed the case for the year.",
    ];
    const right = [
      "A second hearing was held in October",
      "before the full board of the school.",
      "No further steps were announced then",
      "by any of the parties to the matter.",
    ];
    const page = (number: number) => [
      { x: 72, y: 40, size: 9, text: "Board of Tarn Valley School - Minutes" },
      ...left.map((text, index) => ({ x: 72, y: 140 + index * 14, text })),
      ...right.map((text, index) => ({ x: 330, y: 140 + index * 14, text })),
      { x: 300, y: 760, size: 9, text: `Page ${number} of 3` },
    ];
    const bytes = aPdf(
      [[{ x: 72, y: 100, size: 22, text: "Findings of the panel" }, ...page(1)], page(2), page(3)],
      "/Author (Ruta Okonjo)",
    );
    const read = await document(bytes, "minutes.pdf");
    expect(read).toMatchObject({ kind: "pdf", title: "Findings of the panel", author: "Ruta Okonjo", language: "en" });
    expect(read.text).toContain(
      "made twice, and that the witness statement was true in every respect known. It then closed the case for the year.",
    );
    expect(read.text.indexOf("closed the case")).toBeLessThan(read.text.indexOf("second hearing"));
    expect(read.text).not.toMatch(/Minutes|Page \d/u);
  });

  it("a Word document: headings, lists and table rows as lines", async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const bytes = aDocx(
      `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr><w:r><w:t>Report of the inquiry</w:t></w:r></w:p>` +
        paragraph("The inquiry sat for two days.") +
        `<w:tbl><w:tr>${cell("Name")}${cell("Outcome")}</w:tr><w:tr>${cell("I. Farrow")}${cell("Warned")}</w:tr></w:tbl>`,
    );
    const read = await document(bytes, "report.docx");
    expect(read.kind).toBe("docx");
    expect(read.text).toContain("The inquiry sat for two days.");
    expect(read.text).toContain("I. Farrow\tWarned");
  });

  it("an e-mail: its text, its day, and its attachments by name", async () => {
    const mail = [
      "From: =?utf-8?Q?Zo=C3=AB_Adeyemi?= <zoe@example.org>",
      "To: desk@example.org",
      "Subject: Statement of the federation",
      "Date: Tue, 5 Mar 2024 23:30:00 -0500",
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=iso-8859-1",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "The federation has suspended the coach, caf=E9 owner Ilse Marsh.",
      "--b",
      "Content-Type: application/zip; name=evidence.zip",
      'Content-Disposition: attachment; filename="evidence.zip"',
      "Content-Transfer-Encoding: base64",
      "",
      "UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==",
      "--b--",
    ].join("\r\n");
    expect(await document(Buffer.from(mail), "mail.eml")).toMatchObject({
      kind: "eml",
      title: "Statement of the federation",
      author: "Zoë Adeyemi",
      publishedAt: "2024-03-05",
      attachments: ["evidence.zip"],
      text: "The federation has suspended the coach, café owner Ilse Marsh.",
    });
  });

  it("a web page with scripts, frames and forms: its text alone", async () => {
    const html = `<!doctype html><html lang="en"><head><title>Council minutes</title></head><body><script>steal()</script>
      <iframe src="https://example.org"></iframe><form><p>Your name</p><input></form>
      <article><h1>Council minutes</h1><p>The council of Tarn Valley met on Monday evening to hear the adviser's answer, and voted to remove her, by fourteen votes to three.</p>
      <p>The ombudsman, who had looked into the remarks, told the members that the finding stands, and that it will be published.</p></article></body></html>`;
    const read = await document(Buffer.from(html), "minutes.html");
    expect(read.text).toContain("voted to remove her, by fourteen votes to three.");
    expect(read.text).not.toMatch(/steal|Your name/u);
    expect(read).toMatchObject({ kind: "html", title: "Council minutes", language: "en" });
  });
});
