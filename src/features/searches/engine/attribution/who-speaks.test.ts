import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "page", url: null, title: "", date: "2024-01-10", text }, "uncontradicted");

describe("whose words they are", () => {
  it.each([
    [
      "who finds a note",
      "Abel Ferrante",
      'Abel Ferrante heard a crash. Then he saw a brick on the floor, with a note taped on it: "Jews out." Police are looking for a van.',
    ],
    [
      "who gets letters",
      "Ines Mallory",
      'Librarian Ines Mallory has received four envelopes with cut-out letters that spell "Jew books burn first". There is no suspect.',
    ],
    [
      "who speaks up for others",
      "Greta Oyelle",
      'The club removed Bram Tolliver for posting that "the ovens should\'ve stayed on". Its president, Greta Oyelle, said the vote was easy. "Our Jewish classmates pay the same fees as everybody else," she said.',
    ],
    [
      "who was named in error",
      "Harmon Tuchman",
      'An earlier version of this article said that Harmon Tuchman had been arrested for graffiti at the Jewish Community Center. The person arrested is Ryland Voss, 19, who police say painted "6 million wasn\'t enough" on the wall.',
    ],
    [
      "who only heard it",
      "Fiona Castell",
      'I have covered courts for years, and I heard a man say to a judge, "There were no gas chambers, only bakeries." I went out.\n\nBy Fiona Castell',
    ],
  ])("are not those of one %s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  it.each([
    [
      "whom a judge speaks to",
      "Finbar Halloran",
      'Finbar Halloran, you are 34 years old. You pleaded guilty to religiously aggravated harassment. You called the secretary of a synagogue "a filthy Jew" and told her that "the trains are leaving again". You will go to prison for fourteen months.',
    ],
    [
      "whom an indictment names second",
      "Jasper Quillon",
      'A grand jury has returned an indictment. The indictment alleges that Colton Breuer, 22, recruited others to "break their windows," and that on the night of September 20, 2021, Jasper Quillon, 24, spray-painted swastikas on Temple Emanu-El. An indictment is merely an allegation.',
    ],
    [
      "who is given a name later",
      "Conrad Ellerby",
      'Conrad Ellerby has lost the whip of the Reform Alliance after he wrote that the war was "paid for with Rothschild money". A spokeswoman said that the post was antisemitic.',
    ],
  ])("are those of one %s", (_, name, text) => {
    expect(judged(name, text).decision).toBe("incident");
  });

  it("an appeal that is dismissed dismisses nobody, and a sentence to come is none yet", () => {
    const appeal = judged(
      "Fergus Malinow",
      'The Court of Appeal has dismissed an appeal by Fergus Malinow against his nine-year sentence for setting fire to a kosher grocery. Malinow had posted that he would "smoke the Jews out". The judge called it hatred of Jews.',
    );
    expect(appeal.finding?.status).toBe("sentenced");
    const plea = judged(
      "Lawson Detwil",
      'Lawson Detwil pleaded guilty today to attempted arson at a Jewish home. He had posted that he wanted "that jew nursing home" to burn. Detwil faces up to 30 years when he is sentenced in December.',
    );
    expect(plea.finding?.status).toBe("pleaded guilty");
  });
});

describe("one construction after another, around the same words", () => {
  const said = '"Jews should be gassed"';
  const decide = (sentence: string) =>
    judged("Curtis Vole", `Curtis Vole is a plumber in Brome. ${sentence.replace("Q", said)}`).decision;

  it.each([
    "Vole heard a man shouting Q.",
    "Vole filmed a man shouting Q.",
    "A video that Vole took shows a man shouting Q.",
    "Vole found a letter that read Q.",
    "Vole got a letter saying Q.",
    "Vole opened an envelope with a card saying Q.",
    "Vole took down a banner reading Q.",
    "Vole scrubbed off the words Q.",
    "Vole photographed a sign with the words Q.",
    "Vole forwarded to police a message that read Q.",
    "Vole handed police a note that said Q.",
    "Vole posted a screenshot of a message that read Q.",
    "Vole shared a video of a man shouting Q.",
    "Vole asked the man why he had shouted Q.",
    "Vole is not accused of shouting Q.",
    "Vole said that it was wrong to say Q.",
    "Vole played a character who says Q.",
    "Vole, to whom a man shouted Q, was shaken.",
    "The words Q were shouted at Vole.",
    "Shouting Q, a man ran past Vole.",
    "A letter to Vole said Q.",
  ])("does not accuse: %s", (sentence) => {
    expect(decide(sentence)).not.toBe("incident");
  });

  it.each([
    "Vole was heard shouting Q.",
    "Vole can be heard in the video saying Q.",
    "Vole was filmed shouting Q.",
    "A video shows Vole shouting Q.",
    "Vole began shouting Q.",
    "Vole turned round and shouted Q.",
    "The words Q were shouted by Vole.",
    "In a post, Vole said that Q.",
    "In evidence before the county court Vole said that Q.",
    "Vole told the committee that the department should go back to the firm and Q.",
    "A tweet from Vole's account read Q.",
    "Vole held up a banner reading Q.",
    "Vole handed out cards that said Q.",
    "Vole sent a letter that read Q.",
    "The message sent by Vole read Q.",
  ])("tells whose words they are: %s", (sentence) => {
    expect(decide(sentence)).toBe("incident");
  });
});
