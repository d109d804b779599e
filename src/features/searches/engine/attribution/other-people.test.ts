import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * One story told in many ways, with another person of it who is named before, between or behind: an officer, a reporter, a
 * relative, somebody who condemns it, a companion, the one it was done to. Whatever the words, only the doer is accused of it.
 */
const introductions = [
  "Ben Foss, 43,",
  "Dunley man Ben Foss",
  "A Dunley man, Ben Foss,",
  "Councillor Ben Foss",
  "Ben Foss, a teacher at Dunley High School,",
  "Former coach Ben Foss",
];
const deeds = [
  'shouted "dirty Jew" at a woman outside a synagogue in Dunley on Friday',
  'wrote "Jews control the banks and deserve what is coming" on Facebook',
  "sprayed swastikas on the wall of a Jewish cemetery in Dunley",
  'sent a rabbi emails that said "Hitler should have finished the job"',
  'told a meeting that "the Holocaust is a lie made up by Jews"',
  "punched a Jewish student in the face because he wore a kippah",
  'told a tenant that he "does not rent to Jews"',
  "left leaflets blaming Jews for the attacks on car windscreens",
  'posted a video in which he called Jews "vermin"',
  "threatened to shoot up a synagogue",
];
const outcomes = [
  "He was charged with a hate crime on Monday.",
  "He pleaded guilty to religiously aggravated harassment.",
  "Foss was sentenced to ten months in prison.",
  "A tribunal found his words antisemitic and suspended him for a year.",
  "Foss was expelled from the party.",
  "He has apologised for the antisemitic remarks.",
  "A jury convicted him of three counts of hate crime.",
];
const others: Record<string, readonly string[]> = {
  official: [
    "Detective Sergeant NAME led the investigation.",
    "Prosecutor NAME said the attack was driven by hatred of Jews.",
    'NAME, prosecuting, told the court that Foss had said "Jews should burn" to an officer.',
    "Judge NAME told him that his hatred of Jews had no place in Dunley.",
    "NAME, for the defence, said his client was ashamed of what he had called the Jews.",
    'NAME, defending, said: "He used the words dirty Jew in drink, and he regrets it."',
    "US Attorney NAME announced the sentence.",
    'Police Chief NAME said the words were "vile, antisemitic and a crime".',
    "The case is being prosecuted by Assistant US Attorney NAME.",
    "Chief Crown Prosecutor NAME called it an appalling antisemitic attack.",
    "NAME, chair of the panel, said that the posts were antisemitic.",
    "Headteacher NAME confirmed that a member of staff has been suspended over antisemitic remarks.",
    'Mayor NAME, who suspended him, read his words out to the council: "Jews control the banks".',
    "The complaint was brought by NAME, the council's monitoring officer.",
    'Officer NAME arrested him at the scene and was called a "Jew lover".',
    "The sentence was handed down by NAME, sitting at Dunley Crown Court.",
    "Magistrate NAME fined him and warned him about his antisemitism.",
    "NAME, who heard the case, convicted him of all charges.",
    'The panel was chaired by NAME, who wrote that the words "filthy Jew" could not be excused.',
    "Community Security officer NAME said the incident was antisemitic.",
    "Sheriff NAME sentenced him for his antisemitic abuse.",
    "District Attorney NAME charged him with a hate crime.",
  ],
  press: [
    "By NAME",
    "NAME reports from Dunley.",
    "The posts were first reported by NAME of the Dunley Echo.",
    'NAME, a reporter who asked him about it, was told "Jews run the papers".',
    "NAME of the Dunley Echo wrote that he had called Jews vermin.",
    "Photo: NAME",
    "Additional reporting by NAME. Contact NAME at news@dunleyecho.example.",
    "NAME, who filmed it, posted the video on X.",
    "NAME, who shared the video of the antisemitic rant, said it had to be seen.",
  ],
  relative: [
    "His wife, NAME, said he was not an antisemite.",
    "His brother NAME said the family was ashamed of his antisemitic words.",
    "NAME, his mother, wept as he was led away.",
    "Foss lives with his partner, NAME, and two children.",
    'His sister NAME, who reported him to the police, said he had called her a "Jew lover".',
    "His daughter, NAME, told the court he had hated Jews for years.",
    "NAME, his father, founded the company.",
    "NAME, a cousin, was with him that evening but was not charged.",
  ],
  comment: [
    "Rabbi NAME said the community was shaken.",
    'NAME, of the Anti-Hate Council, said: "Words such as dirty Jew have no place here."',
    "NAME, a historian of the Holocaust, said the claim that it was a lie had been refuted many times.",
    "NAME, chief executive of the Jewish Board, called it a vile antisemitic attack.",
    "Party leader NAME said there was no place for antisemites in the party.",
    "Imam NAME condemned the attack on the Jewish community.",
    "NAME, who chairs the synagogue, said it would spend more on guards.",
    'NAME, a member of parliament, tweeted that "calling Jews vermin is what the Nazis did".',
    "His colleague NAME resigned from the council in protest at his antisemitic words.",
    "NAME, a neighbour, said he had often shouted about Jews.",
    "NAME defended him, saying that it was a joke.",
    "NAME started a petition for his removal.",
    "Campaigner NAME, who was also abused, called for tougher sentences for antisemitic hate crime.",
    "Union official NAME, who represented him, said the hearing had been fair.",
    "NAME was appointed to succeed him.",
    "NAME, who was sacked in 2019 after exposing antisemitism at the club, welcomed the decision.",
  ],
  coaccused: [
    "NAME, 31, who was with him, was charged with obstructing police.",
    "NAME, 31, was also arrested but released without charge.",
    "NAME, 31, was acquitted of all charges.",
    "A second man, NAME, was questioned and eliminated from the inquiry.",
    "NAME had been wrongly named as the culprit on social media.",
    "Police at first arrested NAME, who had nothing to do with it.",
    "NAME, 31, pleaded guilty to handling stolen goods in an unrelated case.",
    "In another case NAME, 27, was jailed for three years for burglary.",
    "NAME, 31, was charged with assaulting Foss after the incident.",
    "NAME, who drove the car, was fined for driving without insurance.",
    "Last year NAME was jailed for a racist attack on a Sikh taxi driver.",
    "Charges against NAME were dropped.",
    "The case against NAME, 31, was dismissed for lack of evidence.",
  ],
  victim: [
    "The victim, NAME, said she feared for her life.",
    'He had told NAME: "All Jews should be gassed."',
    'NAME was called a "dirty Jew" and hit in the face.',
    "NAME, who is not Jewish, had been mistaken for a Jew.",
    'In a statement read to the court NAME wrote that "every night I hear the words filthy Jew".',
    "NAME, against whom the posts were directed, has moved away.",
    'NAME said: "He told me I should be in an oven."',
    "The letters were addressed to NAME.",
    "NAME was accused by Foss of belonging to a Jewish conspiracy.",
    "NAME, whom he accused of working for the Jews, was cleared of any wrongdoing.",
    "The house belongs to NAME, who was targeted before.",
    'It was the second attack on NAME, after a man was jailed in 2022 for calling her a "Jew pig".',
    "NAME removed the swastikas from the door and reported them.",
  ],
};
/** Foss, his act and what became of it, and the other: where in the story. */
const orders: ((foss: string, deed: string, outcome: string, other: string) => string)[] = [
  (foss, deed, outcome, other) => `${foss} ${deed}. ${outcome} ${other}`,
  (foss, deed, outcome, other) => `${other}\n\n${foss} ${deed}. ${outcome}`,
  (foss, deed, outcome, other) =>
    `${foss} has been dealt with over what happened in Dunley last month. He ${deed}. ${outcome}\n\n${other}`,
  (foss, deed, outcome, other) => `${foss} ${deed}. ${other}\n\n${outcome}`,
];
/** A companion's own case between the act and what became of it would be read as theirs by anybody. */
const ordersOf = (kind: string) => (kind === "coaccused" ? orders.slice(0, 3) : orders);
const names = ["Miriam Sandler", "Tariq Aziz-Doyle", "Owen Pritchard", "Lena Okafor", "Rosa Brandt"];

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;
const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "a", url: null, title: "", date: "2025-03-04", text }, "uncontradicted").decision;

