import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { and, count, eq } from "drizzle-orm";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, behaviorIncidents, creditEntries, reports as table, sources, workspaces } from "#app/db/schema/index.ts";
import * as credits from "#app/features/billing/credits.server.ts";
import { review } from "#app/features/incidents/incidents.server.ts";
import { newId } from "#app/lib/ids.ts";
import type { MemberContext } from "#app/server/context.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { aMember, aWorkspace } from "#tests/support/makers.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { makeReport } from "./make-report.job.server.ts";
import * as reports from "./reports.server.ts";
import { verifyReport } from "./verify.server.ts";

let context: TestContext;
let owner: MemberContext;
beforeAll(async () => {
  context = await createTestContext();
  const workspaceId = await aWorkspace(context.db, { plan: "enterprise", credit: 5_000 });
  owner = context.as(await aMember(context.db, workspaceId, { role: "owner" }), workspaceId);
});
afterAll(() => context.close());

async function work(reportId: string, signal = new AbortController().signal): Promise<void> {
  await makeReport(
    { ...context.worker, actor: { kind: "system", job: "make-report" } },
    { reportId, workspaceId: owner.workspaceId, signal, isLastTry: true },
  );
}

async function request(dossierId: string, idempotencyKey = newId()): Promise<string> {
  const outcome = await reports.request(owner, { dossierId, idempotencyKey });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.reportId;
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const links = (await page.getAnnotations()) as { subtype: string; url?: string }[];
      return {
        text: items.map((item) => ("str" in item ? item.str : "")).join(" "),
        pieces: items.flatMap((item) => {
          if (!("str" in item)) return [];
          const [x, y] = (item.transform as number[]).slice(4);
          return [{ text: item.str, x: x ?? 0, y: y ?? 0 }];
        }),
        links: links.flatMap(({ url }) => (url ? [url] : [])),
        structure: JSON.stringify(await page.getStructTree()),
      };
    }),
  );
  return {
    text: pages.map((page) => page.text).join("\n"),
    /** What stands in one line with a piece of text, from left to right. */
    lineWith: (text: string) => {
      const lines = pages.flatMap(({ pieces }) =>
        pieces
          .filter((piece) => piece.text.includes(text))
          .map(({ y }) => pieces.filter((other) => other.y === y).toSorted((one, other) => one.x - other.x)),
      );
      return lines.map((line) => line.map((piece) => piece.text.trim()).filter((one) => one !== ""));
    },
    links: pages.flatMap((page) => page.links),
    structure: pages.map((page) => page.structure).join(""),
    outline: (await pdf.getOutline()).map((entry) => entry.title),
    pageCount: pdf.numPages,
  };
}

