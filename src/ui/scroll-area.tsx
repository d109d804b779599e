import {
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { classNames } from "./class-names.ts";
import { thumbOf } from "./scroll-thumb.ts";

/** Milliseconds that the bars stay when the pointer has gone. */
const hideDelay = 600;

type ScrollAreaProps = {
  children: ReactNode;
  /** Give it a height or let its place do so. */
  className?: string;
  /** Names it and lets the keyboard reach it; needed where nothing inside takes focus. */
  label?: string;
  /** What scrolls: for a list that draws only what is seen. */
  viewportRef?: Ref<HTMLDivElement | null>;
};

type Orientation = "vertical" | "horizontal";

/** The browser's own scrolling under bars that lie over the content: they hide 600 ms after the pointer has gone. */
export function ScrollArea({ children, className, label, viewportRef }: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSeen, setSeen] = useState(false);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(viewportRef, () => viewport.current, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div
      className={classNames("relative overflow-hidden", className)}
      onPointerEnter={() => {
        clearTimeout(timer.current);
        setSeen(true);
      }}
      onPointerLeave={() => {
        timer.current = setTimeout(() => setSeen(false), hideDelay);
      }}
    >
      <div
        ref={viewport}
        className="size-full overflow-auto rounded-[inherit] [scrollbar-width:none] focus-visible:-outline-offset-2"
        {...(label ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      >
        {children}
      </div>
      {isSeen ? (
        <>
          <Bar orientation="vertical" viewportRef={viewport} />
          <Bar orientation="horizontal" viewportRef={viewport} />
        </>
      ) : null}
    </div>
  );
}

/** A bar where there is more than is seen. Readers and keys scroll without it, so it is for the pointer alone. */
function Bar({ orientation, viewportRef }: { orientation: Orientation; viewportRef: RefObject<HTMLDivElement | null> }) {
  const isVertical = orientation === "vertical";
  const thumb = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);

  /** Pixels: what is seen, all there is, and where it stands. */
  const measures = useCallback(() => {
    const element = viewportRef.current;
    if (!element) return { seen: 0, all: 0, at: 0 };
    return isVertical
      ? { seen: element.clientHeight, all: element.scrollHeight, at: element.scrollTop }
      : { seen: element.clientWidth, all: element.scrollWidth, at: element.scrollLeft };
  }, [viewportRef, isVertical]);

  const look = useCallback(() => {
    const { seen, all, at } = measures();
    setNeeded(all > seen + 1);
    if (!thumb.current) return;
    const { length, offset } = thumbOf({ seen, all, at });
    thumb.current.style[isVertical ? "height" : "width"] = `${length}px`;
    thumb.current.style.transform = isVertical ? `translateY(${offset}px)` : `translateX(${offset}px)`;
  }, [measures, isVertical]);

  useEffect(() => {
    const element = viewportRef.current;
    if (!element) return;
    look();
    element.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [viewportRef, look]);

  /** Pulls the content along with the thumb; a press beside it brings it there first. */
  function pull(event: PointerEvent<HTMLDivElement>) {
    const element = viewportRef.current;
    if (!element || event.button !== 0) return;
    event.preventDefault();
    const bar = event.currentTarget;
    bar.setPointerCapture(event.pointerId);
    const { seen, all, at } = measures();
    const { length, offset, room } = thumbOf({ seen, all, at });
    const box = bar.getBoundingClientRect();
    const from = isVertical ? event.clientY - box.top : event.clientX - box.left;
    const hold = from >= offset && from <= offset + length ? from - offset : length / 2;
    const follow = (pressed: { clientX: number; clientY: number }) => {
      const place = (isVertical ? pressed.clientY - box.top : pressed.clientX - box.left) - hold;
      const share = room === 0 ? 0 : place / room;
      element.scrollTo({ [isVertical ? "top" : "left"]: share * (all - seen), behavior: "instant" });
    };
    follow(event);
    const release = () => {
      bar.removeEventListener("pointermove", follow);
      bar.removeEventListener("lostpointercapture", release);
    };
    bar.addEventListener("pointermove", follow);
    bar.addEventListener("lostpointercapture", release);
  }

  return (
    <div
      hidden={!isNeeded}
      data-orientation={orientation}
      onPointerDown={pull}
      className={classNames(
        "absolute animate-fade-in touch-none p-0.5 select-none print:hidden",
        isVertical ? "inset-y-0 end-0 w-2.5" : "inset-x-0 bottom-0 h-2.5",
      )}
    >
      <div
        ref={thumb}
        className={classNames("rounded-full bg-line-strong forced-colors:bg-[ButtonText]", isVertical ? "w-full" : "h-full")}
      />
    </div>
  );
}
