import { describe, expect, it } from "vitest";
import type { SubjectFacts } from "../judgement.ts";
import { judgePage } from "../judge-page.ts";

const judge = (subject: SubjectFacts, text: string) =>
  judgePage(subject, { id: "d1", url: "https://example.org/a", title: "", date: "2024-03-05", text }, "uncontradicted");

describe("what ended in somebody's favour, told in other words", () => {
  it.each([
    [
      "is not fit to stand trial",
      'A judge ruled Monday that the man accused of stabbing Rabbi Noam Adler is not fit to stand trial, and sent him to a state hospital.\n\nBen Foss, 28, was charged in July with attempted murder and a hate crime. Witnesses told police that he shouted "Die, Jew" as he ran at the rabbi.',
    ],
    [
      "was put right on appeal",
      'The party expelled Ana Ruiz for telling a meeting that "the Jews own the council".\n\nAn earlier decision against Ben Foss was quashed. He was suspended last year for a post that a panel then considered antisemitic.',
    ],
    [
      "had both cases dismissed",
      'Ben Foss, 20, was charged in October with ethnic intimidation after police said he wrote "No Jews" on a door. Ana Ruiz, 21, was charged the same month with harassment for calling a student a "greedy Jew".\n\nFoss and Ruiz each completed 60 hours of community service. The judge dismissed both cases with prejudice on Friday.',
    ],
  ])("%s: a human", (_what, text) => {
    expect(judge({ name: "Ben Foss" }, text)).toMatchObject({ decision: "human", rule: "15" });
  });

  it("a partner of one accused who was released is nobody's culprit", () => {
    const text =
      "Two men have pleaded guilty to setting fire to a kosher restaurant because its owners are Jewish.\n\nIvan Petrov, 30, and Lee Nash, 27, will be sentenced in May.\n\nA fourth person, Nash's former partner Ana Ruiz, 22, was arrested in October and released without charge.";
    expect(judge({ name: "Ana Ruiz" }, text).decision).toBe("none");
    expect(judge({ name: "Lee Nash" }, text).decision).toBe("incident");
  });

  it("against whom no proceedings were opened is not accused", () => {
    const text =
      'The league suspended Ben Foss for ten matches. He had called an opponent a "dirty Jew". The chamber regards the act as antisemitic.\n\nNo proceedings were opened against Ana Ruiz, who coaches the side.';
    expect(judge({ name: "Ana Ruiz" }, text).decision).toBe("none");
    expect(judge({ name: "Ben Foss" }, text).decision).toBe("incident");
  });
});

describe("whose words they are, when somebody says so", () => {
  it("a fact check of what was claimed accuses nobody", () => {
    const text =
      'What was claimed: A video shows Ana Ruiz shouting "gas the Jews" outside a theatre.\n\nVerdict: False. The woman in the clip is somebody else, and the sound was added.';
    expect(judge({ name: "Ana Ruiz" }, text).decision).not.toBe("incident");
  });

  it("an allegation before a tribunal that found nothing is put to a human", () => {
    const text =
      'It was alleged that, after a foul, Mr Ben Foss shouted "dirty Jew" as the players separated. The panel will hear further witnesses in May.';
    expect(judge({ name: "Ben Foss" }, text).decision).toBe("human");
  });

  it("one neighbour's word about another is put to a human", () => {
    const text =
      'Deborah Stone, who moved to the street in 2018, says that on a Sunday in July her neighbour Ana Ruiz leaned over the fence and told her that "you Jews are all the same".\n\nRuiz did not answer letters.';
    expect(judge({ name: "Ana Ruiz" }, text)).toMatchObject({ decision: "human" });
  });

  it("whoever calls it an old libel condemns it", () => {
    const text =
      'The mayor shared a post that said Jews spread the disease.\n\n"Blaming Jews for disease is one of the oldest libels there is," said Ana Ruiz, a regional director.';
    expect(judge({ name: "Ana Ruiz" }, text).decision).toBe("none");
  });
});

describe("who stands beside it", () => {
  const convicted =
    'A federal jury convicted two men of plotting to bomb a synagogue in Corbin.\n\nAnna Keller, 30, told jurors that her then-boyfriend told her, "That\'s where the Jews keep their kids."\n\nBoth were found guilty of conspiring to attack religious property. Ivan Petrov, 33, of Corbin, and Lee Nash, 40, will be sentenced in June.';
  it("a woman is none of the two men convicted, nor says what she was told", () => {
    expect(judge({ name: "Anna Keller" }, convicted).decision).not.toBe("incident");
  });

  it("the developer about whom a remark was found antisemitic did not make it", () => {
    const text =
      'A councillor breached the code, a panel has ruled. The investigator found that Cllr Ben Foss\'s remark, about property developer Noam Adler, was "plainly antisemitic".\n\nCllr Foss was censured and removed from the committee.';
    expect(judge({ name: "Noam Adler" }, text).decision).not.toBe("incident");
  });

  it("a linked complaint that was not upheld is put to a human", () => {
    const text =
      'A panel found that Cllr Ben Foss told a meeting that "the Jews own the council" and that the remark was antisemitic. He was censured.\n\nA linked complaint against Cllr Ana Ruiz, who was said to have laughed and said "hear, hear", was not upheld.';
    expect(judge({ name: "Ana Ruiz" }, text).decision).not.toBe("incident");
    expect(judge({ name: "Ben Foss" }, text).decision).toBe("incident");
  });
});

