import { describe, expect, test } from "vitest";
import { judgePage } from "./judge-page.ts";

/*
 * Constructions that published pages use and invented ones seldom do: prosecutors' releases with their own furniture, campus
 * papers, statements of officials. All people and places are invented.
 */
function judged(name: string, text: string, title = "News", date = "2024-06-12") {
  const { decision, rule, finding } = judgePage(
    { name },
    { id: "d1", url: "https://news.example/1", title, date, text },
    "uncontradicted",
  );
  return { decision, rule, status: finding?.status ?? null };
}
const release = (...paragraphs: string[]) =>
  ["HOME", "GET HELP", "Skip to content", "FOR IMMEDIATE RELEASE", ...paragraphs].join("\n\n");

describe("a prosecutor's release", () => {
  const three = release(
    "Three Dunley Men Indicted for Assault and Menacing as Hate Crimes",
    "Allegedly Threatened, Punched and Chased Victims in Two Separate Incidents",
    "Dunley District Attorney Marta Solano today announced that three Dunley men have been charged in a 40-count indictment in connection with two incidents in which they allegedly targeted Jewish individuals. The defendants allegedly stated, “Death to all the Jews,” demanded that a Jewish man repeat a slogan, punched him when he refused, and then chased him and a friend.",
    "District Attorney Solano said, “Nobody should have to fear walking home from prayers.”",
    "The District Attorney identified the defendants as Owen Prewitt, 20, of Marl Heath, Tobias Renner, 21, of Eastgate, and Luca Amsel, 19, of Eastgate. They were variously charged with third-degree assault as a hate crime and second-degree menacing as a hate crime. Renner was arraigned last week, Prewitt was arraigned today and Amsel will be arraigned on a later date.",
    "The District Attorney said that, according to the investigation, the defendants stopped a van outside a synagogue on Ninth Avenue. Renner and Prewitt exited the van and approached two men who were dressed in traditional clothing.",
    "The case is being prosecuted by Assistant District Attorney Hana Okoro of the Hate Crimes Bureau.",
  );
  test.each(["Owen Prewitt", "Tobias Renner", "Luca Amsel"])("names %s among the defendants, each of them", (name) => {
    expect(judged(name, three)).toMatchObject({ decision: "incident", status: "indicted" });
  });
  test.each(["Marta Solano", "Hana Okoro"])("names %s in office", (name) => {
    expect(judged(name, three).decision).toBe("none");
  });

  test("an attack on people because they are Jews stays one, whatever was called out", () => {
    const text = release(
      "Dunley District Attorney Marta Solano today announced that a 38-year-old man was arraigned on an indictment in which he is charged with assault as a hate crime and menacing as a hate crime in connection with a random attack against three Jewish men on a Marl Heath street.",
      "The District Attorney identified the defendant as Derek Ashworth, 38, of Eastgate. He was arraigned today before Supreme Court Justice Paul Ito on a 12-count indictment in which he is charged with third-degree assault as a hate crime and other related offenses.",
      "The District Attorney said that, according to the investigation, the defendant was driving a cab. As he drove past a Hasidic man, the defendant allegedly swerved his car as if to hit him. The defendant then allegedly struck a second victim, chased him and continued to beat him. The defendant was restrained and was heard screaming, “Israel, Israel.”",
    );
    expect(judged("Derek Ashworth", text)).toMatchObject({ decision: "incident", status: "indicted" });
  });

  test("a prosecutor who says why it was done speaks for the authority", () => {
    const text = release(
      "Dunley District Attorney Marta Solano today announced that a teenager has been arraigned on an indictment in which he is charged with assault as a hate crime in connection with an unprovoked attack against a Jewish man in Eastgate.",
      "District Attorney Solano said, “Without warning, this defendant allegedly assaulted an innocent man simply because of his Jewish faith. We will now seek to hold the defendant accountable.”",
      "The District Attorney identified the defendant as Colin Vance, 18, of Marl Heath. He was arraigned yesterday on an indictment in which he is charged with third-degree assault as a hate crime and second-degree harassment.",
      "The District Attorney said that the defendant allegedly began punching the victim in the face. The defendant and two others are alleged to have then repeatedly kicked the victim as he fell to the ground.",
    );
    expect(judged("Colin Vance", text)).toMatchObject({ decision: "incident", status: "indicted" });
  });

  test("a hate crime that was not charged goes to a human, not away", () => {
    const text = release(
      "A woman was charged today with one count of misdemeanor vandalism and two counts of misdemeanor graffiti for posting Nazi propaganda posters at Dunley High School.",
      "Karin Holloway, 22, of Dunley, has been charged with one misdemeanor count of vandalism. On March 4, the defendant is accused of posting Nazi propaganda posters on light poles near the school.",
      "Holloway was not charged with a hate crime enhancement due to a lack of sufficient evidence that her conduct was directed at a particular victim for being Jewish.",
    );
    expect(judged("Karin Holloway", text)).toMatchObject({ decision: "human" });
  });

  test("what stands at its foot is of other cases", () => {
    const text = [
      "A 28-year-old man pleaded guilty today to felony vandalism and a felony hate crime enhancement for spray painting white supremacy graffiti over a mural that honors nurses.",
      "Grant Ellery pleaded guilty to one felony count of vandalism and the hate crime enhancement. He was immediately sentenced to 180 days in county jail.",
      "He scratched out several names on the mural and spray painted “white power”.",
      "Share",
      "Latest Posts",
      "Dunley Attorney Convicted of Killing Truck Driver While Driving Intoxicated in Fiery Freeway Crash",
      "May 28, 2024",
      "Recent Posts",
      "Self-proclaimed Skinhead with Swastika and Lightning Bolt Tattoos Sentenced to 27 Years to Life for Criminal Threats, Hate Crime for Chasing Woman from Dunley Bus Stop while Yelling Slurs at Jewish Center",
    ].join("\n\n");
    expect(judged("Grant Ellery", text).decision).toBe("none");
  });
});

