import { describe, expect, it } from "vitest";
import { hostility, ownHostility } from "./hostility.ts";

/* Who says that it is not so has said nothing against Jews; of the murder of the Jews it is the other way round. */

describe("what is said not to be so", () => {
  it.each([
    "I do not hate Jews.",
    "I don't hate the Jews.",
    "I never hated Jews.",
    "We have never blamed the Jews for the war.",
    "Jews are not vermin.",
    "The Jews are not behind the war.",
    "Hitler was not right.",
    "I do not want Jews to be harmed.",
    "It is not true that Jews own the banks.",
    "It is a lie that the Jews run the media.",
    "I refuse to accept that Jews are to blame.",
    "I disagree that Jews are greedy.",
    "I do not agree with the claim that Jews own the banks.",
    "Stop saying that the Jews are behind the war.",
    "We must not repeat the slur that Jews are rats.",
    "Nobody should say that Jews are greedy.",
  ])("is not said: %s", (words) => {
    expect(ownHostility(words)).toBeLessThan(2);
    expect(hostility(words)).toBeLessThan(2);
  });

  it.each([
    "I don't hate Jews, but the Jews control the banks.",
    "I do not hate Jews. Jews are vermin.",
    "I do not believe that six million died.",
    "It is not true that six million Jews were gassed.",
    "I refuse to believe in the Holocaust, it never happened.",
    "I don't want Jews in my shop.",
    "Jews are not human.",
    "Jews are not welcome here, no Jews.",
    "Hitler was not wrong, he should have finished the job.",
    "It is a lie that six million died.",
    "Nobody should trust the Jews, the Jews are liars.",
  ])("is said after all: %s", (words) => {
    expect(ownHostility(words)).toBeGreaterThanOrEqual(2);
  });
});
