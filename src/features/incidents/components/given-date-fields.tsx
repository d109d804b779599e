import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { GivenDatePrecision } from "../given-date.ts";
import type { IncidentDraft } from "../written-draft.ts";

const precisions: { value: GivenDatePrecision; label: string }[] = [
  { value: "unknown", label: "Unknown date" },
  { value: "day", label: "The day" },
  { value: "month", label: "The month" },
  { value: "year", label: "The year" },
];
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2024, index, 1)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
}));

type DatePart = Partial<Pick<IncidentDraft, "precision" | "year" | "month" | "day">>;
type Props = { draft: IncidentDraft; error: string | undefined; onChange: (part: DatePart) => void };

/** When it happened, as exactly as is known. */
export function GivenDateFields({ draft, error, onChange }: Props) {
  const { precision } = draft;
  return (
    <Fieldset legend="When">
      <div className="grid gap-4 sm:grid-cols-4">
        <Field label="What is known of the date">
          {(control) => (
            <Select
              {...control}
              name="precision"
              options={precisions}
              value={precision}
              onChange={(event) => onChange({ precision: event.target.value as GivenDatePrecision })}
            />
          )}
        </Field>
        {precision === "day" ? (
          <Field label="Day">
            {(control) => (
              <Input
                {...control}
                name="day"
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={draft.day}
                onChange={(event) => onChange({ day: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        {precision === "day" || precision === "month" ? (
          <Field label="Month">
            {(control) => (
              <Select
                {...control}
                name="month"
                placeholder="Choose"
                options={months}
                value={draft.month}
                onChange={(event) => onChange({ month: event.target.value })}
              />
            )}
          </Field>
        ) : null}
        {precision === "unknown" ? null : (
          <Field label="Year" error={error}>
            {(control) => (
              <Input
                {...control}
                name="year"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={draft.year}
                onChange={(event) => onChange({ year: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </Fieldset>
  );
}
