import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * What news puts around every report takes nothing from a finding and adds none: the same stories are read with one sentence more, or with
 * "it said" behind the one that tells of the step.
 */

const judged = (text: string, name = "Ana Ruiz") =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

const stories = {
  convicted:
    'A Dunley woman who shouted "filthy Jews" at worshippers outside a synagogue was convicted on Monday of religiously aggravated harassment.\n\nAna Ruiz, 41, of Salter Row, had denied the charge. The court fined her £900.',
  dismissed:
    "The college has dismissed its porter Ana Ruiz, 41, for posting antisemitic messages about a student.\n\nAn inquiry found that Ruiz had written that Jews should be gassed.",
  charged:
    'Ana Ruiz, 41, has been charged with a hate crime after "Jews out" was sprayed across the doors of the Dunley synagogue.\n\nRuiz will appear before magistrates on Friday.',
} as const;

const said = [", it said on Monday.", ", it said.", ", the college said.", ", it added.", ", police said.", ", it confirmed."];

describe("who tells of the step, at the end of the sentence that does", () => {
  it.each(said)("%s", (tail) => {
    const text = stories.dismissed.replace("about a student.", `about a student${tail}`);
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status: "disciplined" } });
  });

  it("what a newspaper said is its own word still", () => {
    const text = "A newspaper that it said had libelled him paid damages to Ana Ruiz. The story had called her antisemitic.";
    expect(judged(text).decision).not.toBe("incident");
  });
});

describe("one accusation of several that came to nothing", () => {
  it.each([
    "A separate complaint was dismissed.",
    "One further allegation was not proved.",
    "One of the charges was withdrawn.",
    "Two other allegations were not upheld.",
    "The prosecution offered no evidence on one count.",
    "She was acquitted of a second charge.",
    "In an unrelated case, a man was cleared of assault at the same court on Tuesday.",
  ])("%s", (sentence) => {
    expect(judged(`${stories.convicted}\n\n${sentence}`).decision).toBe("incident");
    expect(judged(`${stories.dismissed}\n\n${sentence}`).decision).toBe("incident");
  });

  it.each([
    "The religiously aggravated charge was later withdrawn.",
    "Her conviction was quashed in May.",
    "A similar charge against Ana Ruiz was struck out.",
    "She was acquitted of a hate crime on appeal.",
  ])("but not what makes it a matter of hatred, or all of it: %s", (sentence) => {
    expect(judged(`${stories.convicted}\n\n${sentence}`).decision).not.toBe("incident");
  });

  it("a third man is none of the two who were convicted", () => {
    const text =
      "Two men who made a podcast against Jews have been convicted of stirring up racial hatred.\n\nIvan Foss, 52, and Ben Hart, 33, were found guilty of six counts of distributing recordings. A third man, Omar Lind, 58, was found not guilty of two counts of the same offence.";
    expect(judged(text, "Omar Lind").decision).not.toBe("incident");
    expect(judged(text, "Omar Lind").finding?.status ?? null).not.toBe("convicted");
    expect(judged(text, "Ivan Foss")).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });
});

describe("a child beside the one it is about", () => {
  it.each([
    "Police said a 17-year-old boy who was also arrested has been released with no further action.",
    "A 13-year-old boy saw it from the window.",
    "A 16-year-old girl was also questioned.",
    "A 15-year-old pupil filmed it.",
    "A 15-year-old boy who was with her was given a warning.",
    "The boy, 14, was walking home.",
  ])("%s", (sentence) => {
    for (const story of Object.values(stories)) {
      expect(judged(`${story}\n\n${sentence}`).decision).toBe("incident");
      expect(judged(story.replace("\n\n", `\n\n${sentence}\n\n`)).decision).toBe("incident");
    }
  });

  it.each([
    "She was a 16-year-old pupil at the time.",
    "Ruiz was 17 at the time.",
    "The 17-year-old was released on bail.",
    "A 16-year-old pupil, she was arrested at her school.",
  ])("but not the child that it is about: %s", (sentence) => {
    const text = `${stories.convicted.replace(", 41,", ",")} ${sentence}`;
    if (/at the time|^A 16/.test(sentence) && !/^Ruiz/.test(sentence)) expect(judged(text).decision).not.toBe("incident");
    const child = stories.convicted.replace("A Dunley woman", "A 16-year-old Dunley girl").replace(", 41,", ",");
    expect(judged(`${child} ${sentence}`).decision).not.toBe("incident");
  });
});

