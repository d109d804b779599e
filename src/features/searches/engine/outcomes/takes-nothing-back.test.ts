import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const subject = { name: "Tomas Reeve" };
const decision = (text: string) =>
  judgePage(subject, { id: "p", url: null, title: "", date: "2024-05-01", text }, "uncontradicted").decision;

/** Pages that are findings as they stand. */
const reports = {
  charged:
    "A Leeds man has been charged after antisemitic graffiti was daubed on a synagogue, police said.\n\nTomas Reeve, 34, was charged on Tuesday with racially aggravated criminal damage over the swastikas that were painted on the doors of the Beth Shalom synagogue.",
  convicted:
    'A Leeds man has been convicted of shouting antisemitic abuse at worshippers.\n\nTomas Reeve, 34, was found guilty on Tuesday of a racially aggravated public order offence. He had shouted "dirty Jews" at a family outside the Beth Shalom synagogue.',
  sentenced:
    "A Leeds man has been jailed for antisemitic threats.\n\nTomas Reeve, 34, was sentenced to eight months in prison on Tuesday for sending antisemitic threats to the Beth Shalom synagogue. He pleaded guilty in March.",
  disciplined:
    'A teacher has been struck off for antisemitic posts.\n\nTomas Reeve, 34, who taught at Hollin High School, was banned from the profession on Tuesday. A panel found that he had posted on Facebook that "the Jews run the banks and the newspapers".',
  expelled:
    'A councillor has been expelled from his party for antisemitic remarks.\n\nTomas Reeve, 34, told a meeting in May that "Jews control the council". The party\'s disciplinary panel found that the remark was antisemitic and expelled him on Tuesday.',
};

describe("the finding stands beside a sentence with the words of a clearing that takes nothing back", () => {
  test.each([
    // What is tried for, or was refused.
    "Reeve had been fighting to have his conviction overturned.",
    "Reeve, who is seeking to overturn the decision, was not in court.",
    "He has applied to have the finding set aside.",
    "The judge rejected a motion to dismiss the charges.",
    "A bid to have the case thrown out failed last month.",
    // Another offence, of which the page has no other word.
    "He was also charged with disorderly conduct, but that charge was dropped.",
    "Police had also charged him with disturbing the peace, but that charge was dropped by the court.",
    "A charge of resisting arrest was dismissed.",
    "The charge of breaching bail was withdrawn.",
    "Proceedings were stayed on a count of possessing a weapon.",
    "Prosecutors agreed to drop a weapons count in exchange for the plea.",
    // Of before, of procedure, served.
    "An earlier ban over unpaid fees was lifted in 2019.",
    "The High Court overturned an earlier suspension, over an expenses claim, in 2011.",
    "An application to have the name suppressed was withdrawn.",
    "Reeve did not make representations.",
    "His suspension was lifted in January after he had served it.",
    "His lawyer argued that there was no evidence that he meant Jews.",
  ])("%s", (sentence) => {
    for (const [stage, report] of Object.entries(reports))
      expect([stage, decision(`${report}\n\n${sentence}`), decision(`${report} ${sentence}`)]).toEqual([
        stage,
        "incident",
        "incident",
      ]);
  });

  test("one of a numbered list, where others were proved", () => {
    const page = `${reports.disciplined}\n\nThe panel found charges 1a and 1b proved. Facts not proved: Charge 1c.`;
    expect(decision(page)).toBe("incident");
  });

  test("a ban of years ago, on a page that tells of a later one by its year", () => {
    const page = `In 2006 a panel suspended Tomas Reeve from the council for a month over a remark to a reporter. The High Court overturned the suspension in the same year.\n\nIn July 2013 Reeve told a meeting that "Jewish donors choose our candidates for us". He was expelled from the party in November 2013. The panel found that the remark was antisemitic.`;
    expect(decision(page)).toBe("incident");
  });
});

