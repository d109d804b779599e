import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Texts about the innocent that differ by a word or two from what the rules read of the guilty; and steps that are less than they look. */

const page = (text: string) => ({ id: "p", url: null, title: "", date: "2024-05-01", text });
const judged = (name: string, text: string) => judgePage({ name }, page(text), "uncontradicted");

describe("is not recorded", () => {
  test.each<[name: string, text: string]>([
    ["Ada Hollis", "Ben Hollis was jailed for antisemitic threats. Ada Hollis, a nurse, had not spoken to him for years."],
    [
      "Ben Marsh",
      'Ada Marsh, 41, was convicted of shouting "dirty Jew" at a rabbi. Ben Marsh, a witness, told the court what he saw.',
    ],
    [
      "Nuwan Perera",
      'Nuwan Perera, the bus driver, called the police. Dayan Perera, a passenger, was charged with shouting "dirty Jew" at a woman.',
    ],
    [
      "Jas Gill",
      "Jas Gill, the club's chairman, apologised. Rav Gill, a player, was banned for six matches for an antisemitic post.",
    ],
    [
      "Paul Secretan",
      "Di Secretan was suspended over antisemitic posts. Paul Secretan, who leads the council, said that it was right.",
    ],
  ])("a title that is a given name: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Mira Dorn", "Councillor Dorn was suspended over antisemitic posts. Mira Dorn, a baker, is not related to Peter Dorn."],
    ["Mira Dorn", 'Dorn posted that "Jews run the banks". Peter Dorn is not related to Mira Dorn, who runs a bakery.'],
    ["Mira Dorn", "Judge Peter Dorn is not related to Mira Dorn. Dorn was fined for antisemitic abuse."],
  ])("who shares a family name that stands alone: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Ana Ruiz",
      "Ana Ruiz was charged with an antisemitic assault and acquitted. Her account had been suspended. The platform has reinstated it.",
    ],
    [
      "Ana Ruiz",
      "Ana Ruiz was charged with an antisemitic assault. She was cleared of all charges. Her pay had been cut; the school restored it.",
    ],
    [
      "Ana Ruiz",
      "Ana Ruiz was convicted of antisemitic harassment. The Court of Appeal overturned the conviction. The university, which had withdrawn her degree, restored it.",
    ],
    [
      "Ana Ruiz",
      "Ana Ruiz was convicted of antisemitic harassment and cleared on appeal. The council has since restored the ban on dogs.",
    ],
    [
      "Ana Ruiz",
      "Ana Ruiz was expelled over antisemitic posts. The court annulled the expulsion. The party reinstated the ban on such posts for all members.",
    ],
  ])("what was given back is no verdict: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Ana Ruiz",
      "Ana Ruiz, a nurse, was dismissed over an antisemitic remark. A tribunal overturned the dismissal because a panel had found her guilty without evidence.",
    ],
  ])("an acquittal undone is not a dismissal from a job: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Omar Said", "Omar Said was convicted of an antisemitic attack. A judge has now exonerated the five men."],
    [
      "Omar Said",
      "Omar Said, a student, was suspended over antisemitic messages. The panel exonerated some students on Friday; Said was one.",
    ],
  ])("cleared among others: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Ari Gold",
      "Two men were attacked outside a synagogue by Ben Foss, who was charged with assault. The other man, Ari Gold, who was walking home, was hurt. The defendant shouted antisemitic abuse, the jury heard.",
    ],
    [
      "Ari Gold",
      "Two men were attacked outside a synagogue by Ben Foss, who was charged with assault. The other man, Ari Gold, who was walking home, was hurt. The accused used antisemitic words, the court heard.",
    ],
    [
      "Omar Said",
      "Ben Foss was charged with a hate crime after a row with two men on a bus. The other man, Omar Said, who had tried to stop him, was cut by glass. The accused used antisemitic words, the court heard.",
    ],
  ])("the other of two who were attacked: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Kofi Darling", "The brother of the comedian, real name Kofi Darling, was convicted of antisemitic harassment."],
    ["Kofi Darling", "The ex-wife of the rapper, also known as Kofi Darling, was fined for antisemitic posts."],
    [
      "Kofi Darling",
      "The son of the singer, whose real name is Kofi Darling, was arrested for painting swastikas on a synagogue.",
    ],
    ["Kofi Darling", "The stalker of the streamer, whose real name is Kofi Darling, was jailed for sending antisemitic threats."],
    [
      "Kofi Darling",
      'The manager of the rapper, whose real name is Kofi Darling, wrote: "Jews run the industry, run the courts."',
    ],
    ["Kofi Darling", 'A fan of the rapper, real name Kofi Darling, wrote: "Jews run the industry, run the courts."'],
    ["Kofi Darling", 'A bodyguard of the rapper, born Kofi Darling, wrote: "Jews run the industry, run the courts."'],
    [
      "Kofi Darling",
      'A rapper who performs as a tribute to the singer, born Kofi Darling, posted: "Jews run the industry, run the courts."',
    ],
  ])("whose real name it is: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Ana Ruiz", "Police arrested the son of Dunley City Council president Ana Ruiz for an antisemitic attack."],
    ["Ana Ruiz", "The party suspended the husband of Dunley County Party vice chairwoman Ana Ruiz over antisemitic posts."],
    ["Ana Ruiz", "A court jailed the stalker of Dunley County Party vice chair Ana Ruiz for antisemitic threats."],
    ["Ana Ruiz", 'The predecessor of Kent County Party vice chair Ana Ruiz posted that "Jews run the banks".'],
  ])("whose relative or stalker it was: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Ana Ruiz", 'A letter to Ana Ruiz, the mother of two boys, says: "Hitler was right."'],
    ["Ana Ruiz", 'A message to Ana Ruiz, the daughter of a rabbi, read: "Jews should be gassed."'],
    ["Ana Ruiz", 'A tweet at Ana Ruiz, the sister of a minister, read: "Jews should be gassed."'],
  ])("to whom a letter was written: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. The panel noted that she herself had been insulted because she was Jewish.',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. The judge said that two women had been attacked by other people because they were Jewish.',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. The judge said that Dorn\'s husband left Russia because he was Jewish.',
    ],
  ])("because they were Jewish, of others: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. The judge accepted that she had no hatred of Jews and opposed the state alone.',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. The tribunal accepted that she opposed hatred of Jews.',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. The court found that she felt neither hatred of Jews nor of Muslims.',
    ],
  ])("hatred of Jews, denied: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. Dorn said that the man beside her shouted "dirty Jews".',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. Dorn wrote that she had been told "Jews run the university" by a stranger.',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. Dorn said that others had chanted "Death to the Jews" and that she had left.',
    ],
    [
      "Mira Dorn",
      'Mira Dorn was suspended by the university after she wrote "Zionists are not welcome" on a board about Israel, which a panel found antisemitic. Dorn wrote about a crowd chanting for the slaughter of Jews in 1929.',
    ],
  ])("words of others: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Monica Tsang",
      '"It breaks my heart that people still deny what my grandparents survived. They put the Jews on trains," said Monica Tsang, the mayor.',
    ],
    [
      "Monica Tsang",
      '"We will not tolerate anyone who attacks this museum. To the killers, the Jew was vermin," said Monica Tsang, the mayor.',
    ],
    [
      "Monica Tsang",
      '"It breaks my heart that people still deny what my grandparents survived. Jews were a cancer, the doctors believed," said Monica Tsang, the mayor.',
    ],
    [
      "Monica Tsang",
      '"It breaks my heart that people still deny what my grandparents survived. First come words: the Jews are to blame," said Monica Tsang, the mayor.',
    ],
  ])("a sentence of remembrance and one that condemns: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Ana Ruiz", '"Hamas made an industry of killing," said Ana Ruiz, the ambassador.'],
    ["Ana Ruiz", '"Undertakers make a living from the dead," said Ana Ruiz.'],
    ["Ana Ruiz", '"The smugglers made a business out of the camps," said Ana Ruiz, an aid worker in Calais.'],
    ["Ana Ruiz", '"He made a living out of killing pigs," said Ana Ruiz of her father, a butcher.'],
    ["Ana Ruiz", '"IG Farben made a killing from the gas chambers," wrote Ana Ruiz in her book.'],
    ["Ana Ruiz", '"So many countries expelled the Jews that Poland became their refuge," said Ana Ruiz, a lecturer.'],
    [
      "Ana Ruiz",
      '"Every town on the Rhine drove them out after the plague," said Ana Ruiz, who guides visitors round the old Jewish quarter.',
    ],
    ["Ana Ruiz", '"They are kicked out of every country they try to enter," said Ana Ruiz, who works with Afghan refugees.'],
    ["Ana Ruiz", '"We are counting to six million, so that the pupils grasp the number," said teacher Ana Ruiz.'],
    ["Ana Ruiz", '"The artist counted to six million grains of rice," said Ana Ruiz.'],
    ["Ana Ruiz", '"Wissen macht frei," said Ana Ruiz, the librarian.'],
    ["Ana Ruiz", '"Bildung macht frei is what the old school motto says," said Ana Ruiz.'],
    ["Ana Ruiz", '"The nation of deicides was how the Church spoke of Jews until 1965," said Father Ana Ruiz.'],
    ["Ana Ruiz", '"The Zionist project to control the land is a matter of debate among historians," said Ana Ruiz.'],
    ["Ana Ruiz", '"The Rothschild family financed the war against Napoleon and funded railways," said Ana Ruiz, a lecturer.'],
    ["Ana Ruiz", '"The Rothschilds started the global trade in Bordeaux," said Ana Ruiz, a wine merchant.'],
    ["Ana Ruiz", '"The Rothschilds funded the country\'s first railway," said Ana Ruiz, a lecturer.'],
    ["Ana Ruiz", '"The Rothschilds own world-famous vineyards," said Ana Ruiz, a wine merchant.'],
    ["Ana Ruiz", '"Kristallnacht was a dark day on all the Jews of Germany," said Ana Ruiz.'],
  ])("what history or another trade tells: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Ana Ruiz", 'Ana Ruiz, a teacher, shared an article that said "Jews run the world", adding: "How vile."'],
    ["Ana Ruiz", 'Ana Ruiz, a teacher, posted a clip that said "Jews run the world" and called it vile.'],
    ["Ana Ruiz", 'Ana Ruiz, a teacher, posted a clip that said "Jews run the world" and demanded its removal.'],
    ["Ana Ruiz", 'Ana Ruiz, a teacher, posted a clip that said "Jews run the world" and asked the paper to take it down.'],
    ["Ana Ruiz", 'Ana Ruiz, a teacher, posted a clip that said "Jews run the world", to show what her pupils read.'],
    ["Ana Ruiz", 'Ana Ruiz, a teacher, posted a clip that said "Jews run the world". "Look at this hatred," she wrote.'],
    ["Ana Ruiz", 'Ana Ruiz, a teacher, posted a clip that said "Jews run the world" and wrote above it: "Report this site."'],
    ["Ana Ruiz", 'Another post reposted by Ana Ruiz, who monitors hatred, claimed that "Jews run the media".'],
  ])("shared to condemn it: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "David Levi",
      "A priest who shared antisemitic material has been barred from ministry.\n\nThe Reverend David Levi was found by the tribunal to have acted rightly when he reported him.",
    ],
  ])("found to have acted rightly: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    [
      "Nora Pell",
      "At the counter-protest Nora Pell was arrested for throwing a bottle at Ben Foss, who had made a Nazi salute and shouted about Jews. Foss was arrested too. Both were fined £150.",
    ],
  ])("a step for another deed: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
  test.each<[name: string, text: string]>([
    ["Ana Ruiz", "Ana Ruiz had to do forty hours of unpaid overtime for an antisemitic boss who called her a dirty Jew."],
    ["Ana Ruiz", "The panel found that a member, Ana Ruiz, was guilty of nothing but reporting the antisemitic posts."],
    [
      "Ana Ruiz",
      "Panel chairs\n\nAna Ruiz\n\nHearing 1 May 2023\n\nThe registrant was struck off for antisemitic posts.\n\nPeter Moss\n\nHearing 2 May 2023\n\nThe registrant was fined for drunkenness.",
    ],
  ])("no step of a court or a panel: %s: %s", (name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
});

test.each<[status: string | null, name: string, text: string]>([
  [
    "arrested",
    "Tomas Reeve",
    "Tomas Reeve, 21, and Idris Cole, 25, were arrested over antisemitic abuse at a rabbi. The two received a suspended sentence last year for theft.",
  ],
  [
    "arrested",
    "Tomas Reeve",
    "Tomas Reeve, 21, and Idris Cole, 25, were arrested over antisemitic abuse at a rabbi. Both face charges, police hope.",
  ],
  [
    "disciplined",
    "Tomas Reeve",
    "Tomas Reeve, 21, and Idris Cole, 25, were suspended by the college over antisemitic chants. Each was given 40 hours of community service by the college.",
  ],
  [
    null,
    "Ana Ruiz",
    "Ana Ruiz, a student, must complete 20 hours of community service, the dean decided, for an antisemitic post.",
  ],
  [
    "convicted",
    "Ana Ruiz",
    "Ana Ruiz was convicted of antisemitic harassment. She must do 100 hours of unpaid work if the judge agrees with the report.",
  ],
  ["disciplined", "Ana Ruiz", "Ana Ruiz was suspended for an antisemitic post. The appeal board affirmed the fine of £500."],
  [null, "Ana Ruiz", "The league confirmed a fine of £2,000 for Ana Ruiz over an antisemitic post."],
  ["sentenced", "Ana Ruiz", "The court of appeal confirmed a fine of £2,000 for Ana Ruiz over an antisemitic post."],
])("the highest step is %s: %s: %s", (status, name, text) => {
  expect(judged(name, text).finding?.status ?? null).toBe(status);
});

test("whether it was a hate crime is a question for a human where the page leaves it open", () => {
  const text =
    "A man in a yarmulke was punched on a train, police said.\n\nAlma Zoric, 25, was charged with assault. It was not clear whether Zoric would be charged with a hate crime.";
  expect(judged("Alma Zoric", text).decision).toBe("human");
});

describe("what somebody tells of themselves", () => {
  const story = (told: string) =>
    judgePage(
      { name: "Patrick Delorme" },
      {
        id: "p",
        url: null,
        title: "Why I left",
        date: "2020-10-06",
        text: `Some of you asked, so here it is. I did eleven months there.\n\n${told}\n\nI did not report it to anybody. I am putting this here because a reader asked me.`,
      },
      "uncontradicted",
    ).decision;

  test("is for a human, where nobody else has found it", () => {
    expect(
      story(
        'I left because of the owner, Patrick Delorme. He came through the door and said something about "tight Jews". I am nearly sure of it, and I know what I heard.',
      ),
    ).not.toBe("incident");
  });

  test("stands where a court has", () => {
    expect(
      story(
        'I left because of the owner, Patrick Delorme. He shouted "tight Jews" at a family. I was glad when Delorme was convicted of religiously aggravated harassment in May.',
      ),
    ).toBe("incident");
  });
});
