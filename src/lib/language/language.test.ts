import { describe, expect, it } from "vitest";
import { foldLetters } from "./fold.ts";
import { quotedSpans } from "./quoted-spans.ts";
import { paragraphs, sentences } from "./sentences.ts";
import { whichLanguage } from "./which-language.ts";
import { words } from "./words.ts";

const split = (text: string) => sentences(text).map((span) => text.slice(span.start, span.end));

describe("sentences", () => {
  it.each([
    ["Mr. J. T. Orr left at 5:30 p.m. The mayor stayed.", ["Mr. J. T. Orr left at 5:30 p.m.", "The mayor stayed."]],
    ['"It rained. Nobody came," she said. He left.', ['"It rained. Nobody came," she said.', "He left."]],
    ["He said: “No.” She agreed.", ["He said: “No.”", "She agreed."]],
    ["On Feb. 6 the U.S. court sat. It rose.", ["On Feb. 6 the U.S. court sat.", "It rose."]],
    ["Er kam am 10. November an. Sie ging.", ["Er kam am 10. November an.", "Sie ging."]],
    ["הוא בא. היא הלכה.", ["הוא בא.", "היא הלכה."]],
    ["هل جاء؟ نعم.", ["هل جاء؟", "نعم."]],
    ["1. The first item. 2. The second.", ["1. The first item.", "2. The second."]],
    // Notes of an encyclopaedia stay with the sentence before them.
    [
      "Both were banned.[4][note 2] He left.[citation needed] It went on.",
      ["Both were banned.[4][note 2]", "He left.[citation needed]", "It went on."],
    ],
  ])("%s", (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it("never cross a line break", () => {
    expect(split("A heading\nA sentence.")).toEqual(["A heading", "A sentence."]);
    expect(paragraphs("  one \n\n two ").map((span) => [span.start, span.end])).toEqual([
      [2, 5],
      [9, 12],
    ]);
  });
});

describe("quoted spans", () => {
  const quoted = (text: string) => quotedSpans(text).map((span) => text.slice(span.innerStart, span.innerEnd));
  it.each([
    ['He said "no" and "yes".', ["no", "yes"]],
    ["It's Orr's 'third' time", ["third"]],
    ["Sie rief „raus“ und ging", ["raus"]],
    ["« Oui », dit-il", [" Oui "]],
    ["“One ‘two’ three”", ["One ‘two’ three"]],
    ['הוא אמר "לא" לעו"ד', ["לא"]],
    ["“It runs on", ["It runs on"]],
  ])("%s", (text, expected) => {
    expect(quoted(text)).toEqual(expected);
  });
});

describe("words, folding, language", () => {
  it("keeps joined words whole and offsets true", () => {
    const text = "Orr-Lindt’s 6,000 e-mails, sent.";
    expect(words(text).map((word) => word.text)).toEqual(["Orr-Lindt’s", "6,000", "e-mails", ",", "sent", "."]);
    for (const word of words(text)) expect(text.slice(word.start, word.end)).toBe(word.text);
    expect(words("Karim Al-‘Ayn, Ba‘al and al-'Ayn").map((word) => word.text)).toEqual([
      "Karim",
      "Al-‘Ayn",
      ",",
      "Ba‘al",
      "and",
      "al-'Ayn",
    ]);
    // The same where a letter outside the first plane has the pattern read it.
    expect(words("𝔞 Al-‘Ayn-").map((word) => word.text)).toEqual(["𝔞", "Al-‘Ayn", "-"]);
  });

  it("folds accents, ligatures and vowel points", () => {
    expect(foldLetters("Müller-ŁØßé")).toBe("muller-losse");
    expect(foldLetters("أحمد")).toBe(foldLetters("احمد"));
  });

  it.each([
    ["en", "The court said that the man was not there and had not been told of it."],
    ["de", "Das Gericht hat den Mann nicht gehört und er ist nach Hause gegangen."],
    ["fr", "Le tribunal a entendu les témoins et la cour se réunira dans une semaine."],
    ["es", "El tribunal escuchó a los testigos y la sala se reunirá en una semana."],
    ["he", "בית המשפט שמע את העדים"],
    ["ar", "استمعت المحكمة إلى الشهود"],
    ["ru", "Суд выслушал свидетелей"],
    // Few small words, many names.
    [
      "en",
      "A woman who pushed rubbish through her neighbours' letter box and shouted over the fence has been given a restraining order. Maud Fenwick-Ige, 63, was found guilty of harassment after a two-day trial at Corrow magistrates' court. District Judge Kojo Lind also imposed a 12-week curfew.",
    ],
  ] as const)("%s", (language, text) => {
    expect(whichLanguage(text)).toBe(language);
  });
});
