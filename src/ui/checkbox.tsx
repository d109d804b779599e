import { Check, Minus } from "lucide-react";
import { Checkbox as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

type CheckboxProps = Omit<ComponentProps<typeof Primitive.Root>, "children" | "asChild"> & {
  label: ReactNode;
  description?: ReactNode;
  hideLabel?: boolean;
};

export function Checkbox({ label, description, hideLabel, className, id, checked, ...props }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames("flex min-h-6 items-start gap-2.5", className)}>
      <Primitive.Root
        id={controlId}
        {...(checked === undefined ? {} : { checked })}
        aria-describedby={description ? `${controlId}-description` : undefined}
        className="peer relative mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-sunken text-on-accent transition-colors after:absolute after:-inset-1 hover:border-ink-muted touch:after:-inset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent"
        {...props}
      >
        <Primitive.Indicator className="grid place-items-center forced-colors:text-[ButtonText]">
          {/* Not by a style for what stands in a mixed one: a page would be styled anew whenever anything in it changes its state. */}
          <Icon icon={(checked ?? props.defaultChecked) === "indeterminate" ? Minus : Check} />
        </Primitive.Indicator>
      </Primitive.Root>
      <div className={hideLabel ? "sr-only" : "min-w-0 peer-disabled:opacity-60"}>
        <label htmlFor={controlId} className="block text-sm leading-6 text-ink">
          {label}
        </label>
        {description ? (
          <p id={`${controlId}-description`} className="text-xs text-ink-muted">
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