describe("a campus paper", () => {
  test("whoever was attacked is not whom the charges are against", () => {
    const text =
      "Senator Paula Reyes spoke to Jewish voters on Sunday.\n\nShe then spotlighted her work in combating antisemitism, including bringing hate crime charges against the man who assaulted Holocaust survivor and author Aron Lieberg.\n\n“When she was a district attorney, she charged Aron Lieberg’s attacker with a hate crime,” her husband said.";
    expect(judged("Aron Lieberg", text).decision).toBe("none");
  });
  test("a backlash that follows hearings is nobody's act", () => {
    const text =
      "University President Colm Hartley and Provost Ines Duarte wrote that the safety of students is a priority amid the war, in a statement sent to students on Monday.\n\nHartley and Duarte wrote they are aware of the “deep pain and concern” felt in the community. Though they did not specify which challenges they meant, university leaders have received backlash following congressional hearings in December regarding antisemitism.\n\nHartley and Duarte concluded the email by urging community members to learn from one another’s ideas.";
    for (const name of ["Provost Ines Duarte", "Ines Duarte", "Colm Hartley"]) expect(judged(name, text).decision).toBe("none");
  });
  test("a suspension while the facts are looked into is no sanction", () => {
    const text =
      "Lamar Whitcombe, a lecturer, is “not currently teaching” after being reported for antisemitic remarks to students, according to a university statement. The university suspended the lecturer pending an investigation.\n\nStudents told the paper that Whitcombe had asked Jewish students to stand in a corner. Other students said that he singled nobody out. Whitcombe denied it.";
    expect(judged("Lamar Whitcombe", text).decision).not.toBe("incident");
  });
});