describe("nor does it keep what is taken back", () => {
  test.each([
    "Reeve's conviction was overturned on Friday.",
    "A bid to have the conviction overturned succeeded on Friday.",
    "Prosecutors asked the court to dismiss the charges on Friday.",
    "The charges against Reeve were dropped on Friday.",
    "He was cleared of all charges on appeal.",
    "The hate crime charge was dropped on Friday.",
    "The decision against Reeve was set aside on Friday.",
    "The judge allowed an application to have the case thrown out.",
    "His bid to have the decision set aside was granted.",
    "Reeve has won his fight to have the ban lifted.",
    // Of those by which an earlier form of the rule kept the accusation.
    "The Court of Appeal ordered that the conviction be quashed.",
    "All charges against Reeve were dismissed on appeal.",
    "On appeal to the High Court the decision was set aside.",
    "Reeve, who had been fighting to have his conviction overturned, was acquitted on Friday.",
    "He had applied to have the decision set aside, and on Friday the High Court set it aside.",
    "Although a bid to have the case thrown out had failed, the jury cleared Reeve.",
    "The complaint that he had made antisemitic statements was withdrawn on Friday.",
    "In a lawsuit Reeve brought, a judge overturned the decision.",
    "An earlier decision against him was set aside on Friday.",
    "The ban was lifted after they apologised to Reeve for accusing the wrong man.",
    "The charges against Reeve and a co-defendant were dropped.",
    "The charge of resisting arrest was dropped with all the others.",
    "In 2022 the case against Reeve was dropped. In 2023 another man was convicted of it.",
  ])("%s", (sentence) => {
    for (const [stage, report] of Object.entries(reports))
      expect([stage, decision(`${report}\n\n${sentence}`)]).not.toEqual([stage, "incident"]);
  });

  test("the only thing that the person answers for, though no other sentence names the offence", () => {
    const attack = 'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue on Tuesday.';
    expect(
      decision(`${attack}\n\nOne of the two, Tomas Reeve, 35, was himself charged with assault; that charge was dropped.`),
    ).not.toBe("incident");
  });
});

describe("an acquittal that did not last", () => {
  const lead =
    'Tomas Reeve, a teacher, was convicted of wilfully promoting hatred for telling his students that Jews were "treacherous" and that they had invented the Holocaust.';
  test.each([
    `${lead} The Court of Appeal overturned the conviction. The Supreme Court upheld the law and restored it.`,
    `${lead} A first-instance judge had acquitted him. An appeal court reversed the acquittal and convicted him.`,
  ])("is none: %s", (text) => {
    expect(decision(text)).toBe("incident");
  });
  test.each([
    `${lead} The Court of Appeal overturned the conviction.`,
    `${lead} The Court of Appeal overturned the conviction. The Supreme Court declined to restore it.`,
    `${lead} He was acquitted on appeal. Prosecutors have asked the Supreme Court to restore the conviction.`,
  ])("or has not been undone: %s", (text) => {
    expect(decision(text)).toBe("human");
  });
});

describe("who stays away from a hearing, and whose words were wrong", () => {
  test.each([
    "Mr Reeve did not take part in the hearing.",
    "He did not attend the proceedings.",
    "Reeve has not participated in the inquiry.",
    "Councillor Ana Ruiz apologised, saying that her comments defending Tomas Reeve were wrong.",
    "The council's president said that remarks in support of Reeve were a mistake.",
  ])("takes nothing back: %s", (sentence) => {
    for (const report of [reports.charged, reports.convicted, reports.disciplined])
      expect(decision(`${report}\n\n${sentence}`)).toBe("incident");
  });

  test.each([
    "Mr Reeve did not take part in the attack.",
    "Reeve had not taken part in the painting of the doors, the court found.",
  ])("clears where it is the act: %s", (sentence) => {
    expect(decision(`${reports.charged}\n\n${sentence}`)).not.toBe("incident");
  });
});
