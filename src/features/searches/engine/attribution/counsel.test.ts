import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (name: string, paragraphs: readonly string[]) =>
  judgePage({ name }, { id: "d", url: null, title: "", date: "2024-05-06", text: paragraphs.join("\n\n") }, "uncontradicted");

const opening = [
  'A van driver who told Jewish families "you should all have been gassed" outside their synagogue has been spared jail.',
  "Dean Marlow-Pike pulled up beside two families in Garth Street and screamed at them through the window, the court heard.",
];
const step = "He denied it but was found guilty of two counts of religiously aggravated harassment after a trial.";

describe("somebody who is called by an age that the page has not given before", () => {
  const page = [...opening, 'The 36-year-old, of Dunley, also shouted: "I know where you pray."', step];

  it("is whoever the sentence before is about", () => {
    expect(judged("Dean Marlow-Pike", page)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });

  it.each([
    ["who has another age", page[1]?.replace("Marlow-Pike pulled", "Marlow-Pike, 51, pulled") ?? ""],
    ["who stands beside another", `${page[1]} A neighbour, Ida Kron, told him to stop.`],
  ])("is nobody %s", (_, second) => {
    expect(judged("Dean Marlow-Pike", [opening[0] ?? "", second, page[2] ?? "", step]).decision).not.toBe("incident");
  });

  it("is whoever bears it, wherever they are named", () => {
    const named = [
      "Two men have been arrested over a fire at a synagogue in Dunley, police said.",
      "Cal Foss, 29, and Ned Ostry, 44, are being held.",
      "The 44-year-old was charged with arson as a hate crime against the Jewish congregation.",
    ];
    expect(judged("Ned Ostry", named)).toMatchObject({ decision: "incident", finding: { status: "charged" } });
    expect(judged("Cal Foss", named).finding?.status).not.toBe("charged");
  });
});

describe("whoever speaks for a side", () => {
  it.each([
    [
      "defending",
      "Mark Hale, defending, said Marlow-Pike had been in a row over a parking space. He has lost his job as a result of the case.",
    ],
    [
      "for the Crown",
      "Mark Hale, for the Crown, said the families had been terrified. He was ordered to do 180 hours of unpaid work.",
    ],
    ["his solicitor", "His solicitor, Mark Hale, said it had been a bad day. He was given a suspended sentence."],
  ])("is not who was tried: %s", (_, sentence) => {
    const page = [...opening, "The 36-year-old, of Dunley, also shouted at them.", step, sentence];
    expect(judged("Mark Hale", page).decision).toBe("none");
    expect(judged("Dean Marlow-Pike", page).decision).toBe("incident");
  });

  it("takes nothing back for their client", () => {
    const page = [...opening, step, 'Mark Hale, defending, said Marlow-Pike had "taken it out on the wrong people".'];
    expect(judged("Dean Marlow-Pike", page).decision).toBe("incident");
  });
});

describe("several of whom the page has told", () => {
  const page = (told: string) => [
    "A man and a boy have been charged after shots were fired at a Jewish school, police said, as a hate crime inquiry went on.",
    told,
  ];

  it.each([
    "Deputy Chief Colin March told reporters that both were arrested on Thursday.",
    "Deputy Chief Colin March said the two were charged on Friday.",
    "Colin March, who leads the inquiry, said all three had been arrested.",
  ])("are not who tells of them: %s", (told) => expect(judged("Colin March", page(told)).decision).not.toBe("incident"));

  it("leaves what was done to those whom the sentence names", () => {
    const faced = [
      "Ben Foss, 24, and Cal Marsh, 27, both faced the court on Friday, charged with painting swastikas on the synagogue in Dunley.",
      "Foss was sentenced to a month in prison.",
    ];
    expect(judged("Ben Foss", faced)).toMatchObject({ decision: "incident", finding: { status: "sentenced" } });
  });
});
