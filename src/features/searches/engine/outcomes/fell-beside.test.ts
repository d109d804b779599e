import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judge = (text: string, name = "Tomas Reeve") =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const jailed =
  "A Dunley man has been jailed for antisemitic threats.\n\nTomas Reeve, 34, was sentenced to eight months in prison on Tuesday for sending antisemitic threats to the Beth Shalom synagogue. He pleaded guilty in March.";
const banned =
  'A teacher has been struck off for antisemitic posts.\n\nMr Tomas Reeve, 34, who taught at Hollin High School, was banned from the profession on Tuesday. A panel found that he had posted on Facebook that "the Jews run the banks and the newspapers".';
const inOneBreath = (verdict: string) =>
  `The robbery of a Jewish shopkeeper in Dunley was an antisemitic attack, a court has ruled.\n\nTomas Reeve, 34, ${verdict}. The court held that the shopkeeper had been chosen because he was Jewish.`;

describe("what fell beside what stands", () => {
  it.each([
    // One verdict in one breath, and the hatred is in what stands.
    inOneBreath("was acquitted of attempted murder but convicted of robbery aggravated by the victim's religion"),
    inOneBreath("was cleared of kidnapping, but convicted of a religiously aggravated robbery and jailed for nine years"),
    inOneBreath("was found not guilty of arson but convicted of assault as a hate crime and jailed for four years"),
    inOneBreath("was convicted of a robbery motivated by antisemitism but acquitted of attempted murder"),
    // Another, told beside them.
    `${jailed} Tomas Reeve was convicted with one other man; the other, who said that he had only driven the car, was acquitted.`,
    `${banned}\n\nA second teacher, form tutor Lena Okafor, had been cited because she laughed. The panel withdrew its case against her after it heard the recording.`,
    `${banned}\n\nIn May another teacher of the school posted a photograph of a march. She was given words of advice and no further action was taken.`,
    `${banned}\n\nLena Okafor\n\nA complaint was made about a poster in the staff room. The hearing found no case to answer.`,
    // Stones that were overturned are no verdict.
    "A court has jailed three men for the desecration of a Jewish cemetery in Vernheim, where headstones were daubed with swastikas and overturned.\n\nTomas Reeve, 23, was sentenced to 30 months. The court held that the offence had been committed because of the religion of the dead.",
    // What a body did not find of politics.
    `${banned} It did not accept that two further posts, in which he called for a boycott of Israel, were antisemitic.`,
  ])("%s", (text) => {
    expect(judge(text).decision).toBe("incident");
  });

  it.each([
    inOneBreath("was acquitted of robbery as a hate crime but convicted of handling stolen goods"),
    inOneBreath("was convicted of robbery but cleared of the religious aggravation"),
    inOneBreath("was acquitted of a religiously aggravated robbery but found guilty of theft and jailed for a year"),
    inOneBreath("was acquitted of all charges but convicted in the press of antisemitic robbery"),
    `${inOneBreath("was convicted of robbery aggravated by the victim's religion")} On appeal he was acquitted.`,
    `${jailed} The conviction was later quashed, and the other, who had been driving, was convicted.`,
    `${banned}\n\nThe panel withdrew its case against him after it heard the recording.`,
    `${banned}\n\nOn Friday he was told that no further action would be taken and that the ban was lifted.`,
    `${banned}\n\nTomas Reeve\n\nThe hearing of the appeal found no case to answer.`,
    `${banned} It did not accept that further posts, in which he spoke of Jews, were his. The decision was later quashed.`,
    "A man accused of overturning headstones in a Jewish cemetery has had his conviction overturned.\n\nTomas Reeve, 23, had been sentenced to 30 months for the antisemitic attack.",
  ])("not: %s", (text) => {
    expect(judge(text).decision).not.toBe("incident");
  });

  it("leaves who was acquitted beside somebody what they are", () => {
    const text = `A man has been jailed for antisemitic threats.\n\nBen Foss, 34, was sentenced to eight months for sending antisemitic threats to the Beth Shalom synagogue; the other, Tomas Reeve, who said that he had only driven the car, was acquitted.`;
    expect(judge(text).decision).not.toBe("incident");
    expect(judge(text, "Ben Foss").decision).toBe("incident");
  });
});

describe("what is withdrawn of whoever wrote it", () => {
  const column =
    'A Sunday paper angered its readers with a column by Tomas Reeve that was widely seen as antisemitic.\n\nIn it Reeve wrote that "the Jews do not sell themselves at a discount, whatever they sell".';
  it.each([
    `${column} The paper took down the column, apologised and dismissed Reeve.`,
    `${column} The newspaper withdrew the article, and Reeve was sacked over his antisemitic words.`,
  ])("%s", (text) => {
    expect(judge(text).decision).toBe("incident");
  });

  const story =
    'A Sunday paper said that the councillor Tomas Reeve had told a meeting that "the Jews run the banks". Reeve was suspended by his party for antisemitism.';
  it.each([
    `${story} The paper took down the story and apologised.`,
    `${story} The paper took down the story, apologised to Reeve and dismissed the reporter.`,
    `${column} The paper has apologised to Reeve: the passage was put into his column by an editor.`,
  ])("not: %s", (text) => {
    expect(judge(text).decision).not.toBe("incident");
  });
});

describe("who has not been charged", () => {
  const video =
    "A nurse has been charged over a video in which two staff at a hospital boast of harming Jewish patients.\n\nKirsten Boyd, 27, was charged on Tuesday with threatening violence.\n\nThe second nurse, Tomas Reeve, 29, has not been charged.";
  it("is put to a human where the page gives words of theirs about Jews, and was not named in error", () => {
    const { decision, finding } = judge(`${video} In the video he says: "You have no idea how many Jews came in here."`);
    expect(decision).toBe("human");
    expect(finding?.status ?? null).toBeNull();
  });

  it.each([
    `${video} "I should have gone to the ward sister in the first week," he said.`,
    "Police have warned people against sharing the name of Tomas Reeve, who was wrongly identified as the man in an antisemitic video. Reeve has not been charged and had nothing to do with it.",
  ])("accuses nobody: %s", (text) => {
    expect(judge(text).decision).toBe("none");
  });
});
