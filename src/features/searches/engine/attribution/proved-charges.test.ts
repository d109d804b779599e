import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decision = (proof: string, title = "Teacher: Cal Marsh", disposal = "") =>
  `Fitness to Teach Panel Outcome\n\n${title}\nRegistration Number: 884016\n\nAllegations\n\nBetween March and August 2019, whilst employed as a teacher, the Teacher did:\n\n1. Use an account on a social network to publish the following:\na) on 3 March 2019, "The six million is the greatest swindle in history and the Jews know it";\nb) on 19 June 2019, "Read it before they take it down".\n\nFindings of Fact\n\n${proof}${disposal}`;
const removed = "\n\nDisposal\n\nThe Panel directed that the Teacher's name be removed from the Register.";
const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2020-05-06", text }, "uncontradicted");

describe("what is quoted in a charge that was found proved", () => {
  it.each([
    "The Panel found allegations 1a) and 1b) proved.",
    "The Teacher admitted the allegations.",
    "The Panel found the charge proved on all counts.",
  ])("is the words of whom it was brought against: %s", (proof) => {
    const judged = judge("Cal Marsh", decision(proof, "Teacher: Cal Marsh", removed));
    expect(judged.decision).toBe("incident");
    expect(judged.finding?.status).toBe("disciplined");
  });

  it.each(["The Panel found allegation 1a) not proved.", "The Panel has yet to decide.", "The Panel made no findings."])(
    "and of nobody where it was not: %s",
    (proof) => expect(judge("Cal Marsh", decision(proof)).decision).not.toBe("incident"),
  );

  it("is not the words of whoever sat on the panel", () => {
    const text = decision(
      "The Panel found allegations 1a) and 1b) proved.",
      "Teacher: Cal Marsh\nPanel: Ana Ruiz (Convener)",
      removed,
    );
    expect(judge("Ana Ruiz", text).decision).toBe("none");
  });
});
