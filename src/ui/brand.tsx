import { classNames } from "./class-names.ts";

/** The mark: a passage between quotation rules, ticked. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden className={classNames("size-7 shrink-0", className)}>
      <rect x="1" y="1" width="30" height="30" rx="8" className="fill-accent-soft stroke-accent/50" strokeWidth="1.25" />
      <path d="M8 9v14" className="stroke-accent" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M13 16.5l4 4.5 7.5-10" className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export function Brand({ className }: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2.5", className)}>
      <BrandMark />
      <span className="text-lg font-semibold tracking-tight text-ink">Attest</span>
    </span>
  );
}
