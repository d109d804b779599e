import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * "A teacher has been struck off …", and a name in the next paragraph: whose is it? Every story with every sentence that may bring the name.
 */

const name = "Clive Dunmore";
const decisionOf = (text: string, title = "") =>
  judgePage({ name }, { id: "p", url: null, title, date: "2024-06-01", text }, "uncontradicted").decision;

/** Reports of one whom they do not name at first, and the word for them. */
const sanctioned: [string, string][] = [
  ["A radio presenter has been suspended over antisemitic remarks on air.", "presenter"],
  ["A Tarrow councillor has been expelled from his party for an antisemitic Facebook post.", "councillor"],
  ["A teacher has been struck off after telling pupils that the Holocaust was a hoax.", "teacher"],
  ["A footballer has been fined for an antisemitic tweet.", "footballer"],
  ["A man has been jailed for sending antisemitic messages to a rabbi.", "man"],
  ["A police officer was sacked for sharing antisemitic jokes with colleagues.", "officer"],
  ['A surgeon who called a Jewish colleague a "dirty Jew" has been suspended.', "surgeon"],
];

const answersForIt: ((role: string) => string)[] = [
  () => `${name} made the remarks last week.`,
  () => `${name} wrote the post in May.`,
  (role) => `The ${role}, ${name}, was told of the decision on Tuesday.`,
  (role) => `The ${role} was named as ${name}, 54.`,
  () => `He was named as ${name}, 54.`,
  () => `${name}, 54, was told of the decision on Tuesday.`,
  () => `${name}, 54, will have to wait a year before he can return.`,
  () => `${name}, 54, accepted the decision.`,
  () => `${name} has since apologised.`,
  () => `${name} apologised for his words and said he was ashamed.`,
  () => `${name}, 54, admitted the offence.`,
  () => `${name} did not respond to a request for comment.`,
  () => `${name} declined to comment.`,
  () => `A panel heard that ${name}, 54, had been warned before.`,
  () => `The case against ${name}, 54, was heard on Tuesday.`,
  () => `${name}, 54, showed no emotion as the decision was read out.`,
  () => `${name}, who has worked there for nine years, had argued that it was a joke.`,
];

const unnamed = [
  ...sanctioned.map(([lead]) => lead),
  "A man has been arrested after swastikas were painted on a synagogue in Tarrow.",
  "Police have arrested a 34-year-old man over antisemitic graffiti on a Jewish school.",
  "A woman has been charged with a hate crime after an attack on a Jewish couple.",
  "A teenager admitted sending antisemitic messages to a rabbi, a court heard.",
  "A student has been expelled for antisemitic posts.",
  "A Tarrow man was sentenced to two years in prison for firebombing a synagogue.",
  "A shop owner who refused to serve Jewish customers has been fined.",
  'A bus driver has been suspended after telling a Jewish passenger that "Hitler should have finished the job".',
  "Two men were arrested after shouting antisemitic abuse at worshippers.",
  "An employee was fired for an antisemitic tirade, the company said.",
  "A professor resigned over antisemitic remarks.",
  "Swastikas were daubed on gravestones at a Jewish cemetery in Tarrow.",
  "A Holocaust denier was jailed on Monday.",
];

