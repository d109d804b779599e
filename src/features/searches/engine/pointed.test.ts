import { describe, expect, test } from "vitest";
import { whichLanguage } from "#app/lib/language/which-language.ts";
import { pointing, type Roles } from "#tests/support/pointing.ts";
import { isVerbatim, judgePage, judgePointed } from "./judge-page.ts";
import { openPage } from "./open-page.ts";
import type { Pointed } from "./pointed.ts";

const facts = { name: "Dorian Quillmere", city: "Wendlebury", role: "locksmith", birthYear: 1985 };
const page = (text: string) => ({ id: "page", url: null, title: "News", date: "2026-01-10", text });

const judged = (text: string, roles: Roles) => judgePointed(facts, page(text), pointing(text, roles));

/** One answer for each passage and role, and for each with any other passage as the outcome. */
function anyPointing(text: string): Pointed[][] {
  const passages = openPage(facts, page(text)).passages();
  expect(passages.length).toBeGreaterThan(0);
  return passages.flatMap(({ start, end }) =>
    (["act", "words"] as const).flatMap((role) => [
      [{ start, end, role }],
      ...passages.map((other): Pointed[] => [
        { start, end, role },
        { start: other.start, end: other.end, role: "outcome" },
      ]),
    ]),
  );
}

const column = `Dorian Quillmere, 41, a locksmith from Wendlebury, no longer has a column in the Wendlebury Bugle.

His last, on Tuesday, asked readers to count the Jews on the bank's board and "draw the usual conclusion". The paper's editor called it antisemitic and ended the column the same day.`;
const asked = "asked readers to count the Jews";
const ended = "ended the column";

const letter = `The magistrates had no doubt about what was meant. Dorian Quillmere, 41, a locksmith from Wendlebury, goes down for eight months.

It was the third letter to the synagogue that did it: "Next time the doors stay shut and you burn," it ran. The hand was the locksmith's, an expert told the court, which called the letter a hate crime against Jews.`;

describe("what the rules could not tie, and a model does", () => {
  test.each([
    ["a column that was ended", column, { words: [asked], outcome: [ended] }, "7"],
    ["a letter and its term", letter, { act: ["third letter", "called the letter"], outcome: ["goes down"] }, "7"],
  ] as const)("%s is a finding in the page's own words", (_, text, roles, rule) => {
    expect(judgePage(facts, page(text)).decision).not.toBe("incident");
    const judgement = judged(text, roles);
    expect(judgement).toMatchObject({ decision: "incident", rule, identity: { verdict: "same" } });
    const { finding } = judgement ?? {};
    const told = [finding?.title, ...(finding?.summary ?? []), ...(finding?.description ?? [])].map((one) => one?.quotation);
    for (const quotation of [...told, ...(finding?.quotations ?? [])]) {
      expect(quotation && isVerbatim(page(text), quotation)).toBe(true);
    }
  });

  const D = "Dorian Quillmere, 41, a locksmith from Wendlebury,";
  test.each([
    [
      "held liable of what is denied",
      `Asher Blum said that a second supervisor, Dorian Quillmere, 41, a locksmith from Wendlebury, taped a picture of an oven to his locker and wrote "Jew" on it. The jury found the firm and Quillmere each liable for $10,000. In court Quillmere denied it.`,
      { act: ["taped a picture"], outcome: ["The jury found"] },
      "7",
    ],
    [
      "not tried yet",
      `Kit Marrow was jailed on Tuesday for the posters. Two others who are alleged to have taken part, Dorian Quillmere, 41, a locksmith from Wendlebury, and Arlo Finch, 21, say that they have pleaded not guilty; a jury hears them in March. Prosecutors allege that Quillmere made a list of addresses which he headed "Jews and media".`,
      { act: ["Prosecutors allege"], outcome: ["have pleaded not guilty"] },
      "2",
    ],
    [
      "whom the page opens with, refused bail over more than a symbol",
      `Two men accused of trying to set fire to a clubhouse have been refused bail.\n\nDorian Quillmere, 41, a locksmith from Wendlebury, and Kit Marrow, 38, appeared by video link in Wendlebury Magistrates' Court on Thursday, where their lawyers made separate applications for their release.\n\nThe pair are alleged to have sprayed eight swastikas and the words "Jews out" on the front wall.\n\nBoth are charged with criminal damage by fire and with displaying a Nazi symbol.`,
      { act: ["The pair are alleged"], outcome: ["have been refused bail"] },
      "2",
    ],
  ] as const)("%s", (_, text, roles, rule) => {
    expect(judgePage(facts, page(text)).decision).not.toBe("incident");
    expect(judged(text, roles)).toMatchObject({ decision: "incident", rule });
  });

  test("of a Nazi symbol and no word more no pointing makes a finding", () => {
    const text = `${D} has pleaded not guilty to criminal damage. Prosecutors allege that Quillmere painted eight swastikas on a bridge.`;
    expect(judged(text, { act: ["painted eight swastikas"], outcome: ["has pleaded not guilty"] })).toBeNull();
  });

  test("the ladder reads the status word, not the model", () => {
    const text = `Dorian Quillmere, 41, a locksmith from Wendlebury, was charged on Friday.

It is about a column which asked readers to count the Jews on the bank's board and "draw the usual conclusion". Whoever prints such a thing can be jailed for ten years.`;
    expect(judgePage(facts, page(text)).decision).toBe("human");
    const judgement = judged(text, { words: [asked], outcome: ["was charged"], act: ["can be jailed"] });
    expect(judgement).toMatchObject({ decision: "incident", rule: "2", finding: { status: "charged" } });
  });
});

