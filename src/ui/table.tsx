import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TableProps = ComponentProps<"table"> & {
  /** Names the table; read out, and shown with `showCaption`. */
  caption: string;
  showCaption?: boolean;
};

/** Scrolls within itself where it is wider than its place; the keyboard can reach and scroll it. */
export function Table({ caption, showCaption = false, className, children, ...props }: TableProps) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className="relative w-full overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className={classNames("w-full border-collapse text-sm wrap-break-word", className)} {...props}>
        <caption className={showCaption ? "px-4 py-3 text-start text-sm font-medium" : "sr-only"}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return <thead className="border-b border-line bg-raised/50">{children}</thead>;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} className={classNames("divide-y divide-line", props.className)} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return <tr className={classNames("align-middle", className)} {...props} />;
}

type CellAlign = { align?: "start" | "end" | "center" };
const alignments = { start: "text-start", end: "text-end tabular-nums", center: "text-center" };

export function TableHeader({
  align = "start",
  scope = "col",
  className,
  ...props
}: Omit<ComponentProps<"th">, "align"> & CellAlign) {
  return (
    <th
      scope={scope}
      className={classNames(
        "px-4 py-2.5 font-medium",
        scope === "col" ? "text-xs whitespace-nowrap text-ink-muted" : "min-w-44 wrap-anywhere text-ink",
        alignments[align],
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ align = "start", className, ...props }: Omit<ComponentProps<"td">, "align"> & CellAlign) {
  return <td className={classNames("min-w-24 px-4 py-3 text-ink-soft", alignments[align], className)} {...props} />;
}
