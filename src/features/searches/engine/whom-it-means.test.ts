import { describe, expect, it } from "vitest";
import { resolve } from "./coreference.ts";
import { judgePage } from "./judge-page.ts";
import { readPage } from "./page-reading.ts";

const judged = (text: string, name = "Clive Dunmore") =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

/** Who does or suffers what each verb of the text tells, as `verb: agent > patient`. */
function toldIn(text: string): string[] {
  const page = readPage({ name: "Clive Dunmore" }, { title: "", date: null, text });
  return resolve(page).clauses.map(({ lemma, agentIs, patientIs }) => `${lemma}: ${agentIs} > ${patientIs}`);
}

describe("whom a relative takes up", () => {
  it.each([
    ["A member of the school board in a small town who used a slur has left.", "use: r:member > ?"],
    ["Police are looking for a teacher at a school in the town who sprayed a swastika.", "spray: r:teacher > ?"],
    ["A spokesman for the council who asked not to be named said it was sad.", "ask: r:spokesman > ?"],
    ["A judge gave the choice to a man found guilty of desecrating a cemetery.", "convict: ? > r:man"],
    ["The officers of the police who arrested him left.", "arrest: b:police > ?"],
  ])("%s", (text, told) => expect(toldIn(text)).toContain(told));
});

describe("found, where the page says it by a word for them", () => {
  it.each([
    [
      "a charge that is admitted",
      "A Leeds man who set fire to a synagogue in 2021 has admitted a federal hate crime and an arson charge, officials said on Friday.\n\nClive Dunmore, 20, acknowledged at his plea hearing that he picked the synagogue because he hates Jews, prosecutors said.",
      "pleaded guilty",
    ],
    [
      "two by count",
      "Two Leeds men were sentenced on Monday for covering a synagogue car park with antisemitic drawings.\n\nThe court heard that Clive Dunmore and Ben Foss had been drinking when they decided to chalk a swastika on the ground there.",
      null,
    ],
    [
      "six, each with a term",
      "Six young men were sent to prison on Monday for antisemitic attacks on two synagogues, and all were convicted of religiously aggravated damage.\n\nBen Foss, 27, was given five years, Clive Dunmore, 19, four, and Ivo Marsh, 20, and Ned Carrow, 18, three years each.",
      "sentenced",
    ],
    [
      "another man of the case",
      "A man found guilty of vandalising a Jewish cemetery in Leeds with swastikas must pay for the repairs.\n\nBen Foss, 20, was told so by Judge Ruth Collins. A rabbi called it an antisemitic act.\n\nAnother man, Clive Dunmore, pleaded guilty and was ordered to do community service.",
      "pleaded guilty",
    ],
    [
      "what comes of it, behind somebody who stands beside",
      'A Leeds man was convicted on Monday of shouting "dirty Jew" at a rabbi.\n\nClive Dunmore, 30, did not speak. The rabbi, Noah Abel, told the judge of his fear. He must also pay a fine of 300 pounds and stay away from the synagogue.',
      null,
    ],
  ])("%s", (_, text, status) => {
    const { decision, finding } = judged(text);
    expect(decision).toBe("incident");
    if (status !== null) expect(finding?.status).toBe(status);
  });

  it("a second man bears no status of the first", () => {
    const text =
      "A man found guilty of daubing antisemitic slogans on a Jewish cemetery was jailed on Monday.\n\nBen Foss, 20, must also pay for the repairs. A second man, Clive Dunmore, 22, pleaded guilty to antisemitic criminal damage and will be sentenced in May.";
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status: "pleaded guilty" } });
  });
});

describe("beside somebody whom the page does not name", () => {
  const leads = [
    "A 34-year-old man was sentenced to 14 months in prison yesterday for punching a Jewish commuter while shouting abuse about his religion.",
    'A former councillor has been fined for posting on Facebook that Hitler "left the job half done".',
    'A union organiser was expelled after a hearing found that he had told members their pensions had been "stolen by the Jews".',
    "A teacher at a Dunley school has been suspended after telling a class that the gas chambers never existed.",
  ];
  it.each([
    "The offender was ordered to pay Clive Dunmore $2,500 in restitution.",
    "Clive Dunmore held the victim's hand until the ambulance came.",
    "Clive Dunmore drove the coach but could not hear what was being sung at the back, the inquiry found.",
    "Before his own retirement, Clive Dunmore edited the newspaper that broke the story.",
    "Stonemason Clive Dunmore will restore the damaged graves and has refused payment.",
    "Clive Dunmore, who was given a two-match suspension for a late tackle in April, played no part in the events.",
    "Clive Dunmore, 62, admitted at the same sitting that he had kept an unlicensed dog.",
    "Also before the court was Clive Dunmore, who was given a conditional discharge for stealing a bicycle.",
    "In other business, the committee reprimanded Clive Dunmore for late filing of his accounts.",
    "Clive Dunmore, whose review of antisemitism at the company is due in the autumn, declined to comment.",
    '"On behalf of the whole school I am sorry," said the head, Clive Dunmore, who had reported the matter to police.',
  ])("%s", (sentence) => {
    const wrong = leads.filter((lead) =>
      [`${lead} ${sentence}`, `${lead}\n${sentence}`].some((text) => judged(text).decision === "incident"),
    );
    expect(wrong).toEqual([]);
  });
});

describe("never recorded", () => {
  const jailed =
    "A man who was jailed for antisemitic abuse has lost his appeal.\n\nBen Foss was the first person sent to prison for it in the county. He was convicted of six counts of anti-Jewish harassment and given three years.\n\n";
  it.each([
    // A surname or a word that ends in "r" is no "R and", the Crown against somebody.
    [
      "with whom he quarrelled",
      `${jailed}The film showed a row with Ana Weaver and Clive Dunmore, then students, who had been giving out pro-Israel leaflets. Together with it went a piece in which he vilified and threatened Jews.`,
    ],
    ["beside a mother", `${jailed}The court heard from his mother and Clive Dunmore.`],
    ["beside an officer", `${jailed}The letters were found by an officer and Clive Dunmore.`],
    [
      "charges that were dismissed",
      "Charges that a student at Leeds University had drawn antisemitic graffiti have been dismissed by a judge.\n\nThere was too little evidence for Clive Dunmore to stand trial, said the prosecutor's office.",
    ],
    [
      "somebody whom the police have excluded",
      'A man shouted at a family walking home from synagogue on Monday. He called them "dirty Jews" and threw a can at them.\n\nBy the morning a name was attached to the film: Clive Dunmore.\n\nDunmore, 34, was at work 170 miles away. The police said in a statement that he "has been positively excluded and should not have been a person of interest." His employer, which had suspended him, reinstated him with pay.',
    ],
    [
      "one for whom a jury said no",
      'A court has sentenced three men for robbing a couple in their home. For two of them it retained the circumstance that the victims were chosen because they were Jewish.\n\nBen Foss, 28, and Ivo Marsh, 30, were sentenced to 11 and nine years.\n\nThe third man, Clive Dunmore, 34, received five years for aiding the robbery. He had been sent for trial with the same circumstance, but the jury answered "no" to that question in his case.',
    ],
    [
      "a member of parliament who tells of a sentence",
      'Stars of David were sprayed on three doors and the words "we know where the Jews live" were written on a shelter. A man of 40 was arrested on Sunday.\n\nDunley MP Clive Dunmore visited residents. He said: "I told her that \'we know where the Jews live\' is a sentence she will not hear from her neighbours."',
    ],
  ])("%s", (_, text) => expect(judged(text).decision).not.toBe("incident"));
});
