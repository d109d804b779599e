import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { gradeInvented } from "./incidents-score.ts";
import { readInvented } from "./invented-set.ts";

const folder = path.join(import.meta.dirname, "invented");
const files = readdirSync(folder).filter((file) => file.startsWith("batch-"));

describe("the invented documents", () => {
  it("are read with their subjects, labels and facts", () => {
    const rows = readInvented(path.join(folder, "batch-1.txt"));
    const first = rows[0];
    expect(first).toMatchObject({
      id: "b1-01-1",
      date: "2022-09-14",
      subject: { name: "Leland Hutchins", city: "Sparks", birthYear: 1984 },
      label: "incident",
      rubric: 3,
      status: "sentenced",
      incidentDate: "2020-11",
    });
    expect(first?.text).not.toContain("%%");
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it("of those kept aside can be read as well", () => {
    const aside = path.join(import.meta.dirname, "kept-aside");
    for (const file of readdirSync(aside).filter((name) => name.startsWith("batch-")))
      expect(new Set(readInvented(path.join(aside, file)).map(({ label }) => label))).toEqual(
        new Set(["incident", "human", "none"]),
      );
  });

  it.each(files)(
    "%s: nobody is accused wrongly and no status word is raised",
    (file) => {
      const report = gradeInvented(path.join(folder, file));
      expect(report.falseAccusations).toEqual([]);
      expect(report.statusUpgrades).toEqual([]);
      expect(report.quotesVerbatim).toBe(report.quotes);
      expect(report.queueShare).toBeLessThanOrEqual(file === "batch-4.txt" ? 0.5 : 0.25);
    },
    60_000,
  );
});
