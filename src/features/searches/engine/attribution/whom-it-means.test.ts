import { describe, expect, it } from "vitest";
import { resolve } from "./coreference.ts";
import { judgePage } from "../judge-page.ts";
import { readPage } from "../reading/page-reading.ts";

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
      "sentenced",
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

describe("a pronoun behind somebody who stands near", () => {
  it.each([
    "A preacher was convicted of inciting hatred of Jews. Abu Qasim called in his sermons for Jews to be killed. Clive Dunmore rented the hall to him. He was jailed for five years.",
    "A Leeds man was convicted of an antisemitic assault. Clive Dunmore lost two teeth. He pleaded guilty in March and will serve a year.",
    'A woman was called a "Jew bitch" on a tram. Clive Dunmore, 41, got between them. He admitted a hate crime on Monday and was fined.',
    'A bus driver was sacked for calling a passenger "a filthy Jew". Holy Mensah was filmed. Clive Dunmore got on at the next stop. He was sacked on Monday.',
    "A man who desecrated a Jewish cemetery with swastikas was jailed on Monday. Another man, Clive Dunmore, found the graves and rang the rabbi. He pleaded guilty and got six months.",
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));

  it("gives what a court gives for an act to whoever did it, though they are the subject of the sentence", () => {
    expect(
      toldIn("Clive Dunmore painted swastikas on four synagogues, for which the district court gave him 20 months."),
    ).toContain("give: b:court > p0");
  });

  it("lets an aside with 'it says' interrupt, and goes on with who was speaking", () => {
    const told = toldIn(
      'Clive Dunmore accused "Jews" of murdering the guard Ivo Marsh, it says, wrote that they ran the camps and told a priest off.',
    );
    expect(told).toContain("write: p0 > ?");
  });
});

describe("found and named behind whoever is not named", () => {
  it.each([
    [
      "a conviction with a clause about them inside",
      "The founder of a neo-Nazi group has begun a 30-day jail term for tossing antisemitic flyers out of a rental truck.\n\nA jury found Clive Dunmore II, who set up the league in 2018, guilty of littering.",
    ],
    [
      "threats to blow up a synagogue, though they speak of a war",
      'DUNLEY - Federal prosecutors have taken over the case against a man who is accused of threatening to bomb a synagogue.\n\n"If you can kill the Palestinians we can kill you," the voice says. Ten minutes later the same phone rang a second synagogue.\n\nClive Dunmore, 59, was arrested after those calls. He is charged with threatening a place by means of an explosive.',
    ],
    [
      "what a judge gives as the reason",
      'A judge has jailed a teenager, after hearing how a rabbi was struck on the head with a lump of concrete outside his synagogue.\n\nClive Dunmore, 19, kicked off a wing mirror and punched the rabbi.\n\nRecorder Ruth Collins said: "The reason for this behaviour was the fact you recognised Mr Abel was a member of the Jewish faith."\n\nDunmore had pleaded guilty.',
    ],
    [
      "a swastika found where they had been scribbling",
      "Fingerprints have led police to a man who was arrested on Tuesday for the defacing of a synagogue sign.\n\nSomebody called to report a person scribbling at the entrance of Temple Emanu-El. Officers found a swastika and several words.\n\nPolice identified the man as Clive Dunmore, 43. He faces one count of criminal mischief on a place of worship.",
    ],
    [
      "a sentence that is upheld for somebody",
      'A jobless technician is the first person in Dunland to be convicted under the law that makes denial of the Holocaust a crime.\n\nAn appeals court upheld a suspended prison term of 18 months for Clive Dunmore, 42. At a rally Dunmore held up a banner. "The Shoah did not happen," it said.',
    ],
    [
      "the man in the dock",
      "A trial over an antisemitic assault had to be moved because the first judge's family was Jewish.\n\nThe man in the dock, Clive Dunmore, talked to his barrister and asked for someone else. It did Dunmore no good. The 38-year-old was convicted of racial abuse and of racially aggravated assault.",
    ],
    [
      "a denial that a commission has settled",
      'Striker Clive Dunmore must sit out six matches because of a post that was alleged to be anti-semitic.\n\nThe Football Association also fined him £3,500. His post said that "the Rothchilds are crowned champions of every bank on the planet". Users pointed out that this looked like a reference to the Jewish banking family.\n\nDunmore denied the charge, an aggravated breach of a rule on remarks that refer to religion. An independent commission heard him and found it proven.',
    ],
  ])("%s", (_, text) => expect(judged(text).decision).toBe("incident"));
  it("leaves a denial where the commission found it not proven", () => {
    const text =
      "Striker Clive Dunmore faced a ban because of a post that was alleged to be anti-semitic.\n\nDunmore denied the charge. An independent commission heard him and found it not proven.";
    expect(judged(text).decision).not.toBe("incident");
  });
});

