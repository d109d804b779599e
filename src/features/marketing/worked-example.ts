import type { AllegationStatus } from "#app/features/incidents/allegation.ts";
import type { SetAsideReason } from "#app/features/searches/engine/judgement.ts";

/** A page of the example with what makes it checkable. `sha256` is of the archived bytes, in hexadecimal. */
export type ExamplePage = { title: string; url: string | null; published_on: string | null; sha256: string };

export type ExampleQuotation = { text: string; page: ExamplePage };

/**
 * One finding of the embedded engine about an invented person, with what it rests on, and the pages
 * about the same name that it set aside: what the home page shows instead of a drawing.
 */
export type WorkedExample = {
  subject: { name: string; employer: string; city: string; birth_year: number };
  title: ExampleQuotation;
  /** 'November, 2023' or 'Unknown date'. */
  date: string;
  /** Latest first; a sentence that tells of two steps stands once. */
  outcomes: { statuses: AllegationStatus[]; quotation: ExampleQuotation }[];
  identity: { stance: "for" | "against" | "missing"; statement: string }[];
  set_aside: { reason: SetAsideReason; words: string; quotation: ExampleQuotation }[];
  pages_read: number;
};
