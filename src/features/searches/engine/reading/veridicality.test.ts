import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { readPage } from "./page-reading.ts";
import { assertedText, unasserted } from "./veridicality.ts";

const subject = { name: "Clive Dunmore" };
const page = (text: string) => ({ id: "page", url: null, title: "", date: "2024-06-01", text });
const decide = (text: string) => judgePage(subject, page(text), "uncontradicted").decision;
const blanked = (text: string) => {
  const reading = readPage(subject, page(text));
  return unasserted(reading).map((span) => text.slice(span.start, span.end).trim());
};

/** A deed of his: past, base form, gerund, participle. */
const deeds = [
  ["shouted 'dirty Jew' at a rabbi", "shout", "shouting", "shouted"],
  ["sent a Jewish councillor an email saying 'you Jews should be gassed'", "send", "sending", "sent"],
  ["pleaded guilty to a hate crime against two Jewish students", "plead", "pleading", "pleaded"],
] as const;
/** What was done to him. */
const steps = [
  "convicted of an antisemitic assault on a Jewish student",
  "suspended by the club for an antisemitic remark",
  "charged with a hate crime after painting swastikas on a synagogue",
  "fined £500 for calling a referee a 'dirty Jew'",
  "expelled from the party over antisemitic posts",
  "dismissed for sending antisemitic messages to a colleague",
] as const;
/** What a body did to him. */
const findings = [
  ["The panel", "found", "find", "that Clive Dunmore's remarks were antisemitic"],
  ["The tribunal", "found", "find", "Clive Dunmore guilty of antisemitic abuse"],
  ["The league", "fined", "fine", "Clive Dunmore £500 for calling a referee a 'dirty Jew'"],
  ["The court", "ruled", "rule", "that the comments of Clive Dunmore were antisemitic"],
  ["The party", "expelled", "expel", "Clive Dunmore over antisemitic posts"],
  ["A jury", "convicted", "convict", "Clive Dunmore of a hate crime against a Jewish man"],
] as const;

type Clause = { who: string; past: string; base: string; gerund: string; participle: string };
const clauses: Clause[] = [
  ...deeds.map(([past, base, gerund, participle]) => {
    const rest = past.slice(past.indexOf(" "));
    return { who: "Clive Dunmore", past, base: base + rest, gerund: gerund + rest, participle: participle + rest };
  }),
  ...steps.map((step) => ({
    who: "Clive Dunmore",
    past: `was ${step}`,
    base: `be ${step}`,
    gerund: `being ${step}`,
    participle: `been ${step}`,
  })),
  ...findings.map(([who, past, base, rest]) => ({
    who,
    past: `${past} ${rest}`,
    base: `${base} ${rest}`,
    gerund: `${base}ing ${rest}`,
    participle: `${past} ${rest}`,
  })),
];
const inside = (who: string) => (who.startsWith("Clive") ? who : who[0]!.toLowerCase() + who.slice(1));

const forms: Record<string, (clause: Clause) => string> = {
  "has not": ({ who, participle }) => `${who} has not ${participle}.`,
  "has yet to": ({ who, base }) => `${who} has yet to ${base}.`,
  could: ({ who, base }) => `${who} could ${base}.`,
  "might, a lawyer said": ({ who, base }) => `${who} might ${base}, a lawyer said.`,
  "is unlikely to": ({ who, base }) => `${who} is unlikely to ${base}.`,
  "it is not true that": ({ who, past }) => `It is not true that ${inside(who)} ${past}.`,
  "nobody says that": ({ who, past }) => `Nobody says that ${inside(who)} ${past}.`,
  "no evidence that": ({ who, past }) => `The inquiry found no evidence that ${inside(who)} ${past}.`,
  "whether, at the head": ({ who, past }) => `Whether ${inside(who)} ${past} is not known.`,
  "asked whether": ({ who, past }) => `Reporters asked whether ${inside(who)} ${past}.`,
  "if, at the head": ({ who, past }) => `If ${inside(who)} ${past}, the rules would apply.`,
  "if, behind": ({ who, past }) => `The rules would apply if ${inside(who)} ${past}.`,
  unless: ({ who, past }) => `Nothing would change unless ${inside(who)} ${past}.`,
  had: ({ who, participle }) => `Had ${inside(who)} ${participle}, the rules would apply.`,
  "a rumour that … was false": ({ who, past }) => `A rumour that ${inside(who)} ${past} was false.`,
  "wrongly reported that": ({ who, past }) => `The Gazette wrongly reported that ${inside(who)} ${past}.`,
  "was wrongly said to have": ({ who, participle }) => `${who} was wrongly said to have ${participle}.`,
  "claimed, then withdrawn": ({ who, past }) =>
    `A blog claimed that ${inside(who)} ${past}. It has withdrawn the claim and apologised.`,
  "an earlier version said": ({ who, past }) =>
    `Correction: an earlier version of this article said that ${inside(who)} ${past}. That was wrong.`,
  suppose: ({ who, past }) => `Suppose ${inside(who)} ${past}.`,
  "in a novel": ({ who, past }) => `In a novel by Ben Foss, ${inside(who)} ${past}.`,
  "dreamed that": ({ who, past }) => `Ben Foss dreamed that ${inside(who)} ${past}.`,
  "a forged letter said that": ({ who, past }) => `A forged letter said that ${inside(who)} ${past}.`,
  "a hearing will decide whether": ({ who, past }) => `A hearing in June will decide whether ${inside(who)} ${past}.`,
  "before he could": ({ who, base }) => `The season ended before ${inside(who)} could ${base}.`,
  "must not": ({ who, base }) => `${who} must not ${base}.`,
};

