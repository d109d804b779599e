import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (name: string, text: string, title = "") =>
  judgePage({ name }, { id: "page", url: null, title, date: "2024-03-20", text }, "uncontradicted");

const dock = [
  "The following cases were heard at Wexcombe Magistrates' Court this week.",
  "Carl Dunmore, 44, of Mill Bank, Wexcombe. Admitted driving with excess alcohol. Banned for 22 months and fined £480.",
  'Lewis Prentiss, 33, of Alder Road. Admitted religiously aggravated intentional harassment. Prosecutor Helen Obiora said Mr Daniel Rosenthal was walking with his sons when Prentiss shouted "filthy Jews, get back in the oven". Ordered to pay £200 compensation to Mr Rosenthal.',
  "Samina Farrell, 29, of no fixed address. Admitted three thefts from a shop. Conditional discharge for six months.",
  "Gareth Pillai, 51, of Fenwick Close. Found guilty of racially aggravated common assault. He pushed a takeaway driver and used an offensive term about his nationality. Fined £600.",
].join("\n\n");

const commission = [
  "Disciplinary Commission: decisions of 6 November.",
  "File 311. Match: San Corme v. Hebraica. Matías Corvera (player, San Corme), sent off in the 71st minute. According to the referee's report the player told an opponent, Ariel Feldmann, \"soap, we'll make you into soap, Jew\". The player admitted the words. Suspension: 15 matches.",
  "File 312. Same match. Rodolfo Iribarne (coach, San Corme). Entered the field without permission. Suspension: 2 matches.",
  "File 313. Same match. Ariel Feldmann (player, Hebraica). Pushed an opponent following the expression described in File 311. Suspension: 1 match.",
].join("\n\n");

const league = [
  "The Disciplinary Committee took the following decisions.",
  'Tijmen Corvera (BC Oosterwolde) – suspended for eight matches and fined €4,000. The Committee found that the player called an opponent a "cancer Jew". It considered the conduct antisemitic.',
  "Marko Iribarne (Sparta Velden) – suspended for four matches and fined €2,000 for homophobic remarks addressed to a referee in the second half, article 41.",
  "Benoît Toomey (Maccabi Rijnhaven) – warning. The player left the court without permission after being insulted.",
].join("\n\n");

const nurses = [
  "This bulletin lists final outcomes of the tribunal in the quarter.",
  'Caroline Petrie, registered nurse, Southmere Hospital. The registrant told a patient that "a dirty Jew can wait". Admitted. The Tribunal found the conduct antisemitic. Struck off.',
  "Nigel Brewer, pharmacist, Holmby. Dispensed the wrong strength twice. Warning, two years.",
  "Graham Toomey, dentist. Dishonest claims for treatment. Suspended, nine months.",
].join("\n\n");

const digest = [
  "Digest of decisions, chapter 4.",
  '4.1 Transport. Blum v. Naismith. The complainant, Mr Peter Blum, hailed a taxi with two men in Orthodox dress. The driver, Mr Vincent Naismith, told them to get out because he "didn\'t carry Jews". Award of €4,000.',
  "4.2 Membership. Sachs v. Ironside Gym. The complainant, who is Jewish, said that the owner, Mr Declan Coyle, cancelled his membership because of his religion. The records showed that four payments had been returned. Complaint dismissed.",
  '4.3 Hairdressing. Lakatos v. Cut Short. The complainant is Roma. The manager, Ms Tracey Bolger, said that "there\'s no slots for you lot". Award of €3,000.',
].join("\n\n");

const agency = [
  "The City Commission on Human Rights today announced resolutions in three cases.",
  'Commission v. Ivers. Janet Ivers, a board secretary, wrote on an application from a family with a Jewish surname: "Observant? If yes, lose it, no Jews here." In a conciliation agreement she admitted that the file was discarded because the applicants were believed to be Jewish. She will pay $12,500 and may not serve on a board for five years.',
  "Commission v. Hartley Fitness. The respondent refused entry to a member who uses a wheelchair. Owner Keisha Hartley agreed to install a ramp.",
  'Commission v. Dombrov. A guard, Andrew Zelmer, alleged that his supervisor, Renee Dombrov, remarked that he should "ask Moses for a shift". Ms. Dombrov denied making the remark. The complainant withdrew and the case was closed.',
].join("\n\n");

const teachers = [
  "This bulletin lists final outcomes of the quarter.",
  'Anthea Mosley, secondary teacher, St Oswin\'s Academy. Told a class that "the Holocaust figures were cooked up by the people who got a country for it". Denied, found proved. Prohibited from teaching indefinitely.',
  "Brian Oswald, history teacher, Holmby. Showed a film about the Holocaust to a class of nine-year-olds without consent. Warning, one year.",
  "Clara Neumann, deputy head, Norwick. Dishonest references. Suspended, nine months.",
].join("\n\n");

