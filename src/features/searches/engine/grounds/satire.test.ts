import { describe, expect, it } from "vitest";

import { judgePage } from "../judge-page.ts";

const story = (foot: string, head = "The Marl Gazette\n\n") =>
  `${head}Area man Clive Hopwood, 53, announced on Monday that he has got to the bottom of the virus.\n\n"It's the Jews," said Hopwood, a carpet fitter. "It was the Jews who moved the bypass."\n\n${foot}`;

const judged = (text: string) =>
  judgePage(
    { name: "Clive Hopwood" },
    { id: "p", url: "https://marl.test/a", title: "A man has read enough", date: "2020-04-20", text },
  ).decision;

describe("A page that says it is for laughs accuses nobody", () => {
  it.each([
    "Clive Hopwood does not exist, and neither does Marl.",
    "Clive Hopwood and Ines Farrow do not exist.",
    "Neither Clive Hopwood nor Marl exists.",
    "Nothing on this website is true.",
    "Nothing in these stories ever happened.",
    "All names in our stories are ones that we made up.",
    "This site is for entertainment purposes only.",
    "This is a humour site.",
    "We are a comedy newspaper.",
  ])("%s", (foot) => {
    expect(judged(story(foot))).toBe("none");
  });
  it("at its head as well", () => {
    expect(judged(story("Read more.", "THE DAILY GRAVY\nLukewarm since 2004. This is a humour site.\n\n"))).toBe("none");
  });
  it.each([
    "Police said that the group he spoke of does not exist.",
    "He told the paper that the Holocaust never existed.",
    '"It is all made up. Treblinka does not exist," he added.',
    "Auschwitz and Treblinka do not exist, wrote Hopwood.",
    "The post stood on a comedy website for two days.",
    "Hopwood writes for a humour magazine.",
    "He said that there was nothing on this page that was not true.",
  ])("and one that only tells of such things does: %s", (foot) => {
    expect(judged(story(foot))).not.toBe("none");
  });
});
