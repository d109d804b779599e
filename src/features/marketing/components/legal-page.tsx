import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { legalPages } from "../legal-pages.ts";

/** A document under /legal: its title, its date, its text and the way to its neighbours. */
export function LegalPage({
  title,
  effective,
  lead,
  children,
  after,
}: {
  title: string;
  effective: string;
  lead: string;
  children: ReactNode;
  /** Below the text, and no running text itself: a form. */
  after?: ReactNode;
}) {
  return (
    <div className="grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,1fr)_14rem]">
      <div className="grid min-w-0 content-start gap-8">
        <article className="prose">
          <h1>{title}</h1>
          <p className="text-lg text-ink-soft">{lead}</p>
          <p className="text-sm text-ink-muted">In force since {effective}.</p>
          {children}
        </article>
        {after}
      </div>
      <nav aria-label="Legal pages" className="text-sm lg:sticky lg:top-6 lg:self-start">
        <h2 className="font-semibold text-ink">Legal pages</h2>
        <ul className="mt-2">
          {legalPages.map((page) => (
            <li key={page.to}>
              <Link
                to={page.to}
                className="inline-flex min-h-9 items-center rounded-sm text-ink-soft hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink touch:min-h-11"
              >
                {page.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
