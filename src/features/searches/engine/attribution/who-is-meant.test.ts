import { describe, expect, it } from "vitest";
import { resolve } from "./coreference.ts";
import { judgePage } from "../judge-page.ts";
import { readPage } from "../reading/page-reading.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-03-04", text }, "uncontradicted");
const decisionOf = (name: string, text: string) => judged(name, text).decision;
const statusOf = (name: string, text: string) => judged(name, text).finding?.status ?? null;

describe("a biography", () => {
  const life = [
    "Lucien Marchand (born 4 May 1946) is a film director and former stage actor.",
    "In 2004 he signed an open letter on a festival. Another signatory, Bruno Teller, withdrew two of his films.",
    'In October 2010, in a conversation with the journalist Anne Roel, he was asked about his research. "The gas chambers are a lie that the Jews tell," he said.',
    "In March 2012 a court found him guilty of denying the Holocaust. He was given a suspended term of four months.",
  ].join("\n\n");
  it("speaks of whom it is about where a paragraph has named nobody else", () => {
    expect(decisionOf("Lucien Marchand", life)).toBe("incident");
    expect(decisionOf("Bruno Teller", life)).toBe("none");
  });

  const manager = [
    "Anton Verhoef (born 11 September 1969) is a football manager and former midfielder.",
    'In a match on 25 July 2019 Verhoef was sent to the stands. The fourth official, Sinead Marlow, reported that he had shouted "dirty Jews, they should have finished you" at the visitors.',
    "At the hearing the manager admitted that he had hissed. The disciplinary body described his conduct as antisemitic abuse and suspended him for ten months.",
    "His assistant, Miha Korda, who had been charged with throwing a bottle at the same bench, was fined for unsporting conduct.",
  ].join("\n\n");
  it("calls people by the trade that it gave them", () => {
    expect(decisionOf("Anton Verhoef", manager)).toBe("incident");
    expect(decisionOf("Miha Korda", manager)).not.toBe("incident");
  });
});

describe("the lines at the head of a decision", () => {
  const award = [
    "IN THE MATTER OF AN ARBITRATION",
    "Re: Grievance of Wendell Parr (discharge)",
    "Sole Arbitrator: Lorna Castle",
    "1. The grievor is a mechanic with 17 years of service.",
    '2. In February, in the lunch room, the grievor told Mr. Aron Fisch that "all you Jews should be gassed".',
    "3. What the grievor did was antisemitic from start to finish.",
    "4. The grievor admitted it and has been suspended for six months.",
  ].join("\n\n");
  it("say who the grievor is", () => {
    expect(decisionOf("Wendell Parr", award)).toBe("incident");
    expect(decisionOf("Aron Fisch", award)).not.toBe("incident");
  });

  it("tell the respondents apart", () => {
    const page = readPage(
      { name: "Craig Norwell" },
      {
        text: "Claimant: Mr Samuel Kesten\n\nRespondents: (1) Mr Amir Osei (2) Mr Craig Norwell\n\nThe second respondent pushed the claimant. The first respondent watched.",
      },
    );
    const { clauses } = resolve(page);
    const named = (who: string | undefined) => page.people[Number(who?.slice(1))]?.shown;
    const pushed = clauses.find(({ lemma }) => lemma === "push");
    expect([named(pushed?.agentIs), named(pushed?.patientIs)]).toEqual(["Craig Norwell", "Samuel Kesten"]);
    expect(named(clauses.find(({ lemma }) => lemma === "watch")?.agentIs)).toBe("Amir Osei");
  });
});

describe("a judge's remarks to several people", () => {
  const remarks = [
    "SENTENCING REMARKS",
    "1. Ms Hartwell, you pleaded guilty at the first opportunity to possessing a manual on incendiaries. You took no part in the programme.",
    '2. I turn to you, Mr Peake. You are 44. In episode 11 you told your listeners that Jews were "a parasite" and that "the time for the rope" had come for them.',
    "3. The jury convicted you of stirring up racial hatred. You will serve three years in prison.",
  ].join("\n\n");
  it("are each for the one whom they speak to", () => {
    expect(decisionOf("Christopher Peake", `REX v CHRISTOPHER PEAKE and LISA HARTWELL\n\n${remarks}`)).toBe("incident");
    expect(decisionOf("Lisa Hartwell", `REX v CHRISTOPHER PEAKE and LISA HARTWELL\n\n${remarks}`)).not.toBe("incident");
  });
});

