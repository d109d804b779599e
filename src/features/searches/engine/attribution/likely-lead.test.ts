import { describe, expect, it } from "vitest";
import { leadPoints } from "./likely-lead.ts";
import { readPage } from "../reading/page-reading.ts";

const lead = "A nurse has been struck off after antisemitic messages were found on her work phone.";

/** What the sentence about Ana Ruiz behind the lead says for (above 0) or against her being the nurse. */
function pointsOf(follow: string): number {
  const page = { title: "", date: "2024-05-06", text: `${lead}\n\n${follow}` };
  return leadPoints(readPage({ name: "Ana Ruiz" }, page), 0);
}

describe("whom a lead without a name means", () => {
  it.each([
    ["an address", "Ana Ruiz, 41, of Salter Row, did not attend the hearing."],
    ["what came of it", "Ana Ruiz was also ordered to pay £2,000 in costs."],
    ["what a panel heard", "The panel heard that Ana Ruiz had worked nights."],
    ["what the messages were traced to", "The messages were traced to Ana Ruiz."],
    ["the name that is given", "She has been named as Ana Ruiz."],
    ["a party's name", "The registrant, Ana Ruiz, has 28 days to appeal."],
    ["a lawyer of hers", "A lawyer for Ana Ruiz said it had been a joke."],
    ["what she says of her own deed", "Ana Ruiz said she had been drunk."],
    ["a plea", "Ana Ruiz admitted sending the messages."],
  ])("%s speaks for it", (_, follow) => expect(pointsOf(follow)).toBeGreaterThan(0));

  it.each([
    ["another's office", "The trust's chief executive, Ana Ruiz, apologised to patients."],
    ["a relative", "Her sister, Ana Ruiz, sat at the back."],
    ["who found it", "Ana Ruiz, a colleague, found the messages and reported them."],
    ["who was hurt by it", "Ana Ruiz was insulted in them and no longer went to work."],
    ["who speaks for others", "Ana Ruiz welcomed the decision on behalf of the trust."],
    ["who told a panel what she saw", "Ana Ruiz told the panel exactly what she had seen."],
    ["another case", "In a separate case, Ana Ruiz was given a warning."],
    ["a year", "In 2019 Ana Ruiz, then 36, was given a warning."],
  ])("%s speaks against it", (_, follow) => expect(pointsOf(follow)).toBeLessThan(0));

  it("adds nothing where nothing is said", () => expect(pointsOf("Ana Ruiz wore a grey coat.")).toBe(0));
});
