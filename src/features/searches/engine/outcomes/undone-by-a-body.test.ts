import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What a body did, a court decided or the police brought, undone in words of many classes; and the same words said of something else. */

const judged = (text: string, title = "") =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title, date: "2024-06-01", text }, "uncontradicted");

const struckOff = "Nadia Rao, a nurse, was struck off in 2023 over antisemitic posts in which she called Jews 'vermin'.";
const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';
const convicted = "Nadia Rao was convicted in 2022 of threatening to burn down a Jewish school.";

describe("a sanction is undone", () => {
  it("is recorded where nothing undoes it", () => {
    for (const base of [struckOff, charged, convicted]) expect(judged(base).decision).toBe("incident");
  });

  it.each([
    "The leadership rescinded it in June.",
    "A labour court declared the measure void.",
    "The board has since reversed itself.",
    "Her appeal to the independent review panel was allowed in full.",
    "They took her back in the spring.",
    "A month later she had her badge back and a written apology on her desk.",
    "A second panel heard the recording and found for her.",
    "The note has been removed from her personnel file.",
    "It later came to light that a rival had typed the words on her phone.",
    "The tribunal has since accepted that it had been misled.",
    "The finding rested on hearsay.",
  ])("%s", (ending) => {
    expect(judged(`${struckOff}\n\n${ending}`).decision).not.toBe("incident");
  });

  it.each([
    "a measure that a judge struck down last week",
    "only to be cleared by an appeal panel in June",
    "before an arbitrator annulled the measure",
    "until a review found that somebody else had used her account",
  ])("in the same breath: %s", (ending) => {
    expect(judged(`${struckOff.replace(/\.$/, "")}, ${ending}.`).decision).not.toBe("incident");
  });

  it.each([
    "They took her back to the cells.",
    "The court refused to set the order aside.",
    "Her appeal to the review panel was dismissed.",
    "The gallery withdrew her pictures.",
    "The tribunal found that the hospital had treated her fairly.",
    "A petition to have the case dropped was ignored.",
  ])("goes on: %s", (other) => {
    expect(judged(`${struckOff}\n\n${other}`).decision).toBe("incident");
  });
});

describe("a case ends beside another's name", () => {
  it.each([
    "In May it emerged that the caretaker, Cyril Gantry, had been given money to say so, the Court of Appeal set the verdict aside, and the judges said sorry.",
    "Judge Amara Lindqvist threw the case out.",
    "After a lodger, Milan Horak, owned up, the verdict was withdrawn.",
    "Police now believe that Ralf Odum, a former colleague, wrote it.",
  ])("%s", (ending) => {
    expect(judged(`${convicted}\n\n${ending}`).decision).not.toBe("incident");
  });

  it("stands where the other is the one who was cleared", () => {
    expect(judged(`${convicted}\n\nHer cousin, Cyril Gantry, was cleared of the same charge.`).decision).toBe("incident");
  });
});

describe("nobody answers for a crime of hatred", () => {
  it.each([
    "She is to be dealt with under mental health legislation instead of going to trial.",
    "Doctors found that she had been severely unwell at the time and was unfit.",
    "The charges were dismissed on the condition that she lives at an approved unit.",
    "The state withdrew its notice that the offense was motivated by the victims' religion, and she pleaded guilty to disorderly conduct.",
    "She pleaded guilty to disorderly conduct after the hate count was tossed.",
    "A psychiatrist said she was psychotic, and she was found not to be criminally liable.",
  ])("%s", (ending) => {
    expect(judged(`${charged}\n\n${ending}`).decision).not.toBe("incident");
  });
});

describe("the headline alone says how it ended", () => {
  it("goes to a human", () => {
    expect(judged(convicted, "Woman unfit to stand trial over threats to Jewish school").decision).toBe("human");
    expect(judged(convicted, "Court quashes Rao verdict").decision).toBe("human");
  });

  it("stands where it is not so, of another, or told in the text", () => {
    expect(judged(convicted, "Rao fails to have verdict quashed").decision).toBe("incident");
    expect(judged(`${convicted} Omar Feld, her lawyer, spoke for her.`, "Charges against Feld dropped").decision).toBe(
      "incident",
    );
    expect(
      judged(`${convicted} The charge against a second woman was dropped.`, "Charge dropped in school threat case").decision,
    ).toBe("incident");
  });
});
