import { describe, expect, it } from "vitest";
import { hostility, ownHostility, saysJew } from "./hostility.ts";

describe("how hostile words are", () => {
  it.each([
    ["Filthy Jew, move along", 3],
    ["Eat this, Jew", 3],
    ["I will not print for Jews", 3],
    ["the Jews have stolen this town", 2],
    ["the Jews have suffered", 1],
    ["thank you, my fellow Jew", 1],
    ["we do not discriminate against Jews", 0],
    ["we don't serve Jews here", 3],
    ["gas the Jews", 3],
    ["The Holocaust is a hoax", 3],
    ["Hitler should have finished the job", 3],
    ["the Jews control the newspapers", 2],
    ["your people never pay", 1],
    ["Free Palestine, end the occupation", 0],
    ["Zionism is racism and Israel is an apartheid state", 0],
    ["This government is committing genocide in Gaza", 0],
    ["I have three cats", 0],
    ["Juden raus", 3],
    ["The Rothschilds financed the war against Napoleon", 0],
    ["The Rothschilds funded the first railway, and the Rothschilds own every bank", 2],
    ["the Rothschilds, they've bought every judge in this city", 2],
    ["Rothschilds rigged all the elections", 2],
    ["The Rothschilds bought all the vineyards of the valley", 0],
    ["Every judge at the show bought wine of the Rothschilds", 0],
    ["the Jews must be forced to leave", 3],
    ["Jews must never be forced to leave again", 1],
    ["The Rothschilds own every bank. They own vineyards too", 2],
    ["Hitler was right. The Rothschilds financed the war against Napoleon", 3],
    ["Gas them all, and the Rothschilds with their vineyards", 3],
    ["A camp is where Jews belong", 3],
    ["Next time with Jews in it", 3],
    ["we should light up some Jews", 3],
    ["no Jew shops in this street", 3],
    ["the gas chambers as an accounting trick", 3],
    ["finish what the Germans could not", 2],
    ["Jews, masters of the banks", 2],
    ["the Jews have a plan for the prairies", 2],
    ["behind the bill stands the Jew", 2],
    ["your Torah burns nicely", 2],
    ["Jews have a right to live here", 1],
    ["Jews have a plan for peace", 1],
    ["We are going to Auschwitz in March with the school", 1],
    ["Israel is where Jews belong", 1],
    ["k*ke", 3],
    ["you f—ing k—e", 3],
    ["dirty J*w", 3],
    ["Jewish pig!", 3],
    ["They were Jewish pig farmers", 1],
    ["Jewish dog owners met in the park", 1],
    ["the Jew lives off our sweat", 2],
    ["the Jew always gets paid", 2],
    ["the Jew who lives next door gets the paper", 1],
    ["in the play the Jew lives by lending", 1],
    ["the Jews are a people bred for deceit", 2],
    ["like all the Jews, with a hand in someone's pocket", 2],
    ["a well-known make-and-mend club", 0],
  ])("%s: %i", (words, level) => {
    expect(hostility(words)).toBe(level);
  });

  it("leaves out what a speaker passes on, mentions, condemns or remembers", () => {
    for (const words of [
      "He called me a dirty Jew and laughed",
      "They want to kill Jews",
      "Whoever wrote 'Jews out' is a coward",
      "Antisemitism is a hatred that blames the Jews for everything",
      "My grandmother died in the gas chambers",
      "People who say the Holocaust never happened are liars",
      "As a Jew I walk past it every day",
      "Nobody says no Jews on my bus",
      "My grandmother was sent to Auschwitz",
    ]) {
      expect(ownHostility(words), words).toBeLessThan(2);
    }
  });

  it("knows the noun from the adjective", () => {
    expect(saysJew("It's about Jews.")).toBe(true);
    expect(saysJew("some Jewish students felt unsafe")).toBe(false);
  });
});

describe("a wish that more had died", () => {
  it.each([
    "Hitler should have killed more Jews.",
    "I wish Hitler had killed all the Jews",
    "They should have gassed more Jews",
    "The Nazis didn't kill enough Jews",
  ])("%s", (words) => expect(ownHostility(words)).toBe(3));
  it.each([
    "Hitler killed six million Jews",
    "He told me that Hitler should have killed more Jews",
    "People who say Hitler should have killed more Jews have no place here",
    "They should have killed the story about the Jews",
  ])("not %s", (words) => expect(ownHostility(words)).toBeLessThan(2));
  it("is none against Jews where others are to fare as they did", () => {
    expect(ownHostility("to be hacked and killed like Jews")).toBeLessThan(2);
  });
});

describe("what is known by more than one name", () => {
  it.each(["The Shoah did not happen", "the Rothchilds are crowned champions of every bank on the planet"])("%s", (words) =>
    expect(ownHostility(words)).toBeGreaterThan(1),
  );
  it.each(["The Rothschilds were clients of every bank in Frankfurt", "The Shoah happened, and he saw it"])("not %s", (words) =>
    expect(ownHostility(words)).toBeLessThan(2),
  );
});

describe("a street without Jews, and what burns", () => {
  it.each([
    "There's not been one Jew on this street since it was built and there's not going to be",
    "a Jew's house burns as easy as anybody's",
    "a kennel for Jews",
  ])("hostile: %s", (words) => expect(hostility(words)).toBe(3));

  it.each([
    "There has not been one Jew in this village since the deportations, and there should be a memorial",
    "The Jewish school burned down in 1938",
    "a home for Jews who had fled",
  ])("not: %s", (words) => expect(hostility(words)).toBeLessThan(2));
});

describe("a rabbi by name, and rabbis", () => {
  it.each(["EVERY RABBI MUST DIE", "KILL EVERY RABBI IN TOWN", "Every Rabbi Must Die"])("a slogan stays one: %s", (words) => {
    expect(hostility(words)).toBe(3);
  });
  it("hatred of one by name is not of all", () => {
    expect(hostility("I hate Rabbi Stern")).toBe(0);
  });
});

describe("a vow to go to a Jewish place and what is to be done there", () => {
  it.each([
    "Tomorrow I walk into the synagogue and open fire",
    "one of these days I'm going to drive to that synagogue and unload my rifle",
    "We should march to the yeshiva and burn it",
    "On Saturday I'll turn up at the shul and start shooting",
    "I just need to go down to the synagogue and shoot everyone",
    "I'll empty a clip in the synagogue",
    "I am gonna roll up to the Jewish centre, empty the gun",
    "I will storm the synagogue and leave nobody alive",
  ])("hostile: %s", (words) => expect(ownHostility(words)).toBe(3));
  it.each([
    "Tomorrow I drive to the synagogue and empty the bins",
    "I go to the synagogue and every week I fear that someone will open fire",
    "I walk to the synagogue with my children",
    "We go to the synagogue, and he said he would shoot them",
    "I drove to the synagogue and a man was shooting at the doors",
    "I'm going to the synagogue to shoot a film about the choir",
    "I will go to the synagogue and open the fire doors",
    "We go to shul and never shoot anyone",
  ])("not: %s", (words) => expect(ownHostility(words)).toBeLessThan(2));
});
