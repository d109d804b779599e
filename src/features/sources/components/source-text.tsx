import { useEffect, useMemo, useRef } from "react";
import { HighlightedText } from "#app/ui/highlighted-text.tsx";
import type { TextRange } from "#app/ui/text-ranges.ts";
import { divideIntoParagraphs } from "../paragraphs.ts";

type SourceTextProps = {
  text: string;
  /** The passage to show: marked, and scrolled into view. Offsets into `text`, in UTF-16 units. */
  highlight?: TextRange | null;
  /** Other places to mark, such as a search's hits; the first after `at` is scrolled into view. */
  found?: readonly TextRange[];
  at?: number;
};

/** More marks than these are no help to anyone, and slow a page down. */
const mostMarks = 500;

/** The marks around a place: those before it go first when there are too many. */
function firstFrom(found: readonly TextRange[], at: number): readonly TextRange[] {
  const after = found.findIndex((range) => range.end > at);
  const start = Math.max(0, Math.min(after === -1 ? found.length : after, found.length - mostMarks));
  return found.length <= mostMarks ? found : found.slice(start, start + mostMarks);
}

/** A source's text to read, each paragraph in the direction of its own script. */
export function SourceText({ text, highlight = null, found, at = 0 }: SourceTextProps) {
  const start = highlight?.start;
  const end = highlight?.end;
  const paragraphs = useMemo(() => {
    const isPassage = start !== undefined && end !== undefined && end > start;
    const marks = isPassage ? [{ start, end }] : firstFrom(found ?? [], at);
    return divideIntoParagraphs(text, marks);
  }, [text, start, end, found, at]);
  const from = start ?? at;
  const shown = paragraphs.findIndex((paragraph) => paragraph.ranges.some((range) => paragraph.start + range.end > from));
  const mark = useRef<HTMLElement>(null);
  /** Where the first mark stands, for as long as it does; null without one. */
  const place = shown === -1 ? null : `${shown}:${from}:${text.length}`;
  useEffect(() => {
    if (place !== null) mark.current?.scrollIntoView({ block: "center" });
  }, [place]);
  return (
    <div className="max-w-prose space-y-4 font-serif text-base leading-relaxed text-ink-soft">
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph.start} dir="auto" className="whitespace-pre-line wrap-anywhere">
          <HighlightedText text={paragraph.text} ranges={paragraph.ranges} {...(index === shown ? { firstMarkRef: mark } : {})} />
        </p>
      ))}
    </div>
  );
}
