import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * A Nazi sign is for a human where the page does not say that it was aimed at Jews (rubric 16). It says so where the sign stands on what is
 * Jewish, where a court finds it, or where the plea to a crime of bias is told in the paragraph of the synagogue.
 */
const page = (text: string) => ({ id: "p", url: null, title: "", date: "2024-05-01", text });
const judged = (name: string, text: string) => {
  const { decision, finding } = judgePage({ name }, page(text), "uncontradicted");
  return finding?.status && decision === "incident" ? `${decision}, ${finding.status}` : decision;
};

const fined = "Imran Stoddart was fined $900 and Owen Pell, 24, was fined $600.";
const charged = "Imran Stoddart, 41, and Owen Pell, 24, were charged over the salutes last year.";

describe("a salute at what is Jewish", () => {
  test.each([
    `Two men who gave Nazi salutes outside a Jewish school in Dunley have been found guilty after a magistrate rejected their claim that they were waving.\n\n${charged} ${fined}`,
    `Two men have been found guilty of giving Nazi salutes in front of a synagogue. The court dismissed their claim to have been joking.\n\n${charged} ${fined}`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nThe act was plainly aimed at Jewish people, magistrate Ada Merrow found.`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nThe court found that the gesture had been directed at Jews who were leaving a wedding.`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nJudge Ada Merrow said that the salutes were deliberately targeted at the Jewish family opposite.`,
  ])("is antisemitic: %s", (text) => {
    expect(judged("Imran Stoddart", text)).toBe("incident, sentenced");
    expect(judged("Owen Pell", text)).toBe("incident, sentenced");
  });

  test.each([
    `Two men have been found guilty of giving Nazi salutes at a war memorial.\n\n${charged} ${fined}\n\nRabbi Leah Orme welcomed the decision.`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nThe act was not directed at Jewish people, magistrate Ada Merrow found.`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nRabbi Leah Orme said that the act was directed at Jewish people.`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nThe prosecutor had argued that the act was directed at Jewish people, but magistrate Ada Merrow was not persuaded.`,
    `Two men have been found guilty of giving Nazi salutes in a street in Dunley.\n\n${charged} ${fined}\n\nMagistrate Ada Merrow said she could not tell whether the gesture was directed at Jewish people.`,
    `Two men have been charged with giving Nazi salutes in a street. The council rejected their claim for costs.\n\n${charged}\n\nIn an earlier case magistrate Ada Merrow fined a man whose salute was not aimed at Jews.`,
  ])("is for a human where nobody who decides says so: %s", (text) => {
    expect(judged("Imran Stoddart", text)).not.toMatch(/^incident/);
  });

  test("is not the magistrate's nor the guard's", () => {
    const text = `Two men who gave Nazi salutes outside a Jewish school in Dunley have been found guilty after a magistrate rejected their claim that they were waving.\n\n${charged} ${fined} Guard Yoel Tamary called the police. Magistrate Ada Merrow heard the case.`;
    expect(judged("Ada Merrow", text)).toBe("none");
    expect(judged("Yoel Tamary", text)).toBe("none");
  });
});

const third = (deed: string) =>
  `A third man has been charged over graffiti, as police arrested a boy over a threat to an Islamic school.\n\nDetectives arrested Arlo Venn, 26, on Wednesday. He was charged with criminal damage and displaying a Nazi symbol.\n\nPolice allege Mr Venn was one of three men who ${deed}\n\nTwo other men, Imran Stoddart, 22, and Owen Pell, 31, were charged last month over the graffiti and remain before the courts.\n\nIn a separate matter, a boy has been charged over a message to an Islamic college.`;

describe("what one of three is said to have done with the two others", () => {
  test.each([
    "sprayed red swastikas along the wall of the Dunley Hebrew Congregation on January 18.",
    "daubed swastikas across the doors of a synagogue in the night.",
    "painted swastikas down the side of a Jewish school.",
  ])("is told of all three: %s", (deed) => {
    expect(judged("Imran Stoddart", third(deed))).toBe("incident, charged");
    expect(judged("Owen Pell", third(deed))).toBe("incident, charged");
    expect(judged("Arlo Venn", third(deed))).toBe("incident, charged");
  });

  test.each([
    "sprayed red swastikas along the wall of a pharmacy on January 18.",
    "daubed swastikas across the doors of a bus depot in the night.",
  ])("and stays for a human where nothing of it is Jewish: %s", (deed) => {
    expect(judged("Imran Stoddart", third(deed))).not.toMatch(/^incident/);
  });

  test("is not told of two who are charged over something else", () => {
    const text = third("daubed swastikas across the doors of a synagogue in the night.").replace(
      "were charged last month over the graffiti and remain before the courts",
      "were charged last month in an unrelated case of burglary",
    );
    expect(judged("Imran Stoddart", text)).not.toMatch(/^incident/);
  });

  test("is not told of those who are more than it counts", () => {
    const text = third("daubed swastikas across the doors of a synagogue in the night.").replace(
      "one of three men",
      "one of two men",
    );
    expect(judged("Imran Stoddart", text)).not.toMatch(/^incident/);
  });
});

const town = (paragraph: string) =>
  `A year ago three houses of worship in Dunley were hit in one autumn. The synagogue came first. Then a banner was slashed at a church and a prayer room used by Somali families was flooded.\n\nOn a morning in September Rabbi Leah Orme found two swastikas on the front steps.\n\n${paragraph}\n\nNobody has been charged over the church or the prayer room.`;

describe("a plea to a crime of bias", () => {
  test.each([
    "One man was caught. Imran Stoddart, 36, was seen with a can of paint behind the synagogue. He pleaded guilty in March to mischief, enhanced as a hate crime.",
    "Imran Stoddart, 36, pleaded guilty to a hate crime for the paint on the synagogue.",
    "Imran Stoddart, a cook, was filmed on the steps of the synagogue. In May he pleaded guilty to criminal damage as a hate crime and did 60 days.",
  ])("is of what is Jewish in its own paragraph: %s", (paragraph) => {
    expect(judged("Imran Stoddart", town(paragraph))).toMatch(/^incident/);
  });

  test.each([
    "One man was caught. Imran Stoddart, 36, was seen with a garden hose behind the Somali prayer room. He pleaded guilty in March to mischief, enhanced as a hate crime.",
    "One man was caught. Imran Stoddart, 36, was seen behind the synagogue. He pleaded guilty in March to trespass.",
    "Imran Stoddart, 36, who repaired the synagogue, was the first to be suspected. Police say he was never a suspect.",
    "Imran Stoddart, 36, was seen between the synagogue and the mosque. He pleaded guilty in March to mischief, enhanced as a hate crime.",
  ])("but not where it may be of others, or of no bias: %s", (paragraph) => {
    expect(judged("Imran Stoddart", town(paragraph))).not.toMatch(/^incident/);
  });
});