describe("a gate stays closed, whatever is pointed at", () => {
  const everything = (text: string, role: Pointed["role"] = "act"): Pointed[] => [{ start: 0, end: text.length, role }];

  test.each([
    [
      "somebody who helped",
      "Dorian Quillmere, 41, a locksmith from Wendlebury, opened the doors of the Wendlebury synagogue for the firemen on Friday after strangers had thrown a burning bottle at it. The police look for two men in grey coats.",
    ],
    [
      "an opinion on Israel",
      `Hundreds marched through Wendlebury on Sunday. "Stop the war," said Dorian Quillmere, 41, a locksmith from Wendlebury, who spoke against the government of Israel and called for a boycott.`,
    ],
    [
      "words about Jews at a rally for Palestinians, which nobody calls hatred",
      `Dorian Quillmere, 41, a locksmith from Wendlebury, spoke at a pro-Palestinian rally, where he said, "Jewish people are frightened now, and others know the feeling." Quillmere was dropped by his agency.`,
    ],
    [
      "a trade",
      "Dorian Quillmere, 41, a locksmith from Wendlebury, has repaired the tower clock of Port Ellery. The council thanked Quillmere on Thursday.",
    ],
    [
      "another crime",
      "Dorian Quillmere, 41, a locksmith from Wendlebury, was jailed for two years on Friday for stealing bicycles. He had sold them at the market.",
    ],
    [
      "a child",
      "Dorian Quillmere, 15, of Wendlebury, was shown the door by the chess club. The board held that his words about Jews were antisemitic.",
    ],
    [
      "an act that is supposed only",
      "Suppose that Dorian Quillmere, 41, a locksmith from Wendlebury, had been expelled by the guild for antisemitic letters to the synagogue.",
    ],
  ])("%s", (_, text) => {
    expect(judgePointed(facts, page(text), everything(text))).toBeNull();
  });

  test("somebody else of that name", () => {
    expect(
      judgePointed({ ...facts, birthYear: 1950 }, page(column), pointing(column, { words: [asked], outcome: [ended] })),
    ).toBeNull();
  });

  test("nobody but the name is known", () => {
    const text = column.replace(", 41, a locksmith from Wendlebury,", "").replace("Wendlebury Bugle", "Bugle");
    const pointed = pointing(text, { words: [asked], outcome: [ended] });
    expect(judgePointed(facts, page(text), pointed)).toBeNull();
    expect(judgePointed(facts, page(text), pointed, "uncontradicted")?.decision).toBe("incident");
  });

  test.each(["clears", "doubt"] as const)("the model itself reads %s", (role) => {
    expect(judged(column, { words: [asked], outcome: [ended], [role]: ["no longer has a column"] })).toBeNull();
  });

  test("nothing but an outcome, or who the person is, is pointed at", () => {
    expect(judged(column, { outcome: [ended] })).toBeNull();
    expect(judged(column, { person: ["a locksmith"] })).toBeNull();
    expect(judged(column, {})).toBeNull();
  });

  test.each([
    "The decision was overturned on appeal in December.",
    "The guild has since reinstated Quillmere, who was confused with another man.",
  ])("what was decided is taken back: %s", (sentence) => {
    const text = `${column}\n\n${sentence}`;
    expect(judged(text, { words: [asked], outcome: [ended] })).toBeNull();
  });

  test("a charge that came to nothing, unless a verdict stands beside it", () => {
    const charged = `Dorian Quillmere, 41, a locksmith from Wendlebury, was charged in May. The letters promised the Jews of Wendlebury a fire, a hate crime by the papers of the court. He was found not criminally responsible.`;
    expect(judged(charged, { act: ["promised the Jews"], outcome: ["was charged"] })).toBeNull();
  });

  test("nobody knows what a court will find of somebody who is not fit to be tried", () => {
    const text = `Dorian Quillmere, 41, a locksmith from Wendlebury, was charged on Friday.

It is about a column which asked readers to count the Jews on the bank's board and "draw the usual conclusion".

A judge has ruled that a man held for threats is not competent to stand trial.`;
    const roles = { words: [asked], outcome: ["was charged"] };
    expect(judged(text.replace("is not competent to stand", "is to stand"), roles)?.decision).toBe("incident");
    expect(judged(text, roles)).toBeNull();
    expect(judged(text.replace("a man held", "Bram Oster, held"), roles)?.decision).toBe("incident");
  });

  test("the authority says that hatred was not the motive", () => {
    const text = `${letter}\n\nThe judge said that the letter was not motivated by antisemitism.`;
    expect(judged(text, { act: ["third letter", "called the letter"], outcome: ["goes down"] })).toBeNull();
  });

  test("the passages name and mean somebody else", () => {
    const text = `Dorian Quillmere, 41, a locksmith from Wendlebury, sells keys at the market.\n\nThe guild met on Tuesday. A treasurer was expelled for antisemitic letters to a rabbi.`;
    expect(judged(text, { act: ["antisemitic letters"], outcome: ["was expelled"] })).toBeNull();
  });

  test("the page is in a language that the gates do not read", () => {
    const text =
      "Dorian Quillmere, 41, ślusarz z Wendlebury, został w piątek zwolniony za antysemickie listy do synagogi. Policja od roku szukała człowieka, który pisał te listy, powiedział burmistrz miasta. Zdaniem sądu listy były przestępstwem z nienawiści wobec Żydów, a wyrok jest już prawomocny i nikt się od niego nie odwołał.";
    expect(whichLanguage(text)).toBe("other");
    expect(judgePointed(facts, page(text), everything(text))).toBeNull();
  });
});

