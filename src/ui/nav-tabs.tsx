import { Slot } from "radix-ui";
import { cloneElement, useEffect, useRef, type ReactElement, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { TabCount, tabLook, tabRow } from "./tabs.tsx";

/** Tabs that are addresses: a row of links, the present one marked for readers too. */
export function NavTabs({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const row = useRef<HTMLElement>(null);
  const shown = useRef<Element | null>(null);
  // On a narrow screen the row is longer than the screen: the present tab comes to the middle of what is seen.
  useEffect(() => {
    const present = row.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (!row.current || !present || present === shown.current) return;
    shown.current = present;
    row.current.scrollLeft = present.offsetLeft - (row.current.clientWidth - present.offsetWidth) / 2;
  });
  return (
    <nav ref={row} aria-label={label} className={classNames("relative", tabRow, className)}>
      {children}
    </nav>
  );
}

type NavTabProps = {
  active: boolean;
  count?: number;
  /** The link element; its own children are the words. One that marks itself as present by its beginning has to be told not to. */
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
