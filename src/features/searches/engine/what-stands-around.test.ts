import { describe, expect, it } from "vitest";
import { judgePage } from "./judge-page.ts";

/*
 * What news puts around every report takes nothing from a finding and adds none: the same stories are read with one sentence more, or with
 * "it said" behind the one that tells of the step.
 */

const judged = (text: string, name = "Ana Ruiz") =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const stories = {
  convicted:
    'A Dunley woman who shouted "filthy Jews" at worshippers outside a synagogue was convicted on Monday of religiously aggravated harassment.\n\nAna Ruiz, 41, of Salter Row, had denied the charge. The court fined her £900.',
  dismissed:
    "The college has dismissed its porter Ana Ruiz, 41, for posting antisemitic messages about a student.\n\nAn inquiry found that Ruiz had written that Jews should be gassed.",
  charged:
    'Ana Ruiz, 41, has been charged with a hate crime after "Jews out" was sprayed across the doors of the Dunley synagogue.\n\nRuiz will appear before magistrates on Friday.',
} as const;

const said = [", it said on Monday.", ", it said.", ", the college said.", ", it added.", ", police said.", ", it confirmed."];

describe("who tells of the step, at the end of the sentence that does", () => {
  it.each(said)("%s", (tail) => {
    const text = stories.dismissed.replace("about a student.", `about a student${tail}`);
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status: "disciplined" } });
  });

  it("what a newspaper said is its own word still", () => {
    const text = "A newspaper that it said had libelled him paid damages to Ana Ruiz. The story had called her antisemitic.";
    expect(judged(text).decision).not.toBe("incident");
  });
});

describe("one accusation of several that came to nothing", () => {
  it.each([
    "A separate complaint was dismissed.",
    "One further allegation was not proved.",
    "One of the charges was withdrawn.",
    "Two other allegations were not upheld.",
    "The prosecution offered no evidence on one count.",
    "She was acquitted of a second charge.",
    "In an unrelated case, a man was cleared of assault at the same court on Tuesday.",
  ])("%s", (sentence) => {
    expect(judged(`${stories.convicted}\n\n${sentence}`).decision).toBe("incident");
    expect(judged(`${stories.dismissed}\n\n${sentence}`).decision).toBe("incident");
  });

  it.each([
    "The religiously aggravated charge was later withdrawn.",
    "Her conviction was quashed in May.",
    "A similar charge against Ana Ruiz was struck out.",
    "She was acquitted of a hate crime on appeal.",
  ])("but not what makes it a matter of hatred, or all of it: %s", (sentence) => {
    expect(judged(`${stories.convicted}\n\n${sentence}`).decision).not.toBe("incident");
  });

  it("a third man is none of the two who were convicted", () => {
    const text =
      "Two men who made a podcast against Jews have been convicted of stirring up racial hatred.\n\nIvan Foss, 52, and Ben Hart, 33, were found guilty of six counts of distributing recordings. A third man, Omar Lind, 58, was found not guilty of two counts of the same offence.";
    expect(judged(text, "Omar Lind").decision).not.toBe("incident");
    expect(judged(text, "Omar Lind").finding?.status ?? null).not.toBe("convicted");
    expect(judged(text, "Ivan Foss")).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });
});