describe("a local paper", () => {
  const stabbing =
    "A man who stabbed a yeshiva student in a synagogue was shot by the police early this morning.\n\nThe suspect placed the knife on a table and then lunged at one of the officers. He was pronounced dead at the hospital.\n\nThe Ledger reports that the suspect was Calvin Prewitt, 50, and sources said he walked into the synagogue while people were praying and stabbed a student in the side of the head.\n\nA witness said this of the student, identified as Natan Rosenheim: “He’s a very serious student.”\n\nRabbi Motti Adler issued a statement: an individual approached Natan Rosenheim, a young rabbinical student, and stabbed him. According to witnesses he was heard saying repeatedly “Kill the Jews”.";
  test("who was stabbed said nothing of it, whoever is “he” in the next sentence", () => {
    expect(judged("Natan Rosenheim", stabbing).decision).toBe("none");
    expect(judged("Calvin Prewitt", stabbing).decision).not.toBe("none");
  });
  test("names the suspects in a list", () => {
    const text =
      "Three people died in Tuesday’s shooting at a kosher market in Dunley, a targeted attack on Jews, the police said. Six people died in all, including the suspects: Dale Amberson, 47, and Fern Gralton, 50.\n\nAttorney General Paul Ito said Amberson got out of the van with a rifle, walked towards the kosher market and began shooting. Gralton followed Amberson into the store and fired at Jewish customers.";
    for (const name of ["Dale Amberson", "Fern Gralton"]) expect(judged(name, text).decision).not.toBe("none");
    expect(judged("Paul Ito", text).decision).toBe("none");
  });
  test("those who mourn the one who was killed do not answer for it", () => {
    const text =
      "An Orthodox rabbi was fatally shot as he walked to a temple in Dunley. The police said there was no indication it was a hate crime, but his daughter disagreed: “I believe it was a hate crime,” Shira Lepowitz said, “simply because he was a Jew.”\n\nRabbi Meir Drucker also disputes the robbery angle because Orthodox Jews do not carry money on the Sabbath. Drucker said that swastikas were painted on a synagogue the week before the shooting.";
    for (const name of ["Shira Lepowitz", "Meir Drucker"]) expect(judged(name, text).decision).toBe("none");
  });
  test("a sentence of thirty years ago is not this case's", () => {
    const text =
      "A 73-year-old man opened fire at a Jewish community center near Dunley yesterday, killing three people. After being taken into custody, the suspect, Frank Gellard Moore, was heard yelling “Heil Hitler!”\n\nMoore, 73, was arrested for the murder of three people at two Jewish centers. He founded a militia in the 1980s.\n\nIn 1987 he was found in criminal contempt and sentenced to six months in prison for violating a court settlement. He served three years in federal prison after being indicted on weapons charges.\n\nMoore is a raging anti-Semite who has called Jews “parasitic midgets.”";
    expect(judged("Frank Gellard Moore", text)).toMatchObject({ decision: "incident", status: "arrested" });
  });
});

describe("an employer", () => {
  test("that parts with somebody over support for another says nothing of their own words", () => {
    const text =
      "A conservative group cut ties with columnist Mona Malcolm on Sunday over her support for an anti-Semitic internet personality.\n\nMalcolm’s firing by the foundation, whose bureau had booked Malcolm for speeches for 17 years, marks the latest battle between supporters of Holocaust denier Nils Fontaine and others in the party. Malcolm has praised Fontaine and his fans.\n\n“There is no room here for Holocaust deniers,” the foundation said.";
    expect(judged("Mona Malcolm", text).decision).not.toBe("incident");
  });
  test("whose officer leaves during a suspension over antisemitic tweets that the paper quotes", () => {
    const text =
      "The EMS lieutenant who tweeted a bevy of racist, antisemitic comments and was suspended after he hit the front page has now resigned. EMS Lt. Todd Dillard, 34, chose to resign to avoid disciplinary charges when his 30-day suspension ended.\n\nDillard used a portrait of Adolf Hitler for his avatar and called the mayor “King Heeb” and a “dirty Jew.”";
    expect(judged("Todd Dillard", text).decision).not.toBe("none");
  });
});

