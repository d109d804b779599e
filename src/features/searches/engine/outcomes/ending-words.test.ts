import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Verbs and bodies of an ending, each by the class of its words, and the same words said of something else. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';
const convicted = "Nadia Rao was convicted in 2022 of threatening to burn down a Jewish school.";

describe("a case ends by any verb of ending", () => {
  it("is recorded where nothing ends it", () => {
    expect(judged(charged).decision).toBe("incident");
    expect(judged(convicted).decision).toBe("incident");
  });

  it.each([
    "The charge sheet was torn up a month later.",
    "The prosecution folded on its second day.",
    "The case never reached a jury.",
    "Nothing came of it.",
    "Not one of the allegations was made out.",
    "In the end no one was prosecuted.",
    "The verdict, when it came, was not guilty.",
    "The court found her innocent.",
    "She has been told that she will face no charges.",
    "The Crown chose not to try her again.",
    "The prosecutor told the court that the evidence no longer met the test.",
    "No reasonable jury could have convicted her, the appeal judges said.",
    "Police apologised to her last week.",
    "She left court with her good name restored.",
    "Another woman has since confessed.",
    "Investigators now believe that the words were shouted by a passer-by in a similar coat.",
    "Her accuser has been jailed for perverting the course of justice.",
    "The complaint turned out to be a hoax.",
    "Detectives accept that they had the wrong woman.",
    "The charge should never have been brought, the state admitted.",
    "The alibi that nobody had checked turned out to be true.",
    "Her lawyer, Tomasz Feld, spoke to reporters. The case collapsed on its third day.",
  ])("%s", (ending) => {
    expect(judged(`${charged}\n\n${ending}`).decision).not.toBe("incident");
  });

  it.each(["Her conviction was wiped out on appeal.", "A court has annulled the judgment.", "That conviction did not stand."])(
    "a conviction: %s",
    (ending) => {
      expect(judged(`${convicted}\n\n${ending}`).decision).not.toBe("incident");
    },
  );
});

describe("the words of an ending, and nothing ends", () => {
  it.each([
    "A plan for a memorial was shelved.",
    "The mural was wiped away the same day.",
    "An insurance claim came to nothing.",
    "The police apologised to the congregation for coming late.",
    "A campaign to have her freed has come to nothing.",
    "Her lawyer asked the judge to throw the case out, and he refused.",
    "A theory that another woman had done it was put to the jury and rejected.",
    "No one was hurt.",
    "The court found that the post had not been written by her brother.",
    "Police at first had the wrong number.",
    "A report by the school backed her.",
    "The tribunal found for the respondent.",
    "She took her part in the school play.",
    "The case is over, and the school has reopened.",
    "For the first of the two letters alone it might well have acquitted her, the court said.",
    "She had pleaded not guilty.",
    "As to Lee Nash, the words may have been said. The charge against him came to nothing.",
    "An accomplice, Vera Foss, had been accused of driving her. Another woman later confessed.",
  ])("%s", (sentence) => {
    expect(judged(`${convicted}\n\n${sentence}`).decision).toBe("incident");
  });

  it("what police leave alone, an employer has still dismissed her for", () => {
    const text = "Nadia Rao was dismissed by the college in May for antisemitic posts. Police took no further action.";
    expect(judged(text).decision).toBe("incident");
  });
});

describe("what became of somebody else of the case", () => {
  it.each([
    "A jury convicted Nadia Rao of an antisemitic arson attack on a synagogue and acquitted the friend accused of buying the petrol.",
    "Nadia Rao was struck off over antisemitic posts. There was no evidence that anyone had been refused treatment, and that allegation was withdrawn.",
  ])("%s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });
});
