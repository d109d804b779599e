import { describe, expect, it } from "vitest";

import { judgePage } from "../judge-page.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-10-17", text }, "uncontradicted").decision;

const convicted =
  'Ryan Kessell, 27, has been found guilty of shouting "Jews are vermin" at people leaving a synagogue in Dunley.\n\n';
const plotted =
  "Colby Haines, 24, is charged with attempted murder with a religious bias specification. The indictment alleges that he planned to attack a Jewish community center and wrote to an undercover officer that he would kill Jews.\n\n";

describe("An outcome of somebody else takes nothing back of the person", () => {
  it.each([
    "Kessell, who belonged to the group with Thomas Vickery and Luke Amoretti, neither of whom was charged over the incident, will be sentenced in May.",
    'The judge said that Kessell\'s evidence had been "untrue in every respect".',
    "His account was rejected as a lie.",
    "Kessell said the words were his but that they had been taken out of context.",
    "Martin Foss was convicted with him.\n\nIII. As to Foss the record is otherwise. He stood apart. His conviction is reversed and a judgment of acquittal will be entered.",
  ])("%s", (text) => {
    expect(judged("Ryan Kessell", `${convicted}${text}`)).toBe("incident");
  });
  it("and a bias that is not charged as to another is charged as to them", () => {
    expect(
      judged(
        "Colby Haines",
        `${plotted}Danica Foss, 27, sold him the rifle. The indictment does not allege that Foss knew of it, and no bias specification has been charged as to her.`,
      ),
    ).toBe("incident");
  });
});

describe("and one of their own does", () => {
  it.each([
    "Kessell and Luke Amoretti, neither of whom was convicted in the end, have left the group.",
    "III. As to Kessell the record is otherwise. His conviction is reversed and a judgment of acquittal will be entered.",
    "The judge said that the evidence against Kessell had been untrue in every respect and acquitted him.",
  ])("%s", (text) => {
    expect(judged("Ryan Kessell", `${convicted}${text}`)).not.toBe("incident");
  });
});
