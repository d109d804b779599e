import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * Hostile words in a sentence that names somebody: whose are they? Every report with every sentence of whoever is near it. The people and
 * the cases are invented.
 */

const name = "Clive Dunmore";
const decisionOf = (text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted").decision;

const named = [
  "Rex Aldous, 34, was sentenced to two years on Monday for painting swastikas on a synagogue in Tarrow.",
  'The league has banned striker Rex Aldous for ten matches for shouting "dirty Jew" at an opponent.',
  "Four men have been jailed for an antisemitic attack on a Jewish cemetery.\nRex Aldous, 22, Tom Brill, 23, and two others admitted criminal damage.",
];
const unnamed = [
  "A teacher has been suspended after telling pupils that the Holocaust was a hoax.",
  'A surgeon who called a Jewish colleague a "dirty Jew" has been struck off.',
  "A man has been jailed for sending antisemitic messages to a rabbi.",
];

/** Whom the sentence sets beside it: it tells of the words as another's. */
const beside = [
  `${name}, an assistant county prosecutor, said the four had pleaded guilty earlier.`,
  `A message to ${name} read: "You Jews will burn."`,
  `In a message to ${name}, he wrote: "You Jews will burn."`,
  `To ${name} he said: "I hate Jews."`,
  `Asked by ${name} why he had done it, he said: "I hate Jews."`,
  `${name}, who studies the far right, said the number 88 stands for "Heil Hitler".`,
  `${name}, a historian, said that the phrase "Jews are parasites" was used by the Nazis.`,
  `${name}, whose car was also damaged, said he had heard shouts of "Jews out".`,
  `${name}, the arresting officer, said he had shouted "Heil Hitler" in the van.`,
  `${name} recorded him as he shouted "gas the Jews".`,
  `${name} punched him after he had shouted "dirty Jew".`,
  `${name}, who was with him, walked away when he began to shout "Jews out".`,
  `${name} printed the messages in the Courier: "Burn, Jew."`,
  `${name} wrote in a column that "the Jews control everything" is the oldest lie there is.`,
  `${name}, 88, remembers the boys who sang "when Jewish blood spurts from the knife".`,
  `${name}'s report found that he had made antisemitic remarks.`,
  `${name} had been warned about the antisemitic remarks in March.`,
  `The first person to see the words "Hitler was right" on the wall was ${name}, the caretaker.`,
  `${name}, a steward at the ground, confiscated a banner with the words "Six million was not enough".`,
  `${name} had found "Juden raus" scrawled on his blinds twice this year.`,
  `In his new novel, ${name} has a village policeman mutter "it's always the Jews".`,
  `${name}, who helps people leave the far right, said that "the Jews are to blame" is the first sentence they have to unlearn.`,
  `${name} quit the committee, writing that he would not sit in a room with someone who says "Hitler didn't go far enough".`,
  `The words "Christ-killers", said ${name}, had no place on any wall.`,
  `Defence counsel ${name} conceded that the phrase "Jews are the virus" could not be explained away.`,
  `${name} said that his manager would greet him each morning with "Shalom, Shylock".`,
  `On the windscreen of the car that ${name} had parked outside the yeshiva lay a note: "Next time you'll be inside it, Jew."`,
  `${name} shook hands with the player who had called him a "stinking Jew".`,
  `Judge ${name} said: "You told a rabbi that all Jews should be gassed."`,
  // Each of these is held by one pattern alone.
  `${name} said that things like "Jews run the banks" were on every wall that year.`,
  `${name} scrubbed "gas the Jews" from the gate.`,
  `${name} photographed "Jews out" on the shutter.`,
  `${name} had seen a placard reading "Jews out" that day.`,
  `${name} said that a banner with "Jews to the gas" was found in the stand.`,
  `${name} rejected the claim that "the Jews own the banks".`,
];

/** Sanctioned, and by the sentence's own words for something else; or no part of it at all. */
const ofSomethingElse = [
  `${name}, who appeared before the same magistrates, was fined £120 for driving without insurance.`,
  `${name}, a referee in the same league, was banned last year for betting on matches, which has nothing to do with this case.`,
  `The singer ${name}, who had been booked for the same evening, cancelled his set when he heard about the remarks.`,
  `Public defender ${name} declined to comment.`,
  `${name} received damages and a written apology.`,
];

describe("whoever tells of hostile words has not said them", () => {
  it.each(beside)("beside somebody who is named: %s", (sentence) => {
    expect(named.filter((lead) => decisionOf(`${lead}\n${sentence}`) === "incident")).toEqual([]);
  });
  it.each(beside)("beside somebody who is not: %s", (sentence) => {
    expect(unnamed.filter((lead) => decisionOf(`${lead}\n${sentence}`) === "incident")).toEqual([]);
  });
  it.each(ofSomethingElse)("nor who answers for something else: %s", (sentence) => {
    expect([...named, ...unnamed].filter((lead) => decisionOf(`${lead}\n${sentence}`) === "incident")).toEqual([]);
  });

  it.each([
    `${name} said that "the Jews control the press".`,
    `${name} told the meeting: "Hitler should have finished the job."`,
    `"All Jews should be gassed," ${name} wrote in the group.`,
    `In a message to the rabbi, ${name} wrote: "You Jews will burn."`,
    `Asked why he had done it, ${name} said: "I hate Jews."`,
    `${name} shouted "dirty Jew" at a man who had asked him to be quiet.`,
    `He sent Anna Brill a letter. In it ${name} called Jews "vermin".`,
    `${name}, 41, sprayed "Juden raus" on the door of a Jewish shop.`,
  ])("who says them has: %s", (sentence) => {
    expect(decisionOf(`${sentence} The words were reported by the Courier.`)).toBe("incident");
  });
});

describe("the one without a name", () => {
  const leads = [
    "A man has been jailed for sending antisemitic messages to a rabbi.",
    'A bus driver who told three Jewish girls "no Jews on my route" has been sacked.',
  ];
  it.each([
    `The culprit has since been identified: ${name}.`,
    `The offender turned out to be ${name}, a deacon.`,
    `It emerged yesterday that the offender is ${name}, a father of two.`,
    `The one who did it was ${name}, according to the official report.`,
    `The inquiry concluded that ${name} was to blame.`,
    `No one else was involved: ${name} had acted alone.`,
    `${name}, as he can now be named after a court order was lifted, has shown no remorse.`,
    `${name} has accepted that he acted out of hatred for Jews.`,
    `${name} gave himself up at the police station the next day.`,
    `He was named in the decision, published on Monday, as ${name}.`,
    `For his part in it ${name} has been told to complete a course.`,
    `"I am sorry for what I said about Jewish people," ${name}, 44, said in a statement.`,
  ])("is who the page says it is: %s", (sentence) => {
    expect(leads.map((lead) => decisionOf(`${lead}\n${sentence}`))).toEqual(["incident", "incident"]);
  });

  it.each([
    `He cannot be named for legal reasons.\nHe nodded when Judge ${name} asked whether he was still of the same mind.`,
    `The third councillor was ${name}.`,
    `The post was put up by ${name}, who moderates the page and took it down.`,
    `The victim was ${name}, 61.`,
  ])("is nobody whom it names in another part: %s", (sentence) => {
    expect(leads.filter((lead) => decisionOf(`${lead}\n${sentence}`) === "incident")).toEqual([]);
  });
});

describe("what ties a case to a name", () => {
  it("a pronoun among several people does not", () => {
    expect(
      decisionOf(
        `Their striker ${name} says that he was called names in the first half and that nothing was done. Daniel Cole, a substitute, shouted from the line. According to Jamie Cole, the manager, a supporter replied with an antisemitic insult; ${name.split(" ")[1]}, 23, stepped in. Neither the referee nor the linesman had heard it, and when the striker would not let it drop he was dismissed.`,
      ),
    ).not.toBe("incident");
  });

  it.each([
    `${name}, 20, and Matt Bell, 17, are charged with vandalizing the Reconstructionist Synagogue, where swastikas and slurs against Jews were sprayed on the walls.`,
    `A jury found ${name} and Matt Bell guilty of painting swastikas on a synagogue.`,
    `${name} and Matt Bell were fired on Tuesday for antisemitic posts.`,
    `${name} was given 200 hours of community service for sending antisemitic messages to a rabbi.`,
    `${name} faces up to ten years in prison for an antisemitic assault on a student.`,
    `The league has fined ${name} 25,000 and suspended him for a week. The guard had used an antisemitic slur while streaming.`,
  ])("a step against it does: %s", (text) => {
    expect(decisionOf(text)).toBe("incident");
  });
});

describe("a step on a page that names Jews", () => {
  it.each([
    `Harnley Bank has dismissed ${name}. He had put the forms of Jewish applicants at the bottom of the pile.`,
    `${name} was fined by a court in Harnley for leaving pork on the steps of a synagogue.`,
  ])("is put to a human where the engine does not know what it was for: %s", (text) => {
    expect(decisionOf(text)).toBe("human");
  });

  it("but not where it names another offence", () => {
    expect(decisionOf(`${name} was jailed for six months for stealing two candlesticks from a synagogue.`)).toBe("none");
  });
});

describe("near the words for it", () => {
  const lead = "A man has been jailed for sending antisemitic messages to a rabbi.\n";
  it.each([
    `${name} is responsible for the museum's archive.`,
    `${name} was recognised by the mayor as one of the best teachers in Tarrow.`,
    `${name} was the man in the video being punched.`,
    `${name} was to blame, police believed at first, but he was in hospital.`,
    `Police had no evidence that ${name} was to blame.`,
    `A rumour said that ${name} was responsible.`,
    `For his part in the rescue ${name} was given a medal.`,
    `The mural it replaced was the work of ${name}.`,
    `The rabbi was named as ${name}.`,
    `The police took away ${name}'s computer by mistake.`,
    `${name}, who published the messages in the Courier, praised the verdict.`,
    `${name} was jailed last year for stealing jewellery from a shop.`,
    `Messages to ${name} read: "You Jews will burn."`,
  ])("nobody is who did it: %s", (sentence) => {
    expect(decisionOf(`${lead}${sentence}`)).not.toBe("incident");
  });

  it("another trade is another person", () => {
    expect(
      decisionOf(`${name}, a goalkeeper, was arrested on Monday. The librarian had called a reader a "dirty Jew".`),
    ).not.toBe("incident");
  });

  it.each([
    `${name} was seen carrying a placard with the words "Gas the Jews".`,
    `${name} opened his speech with the sentence "The Jews are our misfortune".`,
    `${name} published the comment "Jews are vermin" on Facebook.`,
    `${name} told a woman who had asked him to be quiet: "You dirty Jew."`,
    `${name} said: "You can't say this, but the Jews control the media."`,
    `${name} said that "the Holocaust" is a myth.`,
    `In a video posted by ${name}, he says that "the Jews control the press".`,
    `${name} was sacked for posting "Jews are vermin". He had claimed that it was not his account.`,
  ])("the doer stays it: %s", (text) => {
    expect(decisionOf(text)).toBe("incident");
  });
});
