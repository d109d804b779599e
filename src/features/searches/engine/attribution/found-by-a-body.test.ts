import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What a body finds of somebody's words or conduct, whoever it is by what the page has told before. All people and bodies are invented. */
const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "d1", url: null, title: "", date: "2024-03-05", text }, "uncontradicted");

const posts = "Lakeshore Mutual is aware of social media posts made by Rona Stolz, a senior adjuster in our Dunley office.";

describe("whose the posts are, and who finds it", () => {
  it.each([
    "Our investigation has concluded that the posts were antisemitic and in violation of our Code of Conduct.",
    "It is our finding that two of the posts were antisemitic.",
    "In our judgment, her posts amounted to harassment of Jewish colleagues.",
    "The investigator, Ms. Thandi Lock, was satisfied that these posts targeted Jewish staff.",
    "In the judgment of the investigator, Ms. Thandi Lock, the posts were antisemitic.",
    "The posts were found by the panel to be antisemitic.",
    "The conduct committee found her responsible for antisemitic harassment.",
    "The report finds that she was warned; that she went on; and that the posts breached the policy on antisemitism.",
    'The panel found that the posts were "plainly antisemitic".',
    '"We find that the posts were antisemitic," the panel wrote in its decision.',
    "The Office of Civil Rights determined that the posts created a hostile environment for Jewish employees.",
    "President Ivan Petrov is in no doubt that she had made antisemitic remarks.",
  ])("%s", (finding) => {
    expect(judged("Rona Stolz", `${posts}\n\n${finding}`)).toMatchObject({ decision: "incident", rule: "7" });
    for (const name of ["Thandi Lock", "Ivan Petrov"]) expect(judged(name, `${posts}\n\n${finding}`).decision).toBe("none");
  });

  it.each([
    "The panel did not find that the posts were antisemitic.",
    "The panel found that the posts were offensive but not antisemitic.",
    "The panel will decide whether the posts were antisemitic.",
    "A dissenting member would have found that the posts were antisemitic.",
    "An investigation by this newspaper has found that the posts were antisemitic.",
    "A review found that the chants were antisemitic.",
    "The brother of Cal Marsh made remarks too. The panel found that his remarks were antisemitic.",
  ])("and not: %s", (finding) => {
    expect(judged("Rona Stolz", `${posts}\n\n${finding}`).decision).not.toBe("incident");
    expect(judged("Cal Marsh", `${posts}\n\n${finding}`).decision).not.toBe("incident");
  });
});

const found = "The panel found that the posts were antisemitic.";

