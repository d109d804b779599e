import { describe, expect, it } from "vitest";
import { type PartialDate, dayDate, monthDate, unknownDate } from "#app/lib/partial-date.ts";
import { copiesAmong, type EventReport, isOne, oneEvent } from "./one-event.ts";

const wire =
  "A Brome roofer was charged with a hate crime on Wednesday. Curtis Vole, 38, threw nine bricks at the windows of the synagogue on Tarn Street on 14 May 2024 and shouted at worshippers that Jews should leave, police said.";
const paper =
  "Nine windows of the Tarn Street synagogue in Brome were broken with bricks. The roofer Curtis Vole, 38, is charged with a hate crime: he is said to have yelled on 14 May 2024 that Jews should leave the town.";

function told(
  id: string,
  text: string,
  given: { date?: PartialDate; published?: string; location?: string | null } = {},
): EventReport {
  const page = { id, url: null, title: "", date: given.published ?? "2024-05-16", text };
  const quotation = { sourceId: id, text, start: 0, end: text.length };
  const { date = dayDate("2024-05-14"), location = null } = given;
  return { title: text, date, location, quotations: [quotation], spans: [quotation], page };
}

describe("two reports about one person", () => {
  it("are one event when they are as alike as reports of one event are", () => {
    expect(isOne(oneEvent(told("a", wire), told("b", paper)))).toBe(true);
  });

  it("are not, however alike, when the days of the acts exclude it", () => {
    const later = told("b", wire.replace("14 May 2024", "2 November 2024"), {
      date: dayDate("2024-11-02"),
      published: "2025-03-01",
    });
    expect(oneEvent(told("a", wire), later).verdict).toBe("never");
    expect(oneEvent(later, told("a", wire)).verdict).toBe("never");
  });

  it("are not when other days and another place speak against it together", () => {
    const here = told("a", wire, { location: "Brome" });
    const there = told("b", paper.replaceAll("Brome", "Fenwick"), { date: dayDate("2024-05-25"), location: "Fenwick" });
    expect(oneEvent(here, there).verdict).toBe("never");
  });

  it("in two languages are one event when one names the day and the other the same or its month", () => {
    const french = told(
      "b",
      "Curtis Vole, un couvreur de Brome, est accusé d'avoir jeté des briques contre les fenêtres d'une synagogue et crié que les Juifs devaient partir de la ville.",
      { date: monthDate(2024, 5) },
    );
    expect(isOne(oneEvent(told("a", wire), french))).toBe(true);
    expect(isOne(oneEvent(told("a", wire), { ...french, date: unknownDate }))).toBe(false);
  });

  it("are compared by the part that tells of this person where a page tells of more", () => {
    const others = "The council has put off the repair of the bridge. The ferry goes on Sundays again, says its owner.\n";
    const round = others.repeat(6);
    const text = `${round}${paper}\n${round}`;
    const start = round.length;
    const quotation = { sourceId: "b", text: paper, start, end: start + paper.length };
    const inRound: EventReport = { ...told("b", text), title: paper, quotations: [quotation], spans: [quotation] };
    const alone = told("c", paper);
    expect(oneEvent(told("a", wire), inRound).score).toBe(
      oneEvent(told("a", wire), { ...alone, title: paper, page: { ...alone.page, title: paper } }).score,
    );
  });
});

describe("pages that repeat another's text", () => {
  const page = (id: string, date: string | null, text: string) => ({ id, url: null, title: "", date, text });

  it("count as one source with the first published, in whatever order they come", () => {
    const pages = [page("a", "2024-05-18", `${wire} Agency.`), page("b", "2024-05-16", wire), page("c", "2024-05-16", paper)];
    for (const order of [pages, pages.toReversed()]) expect([...copiesAmong(order)]).toEqual([["a", "b"]]);
  });
});
