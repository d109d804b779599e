import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (text: string) =>
  judgePage({ name: "Ben Foss" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const deeds = [
  'A man shouted "Hitler missed one" at a rabbi on a bus in Leeds on Sunday.',
  'A rabbi was called a "dirty Jew" by a passenger on the evening train.',
  "A youth was painting swastikas on the door of a synagogue.",
];
const ends = [
  "Police charged him with a hate crime.",
  "He has been charged with a religiously aggravated offence.",
  "He was arrested and later fined £400 for a religiously aggravated offence.",
  "He pleaded guilty to a hate crime on Friday.",
];

describe("whoever stands up to the one who did it", () => {
  it.each(
    [
      "Ben Foss, a conductor, put him off at the next stop and called the police.",
      "Ben Foss, 41, held him until officers came.",
      "The manager, Ben Foss, threw him out.",
      "Ben Foss, a pensioner, stood between them.",
      "Ben Foss told him to leave.",
      "A bystander, Ben Foss, wrestled him to the ground.",
      "Ben Foss, 29, who was standing next to him, took him by the arm.",
    ].map((one) => [one]),
  )("is not recorded: %s", (helper) => {
    for (const deed of deeds) for (const end of ends) expect(judge(`${deed} ${helper}\n\n${end}`)).not.toBe("incident");
  });

  it.each(
    [
      "Ben Foss, 41, was arrested at the scene.",
      "He was later identified as Ben Foss, 41, of Otley.",
      "Ben Foss, 41, of Otley, has since been charged.",
    ].flatMap((named) => ends.map((end) => [named, end])),
  )("is another than whom the page names as the one: %s %s", (named, end) => {
    for (const deed of deeds) expect(judge(`${deed}\n\n${named} ${end}`)).toBe("incident");
  });

  it.each(["Ben Foss, 41, told police that he had been upset.", "Ben Foss, 41, a barman, told them to leave."])(
    "may well be the one: %s",
    (behind) => {
      const deed = 'A barman told a couple in a bar in Leeds "no Jews here".';
      expect(judge(`${deed} ${behind}\n\nHe has been charged with a religiously aggravated offence.`)).toBe("incident");
    },
  );
});
