import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Who is sorry for words of their own answers for them, whatever their office; who is sorry for others, or in part, does not. */

const judged = (name: string, text: string) => {
  const { decision, finding } = judgePage(
    { name },
    { id: "p", url: null, title: "", date: "2024-05-01", text },
    "uncontradicted",
  );
  return finding?.status && decision === "incident" ? `${decision}, ${finding.status}` : decision;
};

describe("a judge or an officer", () => {
  test("is sorry for what they said themselves", () => {
    expect(
      judged(
        "Lionel Marsh",
        "Judge Lionel Marsh told a lawyer during a hearing that “Jews cheat wherever there is money” and that he was “just another greedy Jew”.\n\nJudge Marsh apologised to the lawyer for his remarks.",
      ),
    ).toBe("incident, apologised");
  });
  test.each([
    [
      "Lionel Marsh",
      "A man is on trial for remarks to a shopkeeper.\n\nJudge Lionel Marsh said that the man had called the shopkeeper “just another greedy Jew”. The judge apologised for the delay.",
    ],
    [
      "Lionel Marsh",
      "A man is on trial for remarks to a shopkeeper.\n\nJudge Lionel Marsh told the jury that “Jews cheat wherever there is money” was what the man had shouted. The judge apologised to the jurors for his language.",
    ],
    [
      "Della Fry",
      "Sgt Della Fry apologised for the force, which had been slow to record that a man was told that “the Jews will get what they have coming”.",
    ],
  ])("%s is sorry for something else", (name, text) => {
    expect(judged(name, text)).toBe("none");
  });
});

describe("whose words an apology is for", () => {
  test.each([
    "Ivor Penn, a councillor, has apologised after a 2019 post came to light in which he joked that a friend who would not pay was “Jewing out”. “I used a slur,” Penn said.",
    "A vice president has apologised.\n\nThe organisation’s president, Ivor Penn, also apologised, after a 2019 post came to light in which he joked that a classmate who would not share a bill was “Jewing out”.",
    "A student leader has apologised for an antisemitic tweet.\n\n“Jews ruin everything they touch,” Ivor Penn wrote in May 2019. He said on Monday that the tweet was antisemitic.",
  ])("%s", (text) => {
    expect(judged("Ivor Penn", text)).toBe("incident, apologised");
  });
  test.each([
    // Another rank, and another person.
    "A vice president of the union has apologised for a tweet in which she called Jews rats.\n\nThe president, Ivor Penn, said that the union would meet on Monday.",
    "Ivor Penn, the head teacher, apologised after a pupil was heard when he shouted “dirty Jew” in the yard.",
    "Ivor Penn said that the idea that he disliked anybody was “laughable to any Jew who has met me”.",
  ])("not his: %s", (text) => {
    expect(judged("Ivor Penn", text)).not.toMatch(/^incident/);
  });
});

describe("an accusation that the person owns up to", () => {
  const head =
    "A councillor has been suspended by her party over two allegedly antisemitic posts.\n\nJoan Tully was reported to the party last week.\n\nCouncillor Tully said: ";
  const post = "\n\nThe first post linked to an article which said that a Jewish family “owns every government”.";
  test.each([
    "“I am truly sorry for what I shared. It does not reflect my views.”",
    "“I deeply regret my posts and I have deleted them.”",
  ])("%s", (said) => {
    expect(judged("Joan Tully", head + said + post)).toBe("incident, disciplined");
  });
  test.each([
    "“I am sorry that people were upset. I did not write them.”",
    "“I am sorry for what the community has had to read. I will clear my name.”",
  ])("not hers by her own words: %s", (said) => {
    expect(judged("Joan Tully", head + said + post)).toBe("human");
  });
});

describe("a tribunal's word for a remark about Jews", () => {
  const meeting =
    "At a meeting in June a manager, Petra Nunn, said to her: “You would not put a Jew in charge of the till.”\n\nThe tribunal in Leeds ruled that the comment was ";
  test("of whoever made it", () => {
    const text = `A physiotherapist has won a case against a hospital.\n\n${meeting}unwanted conduct related to her Jewish origin. The trust was ordered to pay £5,000.`;
    expect(judged("Petra Nunn", text)).toBe("incident");
    expect(judged("Rosa Adler", text.replace("At a meeting", "Rosa Adler told the tribunal that at a meeting"))).toBe("none");
  });
  test("no harassment", () => {
    expect(
      judged(
        "Petra Nunn",
        `A physiotherapist has lost a case against a hospital.\n\n${meeting}not harassment related to her Jewish origin.`,
      ),
    ).toBe("human");
  });
  test("somebody else's", () => {
    expect(
      judged(
        "Petra Nunn",
        "A physiotherapist has won a case against a hospital.\n\nA manager, Petra Nunn, who heard it, said that a colleague had shouted “Never trust a Jew” at her.\n\nThe tribunal ruled that the comment was harassment related to her Jewish origin.",
      ),
    ).toBe("none");
  });
});

describe("two of one verdict, each by their trade", () => {
  const found =
    "Editor Jan Kolar and publisher Lewis Stone were found guilty of wilful promotion of hatred against Jews. Kolar was sentenced to one year in jail. Stone was sentenced to house arrest.";
  test.each(["Jan Kolar", "Lewis Stone"])("%s", (name) => {
    expect(judged(name, found)).toBe("incident, sentenced");
  });
  test.each([
    "Editor Jan Kolar was found guilty of wilful promotion of hatred against Jews and lawyer Lewis Stone said he would appeal.",
    "Rabbi Jan Kolar and teacher Lewis Stone were attacked by a man who was convicted of hatred of Jews.",
    "Editor Jan Kolar and reporter Lewis Stone have covered the trial of a man who was convicted of inciting hatred against Jews.",
  ])("not both: %s", (text) => {
    expect(judged("Lewis Stone", text)).toBe("none");
  });
});
