import { createHash } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import iconv from "iconv-lite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries, behaviorIncidents, evidencePassages, sources as sourceRows, subjects } from "#app/db/schema/index.ts";
import { AppError } from "#app/lib/errors.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { openSite, page, redirect, type TestSite } from "#app/services/page-fetching/contract.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
import { aMember, aSource, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { list } from "./list-sources.server.ts";
import type { AddedSource } from "./source-view.ts";
import * as sources from "./sources.server.ts";

const demoFolder = path.resolve(import.meta.dirname, "../../db/demo/documents");

let test: TestContext;
let site: TestSite;

beforeAll(async () => {
  const pageFetching = createHttpPageFetching({
    websiteUrl: "https://attest.example",
    siteDelay: 0,
    allowAddress: (address) => address === "127.0.0.1",
  });
  test = await createTestContext({ pageFetching });
  site = await openSite({
    "/harbour": page(
      "<html><head><title>Harbour board minutes</title></head><body><article><p>The harbour board met on Tuesday evening and approved the minutes of the last meeting after a long discussion.</p></article></body></html>",
    ),
    "/moved": redirect("/harbour"),
    "/picture": page(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), {
      "content-type": "application/octet-stream",
    }),
  });
});

afterAll(async () => {
  await site.close();
  await test.close();
});

/** A workspace with an empty library. */
async function anEmptyLibrary(): Promise<MemberContext> {
  const workspaceId = await aWorkspace(test.db);
  return test.as(await aMember(test.db, workspaceId), workspaceId);
}

function expectAdded(added: AddedSource): Extract<AddedSource, { ok: true }> {
  if (!added.ok) throw new Error(added.message);
  return added;
}

async function rowsOf(ctx: MemberContext) {
  return test.db.select().from(sourceRows).where(eq(sourceRows.workspaceId, ctx.workspaceId));
}

async function auditOf(sourceId: string) {
  return test.db
    .select({ action: auditEntries.action, actorId: auditEntries.actorId, details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, "source"), eq(auditEntries.entityId, sourceId)))
    .orderBy(auditEntries.sequence);
}

async function upload(ctx: MemberContext, bytes: Uint8Array, fileName: string) {
  return sources.add(ctx, { bytes, fileName, origin: "upload" });
}

