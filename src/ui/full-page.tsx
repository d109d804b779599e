import type { ReactElement, ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { classNames } from "./class-names.ts";

type FullPageProps = {
  /** The link around the brand. */
  brandLink: (brand: ReactNode) => ReactElement;
  /** At the end of the header: who is signed in, a way out. */
  actions?: ReactNode;
  width?: "prose" | "page";
  children: ReactNode;
};

/** A page without the workspace's sidebar: a header with the brand, and one column. */
export function FullPage({ brandLink, actions, width = "prose", children }: FullPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-2 sm:px-8 [&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:rounded-md">
        {brandLink(<Brand />)}
        {actions ? <div className="flex items-center gap-3">{actions}</div> : null}
      </header>
      <main
        id="main"
        tabIndex={-1}
        className={classNames(
          "mx-auto w-full flex-1 px-5 pt-10 pb-32 outline-none sm:px-8 sm:pb-10",
          width === "prose" ? "max-w-prose" : "max-w-4xl",
        )}
      >
        {children}
      </main>
    </div>
  );
}
