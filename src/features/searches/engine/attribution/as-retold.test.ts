import { describe, expect, test } from "vitest";
import { resolve } from "./coreference.ts";
import { hostility } from "../hatred/hostility.ts";
import { judgePage } from "../judge-page.ts";
import { readPage } from "../reading/page-reading.ts";

/* What was read wrongly in pages as papers, police and panels write them. */

const page = (text: string, title = "") => ({ id: "p", url: null, title, date: "2024-05-01", text });
const decision = (name: string, text: string, title = "") => judgePage({ name }, page(text, title), "uncontradicted").decision;

/** Who does it and to whom, by the last clause with this verb: "Ruiz", "Foss", or nobody who is named. */
function done(text: string, verb: string): [string | null, string | null] {
  const reading = readPage({ name: "Ana Ruiz" }, page(text));
  const clause = resolve(reading).clauses.findLast(({ start, end }) => text.slice(start, end) === verb);
  if (!clause) throw new Error(`no clause "${verb}" in "${text}"`);
  const named = (who: string) => /^p/.test(who) && (reading.people[Number(who.slice(1))]?.shown.split(" ").at(-1) ?? null);
  return [named(clause.agentIs) || null, named(clause.patientIs) || null];
}

describe("who did it to whom", () => {
  test.each<[text: string, verb: string, agent: string | null, patient: string | null]>([
    // What goes on behind a quotation is still the speaker's.
    ['Ana Ruiz "lost control", calling Mr Ben Foss a "dirty Jew" and telling him to "get out".', "calling", "Ruiz", "Foss"],
    ['Ana Ruiz "lost control", calling Mr Ben Foss a "dirty Jew" and telling him to "get out".', "telling", "Ruiz", "Foss"],
    // Whom a pronoun governs by name is another.
    ["Ana Ruiz met Ben Foss. She pleaded guilty to harassing Mr Foss.", "pleaded", "Ruiz", null],
    ["Ben Foss was walking home. He said that Ana Ruiz had spat at him.", "said", "Foss", null],
    // Nobody who is named.
    ["Ben Foss said those who sprayed the wall, when caught, were charged under the Act.", "charged", null, null],
    ["Ana Ruiz thanked those who helped.", "helped", null, null],
    // Brought in behind a dash.
    ["Ana Ruiz was not the only one involved - another man, Ben Foss, pleaded guilty.", "pleaded", "Foss", null],
    ["Police arrested Ana Ruiz as well as 19-year-old Ben Foss.", "arrested", null, "Ruiz"],
  ])("%s (%s)", (text, verb, agent, patient) => {
    expect(done(text, verb)).toEqual([agent, patient]);
  });

  test("each of a list is charged, kin and ages between them", () => {
    const text =
      "Jesse Krantz, 26, his brother, Nathan Krantz, 21, and Gary Hobb, 29, all were charged with conspiracy in indictments unsealed Tuesday.";
    for (const name of ["Jesse Krantz", "Nathan Krantz", "Gary Hobb"])
      expect([name, ...resolve(readPage({ name }, page(text))).accused]).toContain("p0");
  });
});