describe("adding a file", () => {
  it.each([
    ["merrow-superior-court-stedge-remarks.pdf", "pdf"],
    ["merrow-monitor-annual-report-2024-chapter-3.docx", "docx"],
    ["synagogue-security-bulletin.eml", "eml"],
    ["low-tide-podcast-episode-88.txt", "text"],
    ["wexmoor-courier-bakery-voicemails.html", "html"],
  ])("archives %s with its bytes, hashes and text", async (fileName, kind) => {
    const ctx = await anEmptyLibrary();
    const bytes = await readFile(path.join(demoFolder, fileName));
    const added = expectAdded(await upload(ctx, bytes, fileName));
    expect(added).toMatchObject({ alreadyThere: false, notice: null });
    const [row] = await rowsOf(ctx);
    expect(row).toMatchObject({
      id: added.sourceId,
      kind,
      origin: "upload",
      fileName,
      byteSize: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      addedBy: ctx.actor.userId,
      archivedAt: test.clock.now,
      removedAt: null,
    });
    expect(row?.title).toBe(added.title);
    expect(row?.text.length).toBeGreaterThan(200);
    expect(row?.textSha256).toBe(
      createHash("sha256")
        .update(row?.text ?? "")
        .digest("hex"),
    );
    expect(Buffer.from(await ctx.services.files.get(row?.sha256 ?? "")).equals(bytes)).toBe(true);
    expect(await auditOf(added.sourceId)).toMatchObject([
      { action: "create", actorId: ctx.actor.userId, details: { originCode: "upload", kindCode: kind } },
    ]);
  });

  it("reads Hebrew in windows-1255 that nobody declared", async () => {
    const ctx = await anEmptyLibrary();
    const text = "ועדת הנמל התכנסה ביום שלישי בערב ואישרה את הפרוטוקול של הישיבה הקודמת לאחר דיון ארוך.";
    const { sourceId } = expectAdded(await upload(ctx, iconv.encode(text, "windows-1255"), "protocol.txt"));
    expect(await sources.find(ctx, { sourceId })).toMatchObject({ text, language: "he", intact: true });
  });

  it("says when a file's name promises another kind", async () => {
    const ctx = await anEmptyLibrary();
    const added = await upload(ctx, Buffer.from("Minutes of the harbour board, read aloud on Tuesday."), "minutes.pdf");
    expect(added).toMatchObject({ ok: true, notice: "The file is named .pdf but is plain text: it was read as plain text" });
  });

  it.each([
    ["empty", Buffer.alloc(0), "This file is empty"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), "This file is a PNG image"],
    ["a broken PDF", Buffer.from("%PDF-1.7\nnothing of the kind"), "This PDF is damaged and cannot be read"],
    ["only white space", Buffer.from(" \n\t "), "This file has no text in it"],
  ])("refuses one that is %s, in words, and saves nothing", async (_, bytes, message) => {
    const ctx = await anEmptyLibrary();
    const added = await upload(ctx, bytes, "file.pdf");
    expect(added.ok ? "" : added.message).toContain(message);
    expect(await rowsOf(ctx)).toEqual([]);
    expect(await ctx.services.files.stat(createHash("sha256").update(bytes).digest("hex"))).toBeNull();
  });

  it("keeps one source for the same bytes, however often and at once they come", async () => {
    const ctx = await anEmptyLibrary();
    const bytes = Buffer.from("The ferry timetable was changed on Monday, the harbour office said.");
    const added = await Promise.all(Array.from({ length: 5 }, (_, index) => upload(ctx, bytes, `copy-${index}.txt`)));
    const ids = new Set(added.map((one) => expectAdded(one).sourceId));
    expect(ids.size).toBe(1);
    expect(added.filter((one) => one.ok && !one.alreadyThere)).toHaveLength(1);
    expect(await rowsOf(ctx)).toHaveLength(1);
    const stranger = expectAdded(await upload(test.stranger, bytes, "theirs.txt"));
    expect(stranger).toMatchObject({ alreadyThere: false });
    expect(ids.has(stranger.sourceId)).toBe(false);
  });

  it("brings a removed source back when the same bytes come again, and mends a lost copy", async () => {
    const ctx = await anEmptyLibrary();
    const bytes = Buffer.from("Notice: the north pier is closed for repairs until further notice.");
    const { sourceId } = expectAdded(await upload(ctx, bytes, "notice.txt"));
    await sources.remove(ctx, sourceId);
    await ctx.services.files.delete(createHash("sha256").update(bytes).digest("hex"));
    expect(await upload(ctx, bytes, "notice.txt")).toMatchObject({ ok: true, sourceId, alreadyThere: true });
    expect(await sources.find(ctx, { sourceId })).toMatchObject({ intact: true, removed_at: null });
    expect((await auditOf(sourceId)).map(({ action }) => action)).toEqual(["create", "remove", "restore", "view"]);
  });

  it("stores what PostgreSQL cannot hold without what it cannot hold, and hashes what it stored", async () => {
    const ctx = await anEmptyLibrary();
    const text = `${"The harbour office answered in writing. ".repeat(300)}NUL:\u0000 half:\ud800 end`;
    const { sourceId } = expectAdded(await upload(ctx, Buffer.from(`\ufeff${text}`, "utf16le"), "log.txt"));
    const found = await sources.find(ctx, { sourceId });
    expect(found).toMatchObject({ intact: true });
    expect(found?.text).toMatch(/NUL: half:\ufffd end$/u);
  });

  it("works for a job, with nobody as the one who added it", async () => {
    const fetched = await test.member.services.pageFetching.fetch({ url: `${site.origin}/moved` });
    const added = await sources.archivePage(test.worker, { url: `${site.origin}/moved`, fetched });
    const [row] = await test.db
      .select()
      .from(sourceRows)
      .where(eq(sourceRows.id, expectAdded(added).sourceId));
    expect(row).toMatchObject({
      origin: "search",
      addedBy: null,
      url: `${site.origin}/moved`,
      finalUrl: `${site.origin}/harbour`,
      archivedAt: fetched.fetchedAt,
    });
  });
});

