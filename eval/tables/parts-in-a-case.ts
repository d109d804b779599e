import { everyChoice, type Table } from "./table.ts";

const subject = "Noor Castellane";
/** Openings that tell of others. */
export const openingsOfOthers = [
  "A man has been jailed for 14 months for spraying swastikas on a synagogue in Leeds.",
  "Three men have been charged with an antisemitic attack on a family outside a synagogue in Leeds.",
  "Two teenagers and a 40-year-old man were convicted on Friday of shouting 'dirty Jews' at worshippers.",
  "Kasper Lindgren, 33, was sentenced on Friday for threatening to shoot Jews at a school in Leeds.",
  "Kasper Lindgren and Rosa Whitfield have been charged with antisemitic harassment of a rabbi.",
  "A woman was found guilty of an antisemitic assault on a bus passenger.",
  "Police have arrested four people over swastikas painted on Jewish graves.",
  "A gang of five who attacked a Jewish student were given suspended sentences.",
];
/** People in a part of the case that is not the doer's. */
const parts = [
  "Noor Castellane, 34, was left with a broken wrist.",
  "Noor Castellane, 34, told the court that she had heard every word.",
  "One of the victims, Noor Castellane, said she no longer went out alone.",
  "Noor Castellane, 34, was walking home with her children when it happened.",
  "Noor Castellane, for the Crown, said it was a cowardly act.",
  "Noor Castellane, defending, said there was deep remorse.",
  "Noor Castellane, who lives opposite, called the police.",
  "Noor Castellane, 34, had stopped to film it on a phone.",
  "The synagogue's caretaker, Noor Castellane, found the paint on Saturday morning.",
  "Noor Castellane, 34, a teacher from Leeds, tried to step in and was pushed to the ground.",
  "Among those in the public gallery was Noor Castellane, whose son was hit.",
  "Detective Inspector Noor Castellane said the case had been a priority.",
  "Noor Castellane, 34, was questioned as a witness.",
  "Noor Castellane, 34, was called a dirty Jew.",
  "Noor Castellane, 52, has cleaned the walls of the synagogue for years.",
  "Noor Castellane, chair of the community council, welcomed the outcome.",
  "Sentencing, Noor Castellane said it had been a hateful crime.",
  "Noor Castellane, a researcher who studies hate crime, said such cases were rising.",
  "Noor Castellane, 34, was initially suspected but had nothing to do with it.",
  "Noor Castellane, 34, a passenger, was spat at.",
  "A passer-by, Noor Castellane, 34, held the attacker until officers came.",
  "Noor Castellane, 34, needed six stitches.",
  "Noor Castellane, 34, who was wearing a star of David, ran into a shop.",
  "Noor Castellane, 34, lost two teeth.",
  "The car belonged to Noor Castellane, who did not know that it had been used.",
  "Noor Castellane, 34, is a cousin of one of those convicted.",
  "Noor Castellane, 34, and her husband were treated in hospital.",
  "Noor Castellane, 34, gave evidence from behind a screen.",
  "Noor Castellane, 34, picked the attacker out of a line-up.",
  'Noor Castellane, 34, said: "They shouted that all Jews should die."',
  "Noor Castellane, 34, said the words 'dirty Jew' were still in her head.",
  "Noor Castellane, 34, a juror, was discharged on the second day.",
  "Noor Castellane, 34, translated for the court.",
  "Noor Castellane reports from Leeds.",
];
const behind = ["", "The trial lasted four days.", '"Nobody should have to live with this hatred of Jews," a neighbour said.'];

function* cells() {
  for (const { id, chosen } of everyChoice(openingsOfOthers, parts, behind)) {
    const [opening, part, last] = chosen as [string, string, string];
    yield { id, subject, title: "Antisemitic crime in Leeds", text: [opening, part, last].filter(Boolean).join("\n\n") };
  }
}

export const partsInACase: Table = {
  name: "parts in a case",
  about: "an opening about others, and somebody who was hurt, saw it, spoke of it or worked on it",
  wanted: "not recorded",
  cells,
};
