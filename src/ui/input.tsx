import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type InputProps = Omit<ComponentProps<"input">, "size" | "prefix"> & {
  size?: "md" | "lg";
  /** Inside the edge, before the text: an icon or a short word. */
  leading?: ReactNode;
  /** Inside the edge, after the text: a unit, a button. */
  trailing?: ReactNode;
};

export function Input({ size = "md", leading, trailing, className, type = "text", ...props }: InputProps) {
  const control = (
    <input
      type={type}
      dir={type === "text" || type === "search" ? "auto" : undefined}
      className={classNames(
        // 16 px where fingers press: phones zoom the whole page into a control with smaller text.
        "control touch:text-[1rem]",
        size === "lg" ? "min-h-11 text-base" : "min-h-9 text-sm touch:min-h-11",
        leading ? "ps-9" : "ps-3",
        trailing ? "pe-10" : "pe-3",
        !leading && !trailing && className,
      )}
      {...props}
    />
  );
  if (!leading && !trailing) return control;
  return (
    <div className={classNames("relative w-full", className)}>
      {leading ? (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-9 place-items-center text-ink-muted">
          {leading}
        </span>
      ) : null}
      {control}
      {trailing ? (
        <span className="absolute inset-y-0 end-0 grid min-w-10 place-items-center text-sm text-ink-muted">{trailing}</span>
      ) : null}
    </div>
  );
}
