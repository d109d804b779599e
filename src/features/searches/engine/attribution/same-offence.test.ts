import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { isOfTheCase } from "./same-offence.ts";

/* What a step was for: a deed against Jews by the words for it, or another matter. All people are invented. */

describe("what misconduct, abuse or a breach of the rules was", () => {
  it.each([
    "misconduct",
    "gross misconduct over the remarks",
    "misconduct for the message on Tuesday",
    "a breach of the code of conduct",
    "insulting the patient",
    "racially aggravated abuse",
    "a public order offence",
    "threatening and abusive words",
    "discrimination against a Jewish family",
    "malicious communications",
  ])("%s", (ground) => expect(isOfTheCase(ground)).toBe(true));

  it.each([
    "misconduct for drinking on duty",
    "misconduct for failing to report it",
    "conduct unbecoming for sleeping with a colleague",
    "a breach of the rules on gifts",
    "breaching the conditions of his bail",
    "abuse of office",
    "sexual abuse",
    "abusing boys in the 1990s",
    "insulting a judge",
    "discrimination against a pregnant worker",
    "racist abuse of a Pakistani neighbour",
    "unprofessional conduct in her handling of the complaint",
    "malicious communications to a former girlfriend",
  ])("not %s", (ground) => expect(isOfTheCase(ground)).toBe(false));
});

describe("somebody with a case of their own behind one without a name", () => {
  const lead = "A constable sent colleagues a message saying that “Hitler should have finished the job with the Jews”.";
  it.each([
    "was convicted of abuse of office",
    "was fined for a breach of the code on conflicts of interest",
    "was found guilty of racist abuse of a Pakistani neighbour",
    "was found guilty of conduct unbecoming for sleeping with a colleague",
    "was convicted of sexual abuse",
  ])("%s", (step) => {
    const judged = judgePage(
      { name: "Samir Doyle" },
      { id: "d1", url: null, title: "", date: "2024-03-05", text: `${lead} Samir Doyle ${step}.` },
      "uncontradicted",
    );
    expect(judged.decision).not.toBe("incident");
  });
});