describe("somebody else's posts", () => {
  it.each([
    ["who complained", "Rona Stolz, a nurse, sent a message to the head of personnel about what a colleague had written."],
    ["of whom they were", "A colleague made remarks about Rona Stolz, a nurse, at a party and in posts."],
    ["who was sent them", "Rona Stolz, a nurse, received the posts in May."],
    ["whose kin it was", "The trust looked into posts by the brother of Rona Stolz, a nurse."],
    ["who passed them on", "Rona Stolz, a nurse, published the e-mails to show what a colleague had sent."],
    ["who speaks for the body", "Statement by Rona Stolz, chief executive.\n\nA member of staff posted messages in May."],
    ["who looked into it", "The review into posts by a teacher was led by Rona Stolz, a retired judge."],
    ["whose lecture was broken up", "A lecture by Rona Stolz, a historian, was broken up by students."],
    ["who answered too late", "A report criticised the response of Rona Stolz, a dean, to posts by a student."],
  ])("%s", (_, told) => {
    expect(judged("Rona Stolz", `${told} ${found} The author was dismissed.`).decision).not.toBe("incident");
  });

  it.each([
    ["whose son it was", "Rona Stolz's son sent the messages from her phone.", "messages"],
    ["whose analysis it is of", "Professor Rona Stolz's analysis of the lyrics ran to forty pages.", "lyrics"],
    ["who objected", "Rona Stolz's objection to the remarks was minuted.", "remarks"],
    ["who answered for a school", "Rector Rona Stolz's statement on the remarks called them a disgrace.", "remarks"],
    ["on whose page others wrote", "A reader's comments were left on the page of Rona Stolz, a councillor.", "comments"],
    ["whose guests spoke", "Guests on the channel of Rona Stolz made remarks about Jews in June.", "remarks"],
    ["whose account was taken", "Posts appeared on Rona Stolz's account while it was in a stranger's hands.", "posts"],
    ["who showed another's", "Rona Stolz, a lecturer, shared three posts by a candidate on her page.", "posts"],
    ["who showed them to warn", "Rona Stolz, a lecturer, shared three posts to show how such talk spreads.", "posts"],
    ["who wrote about them", "Rona Stolz, a teacher, wrote a letter to the governors about jokes in the staff room.", "jokes"],
    ["whom they were told", "Rona Stolz's e-mail to the committee began: “She called me a grasping Jew.”", "words"],
    ["who decided to report it", "The decision by Rona Stolz, the manager, to report the posts was right.", "posts"],
    ["who answers for expenses", "There were also complaints about Rona Stolz, a trainer, over her expenses.", "posts"],
    [
      "who spoke of something else",
      "Rona Stolz made remarks about the budget. Another member, whom nobody named, made others.",
      "remarks",
    ],
    ["who spoke another day", "Rona Stolz gave a lecture on hatred. On Tuesday a visitor gave another.", "lectures"],
    ["who sang what others wrote", "The singer Rona Stolz performed songs written by others.", "songs"],
    ["whose lesson it was", "Rona Stolz's lesson used cartoons of 1934 to explain propaganda.", "cartoons"],
  ])("%s: %s", (_, told, noun) => {
    expect(judged("Rona Stolz", `${told} The panel found that the ${noun} were antisemitic.`).decision).not.toBe("incident");
  });

  it.each([
    ["In June messages by a coach, Rona Stolz, were read to the panel.", "messages"],
    ["The inquiry looked at posts on the page of Rona Stolz, a porter.", "posts"],
    ["Rona Stolz, whose remarks at a dinner were filmed, has left.", "remarks"],
    ["Rona Stolz, a porter, shared cartoons about Jews in the staff chat.", "cartoons"],
  ])("but theirs: %s", (told, noun) => {
    expect(judged("Rona Stolz", `${told} The panel found that the ${noun} were antisemitic.`).decision).toBe("incident");
  });

  it("of two, each has their own", () => {
    const text =
      "The party looked into posts by Ines Falk and comments made by Rona Stolz. The panel found that Ms Falk's posts were antisemitic. Ms Stolz's comments were found to be lawful criticism.";
    expect(judged("Ines Falk", text).decision).toBe("incident");
    expect(judged("Rona Stolz", text).decision).not.toBe("incident");
  });

  it("whoever accepts the finding and signs is no part of it", () => {
    const text =
      "This is an update on Rona Stolz, a coach, whose comments were reported to us.\n\nOur investigator found, and I accept, that the comments were antisemitic.\n\nHer contract has been ended.\n\nSincerely,\n\nNaomi Feld\n\nChief Executive";
    expect(judged("Rona Stolz", text).decision).toBe("incident");
    expect(judged("Naomi Feld", text).decision).toBe("none");
  });

  it("a paragraph that names another speaks of the other's", () => {
    const text =
      "The panel considered a complaint against Rona Stolz, a councillor. No finding was made.\n\nAnother concerned a former member, Otto Ould, who wrote to the clerk. The panel found that the email was antisemitic.";
    expect(judged("Rona Stolz", text).decision).not.toBe("incident");
  });
});

describe("what followed, and what concerns Israel", () => {
  it.each([
    ["disciplined", "Ms Stolz was dismissed on Thursday."],
    ["disciplined", "Effective today, Ms Stolz is no longer employed at Lakeshore."],
    ["disciplined", "We have issued Ms Stolz with a final written warning."],
    ["disciplined", "The party has withdrawn her candidacy."],
    [null, "The board may issue Ms Stolz with a warning."],
    [null, "Her contract has been ended by mutual agreement."],
    [null, "Her employment ended on Friday."],
    [null, "Ms Stolz resigned before a sanction could be imposed."],
  ])("%s: %s", (status, followed) => {
    expect(judged("Rona Stolz", `${posts}\n\n${found} ${followed}`)).toMatchObject({ decision: "incident", finding: { status } });
  });

  it("a finding that was set aside is for a human", () => {
    expect(judged("Rona Stolz", `${posts}\n\n${found} On appeal the finding was set aside.`).decision).toBe("human");
  });

  it("so is one of what concerns Israel, and whoever was left out for it bears nothing", () => {
    const text =
      "The Panel heard a complaint about Ms Rona Stolz, president of the Hiking Society.\n\nA member, Mr Saul Drayton, was asked by Ms Stolz if he supported the State of Israel. He said that he did, as most Jews do. He was taken off the list.\n\nThe Panel held that for Mr Drayton attachment to Israel is part of his Jewish identity, that excluding him was in effect exclusion as a Jew, and that the conduct was antisemitic.\n\nSanction: suspension for one term.";
    expect(judged("Rona Stolz", text)).toMatchObject({ decision: "human", rule: "14" });
    expect(judged("Saul Drayton", text).decision).toBe("none");
  });
});
