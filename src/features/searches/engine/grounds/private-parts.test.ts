import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import type { Judgement, SubjectFacts } from "../judgement.ts";
import { isPrivate, privateSpans } from "./private-parts.ts";

const subject: SubjectFacts = { name: "Odalys Karimov", employer: "Tarn & Co", city: "Ashgrove" };

function judged(text: string): Judgement {
  return judgePage(subject, { id: "page", url: null, title: "Court", date: "2025-04-14", text });
}

function told({ finding, passage }: Judgement): string {
  if (!finding) throw new Error("No finding");
  return [
    finding.title,
    ...finding.summary,
    ...finding.description,
    ...finding.quotations,
    ...finding.outcomes.map(({ quotation }) => quotation),
    ...(passage ? [passage] : []),
  ]
    .map(({ text }) => text)
    .join("\n");
}

const after =
  "\n\nThe court heard that Karimov had followed the rabbi from the station to the gate of the synagogue. The rabbi said he had not slept for a week. Judge Imogen Vale said that Karimov had shown no remorse and that the street was not his to rule.";

describe("what a finding never tells", () => {
  it("leaves out sentences with an address, a number, an e-mail address or kin, and tells enough of the rest", () => {
    const judgement = judged(
      `Odalys Karimov, 38, an accountant at Tarn & Co in Ashgrove, told a rabbi in the street that "Jews should be gassed", the court found on Monday, and was convicted of a hate crime. Karimov lives at 14 Millpond Lane, Ashgrove, with his wife Renata Karimov and two children. His phone number is 01632 960961 and his e-mail is odalys.k@mail.example.${after}`,
    );
    expect(judgement.decision).toBe("incident");
    expect(told(judgement)).not.toMatch(/Millpond|Renata|children|01632|mail\.example/);
    expect(judgement.finding?.summary.map(({ text }) => text).join(" ").length).toBeGreaterThanOrEqual(300);
  });

  it.each([
    'Odalys Karimov, 38, of 14 Millpond Lane, Ashgrove, told a rabbi in the street that "Jews should be gassed", the court found on Monday, and was convicted of a hate crime. Karimov works for Tarn & Co.',
    'Odalys Karimov, 38, of Tarn & Co, who lives at 14 Millpond Lane with his wife Renata, was convicted of a hate crime on Monday after he told a rabbi that "Jews should be gassed".',
    'Odalys Karimov, of Tarn & Co in Ashgrove, told a rabbi that "Jews should be gassed" and was arrested for a hate crime at his home on Millpond Lane, police said.',
    'Odalys Karimov, a father of two who works for Tarn & Co in Ashgrove, was convicted of a hate crime for telling a rabbi that "Jews should be gassed". Reach him on 01632 960961.',
  ])("cuts it off a sentence that carries the ruling and loses no finding: %s", (text) => {
    const judgement = judged(text);
    expect(judgement.decision).toBe("incident");
    expect(told(judgement)).not.toMatch(/Millpond|Renata|father of|01632/);
    expect(told(judgement)).toContain("Jews should be gassed");
  });

  it("takes a place of the act, a date or a victim's company for no private matter of a sentence that carries", () => {
    for (const text of [
      "He sprayed a swastika on the synagogue at 14 Elm Road on 2021-03-04.",
      "In the war of 1939-1945 3 people in court saw him.",
      "The members of Elm Street Synagogue were told that Jews were vermin.",
    ])
      expect(isPrivate(text), text).toBe(false);
    expect(privateSpans("He shouted at a rabbi and his son on Mill Lane.")).toEqual([]);
  });
});

describe("an age on a page without a date", () => {
  const text =
    'Odalys Karimov, 72, of Tarn & Co, a retired farmer, was convicted of sending letters that said "Jews should be gassed".';
  const page = { id: "page", url: null, title: "Court", date: null, archivedAt: new Date("2025-04-14T00:00:00Z"), text };

  it("contradicts a birth year that it cannot fit on the day of archiving, and none that it can", () => {
    const young = judgePage({ ...subject, birthYear: 1995 }, page);
    expect(young).toMatchObject({ decision: "none", setAside: "another-person" });
    expect(young.identity.against[0]).toMatchObject({ kind: "age", quotation: { text: expect.stringContaining("72") } });
    const old = judgePage({ ...subject, birthYear: 1940 }, page);
    expect(old.decision).toBe("incident");
    expect(old.identity.missing.map(({ statement }) => statement)).toContain(
      "The page gives the age 72, but no date to reckon from.",
    );
  });
});
