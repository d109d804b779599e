import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { placeBeside, type Side } from "./place-beside.ts";

/** Milliseconds: how long a pointer rests before a tooltip opens, and how soon after the last one closed it need not. */
const delay = 700;
const noDelayWithin = 300;

type TooltipProps = {
  content: ReactNode;
  side?: Side;
  align?: "start" | "center" | "end";
  /** Off without unmounting the trigger, for example while its label is in sight. */
  disabled?: boolean;
  children: ReactElement;
};

type TriggerProps = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
};

/** Of all tooltips one is open at a time. */
let closeOpen: (() => void) | null = null;
let lastClosed = -Infinity;
const isSoonAfterLast = () => Date.now() - lastClosed < noDelayWithin;

/** A short hint on hover and focus. Never the only place where something is said: touch screens do not show it. */
export function Tooltip({ content, side = "top", align = "center", disabled = false, children }: TooltipProps) {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  const isOpen = trigger !== null && !disabled;
  const own = children.props as TriggerProps;

  const [close] = useState(() => () => {
    clearTimeout(timer.current);
    setTrigger(null);
  });
  function open(at: HTMLElement) {
    clearTimeout(timer.current);
    if (closeOpen !== close) closeOpen?.();
    setTrigger(at);
  }
  /** To the tooltip and back nothing closes: it can be read under the pointer (WCAG 1.4.13). */
  const leave = (event: PointerEvent<HTMLElement>) => {
    const to = event.relatedTarget;
    if (to instanceof Element && (trigger?.contains(to) || to.closest("[role=tooltip]")?.id === id)) return;
    close();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    closeOpen = close;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", onKeyDown, true);
    // It would stand where its control has gone from.
    document.addEventListener("scroll", close, true);
    addEventListener("resize", close);
    return () => {
      lastClosed = Date.now();
      if (closeOpen === close) closeOpen = null;
      document.removeEventListener("keydown", onKeyDown, true);
      document.removeEventListener("scroll", close, true);
      removeEventListener("resize", close);
    };
  }, [isOpen, close]);

  return (
    <>
      {/* Its handlers run when something happens, not while it is drawn. */}
      {/* oxlint-disable-next-line react/refs */}
      {cloneElement(children as ReactElement<Record<string, unknown>>, {
        "aria-describedby": isOpen ? id : undefined,
        ...(own as object),
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          own.onPointerEnter?.(event);
          if (event.pointerType === "touch" || isPressed.current || disabled) return;
          const at = event.currentTarget;
          clearTimeout(timer.current);
          if (isOpen || closeOpen !== null || isSoonAfterLast()) open(at);
          else timer.current = setTimeout(() => open(at), delay);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          own.onPointerLeave?.(event);
          isPressed.current = false;
          leave(event);
        },
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          own.onPointerDown?.(event);
          isPressed.current = true;
          close();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          own.onFocus?.(event);
          // What a pointer focuses is read already.
          if (!disabled && event.currentTarget.matches(":focus-visible")) open(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          own.onBlur?.(event);
          close();
        },
      })}
      {isOpen ? (
        <Panel id={id} trigger={trigger} side={side} align={align} onLeave={leave}>
          {content}
        </Panel>
      ) : null}
    </>
  );
}

type PanelProps = {
  id: string;
  trigger: HTMLElement;
  side: Side;
  align: "start" | "center" | "end";
  onLeave: (event: PointerEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** In the browser's top layer: over dialogs too. What lies between it and its control, unseen, belongs to it. */
function Panel({ id, trigger, side, align, onLeave, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    const { left, top } = placeBeside(trigger.getBoundingClientRect(), element.getBoundingClientRect(), { side, align });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [trigger, side, align]);
  return createPortal(
    <div
      ref={panel}
      id={id}
      role="tooltip"
      popover="manual"
      onPointerLeave={onLeave}
      style={{ margin: 0, inset: "auto" }}
      className="overlay-panel pointer-events-auto fixed max-w-72 overflow-visible before:absolute before:-inset-[7.5px] animate-fade-in rounded-md px-2.5 py-1.5 text-xs text-ink print:hidden"
    >
      {children}
    </div>,
    document.body,
  );
}
