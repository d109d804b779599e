import { describe, expect, it } from "vitest";
import { ownHostility } from "./hostility.ts";
import { illWished } from "./ill-wished.ts";

describe("what is wished upon Jews in plain words", () => {
  it.each([
    "Did the Holocaust even happen though?",
    "Was the Holocaust even real?",
    "We are here to put some fear into the Jews.",
    "We wanted to put the fear of God into the Jews on that street.",
    "We had Jews once and never again.",
    "I took Jews in once, never again.",
    "I would prefer you find a place that caters to Jews.",
    "The Jews are an accursed race.",
    "For every stone thrown there a Jew in this town must feel it, in the shop and at the school.",
    "Every Jew in this country has to pay for what is happening there.",
    "The Jews have got it coming to them, every one of them.",
    "There is a reason nobody likes Jews.",
    "There must be a reason why the whole world hates Jews.",
    "Nah, it will cost you a pound #jew",
    "Shame your lot weren't all finished off.",
    "Pity they didn't finish off your people.",
    "I am the man who names the Jew.",
    "A debate like that makes me want to join the Nazis.",
  ])("%s", (words) => {
    expect(ownHostility(words)).toBeGreaterThanOrEqual(2);
  });

  it.each([
    "Every Jew in this city must feel safe in the shop.",
    "A Jew in this country has to feel at home.",
    "Jews should not have to pay for what a government does.",
    "Not every Jew must pay for what a government does.",
    "Attacks like these are meant to put fear into the Jews of this town.",
    "The gunman wanted to put fear into the Jews of this town.",
    "There is no reason to hate Jews.",
    "There is a reason why Jews left Spain: the Inquisition.",
    "We had Jewish neighbours once and never again found any so kind.",
    "Name the Jewish composer who wrote it.",
    "He named the Jew who had saved him.",
    "A hotel that caters to Jews opened in Marl.",
    "I was happy to find a place that caters to Jews.",
    "The Jews are an ancient people.",
    "The Holocaust happened, and we teach how.",
    "Shame that your people were not asked.",
    "Never again, we say, and mean it: Jews had it coming is what the killers thought.",
  ])("is nothing in: %s", (words) => {
    expect(illWished(words)).toBeLessThan(2);
  });
});
