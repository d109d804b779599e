import { describe, expect, test } from "vitest";
import { dayDate, monthDate, unknownDate, yearDate } from "#app/lib/partial-date.ts";
import { compareIncidents } from "./compare-incidents.ts";
import { facetsOf, filterIncidents, groupByPlace, sortIncidents, sourcesOf } from "./desk-filters.ts";
import { changeDesk, countFilters, noFilters, readDesk, writeDesk } from "./desk-search.ts";
import { distressCookie, distressCookieOf } from "./distress-cookie.ts";
import { asEvents, withMerged } from "./incident-merges.ts";
import type { IncidentView } from "./incident-view.ts";

const source = (id: string, url: string | null, title = "A paper") => ({
  id: `evidence-${id}`,
  title,
  type: "article" as const,
  url: url ?? "http://127.0.0.1/copy",
  source: { id, url, title, published_on: null, archived_at: "2026-01-01T00:00:00.000Z", sha256: "0" },
  added: null,
  copy_of: null,
  joined_at: null,
});

function incident(id: string, given: Partial<IncidentView> = {}): IncidentView {
  return {
    id,
    subject_id: "s",
    status: "approved",
    type: "antisemitic",
    title: `Incident ${id}`,
    date: "Unknown date",
    date_span: unknownDate,
    location: "Unknown location",
    summary: "",
    description: "",
    evidence: [],
    url: null,
    reporter_id: null,
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    origin: "search",
    written_by: null,
    standing: "finding",
    standing_reason: null,
    standing_passage: null,
    rubric_rule: null,
    allegation: null,
    outcomes: [],
    verification: "unreviewed",
    is_confirmed: false,
    statements: [],
    corrections: [],
    verified_by: null,
    verified_at: null,
    verification_reason: null,
    is_private: true,
    sharing: null,
    sentences: [],
    passages: [],
    identity: [],
    reviews: [],
    likely_same_as: null,
    merged_into: null,
    merged: [],
    removed: null,
    ...given,
  };
}
const ids = (incidents: readonly IncidentView[]) => incidents.map(({ id }) => id).join("");

describe("an address", () => {
  test("keeps what a change does not speak of, also what is not about incidents", () => {
    const shown = { view: "timeline", status: "charged", step: "filters" };
    expect(changeDesk(shown, { sort: "oldest" })).toEqual({ ...shown, sort: "oldest" });
    expect(changeDesk(shown, { view: "list", filters: noFilters })).toEqual({ step: "filters" });
    // The same change twice is the same address.
    const changed = changeDesk(shown, { view: "places" });
    expect(changeDesk(changed, { view: "places" })).toEqual(changed);
  });

  test("says the same when it is read and written again", () => {
    const search = {
      view: "timeline",
      sort: "oldest",
      status: "charged,on-trial,none",
      verification: "confirmed",
      source: "gazette.example,0197c2f0-0000-7000-8000-000000000001",
      from: "2024-02-01",
      to: "2024-02-29",
      undated: "no",
      compare: "0197c2f0-0000-7000-8000-000000000001,0197c2f0-0000-7000-8000-000000000002",
    };
    expect(writeDesk(readDesk(search))).toEqual(search);
    expect(countFilters(readDesk(search).filters)).toBe(9);
    expect(writeDesk(readDesk({}))).toEqual({});
    expect(countFilters(noFilters)).toBe(0);
  });

  test.each([
    { view: "map", sort: "worst", status: "guilty", verification: "maybe", from: "2024-02-30", to: "soon", undated: "yes" },
    { view: 7, sort: null, status: ["charged"], source: {}, from: 20240101, compare: "me,you" },
    { from: "2024-2-1", to: "'; drop table", compare: true, verification: {} },
  ])("with what cannot be meant falls back (%j)", (search) => {
    expect(writeDesk(readDesk(search))).toEqual({});
  });

  test("keeps what can be meant beside what cannot, each once", () => {
    const search = { status: "charged,guilty,charged", from: "2024-05-01", to: "2024-04-01", source: 2024 };
    expect(writeDesk(readDesk(search))).toEqual({ status: "charged", from: "2024-05-01", source: "2024" });
  });
});

