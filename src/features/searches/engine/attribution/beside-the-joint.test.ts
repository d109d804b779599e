import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* Pages that readers of the rules of decision 54 wrote against them. All are invented. */
const judged = (text: string, name = "Karl Ruiz") =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

describe("nobody is charged with whoever stands beside them in a sentence", () => {
  test.each([
    "A gang attacked Karl Ruiz, and a man was charged with an antisemitic assault.",
    "Police charged a man and Karl Ruiz was taken to hospital after an antisemitic assault.",
    "A reporter interviewed Karl Ruiz and another man admitted an antisemitic assault.",
    "Headteacher Karl Ruiz was on holiday but expelled the pupil for antisemitic abuse.",
    "Karl Ruiz had doubts but convicted the man of antisemitic abuse.",
    "Karl Ruiz denied any link to the pair later arrested and convicted of antisemitic abuse.",
    "The party had hired someone convicted of antisemitic abuse – Karl Ruiz, its chairman, said he had not known.",
    'Police questioned Karl Ruiz, neighbours from the street and a driver, who shouted "dirty Jews" at a family.',
    "On the bus were Karl Ruiz, children from the school and a driver, who was charged with an antisemitic assault.",
    "The man who attacked Karl Ruiz - convicted of antisemitic assault in May - has moved away.",
    "The attacker of Karl Ruiz - convicted of antisemitic assault in May - has moved away.",
    "Karl Ruiz is the man charged with ending antisemitism in the party.",
    "Antisemitic graffiti was sprayed on a synagogue. Karl Ruiz was arrested and released by a judge, who said that there was nothing against him.",
    "The singer posted antisemitic messages and broke off all relations with Karl Ruiz, his agent.",
    "Karl Ruiz was charged last year with an antisemitic assault on a rabbi. Karl Ruiz, whose lawyer had asked for a hearing, was acquitted on Friday.",
    "A teacher has been dismissed for antisemitic remarks to a pupil.\n\nBen Foss, 41, denied affray.\n\nKarl Ruiz, 54, declined to comment.",
    "A teacher has been dismissed for antisemitic remarks to a pupil.\n\nKarl Ruiz said he regretted the outburst and offered the family free tickets.",
  ])("%s", (text) => expect(judged(text).decision).not.toBe("incident"));

  test.each([
    "Five years after he attacked Ben Foss, Karl Ruiz was charged with an antisemitic assault.",
    "In court with his lawyer, Ben Foss, Karl Ruiz was convicted of antisemitic abuse.",
  ])("nor whoever is named before: %s", (text) => expect(judged(text, "Ben Foss").decision).not.toBe("incident"));
});

describe("and nothing is lost to it", () => {
  test.each([
    ["Karl Ruiz, whose wife was in court, was convicted of antisemitic abuse.", "convicted"],
    ["Karl Ruiz, who replaced the coach sacked in May, was dismissed for antisemitic remarks.", "disciplined"],
    ["Karl Ruiz told the widow of a man who died in May that “Hitler should have finished the job”.", null],
    ["Asked about his earlier remarks, Karl Ruiz said: “Jews are vermin.”", null],
    ["Karl Ruiz told a rally: “Jews are vermin.” “This witch hunt must be stopped,” he said later.", null],
    ["Karl Ruiz said their leaders “are Jewish vermin”.", null],
    [
      "A councillor has been suspended over antisemitic tweets from his account.\n\nKarl Ruiz, 41, accepted the decision.",
      "disciplined",
    ],
    [
      "A teacher has been dismissed for antisemitic remarks to a pupil.\n\nKarl Ruiz, 41, conceded that he had “gone too far”.",
      "disciplined",
    ],
    [
      "Karl Ruiz was jailed for two years for kicking a woman at a bus stop. The judge said it was an antisemitic attack.",
      "sentenced",
    ],
    ["Karl Ruiz was suspended after calling a rabbi “a dirty Jew” and his critics “antisemites”.", "disciplined"],
    ["Karl Ruiz inspired the crowd to chant “gas the Jews”, and was banned by the club for antisemitic abuse.", "disciplined"],
    ["The former union official Karl Ruiz was found guilty of antisemitic harassment at Dunley Crown Court.", "convicted"],
    ["University lecturer Karl Ruiz was found guilty of antisemitic abuse by a jury.", "convicted"],
    ["Karl Ruiz, along with two others, went on trial on Monday accused of an antisemitic assault.", "on trial"],
  ])("%s", (text, status) => {
    const { decision, finding } = judged(text);
    expect([decision, finding?.status ?? null]).toEqual(["incident", status]);
  });
});
