import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* How a case ends in the plainest words, and words like them with which it does not end. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const accusations = [
  'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.',
  "The party expelled Nadia Rao in May over antisemitic posts.",
  'Nadia Rao, 31, was arrested on charges of assault as a hate crime. She had yelled "Kill all the Jews" and punched a man, police said.',
];

describe("a case ends in plain words", () => {
  const endings = [
    "The arrest was later voided.",
    "Police voided the arrest.",
    "The case was not pursued.",
    "The case went no further.",
    "The matter was dropped.",
    "The matter was closed without action.",
    "She was let go without charge.",
    "Police later said that the arrest was a mistake.",
    "A judge threw the case out.",
    "The judge threw it out.",
    "The charge was voided.",
    "The charges did not stick.",
    "Prosecutors would not write up the case.",
    "Prosecutors decided not to go ahead.",
    "Prosecutors under District Attorney Omar Steiner declined to go ahead and the arrest was voided the next evening, officials said.",
    "Prosecutors said there was not enough evidence.",
    "Prosecutors found no evidence that she had done it.",
    "There was no evidence that it was her.",
    "It was not her, police now say.",
    "Another woman has admitted it.",
    "The real culprit was found in June.",
    "The video showed that she had said nothing of the kind.",
    "The neighbour later withdrew what he had said.",
    "The complainant took it back.",
    "The witness admitted lying.",
    "She is back at work.",
    "She got her job back.",
    "The allegations were false.",
    "The allegations proved false.",
    "The party has apologised and readmitted her.",
    "The university paid her compensation for wrongful dismissal.",
    "She was found to have no part in it.",
    "She had an alibi.",
    "Proceedings ended in June.",
  ];
  it.each(accusations.flatMap((accusation) => endings.map((ending) => [accusation, ending] as const)))(
    "%s %s",
    (accusation, ending) => {
      expect(judged(accusation).decision).toBe("incident");
      expect(judged(`${accusation} ${ending}`).decision).not.toBe("incident");
      expect(judged(`${accusation}\n\n${ending}`).decision).not.toBe("incident");
    },
  );
});

describe("a case goes on", () => {
  const others = [
    "The case against the school was thrown out.",
    "A judge threw out the case against her co-accused, Ben Foss.",
    "The police were criticised for closing the case at first.",
    "The case was at first closed and then reopened.",
    "No charges were brought against the school.",
    "No charges have been filed against her husband.",
    "Another man was released without charge.",
    "Two other people were let go without charge.",
    "A witness took back his coat.",
    "The witness withdrew from the room in tears.",
    "The complainant withdrew from the course.",
    "Her lawyer said the allegations were false.",
    "She said the allegations were false.",
    "She insists that it was not her.",
    "Her friends say that she has an alibi.",
    "She claimed to have an alibi.",
    "Her alibi was false.",
    "The club got its money back.",
    "She is back in court in June.",
    "She is back in prison.",
    "The video showed that she had said it twice.",
    "The video showed that she had not been alone.",
    "Police said that there was no evidence of a wider plot.",
    "Prosecutors said there was not enough evidence to charge anybody else.",
    "There was no evidence that she had acted with others.",
    "It was not her first conviction.",
    "The real author of the leaflet was never found.",
    "She wants her job back.",
    "The party will not readmit her.",
    "She is seeking compensation for unfair dismissal.",
    "The trial ended in June with a conviction.",
    "The investigation ended in June with her arrest.",
    "Her complaint against the police went nowhere.",
    "The excuse was made up, the panel said.",
  ];
  it.each(others)("%s", (other) => {
    for (const accusation of accusations.slice(0, 2)) expect(judged(`${accusation} ${other}`).decision).toBe("incident");
  });
});
