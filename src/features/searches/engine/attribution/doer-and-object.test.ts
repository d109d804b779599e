import { describe, expect, it } from "vitest";
import { resolve } from "./coreference.ts";
import { judgePage } from "../judge-page.ts";
import { readPage } from "../reading/page-reading.ts";

const judged = (name: string, text: string, title = "") =>
  judgePage({ name }, { id: "page", url: null, title, date: "2024-03-20", text }, "uncontradicted");

const fired =
  'The school district has fired wrestling coach Bruno Maddersley after an investigation found that he insulted a Jewish athlete. The investigator found that the coach routinely called Ezra Tannery "Jewboy" and threw coins on the mat. Tannery, now a student in Vermont, said that he was relieved. Assistant coach Manny Orrick will lead the team.';
const overturned =
  'LARKHILL — A state appeals court on Tuesday reversed the hate crime conviction of a Quillan man who was found guilty in 2022 of threatening a student at a bus stop.\n\nThe panel sent the case of Lorne Asterley, 49, back to the county court. Asterley was convicted of one count of a hate crime offense. The student, Shmuel Pickersgill, testified that in September 2021 Asterley followed him along Harbor Avenue and called him a "Christ killer".';
const order =
  'IN THE MATTER OF CASPIAN T. OBERRY, D.O.\n\nCONSENT ORDER\n\nRespondent was overheard by two nurses stating that he was "not wasting a bed on another rich Jew." When asked to lower his voice, Respondent stated that "Hitler had the right idea." Respondent\'s statements were antisemitic and constitute unprofessional conduct.\n\nA. Respondent is publicly REPRIMANDED.\n\nCounsel for Respondent: Desmond Fiorelle, Esq.';

