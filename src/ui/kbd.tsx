import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-5 min-w-5 place-items-center rounded-sm border border-line-strong border-b-2 bg-raised px-1.5 font-mono text-xs leading-none text-ink-soft">
      {children}
    </kbd>
  );
}
