import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whose it really was, what was made to look like it; and the same words of what is the victim's, of an alibi, or of who only saw it. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = 'Nadia Rao, 31, was charged in May with a hate crime for shouting "gas the Jews" at a family.';

describe("it was another's or not genuine", () => {
  it.each([
    "The poster belonged to the previous tenant.",
    "The stall was the next one along.",
    "It was a caller who said so, the regulator ruled.",
    "It was the boy at the next desk who had written it.",
    "An inquiry led by a retired judge, Dame Losa Tuimavave, established that the note was forged.",
    "The court observed that the account had been cloned.",
    "The leaflet had been planted in her locker, an inquiry found.",
    "The tribunal held that the words had never been spoken.",
    "The complainant failed to pick her out.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("it was hers, or of something else", () => {
  it.each([
    "The ladder belonged to the synagogue.",
    "It was a caretaker who found the graffiti.",
    "It was her lawyer who said so.",
    "The defence said that the note was forged; the court did not accept it.",
    "The court found that a doctor's note she handed in was forged.",
    "The video was edited to hide the victim's face.",
    "The account was hers, the court found.",
    "The court did not accept that the account had been hacked.",
  ])("%s", (sentence) => {
    expect(judged(`${charged}\n\n${sentence}`).decision).toBe("incident");
  });
});
