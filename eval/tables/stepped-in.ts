import { cellsOf, type Table } from "./table.ts";

const subject = "Idris Pell";
/** What somebody without a name did. */
const openings = [
  'A man shouted "Hitler missed one" at a rabbi on a bus in Leeds on Sunday.',
  '"Dirty Jews," a passenger said to two Orthodox men on the evening train.',
  'A drunken customer called a Jewish couple "filthy Jews" and knocked their plates to the floor.',
  "A youth was painting swastikas on the door of a synagogue.",
  "A man in a hood threw stones at worshippers who were leaving a synagogue.",
  'A spectator shouted "Jews to the gas" at the visiting team.',
];
/** Somebody who stood up to it, by what they are and what they did. */
const stepped = [
  "Idris Pell, a conductor, put him off at the next stop and called the police.",
  "Idris Pell, who runs the place, threw him out.",
  "Idris Pell, 41, held him until officers came.",
  "Idris Pell grabbed him by the collar and called the police.",
  "The manager, Idris Pell, stopped everything and called the police.",
  "Idris Pell, a shopkeeper, ran after him and took his picture.",
  "Idris Pell told him to leave.",
  "Idris Pell, a pensioner, stood between them.",
  "Idris Pell, a student, filmed him.",
  "A bystander, Idris Pell, wrestled him to the ground.",
  "Idris Pell, an off-duty nurse, shouted at him to stop, and he hit her in the face.",
  "Idris Pell, the steward on duty, marched him to the gate.",
  "Idris Pell, a plumber who was passing, chased him down the street and sat on him.",
  "Idris Pell confronted him.",
  "Idris Pell, 29, who was standing next to him, took him by the arm.",
  "Idris Pell, from Otley, asked him what he thought he was doing.",
];
const ends = [
  "Police charged him with a hate crime.",
  "He has been charged with a religiously aggravated offence.",
  "He was arrested and later fined £400 for a religiously aggravated offence.",
  "The police, who arrested him, are treating it as an antisemitic hate crime.",
  "He pleaded guilty to a hate crime on Friday.",
  "The man, 30, was arrested on suspicion of a hate crime.",
  "A court jailed him for eight weeks for antisemitic abuse.",
  "Police have asked for witnesses to the antisemitic incident.",
  "He was banned for life for antisemitism.",
];
/** The same, where the page says by the name that it was they. */
const named = [
  "He was later identified as Idris Pell, 41, of Otley.",
  "Police named him as Idris Pell.",
  "Idris Pell, 41, was arrested at the scene.",
  "The man, Idris Pell, admitted it to officers.",
  "Idris Pell, 41, of Otley, has since been charged.",
  "Idris Pell appeared before magistrates on Monday.",
];

const page = { subject, title: "Incident in Leeds" };

/** In two paragraphs, and in one. */
function* cellsOfOthers() {
  yield* cellsOf(page, [openings, stepped, ends], (opening, helper, end) => `${opening} ${helper}\n\n${end}`);
  yield* cellsOf({ ...page, prefix: "one." }, [openings, stepped, ends], (...chosen) => chosen.join(" "));
}

const endsOfTheOne = ends.filter((end) => !/^The man|witnesses|who arrested/.test(end));

export const steppedIn: Table = {
  name: "stepped in",
  about: "an antisemitic act of somebody without a name, and whoever stood up to it",
  wanted: "not recorded",
  cells: cellsOfOthers,
};

export const namedAsTheOne: Table = {
  name: "named as the one",
  about: "the same acts, and whoever the page names as the one who did it",
  wanted: "recorded",
  cells: () => cellsOf(page, [openings, named, endsOfTheOne], (opening, name, end) => `${opening}\n\n${name} ${end}`),
};
