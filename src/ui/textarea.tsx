import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Grows with its text where the browser can; `rows` is the least height. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      dir="auto"
      className={classNames(
        "control max-h-[60vh] resize-y px-3 py-2 text-sm leading-relaxed touch:text-[1rem] [field-sizing:content]",
        className,
      )}
      style={{ minHeight: `calc(${rows} * 1.625em + 1rem + 2px)` }}
      {...props}
    />
  );
}