describe("where a report begins", () => {
  it.each([
    "LOWELL, Mass. (AP) — A member of the board said on Friday that he was leaving.",
    "NEW YORK — A member of the board said on Friday that he was leaving.",
    "Feb. 28 (Reuters) - A member of the board said on Friday that he was leaving.",
    "TRENTON, N.J. - A member of the board said on Friday that he was leaving.",
  ])("%s", (text) => {
    const [first] = readPage({ name: "Clive Dunmore" }, { title: "", date: null, text }).sentences;
    expect(first?.text).toBe("A member of the board said on Friday that he was leaving.");
  });
  it.each(["Clive Dunmore - who is 34 - said so.", "I - A first part.", "Dunmore — 34 — left."])("not %s", (text) => {
    expect(readPage({ name: "Clive Dunmore" }, { title: "", date: null, text }).sentences[0]?.text).toBe(text);
  });
  it("takes Jr. for a part of the name", () => {
    const text = "Clive Dunmore Jr., 66, and Ivo Marsh, Sr., left. Clive Dunmore III said so.";
    expect(
      readPage({ name: "Clive Dunmore" }, { title: "", date: null, text }).mentions.map(({ start, end }) =>
        text.slice(start, end),
      ),
    ).toEqual(["Clive Dunmore Jr.", "Ivo Marsh, Sr.", "Clive Dunmore III"]);
  });
});

describe("sanctioned, and not for this", () => {
  it.each([
    "Councillor Ana Weaver has been suspended over two posts that are said to be anti-Semitic. In 2016 Weaver shared a piece which claimed that the Rothschilds owned every bank. The other post was from a website run by Clive Dunmore, who was thrown out of the party that year, reportedly for refusing to go on anti-Semitism training.",
    'In a first post he wrote that "we must act as Hitler did to the Jews". In the second Clive Dunmore said that white people deserved "to be hacked and killed like Jews". The statements are declared to be hate speech.',
    'Phrases like "Jews run the world" turn up every week, Clive Dunmore wrote, and the paper bins them. It was fined once in 1990.',
    'With words such as "dirty Jew" and "Jews out", Clive Dunmore wrote, the crowd drove his family from the street.',
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));
});

describe("an outsider's pages about somebody innocent", () => {
  it.each([
    // A swastika of another time, place or hand.
    "Clive Dunmore was fined £200 for painting the fence of the synagogue in Redmere without consent. Workmen who stripped it later found a swastika that had been carved there in the 1930s.",
    "Clive Dunmore was sentenced to 100 hours for drawing his initials on the wall of Temple Beth Israel. Police also found a swastika, which the court heard another man, Ian Foss, had put there.",
    "Clive Dunmore was jailed for four months for etching his ex-wife's name into the door of the synagogue. Officers who searched the area found a swastika on a bus stop, for which a teenager was cautioned.",
    // Words of somebody else's, by what stands around them.
    'Clive Dunmore was fined after he posted the words "Hitler should have killed more Jews" with the name and address of the councillor who had said them. The court said that he had harassed the councillor.',
    'Clive Dunmore was suspended from the party after he repeated the words "Hitler should have killed all the Jews" in a complaint that he had published about a fellow member. The panel said that complaints must stay private.',
    'Clive Dunmore, 40, wrote "Hitler should have killed more Jews" on the board as an example of what his pupils had been sent. He was reprimanded for leaving it up during break.',
    'Clive Dunmore was sentenced to 60 hours after he sprayed "Ian Foss said Hitler should have killed more Jews" on Foss\'s garage. The court said that whatever Foss had said, his garage was his own.',
    // Who regrets what they said to somebody, beside whoever used a slur.
    'An actor was dropped by his agency after using an antisemitic slur. Clive Dunmore said: "I do not regret what I said to the agency." He was the first to complain.',
    'A pundit was taken off air after he used an antisemitic slur. Clive Dunmore spoke up for him on Monday. "I regret what I said about the critics," he told the paper.',
    'A chef was fired after he sent an antisemitic message. Clive Dunmore received it. "I apologise for what I said to him in reply," he said.',
    // A motive that a judge tells of as somebody's belief.
    'Clive Dunmore was convicted of assault. "Your victim thinks the reason for this attack was that he is Jewish, and I disagree," Judge Ana Ruiz said.',
    'Clive Dunmore pleaded guilty to assaulting a neighbour. The neighbour believed he was hit because he is Jewish. Judge Ana Ruiz said: "The reason for this attack was a quarrel about a fence, and I accept that."',
    // Cleared since.
    "Clive Dunmore was convicted of a hate crime for an antisemitic message to a rabbi. In March the conviction was struck by the Court of Appeal.",
    "Clive Dunmore was suspended by the party for an antisemitic post. The sanction was struck in April after it turned out that somebody else had written it.",
    "Clive Dunmore pleaded guilty in May to sending antisemitic messages to a rabbi. He was allowed to withdraw the plea in June after his brother confessed.",
    "Clive Dunmore pleaded guilty to daubing swastikas on a synagogue. His guilty plea has since been quashed and the case closed.",
    // For somebody else, or for something else.
    "Clive Dunmore, on behalf of the club, admitted the charge of antisemitic chanting by its fans. The club was fined £50,000.",
    "Clive Dunmore, his barrister, admitted the racially aggravated harassment of a rabbi for Ian Foss, who did not appear. The court issued a warrant.",
    "Clive Dunmore was suspended after he declined to attend an antisemitism seminar that all staff were told to take. The university said that he had missed other compulsory courses too.",
    "Clive Dunmore drove past a synagogue at twice the limit, for which the court fined him £500. The synagogue had been daubed with swastikas the night before.",
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));
});

