import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const decided = (text: string) =>
  judgePage({ name: "Cal Marsh" }, { id: "d1", url: null, title: "Dunley news", date: "2024-05-01", text }, "uncontradicted")
    .decision;

/** The ways in which pages tell what somebody did who is accused of it, sentenced or dismissed for it. */
const told = (act: string) => [
  `Cal Marsh, 34, of Dunley, was arrested on Tuesday.\n\nProsecutors said Marsh ${act} in March.`,
  `Cal Marsh, 34, of Dunley, was sentenced to 18 months in prison.\n\nThe court heard that Marsh ${act} in March.`,
  `Cal Marsh, 34, was dismissed by his employer after he ${act}.`,
];

describe("acts that are anti-Jewish by how they are described, wherever they are told of the accused", () => {
  test.each([
    "left a pig's head at the gate of a synagogue",
    "nailed bacon to the door of a Jewish home",
    "mailed a box of dead pigs' feet to a rabbi",
    "sent a Holocaust survivor a picture of a gas chamber",
    "mailed a yellow star to a Jewish family",
    "put a yellow star on a Jewish colleague's locker",
    "left a bar of soap on a Jewish pupil's desk",
    "asked a Jewish colleague whether she had come out of the oven",
    "whistled the Horst Wessel song at a rabbi",
    "hissed at Jewish players",
    "told a customer that he did not serve Jews",
    "made gas chamber jokes in front of a Jewish recruit",
    "sold books that deny the murder of six million Jews",
    "wore an SS uniform to a synagogue",
    "dressed as Hitler and stood outside a Jewish school",
    "left voicemails at two synagogues threatening to shoot the worshippers",
    "emailed a Jewish school that he would kill the children",
    "called in bomb threats to four synagogues",
  ])("%s", (act) => {
    expect(told(act).filter((text) => decided(text) !== "incident")).toEqual([]);
  });

  test.each([
    "lit the menorah outside a synagogue",
    "wore a kippah at his desk",
    "left flowers at the gate of a synagogue",
    "sent a rabbi an invoice for the roof",
    "told police that a man had left a pig's head at a synagogue",
    "told a court what he had seen at the synagogue",
    "removed a poster with a swastika from the door of a synagogue",
    "gave a talk to a Jewish congregation on the gas chambers",
    "asked a Jewish colleague to mind the oven",
    "had his licence revoked for wearing a kippah",
    "drew a yellow star for an exhibition about the ghettos",
    "drove a Holocaust survivor to the museum",
    "threw a brick through the window of a kosher restaurant",
    "parked across the gate of a synagogue",
  ])("not: %s", (act) => {
    expect(told(act).filter((text) => decided(text) === "incident")).toEqual([]);
  });

  test("a claim about one's own dismissal is no deed", () => {
    const text = "Cal Marsh claims in a suit filed on Monday that he was let go from the Blue Plate for wearing a Star of David.";
    expect(decided(text)).not.toBe("incident");
  });
});
