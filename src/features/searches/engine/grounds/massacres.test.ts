import { describe, expect, it, test } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (text: string, name = "Karl Ruiz") =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

/** What was done, as a deed and as what a charge is of. */
const deeds: [string, string][] = [
  ["killed four people at a kosher supermarket", "killing four people at a kosher supermarket"],
  ["shot eleven worshippers in the Heath Road synagogue", "shooting eleven worshippers in the Heath Road synagogue"],
  ["opened fire in a synagogue in Dunley, killing three people", "opening fire in a synagogue in Dunley, killing three people"],
  [
    "stormed into the Heath Road synagogue and shot nine worshippers to death",
    "storming into the Heath Road synagogue and shooting nine worshippers to death",
  ],
  ["gunned down three children at a Jewish school in Dunley", "gunning down three children at a Jewish school in Dunley"],
  [
    "killed a police officer and, a day later, four people at a kosher supermarket",
    "killing a police officer and, a day later, four people at a kosher supermarket",
  ],
  ["held hostages at the Jewish supermarket", "holding hostages at the Jewish supermarket"],
  [
    "launched an attack outside the Heath Road synagogue, killing two men",
    "launching an attack outside the Heath Road synagogue, killing two men",
  ],
];

type Frame = [string, (did: string, doing: string) => string];

const theirs: Frame[] = [
  ["told", (did) => `Karl Ruiz ${did}. He was shot dead by police.`],
  ["in a story of another", (did) => `The attack recalled that of Karl Ruiz, who ${did} before he was killed by police.`],
  ["the gunman who", (did) => `The comedian praised Karl Ruiz, the gunman who ${did} last year.`],
  ["with an age and a word for it", (did) => `Karl Ruiz, a 35-year-old terrorist, ${did}. Police shot him dead.`],
  ["charged, in passing", (_, doing) => `Karl Ruiz, charged with ${doing}, used his account to post about migrants.`],
  ["accused before a court", (_, doing) => `Karl Ruiz, who is accused of ${doing}, appeared in court on Monday.`],
  ["arrested over it", (did) => `The next day, Karl Ruiz was arrested after police said he ${did}.`],
  ["prosecutors allege", (did) => `That morning, prosecutors allege, the driver Karl Ruiz ${did}. He has been indicted.`],
  ["identified as the man who", (did) => `Police identified the man who ${did} as Karl Ruiz. He was killed by officers.`],
  ["one of two", (did) => `Two gunmen, Karl Ruiz and Ada Foss, ${did} on Tuesday. Both were killed by police.`],
];

const anothers: Frame[] = [
  ["wounded in it", (did) => `Rabbi Karl Ruiz was wounded when a man ${did}. The gunman was killed by police.`],
  ["who shot the attacker", (did) => `Officer Karl Ruiz shot the man who ${did}. The attacker died.`],
  ["a friend of theirs", (did) => `A friend of Karl Ruiz ${did}. Police shot him dead.`],
  ["a brother of theirs", (did) => `The brother of Karl Ruiz ${did}. Police shot him dead.`],
  ["who tells of it", (did) => `A gunman ${did}, Karl Ruiz said. Police shot the man dead.`],
  ["a parent", (did) => `Karl Ruiz, whose son ${did}, moved away. The son was killed by police.`],
  ["the lawyer", (did) => `Karl Ruiz, lawyer of the man who ${did}, asked for time.`],
  ["the author", (did) => `Karl Ruiz wrote a book about the man who ${did}.`],
  ["the actor", (did) => `In the film, Karl Ruiz plays a man who ${did}.`],
  ["who stopped it", (did) => `Karl Ruiz overpowered the terrorist who ${did}.`],
  ["who sold a car", (_, doing) => `Karl Ruiz sold a car to a man charged with ${doing}.`],
  ["who accused another", (_, doing) => `Karl Ruiz wrongly accused his neighbour of ${doing}.`],
  ["over a debt", (did) => `Karl Ruiz ${did} after a dispute over a debt. Detectives ruled out hate.`],
  ["by an anonymous post", (did) => `An anonymous post claimed that Karl Ruiz ${did}.`],
  ["injured by a named attacker", (did) => `Karl Ruiz, injured when Ben Foss ${did}, has died. Police killed Foss.`],
  ["of whom it is not true", (did) => `It is not true that Karl Ruiz ${did}, police said. The attacker was another man.`],
];

