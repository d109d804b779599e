import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const decisionOf = (behind: string) =>
  judgePage(
    { name: "Ana Ruiz" },
    {
      id: "d",
      url: null,
      title: "",
      date: "2024-05-06",
      text: `A teacher who wrote on Facebook that "Jews are vermin" has been dismissed.\n\n${behind}`,
    },
    "uncontradicted",
  ).decision;

describe("whoever is sorry", () => {
  it.each([
    "In a statement, Ana Ruiz said she was deeply sorry for what she had done.",
    "Ana Ruiz told reporters that she regretted her words.",
    "Ana Ruiz regretted having posted it.",
    "Ana Ruiz said she was ashamed of what she had written.",
  ])("for their own doing is the one who did it: %s", (behind) => expect(decisionOf(behind)).toBe("incident"));

  it.each([
    "Ana Ruiz regretted that it had taken so long.",
    "Ana Ruiz told reporters she was sorry for what the family had been through.",
    "Ana Ruiz said she was sorry to hear of it.",
    "Ana Ruiz said she was sorry for the pupils.",
    "In a statement, Ana Ruiz, the school's principal, apologised to the Jewish community for what had happened.",
  ])("for what befell others is not: %s", (behind) => expect(decisionOf(behind)).not.toBe("incident"));

  it("is nobody from whom a court hears", () => {
    expect(decisionOf("The panel also heard from Ana Ruiz, 41, who was with the family.")).not.toBe("incident");
  });
});
