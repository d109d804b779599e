import { describe, expect, it } from "vitest";
import { ownHostility } from "./hostility.ts";
import { illFields } from "./ill-said.ts";
import { bearsSign } from "./jews-meant.ts";
import { judgePage } from "../judge-page.ts";
import { murderDerided } from "./murder-derided.ts";

describe("ill of a class that only its signs name", () => {
  it.each([
    ["a crowd and its haggling", "I won't rent the hall to that yarmulke mob, they'd haggle over the light bulbs"],
    ["a purse and a band", "Nice Yiddish songs, but I'd not leave my purse near the singers, they'd count my coins"],
    ["children at a feast", "Pesach next week, so lock up your toddlers"],
    ["a family name for all", "The Rosenbergs would swindle their own mother"],
    ["a boot on the neck", "Those people in the black hats own the council and laugh at us"],
    ["a brood", "Another yeshiva, another nest of vipers on our street"],
    ["a beak and a tip", "With a conk like that he'd smell a coin three streets away"],
    ["the whole for Israel", "You're Jewish, so answer for Gaza or get out of my shop"],
    ["a likeness", "A Jew in the firm is like damp in the cellar"],
    ["a proverb", "Lend a Jew your ladder and you'll pay him rent for it by Monday"],
    ["a fear for the daughter", "If the lodger's a Jew, lock the silver away"],
    ["a house that must close", "Synagogues should be shut until they behave"],
  ])("%s: %s", (_, words) => expect(ownHostility(words)).toBeGreaterThan(1));

  it.each([
    "Our neighbours keep kosher and they pay my boys in honey cake for mowing the lawn",
    "The rabbi haggled over the price of the piano and bought me lunch",
    "That lot who vandalised the synagogue should be locked up",
    "Those people at the synagogue gave blood for the whole town",
    "The kosher butcher never overcharged anybody",
    "The Goldsteins lost their house when the bank failed",
    "I moved out of Golders Green when the baby came",
    "We can't have the seder at ours, the oven is out",
    "Israel's ministers lie about every strike, and our papers print it",
    "I won't play in Tel Aviv until the siege of Gaza is lifted",
    "Gypsies stole my mower, all of them are thieves",
    "The accusation that Jews poisoned wells was made up by their debtors",
    "Nobody runs the weather, not the bankers and not the Jews",
    "Jews do not control the press, as anybody who works there knows",
    "Jews gave money for the school",
    "The rabbi dropped a coin in the fountain and made a wish",
    "Put the goose in the oven at eight",
  ])("nothing in: %s", (words) => expect(ownHostility(words)).toBeLessThan(2));

  it("asks each of its notions by itself", () => {
    expect(bearsSign("a mezuzah on every door")).toBe(true);
    expect(bearsSign("the government of Israel")).toBe(false);
    expect(illFields("they own the banks and lie to us")).toBe(2);
    expect(illFields("they never cheated anybody")).toBe(0);
  });
});

describe("the murder derided", () => {
  it.each([
    ["its murderer under a nickname", "That failed painter knew how to deal with your lot"],
    ["the night of the pogrom", "Kristallnacht was the finest bonfire we ever had"],
    ["a regret", "The only pity about Treblinka is that it shut so early"],
    ["what the camps offered", "Those camps had a cinema and a choir, some genocide"],
    ["typhus", "Nobody was gassed, it was typhus"],
    ["what it pays", "They still collect compensation for the six million, nice little earner"],
    ["what is to come back", "Bring back Zyklon B"],
    ["a day of remembrance", "Holocaust Memorial Day, so light the barbecue"],
  ])("%s: %s", (_, words) => {
    expect(murderDerided(words)).toBe(3);
    expect(ownHostility(words)).toBe(3);
  });

  it.each([
    "Anybody who denies that they were gassed should read the trial's record",
    "The Holocaust was the greatest crime of that century",
    "My grandfather survived Treblinka and never spoke of it",
    "The showers in the changing room are cold, turn them back on for the boys",
    "The Austrian painter Klimt was right about gold",
    "Schindler's List made me cry all the way home",
    "The trains stopped at midnight and I regretted my thin coat",
  ])("nothing in: %s", (words) => expect(ownHostility(words)).toBeLessThan(2));
});

describe("words in a translation that is contested", () => {
  const page = (more: string) =>
    `A congregation has looked into a sermon by its preacher.\n\nAccording to the subtitles Amos Feld said: "Jews are the corrupters of every nation, they lie and they cheat."\n\n${more}`;
  const decisionOf = (text: string) =>
    judgePage({ name: "Amos Feld" }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

  it("is put to a human, whatever the words", () => {
    expect(decisionOf(page("The subtitles were misleading, the congregation said."))).toBe("human");
    expect(decisionOf(page("A linguist who listened to it said that either reading was possible."))).toBe("human");
  });

  it("is told otherwise where nobody contests it", () => {
    expect(decisionOf(page("The congregation has not commented."))).toBe("incident");
  });
});
