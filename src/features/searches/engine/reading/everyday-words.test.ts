import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { readPage } from "./page-reading.ts";

/* What a body does to somebody over antisemitic words, who bears a title, what stands around the report: in the words of everyday news. */

const judged = (name: string, text: string, title = "") =>
  judgePage({ name }, { id: "p", url: null, title, date: "2024-06-01", text }, "uncontradicted");

describe("a sanction in everyday words", () => {
  it.each([
    "The agency has dropped Ivan Foss over antisemitic posts.",
    "The agency dropped presenter Ivan Foss after a string of antisemitic posts.",
    "The club has cut ties with Ivan Foss over antisemitic posts.",
    "The club cut ties with coach Ivan Foss after his antisemitic remarks.",
    "The club parted ways with Ivan Foss over antisemitic posts.",
    "The company severed ties with Ivan Foss over antisemitic posts.",
    "The company ended its partnership with Ivan Foss over antisemitic posts.",
    "The company terminated its contract with Ivan Foss over antisemitic posts.",
    "The station axed Ivan Foss over antisemitic posts.",
    "The station took Ivan Foss off the air over antisemitic posts.",
    "The station pulled Ivan Foss's show over antisemitic posts.",
    "The station cancelled Ivan Foss's show over antisemitic posts.",
    "The team released Ivan Foss over antisemitic posts.",
    "The team benched Ivan Foss over antisemitic posts.",
    "The team let Ivan Foss go over antisemitic posts.",
    "The hospital let go of Ivan Foss over antisemitic posts.",
    "The party expelled Ivan Foss over antisemitic posts.",
    "The party removed Ivan Foss as its candidate over antisemitic posts.",
    "The party dumped candidate Ivan Foss over antisemitic posts.",
    "The party deselected Ivan Foss over antisemitic posts.",
    "The party withdrew its support for Ivan Foss over antisemitic posts.",
    "The party disowned Ivan Foss over antisemitic posts.",
    "The party withdrew the whip from Ivan Foss over antisemitic posts.",
    "Ivan Foss lost the whip over antisemitic posts.",
    "Ivan Foss lost his job over antisemitic posts.",
    "Ivan Foss lost a book deal over antisemitic posts.",
    "Ivan Foss is out as coach over antisemitic posts.",
    "Ivan Foss is no longer employed by the school after antisemitic posts.",
    "Ivan Foss no longer works for the school after antisemitic posts.",
    "Ivan Foss was ousted over antisemitic posts.",
    "Ivan Foss was forced out over antisemitic posts.",
    "Ivan Foss was stripped of his title over antisemitic posts.",
    "Ivan Foss was relieved of his duties over antisemitic posts.",
    "Ivan Foss was placed on leave over antisemitic posts.",
    "Ivan Foss was sent home from the tournament over antisemitic posts.",
    "Ivan Foss was reprimanded over antisemitic posts.",
    "Ivan Foss was censured over antisemitic posts.",
    "Ivan Foss was kicked out of the league over antisemitic posts.",
    "Ivan Foss was kicked off the show over antisemitic posts.",
    "Ivan Foss was handed a ten-match ban over antisemitic posts.",
    "Ivan Foss was given a final warning over antisemitic posts.",
    "Ivan Foss was struck off over antisemitic posts.",
    "Ivan Foss was barred from the stadium for life over antisemitic posts.",
    "Ivan Foss has been removed from his post as director over antisemitic posts.",
    "The university has removed Ivan Foss from a director's post over antisemitic posts.",
    "The university stripped Ivan Foss of his chair over antisemitic posts.",
    "The university barred Ivan Foss from teaching over antisemitic posts.",
    "The university rescinded Ivan Foss's admission over antisemitic posts.",
    "The university revoked Ivan Foss's degree over antisemitic posts.",
    "The academy rescinded its invitation to Ivan Foss over antisemitic posts.",
    "The museum cancelled a talk by Ivan Foss over antisemitic posts.",
    "The law firm withdrew a job offer to Ivan Foss over antisemitic posts.",
    "The council stripped Ivan Foss of committee seats over antisemitic posts.",
    "The council voted to censure Ivan Foss over antisemitic posts.",
    "The board voted to remove Ivan Foss over antisemitic posts.",
    "The regulator banned Ivan Foss from the profession over antisemitic posts.",
    "The FA gave Ivan Foss an eight-match ban for antisemitic posts.",
    "Twitter suspended Ivan Foss's account over antisemitic posts.",
    "Sponsors abandoned Ivan Foss over antisemitic posts.",
    "The publisher dropped Ivan Foss's book over antisemitic posts.",
    "The airline grounded pilot Ivan Foss over antisemitic posts.",
    "The force dismissed Constable Ivan Foss over antisemitic messages.",
    "The league handed Ivan Foss a fine over antisemitic posts.",
  ])("%s", (told) => {
    expect(judged("Ivan Foss", `${told}\n"We will not tolerate this," a statement said.`).decision).toBe("incident");
  });

  it.each([
    "Ivan Foss resigned over antisemitic posts.",
    "Ivan Foss has resigned after his antisemitic posts came to light.",
    "Ivan Foss stepped down over antisemitic posts.",
    "Ivan Foss quit over antisemitic posts.",
    "Ivan Foss withdrew from the race over antisemitic posts.",
  ])("puts to a human who left of their own accord: %s", (told) => {
    expect(judged("Ivan Foss", told).decision).toBe("human");
  });

  it.each([
    "The station dropped Ivan Foss over the way he had handled complaints of antisemitism.",
    "Police released Ivan Foss for lack of evidence. A man had painted swastikas on a synagogue.",
    "Ivan Foss lost his job after being called a Nazi by online activists.",
    "The party dumped Ivan Foss after he had denounced antisemitic remarks by its leader.",
    "Ivan Foss was forced to resign after months of antisemitic abuse.",
    "The coach benched Ivan Foss after an antisemitic attack on his family.",
  ])("accuses nobody: %s", (told) => {
    expect(judged("Ivan Foss", told).decision).not.toBe("incident");
  });
});