describe("adding by address and by pasting", () => {
  const signal = new AbortController().signal;

  it("archives the page behind an address", async () => {
    const ctx = await anEmptyLibrary();
    const added = expectAdded(await sources.addByUrl(ctx, { url: `${site.origin}/harbour`, signal }));
    expect(await sources.find(ctx, { sourceId: added.sourceId })).toMatchObject({
      title: "Harbour board minutes",
      origin: "url",
      kind: "html",
      url: `${site.origin}/harbour`,
      content_type: "text/html; charset=utf-8",
    });
  });

  it.each([
    ["/missing", "The page was not found (404)"],
    ["/picture", "This file is a PNG image"],
  ])("says in words why %s cannot be added", async (where, message) => {
    const ctx = await anEmptyLibrary();
    const added = await sources.addByUrl(ctx, { url: `${site.origin}${where}`, signal });
    expect(added.ok ? "" : added.message).toContain(message);
    expect(await rowsOf(ctx)).toEqual([]);
  });

  it("ends with the request of the one who asked", async () => {
    const gone = AbortSignal.abort(new Error("left"));
    await expect(sources.addByUrl(test.member, { url: `${site.origin}/harbour`, signal: gone })).rejects.toThrow("left");
  });

  it("keeps pasted text as text, whatever it looks like", async () => {
    const ctx = await anEmptyLibrary();
    const text = "<p>From: a page</p>\r\nThe board's chair declined to comment.";
    const added = expectAdded(await sources.addPasted(ctx, { text, url: "https://gazette.example/minutes" }));
    expect(await sources.find(ctx, { sourceId: added.sourceId })).toMatchObject({
      kind: "text",
      origin: "paste",
      title: "<p>From: a page</p>",
      text: "<p>From: a page</p>\nThe board's chair declined to comment.",
      url: "https://gazette.example/minutes",
      sha256: createHash("sha256").update(text).digest("hex"),
    });
    expect(expectAdded(await sources.addPasted(ctx, { title: "Minutes", text: `${text} Signed.` })).title).toBe("Minutes");
  });
});

