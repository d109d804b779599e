import { RadioGroup as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export type RadioOption = { value: string; label: ReactNode; description?: ReactNode; disabled?: boolean };

type RadioGroupProps = Omit<ComponentProps<typeof Primitive.Root>, "children" | "asChild"> & {
  options: readonly RadioOption[];
  /** "card" draws an edge round each option: for few options with a description. */
  look?: "plain" | "card";
};

/** Name it: inside a Fieldset the legend does, elsewhere give it an aria-label. */
export function RadioGroup({ options, look = "plain", className, ...props }: RadioGroupProps) {
  const id = useId();
  return (
    <Primitive.Root className={classNames("flex flex-col", look === "card" ? "gap-2" : "gap-2.5", className)} {...props}>
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        return (
          <div
            key={option.value}
            className={classNames(
              "relative flex min-h-6 items-start gap-2.5",
              look === "card" &&
                "rounded-md border border-line bg-surface px-3.5 py-3 transition-colors hover:border-line-strong has-[[role=radio][aria-checked=true]]:border-accent has-[[role=radio][aria-checked=true]]:bg-accent-soft",
            )}
          >
            <Primitive.Item
              id={optionId}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.description ? `${optionId}-description` : undefined}
              className={classNames(
                "peer mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-sunken transition-colors after:absolute hover:border-ink-muted disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent",
                look === "card" ? "after:inset-0" : "relative after:-inset-0.5 touch:after:-inset-2",
              )}
            >
              <Primitive.Indicator className="size-2.5 rounded-full bg-accent forced-colors:bg-[Highlight] forced-colors:[forced-color-adjust:none]" />
            </Primitive.Item>
            <div className="min-w-0 peer-disabled:opacity-60">
              <label htmlFor={optionId} className="block text-sm leading-6 text-ink">
                {option.label}
              </label>
              {option.description ? (
                <p id={`${optionId}-description`} className="text-xs text-ink-muted">
                  {option.description}
                </p>
              ) : null}
            </div>
          </div>
        );
      })}
    </Primitive.Root>
  );
}
