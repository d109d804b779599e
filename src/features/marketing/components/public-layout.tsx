import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "#app/ui/brand.tsx";
import { Button } from "#app/ui/button.tsx";

const footer = [
  {
    title: "Product",
    links: [
      { to: "/pricing", label: "Pricing" },
      { to: "/legal/method", label: "Method" },
      { to: "/sign-in", label: "Sign in" },
    ],
  },
  {
    title: "Rules",
    links: [
      { to: "/legal/acceptable-use", label: "Acceptable use" },
      { to: "/legal/terms-of-use", label: "Terms of use" },
      { to: "/legal/privacy-policy", label: "Privacy policy" },
      { to: "/legal/subject-requests", label: "Requests of people recorded" },
      { to: "/legal", label: "All legal pages" },
    ],
  },
] as const;

/** What stands around every public page: the way home, to the plans and in. */
export function PublicLayout({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-page flex-col px-5 sm:px-8">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:rounded-md focus:bg-raised focus:px-3 focus:py-2"
      >
        Skip to the content
      </a>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4">
        <Link to="/" aria-label="Attest, home" className="inline-flex min-h-11 items-center rounded-md">
          <Brand />
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-2 flex basis-full items-center text-sm sm:order-none sm:mx-0 sm:ms-auto sm:basis-auto"
        >
          <HeaderLink to="/legal/method">Method</HeaderLink>
          <HeaderLink to="/pricing">Pricing</HeaderLink>
          <HeaderLink to="/legal">Legal</HeaderLink>
        </nav>
        <Button asChild variant="outline">
          {isSignedIn ? <Link to="/app">Open the app</Link> : <Link to="/sign-in">Sign in</Link>}
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="below-fold mt-20 border-t border-line py-10 text-sm">
        <div className="flex flex-wrap justify-between gap-x-16 gap-y-8">
          <div className="max-w-xs">
            <Brand />
            <p className="mt-3 text-ink-muted">Every claim is attested by a source that a person can open.</p>
          </div>
          <div className="flex flex-wrap gap-x-16 gap-y-8">
            {footer.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="font-semibold text-ink">{title}</h2>
                <ul className="mt-2">
                  {links.map(({ to, label }) => (
                    <li key={to}>
                      <Link
                        to={to}
                        className="inline-flex min-h-9 items-center rounded-sm text-ink-soft hover:text-ink hover:underline touch:min-h-11"
                      >
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
        </div>
      </footer>
    </div>
  );
}

function HeaderLink({ to, children }: { to: "/pricing" | "/legal" | "/legal/method"; children: ReactNode }) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: true, includeSearch: false }}
      className="inline-flex min-h-11 items-center rounded-md px-2.5 text-ink-soft hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-[0.4em]"
    >
      {children}
    </Link>
  );
}
