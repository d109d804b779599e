import { Slot } from "radix-ui";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { TabCount, tabLook, tabRow } from "./tabs.tsx";

/** Tabs that are addresses: a row of links, the present one marked for readers too. */
export function NavTabs({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={classNames(tabRow, className)}>
      {children}
    </nav>
  );
}

type NavTabProps = {
  active: boolean;
  count?: number;
  /** The link element; its own children are the words. */
  children: ReactElement<{ children?: ReactNode }>;
};

export function NavTab({ active, count, children }: NavTabProps) {
  return (
    <Slot.Root
      aria-current={active ? "page" : undefined}
      className={classNames(tabLook, active && "border-accent! text-ink! forced-colors:border-[Highlight]!")}
    >
      {cloneElement(children, {}, children.props.children, count === undefined ? null : <TabCount key="count" count={count} />)}
    </Slot.Root>
  );
}
