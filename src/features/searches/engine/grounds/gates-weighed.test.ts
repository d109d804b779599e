import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What decision 0067 mended, each with its other side. All people and places are invented. */
const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-03-05", text }, "uncontradicted");

describe("what a page takes back, and what it does not", () => {
  it("a correction lowers the status word to what stands", () => {
    const text =
      'A court report on Monday (Baker admits abuse, page 7) said that Mirren Tav, 24, had been sentenced to unpaid work. She hasn\'t been sentenced. She pleaded guilty at Salby Sheriff Court on 3 March to shouting "Jews should be made to sit at the back" at two women, an offence aggravated by religious prejudice.';
    expect(judged("Mirren Tav", text)).toMatchObject({ decision: "incident", finding: { status: "pleaded guilty" } });
    const standing = text.replace(" She hasn't been sentenced.", "");
    expect(judged("Mirren Tav", standing).finding?.status).toBe("sentenced");
  });

  const convicted =
    "Clement Harb, 66, was found guilty at Salby Magistrates' Court on Tuesday of racially aggravated harassment of his Jewish neighbour.";
  it.each([
    [
      "what was reported of another",
      "The society's secretary, Nils Farq, had taken the signs down. He was himself reported to police by Harb for theft of a door. No action was taken on that.",
    ],
    [
      "a case that is cited",
      "The judge referred to a case of 2009, in which the court set aside a verdict against a man who had quarrelled with a neighbour.",
    ],
    ["a thought that is warned of", "It would be a mistake to treat Harb as the whole street, the judge said."],
  ])("%s clears nobody else", (_, behind) => {
    expect(judged("Clement Harb", `${convicted}\n\n${behind}`).decision).toBe("incident");
  });
  it("and what is theirs does", () => {
    expect(judged("Clement Harb", `${convicted}\n\nIn June the conviction was quashed on appeal.`).decision).toBe("human");
  });

  it("of a list of people each paragraph is one's", () => {
    const one =
      '1. Vice-President Callum Est. The Panel heard that he said to a Jewish student, "The Jews never leave a float on the table." The Panel found that his words were antisemitic harassment. He is removed from office as of today.';
    const two = "2. President Zahra Lind. The complaint was that she had cancelled a sale. The complaint is dismissed.";
    expect(judged("Callum Est", `${one}\n\n${two}`).decision).toBe("incident");
    expect(judged("Zahra Lind", `${one}\n\n${two}`).decision).not.toBe("incident");
  });
});

describe("bias that whoever answers for it does not allege", () => {
  const charged =
    "Elchanan Brod, 27, of Salby, was charged on Wednesday with religiously aggravated criminal damage to the doors of the Salby synagogue.";
  it("is a finding where nobody says so", () => {
    expect(judged("Elchanan Brod", charged).decision).toBe("incident");
  });
  it.each([
    "Prosecutor Nadim Khou told the court that the state was not alleging a racist motive.",
    '"There is nothing to indicate hostility towards Jewish people," the prosecutor said.',
    "Police had at first recorded it as religiously motivated.",
    "The Crown had considered whether the offence was aggravated and did not put it in that way.",
  ])("%s", (sentence) => {
    expect(judged("Elchanan Brod", `${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("what is for a human, whatever it is charged as", () => {
  const report = (slogans: string) =>
    `A student has been charged with ethnic intimidation over slogans that were painted on the wall of the Hillel house. Ruben Cast, 29, appeared on Thursday before a magistrate.\n\nThe slogans read ${slogans}. The complaint says that the wall "was selected by reason of the religion of those who use it."`;
  it("slogans on Israel alone at a Jewish house", () => {
    expect(judged("Ruben Cast", report('"FREE PALESTINE" and "NO RECRUITERS ON CAMPUS"')).decision).toBe("human");
  });
  it("but not with Jews among them", () => {
    expect(judged("Ruben Cast", report('"FREE PALESTINE" and "JEWS OUT"')).decision).toBe("incident");
  });
});

describe("who and what a page is of", () => {
  it.each([
    'All persons in the Salby Squib are invented.\n\nUnder fire for a speech, Declan Mulr, 26, said: "The Jews run the county board, everybody knows that."',
    'Israel\'s second least trusted name in news\n\n"The Jews own all the boilers," said Declan Mulr, 58.\n\nMotti and Declan do not exist.',
  ])("satire that says so: %#", (text) => {
    expect(judged("Declan Mulr", text).decision).toBe("none");
  });

  it("a grandson who is III is not his grandfather", () => {
    const text =
      'The club\'s president, the merchant Chauncey R. Mayh, replied: "We have never had a Jew here and while I am president we shall not have one." Mr. Mayh was president until 1955.\n\nHis grandson, Chauncey Mayh III, paid for the conservation of the letter.';
    expect(judged("Chauncey Mayh III", text).decision).not.toBe("incident");
  });

  it("a jury that took its time before convicting has convicted", () => {
    const text =
      "A Meridew County jury deliberated for six hours before convicting Joanne Tolef, 48, of Salby on three counts of hate crime for driving at families leaving the Salby synagogue because they were Jewish.";
    expect(judged("Joanne Tolef", text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
    expect(judged("Joanne Tolef", text.replace("before convicting", "without convicting")).decision).not.toBe("incident");
  });

  it("what a report that is read out says of them by name was found of them", () => {
    const text =
      'The township board voted on Tuesday to remove the assistant chief over text messages about a Jewish family.\n\nThe reviewer\'s report was read out. It concludes that Dale Schuy, assistant chief since 2011, "made antisemitic statements in the course of his duties," and that nothing in the response to the fire was slowed.\n\nSchuy wrote, "Jewish lightning lol." He told the board that he was sorry for it.';
    expect(judged("Dale Schuy", text)).toMatchObject({ decision: "incident", rule: "7" });
  });

  it.each([
    ["An investigation found that Karl Ruiz shared antisemitic messages in a staff chat. He was dismissed in May.", true],
    [
      "An investigation found that Karl Ruiz shared antisemitic messages that he had received with the police. He was suspended for breaking confidence.",
      false,
    ],
    [
      'The committee said that the speech, given by Karl Ruiz on March 30 in Salby, was "antisemitic from beginning to end". He was expelled.',
      true,
    ],
    [
      "The union said that the cartoon, shared by Karl Ruiz to warn of it, was antisemitic. He had reported it to the police.",
      false,
    ],
    [
      'Karl Ruiz, the caretaker, was dismissed after failing to lock the gate of the synagogue. The intruders left a banner that read "Death to the Jews".',
      false,
    ],
    [
      'Karl Ruiz, 34, was charged on Monday with trespass in the grounds of the Salby synagogue.\n\nA note found on the gate read "Jews out". Police do not know who wrote it.',
      false,
    ],
  ])("whose words they were: %s", (text, isFound) => {
    expect(judged("Karl Ruiz", text).decision === "incident").toBe(isFound);
  });
});
