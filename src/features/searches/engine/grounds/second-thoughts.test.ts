import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "a", url: null, title: "", date: "2025-03-04", text }, "uncontradicted");

describe("second thoughts, where no authority has acted", () => {
  it("words that the person may have been told, found or reported are for a human", () => {
    const said = 'Curtis Vole wrote on the club\'s page that "the Jews run this town".';
    expect(judged("Curtis Vole", said)).toMatchObject({ decision: "incident", rule: "5" });
    const received = `${said} Vole had received the line in a letter a week before.`;
    expect(judged("Curtis Vole", received)).toMatchObject({ decision: "human", rule: "17" });
  });

  it("a word or two on a page about many people are for a human, a sentence is not", () => {
    const others =
      "Amara Osei chaired the evening. Piotr Lisowski spoke on drains, Hannah Weissman on the library and Rafael Ortiz on buses.";
    const brief = '"Jew rats," Curtis Vole said in October 2018.';
    expect(judged("Curtis Vole", `${brief}\n\n${others}`)).toMatchObject({ decision: "human", rule: "17" });
    expect(judged("Curtis Vole", brief).decision).toBe("incident");
    const one = '"The Jews decide what we get to read," Curtis Vole wrote in October 2018.';
    expect(judged("Curtis Vole", `${one}\n\n${others}`).decision).toBe("incident");
    const two = `${one} Vole said that "Jews are vermin" and sat down.`;
    expect(judged("Curtis Vole", `${two}\n\n${others}`).decision).toBe("incident");
  });

  it("to be heard saying it is not to have heard it", () => {
    expect(judged("Curtis Vole", 'In the video Curtis Vole can be heard shouting "Jews are vermin" at a family.').decision).toBe(
      "incident",
    );
  });
});

describe("second thoughts, beside an authority's step", () => {
  const charge =
    "Curtis Vole, 41, of Brome, was charged on Monday with criminal mischief as a hate crime for breaking the windows of the Brome synagogue because it was Jewish.";

  it("a step that was taken back somewhere in what would be quoted is for a human", () => {
    expect(judged("Curtis Vole", charge).decision).toBe("incident");
    const mixed = `${charge} A charge against him of damaging the synagogue's fence, also as a hate crime against Jews, was dropped.`;
    expect(judged("Curtis Vole", mixed).decision).toBe("human");
  });

  it("a dismissal that is the sanction is none that was taken back", () => {
    const sacked =
      "Curtis Vole, a bus driver, has been dismissed. The company found that his remarks to a passenger, whom he called a dirty Jew, were antisemitic.";
    expect(judged("Curtis Vole", sacked).decision).toBe("incident");
  });
});
