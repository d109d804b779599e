import { describe, expect, it } from "vitest";
import { dateOfConduct, datesIn, foreignDatesIn } from "./when.ts";

const first = (text: string, reference: string | null = "2024-03-14") => datesIn(text, reference)[0]?.date ?? null;

describe("dates in a passage", () => {
  it.each([
    ["late on October 3, 2022", "2022-10-03", "day"],
    ["on 9 November 2022", "2022-11-09", "day"],
    ["on Nov. 9", "2023-11-09", "day"],
    ["in July 2013", "2013-07-01", "month"],
    ["in April", "2023-04-01", "month"],
    ["in August 2020 that", "2020-08-01", "month"],
    ["between March and June 2016", "2016-03-01", "months"],
    ["on Monday evening", "2024-03-11", "day"],
    ["last month", "2024-02-01", "month"],
    ["last year", "2023-01-01", "year"],
    ["three months ago", "2023-12-01", "month"],
    ["yesterday", "2024-03-13", "day"],
  ])("%s", (text, start, precision) => {
    expect(first(text)).toMatchObject({ start, precision });
  });

  // Read on 14 March 2024.
  it.each([
    ["at the kiosk on February 9 last year", "2023-02-09", "day"],
    ["in August of last year", "2023-08-01", "month"],
    ["on June 2nd and June 21st last year", "2023-06-02", "day"],
    ["between February and May last year", "2023-02-01", "months"],
    ["between November and February", "2023-11-01", "months"],
    ["in May and July 2021 respectively", "2021-05-01", "month"],
    ["on the wall last March", "2023-03-01", "month"],
    ["on the wall last February", "2023-02-01", "month"],
    ["on the wall last November", "2023-11-01", "month"],
    ["the November stabbing was no robbery, the January attack was", "2024-01-01", "month"],
    ["a September message to the group", "2023-09-01", "month"],
    ["He was jailed in 2020 for a note left that June", "2020-01-01", "year"],
    ["• Portsmouth, October: A woman was spat at", "2023-10-01", "month"],
    ["a picture posted on Halloween night", "2023-10-31", "day"],
    ["wrote it on New Year's Eve 2021", "2021-12-31", "day"],
    ["sent on Holocaust Memorial Day in January 2022", "2022-01-27", "day"],
    ["Footage from January shows two men", "2024-01-01", "month"],
  ])("in words: %s", (text, start, precision) => {
    expect(first(text)).toMatchObject({ start, precision });
  });

  it.each([
    "Those who march will be counted, that march or any.",
    "The posts that may follow.",
    "The Jews of today, he wrote.",
    "He had photographed the house two days earlier.",
    "He had lost his job the previous week.",
    "The day after Halloween was quiet.",
    "The rise since October 7 is steep.",
    "Who was behind the September 11 attacks?",
    "It happened that December.",
  ])("no day: %s", (text) => {
    expect(first(text)).toBeNull();
  });

  it("takes the year of 'that June' from what was told before it", () => {
    expect(datesIn("He was jailed in 2020 for a note left that June.", "2024-03-14").map(({ date }) => date.start)).toEqual([
      "2020-01-01",
      "2020-06-01",
    ]);
    expect(datesIn("He replied that December.", "2024-03-14", "2022-12-31")[0]?.date.start).toBe("2022-12-01");
  });

  it("does not guess relative dates without a page date, nor read 'may' as a month", () => {
    expect(first("on Monday", null)).toBeNull();
    expect(first("She may appeal in due course.")).toBeNull();
  });

  it("reads months of other languages", () => {
    expect(foreignDatesIn("en mars 2019, des tracts", "fr", null)[0]?.date.start).toBe("2019-03-01");
    expect(foreignDatesIn("el pasado 3 de mayo", "es", "2022-05-27")[0]?.date.start).toBe("2022-05-03");
    expect(foreignDatesIn("בעיר באפריל 2022", "he", null)[0]?.date.start).toBe("2022-04-01");
  });
});

