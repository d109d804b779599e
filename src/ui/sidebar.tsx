import { Menu as MenuIcon, PanelLeft } from "lucide-react";
import { Slot } from "radix-ui";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { laterPart, useFetchedWhenIdle } from "./later-part.tsx";
import { useOpening } from "./opening.ts";
import { SidebarStateProvider, useSidebar } from "./sidebar-context.tsx";
import { Tooltip } from "./tooltip.tsx";

type SidebarProviderProps = {
  /** As the cookie says (readSidebarCookie), so that the server draws what the browser will keep. */
  defaultOpen?: boolean;
  children: ReactNode;
};

/** The frame of the app: put Sidebar and SidebarInset in it. */
export function SidebarProvider({ defaultOpen = true, children }: SidebarProviderProps) {
  return (
    <SidebarStateProvider defaultOpen={defaultOpen}>
      <SidebarFrame>{children}</SidebarFrame>
    </SidebarStateProvider>
  );
}

function SidebarFrame({ children }: { children: ReactNode }) {
  const { open } = useSidebar();
  return (
    <div data-sidebar={open ? "expanded" : "collapsed"} className="group/frame flex min-h-dvh">
      <a
        href="#main"
        className="fixed start-3 top-3 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2.5 text-sm font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      {children}
    </div>
  );
}

