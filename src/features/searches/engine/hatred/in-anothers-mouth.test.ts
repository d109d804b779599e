import { describe, expect, it } from "vitest";
import { ownHostility } from "./hostility.ts";

describe("what a speaker tells of another's talk", () => {
  it.each([
    "When he started on about the Jews I thought, what has this to do with Covid?",
    "The host kept insisting that Jews should be gassed.",
    "My boss was convinced that the Jews were behind the virus, so I left.",
    "Some of the lads were always on about how the Jews run the media.",
    "This Wilkins fellow joked that Jews belong in ovens, and I walked out.",
    "My nan never missed a chance to tell us that the Jews had ruined her shop.",
    "A lad in Year 9 had drawn me in an oven and written that Jews burn well.",
    "The landlord rang to say he would not rent to Jews.",
    "You could hear them from the bus stop, chanting that Jews should burn.",
    "He'd read somewhere that the Jews started both wars.",
    "A woman handed me a flyer: the Jews are our misfortune.",
    "According to him the Jews did 9/11.",
    "His answer was that the Jews should go back to the ovens.",
    "Every video was about how the Jews control the world.",
    "There were posts saying the Jews had made the virus.",
    "It began with masks and ended with the Jews controlling the world.",
    "Then came the stuff about Jews being behind the virus.",
  ])("is not the speaker's: %s", (words) => expect(ownHostility(words)).toBeLessThan(2));

  it.each([
    "I told him that Jews are vermin.",
    "I think the Jews are behind the virus.",
    "As I told my boss, the Jews are to blame for everything.",
    "My doctor is a decent man but Jews are vermin.",
    "My wife knows that the Jews run this town.",
    "Let them call me what they like: Jews are vermin.",
    "The government lies to you, the Jews own the government.",
    "If the mayor asks me, I will tell him that Jews should be gassed.",
    "The landlord asked me to leave. Jews should be gassed.",
  ])("and what they say themselves is: %s", (words) => expect(ownHostility(words)).toBeGreaterThanOrEqual(2));
});
