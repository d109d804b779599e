import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

const looks = {
  plain: { frame: "", summary: "min-h-8 py-1 text-sm font-medium hover:text-accent", content: "mt-1" },
  heading: { frame: "", summary: "min-h-11 py-2 text-lg font-semibold hover:text-accent", content: "pt-2" },
  card: {
    frame: "group/disclosure rounded-md border border-line",
    summary: "flex min-h-11 items-center justify-between gap-3 px-3.5 py-2 text-sm font-medium hover:bg-raised",
    content: "border-t border-line",
  },
};

type DisclosureProps = {
  summary: ReactNode;
  look?: keyof typeof looks;
  /** Paper cannot be opened: what is part of the matter is printed whether or not it is open. */
  opensInPrint?: boolean;
  className?: string;
  children: ReactNode;
};

/** Opens what stands behind a line. It is drawn when it is first opened: most of it is never looked at. */
export function Disclosure({ summary, look = "plain", opensInPrint = false, className, children }: DisclosureProps) {
  const [isDrawn, setDrawn] = useState(false);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!opensInPrint) return;
    let wasClosed = false;
    const open = () => {
      if (!part.current || part.current.open) return;
      wasClosed = true;
      part.current.open = true;
      flushSync(() => setDrawn(true));
    };
    const close = () => {
      if (part.current && wasClosed) part.current.open = false;
      wasClosed = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, [opensInPrint]);
  const { frame, summary: line, content } = looks[look];
  return (
    <details ref={part} className={classNames(frame, className)} onToggle={(event) => event.currentTarget.open && setDrawn(true)}>
      <summary className={classNames("cursor-pointer rounded-md text-ink select-none", line)}>
        {look === "card" ? (
          <>
            <span className="flex min-w-0 flex-1 items-center justify-between gap-3">{summary}</span>
            {/* A line that is laid out has no marker of its own. */}
            <Icon icon={ChevronDown} size="sm" className="shrink-0 text-ink-muted group-open/disclosure:rotate-180" />
          </>
        ) : (
          summary
        )}
      </summary>
      {isDrawn ? <div className={content}>{children}</div> : null}
    </details>
  );
}
