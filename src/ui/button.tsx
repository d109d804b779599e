import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { Spinner } from "./spinner.tsx";

export type ButtonVariant =
  | "primary"
  | "secondary"
  | "outline"
  | "ghost"
  | "gradient"
  | "gradient-outline"
  | "glow"
  | "link"
  | "success"
  | "danger"
  | "placeholder";
export type ButtonSize = "sm" | "md" | "lg" | "icon";

type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize } & (
    | {
        asChild?: false;
        /** Under way: a spinner in the place of the words, the width kept, presses ignored, focus kept. */
        pending?: boolean;
      }
    | { asChild: true; pending?: never }
  );

/** A button, or with `asChild` a link that looks like one. An icon-sized one needs an aria-label. */
export function Button({
  variant = "secondary",
  size = "md",
  asChild = false,
  pending = false,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  const look = `button button-${variant} button-${size}${className ? ` ${className}` : ""}`;
  if (asChild) {
    return (
      <Slot.Root className={look} onClick={onClick} {...props}>
        {children}
      </Slot.Root>
    );
  }
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={look}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      {...props}
    >
      {pending ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          {/* Transparent, not removed: the words still give the button its width and its name. */}
          <span className="inline-flex items-center gap-[inherit] opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
