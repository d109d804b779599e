import { describe, expect, it } from "vitest";

import { resolve } from "../attribution/coreference.ts";
import { judgePage } from "../judge-page.ts";
import { readPage } from "./page-reading.ts";

const page = (text: string) => ({ id: "p", url: "https://marl.test/a", title: "A report", date: "2024-05-01", text });

/** Whom the page's steps were taken against. */
function stepsAgainst(sentence: string) {
  const subject = { name: "Karim Ruiz" };
  const reading = readPage(subject, page(`Karim Ruiz, 33, teaches politics in Dunley. ${sentence}`));
  return resolve(reading)
    .clauses.filter(({ class: kind }) => /^(?:discipline|sentence|convict|arrest)$/.test(kind))
    .map(({ patientIs }) => patientIs);
}

describe("'that' behind a noun takes up the noun", () => {
  it.each([
    "Ruiz once joined a group that was later banned.",
    "Ruiz founded a forum that was suspended in June.",
    "Ruiz works for a bank that has since been fined.",
    "Ruiz had a licence that was suspended.",
    "Ruiz wrote a post that was removed on Monday.",
    "Ruiz once shared a house with a man that was jailed for theft.",
    "Ruiz belongs to a club that was fined for it.",
  ])("%s", (sentence) => {
    expect(stepsAgainst(sentence)).not.toContain("p0");
  });
  it.each([
    "Ruiz ran a forum that was banned in May and was jailed.",
    "Ruiz posted a video that was removed and has been suspended.",
    "Ruiz, who wrote a post that was removed, was suspended.",
    "Ruiz was the man that was convicted of it.",
  ])("and what is said of the person behind it is theirs: %s", (sentence) => {
    expect(stepsAgainst(sentence)).toContain("p0");
  });
});

describe("What somebody says that others found is not their word", () => {
  const judged = (text: string) => judgePage({ name: "Delroy Hutchings" }, page(text)).decision;
  it.each([
    'Fire Capt. Delroy Hutchings said crews found two gas cans and, on the wall that was still standing, a message: "6 million wasn\'t enough."',
    'Delroy Hutchings said that firefighters found a message on the wall: "6 million was not enough."',
    'Delroy Hutchings said crews found on the door a sign with the words "6 million was not enough".',
  ])("%s", (text) => {
    expect(judged(text)).toBe("none");
  });
  it("and what they say themselves is", () => {
    expect(judged('Delroy Hutchings said that "6 million was not enough" for the Jews.')).not.toBe("none");
  });
});