describe("a page about Jews on which nothing is anti-Jewish", () => {
  test.each([
    [
      "Simcha Gruber",
      "The blame is on prison chaplain Rabbi Simcha Gruber, who was suspended after the bar mitzvah in the jail's gym came out.\n\nTwice a week Gruber unloaded a car filled with food for the Jewish inmates and held a picnic where “Jewish inmates are allowed to cook the food.” The department has opened an inquiry.",
    ],
    [
      "Rabbi Simcha Gruber",
      "Rabbi Simcha Gruber has resigned as a city jail chaplain, as tales of his generous ways towards Orthodox Jewish inmates, from allowing one to throw his son’s bar mitzvah at the jail to entertaining some with clowns, grew. Gruber, who was suspended after the party, said, “Yes, I resigned.”\n\nThe Rabbi denied the tales, saying that the articles, which mentioned food for Orthodox Jewish inmates, were “uncalled for, totally unjust.”",
    ],
    [
      "Nahum Weissberg",
      "Rabbi Nahum Weissberg, 54, a counselor in the Orthodox community of Dunley, was charged with sexual abuse of a girl. The charges were dismissed in March after she declined to testify. Orthodox Jews had raised money for his defense, and a synagogue asked worshippers to stand by him.",
    ],
    [
      "Peter Langley",
      "The building's owner, Peter Langley, told the council that the eruv around the Jewish neighborhood should be taken to the planning board. A judge later reversed the fine that Langley had received for the poles, and the case was dismissed.",
    ],
  ])("puts %s to nobody", (name, text) => {
    expect(judged(name, text).decision).toBe("none");
  });
  test("an attack on a man for being gay is no attack on Jews, wherever it was", () => {
    const text =
      "According to the police, 20-year-old Nathan Sharvit of Dunley allegedly kicked and punched Offerman inside the headquarters of a Hasidic movement, causing bruises. Offerman filed a report, alleging that Sharvit called him a “fag” and a “homo.”\n\nOfficers arrested Sharvit on Saturday and charged him with assault as a hate crime.";
    expect(judged("Nathan Sharvit", text).decision).toBe("none");
  });
});

describe("what a paper says of somebody without their words", () => {
  test.each([
    [
      "Conrad Veltman",
      "Former mayor Conrad Veltman gave his usual speech filled with anti-Semitic slurs at the assembly today, and delegates from a dozen countries walked out. A spokesman for the mission said that Veltman had again turned to conspiracy theories.",
    ],
    [
      "Nils Fontaine",
      "Right-wing figures have slammed the activists. Among other things, Fontaine marched in the rally. Nils Fontaine has also used his internet show to deny the Holocaust, and claimed that segregation was “better.”",
    ],
    [
      "Todd Dillard",
      "EMS Lt. Todd Dillard, 34, was confronted by the paper with his racist, anti-semitic, sexist tweets on Friday, and he broke down crying.\n\nDillard, who works at a station in Dunley, used an image of Hitler as his profile picture. “Too bad he didn’t bite King Heeb’s face off,” he tweeted on Feb. 2. “That’s how King Jew sees it,” he ranted Jan. 30.",
    ],
  ])("goes to a human: %s", (name, text) => {
    expect(judged(name, text).decision).toBe("human");
  });
  test("nor is it said of who only tells of it", () => {
    const text =
      "Councillor Ada Brune made a speech on Monday about antisemitic remarks that a colleague, Tom Harker, had posted. Brune shared screenshots of the antisemitic posts with the police.";
    expect(judged("Ada Brune", text).decision).not.toBe("incident");
  });
});

test("an attacker who said nothing is charged with a hate crime all the same", () => {
  const text =
    "Police made an arrest in the February hate crime stabbing that left a Hasidic man with a collapsed lung.\n\nKenny Rockwell, 26, was found by officers, and the victims identified him as their attacker. For the Dunley stabbing, he was charged with attempted murder as a hate crime and aggravated harassment as a hate crime.\n\nThe chief of detectives explained, “Nothing was said. He went up and stabbed an individual in the back. That individual was wearing religious garb. He was a Hasidic male. So we’re charging it as a hate crime right now.”";
  expect(judged("Kenny Rockwell", text)).toMatchObject({ decision: "incident", status: "charged" });
});

