import { describe, expect, it } from "vitest";
import { ownHostility } from "./hostility.ts";

/* What somebody names as said, sung or drawn, to say what it is or does to people, is not said by them. */

const named = [
  "the reference to a Jewish lobby",
  "his remarks about Jews and their money",
  "the suggestion that the Jews are behind the war",
  "the idea that the Holocaust is a hoax",
  "the talk of Jews owning the press",
  "the cartoon of Jews as rats",
  "her comment that Jews are greedy",
  "a song about killing Jews",
  "the tweet that Jews are behind every war",
  "calling a colleague a dirty Jew",
];
const about = [
  "I find X very offensive.",
  "I was appalled by X.",
  "X hurts people.",
  "X has no place in this club.",
  "X frightened our members.",
  "X cannot be dismissed as banter.",
  "We will not be silent about X.",
  "X is unworthy of an elected official.",
  "X echoes the darkest times.",
  "I resigned because of X.",
];

describe("what is named as said", () => {
  it.each(about.flatMap((said) => named.map((what) => said.replace("X", what))))("is not said: %s", (words) => {
    expect(ownHostility(`${words[0]?.toUpperCase() ?? ""}${words.slice(1)}`)).toBeLessThan(2);
  });

  it.each([
    "The claim that the Jews control the banks is true.",
    "I agree with the tweet that Jews are behind every war.",
    "I love that song about killing Jews.",
    "The joke about gassing Jews is hilarious.",
    "Jews are greedy and I find the suggestion that they are not funny.",
    "The Jews control the banks, and all the talk of tolerance changes nothing.",
    "The idea that six million died is a lie.",
  ])("is theirs where they hold it for true or enjoy it: %s", (words) => {
    expect(ownHostility(words)).toBeGreaterThanOrEqual(2);
  });

  it("is theirs where the page tells that they posted it", () => {
    expect(ownHostility("wrote a song about killing Jews")).toBeGreaterThanOrEqual(2);
  });
});
