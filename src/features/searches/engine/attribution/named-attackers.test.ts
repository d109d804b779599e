import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * A report of an attack on Jews in which nobody is named at first, and then somebody is: as the one who did it, or as one of all the
 * others whom such a report names. Each way of telling it stands in each story, with the naming before and behind what the police say
 * of the motive. All people and places are invented.
 */
const attacks = [
  "A man opened fire at a kosher bakery in Wrenfield on Tuesday, killing two customers and wounding a third.",
  "A gunman who wounded two people in a kosher tea room in Wrenfield had singled out the Jewish shop, the mayor said on Wednesday.",
  "A man with a knife stabbed four guests of a wedding in a synagogue hall in Wrenfield.",
  "Someone set fire to the Beth Tikvah synagogue in Wrenfield early on Tuesday, causing heavy damage, in what police call a hate crime.",
  'A man attacked two Orthodox Jewish men with a hammer outside a synagogue in Wrenfield on Tuesday while shouting "Death to the Jews".',
  "A driver rammed his car into the gate of the Jewish school in Wrenfield on Tuesday and shouted antisemitic slurs at the guards.",
];
const motives = [
  '"This was a targeted attack on the Jewish community," police chief Marta Olusanya told reporters.',
  "Investigators found antisemitic posts on the suspect's computer and are treating the attack as a hate crime, police chief Marta Olusanya said.",
  "The attack is being investigated as an antisemitic hate crime.",
];
const after =
  "Residents laid flowers at the site. The regional governor, Dunstan Okoro, visited the community on Thursday and promised more protection.";

/** Every story with the naming in it. */
function stories(naming: string): string[] {
  return attacks.flatMap((attack) =>
    motives.flatMap((motive) => [[attack, naming, motive, after].join("\n\n"), [attack, motive, naming, after].join("\n\n")]),
  );
}
const judged = (name: string, text: string) =>
  judgePage(
    { name },
    { id: "d1", url: "https://news.example/1", title: "Attack in Wrenfield", date: "2024-03-07", text },
    "uncontradicted",
  );

describe("who is named for an attack on Jews", () => {
  test.each([
    ["Police identified the suspect as Corin Halvard, 34, of Eastmoor.", "alleged"],
    ["The suspect, Corin Halvard, 34, was taken into custody at the scene.", "arrested"],
    ["Corin Halvard, 34, of Eastmoor, was arrested two hours later and charged with attempted murder.", "charged"],
    ["Authorities named Corin Halvard, 34, as the attacker.", "alleged"],
    ["The suspect was Corin Halvard, 34, a former warehouse worker.", "alleged"],
    ["Halvard died in an exchange of fire with officers. The dead included the suspect, Corin Halvard, 34.", "alleged"],
    ["Corin Halvard, 34, who was identified by officials as the attacker, was shot dead by police.", "alleged"],
    ["The attacker, whom officials named as 34-year-old Corin Halvard, was shot dead by police.", "alleged"],
    ["Corin Halvard, 34, is being held without bail.", "arrested"],
    ["A 34-year-old, Corin Halvard, has been detained in connection with the attack.", "arrested"],
    ["Corin Halvard, 34, was arraigned on Thursday and pleaded not guilty.", "charged"],
    ["Officers arrested Corin Halvard, 34, of Eastmoor, at his home.", "arrested"],
    ["The FBI named the perpetrator as Corin Halvard.", "alleged"],
    ["Corin Halvard, 34, turned himself in on Thursday.", "arrested"],
    ["Neighbours of the suspected attacker, Corin Halvard, described him as quiet.", "alleged"],
    ["Corin Halvard, 34, was named by police as a suspect.", "alleged"],
    ["Police have identified the suspect in the attack on Tuesday as 34-year-old Corin Halvard.", "alleged"],
  ])("%s", (naming, highest) => {
    const answers = stories(naming).map((text) => judged("Corin Halvard", text));
    expect(answers.filter(({ decision }) => decision !== "incident")).toEqual([]);
    // In one of the stories the attack itself may carry the lower word.
    expect([...new Set(answers.map(({ finding }) => finding?.status))]).toEqual([highest]);
  });
});

describe("who is named beside the attacker", () => {
  test.each([
    "Police identified the victim as Corin Halvard, 34, of Eastmoor.",
    "Corin Halvard, 34, who was identified by officials as one of the victims, died in hospital.",
    "Authorities named Corin Halvard, 34, as the officer who shot the attacker.",
    "The attacker was overpowered by Corin Halvard, 34, a customer.",
    "Corin Halvard, 34, was named by police as a suspect on Tuesday but was ruled out a day later.",
    "Police wrongly named Corin Halvard, 34, as the attacker and have apologised to him.",
    "Social media users named Corin Halvard, 34, as the attacker. Police said that he had nothing to do with it.",
    "Police have not identified the suspect. The shop's owner, Corin Halvard, was not hurt.",
    "The suspect was seen by Corin Halvard, 34, who lives opposite.",
    "The suspect's landlord, Corin Halvard, 34, described him as quiet.",
    "The suspect is being held without bail. His lawyer, Corin Halvard, declined to comment.",
    "Detective Corin Halvard identified the suspect after an hour.",
    "Corin Halvard, 34, turned in the gun that the attacker had dropped.",
    "Corin Halvard, who is held in custody over an unrelated robbery, knew the victims, the police said.",
    "The suspect was identified by Corin Halvard, 34, who had seen him run.",
    "The suspect was arrested by officer Corin Halvard.",
    "The suspect surrendered to officer Corin Halvard after an hour.",
    "One of those wounded, Corin Halvard, 34, was in a stable condition.",
    "Corin Halvard, 34, the suspect's brother, was questioned and released.",
    "A suspect was arrested on Wednesday. Corin Halvard, 34, said that he had heard the shots from his flat.",
    "Among the dead was Corin Halvard, 34. The suspect was shot by police.",
    "Police named the suspect as Jory Tamsen, 29. Corin Halvard, 34, a neighbour, said that Tamsen kept to himself.",
    "Jory Tamsen, 29, was identified as the attacker by Corin Halvard, 34, who worked with him.",
    "The attacker was Jory Tamsen, 29. He shot Corin Halvard, 34, first.",
    "The suspect, Jory Tamsen, 29, once shared a flat with Corin Halvard, 34, who was not accused of anything.",
  ])("%s", (naming) => {
    const accused = stories(naming).flatMap((text) =>
      ["Corin Halvard", "Dunstan Okoro", "Marta Olusanya"].filter((name) => judged(name, text).decision === "incident"),
    );
    expect(accused).toEqual([]);
  });
});
