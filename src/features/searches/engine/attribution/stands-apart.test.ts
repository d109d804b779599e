import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const decided = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "News", date: "2024-05-01", text }, "uncontradicted").decision;

const innocent = (rows: readonly (readonly [name: string, text: string])[]) => {
  test.each(rows)("%s: %s", (name, text) => expect(decided(name, text)).not.toBe("incident"));
};

describe("beside a man whom police or a court tell of", () => {
  innocent([
    ["Cal Marsh", "Police say a man shouted antisemitic slurs at a boy. Cal Marsh, the boy's teacher, was suspended in May."],
    [
      "Ben Foss",
      'Police say a man shouted "kill the Jews" at worshippers on Saturday. Also on Saturday, Ben Foss, 33, was arrested at a football match.',
    ],
    [
      "Dov Kell",
      "A court has heard that a man sent a Jewish doctor a yellow star. The chief of police, Dov Kell, was sacked on Monday.",
    ],
    [
      "Ana Ruiz",
      'Police said a driver spat at a rabbi and called him a "dirty Jew". Ana Ruiz, who filmed it, was arrested on an old warrant.',
    ],
    [
      "Kofi Darling",
      'Police said a driver spat at a rabbi and called him a "dirty Jew". Kofi Darling, 29, was arrested but witnesses did not recognise him.',
    ],
    [
      "Tomas Reeve",
      "A court has heard that a man sent a Jewish doctor a yellow star. Tomas Reeve, whose car was used, was arrested but had lent it to a friend.",
    ],
    [
      "Tomas Reeve",
      'Police say a man spat at a rabbi and called him a "dirty Jew" on Saturday. Tomas Reeve, 34, was charged with assaulting him in revenge.',
    ],
    [
      "Idris Cole",
      'A court has heard that a man punched a Jewish man while shouting "kill the Jews". Idris Cole, 34, appeared in court charged with arson at a pub.',
    ],
  ]);
});

describe("who lost a job for telling of it", () => {
  innocent([
    ["Ana Ruiz", "Ana Ruiz, a nurse, lost her job after she told managers about a doctor's antisemitic remarks."],
    ["Ana Ruiz", "Ana Ruiz lost her job after she shared a colleague's antisemitic e-mail with the board."],
    ["Dov Kell", "Dov Kell lost his post after he made a complaint about antisemitic posts."],
    ["Idris Cole", "Idris Cole lost his job after he said that antisemitic views were common in the firm."],
    ["Cal Marsh", "Cal Marsh lost his job after he wrote an open letter that condemned antisemitic posts by the minister."],
    ["Dov Kell", "Dov Kell, the head, was told to undertake training in handling complaints about antisemitic posts."],
    ["Ana Ruiz", "The network dropped Ana Ruiz and her show on anti-Jewish abuse."],
    ["Ana Ruiz", "Kidnappers let Ana Ruiz go. They had called Jews rats and made her listen to antisemitic jokes."],
  ]);
});

describe("the same offence, up to a point", () => {
  const jailed = "Ben Foss, 24, has been jailed for two years for painting swastikas on a synagogue.";
  innocent([
    [
      "Kofi Darling",
      `${jailed} Kofi Darling, 31, had been charged with the same offence but was released when the real culprit was found.`,
    ],
    ["Cal Marsh", `${jailed} Cal Marsh, 31, was convicted of the same offence, but the appeal court has ordered his release.`],
    ["Cal Marsh", `${jailed} Cal Marsh, 31, had been charged with the same attack because he looked like him.`],
    ["Idris Cole", `${jailed} Idris Cole, 31, who was tried with him, was jailed for an assault on a warder.`],
    [
      "Cal Marsh",
      "A man and a woman were jailed for painting swastikas on a synagogue. Cal Marsh, 40, and Ana Ruiz, 41, live opposite.",
    ],
    [
      "Dov Kell",
      "Three students were expelled for shouting antisemitic abuse at Jewish classmates. The three, all 17, cannot be named. Ana Ruiz, 50, and Dov Kell, 48, have both received counselling since.",
    ],
    [
      "Cal Marsh",
      "Two supporters have been banned for antisemitic chants at a match. Cal Marsh, 30, and Ben Foss, 31, were their victims.",
    ],
  ]);
});

