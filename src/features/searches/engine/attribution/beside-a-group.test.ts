import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Behind a report of several without names stand many who are none of them; and a body finds that there was nothing. */

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const charged = "Three men have been charged with a hate crime after a synagogue was daubed with swastikas.";
const suspended = "The party suspended three members over antisemitic posts.";

describe("none of a group", () => {
  it.each([
    [charged, "The accused beat Zahra Whitlock."],
    [charged, "The defendants robbed Zahra Whitlock of her phone."],
    [charged, "The suspects smiled when Zahra Whitlock came in."],
    [charged, "One of them was Zahra Whitlock's driver."],
    [charged, "Zahra Whitlock and the other suspects, who turned out to be passers-by, were let go."],
    [suspended, 'Zahra Whitlock tweeted "#NotInMyName" when she heard.'],
    [suspended, 'Zahra Whitlock, who leads the party, had called the posts "vile".'],
    [suspended, 'Zahra Whitlock had posted "I am ashamed of them" by the evening.'],
  ])("%s %s", (lead, sentence) => {
    expect(judged("Zahra Whitlock", `${lead} ${sentence}`).decision).not.toBe("incident");
    expect(judged("Zahra Whitlock", `${lead}\n\n${sentence}`).decision).not.toBe("incident");
  });
});

describe("one of a group", () => {
  it.each([
    [charged, "The defendants are Zahra Whitlock, Tomas Berg and Femi Osei."],
    [
      "The school expelled four students over antisemitic posts.",
      "Among the four is Zahra Whitlock. Police asked witnesses to come forward.",
    ],
    [suspended, 'Zahra Whitlock, a former mayor, had shared a post which said that "the Jews own every bank".'],
  ])("%s %s", (lead, sentence) => {
    expect(judged("Zahra Whitlock", `${lead}\n\n${sentence}`).decision).toBe("incident");
  });
});

describe("a finding that there was nothing", () => {
  it.each([
    "The panel found that Milan Adjei had made no antisemitic remarks.",
    "The panel found that Milan Adjei had posted nothing antisemitic.",
    "No reasonable employer could have concluded that Milan Adjei had expressed hostility to Jewish people. The panel had not found that Milan Adjei had made antisemitic remarks.",
    "The tribunal found that Milan Adjei had made a complaint of antisemitic remarks.",
  ])("%s", (text) => {
    expect(judged("Milan Adjei", text).decision).not.toBe("incident");
  });
});
