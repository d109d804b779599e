import { expect, it } from "vitest";
import { incidents } from "./incidents.ts";

const row = {
  id: "r1",
  subject: { name: "Curtis Vole" },
  documents: [
    {
      url: "https://brome.test/a",
      title: "Man sentenced",
      date: "2023-11-09",
      text: 'Curtis Vole, 40, was sentenced to a year in prison on Thursday. He had shouted "kill the Jews" at worshippers outside the synagogue in Brome on 22 April 2023, a hate crime.',
    },
  ],
};

it("answers a row with the decision and what it rests on", () => {
  const answer = incidents(row) as {
    decision: string;
    status: string;
    incidentDate: string;
    quotes: string[];
    incidents: { quotes: { url: string; text: string }[]; identity: { for: string[] } }[];
  };
  expect(answer).toMatchObject({ id: "r1", decision: "incident", status: "sentenced", incidentDate: "2023-04" });
  expect(answer.quotes.every((quote) => row.documents[0]?.text.includes(quote))).toBe(true);
  expect(answer.incidents[0]?.quotes[0]?.url).toBe("https://brome.test/a");
  expect(answer.incidents[0]?.identity.for.length).toBeGreaterThan(0);
});

it("throws on a row that is not one", () => {
  expect(() => incidents({ id: "x" })).toThrow();
  expect(() => incidents({ ...row, documents: [] })).toThrow();
  expect(() => incidents({ ...row, documents: [{ text: 5 }] })).toThrow();
});