describe("a political page", () => {
  test("a wish to rebuke somebody, or that many did, is no sanction", () => {
    const text =
      "Rep. Irma Oakley, who has been accused of anti-Semitism, responded to the shooting at a synagogue by calling for gun control. Oakley said that love is the answer.\n\nBecause Oakley has been accused of spreading anti-Semitism, she was widely rebuked for her words. It is a chance for delegates to rebuke her.";
    expect(judged("Irma Oakley", text).decision).not.toBe("incident");
  });
  test("who says “I fired him” was not fired", () => {
    const text =
      "GOVERNOR DEAN TRAVERS: Excuse me. No, I fired him because of what he said to the senator. I am the least anti-Semitic person that you have seen.\n\nQUESTION: There have been bomb threats against Jewish centers, and swastikas on a synagogue.\n\nGOVERNOR DEAN TRAVERS: Some of it is written by our opponents.";
    expect(judged("Dean Travers", text).decision).not.toBe("incident");
  });
  test("who resigns “charging that” somebody is unfit charges nobody", () => {
    const text =
      "When Barnaby Jessop was elected leader, a member resigned in protest, charging that Jessop was “morally unfit” for office. Another wrote of antisemitism in the other party, and of attacks on Jews in the street.";
    expect(judged("Barnaby Jessop", text).decision).toBe("none");
  });
  test("a network that closes an account is no authority", () => {
    const text =
      "In May, Facebook issued a new ban against Alan Jessup, plus bans against far-right figures like Paul Warren Joss, as well as anti-Semite and movement leader Leon Farrell.";
    for (const name of ["Alan Jessup", "Paul Warren Joss"]) expect(judged(name, text).decision).not.toBe("incident");
  });
  test("an apology of long ago for standing by another gives no words", () => {
    const text =
      "Supporters of Rep. Kevin Ellery found themselves parrying an attack: that Ellery had a troubling record on Jews. During the campaign, another complaint emerged against Ellery over comments at a private meeting about Israel.\n\nEllery apologized in 2006 for having defended a preacher against accusations of antisemitism. The preacher had called Judaism “a gutter religion.”";
    expect(judged("Kevin Ellery", text).decision).not.toBe("incident");
  });
  test("what stands pages away from a step is not what it was for", () => {
    const filler = Array.from(
      { length: 14 },
      (_, at) =>
        `Paragraph ${at + 1} of the essay is about taxes and the budget. It says that the state should spend less. Nobody in the party disagrees with it, and the vote is in May.`,
    );
    const text = [
      "The charges against Governor Dean Travers were laid before the voters, and they elected him. Travers won by nine points.",
      ...filler,
      "Attackers threw stones at Jews in the street last winter, an antisemitic hate crime that shocked the city.",
      "Travers spoke on the budget again on Friday.",
    ].join("\n\n");
    expect(judged("Dean Travers", text).decision).not.toBe("incident");
  });
});

describe("a page about a network", () => {
  test("that closes accounts, whatever it calls those who had them", () => {
    const text =
      "Milo Jannings, Alan Jessup and Leon Farrell have all been banned\n\nFacebook said on Thursday that it had banned several people whom it considers dangerous. The ban covers Instagram. The three were barred for promoting hate, the company said.\n\nFarrell leads a movement and is known for anti-Semitic language. Jessup spreads conspiracy theories.";
    for (const name of ["Milo Jannings", "Alan Jessup", "Leon Farrell"]) expect(judged(name, text).decision).not.toBe("incident");
  });
});
test("who says that others hate Jews does not say that they do", () => {
  const text =
    "Governor Dean Travers went overboard in saying the Liberals have become “an anti-Jewish party” and telling donors that “the Liberals hate Jewish people.”";
  expect(judged("Dean Travers", text).decision).not.toBe("incident");
});

