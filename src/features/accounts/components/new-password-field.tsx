import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";

/** A new password, which may be looked at instead of being typed twice. `email` tells password managers whose it is. */
export function NewPasswordField({
  error,
  email,
  label = "Password",
}: {
  error: string | undefined;
  email: string;
  label?: string;
}) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <input type="text" name="username" value={email} autoComplete="username" readOnly hidden aria-hidden tabIndex={-1} />
      <Field
        label={label}
        error={error}
        hint="At least 10 characters. A few words that you can remember are better than a short riddle."
        aside={
          <Button variant="ghost" size="sm" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            <Icon icon={isShown ? EyeOff : Eye} size="sm" />
            {isShown ? "Hide" : "Show"}
          </Button>
        }
      >
        {(props) => <Input {...props} name="password" type={isShown ? "text" : "password"} autoComplete="new-password" />}
      </Field>
    </>
  );
}
