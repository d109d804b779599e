import { Slot } from "radix-ui";
import type { ComponentProps, MouseEvent } from "react";
import { classNames } from "./class-names.ts";
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

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border-line bg-raised text-ink hover:bg-hover",
  outline: "border-line-strong bg-transparent text-ink hover:bg-raised",
  ghost: "border-transparent bg-transparent text-ink-soft hover:bg-raised hover:text-ink",
  gradient: "border-transparent bg-linear-100 from-accent to-accent-far bg-origin-border text-on-accent hover:brightness-110",
  "gradient-outline":
    "border-transparent text-ink [background:linear-gradient(var(--color-canvas),var(--color-canvas))_padding-box,linear-gradient(100deg,var(--color-accent),var(--color-accent-far))_border-box] hover:[background:linear-gradient(var(--color-raised),var(--color-raised))_padding-box,linear-gradient(100deg,var(--color-accent),var(--color-accent-far))_border-box]",
  glow: "border-transparent bg-accent text-on-accent shadow-glow hover:bg-accent-hover",
  // Without sides, so that it lines up with the text above and below it.
  link: "border-0! px-0! bg-transparent text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-2",
  success: "border-transparent bg-success-fill text-on-success hover:brightness-110",
  danger: "border-transparent bg-danger-fill text-on-danger hover:bg-danger-hover",
  placeholder: "border-dashed border-line-strong bg-transparent text-ink-muted hover:border-ink-muted hover:text-ink",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 gap-1.5 px-2.5 py-1 text-sm touch:min-h-10",
  md: "min-h-9 gap-2 px-3.5 py-1.5 text-sm touch:min-h-11",
  lg: "min-h-11 gap-2 px-5 py-2 text-base",
  icon: "size-9 touch:size-11",
};

const base =
  "relative inline-flex max-w-full shrink-0 items-center justify-center rounded-md border font-medium text-center no-underline select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed forced-colors:border-[ButtonBorder] print:hidden";

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
  const look = classNames(base, variants[variant], sizes[size], className);
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
