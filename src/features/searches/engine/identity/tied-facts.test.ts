import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import type { SubjectFacts } from "../judgement.ts";

function identityOf(subject: SubjectFacts, text: string) {
  return judgePage(subject, { id: "page", url: null, title: "", date: "2024-06-10", text }).identity.verdict;
}

const abuse = 'He shouted "filthy Jews" at two women and was convicted of a hate crime.';
const odell = { name: "Barnaby Odell", city: "Tollmere" };

describe("a known place", () => {
  it.each([
    ["of", `Barnaby Odell, 44, of Tollmere, was fined on Monday. ${abuse}`],
    ["from", `Barnaby Odell, a plumber from Tollmere, was fined on Monday. ${abuse}`],
    ["before the name", `Tollmere plumber Barnaby Odell was fined on Monday. ${abuse}`],
    [
      "a man of it",
      `A Tollmere man was convicted of a hate crime on Monday. Barnaby Odell, 44, shouted "filthy Jews" at two women.`,
    ],
    ["lives there", `Barnaby Odell was fined on Monday. Odell, who lives in Tollmere, shouted "filthy Jews" at two women.`],
  ])("tells who is meant: %s", (_how, text) => {
    expect(identityOf(odell, text)).toBe("same");
  });

  it.each([
    [
      "a ferry",
      `A passenger was fined for abuse on the Tollmere ferry. Barnaby Odell was convicted of a hate crime after he shouted "filthy Jews" at a family.`,
    ],
    ["a court", `Barnaby Odell was fined by magistrates on Monday, the Tollmere court heard. ${abuse}`],
    ["a club", `Tollmere United lost again. Barnaby Odell was fined on Monday. ${abuse}`],
    ["the scene", `Barnaby Odell was fined on Monday. Police said the abuse happened near the Tollmere bridge. ${abuse}`],
  ])("tells nothing: %s", (_how, text) => {
    expect(identityOf(odell, text)).toBe("possible");
  });
});

describe("a known employer and role", () => {
  const presenter = { name: "Ilona Marchbank", employer: "Fallow Radio", role: "radio presenter" };

  it("count in a sentence about the person", () => {
    expect(
      identityOf(
        { name: presenter.name, employer: presenter.employer },
        'Fallow Radio has suspended Ilona Marchbank, who said on air that "Jews run the banks".',
      ),
    ).toBe("same");
    expect(
      identityOf(
        { name: presenter.name, role: presenter.role },
        'The presenter, Ilona Marchbank, said on air that "Jews run the banks".',
      ),
    ).toBe("same");
  });

  it("do not count elsewhere on the page", () => {
    const text =
      'Ilona Marchbank was convicted of a hate crime on Monday. She shouted "filthy Jews" at a neighbour.\n\nIn other court news, a lorry driver was banned for a year, reports Fallow Radio. The radio in his cab had been too loud.';
    expect(identityOf(presenter, text)).toBe("possible");
  });
});

