import { describe, expect, it } from "vitest";
import { hostility, ownHostility } from "./hostility.ts";
import { withoutStandingByIt } from "./stands-by-it.ts";

/* Whoever stands by what they say of Jews does not condemn it by the words for being sorry, ashamed or proud. */

const said = [
  "I hate the Jews",
  "the Jews control the banks",
  "Jews are vermin",
  "Jews are behind every war",
  "the Holocaust never happened",
  "the Jews should all be gassed",
];
const standing = [
  ", and I am proud of it",
  ", and I'm proud to say so",
  ", and I don't apologise for it",
  ", and I will not apologize",
  ", and I make no apology for it",
  ", and I'm not ashamed",
  ", and I’m not sorry to say it",
  ", and I won't take it back",
  ", no regrets",
  ", and it's about time somebody said so",
  ", and nobody dares to say it",
];
const ahead = ["I don't care who hears me say it, ", "I am not afraid to say it, ", "I couldn't care less who knows it, "];

describe("standing by what is said of Jews", () => {
  it.each(said.flatMap((words) => [...standing.map((end) => `${words}${end}.`), ...ahead.map((begin) => `${begin}${words}.`)]))(
    "takes nothing from it: %s",
    (words) => {
      expect(hostility(words)).toBeGreaterThanOrEqual(2);
      expect(ownHostility(words)).toBeGreaterThanOrEqual(2);
    },
  );

  it.each([
    "I am ashamed of what I wrote about Jews.",
    "I am sorry that I said the Jews control the banks.",
    "I am a proud Jew and I am not ashamed of it.",
    "I am not ashamed of my Jewish neighbours.",
    "I don't apologise for defending Jews.",
    "I am proud to stand with the Jews of this town.",
    "It is time somebody said that hatred of Jews is wrong.",
    "Nobody should be afraid to say that they are Jewish.",
    "I will not apologise for saying that antisemitism is a poison.",
  ])("says nothing against them where nothing was said: %s", (words) => {
    expect(ownHostility(words)).toBeLessThan(2);
  });

  it("leaves other words as they are", () => {
    expect(withoutStandingByIt("I am proud of my town.")).toBe("I am proud of my town.");
    expect(withoutStandingByIt("I am not ashamed of my roots.")).toBe("I am not ashamed of my roots.");
  });
});