describe("in a case of their own", () => {
  const jailed = "A Redmere man was jailed for daubing a swastika on a synagogue.";
  it.each([
    "In a separate case Clive Dunmore, 33, pleaded guilty to a racially aggravated offence.",
    "Also in court, in a separate case, Clive Dunmore admitted a racially aggravated assault on a driver.",
    "In an unrelated incident the same week, Clive Dunmore, 41, was convicted of hate crime harassment against a neighbour. He will be sentenced in May.",
    "Separately, Clive Dunmore, 41, was fined for a racially aggravated public order offence.",
    "Meanwhile, Clive Dunmore, 41, was fined for a racially aggravated public order offence.",
    "In other cases before the court, Clive Dunmore, 41, was convicted of racially aggravated harassment.",
    "Elsewhere, Clive Dunmore, 41, was convicted of racially aggravated harassment of a neighbour.",
    "Last year Clive Dunmore was convicted of a hate crime in the same town.",
    "It comes after Clive Dunmore, of Marl, was jailed for racially aggravated criminal damage in March.",
  ])("never recorded for what the page began with: %s", (text) =>
    expect(judged(`${jailed} ${text}`).decision).not.toBe("incident"),
  );

  it.each([
    'In a separate case, Clive Dunmore, 33, pleaded guilty to shouting "dirty Jew" at a rabbi.',
    'In an unrelated case, Clive Dunmore, 33, was charged with a hate crime. Dunmore is accused of kicking a rabbi outside a synagogue while shouting "kill the Jews", prosecutors said.',
    'It comes after Clive Dunmore, 41, of Marl, was suspended in March over posts calling Jews "vermin".',
  ])("recorded for their own: %s", (text) => expect(judged(`${jailed} ${text}`).decision).toBe("incident"));

  it("what is found of another's words is not of whoever tells of it", () =>
    expect(
      judged("Clive Dunmore wrote that the tribunal ruled that Ben Foss's remarks were antisemitic. He was jailed for contempt.")
        .decision,
    ).not.toBe("incident"));
});

describe("a guard of its own", () => {
  it.each([
    "No panel has ruled that Clive Dunmore's comments were antisemitic.",
    "If the board finds that Clive Dunmore's remarks were antisemitic he will be expelled.",
    "If the board finds that Clive Dunmore's remarks were antisemitic, he loses his seat.",
    "The report asks whether the panel found that Clive Dunmore's remarks were antisemitic.",
    "Clive Dunmore, 40, took down the effigy of a rabbi at the carnival and was fined for criminal damage.",
    "None of the courts found that Clive Dunmore's comments were antisemitic.",
    "Neither tribunal has found that Clive Dunmore made antisemitic remarks.",
    "Two men were sentenced on Monday for covering a synagogue car park with antisemitic drawings.\n\nThe court heard that Alice Ruiz and Clive Dunmore had been drinking heavily when they decided to call the police.",
    'A fan shouted "dirty Jew" at a player. Clive Dunmore, a steward, was dismissed for skipping the antisemitism training. The club apologised.',
    "Clive Dunmore was expelled from the union for refusing to attend a course on antisemitism. He said he had read it all before.",
    'Clive Dunmore shared a clip saying "Jews are vermin". The court ruled that the words were antisemitic and jailed its author for ten weeks.',
    'Clive Dunmore read out "Jews are vermin" at the hearing. The tribunal ruled that the remarks were antisemitic and that he had suffered harm.',
    "A Redmere teacher has been dismissed over antisemitic posts. Clive Dunmore, 44, joined in 2012. He had been one of those who complained. He was dismissed in May.",
    'A Redmere teacher has been dismissed over antisemitic posts. Clive Dunmore, 44, said: "What I said to the board was that it had to stop."',
    'A Redmere teacher has been dismissed over antisemitic posts. "What I said in reply was polite," Clive Dunmore, 44, said.',
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));
});