describe("the date of the conduct", () => {
  it("passes over hearings, verdicts and the day of publication", () => {
    expect(dateOfConduct(["He was sentenced on Thursday for the attack on May 3, 2023."], "2024-03-14").start).toBe("2023-05-03");
    expect(dateOfConduct(["March 14, 2024. The man shouted it in July 2023."], "2024-03-14").start).toBe("2023-07-01");
    expect(dateOfConduct(["She was charged on Monday."], "2024-03-14").precision).toBe("unknown");
    expect(
      dateOfConduct(["He remains free until January 23.", "The doors were painted on November 4."], "2024-09-18").start,
    ).toBe("2023-11-04");
  });

  it.each([
    ["between 3 October and 8 November 2023 she rang", "2023-10-03"],
    ["According to the plea agreement, between November 8 and November 12, 2023, he placed seven calls.", "2023-11-08"],
    ["In a Friday sermon streamed on 3 September he said it.", "2023-09-03"],
    ["According to trial testimony, on May 30, 2021, he struck him.", "2021-05-30"],
    ["The statement of facts tendered to the court says Foss painted three swastikas on the evening of January 9.", "2024-01-09"],
    ["He attacked diners outside a restaurant on February 18, the district attorney's office said.", "2024-02-18"],
  ])("%s", (passage, day) => {
    expect(dateOfConduct([passage], "2024-03-14").start).toBe(day);
  });

  it.each([
    "Respondent has been licensed to practise since July 2, 2009.",
    "Sentencing, which the judge set for January 17, follows.",
    "On 1 December 2023 a Regulatory Commission heard a charge.",
    "By letter dated 12 March 2023 he was charged.",
    "She died on March 1.",
    "The Panel heard the station's managing editor, Mr Casimir Dane, on 29 January.",
  ])("is not told by: %s", (passage) => {
    expect(dateOfConduct([passage], "2024-03-14").precision).toBe("unknown");
  });

  // The day of the act stands in a clause of its own, or with what somebody is charged with.
  it.each([
    ["He was found guilty on Monday of shouting slurs at a kiosk in Leith on December 4.", "2023-12-04"],
    ["She pleaded guilty at Leith Sheriff Court to a breach of the peace at the kiosk on December 4.", "2023-12-04"],
    ["Orme appeared at Leith Sheriff Court charged with damaging the hall on December 4 and December 9 last year.", "2023-12-04"],
    ["Orme was found guilty of chanting about ovens at a party in a barn in December 2022.", "2022-12-01"],
    ["Orme is accused of daubing the door in March last year.", "2023-03-01"],
    ["Orme was charged with misconduct in relation to a tweet on 4 December 2022.", "2022-12-04"],
    ["The conviction stemmed from a talk in a guesthouse in December 2022.", "2022-12-01"],
    ["Orme was fined for a voicemail he left in December.", "2023-12-01"],
    ["Orme must pay for the graves he sprayed last September.", "2023-09-01"],
    ["Officers arrested a man who they say spat at a rabbi outside the shop on March 10.", "2024-03-10"],
    ["Dana Orme, who was elected in 2019, wrote the note in January to the clerk.", "2024-01-01"],
    ["Orme published a tweet in November 2016 which read so.", "2016-11-01"],
    ["The clip, which was published on his channel last November, was watched by thousands.", "2023-11-01"],
    ["Orme was heard on the town's livestream on January 9 saying it.", "2024-01-09"],
    ["He burned the figure in front of the county court in January 2024.", "2024-01-01"],
    ["In the video, recorded by a passer-by on Sunday, she tears it down.", "2024-03-10"],
    ["The court heard the 40-year-old clerk used two names to send notes between January and May 2023.", "2023-01-01"],
    ["Orme, a retired surveyor, wrote it in a weekly last May.", "2023-05-01"],
    ["The fixture when the two teams met on January 13 was noisy.", "2024-01-13"],
  ])("stands in: %s", (passage, day) => {
    expect(dateOfConduct([passage], "2024-03-14").start).toBe(day);
  });

  // Steps, tellings and days to come in the same words.
  it.each([
    "He was placed on probation for nine months yesterday.",
    "Orme was removed as a candidate on Wednesday.",
    "Orme was granted bail on Monday.",
    "Orme was picked up in a raid on a flat on Tuesday evening.",
    "Orme said he was sorry early on Tuesday.",
    "The rabbi told the station on Wednesday.",
    "The federation said so in a written statement Wednesday.",
    "Orme did it, the hearing was told on Tuesday.",
    "The employer confirmed this afternoon that he had gone.",
    "Last month we told how Orme had been in the dock.",
    "At a meeting on March 4, the board voted to censure her.",
    "The committee, which met on Monday, agreed.",
    "The sermon was on the page until Monday.",
    "They were bailed until May.",
    "The judge scheduled his sentencing for March 19.",
    "The officer will report in December.",
    "He will next appear on January 27.",
    "A reception is planned for January 10.",
    "The board was made aware on Tuesday.",
    "Orme was convicted of assault in January.",
    "Orme was found guilty of spitting at a woman in January.",
    "Orme was charged at Leith Sheriff Court on January 4.",
    "The court heard the caretaker on January 29.",
    "- Peter Orme (dob 12/01/1983) was jailed",
    "The party has expelled him because of a post since October 7.",
  ])("does not stand in: %s", (passage) => {
    expect(dateOfConduct([passage], "2024-03-14").precision).toBe("unknown");
  });

  it("takes the year from what was told before, where it is given", () => {
    expect(dateOfConduct(["On March 11 she wrote."], "2025-04-02", ["2024-12-01"]).start).toBe("2024-03-11");
  });

  it("is not the Monday on which a court spoke", () => {
    expect(dateOfConduct(["He shouted it, and got two years on Monday."], "2024-03-14", [], true).precision).toBe("unknown");
  });

  it("never lies after the page", () => {
    expect(dateOfConduct(["The march is on 1 May 2024."], "2024-03-14").precision).toBe("unknown");
  });
});