describe("who is a minor, who is another", () => {
  it("finds the age in the sentence that brings the person in, a paragraph before the name", () => {
    const text =
      'A 16-year-old pupil has admitted drawing swastikas and "Jews out" on a bus shelter, the school said.\n\nPerrin Aldous told a meeting that it was a joke.';
    expect(judgePage({ name: "Perrin Aldous" }, { id: "page", url: null, title: "", date: "2024-06-10", text })).toMatchObject({
      decision: "none",
      setAside: "minor",
    });
  });

  it("does not take the victim's age for the accused's", () => {
    const text =
      'A 16-year-old boy was attacked on Sunday outside a synagogue.\n\nConrad Aldous was charged with a hate crime. He shouted "filthy Jews", police said.';
    expect(
      judgePage({ name: "Conrad Aldous" }, { id: "page", url: null, title: "", date: "2024-06-10", text }, "uncontradicted")
        .setAside,
    ).not.toBe("minor");
  });

  it("reads a German age that is used as a noun", () => {
    const text =
      "Das Amtsgericht hat den Dachdecker Rolf Anders wegen Volksverhetzung verurteilt. Der 61-Jährige hatte „Juden raus“ an eine Tür gesprüht. Das Gericht sprach von einer antisemitischen Tat.";
    expect(identityOf({ name: "Rolf Anders", birthYear: 1990 }, text)).toBe("different");
    expect(identityOf({ name: "Rolf Anders", birthYear: 1963 }, text)).toBe("same");
  });

  it("takes 'the X convicted abroad' for somebody else than the X who is asked about him", () => {
    const text =
      'Our thanks go to the physiotherapist Jonas Kettler, of the Millrace Clinic.\n\nAsked whether he was the Kettler convicted in Austria of denying the Holocaust, he said: "I have never been there."';
    expect(
      judgePage({ name: "Jonas Kettler", employer: "Millrace Clinic" }, { id: "page", url: null, title: "", date: null, text })
        .decision,
    ).not.toBe("incident");
  });

  it("takes no day of a month for an age", () => {
    const life = (born: string) =>
      `Ottomar Brandl (${born}) was a landowner and politician. In 1937 men led by him smashed the windows of Jewish shops in three villages; he was sentenced to four months in prison for the antisemitic attack.`;
    for (const born of ["14 September 1889 – 30 June 1957", "12 May 1890 – 1961", "September 9, 1889 – June 30, 1957"])
      expect(
        judgePage({ name: "Ottomar Brandl" }, { id: "p", url: null, title: "", date: null, text: life(born) }).setAside,
      ).not.toBe("minor");
    const page = { id: "p", url: null, title: "", date: "2024-06-10" };
    for (const age of [" (14)", ", 14,"])
      expect(
        judgePage({ name: "Perrin Aldous" }, { ...page, text: `Perrin Aldous${age} was charged with a hate crime. ${abuse}` })
          .setAside,
      ).toBe("minor");
  });

  it.each(["14 September 1889 – 30 June 1957", "September 14, 1889 – June 30, 1957"])("reads the year of birth in %s", (born) => {
    const text = `Ottomar Brandl (${born}) was a politician who wrote that "the Jews are the mice of the nation".`;
    expect(identityOf({ name: "Ottomar Brandl", birthYear: 1889 }, text)).toBe("same");
    expect(identityOf({ name: "Ottomar Brandl", birthYear: 1951 }, text)).toBe("different");
  });

  it("finds the same name no other, whatever small words it has", () => {
    for (const name of ["Yusuf bin Idris Al Marwan", "Elin Maria von der Hagen", "Rafael Prado de la Vega"]) {
      const text = `${name} was convicted of a hate crime on Monday. ${abuse}`;
      expect(identityOf({ name, city: "Tollmere" }, text)).not.toBe("different");
    }
    expect(identityOf({ name: "Yusuf Idris Marwan" }, `Yusuf Tariq Marwan was convicted of a hate crime. ${abuse}`)).not.toBe(
      "same",
    );
  });

  const mercer = { name: "Jory Mercer", city: "Tollmere", employer: "Halden Foods" };
  it.each([
    "His friend will be sentenced for an unrelated fraud on Friday, the court heard; Mercer drove him.",
    "Mercer had been fined over an unrelated affray in May.",
    "Mercer and a colleague had both written such words in unrelated posts.",
    "The arrest of Mercer was unrelated to the strike at the works.",
  ])("does not hear of a namesake in: %s", (sentence) => {
    const text = `Jory Mercer, of Tollmere, who works for Halden Foods, was convicted of a hate crime on Monday. ${abuse} ${sentence}`;
    expect(identityOf(mercer, text)).toBe("same");
  });

  it.each([
    "An unrelated man called Jory Mercer lives in the next street.",
    "Mercer is unrelated to the councillor of the same name.",
    "He is unrelated to Jory Mercer of Tollmere, who works for Halden Foods.",
    "Jory Mercer, the baker, is unrelated.",
  ])("hears of a namesake in: %s", (sentence) => {
    const text = `Jory Mercer was convicted of a hate crime on Monday. ${abuse}\n\n${sentence}`;
    expect(identityOf(mercer, text)).not.toBe("same");
  });
});