describe("Israel in the news around a case of plain hatred of Jews", () => {
  it.each([
    "The town has seen protests over the war in Gaza.",
    "Pro-Palestinian demonstrators gathered outside the court.",
    "Critics of Israel's government said the debate was being silenced.",
    "An Israeli flag was taken down from the town hall in October.",
    "The Israeli embassy declined to comment.",
  ])("%s", (sentence) => {
    const text =
      "A bakery has dismissed its manager Ana Ruiz, 41, for antisemitic abuse of a customer.\n\nThe firm said that Ruiz had refused to serve the man because he was Jewish.";
    expect(judged(text).decision).toBe("incident");
    expect(judged(`${text}\n\n${sentence}`).decision).toBe("incident");
    expect(judged(text.replace("\n\n", `\n\n${sentence}\n\n`)).decision).toBe("incident");
  });

  it.each([
    "The posts called Israel an apartheid state.",
    "In one of the messages Ruiz had written that Israel should be boycotted.",
    "She had spoken at a rally for Gaza.",
    "The complaint was about a lecture on Palestine.",
  ])("but what they said and did about it is: %s", (sentence) => {
    const text =
      "The college has dismissed its porter Ana Ruiz, 41, for posting antisemitic messages.\n\nAn inquiry upheld a complaint about her posts.";
    expect(judged(`${text} ${sentence}`).decision).not.toBe("incident");
  });
});

describe("whose case came to nothing", () => {
  it.each([
    "Charges against the driver of the car were dropped.",
    "The regulator found no breach by the broadcaster.",
    "The ban on a third player was lifted in March.",
    "The club itself was not charged.",
    "No charges were brought against the school.",
    "The council was cleared.",
    "The appeal of another student was upheld.",
    "A previous version of this report misidentified the name of the station.",
    "A man arrested over an earlier fire was released without charge.",
    "In an unrelated case, a teacher was cleared of fraud.",
    "No evidence was offered against a second man.",
    "The theft charge was dismissed.",
    "A man wrongly named on social media has received threats.",
    "In another case, Ivan Foss was jailed for six years for a robbery.",
  ])("%s", (sentence) => {
    for (const story of Object.values(stories)) expect(judged(`${story}\n\n${sentence}`).decision).toBe("incident");
  });

  it("a first jury that could not agree, before the one that convicted", () => {
    expect(judged(`${stories.convicted}\n\nThe first jury was discharged for legal reasons.`).decision).toBe("incident");
    expect(judged(`${stories.charged}\n\nThe jury was discharged.`).decision).not.toBe("incident");
  });

  it.each([
    "The charge against the porter was dropped.",
    "The charges were dropped in May.",
    "The case against her was dropped; the college itself was not charged.",
    "The tribunal found that the college was wrong to dismiss her.",
    "A previous version of this report misidentified Ana Ruiz as the author.",
    "A previous version of this report misidentified a woman.",
    "She was released without charge.",
    "The court cleared the college porter.",
    "The hate crime charge was dismissed.",
    "No evidence was offered against the porter.",
    "In a separate hearing on Friday the charges were dismissed.",
  ])("but theirs: %s", (sentence) => {
    expect(judged(`${stories.charged.replace("41,", "41, a college porter,")}\n\n${sentence}`).decision).not.toBe("incident");
  });

  it("friends who say that somebody was misquoted put nothing right that a college has found", () => {
    expect(judged(`${stories.dismissed}\n\nSome colleagues said that she had been misquoted.`).decision).toBe("incident");
    expect(judged(`${stories.dismissed}\n\nThe newspaper said that she had been misquoted.`).decision).not.toBe("incident");
  });

  it("one of two is released whom the sentence before names", () => {
    const text =
      'A former student pleaded guilty on Wednesday to antisemitic threats against a kosher dining hall.\n\nAna Ruiz, 21, admitted that she wrote "Jews will be shot here". Agents traced the posts to a flat that Ruiz shared.\n\nOne tenant, Ivan Foss, was led out in handcuffs and questioned. He was released without charge.';
    expect(judged(text).decision).toBe("incident");
    expect(judged(text, "Ivan Foss").decision).not.toBe("incident");
  });

  it("a complaint against somebody else, dismissed in the sentence that tells of theirs", () => {
    const text =
      'A tribunal has fined the printer Ana Ruiz $9,000 for refusing a family because they were Jewish, but has dismissed a complaint against a sign maker who would not print placards.\n\nRuiz said that she "didn\'t do Jewish jobs".';
    expect(judged(text).decision).toBe("incident");
    expect(judged(text.replace("Ruiz said", "The sign maker, Ben Hart, was pleased. Ruiz said"), "Ben Hart").decision).not.toBe(
      "incident",
    );
  });

  it("what a regulator decides of a programme is decided of who spoke in it, where nothing else was", () => {
    const text =
      'The presenter Ana Ruiz said on air that "Jews control the banks".\n\nThe regulator found no breach by the broadcaster.';
    expect(judged(text).decision).not.toBe("incident");
  });
});

