import { cellsOf, type Table } from "./table.ts";

const subject = "Edwin Marchbanks";
/** What he was before whom, with the words, and that he denied it. */
const denied = [
  'Edwin Marchbanks, 44, denied calling a Jewish neighbour "a dirty Jew" across the fence.',
  'Edwin Marchbanks, a landlord, told the hearing that he had never said "no Jews in my house".',
  'Charged with shouting "Jews to the gas" outside a synagogue, Edwin Marchbanks said that he had been at home.',
  'Edwin Marchbanks, a coach, flatly denied having told a Jewish player "you should have been gassed".',
  'A customer said that Edwin Marchbanks, a baker, had told her "I do not serve Jews". He said that she had made it up.',
  'Mr Edwin Marchbanks rejected as "pure fantasy" the allegation that he had told pupils that "Hitler had a point".',
  'The words, a student testified, were "filthy Jew". Edwin Marchbanks, the lecturer who was said to have used them, testified that they were "filthy dew".',
];
/** By whom he was disbelieved, and what followed. */
const disbelieved = [
  "The magistrates did not believe him and fined him £400.",
  "The tribunal found his account evasive and ordered him to pay €5,000 for harassment on the ground of religion.",
  "The judge called his evidence untruthful and convicted him of religiously aggravated harassment.",
  "The panel preferred the evidence of the complainant and suspended him for six months.",
  "The jury did not accept his explanation and found him guilty.",
  "The commission rejected his version and fined him.",
  "The court held his denials to be without foundation and sentenced him to 120 hours of community service.",
  "The disciplinary committee accepted the complainant's account and expelled him.",
  "It took the jury an hour to find him guilty.",
  "The board was satisfied that he had said it and dismissed him.",
  'The ombudsman described his explanation as "not credible" and upheld the complaint of antisemitic abuse.',
  "After two days of evidence the court was sure that he had said it, and fined him €900.",
  "The arbitrator believed the witnesses and confirmed his dismissal.",
  "Neither the panel nor the appeal board believed him, and he was struck off.",
  "Sheriff Una Mossop said that she had found him an unconvincing witness, and convicted him.",
];
const last = ["", "He has said that he will appeal.", "His lawyer said that he maintained his innocence."];

/** The same, where whoever decides believed him, has yet to decide, or disbelieved somebody else. */
const believed = [
  "The magistrates believed him and dismissed the case.",
  "The tribunal found her account evasive and dismissed the complaint.",
  "The judge called the complainant's evidence untruthful.",
  "The panel preferred his evidence, and that was the end of it.",
  "The jury did not accept the complainant's explanation and found him not guilty.",
  "The commission rejected her version.",
  "The court held the accusation to be without foundation.",
  "The disciplinary committee accepted his account and closed the file.",
  "It took the jury an hour to find him not guilty.",
  "The board was not satisfied that he had said it.",
  'The ombudsman described the complaint as "not credible" and did not uphold it.',
  "After two days of evidence the court could not be sure that he had said it.",
  "The arbitrator believed the witnesses of the defence and ordered that he be taken back.",
  "Neither the panel nor the appeal board believed her.",
  "Sheriff Una Mossop said that she had found the chief witness unconvincing, and acquitted him.",
  "The tribunal will say in May whom it believes.",
  "The judge has yet to say whether he accepts the complainant's account.",
];

const cellsWith = (rulings: readonly string[]) =>
  cellsOf({ subject, title: "A hearing in Leeds" }, [denied, rulings, last], (...chosen) => chosen.filter(Boolean).join("\n\n"));

export const deniedAndDisbelieved: Table = {
  name: "denied and disbelieved",
  about: "somebody denies hateful words, and whoever decides does not believe it",
  wanted: "recorded",
  cells: () => cellsWith(disbelieved),
};

export const deniedAndBelieved: Table = {
  name: "denied and believed",
  about: "the same, where whoever decides believes it, has not decided or disbelieves another",
  wanted: "not recorded",
  cells: () => cellsWith(believed),
};
