import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * What reports have in common, multiplied: each way to bring somebody in by each way to name them, and each way to sanction. One of a pair that
 * fails shows which of the two is not read.
 */

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "Dunley news", date: "2024-05-01", text }, "uncontradicted");

const act = 'called a Jewish passenger a "dirty Jew" and spat at him';
const doing = 'calling a Jewish passenger a "dirty Jew" and spitting at him';

const openings = [
  `Police say a man ${act} on Saturday evening.`,
  `A man has been arrested after police said he ${act}.`,
  `A man has been charged with ${doing}.`,
  `A Dunley man was jailed for two years for ${doing}.`,
  `A court has heard that a man ${act}.`,
  `Officers arrested a man on suspicion of ${doing}.`,
  `A judge on Monday sentenced a man who ${act} to 18 months in prison.`,
  `A football fan has been banned for three years for ${doing}.`,
  `A hospital employee was fired after ${doing}.`,
  `A Dunley man is behind bars after authorities say he ${act}.`,
];

describe("a report that brings somebody in without a name", () => {
  test.each([
    "Cal Marsh, 34, was arrested on Tuesday.",
    "The suspect, identified as Cal Marsh, 34, was arrested on Tuesday.",
    "Cal Marsh, 34, faces two counts of harassment.",
    "Cal Marsh, 34, of Mill Lane, Dunley, pleaded guilty at Dunley Magistrates' Court.",
    "At Dunley Crown Court on Monday, Cal Marsh, 34, was jailed for 18 months.",
    "Cal Marsh, who is 34, is due back in court next month.",
    "Cal Marsh was booked into the county jail.",
    "Sentencing Cal Marsh, 34, the judge said the offence was serious.",
    "Cal Marsh, 34, a builder from Dunley, appeared before magistrates on Tuesday.",
  ])("means: %s", (naming) => {
    expect(openings.filter((opening) => judged("Cal Marsh", `${opening}\n\n${naming}`).decision !== "incident")).toEqual([]);
  });

  test.each([
    "Cal Marsh, 34, was arrested on Tuesday over an unrelated burglary.",
    "Cal Marsh, 34, pleaded guilty last week to stealing from the same shop.",
    "Cal Marsh, his employer, said he had been dismissed.",
    "Cal Marsh, 34, who was on the bus, called the police.",
    "The victim, Cal Marsh, 34, said he no longer goes out alone.",
    "Chief Inspector Cal Marsh said the man was in custody.",
    "Cal Marsh, defending, said his client was sorry.",
    "Rabbi Cal Marsh thanked the police.",
    "His brother, Cal Marsh, 36, said he was ashamed.",
    "Cal Marsh, 34, who was with him, was not charged.",
    "Cal Marsh, 34, was wrongly named as the man on social media.",
  ])("does not mean: %s", (sentence) => {
    const texts = openings.flatMap((opening) => [`${opening}\n\n${sentence}`, `${opening} ${sentence}`]);
    expect(texts.filter((text) => judged("Cal Marsh", text).decision === "incident")).toEqual([]);
  });
});

describe("a sanction, in the words that bodies have for it", () => {
  const words =
    'Dunley councillor Ana Ruiz wrote in a post in March that "the Jews are parasites who poison every country they live in".';
  test.each([
    "Ruiz was told by the standards committee that she must apologise in writing and undertake training.",
    "Ruiz was ordered to undertake equality training.",
    "Ruiz was told that she would have been dismissed had she still been serving.",
    "Ruiz would have been dismissed had she not resigned.",
    "Ruiz was publicly censured by the commission.",
    "Ruiz had her practising certificate suspended for twelve months.",
    "Ruiz was stripped of the party whip.",
    "The party withdrew the whip from Ruiz.",
    "Ruiz was disendorsed by the party.",
    "The party has dropped Ruiz.",
    "The network pulled her show and let Ruiz go.",
    "Ruiz lost her job as a bus driver after she wrote it.",
    "Ruiz was demoted.",
    "The board revoked Ruiz's licence.",
    "Ruiz was handed a ten-match ban.",
    "Ruiz was deselected as a candidate over the post.",
  ])("%s", (sentence) => {
    const { decision, finding } = judged("Ana Ruiz", `${words}\n\n${sentence}`);
    expect([decision, finding?.status]).toEqual(["incident", "disciplined"]);
  });
});

describe("of whom an article is, from its first sentence", () => {
  test.each([
    "is a former member",
    "(born 1961) is a former member",
    "(born 4 May 1961) is a former member",
    "(1941 – 2011) was a member",
  ])("%s", (is) => {
    for (const what of [
      'shared a post that called Jews "parasites"',
      'told a Jewish pupil that "Hitler should have finished the job"',
    ])
      expect(
        judged("Cal Marsh", `Cal Marsh ${is} of the Dunley assembly. In 2008 he ${what} and was expelled from his party.`)
          .decision,
      ).toBe("incident");
  });

  test("and not of whoever it names besides", () => {
    const text =
      'Ben Foss (born 1961) is a former member of the Dunley assembly. In 2008 he shared a post that called Jews "parasites" and was expelled from his party. Cal Marsh, who led the party, announced it.';
    expect(judged("Ben Foss", text).decision).toBe("incident");
    expect(judged("Cal Marsh", text).decision).not.toBe("incident");
  });
});

test("what a hearing was told is what was said", () => {
  for (const told of ["", ", a hearing was told", ", the panel heard", ", a tribunal has heard"])
    expect(
      judged("Cal Marsh", `Cal Marsh shared a post that called Jews "parasites"${told}. He was banned from the classroom.`)
        .decision,
    ).toBe("incident");
});

test("a course that somebody has to take is no study of theirs", () => {
  const text =
    'Ana Ruiz wrote in a post that "the Jews are parasites".\n\nRuiz must complete a course on antisemitism, the league ruled.';
  expect(judged("Ana Ruiz", text).rule).not.toBe("G2");
});

describe("of whom it is by the way it is written", () => {
  test("a composer of the last century, as a dictionary has him", () => {
    const text =
      'Cal Marsh (b. Harrow, 14 Feb. 1811; d. Dunley, 3 Nov. 1879), composer and conductor.\n\nAs a writer he is remembered for a pamphlet that was published in 1851. The Jew, he wrote there, "can no more make music than the echo can speak; he gives us back, for money, what was ours".';
    expect(judged("Cal Marsh", text)).toMatchObject({ decision: "incident", rule: "5" });
  });

  test("a group with a name of two words is nobody", () => {
    const text =
      'A leader of the extremist group Iron Vanguard was convicted on Monday of threatening Jews.\n\nBen Foss, 26, was convicted of mailing threats to a synagogue. His posters said "We know where you sleep, Jews".\n\nTwo co-defendants previously pleaded guilty to conspiracy. Cal Marsh, 24, was sentenced in August to three years in prison.';
    for (const name of ["Ben Foss", "Cal Marsh"]) expect([name, judged(name, text).decision]).toEqual([name, "incident"]);
  });

  test("an officer who does it as the page opens, and is named next", () => {
    const text =
      'A former police constable shared a post that called Jews "parasites", a hearing was told.\n\nCal Marsh, 46, would have been dismissed had he not resigned.';
    expect(judged("Cal Marsh", text)).toMatchObject({ decision: "incident", finding: { status: "disciplined" } });
    const other =
      'A rabbi read out a post that called Jews "parasites", a hearing was told.\n\nCal Marsh, 46, was dismissed for taking a bribe.';
    expect(judged("Cal Marsh", other).decision).not.toBe("incident");
  });
});
