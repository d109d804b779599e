import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * A page of an attack that names a person in one sentence, which says that something was done to them: what it was for decides
 * whether they are meant. Each sentence stands in each story, before and after what the police say. All people are invented.
 */
const stories = [
  "A man opened fire at a kosher bakery in Wrenfield on Tuesday, killing two customers and wounding a third.",
  'A man attacked two Orthodox Jewish men with a hammer outside a synagogue in Wrenfield on Tuesday while shouting "Death to the Jews".',
  "Someone set fire to the Beth Tikvah synagogue in Wrenfield early on Tuesday, causing heavy damage, in what police call a hate crime.",
  "Officers were called to the synagogue in Wrenfield on Tuesday after swastikas were sprayed on its doors. Police are treating it as an antisemitic hate crime.",
];
const motives = [
  "The attack is being investigated as an antisemitic hate crime.",
  '"This was a targeted attack on the Jewish community," police chief Marta Olusanya told reporters.',
];

function decisions(sentence: string): string[] {
  return stories.flatMap((story) =>
    motives.flatMap((motive) =>
      [
        [story, sentence, motive],
        [story, motive, sentence],
      ].map((paragraphs) => {
        const text = [...paragraphs, "Residents laid flowers."].join("\n\n");
        const page = { id: "d1", url: "https://news.example/1", title: "Attack in Wrenfield", date: "2024-03-07", text };
        return judgePage({ name: "Corin Halvard" }, page, "uncontradicted").decision;
      }),
    ),
  );
}

describe("a step that was for something else than the attack", () => {
  test.each([
    "Corin Halvard, 34, a cameraman who was detained near the scene, was freed after showing his press card.",
    "Corin Halvard, 34, a reporter, was arrested while filming and later released.",
    "Corin Halvard, a photographer, was arrested at the cordon and freed an hour later.",
    "Corin Halvard, 34, was arrested when he tried to climb over the cordon.",
    "Corin Halvard, 34, was arrested after he refused to leave the cordon.",
    "Corin Halvard, 34, was briefly detained and let go.",
    "Corin Halvard, 34, was arrested but later released without conditions.",
    "Corin Halvard, 34, was questioned for an hour and then released.",
    "The suspect drove a car that was registered to Corin Halvard, 34. Halvard was arrested for driving without a licence.",
    "Corin Halvard, 34, was arrested near the scene for drink-driving.",
    "Corin Halvard, 34, was arrested at the vigil on Wednesday for obstructing traffic.",
    "Corin Halvard, 34, was arrested at the vigil for stealing a collection box.",
    "Corin Halvard, 34, was fined for parking across the gate during the service.",
    "Corin Halvard, 34, was fined for flying a drone over the cordon.",
    "Corin Halvard, 34, was arrested on suspicion of burglary in the next street while the police were busy.",
    "Corin Halvard, 34, was charged with picking pockets at the vigil.",
    "Corin Halvard, 34, was charged with breaking a camera of a television crew at the vigil.",
    "Corin Halvard, 34, was charged with selling fake vigil ribbons.",
    "The mayor, Corin Halvard, was charged last year with taking bribes; he visited the scene on Wednesday.",
    "The mayor, Corin Halvard, who was convicted of tax fraud in 2019, visited the scene.",
    "The deputy mayor, Corin Halvard, is on trial for corruption. He laid a wreath on Wednesday.",
    "The developer Corin Halvard, who is charged with bribery, owns the house next door.",
    "Corin Halvard, 34, a protester against the vigil's ban, was arrested on Wednesday.",
    "Corin Halvard, 34, a counter-protester, was arrested at the vigil on Thursday.",
    "Corin Halvard, 34, a bystander, was arrested when he would not put his telephone away.",
    "Officer Corin Halvard was suspended for arriving late.",
    "Officer Corin Halvard was suspended after he missed two calls.",
    "Councillor Corin Halvard was ejected from the meeting about the attack for talking too long.",
    "Councillor Corin Halvard was suspended last month over his expenses.",
    "The caretaker, Corin Halvard, was dismissed for leaving the gate open.",
    "The guard, Corin Halvard, was sacked for sleeping on duty.",
    "Two women were arrested for looting. A third, Corin Halvard, 34, was fined.",
    "The street was closed. Corin Halvard, 34, was fined for driving through the barrier.",
    "Police also arrested Corin Halvard, 34, for selling drugs near the scene.",
    "Police also arrested Corin Halvard, 34, in an unrelated case.",
    "In another case, Corin Halvard, 34, was charged with robbing a petrol station.",
    "Corin Halvard, 34, who gave the police a false account of what he had seen, was charged with wasting police time.",
    "Corin Halvard, 34, was charged with lying to the police about where his son had been.",
    "Corin Halvard, 34, was arrested for hiding the suspect in his garage.",
    "Corin Halvard, 34, was charged with selling the suspect the gun.",
    "Corin Halvard, 34, was arrested for punching the suspect as he was led away.",
    "Corin Halvard, 34, was charged with assaulting a police officer at the vigil.",
    "Corin Halvard, 34, was arrested for trespassing on the roof of the station.",
    "Corin Halvard, 34, was arrested on Thursday for posting the suspect's address.",
    "Corin Halvard, 34, was charged with threatening the suspect's family.",
    "Corin Halvard, 34, was arrested for throwing an egg at the mayor during her visit.",
    "The school's head, Corin Halvard, was suspended for not telling parents of the attack.",
    "The rabbi, Corin Halvard, was arrested in 1988 at a protest for Soviet Jews.",
    "Corin Halvard, 34, was arrested for driving his car at people in the mosque car park in revenge.",
    "Corin Halvard, 34, was charged with an attack on a Muslim man in the same street on Thursday.",
  ])("%s", (sentence) => {
    expect(decisions(sentence)).not.toContain("incident");
  });
});

