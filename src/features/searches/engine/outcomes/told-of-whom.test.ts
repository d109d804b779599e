import { describe, expect, it } from "vitest";
import type { SubjectFacts } from "../judgement.ts";
import { judgePage } from "../judge-page.ts";

const decision = (text: string, subject: SubjectFacts = { name: "Ben Foss" }) =>
  judgePage(subject, { id: "d1", url: null, title: "", date: "2024-03-05", text }, "uncontradicted").decision;

const sacked =
  'The porter, Ben Foss, was dismissed for gross misconduct. An inquiry found that he had written on a staff forum that "Jews should be kept off the wards" and that the words were antisemitic.';
const convicted =
  'Ben Foss, 34, was convicted on Monday of a religiously motivated hate crime. He had painted "Jews out" on a synagogue in Dunley.';
const censured =
  'The council voted on Tuesday to censure Councilman Ben Foss over an antisemitic aside. Foss was caught by a microphone muttering that "the Jews have bought this road".';
const charged = 'Ben Foss, 41, was charged in May with a hate crime for painting "Jews out" on a synagogue.';

describe("an outcome in somebody else's favour", () => {
  it.each([
    // Two to whom one sentence gives opposite outcomes, by what they are.
    `Dunley Infirmary has dismissed a porter for antisemitic messages and reinstated a midwife whom it had sent home over a badge.\n\n${sacked}`,
    `A hospital has sacked a porter for antisemitic posts and cleared a pharmacist of the same complaint.\n\n${sacked}`,
    `A hospital said it had fired a porter over posts about Jews, but exonerated a radiographer.\n\n${sacked}`,
    `A hospital has dismissed a porter for antisemitism, while it reinstated two nurses.\n\n${sacked}`,
    // "Another", whom the page names.
    `Dunley Infirmary has sacked a porter for antisemitic messages and has apologised to another porter named by mistake.\n\n${sacked}\n\nLee Nash, whose picture stood on the leaflet, works nights. The matron apologised to him on Friday.`,
    // By name.
    `${convicted}\n\nCaretaker Lee Nash, whose van had been seen near the building, was cleared by detectives within a day.`,
    `${convicted}\n\nThe jury cleared Lee Nash, who had driven the car.`,
    `${censured}\n\nTown Clerk Ana Ruiz, whose cough had been taken for a giggle, was exonerated after two experts listened to the tape.`,
    `${censured}\n\nThe council apologised to Ana Ruiz, whom some viewers had blamed.`,
    `${sacked}\n\nNurse Ana Ruiz, who was sent home in May for wearing a badge, is back on the rota. The reviewer found no breach of the dress code.`,
    `${charged}\n\nLee Nash was cleared in June and Foss will be tried in May.`,
    `${charged}\n\nLee Nash and Ana Ruiz were cleared within a week.`,
    // By rank, or by what they are to the case.
    'The university suspended the assistant coach, Ben Foss, for saying "the Jews run this league". The head coach was cleared. Two other players were not charged.',
    `${convicted}\n\nCorrection: An earlier version of this article misidentified the rabbi. He is Noam Adler, not Noam Adelman.`,
    `A report on the trial of Ben Foss gave the wrong name for the prosecutor in the case.\n\n${convicted}`,
    'Ben Foss, a nurse, was struck off for telling a patient "you Jews killed Christ". An allegation that a second nurse had laughed was not proved.',
    // Brought in beside them.
    `${convicted} He had asked a flatmate to hide the paint. The flatmate was not charged.`,
    `${convicted} Foss had been driven there by a colleague. The colleague has not been charged.`,
    // One of two, named further down.
    `The appeal judges have quashed the conviction of one of two brothers-in-law jailed over a bomb plot against a synagogue, but upheld that of the second.\n\nJudge Mary Kell held that a search of the garage of Lee Nash, 36, had been unlawful. The court vacated his conviction.\n\nBen Foss, 39, was convicted in 2020 of attempted arson as a hate crime. He had told an informer, "Let the Jews burn".`,
  ])("leaves the incident: %s", (text) => expect(decision(text)).toBe("incident"));

  it.each([
    [
      "a corrected caption",
      'An article on Monday gave the wrong day for a hearing.\n\nThe man charged with ethnic intimidation is Ben Foss, 38, of Dunley. The complaint says that Foss banged on the gate of a synagogue and shouted "burn, Jews, burn".\n\nA review on Friday misidentified a cellist in the Harle quartet. She is Ana Ruiz, not Ana Reyes.',
    ],
    ["no larger group", `${convicted}\n\nDetectives found no sign that Foss was working with others.`],
    ["spared prison", `A van driver who swore at a family because they were Jewish has avoided a jail sentence.\n\n${convicted}`],
    [
      "a count of another kind",
      'Jurors found Ben Foss, 23, guilty of three counts of inciting racial hatred. He was acquitted of a charge of owning a crossbow.\n\nFoss told his followers that "Jews should be hunted".',
    ],
  ])("%s leaves the incident", (_what, text) => expect(decision(text)).toBe("incident"));
});