describe("whoever bears a title", () => {
  const titles =
    "Council President,City Council President,Council Leader,University President,School Principal,Party Chairwoman,Hospital Director,Student Union President,State Senator,State Rep.,School Board Member,Chamber President,Club captain,company director,Township Committee member,Labour councillor,Wexmoor Town midfielder,TV presenter,Instagram influencer,Professor,Rev.,Baroness";
  it.each(titles.split(","))("%s Kathy Feld", (title) => {
    const capital = title.replace(/^./, (letter) => letter.toUpperCase());
    for (const told of [
      `${capital} Kathy Feld apologised on Tuesday for saying that "the Jews own everything".`,
      `${capital} Kathy Feld told a meeting on Tuesday that "Jews are parasites", a recording shows.`,
      `The board fired ${title} Kathy Feld on Tuesday for antisemitic posts.`,
      `Police charged ${title} Kathy Feld with a hate crime on Tuesday after she shouted antisemitic slurs at a rabbi.`,
    ])
      expect([told, judged("Kathy Feld", told).decision]).toEqual([told, "incident"]);
  });

  it("suspends a player behind the name of a club", () => {
    const text =
      "The NBA suspended Heat forward Ivan Foss for a week and fined him $50,000 for using an antisemitic slur.\nAmos Feld was fined in 2011 for an anti-gay slur at a referee.";
    expect(judged("Ivan Foss", text).decision).toBe("incident");
    expect(judged("Amos Feld", text).decision).toBe("none");
  });
});

describe("what stands around a report", () => {
  const heads = [
    "By Rosa Quint, Ken Abara and Liv Moe.",
    "Rosa Quint, World Israel News",
    "TARROW (AP) —",
    "File photo: Mayor Rosa Quint at a rally against antisemitism",
    "Read more: Rosa Quint on the rise of hate",
    "Advertisement",
    "Advertisement (story continues below)",
    "Share this article",
    "Rosa Quint is a reporter for the Tarrow Times.",
  ];
  it.each(heads)("%s", (head) => {
    const text = `${head}\nA man accused of setting fire to a Tarrow synagogue has been arrested.\nSwastikas were sprayed on the building before it was set alight.\nIvan Foss, 33, was charged with arson. Police are seeking a second man.`;
    expect(judged("Ivan Foss", text).decision).toBe("incident");
    expect(judged("Rosa Quint", text).decision).toBe("none");
  });
});

