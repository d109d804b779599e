import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const atTheSynagogue = 'swastikas and the words "Jews out" were sprayed on the doors of a synagogue in Marl';

describe("what a page tells of Jews beside somebody who is charged over others", () => {
  it.each([
    `Ana Ruiz, 34, was charged on Friday with assault after she shouted anti-Muslim abuse at a woman on a tram.\n\nIn the other case, ${atTheSynagogue}.`,
    `Ana Ruiz, 34, was charged on Friday with assault after she shouted anti-Muslim abuse at a woman on a tram.\n\nIn a separate incident, ${atTheSynagogue}. The suspect is described as tall.`,
    `A woman was charged on Friday with a hate crime after she told a shopkeeper to "go back to your country", police say.\n\nAna Ruiz, 34, is due in court on Monday.\n\nRabbi Dov Kell said that last month ${atTheSynagogue}. No one has been arrested.`,
    `Three cases are being looked into as hate crimes. Pride flags were burned, and ${atTheSynagogue}.\n\nAna Ruiz, 34, was charged with arson over the Pride flags. Police say there is no evidence linking her to the synagogue.`,
    `Ana Ruiz, 34, was charged on Friday with homophobic abuse of two men on a bus.\n\nHate crimes reported to police have gone up by 44 per cent, with Jewish and black residents the most often targeted.`,
    `Ana Ruiz, 34, was arrested on Friday and charged with assault over an attack on a mosque.\n\nThe arrest comes after a series of antisemitic attacks in the city, in which synagogues were daubed with swastikas.`,
  ])("%s", (text) => {
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });

  it("is the subject's where their own case is told before they are named", () => {
    const text = `Two people have been charged following separate incidents which police treat as antisemitic hate crimes.\n\nA man entered a kosher bakery in Marl on Saturday and struck a member of staff in the face while shouting abuse about Jews.\n\nBen Foss, 38, has been charged with religiously aggravated assault.\n\nIn the second incident, a family in Harrow were called "Jew scum" by a woman who pulled a skullcap from a boy's head.\n\nAna Ruiz, 29, has been charged with religiously aggravated common assault.`;
    for (const name of ["Ben Foss", "Ana Ruiz"]) {
      const { decision, finding } = judge(name, text);
      expect(decision).toBe("incident");
      expect(finding?.status).toBe("charged");
    }
    const [foss, ruiz] = ["Ben Foss", "Ana Ruiz"].map((name) =>
      judge(name, text)
        .finding?.quotations.map((one) => one.text)
        .join(" "),
    );
    expect(foss).not.toContain("Jew scum");
    expect(ruiz).not.toContain("bakery");
  });

  it.each([
    // The subject's own case, beside the same words of background.
    `Ana Ruiz, 34, was charged on Friday with a hate crime after ${atTheSynagogue}. Police say she was filmed with the can.\n\nThe arrest comes after a series of attacks on mosques and temples in the city. Nobody has been charged over those.`,
    `Ana Ruiz, 34, a refugee from Syria, was charged on Friday with criminal damage after ${atTheSynagogue}. Prosecutors call it an antisemitic hate crime.\n\nIn a separate incident, a mosque was pelted with eggs.`,
  ])("stays theirs: %s", (text) => {
    expect(judge("Ana Ruiz", text).decision).toBe("incident");
  });
});

describe("somebody in office beside the one whose case it is", () => {
  const verdict =
    'A court in Marl sentenced Ida Foss to 16 months in prison on Monday for denying the Holocaust. In letters she called Auschwitz "a camp where people were fed".';
  it.each([
    "The defence sought acquittal, but the presiding judge, Ana Ruiz, followed the prosecutor's case in the main. Last spring a court in Harrow sentenced Foss to five months for inciting hatred, and in 2017 a fine was handed down against her.",
    "The investigating magistrate Ana Ruiz had approached the question with care. In 2017 she was fined for inciting hatred, and appealed.",
  ])("%s", (more) => {
    expect(judge("Ana Ruiz", `${verdict}\n\n${more}`).decision).toBe("none");
    expect(judge("Ida Foss", `${verdict}\n\n${more}`).decision).toBe("incident");
  });
});

describe("somebody who cannot be tried, or is not held responsible", () => {
  const attack = 'threw rocks through the windows of a synagogue and shouted that he would "burn the Jews"';
  it.each([
    `A man who ${attack} has been found not criminally responsible.\n\nJustice Ana Ruiz ruled on Tuesday that Ben Foss, 34, was ill when he broke five windows. Foss was charged with mischief relating to religious property.`,
    `Ben Foss, 34, who ${attack}, was charged with a hate crime in May. A judge has now ruled that Foss is not competent to stand trial.`,
    `Ben Foss, 34, who ${attack}, was indicted on hate crime charges in May.\n\nOn Friday a judge found the defendant mentally incompetent to proceed.`,
  ])("goes to a human: %s", (text) => {
    const { decision, rule } = judge("Ben Foss", text);
    expect(decision).toBe("human");
    expect(rule).toBe("15");
  });

  it("says nothing of another who was tried", () => {
    const text = `Ben Foss, 34, ${attack}. He pleaded guilty to a hate crime and was jailed for a year.\n\nCal Marsh, charged with him, was found not competent to stand trial.`;
    expect(judge("Ben Foss", text).decision).toBe("incident");
  });
});

describe("what a court punishes of words about Jews", () => {
  it.each([
    "Ana Ruiz, a comic, has been fined for comments about Jewish people, a court in Marl said.",
    "A court in Marl convicted Ana Ruiz over jokes about the Holocaust. Ana Ruiz was convicted over jokes about the Holocaust.",
    "Ana Ruiz was sentenced to six months for a song insulting the Jewish community.",
    "The singer Ana Ruiz has been ordered to pay 9,000 euros for remarks against Jews.",
  ])("is why: %s", (text) => {
    expect(judge("Ana Ruiz", text).decision).toBe("incident");
  });

  it.each([
    "Ana Ruiz was suspended by her firm over comments about Jewish people.",
    "Ana Ruiz was fined for speeding. She had made a film about Jewish people.",
    "Ben Foss was fined for comments about Jewish people, his lawyer Ana Ruiz said.",
    "Ana Ruiz, who complained of it, said Ben Foss had been convicted over jokes about the Holocaust.",
    "Ana Ruiz was fined for reporting comments about Jewish people to the wrong office.",
    "Ana Ruiz was acquitted of remarks against Jews. She had been fined for remarks against Jews in 2021, and the fine was quashed.",
  ])("is not: %s", (text) => {
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });
});
