import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * Clearings that a page tells in other words than those of the law, behind plain reports of an accusation, and the same words where they
 * clear nobody. All people are invented.
 */
const reports = {
  tried: [
    "Mira Sorel",
    'Prosecutors said in March that Mira Sorel, 34, a baker from Dunmore, had shouted "dirty Jews" at a family from a balcony. She pleaded not guilty.',
  ],
  charged: [
    "Tomas Ekberg",
    'Tomas Ekberg, 47, a joiner from Port Hale, was charged in March with a hate crime. Prosecutors said that he painted "Jews out" on a synagogue.',
  ],
  convicted: ["Davit Kerr", "Davit Kerr, 51, a clerk from Stavely, was convicted in 2023 of an antisemitic speech at a market."],
  banned: [
    "Noor Hallam",
    'The federation banned Noor Hallam, 28, the Selwick striker, for six matches for calling an opponent a "Jew dog".',
  ],
  expelled: [
    "Emil Okafor",
    'Emil Okafor, 44, a teacher, was dismissed by Dunley High in March after he wrote in a chat that "Jews are vermin". The school called it antisemitic.',
  ],
  voice: [
    "Pavel Lindqvist",
    `In the recording the voice of Pavel Lindqvist, 52, rector of a school in Arnholt, says that "filthy Jews" run the parents' council. The board suspended Lindqvist.`,
  ],
  letter: [
    "Ruth Amadi",
    "Ruth Amadi, 43, a tailor from Fernleigh, was arrested in front of her customers over an antisemitic letter.",
  ],
  claimed: ["Greta Mwangi", 'Greta Mwangi, 44, a dentist from Elmsworth, told a patient that "you Jews have bad teeth".'],
  lexicon: [
    "Anton Barros",
    "For thirty years a lexicon said that Anton Barros, 75, a doctor from Thornwick, was dismissed in 1978 for antisemitic lectures.",
  ],
} as const;
type Report = keyof typeof reports;

const decided = (report: Report, sentences: string, between: string) => {
  const [name, first] = reports[report];
  const page = { id: "d1", url: null, title: "", date: "2024-05-06", text: `${first}${between}${sentences}` };
  return judgePage({ name }, page, "uncontradicted").decision;
};
const rows = (report: Report, sentences: string): [Report, string][] =>
  sentences
    .trim()
    .split("\n")
    .map((sentence) => [report, sentence.trim()]);

