import { everyChoice, opened, type Table } from "./table.ts";

const subject = "Edwin Marchbanks";
const quotes = ["Jews are vermin", "Hitler had a point", "you people control the banks, you dirty Jew"];
/** What one private person says that another said. */
const accounts = [
  'Tilda Roke says that Edwin Marchbanks told her: "{Q}."',
  'Tilda Roke, a lodger, says her landlord, Edwin Marchbanks, said "{q}" when she gave notice.',
  'According to a former colleague, Edwin Marchbanks said "{q}" at a party.',
  'Edwin Marchbanks said "{q}" to her face, Tilda Roke claims.',
  'In a letter to the residents\' association, Tilda Roke wrote that Edwin Marchbanks had said "{q}".',
  'A customer has accused Edwin Marchbanks, who runs a bakery, of telling her "{q}".',
  'Two neighbours have fallen out over what Edwin Marchbanks did or did not say. Tilda Roke says it was "{q}".',
  'Tilda Roke remembers that Edwin Marchbanks said "{q}".',
  '"{Q}," Edwin Marchbanks said to her, Tilda Roke alleges.',
  "Tilda Roke told this newspaper: \"Edwin Marchbanks looked at me and said '{q}'.\"",
  'A man at the next table posted that Edwin Marchbanks had said "{q}".',
  'Tilda Roke is suing Edwin Marchbanks, who, her claim says, told her "{q}".',
  'Edwin Marchbanks is said by a former tenant to have told her "{q}".',
  'It is alleged by a former employee that Edwin Marchbanks said "{q}" in the kitchen.',
  'By Tilda Roke\'s account Edwin Marchbanks shouted "{q}" across the fence.',
  'Edwin Marchbanks, 51, and his neighbour do not agree on much. "{Q}," she says he told her in May.',
];
const denials = [
  "Mr Marchbanks denies it.",
  'Mr Marchbanks says that what he said was "you have a plug point".',
  '"I said nothing of the kind," Mr Marchbanks said.',
  "He says he never used those words and was not even there.",
  '"I said judges," he said.',
  "Mr Marchbanks remembers it otherwise: he says that he spoke of the weather.",
  "He calls it a lie.",
  'The words, according to him, were "choose better tanks".',
  "Mr Marchbanks, 51, rejects that account.",
  "His version is different: they had argued about a parking space, and religion was never mentioned.",
  'Mr Marchbanks "strongly disputes" that he said it.',
  "He insists that he was misheard.",
];
const unsettled = [
  "",
  "Nobody else was in the room.",
  "Police decided not to pursue it.",
  "A recording of the conversation is too faint to be made out.",
  'On one recording he can be heard to say "{q}". On two others it is "choose".',
  "The residents' association said it could not tell whom to believe.",
];
const settled = [
  "A court did not believe him and convicted him of religiously aggravated harassment.",
  "Magistrates preferred the evidence of the complainant and fined him for a religiously aggravated public order offence.",
  'In a recording of the conversation, published by this newspaper, Mr Marchbanks says: "{Q}."',
  "A tribunal found that he had said it and that it was antisemitic.",
  "The ombudsman rejected his account and ruled that his words were antisemitic.",
  "The trade association upheld the complaint and expelled Mr Marchbanks for antisemitic abuse.",
  "He later pleaded guilty to religiously aggravated harassment.",
  'A video of the scene shows Mr Marchbanks saying: "{Q}."',
];

function* cellsWith(last: readonly string[]) {
  for (const { id, chosen } of everyChoice(quotes, accounts, denials, last)) {
    const [quote, account, denial, end] = chosen as [string, string, string, string];
    const said = (text: string) => text.replace("{q}", quote).replace("{Q}", opened(quote));
    yield { id, subject, title: "A quarrel in Leeds", text: [said(account), denial, said(end)].filter(Boolean).join("\n\n") };
  }
}

export const deniedAndUnsettled: Table = {
  name: "denied and unsettled",
  about: "hateful words that one private person says another said, denied or given otherwise, and nothing settles it",
  wanted: "not recorded",
  cells: () => cellsWith(unsettled),
};

export const deniedAndSettled: Table = {
  name: "denied and settled",
  about: "the same, where a court, a body or a recording settles that they were said",
  wanted: "recorded",
  cells: () => cellsWith(settled),
};