describe("whoever killed, shot or held several people where Jews pray, learn or buy", () => {
  describe.each(deeds)("%s", (did, doing) => {
    test.each(theirs)("%s", (_, frame) => {
      expect(judged(frame(did, doing)).decision).toBe("incident");
    });
    test.each(anothers)("and is none of: %s", (_, frame) => {
      expect(judged(frame(did, doing)).decision).not.toBe("incident");
    });
  });

  const leads = [
    "A man attacked a synagogue in Poll on Saturday, killing one woman.",
    "Two gunmen stormed a synagogue in Salby on Friday and killed four people.",
    "A gunman opened fire in a kosher supermarket in Salby, killing three people. He was shot dead by police.",
  ];
  describe.each(leads)("a page that opens so: %s", (lead) => {
    test.each([
      "Karl Ruiz, 46, was arrested after the attack.",
      "Police named the attacker as Karl Ruiz, 46.",
      "The suspect, Karl Ruiz, was arrested after the attack.",
      "Karl Ruiz was charged with murder over the shooting.",
      "Karl Ruiz, the synagogue attacker, had no record.",
    ])("%s", (sentence) => {
      expect(judged(`${lead}\n\n${sentence}`).decision).toBe("incident");
    });
    test.each([
      "The attacker's brother, Karl Ruiz, was arrested after the attack.",
      "Karl Ruiz, whose flat the gunman had rented, was detained after the attack and released.",
      "Karl Ruiz, a reporter, was arrested after the attack for crossing the cordon.",
      "Karl Ruiz was detained following the attack as a witness.",
      "Karl Ruiz was taken into custody after the attack, having driven the gunman home.",
      "Karl Ruiz, the gunman's roommate, was arrested after the attack.",
      "A protester, Karl Ruiz, was arrested after the attack.",
      "The father of the suspect, Karl Ruiz, was held after the attack.",
      "Karl Ruiz, the synagogue attacker's uncle, said he was ashamed.",
      "The synagogue shooter, Karl Ruiz said, had come in May.",
      "To the synagogue attacker Karl Ruiz had sold a car.",
      "Police identified the attacker's lawyer as Karl Ruiz.",
      "Karl Ruiz identified the gunman as Ben Foss.",
    ])("accuses nobody: %s", (sentence) => {
      expect(judged(`${lead}\n\n${sentence}`).decision).not.toBe("incident");
    });
  });

  it.each([
    "Karl Ruiz was convicted of the murder of four people at the Jewish museum.",
    "Karl Ruiz was sentenced to death for the Dunley synagogue massacre.",
    "After killing four people at a kosher supermarket, Karl Ruiz was shot by police.",
    "Karl Ruiz died in a siege after killing four people at a kosher supermarket.",
    "Karl Ruiz, the gunman in the Dunley synagogue attack, had no record.",
    "Jurors sentenced Karl Ruiz to death for killing eleven people at a Dunley synagogue.",
    "The man convicted of killing eleven people at the Heath Road synagogue, Karl Ruiz, has appealed.",
    "The gunman, later identified as Karl Ruiz, killed three children at a Jewish school. Police shot him dead.",
    "Karl Ruiz, the man behind the kosher supermarket attack, was shot dead by police.",
    "The man may have driven gunman Karl Ruiz to the kosher supermarket, where Ruiz later shot dead four people. Ruiz was killed in a police raid.",
  ])("told by a step, a noun or what came after: %s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });

  it.each([
    "Karl Ruiz was charged with fraud over donations for the synagogue shooting victims. Police said he kept the money.",
    "Karl Ruiz was arrested in the synagogue attack inquiry as a witness. The gunman is dead.",
    "After killing four people at a kosher supermarket, the gunman shot Karl Ruiz. Police killed him.",
    "After killing four people at a kosher supermarket, the gunman was disarmed by Karl Ruiz, a guard.",
    "Karl Ruiz, a witness in the Dunley synagogue attack, has died. The gunman is in prison.",
    "Karl Ruiz attacked the synagogue board over its terror alarm. Police said nothing.",
    "Karl Ruiz, who attacked the Jewish museum for its show on terrorism, is a critic.",
  ])("and is none of: %s", (text) => {
    expect(judged(text).decision).not.toBe("incident");
  });

  it("goes to a human where nothing tells how it ended, or the page gives another reason", () => {
    expect(judged("Karl Ruiz shot nine worshippers in the Heath Road synagogue.").decision).toBe("human");
    expect(
      judged("Karl Ruiz, who is schizophrenic, shot nine worshippers in the Heath Road synagogue. Police shot him.").decision,
    ).not.toBe("incident");
  });
});
