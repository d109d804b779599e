import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { toast as library, Toaster as Primitive, type ToastT, useSonner } from "sonner";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import { hostIsOnScreen } from "./toast-loading.ts";

/*
 * Swipes end a toast at 45 px or a velocity above 0.11, and it leaves the page 200 ms after it was
 * dismissed: sonner's own constants, which it does not let one set.
 */
export function Toaster() {
  const { toasts } = useSonner();
  const lift = useSyncExternalStore(toasts.length > 0 ? onAnything : onOverlays, footerHeight, () => 0);
  // After the library has subscribed: effects run from the inside out.
  useEffect(hostIsOnScreen, []);
  useEffect(rememberPresses, []);
  const before = useRef<{ toasts: readonly ToastT[]; lift: number }>({ toasts: [], lift: 0 });
  useEffect(() => {
    // One that goes takes nothing more: by then somebody is busy elsewhere on the page.
    const isMore = lift > before.current.lift || toasts.some((toast) => !before.current.toasts.includes(toast));
    before.current = { toasts, lift };
    return toasts.length > 0 && isPhone() ? keepClear(lift, isMore) : undefined;
  }, [toasts, lift]);
  useEffect(() => (toasts.length > 0 && isPhone() ? giveWay(toasts) : undefined), [toasts]);
  return (
    <Primitive
      theme="dark"
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={gap}
      offset={{ bottom: lift + 24, right: 24 }}
      mobileOffset={{ bottom: lift + edge, left: edge, right: edge }}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel="Notifications"
      closeButton
      style={{ "--width": "356px" } as React.CSSProperties}
      icons={{
        success: <Icon icon={CircleCheck} size="lg" className="text-success" />,
        info: <Icon icon={Info} size="lg" className="text-accent" />,
        warning: <Icon icon={TriangleAlert} size="lg" className="text-warning" />,
        error: <Icon icon={CircleAlert} size="lg" className="text-danger" />,
        loading: <Spinner size="lg" className="text-ink-muted" />,
        close: <Icon icon={X} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: "Close toast",
        classNames: {
          // Of those behind the first only the edge shows until they are spread out: nothing to press, nothing to read.
          // Words are not selected: a mouse that swipes one away would begin by marking them, and swipe nothing.
          toast:
            "overlay-panel relative flex has-[[data-action]]:items-center select-none w-[356px] max-w-[calc(100vw-32px)] items-start gap-3 rounded-lg py-3 ps-4 pe-11 touch:pe-13 text-sm text-ink print:hidden data-[expanded=false]:data-[front=false]:*:invisible",
          icon: "mt-px flex shrink-0",
          // In the icon's place, not over the words.
          loader: "static! transform-none!",
          content: "min-w-0 flex-1",
          title: "font-medium",
          description: "mt-0.5 whitespace-pre-line text-ink-soft!",
          actionButton:
            "min-h-8 shrink-0 self-center rounded-md border border-line-strong px-2.5 text-sm font-medium hover:bg-hover touch:min-h-11",
          cancelButton: "min-h-8 shrink-0 self-center rounded-md px-2.5 text-sm text-ink-soft hover:bg-hover",
          closeButton:
            "absolute top-2 right-2 grid size-8 place-items-center rounded-md border-transparent! bg-transparent! text-ink-muted! hover:bg-hover! hover:text-ink! touch:size-11",
        },
      }}
    />
  );
}

const edge = 16;
const gap = 14;
let pressed: Element | null = null;
let pressedAt = 0;
let isPressing = false;
const isPhone = () => innerWidth < 640;

function rememberPresses(): () => void {
  const remember = ({ target }: Event) => {
    pressedAt = performance.now();
    const control = target instanceof Element ? target.closest("button, a, label, [role=tab], [role=menuitem]") : null;
    if (control && !control.closest("[data-sonner-toaster]")) pressed = control;
  };
  const press = ({ type }: Event) => {
    isPressing = type === "pointerdown";
  };
  const phases = ["pointerdown", "pointerup", "pointercancel"];
  addEventListener("click", remember, true);
  for (const phase of phases) addEventListener(phase, press, true);
  return () => {
    removeEventListener("click", remember, true);
    for (const phase of phases) removeEventListener(phase, press, true);
  };
}