type SidebarProps = {
  /** Names the navigation. */
  label?: string;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

const SidebarDrawer = laterPart(() => import("./sidebar-drawer.tsx").then((module) => module.SidebarDrawer));
const drawerAlone = [SidebarDrawer];
const none: never[] = [];

/** 20rem wide, 3rem collapsed, where the screen is 768 px or wider; below that a drawer. */
export function Sidebar({ label = "Main", header, footer, children }: SidebarProps) {
  const { drawerOpen, setDrawerOpen, isNarrow } = useSidebar();
  const { isOpen, isDrawn, change } = useOpening({ open: drawerOpen, onOpenChange: setDrawerOpen });
  useFetchedWhenIdle(isNarrow ? drawerAlone : none);
  const content = (
    <>
      {header ? <div className="flex min-h-14 shrink-0 flex-col justify-center border-b border-line p-2">{header}</div> : null}
      <nav aria-label={label} className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2 [scrollbar-width:thin]">
        {children}
      </nav>
      {footer ? <div className="shrink-0 border-t border-line p-2">{footer}</div> : null}
    </>
  );
  return (
    <>
      <aside
        aria-label={`${label} sidebar`}
        className="sticky top-0 hidden h-dvh w-80 shrink-0 flex-col overflow-hidden border-e border-line bg-sunken transition-[width] duration-200 group-data-[sidebar=collapsed]/frame:w-12 md:flex print:hidden"
      >
        {/* On a narrow screen the drawer alone holds it, so that nothing is there twice. */}
        {isNarrow ? null : content}
      </aside>
      {isDrawn ? (
        <SidebarDrawer label={label} open={isOpen} onOpenChange={change}>
          {content}
        </SidebarDrawer>
      ) : null}
    </>
  );
}

/** Opens and closes: the sidebar on wide screens, the drawer on narrow ones. */
export function SidebarTrigger({ className }: { className?: string }) {
  const { open, drawerOpen, isNarrow, toggle } = useSidebar();
  const expanded = isNarrow ? drawerOpen : open;
  return (
    <Tooltip content="Toggle sidebar (Ctrl or ⌘ + B)" side="bottom" align="start">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Toggle sidebar"
        aria-expanded={expanded}
        aria-keyshortcuts="Control+B Meta+B"
        onClick={toggle}
        className={className}
      >
        <Icon icon={MenuIcon} size="lg" className="md:hidden" />
        <Icon icon={PanelLeft} size="lg" className="hidden md:block" />
      </Button>
    </Tooltip>
  );
}

type SidebarGroupProps = { label?: string; action?: ReactNode; children: ReactNode };

/** A labelled list of items. The label gives way when the sidebar is collapsed, its place does not. */
export function SidebarGroup({ label, action, children }: SidebarGroupProps) {
  return (
    <div className="mt-4 first:mt-0">
      {label ? (
        <div className="flex h-8 items-center justify-between gap-2 ps-2.5 text-xs font-medium text-ink-muted md:group-data-[sidebar=collapsed]/frame:invisible">
          <span className="truncate">{label}</span>
          {action}
        </div>
      ) : null}
      <ul aria-label={label} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}

type SidebarItemProps = {
  icon: IconShape;
  label: string;
  active?: boolean;
  /** At the end of the line: a count, a status. Hidden while collapsed. */
  trailing?: ReactNode;
  /** Beside the link, pressed on its own: a small icon button, mostly a menu's. Hidden while collapsed. */
  action?: ReactNode;
  /** How many folders it lies in; each moves it in a little. */
  depth?: number;
  /** An empty link or button element; icon and label are put inside it. */
  children: ReactElement<{ children?: ReactNode }>;
};

export function SidebarItem({ icon, label, active = false, trailing, action, depth = 0, children }: SidebarItemProps) {
  const { open, isNarrow, setDrawerOpen } = useSidebar();
  return (
    <li className="relative">
      <Tooltip content={label} side="right" disabled={open || isNarrow}>
        <Slot.Root
          aria-current={active ? "page" : undefined}
          onClick={() => setDrawerOpen(false)}
          style={depth > 0 && (open || isNarrow) ? { paddingInlineStart: `${0.5 + depth * 0.875}rem` } : undefined}
          className={classNames(
            "relative flex min-h-8 w-full items-center gap-2.5 overflow-hidden rounded-md px-2 text-start text-sm no-underline transition-colors touch:min-h-11 hover:bg-raised hover:text-ink focus-visible:-outline-offset-2",
            active ? "bg-raised font-medium text-ink" : "text-ink-soft",
            Boolean(action) && "pe-10 md:group-data-[sidebar=collapsed]/frame:pe-2 touch:pe-13",
          )}
        >
          {cloneElement(
            children,
            {},
            <Icon icon={icon} className={active ? "text-accent" : "text-ink-muted"} />,
            <span className="min-w-0 flex-1 truncate md:group-data-[sidebar=collapsed]/frame:opacity-0">{label}</span>,
            trailing ? (
              <span className="shrink-0 text-xs text-ink-muted tabular-nums md:group-data-[sidebar=collapsed]/frame:hidden">
                {trailing}
              </span>
            ) : null,
            active ? (
              <span
                aria-hidden
                className="absolute inset-y-1.5 start-0 w-0.5 rounded-full bg-accent forced-colors:bg-[Highlight]"
              />
            ) : null,
          )}
        </Slot.Root>
      </Tooltip>
      {action ? (
        <span className="absolute inset-y-0 end-0 flex items-center md:group-data-[sidebar=collapsed]/frame:hidden">
          {action}
        </span>
      ) : null}
    </li>
  );
}

/** What only an expanded sidebar has room for, such as a tree or a balance. */
export function SidebarExpandedOnly({ children }: { children: ReactNode }) {
  return <div className="min-w-0 md:group-data-[sidebar=collapsed]/frame:hidden">{children}</div>;
}

/** The main area beside the sidebar. */
export function SidebarInset({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
      {children}
    </main>
  );
}

type HeaderBarProps = {
  title: ReactNode;
  /** Before the title: where this is. */
  eyebrow?: ReactNode;
  actions?: ReactNode;
};

/** The bar at the top of the main area: sidebar trigger, the page's heading, its actions. */
export function HeaderBar({ title, eyebrow, actions }: HeaderBarProps) {
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-3 border-b border-line bg-canvas px-3 py-2 sm:px-5 print:static">
      <SidebarTrigger className="-ms-1" />
      <div className="min-w-0 flex-1">
        {eyebrow ? <div className="truncate text-xs text-ink-muted">{eyebrow}</div> : null}
        <h1 dir="auto" className="line-clamp-2 text-left text-base leading-snug font-semibold text-ink">
          {title}
        </h1>
      </div>
      {actions ? <div className="flex shrink-0 items-center gap-2">{actions}</div> : null}
    </header>
  );
}

/** The page under the bar, at a width that reads well. */
/** On a phone it ends with room for a toast, so that what stands last can be scrolled out from under one. */
export function PageBody({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames("mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-32 sm:px-6 sm:pb-6 lg:px-8 print:pb-0", className)}>
      {children}
    </div>
  );
}
