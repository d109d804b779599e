import { describe, expect, test } from "vitest";
import { ownHostility } from "../hatred/hostility.ts";
import { judgePage } from "../judge-page.ts";

/* Whoever reports, studies, asks about or condemns hatred says its words too. All are invented. */
const judged = (text: string, name = "Ana Ruiz") =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

describe("hostile words that the speaker tells of", () => {
  test.each([
    "A sign with a Nazi slogan was seen at a protest.\n\nJewish Council of Marl CEO Ana Ruiz said the use of the phrase was “Shocking. Shameful. Sickening.”\n\n“A resident protests the rules w/ the 3 words at the entrance of Auschwitz — Arbeit Macht Frei,” Ruiz wrote in a tweet.",
    "Karl Novak refused to condemn the preacher Ben Foss under tough questioning from co-host Ana Ruiz, who asked about Mr. Foss’s past comments on “wicked Jews” and “false Jews”.",
    'At the office of the Union of Jewish Students, Vice President Ana Ruiz takes calls. A flood of antisemitic tweets had come in.\n\n"This is not abuse content," Ruiz says. "It is the call for murder of Jews, and this is a crime in our country."',
    "Expert Ana Ruiz told the Echo that in fact this group takes pride in “confronting Jewish people everywhere and explaining that they are evil.”",
    'Ana Ruiz, an analyst and reporter on extremism, said that "users frequently call for the murder of women, Jews and other minorities on the site."',
    'Ana Ruiz said of the speech: "It was appalling, and it is antisemitism." "He told us that Jews are vermin," she added.',
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));

  test.each([
    'Ana Ruiz wrote on her page that "Jews are vermin".',
    'Ana Ruiz, the head of a far-right party, said at a meeting: "The gas chambers are a lie of the Jews."',
    'Ana Ruiz wrote: "Never let a Jew hold the money." In a statement she said: "What I wrote was vile. I apologise."',
  ])("and not where they are the speaker's: %s", (text) => expect(judged(text).decision).toBe("incident"));

  test("a call for murder told of is no call for it", () => {
    expect(ownHostility("It is the call for murder of Jews, and this is a crime.")).toBeLessThan(2);
    expect(ownHostility("massacring an estimated one hundred thousand Jews")).toBeLessThan(2);
    expect(ownHostility("Murder the Jews, all of them")).toBe(3);
  });
});

describe("a step with a ground of its own", () => {
  test.each([
    "Former users include the candidate Ana Ruiz, who was removed from the site for publishing the address of a critic, and the writer Ben Foss, who was banned for calling for genocide against Jews.",
    "Ana Ruiz was banned from the network in May for calling a member of parliament a “Jew hater”.",
    "Ana Ruiz was imprisoned after writing a letter accusing the government of antisemitism.",
    "She was banned from Dunley in May. Ana Ruiz was also banned from Twitter for calling Rep. Foss (D-Marl) a “Jew hater”.",
    "Among the guests is a cartoonist whose cartoon was called antisemitic.\n\nSocial media companies have taken steps to curb hate speech, including banning personalities like Ana Ruiz and Ben Foss.",
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));

  test("a board that called it antisemitic acts on it", () => {
    expect(
      judged('Ana Ruiz was removed from the board for posts that an inquiry called "unambiguously antisemitic".').decision,
    ).toBe("incident");
  });
});

describe("a name that only says of what kind", () => {
  test.each(["a “Karl Ruiz” style attack", "a Karl Ruiz-inspired attack", "a Karl Ruiz-style attack"])("%s", (what) =>
    expect(
      judged(
        `This week a man in Dunley was arrested for trying to buy a gun. According to police, he had hoped to carry out ${what} on a synagogue to kill Jews.`,
        "Karl Ruiz",
      ).decision,
    ).not.toBe("incident"),
  );
});

describe("who somebody is, by what they are charged with", () => {
  test.each([
    ["Karl Ruiz is the man charged with sending antisemitic letters to a rabbi.", "charged"],
    [
      "The document makes ten references to Karl Ruiz – charged with sending antisemitic letters to a rabbi – whom it calls a hero.",
      "charged",
    ],
    ["Designer—and someone convicted of antisemitism—Karl Ruiz will not be teaching at the school after all.", "convicted"],
  ])("%s", (text, status) => {
    const { decision, finding } = judged(text, "Karl Ruiz");
    expect([decision, finding?.status]).toEqual(["incident", status]);
  });

  test.each([
    "Karl Ruiz was not the man charged with sending antisemitic letters.",
    "Karl Ruiz is the lawyer of the man charged with sending antisemitic letters.",
  ])("%s", (text) => expect(judged(text, "Karl Ruiz").decision).not.toBe("incident"));
});
