import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * The status word is the latest that the text states for this person about this act. Beside it a page tells of other things:
 * what may come, what others were given, cases of before. None of it raises the word.
 */
const ladder = ["alleged", "arrested", "charged", "indicted", "on trial", "pleaded guilty", "convicted", "sentenced"];
const deeds = [
  'NAME, 43, of Dunley, shouted "dirty Jews" at a family outside a synagogue and threw a bottle at them, police said.',
  'A Dunley man who painted swastikas on a Jewish school and wrote "gas the Jews" on its gate has been named as NAME.',
  'NAME sent emails to a rabbi that read "Jews will burn", according to court papers.',
  'NAME, 43, is accused of punching a man because he was Jewish and calling him a "filthy Jew".',
];
const steps: [string, string[]][] = [
  [
    "arrested",
    [
      "SUR was arrested on Monday on suspicion of a hate crime.",
      "Police arrested SUR the same evening.",
      "SUR, who has been arrested, was released on bail.",
      "SUR remains in custody after his arrest on Friday.",
    ],
  ],
  [
    "charged",
    [
      "SUR was charged with a religiously aggravated offence.",
      "SUR has been charged with a hate crime.",
      "Prosecutors charged SUR with ethnic intimidation.",
      "SUR faces two counts of a hate crime.",
      "SUR pleaded not guilty to a hate crime.",
      "SUR denies the charge of religiously aggravated assault.",
      "SUR appeared in court on Monday charged with a hate crime.",
      "SUR has been summonsed for religiously aggravated harassment.",
    ],
  ],
  [
    "indicted",
    ["A grand jury indicted SUR on hate crime charges.", "SUR was indicted on Tuesday on a federal hate crime count."],
  ],
  ["on trial", ["SUR is on trial for a hate crime at Dunley Crown Court.", "The trial of SUR for a hate crime began on Monday."]],
  [
    "pleaded guilty",
    [
      "SUR pleaded guilty to a hate crime.",
      "SUR has admitted religiously aggravated harassment and will be sentenced in May.",
      "SUR entered a guilty plea to a federal hate crime charge.",
    ],
  ],
  [
    "convicted",
    [
      "A jury convicted SUR of a hate crime.",
      "SUR was found guilty of religiously aggravated assault.",
      "SUR was convicted of a hate crime and awaits sentence.",
      "SUR was found guilty of a hate crime. Sentencing was adjourned until June.",
    ],
  ],
];
const besides = [
  "",
  "If convicted, he faces up to ten years in prison.",
  "He could be jailed for up to five years.",
  "SUR will be sentenced in June if he is found guilty.",
  "The offence carries a maximum sentence of seven years.",
  "A second man, Owen Pritchard, was convicted and sentenced to two years.",
  "Last year a Dunley man was jailed for a similar attack.",
  "Owen Pritchard, who drove the car, pleaded guilty and was jailed for six months.",
  "SUR was convicted of theft in 2012.",
  "SUR, who was jailed for fraud in 2015, lives alone.",
  "He had previously been sentenced to probation for drink-driving.",
  "In 2019 a court in another town convicted three men of the same offence.",
  "Sentencing guidelines allow up to two years.",
  "Prosecutors said they would ask for a prison sentence.",
  "His trial is expected to begin in October.",
  "The judge will decide whether he should stand trial.",
  "A hearing to set a trial date is scheduled for May.",
  "His brother, Daniel Holt, was sentenced to eight months for assisting him.",
  "The judge said that anybody convicted of such an offence should expect prison.",
  '"He should be locked up," said a neighbour.',
  "Campaigners have called for him to be jailed.",
  "The maximum penalty upon conviction is a fine of $5,000.",
  "A sentencing hearing for his co-defendant Owen Pritchard, who pleaded guilty, is set for July.",
  "He was being held without bail in the county jail.",
  "Jury selection is to start in the autumn.",
  "An indictment is merely an allegation.",
  "Charges are only accusations and the defendant is presumed innocent unless proven guilty.",
  "He has been found guilty in the court of public opinion, his lawyer said.",
  "In an earlier trial the jury could not agree on a verdict.",
  "The judge sentenced the other two defendants to prison.",
  "Two others have already been sentenced.",
  "Daniel Reyes, his lawyer, said he would plead guilty.",
  "He is expected to plead guilty next month.",
  "SUR has agreed to plead guilty under a deal with prosecutors.",
  "Prosecutors allege that he acted out of hatred for Jews and want him convicted of all counts.",
  "A conviction would bar him from teaching.",
  "He was convicted of contempt of court during the hearing.",
  "SUR, a convicted burglar, had been released in March.",
  "Detectives said that in 2016 he was given a two-year sentence for assault.",
  "A co-defendant, Marta Holt, was jailed for a year.",
  "Their neighbour Owen Pritchard, convicted last year of a similar attack, is serving three years.",
  "The man who attacked the same synagogue in 2020 was sentenced to twelve years.",
  "He asked the judge not to send him to prison.",
  "He said he felt he had been sentenced to a life of shame.",
  "Nobody has been convicted of the earlier attack.",
  "SUR was found guilty of misconduct by the school board.",
  "The club found him guilty of bringing the game into disrepute.",
  "The state has charged 40 people and convicted 12 since the law was passed.",
  "SUR, who faces trial in June, was convicted of a separate assault on a bus driver last month.",
  "His father served a prison sentence for arson.",
  "If found guilty SUR would be the first person convicted under the new law.",
  "The court heard that he had been found guilty of criminal damage as a teenager.",
  "The prosecutor said the people of Dunley had already convicted him.",
  "Judges have sentenced nine people under the law.",
  "SUR is also serving a sentence for drug offences.",
  "He is due to be sentenced for a separate matter in July.",
  "A jury will be sworn in on Tuesday.",
  "A pre-trial hearing took place on Monday.",
];

