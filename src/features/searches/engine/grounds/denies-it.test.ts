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

describe("hateful words that one person says another said", () => {
  const accounts = [
    'Tilda Roke, a lodger, says her landlord, Ana Ruiz, said "Jews are vermin" when she gave notice.',
    'Tilda Roke remembers that Ana Ruiz said "Hitler had a point".',
    'A customer has accused Ana Ruiz, who runs a bakery, of telling her "Jews are vermin".',
    'Ana Ruiz is said by a former tenant to have told her "Jews are vermin".',
  ];
  const otherwise = [
    'Ms Ruiz says that what she said was "you have a plug point".',
    '"I said judges," she said.',
    "She calls it a lie.",
    "Ms Ruiz remembers it otherwise: she says that she spoke of the weather.",
    'The words, according to her, were "choose better tanks".',
    "Her version is different: they had argued about a parking space.",
  ];
  it.each(accounts.flatMap((account) => otherwise.map((one) => [account, one] as const)))("%s %s", (account, one) =>
    expect(judge(`${account}\n\n${one}`)).not.toBe("incident"),
  );

  it("recordings that do not agree settle nothing", () => {
    const text = `${accounts[0] ?? ""}\n\n"I said judges," she said.\n\nOn one recording she can be heard to say "Jews are vermin". On two others it is "choose".`;
    expect(judge(text)).toBe("human");
  });

  it.each([
    'A video of the scene shows Ms Ruiz saying: "Jews are vermin."',
    'In a recording of the conversation, published by this newspaper, Ms Ruiz says: "Jews are vermin."',
  ])("one that has the words does: %s", (record) => {
    expect(judge(`${accounts[1] ?? ""}\n\nMs Ruiz denies it.\n\n${record}`)).toBe("incident");
    expect(judge(`${accounts[1] ?? ""}\n\nMs Ruiz denies it and says the recording was doctored.\n\n${record}`)).not.toBe(
      "incident",
    );
  });

  it("is outranked where a body finds that it was said", () => {
    const ruling = "A tribunal found that she had said it and that it was antisemitic.";
    expect(judge(`${accounts[0] ?? ""}\n\nMs Ruiz says that what she said was "you have a plug point".\n\n${ruling}`)).toBe(
      "incident",
    );
  });

  it.each(["Ruiz did not dispute that she had written the posts.", '"I said something ugly," Ruiz wrote, "and I am ashamed."'])(
    "is no denial: %s",
    (sentence) => expect(judge(`${words}\n\n${sentence}`)).toBe("incident"),
  );
});
