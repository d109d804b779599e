import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Definition = { term: ReactNode; value: ReactNode; id?: string };

type DefinitionListProps = {
  items: readonly Definition[];
  /** "rows": term beside value; "stacked": term above value; "grid": stacked, in columns. */
  layout?: "rows" | "stacked" | "grid";
  className?: string;
};

const layouts = {
  rows: "divide-y divide-line",
  stacked: "flex flex-col gap-4",
  grid: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-4",
};

export function DefinitionList({ items, layout = "rows", className }: DefinitionListProps) {
  return (
    <dl className={classNames("text-sm", layouts[layout], className)}>
      {items.map((item, index) => (
        <div
          key={item.id ?? (typeof item.term === "string" ? item.term : index)}
          className={
            layout === "rows"
              ? "grid gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[minmax(8rem,1fr)_3fr]"
              : "min-w-0"
          }
        >
          <dt className="text-ink-muted">{item.term}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere text-ink">
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