describe("filters", () => {
  const march = monthDate(2024, 3);
  const all = [
    incident("a", {
      allegation: "charged",
      verification: "confirmed",
      date_span: march,
      evidence: [source("1", "https://www.gazette.example/x")],
    }),
    incident("b", { allegation: "on trial", date_span: yearDate(2024), evidence: [source("2", null, "A letter")] }),
    incident("c", { verification: "disputed", evidence: [source("3", "https://gazette.example/y")] }),
  ];
  const only = (given: Partial<typeof noFilters>) => ids(filterIncidents(all, { ...noFilters, ...given }));

  test("by status word, verification, source and period, together", () => {
    expect(only({})).toBe("abc");
    expect(only({ statuses: ["charged", "none"] })).toBe("ac");
    expect(only({ statuses: ["on-trial"] })).toBe("b");
    expect(only({ verifications: ["confirmed", "disputed"] })).toBe("ac");
    expect(only({ sources: ["gazette.example"] })).toBe("ac");
    expect(only({ sources: ["2"] })).toBe("b");
    expect(only({ statuses: ["charged"], sources: ["2"] })).toBe("");
  });

  test("a period holds what may have happened in it; the unknown unless they are left out", () => {
    expect(only({ from: "2024-03-31", to: "2024-04-10" })).toBe("abc");
    expect(only({ from: "2024-04-01", withUndated: false })).toBe("b");
    expect(only({ to: "2023-12-31" })).toBe("c");
    expect(only({ withUndated: false })).toBe("ab");
  });

  test("each choice tells how many it would show beside the other filters", () => {
    const facets = facetsOf(all, { ...noFilters, sources: ["gazette.example"] });
    expect(facets.statuses).toEqual([
      { key: "none", label: "No status word", count: 1 },
      { key: "charged", label: "Charged", count: 1 },
      { key: "on-trial", label: "On trial", count: 0 },
    ]);
    expect(facets.sources).toEqual([
      { key: "gazette.example", label: "gazette.example", count: 2 },
      { key: "2", label: "A letter", count: 1 },
    ]);
    expect(facets.undated).toBe(1);
    expect(facetsOf([], { ...noFilters, statuses: ["charged"] }).statuses).toEqual([
      { key: "charged", label: "Charged", count: 0 },
    ]);
  });

  test("the sources of an event are those of all its parts", () => {
    const event = incident("k", {
      evidence: [source("1", "https://a.example/")],
      merged: [incident("m", { evidence: [source("2", "https://b.example/")] })],
    });
    expect(sourcesOf(event).map(({ key }) => key)).toEqual(["a.example", "b.example"]);
  });
});

describe("order", () => {
  const all = [
    incident("a", {
      title: "Beta 10",
      date_span: dayDate("2024-03-04"),
      created_at: "2026-01-02T00:00:00.000Z",
      allegation: "charged",
    }),
    incident("b", { title: "beta 9", created_at: "2026-01-03T00:00:00.000Z", allegation: "acquitted" }),
    incident("c", { title: "Alpha", date_span: monthDate(2025, 1), created_at: "2026-01-01T00:00:00.000Z" }),
  ];
  test.each([
    ["date", "cab"],
    ["oldest", "acb"],
    ["found", "bac"],
    ["status", "bac"],
    ["title", "cba"],
  ] as const)("by %s: %s", (sort, wanted) => {
    expect(ids(sortIncidents(all, sort))).toBe(wanted);
    expect(ids(sortIncidents(all.toReversed(), sort))).toBe(wanted);
  });

  test("by place: the most first, the unknown last, spelled alike is one", () => {
    const groups = groupByPlace([
      incident("a", { location: "Unknown location" }),
      incident("b", { location: "Unknown location" }),
      incident("c", { location: "Oakhaven" }),
      incident("d", { location: "Merrow  Harbour" }),
      incident("e", { location: "merrow harbour" }),
    ]);
    expect(groups.map(({ place, incidents }) => `${place}: ${ids(incidents)}`)).toEqual([
      "Merrow  Harbour: de",
      "Oakhaven: c",
      "Unknown location: ab",
    ]);
  });

  test("200 incidents are filtered, counted and sorted in a few milliseconds", () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      incident(String(index), { evidence: [source(String(index), `https://paper-${index % 40}.example/`)] }),
    );
    const start = performance.now();
    facetsOf(many, noFilters);
    sortIncidents(filterIncidents(many, noFilters), "title");
    // A frame has 16; a loaded machine is given ten times that.
    expect(performance.now() - start).toBeLessThan(160);
  });
});