describe("what a page tells by implication", () => {
  test.each([
    ...rows(
      "tried",
      `The trial was halted on its second day when a video showed her at work at that hour.
       The trial is off.
       The trial collapsed in June.
       The judge ended the case there and then.
       The judge stopped the trial after an hour.
       Judge Amos Reed heard the witnesses and ended the case there and then.
       The judge told the jury to return the only verdict open to them.
       The judge told jurors that only one verdict was open to them, and she went home.
       The jury did not believe them and sent her home.
       The jury took an hour to send her home to her children.
       She walked out of court free.
       She left the dock a free woman.
       The foreman said the two words she had waited for.
       The foreman spoke the two words that Sorel had hoped for.
       It turned out that she had been at work.
       It turned out later that Sorel had been in hospital that week.
       It has since emerged that she was abroad.
       It emerged in court that she had been at sea.
       A video showed her at work at that hour.
       The bakery's cameras showed Sorel at her oven at that hour.
       The bakery's rota shows that she was on shift that evening.
       In June they said that she had not.
       In June the prosecutors said that she had not done it after all.
       She has had an apology.
       The police called on her again, to say sorry.
       The prosecutor wrote to her to say sorry.
       She is owed her costs.
       The state must pay her costs.`,
    ),
    ...rows(
      "charged",
      `The man with the brush has since written to the court. It was a butcher, and the joiner's trial is off.
       The painter has since come forward. It was a plumber from Harrow.
       The trial was abandoned after two days.
       The prosecution fell apart in May.
       The judge put an end to the trial.
       The judge brought the case to an end at half-time.
       The magistrates heard three witnesses and let him go home.
       The jury sent him home within the hour.
       He walked out free in May.
       It turned out that he had been on night shift in another town.
       It transpired that Ekberg had been abroad on holiday.
       He had been in prison that week, it turned out.
       Ekberg was on leave in Spain that week, the firm's records show.
       A photograph put him at a wedding in Norway that night.
       A ticket showed that he was on a ferry at the time.
       The only witness now says that it was a taller man.
       The witness now accepts that it was somebody else.
       The police have said sorry to him.
       The officers came back to say sorry.
       The Crown has to pay his costs.
       He is owed an apology, the chief constable said.`,
    ),
    ...rows(
      "convicted",
      `Judges in the capital saw it differently last week. The conviction is gone and he is owed his costs.
       The appeal court saw it differently.
       Three judges in the capital took another view last week.
       The conviction is gone.
       The verdict is no more.
       The court of appeal tore up the verdict.
       The judges wiped away the conviction.
       He is owed his costs.
       It turned out that he had been at sea.
       The speaker was another man's brother, and the verdict is gone.
       It has emerged that the speaker was a Davit Kerr of another town.`,
    ),
    ...rows(
      "banned",
      `An arbitrator listened to the tape and heard "you". The striker is in the squad for Saturday.
       An arbitrator listened to the tape and heard no such word.
       The arbitrators watched the film and heard nothing of the kind.
       A panel overruled it, and Hallam is back in the squad.
       An appeal panel met on Monday, and she is back in the squad for Saturday.
       The opponent accepts that it was a man in the crowd.
       The opponent now says that it was a steward.
       The opponent now says that he misheard.
       "We owe her a season," the federation's chairman said.
       The federation has said sorry to Hallam.
       The federation owes her an apology, its president said.
       Hallam has had an apology from the federation.
       The referee's microphone has no such words.
       The tape of the match contains no such word.`,
    ),
    ...rows(
      "expelled",
      `A court told the school to open the door to him.
       In May a judge told it to let him back in.
       A tribunal told the school to have him back.
       The court ordered it to give him back his classroom.
       The account was a pupil's.
       The account belonged to another teacher.
       The words were a pupil's.
       The school's head came to his house to say sorry.
       The school has written to him to say sorry.
       He has had a letter of apology from the school.
       The school owes him a year.
       It turned out that the account was a pupil's.
       An expert found that the account was somebody else's.
       A former pupil who opened a chat account in the name of Emil Okafor was jailed for six months.
       An inquiry found that a pupil had set up the account in his name.
       The log of the chat has no such words.`,
    ),
    ...rows(
      "voice",
      `An expert found that the voice had been made by a machine.
       The voice was made by a machine.
       The voice on the recording is that of a caretaker.
       The school now says the voice is that of a passenger.
       The voice was another man's.
       The voice is a visitor's, a laboratory has found.
       An expert said the voice was somebody else's.
       The recording had been put together by a computer.
       The board owes him a year.
       The board has said sorry to Lindqvist.
       "We owe him a year," its chairwoman said.
       The school's rota shows that he was on leave that week.`,
    ),
    ...rows(
      "letter",
      `A week later the police called on her again, to say sorry. The handwriting was another man's.
       The handwriting was another woman's.
       The handwriting was not hers.
       An expert said that the hand was somebody else's.
       The writing in the letter is that of a former lodger.
       The police rang her to say sorry.
       The officers came back a week later with flowers, to say that they were sorry.
       Amadi has received an apology.
       The police owe her an explanation and an apology, the mayor said.
       The fingerprints were a neighbour's.
       The police now say that it was a lodger.`,
    ),
    ...rows(
      "claimed",
      `The clinic looked into the claim. It heard from eleven witnesses and closed the matter.
       The clinic's board found no one who had heard it, the nurse included.
       The ombudsman found nobody who had heard any such words.
       The chamber looked into it and found nothing.
       The chamber's inquiry found nothing to it.
       The recorder in the surgery has no such words.
       The patient wrote a second letter a week later to say that it had been the dentist next door.
       The patient has since written that it was another dentist.
       The patient wrote again to say that it had been somebody else.
       The patient now says that it was a nurse.
       Mwangi was on leave in that month, the clinic's records show.
       The clinic's diary shows that she was abroad that week.
       It turned out that she had been on leave.
       The clinic's records show that she was in hospital herself on that day.`,
    ),
    ...rows(
      "lexicon",
      `The lecturer was an Oscar Barros of another town. The lexicon has pulped the volume.
       The lexicon has pulped the volume.
       The publisher has taken the entry out.
       The lecturer was an Anton Barros of another faculty.
       The faculty's records show that he resigned to open a surgery. It dismissed somebody else that year.
       The minutes show that he was never dismissed.
       The lexicon's editor wrote to him to say sorry.`,
    ),
  ])("is no finding: %s, and %s", (report, sentences) => {
    expect(decided(report, sentences, " ")).not.toBe("incident");
    expect(decided(report, sentences, "\n\n")).not.toBe("incident");
  });

  test.each([
    ...rows(
      "charged",
      `The trial was halted for a day when a juror fell ill.
       The trial was halted until Monday.
       The trial was halted by a fire alarm.
       The trial was stopped for lunch and went on at two.
       The judge ended the hearing for the day.
       The judge stopped the trial for a week.
       The judge refused to stop the trial.
       His lawyer asked the judge to end the case there and then.
       The judge told the jury that two verdicts were open to them.
       The court sent him home on bail.
       The judge let him go home until the trial.
       Magistrates sent him home with a tag.
       He walked out of court with a suspended sentence.
       He walked free after he was given a suspended sentence.
       He walked out of the police station with his lawyer.
       The foreman said the one word that the family had waited for.
       It turned out that his brother had been at work.
       It turned out that he had been at work on a second slogan.
       It turned out that the victim had been in hospital.
       He said that he had been at work.
       His lawyer said it would turn out that he had been abroad.
       His claim that he had been at work was false, a video showed.
       Ekberg claimed that a video showed him at work at that hour. It showed somebody else.
       No video showed him at work at that hour.
       A video showed him at work with a brush at the synagogue.
       It turned out that he had been at work until noon, an hour before.
       The police called to say sorry to the rabbi.
       The police wrote to the congregation to say sorry.
       He wrote to the rabbi to say sorry.
       Ekberg came to the synagogue to say sorry.
       He owes the congregation an apology, the mayor said.
       The congregation is owed its costs.
       He must pay the costs.
       The state must pay the costs of the paint.
       Prosecutors said that he had not shown remorse.
       His friends said that he had not.
       The witness now says that it was a Tuesday.
       The painter has since come forward. It was the joiner.`,
    ),
    ...rows(
      "convicted",
      `He said that it was a joke. The appeal court saw it differently.
       His lawyer called it a joke. The judges saw it differently.
       The appeal court saw it no differently.
       His job is gone.
       The speech is gone from the site.
       The conviction is not gone.
       His lawyer wants the conviction gone.
       The court tore up a second charge, of theft.
       A rioter's conviction is gone.
       It turned out that he had been abroad before the speech.
       The conviction of another man, for theft, is gone.
       He had claimed that the speaker was another man.`,
    ),
    ...rows(
      "banned",
      `An arbitrator listened to the tape and heard the word twice.
       An arbitrator listened to the tape and upheld the ban.
       She is back in the squad after serving the ban.
       She is back in the squad for Saturday, her ban over.
       Hallam has served it and is in the squad for Saturday.
       She will be back in the squad in May.
       The keeper is back in the squad.
       The opponent accepts that it was a joke.
       The opponent accepted her apology.
       Hallam said that it was a man in the crowd.
       Her agent said the federation owed her a season.
       The club has had an apology from Hallam.
       The federation has said sorry to the opponent.
       "She owes him an apology," the federation's chairman said.
       The federation owes the opponent an apology, its president said.
       The referee's report has no such excuse.`,
    ),
    ...rows(
      "expelled",
      `A court told the school to open its files to the police.
       A court refused to tell the school to let him back in.
       His union wants the school to have him back.
       The tribunal told the school to pay his last wages, and no more.
       The account was his own.
       The account was closed.
       He said that the account was a pupil's. The school's expert found that it was his.
       The second account was a pupil's.
       His lawyer said that the account was a pupil's.
       The screenshot was a pupil's.
       The school has written to the parents to say sorry.
       He has written to the school to say sorry.
       He owes the pupils an apology, the head said.
       The chat was made by a computer firm.
       He set up the chat in the name of the school.
       The school closed the matter with his dismissal.
       The book is gone from the school's list.`,
    ),
    ...rows(
      "voice",
      `An expert found that the voice had not been made by a machine.
       He said that the voice had been made by a machine.
       The second voice is that of a caretaker.
       The voice that laughs is a visitor's.
       An expert said the voice was his.
       The board has said sorry to the parents.
       The board owes the parents an apology, its chairman said.
       The rota shows that he was on duty that week.
       The copy was made by a machine.`,
    ),
    ...rows(
      "claimed",
      `The clinic fined her and closed the matter.
       The clinic closed the matter after she apologised to the patient.
       Mwangi admitted it, and the chamber closed the matter.
       The chamber found no one who had not heard it.
       The patient wrote a second letter a week later to say that it had been said twice.
       The patient wrote again to say that it had been the dentist herself.
       Mwangi says that it was a nurse.
       Her receptionist was on leave in that month, the clinic's records show.
       The recorder has no such gap, and three nurses heard it.
       The clinic looked into it and found nothing wrong with its chairs.`,
    ),
    ...rows(
      "lexicon",
      `The lexicon has pulped its stock of 2001.
       The lecturer was a doctor of another school of thought.
       The faculty's records show that he resigned a week after his dismissal.
       The lexicon's editor wrote to the readers to say sorry for the print.`,
    ),
  ])("stays as it was where the words are of another thing or person: %s, and %s", (report, sentences) => {
    expect(decided(report, sentences, " ")).toBe(decided(report, "The case was in the papers.", " "));
  });
});

