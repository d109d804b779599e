import { Switch as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { isServer } from "./is-server.ts";

const track =
  "peer relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors after:absolute after:inset-x-0 touch:after:-inset-y-2.5 hover:border-ink-muted disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent";
const thumb =
  "block size-4 translate-x-[3px] rounded-full bg-ink-muted transition-transform data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-accent rtl:-translate-x-[3px] rtl:data-[state=checked]:-translate-x-[19px] forced-colors:border forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:[forced-color-adjust:none]";

type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, "children" | "asChild"> & {
  label: ReactNode;
  description?: ReactNode;
  hideLabel?: boolean;
};

/** Takes effect at once; for something that waits for "Save", use a checkbox. The knob's place tells the state, not its colour alone. */
export function Switch({ label, description, hideLabel, className, id, ...props }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames("flex min-h-6 items-start gap-3", className)}>
      <Control id={controlId} aria-describedby={description ? `${controlId}-description` : undefined} {...props} />
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

type ControlProps = Omit<ComponentProps<typeof Primitive.Root>, "children" | "asChild">;

const Control = isServer ? DrawnSwitch : LiveSwitch;

export function LiveSwitch(props: ControlProps) {
  return (
    <Primitive.Root className={track} {...props}>
      <Primitive.Thumb className={thumb} />
    </Primitive.Root>
  );
}

/** What the server draws: the very markup of the live one, without the machine that turns it. */
export function DrawnSwitch({
  checked,
  defaultChecked = false,
  onCheckedChange: _onCheckedChange,
  name,
  form,
  required,
  disabled,
  value = "on",
  ...props
}: ControlProps) {
  const isOn = checked ?? defaultChecked;
  const state = { "data-state": isOn ? "checked" : "unchecked", "data-disabled": disabled ? "" : undefined };
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-required={required}
        disabled={disabled}
        value={value}
        className={track}
        {...state}
        {...props}
      >
        <span {...state} className={thumb} />
      </button>
      <input
        type="checkbox"
        aria-hidden
        tabIndex={-1}
        style={bubble}
        defaultChecked={isOn}
        {...{ name, form, required, disabled, value }}
      />
    </>
  );
}

/** The library's: what a form sends stands behind the control. */
const bubble = { position: "absolute", pointerEvents: "none", opacity: 0, margin: 0, transform: "translateX(-100%)" } as const;
