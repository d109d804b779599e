import { type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";

const looks = {
  plain: { frame: "", summary: "min-h-8 py-1 text-sm font-medium hover:text-accent", content: "mt-1" },
  heading: { frame: "", summary: "min-h-11 py-2 text-lg font-semibold hover:text-accent", content: "pt-2" },
  card: {
    frame: "rounded-md border border-line",
    summary: "flex min-h-11 items-center justify-between gap-3 px-3.5 py-2 text-sm font-medium hover:bg-raised",
    content: "border-t border-line",
  },
};

type DisclosureProps = {
  summary: ReactNode;
  look?: keyof typeof looks;
  className?: string;
  children: ReactNode;
};

/** Opens what stands behind a line. It is drawn when it is first opened: most of it is never looked at. */
export function Disclosure({ summary, look = "plain", className, children }: DisclosureProps) {
  const [isDrawn, setDrawn] = useState(false);
  const { frame, summary: line, content } = looks[look];
  return (
    <details className={classNames(frame, className)} onToggle={(event) => event.currentTarget.open && setDrawn(true)}>
      <summary className={classNames("cursor-pointer rounded-md text-ink select-none", line)}>{summary}</summary>
      {isDrawn ? <div className={content}>{children}</div> : null}
    </details>
  );
}
