import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { judgeSubject } from "../judge-subject.ts";
import type { SourceText, SubjectFacts } from "../judgement.ts";

const holt: SubjectFacts = { name: "Gerrit Holtby", city: "Fernside" };

function page(text: string, over: Partial<SourceText> = {}): SourceText {
  return { id: "page", url: null, title: "", date: "2024-06-10", text, ...over };
}

describe("outcomes are the subject's own, and have happened", () => {
  it("does not let one count dropped clear what was admitted", () => {
    const text =
      'Gerrit Holtby, 41, of Fernside, pleaded guilty on Monday to criminal damage as a hate crime. He had painted "Jews out" on a synagogue. The second count, of carrying a knife, was dropped under an agreement with the prosecution.';
    expect(judgePage(holt, page(text))).toMatchObject({ decision: "incident", finding: { status: "pleaded guilty" } });
  });

  it("still asks a human when it is the bias that was dropped", () => {
    const text =
      'Gerrit Holtby, 41, of Fernside, pleaded guilty on Monday to criminal damage. He had painted "Jews out" on a synagogue. The hate crime charge was dropped under an agreement with the prosecution.';
    expect(judgePage(holt, page(text)).decision).toBe("human");
  });

  it("does not read a sentence to come as one passed", () => {
    const text =
      'Gerrit Holtby, of Fernside, was charged with a hate crime after he shouted "kill the Jews" at worshippers. He admitted the offence; he was due to be sentenced in July.';
    expect(judgePage(holt, page(text)).finding?.status).toBe("pleaded guilty");
  });

  it("does not take a statistic for the subject's case", () => {
    const text =
      'Gerrit Holtby, of Fernside, was arrested on suspicion of a hate crime after he shouted "kill the Jews" at worshippers.\n\nOf 40 reports last year, in nine a suspect was identified, in four somebody was charged and in two somebody had been convicted.';
    const { finding } = judgePage(holt, page(text));
    expect(finding?.status).toBe("arrested");
    expect(finding?.outcomes.map((outcome) => outcome.status)).toEqual(["arrested"]);
  });

  it("gives an outcome its own day, never the day of the act", () => {
    const text =
      'Gerrit Holtby, 41, of Fernside, has been charged with a hate crime in connection with an attack on a synagogue on March 3, 2024. He shouted "kill the Jews", police said.';
    const { finding } = judgePage(holt, page(text));
    expect(finding?.date.start).toBe("2024-03-03");
    expect(finding?.outcomes).toMatchObject([{ status: "charged", date: null }]);
    const told =
      'Gerrit Holtby, 41, of Fernside, was sentenced on June 6, 2024 to a year in jail for a hate crime. He shouted "kill the Jews" at worshippers.';
    expect(judgePage(holt, page(told)).finding?.outcomes[0]).toMatchObject({ status: "sentenced", date: "2024-06-06" });
  });
});

describe("several pages", () => {
  const charged = page(
    'Gerrit Holtby, 41, of Fernside, was charged on Monday with a hate crime after a bottle was thrown at worshippers leaving the Lime Street synagogue. He shouted "filthy Jews", police said.',
    { id: "a", date: "2024-03-04" },
  );

  it("lets an acquittal of another month outrank the charge", () => {
    const acquitted = page(
      "Gerrit Holtby, 42, of Fernside, was acquitted on Thursday of the hate crime of throwing a bottle at worshippers outside the Lime Street synagogue. The jury heard that it was thrown by another man.",
      { id: "b", date: "2025-01-16" },
    );
    for (const pages of [
      [charged, acquitted],
      [acquitted, charged],
    ]) {
      const judged = judgeSubject(holt, pages);
      expect(judged.decision).toBe("human");
      expect(judged.findings.every((finding) => finding.decision === "human")).toBe(true);
    }
  });

  it("tells an outcome once, with the day where one page gives it", () => {
    const again = page(
      'Gerrit Holtby, 41, of Fernside, was charged on March 4, 2024 with a hate crime after a bottle was thrown at worshippers leaving the Lime Street synagogue. He shouted "filthy Jews", police said.',
      { id: "b", date: "2024-03-05" },
    );
    const { findings } = judgeSubject(holt, [charged, again]);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.finding.outcomes).toMatchObject([{ status: "charged", date: "2024-03-04" }]);
  });
});

describe("why a page yields nothing", () => {
  const rowe: SubjectFacts = { name: "Imelda Rowe", city: "Fernside", role: "teacher" };

  it.each([
    [
      "lawful-opinion",
      'About ninety people marched through Fernside on Saturday to demand a ceasefire in Gaza. "I teach geography and I cannot look away," said Imelda Rowe, a teacher, who carried a banner.',
    ],
    [
      "not-antisemitic",
      "Imelda Rowe, a teacher from Fernside, was fined on Monday for taking two bicycles from the station. She said that she was sorry.",
    ],
    [
      "not-the-actor",
      'A man who painted "Jews out" on a synagogue was jailed on Monday. Imelda Rowe, a teacher from Fernside, who found the graffiti, said that pupils had helped to clean it. Conrad Pell, 40, was convicted of a hate crime.',
    ],
    [
      "not-reported-by-the-source",
      "Imelda Rowe, a teacher in Fernside, has spread antisemitism online, according to a parent who asked not to be named. Profiles are compiled from submissions, which we do not verify.",
    ],
  ] as const)("%s", (reason, text) => {
    const judgement = judgePage(rowe, page(text));
    expect(judgement).toMatchObject({ decision: "none", setAside: reason });
    expect(judgement.reason).toMatch(/^[A-Z].+\.$/);
    if (judgement.passage) expect(text).toContain(judgement.passage.text);
  });
});

describe("what a finding is called and where it was", () => {
  it("is titled by the act, not by where the person lives, and is not placed at the employer's", () => {
    const text =
      'Gerrit Holtby, 41, of Fernside, was detained at his home on Monday, police said. Holtby, who works at the Dunmore warehouse, is accused of painting "Jews out" on a synagogue in Lime Street. He was charged with a hate crime.';
    const { finding } = judgePage({ ...holt, employer: "Dunmore Freight" }, page(text));
    expect(finding?.title.text).not.toContain("home");
    expect(finding?.location ?? "").not.toContain("Dunmore");
  });
});

describe("of two men in one sentence", () => {
  it("the outcome of the second is not the first's", () => {
    const text =
      "Rashid Pennard has been a public defender for sixteen years. In the last three of them he has represented a man who admitted painting swastikas on a synagogue and a man who was acquitted of throwing a bottle at people leaving one.\n\nDid Gerrit Holtby's case change anything for you?\n\nI told him what I thought of swastikas. He pleaded guilty, he's served his time, and he writes to me about his garden.";
    expect(judgePage(holt, page(text)).finding?.outcomes.map(({ status }) => status) ?? []).not.toContain("acquitted");
  });
});
