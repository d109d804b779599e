import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const claim = (verdict: string) =>
  `A Jewish clerk has won his claim against his firm.\n\nDan Perl complained of a message from a co-worker, Cal Marsh, who wrote when lunch was being paid for: "That's your inner Jew talking, always counting."\n\n${verdict}`;

describe("what a tribunal finds of the words that the page quotes", () => {
  it.each([
    "Employment Judge Ana Ruiz found that the message was antisemitic and amounted to harassment.",
    "Mr Marsh declined to apologise for it at the hearing before Employment Judge Ana Ruiz. She found the message was antisemitic.",
    'The tribunal preferred the evidence of Mr Perl and of two colleagues, and found that the comments were made and that they were "plainly antisemitic".',
    "The tribunal found on the balance of probabilities that the comments were made. They were antisemitic.",
  ])("is a finding about whoever is quoted: %s", (verdict) => {
    const { decision, rule } = judge("Cal Marsh", claim(verdict));
    expect([decision, rule]).toEqual(["incident", "7"]);
    expect(judge("Dan Perl", claim(verdict)).decision).not.toBe("incident");
    expect(judge("Ana Ruiz", claim(verdict)).decision).toBe("none");
  });

  it.each([
    "Employment Judge Ana Ruiz found that the message was not antisemitic.",
    "The tribunal did not find that the message was antisemitic.",
    "The tribunal will decide whether the message was antisemitic.",
    "Mr Perl told the tribunal that he found the message antisemitic.",
    "The tribunal found that it could not say whether the comments were made. If made, they were antisemitic.",
  ])("and none where it finds nothing: %s", (verdict) => {
    expect(judge("Cal Marsh", claim(verdict)).rule).not.toBe("7");
  });

  it("reads the parties of a decision, and who appeared for them", () => {
    const text = `HUMAN RIGHTS TRIBUNAL\n\nBETWEEN: Dan Perl, Applicant\n-and-\nDunley Motors Inc. and Cal Marsh, Respondents\n\nAPPEARANCES: Dan Perl, Applicant, self-represented; Dunley Motors Inc. and Cal Marsh, Respondents, Ines Okoro, Counsel\n\n[3] The applicant testified that the personal respondent told a supplier to "watch your change, he's one of them Jews". He testified that he was then let go.\n\n[4] The personal respondent denied the comments.\n\n[6] I find on a balance of probabilities that the comments were made. They were antisemitic.`;
    const { decision, rule, finding } = judge("Cal Marsh", text);
    expect([decision, rule]).toEqual(["incident", "7"]);
    expect(finding?.status).not.toBe("disciplined");
    expect(judge("Ines Okoro", text).decision).toBe("none");
    expect(judge("Dan Perl", text).decision).toBe("none");
  });
});
