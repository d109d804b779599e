import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Who has another part at their own name, whatever a pronoun in the same sentence may seem to say; and who did it beside such a part. */

const decided = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "Decision published", date: "2025-03-04", text }, "uncontradicted").decision;

const found = "found that the words were antisemitic and dismissed him";

describe("a part in a finding about somebody else", () => {
  it.each([
    `The trust, having consulted the Independent Person, Odile Farrant, ${found}.`,
    `At a hearing chaired by finance director Odile Farrant, the trust ${found}.`,
    `On a report by Odile Farrant, an outside investigator, the trust ${found}.`,
    `The trust, which is led by Odile Farrant, ${found}.`,
    `Minutes taken by Odile Farrant show that the trust ${found}.`,
    `In the presence of Odile Farrant, a union representative, the panel ${found}.`,
    `The panel (Odile Farrant, Levi Brandt and Rosa Whitfield) ${found}.`,
    `The trust ${found}. In March it had dismissed Odile Farrant, a dentist, for fraud.`,
    `The trust ${found}. A second decision of the same day concerns Odile Farrant, a dentist, who was suspended for false billing.`,
  ])("%s", (text) => expect(decided("Odile Farrant", text)).not.toBe("incident"));

  it.each([
    "The trust, having consulted the Independent Person, Levi Brandt, concluded that Odile Farrant had made antisemitic remarks.",
    "At a hearing chaired by finance director Levi Brandt, the trust expelled Odile Farrant over antisemitic posts.",
    "On a report by Levi Brandt, an outside investigator, the panel upheld a complaint of antisemitism against Odile Farrant.",
    "Odile Farrant, chair of the allotment society, was dismissed for antisemitic posts. Levi Brandt led the inquiry.",
  ])("but of whom it was found: %s", (text) => expect(decided("Odile Farrant", text)).toBe("incident"));
});

describe("a part beside an act without a name", () => {
  const jailed = "A man has been jailed for 14 months for spraying swastikas on a synagogue in Leeds.";
  const assault = "A woman was found guilty of an antisemitic assault on a bus passenger.";
  it.each([
    [jailed, "Odile Farrant, 34, is a cousin of one of those convicted."],
    [jailed, "Odile Farrant, 29, was at school with one of those arrested."],
    [jailed, "Reference was made to the nine months imposed on a different defendant, Odile Farrant, for a song."],
    [jailed, "By contrast, Odile Farrant, a singer, was fined last year for a song about a bishop."],
    [assault, "The woman who raised the alarm was Odile Farrant, 34."],
    [assault, "A phone used in the offence was registered to Odile Farrant, 34, from whom it had been stolen."],
    [assault, "Odile Farrant, 34, who was wearing a star of David, ran into a shop."],
    [assault, "Two women who held the door shut, Odile Farrant, 34, and Tali Brandt, 29, were thanked by the congregation."],
  ])("%s %s", (opening, part) => expect(decided("Odile Farrant", `${opening}\n\n${part}`)).not.toBe("incident"));

  it.each([
    [jailed, "The man is Karl Farrant, 34, a cousin of the mayor."],
    [jailed, "Karl Farrant, 34, is one of those convicted of painting swastikas on the synagogue."],
    [assault, "The woman who was convicted is Odile Farrant, 34."],
    [jailed, "Karl Farrant, 34, an interpreter, admitted religiously aggravated criminal damage."],
  ])("but who did it: %s %s", (opening, part) =>
    expect(decided(part.includes("Karl") ? "Karl Farrant" : "Odile Farrant", `${opening}\n\n${part}`)).toBe("incident"),
  );
});
