import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whose words a quotation is, where the sentence says it, each form with its other side. All people and places are invented. */
const decisionOf = (name: string, text: string) =>
  judgePage({ name }, { id: "q", url: null, title: "", date: "2024-03-05", text }, "uncontradicted").decision;

describe("verbs that are joined in a relative clause", () => {
  it.each([
    'A former secretary who spat across the counter and told a girl that "Jews are vermin" has been given a community order.\n\nDoreen Stavely, 58, was found guilty of religiously aggravated common assault.',
    'A teacher who got drunk on a flight and told a girl that "Jews are vermin" has been given a community order.\n\nDoreen Stavely, 58, was found guilty of religiously aggravated common assault.',
    'A bus driver who had been asked to leave and told a waiter: "Jews are vermin" has been fined £400.\n\nDoreen Stavely, of Mill Lane, pleaded guilty.',
    'Doreen Stavely, who spat across the counter and told a girl that "Jews are vermin", has been fined £400.',
  ])("are of whom it is about: %s", (text) => expect(decisionOf("Doreen Stavely", text)).toBe("incident"));

  const told = 'who spat across the counter and told a girl that "Jews are vermin"';
  it.each([
    `A former secretary ${told} has been fined £400.\n\nDistrict Judge Doreen Stavely said it was a disgrace.`,
    `A former secretary ${told} has been fined £400.\n\nDoreen Stavely, 58, who was serving at the counter, was taken to hospital.`,
    `Doreen Stavely dismissed a secretary ${told}.`,
    `It was a warm day in Harnley. Doreen Stavely dismissed a secretary ${told}.`,
    `Doreen Stavely, whose brother ${told.slice(4)}, has apologised for him.`,
    `Doreen Stavely said that somebody ${told.replace("who spat across the counter", "got up")}.`,
    'Doreen Stavely told the Courier how her manager started claiming that "the Jews invented the virus".',
  ])("and of nobody else: %s", (text) => expect(decisionOf("Doreen Stavely", text)).not.toBe("incident"));
});

describe("whoever is spoken to answers", () => {
  it.each([
    'Tomasz Wilk asked him to leave and he shouted: "Jews are vermin."',
    'When Tomasz Wilk asked a man to leave, he shouted: "Jews are vermin."',
    'Tomasz Wilk challenged him, whereupon he said: "Jews are vermin."',
    'Tomasz Wilk asked the man what he meant. "Jews are vermin," he answered.',
    'Tomasz Wilk refused to serve him. He replied that "Jews are vermin".',
    'Tomasz Wilk asked a man to leave, only for him to shout "Jews are vermin".',
    'Tomasz Wilk, who told him to leave when he shouted "Jews are vermin", has been thanked.',
    'Tomasz Wilk gave evidence against a man who gave a Nazi salute as he shouted "Jews are vermin".',
  ])("and not who spoke: %s", (text) => expect(decisionOf("Tomasz Wilk", text)).not.toBe("incident"));

  it.each([
    'A conductor asked Tomasz Wilk to leave and he shouted: "Jews are vermin."',
    'When a conductor asked Tomasz Wilk to leave, he shouted: "Jews are vermin."',
    'A steward challenged Tomasz Wilk. "Jews are vermin," he answered.',
    'When Tomasz Wilk saw the rabbi, he shouted: "Jews are vermin."',
    'Tomasz Wilk told a waiter that he was tired of waiting and said: "Jews are vermin."',
  ])("the person, where it is they: %s", (text) => expect(decisionOf("Tomasz Wilk", text)).toBe("incident"));
});

describe("what came back to somebody, stands on a picture or is written about", () => {
  it.each([
    'Nadia Rao wrote about the price of bread and got a reply from another user: "Jews are vermin."',
    'Nadia Rao posted a photograph of a wall with the words "Jews are vermin".',
    'Nadia Rao, who wrote about the slogan "Jews are vermin", teaches history.',
    'The slogan "Jews are our misfortune", Nadia Rao writes, comes from Treitschke.',
  ])("is not theirs: %s", (text) => expect(decisionOf("Nadia Rao", text)).not.toBe("incident"));

  it("a caption is", () =>
    expect(decisionOf("Nadia Rao", 'Nadia Rao posted a photograph of a synagogue with the caption "Jews are vermin".')).toBe(
      "incident",
    ));
});

describe("what is joined in a relative clause, and of another or of words", () => {
  it.each([
    'The airline dismissed a steward, Nadia Rao, who helped a Jewish family and reported that another told a girl that "Jews are vermin".',
    'The museum thanked Nadia Rao, who studied the guards and wrote that "Jews are vermin" was painted in the mess.',
    'Reporters spoke to Nadia Rao, who met the preacher and said that "Jews are vermin" was his constant phrase.',
    'Nadia Rao was held in jail by gunmen who shouted "Jews are vermin".',
  ])("is not theirs: %s", (text) => expect(decisionOf("Nadia Rao", text)).not.toBe("incident"));

  it("and is, where they say it", () =>
    expect(
      decisionOf("Nadia Rao", 'The airline dismissed Nadia Rao, who spat at a rabbi and told a girl that "Jews are vermin".'),
    ).not.toBe("none"));
});