describe("a step that was for the attack, or may have been", () => {
  test.each([
    "Corin Halvard, 34, was arrested on Wednesday.",
    "Corin Halvard, 34, of Wrenfield, was arrested near the scene.",
    "Corin Halvard, 34, was charged with aggravated assault and a hate crime.",
    "Corin Halvard, 34, was charged with attempted murder.",
    "Corin Halvard, 34, was arrested on suspicion of a racially aggravated offence.",
    "Corin Halvard, 34, was charged on Thursday.",
    "Police arrested Corin Halvard, 34, on Wednesday, and he was charged with the attack.",
    "Corin Halvard, 34, was arrested a few streets away after officers reviewed cameras.",
    "Corin Halvard, 34, was taken into custody on Wednesday and charged with criminal mischief as a hate crime.",
    "Corin Halvard, 34, appeared in court on Thursday charged with arson with intent to endanger life.",
    "The suspect, Corin Halvard, 34, was arrested on Wednesday for driving without a licence and then charged with the attack.",
    "The suspect, Corin Halvard, 34, was arrested and charged with obstruction of religious worship.",
    "Corin Halvard, 34, was charged with trespassing and religiously aggravated harassment.",
    "Corin Halvard, 34, who had been arrested and released, was arrested again on Friday and charged with the attack.",
    "Corin Halvard, 34, was arrested and released on bail.",
    "The suspect, Corin Halvard, 34, was arrested and later released pending further inquiries.",
  ])("%s", (sentence) => {
    expect(new Set(decisions(sentence))).toEqual(new Set(["incident"]));
  });
});

describe("a step for what was done to somebody who was taken for a Jew", () => {
  const told = (sentence: string) => {
    const page = {
      id: "d1",
      url: null,
      title: "",
      date: "2024-03-07",
      text: `Prosecutions of the year\n\n${sentence}`,
    };
    return judgePage({ name: "Corin Halvard" }, page, "uncontradicted").decision;
  };
  const wrote = 'He wrote that "your tribe" owned the courts and that she would "burn like the others".';
  test.each([
    `Corin Halvard, 71, was found guilty of sending menacing letters to a councillor, Ana Weaver, whom he believed to be Jewish. ${wrote}`,
    `Corin Halvard, 71, was convicted of sending abusive messages to a magistrate, whom he thought to be Jewish. ${wrote}`,
  ])("is for that: %s", (sentence) => {
    expect(told(sentence)).toBe("incident");
  });
  test.each([
    `Corin Halvard, 71, was found guilty of striking a man who had sent letters to a councillor, whom he believed to be Jewish.`,
    `Corin Halvard, 71, was cleared of sending menacing letters to a councillor, Ana Weaver, whom he believed to be Jewish.`,
    `Corin Halvard, 71, a friend of a woman whom he believed to be Jewish, was found guilty of theft.`,
  ])("is not: %s", (sentence) => {
    expect(told(sentence)).not.toBe("incident");
  });
});
