import { Fieldset } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { workspacePurposes } from "../workspace.ts";

type Props = { value: string; onChange: (purpose: string) => void; error?: string | undefined; disabled?: boolean };

/** What the workspace may be used for: the closed list, and nothing beside it. */
export function PurposeField({ value, onChange, error, disabled }: Props) {
  return (
    <Fieldset legend="Purpose" error={error} hint="Printed on every report that is made here.">
      <RadioGroup
        aria-label="Purpose"
        name="purpose"
        value={value}
        onValueChange={onChange}
        options={Object.entries(workspacePurposes).map(([purpose, label]) => ({
          value: purpose,
          label,
          ...(disabled ? { disabled } : {}),
        }))}
      />
    </Fieldset>
  );
}
