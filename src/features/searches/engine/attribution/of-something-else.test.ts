import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";
import { hasOwnReason, isOfSomethingElse } from "./of-something-else.ts";

/* Whoever is named below "A teacher has been dismissed …" is that teacher by what the sentence at the name says, if it says it of the deed. */
const judged = (text: string, name = "Karl Ruiz") =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");
const leads = [
  "A barrister has been suspended for antisemitic tweets.",
  "A teacher has been dismissed for antisemitic remarks to a pupil.",
  'A bus driver was sacked after calling a passenger a "dirty Jew".',
  'A man has been fined for shouting "dirty Jews" at a family outside a synagogue.',
  'A university has suspended a lecturer who told students that "Jews control the banks".',
];

describe("words that are also those of whoever did it, about something else", () => {
  test.each([
    "told the panel that he was afraid of him.",
    "told the hearing that he was drunk and abusive that night.",
    "told the inquiry that he regretted having hired him.",
    "told the committee that he had meant to report it sooner.",
    "told the hearing he had posted a steward at the door.",
    "admitted that he had been frightened at first.",
    "admitted that the recording was his and that he had kept it for a year.",
    "denied having known of the messages.",
    "denied that he had ignored the complaints.",
    "apologised for the delay in dealing with the complaint.",
    "apologised to the family for not having acted sooner.",
    "apologised for what those present had had to hear.",
    "apologised for leaving early.",
    "regretted not having reported it.",
    "accepted the decision but said that it had come too late.",
    "accepted the apology.",
    "was told of the decision by letter, as the one who had complained.",
    "appealed to others who had heard it to come forward.",
    "pleaded with him to stop.",
    "lost his appeal to have the hearing held in public.",
    "will appear as a witness on Friday.",
    "appeared before the committee to explain why the school had waited.",
    "did not respond to a request for comment on how the complaint had been handled.",
    "was ordered by the tribunal to hand over the minutes.",
    "was given a month to find a new driver.",
    "has taught the class since.",
    "sent the messages to the editor of the Echo.",
    "posted a warning on the noticeboard.",
    "deleted the comments as the administrator of the page.",
    "was wrongly named online as the one responsible.",
    "was suspended as well, for missing a meeting.",
    "has also been suspended, in a dispute over his expenses.",
    "was dropped from the team in May after a knee injury.",
    "resigned in protest at how long it took.",
  ])("… %s", (said) => {
    expect(isOfSomethingElse(` ${said}`)).toBe(true);
    for (const lead of leads)
      for (const age of ["", ", 41,"])
        expect([lead, judged(`${lead}\n\nKarl Ruiz${age} ${said}`).decision]).not.toEqual([lead, "incident"]);
  });

  test.each([
    "'s posts in reply were deleted by the site.",
    "'s messages to the school were read out to show how often he had complained.",
  ])("what is theirs: …%s", (said) => {
    for (const lead of leads) expect([lead, judged(`${lead}\n\nKarl Ruiz${said}`).decision]).not.toEqual([lead, "incident"]);
  });

  test("a reason of its own stands in the next sentence", () => {
    expect(hasOwnReason("He was turned down because of an unpaid fine.")).toBe(true);
    for (const lead of leads)
      expect(
        judged(`${lead}\n\nKarl Ruiz can appeal within 21 days. He was turned down because of an unpaid fine.`).decision,
      ).not.toBe("incident");
  });

  test.each([
    "admitted making the remarks.",
    "admitted that he had been drunk.",
    "admitted it.",
    "apologised.",
    "apologised to the family for his words.",
    "apologised on air for what he had said.",
    "apologised for the hurt he had caused.",
    "said that he regretted what he had said.",
    "said that he was sorry for his words.",
    "accepted the decision.",
    "can appeal within 21 days.",
    "lost his appeal in May.",
    "did not respond to a request for comment.",
    "was also ordered to pay costs.",
    "appeared before the panel on Friday.",
    "was given a month to appeal.",
    "told the panel that he was drunk at the time.",
  ])("of the deed: … %s", (said) => {
    expect(isOfSomethingElse(` ${said}`)).toBe(false);
    expect(judged(`${leads[3]}\n\nKarl Ruiz, 41, ${said}`).decision).toBe("incident");
  });
});

describe("whoever a page begins with suffered it", () => {
  test.each([
    "A gymnast was sent home from the tour after she refused to train with a coach who made antisemitic remarks.",
    "A swimmer has been withdrawn from the squad after antisemitic abuse from the stands.",
    "An MP was told to resign over antisemitic remarks by her adviser.",
    "A lawyer has been asked to step down after objecting to antisemitic jokes at a dinner.",
    "A goalkeeper has been withdrawn from the team after antisemitic chants at him.",
  ])("%s", (lead) => {
    for (const said of ["can appeal.", "apologised to the voters.", "did not comment."])
      expect(judged(`${lead}\n\nTheo Lang, 19, ${said}`, "Theo Lang").decision).not.toBe("incident");
  });

  test("and not where the words were theirs", () => {
    expect(
      judged(
        "A swimmer has been withdrawn from the squad after antisemitic abuse of an opponent.\n\nTheo Lang, 19, apologised.",
        "Theo Lang",
      ).decision,
    ).toBe("incident");
  });
});