const standsBesideIt = [
  `${name}, 54, made a complaint.`,
  `${name}, a rabbi, said he was shocked.`,
  `${name} was the target of the abuse.`,
  `${name}, who is Jewish, said he was relieved by the decision.`,
  `${name}, who chairs the panel, announced the decision on Tuesday.`,
  `The decision was announced by ${name}, 54.`,
  `${name}, 54, heard the remarks and reported them.`,
  `A listener, ${name}, 54, told the hearing that he had been hurt.`,
  `${name} did not respond to a request for comment. He is the head of the Jewish community.`,
  `${name} has taken over his work.`,
  `${name} will replace him.`,
  `${name}, his lawyer, declined to comment.`,
  `${name} said the community was shaken.`,
  `${name}, 67, who has prayed there for 30 years, said he was not surprised.`,
  `"It breaks my heart," said ${name}, 54.`,
  `${name} found the graffiti when he opened the building.`,
  `${name}, 45, was walking his dog when he saw it.`,
  `${name}, 45, was treated in hospital for cuts.`,
  `${name} told the court that he had been afraid to leave home.`,
  `${name}, a local historian, said such attacks were rare.`,
  `${name} of the Tarrow Jewish Council thanked the police.`,
  `${name}, from the Anti-Hate Alliance, called for action.`,
  `${name} launched an online appeal to pay for the repairs.`,
  `${name} prosecuted the case.`,
  `${name} led the investigation.`,
  `${name}, mayor of Tarrow, visited the site.`,
  `${name} visited the school on Tuesday.`,
  `${name} wrote a book about the town's Jewish history.`,
  `${name} posted a video of the damage on Facebook.`,
  `${name} shared a photo of the swastikas, which he called vile.`,
  `${name} apologised to the congregation on behalf of the town.`,
  `${name} apologised on behalf of the company.`,
  `${name} denied that the police had been slow.`,
  `${name} admitted that security had been poor.`,
  `${name} wrote on Twitter that he was disgusted.`,
  `${name} filmed the incident on his phone.`,
  `${name} chased the attacker.`,
  `${name} stopped him and held him until police came.`,
  `${name}, 29, was injured when he tried to help.`,
  `${name}, 61, lost a grandfather in Auschwitz.`,
  `${name} attacked the government for doing too little.`,
  `${name} criticised the sentence.`,
  `${name} said: "He shouted 'dirty Jew' at me and ran."`,
  `"He called me a dirty Jew," ${name}, 33, said.`,
  `${name} heard someone shout "kill the Jews".`,
  `${name} painted over the swastikas.`,
  `${name} removed the posters.`,
  `${name} distributed leaflets asking for witnesses.`,
  `${name} will speak at a vigil on Thursday.`,
  `${name} was arrested in 2019 in an unrelated case.`,
  // In the words of whoever answers for it, and of something else.
  `${name} took down the posters.`,
  `${name} withdrew his support for the festival.`,
  `${name} deleted the comments under its announcement.`,
  `${name} stood by the family.`,
  `${name} gave the order to clean the wall.`,
  `${name} gave an interview on Monday.`,
  `${name} read the messages out in court.`,
  `${name} recorded the attack on his phone.`,
  `${name} sent the messages to the police.`,
  `${name} shared the video to raise the alarm.`,
  `${name} left the building by a back door.`,
  `${name} defended the decision.`,
  `${name} defended the police.`,
  `${name} argued for a longer sentence.`,
  `${name} denied that the council knew.`,
  `${name} accepted the apology.`,
  `${name} appealed for calm.`,
  `${name} appealed for witnesses.`,
  `${name} lost his father in the war.`,
  `${name} was told of the attack by a neighbour.`,
  `${name} was told about the posts by a pupil.`,
  `${name} was released from hospital on Sunday.`,
  `${name} must pay for the repairs himself.`,
  `${name} faces a bill of $9,000 for the damage.`,
  `${name} appeared on television to condemn it.`,
  `${name} remains in hospital.`,
  `${name} remained calm.`,
  `${name} will have to close the shop for a week.`,
  `${name} will not be intimidated.`,
  `${name} is expected to make a full recovery.`,
  `${name} has two weeks to repair the door.`,
  `${name} declined an interview.`,
  `${name} did not attend the service.`,
  `Police said ${name} was hit in the face.`,
  `The court heard that ${name} had feared for his life.`,
  `A report by ${name} found that such attacks are rising.`,
  `Police found ${name} bleeding on the pavement.`,
  `The police told ${name} to stay indoors.`,
  `Officers questioned ${name} as a witness.`,
  `The complaint of ${name} was upheld.`,
  `The evidence of ${name} was read to the court.`,
  `A letter was sent to ${name}.`,
  `The campaign is led by ${name}.`,
  `${name} was seen holding a candle at the vigil.`,
  `${name} was seen putting flowers at the door.`,
  `${name} told the court that the words still haunt him.`,
  `${name} told police that the posts had frightened his children.`,
  `${name}'s home was searched for damage.`,
  `${name}'s lawyer said he wanted compensation.`,
  `${name}'s shop was hit by a brick.`,
  `${name} made the call to police.`,
  `${name} wrote the report.`,
  `${name} left the message on the wall for others to see.`,
];

describe("the one name of a report that brings in without a name who did it", () => {
  it.each(standsBesideIt)("accuses nobody of whom it says: %s", (told) => {
    const accused = unnamed.flatMap((lead) =>
      ["", "\nThe investigation continues.", '\n"There is no place for this," a statement said.']
        .filter((tail) => decisionOf(`${lead}\n${told}${tail}`) === "incident")
        .map((tail) => lead + tail),
    );
    expect(accused).toEqual([]);
  });

  it.each(sanctioned)("is whoever answers for it: %s", (lead, role) => {
    const missed = answersForIt
      .map((told) => told(role))
      .filter((told) => decisionOf(`${lead}\n${told}\n"There is no place for this," a statement said.`) !== "incident");
    expect(missed).toEqual([]);
  });

  it("is not one of two men for being named with an age", () => {
    const text =
      "Two men were arrested after shouting antisemitic abuse at worshippers.\nClive Dunmore, 45, was walking his dog.";
    expect(decisionOf(text)).toBe("none");
  });

  it("is not whoever bears a title that goes with the word", () => {
    const text =
      'A university has dismissed a lecturer who wrote that Jews had "brought the Holocaust upon themselves by usury".\nDr Ulrika Dembele, a senior lecturer in economics, made the claim in an essay.\nA disciplinary panel found that the essay was antisemitic.\nThe vice-chancellor, Professor Hal Roman, told staff about the decision on Friday.';
    const of = (who: string) =>
      judgePage({ name: who }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted").decision;
    expect([of("Ulrika Dembele"), of("Hal Roman")]).toEqual(["incident", "none"]);
  });
});
