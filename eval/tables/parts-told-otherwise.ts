import { openingsOfOthers } from "./parts-in-a-case.ts";
import { everyChoice, type Table } from "./table.ts";

const subject = "Noor Castellane";
/** The parts of bystanders, officials, victims and kin as captions, lists, participles, passives and relative clauses tell them. */
const parts = [
  "The fine will be paid to a fund run by Noor Castellane.",
  "The investigation was led by Noor Castellane, a detective with the county's hate crime unit.",
  "The hearing was chaired by Noor Castellane, a retired headteacher.",
  "Having consulted Noor Castellane, an independent adviser on hate crime, the police published their reasons.",
  "Represented by Noor Castellane, the accused said nothing.",
  "Photographed by Noor Castellane, 34, from a window, the scene was later shown in court.",
  "The words were translated for the police by Noor Castellane, 34, an interpreter.",
  "A report by Noor Castellane, 52, a probation officer, speaks of drink.",
  "An expert, Noor Castellane, had been asked what the words mean.",
  "In the picture: Noor Castellane, whose shop is next door.",
  "Pictured: Noor Castellane outside the synagogue.",
  "Noor Castellane at the door of the synagogue on Sunday. Photograph: A. Brandt",
  "Those hurt were Noor Castellane, 34, Levi Brandt, 41, and a boy of nine.",
  "Also hurt: Noor Castellane, 34; Levi Brandt, 41; Dov Feld, 60.",
  "Judge: Noor Castellane. Prosecutor: Levi Brandt.",
  "A relative, Noor Castellane, 34, sat in the gallery throughout.",
  "The woman who raised the alarm was Noor Castellane, 34.",
  "The first to reach the scene was Noor Castellane, 34, a nurse on her way to work.",
  "The flat in which the arrest was made belongs to Noor Castellane, 34, who was abroad at the time.",
  "A phone used in the offence was registered to Noor Castellane, 34, from whom it had been stolen.",
  "The bail was posted by Noor Castellane, an aunt.",
  "Thanks went to Noor Castellane, 34, who had kept the recording.",
  "The judge thanked Noor Castellane, 34, for her courage.",
  "The judge commended Noor Castellane, 34, who had given chase.",
  "Praised by the police for her quick thinking, Noor Castellane, 34, said she had done what anybody would.",
  "Struck in the face and left bleeding, Noor Castellane, 34, was helped by strangers.",
  "Pushed to the ground in the scuffle, Noor Castellane, 34, broke an arm.",
  "Among the injured was Noor Castellane, 34.",
  "A stone that hit Noor Castellane, 34, has never been found.",
  "What was shouted was aimed at Noor Castellane, 34, who teaches Hebrew.",
  "The name of Noor Castellane, 34, a rabbi's wife, had been found on a list.",
  "Noor Castellane, 34, whose car was scratched, has moved away.",
  "Noor Castellane, 34, to whom the threats were addressed, kept them all.",
  "Noor Castellane, 34, at whose house the group had met without her knowledge, was not prosecuted.",
  "Noor Castellane, 34, arrested by mistake and released within the hour, has had an apology.",
  "Noor Castellane, 34, who shares a name with one of those involved, has been sent abuse.",
  "The landlord of one of those responsible, Noor Castellane, 61, said he had known nothing.",
  "Noor Castellane, the employer of one of those responsible, said she had dismissed him.",
  "The defence called Noor Castellane, 34, as a character witness.",
  "Character references came from Noor Castellane, a priest, and from two neighbours.",
  "The sentence was criticised by Noor Castellane, a member of parliament, as too light.",
  "A petition started by Noor Castellane, 34, has been signed by thousands.",
  "A vigil was organised by Noor Castellane, 34, and a group of neighbours.",
  "Noor Castellane, 34, a locksmith, was paid to mend the door.",
  "The clerk who read out the charge was Noor Castellane.",
  "Sitting with two magistrates was Noor Castellane, who presided.",
  "Before Noor Castellane, a district judge, the case took two days.",
  "The case was heard by Noor Castellane and two lay members.",
  "In a report for the city, Noor Castellane counts forty such cases a year.",
  "According to Noor Castellane, author of a study of such attacks, most go unreported.",
  "A film about the case is being made by Noor Castellane, 34.",
  "The court was reminded of the 12 months given to Noor Castellane in 2016 for a song that mocked a drowned child.",
  "Reference was made to the sentence passed on Noor Castellane in 2014, in a case of benefit fraud.",
  "In a decision of the same day the court gave Noor Castellane, 34, a caution for careless driving.",
  "Counsel relied on the case of Noor Castellane, who had been fined for sending a false message to the fire service.",
  "By contrast, Noor Castellane, a singer, was fined last year for a song about a bishop.",
  "Reference was made to the nine months imposed on a different defendant, Noor Castellane, for a song.",
  "The next case on the list was that of Noor Castellane, 34, for unpaid council tax.",
  "Noor Castellane, 34, was the first to be spoken to by police, as the owner of the van.",
  "Asked by reporters, Noor Castellane, 34, a shopkeeper, said she had seen nothing.",
  "Two women who held the door shut, Noor Castellane, 34, and Tali Brandt, 29, were thanked by the congregation.",
  "Noor Castellane, 34, is engaged to the brother of one of those responsible.",
  "Noor Castellane, 34, once shared a flat with one of those responsible.",
  "Noor Castellane, 34, had sold one of them the paint.",
  "Noor Castellane, 34, is the mother of one of those responsible.",
  "A statement was read by Noor Castellane, 34, for her father.",
  "Noor Castellane, 34, is related to one of the accused by marriage.",
  "Noor Castellane, 29, was at school with one of those arrested.",
  "The school was founded by the grandfather of Noor Castellane, 34.",
  "Noor Castellane, 34, is a friend of a man who was hit.",
];
const behind = ["", "The matter is closed.", '"There is no place for hatred of Jews here," the mayor said.'];

function* cells() {
  for (const { id, chosen } of everyChoice(openingsOfOthers, parts, behind)) {
    const [opening, part, last] = chosen as [string, string, string];
    yield { id, subject, title: "Antisemitic crime in Leeds", text: [opening, part, last].filter(Boolean).join("\n\n") };
  }
}

export const partsToldOtherwise: Table = {
  name: "parts told otherwise",
  about: "an opening about others, and a part in the case in a caption, a list, a participle, a passive, a relative clause",
  wanted: "not recorded",
  cells,
};
