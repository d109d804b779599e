import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What was read wrongly in the decisions of courts and panels as they and the papers tell them. */

const page = (text: string) => ({ id: "p", url: null, title: "", date: "2024-05-01", text });
const judged = (name: string, text: string) => {
  const { decision, finding } = judgePage({ name }, page(text), "uncontradicted");
  return finding?.status && decision === "incident" ? `${decision}, ${finding.status}` : decision;
};

describe("a panel's decision", () => {
  const head =
    "Between\n\nApplicant: Solicitors Regulation Body Ltd\nRespondent: Imran Stoddart\n\nAllegation: Breaches\n\nOutcome: Suspended\n\n";
  test.each<[name: string, text: string, expected: string]>([
    // The lines at the head of one decision begin no case each.
    [
      "Imran Stoddart",
      `${head}The Respondent, a solicitor, was sanctioned by the Tribunal for posting antisemitic content.`,
      "incident, disciplined",
    ],
    ["Imran Stoddart", `${head}The Respondent had failed to act on antisemitic posts by a member of staff.`, "none"],
    // The charge of a league's own rules is no prosecutor's.
    [
      "Ricky Ashdown",
      'The Football Association found Ricky Ashdown guilty of calling an opponent a "dirty Jew". The commission upheld the charge against him and banned him for five games.',
      "incident, disciplined",
    ],
    // A member who is named behind the word for them.
    [
      "Marlene Zubick",
      "A discipline panel found that a member, Marlene Zubick, was guilty of professional misconduct for posting antisemitic content.",
      "incident, disciplined",
    ],
    [
      "Marlene Zubick",
      "Marlene Zubick, a teacher, told her class that the Holocaust was untrue. The committee found that the remarks were antisemitic. Her certificate was revoked.",
      "incident, disciplined",
    ],
    // Of several clergymen the one whom the next sentence names as found to have done it.
    [
      "Marlene Zubick",
      "A priest who shared antisemitic material online has been barred from ministry for ten years.\n\nThe Reverend Dr Marlene Zubick, 71, was found by a church tribunal to have engaged in conduct unbecoming. The Reverend Peter Langford said that the Church had been leaned on.",
      "incident, disciplined",
    ],
    [
      "Peter Langford",
      "A priest who shared antisemitic material online has been barred from ministry for ten years.\n\nThe Reverend Dr Marlene Zubick, 71, was found by a church tribunal to have engaged in conduct unbecoming. The Reverend Peter Langford said that the Church had been leaned on.",
      "none",
    ],
  ])("%s: %s", (name, text, expected) => {
    expect(judged(name, text)).toBe(expected);
  });

  test("a name on a line of its own over each application", () => {
    const text = `Decisions filed recently.

Thandeka Mbali

Application 11702-2018
Hearing 5 February 2019

The tribunal ordered that the respondent should pay a fine of £3,000. The allegations concerned the client account.

Patricia Housley

Application 11834-2018
Hearing 20 February 2019

The tribunal ordered that the respondent should be suspended from practice for 12 months. She had told a client that "you can never trust a Jew with your deposit".`;
    expect(judged("Patricia Housley", text)).toBe("incident, disciplined");
    expect(judged("Thandeka Mbali", text)).toBe("none");
  });
});

describe("one convicted, others acquitted", () => {
  const text = `An Antwerp court has convicted a man of incitement for shouting antisemitic slogans at a demonstration and acquitted two other men who stood trial with him.

Yassin Amran, 34, was given a six-month suspended sentence by the criminal tribunal on Tuesday.

The defendants Bilal Chaou and Koen Vermeer, who were standing next to him, were acquitted.`;
  test("each has their own outcome", () => {
    expect(judged("Yassin Amran", text)).toBe("incident, sentenced");
    expect(judged("Bilal Chaou", text)).not.toMatch(/incident/);
    expect(judged("Koen Vermeer", text)).not.toMatch(/incident/);
  });
});

