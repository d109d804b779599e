import { describe, expect, it } from "vitest";
import { recogniseFile } from "./file-kind.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("recogniseFile", () => {
  it.each([
    ["html", "<!DOCTYPE html><html><body>Hello</body></html>"],
    ["html", "\ufeff<!-- saved page -->\n<HTML><p>Hello"],
    ["html", '<?xml version="1.0"?><!DOCTYPE html PUBLIC "x"><html xmlns="http://www.w3.org/1999/xhtml"></html>'],
    ["html", "Warning: something\n<html><body><p>Hello</p></body></html>"],
    ["pdf", "%PDF-1.7\n%\xe2\xe3\xcf\xd3"],
    ["pdf", "\n\n%PDF-1.4\n"],
    ["text", "The council met on Monday.\nIt voted."],
    ["text", "1 < 2 and 3 > 2"],
    ["text", "From: the desk of Ilse Marsh\n\nDear all, the council met."],
    ["text", "Note: bring chairs\nTo: the hall"],
    ["eml", "From: a@example.org\r\nTo: b@example.org\r\nSubject: Hello\r\nDate: Tue, 5 Mar 2024 10:00:00 +0000\r\n\r\nBody"],
    ["eml", "Received: from x by y;\r\n\tTue, 5 Mar 2024\r\nFrom: a@example.org\r\nMessage-ID: <1@x>\r\n\r\nBody"],
  ])("finds %s in %j", (kind, text) => {
    expect(recogniseFile(Buffer.from(text, "utf8"), null)).toEqual({ ok: true, kind, disagreement: null });
  });

  it.each([
    ["a JPEG image", "\xff\xd8\xff\xe0\0\x10JFIF"],
    ["an SVG image", '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
    ["an XML file", '<?xml version="1.0"?><feed></feed>'],
    ["a gzip archive", "\x1f\x8b\x08\0\0\0\0\0"],
    ["a document of an older Office format", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
    ["a video", "\0\0\0\x18ftypmp42"],
    ["a program", "\x7fELF\x02\x01\x01\0"],
  ])("refuses %s", (found, text) => {
    expect(recogniseFile(bytes(text), "statement.txt")).toEqual({ ok: false, found });
  });

  it("says when name and content disagree, and believes the content", () => {
    expect(recogniseFile(bytes("%PDF-1.7\n"), "letter.docx")).toEqual({
      ok: true,
      kind: "pdf",
      disagreement: "The file is named .docx but is a PDF: it was read as a PDF",
    });
    expect(recogniseFile(bytes("Plain words."), "C:\\letters\\README.TXT")).toMatchObject({ disagreement: null });
    expect(recogniseFile(bytes("Plain words."), "picture.png")).toMatchObject({ kind: "text" });
  });
});