describe("the list", () => {
  it("is the workspace's own, newest first, page by page, without what was removed", async () => {
    const ctx = await anEmptyLibrary();
    const ids: string[] = [];
    for (let index = 0; index < 53; index += 1) {
      // Several at one moment, so that the order has to hold without it.
      const at = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3)));
      ids.push(await aSource({ ...ctx, now: () => at }, { title: `Note ${index}` }));
    }
    await sources.remove(ctx, ids[10] ?? "");
    const first = await list(ctx, {});
    expect(first.sources).toHaveLength(50);
    expect(first.total).toBe(52);
    const second = await list(ctx, { cursor: first.next_cursor ?? "" });
    expect(second.next_cursor).toBeNull();
    const listed = [...first.sources, ...second.sources].map(({ id }) => id);
    expect(listed).toEqual(ids.filter((_, index) => index !== 10).toReversed());
    const theirs = (await list(test.stranger, {})).sources.map(({ id }) => id);
    expect(theirs.filter((id) => ids.includes(id))).toEqual([]);
    expect((await list(ctx, { cursor: "no cursor of ours" })).sources).toHaveLength(50);
  });

  it.each([
    ["נעמי אלקיים", "אתמול דיברה נָעֳמִי אלקיים בפני המועצה", ["נָעֳמִי", "אלקיים"]],
    ['"إدريس البنا"', "قال إدريس البنّا إنه لم يحضر", ["إدريس البنّا"]],
    ["Семенов", "Выступил Семёнов, и зал молчал", ["Семёнов"]],
    ["陈伟明", "记者陈伟明昨天在码头说", ["陈伟明"]],
    ["o'dunne", "Then Zoë O’Dunne spoke", ["O’Dunne"]],
    ['"north pier"', "The pier, north of it the north\npier", ["north pier"]],
  ])("finds %s and marks it", async (query, text, marks) => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { title: "A day at the harbour", text });
    await aSource(ctx, { text: "The weather was fine and nobody spoke of anything else, north of the pier." });
    const { sources: found, total } = await list(ctx, { query });
    expect(total).toBe(1);
    expect(found.map(({ id }) => id)).toEqual([sourceId]);
    const { snippet, snippet_ranges } = found[0]?.found ?? { snippet: "", snippet_ranges: [] };
    expect(snippet_ranges.map(({ start, end }) => snippet.slice(start, end))).toEqual(marks);
  });

  it("finds by title, marks it there, and puts what speaks of it most first", async () => {
    const ctx = await anEmptyLibrary();
    const once = await aSource(ctx, {
      title: "A long report",
      text: `${"Nothing of note happened. ".repeat(80)} Brannagh left.`,
    });
    const often = await aSource(ctx, { title: "Brannagh's trial", text: "Brannagh came. Brannagh sat. Brannagh spoke." });
    const { sources: found } = await list(ctx, { query: "brannagh" });
    expect(found.map(({ id }) => id)).toEqual([often, once]);
    expect(found[0]?.found?.title_ranges).toEqual([{ start: 0, end: 8 }]);
    expect(found[1]?.found?.snippet).toMatch(/^….*Brannagh left\.$/u);
  });

  it("goes on page by page in a search too", async () => {
    const ctx = await anEmptyLibrary();
    for (let index = 0; index < 52; index += 1)
      await aSource(ctx, { text: `The ferry of ${index} o'clock, said the harbour office.` });
    const first = await list(ctx, { query: "ferry" });
    expect(first).toMatchObject({ total: 52, next_cursor: "50" });
    const second = await list(ctx, { query: "ferry", cursor: first.next_cursor ?? "" });
    expect(second.sources).toHaveLength(2);
    expect(new Set([...first.sources, ...second.sources].map(({ id }) => id)).size).toBe(52);
  });

  it("finds nothing for what holds no word, and for what another workspace has", async () => {
    const ctx = await anEmptyLibrary();
    await aSource(ctx, { text: "The harbour master's statement in full." });
    expect(await list(ctx, { query: "… —" })).toEqual({ sources: [], total: 0, next_cursor: null });
    expect((await list(ctx, { query: "  " })).total).toBe(1);
    expect(await list(test.stranger, { query: "harbour statement" })).toMatchObject({ total: 0 });
    expect(await list(ctx, { query: "harbour & !statement:* | ' \\" })).toMatchObject({ total: 1 });
  });
});

