import { describe, expect, it } from "vitest";
import { resolve } from "../attribution/coreference.ts";
import { readPage } from "./page-reading.ts";

/** Who does it and whom it is done to, by the names of the sentence, and whether the verb is said outright. */
function rolesOf(text: string, verb: string): string {
  const page = readPage({ name: "Zoltan Quarrie" }, { text, title: "", date: null });
  const clause = resolve(page).clauses.find(({ start, end }) => page.text.slice(start, end) === verb);
  if (!clause) return "no clause";
  const named = (who: string) => (/^p\d/.test(who) ? (page.people[Number(who.slice(1))]?.shown ?? "?") : "-");
  return `${named(clause.agentIs)} > ${named(clause.patientIs)}${clause.negated || clause.hedged ? " (not said)" : ""}`;
}

describe("participles without 'was'", () => {
  it.each([
    ["The MP Ana Ruiz, asked by reporters about it, walked away.", "asked", "- > Ana Ruiz"],
    ["The MP Ana Ruiz, asked by reporters about it, walked away.", "walked", "Ana Ruiz > -"],
    ["Dr Ana Ruiz, urged to withdraw her paper, asked for a review.", "urged", "- > Ana Ruiz"],
    ["A complaint lodged by Ana Ruiz was upheld.", "lodged", "Ana Ruiz > -"],
    ["They defended Ana Ruiz, the chef barred from the hall for calling him a name.", "barred", "- > Ana Ruiz"],
    ["They wrote to the family of Ana Ruiz, stabbed at a bus stop in April.", "stabbed", "- > Ana Ruiz"],
    ["Ex-councillor Ana Ruiz banned from bars for calling barman Ben Foss a name", "banned", "- > Ana Ruiz"],
    ["Ana Ruiz was tried, convicted and banished.", "banished", "- > Ana Ruiz"],
    ["Ana Ruiz was held, questioned by two detectives and then let go.", "questioned", "- > Ana Ruiz"],
    ["Ana Ruiz has never been charged with, let alone convicted of, any offence.", "convicted", "- > Ana Ruiz (not said)"],
    ["Cheered by two friends, Ana Ruiz drove off.", "Cheered", "- > Ana Ruiz"],
  ])("%s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));

  it.each([
    ["Ana Ruiz was arrested and called the officers pigs.", "called", "Ana Ruiz > -"],
    ["The player told an opponent, Ben Foss, to go home.", "told", "- > Ben Foss"],
    ["Ana Ruiz responded by calling the police.", "responded", "Ana Ruiz > -"],
  ])("and verbs that are none: %s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));
});

describe("a word for somebody and the name beside it", () => {
  it.each([
    ["The chairwoman of the county board, Ana Ruiz, has called for calm.", "called", "Ana Ruiz > -"],
    ["The bishop of the diocese, the Rt Rev Ben Foss, has been rebuked.", "rebuked", "- > Ben Foss"],
    ["He was dismissed by the head of rowing, Ana Ruiz.", "dismissed", "Ana Ruiz > -"],
    ["With a smile for the rabbi, Ana Ruiz wrote a note.", "wrote", "Ana Ruiz > -"],
    ["The Republican candidate for House District 9, Ana Ruiz, told the station.", "told", "Ana Ruiz > -"],
  ])("%s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));
});

describe("whom it is done to, standing elsewhere", () => {
  it.each([
    ["Ana Ruiz shouted at Ben Foss from a window.", "shouted", "Ana Ruiz > Ben Foss"],
    ["Ana Ruiz apologised to Ben Foss.", "apologised", "Ana Ruiz > Ben Foss"],
    ["Bail was denied to Ana Ruiz.", "denied", "- > Ana Ruiz"],
    ["Dr Ana Ruiz, whom the teacher accused of lying, has resigned.", "accused", "- > Ana Ruiz"],
    ["It was sent to Ana Ruiz, whom Ben Foss had called a name.", "called", "Ben Foss > Ana Ruiz"],
    ["Students chanted the name of Ana Ruiz, the pupil he had mocked.", "mocked", "- > Ana Ruiz"],
    ["Ben Foss met Ana Ruiz in May and sent her up to thirty messages a night.", "sent", "Ben Foss > Ana Ruiz"],
  ])("%s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));
});

describe("who does what stands in the infinitive or behind 'from'", () => {
  it.each([
    ["Judge Kell fined Ana Ruiz and ordered her to write a letter.", "write", "Ana Ruiz > - (not said)"],
    ["Ana Ruiz was ordered by the judge to pay the costs.", "pay", "Ana Ruiz > - (not said)"],
    ["The ruling clears the way for Ana Ruiz to sue.", "sue", "Ana Ruiz > -"],
    ["The decision by the editor, Ana Ruiz, to publish it was wrong.", "publish", "Ana Ruiz > -"],
    ["The court granted an order restraining Ana Ruiz from publishing more.", "publishing", "Ana Ruiz > - (not said)"],
    ["The police chief named Inspector Ana Ruiz to lead the inquiry.", "lead", "Ana Ruiz > - (not said)"],
    ["Ben Foss attacked Ana Ruiz to silence her.", "attacked", "Ben Foss > Ana Ruiz"],
  ])("%s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));
});

describe("another order of words, and what is not said", () => {
  it.each([
    ["Had he kept it, said his lawyer, Ana Ruiz, nobody would have heard of it.", "said", "Ana Ruiz > -"],
    ["Not until May did Ana Ruiz learn that he had joked.", "learn", "Ana Ruiz > -"],
    ["He posted it to a group which Corporal Ana Ruiz had set up.", "set", "Ana Ruiz > -"],
    ["Far from apologising to Ben Foss, Dr Ana Ruiz repeated it.", "apologising", "Ana Ruiz > Ben Foss (not said)"],
    ["It was Ana Ruiz, not the mayor, who sent it.", "sent", "Ana Ruiz > -"],
    ["Jailing Ben Foss for a year, Judge Ana Ruiz spoke of terror.", "Jailing", "Ana Ruiz > Ben Foss"],
    ["Neither Ana Ruiz nor Ben Foss was charged.", "charged", "- > Ana Ruiz (not said)"],
    ["Nobody in her party had ever called Ana Ruiz a name.", "called", "- > Ana Ruiz (not said)"],
    ["Ana Ruiz did not repeat it, but nor did she withdraw it.", "withdraw", "Ana Ruiz > - (not said)"],
  ])("%s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));
});

describe("names", () => {
  it.each([
    ["Ms Ana Ruiz BL submitted that it was late.", "submitted", "Ana Ruiz > -"],
    ["Judge Ana St. Cyr sent him to prison.", "sent", "Ana St Cyr > -"],
    ["Baroness Elke von Thann wrote it.", "wrote", "Elke von Thann > -"],
    ["The MEP Ana Ruiz left the chamber.", "left", "Ana Ruiz > -"],
    ["Today Ruiz was jailed.", "jailed", "- > -"],
  ])("%s [%s]", (text, verb, roles) => expect(rolesOf(text, verb)).toBe(roles));
});
