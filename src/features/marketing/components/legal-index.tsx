import { Link } from "@tanstack/react-router";
import { legalPages } from "../legal-pages.ts";

export function LegalIndex() {
  return (
    <div className="py-10">
      <h1 className="text-3xl font-semibold tracking-tight text-ink">Legal</h1>
      <p className="mt-3 max-w-2xl text-ink-soft">The rules that Attest keeps, and those it asks its users to keep.</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2">
        {legalPages.map(({ to, title, about }) => (
          <li key={to} className="relative rounded-lg border border-line bg-surface p-5 hover:border-line-strong">
            <h2 className="text-base font-semibold text-ink">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
                {title}
              </Link>
            </h2>
            <p className="mt-1.5 text-ink-muted">{about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
