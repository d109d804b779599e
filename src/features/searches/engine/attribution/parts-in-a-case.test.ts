import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whoever stands in a report in a part of their own, behind an opening that names nobody, is not the one whom it opens with. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const openings = [
  "A teacher has been dismissed over antisemitic posts.",
  'A football club has banned a supporter for life for shouting "gas the Jews".',
  'A councillor has been suspended after he wrote that "the Jews run everything".',
  "A man who struck a rabbi with a stone in an antisemitic attack has been sentenced to four years.",
];
const parts = [
  "Nadia Rao, prosecuting, said he had shown no remorse.",
  "Prosecuting, Nadia Rao said he had shown no remorse.",
  "Defending, Nadia Rao said he had been drinking.",
  "Nadia Rao, for the defence, said he had been drinking.",
  "The court was shown a message he sent to Nadia Rao.",
  "He had sent the messages to Nadia Rao, a colleague.",
  "Nadia Rao, 31, a friend of his, denied that he hated anybody.",
  "Nadia Rao, his flatmate, denied that she had known of it.",
  "Judge Nadia Rao said the words were vile.",
];

describe("beside the one whom an opening does not name", () => {
  it.each(openings.flatMap((opening) => parts.map((part) => [opening, part] as const)))("%s %s", (opening, part) => {
    expect(judged(`${opening}\n\n${part}\n\nThe case continues.`).decision).not.toBe("incident");
  });

  it.each(openings.filter((opening) => !/A man who/.test(opening)).map((opening) => [opening] as const))(
    "whoever answers for it is that one: %s",
    (opening) => {
      expect(judged(`${opening}\n\nNadia Rao, 31, accepted the decision and apologised for her words.`).decision).toBe(
        "incident",
      );
    },
  );

  it("who complained and was dismissed for it", () => {
    const text = `${openings[2] ?? ""}\n\nNadia Rao, who had complained about him, was dismissed a month later.`;
    expect(judged(text).decision).not.toBe("incident");
  });
});
