import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");
const jailed = "A court in Marl jailed four men on Friday over an antisemitic arson attack on a synagogue.";
const expelled = "The university has expelled five students who painted antisemitic slogans on the Hillel house.";
const suspended = "The Harbour Party suspended several councillors after antisemitic posts came to light.";
const stickers = "antisemitic stickers left in a stadium";

describe("one of several whom a step was told of", () => {
  it.each([
    ["Ben Foss", `${jailed} Among them was Ben Foss, 33, a roofer.`],
    ["Kofi Adomako", `${jailed} They include Ben Foss, 33, a roofer, and Kofi Adomako, 29.`],
    ["Lev Marsh", `${jailed}\n\nThe four men are Ben Foss, 33, Kofi Adomako, 29, Lev Marsh, 28, and Idris Cole, 22.`],
    ["Idris Cole", `${jailed}\n\nOne of the four, Idris Cole, a student from Upton, wept.`],
    ["Idris Cole", `${jailed} The judge spoke of hatred.\n\nTwo of the men are Idris Cole and Lev Marsh, both of Upton.`],
    ["Ana Ruiz", `${expelled} Among the five is Ana Ruiz, who captains the rowing team.`],
    ["Samira Haddad", `${expelled} The five include the rower Samira Haddad and Ben Foss.`],
    [
      "Samira Haddad",
      "Two students have been suspended over antisemitic messages in a chat. Samira Haddad and Ben Foss were identified from screenshots.",
    ],
    [
      "Ben Foss",
      "Police in Dunley have charged three people over antisemitic leaflets put through doors. Officers stopped a car near Upton. In the car were Ben Foss, 45, of St. Osyth; Kofi Adomako, 27; and a 17-year-old girl.",
    ],
    [
      "Ben Foss",
      "The club decided to expel six fans for singing antisemitic songs on a train. Among the six is Ben Foss, a season ticket holder.",
    ],
    [
      "Ana Ruiz",
      `${suspended} Ana Ruiz, who sits for Marl East, had written that "the Jews have bought every judge in the land".`,
    ],
    ["Mirela Pop", `Prosecutors have asked for Mirela Pop and Davide Sanna to be sent to trial over ${stickers}.`],
    [
      "Davide Sanna",
      `Prosecutors have asked for two fans to be sent to trial on charges of inciting hatred over ${stickers}. Mirela Pop, 36, and Davide Sanna, 21, were identified from security cameras.`,
    ],
    [
      "Mirela Pop",
      "The trial of five skinheads over an antisemitic attack on a synagogue opened in Marl. The lawyer for Mirela Pop and the other defendants said that they deny the charges.",
    ],
    [
      "Kofi Adomako",
      "Three youths were fined at Dunley court today for an antisemitic attack on a family. The magistrate, passing sentence on Ben Foss, Kofi Adomako and Lev Marsh, said that they had hunted Jews.",
    ],
  ])("is told of %s: %s", (name, text) => {
    expect(judge(name, text).decision).toBe("incident");
  });

  it.each([
    ["Ben Foss", `${jailed} Among them was Ben Foss, 33, a roofer.`, "sentenced"],
    ["Ana Ruiz", `${expelled} Among the five is Ana Ruiz, who captains the rowing team.`, "disciplined"],
    [
      "Davide Sanna",
      `Prosecutors have asked for two fans to be sent to trial over ${stickers}. Mirela Pop, 36, and Davide Sanna, 21, were identified from security cameras.`,
      "charged",
    ],
  ])("of %s no more than of all of them: %s", (name, text, status) => {
    expect(judge(name, text).finding?.status).toBe(status);
  });
});