describe("innocent people, and a model that points at anything", () => {
  const D = "Dorian Quillmere, 41, a locksmith from Wendlebury,";
  test.each([
    [
      "a victim",
      `${D} was beaten outside the Wendlebury synagogue on Friday by a man who shouted antisemitic slurs. Bram Oster was convicted of assault as a hate crime against Jews. The court sentenced him to two years.`,
    ],
    [
      "a witness",
      `A 30-year-old was sentenced to eight months on Tuesday for antisemitic threats to a rabbi. ${D} told the court what he had heard.`,
    ],
    [
      "counsel for the crown",
      `${D} prosecuted the case. The court convicted a baker of sending antisemitic letters to the synagogue.`,
    ],
    [
      "a brother",
      `${D} is the brother of a man who was jailed on Friday for antisemitic letters to the synagogue. The court called them a hate crime.`,
    ],
    ["an appeal won", `${D} was convicted of antisemitic threats in 2019. The court of appeal has now declared him innocent.`],
    [
      "a word about a state",
      `${D} was suspended by the university for calling Israel an apartheid state. Jewish students had complained of antisemitism.`,
    ],
    [
      "a slogan that a committee calls antisemitic",
      `${D} was disciplined by the union for a post which said "From the river to the sea". A committee found it antisemitic.`,
    ],
    [
      "who took over the shop",
      `Bram Oster was convicted in 2001 of antisemitic arson. ${D} now runs his shop. The court gave Oster five years.`,
    ],
    [
      "another entry of the list",
      `Court list\n\nDorian Quillmere, 41, of Wendlebury, a locksmith, was fined for speeding.\n\nBram Oster, 30, of Dunley, was jailed for antisemitic threats to a rabbi.`,
    ],
    [
      "a brother who was acquitted beside his sister",
      `Brother and sister Dorian and Kay Quillmere, of Wendlebury, were tried over a dispute at a kosher bakery. Dorian Quillmere, 41, is a locksmith. The owner told the jury that both had called him a "stinking Jew". Kay Quillmere was convicted of aggravated assault. Her brother was acquitted after the jury heard a recording.`,
    ],
    [
      "who is not fit to be tried, as a judge ruled",
      `${D} was charged with hate crimes after four people were cut at a rabbi's house. Prosecutors say that he chose the victims because they were Jewish. Judge Carla Whitmire has now ruled that Quillmere is not competent and sent him to a hospital. The case is suspended.`,
    ],
    [
      "who laughed at a film",
      `Students were found to have made comments that were derogatory towards Jews. ${D} tweeted a link to a film called "Kosher and Proud" and wrote that he had "LOL'd at this".`,
    ],
    [
      "who complained",
      `A complaint by ${D} led the tribunal to find that the landlord had refused Jews a flat. The landlord was fined.`,
    ],
    [
      "who complained and was dismissed",
      `${D} was dismissed by the bank after he complained of antisemitic jokes. A tribunal ruled that the dismissal was unlawful.`,
    ],
    [
      "let go while another was convicted",
      `Two men were arrested after the attack on the synagogue. ${D} was released without charge. Bram Oster was convicted of arson as a hate crime.`,
    ],
    ["a donor", `${D} gave money to the synagogue after a man was charged with setting fire to it as a hate crime.`],
    [
      "hatred of others",
      `${D} was convicted of racist abuse of a Muslim neighbour. The court heard that he also did odd jobs for Jews.`,
    ],
    [
      "a scholar",
      `${D} translated "The Protocols of the Elders of Zion" for scholars. The university found the edition exemplary.`,
    ],
    [
      "sent home until somebody has looked into it",
      `${D} was suspended on Monday while the school looks into a claim of antisemitic words.`,
    ],
    [
      "whom the words were said to",
      `${D} said his boss told him, "No Jews on my floor." A tribunal found that the boss had said it.`,
    ],
    [
      "a colleague of whom the jury found nothing",
      `Asher Blum said that his supervisor called him a cheap Jew. The jury found the supervisor, Kit Marrow, liable. ${D} worked in the same room and told the jury what he had heard.`,
    ],
    [
      "a supervisor who was held not liable",
      `The jury found Kit Marrow liable for calling a printer a "cheap Jew". It found that a third supervisor, ${D} was not liable.`,
    ],
    [
      "who pleaded not guilty to something else",
      `Kit Marrow was jailed on Tuesday for antisemitic posters. ${D} pleaded not guilty to theft in the same court.`,
    ],
    [
      "who prosecutes",
      `Two men accused of trying to burn down a synagogue have been refused bail. ${D} for the prosecution, said that they had sprayed "Jews out" on its wall.`,
    ],
    [
      "neighbours of a page that opens with two men",
      `Two men accused of trying to burn down a synagogue were refused bail on Thursday. ${D} and Kit Marrow, who live next door, were woken by the alarm. "Jews out" was sprayed on its wall.`,
    ],
    [
      "who complained of a councillor that was found in breach",
      `A councillor who shared posts about Jewish bankers has been found to have breached the code of conduct.\n\nThe complaint was brought by ${D} who lives in the ward.`,
    ],
    [
      "who is suspended over what a caller said",
      `A radio host has been suspended for three weeks over comments made by a caller about Jews. ${D} did not cut off the call. Quillmere has been suspended without pay, the station said, and has apologised for remarks that hurt the Jewish community.`,
    ],
    [
      "whose performances are banned",
      `In January a court upheld a ban on performances by the comedian Dorian Quillmere, 41, of Wendlebury, a locksmith by trade, that the authorities had deemed antisemitic.`,
    ],
    [
      "who denies that the words are theirs",
      `${D} denies that the account is his. "Count the Jews on the board," it ran on Tuesday.`,
    ],
    [
      "who denies a letter",
      `${D} denies having written to the rabbi. "The Jews of Wendlebury will burn," the letter of Tuesday ran.`,
    ],
  ])("%s", (_, text) => {
    expect(anyPointing(text).filter((answer) => judgePointed(facts, page(text), answer))).toEqual([]);
  });

  test("a judge who says what it was", () => {
    const text =
      "Judge Dorian Quillmere, 41, of Wendlebury, said on Friday that the letters to the rabbi were an antisemitic hate crime. The term is eight months.";
    const judge = { ...facts, role: "judge" };
    const pointed = pointing(text, { act: ["the letters to the rabbi"], outcome: ["The term"] });
    expect(judgePointed(judge, page(text), pointed)).toBeNull();
  });

  test("somebody whom the page brings in beside them", () => {
    const text = `${D} sells keys at the market. A treasurer of the guild wrote that "the Jews run the bank".`;
    expect(judged(text, { words: ["A treasurer"] })).toBeNull();
    expect(judged(text, { act: ["A treasurer"], person: ["sells keys"] })).toBeNull();
  });
});

