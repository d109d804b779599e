import { Tabs as Primitive } from "radix-ui";
import { type ComponentProps, createContext, useContext, useId, useMemo } from "react";
import { classNames } from "./class-names.ts";
import { isServer } from "./is-server.ts";

export const tabRow = "print:hidden flex max-w-full gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";
export const tabLook =
  "relative -mb-px inline-flex min-h-10 shrink-0 items-center gap-2 rounded-t-md border-b-2 border-transparent px-3 forced-colors:border-[Canvas] text-sm font-medium whitespace-nowrap text-ink-muted no-underline transition-colors touch:min-h-11 hover:text-ink focus-visible:-outline-offset-2";

const tabClasses =
  "disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:data-[state=active]:border-[Highlight]";

type TabsProps = Omit<ComponentProps<typeof Primitive.Root>, "asChild">;
type TabsListProps = Omit<ComponentProps<typeof Primitive.List>, "asChild">;
type TabProps = Omit<ComponentProps<typeof Primitive.Trigger>, "asChild"> & {
  /** How many things stand behind it. */
  count?: number;
};
type TabPanelProps = Omit<ComponentProps<typeof Primitive.Content>, "asChild">;

export const Tabs = isServer ? DrawnTabs : LiveTabs;
export const TabsList = isServer ? DrawnTabsList : LiveTabsList;
export const Tab = isServer ? DrawnTab : LiveTab;
export const TabPanel = isServer ? DrawnTabPanel : LiveTabPanel;

export function LiveTabs({ className, ...props }: TabsProps) {
  return <Primitive.Root className={classNames("min-w-0", className)} {...props} />;
}

export function LiveTabsList({ className, ...props }: TabsListProps) {
  return <Primitive.List className={classNames(tabRow, className)} {...props} />;
}

export function LiveTab({ count, className, children, ...props }: TabProps) {
  return (
    <Primitive.Trigger className={classNames(tabLook, tabClasses, className)} {...props}>
      {children}
      {count === undefined ? null : <TabCount count={count} />}
    </Primitive.Trigger>
  );
}

export function TabCount({ count }: { count: number }) {
  return <span className="rounded-full bg-raised px-1.5 text-xs text-ink-soft tabular-nums">{count}</span>;
}

export function LiveTabPanel({ className, ...props }: TabPanelProps) {
  return <Primitive.Content className={classNames("pt-5", className)} {...props} />;
}

const Drawn = createContext<{ id: string; value: string; orientation: TabsProps["orientation"] }>({
  id: "",
  value: "",
  orientation: "horizontal",
});

/** What the server draws of tabs: the very markup of the live ones, without the machine that moves the focus among them. */
export function DrawnTabs({
  value,
  defaultValue = "",
  onValueChange: _onValueChange,
  activationMode: _activationMode,
  orientation = "horizontal",
  dir = "ltr",
  className,
  ...props
}: TabsProps) {
  const id = `radix-${useId()}`;
  const drawn = useMemo(() => ({ id, value: value ?? defaultValue, orientation }), [id, value, defaultValue, orientation]);
  return (
    <Drawn value={drawn}>
      <div dir={dir} data-orientation={orientation} className={classNames("min-w-0", className)} {...props} />
    </Drawn>
  );
}

export function DrawnTabsList({ className, loop: _loop, style, ...props }: TabsListProps) {
  const { orientation } = useContext(Drawn);
  return (
    <div
      role="tablist"
      aria-orientation={orientation}
      tabIndex={-1}
      data-orientation={orientation}
      className={classNames(tabRow, className)}
      {...props}
      style={{ outline: "none", ...style }}
    />
  );
}

export function DrawnTab({ count, className, value, disabled = false, children, ...props }: TabProps) {
  // As the live one does, so that what stands in it has the same ids.
  useId();
  const drawn = useContext(Drawn);
  const isSelected = value === drawn.value;
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      aria-controls={`${drawn.id}-content-${value}`}
      data-state={isSelected ? "active" : "inactive"}
      data-disabled={disabled ? "" : undefined}
      disabled={disabled}
      id={`${drawn.id}-trigger-${value}`}
      tabIndex={-1}
      data-orientation={drawn.orientation}
      data-radix-collection-item=""
      className={classNames(tabLook, tabClasses, className)}
      {...props}
    >
      {children}
      {count === undefined ? null : <TabCount count={count} />}
    </button>
  );
}

export function DrawnTabPanel({ className, value, forceMount, style, children, ...props }: TabPanelProps) {
  const drawn = useContext(Drawn);
  const isSelected = value === drawn.value;
  const isPresent = forceMount === true || isSelected;
  return (
    <div
      data-state={isSelected ? "active" : "inactive"}
      data-orientation={drawn.orientation}
      role="tabpanel"
      aria-labelledby={`${drawn.id}-trigger-${value}`}
      hidden={!isPresent}
      id={`${drawn.id}-content-${value}`}
      tabIndex={0}
      className={classNames("pt-5", className)}
      {...props}
      style={isSelected ? { ...style, animationDuration: "0s" } : style}
    >
      {isPresent ? children : null}
    </div>
  );
}
