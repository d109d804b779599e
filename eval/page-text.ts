import { z } from "zod";
import { extractPage } from "#app/features/sources/page-text.ts";

const pageTextRow = z.object({ id: z.string(), url: z.string().nullish(), html: z.string() });

export type PageTextAnswer = { id: string; title: string; text: string; publishedAt: string | null };

/**
 * A page's title, main text and day of publication, as the product archives them.
 *
 * @throws ZodError on a row that is not {id, url?, html}
 */
export function pageText(row: unknown): PageTextAnswer {
  const { id, url, html } = pageTextRow.parse(row);
  const { title, text, publishedAt } = extractPage(html, url ?? null);
  return { id, title: title ?? "", text, publishedAt };
}
