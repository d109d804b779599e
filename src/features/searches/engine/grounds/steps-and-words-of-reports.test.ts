import { describe, expect, test } from "vitest";
import { hostility, ownHostility } from "../hatred/hostility.ts";
import { judgePage } from "../judge-page.ts";

/* Steps and words as court rounds, local papers and prosecutors tell them: at the name, by a thing that was sent, in an apology. */
const page = (text: string) => ({ id: "p", url: null, title: "", date: "2024-05-01", text });
const judged = (name: string, text: string) => {
  const { decision, finding } = judgePage({ name }, page(text), "uncontradicted");
  return finding?.status && decision === "incident" ? `${decision}, ${finding.status}` : decision;
};

describe("who prosecutes opens the sentence", () => {
  const round = (told: string) =>
    `Three people were before Dunley Crown Court on Tuesday.\n\nFirst was Martin Holtby, 66, who sent nine letters to a councillor, Ruth Orme. ${told} Holtby admitted racially aggravated harassment. He was jailed for a year.\n\nNext was Ben Foss, 21, who abused a doorman in the town.`;
  test.each([
    'Prosecuting, Adele Munro said the letters called her "a filthy Jewess".',
    'Prosecuting, Adele Munro said that one letter read "Jews will burn".',
    'The court heard that the letters called her a "dirty Jew".',
    'Adele Munro, prosecuting, said one of the notes said "Jew scum".',
  ])("%s", (told) => {
    expect(judged("Martin Holtby", round(told))).toBe("incident, sentenced");
    expect(judged("Adele Munro", round(told))).toBe("none");
    expect(judged("Ruth Orme", round(told))).toBe("none");
    expect(judged("Ben Foss", round(told))).toBe("none");
  });
  test.each([
    "Defending, Adele Munro said the letters were those of a lonely man.",
    'Prosecuting, Adele Munro said the letters called her "a useless windbag".',
  ])("but nothing of Jews is told: %s", (told) => {
    expect(judged("Martin Holtby", round(told))).not.toMatch(/^incident/);
  });
});

describe("a plea at the name", () => {
  const release = (
    plea: string,
    lead = "A Dunley man pleaded guilty today to making threatening telephone calls to a synagogue.",
  ) =>
    `${lead}\n\nMartin Holtby, 54, ${plea} to one count of transmitting a threat and one count of obstructing persons in the free exercise of religious beliefs by threat of force.\n\nOn an evening in May, Holtby called the main line of the synagogue and left two messages in which he stated that he would kill the congregants, while using slurs for Jewish people.`;
  test.each([
    "entered his plea before Judge Ada Merrow",
    "entered a plea before Judge Ada Merrow",
    "entered his guilty plea before Judge Ada Merrow",
  ])("%s", (plea) => {
    expect(judged("Martin Holtby", release(plea))).toBe("incident, pleaded guilty");
    expect(judged("Ada Merrow", release(plea))).toBe("none");
  });
  test("is none where the page does not say to what", () => {
    expect(
      judged(
        "Martin Holtby",
        release(
          "entered his plea before Judge Ada Merrow",
          "A Dunley man was in court today over threatening calls to a synagogue.",
        ),
      ),
    ).not.toMatch(/pleaded guilty/);
  });
  test("is none where it was of not guilty", () => {
    expect(
      judged(
        "Martin Holtby",
        release(
          "entered a plea of not guilty before Judge Ada Merrow",
          "A Dunley man was in court today over threatening calls to a synagogue.",
        ),
      ),
    ).not.toMatch(/pleaded guilty/);
  });
});

describe("what a party takes back from a candidate", () => {
  const local = (told: string, words = 'published a tweet in 2016 which read "typical jew money grabbers"') =>
    `A second candidate in Dunley has been dropped by the party.\n\nMartin Holtby, who was to stand in Ashbrow, ${told}, the association confirmed this afternoon.\n\nIt is understood that Mr Holtby ${words}.\n\nMr Holtby has not responded to a request for comment.`;
  test.each([
    "has had his endorsement revoked",
    "had his candidature withdrawn",
    "has had his party membership suspended",
    "has had his selection rescinded",
  ])("%s", (told) => {
    expect(judged("Martin Holtby", local(told))).toBe("incident, disciplined");
  });
  test("is for the words that the page gives, or for none", () => {
    expect(judged("Martin Holtby", local("has had his endorsement revoked", "failed to declare a debt"))).toBe("none");
    expect(judged("Martin Holtby", local("will keep his endorsement"))).not.toMatch(/disciplined/);
  });
  test.each(["it is alleged that", "it was claimed that"])("is not settled where %s", (said) => {
    const text = `Martin Holtby, who is to stand in Ashbrow, was at the count in Dunley.\n\nAt a meeting ${said} Mr Holtby published a tweet which read "typical jew money grabbers".`;
    expect(judged("Martin Holtby", text)).not.toMatch(/^incident/);
  });
});