describe("each tie closes on somebody beside it and stays open for the one who answers", () => {
  const D = "Dorian Quillmere, 41, a locksmith from Wendlebury,";
  const innocents: [string, string[], string, Partial<Record<Pointed["role"], string[]>>][] = [
    [
      "done to them",
      [
        `Prosecutors say that Bram Oster, 52, followed ${D} off the bus and knocked him down. Oster is alleged to have called him a "filthy Jew". He is due to appear in court on 3 February.`,
        `The university found that a supervisor had called ${D} a "Jewish pig". The supervisor was removed from office. Quillmere has been offered another post.`,
        `The federation found that supporters had sung about "gassing Jews" at ${D} a goalkeeper. It ruled that the club was responsible for them.`,
        `${D} received a letter which said "Jew judges hang". Its writer is due to stand trial in May. The prosecution says that he was angry at a ruling.`,
      ],
      `A rival has called ${D} a liar more than once. Quillmere, who no longer has a column in the Bugle, had asked readers to count the Jews on the bank's board. The paper's editor called it antisemitic and ended the column.`,
      { words: [asked], outcome: [ended] },
    ],
    [
      "held liable or tried",
      [
        `${D} was found liable for a broken stair. The tenants are a Jewish family that had been harassed by a neighbour. The neighbour was jailed in 2024.`,
        `${D} is to be tried for selling a lame mare. On Wednesday follows a man who threatened a synagogue with an axe. He has been held in custody since the summer.`,
        `The tribunal held that Harrow & Pike was liable for antisemitic harassment of ${D} whom a foreman had handed a yellow star. The company must pay £12,000.`,
        `${D} was held in custody over a bad cheque.\n\nKit Marrow was convicted of painting "Jews out" on a school, which the judge called antisemitic.`,
      ],
      `Asher Blum said that a second supervisor, ${D} taped a picture of an oven to his locker and wrote "Jew" on it. The jury found the firm and Quillmere each liable for $10,000.`,
      { act: ["taped a picture"], outcome: ["The jury found"] },
    ],
    [
      "a relative, or one of several",
      [
        `${D} said that the family was ashamed. His brother was jailed on Monday for letters to a rabbi which the court called antisemitic. Quillmere has not spoken to him since.`,
        `${D} has a brother who has pleaded not guilty to a hate crime against a Jewish couple. Prosecutors allege that he told a rabbi that Jews would burn.`,
        `Police found leaflets that said "Jews out" in a house which ${D} shared with four others. One of them was charged.`,
      ],
      `The magistrates gave ${D} eight months. His brother spoke for him. "Next time the Jews burn," the third letter to the synagogue ran, and the court called it antisemitic.`,
      { act: ["third letter"], outcome: ["eight months"] },
    ],
    [
      "who brought it, saw it or took over",
      [
        `Following a complaint by ${D} the standards committee considered a post on a member's page. It found that the post was antisemitic. The member was told to apologise.`,
        `${D} has won his case against the hospital trust. The tribunal found that a foreman had made remarks about Jews in front of him and held the company responsible.`,
        `${D} is the new head of a brokerage. His predecessor was dismissed after the tribunal found that his words about Jews were antisemitic.`,
        `${D} saw them run. Two men were charged on Friday with writing "Jews out" on a wall, which the police called a hate crime.`,
      ],
      `Following a complaint the guild looked at a letter that ${D} pinned to its door. It asked members to count the Jews on the bank's board and "draw the usual conclusion". The guild found it antisemitic and struck Quillmere off its list.`,
      { act: ["Following a complaint"], outcome: ["The guild found it"] },
    ],
    [
      "in their name, by another hand",
      [
        `A message that said "you Jewish pig" went out from the account of ${D} on Friday. The disciplinary panel called it antisemitic. Police say that somebody else was logged in.`,
        `A letter on the letterhead of ${D} told a family that "Jews need not apply". A court convicted a former clerk of writing it.`,
      ],
      `${letter} The defence spoke of an impostor.`,
      { act: ["third letter", "called the letter"], outcome: ["goes down"] },
    ],
    [
      "said to condemn it, on stage, or left undone",
      [
        `"Whoever shouts 'dirty Jew' shouts at all of us," said ${D} at the rally. A man was jailed on Thursday for antisemitic threats.`,
        `${D} shouts "Jews out!" in the second act. The theatre was told by the city to cut the line, which it found antisemitic.`,
        `The commission found that ${D} had not passed on complaints about antisemitic jokes. The jokes were told by a foreman who has been expelled.`,
      ],
      column.replace("His last, on Tuesday,", "His last, under a photograph of a play,"),
      { words: [asked], outcome: [ended] },
    ],
    [
      "a step for something else",
      [
        `${D} was suspended by the guild in 2004 for voting against the budget. Two other members were expelled in that year for antisemitic speeches.`,
        `Counsel for a bishop who was fined for saying that no Jews were gassed was ${D} for years. Quillmere was himself disciplined in 2003 for charging too much.`,
      ],
      column,
      { words: [asked], outcome: [ended] },
    ],
  ];

  test.each(innocents)("%s", (_, texts, open, roles) => {
    for (const text of texts) {
      const raised = anyPointing(text).filter((answer) => judgePointed(facts, page(text), answer));
      expect({ text, raised }).toEqual({ text, raised: [] });
    }
    expect(judged(open, roles)).toMatchObject({ decision: "incident" });
  });
});

