import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Words of an ending whose clause says itself that they are of another matter or of somebody else. */

const judged = (text: string) =>
  judgePage({ name: "Nadia Rao" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const convicted =
  "Nadia Rao, 41, was convicted in March of spraying a swastika and the words 'Jews out' on the door of a synagogue in Leeds.";

describe("an ending of another matter takes nothing back", () => {
  it.each([
    "The mayor, who had been accused of doing nothing, was exonerated by an inquiry.",
    "Her driving ban was lifted in May.",
    "The case against a shopkeeper who had sold her the paint collapsed.",
    "She insists that the case will be thrown out.",
    "The landlord who let the flat to her was cleared of any offence.",
    "Her brother-in-law's conviction for fraud was quashed in the same week.",
    "A complaint against the arresting officer was dismissed.",
    "The street was cleared by police.",
    "A rumour that the case had been dropped was denied.",
    "In 2016 she was acquitted of shoplifting.",
    "Her suspension from the golf club over unpaid fees has been lifted.",
  ])("%s", (other) => {
    expect(judged(`${convicted}\n\n${other}`).decision).toBe("incident");
  });

  it.each([
    "Her driving ban was lifted, and her conviction was quashed.",
    "The case against a shopkeeper who had sold her the paint collapsed, and hers was dropped too.",
    "The woman who lost her job over it was cleared in June.",
    "The street was closed when she was cleared.",
  ])("but theirs: %s", (ending) => {
    expect(judged(`${convicted}\n\n${ending}`).decision).not.toBe("incident");
  });

  it("does not take for a bystander what the page calls the person", () => {
    expect(
      judged("Nadia Rao, a police officer, was suspended over antisemitic posts.\n\nCharges against the officer were dropped.")
        .decision,
    ).not.toBe("incident");
  });
});
