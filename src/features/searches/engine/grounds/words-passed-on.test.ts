import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Whoever passes on hostile words of somebody else's is not recorded for them; whoever says them is. */

const decision = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-01", text }, "uncontradicted").decision;

describe("words of somebody else's", () => {
  test.each<[name: string, text: string]>([
    [
      "Ray Dombro",
      '"You want to throw a coin at a kid and call him a kike, you don\'t play for me," said head coach Ray Dombro, who cut two seniors from the squad on Monday.',
    ],
    [
      "Farida Nasser",
      'A translator for the tribunal, Farida Nasser, rendered the voice message into English: "Tell the Jew landlord we know where his children go to school."',
    ],
    [
      "Marek Zielon",
      '"It is the oldest trick in the book – the Jew poisons the well, the Jew owns the bank," historian Marek Zielon explains.',
    ],
    [
      "Bronwen Task",
      'Council leader Bronwen Task apologised on Thursday for the allotment committee, which in 1961 "resolved, and minuted, that no Jews be admitted to plots".',
    ],
    ["Desmond Auer", 'The man in the grey hoodie "told me Jews should be put in the ovens", Desmond Auer said in a statement.'],
    [
      "Garrick Stone",
      '"Blood and soil, the Jew as parasite, the leader as surgeon: that\'s the ideology in one breath," Garrick Stone told Year 12s.',
    ],
    [
      "Leo March",
      'Six decades on, Leo March still knows the rhyme the big boys taught him, "Jew, Jew, what\'ll we do, boil you down for glue."',
    ],
    ["Oriel Samson", '"We, the Faculty, kept Jews out. We were liars," said Dean Oriel Samson at a service of apology.'],
    [
      "Emunah Radd",
      "\"A customer read it out, slowly, and said, 'Is that a Jew name?' and asked for somebody clean,\" said Emunah Radd, 18.",
    ],
    [
      "Evan Lips",
      'Not one hotel would take them, says Evan Lips, who collects the postcards; he has two hundred; and on one a guest has written, "Lovely here, no Jews, weather fair."',
    ],
    [
      "Alistair Mbok",
      'Archbishop Alistair Mbok told the synod he\'d had a letter from a clergyman arguing that "the Jew who rejects Christ rejects his claim to our pity".',
    ],
    [
      "Bianca Oster",
      "Flight attendant Bianca Oster told the captain that 22B \"won't sit by a Jew, he says, and he's saying it louder\".",
    ],
    // The driver says it, whoever films it; she says it, whoever goes out before.
    [
      "Jonas Ekman",
      'A bus driver who refused to open his doors to two boys in kippot has lost his job. Passenger Jonas Ekman filmed the exchange, in which the driver, Khalid Barza, says through the glass: "No Jews today."',
    ],
    [
      "Ron Bloom",
      'Gemma Tool does the lottery counter. A customer, Ron Bloom, won forty dollars. "It goes to the ones who don\'t need it," she told the queue. And once he had gone out: "They\'ve got a system, Jews, same as they had a system for the war."',
    ],
    [
      "Adi Benjam",
      'A court martial has reduced Corporal Davey Orm to the ranks. He pleaded guilty to disgraceful conduct, having woken Private Adi Benjam by shouting "Raus, Jude, the train\'s in" on eleven mornings.',
    ],
    // What somebody criticises is said by whoever it is a remark of.
    [
      "Yoram Eilat",
      `Yoram Eilat criticised comments made by Donal Hennebry, his party's spokesman, on a television channel, where he said there was a "massive Jewish lobby" that runs America.`,
    ],
    [
      "Paul Ruiz",
      "Paul Ruiz has complained about an interview with Ben Foss, in which he called Jews vermin. The party declined to comment.",
    ],
    ["Paul Ruiz", "Ben Foss was suspended after a podcast with Paul Ruiz in which he called Jews vermin."],
    [
      "Paul Ruiz",
      'Paul Ruiz told the paper: "To speak of this Jewish power that moves things echoes matters that we would rather not remember."',
    ],
    [
      "Inés Toledano",
      'The club has ended the contract of its press officer. Aurelio Campanero had replied to a supporter, Inés Toledano, who asked about a refund: "A Jewess asking for money back, call the newspapers."',
    ],
    // She struck the man who filmed what her friend said.
    [
      "Alma Zoric",
      "A woman broke the phone of a man in a yarmulke and punched him after he began filming an anti-Semitic tirade by a friend of the woman's, police said. It is the latest allegation involving anti-Semitism in the city.\n\nThe 25-year-old, Alma Zoric, was charged with assault. A spokesman said that he did not know whether Zoric had been charged with a hate crime.",
    ],
  ])("%s: %s", (name, text) => {
    expect(decision(name, text)).not.toBe("incident");
  });
});

describe("their own words, told in the same ways", () => {
  test.each<[name: string, text: string]>([
    ["Ray Dombro", 'Ray Dombro, 47, of Lakeport holds a sign reading "JEWS DRINK THE BLOOD OF CHILDREN" outside the hall.'],
    [
      "Ray Dombro",
      'Ray Dombro told a meeting, to which this reporter had been invited, that the crash had been "a Jewish operation, start to finish".',
    ],
    [
      "Ray Dombro",
      'In one post Ray Dombro wrote that Jews are vermin. In another he wrote that "the Jews run the banks and the press".',
    ],
    ["Ben Foss", "Ben Foss was suspended after a podcast with Paul Ruiz in which he called Jews vermin."],
    [
      "Anatole Birch",
      'The owner of a tyre shop who put up a sign reading "Dogs allowed, Jews not" has apologised.\n\nAnatole Birch said that he had been angry. "It was stupid, and I can\'t believe that I wrote it," he said.',
    ],
  ])("%s: %s", (name, text) => {
    expect(decision(name, text)).toBe("incident");
  });
});
