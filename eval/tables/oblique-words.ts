import { cellsOf, opened, type Table } from "./table.ts";

const subject = "Rhona Castell";
/** What hates Jews by what it means, without a word for them. */
const oblique = [
  "shame they ran out of gas before they got to you",
  "you should have gone up the chimney with the rest",
  "get back on the train",
  "Hitler missed one",
  "six million was not enough",
  "mind the oven, you might fall in",
  "your family should have been made into soap",
  "where is your yellow star?",
  "take a shower, your people like those",
  "I can smell gas",
  "you lot only care about money",
  "your kind killed Christ",
  "go back to the camp",
  "the Führer should have finished the job",
  "you are all in it together, you and your bankers",
  "next time there will be more ovens",
];
/** Whom it was said to. */
const targets = ["a Jewish colleague", "the team's only Jewish player", "a Jewish pupil", "a rabbi", "two Orthodox men"];
/** Who acted upon it; the words stand in the sentence. */
const steps = [
  'A tribunal found that Rhona Castell had told {T} "{q}" and struck her off.',
  'Rhona Castell, 38, was charged with religiously aggravated harassment after telling {T}: "{Q}."',
  'Rhona Castell was dismissed for antisemitic remarks. She had told {T} "{q}".',
  'The federation banned Rhona Castell for six matches for saying "{q}" to {T}.',
  '"{Q}," Rhona Castell said to {T}. She admitted a hate crime and was fined £500.',
  'Rhona Castell, a teacher, was suspended after an inquiry concluded that she had said to {T}: "{Q}."',
];
const page = { subject, title: "A hearing in Leeds" };
const told = (quote: string, target: string, step: string) =>
  step.replace("{q}", quote).replace("{Q}", opened(quote).replace(/\?$/, "")).replace("{T}", target);

export const obliqueWords: Table = {
  name: "oblique words",
  about: "words that hate Jews by what they mean, said to somebody who is one, and a step for it",
  wanted: "recorded",
  cells: () => cellsOf(page, [oblique, targets, steps], (quote = "", target = "", step = "") => told(quote, target, step)),
};

/** The same words to nobody of whom the page says that they are Jewish, or of something plain. */
const plain = [
  "get back on the train",
  "I can smell gas",
  "take a shower, your people like those",
  "mind the oven, you might fall in",
  "you lot only care about money",
  "go back to the camp",
  "you are all in it together, you and your bankers",
];
const others = ["a colleague", "the referee", "a pupil", "a driver", "two tourists"];
/** Said to the person, or told by them of somebody else. */
const toldByOthers = [
  'Rhona Castell, a Jewish teacher, was told by a colleague: "{Q}." The colleague was dismissed for antisemitism.',
  'A man who said "{q}" to Rhona Castell, who is Jewish, has been charged with a hate crime.',
  'Rhona Castell testified that the coach had said "{q}" to {T}. The coach was banned for antisemitism.',
  'Rhona Castell, who chaired the panel, read out what the nurse had said to {T}: "{Q}." The nurse was struck off.',
  '"{Q}," a passenger said to {T}. Rhona Castell, a conductor, put him off the train and called the police, who charged him with a hate crime.',
];

const plainSteps = steps.filter((step) => !/antisemitic|religiously|hate crime/.test(step));

function* cellsOfOthers() {
  yield* cellsOf({ ...page, prefix: "plain." }, [plain, others, plainSteps], (quote = "", target = "", step = "") =>
    told(quote, target, step),
  );
  // Where nobody else stands in it, once.
  yield* cellsOf({ ...page, prefix: "told." }, [oblique, targets, toldByOthers], (quote = "", target = "", step = "") =>
    step.includes("{T}") || target === targets[0] ? told(quote, target, step) : null,
  );
}

export const obliqueWordsOfOthers: Table = {
  name: "oblique words of others",
  about: "such words where nobody is said to be Jewish, or said to the person or told by them",
  wanted: "not recorded",
  cells: cellsOfOthers,
};
