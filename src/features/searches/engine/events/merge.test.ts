import { describe, expect, it } from "vitest";
import type { Judgement, SourceText } from "../judgement.ts";
import { judgePage } from "../judge-page.ts";
import { judgeSubject } from "../judge-subject.ts";
import { type JudgedFinding, mergeFindings } from "./merge.ts";

const subject = { name: "Curtis Vole", city: "Brome" };
const source = (id: string, date: string, text: string): SourceText => ({
  id,
  url: `https://${id}.test/`,
  title: "",
  date,
  text,
});

const charged = source(
  "a",
  "2023-05-02",
  'Curtis Vole, 40, of Brome, was charged with a hate crime on Monday. Police said that he shouted "kill the Jews" at worshippers outside a synagogue in Brome on 22 April 2023.',
);
const sentenced = source(
  "b",
  "2023-11-09",
  'Curtis Vole, of Brome, was sentenced to a year in prison on Thursday. He had shouted "kill the Jews" at worshippers outside the synagogue in Brome on 22 April 2023, a hate crime.',
);
const quashed = source(
  "c",
  "2024-06-20",
  'The conviction of Curtis Vole, of Brome, for a hate crime outside the synagogue in Brome on 22 April 2023 was quashed on Wednesday. He had been accused of shouting "kill the Jews" at worshippers.',
);
const other = source(
  "d",
  "2019-03-01",
  'Curtis Vole, of Brome, pleaded guilty on Friday to a hate crime. In January 2019 he sent a letter to a rabbi in Tarrow in which he wrote: "Jews are vermin."',
);
const unrelated = source("e", "2020-01-01", "Curtis Vole, of Brome, has been named keeper of the month.");

