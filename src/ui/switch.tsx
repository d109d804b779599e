import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";

type SwitchProps = Omit<ComponentProps<"button">, "children" | "role" | "onClick" | "value"> & {
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  label: ReactNode;
  description?: ReactNode;
  hideLabel?: boolean;
};

/** Takes effect at once; for something that waits for "Save", use a checkbox. The knob's place tells the state, not its colour alone. */
export function Switch(all: SwitchProps) {
  const { label, description, hideLabel, className, id, checked, defaultChecked = false, onCheckedChange, ...props } = all;
  const ownId = useId();
  const [own, setOwn] = useState(defaultChecked);
  const isOn = checked ?? own;
  const state = isOn ? "checked" : "unchecked";
  const controlId = id ?? ownId;
  return (
    <div className={classNames("flex min-h-6 items-start gap-3", className)}>
      <button
        type="button"
        role="switch"
        id={controlId}
        aria-checked={isOn}
        data-state={state}
        aria-describedby={description ? `${controlId}-description` : undefined}
        className="peer relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:inset-x-0 touch:after:-inset-y-2.5 hover:border-ink-muted disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...props}
        onClick={() => {
          setOwn(!isOn);
          onCheckedChange?.(!isOn);
        }}
      >
        <span
          data-state={state}
          className="block size-4 translate-x-[3px] rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-accent rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[19px] forced-colors:border forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:[forced-color-adjust:none]"
        />
      </button>
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