describe("a deed that shows, warns of or puts right what is anti-Jewish", () => {
  innocent([
    ["Ana Ruiz", "Ana Ruiz was sacked after she told a Jewish colleague that the boss had made a joke about gas chambers."],
    [
      "Tomas Reeve",
      "Tomas Reeve, a nurse, was reprimanded. He told a Jewish colleague that someone had drawn a swastika on her locker.",
    ],
    ["Ben Foss", "Ben Foss, a nurse, was reprimanded. He peeled a swastika sticker off the locker of a Jewish colleague."],
    [
      "Dov Kell",
      "Dov Kell has been suspended. He put the pig's head that had been left at the synagogue into a bag for the police.",
    ],
    ["Ana Ruiz", "Ana Ruiz has been suspended. She put a yellow star on the jacket of the boy who played a Jewish child."],
    ["Idris Cole", "Idris Cole was suspended after he handed a yellow star from 1942 to the Jewish museum."],
    ["Ana Ruiz", "Ana Ruiz, 40, was arrested after she called a synagogue to warn that a neighbour would attack it."],
    ["Dov Kell", "Dov Kell, 40, was arrested after he told a synagogue that his son would attack it. The son was later charged."],
    [
      "Cal Marsh",
      "Cal Marsh, 40, was arrested after his phone was used to leave voicemails at two synagogues threatening to shoot worshippers. His son admitted making the calls.",
    ],
    [
      "Dov Kell",
      "Dov Kell, a receptionist, was dismissed after he deleted messages to the Jewish centre threatening to kill staff.",
    ],
    [
      "Idris Cole",
      'Idris Cole and a friend shouted "Nazi" at a man who spat at a rabbi and called him a "dirty Jew". Idris Cole was fined for disorderly conduct.',
    ],
  ]);
});

describe("status words", () => {
  const status = (name: string, text: string) =>
    judgePage({ name }, { id: "d1", url: null, title: "News", date: "2024-05-01", text }, "uncontradicted").finding?.status ??
    null;

  test("whoever turns down an offer to plead guilty has pleaded nothing", () => {
    expect(
      status(
        "Cal Marsh",
        'Cal Marsh, 25, is charged with assault as a hate crime after he punched a man in a yarmulke and shouted "dirty Jew". Marsh on Wednesday rejected an offer to plead guilty to attempted assault as a hate crime.',
      ),
    ).toBe("charged");
  });

  test("a league's fine is no sentence", () => {
    expect(
      status(
        "Cal Marsh",
        "Cal Marsh has been banned for six matches and fined £60,000 by the Football Association for making an antisemitic gesture. The commission found him guilty of an aggravated breach of the rules.",
      ),
    ).toBe("disciplined");
  });

  test("what is removed is no person", () => {
    expect(
      status(
        "Ana Ruiz",
        'A jury found that Ana Ruiz discriminated against Jewish guests. Ruiz ended the party, ordering that banners and brochures be removed. "Get these Jews out of my pool," she told the manager.',
      ),
    ).toBeNull();
  });
});

test.each([
  "was told to attend training in handling antisemitism complaints",
  "was ordered to complete courses on responding to antisemitic abuse",
  "must undertake training in handling antisemitism complaints",
])("whom a body sends to learn how complaints are answered did nothing that they are about: %s", (told) => {
  expect(decided("Ana Ruiz", `Councillor Ana Ruiz ${told}.`)).toBe("none");
  expect(decided("Ana Ruiz", "Councillor Ana Ruiz was told to attend training after posting antisemitic messages.")).toBe(
    "incident",
  );
});
