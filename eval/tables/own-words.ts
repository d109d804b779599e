import { everyChoice, type Table } from "./table.ts";

const subject = "Piet Halloran";
const quotes = [
  "Jews should be gassed",
  "Hitler should have finished the job",
  "the Jews control the banks and the press",
  "the Holocaust never happened",
  "every Jew deserves to die",
  "the Jews are vermin",
];
/** Ways to say whose words they are. */
const tellings = [
  'Piet Halloran posted on Facebook: "{q}."',
  '"{Q}," Piet Halloran wrote on Twitter in 2021.',
  'Piet Halloran told a meeting in Leeds: "{Q}."',
  'In a speech, councillor Piet Halloran said that "{q}".',
  'A message sent from the account of Piet Halloran read: "{Q}." He has admitted writing it.',
  'In a video, Piet Halloran can be heard saying: "{Q}."',
  "Piet Halloran, a councillor, was suspended after he wrote that {q}.",
  'Piet Halloran has apologised for a post in which he said "{q}".',
  'Piet Halloran resigned after it emerged that he had written "{q}" in a chat group.',
  'The presenter Piet Halloran said on his podcast: "{Q}."',
  'Asked about the war, Piet Halloran replied: "{Q}."',
  "Piet Halloran was thrown out of the party for tweeting that {q}.",
  'The court was shown a post in which Piet Halloran had written: "{Q}."',
  'Piet Halloran repeated on a radio programme that "{q}".',
  'In 2019 Piet Halloran published a book in which he writes: "{Q}."',
  'Piet Halloran shouted at a rabbi: "{Q}!"',
  'Piet Halloran does not deny having said: "{Q}."',
  'Under the name "TrueSon", Piet Halloran wrote: "{Q}."',
  '"{Q}." These are the words of Piet Halloran, a member of the school board.',
  'Minutes of the meeting have Piet Halloran saying: "{Q}."',
  'Piet Halloran tweeted the words "{q}" in May.',
  'Piet Halloran, 44, who stood for the council last year, wrote in a chat: "{Q}."',
  'A student newspaper has published messages by Piet Halloran. In one of them he wrote: "{Q}."',
  'Piet Halloran was recorded telling a guest: "{Q}."',
];
const behind = ["", "The remark was condemned by Jewish groups.", "He could not be reached for comment."];

function* cells() {
  for (const { id, chosen } of everyChoice(quotes, tellings, behind)) {
    const [quote, telling, last] = chosen as [string, string, string];
    const text = telling.replace("{q}", quote).replace("{Q}", quote.charAt(0).toUpperCase() + quote.slice(1));
    yield { id, subject, title: "Piet Halloran", text: [text, last].filter(Boolean).join("\n\n") };
  }
}

export const ownWords: Table = {
  name: "own words",
  about: "ways to say whose hateful words they are",
  wanted: "recorded",
  cells,
};
