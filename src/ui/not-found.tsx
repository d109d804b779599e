import type { ReactNode } from "react";

type NotFoundProps = {
  /** What may have happened, in a sentence. */
  children?: ReactNode;
  /** Ways on: links that look like buttons. */
  actions?: ReactNode;
  /** Inside a page that has its own main area already. */
  nested?: boolean;
};

export function NotFound({
  children = "This address leads nowhere. It may have been moved or deleted, or it may not be yours to see.",
  actions,
  nested = false,
}: NotFoundProps) {
  const Area = nested ? "div" : "main";
  return (
    <Area className="grid min-h-[70dvh] place-items-center px-5 py-16">
      <div className="w-full max-w-lg">
        <p aria-hidden className="font-mono text-sm text-ink-muted">
          404
        </p>
        <h1 className="mt-2 text-2xl font-semibold text-ink">Not Found</h1>
        <div className="mt-2 text-ink-soft">{children}</div>
        {actions ? <div className="mt-6 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </Area>
  );
}
