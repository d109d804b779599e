import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* A quotation that no verb of its sentence gives to anybody is of whom the page says beside it that it is from. */

const decision = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-01", text }, "uncontradicted").decision;
const q = '"The Jews are vermin';

describe("words that the page beside them says are somebody's", () => {
  test.each([
    `${q}." These are the words of Piet Halloran, a member of the school board.`,
    `${q}." So wrote Piet Halloran on Sunday.`,
    `${q}," reads a post by Piet Halloran.`,
    `${q}," reads a post on the page of Piet Halloran, who confirmed that it was his.`,
    `The man who shouted ${q}" at the match was Piet Halloran, a season-ticket holder.`,
    `Piet Halloran is the author of an e-mail that told staff: ${q}."`,
    `An e-mail by Piet Halloran has become public. It says: ${q}."`,
    `A message sent from the account of Piet Halloran read: ${q}." He has admitted writing it.`,
    `A student newspaper has published messages by Piet Halloran. In one of them he wrote: ${q}."`,
    `Piet Halloran resigned after it emerged that he had written ${q}" in a chat group.`,
    `Piet Halloran has apologised for a post in which he said ${q}".`,
    `Piet Halloran apologised to a rabbi for a post in which he said ${q}".`,
    `Piet Halloran was dismissed by the director over a post in which he said ${q}".`,
  ])("recorded: %s", (text) => {
    expect(decision("Piet Halloran", text)).toBe("incident");
  });

  test.each([
    `${q}." These are the words that were shouted at Lena Marchetti.`,
    `${q}." These are not the words of Lena Marchetti, a court has found.`,
    `${q}." The author of these words is Lena Marchetti's former husband.`,
    `${q}." This is what Lena Marchetti was told by her landlord.`,
    `${q}," reads a letter to Lena Marchetti.`,
    `The man who shouted ${q}" was Lena Marchetti's neighbour.`,
    `The man who shouted ${q}" was stopped by Lena Marchetti, a steward.`,
    `Lena Marchetti is the author of a study of letters that told Jews: ${q}."`,
    `A letter about Lena Marchetti has been passed round. It says: ${q}."`,
    `An article by Lena Marchetti quotes a leaflet. It says: ${q}."`,
    `A comment under an article by Lena Marchetti read: ${q}."`,
    `A note handed to Lena Marchetti read: ${q}." Her neighbour has admitted writing it.`,
    `A message sent from the account of Lena Marchetti read: ${q}." A former employee has admitted writing it.`,
    `A message sent from the account of Lena Marchetti read: ${q}." Her account had been hacked.`,
    `Lena Marchetti resigned after it emerged that her deputy had written ${q}" in a chat group.`,
    `Lena Marchetti fired a driver when screenshots showed that she had written ${q}".`,
    `Lena Marchetti sued a blogger over an article in which she said ${q}".`,
    `Lena Marchetti criticised the minister for a column in which she wrote ${q}".`,
    `Lena Marchetti has answered a letter in which she said ${q}".`,
    `Lena Marchetti has received an apology for a post in which a colleague said ${q}".`,
  ])("not recorded: %s", (text) => {
    expect(decision("Lena Marchetti", text)).not.toBe("incident");
  });
});

describe("words that somebody takes away, shows or speaks of", () => {
  test.each([
    "Lena Marchetti painted over the words 'Jews should be gassed' on her garage.",
    "Lena Marchetti sketched a scene in which a guard says 'Jews should be gassed'.",
    "Lena Marchetti said the message 'Jews should be gassed' had reached her by post.",
    "Lena Marchetti said that 'dirty Jew' was no opinion but a crime.",
    "Lena Marchetti said that 'dirty Jew' had been written across her locker.",
  ])("not recorded: %s", (text) => {
    expect(decision("Lena Marchetti", text)).not.toBe("incident");
  });

  test.each([
    "Lena Marchetti painted the words 'Jews should be gassed' over the door of a shop.",
    "Lena Marchetti said the message 'Jews should be gassed' was true.",
    "Lena Marchetti admitted that the message 'Jews should be gassed' was hers.",
    "Lena Marchetti said that a 'dirty Jew' was a threat to the town.",
  ])("recorded: %s", (text) => {
    expect(decision("Lena Marchetti", text)).toBe("incident");
  });
});
