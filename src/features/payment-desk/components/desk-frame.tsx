import type { ReactNode } from "react";
import { FlaskConical } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";

/** The frame of the embedded provider's pages: plainly not the product's own, and plainly without money. */
export function DeskFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-sunken">
      <header className="border-b border-line">
        <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-3 px-5 py-4">
          <span className="font-semibold text-ink">Local payments</span>
          <Badge tone="warning" icon={FlaskConical}>
            Test mode, no money moves
          </Badge>
        </div>
      </header>
      <main id="main" className="mx-auto grid max-w-4xl gap-8 px-5 py-8 sm:py-12">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        {children}
      </main>
    </div>
  );
}
