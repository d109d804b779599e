import { useState } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { RepeatedRows } from "#app/ui/repeated-rows.tsx";
import type { FieldErrors } from "#app/lib/errors.ts";

type Column = { name: string; label: string; isRequired?: boolean; type?: "text" | "email" | "url" | "tel" };
type Group = { part: string; title: string; one: string; columns: Column[]; least: number };

const text = (name: string, label: string, isRequired = false): Column => ({ name, label, isRequired });

/** The specification's social report info, part by part; an unnamed column is a list of plain texts. */
export const infoGroups: Group[] = [
  {
    part: "names",
    title: "Names",
    one: "name",
    least: 1,
    columns: [text("firstName", "First name", true), text("middleName", "Middle name"), text("lastName", "Last name", true)],
  },
  {
    part: "emails",
    title: "E-mail addresses",
    one: "e-mail address",
    least: 0,
    columns: [{ name: "", label: "E-mail address", type: "email" }],
  },
  {
    part: "phones",
    title: "Phone numbers",
    one: "phone number",
    least: 0,
    columns: [{ name: "", label: "Phone number", type: "tel" }],
  },
  {
    part: "profiles",
    title: "Profiles",
    one: "profile",
    least: 0,
    columns: [{ name: "", label: "Address of the profile", type: "url" }],
  },
  {
    part: "addresses",
    title: "Addresses",
    one: "address",
    least: 0,
    columns: [
      text("street", "Street"),
      text("city", "City"),
      text("state", "State"),
      text("zip", "ZIP code"),
      text("country", "Country"),
    ],
  },
  { part: "jobs", title: "Jobs", one: "job", least: 0, columns: [text("title", "Title"), text("company", "Company")] },
  {
    part: "education",
    title: "Education",
    one: "education",
    least: 0,
    columns: [text("degree", "Degree"), text("institution", "Institution")],
  },
];

/** The form's values as the info that the server takes: by part, in the order of the rows. */
export function readInfo(form: HTMLFormElement): Record<string, unknown> {
  const values = new FormData(form);
  const info: Record<string, unknown[]> = {};
  for (const { part, columns } of infoGroups) {
    info[part] = [];
    for (let row = 0; values.has(fieldName(part, row, columns[0]?.name ?? "")); row += 1) {
      const read = (name: string) => {
        const value = values.get(fieldName(part, row, name));
        return typeof value === "string" ? value : "";
      };
      const [first] = columns;
      info[part].push(first?.name === "" ? read("") : Object.fromEntries(columns.map(({ name }) => [name, read(name)])));
    }
  }
  return info;
}

function fieldName(part: string, row: number, column: string): string {
  return column === "" ? `${part}.${row}` : `${part}.${row}.${column}`;
}

/** One part of the info: rows that can be added and taken away, each message beside its field. */
export function InfoRows({
  group,
  firstName,
  errors,
}: {
  group: Group;
  firstName?: Record<string, string>;
  errors: FieldErrors;
}) {
  const [rows, setRows] = useState<string[]>(() => Array.from({ length: group.least }, () => crypto.randomUUID()));
  return (
    <RepeatedRows
      title={group.title}
      one={group.one}
      rows={rows}
      keyOf={(key) => key}
      least={group.least}
      onAdd={() => setRows([...rows, crypto.randomUUID()])}
      onRemove={(key) => setRows(rows.filter((other) => other !== key))}
    >
      {(_, row) =>
        group.columns.map(({ name, label, isRequired = false, type = "text" }) => (
          <Field key={name} label={label} required={isRequired} error={errors[fieldName(group.part, row, name)] ?? null}>
            {(control) => (
              <Input
                {...control}
                name={fieldName(group.part, row, name)}
                type={type === "tel" ? "tel" : "text"}
                inputMode={type}
                autoComplete="off"
                dir="auto"
                defaultValue={row === 0 ? firstName?.[name] : undefined}
              />
            )}
          </Field>
        ))
      }
    </RepeatedRows>
  );
}
