import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * What a local paper or an agency says in two sentences: a step, and what it was taken for, in the three forms in which that is said
 * ("after shouting", "over abuse", "who shouted"). Each act stands in each of the sentences. All people and places are invented.
 */
const name = "Corin Halvard";
const after = " The case was heard in Salby. A spokesman for the town said that everybody should feel safe.";
const acts: [string, string, string][] = [
  ["shouting antisemitic abuse at worshippers", "antisemitic abuse of worshippers", "shouted antisemitic abuse at worshippers"],
  ["sending antisemitic emails to a councillor", "antisemitic emails to a councillor", "sent antisemitic emails to a councillor"],
  ["daubing swastikas on a synagogue", "swastika graffiti on a synagogue", "daubed swastikas on a synagogue"],
  [
    'posting that "Hitler was right" about the Jews',
    'a post that "Hitler was right" about the Jews',
    'posted that "Hitler was right" about the Jews',
  ],
  [
    "punching a Jewish man because of his religion",
    "an attack on a Jewish man because of his religion",
    "punched a Jewish man because of his religion",
  ],
  [
    "making antisemitic remarks in a group chat",
    "antisemitic remarks in a group chat",
    "made antisemitic remarks in a group chat",
  ],
  ["denying the Holocaust online", "Holocaust denial online", "denied the Holocaust online"],
  ["performing Nazi salutes at Jewish fans", "Nazi salutes at Jewish fans", "performed Nazi salutes at Jewish fans"],
  ["threatening to bomb a synagogue", "a bomb threat against a synagogue", "threatened to bomb a synagogue"],
  [
    "stirring up hatred against Jewish people",
    "stirring up hatred against Jewish people",
    "stirred up hatred against Jewish people",
  ],
  [
    "harassing his Jewish neighbours with slurs",
    "harassment of his Jewish neighbours with slurs",
    "harassed his Jewish neighbours with slurs",
  ],
];
const steps: [string, string][] = [
  ["N, 34, has been sentenced to 16 months in prison after ING in Salby.", "sentenced"],
  ["A man who PAST in Salby has been jailed. N, 34, was sentenced at Salby Crown Court on Friday.", "sentenced"],
  ["N, 34, pleaded guilty on Monday to ING in Salby last June.", "pleaded guilty"],
  ["N appeared before Salby magistrates on Monday charged with ING.", "charged"],
  ["N, 34, of Eastmoor, was arrested on Sunday on suspicion of ING.", "arrested"],
  ["Police have charged N, 34, over NP in Salby.", "charged"],
  ["A jury found N guilty of ING.", "convicted"],
  ["N has been sacked for ING.", "disciplined"],
  ["Salby Council has suspended N over NP.", "disciplined"],
  ["The league banned N for ten matches for ING.", "disciplined"],
  ["N was expelled from the Harbour Party after he PAST.", "disciplined"],
  ["A tribunal has struck off N, a nurse, for ING.", "disciplined"],
  ["N, a former soldier, is serving four years for ING.", "sentenced"],
  ["N, the man behind NP, has been ordered to do 200 hours of unpaid work.", "sentenced"],
  ["Convicted of ING, N was given a suspended sentence on Friday.", "sentenced"],
  ["The court heard how N PAST. He was given a community order.", "sentenced"],
  ["N admitted ING when he appeared in court on Tuesday and will be sentenced in May.", "pleaded guilty"],
  ["Judge Ana Prado told N, who PAST, that he had spread fear. She jailed him for two years.", "sentenced"],
  ["N has lost his job at Salby Bank for ING.", "disciplined"],
];

/** A sentence with the name and the act in it. */
function report(step: string, [doing, thing, did]: readonly [string, string, string]): string {
  return step.replaceAll("ING", doing).replaceAll("NP", thing).replaceAll("PAST", did).replace(/\bN\b/g, name) + after;
}
const judged = (text: string) =>
  judgePage(
    { name },
    { id: "d1", url: "https://news.example/1", title: "News from Salby", date: "2024-03-07", text },
    "uncontradicted",
  );

describe("two sentences of a local paper", () => {
  test.each(steps)("%s", (step, status) => {
    const answers = acts.map((act) => judged(report(step, act)));
    expect(answers.filter(({ decision }) => decision !== "incident")).toEqual([]);
    expect(new Set(answers.map(({ finding }) => finding?.status))).toEqual(new Set([status]));
  });

  test.each([
    ["throwing eggs at Jewish children", "an attack on Jewish children with eggs", "threw eggs at Jewish children"],
    ["setting fire to a Jewish school", "an arson attack on a Jewish school", "set fire to a Jewish school"],
  ] as const)("%s, and not a word of why, is for a human", (...act) => {
    const steps = [
      "N, 34, has been sentenced to 16 months in prison after ING in Salby.",
      "Police have charged N, 34, over NP in Salby.",
      "A jury found N guilty of ING.",
      "N was expelled from the Harbour Party after he PAST.",
    ];
    expect(steps.map((step) => judged(report(step, act)).decision)).toEqual(steps.map(() => "human"));
  });

  test("who resigned and apologised for it goes to a human, unless the source gives the words", () => {
    for (const act of acts)
      expect(
        judged(report("N resigned as a councillor on Friday after it emerged that he PAST. He has apologised.", act)).decision,
        act[2],
      ).toBe(act[2].includes('"') ? "incident" : "human");
  });
});
