import { describe, expect, it } from "vitest";
import { hostility, ownHostility } from "../hatred/hostility.ts";
import { judgePage } from "../judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

describe("whose the words are by how they are brought in", () => {
  it.each([
    'Wiretaps published by the investigators have Cal Marsh saying that "the synagogue must burn with the Jews in it".',
    '"The synagogue must burn with the Jews in it," the site reported Cal Marsh as saying, citing a recording.',
    'In an interview last week with a radio host, Cal Marsh, a 57-year-old retired insurance broker, declared: "The synagogue must burn with the Jews in it."',
    'In the first Marsh wrote: "The synagogue must burn with the Jews in it."',
  ])("are theirs: %s", (told) => {
    // "the site reported": whether they said it, a member may want to see.
    const { decision } = judge("Cal Marsh", `Cal Marsh runs a party in Dunley.\n\n${told}`);
    expect(told.includes("reported") ? ["incident", "human"] : ["incident"]).toContain(decision);
  });

  it("stand under a heading that says so", () => {
    const text = `Extremist file: Cal Marsh\n\nMarsh is the founder of a small group in Dunley.\n\nIn his own words\n\n"The Jew lives among you the way a tick lives on a hound."\n- broadcast, June 2016\n\n"Six million? They couldn't have done six thousand. It is the greatest fish story in the history of mankind."\n- speech, April 2017\n\nBackground\n\nMarsh was born in Harrow. Marsh's deputy, Ben Foss, was arrested for an assault; he pleaded guilty and served 90 days. Marsh was not charged.\n\n"He preaches to young men," says Ana Ruiz, a sociologist.`;
    const judged = judge("Cal Marsh", text);
    expect(judged.decision).toBe("incident");
    expect(judged.finding?.status).toBeNull();
    expect(judge("Ana Ruiz", text).decision).toBe("none");
    expect(judge("Ben Foss", text).decision).not.toBe("incident");
  });

  it.each([
    '"The synagogue must burn with the Jews in it," a caller said, the site reported.',
    'The paper misquoted Cal Marsh as saying that "the synagogue must burn with the Jews in it".',
    'Wiretaps have a guest of Marsh saying that "the synagogue must burn with the Jews in it".',
  ])("and are not: %s", (told) => {
    expect(judge("Cal Marsh", `Cal Marsh runs a party in Dunley.\n\n${told}`).decision).not.toBe("incident");
  });
});

describe("who stands beside a case", () => {
  const sentenced =
    'Gordon Pappas, 58, editor of a paper in Dunley, was sentenced to a year in jail on Thursday for wilful promotion of hatred against Jews. "Jews are a plague that must be lifted off the nations," he had written.';
  it("a lawyer whom the client sends away, whatever the lawyer argued", () => {
    const text = `${sentenced}\n\nPappas's former lawyer, Dale Rutherford, had argued that the paper was satire and that it only took aim at some Jews. After the verdict, Pappas fired Rutherford.`;
    expect(judge("Dale Rutherford", text).decision).toBe("none");
    expect(judge("Gordon Pappas", text).decision).toBe("incident");
  });

  it("who says that a decision was welcome, though of the same title as whom it struck off", () => {
    const text =
      "A retired consultant has been struck off the medical register after a tribunal found that he had posted antisemitic abuse online.\n\nThe tribunal ordered that Devinder Mahal, who worked in the health service for 28 years, be erased from the register. Mahal was arrested.\n\nDr Hannah Weiss, of an association of doctors, said that the decision was welcome.";
    expect(judge("Hannah Weiss", text).decision).toBe("none");
    expect(judge("Devinder Mahal", text).decision).toBe("incident");
  });

  it("whom a landlord turned away, named behind the other of the couple", () => {
    const text =
      "The commission ordered a landlord to pay $28,000.\n\nHearing Officer Eunice Carrow found that Dorothy Pappas, 71, discriminated against Ari and Shira Feingold because they are Jewish. Pappas refused to rent to them.";
    expect(judge("Shira Feingold", text).decision).not.toBe("incident");
  });

  it("whoever is only said in a complaint to have done it", () => {
    const text =
      'A Jewish waiter, Avi Benari, who was terminated by a manager, Todd Hendershot, who told him that he "didn\'t need a Jew working for him", plausibly alleged discrimination, a federal court ruled. At this stage the court must accept the facts alleged as true.';
    expect(judge("Todd Hendershot", text).decision).not.toBe("incident");
    expect(judge("Avi Benari", text).decision).not.toBe("incident");
  });

  it("threats to clergy of every kind, which nobody calls antisemitic", () => {
    const text =
      "Federal prosecutors have charged Dwayne Purvis, of Dunley, with making calls that contained threats to several rabbis, an imam, a Methodist pastor and other people.";
    expect(judge("Dwayne Purvis", text).decision).not.toBe("incident");
  });

  it("a doctor suspended until it has been looked into", () => {
    const text =
      "A trainee doctor accused of antisemitism has been suspended for 12 months pending an investigation, a tribunal has ruled.\n\nThe regulator is investigating Dr Samar Khoury over posts. The tribunal found that further information may indicate an escalation. The hearing was not to decide whether the allegations were true.";
    expect(judge("Samar Khoury", text).decision).not.toBe("incident");
  });

  it("what is said of a state, though a judge calls it hatred of Jews", () => {
    const text =
      'A judge has indicted Graciela Tevez, a deputy, for antisemitic hate speech. In her posts Tevez called the "Zionist state" a "Nazi" one and accused "Zionist Nazis" of starving Gaza. The judge ruled that these remarks incited hatred against the Jewish community.';
    expect(judge("Graciela Tevez", text).decision).toBe("human");
  });

  it("whom police do not think of in this case", () => {
    const text =
      "Police are asking for help after a hate-motivated mischief in Dunley, where antisemitic graffiti was found.\n\nPolice do not believe the incident is related to graffiti found in January, for which a man, Derek Moynes, 38, was charged with mischief.";
    expect(judge("Derek Moynes", text).decision).not.toBe("incident");
  });
});

