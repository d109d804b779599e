import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Textarea } from "./textarea.tsx";

type Props = {
  name: string;
  label: ReactNode;
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  optional?: boolean;
  maxLength?: number;
  /** Several lines, this many before it grows; one line unless given. */
  rows?: number;
  /** Says how many characters there are. */
  counted?: boolean;
};

/** A field for words in any script, whose value is held elsewhere. */
export function TextField({ name, label, value, onValue, error, hint, required, optional, maxLength, rows, counted }: Props) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      {...(required ? { required } : {})}
      {...(optional ? { optional } : {})}
      aside={counted ? <span className="tabular-nums">{value.length}</span> : null}
    >
      {(control) => {
        const shared = { ...control, name, dir: "auto" as const, value, maxLength };
        return rows === undefined ? (
          <Input {...shared} autoComplete="off" onChange={(event) => onValue(event.target.value)} />
        ) : (
          <Textarea {...shared} rows={rows} onChange={(event) => onValue(event.target.value)} />
        );
      }}
    </Field>
  );
}
