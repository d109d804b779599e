import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** What a field hands to its control; spread it on Input, Textarea, Select or any labelable element. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | readonly string[] | null | undefined;
  required?: boolean;
  /** Says "optional" beside the label; for forms where most fields are required. */
  optional?: boolean;
  /** Keeps the label for screen readers only, where the place says what the control is. */
  hideLabel?: boolean;
  /** Beside the label, at the end of its line: a link, a counter. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, hint, error, required, optional, hideLabel, aside, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errors = errorList(error);
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = errors.length > 0 ? `${controlId}-error` : undefined;
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={classNames("flex items-baseline justify-between gap-3", hideLabel && !aside && "sr-only")}>
        <label htmlFor={controlId} className={classNames("text-sm font-medium text-ink", hideLabel && "sr-only")}>
          {label}
          {optional ? <span className="font-normal text-ink-muted"> (optional)</span> : null}
        </label>
        {aside ? <span className="text-xs text-ink-muted">{aside}</span> : null}
      </div>
      {children({
        id: controlId,
        "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": errors.length > 0 || undefined,
        required: required || undefined,
      })}
      <FieldError id={errorId} errors={errors} />
      {hint ? (
        <p id={hintId} className="text-xs text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type FieldsetProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | readonly string[] | null | undefined;
  className?: string;
  children: ReactNode;
};

/** A group of controls under one question: radio buttons, checkboxes, the parts of an address. */
export function Fieldset({ legend, hint, error, className, children }: FieldsetProps) {
  const id = useId();
  const errors = errorList(error);
  const describedBy = [errors.length > 0 && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <fieldset className={classNames("min-w-0", className)} aria-describedby={describedBy || undefined}>
      <legend className="text-sm font-medium text-ink">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-ink-muted">
          {hint}
        </p>
      ) : null}
      <div className="mt-2.5 flex flex-col gap-2.5">{children}</div>
      <FieldError id={`${id}-error`} errors={errors} className="mt-2" />
    </fieldset>
  );
}

function FieldError({ id, errors, className }: { id: string | undefined; errors: readonly string[]; className?: string }) {
  // The region is there before the message, so that a message which appears is read out.
  return (
    <div aria-live="polite" className={classNames("empty:hidden", className)}>
      {errors.length > 0 ? (
        <div id={id} className="flex gap-1.5 text-xs font-medium text-danger">
          <span className="flex h-[1.4em] items-center">
            <Icon icon={CircleAlert} size="sm" />
          </span>
          <div>
            {errors.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  );
}

function errorList(error: FieldProps["error"]): readonly string[] {
  if (!error) return [];
  return typeof error === "string" ? [error] : [...new Set(error)];
}
