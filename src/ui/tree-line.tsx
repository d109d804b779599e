import { ChevronRight } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

type TreeLineProps = Omit<ComponentProps<"div">, "role"> & {
  /** What is read out: the name and what else the line shows. */
  label: string;
  /** 1 at the top. */
  level: number;
  /** Which of its siblings it is, from 1. */
  position: number;
  siblings: number;
  /** Null for what cannot be opened. */
  isOpen: boolean | null;
  /** The one line that Tab comes to. */
  isActive?: boolean;
  isSelected?: boolean;
  /** The page that is open. */
  isCurrent?: boolean;
  /** On its way to another place. */
  isCut?: boolean;
  isDropTarget?: boolean;
  icon: IconShape;
  children: ReactNode;
};

/** A line of a tree (ARIA's tree pattern); the element with the role "tree" around it has the keys. */
export function TreeLine(props: TreeLineProps) {
  const { label, level, position, siblings, isOpen, icon, children, className, style, ...rest } = props;
  const { isActive = false, isSelected = false, isCurrent = false, isCut = false, isDropTarget = false, ...element } = rest;
  return (
    <div
      {...element}
      role="treeitem"
      aria-label={label}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isSelected}
      aria-current={isCurrent ? "page" : undefined}
      tabIndex={isActive ? 0 : -1}
      style={{ ...style, paddingInlineStart: `${0.375 + Math.min(level - 1, 9) * 0.875}rem` }}
      className={classNames(
        "group/row flex cursor-pointer items-center gap-1.5 rounded-md pe-1 text-sm select-none focus-visible:-outline-offset-2",
        isSelected ? "bg-accent-soft text-ink" : isCurrent ? "bg-raised font-medium text-ink" : "text-ink-soft hover:bg-raised",
        isDropTarget && "outline-2 -outline-offset-2 outline-accent",
        isCut && "opacity-70",
        className,
      )}
    >
      <span className="grid w-4 shrink-0 place-items-center">
        {isOpen === null ? null : (
          <Icon
            icon={ChevronRight}
            size="sm"
            className={classNames("text-ink-muted transition-transform rtl:rotate-180", isOpen && "rotate-90 rtl:rotate-90")}
          />
        )}
      </span>
      <Icon icon={icon} className={classNames("shrink-0", isCurrent ? "text-accent" : "text-ink-muted")} />
      {children}
    </div>
  );
}
