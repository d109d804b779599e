import { CircleHelp } from "lucide-react";
import { useId, useRef, type ReactNode, type ToggleEvent } from "react";
import { Icon } from "./icon.tsx";

const width = 288;
const gap = 6;

/**
 * What a term of art means, in one sentence, beside the term. The browser's own popover: it opens by pointer, finger and
 * keyboard, also before scripts have come; Escape and a press elsewhere close it. Readers hear the sentence with the button.
 */
export function HelpTip({ term, children }: { term: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  function place(event: ToggleEvent<HTMLSpanElement>) {
    const at = button.current?.getBoundingClientRect();
    if (event.newState !== "open" || !at) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const { style } = event.currentTarget;
    style.left = `${Math.max(8, Math.min(at.left - 12, clientWidth - width - 8))}px`;
    // Above where there is little room below.
    const isLow = at.bottom > clientHeight - 140;
    style.top = isLow ? "auto" : `${at.bottom + gap}px`;
    style.bottom = isLow ? `${clientHeight - at.top + gap}px` : "auto";
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={`What “${term}” means`}
        aria-describedby={id}
        className="-my-1 inline-grid size-6 place-items-center rounded-full align-middle text-ink-muted hover:text-ink touch:-my-2.5 touch:size-9 print:hidden"
      >
        <Icon icon={CircleHelp} size="sm" />
      </button>
      <span
        id={id}
        popover="auto"
        onBeforeToggle={place}
        style={{ width, margin: 0, inset: "auto" }}
        className="overlay-panel fixed max-w-[calc(100vw-1rem)] rounded-md px-3 py-2 text-start text-xs font-normal text-ink"
      >
        {children}
      </span>
    </>
  );
}
