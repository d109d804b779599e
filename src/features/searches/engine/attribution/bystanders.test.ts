import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * One story told in many ways: what somebody did, what became of it, and another person of the story who is named last.
 * Whatever the words, nobody but the doer is accused of it.
 */
const acts = [
  'had thrown a brick at a Jewish ROLE and shouted "dirty Jews"',
  'spat at a ROLE outside a synagogue and called her a "filthy Jew"',
  'sent a ROLE letters that read "Jews out of Dunley"',
  "painted swastikas on the door of a Jewish ROLE",
  'told a ROLE that "Hitler had the right idea about you Jews"',
  'refused to serve a Jewish ROLE and said "no Jews here"',
];
const outcomes = [
  "He pleaded guilty to a hate crime on Monday.",
  "He was charged with a hate crime on Monday.",
  "He was sentenced to six months in jail for the antisemitic attack.",
  "The man was convicted of religiously aggravated harassment.",
  "Police arrested him the same evening and charged him with a hate crime.",
  "The court found that it was motivated by hatred of Jews and fined him.",
  "He has been suspended by his party, which called it antisemitic.",
];
const others = [
  "The ROLE, Miriam Sandler, was unhurt.",
  "Miriam Sandler, 61, said she had not slept since.",
  'The ROLE, Miriam Sandler, told the court that she was "called a dirty Jew in my own street".',
  "Miriam Sandler, who was walking home, called the police.",
  '"He said Jews should be gassed," Miriam Sandler, the ROLE, told reporters.',
  'Miriam Sandler testified that she heard "dirty Jews" twice.',
  'Miriam Sandler found the words "Jews out" on her door the next morning.',
  "The ROLE, Miriam Sandler, has been charged extra by her insurer.",
  "The ROLE was later named as Miriam Sandler.",
  "Miriam Sandler was treated in hospital; she has since left her job.",
  "Miriam Sandler, the ROLE, pleaded with him to stop.",
  'Miriam Sandler repeated the words to the jury: "Jews should be gassed."',
];
const roles = ["baker", "teacher", "neighbour", "student", "nurse", "driver", "shopkeeper", "colleague", "passenger", "referee"];
const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "a", url: null, title: "", date: "2025-03-04", text }, "uncontradicted").decision;

describe("another person of the story, who is named last", () => {
  it.each(others)("is not accused: %s", (other) => {
    const stories = acts.flatMap((act, one) =>
      outcomes.map((outcome, two) =>
        `Ben Foss ${act} in Dunley. ${outcome} ${other}`.replaceAll(
          "ROLE",
          roles[(one * outcomes.length + two) % roles.length] ?? "",
        ),
      ),
    );
    expect(stories.filter((story) => judged("Miriam Sandler", story) === "incident")).toEqual([]);
  });

  it("while the doer is found in most of these stories", () => {
    const stories = acts.flatMap((act) => outcomes.map((outcome) => `Ben Foss ${act} in Dunley. ${outcome} ${others[0]}`));
    const found = stories.filter((story) => judged("Ben Foss", story.replaceAll("ROLE", "baker")) === "incident");
    expect(found.length / stories.length).toBeGreaterThan(0.85);
  });
});