describe("an act is not done by the one it is done to, nor by who stands beside it", () => {
  it.each([
    ["whom a coach called a name", "Ezra Tannery", fired],
    ["who testified about the one that was convicted", "Shmuel Pickersgill", overturned],
    ["who is counsel for the respondent", "Desmond Fiorelle", order],
    [
      "whom a website called one",
      "Mehri Calloway",
      'A nurse who was placed on leave in June after an anonymous website called her one of the state\'s "most dangerous Jew haters" is back at work. Mehri Calloway, 39, said that she learned of it from strangers. Beneath it the site described her as one who "would let Jewish patients die."',
    ],
    [
      "who wrote the finding",
      "Calliope Mensard",
      'The chair of the finance committee has been removed after the university concluded that he rejected an applicant because she is Jewish. "The Respondent\'s statements relied on antisemitic stereotypes," wrote the director, Calliope Mensard. The letter places Julian Achterhof on probation and bars him from holding office.',
    ],
    [
      "an officer who says what was written",
      "Gurpreet Mannix",
      'Officers were called to a Jewish community centre three times. Det. Sgt. Gurpreet Mannix said the messages included "Jews out" and the words "gas," along with swastikas scratched into the glass. Jordan Kowal, 33, is charged with mischief.',
    ],
    [
      "who was found to have been harassed",
      "Daniel Szabor",
      'A hotel has been ordered to pay €14,000 to a chef. An adjudication officer found that Daniel Szabor, who is Jewish, had been subjected to "degrading and plainly antisemitic" language. He gave evidence that Eoin Tierney said: "Your crowd would know all about ovens."',
    ],
    [
      "who broke into a kosher shop for money",
      "Raymond Tuanero",
      'A man accused of breaking into the same kosher grocery twice is behind bars. Raymond Tuanero, 44, smashed the window of Shalom Fresh Market. A post in a community group called it an attack on the Jewish community. "There was nothing written, nothing said. This is a burglary case," the police said. Tuanero is charged with burglary and malicious destruction of property.',
    ],
    [
      "whose hate crime was against a mosque",
      "Jacob Hendrix",
      'A driver accused of driving a van into the gate of a mosque pleaded guilty to a hate crime. Jacob Hendrix, 31, entered the plea in court. The attack came in a year with three arsons, two of them at synagogues. Rabbi Miguel Acker sat in the courtroom. Antisemitism and Islamophobia "come out of the same can," he said.',
    ],
    [
      "who staged a play",
      "Lucan Amory",
      'The theatre has dismissed its artistic director, Lucan Amory, over his staging of a play whose villain says that "Jews run the docks". Amory said that the play condemns it.',
    ],
    [
      "whose count of bias was given up",
      "Trevon Haasen",
      'A man accused of punching a man in a yarmulke pleaded guilty to misdemeanor assault under an agreement that did away with the ethnic intimidation count. Trevon Haasen will serve no time. "The state cannot prove that religion was the reason for this assault," the prosecutor said.',
    ],
    [
      "a judge who passes sentence",
      "Anthony Vellacourt",
      'Gillian Mossman was handed a suspended sentence on Thursday. The 61-year-old former dinner lady had admitted religiously aggravated harassment of a Jewish family. Mossman called Mrs Brightwater a "Jewish rat". Recorder Anthony Vellacourt sentenced her to 26 weeks in prison, suspended for 18 months. He told her: "This was hatred of people because of their religion."',
    ],
    [
      "the opponent to whom the player said it",
      "Ruben Hallorand",
      'By letter the Association charged Dele Marchmont, a player, with misconduct for a breach of Rule E3.1. The opponent, Mr Ruben Hallorand, reported that after a challenge near the touchline the Player said to him, "Get up, you Yid." The Player is suspended from all football for ten matches, and fined £600.',
    ],
    [
      "who was accused of it and found not guilty",
      "Jerzy Attwatt",
      'Blenkin shouted "filthy Jews" at students on 2 March. He pleaded guilty to religiously aggravated assault.\n\nR v Jerzy Attwatt\n\nAttwatt, 58, was accused of sending emails to a synagogue stating that the Holocaust had been "a profitable fiction". The jury returned a verdict of not guilty.',
    ],
    [
      "who stole silver from a synagogue",
      "Renaldo Fitchley",
      'Officers arrested Renaldo Fitchley, 38, who is charged with burglary and theft after silver was taken from a synagogue. "We looked hard at whether this was targeted, and there is nothing to indicate that it was," the chief said. The break-in had shaken a congregation that found swastikas on its sign in 2019.',
    ],
    [
      "who read out what somebody else had posted",
      "Noah Yamagata",
      'Senator Noah Yamagata voted no. He said the debate had made Jewish students feel unwelcome, and he read aloud an anonymous message posted on a campus app during public comment: "gas the senate Jews."',
    ],
    [
      "who stole silver from a shop",
      "Fintan Mulvanney",
      "A Dublin man who broke into an antiques shop and made off with silver Judaica has been jailed for three years. The court heard that Fintan Mulvanney (44) forced the door. There was initial concern that the premises had been singled out as Jewish owned, as a swastika had been scratched on the shutter. The two matters were not connected.",
    ],
    [
      "who sues over it",
      "Terence Gallimore",
      'A former councillor who is suing a newspaper over a story that accused him of using an antisemitic insult has won the first round. Terence Gallimore claims to have been libelled by the article. A judge found that the meaning of the article was that Mr Gallimore "used a vile antisemitic slur to a colleague\'s face". He says that he used no such words.',
    ],
  ])("%s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  it.each([
    ["the coach, whom the page named before", "Bruno Maddersley", fired, "disciplined"],
    ["the respondent of an order", "Caspian Oberry", order, "disciplined"],
    [
      "who testified in her own defence",
      "Gwendolyn Strohmayer",
      'In a decision issued on February 27, Judge Percival Tranter found that Gwendolyn Strohmayer, owner of Birch Point Cottages in Anneke, violated the Human Rights Act. In an email she wrote: "I don\'t rent to Jewish people anymore." Ms. Strohmayer testified that the message was a joke. The order requires Ms. Strohmayer to pay $38,000.',
      null,
    ],
    [
      "whose lawyer had called for an acquittal",
      "Helmfried Ostrau",
      'A German court on Tuesday convicted a retired teacher of incitement to hatred for denying the Holocaust. Helmfried Ostrau, 79, was given a suspended sentence of 11 months. He wrote that the gas chambers were "a stage set". His lawyer had called for acquittal. The Court of Appeal upheld the verdict.',
      "sentenced",
    ],
  ])("but is done by %s", (_, name, text, status) => {
    const judgement = judged(name, text);
    expect(judgement.decision).toBe("incident");
    expect(judgement.finding?.status).toBe(status);
  });

  it("a conviction that an appeals court reversed is put to a human", () => {
    expect(judged("Lorne Asterley", overturned)).toMatchObject({ decision: "human", rule: "15" });
  });
});

