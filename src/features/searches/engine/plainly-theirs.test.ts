import { describe, expect, it } from "vitest";
import { judgePage } from "./judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const profile = (more: string) =>
  `Cal Marsh runs a radio show from his home in Dunley. ${more} Among his guests were Ana Ruiz, Dov Kell and Ines Okoro. Marsh has since moved the show to another station. Listeners say Marsh has not changed.`;

describe("a page that is plainly about whose words they are", () => {
  it("records them, though many people are named on it", () => {
    const text = profile('In April Marsh told his listeners: "The Jews run every bank in this country and they always have."');
    const judged = judge("Cal Marsh", text);
    expect([judged.decision, judged.rule]).toEqual(["incident", "5"]);
    for (const guest of ["Ana Ruiz", "Dov Kell", "Ines Okoro"]) expect(judge(guest, text).decision).toBe("none");
  });

  it.each([
    'In April Ana Ruiz told Marsh: "The Jews run every bank in this country and they always have."',
    'In April Marsh read out a listener\'s letter that said: "The Jews run every bank in this country."',
    'In April Marsh reported a caller who had said: "The Jews run every bank in this country."',
    'In April Marsh asked a guest why people say "the Jews run every bank".',
    'In April Marsh denied having said "the Jews run every bank in this country".',
    'In April Marsh said: "Zionists run every ministry in that government."',
  ])("and not what is another's, passed on, denied or of a state: %s", (more) => {
    expect(judge("Cal Marsh", profile(more)).decision).not.toBe("incident");
  });
});
