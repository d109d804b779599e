import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<"select">, "size"> & {
  options?: readonly SelectOption[];
  /** Shown while nothing is chosen, as an empty value. */
  placeholder?: string;
  size?: "sm" | "md";
};

/** The browser's own select: it works on every phone, with every reader and before scripts have loaded. */
export function Select({ options, placeholder, size = "md", className, children, ...props }: SelectProps) {
  return (
    <div className={classNames("relative w-full", className)}>
      <select
        className={classNames(
          "control appearance-none truncate ps-3 pe-9 touch:min-h-11 touch:text-[1rem]",
          size === "sm" ? "min-h-8 text-sm" : "min-h-9 text-sm",
        )}
        {...props}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <span className="pointer-events-none absolute inset-y-0 end-0 grid w-9 place-items-center text-ink-muted">
        <Icon icon={ChevronDown} />
      </span>
    </div>
  );
}
