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

/** A source's text to read, each paragraph in the direction of its own script. */
export function SourceText({ text, highlight = null, found, at = 0 }: SourceTextProps) {
  const start = highlight?.start;
  const end = highlight?.end;
  const paragraphs = useMemo(() => {
    const marks = start !== undefined && end !== undefined && end > start ? [{ start, end }] : [...(found ?? [])];
    return divideIntoParagraphs(text, marks);
  }, [text, start, end, found]);
  const from = start ?? at;
  const shown = paragraphs.findIndex((paragraph) => paragraph.ranges.some((range) => paragraph.start + range.end > from));
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center" });
  }, [shown, from, text]);
  return (
    <div className="max-w-prose space-y-4 font-serif text-base leading-relaxed text-ink-soft">
      {paragraphs.map((paragraph, index) => (
        <p key={paragraph.start} dir="auto" className="whitespace-pre-line wrap-anywhere">
          <HighlightedText
            text={paragraph.text}
            ranges={paragraph.ranges}
            {...(index === shown ? { firstMarkRef: mark } : {})}
          />
        </p>
      ))}
    </div>
  );
}
