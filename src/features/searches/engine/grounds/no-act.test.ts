import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * What is no antisemitic act, whatever stands around it: opinion on Israel, a crime that happens to touch Jews, hatred of others,
 * teaching and reporting, speaking against it. A step may be taken and a number of antisemitic incidents given: nobody is
 * accused (rules 8 to 12 of the rubric).
 */
const introductions = [
  "NAME, 43,",
  "Dunley councillor NAME",
  "NAME, a lecturer at Dunley University,",
  "Student NAME",
  "The actor NAME",
  "NAME, who chairs the Dunley branch of the union,",
  "Dr NAME",
  "Footballer NAME",
];
const acts: Record<string, string[]> = {
  israel: [
    'told a rally that "Israel is committing genocide in Gaza"',
    "called for a boycott of Israeli goods",
    'posted "From the river to the sea, Palestine will be free"',
    'said that "Zionism is a racist ideology"',
    "chained himself to the gates of an arms factory that supplies Israel",
    "hung a Palestinian flag from the town hall",
    'wrote that "the Israeli government behaves like an apartheid regime"',
    "interrupted a talk by the Israeli ambassador",
    "signed a letter that called Israel's war a crime",
    "compared the Israeli prime minister to a war criminal",
    "wore a keffiyeh at a council meeting",
    'sprayed "Free Gaza" on the door of a bank',
    "occupied a university building with other protesters for a ceasefire",
    'said in a speech that "the Israel lobby has too much influence on our foreign policy"',
    "refused to shake the hand of an Israeli opponent",
  ],
  plain: [
    "stole a car that belonged to a rabbi",
    "broke into a synagogue and took a computer",
    "drove into the wall of a Jewish school while drunk",
    "was caught selling drugs outside a Jewish bakery",
    "assaulted a Jewish neighbour in a quarrel about parking",
    "defrauded a Jewish charity of £40,000",
    "set fire to a bin near a synagogue",
    "broke the window of a kosher restaurant while trying to get in after hours",
  ],
  others: [
    'shouted "go home" at a Muslim woman and pulled off her hijab',
    "painted racist slogans on a mosque",
    "called a Black colleague a slur",
    "attacked a gay couple outside a bar",
    'sent a Sikh councillor messages that read "you are a terrorist"',
  ],
  teaching: [
    'taught a class about Nazi propaganda, reading from a leaflet that called Jews "vermin"',
    'played a Nazi officer in a film who says "the Jews are our misfortune"',
    'quoted a forged text which claims that "Jews rule the world" in a lecture on conspiracy theories',
    'wrote a book about a man who believed that "Hitler was right"',
    'told an audience how, as a child, a teacher had called her a "dirty Jew"',
    "translated the memoirs of a camp guard",
    'showed pupils a poster that read "Jews out" from 1938',
    'reported in an article that a march had chanted "gas the Jews"',
    "curated an exhibition of antisemitic postcards",
    'complained to the police that a caller had said "Jews should burn"',
  ],
  condemned: [
    "condemned the painting of swastikas on a Jewish school",
    'said that calling Jews "rats" was shameful',
    "resigned from the party over its handling of antisemitism",
    "apologised to the Jewish community for the council's slow answer to antisemitic graffiti",
    "removed antisemitic stickers from a bus stop",
    "was sent a letter that called him a Jew-lover",
    "voted for a motion against antisemitism",
  ],
};
const after: Record<string, string[]> = {
  israel: [
    "",
    "SUR was arrested and fined for blocking the road.",
    "Critics called the words antisemitic, which SUR denied.",
    "A Jewish group accused SUR of antisemitism.",
    "The university said that the words were protected speech.",
    "SUR was suspended while the university looks into a complaint of antisemitism.",
    "SUR was charged with trespass.",
    "An inquiry cleared SUR of antisemitism.",
    "The Jewish Board said that the remark made Jewish students feel unsafe.",
    "SUR was convicted of criminal damage.",
  ],
  plain: [
    "SUR was charged with theft.",
    "SUR pleaded guilty and was jailed for two years.",
    "Police said there was no evidence of a hate crime.",
    "SUR was convicted of the offence on Monday.",
    "The rabbi said that the community had feared an antisemitic attack.",
    "It comes after a rise in antisemitic incidents in Dunley.",
    "The police hate crime unit looked at the case.",
    "The prosecutor did not allege any antisemitic motive.",
  ],
  others: [
    "SUR was charged with a hate crime.",
    "SUR was jailed for a year for the racially aggravated offence.",
    "SUR was suspended by the party.",
    "Rabbi Miriam Sandler and Imam Tariq Aziz condemned the attack together.",
    "The Jewish Board offered its support to the victim.",
    "In the same week swastikas were found on a Jewish school; nobody has been arrested for that.",
  ],
  teaching: [
    "",
    "Some pupils were upset.",
    "A parent complained, and the school found that nothing was wrong with the lesson.",
    "SUR said the point was to show how hatred works.",
    "SUR has won a prize for the work.",
    "SUR was suspended after a complaint and later reinstated.",
  ],
  condemned: [
    "",
    "A man was later charged with a hate crime.",
    "SUR has since been threatened.",
    "SUR was re-elected in May.",
    "Police arrested a man of 32.",
    '"There is no place for it here," SUR said.',
  ],
};
const beside = [
  "",
  "The Community Security Trust recorded 4,100 antisemitic incidents last year.",
  "The council adopted the IHRA definition of antisemitism in 2020.",
  'In 2019 another Dunley man was jailed for calling a rabbi a "dirty Jew".',
  "Hundreds of people attended a vigil for the victims of the attack on a synagogue.",
];
const names = ["Owen Pritchard", "Lena Okafor", "Tariq Aziz", "Miriam Sandler", "Rafael Costa"];
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

describe("what is no antisemitic act", () => {
  it.each(Object.keys(acts))("accuses nobody: %s", (kind) => {
    const accused: string[] = [];
    for (const [one, act] of (acts[kind] ?? []).entries())
      for (const [two, outcome] of (after[kind] ?? []).entries()) {
        const name = pick(names, one + two);
        const told = outcome.replaceAll("SUR", name.split(" ").at(-1) ?? "");
        const text = `${pick(introductions, one + two * 3).replace("NAME", name)} ${act}. ${told}${(one + two) % 2 === 0 ? " " : "\n\n"}${pick(beside, one + two * 2)}`;
        const page = { id: "a", url: null, title: "", date: "2025-03-04", text: text.trim() };
        if (judgePage({ name }, page, "uncontradicted").decision === "incident") accused.push(text);
      }
    expect(accused).toEqual([]);
  });

  it.each([
    ['Owen Pritchard told pupils that "Jews run the banks". Pritchard was suspended and later reinstated.', "human"],
    ["Owen Pritchard wore a scarf. Pritchard was suspended while the school looks into a complaint of antisemitism.", "human"],
    ['Owen Pritchard told pupils that "Jews run the banks". Pritchard was suspended for the antisemitic remark.', "incident"],
    [
      'Owen Pritchard told a rival that "Jews run the league". Pritchard was reinstated after serving a ban of six matches for the antisemitic remark.',
      "incident",
    ],
  ])("a step that is taken back or goes on is put to a human: %s", (text, decision) => {
    const page = { id: "a", url: null, title: "", date: "2025-03-04", text };
    expect(judgePage({ name: "Owen Pritchard" }, page, "uncontradicted").decision).toBe(decision);
  });
});
