import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * One sentence that clears somebody undoes whatever else the page tells of them; its innocent twin, said by their lawyer, asked for, refused
 * or of another matter, undoes nothing.
 */
const stories = [
  'A Dunley woman who shouted "filthy Jews" at worshippers outside a synagogue was convicted on Monday of religiously aggravated harassment.\n\nAna Ruiz, 41, of Salter Row, had denied the charge. The court fined her £900.',
  "The college has dismissed its porter Ana Ruiz, 41, for posting antisemitic messages about a student.\n\nAn inquiry found that Ruiz had written that Jews should be gassed.",
];
const decisions = (sentence: string) =>
  stories.map(
    (text) =>
      judgePage(
        { name: "Ana Ruiz" },
        { id: "p", url: null, title: "", date: "2024-06-01", text: `${text}\n\n${sentence}` },
        "uncontradicted",
      ).decision,
  );

describe("what was decided is undone", () => {
  it.each([
    "The appellate panel wiped out the judgment against Ana Ruiz in full.",
    "Judges in the capital ruled that Ana Ruiz should never have been prosecuted.",
    "The expulsion of Ana Ruiz was held to be unlawful by an administrative court.",
    "The disciplinary body reopened the file and found Ana Ruiz blameless.",
    "The council voted to rescind its censure of Ruiz.",
    "Nothing remains of the allegations against Ana Ruiz.",
    "Ruiz's membership has been restored with the party's apologies.",
    "The conviction does not stand.",
  ])("%s", (sentence) => expect(decisions(sentence)).not.toContain("incident"));

  it.each([
    "The court refused to set aside the verdict against Ana Ruiz.",
    "Ruiz will ask the court of appeal to quash the verdict.",
    "A motion to annul the decision was thrown out.",
    "Supporters of Ruiz demanded that the ban be lifted.",
    "The verdict against Ana Ruiz is final.",
    "The fine against Ana Ruiz for speeding was cancelled.",
    "Ruiz dropped the appeal.",
  ])("but not: %s", (sentence) => expect(decisions(sentence)).toEqual(["incident", "incident"]));
});

describe("somebody else did it, or it is not genuine", () => {
  it.each([
    "DNA on the paint can excluded Ana Ruiz.",
    "Ana Ruiz was on a flight to Lima when the slogan was painted.",
    "A graphologist concluded that Ana Ruiz could not have written the note.",
    "A neighbour has pleaded guilty to the deed for which Ana Ruiz was blamed.",
    "It has since emerged that the woman who threw the bottle was not Ana Ruiz.",
    "The platform said that an intruder had logged in as Ana Ruiz.",
    "The letter bearing Ruiz's signature is a forgery.",
    "The translation was faulty, and Ruiz had spoken of merchants.",
    "The recording was doctored, experts found.",
    "Ruiz had in fact been defending the rabbi.",
  ])("%s", (sentence) => expect(decisions(sentence)).not.toContain("incident"));

  it.each([
    "Ruiz insisted that the video was a deepfake.",
    '"The recording was doctored," said Ruiz.',
    "Ruiz's mother said that she was innocent.",
    "The panel rejected Ruiz's claim that the account had been hacked.",
    "Experts found no sign that the recording of Ana Ruiz had been manipulated.",
    "Ruiz was not present when the decision was read out.",
    "Ruiz did not attend the hearing.",
    "Ruiz was working at a warehouse at the time.",
  ])("but not: %s", (sentence) => expect(decisions(sentence)).toEqual(["incident", "incident"]));
});

describe("the source or the body takes it back", () => {
  it.each([
    "This newspaper retracts its report on Ana Ruiz and regrets the harm done.",
    "An earlier version of this article named Ana Ruiz in error.",
    "The only student to have accused Ana Ruiz confessed to lying.",
    "The commission said it regretted its decision on Ana Ruiz, which had rested on a mix-up of files.",
    "Ruiz received a written apology from the board, which spoke of an error.",
    "Proceedings against Ana Ruiz were closed for lack of proof.",
    "By order of the court we state: Ana Ruiz did not make the remarks ascribed to her.",
  ])("%s", (sentence) => expect(decisions(sentence)).not.toContain("incident"));

  it.each([
    "An earlier version of this article misspelled Ruiz's first name.",
    "The club apologised to Jewish fans for Ruiz's conduct.",
    "Ruiz admitted that it had been wrong.",
    "The court ordered Ruiz to pay compensation to the victim.",
    "No error was found in the proceedings against Ana Ruiz.",
  ])("but not: %s", (sentence) => expect(decisions(sentence)).toEqual(["incident", "incident"]));
});

describe("a child, or no real case", () => {
  it.each([
    "Ruiz, then aged ten, could not be held responsible.",
    "Ana Ruiz was eleven at the time.",
    "The trial was staged for a moot court, with Ana Ruiz as a volunteer.",
  ])("%s", (sentence) => expect(decisions(sentence)).not.toContain("incident"));

  it.each(["Ruiz has a nine-year-old son.", "Ruiz acted in school plays as a child.", "Ruiz was found fit to stand trial."])(
    "but not: %s",
    (sentence) => expect(decisions(sentence)).toEqual(["incident", "incident"]),
  );
});

describe("at the head of a page that names nobody yet", () => {
  const follow =
    'Ben Foss, 50, was found guilty in May of sending emails to a synagogue that read "Jews will burn" and was jailed for seven months.';
  const judged = (lead: string) =>
    judgePage(
      { name: "Ben Foss" },
      { id: "p", url: null, title: "", date: "2024-05-06", text: `${lead}\n\n${follow}` },
      "uncontradicted",
    ).decision;
  it.each([
    "A court on Monday threw out the conviction of a Dunley man who was found guilty of antisemitic emails.",
    "A man who spent seven months in prison for sending threatening emails to a synagogue has had his conviction quashed.",
  ])("%s", (lead) => expect(judged(lead)).not.toBe("incident"));
  it.each([
    "A court on Monday upheld the conviction of a Dunley man who was found guilty of antisemitic emails.",
    "A man who spent seven months in prison over emails to a synagogue has failed to have his conviction quashed.",
  ])("not: %s", (lead) => expect(judged(lead)).toBe("incident"));
});
