import { describe, expect, test } from "vitest";
import { disapproves } from "./disapproves.ts";
import { judgePage } from "../judge-page.ts";

/* Whoever forbids or condemns what is done to Jews names it; nobody is accused of what they condemn. */

const acts: [infinitive: string, present: string, gerund: string][] = [
  ["refuse to serve Jewish customers", "refuses to serve Jewish customers", "refusing to serve Jewish customers"],
  ["tell Jews to go back to the ovens", "tells Jews to go back to the ovens", "telling Jews to go back to the ovens"],
  ["fire somebody for being a Jew", "fires somebody for being a Jew", "firing somebody for being a Jew"],
  ["deny the Holocaust", "denies the Holocaust", "denying the Holocaust"],
  ["blame the Jews for everything", "blames the Jews for everything", "blaming the Jews for everything"],
  [
    "wish that Hitler had finished the job",
    "wishes that Hitler had finished the job",
    "wishing that Hitler had finished the job",
  ],
  ["keep Jews out of a neighbourhood", "keeps Jews out of a neighbourhood", "keeping Jews out of a neighbourhood"],
  ["attack Jews in the street", "attacks Jews in the street", "attacking Jews in the street"],
];
const ways: ((act: (typeof acts)[number]) => string)[] = [
  ([act]) => `It is illegal and intolerable for any business open to the public to ${act}`,
  ([act]) => `It is simply not acceptable to ${act}`,
  ([act]) => `To ${act} is a crime`,
  ([act]) => `No business may ${act}`,
  ([act]) => `Those who ${act} will be prosecuted`,
  ([, act]) => `A landlord who ${act} has no business in this city`,
  ([, act]) => `We will prosecute anybody who ${act}`,
  ([, , act]) => `Federal law prohibits ${act}`,
  ([, , act]) => `There is no excuse for ${act}`,
  ([, , act]) => `We condemn ${act}`,
  ([act]) => `We will not stand by when people ${act}`,
  ([act]) => `It breaks my heart that people still ${act}`,
  ([act]) => `I cannot understand how anyone could ${act}`,
];
const speakers: ((words: string) => string)[] = [
  (words) =>
    `The Justice Department sued the owners of a coffee house.\n\n“${words},” said Assistant Attorney General Monica Tsang of its Civil Rights Division.`,
  (words) => `The owner of a coffee house was arrested over antisemitic remarks.\n\nMonica Tsang, the mayor, said: “${words}.”`,
  (words) => `Monica Tsang, 44, who lives nearby, told the Leeds Courier: “${words}.”`,
];

describe("nobody is accused of what they condemn", () => {
  test.each(ways.flatMap((way) => acts.map((act) => way(act))))("%s", (words) => {
    for (const say of speakers) {
      const page = { id: "p", url: null, title: "", date: "2024-05-01", text: say(words) };
      expect(judgePage({ name: "Monica Tsang" }, page, "uncontradicted").decision).not.toBe("incident");
    }
  });
});

test("a prosecutor who tells what somebody else set out to do", () => {
  const text =
    'Monica Tsang, a specialist prosecutor, said: "There was nothing humorous in this material. Foss set out to make his audience hate Jewish people, and he told his co-host so. Freedom of expression does not extend to inciting hatred of others."';
  const page = { id: "p", url: null, title: "", date: "2024-05-01", text };
  expect(judgePage({ name: "Monica Tsang" }, page, "uncontradicted").decision).not.toBe("incident");
});

describe("what condemns nothing, or condemns whoever lets Jews be", () => {
  test.each([
    "I refuse to serve Jewish customers.",
    "It is good to refuse to serve Jewish customers.",
    "It is wrong to let Jews in.",
    "It is no sin to kill a Jew.",
    "They say it is wrong to blame the Jews for everything.",
    "It is illegal to say that Jews control the banks, but they do.",
    "It is wrong to deny that the Jews control the banks.",
    "You can't say that Jews control the banks.",
    "Why is it a crime to deny the Holocaust?",
    "We should keep Jews out of this street.",
    "Jews plotted to keep us out.",
  ])("%s", (words) => {
    expect(disapproves(words)).toBe(false);
  });
});
