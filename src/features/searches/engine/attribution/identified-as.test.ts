import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (name: string, text: string) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const attack =
  "A gunman opened fire at worshippers outside a synagogue in Dunley on Monday. Prosecutors called it an antisemitic attack.";

describe("whom a page names as the one of whom it has told", () => {
  it.each([
    `${attack}\n\nThe gunman was shot dead. Police named him as Cal Marsh, 34, of Marl.`,
    `${attack}\n\nWho was the attacker?\n\nHe has been identified as Cal Marsh, 34, a locksmith.`,
    `${attack}\n\nThe shooter was caught on a roof. He was later identified by the police as Cal Marsh, 34.`,
    `Prosecutors say a man has been indicted for assault as a hate crime over an attack on a Hasidic man in Dunley.\n\nThe office identified the defendant as Cal Marsh, 20, of Marl. He was arraigned before Judge Ada Bell.\n\nCharges against a second man, Tom Reeve, 22, were dismissed when it was found that he had come later.`,
  ])("is the one: %s", (text) => expect(decisionOf("Cal Marsh", text)).toBe("incident"));

  it.each([
    ["Cal Marsh", `${attack}\n\nA man tackled the gunman's brother. He has been identified as Cal Marsh, 34.`],
    ["Cal Marsh", `${attack}\n\nA guard was killed. Police named him as Cal Marsh, 34.`],
    ["Cal Marsh", `${attack}\n\nThe gunman was shot dead. He was at first wrongly identified as Cal Marsh, 34.`],
    ["Ivo Marsh", `${attack}\n\nThe father of the attacker, Ivo Marsh, said he was ashamed.`],
    [
      "Ana Ruiz",
      `${attack}\n\nWho are the victims?\n\nPolice have named them as Ana Ruiz, 66, and Ben Foss, 23.\n\nWho was the attacker?\n\nHe has been identified as Cal Marsh, 34.`,
    ],
    ["Ben Foss", `${attack}\n\nTwo people were killed. Police identified them as Ana Ruiz, 66, and Ben Foss, 23.`],
    [
      "Tom Reeve",
      `Prosecutors say a man has been indicted for assault as a hate crime over an attack on a Hasidic man in Dunley.\n\nThe office identified the defendant as Cal Marsh, 20, of Marl. He was arraigned before Judge Ada Bell.\n\nCharges against a second man, Tom Reeve, 22, were dismissed when it was found that he had come later.`,
    ],
  ])("is nobody else: %s, %s", (name, text) => expect(decisionOf(name, text)).not.toBe("incident"));

  it("is not the minister of a state who speaks of it", () => {
    const text = 'Cal Marsh, 34, was jailed for arson at a school in Dunley.\n\nThe interior minister said: "Jews are vermin."';
    expect(decisionOf("Cal Marsh", text)).not.toBe("incident");
  });
});

describe("co-defendants on the same charges", () => {
  const lead =
    "Prosecutors say a man has been indicted for assault as a hate crime over an attack on a Hasidic man in Dunley.\n\nThe office identified the defendant as Cal Marsh, 20, of Marl. He was arraigned before Judge Ada Bell.";
  it.each([
    `${lead}\n\nCo-defendants Ben Foss, 21, and Idris Cole, 19, were arraigned last week on the same charges.`,
    `${lead}\n\nHis co-defendants, Ben Foss, 21, and Idris Cole, 19, both of Dunley, face the same charges.`,
  ])("answer for what the one does: %s", (text) => {
    for (const name of ["Cal Marsh", "Ben Foss", "Idris Cole"])
      expect([name, decisionOf(name, text)]).toEqual([name, "incident"]);
  });

  it.each([
    ["Ida Foss", `${lead}\n\nHis co-defendant, Ida Foss, 21, was charged with driving without a licence.`],
    ["Ida Foss", `${lead}\n\nA co-defendant, Ida Foss, 21, who had faced the same charges, was acquitted.`],
    [
      "Ida Foss",
      `${lead}\n\nIda Foss, 21, a lawyer for the co-defendants, said they would plead not guilty to the same charges.`,
    ],
  ])("and not for something else: %s, %s", (name, text) => expect(decisionOf(name, text)).not.toBe("incident"));
});
