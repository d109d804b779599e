import { Tabs as Primitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export const tabRow = "print:hidden flex max-w-full gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";
export const tabLook =
  "relative -mb-px inline-flex min-h-10 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 forced-colors:border-[Canvas] text-sm font-medium whitespace-nowrap text-ink-muted no-underline transition-colors touch:min-h-11 hover:text-ink focus-visible:-outline-offset-2";

export function Tabs({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root className={classNames("min-w-0", className)} {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List className={classNames(tabRow, className)} {...props} />;
}

type TabProps = ComponentProps<typeof Primitive.Trigger> & {
  /** How many things stand behind it. */
  count?: number;
};

export function Tab({ count, className, children, ...props }: TabProps) {
  return (
    <Primitive.Trigger
      className={classNames(
        tabLook,
        "disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:data-[state=active]:border-[Highlight]",
        className,
      )}
      {...props}
    >
      {children}
      {count === undefined ? null : <TabCount count={count} />}
    </Primitive.Trigger>
  );
}

export function TabCount({ count }: { count: number }) {
  return <span className="rounded-full bg-raised px-1.5 text-xs text-ink-soft tabular-nums">{count}</span>;
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content className={classNames("pt-5", className)} {...props} />;
}