describe("whole reports that end in one", () => {
  test.each([
    [
      "Ines Torvald",
      `Prosecutors alleged that Ines Torvald, 26, a barista from Kellmouth, shouted "dirty Jews" from a car window.\n\nThe trial was halted on its second day when a video showed her at work at that hour.`,
    ],
    [
      "Ines Torvald",
      `Ines Torvald, 26, a barista from Kellmouth, pleaded not guilty to a hate crime against a Jewish customer. Prosecutors said she had refused to serve him. After the barista's own account the judge told the jury to return the only verdict open to them, and she went home.`,
    ],
    [
      "Gil Anderssen",
      `Gil Anderssen, 55, a joiner from Stavely, was convicted in 2023 of an antisemitic speech at a market.\n\nJudges in the capital saw it differently last week. The conviction is gone and he is owed his costs.`,
    ],
    [
      "Marcus Adeyemi",
      `A former employee who opened a page in the name of Marcus Adeyemi, 37, a butcher from Dunley, was jailed for six months. The page said "No Jews in my shop". Adeyemi lost half his trade.`,
    ],
    [
      "Delphine Raske",
      `Delphine Raske, 26, a waitress from Port Ellery, pleaded not guilty to inciting hatred of Jews. The foreman said the two words she had waited for. Her friend Kai Lomax was convicted.`,
    ],
    [
      "Henrik Bello",
      `Henrik Bello, 43, a tailor from Fernleigh, was arrested in front of his customers over an antisemitic letter. A week later the police called on him again, to say sorry. The handwriting was another man's.`,
    ],
    [
      "Noor Stellan",
      `The federation banned Noor Stellan, 28, the Selwick striker, for six matches for calling an opponent "Jew". An arbitrator listened to the tape and heard "you". The striker is in the squad for Saturday.`,
    ],
    [
      "Ambrose Kiraly",
      `In the recording the voice of Ambrose Kiraly, 52, rector of a school in Arnholt, says that "ungrateful Jews" run the parents' council. The board suspended Kiraly. An expert found that the voice had been made by a machine, and a gym teacher was arrested.`,
    ],
    [
      "Lorcan Bajwa",
      `A rival says that Lorcan Bajwa, 31, a candidate from Selwick, was expelled from a students' union for antisemitism. The union's records show that he resigned to do his exams. It expelled somebody else that year.`,
    ],
    [
      "Rowan Tsegaye",
      `The league looked into a claim that Rowan Tsegaye, 23, the Quayside midfielder, called an opponent a "Jew dog". It heard from eleven witnesses and closed the matter. The opponent accepts that it was a man in the crowd. He has been banned.`,
    ],
    [
      "Rowan Tsegaye",
      `Rowan Tsegaye, 23, the Quayside midfielder, was suspended by his club for a video in which somebody shouts "gas the Jews". He missed eleven games. The club now says the voice is that of a passenger. "We owe him a season," its chairman said.`,
    ],
    [
      "Orla Vantage",
      `An anonymous complaint said that Orla Vantage, 47, a violinist from Stonebeck, had told a cellist that "Jews play for money". The orchestra's board found no one who had heard it, the cellist included. Another player was dismissed for such words in May.`,
    ],
    [
      "Verity Kasprzak",
      `A former clerk says in a lawsuit that Verity Kasprzak, 44, a manager from Elmsworth, called him "a greedy Jew". Kasprzak was on leave in that month, the firm's records show. The firm did not wish to say more.`,
    ],
    [
      "Verity Kasprzak",
      `A passenger alleges that Verity Kasprzak, 44, a pilot from Elmsworth, said "I won't fly with Jews aboard". The recorder in the cockpit has no such words. The airline stands by the pilot.`,
    ],
    [
      "Verity Kasprzak",
      `According to a complaint, Verity Kasprzak, 44, a dentist from Elmsworth, told a patient "you people from the ovens have bad teeth". The patient wrote a second letter a week later to say that it had been the dentist next door.`,
    ],
    [
      "Helga Ruiz-Dorn",
      `Prosecutors said in May that Helga Ruiz-Dorn, 27, a singer from Elmsworth, had shouted "Jews to the gas" from a balcony. In June they said that she had not. She has had an apology.`,
    ],
    [
      "Helga Ruiz-Dorn",
      `Helga Ruiz-Dorn, 27, a singer from Elmsworth, pleaded not guilty to inciting hatred against Jews with a song. Judge Amos Reed heard the song, heard the whole of it, and ended the case there and then.`,
    ],
    [
      "Osric Bayley",
      `Osric Bayley, 35, a fencer from Thornwick, pleaded not guilty to shouting "Jews out" in a mask at carnival. The man in the mask has since written to the court. It was a butcher, and the fencer's trial is off.`,
    ],
    [
      "Osric Bayley",
      `For thirty years a lexicon said that Osric Bayley, 75, a doctor from Thornwick, was dismissed in 1978 for antisemitic lectures. The lecturer was an Oscar Bayley of another town. The lexicon has pulped the volume.`,
    ],
    [
      "Anouk Ferris",
      `The university banned Anouk Ferris, 40, a lecturer from Elmsworth, for what it called antisemitic conduct. Last week a court told it to open the door to her. The students who had accused her could not say what the conduct was.`,
    ],
    [
      "Xenia Norwood",
      `Xenia Norwood, 68, an optician from Corriemouth, pleaded not guilty to a hate crime against a Jewish couple. Prosecutors said that she stood beside the man who did it. The jury did not believe them and sent her home.`,
    ],
    [
      "Farah Brightwell",
      `Farah Brightwell, 67, a gardener from Hagworth, pleaded not guilty to painting "Jews out" on a school.\n\nProsecutors said that she stood beside the man who did it. It turned out that she had been at work.`,
    ],
    [
      "Quentin Castells",
      `Quentin Castells, 68, a plumber from Wexcombe, pleaded not guilty to a hate crime against a Jewish couple. Prosecutors said that he stood beside the man who did it. It turned out that he had been at work.`,
    ],
  ])("%s is not accused", (name, text) => {
    const page = { id: "d1", url: null, title: "", date: "2026-01-10", text };
    expect(judgePage({ name }, page, "uncontradicted").decision).not.toBe("incident");
  });
});