describe("one source", () => {
  it("is shown with its hashes checked, and the view is remembered", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { title: "Minutes", text: "The board approved the minutes." });
    expect(await sources.find(ctx, { sourceId })).toMatchObject({
      id: sourceId,
      workspace_id: ctx.workspaceId,
      title: "Minutes",
      text: "The board approved the minutes.",
      text_start: 0,
      text_length: 31,
      intact: true,
    });
    expect((await auditOf(sourceId)).at(-1)).toMatchObject({ action: "view", actorId: ctx.actor.userId });
  });

  it("shows that its bytes are lost or altered, or its text was", async () => {
    const ctx = await anEmptyLibrary();
    const texts = ["The first page of the minutes.", "The second page of the minutes.", "The third page of the minutes."];
    const [lost = "", altered = "", changed = ""] = await Promise.all(texts.map((text) => aSource(ctx, { text })));
    const sha256 = texts.map((text) => createHash("sha256").update(text).digest("hex"));
    const fileOf = (hash = "") => path.join(test.app.env.DATA_DIR, "files", hash.slice(0, 2), hash.slice(2, 4), hash);
    await rm(fileOf(sha256[0]));
    await writeFile(fileOf(sha256[1]), "The second page, rewritten.");
    await test.db.update(sourceRows).set({ text: "The third page, rewritten." }).where(eq(sourceRows.id, changed));
    for (const sourceId of [lost, altered, changed])
      expect(await sources.find(ctx, { sourceId })).toMatchObject({ intact: false });
    for (const sourceId of [lost, altered]) {
      await expect(sources.readOriginal(ctx, sourceId)).rejects.toMatchObject({ code: "unavailable" });
    }
  });

  it("gives a long text in parts, by the offset that is looked for", async () => {
    const ctx = await anEmptyLibrary();
    const text = Array.from({ length: 9_000 }, (_, line) => `Line ${line} of the harbour log, in a fair hand.`).join("\n");
    const sourceId = await aSource(ctx, { title: "Log", text });
    const at = text.indexOf("Line 8500 ");
    const found = await sources.find(ctx, { sourceId, at });
    expect(found?.text_length).toBe(text.length);
    expect(found?.text.slice(at - (found.text_start ?? 0)).startsWith("Line 8500 ")).toBe(true);
    expect(found?.text.startsWith("Line ")).toBe(true);
    expect((await list(ctx, { query: '"line 4000"' })).sources[0]?.found?.snippet).toContain("Line 4000 of the harbour log");
  });

  it("is nothing to another workspace, as if it did not exist", async () => {
    const sourceId = await aSource(test.member);
    const unknown = newId();
    expect(await sources.find(test.stranger, { sourceId })).toBeNull();
    expect(await sources.find(test.stranger, { sourceId: unknown })).toBeNull();
    for (const act of [sources.readOriginal, sources.readArchivedPage, sources.remove, sources.restore]) {
      const answers = await Promise.all([sourceId, unknown].map((id) => act(test.stranger, id).catch((error: unknown) => error)));
      for (const answer of answers) {
        expect(answer).toBeInstanceOf(AppError);
        expect(answer).toMatchObject({ code: "not-found", message: "This source does not exist" });
      }
    }
    expect(await sources.find(test.member, { sourceId })).not.toBeNull();
  });
});

describe("titles", () => {
  it.each([
    ["\u202eeltit a\u202c", "eltit a"],
    ["\u200b\u200d", "The pier was closed on Monday"],
    ["\u{e0041}\u{e0042}", "The pier was closed on Monday"],
    ["Two\nlines", "Two lines"],
    ["…", "…"],
  ])("%j is listed as “%s”", async (title, expected) => {
    const ctx = await anEmptyLibrary();
    const added = await sources.addPasted(ctx, { title, text: "The pier was closed on Monday" });
    expect(added).toMatchObject({ ok: true, title: expected });
  });
});

