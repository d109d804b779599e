import type { Page } from "playwright-core";

/**
 * Parts of pages that axe has found faultless, by everything that its verdict on them rests on: their markup, where they
 * stand in the document, the width of the window and their own size. One for all files of a worker: the sidebar of the
 * second page is that of the first, and the rows of a list are there again when one of them has been changed.
 */
const faultless = new Set<string>();

/** In the page: its parts that can be judged by themselves, outer before inner, each with what identifies it. */
async function partsInPage(): Promise<string[]> {
  const held = globalThis as unknown as { judgedParts: Element[] };
  held.judgedParts = [...document.querySelectorAll("nav, aside, header, footer, section, article, fieldset, li, tr")].filter(
    // Focus and the pointer change how a part looks, and no markup tells of it.
    (part) => !part.contains(document.activeElement) && !part.matches(":hover"),
  );
  const around = (element: Element): string => {
    const tags: string[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) tags.push((at.cloneNode(false) as Element).outerHTML);
    return tags.join("");
  };
  const bytes = (text: string) => new TextEncoder().encode(text);
  return Promise.all(
    held.judgedParts.map(async (part) => {
      const { width, height } = part.getBoundingClientRect();
      const markup = (around(part) + part.outerHTML).replaceAll(/_[rR]_\w*_/g, "");
      const whole = [innerWidth, document.styleSheets.length, Math.round(width), Math.round(height), markup].join("\n");
      const digest = await crypto.subtle.digest("SHA-256", bytes(whole));
      return [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }),
  );
}

/** Which of a page's parts were found faultless before, and the way to say that now all of them were. */
export async function readBefore(page: Page): Promise<{ known: number[]; remember: () => void }> {
  const keys = await page.evaluate(partsInPage);
  return {
    known: keys.flatMap((key, index) => (faultless.has(key) ? [index] : [])),
    remember: () => keys.forEach((key) => faultless.add(key)),
  };
}