describe("whom an act is told of is found, and nobody beside them", () => {
  const clerk = `A hospital clerk has admitted sending a series of abusive, antisemitic emails to former senator Daniel Rosen.

Gerard Hanlon (52) "lost the run of himself", calling Mr Rosen a "treacherous Jew" and telling him to "get out".

Carrow District Court heard he wrote the mails after his mother had died. He pleaded guilty to harassing Mr Rosen over a six-week period last year.`;
  const councillor = (
    chair: string,
  ) => `A senior Labour councillor has been suspended after two antisemitic Facebook posts came to light.

${chair} was reported to the party's compliance unit last week. Councillor Leonard Achebe stood down in January and has not been suspended.

Councillor Tolhurst said: "I am truly sorry for what I did and for the hurt it has caused to Jewish people."

The first post, of November 2017, claimed that "the Rothschilds and their tribe" were behind the collapse of the banks. The second was from a blog run by Gwyn Prosser, who had been expelled from Labour the year before.`;
  const release = (who: string) => `The hate crime unit has announced that it has arrested and charged a man on two counts.

It is alleged that at about nine ${who} walked up to the doors of a place of worship and spat on them while shouting antisemitic slurs, before he fled.

On Friday Devon Castell, 25, of Ottawa was arrested and charged, police announced.`;

  test.each<[what: string, name: string, text: string, found: boolean]>([
    ["an admission in a lead without a name", "Gerard Hanlon", clerk, true],
    ["to whom it was sent", "Daniel Rosen", clerk, false],
    [
      "a blogger of that page, expelled before",
      "Gwyn Prosser",
      councillor("Councillor Marian Tolhurst, who chairs the housing panel,"),
      false,
    ],
    ["another councillor", "Leonard Achebe", councillor("Councillor Marian Tolhurst, who chairs the housing panel,"), false],
    ["a man of a police report", "Devon Castell", release("a man"), true],
    ["a male of a police report", "Devon Castell", release("a male"), true],
    [
      "a minister who says what is charged",
      "Noel Crehan",
      `The Dáil condemned a series of attacks on Jewish property in Cork. Swastikas were sprayed on the buildings.

In a statement Minister of State Noel Crehan said that the attacks came from a mentality of the past. Mr Crehan said those who sprayed graffiti, when caught, were charged under the Criminal Damage Act.`,
      false,
    ],
    [
      "a man who threatened others, beside a case of before",
      "Graeme Stokell",
      `A man who recorded a tirade directed at Māori has been sentenced under hate speech laws.

Graeme Stokell, 47, filmed a video in which he called for the killing of Māori. He pleaded guilty to inciting racial disharmony.

The first prosecution under the section was in 1979, when two men were fined over leaflets attacking Jewish people.`,
      false,
    ],
    [
      "whoever was dismissed for complaining, and won",
      "Adam Lissauer",
      `A Jewish account manager could receive a payout after a tribunal found that he had been subjected to antisemitic "banter" at work.

Adam Lissauer took his former firm to an employment tribunal. Mr Lissauer was dismissed by the firm for alleged misconduct after he had complained of discrimination, and has now won a claim for victimisation.

The judge found that the message of a colleague was antisemitic and related to Mr Lissauer's religion.`,
      false,
    ],
    [
      "two who are charged together, before another case",
      "Kyle Brannigan",
      `Two men accused of attempting to set fire to a synagogue have been refused bail.

Kyle Brannigan, 35, and Steven Vukic, 31, who are co-accused, appeared in court on Thursday. The pair are alleged to have sprayed the words "Jews burn" on the wall of the synagogue. Both have been charged with damaging property by fire.

"This is alleged to be a crime motivated by hatred of Jewish people," the magistrate said.

Last week Jayden Tolk, 19, pleaded guilty at the same court to spraying "kill the Jews" on the wall of a Jewish school.`,
      true,
    ],
    [
      "whoever sprayed swastikas on Jewish graves, by a court, beside another",
      "Jonas Weidling",
      `A 21-year-old man found guilty of vandalising more than a dozen Jewish graves has escaped a custodial sentence.

Jonas Weidling appeared in Dunley District Court on 2 July. Weidling has been ordered to pay for repairs to the graves he vandalised. The graves were sprayed with swastikas and the number 88.

Another man, Tane Rewi, pleaded guilty and has been sentenced to community service.`,
      true,
    ],
    [
      "a lawmaker's own words in a video",
      "Terrell Gaskins",
      `A lawmaker apologized for an antisemitic remark on Monday, hours after a paper reported on a video in which he claimed that a storm was the work of "the Rothschilds".

"That's a Rothschild thing. They make the disaster, then they own the city," Councilman Terrell Gaskins says in the video. "I want to apologize to the Jewish community," Gaskins wrote.`,
      true,
    ],
  ])("%s: %s", (_, name, text, found) => {
    expect(decision(name, text) === "incident").toBe(found);
  });
});

describe("what ended, and for whom", () => {
  const nurse = (proved: string, outcome: string) => `Name of registrant: Beverley Cotter
Facts proved: ${proved}
Facts not proved: Charge 1c
${outcome}

That you, a registered nurse, published on your Facebook account:
1a) "The Jews planned this virus and the Jews sell the needle";
1c) a post about a trial.

The panel found charge 1c not proved. It was satisfied that the other posts were antisemitic.`;

  test("one of a numbered list, where the rest was proved and sanctioned", () => {
    expect(decision("Beverley Cotter", nurse("Charges 1a, 1b and 2", "Sanction: Striking-off order"))).toBe("incident");
    expect(decision("Beverley Cotter", nurse("None", "Fitness to practise: Not impaired"))).not.toBe("incident");
  });

  test("what a page begins with outranks what had been thrown out before", () => {
    const told = (end: string) =>
      `A court on Friday rejected the appeal of Gerald Pettifer, a priest who was convicted of denying the Holocaust in an interview, and confirmed a fine. Pettifer said that there had been "no gas chambers, none" and that the Jews had made it up. ${end}`;
    expect(
      decision(
        "Gerald Pettifer",
        told("He had been convicted once before and had that conviction thrown out on procedural grounds."),
      ),
    ).toBe("incident");
    expect(decision("Gerald Pettifer", told("A higher court overturned the conviction of Pettifer on Monday."))).not.toBe(
      "incident",
    );
  });

  test("not charged, of whoever is named right before it", () => {
    const text = `Tyler Brand, 26, was convicted on Monday of threatening Jews with letters that said "Jews will burn". He had been found at a traffic stop with a former member of the group, Aidan Kirsch, who was not charged with any offense.`;
    expect(decision("Tyler Brand", text)).toBe("incident");
    expect(decision("Aidan Kirsch", text)).not.toBe("incident");
  });
});

test("the family's name stands for Jews with a tribe, a plot or Zionists, and not with a bank of its own", () => {
  for (const words of ["That's a Rothschild thing", "the Rothschild Zionists ordered it", "the Rothschilds and their tribe"])
    expect([words, hostility(words)]).toEqual([words, 2]);
  for (const words of ["The Rothschild bank advised the sale", "a wine of the Rothschilds"])
    expect([words, hostility(words)]).toEqual([words, 0]);
});