describe("two incidents side by side", () => {
  const passage = (id: string, source_id: string, start: number, end: number) => ({
    id,
    source_id,
    start,
    end,
    text: "…",
    holds: true,
    added_id: null,
  });
  test("agree in what is the same, overlap in what fits, differ in the rest", () => {
    const left = incident("a", {
      date_span: dayDate("2024-03-04"),
      location: "Merrow Harbour, Kent",
      allegation: "charged",
      evidence: [source("1", "https://a.example/"), source("2", "https://b.example/")],
      passages: [passage("p", "1", 0, 50), passage("q", "2", 0, 50)],
    });
    const right = incident("b", {
      date_span: monthDate(2024, 3),
      location: "merrow harbour",
      allegation: "convicted",
      evidence: [source("1", "https://a.example/")],
      passages: [passage("r", "1", 40, 90)],
    });
    const found = compareIncidents(left, right);
    expect(found).toMatchObject({
      date: "overlaps",
      place: "overlaps",
      status: "differs",
      verification: "same",
      sources: "overlaps",
      claims: "overlaps",
    });
    expect([...found.sharedPassages]).toEqual(["p", "r"]);
    expect(found.onlyLeft.map(({ key }) => key)).toEqual(["b.example"]);
    expect(compareIncidents(left, left)).toMatchObject({
      date: "same",
      place: "same",
      status: "same",
      sources: "same",
      claims: "same",
    });
    expect(compareIncidents(left, incident("c"))).toMatchObject({
      date: "unknown",
      place: "unknown",
      status: "unknown",
      sources: "differs",
    });
    expect(compareIncidents(incident("c"), incident("d"))).toMatchObject({ sources: "unknown", claims: "unknown" });
  });
});

describe("events", () => {
  const into = (kept_id: string) => ({
    id: `merge-${kept_id}`,
    kept_id,
    reason: "One morning",
    by: "Noor Lindqvist",
    at: "2026-01-01T00:00:00.000Z",
  });

  test("what leads to what is not there stands by itself, and a circle hides nothing", () => {
    expect(ids(asEvents([incident("a"), incident("b", { merged_into: into("z") })]))).toBe("ab");
    const circle = asEvents([incident("a", { merged_into: into("b") }), incident("b", { merged_into: into("a") })]);
    expect(circle.flatMap((event) => [event.id, ...event.merged.map(({ id }) => id)]).toSorted()).toEqual(["a", "b"]);
  });

  test("outcomes of all, the latest first; what lifts an accusation first where nobody says when", () => {
    const outcome = (status: "charged" | "convicted" | "dismissed", stated_on: string | null) => ({
      status,
      stated_on,
      passage_id: status,
    });
    const part = incident("b", {
      merged_into: into("a"),
      outcomes: [outcome("dismissed", null), outcome("convicted", "2025-01-01")],
    });
    const [event] = asEvents([incident("a", { allegation: "charged", outcomes: [outcome("charged", "2024-01-01")] }), part]);
    const told = withMerged(event ?? incident("x"), () => true);
    expect(told.outcomes.map(({ status }) => status)).toEqual(["dismissed", "convicted", "charged"]);
    expect(told.allegation).toBe("dismissed");
    expect(withMerged(event ?? incident("x"), () => false)).toMatchObject({ allegation: "charged", merged: [] });
  });
});

describe("distressing content", () => {
  test("is covered unless this very person chose otherwise here", () => {
    expect(distressCookieOf(null, "me")).toBe(true);
    expect(distressCookieOf("sidebar_state=true; distressing_shown=me", "me")).toBe(false);
    expect(distressCookieOf("distressing_shown=somebody", "me")).toBe(true);
    expect(distressCookie("me", false)).toMatch(/^distressing_shown=me; path=\/; max-age=\d{8}; samesite=lax$/);
    expect(distressCookie("me", true)).toMatch(/max-age=0/);
  });
});