const officers = [
  "Force: Westmere Constabulary",
  'PC Martin Hallam\nThe panel found proved that PC Hallam wrote that "one more train would have sorted the Jews in this postcode". The panel found the messages to be antisemitic. Dismissed without notice.',
  "PC Emma Strang\nThe panel found proved that PC Strang sent messages about Travellers. She made no comment on the messages of PC Hallam. Final written warning.",
  "Former DC Kwame Bediwa\nThe allegation was failure to challenge. He had left the group before any of the messages were sent. Not proved.",
].join("\n\n");

describe("an entry of a register is about the person at its head", () => {
  it.each([
    ["a case of a court's week", "Lewis Prentiss", dock],
    ["a player in a numbered file, meant as the player", "Matías Corvera", commission],
    ["a registrant whose outcome is told in two words", "Caroline Petrie", nurses],
    ["the driver of a digest", "Vincent Naismith", digest],
    ["an officer under a line with his name", "Martin Hallam", officers],
    ["a respondent known by the surname behind the v.", "Janet Ivers", agency],
    ["a teacher of whom the entry tells without a subject", "Anthea Mosley", teachers],
  ])("%s", (_what, name, text) => {
    expect(judged(name, text).decision).toBe("incident");
  });

  it.each([
    ["whom the words were shouted at", "Daniel Rosenthal", dock],
    ["the prosecutor of an entry", "Helen Obiora", dock],
    ["who stands before the entry", "Carl Dunmore", dock],
    ["who stands behind it", "Samina Farrell", dock],
    ["another bias", "Gareth Pillai", dock],
    ["an opponent who has an entry of his own", "Ariel Feldmann", commission],
    ["a coach in the same match", "Rodolfo Iribarne", commission],
    ["a pharmacist in the same list", "Nigel Brewer", nurses],
    ["a dentist in the same list", "Graham Toomey", nurses],
    ["a complainant", "Peter Blum", digest],
    ["one whose complaint was dismissed", "Declan Coyle", digest],
    ["one who refused others", "Tracey Bolger", digest],
    ["an owner who turned away somebody else", "Keisha Hartley", agency],
    ["one whose complainant withdrew", "Renee Dombrov", agency],
    ["a teacher warned over a film of the Holocaust", "Brian Oswald", teachers],
    ["a deputy head in the same list", "Clara Neumann", teachers],
    ["an officer sanctioned for other messages", "Emma Strang", officers],
    ["an officer against whom nothing was proved", "Kwame Bediwa", officers],
  ])("not %s", (_what, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  it("does not take the numbered paragraphs of one decision for entries", () => {
    const decision =
      '1. Dr Alan Merrick qualified in 2001 and worked at Dunmore.\n\n2. At the outset Dr Merrick admitted that he wrote "the Jews run the wards" to a colleague, Dr Ruth Adelson.\n\n3. The Tribunal determined that the post was antisemitic.\n\n4. Dr Merrick is suspended for six months.';
    expect(judged("Alan Merrick", decision).decision).toBe("incident");
    expect(judged("Ruth Adelson", decision).decision).not.toBe("incident");
  });
});

describe("who answers before a body", () => {
  it.each([
    [
      "a judge who is the one censured",
      "Walter Haskell",
      'This disciplinary matter concerns Judge Walter Haskell. Judge Haskell said on the record: "You dirty Jew, nobody trusts you people." Judge Haskell\'s remarks manifested bias and were antisemitic. Judge Haskell is hereby censured.',
    ],
    [
      "both of two whom a paragraph has told of",
      "Monique Delcourt",
      'Seven people were prosecuted for insult on grounds of religion.\n\nBastien Fournel, 23, a cook, had written: "Dirty Jews, back to the ovens." Monique Delcourt, 61, had written that "the Jews control the jury and the bank". Both were found guilty. The court ordered each of them to pay a fine of 900 euros.',
    ],
    [
      "the member whom a resolution censures",
      "Duane Rickards",
      'WHEREAS, Council Member Duane Rickards was recorded saying "Let the kikes build in a swamp"; and\n\nWHEREAS, the statements of Council Member Rickards are antisemitic;\n\nNOW, THEREFORE, BE IT RESOLVED: Council Member Duane Rickards is hereby censured.',
    ],
  ])("%s", (_what, name, text) => {
    expect(judged(name, text).decision).toBe("incident");
  });

  it.each([
    [
      "counsel whose name stands before the judge's",
      "Trent Maybury",
      'In the presence of opposing counsel, Trent Maybury, Judge Walter Haskell referred to Mr. Roth as "Shylock" and called him a "dirty Jew". Mr. Maybury reported the comments. The commission censured Judge Haskell.',
    ],
    [
      "one of a name that others bear",
      "Lydia Kovak",
      'Reports last week say that our manager, Lydia Kovak, posted in 2022 that Jews "are a parasite class". Ms Kovak says that she has never used the forum. There is at least one other person of that name in the city.',
    ],
    [
      "who was sanctioned for something else",
      "Anthony Revere",
      'Mr Anthony Revere was guilty of unacceptable professional conduct in that he sent messages of a sexual nature to a pupil at a Jewish school. Mr Revere said that a Jewish teacher would have been dealt with privately, and that he would not take part in "a closed shop". Mr Anthony Revere is prohibited from teaching indefinitely.',
    ],
    [
      "the complainant whom a tribunal believed",
      "Deborah Lyle",
      'The tribunal found that Mrs Deborah Lyle complained on 3 May that her manager, Mr Stuart Garner, had called her "a dirty Jew". The tribunal found that Mr Garner\'s conduct was antisemitic. The complaint is well founded.',
    ],
    [
      "whose aggravation was taken out of the charge",
      "Ewan Rathbone",
      "A stone went through the window of a Jewish bakery. Ewan Rathbone, 18, was charged with an offence aggravated by religious prejudice. The aggravation was deleted before trial. He pleaded guilty to reckless conduct and was admonished.",
    ],
    [
      "who was prosecuted and of whose words a court said something else",
      "Marta Dolinar",
      'Robert Hrubec said that "the Jews are lice". The court found that the speech had been directed against Jews as a group. A minority led by Marta Dolinar had left. Dolinar hid two children in 1942 and was imprisoned.',
    ],
  ])("not %s", (_what, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
});

const decisions =
  'MERRIDEW, Rhoda (science). Panel 4 May. Proved: in October 2021 informed a Year 9 pupil whom she knew to be Jewish that "Hitler left the job half done". The panel characterised both remarks as antisemitic. Prohibition order.\n\nPENFIELD, Gareth (music). Panel 11 May. Particular 1 (that he made antisemitic remarks to a colleague) not proved; the only witness withdrew. No further action.\n\nNWOKOLO, Amara (mathematics). Panel 16 May. Conviction, driving with excess alcohol. Reprimand.\n\nEDEVALE, Paul (history). Panel 23 May. Proved: derogatory comments on Muslim parents. Two-year suspension.';

describe("a register with surnames first", () => {
  it("reads each entry for its own person", () => {
    const decided = (name: string) =>
      judgePage({ name }, { id: "page", url: null, title: "", date: "2024-03-20", text: decisions }, "uncontradicted").decision;
    expect(decided("Rhoda Merridew")).toBe("incident");
    expect(decided("Gareth Penfield")).not.toBe("incident");
    expect(decided("Amara Nwokolo")).toBe("none");
    expect(decided("Paul Edevale")).toBe("none");
  });
});

const prosecutions = [
  "Prosecutions for antisemitism: 2021",
  "8th December 2021 - Adam Boyce, 32",
  "On 7th October a Jewish couple were waiting for a tram when Adam Boyce of Dunley, who had been drinking, came up and shouted antisemitic abuse in their faces. He was found guilty of racially or religiously aggravated harassment and jailed for 26 weeks.",
  "3rd December 2021 - Ned Carrow, 32",
  "Ned Carrow of Mill Bank was convicted at Dunley Crown Court of belonging to a proscribed organisation. He was given eight years.",
  "1st December 2021 - Richard Heskin, 36",
  'Richard Heskin from Greater Dunley put some 4,000 videos on a channel under another name. In one he said: "Hitler should have killed more Jews." He was convicted of stirring up racial hatred and sent to prison.',
].join("\n\n");

describe("a list by days", () => {
  const read = (name: string) => judged(name, prosecutions);
  it("reads each entry for its own person", () => {
    expect(read("Adam Boyce").decision).toBe("incident");
    expect(read("Ned Carrow").decision).not.toBe("incident");
    expect(read("Richard Heskin").decision).toBe("incident");
  });
  it("quotes nothing of another's entry", () => {
    const quoted =
      read("Richard Heskin")
        .finding?.quotations.map(({ text }) => text)
        .join(" ") ?? "";
    expect(quoted).toContain("Hitler should have killed more Jews");
    expect(quoted).not.toMatch(/Boyce|Carrow/);
  });
});

describe("decisions of a league, each behind a name and a dash", () => {
  it.each([
    ["Tijmen Corvera", "incident"],
    ["Marko Iribarne", "none"],
    ["Benoît Toomey", "none"],
  ])("%s", (name, decision) => expect(judged(name, league).decision).toBe(decision));
});

describe("an article on one person, whose sections begin alike", () => {
  const article = [
    "Rex Corvera (born 1963) is a radio host. He presented a morning programme from 1994 to 2015.",
    "Career and charity. Corvera's annual walk raised money for a children's ward. In 2009 he donated a kidney to his producer, Ned Abrams.",
    "2003 libel action. Corvera and the station were sued by the former mayor over remarks on a land sale. The case was settled with a retraction.",
    "2010 award. Corvera was given a regional award for coverage of an ice storm.",
    '2015 remarks and dismissal. During an interview Corvera said that "the Jews have ordered it up for us, look at who writes the cheques". A panel found that the remarks perpetuated an antisemitic stereotype. The station terminated his contract. Abrams, who had been in the studio, told a reporter that the kidney worked fine.',
    "2019 interview. On his webcast Corvera stated that he regretted the line.",
  ].join("\n\n");
  it.each([
    ["Rex Corvera", "incident"],
    ["Ned Abrams", "none"],
  ])("%s", (name, decision) => expect(judged(name, article).decision).toBe(decision));
});
