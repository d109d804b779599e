import { Search } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { PartialDateFields } from "#app/ui/partial-date-fields.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { RepeatedRows } from "#app/ui/repeated-rows.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { SearchPick } from "#app/ui/search-pick.tsx";
import { Select } from "#app/ui/select.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TagField } from "#app/ui/tag-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

const options = [
  { value: "owner", label: "Owner" },
  { value: "member", label: "Member" },
  { value: "nobody", label: "Nobody", disabled: true },
];

function Tags() {
  const [tags, setTags] = useState(["Miriam Oduya", "מרים אודויה", "Oduya-Castellanos"]);
  return <TagField label="Other names" hint="Enter or a comma adds one." tags={tags} onChange={setTags} />;
}

function Rows() {
  const [rows, setRows] = useState([1]);
  return (
    <RepeatedRows
      title="Phone numbers"
      one="phone number"
      rows={rows}
      keyOf={String}
      most={3}
      onAdd={() => setRows([...rows, Math.max(0, ...rows) + 1])}
      onRemove={(row) => setRows(rows.filter((other) => other !== row))}
    >
      {(_, index) => <Field label={`Phone number ${index + 1}`}>{(control) => <Input {...control} type="tel" />}</Field>}
    </RepeatedRows>
  );
}

function KnownDate({ precision, error }: { precision: "day" | "month" | "year" | "unknown"; error?: string }) {
  const [value, setValue] = useState({ precision, day: "7", month: "11", year: error ? "2" : "2023" });
  return (
    <PartialDateFields
      legend={`When: ${precision}`}
      label="What is known of the date"
      unknownLabel="Unknown date"
      value={value}
      error={error}
      onChange={(part) => setValue({ ...value, ...part })}
    />
  );
}

function Searching() {
  const [query, setQuery] = useState("harbour");
  return <SearchBox label="Search the library" placeholder="Words, or “a phrase”" query={query} onSearch={setQuery} />;
}

function Words({ start, ...field }: Omit<Parameters<typeof TextField>[0], "name" | "value" | "onValue"> & { start: string }) {
  const [value, setValue] = useState(start);
  return <TextField {...field} name={useId()} value={value} onValue={setValue} />;
}

function Pick({ start, legend, error }: { start: string; legend: string; error?: string }) {
  const [query, setQuery] = useState(start);
  const [value, setValue] = useState("");
  const people = [
    { value: "noor", label: "Noor Lindqvist", description: "Harbour Gazette, Port Ellery" },
    { value: "noor-2", label: "Noor Lindqvist-Adeyemi", description: "Teacher, Wexmoor" },
  ];
  const options = people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  return (
    <SearchPick
      searchLabel={`${legend}: find a person`}
      placeholder="A name"
      query={query}
      onSearch={setQuery}
      legend={legend}
      error={error}
      options={options}
      value={value}
      onPick={setValue}
      nothing={options.length === 0 ? "Nobody of this name is known here." : null}
    />
  );
}