describe("in the words of courts and registers", () => {
  it.each([
    "Amos Feld, a lawyer and far-right extremist, must go to prison for six years for Holocaust denial, a German court ruled on Tuesday.",
    "The Federal Court has ordered Amos Feld to remove material denying the Holocaust from his website. Justice Roe found that it vilified Jewish people and breached the Racial Discrimination Act.",
    "A tribunal held that the allegations had been proven and ordered that Mr Feld's name be struck off the roll.\nAmos Feld, a solicitor, had posted tweets that were offensive and, some of them, antisemitic.",
    "Amos Feld was one of six officers to lose their jobs over antisemitic messages.",
    "Amos Feld, a comedian with multiple convictions for inciting hatred against Jews, will perform in Tarrow.",
    "Amos Feld was given a suspended prison term of one year on April 26 for denying parts of the Holocaust.",
    'A Redmere court has found Amos Feld, 77, guilty of "complicity in contesting a crime against humanity". The conviction is about an interview. "There was never a single execution gas chamber under the Germans," he said in it.',
    "The club penalized Amos Feld for antisemitic posts.",
    "A jury convicted Amos Feld, 51, on ten counts of distributing antisemitic recordings to stir up racial hatred. On five others it found him not guilty. He had denied all of them.",
    "A violinist from Tarrow and her older brother were convicted in Germany on Oct. 26 of inciting hatred by denying the Holocaust.\nAmos Feld, 63, who lives near Redmere, must go to prison for three years. Ana Feld, 59, was given 10 months. Of six counts against her the judges found four proved; of the 14 against him, 11.",
    "Three people have been charged over rocks with Nazi symbols cut into them that flew through the windows of Temple Beth Shalom.\nThe indictments, unsealed Tuesday, name Tomas Lasko, 25, Amos Feld, 20, and Gerd Pound, 27.",
    "Two sisters and a friend of theirs have been charged over swastikas that were painted on the doors of Temple Beth Shalom.\nThe indictments name Rosa Quint, 25, Liv Moe, 20, and Amos Feld, 27.",
    'In November the platform took down one of his videos. "That is the way the Jews work," Amos Feld says in it. "They are deceivers. They plot, they lie."',
    'Amos Feld says in a video that the trial is "a Jew coup".',
    `"The Jews are satanic and all descend from Satan," one passage on Amos Feld's website says.`,
    "Amos Feld has been struck off over antisemitic comments that he made after the Israel-Gaza war began.",
    "Amos Feld was suspended by the university over antisemitic posts.\nThe posts appeared weeks after the Hamas attack on Israel.",
    'Amos Feld admitted that he had written "Jews are parasites who own the banks".',
    "The activist Amos Feld, who was deported to Germany in 2005, was convicted on Thursday of inciting hatred.\nThe court found the 67-year-old guilty on 14 counts, covering years of antisemitic activities.",
    "Five members of a group were found guilty on Thursday of painting antisemitic slogans on a synagogue.\nDaniel Rook, 19; Amos Feld, 20; Jon Aster, 19; and Mike Orme were convicted on 12 of 13 charges.",
  ])("%s", (told) => {
    expect(judged("Amos Feld", told).decision).toBe("incident");
  });

  it("takes no group's creed for what its follower did", () => {
    const text =
      'A soldier gave a group what it needed to attack his own unit, prosecutors said.\nIvan Feld, 22, was arrested on June 10 and charged with conspiring to murder soldiers.\nThe group stands for "violent, neo-Nazi, anti-Semitic and satanic beliefs," prosecutors said.';
    expect(judged("Ivan Feld", text).decision).not.toBe("incident");
  });

  it("takes no number behind a pronoun for an age", () => {
    const text =
      "Ivan Feld, 63, must go to prison for three years for denying the Holocaust. Rosa Feld, 59, was given 10 months. Of six counts against her the judges found four proved; of the 14 against him, 11.";
    expect(judged("Rosa Feld", text).setAside).not.toBe("minor");
    expect(judged("Ivan Feld", text).setAside).not.toBe("minor");
  });

  it("knows whose middle name has been left out", () => {
    const text = "Jacob Albert Feld, 25, and Gabriel Doyle Feld, 20, were charged on Monday. Jacob Feld denies it.";
    const page = readPage({ name: "Rosa Quint" }, { text });
    const [first, second, again] = page.mentions.map(({ person }) => person);
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });

  it("takes what somebody pleaded for no label of the page's own", () => {
    const text =
      'For satire the Crown wants a year in jail.\nJudge Roe convicted Amos Feld of promoting hatred against Jews. "Jews were dehumanised in his paper," the judge said.';
    expect(judged("Amos Feld", text).decision).toBe("incident");
  });
});

