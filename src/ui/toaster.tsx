import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Toaster as Primitive } from "sonner";
import { Icon } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";
import { hostIsOnScreen } from "./toast-loading.ts";

/*
 * Swipes end a toast at 45 px or a velocity above 0.11, and it leaves the page 200 ms after it was
 * dismissed: sonner's own constants, which it does not let one set.
 */
export function Toaster() {
  const lift = useSyncExternalStore(onOverlays, footerHeight, () => 0);
  // After the library has subscribed: effects run from the inside out.
  useEffect(hostIsOnScreen, []);
  return (
    <Primitive
      theme="dark"
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      offset={{ bottom: lift + 24, right: 24 }}
      mobileOffset={{ bottom: lift + 16, left: 16, right: 16 }}
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
            "overlay-panel relative flex select-none w-[356px] max-w-[calc(100vw-32px)] items-start gap-3 rounded-lg py-3 ps-4 pe-11 touch:pe-13 text-sm text-ink print:hidden data-[expanded=false]:data-[front=false]:*:invisible",
          icon: "mt-px flex shrink-0",
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

/** Drawers come and go as children of the body. */
function onOverlays(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true });
  addEventListener("resize", tell);
  return () => {
    observer.disconnect();
    removeEventListener("resize", tell);
  };
}

/**
 * What the buttons of a drawer, at the screen's lower edge, take of it in pixels, and on a phone those of a dialog: a
 * toast does not lie over them.
 */
function footerHeight(): number {
  const isPhone = innerWidth < 640;
  const footer = document.querySelector<HTMLElement>(`${isPhone ? "" : "[data-drawer] "}[data-dialog-footer]`);
  return footer?.offsetHeight ?? 0;
}
