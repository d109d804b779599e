import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What was quashed, dismissed or given long before what the page answers for takes nothing from it. */

const judged = (name: string, text: string) => {
  const { decision, finding } = judgePage(
    { name },
    { id: "p", url: null, title: "", date: "2024-05-01", text },
    "uncontradicted",
  );
  return finding?.status && decision === "incident" ? `${decision}, ${finding.status}` : decision;
};

describe("a life told in the order of its years", () => {
  const life =
    "Emil Strand, a publisher of Holocaust denial, died on Sunday. He was 81.\n\nHis best known pamphlet, “The Great Tale”, which he wrote himself, called the gas chambers “a fable that Jews sell to the world”.\n\n";
  test.each([
    "He was tried in Oslo for spreading false news. The conviction was overturned when the law was changed. In 2002 he was charged in Bern with denial of the Holocaust. He was convicted in 2005 and sentenced to two years in prison.",
    "He was tried twice in Oslo. Both verdicts were quashed on appeal. In 1999 he was deported and later charged with inciting hatred of Jews. He was sentenced in 2001 to a year in prison.",
  ])("the last verdict stands: %s", (tried) => {
    expect(judged("Emil Strand", life + tried)).toBe("incident, sentenced");
  });
  test.each([
    "He was tried in Bern for denial of the Holocaust and convicted in 2005. The conviction was overturned in 2007.",
    "He was tried in Bern for denial of the Holocaust. The conviction was quashed on appeal. In 2005 he was convicted of tax evasion and sentenced to a year in prison.",
    "The first verdict was quashed. In 2005 he was convicted in Bern of denial of the Holocaust. That conviction was overturned as well in 2008.",
  ])("nothing stands: %s", (tried) => {
    expect(judged("Emil Strand", life + tried)).toBe("human");
  });
  test("what has been overturned now is the last word", () => {
    const text =
      "A court in Bern has overturned the conviction of Emil Strand for denial of the Holocaust. He had written that the gas chambers were “a fable that Jews sell to the world”. In 2005 he was convicted of hatred in Basel.";
    expect(judged("Emil Strand", text)).toBe("human");
  });
});

describe("an older complaint of something else", () => {
  const judge =
    "A judge is under investigation over remarks from the bench in 2021.\n\nJudge Lionel Marsh told a lawyer during a hearing in May 2021 that “Jews cheat wherever there is money” and that he was “just another greedy Jew”.\n\nJudge Marsh later sent the lawyer a letter in which he apologised for his remarks.\n\n";
  test("takes nothing back", () => {
    expect(
      judged("Lionel Marsh", `${judge}In 2018 a clerk accused him of mocking her accent. That complaint was dismissed.`),
    ).toBe("incident, apologised");
  });
  test.each([
    "In 2021 the lawyer complained. That complaint was dismissed.",
    "In 2022 a commission heard the complaint. It was dismissed.",
    "In 2018 a clerk accused him of antisemitic remarks. That complaint was dismissed.",
  ])("not of something else: %s", (dismissed) => {
    expect(judged("Lionel Marsh", judge + dismissed)).not.toMatch(/^incident/);
  });
});