describe("the archived copy", () => {
  const html =
    '<html><head><title>Minutes</title><script>alert(1)</script></head><body onload="alert(2)"><article><p>The harbour board approved the minutes of its last meeting after a long discussion on Tuesday.</p><form action="/x"><input name="q"></form><iframe src="https://elsewhere.example"></iframe><img src="https://elsewhere.example/pixel.png" alt="The pier"></article></body></html>';

  it("is shown without anything that runs, submits or loads", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { html });
    const shown = await sources.readArchivedPage(ctx, sourceId);
    expect(shown).toContain("The harbour board approved the minutes");
    expect(shown).not.toMatch(/script|onload|<form|<input|<iframe|elsewhere\.example\/pixel/u);
  });

  it("is handed out byte for byte, and that is remembered", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { html });
    const original = await sources.readOriginal(ctx, sourceId);
    expect(Buffer.from(original.bytes).toString()).toBe(html);
    expect(original).toMatchObject({ kind: "html", fileName: "page.html" });
    expect((await auditOf(sourceId)).at(-1)).toMatchObject({ action: "export" });
  });

  it("is made ready apart from everybody else where it is large or nested without end", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { html: html.replace("</article>", `${"<b><i>x".repeat(7_000)}</article>`) });
    let turns = 0;
    const count = setInterval(() => (turns += 1), 1);
    const shown = await sources.readArchivedPage(ctx, sourceId);
    clearInterval(count);
    expect(shown).toContain("The harbour board approved the minutes");
    expect(shown).not.toMatch(/script|onload|<form|<input|<iframe/u);
    expect(turns).toBeGreaterThan(5);
  });

  it("is no page where the source is none", async () => {
    const sourceId = await aSource(test.member);
    await expect(sources.readArchivedPage(test.member, sourceId)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("removing", () => {
  async function backAnIncident(ctx: MemberContext, sourceId: string) {
    const [subject] = await test.db
      .insert(subjects)
      .values({ name: "Ivo Brannagh", normalisedName: "ivo brannagh", phoneticKeys: [], embedding: [0], embeddingModel: "test" })
      .returning({ id: subjects.id });
    const [incident] = await test.db
      .insert(behaviorIncidents)
      .values({
        workspaceId: ctx.workspaceId,
        subjectId: subject?.id ?? "",
        title: "T",
        summary: "S",
        description: "D",
        origin: "search",
      })
      .returning({ id: behaviorIncidents.id });
    await test.db.insert(evidencePassages).values({
      incidentId: incident?.id ?? "",
      sourceId,
      text: "The board",
      startOffset: 0,
      endOffset: 9,
      sourceSha256: "0",
      textSha256: "0",
      checkedAt: new Date(),
    });
  }

  it("takes a source out of the list, the search and the page, and restoring puts it back", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { text: "A notice about the north pier." });
    expect(await sources.remove(ctx, sourceId)).toEqual({ ok: true });
    expect(await sources.remove(ctx, sourceId)).toEqual({ ok: true });
    expect(await list(ctx, {})).toMatchObject({ total: 0 });
    expect(await list(ctx, { query: "pier" })).toMatchObject({ total: 0 });
    expect(await sources.find(ctx, { sourceId })).toBeNull();
    await expect(sources.readOriginal(ctx, sourceId)).rejects.toMatchObject({ code: "not-found" });
    await sources.restore(ctx, sourceId);
    await sources.restore(ctx, sourceId);
    expect(await list(ctx, { query: "pier" })).toMatchObject({ total: 1 });
    expect((await auditOf(sourceId)).map(({ action }) => action)).toEqual(["create", "remove", "restore"]);
  });

  it("is refused while an incident rests on the source", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { text: "The board met in the long room." });
    await backAnIncident(ctx, sourceId);
    expect(await sources.remove(ctx, sourceId)).toEqual({
      ok: false,
      message: "This source backs an incident and cannot be removed",
    });
    expect(await sources.find(ctx, { sourceId })).toMatchObject({ removed_at: null });
  });

  it("leaves a source readable that evidence came to rest on in the meantime", async () => {
    const ctx = await anEmptyLibrary();
    const sourceId = await aSource(ctx, { text: "The board met in the reading room." });
    await sources.remove(ctx, sourceId);
    await backAnIncident(ctx, sourceId);
    expect(await sources.find(ctx, { sourceId })).toMatchObject({ removed_at: test.clock.now.toISOString() });
    expect(await list(ctx, {})).toMatchObject({ total: 0 });
  });
});
