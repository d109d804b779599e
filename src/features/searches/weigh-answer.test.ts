import { describe, expect, test } from "vitest";
import { judgePage } from "./engine/judge-page.ts";
import { openPage } from "./engine/open-page.ts";
import { selectPassages } from "./engine/passages.ts";
import { isWorthAsking, raisedBy, weighAnswer } from "./weigh-answer.ts";

const facts = { name: "Dorian Quillmere", city: "Wendlebury", role: "locksmith", birthYear: 1985 };
const page = (text: string) => ({ id: "page", url: null, title: "News", date: "2026-01-10", text });
const act = page(
  `Dorian Quillmere, 41, a locksmith from Wendlebury, was sentenced on Friday to eight months in jail for painting "Death to the Jews" on the doors of the Wendlebury synagogue.\n\nQuillmere pleaded guilty in March to criminal mischief as a hate crime. Prosecutors said he admitted choosing the building because it was Jewish.\n\nQuillmere lives above his shop in Mill Lane.`,
);
const finding = judgePage(facts, act);
const passages = selectPassages(facts, act);
const at = (words: string) => passages.findIndex(({ text }) => text.includes(words));
const everywhere = passages.map((_, passage) => ({ passage, role: "act" as const }));
const weigh = (answer: Partial<Parameters<typeof weighAnswer>[2]>) =>
  weighAnswer(finding, passages, { pointed: everywhere, objections: [], ...answer }, "page", null);

describe("a finding", () => {
  test("stands as it is when the model points at what it rests on", () => {
    expect(finding.decision).toBe("incident");
    expect(weigh({})).toBe(finding);
    expect(weigh({ pointed: [{ passage: at("sentenced"), role: "outcome" }] })).toBe(finding);
  });

  test.each([
    ["points at nothing", []],
    ["points elsewhere", [{ passage: at("Mill Lane"), role: "act" as const }]],
    ["calls it who the person is", everywhere.map(({ passage }) => ({ passage, role: "person" as const }))],
  ])("is put to a human, its claim unchanged, when the model %s", (_, pointed) => {
    const weighed = weigh({ pointed });
    expect(weighed).toMatchObject({ decision: "human", rule: "17", setAside: "needs-a-human" });
    expect(weighed.finding).toEqual(finding.finding);
  });

  test.each([
    ["clears", "15", null],
    ["doubt", "17", finding.finding?.status],
  ] as const)("is put to a human, with the passage, where the model reads %s in one", (role, rule, status) => {
    const weighed = weigh({ pointed: [...everywhere.slice(0, 1), { passage: at("pleaded guilty"), role }] });
    expect(weighed).toMatchObject({ decision: "human", rule, setAside: "needs-a-human" });
    expect(weighed.passage?.text).toContain("pleaded guilty");
    expect(weighed.finding?.status).toBe(status);
  });

  test("is put to a human with the passage of the objection", () => {
    const weighed = weigh({ objections: [{ ground: "another-actor", passages: [at("pleaded guilty")] }] });
    expect(weighed).toMatchObject({ decision: "human", rule: "17" });
    expect(act.text.slice(weighed.passage?.start, weighed.passage?.end)).toBe(weighed.passage?.text);
    expect(weighed.passage?.text).toContain("pleaded guilty");
  });

  test("loses its status word when another person may be meant", () => {
    const weighed = weigh({ objections: [{ ground: "another-person", passages: [0] }] });
    expect(weighed).toMatchObject({ decision: "human", rule: "20", setAside: "possibly-another-person" });
    expect(weighed.finding?.status).toBeNull();
  });

  test("is not moved by an objection without a passage", () => {
    expect(weigh({ objections: [{ ground: "another-person", passages: [99] }] })).toBe(finding);
  });

  test("that waits for a human already is left to them", () => {
    const waiting = { ...finding, decision: "human" as const };
    expect(weighAnswer(waiting, passages, { pointed: [], objections: [] }, "page", null)).toBe(waiting);
  });
});

describe("a page without a finding", () => {
  const trade = page(
    "Dorian Quillmere, 41, a locksmith from Wendlebury, has repaired the tower clock of Port Ellery without a fee. The council thanked Quillmere on Thursday.",
  );
  const judged = judgePage(facts, trade);

  test("is set aside for a person when the model points at an act, and claims nothing", () => {
    expect(isWorthAsking(judged)).toBe(true);
    const weighed = weighAnswer(
      judged,
      selectPassages(facts, trade),
      { pointed: [{ passage: 0, role: "act" }], objections: [] },
      "page",
      null,
    );
    expect(weighed).toMatchObject({ decision: "none", setAside: "needs-a-human", finding: null });
    expect(weighed.passage?.text).toContain("tower clock");
  });

  test.each(["lawful-opinion", "another-person", "minor"] as const)(
    "set aside as %s is not asked about, nor moved",
    (setAside) => {
      const hard = { ...judged, setAside };
      expect(isWorthAsking(hard)).toBe(false);
      const answer = { pointed: [{ passage: 0, role: "act" as const }], objections: [] };
      expect(weighAnswer(hard, selectPassages(facts, trade), answer, "page", null)).toBe(hard);
    },
  );
});

describe("a page of which the rules make no finding and the model does", () => {
  const column = page(
    `Dorian Quillmere, 41, a locksmith from Wendlebury, no longer has a column in the Wendlebury Bugle.\n\nHis last asked readers to count the Jews on the bank's board and "draw the usual conclusion". The editor called it antisemitic and ended the column.`,
  );
  const alone = judgePage(facts, column);
  const shown = openPage(facts, column).passages();
  const pointed = [
    { passage: 1, role: "words" as const },
    { passage: 2, role: "outcome" as const },
  ];
  const raising = { facts, page: column, judgement: alone, passages: shown };
  const answered = (objections: Parameters<typeof weighAnswer>[2]["objections"]) =>
    weighAnswer(alone, shown, { pointed, objections }, "page", raisedBy({ pointed }, raising));

  test("is a finding where every gate is open and the other side says nothing", () => {
    expect(alone.decision).not.toBe("incident");
    expect(answered([])).toMatchObject({ decision: "incident", rule: "7", setAside: null });
  });

  test("waits for a human, with its claim and the passage, where the other side objects", () => {
    const weighed = answered([{ ground: "unsettled", passages: [2] }]);
    expect(weighed).toMatchObject({ decision: "human", rule: "17", passage: { text: shown[2]?.text } });
    expect(weighed.finding?.quotations.length).toBeGreaterThan(0);
    expect(answered([{ ground: "another-person", passages: [0] }])).toMatchObject({ rule: "20", finding: { status: null } });
  });

  test("is no finding by an outcome alone", () => {
    const outcome = [{ passage: 2, role: "outcome" as const }];
    expect(raisedBy({ pointed: outcome }, raising)).toBeNull();
    expect(weighAnswer(alone, shown, { pointed: outcome, objections: [] }, "page", null)).toBe(alone);
  });
});
