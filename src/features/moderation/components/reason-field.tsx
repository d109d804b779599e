import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

/** The line that goes with every decision; the reporter and the dossiers' readers see it. */
export function ReasonField({
  value,
  error,
  hint,
  onChange,
}: {
  value: string;
  error: string | undefined;
  hint: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field label="Reason" required error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          name="reason"
          dir="auto"
          autoComplete="off"
          maxLength={400}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
