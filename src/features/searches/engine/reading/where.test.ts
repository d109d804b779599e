import { describe, expect, it } from "vitest";
import { placeOfConduct } from "./where.ts";

const at = (passage: string, text = passage, people: string[] = []) =>
  placeOfConduct([{ text: passage, start: text.indexOf(passage) }], text, new Set(people))?.text ?? null;

describe("the place of an act", () => {
  it.each([
    ["He shouted it at worshippers in Port Ellery on Monday.", "Port Ellery"],
    ["She painted it on the wall of a school on Lyle Street.", "Lyle Street"],
    ["They spoke at a meeting in the northern town of Lüdenhagen.", "Lüdenhagen"],
    [
      "He rang the Calderbrook Hebrew Congregation, and stood outside Calderbrook Hebrew Congregation.",
      "Calderbrook Hebrew Congregation",
    ],
  ])("%s", (passage, place) => {
    expect(at(passage)).toBe(place);
  });

  it.each([
    "He was recorded on CCTV as he shouted it.",
    "She appeared before magistrates in Hollins Vale.",
    "He denied that anybody died at Auschwitz.",
    "It was published in the Saltmarrow Gazette.",
    "He was sentenced at Leeds Crown Court.",
    "The man from Dunley shouted it.",
    "He posted it on Facebook in English.",
  ])("is not in: %s", (passage) => {
    expect(at(passage)).toBeNull();
  });

  it("is no person behind a comma", () => {
    expect(at("In one, placed to a school in Georgia, Stroud said it.", undefined, ["Vernon Stroud"])).toBe("Georgia");
  });

  it("is the dateline's of a paper of the town, not of a release that is sent to a whole district", () => {
    const rest = " A man shouted insults at people who were leaving a synagogue after the service, and threw a bottle.";
    expect(at("A man shouted insults", `PORT ELLERY, B.C. -${rest}`)).toBe("PORT ELLERY");
    expect(at("A man shouted insults", `CLEVELAND –${rest} U.S. Attorney Ana Ruiz announced it.`)).toBeNull();
  });
});
