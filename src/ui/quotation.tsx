import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import type { TextRange } from "./text-ranges.ts";

type QuotationProps = {
  /** The words as they stand in the source. */
  text: string;
  /** Parts of the words to mark. */
  ranges?: readonly TextRange[];
  /** What stands around the words in the source; shown fainter, outside the quotation marks. */
  before?: string;
  after?: string;
  /** BCP 47 tag of the words' language, where known. */
  lang?: string;
  /** Address of the source, for machines. */
  cite?: string;
  /** The source line: title or site, mostly a link. */
  source?: ReactNode;
  date?: ReactNode;
  /** A fingerprint of the archived copy; shown shortened, whole on hover and to readers. */
  hash?: string;
  /** At the end: how it was checked, buttons. */
  actions?: ReactNode;
  className?: string;
};

/** Evidence: a passage word for word, with its source, date and fingerprint. */
export function Quotation({
  text,
  ranges = [],
  before,
  after,
  lang,
  cite,
  source,
  date,
  hash,
  actions,
  className,
}: QuotationProps) {
  const hasLine = Boolean(source || date || hash);
  // The direction is that of the words, and the rule, the source line and the buttons follow it.
  return (
    <figure dir="auto" className={classNames("min-w-0 border-s-[3px] border-accent/70 ps-4", className)}>
      <blockquote cite={cite} lang={lang} className="font-serif text-base leading-relaxed text-ink">
        {before ? <span className="text-ink-muted">{before} </span> : null}
        <span aria-hidden className="text-ink-muted">
          “
        </span>
        <HighlightedText text={text} ranges={ranges} />
        <span aria-hidden className="text-ink-muted">
          ”
        </span>
        {after ? <span className="text-ink-muted"> {after}</span> : null}
      </blockquote>
      {hasLine || actions ? (
        <figcaption className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-muted">
          {source ? <cite className="font-medium text-ink-soft not-italic [unicode-bidi:isolate]">{source}</cite> : null}
          {date ? (
            <span dir="auto" className="tabular-nums">
              {date}
            </span>
          ) : null}
          {hash ? <Hash value={hash} /> : null}
          {actions ? (
            <span dir="auto" className="flex flex-wrap items-center gap-2">
              {actions}
            </span>
          ) : null}
        </figcaption>
      ) : null}
    </figure>
  );
}

/** A fingerprint in monospace: its first 12 characters on the screen, all of it on paper, on hover and to readers. */
export function Hash({ value, label = "SHA-256" }: { value: string; label?: string }) {
  return (
    <span dir="ltr" className="inline-flex flex-wrap items-baseline gap-x-1.5" title={value}>
      <span className="text-ink-muted">{label}</span>
      <code className="rounded-sm border border-line bg-sunken px-1.5 py-px font-mono text-[0.6875rem] text-ink-soft">
        <span className="sr-only print:not-sr-only">{value}</span>
        <span aria-hidden className="print:hidden">
          {value.length > 12 ? `${value.slice(0, 12)}…` : value}
        </span>
      </code>
    </span>
  );
}
