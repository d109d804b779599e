import { type Ref, useMemo } from "react";
import { splitByRanges, type TextRange } from "./text-ranges.ts";

type HighlightedTextProps = {
  text: string;
  ranges: readonly TextRange[];
  /** The first mark, for scrolling it into view. */
  firstMarkRef?: Ref<HTMLElement>;
  /** Id of the first mark, so that an address can point at it. */
  firstMarkId?: string;
};

/** The text with its ranges in `<mark>`: told by ground and underline, and by the browser to readers. */
export function HighlightedText({ text, ranges, firstMarkRef, firstMarkId }: HighlightedTextProps) {
  const segments = useMemo(() => splitByRanges(text, ranges), [text, ranges]);
  const first = segments.findIndex((segment) => segment.marked);
  return segments.map((segment, index) =>
    segment.marked ? (
      <mark
        key={segment.start}
        {...(index === first ? { ref: firstMarkRef, id: firstMarkId } : {})}
        className="scroll-my-24 rounded-[2px] bg-mark box-decoration-clone px-0.5 text-on-mark underline decoration-mark-line decoration-1 underline-offset-[0.22em]"
      >
        {segment.text}
      </mark>
    ) : (
      <span key={segment.start}>{segment.text}</span>
    ),
  );
}
