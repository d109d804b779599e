import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const lead =
  'Two men were sentenced for mischief motivated by hate after they wrote "Jews out" on the fence of a Jewish school in Dunley.';

describe("two of one case", () => {
  it.each(["Ben Foss", "Cal Marsh"])("whoever the page goes on to call both men: %s", (name) => {
    const { decision, finding } = judge(
      name,
      `${lead}\n\nFour months of house arrest is the price Ben Foss and Cal Marsh will pay for one evening.\n\nBoth men admitted in court that they had been drinking.`,
    );
    expect(decision).toBe("incident");
    expect(finding?.status).toBe("sentenced");
  });

  it.each([
    "Ben Foss and Cal Marsh will pay for a new fence, the parents said.",
    "The teachers Ben Foss and Cal Marsh saw it first.",
    "Four months is a sentence that Ben Foss and Cal Marsh called too lenient.",
  ])("nobody whom it does not: %s", (follow) => {
    expect(judge("Ben Foss", `${lead}\n\n${follow}`).decision).not.toBe("incident");
  });

  it("who had a hand in it, taken up by the same word", () => {
    const text = `Ben Foss pleaded guilty to a federal hate crime for painting a black sun and the words "gas them again" on the wall of the Jewish centre. Foss's roommate helped him with it.\n\nThe roommate, Cal Marsh, 22, pleaded guilty in March to ethnic intimidation and was given probation.`;
    expect(judge("Cal Marsh", text).decision).toBe("incident");
    expect(judge("Cal Marsh", text.replace("roommate helped him with it", "roommate called the police")).decision).not.toBe(
      "incident",
    );
  });
});

describe("what is not said of Jews", () => {
  const slurs = (more: string) =>
    `Somebody scratched a swastika, "KKK" and "white power" into a door of the clubhouse in Dunley.\n\nBen Foss, 20, who police say confessed to damaging the door, has been charged with criminal mischief. ${more}`;
  it.each([
    "The clubhouse belongs to 340 households, who include Black, white, Jewish and Hispanic families.",
    "Was this a hate crime? Police have not ruled out treating it as bias-motivated.",
  ])("Nazi signs among others: %s", (more) => expect(judge("Ben Foss", slurs(more)).decision).not.toBe("incident"));
});

it("nothing that is not antisemitic is antisemitic", () => {
  const text = `Ben Foss, 41, of Dunley, was convicted on Monday of writing "Jews out" on the fence of a Jewish school. "There is no reading of those words that is not antisemitic," the judge said.`;
  expect(judge("Ben Foss", text).decision).toBe("incident");
  expect(
    judge("Ben Foss", text.replace("There is no reading of those words that is not", "Those words were not")).decision,
  ).not.toBe("incident");
});

it("what a body sets apart as political speech is no part of what it found", () => {
  const text = `Solicitor struck off for antisemitic messages\n\nThe tribunal today struck off Ben Foss, 50, who it found had sent antisemitic messages to a Jewish barrister. One read: "You people have been buying judges since Judas."\n\nPosts in which Foss called the Israeli prime minister a war criminal were held to be political speech and formed no part of the findings.`;
  expect(judge("Ben Foss", text).decision).toBe("incident");
});

describe("what somebody says of themselves", () => {
  it("that it was not antisemitic, is no finding", () => {
    const text = `Ana Ruiz, 27, of Dunley, has been charged with intimidation over a livestream. "The Nazis had a point, look at the prices," she is heard telling the owners of a Jewish bakery.\n\nOn Monday she made a video in which she claimed that she had been joking and was not antisemitic.`;
    expect(judge("Ana Ruiz", text).decision).toBe("incident");
    expect(judge("Ana Ruiz", text.replace("she claimed that she had been joking and", "police said that she")).decision).not.toBe(
      "incident",
    );
  });

  it("what they had wanted, is theirs", () => {
    const text = `The 1983 Dunley synagogue shooting was an attack on worshippers in Dunley. Police arrested Ben Foss, a former soldier. Foss admitted the shooting and stated that he had wanted "to kill as many Jews as possible". Foss was sentenced to life imprisonment.`;
    expect(judge("Ben Foss", text).decision).toBe("incident");
  });
});

it("of several claims one that fails clears nobody of the others", () => {
  const text = `EMPLOYMENT TRIBUNALS\n\nClaimant: Ms Dalia Reuben. Respondent: Mr Ben Foss.\n\nWe find that the respondent called the claimant "the Jewess" in the office and threw a coin on the floor and invited her to pick it up. The conduct was related to her religion. It was antisemitic.\n\nThe complaint of harassment succeeds. The complaint about pay is dismissed.`;
  expect(judge("Ben Foss", text).decision).toBe("incident");
  expect(judge("Ben Foss", text.replace("succeeds", "is dismissed")).decision).not.toBe("incident");
});

describe("what is told of another's words", () => {
  const lead =
    "A resort in Dunley and its owner, Cal Marsh, have been ordered to pay 90,000 dollars for turning away Jewish families.";
  it.each([
    '"A business owner put in writing that he did not take Jewish groups," Ana Ruiz said.',
    '"The owner wrote that Jews spoil the mood of his guests," Ana Ruiz said.',
    '"To be told that there is no room for Jews is hard to believe," Ana Ruiz said.',
  ])("is not theirs who tells it: %s", (told) => expect(judge("Ana Ruiz", `${lead}\n\n${told}`).decision).toBe("none"));

  it.each([
    '"I told them that Jews were not welcome at the pool," Ana Ruiz said.',
    '"I wrote that Jews are vermin," Ana Ruiz said.',
  ])("unless they tell it of themselves: %s", (told) =>
    expect(judge("Ana Ruiz", `${lead}\n\n${told}`).decision).toBe("incident"),
  );

  it("nor is what a judge calls an article", () => {
    const text = `In an article in 1936 Cal Marsh called Jews "a bacillus". He was convicted in 1937 over the article. Sir Ben Foss, the judge, described the article as "a wicked libel upon the Jewish people".`;
    expect(judge("Ben Foss", text).decision).not.toBe("incident");
  });
});

describe("two in one sentence", () => {
  it.each([
    "The district attorney announced the indictment of Ben Foss, 24, and Cal Marsh, 23, for attacking a Jewish man as a hate crime.",
    "The court jailed Ben Foss for four years and Cal Marsh for three for the antisemitic attack on the synagogue in Dunley.",
    "Ben Foss was sentenced to life imprisonment and Cal Marsh to 20 years for the antisemitic attack on the synagogue in Dunley.",
    "Ben Foss, 33, pleaded guilty to painting swastikas on the synagogue in Dunley, as did Cal Marsh, 26.",
    "Lifetime bans were given to Ben Foss and Cal Marsh for antisemitic chants at Jewish fans.",
  ])("both: %s", (text) => {
    for (const name of ["Ben Foss", "Cal Marsh"]) expect(judge(name, text).decision).toBe("incident");
  });

  it.each([
    "Ben Foss was sentenced to life imprisonment and Cal Marsh, 20 years his senior, wept for the victims of the antisemitic attack on the synagogue.",
    "Ben Foss pleaded guilty to painting swastikas on the synagogue in Dunley, as Cal Marsh had expected.",
    "The district attorney called for the indictment of Ben Foss over antisemitic messages, and Cal Marsh for a new law.",
    "A lifetime ban was given to Ben Foss for antisemitic chants, and Cal Marsh gave evidence.",
  ])("not the other: %s", (text) => expect(judge("Cal Marsh", text).decision).not.toBe("incident"));
});
