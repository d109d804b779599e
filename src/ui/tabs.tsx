import { type ComponentProps, createContext, type KeyboardEvent, type ReactNode, use, useId, useState } from "react";
import { classNames } from "./class-names.ts";

export const tabRow = "print:hidden flex max-w-full gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";
export const tabLook =
  "relative -mb-px inline-flex min-h-10 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 forced-colors:border-[Canvas] text-sm font-medium whitespace-nowrap text-ink-muted no-underline transition-colors touch:min-h-11 hover:text-ink focus-visible:-outline-offset-2";

type TabsState = { id: string; value: string; choose: (value: string) => void };

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error("A tab stands outside Tabs");
  return state;
}

type TabsProps = {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  children: ReactNode;
};

/** Several views of one thing in one place (ARIA's tabs pattern): the arrow keys go along the tabs and choose. */
export function Tabs({ value, defaultValue = "", onValueChange, className, children }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  function choose(next: string) {
    if (next === chosen) return;
    setOwn(next);
    onValueChange?.(next);
  }
  return (
    <TabsContext value={{ id, value: chosen, choose }}>
      <div className={classNames("min-w-0", className)}>{children}</div>
    </TabsContext>
  );
}

export function TabsList({ className, ...props }: ComponentProps<"div">) {
  return (
    // Its tabs have the focus, one at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="tablist" aria-orientation="horizontal" className={classNames(tabRow, className)} onKeyDown={goAlong} {...props} />
  );
}

/** To the next tab that can be chosen, around the ends; on a page read from the right the arrows are the other way round. */
function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
  const at = tabs.findIndex((tab) => tab === event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const last = tabs.length - 1;
  let next: number;
  if (event.key === "Home") next = 0;
  else if (event.key === "End") next = last;
  else if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  else if (event.key === forward) next = at === last ? 0 : at + 1;
  else next = at === 0 ? last : at - 1;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

type TabProps = Omit<ComponentProps<"button">, "value"> & {
  value: string;
  /** How many things stand behind it. */
  count?: number;
};

export function Tab({ value, count, className, children, ...props }: TabProps) {
  const tabs = useTabs();
  const isChosen = tabs.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${tabs.id}-panel-${value}`}
      data-state={isChosen ? "active" : "inactive"}
      // One of them has the page's Tab key; the arrows go on from there.
      tabIndex={isChosen ? 0 : -1}
      className={classNames(
        tabLook,
        "disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:data-[state=active]:border-[Highlight]",
        className,
      )}
      {...props}
      onClick={() => tabs.choose(value)}
    >
      {children}
      {count === undefined ? null : <TabCount count={count} />}
    </button>
  );
}

export function TabCount({ count }: { count: number }) {
  return <span className="rounded-full bg-raised px-1.5 text-xs text-ink-soft tabular-nums">{count}</span>;
}

type TabPanelProps = {
  value: string;
  /** Drawn also while another tab is chosen; `hidden` says whether it is seen. */
  forceMount?: boolean;
  hidden?: boolean;
  /**
   * A panel of thousands of parts keeps their styles while it is hidden, so that they need not be found again when it is shown. It
   * is out of sight, of the focus's way and of readers' reach all the same.
   */
  keepsStyles?: boolean;
  className?: string;
  children: ReactNode;
};

export function TabPanel({ value, forceMount = false, hidden, keepsStyles = false, className, children }: TabPanelProps) {
  const tabs = useTabs();
  const isChosen = tabs.value === value;
  const isHidden = hidden ?? !isChosen;
  const isKept = isHidden && keepsStyles;
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      data-state={isChosen ? "active" : "inactive"}
      tabIndex={isKept ? -1 : 0}
      hidden={isHidden && !keepsStyles}
      aria-hidden={isKept || undefined}
      className={classNames(isKept ? "h-0 overflow-hidden [content-visibility:hidden]" : "pt-5", className)}
    >
      {forceMount || isChosen ? children : null}
    </div>
  );
}