describe("a later outcome outranks what came before it", () => {
  const charged =
    'Lucas Friese, 29, of Pinawick, had been charged with uttering threats after police alleged that he called a Jewish community centre and said that "Jews would pay".';

  it.each([
    ["a stay", `Prosecutors have stayed all charges against a man. ${charged}`],
    ["no prospect of conviction", `${charged} The Crown said that there is no longer a reasonable likelihood of conviction.`],
    ["who is not competent to stand trial", `${charged} A judge found that Friese is not competent to stand trial.`],
  ])("%s", (_, text) => {
    expect(judged("Lucas Friese", text)).toMatchObject({ decision: "human", rule: "15" });
  });

  it.each([
    [
      "another was not charged",
      "Lachlan Dimmond",
      'Lachlan Dimmond, 33, was found guilty of publicly displaying a Nazi gesture and of using insulting words, and fined. He called out "Heil Hitler, you Jew dogs". The driver, Dimmond\'s cousin Aaron Pappas, was not charged.',
      "convicted",
    ],
    [
      "nobody had misheard it",
      "Marlon Vissery",
      'A Regulatory Commission has suspended midfielder Marlon Vissery for eight matches. The Association charged the player with misconduct. Three witnesses heard the player say "get up, you Yid". It did not accept that three witnesses had misheard the same word. "We have no doubt that the word used was an antisemitic slur," it said.',
      "disciplined",
    ],
    [
      "a second man was released",
      "Luka Fitzmorris",
      'Luka Fitzmorris, 26, is on trial accused of the attempted murder of two customers of a kosher bakery. The prosecution said Fitzmorris had told a driver that he was "going to sort out some Jews". A second man, Joel Bannerman, 28, who had lent Fitzmorris money that morning, was arrested but released without charge.',
      "on trial",
    ],
    [
      "a man had been taken for him",
      "Anthony Desrosier",
      'Investigators have arrested and charged a 33-year-old man with mischief at a synagogue. It is alleged that he wrote the words "Kill Jews" and a swastika on a sign. Anthony Desrosier, 33, has been charged with mischief relating to religious property. Police wish to clarify that a man whose image was circulated, and who was spoken to by officers, has been cleared of any involvement.',
      "charged",
    ],
  ])("but not where %s", (_, name, text, status) => {
    const judgement = judged(name, text);
    expect(judgement.decision).toBe("incident");
    expect([status, "sentenced"]).toContain(judgement.finding?.status);
  });

  it("but one count of several clears nobody of the rest", () => {
    const text =
      'The host of a podcast who told his listeners that Jewish people were "a parasite you burn out" has been convicted of stirring up racial hatred. Alistair Nwosu, 45, was found guilty by a jury of four counts of distributing a recording. He was cleared of a fifth count. His co-host, Petra Saunders, 39, had pleaded guilty.';
    expect(judged("Alistair Nwosu", text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
    expect(judged("Petra Saunders", text).finding?.status ?? "pleaded guilty").toBe("pleaded guilty");
  });
});

describe("who is meant by a word for them", () => {
  it("whom a court speaks to, whose name stands above", () => {
    const text =
      "MAGISTRATES' COURT\n\nAccused: Lachlan Stavros\n\n1. Lachlan Stavros, following a contested hearing I found you guilty of performing a Nazi gesture. I now have to sentence you. You stood opposite the Jewish centre. You raised your right arm. You called out, \"Jews, the showers are ready.\" Mr Okonta, on your behalf, said that it was a joke. You are convicted and sentenced to one month's imprisonment.";
    expect(judged("Lachlan Stavros", text)).toMatchObject({ decision: "incident", finding: { status: "sentenced" } });
  });

  it("a respondent named among several", () => {
    const text =
      'HUMAN RIGHTS TRIBUNAL\n\nNoa Sabban, Applicant\n\n-and-\n\nLindenmere Holdings Ltd. and Curtis Tremayne, Respondents\n\nShe testified that the respondent asked what she was. She said she was Jewish. He replied that he "didn\'t rent to Jews anymore". I found him evasive. I find that both respondents infringed her rights under the Code.';
    expect(judged("Curtis Tremayne", text).decision).toBe("incident");
    expect(judged("Noa Sabban", text).decision).toBe("none");
  });

  it("the licensee of an entry in a list", () => {
    const text =
      'The following actions were taken by the Board of Nursing.\n\nBERGLAND, Monica, L.P.N. – Harmon.\n\nFailed to complete her education. Reprimand.\n\nDUCHAMPS, Travis Alan, R.N. – Fort Lowry.\n\nLicensee told the charge nurse that he would "not touch that Jew." The Board found that his statements were antisemitic. License suspended for 18 months.\n\nITURBE, Oscar, R.N. – Kellam.\n\nDiverted substances from a cabinet. Voluntary surrender.';
    expect(judged("Travis Duchamps", text)).toMatchObject({ decision: "incident", finding: { status: "disciplined" } });
    expect(judged("Oscar Iturbe", text).decision).toBe("none");
  });

  it.each([
    [
      "the Educator of an order",
      "Dale Hutcher",
      'In the Matter of the Teaching Certificate of\n\nDALE R. HUTCHER\n\nOn February 8, 2022, the Educator told the class that "nobody has ever proved the gas chambers". The Educator answered, "Do your own research, because the Jews who write your textbook sure won\'t." The Educator engaged in antisemitic conduct that constitutes neglect of duty. The teaching certificate of Dale R. Hutcher is suspended for one year.',
      "disciplined",
    ],
    [
      "the man whom an employer identified",
      "Scott Ostrand",
      'A roofing company says an employee seen shouting at a family outside a kosher bakery no longer works there. The video shows a man in a company sweatshirt. "You Jews think you own every parking space," the man says. In a statement, the company identified the man as Scott Ostrand, a crew lead. "What he said was hateful and antisemitic. His employment was terminated."',
      null,
    ],
    [
      "he of whom it was alleged",
      "Kyle Mbekana",
      'Mr Kyle Mbekana was charged with a breach of Rule E3. It was alleged that, as the opposition goalkeeper prepared to take a kick, he said "back to the chamber, Jew boy". The Commission heard from the goalkeeper, Mr Joshua Petross. Mr Mbekana is suspended from all football for ten matches.',
      "disciplined",
    ],
  ])("%s", (_, name, text, status) => {
    expect(judged(name, text)).toMatchObject({ decision: "incident", finding: { status } });
  });
});

describe("who is meant in a story about several", () => {
  it("whom a court gave a sentence, named in the next sentence", () => {
    const text =
      'A German court on Thursday gave a retired schoolteacher a suspended prison sentence of eight months for incitement after she told a meeting that the gas chambers were "a construction for tourists". Irmgard Tessler, 69, said that "nobody was gassed" and that "the Jews have lived very well from this story".';
    expect(judged("Irmgard Tessler", text)).toMatchObject({ decision: "incident", finding: { status: "sentenced" } });
  });

  it("a post is of the one accused before anybody else is named", () => {
    const text =
      'A Regulatory Commission has suspended forward Jamal Ostrow for six matches over social media posts. The first read "what do you expect when the ref\'s a Jew, always a price". A charge against team-mate Lee Forsyte, who had liked it, was found not proven.';
    expect(judged("Jamal Ostrow", text)).toMatchObject({ decision: "incident", finding: { status: "disciplined" } });
    expect(judged("Lee Forsyte", text).decision).not.toBe("incident");
  });

  it("whom the next sentence begins with", () => {
    const text =
      'BERLIN — A regional court on Tuesday sentenced a retired surveyor to 14 months in prison for incitement to hatred over lectures in which he denied that the Holocaust took place. Eberhard Szymann, 73, has three previous convictions. Esther Zilber, 91, who survived Auschwitz, said she had not come to convince the defendant. She quoted a lecture in which he said that "the gas chambers are the most profitable story the Jews ever sold us."';
    expect(judged("Eberhard Szymann", text)).toMatchObject({ decision: "incident", finding: { status: "sentenced" } });
    expect(judged("Esther Zilber", text).decision).not.toBe("incident");
  });

  it("another man is not the man who was brought in first", () => {
    const text =
      "A 26-year-old man who helped to daub swastikas on 31 headstones in a Jewish cemetery has been jailed for 20 months. Rhys Dunstan pleaded guilty to religiously aggravated criminal damage. The court heard that Dunstan and another man climbed a wall. Stefan Iltchev, 30, admitted the same offence. A third man, Darren Oxley, was found not guilty.";
    expect(judged("Rhys Dunstan", text)).toMatchObject({ decision: "incident" });
    expect(judged("Stefan Iltchev", text)).toMatchObject({ decision: "incident", finding: { status: "pleaded guilty" } });
    expect(judged("Darren Oxley", text).decision).not.toBe("incident");
  });

  it("an age is of the year that its sentence tells", () => {
    const text =
      'In the early hours of September 14, 1986, a 19-year-old named Randall Purvis broke a window of the synagogue and set fire to the ark. On the wall was written "Jews burn." Purvis pleaded guilty to arson and civil rights violations.';
    const of = (birthYear: number) =>
      judgePage(
        { name: "Randall Purvis", birthYear },
        { id: "page", url: null, title: "", date: "2021-04-20", text },
        "uncontradicted",
      ).identity.verdict;
    expect(of(1967)).toBe("same");
    expect(of(2002)).toBe("different");
  });
});

describe("a body's own rules know no court's words", () => {
  const panel = (said: string) =>
    `FOOTBALL ASSOCIATION. Disciplinary Commission.\n\nMr Luca Brannock was charged with a breach of Rule E3, improper conduct. It was alleged that he made a hissing noise towards the Jewish team's bench and said "Hitler should have finished the job". ${said}\n\nHe is:\n\n(i) suspended from all football for eight matches;\n\n(ii) fined the sum of £90.`;

  it.each(["Mr Brannock denied the charge.", "Mr Brannock admitted the charge.", "Mr Brannock admitted allegation 2."])(
    "%s",
    (said) => {
      expect(judged("Luca Brannock", panel(said))).toMatchObject({ decision: "incident", finding: { status: "disciplined" } });
    },
  );

  it("a sentencing report is no sentence", () => {
    const text =
      'Bradley Fossey, 27, entered pleas of guilty to damaging property. He had painted swastikas and "Jew dogs" on a synagogue. The magistrate ordered a sentencing assessment report for Fossey, who will return to court in July.';
    expect(judged("Bradley Fossey", text).finding?.status).toBe("pleaded guilty");
  });
});

describe("whose case an entry, a list or a finding is", () => {
  const digest =
    'Educator Standards Commission: disciplinary actions of the first quarter.\n\nHanna Liskow (Pikeford). License revoked. Liskow told a class that "the gas chambers were a film set" and was found to have denied the Holocaust.\n\nMarc Dabnor (Pikeford). Reprimand. Dabnor read a pupil\'s message aloud.\n\nJoy Tillman (Orchard End). License revoked. Tillman was convicted of theft from a fund.\n\nOscar Freeden (Dunholt). Complaint dismissed. Freeden was alleged to have displayed antisemitic posters, which were used to teach.';
  const cases =
    'The city released summaries of three investigations.\n\nCase 20-11. Sgt. Rand Hydell, of the patrol division. Hydell wrote in a post that "the Jews own this town and everyone in it." The office found that the posts were antisemitic. SUSTAINED. Chief Vern Adaire terminated his employment in March.\n\nCase 20-12. Officer Jamal Pettigrove. The complaint alleged that Pettigrove had liked one of Hydell\'s posts. Records showed that he had not. UNFOUNDED.\n\nCase 20-13. Clerk Ada Morren. The complaint concerned the use of a city car. Reprimand.';
  const sections =
    'Outcome of disciplinary proceedings.\n\nThe proceedings followed a report by a former player, Adam Lebrand.\n\nJosh Thackeray\nMr Thackeray admitted three charges. The messages included one in which he wrote that "Jews never pay for a round" and one that read "No Yids". The panel found the messages antisemitic. He has been suspended for six months.\n\nNathan Iqbar\nMr Iqbar was alleged to have said to Mr Lebrand that he was "tight like the rest of them". The charge was found not proved.';
  const arrested =
    'The police announce the arrest of two men for vandalism at the Beth Avram cemetery. "Juden raus" was sprayed on the wall.\n\nArrested were:\n\n• Joshua Kessler, 24, of Garnet\n• Dominic Farrar, 26, of Garnet\n\nEach has been charged with desecration and ethnic intimidation.\n\nTerence Moberly, 31, who was taken into custody on August 15, has been cleared of any involvement.\n\nThe theft of vases, for which Willard Spicer, 50, was arrested in July, is not related.';

  it.each([
    ["the first of a digest", "Hanna Liskow", digest, true],
    ["who read a pupil's message aloud", "Marc Dabnor", digest, false],
    ["a thief in the same digest", "Joy Tillman", digest, false],
    ["who taught with posters", "Oscar Freeden", digest, false],
    ["a sergeant who is the subject of a case", "Rand Hydell", cases, true],
    ["who was said to have liked a post", "Jamal Pettigrove", cases, false],
    ["another's car", "Ada Morren", cases, false],
    ["the chief who dismissed him", "Vern Adaire", cases, false],
    ["the member under whose name the charges stand", "Josh Thackeray", sections, true],
    ["against whom nothing was proved", "Nathan Iqbar", sections, false],
    ["who reported it", "Adam Lebrand", sections, false],
    ["one of a list of those arrested", "Joshua Kessler", arrested, true],
    ["the other of the list", "Dominic Farrar", arrested, true],
    ["who was cleared", "Terence Moberly", arrested, false],
    ["who stole", "Willard Spicer", arrested, false],
  ])("%s", (_, name, text, isIncident) => {
    expect(judged(name, text).decision === "incident").toBe(isIncident);
  });

  it.each([
    [
      "who lodged the complaint",
      "Naomi Feldman",
      'A tribunal found that Warren Tuck unlawfully vilified people by displaying a sign that read "The Jews Own Them And They Own You." The complaint was lodged by Naomi Feldman, a retired physiotherapist.',
    ],
    [
      "the host who asked",
      "Gary Entwhistle",
      'The House voted to censure a lawmaker who told listeners that Jews had arranged it. The resolution states that the comments by Rep. Dwight Collier "were antisemitic." Asked by the host, Gary Entwhistle, who was responsible, he replied: "It\'s a Jew lawyer and a Jew accountant every time."',
    ],
    [
      "who moved that a colleague be censured",
      "Sheila Bannick",
      "The House voted to censure a lawmaker who told listeners that Jews had arranged it. Rep. Sheila Bannick, who introduced the resolution, said that an apology was not enough.",
    ],
    [
      "who speaks of himself as a Jew",
      "Robert Adlam",
      'Councilman Robert Adlam, who is Jewish, had not taken offense. "She wasn\'t talking about me being a Jew," he said. "She was talking about me being tired."',
    ],
    [
      "who reads letters out to recruits",
      "Marama Tippett",
      'Marama Tippett stands at the front of a theatre and reads out letters. "Dirty Jew. You should have gone up the chimney," she says. Tippett is head of education at a small Holocaust museum.',
    ],
    [
      "who pulled off a headscarf",
      "Lori Stegman",
      'A woman is charged with two counts of assault motivated by bias after she pulled a headscarf off a girl and told her to "go back to the desert." Lori Stegman appeared in court. Rabbi Aaron Tisch spoke at a vigil.',
    ],
    [
      "against whom the count of hate was given up",
      "Nathan Osterley",
      "Prosecutors said they would not proceed with the hate crime count against Nathan Osterley, 24, who was charged in June after a fight with three yeshiva students. He pleaded guilty to disorderly conduct.",
    ],
    [
      "the allegation against whom a judge dismissed",
      "Edgar Limas",
      'A judge ordered owner Harold Jesper to pay damages for discriminating against Jewish tenants. The charge also named the supervisor, Edgar Limas, who was alleged to have said the building was not "for your kind, Jew." Judge Pine dismissed the allegation against Limas after the hearing.',
    ],
    [
      "a witness who is charged with wasting police time",
      "Clive Bannock",
      'A head teacher was cleared of hate speech. First parent: Mr Clive Bannock. Says that she used the word "Jews" of fees.\n\nMr Bannock is charged with wasting police time.',
    ],
  ])("%s is not accused", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  it("what is still to come is no step taken", () => {
    const text =
      'A man was convicted on Friday of harassing Jewish families with anti-Jewish flyers. The judge found that Keith Amery, 44, chose homes with mezuzahs. "The Jews know it is true," he testified. He\'ll be sentenced on October 6.';
    expect(judged("Keith Amery", text)).toMatchObject({ decision: "incident", finding: { status: "convicted" } });
  });
});

describe("who answers for it when others are charged, cleared or share a name", () => {
  it.each([
    [
      "who staged it",
      "Barry Lowenstein",
      "The owner of a kosher delicatessen set fire to his own storeroom and sprayed swastikas on the wall to make it look like the work of bigots, prosecutors alleged. Barry Lowenstein, 55, was indicted on charges of arson and insurance fraud. A group that tracks antisemitic incidents said it would be removed from its count.",
    ],
    [
      "whom the police took for another",
      "Luis Ferrando",
      'On Tuesday, police said they had the wrong man. Luis Ferrando, 25, was arrested May 24 after a tip identified him as the person seen pelting worshippers outside a synagogue and shouting "Die, Jews." He was released Sunday after his employer\'s records placed him four miles away.',
    ],
    [
      "a wife who shares the name of the one accused",
      "Melinda Coyne",
      'Russell Dean Coyne, 41, pleaded guilty to attempting to obstruct the free exercise of religious beliefs. "I was going to hurt people at the synagogue because they were Jewish," Coyne said. Coyne\'s wife, Melinda Coyne, reported him.',
    ],
    [
      "another's case of the same day",
      "Colin Haighton",
      'A man who hung a swastika flag in his window has appeared in court. Colin Haighton pleaded not guilty to displaying a sign likely to cause alarm.\n\nIn a separate case, Nicholas Strander, 34, was committed to crown court for sentence after admitting stirring up racial hatred. He pushed leaflets through letterboxes which blamed the pandemic on "international Jewry".',
    ],
    [
      "a candidate who shares a name with a file",
      "Robert Hinde",
      'A candidate said that he is not the Robert Hinde whose name appears in a court file, and the court says that it cannot tell. The file shows that a Robert Hinde of Grafton pleaded guilty in 2009 to a civil rights violation for throwing a note reading "Jews leave or burn" at a rabbi\'s home.',
    ],
    [
      "a driver who may not have known",
      "Zach Bannerly",
      "One of three people charged over an attack on a kosher bakery has been released on bail after a magistrate heard that he may not have known what the job was. Zach Bannerly, 20, is alleged to have driven the van. Messages did not mention that the shop was Jewish. He is charged with criminal damage.",
    ],
    [
      "the judge",
      "Monica Trant",
      'Superior Court Judge Monica Trant gave Manuel Salgo, 26, four years for assault. It was Trant\'s second sentencing in a bias case that day. "I have read every letter," Trant said. "Each tells her that she is less than human for being a Jew."',
    ],
    [
      "the second man against whom no count of hate was brought",
      "Anton Grishaw",
      "Jaylen Corwen, 22, was indicted for assault as a hate crime for punching a Jewish man. A second man, Anton Grishaw, 23, who was initially charged with harassment as a hate crime, pleaded guilty to disorderly conduct. The hate crime charge against him was not presented to the grand jury.",
    ],
    [
      "who complained and was not the one arrested",
      "Ada Merrick",
      'Officers arrested Brett Nykola, 44, after a woman told police that he had yelled "Jews to the ovens". The woman, Ada Merrick, was waiting for a bus.',
    ],
  ])("%s is not accused", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  it.each([
    [
      "the second of two in one case",
      "Evan Strood",
      'Dustin Krell was sentenced on counts of institutional vandalism and ethnic intimidation at the Jewish cemetery. The words were "Jews to the ovens." A second man, Evan Strood, 22, pleaded guilty in June to ethnic intimidation. He admitted painting the wall.',
      "pleaded guilty",
    ],
    [
      "who was arrested for what a man did",
      "Brett Nykola",
      'In a separate matter, officers arrested Brett Nykola, 44, after a man in a pickup threw eggs at people leaving a Jewish home and yelled that they "should be in the ovens."',
      "arrested",
    ],
    [
      "a man and his wife",
      "Judith Trewen",
      'The owners of a guesthouse have been ordered to pay damages. A tribunal found that Malcolm Trewen and his wife, Judith Trewen, discriminated against members of a club when they turned away a party. Mr Trewen asked "if this was a Jew club". Mrs Trewen sent an email that read: "We do not take Jewish groups." A claim against their daughter, Kelly Trewen, 27, was struck out.',
      null,
    ],
    [
      "whose other counts are dropped",
      "Kyle Sorens",
      'Kyle Sorens, 26, pleaded guilty to uttering threats. Five other counts will be withdrawn at sentencing. He wrote that Jews "don\'t have neighbours, they have hosts" and described a rabbi as "a parasite".',
      "pleaded guilty",
    ],
  ])("%s is", (_, name, text, status) => {
    expect(judged(name, text)).toMatchObject({ decision: "incident", finding: { status } });
  });

  it.each([
    ["His trial is scheduled for two weeks beginning Oct. 16.", "charged"],
    ["She was granted bail until her trial on 5 November.", "charged"],
    ["He has not entered a plea.", "charged"],
    ["Kell goes to trial June 5.", "charged"],
  ])("to come: %s", (said, status) => {
    const text = `Rowan Kell, 31, has been charged with a hate crime after he sprayed "Jews did this" on a synagogue. ${said}`;
    expect(judged("Rowan Kell", text).finding?.status).toBe(status);
  });
});

describe("whom the page says nobody accuses", () => {
  it.each([
    [
      "a former partner",
      "Gemma Hollin",
      'Nicholas Strander, 34, admitted stirring up racial hatred with leaflets about "international Jewry". Gemma Hollin, his former partner, had printed them: "Jews out," she read. She has not been accused of wrongdoing.',
    ],
    [
      "a lawyer who calls it a cliché",
      "Alan Shorey",
      'He filed printouts of comments in which posters attributed the fraud to the owner\'s religion, with what Alan Shorey called "every vile cliché about Jews and money."',
    ],
  ])("%s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
});

it("who is compensated in an entry of a court list is not whose entry it is", () => {
  const text =
    "1. At Holm Sheriff Court a man of 41 admitted religiously aggravated harassment. Given a community order and ordered to pay £200 compensation to Daniel Rosing, who is Jewish.\n\n2. At Holm Sheriff Court a woman of 22 was fined for theft.\n\n3. At Kell Sheriff Court a man was jailed for fraud.\n\n4. At Kell Sheriff Court a man was fined for speeding.";
  expect(judged("Daniel Rosing", text).decision).not.toBe("incident");
});

describe("who is near the words and did not say them", () => {
  it.each([
    [
      "counsel in whose presence a judge spoke",
      "Trent Mabery",
      'In chambers and in the presence of the court reporter, Linda Czarny, and opposing counsel, Trent Mabery, Judge Walter Haskell referred to Mr. Roth as "Shylock" at least twice.',
    ],
    [
      "of whom reports say it",
      "Lydia Kovacs",
      'Reports last week say that our timetabling manager, Lydia Kovacs, posted on a forum that Jews "are a parasite class and should be registered". We cannot confirm it.',
    ],
    [
      "a burglar who did not choose the synagogue for what it is",
      "Jason Whitmore",
      "Jason Whitmore pleaded guilty to the burglary at the synagogue and to others at St Anne's. A sergeant told us that there was nothing to suggest we were chosen for being Jewish.",
    ],
  ])("%s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
});

it("who is brought in without a name and named later is accused only of what the page says of them", () => {
  const text =
    'Ben Foss had thrown a brick at a Jewish baker in Dunley and shouted "dirty Jews". He pleaded guilty to a hate crime. The baker, Moshe Sandler, was unhurt.';
  const page = readPage({ name: "Moshe Sandler" }, { text });
  expect(page.people.map(({ shown }) => shown)).toEqual(["Moshe Sandler", "Ben Foss"]);
  expect([...resolve(page).accused]).toEqual(["p1"]);
});
