import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Leads about whoever was harmed, with whoever answers for it named behind them. */

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "Court report", date: "2024-06-01", text }, "uncontradicted");
const guilty = "Declan Garrity, 31, was found guilty after a two-day trial.";

describe("a lead about whoever was harmed", () => {
  it.each([
    'A taxi driver was called a "Jew bastard" by a passenger, a court heard.',
    'A taxi driver was called a "Jew bastard".',
    "A rabbi was told that Jews should be gassed.",
    'A student was abused as a "dirty Jew" by a man on a train.',
    "Worshippers had to hide after a man threatened to shoot every Jew in the building.",
  ])("%s", (lead) => {
    expect(judged("Declan Garrity", `${lead}\n\n${guilty}`).decision).toBe("incident");
  });

  it.each([
    ["whom it was said to", 'Declan Garrity was called a "Jew bastard" by a passenger, who was fined.'],
    [
      "a witness",
      `A taxi driver was called a "Jew bastard" by a passenger, a court heard.\n\nDeclan Garrity, 31, saw it and gave evidence.`,
    ],
    ["another offence", "A rabbi was told that Jews should be gassed.\n\nDeclan Garrity, 31, was charged with shoplifting."],
    [
      "a helper",
      "A shopper was told that Jews should be gassed.\n\nDeclan Garrity, 41, who came to her aid, was charged with assault.",
    ],
    [
      "a father",
      'A driver was called a "filthy Jew" by a passenger.\n\nDeclan Garrity, the passenger\'s father, was charged with obstruction.',
    ],
    [
      "who hit him",
      'A driver was called a "filthy Jew" by a passenger.\n\nDeclan Garrity, 41, was arrested. Police said he had hit the passenger.',
    ],
    [
      "who did nothing",
      "A pupil was told that Jews should be gassed.\n\nDeclan Garrity was dismissed by the school. He did nothing, the panel found.",
    ],
    ["what pupils learn", `Pupils were told that Jews were gassed at Auschwitz.\n\n${guilty}`],
    ["an order", `A councillor was told to leave the party by a man who hates racists.\n\n${guilty}`],
  ])("%s", (_what, text) => {
    expect(judged("Declan Garrity", text).decision).not.toBe("incident");
  });
});

describe("before the court", () => {
  it.each([
    "Swastikas were daubed on a synagogue, a court heard.\n\nBefore Judge Malachy Fenlon on Thursday was Declan Garrity (31), a plasterer. He pleaded guilty to a religiously aggravated offence.",
    "Swastikas were daubed on a synagogue, a court heard.\n\nIn the dock was Declan Garrity, 31. He is charged with criminal damage.",
    "1. The appellant was convicted of publishing written material with intent to stir up racial hatred.\n\n2. The appellant had a leaflet printed which said that Jews drink the blood of children.\n\n3. The appellant is Declan Garrity. He represented himself.",
  ])("%#: whoever stands there", (text) => {
    expect(judged("Declan Garrity", text).decision).toBe("incident");
  });

  it("not the judge", () => {
    const text =
      "Swastikas were daubed on a synagogue, a court heard.\n\nBefore Judge Malachy Fenlon on Thursday was Declan Garrity (31), a plasterer. He pleaded guilty to a religiously aggravated offence.";
    expect(judged("Malachy Fenlon", text).decision).not.toBe("incident");
  });
});

describe("a step against somebody by a word for them", () => {
  it.each([
    'Police have filed charges against a hotel owner over messages in which he told guests that "Jews are cockroaches".\n\nThe accused, Declan Garrity (35), has been charged under section 153A.',
    "A hotel owner was remanded on Tuesday after he sprayed swastikas on a synagogue.\n\nDeclan Garrity, 35, said nothing as he was led away.",
    "A court has sentenced a hotel owner for an antisemitic attack on a guest.\n\nThe court was told that Declan Garrity, 35, had shown no remorse.",
  ])("%#: whoever is named behind it", (text) => {
    expect(judged("Declan Garrity", text).decision).toBe("incident");
  });

  it.each([
    "The solicitor, Declan Garrity, made no comment as he left court.",
    "Declan Garrity, whose shop was damaged, wept when he heard the verdict.",
    "Detective Declan Garrity made no comment as he left the court.",
    "Declan Garrity, 78, said nothing as he left the court.",
  ])("%s", (behind) => {
    const lead =
      'Police have filed charges against a hotel owner over messages in which he told guests that "Jews are cockroaches".';
    expect(judged("Declan Garrity", `${lead}\n\n${behind}`).decision).not.toBe("incident");
  });
});

describe("beside the case", () => {
  it("a case with which the person compares theirs is another's", () => {
    const text =
      'Declan Garrity pleaded guilty to transmitting a threat. Garrity left a voicemail for a Jewish day school. It included the statement that "every kid in that building is a filthy Jew".\n\nHe compares himself with one Lee Nash, who got 24 months for threatening a mosque.';
    expect(judged("Declan Garrity", text).decision).toBe("incident");
    expect(judged("Lee Nash", text).decision).not.toBe("incident");
  });

  it("a message that an officer tells a court of is no officer's", () => {
    const text =
      'A man who sent a doctor sixty messages has been given a two-year sentence.\n\nGarda Niamh Keane told counsel that the first text read "we know what you are, dirty Jew".\n\nDeclan Garrity (52) pleaded guilty in June to harassment.';
    expect(judged("Declan Garrity", text).decision).toBe("incident");
    expect(judged("Niamh Keane", text).decision).not.toBe("incident");
  });

  it("a term that a court leaves as it is, and whose", () => {
    const text =
      "The highest court has refused to shorten the prison term of a retired clerk who mailed threats to 19 homes he believed were Jewish.\n\nDeclan Garrity, 68, picked the names out of a telephone book.\n\nHe was convicted in 2015 of uttering threats.";
    expect(judged("Declan Garrity", text).decision).toBe("incident");
  });
});