describe("an outcome in the person's own favour", () => {
  it.each([
    // Of the two they are the other.
    'A hospital has dismissed a porter over antisemitic posts and reinstated a midwife who had been sent home over hers.\n\nThe porter, Lee Nash, was dismissed in May. The midwife, Ben Foss, had been suspended for a post that said "the Jews run the wards", which she was found not to have written.',
    'A hospital has dismissed a porter and cleared a midwife of antisemitism.\n\nBen Foss, a midwife in Dunley since 2010, had been accused of telling a patient that "the Jews own the place".',
    "A college has dismissed a lecturer for antisemitic posts and has apologised to another lecturer named by mistake.\n\nThe leaflet had named Ben Foss, who was suspended for a week over antisemitic posts that were not his. The president apologised to him on Friday.",
    // What they are, the page does not say.
    'A hospital has dismissed a porter over antisemitic posts and cleared a midwife.\n\nBen Foss was suspended in May over a post that said "the Jews run the wards".',
    // By pronoun, by role, in the next paragraph.
    `${convicted}\n\nLast week an appeal court cleared him.`,
    `${convicted}\n\nThe court of appeal has since quashed the conviction.`,
    'Ben Foss was charged in May with a hate crime for painting "Jews out" on a synagogue. The teacher was acquitted on Friday.',
    'Ben Foss, a teacher, was suspended in May over an antisemitic remark: "the Jews own the school".\n\nThe teacher has been cleared by an inquiry.',
    `${sacked}\n\nA tribunal ordered the hospital to reinstate the porter.`,
    `${sacked}\n\nIn July the porter was reinstated.`,
    `${censured}\n\nIn May a court annulled the censure and the councilman was cleared.`,
    // Together with another.
    'Ben Foss and Lee Nash were charged in May with a hate crime for painting "Jews out" on a synagogue.\n\nFoss and Lee Nash were cleared on Friday.',
    'Lee Nash and Ben Foss were charged in May with a hate crime for painting "Jews out" on a synagogue.\n\nThe jury cleared Nash and Foss on Friday.',
    'Lee Nash and Ben Foss were charged in May with a hate crime for painting "Jews out" on a synagogue.\n\nLee Nash was cleared on Friday. So was Foss.',
    'Lee Nash and Ben Foss were charged in May with a hate crime for painting "Jews out" on a synagogue.\n\nLee Nash was cleared on Friday and the case against Foss collapsed.',
    // Joined in other ways.
    `${charged}\n\nLee Nash was cleared on Friday, as was Foss.`,
    `${charged}\n\nLike Foss, Lee Nash was cleared on Friday.`,
    `${charged}\n\nThe jury acquitted Lee Nash and him.`,
    `${charged}\n\nHe and Lee Nash were acquitted on Friday.`,
    `${charged}\n\nLee Nash was acquitted on Friday together with Foss.`,
    'Ben Foss took a post as a teacher in May and was charged with a hate crime for painting "Jews out" on a synagogue. The teacher was cleared.',
    `${censured}\n\nIn June the censure was set aside. Clerk Ana Ruiz, who had been named in a complaint, was cleared too.`,
    'Two nurses were stood down. Ben Foss, a nurse, had posted that "the Jews run the wards", the hospital said.\n\nNurse Ana Ruiz, who was stood down in May, is back. He was cleared as well.',
    // Of what made it a matter of hatred.
    'Ben Foss was convicted of criminal damage for painting "Jews out" on a synagogue. He was cleared of the hate crime.',
    "Ben Foss was charged with a hate crime over antisemitic letters and convicted of criminal damage. He was acquitted of stirring up racial hatred.",
    // Partly, and then altogether.
    "Ben Foss was convicted in 2019 of stirring up racial hatred against Jews. He was later cleared of distributing the leaflets on appeal, and the conviction was quashed.",
    // By rank, or by what they are to the case, but not another.
    'The university suspended the head coach, Ben Foss, for saying "the Jews run this league". The coach was cleared in June.',
    'The university suspended Ben Foss for saying "the Jews run this league". The head coach was cleared in June.',
    'Police said that Ben Foss sent a rabbi letters reading "Jews will burn".\n\nCorrection: An earlier version of this article misidentified the man charged.',
    'Rabbi Ben Foss was charged with a hate crime for telling a meeting "dirty Jews".\n\nCorrection: An earlier version of this article misidentified the rabbi.',
    // Of whom it may be.
    `${charged} He had asked a flatmate to hide the paint. The flatmate was not charged, and the case against him collapsed.`,
    `${charged}\n\nA report on Friday misidentified a man as the culprit. He is Lee Nash.`,
    // Named by mistake.
    "A caption on Monday misidentified a man accused of shouting antisemitic abuse outside a synagogue. He is Lee Nash, not Ben Foss.",
    'Police said on Monday that Ben Foss had shouted "burn, Jews" outside a synagogue.\n\nThe paper apologises to Mr Foss. The man charged is Lee Nash.',
  ])("is no incident: %s", (text) => expect(decision(text)).not.toBe("incident"));

  it("whoever was cleared beside the one who was not is none", () => {
    const text = `Dunley Infirmary has dismissed a porter for antisemitic messages and reinstated a midwife whom it had sent home over a badge.\n\n${sacked}\n\nMidwife Ana Ruiz, who was sent home in May for wearing a badge, is back on the rota. The reviewer found no breach of the dress code.`;
    expect(decision(text)).toBe("incident");
    expect(decision(text, { name: "Ana Ruiz" })).not.toBe("incident");
  });
});
