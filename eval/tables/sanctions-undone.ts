import { accusedAndEnded, type Table } from "./table.ts";

const subject = "Ingrid Okafor";

/** What a body did to somebody, in a sentence that names it. */
const accusations = [
  "Ingrid Okafor, a nurse, was struck off in 2023 over antisemitic posts in which she called Jews 'vermin'.",
  "The university expelled Ingrid Okafor, a law student, in March for shouting 'Jews to the gas' at a Hanukkah party.",
  "Ingrid Okafor, a councillor, was suspended by her party for sharing a post that said 'the Jews own the banks'.",
  "A bus company sacked Ingrid Okafor, 41, after a passenger reported that she had called him 'a dirty Jew'.",
];

/** How such a step is undone, in the words of every day. */
const endings = [
  "In October an appeal panel put her back in her place and struck the finding from her record.",
  "The sanction was annulled by an independent arbitrator, who found that the words had not been hers.",
  "A labour court declared the measure void.",
  "She was taken back with full pay after an inquiry found that a colleague had made the story up.",
  "The board has since reversed itself.",
  "Four months later the decision was withdrawn and her file wiped clean.",
  "An appeals body has sided with her and ordered that the measure be expunged.",
  "The ruling was later declared unlawful by the regional administrative court.",
  "A tribunal ordered that she be reinstated, saying that the evidence had been fabricated.",
  "The body has now conceded that it punished the wrong woman.",
  "It has restored her membership and written to say that it regrets what happened.",
  "On Tuesday she was welcomed back, the complaint having been found to be malicious.",
  "The measure lasted nine days; an inquiry then found that the account had been hacked.",
  "An arbitral court upheld her appeal and wiped out the penalty.",
  "Her appeal to the independent review panel was allowed in full.",
  "The adjudicator ruled in her favour on every point.",
  "The sanction has been overturned.",
  "A judge froze the measure and later struck it down as baseless.",
  "She has been given her job back.",
  "They took her back in the spring with an apology.",
  "The decision did not survive an appeal.",
  "An external investigator concluded that the allegation could not be substantiated, and she resumed her duties.",
  "The leadership rescinded it in June.",
  "Following a review the matter was closed with no finding against her.",
  "The High Court said that no reasonable panel could have come to that view and set the order aside.",
  "She sued, and the court held that she had been punished for something she never said.",
  "A second panel, which heard the recording, came to the opposite conclusion.",
  "A settlement followed in which the other side accepted that she had done nothing wrong.",
  "It was later established that the screenshot had been doctored, and the measure was revoked.",
  "The ombudsman found that the complaint had no basis in fact.",
  "In the end the disciplinary committee found the case against her not proved.",
  "After a two-day hearing the panel decided there was no case for her to answer.",
  "The measure was cancelled when it turned out that she had been reading aloud from a witness's statement.",
  "Her accuser later admitted that he had been mistaken.",
  "The committee has recalled its decision, citing new evidence.",
  "An employment judge found that she had been unfairly dismissed and that the remark was never made.",
  "She was vindicated last month when the appeal board threw the charge out.",
  "By a majority of two to one the appellate committee restored her good standing.",
  "The penalty was lifted with immediate effect after linguists found that the word had been misheard.",
  "A fresh hearing cleared her.",
  "The complaint was found to be without foundation and she was invited to return.",
  "The general assembly voted to undo the decision, saying she had been wronged.",
  "She is once again a member in good standing: the arbitral tribunal found nothing to support the complaint.",
  "The case has been closed and the note removed from her personnel file.",
  "An internal audit found that the messages had been sent from another employee's terminal.",
  "The minister has quashed it.",
  "It was all a mistake, the management said on Friday, and she would be back on Monday.",
  "The court of second instance took the opposite view and gave her back everything she had lost.",
  "The management apologised to her unreservedly on Wednesday, saying it had acted on a forged document.",
  "The finding was taken off the register after it was shown that the witness had never met her.",
  "A month later she had her badge back and a written apology on her desk.",
  "It withdrew the measure once the full video became public: she can be heard telling the man to stop.",
  "Last week she walked back in through the front door, the appeal committee having found for her.",
  "She fought it for two years and won.",
  "It later came to light that a rival had typed the words on her phone.",
  "On review, her punishment was set at nought.",
];
const between = ["", "The case drew wide attention. ", "Her lawyer, Tomasz Feld, said she was relieved. "];

export const sanctionsUndone: Table = {
  name: "endings of sanctions",
  about: "what a body did to somebody, and how it was undone",
  wanted: "not recorded",
  cells: () => accusedAndEnded({ subject, title: "The case of Ingrid Okafor", accusations, endings, between }),
};