describe("a biography", () => {
  test("of somebody who was persecuted tells of no case against them", () => {
    const text =
      "Marcel Rasefsky was a historian and campaigner. In 1942 Rasefsky was arrested with his parents, Polish Jews, and imprisoned in a camp near Paris, then deported to Auschwitz, where he was liberated in 1945.\n\nIn 1946 he was expelled from the party. He wrote books on the police and on antisemitism in wartime France: “They stole years of life from my parents.”\n\nThe Gestapo had also arrested his cousin, Kurt Steinfeld, who was sentenced to death for helping Jews.";
    for (const name of ["Marcel Rasefsky", "Kurt Steinfeld"]) expect(judged(name, text).decision).toBe("none");
  });
  test("whose bust or name was taken down was not removed from anything", () => {
    const text =
      "Klaus Klinger protested at the university in 1936 when he discovered that a bust of his mentor, Josef Joachimsen, had been removed. His wife was identified as “half-Jewish” and he himself as “Jewish minted.” Nazi antisemitism had reached the school.\n\nThe college is removing Edwin Thornton’s name from a hall because the psychologist held antisemitic views.";
    for (const name of ["Josef Joachimsen", "Edwin Thornton"]) expect(judged(name, text).decision).not.toBe("incident");
  });
});

describe("an essay and a wire story", () => {
  test("who accuses others of chanting it has not chanted it", () => {
    const text =
      "A May article by Alma Sollers accused the activists of crossing the line into anti-Semitism. She went on to accuse students at the state university of threatening a rally, chanting “Hitler did not finish the job”, and took the claims for facts. Sollers did not report that they were refuted.";
    expect(judged("Alma Sollers", text).decision).not.toBe("incident");
  });
  test("whoever is charged with stabbing Jews at a feast goes to a human where the charge gives no motive", () => {
    const text =
      "A man stormed into a rabbi’s home and stabbed five people as they celebrated Hanukkah in an Orthodox Jewish community. Police made an arrest within two hours. Graham E. Toller had blood over his clothing, officials said.\n\nThe governor called it an attack on Jews and spoke of the evil of anti-Semitism.\n\nToller, 37, was arraigned on Sunday and pleaded not guilty to five counts of attempted murder. Authorities have not provided a motive.";
    expect(judged("Graham E. Toller", text).decision).toBe("human");
  });
});

describe("words in somebody else's mouth, and a privilege", () => {
  test("“your Jewish privilege” is a trope", () => {
    const text =
      "The presenter wrote about rapper Wilko’s anti-Semitic outburst in July.\n\nMs Emma Barlow had condemned rapper Wilko after he said in an Instagram video: 'Crawl out from under your little rocks and defend your Jewish privilege.'";
    expect(judged("Wilko", text).decision).not.toBe("none");
    expect(judged("Emma Barlow", text).decision).toBe("none");
  });
  test("what a witness says that the one just named said goes to a human", () => {
    const text =
      "A deliveryman won a lawsuit against his former supervisors. Adam Wiertz was awarded $900,000 by a jury. Three supervisors repeatedly directed anti-Semitic comments at Wiertz.\n\nNight-shift manager Artur Zborny frequently joked about the gas used by Nazis. “Everybody laughed, and then he said, 'See, this is your Zyklon B, you stupid Jew,'” revealed Wiertz.";
    expect(judged("Artur Zborny", text).decision).toBe("human");
    expect(judged("Adam Wiertz", text).decision).toBe("none");
  });
});

describe("three people in one sentence", () => {
  test("whoever somebody condemned after he had spoken is the one who spoke", () => {
    const text =
      "The announcement was praised by Owen Dowding, the Culture Secretary. “There is no place for antisemitism,” Mr Dowding said.\n\nMs Barlow had condemned rapper Wilko after he said in an Instagram video: 'Crawl out from under your little rocks and defend your Jewish privilege.'";
    expect(judged("Owen Dowding", text).decision).toBe("none");
  });
  test("who shared the posts of somebody who was expelled was not expelled", () => {
    const text =
      "Nadir Thackeray has worked for the station for ten years. Mr Thackeray is accused of sharing posts by activists dogged by allegations of anti-Semitism, such as militant Jacqueline Warrick, who was expelled from the party last year for ‘prejudicial’ behaviour during an anti-Semitism row.\n\nHe appeared to use an account to attack and harass critics. An attack on Jewish people online followed, and he denied any hate crime.";
    expect(judged("Nadir Thackeray", text)).not.toMatchObject({ decision: "incident" });
    expect(judged("Nadir Thackeray", text).status).not.toBe("disciplined");
  });
});
