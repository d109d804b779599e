import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { saysNoBias } from "./no-bias.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const broke =
  "Ana Ruiz, 38, was arrested on Monday and charged with breaking the windows of nine shops in Marl, most of them Jewish-owned";

describe("a body that found no hatred", () => {
  it.each([
    `${broke}. Police said that they had found no evidence of any anti-Jewish motive.`,
    `${broke}. Detectives found nothing to suggest that the shops were chosen because their owners were Jewish.`,
    `${broke}. The case is no longer being treated as a hate crime, the force said.`,
    `${broke}. The inquiry found that there was no antisemitic motive.`,
    `${broke}. The panel found insufficient evidence of an antisemitic motive.`,
    "A panel has found that there was no antisemitic intent in the leaflet that Ana Ruiz, a councillor in Marl, handed out. She was reprimanded for using council paper.",
  ])("%s", (text) => {
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });

  it.each([
    `${broke}. The police are treating the case as an antisemitic hate crime. "Jews out" was sprayed beside the doors.`,
    'The panel found that there was no doubt that the posts by Ana Ruiz, a teacher in Marl, were antisemitic, and suspended her for a year. She had written that "Jews control the banks".',
    'The tribunal found that Ana Ruiz, a nurse, had posted antisemitic messages, and struck her off. She had written that "the Jews run it all".',
  ])("still reads what was found: %s", (text) => {
    expect(judge("Ana Ruiz", text).decision).toBe("incident");
  });
});

describe("a finding that somebody only asks for", () => {
  const posts = "The Jewish Assembly has gone to the Equality Court over posts by Ana Ruiz, a photographer from Marl.";
  it.each([
    `${posts} It asks for a finding that Ms Ruiz engaged in hate speech against Jews.`,
    `${posts} It seeks a finding that Ms Ruiz engaged in hate speech against Jews, and an apology.`,
    `${posts} It is asking the court for a declaration that Ms Ruiz harassed Jewish members.`,
    `${posts} The Assembly applied for an order that found that Ms Ruiz had harassed Jewish members.`,
  ])("%s", (text) => {
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });

  it("counts where the court has made it", () => {
    const text = `${posts} On Monday the court found that Ms Ruiz had engaged in hate speech against Jews and ordered her to apologise.`;
    expect(judge("Ana Ruiz", text).decision).toBe("incident");
  });
});

describe("hatred of others that somebody answered for before", () => {
  const group =
    'Four members of the banned group Nordwall were jailed on Monday. Ben Foss and Ana Ruiz were convicted of membership in April. Ruiz, 23, was sentenced to four years.\n\nFoss wrote in messages read to the jury that "Jews should be gassed".';
  it.each([
    "Ruiz had been convicted in 2018 of racially aggravated harassment over stickers on a campus.",
    "Ruiz has a previous conviction for a racially aggravated offence.",
    "Ruiz had previously been fined for a hate crime.",
  ])("%s", (more) => {
    const text = `${group}\n\n${more}\n\nThe group spoke of the eradication of Jews, the prosecutor said.`;
    expect(judge("Ana Ruiz", text).decision).not.toBe("incident");
  });

  it("is an incident of its own where it was hatred of Jews", () => {
    const text = `${group}\n\nRuiz had been convicted in 2018 of a religiously aggravated offence after she sprayed "Jews out" on a synagogue in Marl.`;
    expect(judge("Ana Ruiz", text).decision).toBe("incident");
  });
});

describe("a suspicion of hatred that came to nothing", () => {
  it.each([
    "A suggestion made early in the investigation that the assault was motivated by prejudice had not been pursued by police.",
    "The theory that it was a hate crime was quickly discounted.",
    "The judge rejected any suggestion of antisemitism.",
    "There was not a shred of evidence of antisemitism.",
    "Fears that he was chosen because he was Jewish proved unfounded.",
  ])("%s", (text) => {
    expect(saysNoBias(text)).toBe(true);
  });
  it.each([
    "The judge rejected the suggestion that he was not motivated by hatred.",
    "The panel rejected his claim that the posts were not antisemitic.",
    "The claim that the attack was motivated by hatred was upheld.",
    "The allegation that the posts were antisemitic was supported by three witnesses.",
    "Her complaint that she was abused because she was Jewish was not pursued by the school.",
    "Ruiz dismissed any allegation of antisemitism.",
  ])("did not where %s", (text) => {
    expect(saysNoBias(text)).toBe(false);
  });
});
