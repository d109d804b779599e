import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * One short story, one part of it in many wordings: what was done about somebody, and what makes it antisemitic. Beside the
 * wordings in which it must be found stand those that look like them and say something else.
 */
const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "a", url: null, title: "", date: "2025-03-04", text }, "uncontradicted").decision;

const steps = [
  "will serve 18 months in federal prison",
  "will spend the next 18 months behind bars",
  "is going to prison for a year",
  "walked free from court with a suspended sentence",
  "escaped jail",
  "was given a conditional discharge",
  "was ordered to perform 200 hours of community service",
  "was hit with a £600 fine",
  "entered a guilty plea",
  "changed his plea to guilty",
  "took a plea deal",
  "admitted his guilt",
  "was pronounced guilty",
  "had his conviction upheld",
  "has been hit with hate crime charges",
  "was nabbed by police",
  "was kicked off the team",
  "was thrown out of the party",
  "was cut from the squad",
  "was taken off the air",
  "was released from his contract",
  "was dishonourably discharged",
  "was put on administrative leave",
  "was erased from the register",
  "lost his job over his posts",
];
/** Of somebody who is no part of it, or of another matter. */
const noSteps = [
  "will serve as interim chair for two years",
  "will spend the next three weeks in hospital",
  "must serve a notice of three months",
  "walked home from court",
  "avoided the café after that",
  "was hit with a bottle",
  "was hit with extra charges by her insurer",
  "took a plea to the council",
  "accepted a plea deal from his lawyers",
  "was named in the complaint as the victim",
  "was picked up by a friend",
  "was kicked out of the shop",
  "was thrown out of the club because she is Jewish",
  "was forced to resign after months of abuse",
  "was hounded out of the party",
  "was sent home from school",
  "was released from hospital",
  "was cut on the hand",
  "was taken off the bus",
  "lost her job after she complained",
];
const natures = [
  "The federation condemned Foss's antisemitic gesture.",
  "The party leader condemned his antisemitic comments.",
  "Station manager Ana Ruiz called the comments antisemitic.",
  "The tweets included antisemitic tropes.",
  "Foss had denied the Holocaust.",
  "Foss had questioned whether the Holocaust happened.",
  "Foss had claimed that the Holocaust was exaggerated.",
  "Foss had compared Jews to vermin.",
  "Foss had likened Jews to rats.",
  "Foss had blamed Jews for the pandemic.",
  "Foss had accused Jews of running the government.",
  "Foss had suggested that Jews were behind the war.",
  "Foss had refused to serve Jewish customers.",
  "Foss would not rent to Jews.",
  "Foss had turned away a Jewish couple.",
  "Foss threw coins at Jewish players.",
  "Foss called a Jewish student a slur.",
  "Foss harassed Jewish pupils.",
  "Foss drew swastikas on a Jewish student's door.",
  "Foss put Nazi insignia on a rabbi's car.",
  "Foss hung a Nazi flag facing the synagogue.",
  "Foss told Jewish pupils that they belonged in an oven.",
  "Foss made a joke about the Holocaust in front of Jewish pupils.",
  "Foss attacked two men because they were wearing yarmulkes.",
  "Foss said that he would kill Jewish children.",
  "At the meeting Foss said that Jews own the banks.",
  "At a rally Foss told them that Jews own the banks.",
  'Foss handed out leaflets describing the Holocaust as "the greatest swindle in history".',
  "Foss shared a video claiming that Jews had planned the attacks.",
  "Foss posted that Jews are loyal to Israel alone.",
  "Foss joked that a colleague was tight because he's Jewish.",
  "Foss sent a Jewish student a picture of an oven.",
  "The investigation substantiated complaints of antisemitic discrimination by Foss.",
  "The panel met in June. It determined that the words were antisemitic.",
  'Foss had called his neighbour a "dirty Jew" and agreed to a settlement.',
  "Foss called a pupil a dirty Jew. A separate complaint against another member was dismissed.",
  "Foss told the judge that he hated Jews.",
];
const noNatures = [
  "The federation condemned an antisemitic gesture at another ground.",
  "The party leader condemned antisemitism.",
  "A reader called the comments antisemitic.",
  "Foss had taught pupils about those who denied the Holocaust.",
  "Foss had questioned whether the Holocaust memorial was in the right place.",
  "Foss had suggested that Jewish families be asked first.",
  "Foss had accused a colleague of laziness.",
  "Foss had refused to serve customers without shoes.",
  "Foss threw coins into the fountain beside the Jewish museum.",
  "Foss called a Jewish student a friend.",
  "Foss had harassed neighbours over a hedge.",
  "Foss drew flowers on a Jewish student's door.",
  "Foss hung a flag facing the synagogue.",
  "Foss told Jewish pupils that they belonged to the school as much as anybody.",
  "Foss said that he would help Jewish children.",
  "At a rally Foss told them that the attacks had been planned.",
  "Foss handed out leaflets describing the Holocaust as the greatest crime in history.",
  "Foss posted that Jewish members of the council were loyal to the town.",
  "Foss joked that a colleague was tight with paint.",
  "Foss sent a Jewish student a picture of the campus.",
  "The panel met in June. It determined that the words were not antisemitic.",
  "Foss said that he never hated Jews.",
  "Foss wrote about Jewish pupils, and about an oven that broke.",
];