describe("what a page does not assert", () => {
  it.each(Object.keys(forms))("is no finding of it: %s", (form) => {
    const sentences = clauses.map((clause) => forms[form]!(clause));
    const before = "Clive Dunmore, 44, is the caretaker of a school in Harwick, where many Jews live.";
    expect(
      [...sentences, ...sentences.map((text) => `${before}\n${text}`)].filter((text) => decide(text) === "incident"),
    ).toEqual([]);
  });

  it("is a finding of the same when it is asserted", () => {
    const missed = clauses.map(({ who, past }) => `${who} ${past}.`).filter((text) => decide(text) !== "incident");
    expect(missed).toEqual([]);
  });

  it.each([
    "Clive Dunmore, whose neighbour was fined £500 for calling a referee a 'dirty Jew', lives in Harwick.",
    "Ben Foss, and not Clive Dunmore, was fined £500 for calling a referee a 'dirty Jew'.",
    "Neither Clive Dunmore nor Ben Foss was fined £500 for calling a referee a 'dirty Jew'.",
    "Clive Dunmore denied being suspended by the club for an antisemitic remark.",
    "Campaigners called for Clive Dunmore to be expelled from the party over antisemitic posts.",
    "A petition asks that Clive Dunmore be dismissed for sending antisemitic messages to a colleague.",
    "So was Clive Dunmore suspended by the club for an antisemitic remark? Nobody knows.",
  ])("nor is what others did or want: %s", (text) => {
    expect(decide(text)).not.toBe("incident");
  });
});