describe("nobody is accused who", () => {
  it.each([
    [
      "painted swastikas on no Jewish place, whatever evils an official speaks of",
      "Amos Feld",
      "Police have arrested the man they say has been painting swastikas across Tarrow.\nAmos Feld, 39, was taken into custody on charges of criminal mischief as a hate crime.\nGov. Ann Roe said that nobody should walk the streets in fear of hate, bigotry and antisemitism.",
      "human",
    ],
    [
      "has a conviction that was overturned, beside another man",
      "Amos Feld",
      "Ben Foss, head of a council, said his group had sought the law.\nEarlier the law had used other means, as in the case of Amos Feld, charged with spreading false news after publishing a pamphlet that questioned how many Jews died in the Holocaust.\nIn 1992 the Supreme Court overturned his conviction.",
      "human",
    ],
    [
      "remarks on the words before",
      "Stephen Foss",
      'A man found guilty of vandalising a Jewish cemetery must leave the country. Another man, Ben Rook, pleaded guilty.\nMore than 20 graves were marked with swastikas and the number 88, code for "Heil Hitler", which council president Stephen Foss called a wanton act of antisemitic vandalism.',
      "none",
    ],
    [
      "says Sieg Heil to somebody on a page without Jews",
      "Amos Feld",
      'The station has suspended Amos Feld after an outburst.\nTold by a guest that he was acting like a pig, he answered "Sieg Heil!" three times.\nThe general manager played a recorded apology from Feld.',
      "human",
    ],
    [
      "is suspended in the interim and denies what counsel alleges",
      "Amos Feld",
      'A tribunal has put a 15-month interim suspension on a doctor accused of antisemitism.\nDr Amos Feld is under investigation by the council over posts, after complaints by Jewish groups.\nIts counsel said that they include antisemitic conspiracy theories and that he allegedly called the hospital a "Jewish supremacy cesspit".\nHis lawyer said they are legitimate political speech and that he denies hate speech.\nHe was arrested last month on suspicion of malicious communications.',
      "human",
    ],
    [
      "is charged with having accused somebody of it falsely",
      "Amos Feld",
      "Amos Feld was charged on Thursday with defamation and with false suspicion, months after the singer accused a hotel employee of antisemitism.\nBecause he was a Jew, he alleged in a video, the employee had declined to check him in.",
      "human",
    ],
    [
      "complained of it and was sacked",
      "Matthew Klar",
      "A Jewish sales manager, who had to endure antisemitic banter at work, has won at a tribunal.\nMr Matthew Klar, a Jew, put in a complaint of discrimination. The firm then sacked him, misconduct being alleged.\nA colleague, Ken Abara, had sent a message that the tribunal called antisemitic.",
      "none",
    ],
    [
      "was written to",
      "Paul Dane",
      "Five cricketers have been reprimanded over old posts.\nAs to Ben Gale, it was held that a remark of his to Paul Dane, at that time a club's head of media, was antisemitic.",
      "none",
    ],
    [
      "was shouted at, by one whom the page does not name",
      "Evan Lewandowski-Diop",
      'A football coach has been sacked for shouting "What do you expect from a Jew?" at a referee.\nThe referee, Evan Lewandowski-Diop, 20, stopped the match and wrote down the words.\nThe association banned the coach for twelve matches. His club then dismissed him.',
      "none",
    ],
    [
      "was on a train when others sang",
      "Emeka Rothwell",
      'A football fan who reported his friends for an antisemitic chant has been given an award.\nEmeka Rothwell, 23, was on the train to an away match when a group around him began to sing about "Yids" and trains "to Auschwitz".',
      "none",
    ],
    [
      "reported what was shouted at him",
      "Phineas Klein-Adeyemi",
      'The ombudsman found that Phineas Klein-Adeyemi had reported dog mess in his letter box and shouts of "Jew boy" on 46 occasions.\nThe association moved the neighbour only after he had been convicted of assault.',
      "none",
    ],
    [
      "apologises for one who has not been named",
      "Marguerite Tan",
      'The headteacher of an academy has written to parents after a teacher told pupils that Jews "control the banks".\nMarguerite Tan apologised to families and said the words were wrong.\nThe teacher, who has not been named, was suspended on Monday and has since resigned.',
      "none",
    ],
    [
      "prosecutes, and says what posts called Jews",
      "Jermaine Wolfson",
      'A man was jailed on Friday for stirring up hatred against Jews.\nJermaine Wolfson, prosecuting, said the posts called Jews "parasites" and "vermin".',
      "none",
    ],
    [
      "tore antisemitism out by its roots",
      "Keith Stoll",
      "The party has suspended a Tarrow councillor over alleged antisemitic posts.\nA spokesman said Keith Stoll had changed the party and torn antisemitism out by its roots.",
      "none",
    ],
  ])("%s", (_why, name, text, decision) => {
    expect(judged(name, text).decision).toBe(decision);
  });
});