describe("making a report", () => {
  test("tells of what is confirmed alone, tagged, bookmarked and with links, once, and spends once", async () => {
    const dossier = await aDossier(owner, "Benedikta Osei");
    await anIncident(owner, dossier, {
      title: "Shouted slurs at a shop-keeper",
      text: "She shouted slurs, the court heard on Monday.",
    });
    await anIncident(owner, dossier, {
      title: "קריאות נאצה כלפי בעל חנות",
      text: "הנאשמת קיללה את בעל החנות ביום שני, כך נאמר בבית המשפט.",
    });
    await anIncident(owner, dossier, {
      title: "Never looked at by anyone",
      text: "Quokkas were mentioned in passing.",
      isConfirmed: false,
    });
    const before = await credits.balance(context.db, owner.workspaceId);
    const key = newId();
    const asked = await Promise.all([
      request(dossier.dossierId, key),
      request(dossier.dossierId, key),
      request(dossier.dossierId),
    ]);
    expect(new Set(asked).size).toBe(1);
    const reportId = asked[0] ?? "";
    expect(await credits.balance(context.db, owner.workspaceId)).toBe(before - 250);
    await work(reportId);
    await work(reportId);
    const view = await reports.find(owner, reportId);
    expect(view).toMatchObject({ status: "ready", stage: null, failure: null, incident_count: 2 });
    expect(await credits.balance(context.db, owner.workspaceId)).toBe(before - 250);
    const [settled] = await context.db
      .select({ count: count() })
      .from(creditEntries)
      .where(and(eq(creditEntries.reference, reportId), eq(creditEntries.kind, "commit")));
    expect(settled?.count).toBe(1);

    const { bytes, sha256 } = await reports.readFile(owner, reportId);
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    expect(view?.sha256).toBe(sha256);
    const pdf = await read(bytes);
    expect(pdf.pageCount).toBe(view?.page_count);
    expect(pdf.text).toContain("Benedikta Osei");
    expect(pdf.text).toContain("She shouted slurs, the court heard on Monday.");
    expect(pdf.text).toContain("Security of an institution");
    expect(pdf.text).not.toContain("Quokkas");
    expect(pdf.text).not.toContain("Never looked at");
    expect(pdf.links).toContain("https://gazette.example/report?a=1&b=2");
    expect(pdf.links.some((link) => link.endsWith(`/verify/${view?.code}`))).toBe(true);
    expect(pdf.outline).toEqual([
      "Purpose and acceptable use",
      "Summary",
      "Confirmed incidents",
      "Sources",
      "What was searched and set aside",
      "Method and limits",
    ]);
    expect(pdf.structure).toContain('"role":"H1"');
    expect(pdf.structure).toContain('"role":"Table"');
    expect(Buffer.from(bytes).includes("/MarkInfo")).toBe(true);
    // Downloaded again, at no cost.
    await reports.readFile(owner, reportId);
    expect(await credits.balance(context.db, owner.workspaceId)).toBe(before - 250);
    const trail = await context.db
      .select({ action: auditEntries.action, details: auditEntries.details })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, reportId));
    expect(trail.map(({ action }) => action).toSorted()).toEqual(["export", "export", "make-report", "request-report"]);
    expect(trail.map(({ details }) => details["dossierId"])).toEqual(trail.map(() => dossier.dossierId));
  });

  test("markup in what a source says is words, and what no font has is written out", async () => {
    const dossier = await aDossier(owner, "Casimir Adeyemi-Holt");
    const text = '#panic("x") *bold* $1+1$ @ref <label> `code` \\ // and 李小龍 said [it].';
    await anIncident(owner, dossier, { title: '#read("/etc/passwd")', text });
    const reportId = await request(dossier.dossierId);
    await work(reportId);
    const pdf = await read((await reports.readFile(owner, reportId)).bytes);
    expect(pdf.text.replaceAll(/\s+/gu, " ")).toContain('#panic("x") *bold* $1+1$ @ref <label> `code` \\ // and [U+674E]');
    expect(pdf.text).toContain('#read("/etc/passwd")');
  });

  test("in a line of ours, words that run from right to left keep the Latin ones among them in their place", async () => {
    const dossier = await aDossier(owner, "Рувим Ояшевский");
    await anIncident(owner, dossier, { title: "קריאות נאצה ברחוב Merrow", text: "הנאשם קילל את בעל החנות." });
    const reportId = await request(dossier.dossierId);
    await work(reportId);
    const pdf = await read((await reports.readFile(owner, reportId)).bytes);
    // The contents, the summary and the heading; the source's own title begins in English.
    const lines = pdf
      .lineWith("Merrow")
      .filter((line) => line.some((piece) => /[א-ת]/u.test(piece)) && !line.includes("Report:"));
    expect(lines).toHaveLength(3);
    for (const line of lines) {
      const latin = line.findIndex((piece) => piece.includes("Merrow"));
      const hebrew = line.findIndex((piece) => /[א-ת]/u.test(piece));
      expect(latin, line.join(" | ")).toBeLessThan(hebrew);
    }
  });

  test("a source whose bytes were altered is told beside its quotation", async () => {
    const dossier = await aDossier(owner, "Thaddeus Okonkwo-Rell");
    const { sourceId } = await anIncident(owner, dossier);
    await anIncident(owner, dossier, { title: "Left as it was" });
    const [source] = await context.db.select({ sha256: sources.sha256 }).from(sources).where(eq(sources.id, sourceId));
    const sha256 = source?.sha256 ?? "";
    const file = path.join(context.app.env.DATA_DIR, "files", sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    await writeFile(file, "something else");
    const reportId = await request(dossier.dossierId);
    await work(reportId);
    const pdf = await read((await reports.readFile(owner, reportId)).bytes);
    const told = pdf.text.replaceAll(/\s+/gu, " ").match(/this quotation cannot be relied on/gu);
    expect(told).toHaveLength(1);
  });

  test("a dossier without anything confirmed says so as a result", async () => {
    const dossier = await aDossier(owner, "Ingrid Mbeki-Lowe");
    const reportId = await request(dossier.dossierId);
    await work(reportId);
    const pdf = await read((await reports.readFile(owner, reportId)).bytes);
    expect(pdf.text).toContain("No incident in this dossier has been confirmed by a person");
  });

  test("cancelled while it is made: nothing is kept or charged", async () => {
    const dossier = await aDossier(owner, "Leopold Sanogo-Reyes");
    const before = await credits.balance(context.db, owner.workspaceId);
    const reportId = await request(dossier.dossierId);
    const making = work(reportId);
    expect(await reports.cancel(owner, reportId)).toEqual({ cancelled: true });
    await making;
    expect(await reports.cancel(owner, reportId)).toEqual({ cancelled: false });
    expect(await reports.find(owner, reportId)).toMatchObject({ status: "cancelled", sha256: null });
    expect(await credits.balance(context.db, owner.workspaceId)).toBe(before);
    await expect(reports.readFile(owner, reportId)).rejects.toMatchObject({ code: "not-found" });
  });

  test("what cannot be made fails in words, and the credits come back", async () => {
    const dossier = await aDossier(owner, "Maud Karimi-Steen");
    const before = await credits.balance(context.db, owner.workspaceId);
    const reportId = await request(dossier.dossierId);
    await context.db.update(table).set({ dossierId: null }).where(eq(table.id, reportId));
    await work(reportId);
    expect(await reports.find(owner, reportId)).toMatchObject({
      status: "failed",
      failure: expect.stringContaining("Nothing was charged") as string,
    });
    expect(await credits.balance(context.db, owner.workspaceId)).toBe(before);
  });
});