describe("what a page takes back", () => {
  const said = "Clive Dunmore was suspended by the club for an antisemitic remark";
  const shouted = "Clive Dunmore shouted 'dirty Jew' at a rabbi";
  it.each([
    `${said}. None of this is true.`,
    `${said}. The story was later found to be false.`,
    `${said}. That claim has been debunked.`,
    `${said}, the rumour went. There was nothing in it.`,
    `They say that ${shouted}. They lie.`,
    `You may have read that ${shouted}. He did not.`,
    `The opposition alleged that ${shouted}. It has since apologised.`,
    `A witness said that ${shouted}. The panel did not believe him.`,
    `${said}.\nEditor's note: this article has been retracted.`,
    `Legend has it that ${shouted}.`,
    `The referee has withdrawn his report that ${shouted}.`,
    `A report in this paper that ${said} was wrong.`,
    `A complaint that ${shouted} was found to be malicious.`,
    `An editing error made it appear that ${said}.`,
    `We apologise to Clive Dunmore for saying that he shouted 'dirty Jew' at a rabbi.`,
    `This article was amended on 3 May. It had said that ${said}.`,
    `It was not Clive Dunmore who shouted 'dirty Jew' at a rabbi.`,
    `It cannot have been Clive Dunmore who shouted 'dirty Jew' at a rabbi.`,
    `Unlike Clive Dunmore, the vice-chair was suspended by the club for an antisemitic remark.`,
    `Everyone except Clive Dunmore was suspended by the club for an antisemitic remark.`,
    `Clive Dunmore, whose twin was suspended by the club for an antisemitic remark, has moved.`,
    `MYTH: ${said}. FACT: He retired.`,
    `Q: Is it true that ${said}? A: No.`,
    `${said}? Never.`,
    `Scenario 4: ${shouted}. Discuss in pairs what should follow.`,
    `${said}. He is a puppet.`,
    `In the mock trial ${shouted}.`,
    `Assuming that ${said}, the rules would apply.`,
    `It was moved that Clive Dunmore be censured for antisemitic remarks. It lapsed.`,
    `Nor was Clive Dunmore suspended by the club for an antisemitic remark.`,
    `Clive Dunmore was nearly suspended by the club for an antisemitic remark.`,
    `Clive Dunmore pretended to be suspended by the club for an antisemitic remark.`,
  ])("is no finding: %s", (text) => {
    expect(decide(text)).not.toBe("incident");
  });

  it.each([
    `${said}. He said it was wrong.`,
    `There is no doubt that ${shouted}. He was suspended.`,
    `Clive Dunmore was not only fined for shouting 'dirty Jew' at a rabbi but also banned.`,
    `It was moved that Clive Dunmore be censured for antisemitic remarks. The motion carried.`,
    `The party met on Monday.\nClive Dunmore was suspended for antisemitic remarks and could be expelled.\nA hearing has been fixed.`,
    `Clive Dunmore was fined for shouting 'dirty Jew' at a rabbi and will go to prison if he does not pay.`,
    `Clive Dunmore, whose employer suspended him for antisemitic remarks, has appealed.`,
  ])("takes nothing from: %s", (text) => {
    expect(decide(text)).toBe("incident");
  });
});

describe("what a page asserts beside it", () => {
  it.each([
    "Clive Dunmore, a nurse, was struck off for posts in which he praised Hitler and called for Jews to be 'finished off'.",
    "A recording of the call was played, in which Clive Dunmore said that he would 'put every one of you kikes in the ground'. He was sentenced to a year in prison.",
    "Clive Dunmore stopped the show, asked whether there were 'any Yids in tonight', and told those who raised their hands to leave. The venue banned him.",
    "Clive Dunmore asked the driver whether he was 'one of them', and then called him a 'Jew dog'. The court fined him £400 for racially aggravated abuse.",
    "Clive Dunmore was convicted of an antisemitic assault on a Jewish student. He could have been jailed for five years.",
    "Clive Dunmore was suspended by the club for an antisemitic remark. It is not known whether he will appeal.",
    "Clive Dunmore was expelled from the party over antisemitic posts. He did not say sorry, and asked the party to think again.",
    "Clive Dunmore was found guilty of antisemitic abuse by the panel. If he does not pay the fine he will be suspended.",
    "Clive Dunmore was convicted of painting swastikas on a synagogue. Nobody else has been charged, and there is no evidence that his brother knew.",
    "Asked whether he believed six million had died, Clive Dunmore said, 'Maybe a few. The rest is Jewish bookkeeping.'",
    "Why did Clive Dunmore shout 'dirty Jew' at a rabbi? The court that convicted him of it on Monday did not learn.",
  ])("stays a finding: %s", (text) => {
    expect(decide(text)).toBe("incident");
  });

  it.each([
    ["If Clive Dunmore is convicted, he faces a year in prison.", ["Clive Dunmore is convicted"]],
    ["Clive Dunmore could be fined for it, but he was not there.", ["fined for it"]],
    ["Clive Dunmore was convicted. The judge said: 'You could be jailed if you do it again.'", []],
    ["Clive Dunmore stopped short of calling him a liar.", ["calling him a liar."]],
  ])("is left as it stands: %s", (text, spans) => {
    expect(blanked(text)).toEqual(spans);
  });

  it("keeps every letter at its place, and the names", () => {
    const text = "The inquiry found no evidence that Clive Dunmore shouted 'dirty Jew'. He works in Harwick.";
    const asserted = assertedText(readPage(subject, page(text)));
    expect(asserted).toBe(
      `The inquiry found no evidence that Clive Dunmore${" ".repeat(" shouted 'dirty Jew'".length)}. He works in Harwick.`,
    );
    expect(assertedText(readPage(subject, page("Clive Dunmore works in Harwick.")))).toBeNull();
  });
});
