import { describe, expect, test } from "vitest";
import { stepTaken } from "./ways-of-telling.ts";
import { judgePage } from "../judge-page.ts";

/* "A barrister has been thrown out of the profession for …", and a name further down: whose it is, and whose not. All are invented. */
const judged = (lead: string, sentence: string) =>
  judgePage(
    { name: "Karl Ruiz" },
    { id: "d1", url: null, title: "", date: "2024-05-06", text: `${lead}\n\n${sentence}` },
    "uncontradicted",
  );
const roles = ["barrister", "journalist", "referee", "photographer", "skier", "millionaire", "plumber"];
const steps = [
  "thrown out of the profession",
  "handed a ten-match ban",
  "drummed out of the party",
  "hit with a ten-match ban",
  "told to resign",
  "put on leave",
  "ordered to undergo training",
  "recalled from the tour",
];
const grounds = ["for antisemitic tweets", 'for tweeting that "Jews are vermin"', "over offensive messages about Jews"];
const leads = roles.flatMap((role, index) =>
  grounds.map((ground, at) => `A ${role} has been ${steps[(index * grounds.length + at) % steps.length]} ${ground}.`),
);

describe("whom a page begins with by a word for them, sanctioned", () => {
  test.each(["Karl Ruiz, 41, made the remarks in May.", "Karl Ruiz, who practised in Dunley, can appeal within 21 days."])(
    "is the one named further down: %s",
    (sentence) => {
      for (const lead of leads) {
        const { decision, finding } = judged(lead, sentence);
        expect([lead, decision, finding?.status]).toEqual([lead, "incident", "disciplined"]);
      }
    },
  );

  test.each([
    "Karl Ruiz, the rabbi of the synagogue, said the congregation was shaken.",
    "Karl Ruiz, 41, posted a picture of Auschwitz on the day of remembrance.",
    "Karl Ruiz told the tribunal that he had written to the head twice.",
    "Karl Ruiz's messages were read to the hearing, in which he begged her to stop.",
    "Karl Ruiz wrote the article that brought it to light.",
    "Councillor Karl Ruiz called for a meeting with the Jewish community.",
    "Karl Ruiz posted pictures of swastikas that had been scratched into his door.",
    "Karl Ruiz told the committee that he regretted not having spoken up earlier.",
    "Karl Ruiz's account described him as red in the face and shouting.",
    "The tribunal was chaired by Karl Ruiz.",
    "A colleague, Karl Ruiz, took over the class.",
    "Last week Karl Ruiz was suspended for drinking on duty.",
  ])("is not whoever stands beside it: %s", (sentence) => {
    for (const lead of leads) expect([lead, judged(lead, sentence).decision]).not.toEqual([lead, "incident"]);
  });

  test("is found unfit to stand trial by no employer", () => {
    expect(stepTaken.test(" has been ruled unfit to stand trial.")).toBe(false);
    expect(stepTaken.test(" has been ruled unfit to teach.")).toBe(true);
  });
});

describe("what takes nothing back", () => {
  const report =
    'Karl Ruiz, 41, of Dunley, admitted sending messages in which he called a councillor a "dirty Jew". He was fined in March.';
  test.each([
    "It was not Ruiz's first offence: in 2019 he was given a suspended sentence.",
    "The court sentenced Ruiz to a 20-day rehabilitation order as well.",
  ])("%s", (sentence) => expect(judged(report, sentence).decision).toBe("incident"));

  test("it was not he, after all", () => {
    expect(judged(report, "It was not Ruiz who had sent them.").decision).not.toBe("incident");
  });
});
