import { everyChoice, type Table } from "./table.ts";

const subject = "Ingrid Okafor";
const accusations = [
  "Ingrid Okafor, 41, was convicted in March of spraying a swastika and the words 'Jews out' on the door of a synagogue in Leeds.",
  "Ingrid Okafor was jailed for 14 months for threatening to burn down a Jewish school.",
  "Ingrid Okafor, 41, has been charged with religiously aggravated harassment after a Jewish neighbour said she had called him 'a filthy Jew'.",
  "A nurse, Ingrid Okafor, was struck off over antisemitic posts.",
];
/** Words of endings, said of something or somebody else. */
const endings = [
  "A charge of handling stolen goods was dropped.",
  "Her brother, Anton Okafor, was cleared of the same charge.",
  "Her application for bail was refused.",
  "Her appeal was dismissed.",
  "The Court of Appeal threw out her challenge to the sentence.",
  "A second woman, Petra Lund, was released without charge.",
  "The synagogue has dropped its plan for a fence.",
  "The jury rejected her claim that she had been asleep at home.",
  "An earlier case against a different man had collapsed.",
  "The defence said it was a case of mistaken identity, which the jury did not accept.",
  "Her lawyer said she would clear her name on appeal.",
  "She denied the offence.",
  "She was acquitted of a separate count of theft.",
  "The council withdrew its funding from the club she ran.",
  "No evidence was offered on a further charge of criminal damage.",
  "A request to move the trial was withdrawn.",
  "The hotel has closed the case of the missing luggage.",
  "Her employer apologised to the community.",
  "The judge dismissed the suggestion that it had been a prank.",
  "The case of a man arrested with her has been adjourned.",
  "The newspaper corrected the age of the victim in an earlier version of this report.",
  "Police have ruled out a link with a fire in the same street.",
  "The mayor, who had been accused of doing nothing, was exonerated by an inquiry.",
  "The victim was found to have told the truth.",
  "Her driving ban was lifted in May.",
  "An internet rumour that a refugee had done it turned out to be false.",
  "The bishop was cleared of a breach of the church's rules over a letter he wrote on her behalf.",
  "She had walked free from court in 2011 after a trial for fraud.",
  "The prosecution withdrew a request for costs.",
  "The case against a shopkeeper who had sold her the paint collapsed.",
  "No one was hurt.",
  "Nobody was charged over a scuffle outside the court.",
  "The witness never withdrew his statement.",
  "The verdict was greeted with applause; a man who shouted 'not guilty' was removed.",
  "Her plea was not guilty.",
  "She had pleaded not guilty.",
  "She insists that the case will be thrown out.",
  "Her lawyer asked the judge to throw the case out, and he refused.",
  "A theory that another woman had done it was put to the jury and rejected.",
  "The trial of a neighbour who had threatened a witness was abandoned.",
  "The court found that the caretaker was innocent of any neglect.",
  "The police apologised to the congregation for coming late.",
  "An insurance claim came to nothing.",
  "A campaign to have her freed has come to nothing.",
  "Her complaint about the prison food was not upheld.",
  "The mural was wiped away the same day.",
  "A plan for a memorial was shelved.",
  "The synagogue's case for a grant was turned down.",
];
const between = ["", "The case drew wide attention. "];

function* cells() {
  for (const { id, chosen } of everyChoice(accusations, endings, between)) {
    const [accusation, ending, middle] = chosen as [string, string, string];
    yield { id, subject, title: "Leeds woman and the synagogue", text: [accusation, `${middle}${ending}`].join("\n\n") };
  }
}

export const endingsOfOthers: Table = {
  name: "endings of others",
  about: "an accusation, and an ending word said of something or somebody else",
  wanted: "recorded",
  cells,
};
