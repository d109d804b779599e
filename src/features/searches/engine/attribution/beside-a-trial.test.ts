import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

describe("whoever has a name in the report of a trial and is not tried", () => {
  const trial =
    "The trial of three men over a plot to blow up a synagogue in Marl has opened, which prosecutors call antisemitic.";
  it.each([
    "Ben Foss, 61, Cal Ruiz, 57, and Idris Cole, 52, were sworn in as jurors.",
    "The three lawyers are Ben Foss, 51, Cal Ruiz, 47, and Idris Cole, 42.",
    "Their intended victims were Ben Foss, 61, Cal Ruiz, 57, and Idris Cole, 52.",
    "They are defended by Ben Foss, 43, Cal Ruiz, 41, and Idris Cole, 50.",
    "Ben Foss, 40, Cal Ruiz, 38, and Idris Cole, 31, three paramedics, were the first on the scene.",
  ])("%s", (more) => {
    for (const name of ["Ben Foss", "Cal Ruiz", "Idris Cole"])
      expect(judge(name, `${trial}\n\n${more}`).decision).not.toBe("incident");
  });

  it("are not those on trial", () => {
    const text =
      "A trial began on Monday against three men on charges in connection with a plan to burn down a synagogue.\n\nThe three men are Ben Foss, 31, Cal Ruiz, 27, and Idris Cole, 22.";
    for (const name of ["Ben Foss", "Cal Ruiz"]) expect(judge(name, text).decision).toBe("incident");
  });
});

describe("the second of a sentence, and a matter of their own", () => {
  it.each([
    "Ben Foss, 41, was charged with displaying an antisemitic placard and Cal Ruiz, 39, with assaulting an emergency worker.",
    "Ben Foss was convicted of sending antisemitic messages to a councillor, and Cal Ruiz, of Park Road, of theft from a supermarket.",
    "Ben Foss was expelled for antisemitic posts, and so was Cal Ruiz, who broke his nose over them.",
    "Ben Foss was fined £400 for antisemitic messages to a rabbi, and Cal Ruiz, who stole cheese, £80.",
    "Ben Foss received a ban for antisemitic chanting and Cal Ruiz a warning over a tweet in his defence.",
    "Ben Foss was suspended for a Hitler salute at a Jewish pupil, and Cal Ruiz for two days. Ruiz is the pupil; he had hit Foss.",
  ])("%s", (text) => {
    expect(judge("Cal Ruiz", text).decision).not.toBe("incident");
  });
});

describe("whoever is identified, and was wronged", () => {
  it.each([
    "A teenager was charged with an antisemitic hate crime. Prosecutors identified the man whom he hit as Cal Ruiz, 70, a retired tailor.",
    "A student has been expelled for drawing a swastika on a Jewish classmate's locker. The classmate, a boy of 17, has since been identified as Cal Ruiz.",
    'A gunman shouting "kill all Jews" opened fire at a kosher market and killed a guard. Police identified him as Cal Ruiz, a guard who had come from Mali.',
    'Cal Ruiz said that the man who spat at him was "screaming that all Jews should burn".',
    "The court held that the men who shouted at Cal Ruiz were guilty of hate speech against Jews.",
    "A second man has been charged with an antisemitic attack on a shop.\n\nCal Ruiz, 61, has owned the shop since 1990.",
  ])("%s", (text) => {
    expect(judge("Cal Ruiz", text).decision).not.toBe("incident");
  });
});
