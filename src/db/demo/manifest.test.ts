import { readFileSync, readdirSync, statSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { setAsideReasons } from "#app/features/searches/engine/judgement.ts";
import { slugSchema } from "#app/features/workspaces/workspace-input.ts";
import { demoDocuments, demoPeople, demoSubjects, demoWorkspace } from "./manifest.ts";

const folder = new URL("./documents/", import.meta.url);
const files = demoDocuments.map((document) => document.file);
const onDisk = readdirSync(folder);

/** The parts of a zip archive whose names end in .xml, decompressed one after another. */
function zippedXml(bytes: Buffer): string {
  const parts: string[] = [];
  let at = bytes.indexOf("PK\u0003\u0004", 0, "latin1");
  while (at >= 0 && bytes.readUInt32LE(at) === 0x04034b50) {
    const size = bytes.readUInt32LE(at + 18);
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    parts.push(inflateRawSync(bytes.subarray(start, start + size)).toString("utf8"));
    at = start + size;
  }
  return parts.join("\n");
}

function contentOf(file: string): string {
  const bytes = readFileSync(new URL(file, folder));
  return file.endsWith(".docx") ? zippedXml(bytes) : bytes.toString("utf8");
}

/** Names of XML and JSON-LD vocabularies: identifiers that nobody opens. */
const vocabularies = new Set(["schema.org", "schemas.openxmlformats.org", "purl.org", "www.w3.org"]);

function isInvented(host: string): boolean {
  return /(^|\.)(example|test)$/u.test(host) || /(^|\.)example\.(org|com|net)$/u.test(host);
}

describe("the demo library", () => {
  test("lists every file, and nothing that is not there", () => {
    expect([...files].sort()).toEqual([...onDisk].sort());
    expect(files.length).toBeGreaterThanOrEqual(44);
    expect(new Set(files).size).toBe(files.length);
  });

  test("has no address twice", () => {
    const urls = demoDocuments.flatMap((document) => document.url ?? []);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(40);
  });

  test("brings pages, text, mail, PDF and Word", () => {
    const kinds = new Set(files.map((file) => file.slice(file.lastIndexOf(".") + 1)));
    expect([...kinds].sort()).toEqual(["docx", "eml", "html", "pdf", "txt"]);
  });

  test("keeps binary files small", () => {
    for (const file of files.filter((name) => /\.(pdf|docx)$/u.test(name))) {
      expect(statSync(new URL(file, folder)).size, file).toBeLessThan(60_000);
    }
  });

  test.each(demoDocuments)("$file names invented hosts alone", ({ file, url }) => {
    const content = `${url ?? ""}\n${contentOf(file)}`;
    const hosts = [...content.matchAll(/https?:\/\/([^/\s"'<>)]+)/gu)].map((match) => match[1] ?? "");
    const mailHosts = [...content.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/gu)].map((match) => match[1] ?? "");
    const bareHosts = [...content.matchAll(/\bwww\.[\w-]+(?:\.[\w-]+)+/gu)].map((match) => match[0]);
    const strange = [...hosts, ...mailHosts, ...bareHosts].filter((host) => !isInvented(host) && !vocabularies.has(host));
    expect(strange).toEqual([]);
  });

  test.each(demoDocuments)("$file has the length of a real page", ({ file }) => {
    const words = contentOf(file)
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/gu, " ")
      .replaceAll(/<[^>]+>/gu, " ")
      .split(/\s+/u).length;
    expect(words).toBeGreaterThan(140);
  });

  test("was added in the past, a whole number of days ago", () => {
    for (const { addedDaysAgo, file } of demoDocuments) {
      expect(Number.isInteger(addedDaysAgo) && addedDaysAgo > 0, file).toBe(true);
    }
  });
});

describe("the demo subjects", () => {
  test.each(demoSubjects)("$name: expectations name files that are there, each once", ({ expect: expected }) => {
    const supporting = expected.findings.flatMap((finding) => finding.sources);
    const setAside = Object.values(expected.setAside).flat();
    const more = expected.findings.flatMap((finding) => [...(finding.copies ?? []), ...(finding.mayAlsoSupport ?? [])]);
    const also = Object.keys(expected.alsoRight ?? {}).filter((file) => file !== "*");
    for (const file of [...supporting, ...setAside, ...more, ...also]) expect(files).toContain(file);
    expect(new Set([...supporting, ...setAside]).size).toBe(supporting.length + setAside.length);
    for (const file of also) expect(setAside).toContain(file);
    expect(expected.findings.length).toBe(expected.incidents);
    expect(expected.decision === "incident").toBe(expected.incidents > 0);
    for (const finding of expected.findings) {
      expect(finding.month).toMatch(/^\d{4}-\d{2}$/u);
      for (const copy of finding.copies ?? []) expect(finding.sources).toContain(copy);
    }
  });

  test.each(demoSubjects)("$name: every document with the surname is accounted for", (subject) => {
    const surnames = [subject.name, ...(subject.aliases ?? [])].map((name) => name.split(" ").at(-1) ?? name);
    const accounted = new Set([
      ...subject.expect.findings.flatMap((finding) => [...finding.sources, ...(finding.mayAlsoSupport ?? [])]),
      ...Object.values(subject.expect.setAside).flat(),
    ]);
    const naming = files.filter((file) => surnames.some((surname) => contentOf(file).includes(surname)));
    expect(naming.length).toBeGreaterThan(0);
    for (const file of naming) expect(accounted, file).toContain(file);
  });

  test("show most of the reasons for setting a page aside", () => {
    const shown = new Set(demoSubjects.flatMap((subject) => Object.keys(subject.expect.setAside)));
    const missing = setAsideReasons.filter((reason) => !shown.has(reason));
    expect(missing).toEqual(["no-quotation", "duplicate", "unreadable"]);
  });
});

describe("the demo workspace and its people", () => {
  test("has a slug that a workspace may have, and one owner", () => {
    expect(slugSchema.safeParse(demoWorkspace.slug).success).toBe(true);
    expect(demoPeople.filter((person) => person.role === "owner")).toHaveLength(1);
    for (const person of demoPeople) expect(person.email).toMatch(/@example\.org$/u);
  });
});
