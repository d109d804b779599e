import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");
const charged =
  'Ben Foss, 31, and Ana Ruiz, 29, were charged with a hate crime after they sprayed "Jews out" on a synagogue in Marl.';
const apart =
  'Ana Ruiz, 29, was charged with a hate crime after she sprayed "Jews out" on a synagogue in Marl. Ben Foss, 31, was charged with the same.';

describe("an outcome of another that a word says of the subject too", () => {
  it.each([
    "On Friday a jury cleared Foss along with his co-accused.",
    "On Friday Foss was acquitted, and so was Ruiz.",
    "On Friday Foss was acquitted. So was Ruiz.",
    "On Friday Foss was acquitted. The same went for Ruiz.",
    "On Friday Foss was cleared, as was Ruiz.",
    "A jury acquitted Foss on Friday, and his co-defendant too.",
    "Foss walked free on Friday, and so did Ruiz.",
    "A jury cleared Foss on Friday. Ruiz, too, left the court a free woman.",
    "On Friday Foss was found not guilty. The jury reached the same verdict on Ruiz.",
    "Foss was acquitted on Friday. His co-accused was acquitted as well.",
    "The charges against Foss were dropped on Friday, and those against Ruiz went with them.",
    "The case against Foss collapsed, as did that against Ruiz.",
    "The jury took an hour to acquit the pair.",
    "Neither Foss nor Ruiz was convicted.",
    "Foss was convicted on Friday. Ruiz was not.",
    "Foss was cleared in the spring, Ruiz in the autumn.",
    "They were convicted in March. In June the High Court quashed both.",
    "The court convicted Foss but not Ruiz.",
  ])("%s", (more) => {
    expect(judge("Ana Ruiz", `${charged}\n\n${more}`).decision).toBe("human");
  });

  it.each([
    "On Friday Foss was acquitted, and so was she.",
    "On Friday Foss was acquitted. So was she.",
    "On Friday Foss was acquitted with her.",
  ])("by a pronoun: %s", (more) => {
    expect(judge("Ana Ruiz", `${apart}\n\n${more}`).decision).toBe("human");
  });

  it("leaves nobody convicted whom neither-nor names", () => {
    for (const name of ["Ana Ruiz", "Ben Foss"]) {
      expect(judge(name, `${charged}\n\nNeither Foss nor Ruiz was convicted.`).decision).toBe("human");
    }
  });

  it.each([
    ["On Friday Foss was acquitted. Ruiz was convicted and fined £900.", "sentenced"],
    ["Foss was cleared on Friday; Ruiz pleaded guilty and will be sentenced in May.", "pleaded guilty"],
    ["On Friday Ruiz was convicted. Foss was not.", "convicted"],
    ["Foss asked the judge to acquit the pair. Ruiz was convicted on Friday.", "convicted"],
    ["A friend of Foss was acquitted of theft last year, and so was his brother. Ruiz was convicted on Friday.", "convicted"],
  ])("keeps the subject's own: %s", (more, status) => {
    const { decision, finding } = judge("Ana Ruiz", `${charged}\n\n${more}`);
    expect(decision).toBe("incident");
    expect(finding?.status).toBe(status);
  });
});

describe("several are told of, and not all are guilty", () => {
  const charge = "Amira Solanki and Tomas Berg were charged with a hate crime after a synagogue was daubed with swastikas.";
  const of = (name: string, text: string) =>
    judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

  it.each([
    "Neither was convicted.",
    "Neither of them was found guilty.",
    "None of them was convicted.",
    "The jury convicted neither of them.",
    "Berg was found guilty, Solanki was not.",
    "Berg was convicted; Solanki walked free.",
    "Only Berg was convicted.",
    "She was never convicted.",
  ])("nobody keeps what did not come: %s", (ending) => {
    expect(of("Amira Solanki", `${charge} ${ending}`)).toMatchObject({ decision: "human", rule: "15" });
  });

  it.each(["Berg was found guilty, Solanki was not.", "Berg was convicted; Solanki walked free.", "Only Berg was convicted."])(
    "the other keeps it: %s",
    (ending) => {
      expect(of("Tomas Berg", `${charge} ${ending}`)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
    },
  );
});
