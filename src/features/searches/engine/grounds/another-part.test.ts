import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whom a page shows in a part of their own (the bench, a body that speaks, whoever represents somebody) is not recorded by a pronoun or a title alone. */

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

describe("whoever hands a sentence down", () => {
  it.each([
    "In Ostrova Magistrates' Court, presiding Magistrate Ines Okoye sentenced Tom Vrba to two years' imprisonment, suspended for five years, for a string of threatening and antisemitic tweets that he posted in May 2021.",
    "Judge Ines Okoye jailed Tom Vrba for eight months, suspended for two years, for insulting and antisemitic letters to a rabbi.",
    "Magistrate Ines Okoye fined Tom Vrba 900 euros, suspended for a year, over intimidating and anti-Semitic posts about a Jewish neighbour.",
    "District Judge Ines Okoye gave Tom Vrba a sentence of six months, suspended for a year, for harassing and antisemitic messages to a synagogue.",
  ])("is not the one sentenced: %s", (text) => {
    expect(judged("Ines Okoye", text).decision).not.toBe("incident");
    expect(judged("Tom Vrba", text).decision).toBe("incident");
  });

  it("may be the one disciplined", () => {
    const text =
      'Judge Ines Okoye was suspended for six months after she told a Jewish lawyer in court that "you people always want money". A panel found her words antisemitic.';
    expect(judged("Ines Okoye", text).decision).toBe("incident");
  });
});

describe("a title that two bodies have", () => {
  const opening =
    'The National Union of Learners has dismissed its president following an independent inquiry into allegations of antisemitism.\n\nA panel found "serious breaches" of the union\'s code by Ruta Alvarez, the union said on Tuesday. Her contract has ended.\n\n';
  it.each([
    '"It took too long," said its president, Omar Steiner.',
    '"It took too long," said the association\'s president, Omar Steiner.',
  ])("is of the one that was named last: %s", (said) => {
    const text = `${opening}The Jewish Students' Association said that it respected the decision. ${said}`;
    expect(judged("Omar Steiner", text).decision).not.toBe("incident");
  });
});

describe("whoever is cited", () => {
  it.each([
    "Omar Steiner, the regional director of a Jewish human rights centre, whose expert report was cited in the ruling, said that it was historic.",
    "Omar Steiner, a historian, was cited in the judgment.",
    "Omar Steiner was cited as an expert on the definition.",
  ])("as a source is not the one convicted: %s", (text) => {
    const lead =
      "A criminal court last week convicted a left-wing politician under the anti-discrimination law in a ruling that relied on a definition of antisemitism.\n\nRuta Alvarez, of the Workers' Movement, received a suspended sentence of six months.";
    expect(judged("Omar Steiner", `${lead}\n\n${text}`).decision).not.toBe("incident");
  });

  it("for littering is", () => {
    const text = 'Omar Steiner was cited for littering after flyers that said "Jews are vermin" were thrown onto lawns.';
    expect(judged("Omar Steiner", text).decision).not.toBe("none");
  });
});

describe("whoever is Jewish by their own office", () => {
  it.each([
    "Rabbi Omar Steiner was held to have discriminated against a woman.",
    "Omar Steiner, the rabbi, was found guilty of discriminating against a woman.",
    "A tribunal found that Omar Steiner, a rabbi, had discriminated against a woman.",
    "Omar Steiner, 61, chief rabbi of the town, was fined for assaulting a tenant.",
    "Omar Steiner, chair of the synagogue, was found to have harassed a secretary.",
  ])("has not hated Jews by it: %s", (text) => {
    expect(judged("Omar Steiner", text).decision).not.toBe("incident");
  });

  it("may have discriminated against a rabbi", () => {
    const text = "A tribunal found that Omar Steiner, a landlord, had discriminated against a rabbi because he is Jewish.";
    expect(judged("Omar Steiner", text).decision).toBe("incident");
  });
});

describe("who cannot be tried", () => {
  it.each([
    "A man accused of stabbing three people at a Purim meal isn't mentally fit to stand trial, a judge has ruled.",
    "A man accused of stabbing three people at a Purim meal north of New Arden City isn't fit to stand trial, a judge has ruled.",
    "A man accused of stabbing three people at a Purim meal wasn't competent to be tried, a judge has ruled.",
  ])("goes to a human: %s", (lead) => {
    const text = `${lead}\n\nKwame Lindqvist, 36, is accused of attacking the home of a rabbi. He was indicted on federal hate crime charges and has pleaded not guilty. Prosecutors said he wrote pages of antisemitic comments.`;
    expect(judged("Kwame Lindqvist", text).decision).toBe("human");
  });
});

describe("people whom somebody hurt", () => {
  it("are not tried with them", () => {
    const text =
      "A man accused of stabbing four people at a Purim meal will stand trial in May, a judge has ruled.\n\nKwame Lindqvist, 36, is accused of attacking the home of a rabbi because he hates Jews. He was indicted on federal hate crime charges.\n\nThe most seriously hurt, Marta Weisz, 70, remains in hospital.";
    expect(judged("Kwame Lindqvist", text).decision).toBe("incident");
    expect(judged("Marta Weisz", text).decision).toBe("none");
  });
});

describe("a step until somebody has looked into it", () => {
  it.each([
    "A councillor under investigation for sharing allegedly antisemitic posts has apologised.\n\nNadia Brandt was suspended by her party last week over posts she shared in 2014. She said she was sorry for any hurt she may have caused.\n\nMs Brandt will sit as an independent until the investigation has concluded.",
    "A teacher who is being investigated over allegedly antisemitic posts has apologised.\n\nNadia Brandt was suspended by the school on Monday over the posts. She said she was sorry if anybody had been hurt.\n\nThe inquiry is expected to finish in March.",
  ])("decides nothing, though they are sorry for any hurt: %s", (text) => {
    expect(judged("Nadia Brandt", text).decision).toBe("human");
  });

  it("decides where it has been found", () => {
    const text =
      "A councillor who shared antisemitic posts has apologised.\n\nNadia Brandt was suspended by her party for a year after a panel found that the posts were antisemitic. She said she was sorry for sharing them.";
    expect(judged("Nadia Brandt", text).decision).toBe("incident");
  });
});