/**
 * A toast is as wide as a phone. What was pressed to raise it, and what has the focus then or gets it later, is scrolled out
 * from under it and no further: the toasts keep their place.
 */
function keepClear(lift: number, isMore: boolean): () => void {
  let frame = 0;
  const clear = (...candidates: (EventTarget | null)[]) => {
    cancelAnimationFrame(frame);
    // A mouse gives the focus as it goes down; were the page to move then, the press would come up beside the button and be lost.
    const unlessPressing = () => {
      if (isPressing) frame = requestAnimationFrame(unlessPressing);
      else scrollClear(lift, candidates);
    };
    frame = requestAnimationFrame(unlessPressing);
  };
  if (isMore) clear(pressed, document.activeElement);
  const follow = ({ target }: FocusEvent) => clear(target);
  addEventListener("focusin", follow);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener("focusin", follow);
  };
}

function scrollClear(lift: number, candidates: readonly (EventTarget | null)[]): void {
  const shown = [...document.querySelectorAll<HTMLElement>("[data-sonner-toast][data-removed=false]")].slice(0, 3);
  const front = shown.find((toast) => toast.dataset["front"] === "true") ?? shown[0];
  const control = candidates.find(
    (one): one is HTMLElement =>
      one instanceof HTMLElement && one.isConnected && one !== document.body && one.offsetHeight < innerHeight / 2,
  );
  if (!front || !control || control.closest("[data-sonner-toaster], [data-dialog-footer]")) return;
  const taken = lift + edge + front.offsetHeight + gap * (shown.length - 1);
  const { top, bottom } = control.getBoundingClientRect();
  if (bottom <= innerHeight - taken || top >= innerHeight) return;
  control.style.scrollMarginBottom = `${taken + gap}px`;
  control.scrollIntoView({
    block: "nearest",
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
  control.style.removeProperty("scroll-margin-bottom");
}

/**
 * On a phone a dialog's fields stand where the toasts do, and a short one cannot be scrolled. Whoever has opened the next
 * dialog has gone on from what succeeded before it; what failed, and what can be done about something, stays.
 */
function giveWay(toasts: readonly ToastT[]): () => void {
  const since = performance.now();
  const observer = new MutationObserver((records) => {
    const isNext = records.some(({ addedNodes }) => [...addedNodes].some(holdsDialog));
    if (!isNext || pressedAt < since) return;
    for (const { id, type, action } of toasts) {
      if ((type === "success" || type === "info") && !action) library.dismiss(id);
    }
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const dialogs = "[role=dialog], [role=alertdialog]";
function holdsDialog(node: Node): boolean {
  return node instanceof Element && (node.matches(dialogs) || node.querySelector(dialogs) !== null);
}

/** Overlays come and go as children of the body. */
const onOverlays = (tell: () => void) => follow(tell, false);
/** While there are toasts: what fills an overlay, or sticks to the page's lower edge, comes later than that. */
const onAnything = (tell: () => void) => follow(tell, true);

function follow(tell: () => void, subtree: boolean): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree });
  addEventListener("resize", tell);
  return () => {
    observer.disconnect();
    removeEventListener("resize", tell);
  };
}

/**
 * What the buttons at the screen's lower edge take of it in pixels: those of a drawer, on a phone those of a dialog, elsewhere
 * those of a dialog that is so high that they stand where the toasts do, and those of a page that stick there. A toast does not
 * lie over them.
 */
function footerHeight(): number {
  // The last one belongs to what lies uppermost.
  const footer = [...document.querySelectorAll<HTMLElement>("[data-dialog-footer]")].at(-1);
  if (!footer) return 0;
  // By its height and not by its place, as long as it moves in.
  if (footer.closest("[data-drawer]") || (isPhone() && footer.closest(dialogs))) return footer.offsetHeight;
  const { top, bottom, right } = footer.getBoundingClientRect();
  return bottom > innerHeight - 120 && right > innerWidth - 380 ? innerHeight - top : 0;
}
