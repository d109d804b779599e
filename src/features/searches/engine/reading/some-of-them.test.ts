import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* "One of the men", "two of the boys": who they are nobody says, and what they shouted is not in the mouth of whoever tells of it. */

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const lead =
  "A man who struck a rabbi with a stone in an antisemitic attack has been sentenced to four years.\n\nJonas Weller, 22, admitted wounding.\n\n";

describe("what some of them said", () => {
  it.each([
    'Prosecuting, Nadia Rao said one of the men had shouted "Jew boy, get out" at the rabbi.',
    'Nadia Rao told the court that two of the boys shouted "gas the Jews" at the rabbi.',
    'Nadia Rao said several of the fans had sung "Jews to the gas".',
    'Nadia Rao said that one of her colleagues wrote "Jews are vermin" on a locker.',
    'Nadia Rao testified that some of the students yelled "Hitler was right".',
    'Nadia Rao, 34, told the court that someone in the crowd had shouted "gas the Jews".',
    'Nadia Rao, chair of the congregation, recalled how a voice behind her had yelled "kill all Jews".',
    'According to Nadia Rao, 34, one of them had called out "gas the Jews".',
    'Nadia Rao said it began when somebody at the bar sang "Jews to the gas" at her.',
    'A passenger called Nadia Rao "a dirty Jew".',
    'A passenger called Nadia Rao, who lives opposite, "a dirty Jew".',
  ])("is not said by whoever tells of it: %s", (text) => {
    expect(judged("Nadia Rao", lead + text).decision).not.toBe("incident");
  });

  it.each([
    'A woman called Nadia Rao shouted "gas the Jews" at a family. She said that Jews are vermin.',
    'In one of them Nadia Rao wrote that "Jews are vermin and the Holocaust is a hoax". In another she wrote "gas the Jews".',
    'To one of her colleagues Nadia Rao wrote "Jews are vermin". To another she wrote "gas the Jews".',
  ])("is said by whom the page names behind it: %s", (text) => {
    expect(judged("Nadia Rao", text).decision).toBe("incident");
  });
});
