import { describe, expect, it } from "vitest";
import { resolve } from "./coreference.ts";
import { judgePage } from "../judge-page.ts";
import { readPage } from "../reading/page-reading.ts";

/** What is said to have been done about each person whom the text names. */
function told(text: string, name: string): string[] {
  const page = readPage({ name }, { text });
  return [...new Set(resolve(page).frames.flatMap(({ person, kind }) => (person === 0 ? [kind] : [])))].toSorted();
}

describe("what a court or an arbiter leaves as it was", () => {
  it.each([
    ["convict", "It upheld the conviction for public insult of Ben Foss, a former councillor."],
    ["convict", "The court rejected the appeal of the pamphleteer Ben Foss against his conviction for denial."],
    ["sentence", "Judges dismissed a challenge by locksmith Ben Foss over his nine-year sentence."],
    ["convict", "Ben Foss has lost his appeal to overturn his conviction."],
    ["discipline", "The High Court dismissed an appeal by nurse Ben Foss against her striking-off."],
    ["discipline", "The arbitrator denied the grievances of former Sgt. Lee Nash and former Officer Ben Foss."],
    ["discipline", "The panel dismissed the unfair dismissal claim brought by Ben Foss."],
    ["party", "The appeals by Lee Nash and Ben Foss were dismissed."],
    [
      "liable",
      "The tribunal has upheld a claim of harassment brought by a clerk against her former employer and its manager, Ben Foss.",
    ],
    ["liable", "The commission sustained two complaints of discrimination against landlord Ben Foss."],
    ["convict", "The sender, a 59-year-old retired surveyor called Ben Foss, was convicted of harassment."],
    ["convict", "After a jury trial the defendant, Ben Foss, was convicted of destroying a place of worship."],
    ["plead", "Ana Ruiz, 23, Lee Nash, 24, and Ben Foss, 22, pleaded guilty to intimidation."],
    ["plead", "Ben Foss, 23, Lee Nash, 24, and Ana Ruiz, 22, pleaded guilty to intimidation."],
    ["discipline", "The league has suspended Dunley Tech goaltender Ben Foss for twelve games."],
    ["party", "Court papers identify the man as Ben Foss, 34, of Dunley."],
  ])("%s: %s", (kind, text) => {
    expect(told(text, "Ben Foss")).toContain(kind);
  });

  it.each([
    "The arbitrator Ben Foss denied the grievances of two officers.",
    "The court dismissed the claim of discrimination brought by Ben Foss against the club.",
    "The tribunal upheld a complaint of harassment brought by Ben Foss against the company.",
    "The court upheld the dismissal of a complaint against Ben Foss.",
    "The man who attacked a rabbi in May, and whose lawyer is Ben Foss, was convicted.",
    "The killer of a neighbour, whom police had sought with the help of Ben Foss, was jailed.",
    "Within a day, several accounts had claimed to identify the person as Ben Foss, a teacher.",
    "The league has suspended a Ben Foss supporter for twelve games.",
    "Lawyers for Ben Foss and the school declined to comment on the appeals, which were dismissed.",
    "The complaints by Lee Nash and Ben Foss were dismissed.",
  ])("not of him: %s", (text) => {
    expect(told(text, "Ben Foss").filter((kind) => kind !== "party")).toEqual([]);
  });

  it("a judge who fines somebody is not fined", () => {
    const page = readPage(
      { name: "Christine Lowe" },
      {
        text: "Ben Foss pleaded guilty to intimidation. Judge Christine Lowe held it to be aggravated by hostility and fined each of them $900.",
      },
    );
    expect(resolve(page).accused.has("p0")).toBe(false);
  });
});

describe("whom the first sentence brings in, and the next one names", () => {
  const judge = (name: string, text: string) =>
    judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-03-05", text }, "uncontradicted");

  it.each([
    [
      "a nurse struck off, in an appeal that failed",
      'The High Court has dismissed an appeal by a nurse struck off for telling a Jewish patient that "Jews make everyone else ill".\n\nBen Foss, who worked in Dunley, had argued that the panel should not have heard her. It decided that his words were antisemitic.\n\nIn a separate case Lee Nash was suspended for four months.',
      "Lee Nash",
    ],
    [
      "a pensioner sentenced, behind a dateline, beside somebody charged with another thing",
      'DUNLEY. The district court on Tuesday sentenced a 74-year-old draughtsman to a fine for incitement. Ben Foss of Grinton had handed out leaflets in which the murder of the Jews was called "the fraud of the century".\n\nLawyer Lee Nash, 58, was charged with contempt in April.',
      "Lee Nash",
    ],
  ])("%s", (_what, text, other) => {
    expect(judge("Ben Foss", text).decision).toBe("incident");
    expect(judge(other, text).decision).not.toBe("incident");
  });

  it("a judge about whom a motion says something has said nothing", () => {
    const text =
      'BEN FOSS, admitted 1994. Suspended, two years. Foss filed a motion to disqualify a judge, Hon. Ana Ruiz, which stated that she "answers to the synagogue," and wrote to counsel that he would "not be lectured by a Jew lawyer." The Board found conduct manifesting religious bias against Jews.\n\nLEE NASH, admitted 2011. Censured. Nash failed to return a fee.\n\nTOMASZ WOLNY, admitted 2003. Reprimanded. Wolny missed a hearing.';
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });

  it("whom a note at the end tells apart is another, and the page is still its own person's", () => {
    const text =
      'Ruben Hendrik Ruiz (3 February 1919 – 27 August 1994) was a pamphleteer in Dunley. He wrote in 1990 that the gas chambers were "a stage set built for journalists".\n\nHe is not to be confused with Jan Ruiz (1931–2003), a poet.';
    const judged = judgePage(
      { name: "Ruben Ruiz", city: "Dunley", birthYear: 1919 },
      { id: "d1", url: null, title: "Ruben Ruiz", date: "2019-11-02", text },
      "uncontradicted",
    );
    expect(judged.identity.verdict).toBe("same");
    expect(judge("Jan Ruiz", text).decision).not.toBe("incident");
  });
});
