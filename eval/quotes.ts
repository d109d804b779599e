import { z } from "zod";
import { verifyQuotation } from "#app/features/sources/quotation.ts";

const quotesRow = z.object({ id: z.string(), page: z.string(), quote: z.string() });

/**
 * Does this quote stand in that page? The product's own check.
 *
 * @throws ZodError on a row that is not {id, page, quote}
 */
export function quotes(row: unknown): { id: string; verified: boolean } {
  const { id, page, quote } = quotesRow.parse(row);
  return { id, verified: verifyQuotation(page, quote) };
}
