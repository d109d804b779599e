import { everyChoice, type Table } from "./table.ts";

const subject = "Lena Marchetti";
const quotes = [
  "'Jews should be gassed'",
  '"Hitler should have finished the job"',
  '"the Jews control the banks"',
  "'dirty Jew'",
  '"all Jews must die"',
];
/** People who tell of words, get them, study them, take them down. */
const tellings = [
  "Lena Marchetti received a letter that said {q}.",
  "Lena Marchetti painted over the words {q} on her garage.",
  "Lena Marchetti, a historian, has studied pamphlets that said {q}.",
  "Lena Marchetti complained that a colleague had said {q}.",
  "Lena Marchetti deleted a comment that read {q}.",
  "Lena Marchetti reported a post that said {q}.",
  "Lena Marchetti found {q} scratched into her desk.",
  "Lena Marchetti objected when a man at the bar said {q}.",
  "Lena Marchetti told the inquiry that she had heard pupils shout {q}.",
  "Lena Marchetti read out a message that said {q} and asked who could defend it.",
  "Lena Marchetti's book opens with a slogan of the 1930s, {q}.",
  "Lena Marchetti said she would never forget the man who shouted {q} at her.",
  "Lena Marchetti shared a screenshot of a message that said {q} and asked for help.",
  "Lena Marchetti asked the speaker why he had written {q}.",
  "Lena Marchetti sued a man who had written {q} under her photograph.",
  "Lena Marchetti, the teacher, stopped the lesson when a boy said {q}.",
  "Lena Marchetti played a villain who says {q} in the film.",
  "Lena Marchetti was sent {q} by a stranger.",
  "Lena Marchetti woke up to {q} on her front door.",
  "Lena Marchetti, a moderator of the forum, banned a user for writing {q}.",
  "To Lena Marchetti, {q} is a sentence that nobody should have to hear.",
  "Lena Marchetti was asked whether she had said {q}. She had not.",
  'Lena Marchetti said: "Somebody wrote {q} on my wall."',
  "Lena Marchetti said that {q} was no opinion but a crime.",
  "Lena Marchetti's neighbour shouted {q}.",
  "Lena Marchetti's father was expelled from the party for saying {q}.",
  "Lena Marchetti, whose grandparents were told {q}, lights a candle every year.",
  "Lena Marchetti translated a song with the line {q} for the court.",
  "Lena Marchetti, the club's president, apologised for fans who sang {q}.",
  "Lena Marchetti condemned {q} as vile.",
];
const behind = ["", "The post was widely shared.", "The university called the words antisemitic.", "A man has been charged."];

function* cells() {
  for (const { id, chosen } of everyChoice(quotes, tellings, behind)) {
    const [quote, telling, last] = chosen as [string, string, string];
    yield { id, subject, title: "Hateful words", text: [telling.replace("{q}", quote), last].filter(Boolean).join("\n\n") };
  }
}

export const wordsOfOthers: Table = {
  name: "words of others",
  about: "somebody who was told hateful words, tells of them or works against them",
  wanted: "not recorded",
  cells,
};
