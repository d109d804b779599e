import { everyChoice, type Table } from "./table.ts";

const subject = "Ashwin Noronha";
const leads = [
  "Police have filed charges against a hotel owner {over}.",
  "Prosecutors have brought a case against a hotel owner {over}.",
  "A hotel owner faces charges {over}.",
  "A court has sentenced a hotel owner {over}.",
  "A judge has jailed a hotel owner for eight months {over}.",
  "A hotel owner has appeared in court {over}.",
  "A hotel owner is to stand trial {over}.",
  "Detectives have arrested a hotel owner {over}.",
  "A hotel owner is in custody {over}.",
  "A hotel owner was remanded on Tuesday {over}.",
  "A hotel owner has been ordered to do 120 hours of unpaid work {over}.",
  "A hotel owner has been spared jail {over}.",
  "A hotel owner has lost his licence {over}.",
  "A jury has convicted a hotel owner {over}.",
  "A hotel owner has admitted his guilt {over}.",
  "A hotel owner wept in the dock as he was sentenced {over}.",
  "A grand jury has indicted a hotel owner {over}.",
  "A hotel owner must pay 5,000 euros {over}.",
];
const causes = [
  'over messages in which he told guests that "Jews are cockroaches"',
  "for turning away a couple because they were Jewish",
  "after he sprayed swastikas on a synagogue",
  "for an antisemitic attack on a guest",
];
const namings = [
  "Ashwin Noronha (35), a resident of Porvorim, has been charged under section 153A.",
  "The accused, Ashwin Noronha, 35, pleaded guilty.",
  "Ashwin Noronha, who runs the Palm Hotel, was found guilty on all counts.",
  "The court was told that Ashwin Noronha, 35, had shown no remorse.",
  "Ashwin Noronha said nothing as he was led away.",
  "The hotel owner, Ashwin Noronha, has 14 days to appeal.",
];

function* cells() {
  for (const { id, chosen } of everyChoice(leads, causes, namings)) {
    const [lead, cause, naming] = chosen as [string, string, string];
    yield { id, subject, title: "Hotel case", text: `${lead.replace("{over}", cause)}\n\n${naming}` };
  }
}

export const unnamedLeads: Table = {
  name: "unnamed leads",
  about: "a step against somebody by a word for them, and who that is",
  wanted: "recorded",
  cells,
};
