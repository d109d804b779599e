import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { demoWorkspace } from "#app/db/demo/manifest.ts";
import type { SourcePage } from "#app/features/sources/source-view.ts";
import {
  expectAccessible,
  expectFieldMessage,
  expectGone,
  expectPath,
  expectToFit,
  expectVisible,
  patience,
  screens,
  test,
} from "#tests/support/browser.ts";
import { aDocx, aPdf } from "#tests/support/documents.ts";
import { asOwner } from "#tests/support/running-product.ts";

const library = `/${demoWorkspace.slug}/library`;
const sourcePath = new RegExp(`^${library}/[0-9a-f-]{36}$`);

type GivenFile = { name: string; mimeType: string; buffer: Buffer };
const file = (name: string, mimeType: string, content: string | Buffer): GivenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** One document of each kind about a subject that no other document has. */
function documentsAbout(subject: string) {
  const sentence = `The harbour board discussed the ${subject} at length and approved it on Tuesday.`;
  const more = "Two members asked for the figures of the year before, which will be sent with the minutes of the next meeting.";
  return {
    html: file(
      `${subject} page.html`,
      "text/html",
      `<!doctype html><html lang="en"><head><title>${subject}: a page</title><script>document.title = "a script ran"; parent.postMessage("ran", "*")</script></head><body><nav><a href="/">Front page</a></nav><main><article><h1>${subject}: a page</h1><p>${sentence}</p><p>${more}</p><form action="https://elsewhere.example/"><input name="a"><button>Send</button></form><iframe src="https://elsewhere.example/"></iframe><img src="https://elsewhere.example/pixel.gif" alt="" onerror="document.title='an image ran'"></article></main></body></html>`,
    ),
    pdf: file(`${subject} report.pdf`, "application/pdf", aPdf([`${subject}: a report`, sentence, more])),
    txt: file(`${subject} note.txt`, "text/plain", `${subject}: a note\n\n${sentence}\n\n${more}\n`),
    docx: file(`${subject} letter.docx`, "application/octet-stream", aDocx([`${subject}: a letter`, sentence, more])),
    eml: file(
      `${subject} mail.eml`,
      "message/rfc822",
      `From: Noor Lindqvist <noor@harbour.example>\r\nTo: Ezra Okonjo <ezra@harbour.example>\r\nSubject: ${subject}: a mail\r\nDate: Tue, 03 Mar 2026 09:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${sentence}\r\n\r\n${more}\r\n`,
    ),
    empty: file(`${subject} empty.txt`, "text/plain", ""),
    program: file(
      `${subject} tool.pdf`,
      "application/pdf",
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 3, 0, 62, 0]),
    ),
    broken: file(`${subject} broken.pdf`, "application/pdf", "%PDF-1.7\nnothing of a PDF follows"),
  };
}

/** Opens the library with the dialog that adds to it. */
async function openAdding(page: Page) {
  await page.goto(library);
  const dialog = page.getByRole("dialog", { name: "Add sources" });
  await page.getByRole("button", { name: "Add sources" }).first().click();
  await expectVisible(dialog);
  return dialog;
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.getByLabel("Search the library").fill(query);
  await expect
    .poll(() => new URL(page.url()).searchParams.get("q") ?? "", { timeout: patience })
    // Quotation marks are told apart from those of JSON.
    .toBeOneOf([query, JSON.stringify(query)]);
}