describe("several pages about one person", () => {
  it("merges the reports of one event, keeps each sentence's source, and shows the latest outcome first", () => {
    const judged = judgeSubject(subject, [charged, sentenced]);
    expect(judged.findings).toHaveLength(1);
    const merged = judged.findings[0];
    expect(merged?.sourceIds).toEqual(["a", "b"]);
    expect(merged?.finding.status).toBe("sentenced");
    expect(merged?.finding.outcomes[0]?.status).toBe("sentenced");
    expect(new Set(merged?.finding.quotations.map((quotation) => quotation.sourceId))).toEqual(new Set(["a", "b"]));
    expect(judged.decision).toBe("incident");
  });

  it("tells a sentence that two copies share once, and quotes it from both", () => {
    const judged = judgeSubject(subject, [charged, { ...charged, id: "b", url: "https://b.test/" }]);
    const [merged] = judged.findings;
    const lines = merged?.finding.description.map(({ text }) => text) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines).size).toBe(lines.length);
    expect(new Set(merged?.finding.quotations.map(({ sourceId }) => sourceId))).toEqual(new Set(["a", "b"]));
  });

  it("is told by the title that quotes nobody and goes furthest, whatever the pages' ids", () => {
    const quoting =
      'Curtis Vole, 40, of Brome, was sentenced for shouting "kill the Jews" outside a synagogue in Brome on 22 April 2023.';
    const title =
      "Curtis Vole, of Brome, was sentenced to a year in prison on Thursday for an antisemitic hate crime outside a synagogue";
    const plain = `${title} in Brome on 22 April 2023.`;
    for (const [one, two] of [
      ["a", "b"],
      ["b", "a"],
    ] as const) {
      const judged = judgeSubject(subject, [
        { ...charged, id: one, text: quoting, date: "2023-11-10" },
        { ...sentenced, id: two, text: plain },
      ]);
      expect(judged.findings).toHaveLength(1);
      expect(judged.findings[0]?.finding.title.text).toContain(title);
      expect(judged.findings[0]?.finding.title.quotation.sourceId).toBe(two);
    }
  });

  it("keeps two events apart", () => {
    expect(judgeSubject(subject, [charged, other]).findings).toHaveLength(2);
  });

  it("lets a later clearing outrank the report, whichever page is read first", () => {
    for (const pages of [
      [charged, quashed],
      [quashed, charged],
    ]) {
      const judged = judgeSubject(subject, pages);
      expect(judged.decision).toBe("human");
      expect(judged.findings[0]?.rule).toBe("15");
      expect(judged.findings[0]?.finding.status).toBe("reversed");
    }
  });

  it("accounts for every page that gave nothing", () => {
    const judged = judgeSubject(subject, [unrelated, charged]);
    expect(judged.setAside.map((page) => page.sourceId)).toEqual(["e"]);
    expect(judgeSubject(subject, [unrelated])).toMatchObject({ decision: "none", findings: [] });
  });

  it("does not depend on the order of the pages", () => {
    const forwards = judgeSubject(subject, [charged, sentenced, other]);
    const backwards = judgeSubject(subject, [other, sentenced, charged]);
    expect(JSON.stringify(backwards.findings)).toBe(JSON.stringify(forwards.findings));
  });

  describe("of which one is put to a human", () => {
    const judged = (page: SourceText, change: Partial<Judgement> = {}) => ({
      page,
      judgement: { ...judgePage(subject, page), ...change },
    });
    const isUnclear = { decision: "human", rule: "17", reason: "The source does not say who did it." } as const;
    const statuses = (found: JudgedFinding | undefined) => [
      found?.decision,
      found?.finding.status,
      found?.finding.outcomes.map(({ status }) => status),
    ];

    it("takes no status word from a page of which it is not clear what they did", () => {
      for (const pages of [
        [judged(charged), judged(sentenced, isUnclear)],
        [judged({ ...sentenced, id: "a" }, isUnclear), judged({ ...charged, id: "b" })],
      ]) {
        const [merged, ...others] = mergeFindings(pages);
        expect(others).toEqual([]);
        expect(merged?.sourceIds).toEqual(["a", "b"]);
        expect(statuses(merged)).toEqual(["incident", "charged", ["charged"]]);
      }
    });

    it("takes it from one of which only who is meant was unclear: they are the person of the event", () => {
      const other = judgePage(subject, sentenced).identity;
      const isNamesake = { decision: "human", rule: "20", identity: { ...other, verdict: "possible" } } as const;
      expect(statuses(mergeFindings([judged(charged), judged(sentenced, isNamesake)])[0])).toEqual([
        "incident",
        "sentenced",
        ["sentenced", "charged"],
      ]);
    });

    it("lets it clear the person all the same, and keeps all where no page is clear", () => {
      expect(statuses(mergeFindings([judged(charged), judged(quashed, isUnclear)])[0])).toEqual([
        "human",
        "reversed",
        expect.arrayContaining(["reversed", "charged"]),
      ]);
      expect(statuses(mergeFindings([judged(charged, isUnclear), judged(sentenced, isUnclear)])[0]).slice(0, 2)).toEqual([
        "human",
        "sentenced",
      ]);
    });
  });

  it("says that a model's pointing made a finding where its title or its status word rests on that", () => {
    const judged = (page: SourceText, tiedBy?: "model") => ({
      page,
      judgement: { ...judgePage(subject, page), ...(tiedBy ? { tiedBy } : {}) },
    });
    const [byModel] = mergeFindings([judged(charged, "model"), judged(sentenced, "model")]);
    expect(byModel).toMatchObject({ decision: "incident", sourceIds: ["a", "b"], tiedBy: "model" });
    const [byBoth] = mergeFindings([judged(charged, "model"), judged(sentenced)]);
    expect(byBoth).toMatchObject({ decision: "incident", sourceIds: ["a", "b"] });
    expect(byBoth).not.toHaveProperty("tiedBy");
    expect(byBoth?.reason).not.toMatch(/language model/);
    // The status word is of the page that the model tied.
    const [higher] = mergeFindings([judged(charged), judged(sentenced, "model")]);
    expect(higher).toMatchObject({ decision: "incident", finding: { status: "sentenced" }, tiedBy: "model" });
  });
});