const statusOf = (text: string) =>
  judgePage({ name: "Derek Holt" }, { id: "a", url: null, title: "", date: "2025-03-04", text }, "uncontradicted").finding
    ?.status ?? null;
const tell = (deed: string, step: string, beside: string, at: number) =>
  `${deed} ${step}${at % 2 === 0 ? " " : "\n\n"}${beside}`.replaceAll("NAME", "Derek Holt").replaceAll("SUR", "Holt");

describe("the status word", () => {
  it.each(steps)("is no higher than %s, whatever else the page tells", (word, sentences) => {
    const higher = sentences.flatMap((step, one) =>
      besides
        // Half of all: each meets each word of the ladder.
        .filter((_, two) => (one + two) % 2 === 0)
        .map((beside, two) => tell(deeds[(one + two) % deeds.length] ?? "", step, beside, one + two))
        .filter((text) => ladder.indexOf(statusOf(text) ?? "alleged") > ladder.indexOf(word)),
    );
    expect(higher).toEqual([]);
  });

  it.each(steps)("is %s where the page says so", (word, sentences) => {
    for (const step of sentences)
      for (const deed of deeds.slice(0, 2)) expect(statusOf(tell(deed, step, "", 0)), step).toBe(word);
  });
});

describe("booked", () => {
  const status = (text: string) =>
    judgePage({ name: "Clive Dunmore" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted").finding
      ?.status;
  const words = 'He said on stage: "Hitler should have killed more Jews."';
  it.each([
    `The network suspended Clive Dunmore on Monday. Dunmore, 43, was booked for a stand-up routine at a gathering in Dunley. ${words}`,
    `The network suspended Clive Dunmore on Monday. Dunmore was booked for an after-dinner talk in Dunley. ${words}`,
  ])("is no arrest of who is to perform: %s", (text) => expect(status(text)).toBe("disciplined"));
  it("is one into a jail", () => {
    expect(status(`Clive Dunmore was booked into the county jail on Monday over a hate crime. ${words}`)).toBe("arrested");
  });
});

describe("a sentence yet to come", () => {
  const plea =
    "Kelly Dorsett, 51, of Billings, pleaded guilty on Monday to a federal hate crime for leaving voice messages that threatened to shoot Jews at a Denver synagogue.";
  it.each([
    "Dorsett's sentencing hearing is scheduled for December 6.",
    "Dorsett's sentencing has been postponed to January.",
    "A date for Dorsett's sentencing has not been set.",
    "Dorsett's sentence hearing takes place on December 6.",
    "Dorsett's plea carries a sentence of up to five years.",
    "Dorsett's maximum prison term is five years.",
    "Dorsett's sentence will be announced on 3 July.",
    "Dorsett's conviction would be the first under the new law.",
    "Dorsett's employer said it would dismiss anyone convicted of a hate crime.",
  ])("is none: %s", (more) => {
    const page = { id: "p", url: null, title: "", date: "2021-09-17", text: `${plea}\n\n${more}` };
    expect(judgePage({ name: "Kelly Dorsett" }, page, "uncontradicted").finding?.status).toBe("pleaded guilty");
  });
});

it("a league's tribunal finds guilty and convicts nobody", () => {
  const told = (body: string) =>
    judgePage(
      { name: "Ben Foss" },
      {
        id: "p",
        url: null,
        title: "",
        date: "2023-07-11",
        text: `The ${body} on Monday night found Ben Foss guilty of antisemitic abuse after he yelled "get back in the oven" at a Jewish player.`,
      },
      "uncontradicted",
    ).finding?.status;
  expect(told("Southern Football League tribunal")).toBe("disciplined");
  expect(told("Dunley Magistrates' Court")).toBe("convicted");
});

it("who has not been arrested or charged is neither", () => {
  const text =
    'Ben Foss, 41, wrote on his page that "Jews are vermin". The club has dismissed him for the antisemitic post. Foss has not been arrested or charged.';
  expect(
    judgePage({ name: "Ben Foss" }, { id: "p", url: null, title: "", date: "2023-07-11", text }, "uncontradicted").finding
      ?.status,
  ).toBe("disciplined");
});

describe("a step of another matter or of nobody in authority", () => {
  const judged = (text: string) =>
    judgePage({ name: "Ana Ruiz" }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

  it.each([
    ["A rival, Bea Vogt, said she had filed a criminal complaint against Ruiz for incitement.", "disciplined"],
    ["A Jewish group has filed a criminal complaint against Ruiz.", "disciplined"],
    ["Prosecutors filed a criminal complaint against Ruiz for incitement to hatred of Jews.", "charged"],
  ])("is none: %s", (sentence, status) => {
    const text = `Ana Ruiz was expelled by her party over an antisemitic caricature on her page.\n\n${sentence}`;
    expect(judged(text).finding?.status).toBe(status);
  });

  it.each([
    "In 1999 Ruiz was convicted of tax evasion.",
    "In 1999 she pleaded guilty to driving while intoxicated.",
    "In 1999 she pleaded guilty to assault and was jailed for a year.",
  ])("is none, years before the words: %s", (sentence) => {
    const text = `Ana Ruiz is a film director.\n\nIn July 2010 Ruiz told a newspaper that "Jews control the media". She apologised the next day.\n\n${sentence}`;
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status: "apologised" } });
  });

  it("is the step of the act itself the year after", () => {
    const text =
      'In 2012 Ana Ruiz shouted "dirty Jew" at a rabbi and punched him.\n\nIn 2013 she pleaded guilty to assault and was jailed for a year.';
    expect(judged(text).finding?.status).toBe("sentenced");
  });

  it("is no conviction where an internal trial finds somebody guilty", () => {
    const text =
      "Ana Ruiz was fired on Wednesday. She was found guilty in an internal trial of having written antisemitic posts, according to the commissioner.";
    expect(judged(text).finding?.status).not.toBe("convicted");
  });

  it.each([
    'Officers stopped Ana Ruiz, an actor, on the coast road. "You Jews start every war," she shouted at the deputy. She pleaded no contest to drunk driving and was put on probation by the court. She has apologised for her antisemitic words.',
    'Ana Ruiz, a singer, told a constable that "Jews own this town" when she was stopped. She was charged with driving without insurance and was jailed for a month. Ruiz later apologised for the antisemitic remark.',
  ])("is no court's where the court dealt with driving alone: %s", (text) => {
    expect(["apologised", null]).toContain(judged(text).finding?.status ?? null);
  });

  it.each([
    [
      'A barrister has been fined £300 over antisemitic words to a witness. A disciplinary tribunal heard that Ana Ruiz, 71, called him a "dirty Jew" in the corridor.',
      "disciplined",
    ],
    [
      'Ana Ruiz, 41, was fined £300 by magistrates over antisemitic words to a witness. She called him a "dirty Jew". A disciplinary tribunal will sit in May.',
      "sentenced",
    ],
  ])("is of the body that fined: %s", (text, status) => {
    expect(judged(text).finding?.status).toBe(status);
  });

  it.each([
    'Three former officers were sentenced at Marl Magistrates\' Court over messages.\n\nAna Ruiz, 64, of Deal - 12 weeks, suspended for 12 months. She sent a picture of an oven with the words "Jewish family holiday", which the judge called antisemitic.',
    'Ana Ruiz, 64, was given six months, suspended for two years, at Marl Crown Court for antisemitic messages. She wrote "gas the Jews".',
  ])("is a sentence where a term is suspended: %s", (text) => {
    expect(judged(text).finding?.status).toBe("sentenced");
  });
});
