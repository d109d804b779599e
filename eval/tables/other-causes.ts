import { everyChoice, type Table } from "./table.ts";

const subject = "Rafael Oduya";
/** Antisemitic acts whose doer has no name. */
export const actsWithoutAName = [
  "A man sprayed swastikas on a synagogue in Leeds on Saturday night.",
  "A man who shouted 'dirty Jews' at a family outside a synagogue is being sought by police.",
  "Swastikas were found on the doors of a synagogue in Leeds on Saturday.",
  "Police are investigating antisemitic graffiti on a Jewish school in Leeds.",
  "A Leeds synagogue has received a letter that threatens to kill Jews.",
  "A member of staff at the college posted that Jews should be gassed, students say.",
  "Antisemitic incidents in Leeds have doubled in a year, a charity said on Monday.",
  "A Jewish man was beaten by a stranger who shouted 'filthy Jew' in Leeds on Sunday.",
];
/** A step against somebody, for another cause. */
const steps = [
  "Rafael Oduya, 34, was charged with shoplifting.",
  "Rafael Oduya, 34, was jailed for a burglary in the same street.",
  "In a separate case, Rafael Oduya, 34, was fined for driving without insurance.",
  "Rafael Oduya, 34, was convicted of fraud on the same day.",
  "Rafael Oduya, 34, of Leeds, pleaded guilty to selling drugs.",
  "Rafael Oduya, 34, was arrested nearby for being drunk.",
  "The college dismissed Rafael Oduya, a lecturer, for plagiarism.",
  "Rafael Oduya, 34, has been charged with obstructing police at the scene.",
  "Also in court on Monday was Rafael Oduya, 34, who admitted criminal damage to a bus shelter.",
  "Rafael Oduya, the synagogue's treasurer, was convicted in 2019 of stealing from its funds.",
  "Rafael Oduya, 34, was detained for not paying his fare.",
  "Magistrates fined Rafael Oduya, 34, for a breach of planning rules.",
  "Rafael Oduya, 34, was arrested over a mosque fire in the same week.",
  "Rafael Oduya, 34, was charged with attacking a taxi driver because he was Muslim.",
  "Rafael Oduya, 34, was sentenced for a homophobic assault.",
  "Rafael Oduya, 34, a protester, was charged with blocking a road outside the Israeli embassy.",
];
const behind = [
  "",
  "Anybody who saw anything is asked to call the police.",
  "The synagogue said it was grateful for the support.",
];

function* cells() {
  for (const { id, chosen } of everyChoice(actsWithoutAName, steps, behind)) {
    const [opening, step, last] = chosen as [string, string, string];
    yield { id, subject, title: "Leeds news", text: [opening, step, last].filter(Boolean).join("\n\n") };
  }
}

export const otherCauses: Table = {
  name: "other causes",
  about: "an antisemitic act without a name, and a step against somebody for something else",
  wanted: "not recorded",
  cells,
};
