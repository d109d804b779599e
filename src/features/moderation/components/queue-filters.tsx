import { Field } from "#app/ui/field.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Select } from "#app/ui/select.tsx";
import type { QueueFilter } from "../queue-filter.ts";

const sources = [
  { value: "", label: "Any source" },
  { value: "reporter", label: "Reporters" },
  { value: "member", label: "Offered by members" },
];
const ages = [
  { value: "", label: "Any age" },
  { value: "24", label: "Waiting over a day" },
  { value: "72", label: "Waiting over 3 days" },
  { value: "168", label: "Waiting over a week" },
];
const flags = [
  { value: "", label: "Flagged or not" },
  { value: "flagged", label: "Flagged alone" },
];
const assignments = [
  { value: "", label: "Assigned to anybody" },
  { value: "me", label: "Assigned to me" },
  { value: "nobody", label: "Assigned to nobody" },
];

type Props = {
  filter: QueueFilter;
  onChange: (part: Partial<QueueFilter>) => void;
  /** Reporters in the present list, to narrow it to one of them. */
  reporters: { id: string; name: string }[];
};

export function QueueFilters({ filter, onChange, reporters }: Props) {
  const known = new Map(reporters.map(({ id, name }) => [id, name]));
  const chosen = filter.reporterId;
  const reporterOptions = [
    { value: "", label: "Any reporter" },
    ...[...known].map(([value, label]) => ({ value, label })),
    ...(chosen && !known.has(chosen) ? [{ value: chosen, label: "The chosen reporter" }] : []),
  ];
  const select = (label: string, options: { value: string; label: string }[], value: string, change: (value: string) => void) => (
    <Field label={label} hideLabel>
      {(control) => (
        <Select {...control} size="sm" options={options} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </Field>
  );
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <SearchBox
          label="Search reports"
          placeholder="Title, name or receipt"
          query={filter.query ?? ""}
          onSearch={(query) => onChange({ query: query || undefined })}
        />
        <SearchBox
          label="Search by subject"
          placeholder="About whom"
          query={filter.subject ?? ""}
          onSearch={(subject) => onChange({ subject: subject || undefined })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-5 max-lg:*:last:col-span-2">
        {select("Source", sources, filter.source ?? "", (value) =>
          onChange({ source: value === "reporter" || value === "member" ? value : undefined }),
        )}
        {select("Reporter", reporterOptions, chosen ?? "", (value) => onChange({ reporterId: value || undefined }))}
        {select("Age", ages, String(filter.minHours ?? ""), (value) => onChange({ minHours: value ? Number(value) : undefined }))}
        {select("Flagged", flags, filter.isFlagged ? "flagged" : "", (value) =>
          onChange({ isFlagged: value === "flagged" ? true : undefined }),
        )}
        {select("Assigned", assignments, filter.assigned ?? "", (value) =>
          onChange({ assigned: value === "me" || value === "nobody" ? value : undefined }),
        )}
      </div>
    </div>
  );
}
