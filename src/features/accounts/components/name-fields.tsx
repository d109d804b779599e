import type { FieldErrors } from "#app/lib/errors.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

/** A person's names, side by side where there is room. */
export function NameFields({ errors, names }: { errors: FieldErrors; names?: { firstName: string; lastName: string } }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="First name" error={errors["firstName"]}>
        {(props) => <Input {...props} name="firstName" autoComplete="given-name" dir="auto" defaultValue={names?.firstName} />}
      </Field>
      <Field label="Last name" error={errors["lastName"]}>
        {(props) => <Input {...props} name="lastName" autoComplete="family-name" dir="auto" defaultValue={names?.lastName} />}
      </Field>
    </div>
  );
}