describe("satire as a word", () => {
  it.each([
    "The magazine is known for its satire.",
    '"It is beyond parody," said a rabbi.',
    "He once wrote a satire.",
    "The town's theatre is playing a parody.",
  ])("%s", (sentence) => {
    for (const story of Object.values(stories)) expect(judged(`${story}\n\n${sentence}`).decision).toBe("incident");
  });

  it.each(["Satire", "This is a satire.", "A parody", "The Daily Harp is a satire site.", "A work of satire."])(
    "but not what a page calls itself: %s",
    (sentence) => {
      expect(judged(`${stories.dismissed}\n\n${sentence}`).decision).not.toBe("incident");
    },
  );
});

describe("of whom something is told by somebody else", () => {
  it("how somebody behaved is in the words of whoever tells it", () => {
    const text =
      'Ivan Foss told a supporters\' evening that the buyer, the developer Ana Ruiz, had behaved "like they all do, you shake hands with a Jew and count your fingers". The association charged him with misconduct, and a commission found the remark antisemitic. He was fined £7,500.';
    expect(judged(text).decision).not.toBe("incident");
    expect(judged(text, "Ivan Foss").decision).toBe("incident");
  });

  it("whoever read it out of a paper said nothing", () => {
    const text =
      'A petition claims that Ana Ruiz said in a lecture that "Jews are parasites upon the nation".\n\nThe full recording shows that she was reading from a 1936 newspaper and told the class so.';
    expect(judged(text).decision).not.toBe("incident");
  });

  it("a judge's second person says whose words each were", () => {
    const text =
      '1. Ivan Foss, you are 27. You fall to be sentenced for religiously aggravated assault. Ana Ruiz, you are 25 and you pleaded guilty to one offence of theft.\n\n2. You, Mr Foss, were outside the shop. You shouted "Oi, Jew, drop your penny?" and threw coins. You then struck him twice.\n\n3. Ms Ruiz. You saw a telephone on the pavement and put it in your bag. Conditional discharge, twelve months.';
    expect(judged(text).decision).not.toBe("incident");
  });

  it("a sanction that a tribunal found unfair is a human's", () => {
    const text =
      "A lecturer who was sacked over antisemitic posts was unfairly dismissed, an employment tribunal has held.\n\nDr Ana Ruiz had worked at the university for 13 years when she was dismissed for gross misconduct over antisemitic posts.";
    expect(judged(text).decision).not.toBe("incident");
  });

  it("a decision that proves nothing clears, by whatever numbers", () => {
    const text =
      'Disciplinary Panel, sitting in Dublin. Registered teacher: Mr Ivan Foss.\n\nAllegations: that Mr Foss stated that "the Jews had it coming", and that his conduct was antisemitic.\n\nThe panel finds that allegation 1 is not proven. Allegation 2 is not proven. No sanction arises.';
    expect(judged(text, "Ivan Foss").decision).not.toBe("incident");
  });

  it("a child who stands beside an adult makes nobody a child", () => {
    const text =
      'Ana Ruiz, 22, of Dunley, pleaded guilty on Monday to a hate crime for writing "Jews out" on a rabbi\'s car.\n\nThe third defendant is a 16-year-old from Tarrow. His case is in Family Court.';
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status: "pleaded guilty" } });
  });
});

describe("what takes nothing back", () => {
  it.each([
    "Campaigners for Ruiz say the conviction should be quashed.",
    "Supporters of Ruiz gathered outside the building with placards calling for the charges to be dropped.",
    "A further charge of criminal damage against Ruiz was withdrawn, but the two racially aggravated offences stand.",
    "A previous complaint about Ruiz, over a parking space, was not upheld in 2018.",
    "Leave to appeal was granted to Ruiz on one ground only, and the sentence remains in force meanwhile.",
    "Elsewhere in the court, a shoplifter walked free when the case against him collapsed.",
    "A man arrested over a separate incident in Redmere has been released without charge.",
    "Last year a different employee of the same hospital was cleared by a tribunal.",
  ])("%s", (sentence) => {
    const text = `Ana Ruiz was convicted of two racially aggravated offences after she shouted "dirty Jew" at a rabbi.\n\n${sentence}`;
    expect(judged(text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });

  it.each([
    "The conviction of Ruiz was quashed on Monday.",
    "In a separate hearing on Friday the charges were dropped.",
    "The charges against Ruiz have been withdrawn.",
  ])("but this does: %s", (sentence) => {
    const text = `Ana Ruiz was charged after she shouted "dirty Jew" at a rabbi.\n\n${sentence}`;
    expect(judged(text).decision).not.toBe("incident");
  });
});