describe("what a court or the police say of who did it", () => {
  it("by name, where a report began without one", () => {
    const text =
      "A man who burned an effigy of a Jew during a protest was sentenced on Friday to eight months in prison.\n\nJudge Marek Gawron said that Tadeusz Kosior had incited hatred. Kosior set fire to the figure in front of the court.";
    expect(judge("Tadeusz Kosior", text).decision).toBe("incident");
    expect(judge("Marek Gawron", text).decision).toBe("none");
  });

  it("in a list under an arrest", () => {
    const text =
      "It is alleged that:\n- the suspect walked up to the steps of a synagogue\n- the suspect threw eggs at the doors while shouting antisemitic slurs at two people\n\nOn Monday, Evan Tsoukalas, 26, of Dunley, was arrested and charged with mischief relating to religious property.";
    expect(judge("Evan Tsoukalas", text).decision).toBe("incident");
  });

  it("who appealed a first conviction and was convicted again", () => {
    const text =
      "A court in Dunley has convicted Cal Marsh, a party official, of denying the Holocaust.\n\nIt sentenced him to ten months. Marsh had already been convicted on the charge in 1993. In February the appeals court reversed the decision. It then sent the case back.";
    expect(judge("Cal Marsh", text).decision).toBe("incident");
    expect(judge("Cal Marsh", text.replace("Marsh had already been convicted on the charge in 1993. ", "")).decision).not.toBe(
      "incident",
    );
  });
});

describe("words against Jews", () => {
  it.each([
    "If you say nothing good came out of the Holocaust, ask who got the Jewish soap.",
    "The Jew does not live among you as a neighbour. He lives among you the way a tick lives on a hound.",
    "A Jewish clique made the war unavoidable.",
    "We must assess how many people of Jewish ancestry sit here and which of them are a danger to the country.",
    "The Rothschild family has paid for both sides of every war since Napoleon.",
  ])("%s", (said) => expect(hostility(said)).toBeGreaterThanOrEqual(2));

  it.each([
    "The story that soap was made of Jews is a legend.",
    "Six million? I could not take it in when I first read it.",
    "The Rothschild family financed the first railway in the country.",
    "How many people of Jewish ancestry live in the town is not known.",
    "There is no Jewish conspiracy behind the war.",
    "At least the Jews of Bulgaria were saved, and nobody there was made into a lampshade.",
    "The Jews hid in the sewers. They lived like rats and came out alive.",
    "The Nazis did too little to hide the camp.",
  ])("and not: %s", (said) => expect(hostility(said)).toBeLessThan(2));

  it.each(["Jews lived in this street until 1942.", "There is no Jewish conspiracy behind the war."])(
    "nor as somebody's own: %s",
    (said) => expect(ownHostility(said)).toBeLessThan(2),
  );
});

describe("of several before one panel or jury", () => {
  it("whoever was dismissed for messages about others, and against whom nothing was found", () => {
    const text =
      'A former constable posted a joke about Auschwitz, a panel found. PC Stephen Garland began the exchange with the words "special offer for the four by twos". The panel found that the exchange was antisemitic. Mr Garland has been placed on the barred list.\n\nA third officer, PC Wayne Petrie, was dismissed for messages about disabled people. The panel made no finding against him in respect of the exchange about Auschwitz.';
    expect(judge("Wayne Petrie", text).decision).not.toBe("incident");
  });

  it("a doctor whose case was closed beside the one who was struck off", () => {
    const text =
      'A retired radiologist has been struck off the medical register after a tribunal found that he had repeatedly sent antisemitic messages.\n\nThe tribunal directed that the name of Dr Suresh Balachandra be erased. In the messages he called the complainant a "Jew rat".\n\nThe tribunal also had before it an allegation concerning Dr Elin Probert. It had been alleged that Dr Probert had replied with a laughing symbol. The facts were found not proved and the case against her was closed.';
    expect(judge("Elin Probert", text).decision).not.toBe("incident");
    expect(judge("Suresh Balachandra", text).decision).toBe("incident");
  });

  it("who announces an indictment, and whom those indicted beat", () => {
    const text =
      'A grand jury has indicted two men on hate-crime charges in the beating of a Hasidic man in Dunley, District Attorney Veronica Slattery announced on Wednesday.\n\nCal Marsh, 22, of Harrow, and Tomas Reeve, 20, of Marl, are charged with assault as a hate crime.\n\nMendel Grunfeld, 31, a visiting teacher from Marl, was knocked to the ground. According to the indictment the defendants shouted "get the Jew". "They assaulted an innocent man just because he was a Jew," Slattery said.';
    for (const name of ["Veronica Slattery", "Mendel Grunfeld"]) expect(judge(name, text).decision).not.toBe("incident");
    for (const name of ["Cal Marsh", "Tomas Reeve"]) expect(judge(name, text).decision).toBe("incident");
  });
});