describe("wordings", () => {
  it("of a step", () => {
    const missed = steps.filter(
      (step) =>
        judged("Ben Foss", `Ben Foss, 43, of Dunley, ${step}.\n\nFoss targeted the victim because he is Jewish, police said.`) !==
        "incident",
    );
    expect(missed).toEqual([]);
  });

  it("that are no step against whom they are said of", () => {
    const accused = noSteps.filter(
      (step) =>
        judged(
          "Miriam Sandler",
          `A man sent antisemitic messages to Miriam Sandler, 43, of Dunley. Sandler ${step}.\n\nThe man targeted her because she is Jewish, police said.`,
        ) === "incident",
    );
    expect(accused).toEqual([]);
  });

  it("of what makes it antisemitic", () => {
    const missed = natures.filter(
      (nature) =>
        judged("Ben Foss", `Ben Foss was suspended from his post, it was announced on Tuesday.\n\n${nature}`) !== "incident",
    );
    expect(missed).toEqual([]);
  });

  it("that do not make it antisemitic", () => {
    const accused = noNatures.filter(
      (nature) =>
        judged("Ben Foss", `Ben Foss was suspended from his post, it was announced on Tuesday.\n\n${nature}`) === "incident",
    );
    expect(accused).toEqual([]);
  });

  it("of a plea or a sentence that is to come, or that an officer of the court takes", () => {
    const told = [
      ["Ana Ruiz", "Judge Ana Ruiz accepted a plea deal. She is going to decide in May."],
      ["Ana Ruiz", "Prosecutor Ana Ruiz took a plea deal to the judge."],
      ["Ana Ruiz", "Ana Ruiz, a witness, admitted in court that she had not seen his face."],
    ] as const;
    const story = "Ben Foss was charged with a hate crime after he shouted antisemitic abuse at a family.";
    expect(told.filter(([name, text]) => judged(name, `${story}\n\n${text}`) === "incident")).toEqual([]);
  });

  it("of a sanction that was the wrong done to somebody", () => {
    const stories = [
      "Jurors found that Ana Ruiz was discharged because of her religion. She had been dismissed after the company learned that she is Jewish.",
      "Ana Ruiz was dismissed because of her Jewish faith, the tribunal found, and the remarks made to her were antisemitic.",
      "Ana Ruiz was denied a Jewish holiday. Her employer had dismissed her for being Jewish, an antisemitic act, the court held.",
    ];
    expect(stories.filter((story) => judged("Ana Ruiz", story) === "incident")).toEqual([]);
  });

  it("of an office that calls what happened elsewhere antisemitic", () => {
    const stories = [
      "The university suspended Ben Foss for plagiarism. President Ana Ruiz condemned the antisemitic graffiti found on campus.",
      "Ben Foss was fired for failing to report messages. The messages were antisemitic.",
      "Ben Foss was suspended after he leaked messages by a colleague. The messages were antisemitic.",
      "Ben Foss was fined for parking. Mayor Ana Ruiz called the attack on a synagogue in another town antisemitic.",
    ];
    expect(stories.filter((story) => judged("Ben Foss", story) === "incident")).toEqual([]);
  });
});
