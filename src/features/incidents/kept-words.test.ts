import { expect, test } from "vitest";
import { incidentDrafts, toWrittenIncident } from "./written-draft.ts";
import { writtenIncidentSchema } from "./incident-input.ts";

const key = "0198d9c2-0000-7000-8000-000000000001";
const draft = { ...incidentDrafts.empty(key), title: "A", summary: "B", description: "C" };

test("a draft is read back as it was kept; what is none, and what was damaged, is none", () => {
  expect(incidentDrafts.read(JSON.stringify(draft))).toEqual(draft);
  expect(incidentDrafts.read(null)).toBeNull();
  expect(incidentDrafts.read("{")).toBeNull();
  expect(incidentDrafts.read('{"title":"without a key"}')).toBeNull();
  expect(incidentDrafts.read(JSON.stringify({ ...draft, precision: "decade", day: 7 }))).toEqual(draft);
});

test("the date is sent as exactly as it is known, and what cannot be one is named", () => {
  const typed = { ...draft, year: "2024", month: "3", day: "45" };
  expect(toWrittenIncident({ ...typed, precision: "month" }).date).toEqual({ precision: "month", year: 2024, month: 3 });
  expect(toWrittenIncident(typed).date).toEqual({ precision: "unknown" });
  const wrong = [
    { ...typed, precision: "day" as const },
    { ...typed, precision: "month" as const, month: "13" },
    { ...typed, precision: "year" as const, year: "next" },
  ];
  for (const one of wrong) {
    const { error } = writtenIncidentSchema.safeParse(toWrittenIncident(one));
    expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([["date", "Date is invalid"]]);
  }
});