describe("who may", () => {
  test.each(["basic", "pro"] as const)("a %s workspace is told of the plan, and nothing is charged", async (plan) => {
    const workspaceId = await aWorkspace(context.db, { plan, credit: 1_000 });
    const member = context.as(await aMember(context.db, workspaceId), workspaceId);
    const { dossierId } = await aDossier(member, "Tobiah Ferreira-Lund");
    const before = await credits.balance(context.db, workspaceId);
    expect(await reports.request(member, { dossierId, idempotencyKey: newId() })).toEqual({ ok: false, reason: "plan" });
    expect(await credits.balance(context.db, workspaceId)).toBe(before);
    expect(await reports.list(member, dossierId)).toEqual([]);
  });

  test("too few credits: what is missing is said, and nothing is written", async () => {
    const workspaceId = await aWorkspace(context.db, { plan: "enterprise", credit: 200 });
    const member = context.as(await aMember(context.db, workspaceId), workspaceId);
    const { dossierId } = await aDossier(member, "Rosalind Achterberg");
    expect(await reports.request(member, { dossierId, idempotencyKey: newId() })).toEqual({
      ok: false,
      reason: "not-enough-credits",
      balance: 200,
      cost: 250,
    });
    expect(await reports.list(member, dossierId)).toEqual([]);
  });

  test("another workspace finds neither the dossier nor the report", async () => {
    const dossier = await aDossier(owner, "Ottoline Varga");
    const reportId = await request(dossier.dossierId);
    await context.db.update(workspaces).set({ plan: "enterprise" }).where(eq(workspaces.id, context.stranger.workspaceId));
    await expect(
      reports.request(context.stranger, { dossierId: dossier.dossierId, idempotencyKey: newId() }),
    ).rejects.toMatchObject({ code: "not-found" });
    expect(await reports.list(context.stranger, dossier.dossierId)).toEqual([]);
    expect(await reports.find(context.stranger, reportId)).toBeNull();
    await expect(reports.cancel(context.stranger, reportId)).rejects.toMatchObject({ code: "not-found" });
    await expect(reports.readFile(context.stranger, reportId)).rejects.toMatchObject({ code: "not-found" });
    await reports.cancel(owner, reportId);
  });
});

describe("verifying a report", () => {
  test("tells of every later change by its number, and nothing about the person", async () => {
    const dossier = await aDossier(owner, "Philippa Oyelaran");
    const made: string[] = [];
    for (const word of ["one", "two", "three", "four"]) {
      made.push(
        (await anIncident(owner, dossier, { title: `Incident ${word}`, text: `She did ${word} of it, the page says.` }))
          .incidentId,
      );
    }
    const reportId = await request(dossier.dossierId);
    await work(reportId);
    const view = await reports.find(owner, reportId);
    const verify = () => verifyReport(context.anyone, { code: view?.code.toLowerCase() ?? "", address: "192.0.2.7" });
    expect(await verify()).toMatchObject({ sha256: view?.sha256, incident_count: 4, changes: [] });

    const [row] = await context.db.select({ contents: table.contents }).from(table).where(eq(table.id, reportId));
    const numbered = row?.contents?.incidents.map(({ incidentId }) => incidentId) ?? [];
    const [first = "", second = "", third = ""] = numbered;
    expect(numbered.toSorted()).toEqual(made.toSorted());
    await context.db.update(behaviorIncidents).set({ summary: "Corrected." }).where(eq(behaviorIncidents.id, first));
    await review(owner, { incidentId: second, verdict: "dispute", reason: "The date is wrong" });
    await review(owner, { incidentId: third, verdict: "another-person", reason: "Another of that name" });
    const answer = await verify();
    expect(answer?.changes).toEqual([
      { number: 1, change: "corrected" },
      { number: 2, change: "disputed" },
      { number: 3, change: "withdrawn" },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/Philippa|Oyelaran|Incident|Corrected|Another/);

    await context.db.update(table).set({ dossierId: null }).where(eq(table.id, reportId));
    expect((await verify())?.changes.map(({ change }) => change)).toEqual(Array(4).fill("withdrawn"));
  });

  test("an unknown code, and one that is none, bring nothing; guessing is slowed down", async () => {
    const ask = (code: string) => verifyReport(context.anyone, { code, address: "192.0.2.8" });
    expect(await ask("0000-0000-0000-0000-0000")).toBeNull();
    expect(await ask("<script>")).toBeNull();
    for (let index = 0; index < 58; index += 1) await ask("nothing");
    await expect(ask("0000-0000-0000-0000-0000")).rejects.toMatchObject({ code: "too-many-requests" });
  });
});
