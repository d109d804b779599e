import { readFileSync } from "node:fs";
import type { IncidentRow } from "./incidents-score.ts";

type Decision = IncidentRow["label"];

const labels = new Set<string>(["incident", "human", "none"]);

/**
 * The rows of a file of invented documents (eval/invented/README.md): `@@ id | register | date | title`,
 * the text, then a line `%% name | label | rubric | status | facts | month | ok=labels` for each subject.
 * Throws an Error that names the line which cannot be read.
 */
export function readInvented(file: string): IncidentRow[] {
  return readFileSync(file, "utf8")
    .split(/^@@ /m)
    .slice(1)
    .flatMap((part) => {
      const [head = "", ...lines] = part.split("\n");
      const [doc, register, date, title] = head.split(" | ").map((cell) => cell.trim());
      if (!doc || !register || !date || !title) throw new Error(`${file}: cannot read "@@ ${head}"`);
      const text = lines
        .filter((line) => !line.startsWith("%% "))
        .join("\n")
        .trim();
      return lines
        .filter((line) => line.startsWith("%% "))
        .map((line, index) => rowOf({ doc, date, title, text, register }, line, index, file));
    });
}

function rowOf(
  document: { doc: string; date: string; title: string; text: string; register: string },
  line: string,
  index: number,
  file: string,
): IncidentRow {
  const cells = line
    .slice(3)
    .split("|")
    .map((cell) => cell.trim());
  const [name = "", label = "", rubric = "", status = "-", facts = "-", month = ""] = cells;
  if (!name || !labels.has(label)) throw new Error(`${file}: cannot read "${line}"`);
  const subject: IncidentRow["subject"] = { name };
  for (const fact of facts === "-" ? [] : facts.split(";")) {
    const [key, value = ""] = fact.trim().split("=");
    if (key === "birthYear") subject.birthYear = Number(value);
    else if (key === "aliases") subject.aliases = [value];
    else if (key === "city" || key === "employer" || key === "role") subject[key] = value;
    else if (key) throw new Error(`${file}: "${key}" is no fact of "${line}"`);
  }
  const remarks = cells.slice(6).flatMap((cell) => cell.split(";").map((remark) => remark.trim()));
  const also = (prefix: string) =>
    (remarks.find((remark) => remark.startsWith(prefix))?.slice(prefix.length) ?? "").split(",").filter(Boolean);
  return {
    id: `${document.doc}-${index + 1}`,
    doc: document.doc,
    url: `https://example.org/${document.doc}`,
    title: document.title,
    date: document.date,
    text: document.text,
    furnitureStart: null,
    subject,
    label: label as Decision,
    acceptable: [label as Decision, ...(also("ok=") as Decision[])],
    rubric: /^\d+$/.test(rubric) ? Number(rubric) : rubric,
    status: status === "-" || status === "" ? null : status,
    statusAlso: also("status="),
    incidentDate: /^\d{4}-\d{2}$/.test(month) ? month : null,
    tags: [document.register],
    core: true,
  };
}