describe("a crime for another reason", () => {
  it.each([
    [
      "first taken for one of hatred",
      "in what investigators first believed was an antisemitic attack. He is accused of insurance fraud.",
    ],
    [
      "without any sign of it",
      "to pay for drugs. The prosecutor said that there was no suggestion that it was chosen because of religion.",
    ],
  ])("%s", (_what, why) => {
    const text = `Ben Foss, 41, has pleaded guilty to breaking into a synagogue and setting a fire there, ${why}`;
    expect(judge({ name: "Ben Foss" }, text).decision).not.toBe("incident");
  });
});

it("a father is not his son", () => {
  const text =
    'Robert Foss Sr., 58, who owns a garage, said on Friday that he was ashamed.\n\nHis son, Robert Foss Jr., 26, was indicted for spray-painting "Gas the Jews" on the doors of a synagogue.';
  expect(judge({ name: "Robert Foss Sr." }, text).decision).not.toBe("incident");
});

describe("what ended in somebody else's favour leaves the rest as it was", () => {
  const jailed =
    'Ben Foss, 41, was jailed for three years at Ashgrove Crown Court on Monday for sending a rabbi letters that read "We will burn you out, Jew". He was convicted of racially aggravated harassment in May.';
  it.each([
    ["one count of several", "Jurors acquitted him of a burglary count connected to an entry at the temple office."],
    ["the more serious charge", "Jurors had cleared him of the more serious charge of arson with intent to endanger life."],
    ["workmates", "His workmates were not charged."],
    ["a man tried with him", "The court acquitted a pastor who had been tried alongside him."],
    ["others named with him", "Wayne Sorrel and Lee Nash, charged with the same offence as Foss, were found not guilty."],
    ["one named before", "Douglas Prentiss was charged in 2019 with lying to investigators. That charge was dismissed in 2020."],
    ["an unknown man", "An unidentified man was held for shouting in the gallery. He was released without charge."],
  ])("%s", (_what, outcome) => {
    expect(judge({ name: "Ben Foss" }, `${jailed}\n\n${outcome}`).decision).toBe("incident");
  });

  it("another's conviction was quashed", () => {
    const text =
      'The supreme court has quashed the conviction of the publisher Lee Nash for incitement to hatred against Jews and confirmed that of his former editor, Ana Ruiz.\n\nRuiz had written that "the Jews own every bank". Her sentence of eight months stands.';
    expect(judge({ name: "Ana Ruiz" }, text).decision).toBe("incident");
    expect(judge({ name: "Lee Nash" }, text).decision).not.toBe("incident");
  });
});

describe("one surname, two people", () => {
  const page =
    'Alwyn Foss, 51, sold old books in Ludlow.\n\nHis brother, Clive Foss, played cricket for the county.\n\nIn 1993 Foss sent out a pamphlet that said "no Jew was gassed anywhere". In 1994 he was convicted of stirring up racial hatred and sentenced to six months.';
  it("the one the page is about, not a relative it mentions", () => {
    expect(judge({ name: "Clive Foss" }, page).decision).not.toBe("incident");
    expect(judge({ name: "Alwyn Foss" }, page).decision).toBe("incident");
  });
});

it("words attributed to one player by another are not the other's", () => {
  const text =
    'Each of Jamie Coulter and Rhys Nolan was charged with misconduct.\n\nThe words attributed to Mr Coulter, by the opposing goalkeeper, Mr Ari Lasker, were: "Get up, you Yid."\n\nMr Coulter was suspended for eight matches. The panel found the words antisemitic.';
  expect(judge({ name: "Ari Lasker" }, text).decision).not.toBe("incident");
});

it("an old conviction for something else raises no status", () => {
  const text =
    'Ben Foss, 26, was charged on Monday with arson of a Jewish community centre as a hate crime. He told detectives that "the Jews are the enemy".\n\nRecords show that Foss was convicted of shoplifting in 2020.';
  expect(judge({ name: "Ben Foss" }, text).finding?.status).toBe("charged");
});
