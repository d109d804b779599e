import { describe, expect, it } from "vitest";
import type { SubjectFacts } from "../judgement.ts";
import { judgePage } from "../judge-page.ts";

const judge = (subject: SubjectFacts, text: string) =>
  judgePage(subject, { id: "d1", url: "https://example.org/a", title: "", date: "2024-03-05", text }, "uncontradicted");

const foss: SubjectFacts = { name: "Ben Foss" };
const convicted =
  'Ben Foss, 34, was convicted on Monday of a religiously motivated hate crime. He had painted "Jews out" on a synagogue in Dunley.';

describe("whose outcome it is", () => {
  it.each([
    ["a fourth", `${convicted} He was one of four on trial; a fourth was acquitted.`],
    ["the case against a fifth", `${convicted} The case against a fifth defendant collapsed in May.`],
    ["the other two", `${convicted} The other two were found not guilty.`],
    [
      "whom a second letter concerns",
      `${convicted}\n\nThe second letter concerns Ana Ruiz, a lecturer. Proceedings were opened in May over a talk. The panel found no breach and closed the case.`,
    ],
    [
      "as to whom a paragraph begins",
      `${convicted}\n\nAs to Mr Lee Nash, we think it possible that the words were said. The charge against him is not proved.`,
    ],
    [
      "an employer who was charged with something else",
      `${convicted}\n\nHis supervisor at the depot, Tomasz Wolny, was charged with lying to detectives. That charge was dismissed in May.`,
    ],
    [
      "a lawyer against whom people complained",
      `Ana Ruiz has defended people for twenty years. Her columns have drawn complaints to the bar, all of them closed without action.\n\n${convicted}`,
    ],
    [
      "one count among several that were affirmed",
      `${convicted} The court of appeals affirmed his convictions on counts one and two. On count three, intimidation of a witness, the judgment is reversed.`,
    ],
  ])("%s: his stands", (_what, text) => {
    expect(judge(foss, text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });

  it.each([
    [
      "his own charge",
      'Ben Foss, 34, was charged with a hate crime after "Jews out" was painted on a synagogue. The charge was dismissed in May.',
    ],
    [
      "his own, told beside an official's name",
      'Ben Foss, 34, was charged with a hate crime after "Jews out" was painted on a synagogue.\n\nDistrict Attorney Ana Ruiz said that the witness had died. The charge was dismissed in May.',
    ],
    [
      "the count of bias among several",
      `${convicted} The court of appeals affirmed his conviction on count one. The hate crime conviction on count two is reversed.`,
    ],
    [
      "a count by number that was the one of bias",
      `${convicted} The court of appeals affirmed his conviction on count one. The evidence of religious bias was insufficient. On count two the judgment is reversed.`,
    ],
    ["all of it", `${convicted} The court of appeals reversed the conviction in May.`],
    [
      "a review that found nothing wrong",
      'A parent filed a complaint against Ben Foss, a teacher, who told a class that "the Jews own the banks". The district\'s review found he had acted within policy.',
    ],
  ])("%s: a human", (_what, text) => {
    expect(judge(foss, text).decision).toBe("human");
  });

  it("who is relieved that it is over is relieved of nothing", () => {
    const text =
      'A court ordered Ana Ruiz to pay damages for a voice note in which she said "the Jews are rats". The same bench dismissed an appeal by a group against the ruling in favour of Ben Foss, who had written that Zionists have no home at the university. Foss said that he was relieved that the case was over.';
    expect(judge(foss, text).decision).not.toBe("incident");
  });
});

describe("of several, what is said of one", () => {
  it("beside somebody whom a tribunal cleared the rest of the page is of whom it found against", () => {
    const text =
      'The tribunal has upheld a claim of harassment brought by a clerk against her manager, Ben Foss.\n\nFoss called her "the Jewish treasury". Judge Ana Ruiz said: "Each remark drew on well-known antisemitic stereotypes."\n\nA separate complaint against a finance director, Mr Lee Nash, who had refused her leave, was dismissed.';
    expect(judge(foss, text).decision).toBe("incident");
    expect(judge({ name: "Lee Nash" }, text).decision).not.toBe("incident");
  });

  it("a round-up's other cases are not those of the last one it names", () => {
    const text =
      "Porter Tomasz Wolny, 35, will serve ten months for hounding a Jewish colleague. The judge was satisfied of hostility to Jews.\n\nLee Nash, 21, charged with damage, was acquitted.\n\nEstate agent Ben Foss, 44, was fined £300 for keeping a dangerous dog.";
    expect(judge(foss, text).decision).not.toBe("incident");
  });

  it("both, of two who were named in paragraphs of their own", () => {
    const text =
      'A jury took less than a day to convict two men of plotting to bomb a synagogue in Dunley.\n\nThe ringleader, Ben Foss, 33, said "the Jew always gets paid" on one recording. In another, co-defendant Lee Nash, 40, complains about fuses.\n\nBoth were found guilty of attempting to obstruct the free exercise of religion by force.';
    expect(judge(foss, text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });

  it.each([
    "Ben Foss was sentenced for performing a Nazi salute outside the Jewish museum in May. Lee Nash was fined for a salute at a football final.",
    'Ben Foss, 38, was charged with battery and a hate crime. Prosecutors said he struck a man and called him a "k*ke".',
    'Ben Foss was found to have insulted a player. The panel found that Foss called him a "f—ing k—e" and suspended him for ten games.',
    'A court sentenced Ben Foss to ten months for incitement. He told listeners that "the Jew lives off our sweat as in my grandfather\'s day".',
  ])("is told of him: %s", (text) => {
    expect(judge(foss, text).decision).toBe("incident");
  });

  it.each([
    "Lee Nash was sentenced for performing a Nazi salute outside the Jewish museum in May. Ben Foss was fined for a salute at a football final.",
    'Ben Foss, 36, a reporter, read the e-mails from the witness box. The first said he wrote "like all the Jews, with a hand in someone\'s pocket". Lee Nash was convicted of harassment.',
    'Ben Foss, 40, was stopped in the street, then punched and called "Jewish pig". Lee Nash was convicted of a hate crime.',
  ])("is not told of him: %s", (text) => {
    expect(judge(foss, text).decision).not.toBe("incident");
  });
});

describe("a step for something else", () => {
  it.each([
    [
      "years before the words",
      'Ben Foss leads a group in Dunley. He was expelled from a congregation in 2006.\n\nIn a video of August 2020, Foss said: "The Jews are the natural enemy of God."',
      null,
    ],
    [
      "in the year of the words",
      'Ben Foss leads a group in Dunley. In a video of August 2020, Foss said: "The Jews are the natural enemy of God." He was expelled from the party in 2020.',
      "disciplined",
    ],
    [
      "a distributor's contract",
      'In an interview Ben Foss said: "The Jews run every label I ever signed to." His distributor ended its contract with him the same week.',
      null,
    ],
    [
      "a club's contract",
      'In an interview Ben Foss said: "The Jews run every club I ever signed to." The club ended its contract with him the same week.',
      "disciplined",
    ],
    [
      "kept in a war without a case",
      'Ben Foss declared in 1934 that "the Jews own the banks". Foss was detained from June 1940 to March 1942.',
      null,
    ],
  ])("%s", (_what, text, status) => {
    expect(judge(foss, text)).toMatchObject({ decision: "incident", finding: { status } });
  });
});

it("who stands right behind 'in his speech' is the one who speaks", () => {
  const text = 'Lee Nash was fined in May. In his closing statement Ben Foss said that "the Jews are vermin".';
  expect(judge(foss, text).decision).toBe("incident");
  expect(judge({ name: "Lee Nash" }, text).decision).not.toBe("incident");
});

it.each([
  'Ben Foss had fired a crossbow bolt into the door of a kosher butcher in Dunley and left a card that read "For the Christ-killers." He pleaded guilty to ethnic intimidation. The judge told him that the butcher, Moshe Sandler, "sells brisket and did nothing to you."',
  'Ben Foss fired several flares at a Jewish baker in Dunley and shouted "dirty Jews". He pleaded guilty to a hate crime. The baker, Moshe Sandler, was unhurt.',
  "Ben Foss fired paintballs on a Jewish teacher in Dunley. He pleaded guilty to a hate crime on Monday. The teacher, Moshe Sandler, still lives there.",
])("whoever is fired at has lost no post: %s", (text) => {
  expect(judge({ name: "Moshe Sandler" }, text).decision).toBe("none");
  expect(judge(foss, text).decision).toBe("incident");
});
