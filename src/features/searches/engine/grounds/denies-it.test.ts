import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (text: string) =>
  judgePage({ name: "Ana Ruiz" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision;

const words =
  'Ana Ruiz, a candidate for the assembly, wrote on her website that "the Jews own the banks and the newspapers".\n\nAt a rally in March, Ruiz told the crowd: "Jews are behind every war, and Jews get rich by it."';

describe("a denial of something else than the words", () => {
  it.each([
    "She has denied that she hates anybody.",
    "Ruiz denied being an antisemite.",
    "She denied being behind an automated call that residents received last week.",
    "Ruiz denied having a hand in a leaflet about the mayor.",
    "Ruiz later said that her words had been taken out of context.",
    "The trustees did not say what, if anything, will happen to Ruiz.",
    "The party did not say when it had heard of it.",
  ])("%s", (sentence) => {
    expect(judge(`${words}\n\n${sentence}`)).toBe("incident");
  });

  it.each([
    "She has denied it.",
    "Ruiz denied that she wrote it.",
    "She denied writing the post.",
    "Ruiz denied being behind the website and the speech.",
    "Ruiz said that her account had been hacked and that she hates nobody.",
    "Ruiz did not say that, she told a reporter.",
    "She never said it, and the recording was taken out of context, Ruiz said.",
    "She denied that she hates anybody and denied that the words were hers.",
  ])("not: %s", (sentence) => {
    expect(judge(`${words}\n\n${sentence}`)).not.toBe("incident");
  });

  it("asks for words that the page gives itself", () => {
    expect(judge("A neighbour said that Ana Ruiz had shouted about Jews. Ruiz said that it was taken out of context.")).not.toBe(
      "incident",
    );
  });
});

it("puts a slogan of the Nazis to a human, whatever else was said in one breath with it", () => {
  const text =
    'Ana Ruiz, 26, was found guilty of giving a Nazi salute outside a court. She was heard saying "that one costs money now" and "heil Hitler".';
  expect(judge(text)).not.toBe("incident");
});
