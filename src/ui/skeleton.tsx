import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A grey shape the size of what is coming; give it that size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "block animate-skeleton rounded-md bg-raised forced-colors:border forced-colors:border-[GrayText]",
        className,
      )}
    />
  );
}

const lengths = ["w-full", "w-11/12", "w-4/5", "w-full", "w-3/5"];

/** Lines of text to come, at the height that body text has. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={classNames("block", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="flex h-[1.6em] items-center">
          <Skeleton className={classNames("h-[0.8em]", line === lines - 1 ? "w-3/5" : lengths[line % lengths.length])} />
        </span>
      ))}
    </span>
  );
}

/** Wraps a screen's skeletons and says once, to screen readers, that it is loading. */
export function Loading({
  label = "Loading",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div aria-busy className={className}>
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
