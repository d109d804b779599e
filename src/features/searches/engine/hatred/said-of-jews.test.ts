import { describe, expect, it } from "vitest";
import { ownHostility } from "./hostility.ts";
import { judgePage } from "../judge-page.ts";
import { turnsRound } from "./neutral-speech.ts";
import { saidOfJews } from "./said-of-jews.ts";

describe("what a sentence says of Jews, by its parts", () => {
  it.each([
    ["a vow", "I'd happily push the next Jew I see onto the tracks", 3],
    ["a wish for a place", "That shul would look better on fire", 3],
    ["a way to the camps", "Somebody should put him on a train to Treblinka", 3],
    ["what was made of the dead", "You people should have been made into soap", 3],
    ["a camp that is to come back", "Bring back Dachau and start with this street", 3],
    ["praise of the murderer", "Uncle Adolf had the right idea about your lot", 3],
    ["regret that it ended", "The only bad thing about the Shoah is that it stopped", 3],
    ["a hero of who shot them", "The man who shot at the synagogue deserves a medal", 3],
    ["a sum that is doubted", "Six million? More like six thousand", 3],
    ["survivors called actors", "The so-called survivors are all actors", 3],
    ["the form of a joke", "What's the difference between a Jew and a pizza? One screams in the oven", 3],
    ["the noun for the adjective", "That's what I call a Jew bargain", 3],
    ["the noun as a verb", "She jewed me out of forty quid", 3],
    ["an insult of face and faith", "Rat-faced Hebrew", 3],
    ["somebody's face", "Run, Jew, run", 3],
    ["a closed door", "The pool is closed to Jews", 3],
    ["a name that stands for all", "My flat won't go to anybody called Cohen", 3],
    ["a service refused to who wears it", "I'm not renting to anyone with a kippah", 3],
    ["kept out, by a word that takes them up", "Jews come here every summer and I don't want any of them in the café", 3],
    ["none of them", "There are Jews on this street and we'll have none of them in our club, ever", 3],
    ["power", "Every premier kisses the ring of the Jews", 2],
    ["blame", "Jews are the root of every revolution and every crash", 2],
    ["loyalty", "A Jew in the cabinet is an Israeli agent in the cabinet", 2],
    ["blood", "They bake it with the blood of Christian kids, these Jews", 2],
    ["money", "Jews worship gold, that is their only god", 2],
    ["guilt of all", "All Jews share the guilt for it", 2],
    ["a code word", "Check his early life section, same tribe every time", 2],
    ["a wrong of all of them", "Jews feed on chaos", 2],
  ])("%s", (_, words, level) => {
    expect(saidOfJews(words)).toBe(level);
    expect(ownHostility(words)).toBeGreaterThan(1);
  });

  it.each([
    "The latkes come out of the oven at six",
    "The train to Belsen stops at Celle, where the memorial bus waits",
    "You must see Auschwitz once in your life",
    "The Jews of Cochin traded in pepper",
    "A Jew invented the zip on these trousers, or so my tailor says",
    "Every Jew in Vilna knew that bakery",
    "We drive elderly Jews to the clinic every Friday",
    "I hang out with Jews and Muslims and nobody dies",
    "In our cemetery we bury Jews and Christians side by side",
    "Zionists control this council's agenda",
    "The Israel lobby has too much influence",
    "Israel controls the water and the airspace",
    "The Rothschild palace is open on Sundays",
    "Your kind of music gives me a headache",
    "Let me finish the job I was elected to do",
    "Hitler should have been stopped in 1936",
    "Muslims, Jews, Sikhs and Hindus marched together",
    "Anne Frank's diary should be read in every school",
    "Not one Jew came back to our village",
    "We have Jews in the choir and I don't want any of them to feel afraid",
    "The Jews next door have been kind, and I don't want any of them in trouble",
  ])("nothing in: %s", (words) => expect(ownHostility(words)).toBeLessThan(2));
});

describe("a sentence that turns round what it says", () => {
  it.each([
    ["calls it a lie", "It is a lie that Jews control the banks"],
    ["takes it back", "I should never have compared a colleague to Shylock"],
    ["is sorry for it", "I regret posting that the Jews were behind the attack"],
    ["denies having said it", "I did not call him a dirty Jew and the tape will prove it"],
    ["forbids it", "Nobody gets to say that the Jews had it coming"],
    ["puts it to others", "If you think Jews deserve this, leave my party"],
    ["tells of others", "Mobs accused Jews of poisoning wells and took their property"],
    ["was told it", "A man on the bus told me to go back to the gas chamber"],
    ["teaches it", "As a teacher I show the class a poster that says the Jew is our misfortune"],
    ["tells of the murder", "It took them ninety minutes to plan the murder of the Jews"],
    ["speaks of the speaker's own", "My aunt was put on a train to Auschwitz"],
    ["will not have it", "We will not let them drive Jews out of this city"],
    ["undoes the image", "We have to destroy every image of the Jew as a banker"],
  ])("%s", (_, words) => {
    expect(turnsRound(words)).toBe(true);
    expect(ownHostility(words)).toBeLessThan(2);
  });

  it.each([
    "We don't put Jews on the slip",
    "The murder of the Jews is the most profitable story ever told",
    "Every war since 1913 was paid for by Jewish money",
    "The Jews decide what we read, and anyone who says it is finished",
  ])("does not: %s", (words) => {
    expect(turnsRound(words)).toBe(false);
    expect(ownHostility(words)).toBeGreaterThan(1);
  });
});

describe("short words at the end of a line", () => {
  const decide = (said: string) =>
    judgePage(
      { name: "Curtis Vole" },
      {
        id: "p",
        url: null,
        title: "",
        date: "2024-05-06",
        text: `Curtis Vole, 41, a baker from Dunley, said in a video on his page on Monday: "${said}"`,
      },
      "uncontradicted",
    ).decision;
  it("are a sentence of the report, with or without a stop", () => {
    expect(decide("Rat-faced Hebrew")).toBe("incident");
    expect(decide("Rat-faced Hebrew.")).toBe("incident");
    expect(decide("Nazis out")).toBe("none");
  });
});
