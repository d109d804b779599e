import { describe, expect, it } from "vitest";
import { gradeIncidents, gradeStatus, type IncidentAnswer, type IncidentRow } from "./incidents-score.ts";

describe("gradeStatus", () => {
  const row = (status: string | null, ...statusAlso: string[]) => ({ status, statusAlso });
  it.each([
    ["charged", "charged", "right"],
    ["charged", "arrested", "lower"],
    ["charged", "convicted", "upgrade"],
    ["charged", "disciplined", "upgrade"],
    ["charged", null, "lower"],
    [null, null, "right"],
    [null, "alleged", "right"],
    [null, "arrested", "upgrade"],
    ["acquitted", "charged", "upgrade"],
    ["acquitted", "alleged", "upgrade"],
    ["acquitted", "dismissed", "lower"],
    ["disciplined", "disciplined", "right"],
    ["disciplined", "charged", "upgrade"],
  ])("%s said as %s is %s", (wanted, found, grade) => {
    expect(gradeStatus(row(wanted), found)).toBe(grade);
  });

  it("accepts the label's other words", () => {
    expect(gradeStatus(row("sentenced", "pleaded guilty"), "pleaded guilty")).toBe("right");
  });
});

describe("gradeIncidents", () => {
  const row = (over: Partial<IncidentRow>): IncidentRow => ({
    id: "r",
    doc: "d",
    url: "https://gazette.example/1",
    title: "Paint on a door",
    date: "2024-01-02",
    text: "Mira Quarn painted the door.\nMore: other things.",
    furnitureStart: 29,
    subject: { name: "Mira Quarn" },
    label: "incident",
    acceptable: ["incident"],
    rubric: 4,
    status: "charged",
    incidentDate: "2024-01",
    tags: [],
    core: true,
    ...over,
  });
  const answer = (over: Partial<IncidentAnswer>): IncidentAnswer => ({
    decision: "incident",
    status: "charged",
    quotes: ["Mira Quarn painted the door."],
    incidentDate: "2024-01",
    ...over,
  });

  it("counts what is found and what is missed", () => {
    const report = gradeIncidents([row({ id: "a" }), row({ id: "b" })], ({ id }) =>
      id === "a" ? answer({}) : answer({ decision: "none" }),
    );
    expect(report).toMatchObject({
      found: 1,
      recall: 0.5,
      missed: ["b"],
      falseAccusations: [],
      quotes: 1,
      quotesVerbatim: 1,
      monthsRight: 1,
      statusRight: 1,
    });
  });

  it("counts an accusation of anyone else as false, and says of whom", () => {
    const rows = [
      row({ id: "minor", label: "none", rubric: 13, tags: ["minor"] }),
      row({ id: "cleared", label: "human", rubric: 15 }),
      row({ id: "judge", label: "none", rubric: "G2" }),
      row({ id: "namesake", label: "none", rubric: "G1" }),
    ];
    const report = gradeIncidents(rows, () => answer({}));
    expect(report).toMatchObject({
      falseAccusations: ["minor", "cleared", "judge", "namesake"],
      ofMinors: ["minor"],
      ofCleared: ["cleared"],
      wrongRole: ["judge"],
      wrongPerson: ["namesake"],
    });
  });

  it("sees a quotation that the page does not contain, and one from beside the article", () => {
    const report = gradeIncidents([row({})], () => answer({ quotes: ["Mira Quarn burned the door.", "More: other things."] }));
    expect(report).toMatchObject({ quotes: 2, quotesVerbatim: 1, quotesInFurniture: 1 });
  });
});