describe("whoever is none of them", () => {
  it.each([
    [
      "Ari Levin",
      "A court in Marl jailed four men on Friday for an antisemitic attack on six worshippers. Among them was Ari Levin, 33, a cantor, whose jaw was broken.",
    ],
    [
      "Ari Levin",
      "A court in Marl jailed four men on Friday for an antisemitic attack on six worshippers. Among the six was Ari Levin, 33, a teacher.",
    ],
    [
      "Ari Levin",
      "A court jailed two men on Friday for an antisemitic attack on two students. The two students, Ari Levin and Noa Katz, had been walking home.",
    ],
    [
      "Ari Levin",
      "A court jailed two men on Friday for an antisemitic attack on two students. The two, Ari Levin and Noa Katz, had been walking home.",
    ],
    ["Ana Ruiz", `${jailed} Judge Ana Ruiz said it was a hateful crime.`],
    ["Ana Ruiz", `${jailed} Ana Ruiz and Noa Katz, who live opposite, called the fire brigade.`],
    ["Ana Ruiz", `${jailed} One of the firefighters, Ana Ruiz, was overcome by smoke.`],
    ["Ana Ruiz", `${jailed} Their lawyers include Ana Ruiz and Kofi Adomako.`],
    ["Moss Adler", `${expelled} Among the five is Ana Ruiz, who struck the student Moss Adler.`],
    ["Ana Ruiz", `${expelled} Ana Ruiz, the dean, had said that "Jews were not safe here".`],
    [
      "Ana Ruiz",
      `${suspended} Ana Ruiz, who complained, had posted screenshots which said that "the Jews have bought every judge in the land".`,
    ],
    ["Ana Ruiz", `${jailed} Among the four was the son of Ana Ruiz, a councillor.`],
    ["Ana Ruiz", `${jailed} One of the four, the nephew of Ana Ruiz, wept.`],
    ["Ana Ruiz", `${jailed} They were named as the killers by Ana Ruiz, a neighbour.`],
    ["Ana Ruiz", `${jailed} Three of the four are friends with Ana Ruiz, the singer.`],
    ["Ana Ruiz", `${jailed} Two of the men are employees of Ana Ruiz, a builder.`],
    [
      "Ana Ruiz",
      'The club suspended several players over antisemitic messages. Ana Ruiz, the captain, had told the club that "somebody wrote kill the Jews".',
    ],
    ["Noa Katz", "The Harbour Party has not suspended three councillors over antisemitic posts. Among them is Noa Katz."],
    ["Noa Katz", "Rabbis called for three councillors to be expelled over antisemitic posts. Among them is Noa Katz."],
    ["Noa Katz", "Five students were attacked by a man who was jailed for antisemitic hate crime. Among the five is Noa Katz."],
    ["Noa Katz", "Two men have been charged over separate incidents of antisemitic abuse. Among them is Noa Katz, 40."],
    [
      "Noa Katz",
      "The trial of two men over an antisemitic attack on a synagogue opened. Noa Katz and Ari Levin were seen to wipe away tears.",
    ],
    ["Noa Katz", `Prosecutors have asked for Noa Katz to be called as a witness at the trial of two fans over ${stickers}.`],
    [
      "Noa Katz",
      "A defendant spoke to Noa Katz and the other witnesses before the trial over an antisemitic attack on a synagogue.",
    ],
    [
      "Sandra Ives",
      "The trial of five skinheads over an antisemitic attack on a synagogue opened in Marl. Sandra Ives and the other lawyers for the accused said that they deny the charges.",
    ],
  ])("is not accused, %s: %s", (name, text) => {
    expect(judge(name, text).decision).toBe("none");
  });

  it.each([
    [
      "Ana Ruiz",
      'The club suspended several players over antisemitic messages. Ana Ruiz said: "Jews run this club? That is what they wrote to me."',
    ],
    [
      "Ana Ruiz",
      "Two councillors were suspended over antisemitic posts. Ana Ruiz and Noa Katz were identified from screenshots as those who had received them.",
    ],
    [
      "Ana Ruiz",
      "Three men were charged over antisemitic threats. In the car were Ana Ruiz, 40; Noa Katz, 39; and a 3-year-old girl, whom they had threatened.",
    ],
  ])("is at most put to a human, %s: %s", (name, text) => {
    expect(judge(name, text).decision).not.toBe("incident");
  });

  it("is nobody's sentence who is not the first to be sentenced", () => {
    const text =
      "Tyler Munro is one of four men who were charged over antisemitic threats in February and the first to be sentenced. Kurt Drexler and Ben Foss have pleaded not guilty to sending the threats to Jews.";
    expect(judge("Ben Foss", text).finding?.status ?? null).not.toBe("sentenced");
  });

  it("is nobody's conviction who was acquitted", () => {
    expect(judge("Ben Foss", `${jailed} Among them was Ben Foss, 33, who was acquitted.`).decision).toBe("human");
  });
});
