import { useNavigate } from "@tanstack/react-router";
import { type SyntheticEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { readReportCode } from "../report-code.ts";

/** Asks for a report's code and leads to its page. */
export function CodeForm() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);

  function open(event: SyntheticEvent) {
    event.preventDefault();
    const code = readReportCode(typed);
    if (code === null) setError("A code has 20 letters and digits, such as K7QF-9M2X-AB3D-77HJ-PQRS");
    else void navigate({ to: "/verify/$code", params: { code } });
  }
  return (
    <form onSubmit={open} noValidate className="grid gap-4">
      <Field label="Code of the report" error={error}>
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" className="justify-self-start">
        Open
      </Button>
    </form>
  );
}
