import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { isOfOwnClause } from "./pleas.ts";

const judged = (text: string) =>
  judgePage({ name: "Clive Dunmore" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

describe("what stands behind the word for an offence", () => {
  it.each([
    " had gone on for years under his predecessor.",
    " were being recorded late.",
    " left him afraid.",
    " investigators that he slept.",
  ])("is a clause of its own: %s", (behind) => expect(isOfOwnClause(behind)).toBe(true));
  it.each([
    ".",
    " on a man who was walking home.",
    " on the day his trial was due to start.",
    " and was fined.",
    " when he was interviewed.",
    ", which were aggravated by religion.",
  ])("is none: %s", (behind) => expect(isOfOwnClause(behind)).toBe(false));
});

describe("an admission that is a plea", () => {
  it.each([
    "Clive Dunmore admitted religiously aggravated harassment of a Jewish shopkeeper on the day his trial was due to start. He was fined.",
    "Clive Dunmore, 30, admitted two antisemitic public order offences and was sentenced to 12 weeks.",
    "Clive Dunmore has admitted an antisemitic assault on a man who was walking home from the synagogue.",
  ])("%s", (text) => expect(judged(text).decision).toBe("incident"));
});

describe("an admission that is none", () => {
  it.each([
    "Clive Dunmore admitted antisemitic harassment at the club had gone on for years under his predecessor. He has brought in new rules.",
    "Clive Dunmore, chief executive of Oldbury Town, admitted antisemitic abuse offences had been committed in the stands. The club was fined.",
    "Clive Dunmore admitted all charges of antisemitic harassment had been handled badly by his office. The prosecutor apologised to the victims.",
    "Clive Dunmore admitted to criminal damage investigators that he had slept through the antisemitic attack on the synagogue he guards.",
    "Commissioner Clive Dunmore admitted hate crime offences against Jews were being recorded late.",
    "Clive Dunmore has admitted the antisemitic assault left him afraid to wear a kippah. His attacker was jailed.",
    "Clive Dunmore, defending, admitted the antisemitic harassment on behalf of his client.",
    "Clive Dunmore admitted an antisemitic public order offence in 2021. The plea was set aside last week when it emerged that another man had used his name.",
    "Clive Dunmore pleaded guilty to antisemitic harassment. He was later allowed to withdraw his guilty plea, and the prosecutor dropped the case.",
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));
});