export const forms: SpecimenGroup = {
  id: "forms",
  title: "Forms",
  specimens: [
    {
      id: "inputs",
      title: "Field and input",
      file: "ui/field.tsx, ui/input.tsx",
      note: "The message stands beside its field and is read out with it.",
      draw: () => (
        <div className="specimen-columns">
          <Field label="Name" hint="The full name, in any script.">
            {(control) => <Input {...control} defaultValue="Aharon Vasquez-Ito" />}
          </Field>
          <Field label="E-mail" required error="Email is invalid">
            {(control) => <Input {...control} type="email" defaultValue="aharon@" />}
          </Field>
          <Field label="City" optional aside="0 of 80">
            {(control) => <Input {...control} placeholder="Port Ellery" />}
          </Field>
          <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="Not for now" />}</Field>
          <Field label="Read only">{(control) => <Input {...control} readOnly defaultValue="As it was archived" />}</Field>
          <Field label="Large, with an icon and a unit">
            {(control) => <Input {...control} size="lg" leading={<Icon icon={Search} />} trailing="km" />}
          </Field>
          <Field label="Right to left">{(control) => <Input {...control} defaultValue="שלום לכולם" />}</Field>
          <Field label="Password">{(control) => <Input {...control} type="password" defaultValue="ten herons" />}</Field>
        </div>
      ),
    },
    {
      id: "text-field",
      title: "Text field",
      file: "ui/text-field.tsx",
      note: "Words in any script: the first letter says from which side they run.",
      draw: () => (
        <div className="specimen-columns">
          <Words label="Title" start="Slurs at the ferry office" required />
          <Words label="Place" start="נמל" optional hint="As the source names it." />
          <Words label="Summary" start="Counted while it is typed." rows={2} maxLength={2000} counted />
          <Words label="Quotation" start="" rows={2} error="A quotation is required" />
        </div>
      ),
    },
    {
      id: "textarea",
      title: "Textarea",
      file: "ui/textarea.tsx",
      draw: () => (
        <div className="specimen-columns">
          <Field label="Description">
            {(control) => <Textarea {...control} rows={3} defaultValue="It grows with what is typed." />}
          </Field>
          <Field label="Reason" error="A reason is required">
            {(control) => <Textarea {...control} rows={3} />}
          </Field>
        </div>
      ),
    },
    {
      id: "select",
      title: "Select",
      file: "ui/select.tsx",
      draw: () => (
        <div className="specimen-columns">
          <Field label="Role">{(control) => <Select {...control} options={options} placeholder="Choose" />}</Field>
          <Field label="Small">{(control) => <Select {...control} size="sm" options={options} defaultValue="member" />}</Field>
          <Field label="With a message" error="Choose a role">
            {(control) => <Select {...control} options={options} />}
          </Field>
          <Field label="Disabled">{(control) => <Select {...control} options={options} disabled />}</Field>
        </div>
      ),
    },
    {
      id: "search-box",
      title: "Search box",
      file: "ui/search-box.tsx",
      draw: () => <Searching />,
    },
    {
      id: "search-pick",
      title: "One of those that a search has found",
      file: "ui/search-pick.tsx",
      draw: () => (
        <div className="specimen-columns">
          <Pick legend="Found" start="Noor" />
          <Pick legend="Nothing found" start="Xyzzy" />
          <Pick legend="Not picked yet" start="Adeyemi" error="Pick a person" />
        </div>
      ),
    },
    {
      id: "choices",
      title: "Checkbox, switch, radio buttons",
      file: "ui/checkbox.tsx, ui/switch.tsx, ui/radio-group.tsx",
      draw: () => (
        <div className="specimen-columns">
          <Fieldset legend="Checkboxes">
            <Checkbox label="Not chosen" />
            <Checkbox label="Chosen" defaultChecked description="With a line about it." />
            <Checkbox label="Some of them" checked="indeterminate" />
            <Checkbox label="Disabled" disabled />
          </Fieldset>
          <Fieldset legend="Switches">
            <Switch label="Off" />
            <Switch label="On" defaultChecked description="With a line about it." />
            <Switch label="Disabled" disabled />
          </Fieldset>
          <Fieldset legend="Purpose" error="Choose a purpose">
            <RadioGroup
              aria-label="Purpose"
              defaultValue="claim"
              options={[
                { value: "security", label: "Security of an institution" },
                { value: "claim", label: "Legal claim", description: "A case before a court or an authority." },
                { value: "other", label: "Not offered", disabled: true },
              ]}
            />
          </Fieldset>
          <Fieldset legend="Plan, as cards">
            <RadioGroup
              aria-label="Plan, as cards"
              look="card"
              defaultValue="pro"
              options={[
                { value: "basic", label: "Basic", description: "1 member" },
                { value: "pro", label: "Pro", description: "3 members" },
              ]}
            />
          </Fieldset>
        </div>
      ),
    },
    {
      id: "partial-date",
      title: "Date with unknown parts",
      file: "ui/partial-date-fields.tsx",
      note: "What is not known is not asked for; what was typed comes back when more is known.",
      draw: () => (
        <>
          <KnownDate precision="day" />
          <KnownDate precision="month" />
          <KnownDate precision="year" error="The year has four digits" />
          <KnownDate precision="unknown" />
        </>
      ),
    },
    { id: "tag-field", title: "Tags", file: "ui/tag-field.tsx", draw: () => <Tags /> },
    { id: "repeated-rows", title: "Repeated rows", file: "ui/repeated-rows.tsx", draw: () => <Rows /> },
    {
      id: "file-drop",
      title: "File drop",
      file: "ui/file-drop.tsx",
      draw: () => (
        <div className="specimen-columns">
          <FileDrop
            label="Drop files here"
            hint="PDF and text, up to 20 MB each."
            accept=".pdf,.txt"
            maxBytes={20_000_000}
            onFiles={(accepted, refused) => notify.info(`${accepted.length} accepted, ${refused.length} refused`)}
          />
          <FileDrop label="Not now" disabled onFiles={() => undefined} />
        </div>
      ),
    },
    {
      id: "form-buttons",
      title: "The end of a form",
      file: "ui/button.tsx",
      draw: () => (
        <div className="specimen-row">
          <Button variant="primary">Save</Button>
          <Button variant="ghost">Cancel</Button>
        </div>
      ),
    },
  ],
};
