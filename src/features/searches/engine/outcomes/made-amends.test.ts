import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whoever accused or punished makes it good, and where they were; and the same done for others. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';

describe("amends are made", () => {
  it.each([
    "West Midlands Police paid Ms Rao £14,500.",
    "The state will pay her costs.",
    "The magistrate apologised to her for the eighteen months that she had waited.",
    "The superintendent has said that his officers got it wrong.",
    "The tag on the bag had been scanned at a till while she was in the county jail.",
    "The lodger who did it has told the police.",
    "The tape had two voices on it, and neither was hers.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("to others, or none", () => {
  it.each([
    "Costs were awarded against her.",
    "She was paid £14,500 a year.",
    "The magistrate apologised for the delay.",
    "Police said sorry to the congregation for the wait.",
    "The child who saw it has told her teacher.",
    "The tape had two voices on it, and one was hers.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});
