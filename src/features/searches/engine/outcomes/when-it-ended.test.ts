import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* The plainest endings of a case, behind every way to say when. All are invented. */
const report =
  'Karl Ruiz, 41, of Dunley, was charged in March with harassment as a hate crime after he shouted "dirty Jews" at a family outside a synagogue, prosecutors said.';
const judged = (text: string) =>
  judgePage({ name: "Karl Ruiz" }, { id: "d1", url: null, title: "", date: "2024-11-06", text }, "uncontradicted");
const when = [
  "",
  "In May ",
  "On 3 May ",
  "On May 3 ",
  "In early May ",
  "By May ",
  "By June ",
  "Last week ",
  "Two months later ",
  "Eventually ",
  "Subsequently ",
];

describe("a case that ended takes the accusation back, whenever it did", () => {
  test.each([
    "the charges were dropped",
    "the charges had been dropped",
    "the charges against Ruiz were dismissed",
    "the case was thrown out",
    "prosecutors withdrew the charges",
    "a judge dismissed the case",
    "the court quashed the charge",
    "a jury acquitted him",
    "Ruiz was acquitted",
    "Ruiz was cleared of all charges",
  ])("%s", (what) => {
    for (const time of when) {
      const said = `${time}${what}.`;
      const sentence = said.charAt(0).toUpperCase() + said.slice(1);
      expect([sentence, judged(`${report}\n\n${sentence}`).decision]).toEqual([sentence, "human"]);
    }
  });

  test.each(["The charges may be dropped.", "Ruiz may be acquitted in May.", "A judge may dismiss the case."])(
    "and not what may come: %s",
    (sentence) => expect(judged(`${report}\n\n${sentence}`).decision).toBe("incident"),
  );
});

test("what somebody proposes for others is not done to them, in May either", () => {
  const { decision, finding } = judged(
    'Karl Ruiz edited the quarterly. His pamphlet, issued under his name in May 2017, argued that "the Jew is the arm of the enemy", and proposed that Jews be registered and barred from the professions.',
  );
  expect([decision, finding?.status ?? null]).toEqual(["incident", null]);
});

describe("an adverb at the head of a sentence is no given name", () => {
  test.each(["Subsequently", "Eventually", "Recently", "Finally", "Reluctantly", "Afterwards"])("%s", (adverb) => {
    const { decision, finding } = judged(
      `Karl Ruiz, 41, posted antisemitic messages. ${adverb} Ruiz was dismissed by the school for the antisemitic messages.`,
    );
    expect([decision, finding?.status]).toEqual(["incident", "disciplined"]);
  });

  test.each(["Emily", "Beverly", "Kimberly", "Molly", "Sally"])("and %s is one", (name) =>
    expect(
      judgePage(
        { name: `${name} Ruiz` },
        {
          id: "d1",
          url: null,
          title: "",
          date: "2024-11-06",
          text: `${name} Ruiz was convicted of antisemitic harassment of a rabbi.`,
        },
        "uncontradicted",
      ).decision,
    ).toBe("incident"),
  );
});
