import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judgePage } from "#app/features/searches/engine/judge-page.ts";
import { mergeFindings } from "#app/features/searches/engine/events/merge.ts";

/** Pages about one person each (`@@ person-event | date | title | name | fact`), as a search has them. */
const pages = readFileSync(new URL("./invented/merges-1.txt", import.meta.url), "utf8")
  .split(/^@@ /m)
  .slice(1)
  .map((part, index) => {
    const [head = "", ...lines] = part.split("\n");
    const [event = "", date = "", title = "", name = "", fact = ""] = head.split(" | ").map((cell) => cell.trim());
    const [kind = "", value = ""] = fact.split("=");
    const page = { id: `page-${index}`, url: null, title, date, text: lines.join("\n").trim() };
    return { event, person: event.split("-")[0] ?? "", page, judgement: judgePage({ name, [kind]: value }, page) };
  });

test("what a search finds of one person comes together by event: none apart, none joined wrongly", () => {
  const found = pages.filter(({ judgement }) => judgement.finding !== null);
  expect(found.length).toBeGreaterThanOrEqual(31);
  for (const own of Map.groupBy(found, ({ person }) => person).values()) {
    const eventOf = new Map(own.map(({ page, event }) => [page.id, event]));
    const groups = mergeFindings(own).map(({ sourceIds }) => sourceIds.map((id) => eventOf.get(id)));
    for (const group of groups) expect(new Set(group).size, group.join()).toBe(1);
    expect(groups).toHaveLength(new Set(eventOf.values()).size);
  }
});