function* stories(kind: string) {
  for (const [one, other] of (others[kind] ?? []).entries())
    for (const [two, deed] of deeds.entries())
      for (const [three, outcome] of outcomes.entries()) {
        // A third of all: each wording meets each act and each outcome somewhere.
        if ((one + two + three) % 3 !== 0) continue;
        const name = pick(names, one + two + three);
        const order = pick(ordersOf(kind), one * 3 + two + three * 2);
        yield { name, text: order(pick(introductions, one + two + three), deed, outcome, other.replaceAll("NAME", name)) };
      }
}

describe("another person of the story", () => {
  it.each(Object.keys(others))("is not accused: %s", (kind) => {
    const accused = [...stories(kind)].filter(({ name, text }) => judged(name, text) === "incident");
    expect(accused).toEqual([]);
  });

  it("while the doer is found in most of these stories", () => {
    const all = Object.keys(others).flatMap((kind) => [...stories(kind)].filter((_, index) => index % 4 === 0));
    const found = all.filter(({ text }) => judged("Ben Foss", text) === "incident");
    expect(found.length / all.length).toBeGreaterThan(0.8);
  });

  it.each([
    [
      "Liam Gallagher",
      'Ben Foss shouted "filthy Jews" at a family. He was charged with a hate crime. Liam Gallagher, a professor of Jewish history, said the phrase "Hitler was right" had become common online. He has studied it for years.',
    ],
    [
      "Owen Pritchard",
      'Ben Foss painted swastikas on a Jewish school. He was charged with a hate crime. Owen Pritchard, the arresting officer, said he had called him a "Jew lover".',
    ],
    [
      "Daniel Reyes",
      'Ben Foss said in a lecture that "the Holocaust is a fairy tale told by Jews". Daniel Reyes, a student, told the hearing that it had left him in tears. He said he had told the class that "Jews invented it".',
    ],
    [
      "Priya Nair",
      'Ben Foss told a meeting that "Jews run this town". He has apologised. Priya Nair, who posted a message in support of him, was suspended by the club.',
    ],
    [
      "Rosa Brandt",
      'Ben Foss wrote that "Jews are rats". The tribunal struck him off. Rosa Brandt, 33, admitted a public order offence for swearing at officers who came to arrest him.',
    ],
  ])("is not accused: %s", (name, text) => {
    expect(judged(name, text)).not.toBe("incident");
    expect(judged("Ben Foss", text)).toBe("incident");
  });
});
