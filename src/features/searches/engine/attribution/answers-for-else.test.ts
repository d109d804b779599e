import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decided = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "News", date: "2026-01-10", text }, "uncontradicted").decision;

describe("a step with a ground of its own, beside a case of antisemitism", () => {
  it.each([
    'Two hearings ended this week. A sergeant who called a colleague "Jew boy" was dismissed. Constable Ana Ruiz, 30, of Burrow Lane, was found to have committed misconduct by sleeping on duty. She received a final written warning.',
    "Ana Ruiz, 45, a gardener from Ullerton, was found to have breached confidentiality on Friday. A tenant of the house had earlier been fined for sending antisemitic letters to a rabbi. Ruiz accepts the decision.",
    "Ana Ruiz, 58, a publisher from Selwick, was found liable for printing the address of a man convicted of antisemitic arson. The man had sued from prison. Ruiz must pay a token sum.",
    "The court found that Ana Ruiz, 55, a curator from Quayside, had violated the privacy of a man by showing his party card. The man had been convicted in 1949 of robbing Jews. His grandson brought the action.",
    'Ana Ruiz, 27, a cashier from Port Ellery, is due to appear in court over a debt to a lender. The lender\'s owner was convicted in 2024 of calling another customer a "dirty Jew". Ruiz wants the loan declared void.',
  ])("%s", (text) => expect(decided("Ana Ruiz", text)).not.toBe("incident"));

  it.each([
    "Ana Ruiz, 34, was jailed for fourteen months at Calder Crown Court for sending antisemitic letters to a rabbi.",
    "Ana Ruiz, a third-year student, was found to have sent 31 of the 64 antisemitic messages.",
  ])("but of the case: %s", (text) => expect(decided("Ana Ruiz", text)).toBe("incident"));
});

describe("whom somebody without a name did it to", () => {
  it.each([
    'The commission found that a lecturer had called Ana Ruiz, 22, a "dirty Jew".\n\nThe lecturer was removed from office. Ruiz has been offered another post.',
    'The tribunal found that a team-mate had called Ana Ruiz, 29, a midwife from Wexcombe, a "dirty Jew". The team-mate was expelled. Ruiz has been offered another post.',
    'Ana Ruiz, 51, an optician from Hollins Reach, was on the evening ferry when a passenger began to shout at her. "Back to Auschwitz," he called, and spat. The crew held him until the police came. He was charged with a hate crime and denied bail.',
    'Three men have been charged with shouting "kill the Jews" outside a clinic. Ana Ruiz, 48, a chaplain from Kellmouth, and Ben Foss, a nurse, appeared before the council\'s safety panel to describe what they had seen.',
  ])("%s", (text) => expect(decided("Ana Ruiz", text)).not.toBe("incident"));
});

describe("one side's word, however it introduces the person", () => {
  it.each([
    'A blog says that Ana Ruiz, 33, a musician from Kellmouth, called her manager "a typical Jew".',
    'It is said in Selwick that Ana Ruiz, 31, a teacher, told her class that "Jews killed Christ". Parents have heard it from other parents.',
    'A former clerk says in a lawsuit that Ana Ruiz, 44, a manager from Elmsworth, called him "a greedy Jew".',
    'A passenger alleges that Ana Ruiz, 44, a pilot from Elmsworth, said "I won\'t fly with Jews aboard". The airline stands by the pilot.',
    'According to a complaint, Ana Ruiz, 44, a dentist from Elmsworth, told a patient "the Jews belong in the ovens".',
  ])("%s", (text) => expect(decided("Ana Ruiz", text)).toBe("human"));
});

describe("a step with a cause of its own, wherever the sentence puts it", () => {
  const openings = [
    "A man who shouted 'dirty Jews' at a family outside a synagogue is being sought by police.",
    "Swastikas were found on the doors of a synagogue in Leeds on Saturday.",
  ];
  const steps = [
    "Magistrates fined Ana Ruiz, 34, for a breach of planning rules.",
    "Ordered to pay £900 for dumping rubbish, Ana Ruiz, 34, left court without a word.",
    "There was a suspended sentence for Ana Ruiz, 34, who had defrauded an insurer.",
    "The bench disqualified Ana Ruiz, 34, from driving for a year.",
    "A jury convicted Ana Ruiz, 34, of arson at a carpet warehouse.",
    "Ana Ruiz, 34, was charged with spraying football slogans on a bus stop.",
    "Ana Ruiz, the school's former bursar, was found guilty of false accounting.",
    "Two decisions published on the same day concern other people: in one, Ana Ruiz, a nurse, was cautioned for vaccine misinformation.",
  ];
  it.each(openings.flatMap((opening) => steps.map((one) => [opening, one] as const)))("%s %s", (opening, one) =>
    expect(decided("Ana Ruiz", `${opening}\n\n${one}`)).not.toBe("incident"),
  );

  it.each([
    "Magistrates fined Ana Ruiz, 34, for the attack.",
    "On Friday a jury convicted Ana Ruiz, 34, of the crime.",
    "A judge jailed Ana Ruiz, 34, for the hate crime.",
    "Magistrates sentenced Ana Ruiz, 34, to 12 weeks.",
    "Ana Ruiz, 34, who had been fined in 2019 for speeding, admitted a religiously aggravated offence.",
  ])("but for it: %s", (one) =>
    expect(decided("Ana Ruiz", `A woman sprayed swastikas on a synagogue in Leeds on Saturday night.\n\n${one}`)).toBe(
      "incident",
    ),
  );
});