describe("a bias that was charged and is not any longer", () => {
  const lead =
    "A woman shouted antisemitic taunts at an Orthodox man on a subway train. Police arrested the woman, Renee Calder, 37, at the next station.\n\n";
  test.each([
    "Calder had first been charged with assault as a hate crime; she now faces misdemeanor assault only.",
    "Calder was originally charged with a hate crime, but now faces a disorderly conduct charge.",
    "The district attorney said that Calder would not be charged with a hate crime.",
    "Prosecutors declined to file hate crime charges.",
  ])("%s", (sentence) => {
    expect(judged("Renee Calder", lead + sentence)).toBe("human");
  });
  test.each([
    "She was charged with assault as a hate crime.",
    "Calder was initially charged with assault and now faces a hate crime charge.",
  ])("%s", (sentence) => {
    expect(judged("Renee Calder", lead + sentence)).toBe("incident, charged");
  });
});

describe("beside antisemitism, and not their own", () => {
  test.each<[name: string, text: string]>([
    // Whoever searches finds things; that decides nothing.
    [
      "Lewis Pender",
      "Lewis Pender, 23, was found guilty of three counts of collecting information contrary to the Terrorism Act at Dunley Crown Court.\n\nForensic investigators found manuals and more than 40,000 documents, among them a wealth of white supremacist and antisemitic material.",
    ],
    // Whoever has chaired an inquiry into it.
    [
      "Gareth Tindle",
      "Labour MP Gareth Tindle has resigned after a committee found that he had submitted false invoices. He chaired the all-party inquiry into antisemitism in 2007.\n\nA Labour spokesman said that Mr Tindle had been suspended from the party.",
    ],
    // An offence of the road.
    [
      "Pearl Gestner",
      "A boy was killed on his way to shul when he was hit by a driver with a suspended license.\n\nThe driver, Pearl Gestner, 53, was charged with driving with a suspended license.\n\nWithin an hour some callers to a radio program were saying that it had been the work of an antisemite.",
    ],
    // "the older of the two, Lamb, …, the judge told him": the one who was sentenced, not the judge of whom the page tells.
    [
      "Warren Ishida",
      'The commission has publicly admonished Judge Warren Ishida of Fremont County for asking a clerk to dismiss parking tickets.\n\nHe had received threats during the trial of two men for the arson at Temple Sinai. Sentencing the older of the two, Curtis Lamb, to 14 years, the judge told him that "a match put to a Torah is a match put to every Jew". Lamb had told detectives that he wanted "the Jews to smell smoke again".',
    ],
  ])("%s: %s", (name, text) => {
    expect(judged(name, text)).not.toMatch(/incident/);
  });
});

describe("who is meant", () => {
  test.each<[name: string, text: string, expected: string]>([
    // A title cut short is no given name.
    [
      "Malcolm Thrale",
      'A councillor has been suspended by the party over posts which it found to be antisemitic.\n\nCouncillor Malcolm Thrale has been suspended for 12 months following an inquiry. Above one article Coun Thrale had written: "Jewish money pulls the strings."',
      "incident, disciplined",
    ],
    // Behind the name of a stage.
    [
      "Kofi Darling",
      'The rapper, whose real name is Kofi Darling, published dozens of messages on Friday. In one, he wrote: "Jews run the industry, run the courts, run your bank."',
      "incident",
    ],
    // A title of several words, some of them small.
    [
      "Luz Harkness",
      'A county party official has apologized for an antisemitic post in which she blamed Jews for a campaign.\n\nAccording to the Journal, Kent County party Vice Chairwoman Luz Harkness posted the statement last month. In the post, she wrote that "the Jews are behind this whole hoax and pay for it".\n\nHer comments came days after another party official in the state, Craig Dolan, resigned for using a gay slur.',
      "incident, apologised",
    ],
  ])("%s: %s", (name, text, expected) => {
    expect(judged(name, text)).toBe(expected);
  });
});

describe("Jews and Israel in one case", () => {
  const case14 =
    "A defender was given a suspended prison sentence for inciting religious hatred after sharing a video. Rachid Bel, 28, was also fined by a court in Nice.\n\nIn October, days after the attack on Israel, Bel shared with his followers a clip in which a preacher";
  const league = "\n\nThe league banned him for seven matches, describing what he shared as antisemitic.";
  test("words against Jews are that, whatever they were said about", () => {
    expect(judged("Rachid Bel", `${case14} calls on God to send "a black day upon the Jews".${league}`)).toBe(
      "incident, sentenced",
    );
    expect(judged("Rachid Bel", `${case14} calls on God to "end the state of Israel".${league}`)).toBe("human");
  });
});
