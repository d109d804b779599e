import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const lead =
  "A Dunley man was sentenced on Monday to 30 months in prison for conspiring to deface a synagogue with swastikas because of the religion of those who pray there.\n\nBen Foss, 25, was convicted by a jury of conspiracy against rights and of defacing religious property because of hatred of Jews. He sprayed swastikas on the walls of Temple Emeth.";

describe("whoever the page names as accomplice of the one whose act it tells", () => {
  it.each([
    ["His co-conspirators, Ana Ruiz of Marl and Cal Marsh of Harrow, pleaded guilty to conspiracy in 2021.", "pleaded guilty"],
    ["Foss's co-defendant, Ana Ruiz, 22, pleaded guilty and was sentenced to a year of probation.", "sentenced"],
    ["Ana Ruiz, 22, a co-conspirator, pleaded guilty in March.", "pleaded guilty"],
    [
      "Three co-conspirators were arrested with Foss. Cal Marsh, 22, received probation. A third man, Dov Kell, 24, has pleaded guilty. Ana Ruiz, 31, of Marl, pleaded guilty and was sentenced to 15 months.",
      "sentenced",
    ],
    [
      "Two other members of the group have pleaded guilty. Ana Ruiz, 22, of Marl, was sentenced in March to 16 months in prison.",
      "sentenced",
    ],
    ["Two other defendants, Cal Marsh of Harrow and Ana Ruiz of Marl, pleaded guilty to conspiracy last year.", "pleaded guilty"],
    [
      "Two others who are alleged to have taken part, Cal Marsh, 22, of Harrow, and Ana Ruiz, 31, have pleaded not guilty and are to be tried in March.",
      "charged",
    ],
    ["Another woman accused of taking part in it, Ana Ruiz, 31, is to go on trial in March.", "charged"],
  ])("%s", (more, status) => {
    const { decision, finding } = judge("Ana Ruiz", `${lead}\n\n${more}`);
    expect(decision).toBe("incident");
    expect(finding?.status).toBe(status);
    expect(finding?.quotations.some(({ text }) => text.includes("Ana Ruiz"))).toBe(true);
  });

  it.each([
    "His co-defendant, Ana Ruiz of Marl, was acquitted.",
    "His co-defendant, Ana Ruiz of Marl, pleaded guilty to lying to investigators.",
    "His co-defendant, Ana Ruiz of Marl, pleaded guilty to a firearms offence.",
    "Charges against his co-defendant, Ana Ruiz of Marl, were dismissed in May.",
    "His co-defendant, Ana Ruiz of Marl, pleaded guilty to trespass. Prosecutors said no hate was involved on her part.",
    "Two others who are alleged to have taken part, Cal Marsh and Ana Ruiz, were never charged.",
    "Two others who were said to have taken part in a protest, Cal Marsh and Ana Ruiz, were charged.",
    "Two others who are alleged to have taken part have been charged. Ana Ruiz, who is charged with theft, knows one of them.",
    "His co-defendant's lawyer, Ana Ruiz, said her client had pleaded guilty.",
    "Foss sprayed the walls along with a friend. Ana Ruiz, who was sentenced in December for theft, lives next door.",
    "Two other members of the group have pleaded guilty. The case was heard by Judge Ana Ruiz.",
    "Foss was arrested along with Ana Ruiz, who was released without charge.",
    "In a separate case Ana Ruiz, 22, of Marl, pleaded guilty to vandalism.",
    "Foss was convicted along with his former landlady Ana Ruiz in 2019 of fraud.",
    "Two other defendants, Ana Ruiz and Cal Marsh, are due in court over unpaid parking fines.",
    "His co-defendant, Ana Ruiz of Marl, was convicted of resisting arrest.",
    "His co-defendant, Ana Ruiz of Marl, was convicted of breaching bail.",
    "His co-defendant, Ana Ruiz of Marl, was charged. The jury believed her.",
    "His co-defendant, Ana Ruiz of Marl, was charged.\n\nThe second defendant was acquitted.",
    "His co-defendant, Ana Ruiz of Marl, was charged. She won on appeal.",
    "His co-defendant, Ana Ruiz of Marl, pleaded guilty. She did not share his hatred, the judge said.",
    "Another woman, Ana Ruiz, chased him. She has been charged with assaulting him.",
    "His former co-defendant, Ana Ruiz of Marl, was convicted in 2012.",
    "Ana Ruiz, his accomplice when he robbed a shop in 2015, was convicted with him.",
    "Three others were also charged. Ana Ruiz is charged with selling beer without a licence.",
  ])("not whom it clears, names for something else or in another part: %s", (more) => {
    expect(judge("Ana Ruiz", `${lead}\n\n${more}`).decision).not.toBe("incident");
  });

  it("nobody, where the act is no finding either", () => {
    const text =
      "Ben Foss, 25, was convicted of stealing copper from a synagogue's roof. His co-defendant, Ana Ruiz, 22, pleaded guilty in March.";
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });
});
