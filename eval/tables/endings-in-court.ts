import { everyChoice, type Table } from "./table.ts";

const subject = "Ingrid Okafor";

const accusations = [
  "Ingrid Okafor, 41, was charged last year with spraying a swastika and the words 'Jews out' on the door of a synagogue in Leeds.",
  "In March police arrested Ingrid Okafor and charged her with religiously aggravated harassment after a Jewish neighbour said she had called him 'a filthy Jew'.",
  "Ingrid Okafor was convicted in 2022 of threatening to burn down a Jewish school.",
];

/** Endings before the courts of many countries; some two sentences long, some with somebody else's name beside them. */
const endings = [
  "Cyril Gantry, the printer, turned out to have been paid by somebody else, the judges quashed the conviction, and they apologised.",
  "In May it emerged that the caretaker, Cyril Gantry, had been given money to say so, the Court of Appeal set the verdict aside, and the chief constable said sorry.",
  "Judge Amara Lindqvist threw the case out.",
  "After a lodger, Milan Horak, owned up, the charge was withdrawn.",
  "It had been written by her flatmate, Milan Horak, who has since admitted it, and the case was dropped.",
  "The prosecutor, Dana Weiss, told the court that the state would not go on.",
  "Ralf Odum, who had accused her, admitted inventing it, and the proceedings were halted.",
  "Police now believe that Ralf Odum, a former colleague, wrote it.",
  "The conviction was set aside after a reporter, Nora Pell, found the missing tape.",
  "DNA on the can matched that of a local man, Ralf Odum, and the case against her was closed.",
  "While Ralf Odum was being questioned about a fire he confessed to this as well, and she was told that she would hear no more of it.",
  "Professor Lin Achebe told the court that the voice was not hers, and the jury acquitted.",
  "The footage was played in court. It showed somebody else.",
  "The jury was out for an hour. Its answer was no.",
  "The prosecutor rose on the second day. He had, he said, no more evidence to call, and the judge told her she was free to leave.",
  "Then the only witness was recalled. He had not been in Leeds that week.",
  "The appeal was heard in May. Three judges agreed with her.",
  "What followed took eleven months. At the end of it she was acquitted.",
  "She spent five weeks in a cell. Then the laboratory wrote: the prints were not hers.",
  "An inquiry was held. Its report, out on Monday, clears her.",
  "The prosecution asked for more time. The judge refused it and dismissed the charge.",
  "She appealed. There is no conviction on her record today.",
  "The public prosecutor in Lille filed the case away without further action.",
  "A court in Graz acquitted her.",
  "The investigating judge ruled that there were no grounds to send her to trial.",
  "The court of cassation annulled the sentence without sending it back.",
  "A nolle prosequi was entered.",
  "The matter was struck from the roll.",
  "The Director of Public Prosecutions took over the case and discontinued it.",
  "The magistrate declined to commit her for trial.",
  "A grand jury returned no true bill.",
  "The procurator fiscal marked the papers 'no proceedings'.",
  "The Crown entered a stay.",
  "The verdict was not proven.",
  "Prosecutors in Cologne ended the inquiry for want of sufficient suspicion.",
  "The sheriff found there was insufficient evidence in law and acquitted her.",
  "The court found the charge bad in law.",
  "The complaint was retracted, and the court released her from all liability.",
  "The police returned the file marked 'unsubstantiated'.",
  "The accusation has been retracted.",
  "Jurors needed less than an hour to reject the case against her.",
  "She is to be dealt with under mental health legislation instead of going to trial.",
  "Doctors found that she had been severely unwell at the time and was unfit to plead.",
  "The charges were dismissed on condition that she lives at an approved unit.",
  "The court heard that she was too ill to take part in a trial, and the proceedings were stayed.",
  "A judge sent her to hospital without a finding of guilt.",
  "She was found to lack the capacity to enter a plea.",
  "Psychiatrists agreed that she did not know what she was doing, and the court ruled that she could not be held responsible.",
  "She was diverted out of the criminal courts and into treatment, with no conviction.",
  "The jury returned a special verdict of insanity.",
  "The state withdrew its notice that the offense was motivated by the victim's religion, and she pleaded guilty to disorderly conduct.",
  "She pleaded guilty to disorderly conduct after the hate count was tossed.",
  "The hate enhancement was dropped as part of a plea to simple trespass.",
  "The court found her guilty of a public order offence but was not satisfied that it was aggravated by religion.",
  "The bias element was struck out on appeal, which left only a fine for littering.",
  "Under a deal the bias allegation was removed.",
  "Prosecutors cut the charge to a breach of the peace and dropped the claim that she had been moved by hatred of Jews.",
  "The summons turned out to have been meant for a woman of the same name in Bradford.",
  "The judge said she left the court without the slightest suspicion hanging over her.",
  "Her innocence has since been proved.",
];
const between = ["", "The case drew wide attention. "];

function* cells() {
  for (const { id, chosen } of everyChoice(accusations, endings, between)) {
    const [accusation, ending, middle] = chosen as [string, string, string];
    yield {
      id,
      subject,
      title: "Leeds woman and the synagogue",
      text: [accusation, `${middle}${ending}`].join("\n\n"),
    };
  }
}

export const endingsInCourt: Table = {
  name: "endings in court",
  about:
    "an accusation, and how it ended before a court, in two sentences, beside another's name, for want of health or of hatred",
  wanted: "not recorded",
  cells,
};