describe.each(screens)("the library at $name", (screen) => {
  const isWide = screen.width > 800;

  test(
    "takes many files at once, says what became of each, and finds, shows and gives back what was archived",
    { timeout: 120_000 },
    async ({ visit }) => {
      const { page } = await visit(screen, { as: "owner" });
      const subject = isWide ? "Quernstone dredging" : "Lanyard buoyage";
      const documents = documentsAbout(subject);
      const dialog = await openAdding(page);
      await expectAccessible(page);
      await expectToFit(page);
      await dialog.locator('input[type="file"]').setInputFiles(Object.values(documents));
      const line = (name: string) => dialog.getByRole("list", { name: "Files" }).getByRole("listitem").filter({ hasText: name });
      for (const { name } of [documents.html, documents.pdf, documents.txt, documents.docx, documents.eml]) {
        await expectVisible(line(name).getByText("Added as"));
      }
      await expectVisible(
        line(documents.empty.name).getByText("This file is empty"),
        line(documents.program.name).getByText(
          "only web pages, PDFs, plain text, Word documents (DOCX) and e-mails (EML) can be read",
        ),
        line(documents.broken.name).getByText(/damaged|cannot be read/),
      );
      await expectAccessible(page);
      await expectToFit(page);
      await dialog.getByRole("button", { name: "Clear finished" }).click();
      await dialog.locator('input[type="file"]').setInputFiles([documents.txt]);
      await expectVisible(line(documents.txt.name).getByText("Already there"));
      await page.keyboard.press("Escape");
      await expectGone(dialog);

      // All five are found by their words, which are marked.
      await searchFor(page, subject);
      const results = page
        .getByRole("list", { name: "Sources" })
        .getByRole("listitem")
        .filter({ has: page.getByRole("link") });
      await expect.poll(() => results.count(), { timeout: patience }).toBe(5);
      await expectVisible(page.getByText("5 sources found"));
      for (const result of await results.all()) {
        const marks = (await result.locator("mark").allInnerTexts()).join(" ").toLowerCase();
        for (const word of subject.toLowerCase().split(" ")) expect(marks).toContain(word);
      }
      await expectAccessible(page);
      await expectToFit(page);
      await searchFor(page, `"${subject.split(" ").toReversed().join(" ")}"`);
      await expectVisible(page.getByText("Nothing found"));
      await expectAccessible(page);
      await searchFor(page, subject);

      // Opened from the list: its text with the search marked, what is known of it, and the page as it was.
      await page.getByRole("link", { name: `${subject}: a page` }).click();
      await expectPath(page, sourcePath);
      await expectVisible(page.getByRole("heading", { name: `${subject}: a page`, level: 1 }), page.locator("mark"));
      const text = page.getByRole("tabpanel", { name: "Text", exact: true });
      await expectVisible(text.getByText(/approved it on Tuesday/));
      // Its navigation is no part of it.
      expect(await text.innerText()).not.toContain("Front page");
      const about = page.getByRole("region", { name: "About this source" });
      const sourceId = new URL(page.url()).pathname.split("/").at(-1);
      const stored = await asOwner<{ sha256: string }>("getSourceById", "GET", { sourceId });
      await expectVisible(
        about.getByText("Unchanged since it was archived"),
        about.getByText(documents.html.name),
        about.getByText("English"),
        about.getByText(stored.sha256.slice(0, 12)),
      );
      await expectAccessible(page);
      await expectToFit(page);
      await page.getByRole("tab", { name: "Archived page" }).click();
      const frame = page.locator("iframe");
      await expectVisible(frame);
      expect(await frame.getAttribute("sandbox")).toBe("");
      const inside = page.frameLocator("iframe");
      await expectVisible(inside.getByRole("heading", { name: `${subject}: a page` }));
      for (const gone of ["script", "form", "iframe", "img[src^='http']", "[onerror]"])
        expect(await inside.locator(gone).count(), gone).toBe(0);
      expect(await page.title()).toContain(`${subject}: a page`);
      const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Original" }).click()]);
      expect(download.suggestedFilename()).toBe(documents.html.name);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).equals(documents.html.buffer)).toBe(true);

      // Removed, and put back from the toast.
      const count = async () => (await asOwner<SourcePage>("getSources", "GET", { query: subject })).total;
      await page.getByRole("button", { name: "Remove" }).click();
      await expectPath(page, library);
      const toast = page.getByRole("region", { name: /Notifications/ });
      await expectVisible(toast.getByText("Removed from the library"));
      expect(await count()).toBe(4);
      await toast.getByRole("button", { name: "Undo" }).click();
      await expectVisible(toast.getByText("Back in the library"));
      expect(await count()).toBe(5);
    },
  );

  test("takes pasted text, and refuses addresses that are not public before it connects to them", async ({ visit }) => {
    const { page } = await visit(screen, { as: "member" });
    const title = `A pasted letter, read at ${screen.name}`;
    const dialog = await openAdding(page);
    await dialog.getByRole("tab", { name: "Paste text" }).click();
    const text = dialog.getByRole("textbox", { name: "Text", exact: true });
    const add = dialog.getByRole("button", { name: "Add text" });
    await add.click();
    await expectFieldMessage(text, "Text is required");
    await text.fill("!!");
    await add.click();
    await expectFieldMessage(text, "Text must be at least 10 letters");
    await text.fill(`The board thanks the harbour master for the letter that was read at ${screen.name}.`);
    await dialog.getByLabel(/^Title/).fill(title);
    await dialog.getByLabel(/^Address it is from/).fill("javascript:alert(1)");
    await add.click();
    await expectFieldMessage(dialog.getByLabel(/^Address it is from/), "URL is invalid");
    await expectAccessible(page);
    await dialog.getByLabel(/^Address it is from/).fill("https://harbour.example/letters/7");
    await add.click();
    await expectVisible(dialog.getByText("Added to the library"));
    await expectAccessible(page);

    await dialog.getByRole("tab", { name: "Web address" }).click();
    const address = dialog.getByRole("textbox", { name: "Web address" });
    const fetchIt = dialog.getByRole("button", { name: "Fetch and archive" });
    const refused: [address: string, words: RegExp][] = [
      ["", /URL is required/],
      ["harbour minutes", /URL is invalid/],
      ["http://127.0.0.1/", /This address is on a private network/],
      ["http://0x7f000001/", /This address is on a private network/],
      ["http://2130706433/", /This address is on a private network/],
      ["http://0177.0.0.1/", /This address is on a private network/],
      ["http://[::1]/", /This address is on a private network/],
      ["http://[::ffff:127.0.0.1]/", /This address is on a private network/],
      ["http://169.254.169.254/latest/meta-data/", /This address is on a private network/],
      ["ftp://harbour.example/minutes", /http/],
      ["file:///etc/passwd", /http/],
    ];
    for (const [given, words] of refused) {
      await address.fill(given);
      await fetchIt.click();
      await expectFieldMessage(address, words);
      expect(await address.inputValue()).toBe(given);
    }
    await expectAccessible(page);
    await expectToFit(page);
  });

  test("finds a name in Hebrew, and shows its page from right to left", async ({ visit }) => {
    const { page } = await visit(screen, { as: "member" });
    await page.goto(library);
    await searchFor(page, "עצמוני");
    const results = page.getByRole("list", { name: "Sources" });
    await expectVisible(results.locator("mark").filter({ hasText: "עצמוני" }));
    await expectAccessible(page);
    await expectToFit(page);
    const link = results
      .getByRole("listitem")
      .filter({ has: page.locator("mark", { hasText: "עצמוני" }) })
      .getByRole("link")
      .first();
    await link.click();
    await expectPath(page, sourcePath);
    const mark = page.locator("mark").filter({ hasText: "עצמוני" }).first();
    await expectVisible(page.getByRole("region", { name: "About this source" }), mark);
    expect(await mark.evaluate((element) => getComputedStyle(element).direction)).toBe("rtl");
    await expectAccessible(page);
    await expectToFit(page);

    // A source that does not exist leads back, and says so.
    await page.goto(`${library}/0192f0aa-0000-7000-8000-000000000000`);
    await expectPath(page, library);
    await expectVisible(page.getByRole("region", { name: /Notifications/ }).getByText("This source does not exist"));
  });
});
