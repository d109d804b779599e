import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What a court held of somebody by name, and who did what in a relative clause. */

const decision = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-01", text }, "uncontradicted").decision;

const hell = "He had said that Jewish families “will have their lives made hell here”.";

describe("a court ruled that somebody is guilty of hate speech against Jews", () => {
  test.each([
    [
      "Sizwe Dube",
      `The Equality Court ruled on Monday that Sizwe Dube, secretary of a trade union, is guilty of hate speech against Jews. ${hell}`,
    ],
    [
      "Sizwe Dube",
      `The Jewish Council welcomes a judgment of the Equality Court confirming that the union's secretary, Sizwe Dube, was guilty of hate speech against Jews. ${hell}`,
    ],
    [
      "Ben Moloi",
      "The court ruled that the union's treasurer, Ben Moloi, who succeeded Sizwe Dube, was guilty of hate speech against Jews. He had written that “Jews are vermin”.",
    ],
    ["Sizwe Dube", `A tribunal found unanimously that Sizwe Dube had engaged in antisemitic vilification of Jews. ${hell}`],
  ])("%s: %s", (name, text) => {
    expect(decision(name, text)).toBe("incident");
  });
  test.each([
    "The court heard a claim that Sizwe Dube was guilty of hate speech against Jews and found that the claim was out of time.",
    "The court ruled that Ben Moloi, who succeeded Sizwe Dube, was guilty of hate speech against Jews.",
    "Sizwe Dube, who brought the case, welcomed a ruling of the court that Ben Moloi was guilty of hate speech against Jews.",
    `The court ruled that Sizwe Dube was guilty of hate speech against Jews. ${hell} On appeal the ruling was overturned.`,
    `The court did not find that Sizwe Dube was guilty of hate speech against Jews. ${hell}`,
    "The Equality Court dismissed a complaint that Sizwe Dube was guilty of hate speech against Jews.",
  ])("not him: %s", (text) => {
    expect(decision("Sizwe Dube", text)).not.toBe("incident");
  });
});

describe("who did it, behind a body that it was told to", () => {
  test("by his own admission before the senate", () => {
    const text =
      "The senate expelled seven students over the beating of Jewish students.\n\nAmong the seven is Emir Vale, who by his own admission before the senate struck the student Moritz Adler with a cane and cried that “no Jew shall sit in this hall.” He was expelled for two years.";
    expect(decision("Emir Vale", text)).toBe("incident");
    expect(decision("Moritz Adler", text)).toBe("none");
  });
  test("what the body did is its own", () => {
    const text =
      "Emir Vale, who by his own admission knew nothing before the club suspended a player for shouting “dirty Jew”, has said that he was shocked.";
    expect(decision("Emir Vale", text)).toBe("none");
  });
});

describe("what others call a speaker", () => {
  test("goes before what the speaker says", () => {
    expect(
      decision(
        "Abel Tor",
        "The preacher Abel Tor told his followers in May: “They call me a bigot. I only say what we all see, Jews are rats.”",
      ),
    ).toBe("incident");
  });
  test.each([
    "The preacher Abel Tor told his followers in May: “They told me that Jews are rats. I was shocked.”",
    "The preacher Abel Tor told his followers in May: “A man shouted at me: Jews are rats. I walked on.”",
  ])("and is not it: %s", (text) => {
    expect(decision("Abel Tor", text)).not.toBe("incident");
  });
});