describe("who owns up in words of their own", () => {
  const game = (said: string) =>
    `Blades forward Martin Holtby, 20, was suspended ten games for what the league called antisemitic comments toward defenceman Noah Adler. Linesman Pierre Gault reported hearing Holtby say that Adler should go back to an oven.\n\n${said}`;
  test.each([
    '"I said something disgusting," Holtby said in a statement. "I\'m sorry to Noah and to the Jewish community."',
    '"I used words that were hateful and I am ashamed," Holtby wrote.',
    '"I shouted something vile at another player," Holtby said. He said that he was sorry.',
  ])("needs nobody else to settle it: %s", (said) => {
    expect(judged("Martin Holtby", game(said))).toBe("incident, disciplined");
    expect(judged("Noah Adler", game(said))).toBe("none");
    expect(judged("Pierre Gault", game(said))).not.toMatch(/^incident/);
  });
  test.each([
    '"I said something disgusting about the food," Adler said.',
    '"I said nothing of the sort," Holtby said in a statement.',
    '"They said something disgusting about me," Holtby said.',
  ])("is still asked about where it is another's or a denial: %s", (said) => {
    expect(judged("Martin Holtby", game(said))).not.toMatch(/^incident/);
  });
});

describe("circles of trade and money", () => {
  test.each([
    "Jewish business circles were behind the attacks.",
    "It is Jewish money circles who want to divide us.",
    "Jewish banking circles control this government.",
    "Jewish financial circles run the country.",
  ])("are what is held to rule all: %s", (said) => {
    expect(hostility(said)).toBeGreaterThanOrEqual(2);
    expect(ownHostility(said)).toBeGreaterThanOrEqual(2);
  });
  test.each([
    "Jewish business circles welcomed the new line to the harbour.",
    "The leader of Jewish banking circles in the old town decided to lend the money.",
    "Jewish business circles in the city paid for the hospital.",
  ])("or traded and lent: %s", (said) => {
    expect(hostility(said)).toBeLessThan(2);
  });
});

describe("a step over what somebody shared", () => {
  const told = (what: string) => `Councillor Martin Holtby, of Dunley, ${what}\n\nHoltby is a retired bus driver.`;
  test.each([
    'was suspended by the party after sharing an article which claimed that "Jewish bankers" had planned the crash.',
    "was suspended by the party after he shared a post that said Jewish bankers planned the crash.",
    'had been suspended by the party after screenshots showed him sharing a story which claimed that "Jewish bankers" had planned the crash.',
    "was expelled from the party after he reposted a video that said Jews planned the crash.",
    'was censured by the council after he linked to a blog which stated that "Jews run every bank".',
    "was suspended by the party after screenshots showed that he had shared a post that said Jews planned the crash.",
  ])("is for what it says: %s", (what) => {
    expect(judged("Martin Holtby", told(what))).toBe("incident, disciplined");
  });
  test.each([
    'was suspended by the party after complaining of a colleague who shared an article which claimed that "Jewish bankers" had planned the crash.',
    'was suspended by the party after reporting an article which claimed that "Jewish bankers" had planned the crash.',
    "was suspended by the party after sharing an article which claimed that the council had lost a million.",
    "was suspended by the party after sharing an article which claimed that Ben Foss had said Jews planned the crash.",
    "condemned the mayor, who was suspended for sharing an article which claimed that Jews planned the crash.",
    "was not suspended after sharing an article which claimed that Jews planned the crash.",
    "shared an article which claimed that Jews had planned the crash.",
    'shared an article that said "Jews run every bank", adding: "This is vile."',
  ])("but not where it is another's, or nobody took one: %s", (what) => {
    expect(judged("Martin Holtby", told(what))).not.toMatch(/^incident/);
  });
  test("says nothing of whom the article tells of", () => {
    const text =
      "Councillor Martin Holtby was suspended by the party after sharing an article which claimed that Ben Foss had said Jews planned the crash.";
    expect(judged("Ben Foss", text)).not.toMatch(/^incident/);
  });
});