describe("what a paper says of somebody", () => {
  it("is of the one whom it names, not of whoever was named before", () => {
    const release =
      'Dale Hutton, 41, pleaded guilty to sending threats to a synagogue because it was Jewish.\n\nAssistant U.S. Attorneys Priya Venkat and Douglas Heim are prosecuting the case.\n\nIn an unrelated matter, a grand jury returned an indictment last month against Trevor Lindberg, 29, charging that he telephoned a rabbi and said that "all Jews should burn."';
    expect(decisionOf("Trevor Lindberg", release)).toBe("incident");
    expect(decisionOf("Douglas Heim", release)).toBe("none");
  });

  it("is found by a body where the finding gives the words, whatever office they hold", () => {
    const removed =
      'The Commission on Judicial Conduct found that Town Justice Warren Ostler on five occasions told a clerk that "Jews steal from the schools". The court accepted its determination and removed him from office.';
    expect(decisionOf("Warren Ostler", removed)).toBe("incident");
  });

  it("is no accusation by somebody else where it tells of the charge", () => {
    const charged =
      'Prosecutors have charged Zbigniew Korda and Patryk Wolin with incitement to hatred against Jews.\n\nKorda told the crowd that "the Jews must go into the sea". Wolin is accused of leading the crowd in the words "Jews to the sea".';
    expect(decisionOf("Patryk Wolin", charged)).toBe("incident");
  });
});

describe("who is wronged", () => {
  it("has not said what the letters called her", () => {
    const letters =
      'Neil Cathert, 48, admitted sending 37 antisemitic messages to Rachel Goodwell.\n\nMs Goodwell had abstained at a meeting, for which she was censured by the branch. The first e-mails called her a "Judas Jew" and said that Jews should be gassed. Cathert was expelled from the party.';
    expect(decisionOf("Rachel Goodwell", letters)).not.toBe("incident");
  });

  it("was the wrong man where the police chief says so", () => {
    const mistaken =
      'Jerome Whitley was taken into custody in November in connection with antisemitic graffiti at a synagogue, which read "Jews did 9/11".\n\nHe was never charged.\n\n"We got the wrong man," Police Chief Leonard Vale said.';
    expect(decisionOf("Jerome Whitley", mistaken)).toBe("none");
  });

  it("is not cleared by never having been charged where nobody arrested them", () => {
    const pamphlet =
      'Peter Lind wrote a pamphlet in 2017 in which he said that "Jews are vermin" and that "the Jew is behind every war". He has never been charged.';
    expect(judged("Peter Lind", pamphlet).reason).not.toMatch(/in error/);
  });
});

describe("an outcome", () => {
  it("is that of the one whom the word for it names", () => {
    const lawyer =
      'Franklin Moor has represented bank robbers and Kurt Yeats, who in 2012 fired nine rounds into the doors of a synagogue. Yeats, who had said that "the Jews must die", was convicted in 2013 of civil rights violations. In 2004 he won an acquittal for Shawn Till, who had been accused of setting fire to a church.';
    expect(decisionOf("Kurt Yeats", lawyer)).toBe("incident");
  });

  it("of an appeal is that of whoever appealed", () => {
    const opinion =
      'Following a bench trial, defendant Scott Lindner was convicted of hate crime. On appeal he contends that no motive was shown.\n\nLindner was charged along with Jared Pick. Pick pleaded guilty to hate crime and was sentenced to two years of probation. Pick testified that he shouted "no Jews in my park" as he pulled down the menorah.\n\nFor these reasons, the hate crime conviction is reversed.';
    expect(decisionOf("Jared Pick", opinion)).toBe("incident");
    expect(decisionOf("Scott Lindner", opinion)).not.toBe("incident");
  });
});

describe("people of a page", () => {
  it.each([
    [
      "a possessive is the same person",
      "Dr Colin Prewitt said it. The panel rejected Dr Prewitt's account.",
      ["Nadia Osei", "Colin Prewitt"],
    ],
    ["a numbered point before a party", "The board met. B. Respondent's licence is suspended.", ["Nadia Osei"]],
    ["a letter for a patient", "Patient A's family saw it. Patient A was 81.", ["Nadia Osei"]],
    ["a headline's crime", "HATE CRIME ASSAULT OUTSIDE MARKET\n\nA jury heard it.", ["Nadia Osei"]],
    ["a headline's man", "Marlow Springs Man Charged with Making Threats\n\nIt was unsealed today.", ["Nadia Osei"]],
    ["an agent in charge", "Special Agent in Charge Luis Quiroga spoke.", ["Nadia Osei", "Luis Quiroga"]],
  ])("%s", (_, text, people) => {
    const page = readPage({ name: "Nadia Osei" }, { text: `Nadia Osei was there.\n\n${text}` });
    const named = new Set(page.mentions.map(({ person }) => person));
    expect(page.people.filter(({ id }) => id === 0 || named.has(id)).map(({ shown }) => shown)).toEqual(people);
  });
});

describe("the status word", () => {
  const slur = 'shouted "dirty Jews, burn" at a family outside a synagogue';
  it.each([
    [
      `Ben Hollis, 31, is due to stand trial in January charged with religiously aggravated harassment after he ${slur}.`,
      "charged",
    ],
    [
      `The university found that Ben Hollis ${slur}, which was antisemitic. Hollis was placed on disciplinary probation and barred from its housing.`,
      "disciplined",
    ],
    [
      `A student conduct board at the university found that senior Ben Hollis ${slur}, which it called antisemitic. Senior Ben Hollis was placed on probation through graduation.`,
      "disciplined",
    ],
    [
      `In 2015 Ben Hollis was found to have taken money from the fire company. He pleaded guilty and paid it back.\n\nIn 2024 Hollis ${slur}. The town board called it antisemitic and censured him.`,
      "disciplined",
    ],
  ])("%s", (text, status) => {
    expect([statusOf("Ben Hollis", text), decisionOf("Ben Hollis", text)]).toEqual([status, "incident"]);
  });
});

