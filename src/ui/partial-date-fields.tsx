import { Field, Fieldset } from "./field.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";

type Typed = { precision: "day" | "month" | "year" | "unknown"; year: string; month: string; day: string };

type Props = {
  legend: string;
  /** Of the question how exactly it is known. */
  label: string;
  unknownLabel: string;
  value: Typed;
  error: string | undefined;
  onChange: (part: Partial<Typed>) => void;
};

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2024, index, 1)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
}));

/** A date, as exactly as it is known. The year has the name `date`: what is wrong with the whole is said there. */
export function PartialDateFields({ legend, label, unknownLabel, value, error, onChange }: Props) {
  const { precision } = value;
  const precisions: { value: Typed["precision"]; label: string }[] = [
    { value: "unknown", label: unknownLabel },
    { value: "day", label: "The day" },
    { value: "month", label: "The month" },
    { value: "year", label: "The year" },
  ];
  return (
    <Fieldset legend={legend}>
      <div className="grid gap-4 sm:grid-cols-5">
        <Field label={label} className="sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              name="precision"
              options={precisions}
              value={precision}
              onChange={(event) => onChange({ precision: event.target.value as Typed["precision"] })}
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
                value={value.day}
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
                value={value.month}
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
                name="date"
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={value.year}
                onChange={(event) => onChange({ year: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </Fieldset>
  );
}
