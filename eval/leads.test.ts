import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { judgePage } from "#app/features/searches/engine/judge-page.ts";

type Opening = { lead: string; follow: string; name: string; label: "accused" | "innocent" };

/** How many of whom a report names behind a lead without a name are recorded: of the ones it means, and of others. */
function recorded(file: string) {
  const rows = readFileSync(path.join(import.meta.dirname, file), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Opening);
  const found = rows.filter(
    ({ lead, follow, name }) =>
      judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text: `${lead}\n\n${follow}` }, "uncontradicted")
        .decision === "incident",
  );
  const count = (label: Opening["label"]) => found.filter((row) => row.label === label).length;
  return { accused: count("accused"), innocent: count("innocent"), rows: rows.length };
}

/*
 * Openings of reports by writers who knew no rule. On the way to none of the innocent: no change may record more of them, nor find fewer of
 * the others.
 */
describe("whom a report names behind a lead that names nobody", () => {
  it.each([
    ["invented/leads-1.jsonl", 78, 5],
    ["invented/leads-2.jsonl", 28, 3],
  ] as const)("%s", { timeout: 60_000 }, (file, leastAccused, mostInnocent) => {
    const { accused, innocent, rows } = recorded(file);
    expect(rows).toBe(440);
    expect(accused).toBeGreaterThanOrEqual(leastAccused);
    expect(innocent).toBeLessThanOrEqual(mostInnocent);
  });
});
