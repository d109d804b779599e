import { deflateSync, crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { megabytes } from "#app/lib/megabytes.ts";
import { aDocx, aPdf } from "#tests/support/documents.ts";
import { checkEvidenceFile } from "./evidence-file.ts";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", header),
  chunk("IDAT", deflateSync(Buffer.from([0, 0]))),
  chunk("IEND", Buffer.alloc(0)),
]);
// One grey pixel each, as encoders write them.
const gif = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]),
  Buffer.from("JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0", "latin1"),
  Buffer.from([0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00, 0x3f, 0x00, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
]);
const webp = Buffer.concat([Buffer.from("RIFF\u0014\0\0\0WEBPVP8L", "latin1"), Buffer.from([8, 0, 0, 0]), Buffer.alloc(8)]);
const zip = Buffer.from("PK\u0003\u0004 hidden PK\u0005\u0006", "latin1");
const program = "<script>alert(1)</script>";
const script = Buffer.from(program);

describe("files that are what they say", () => {
  it.each([
    ["photo.png", png, "png"],
    ["photo.JPG", jpeg, "jpeg"],
    ["photo.jpeg", Buffer.concat([jpeg, jpeg]), "jpeg"],
    ["photo.gif", gif, "gif"],
    ["photo.webp", webp, "webp"],
    ["report.pdf", aPdf(["The club's statement"]), "pdf"],
    ["report.docx", aDocx(["The club's statement"]), "docx"],
    ["note.txt", Buffer.from("He said it twice."), "text"],
    [null, Buffer.from("He said it twice."), "text"],
    ["just 20 MB.txt", Buffer.alloc(megabytes(20), 65), "text"],
  ])("%s", (name, bytes, kind) => {
    expect(checkEvidenceFile(bytes, name)).toEqual({ ok: true, kind });
  });
});

describe("files that are refused", () => {
  it.each([
    ["an empty file", "note.txt", Buffer.alloc(0), /is empty/],
    ["a file over 20 MB", "note.txt", Buffer.alloc(megabytes(20) + 1, 65), /larger than 20 MB/],
    ["a picture named as a document", "photo.pdf", png, /named \.pdf but is a PNG picture/],
    ["a document named as a picture", "photo.png", aPdf(["x"]), /named \.png but is a PDF/],
    ["an SVG", "drawing.svg", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${program}</svg>`), /an SVG image/],
    ["an SVG named as a picture", "drawing.png", Buffer.from(`<svg>${program}</svg>`), /an SVG image/],
    ["an archive", "all.zip", zip, /a ZIP archive/],
    ["a program", "run.exe", Buffer.from("\u007fELF\u0002\u0001", "latin1"), /a program/],
    ["a PNG with an archive behind it", "photo.png", Buffer.concat([png, zip]), /two kinds of file/],
    ["a GIF with a page behind it", "photo.gif", Buffer.concat([gif, script]), /two kinds of file/],
    ["a JPEG with an archive behind it", "photo.jpg", Buffer.concat([jpeg, zip]), /two kinds of file/],
    ["a WebP with a PDF behind it", "photo.webp", Buffer.concat([webp, aPdf(["x"])]), /two kinds of file/],
    ["a PDF with an archive behind it", "report.pdf", Buffer.concat([aPdf(["x"]), zip]), /two kinds of file/],
    ["a PDF with something before it", "report.pdf", Buffer.concat([script, aPdf(["x"])]), /two kinds of file/],
    ["a picture that was cut off", "photo.png", png.subarray(0, png.length - 6), /damaged or cut off/],
    ["a picture's first bytes alone", "photo.gif", Buffer.from("GIF89a=1;alert(1)//"), /damaged or cut off/],
  ])("%s", (_what, name, bytes, words) => {
    const checked = checkEvidenceFile(bytes, name);
    expect(checked).toMatchObject({ ok: false, message: expect.stringMatching(words) });
  });
});