describe("a life in which parents and children bear the name", () => {
  const life = (words: string) =>
    `Oliver Marsh (born 11 August 1947) is a film director.\n\nEarly life\nMarsh was born in Dunley, the only child of Leonard Marsh, a stockbroker.\n\nControversies\nIn July 2010 Marsh told a newspaper that "${words}". The remarks were condemned.\n\nPersonal life\nHis son Sean Marsh is an actor.`;
  const decisionOf = (name: string, text: string) =>
    judgePage({ name }, { id: "d", url: null, title: "Oliver Marsh", date: "2024-05-06", text }, "uncontradicted").decision;

  it("is told of whom it begins with", () => {
    expect(decisionOf("Oliver Marsh", life("Jews control the media"))).toBe("incident");
    expect(decisionOf("Leonard Marsh", life("Jews control the media"))).toBe("none");
    expect(decisionOf("Sean Marsh", life("Jews control the media"))).toBe("none");
    expect(decisionOf("Oliver Marsh", life("critics control the media"))).toBe("none");
  });
});

describe("a name and what its bearer was at the time", () => {
  const writer = (intro: string, ahead = "") => {
    const page = readPage({ name: "Ruben Castell" }, { text: `${ahead}${intro} He wrote on the board that "Jews are vermin".` });
    return resolve(page).quotes.at(-1)?.speaker;
  };

  it.each([
    "The kitchen was run by Ruben Castell, then a branch supervisor at Lakehead.",
    "The kitchen was run by Ruben Castell, at the time a branch supervisor.",
    "The kitchen was run by Ruben Castell, formerly a supervisor.",
    "The kitchen was run by Ruben Castell, who was a supervisor.",
    "The kitchen was run by Ruben Castell, until recently a supervisor at Lakehead.",
  ])("are one: %s", (intro) => {
    expect(writer(intro)).toBe("p0");
  });

  const ahead = ["Peter Gillis, the fire chief, said the hall was full. He thanked the staff.\n\n"];
  const intros = [
    "The complaint concerned Ruben Castell, who teaches maths.",
    "The post was made by Ruben Castell on 4 May.",
    "In 2015 the school hired Ruben Castell as a maths teacher.",
    "Ines Moreau received messages from Ruben Castell.",
    "Police were called to the home of Ruben Castell in Marl Heath. The door stood open.",
  ];
  it.each(ahead.flatMap((other) => intros.map((intro) => [intro, other])))(
    "outrank whoever the paragraph before was about: %s",
    (intro, other) => {
      expect(writer(intro, other)).toBe("p0");
    },
  );

  it("do not where the one above is accused: the page may go on about him", () => {
    const above =
      "Karl Nowak, 41, a driver, was dismissed by Dunley Buses in March. The firm said his messages in the staff chat were antisemitic.";
    for (const told of [
      'The chat was first seen by Peter Lang at the depot. He had called a passenger a "dirty Jew".',
      'One of the messages went to Peter Lang. He wrote that "Jews are vermin".',
      'The story was broken by Peter Lang of the Dunley Echo. He had posted "Hitler was right" four times in April.',
    ])
      expect([told, decisionOf("Peter Lang", `${above}\n\n${told}`)]).not.toEqual([told, "incident"]);
  });

  it("do not where the one who is brought in is of the case's staff", () => {
    const page = readPage(
      { name: "Karl Nowak" },
      {
        text: "Karl Nowak, 41, was charged with a hate crime. He lives in Dunley.\n\nThe case is being prosecuted by Assistant District Attorney Ruben Castell. He faces up to five years in prison.",
      },
    );
    expect(resolve(page).meant.map(({ start }) => page.text.slice(start, start + 8))).toContain("He faces");
  });
});

describe("what somebody is, and the word for it later", () => {
  it.each([
    "Ruben Castell is a teacher in Dunley.",
    "Ruben Castell has been a teacher since 2015.",
    "Ruben Castell became a teacher in 2015.",
    "Ruben Castell, of Dunley, is employed as a teacher.",
    "The teacher was Ruben Castell, introduced as an expert.",
  ])("are one: %s", (intro) => {
    for (const told of ['The teacher wrote that "Jews are vermin".', 'The teacher\'s messages said that "Jews are vermin".']) {
      const page = readPage({ name: "Ruben Castell" }, { text: `${intro}\n\n${told}` });
      expect([told, resolve(page).quotes.at(-1)?.speaker]).toEqual([told, "p0"]);
    }
  });

  it("an account's word for who somebody was is no word of the page's", () => {
    const text =
      "A man on a tram told two girls to finish the job against the Jews. By noon an account had announced that the man was Colin Abernathy, 38, a piano tuner. One school cancelled its contract with him. Police said that he was not a person of interest.";
    expect(decisionOf("Colin Abernathy", text)).not.toBe("incident");
  });
});