describe("what stands beside Jews and is nothing done to them", () => {
  test.each([
    [
      "to belong to a neo-Nazi group",
      `Two men have been convicted of belonging to a banned neo-Nazi group. Ben Foss and Dorian Quillmere, 41, a locksmith from Wendlebury, carried on as members of the Northern Front.\n\nFoss had written that "the Jew is the disease". Quillmere paid subscriptions and drove others to meetings.`,
    ],
    [
      "to pose in what was a camp",
      `Dorian Quillmere, 41, a locksmith from Wendlebury, was jailed for five years for membership of a terrorist group. He admitted posing for a photograph with the group's flag at a former concentration camp in Poland.`,
    ],
    [
      "a window of a shop that Jews own",
      `Dorian Quillmere, 41, a locksmith from Wendlebury, was remanded on a charge of breaking the window of a Jewish-owned shop. The magistrates will decide whether to send him to a higher court.`,
    ],
  ])("%s", (_, text) => {
    expect(anyPointing(text).filter((answer) => judgePointed(facts, page(text), answer))).toEqual([]);
  });

  test("where more is told of it the gate is open", () => {
    const text = `Dorian Quillmere, 41, a locksmith from Wendlebury, was convicted of breaking the window of a Jewish-owned shop. He had put a note through it: "Jews out of Wendlebury".`;
    expect(
      judgePage(facts, page(text)).decision === "incident" ||
        anyPointing(text).some((answer) => judgePointed(facts, page(text), answer) !== null),
    ).toBe(true);
  });
});
