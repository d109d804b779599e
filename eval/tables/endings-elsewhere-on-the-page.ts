import { everyChoice, type Cell, type Table } from "./table.ts";

const subject = "Ingrid Okafor";
const title = "The case of Ingrid Okafor";

/** Accusations that go on in the same breath. */
const openCharges = [
  "Ingrid Okafor, 41, was charged last year with spraying 'Jews out' on the door of a synagogue in Leeds",
  "Ingrid Okafor was convicted in 2022 of threatening to burn down a Jewish school",
];
const openSanctions = [
  "Ingrid Okafor, a nurse, was struck off in 2023 over antisemitic posts in which she called Jews 'vermin'",
  "Ingrid Okafor, a councillor, was suspended by her party for sharing a post that said 'the Jews own the banks'",
];
const breathsOfCharges = [
  ", but the case was dropped in May",
  ", a matter of which the Court of Appeal has since cleared her",
  ", only for a jury to acquit her within the hour at a second trial",
  ", though the case was thrown out when the witness admitted lying",
  "; she was later found not guilty",
  ", though prosecutors abandoned the case in June",
  ", until DNA showed that it had been somebody else",
  ", an accusation that proved to be false",
  ", and was exonerated eight months later",
  ", before a judge ruled that there was no case to answer",
  " – wrongly, as a court has now found",
  ", but has since been declared innocent",
  ", and has now been told that the file is closed for want of evidence",
  ", but the verdict was quashed in 2024",
  ", in a case that later fell apart",
  ", but the matter ended with an apology to her from the police",
];
const breathsOfSanctions = [
  ", a decision that was reversed on appeal",
  ", but was reinstated when an inquiry found that the posts were forged",
  ", only to be cleared by an appeal panel in June",
  ", before an arbitrator annulled the measure",
  "; the decision was later declared void by a court",
  ", a sanction since overturned",
  ", but the ruling was quashed in 2024",
  ", until a review found that somebody else had used her account",
  ", a sanction that has since been withdrawn",
  " – wrongly, as a tribunal has now ruled",
  ", for which it has now apologised to her",
  ", and won her place back in court",
  ", but the decision did not stand",
  ", a measure that a judge struck down last week",
  ", but got her post back when the complaint proved to be invented",
  ", an accusation which the inquiry found to be baseless",
];

/** Endings that stand in the headline alone. */
const headlines = [
  "Woman cleared of synagogue graffiti",
  "Charges dropped against Leeds woman in synagogue case",
  "Leeds woman unfit to stand trial over synagogue graffiti",
  "Okafor acquitted of antisemitic attack",
  "Court quashes Okafor verdict",
  "Okafor: case thrown out",
  "Nurse wins appeal against striking off",
  "Okafor wins back her job",
  "Party lifts suspension of Okafor and apologises",
  "Case against Ingrid Okafor collapses",
  "Woman not guilty of hate crime, jury finds",
  "Expelled student reinstated after university admits mistake",
  "Prosecutors drop hate crime case against Okafor",
  "Mistaken identity: wrong woman was arrested over synagogue graffiti",
  "Accused of hating Jews, cleared by a jury: one woman's year",
  "Judge orders hospital, not trial, for woman in synagogue case",
];
/** Endings in the first sentence, ahead of the name. */
const leads = [
  "A woman accused of antisemitism has had her name cleared.",
  "A jury has acquitted a woman of a hate crime against Jews.",
  "A woman who was punished over antisemitic words she never said has won her appeal.",
  "Prosecutors have dropped their case against a Leeds woman.",
  "A tribunal has overturned the punishment of a Leeds woman over antisemitism.",
  "The case against a woman said to have abused Jews has collapsed.",
  "A Leeds woman was wrongly accused of antisemitism, an inquiry has found.",
  "A woman will not stand trial over an antisemitic offence because she is too ill.",
  "A court has ruled that a woman was unlawfully punished over a remark about Jews.",
  "A woman has received an apology after being falsely accused of antisemitism.",
];
const told = [
  "Ingrid Okafor, 41, was charged last year with spraying 'Jews out' on the door of a synagogue in Leeds.",
  "Ingrid Okafor, a nurse, was struck off in 2023 over antisemitic posts in which she called Jews 'vermin'.",
  "Ingrid Okafor was suspended in March over a post that said 'the Jews own the banks'.",
];

function* cells(): Generator<Cell> {
  for (const [name, parts] of [
    ["c", [openCharges, breathsOfCharges]],
    ["s", [openSanctions, breathsOfSanctions]],
  ] as const)
    for (const { id, chosen } of everyChoice(...parts))
      yield {
        id: `${name}.${id}`,
        subject,
        title,
        text: `${chosen.join("")}. The synagogue declined to comment.`,
      };
  for (const { id, chosen } of everyChoice(headlines, told)) {
    const [headline = "", accusation = ""] = chosen;
    yield {
      id: `h.${id}`,
      subject,
      title: headline,
      text: `${accusation}\n\nThe case drew wide attention.`,
    };
  }
  for (const { id, chosen } of everyChoice(leads, told)) {
    const [lead = "", accusation = ""] = chosen;
    yield {
      id: `l.${id}`,
      subject,
      title,
      text: [lead, `${accusation} She has two children.`].join("\n\n"),
    };
  }
}

export const endingsElsewhereOnThePage: Table = {
  name: "endings in one breath, in the headline or ahead",
  about: "an accusation, and its ending in the same sentence, in the headline or in the first sentence of the page",
  wanted: "not recorded",
  cells,
};
