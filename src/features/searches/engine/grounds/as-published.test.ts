import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

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
    "Allegedly Shoved and Threatened Shoppers on Two Evenings",
    "Dunley District Attorney Marta Solano today announced that three Dunley men have been charged in a 22-count indictment in connection with two incidents in which they allegedly targeted Jewish individuals. The defendants allegedly stated, “Death to the Jews,” demanded that a Jewish shopper leave the market, shoved her when she refused, and then followed her and a friend.",
    "District Attorney Solano said, “Nobody in Dunley should be afraid to go to the market.”",
    "The District Attorney identified the defendants as Owen Prewitt, 20, of Marl Heath, Tobias Renner, 21, of Eastgate, and Luca Amsel, 19, of Eastgate. They were variously charged with third-degree assault as a hate crime and second-degree menacing as a hate crime. Renner was arraigned last week, Prewitt was arraigned today and Amsel will be arraigned on a later date.",
    "The District Attorney said that, according to the investigation, the defendants waited beside a bakery on Ninth Avenue. Renner and Prewitt crossed the road and approached two women who were wearing headscarves.",
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
      "Dunley District Attorney Marta Solano today announced that a 44-year-old man was arraigned on an indictment in which he is charged with assault as a hate crime and menacing as a hate crime in connection with an attack against two Jewish men at a Marl Heath market.",
      "The District Attorney identified the defendant as Emil Tarrow, 44, of Eastgate. He was arraigned today before Supreme Court Justice Paul Ito on a seven-count indictment in which he is charged with third-degree assault as a hate crime and other related offenses.",
      "The District Attorney said that, according to the investigation, the defendant was pushing a cart. As he passed a Hasidic man, the defendant allegedly swung the cart as if to hit him. The defendant then allegedly struck a second victim, followed him and continued to beat him. The defendant was held by passers-by and was heard screaming, “Market, market.”",
    );
    expect(judged("Emil Tarrow", text)).toMatchObject({ decision: "incident", status: "indicted" });
  });

  test("a prosecutor who says why it was done speaks for the authority", () => {
    const text = release(
      "Dunley District Attorney Marta Solano today announced that a 52-year-old woman has been arraigned on an indictment in which she is charged with assault as a hate crime in connection with an attack against a Jewish man at an Eastgate tram stop.",
      "District Attorney Solano said, “The defendant allegedly assaulted a passenger simply because of his Jewish faith. A jury will hear the evidence.”",
      "The District Attorney identified the defendant as Greta Lindqvale, 52, of Marl Heath. She was arraigned yesterday on an indictment in which she is charged with third-degree assault as a hate crime and second-degree harassment.",
      "The District Attorney said that the defendant allegedly began hitting the victim with an umbrella. The defendant and another are alleged to have then repeatedly struck the victim as he bent down.",
    );
    expect(judged("Greta Lindqvale", text)).toMatchObject({ decision: "incident", status: "indicted" });
  });

  test("a hate crime that was not charged goes to a human, not away", () => {
    const text = release(
      "A man was charged today with one count of misdemeanor vandalism and two counts of misdemeanor graffiti for posting Nazi propaganda stickers at Dunley bus station.",
      "Piet Marlow, 31, of Dunley, has been charged with one misdemeanor count of vandalism. On May 9, the defendant is accused of posting Nazi propaganda stickers on shutters near the station.",
      "Marlow was not charged with a hate crime enhancement due to a lack of sufficient evidence that his conduct was directed at a particular victim for being Jewish.",
    );
    expect(judged("Piet Marlow", text)).toMatchObject({ decision: "human" });
  });

  test("'white power' beside a gang's name, on a mural of others, is nothing against Jews", () => {
    const text = release(
      "A 28-year-old man pleaded guilty today to felony vandalism and a felony hate crime enhancement for spray painting white supremacy graffiti over a mural in Dunley that honors bus drivers.",
      "Ewan Castle pleaded guilty to one felony count of vandalism and the hate crime enhancement. He was immediately sentenced to 180 days in county jail.",
      "Castle was seen scratching out several names. He also spray painted “white power” and “MBK 414,” a reference to the Marl Boys, a documented white supremacist gang.",
    );
    expect(judged("Ewan Castle", text).decision).not.toBe("incident");
  });

  test("a rabbi's house burnt out of hatred of that rabbi is not an attack on Jews by the page's own words", () => {
    const text = release(
      "Dunley District Attorney Marta Solano today announced that a 41-year-old man has been sentenced to 25 years to life in prison for intentionally setting fire to the home of a Dunley rabbi. Eleven people were hurt.",
      "The District Attorney identified the defendant as Ewan Castle, 41, of Marl Heath. The defendant was convicted of first-degree attempted murder and second-degree arson following a jury trial.",
      "Fire marshals determined the fire began underneath the rabbi’s front porch. The defendant has a tattoo on his forearm that reads, “Never let go of the HATRED – KILL Rabbi Lev”. He also wrote numerous posts expressing his animosity for the victim.",
    );
    expect(judged("Ewan Castle", text).decision).not.toBe("incident");
  });

  test("what stands at its foot is of other cases", () => {
    const text = [
      "A 41-year-old man pleaded guilty today to felony vandalism and a felony hate crime enhancement for spray painting white supremacy graffiti over a mural that honors bus drivers.",
      "Ewan Castle pleaded guilty to one felony count of vandalism and the hate crime enhancement. He was immediately sentenced to 90 days in county jail.",
      "He crossed out two faces on the mural and spray painted “white power”.",
      "Share",
      "Latest Posts",
      "Dunley Roofer Convicted of Taking Deposits for Work Never Done",
      "May 2, 2024",
      "Recent Posts",
      "Man with Swastika Tattoo Sentenced to Six Years for Criminal Threats, Hate Crime for Following Woman from Dunley Library while Yelling Slurs about Jews",
    ].join("\n\n");
    expect(judged("Ewan Castle", text).decision).toBe("none");
  });
});

describe("a campus paper", () => {
  test("whoever was attacked is not whom the charges are against", () => {
    const text =
      "Candidate Paula Reyes met Jewish voters on Sunday.\n\nShe then described her years of combating antisemitism, including bringing hate crime charges against the man who assaulted baker and Holocaust survivor Aron Feldkirch.\n\n“When she was a prosecutor, she charged Aron Feldkirch’s attacker with a hate crime,” her deputy said.";
    expect(judged("Aron Feldkirch", text).decision).toBe("none");
  });
  test("a backlash that follows hearings is nobody's act", () => {
    const text =
      "University President Colm Hartley and Provost Ines Duarte wrote to students on Monday that the libraries stay open late.\n\nHartley and Duarte wrote they had heard of “worry” in the halls. Though they named no hall, university leaders have received backlash following council hearings in April regarding antisemitism.\n\nHartley and Duarte ended the letter by inviting students to an evening of questions.";
    for (const name of ["Provost Ines Duarte", "Ines Duarte", "Colm Hartley"]) expect(judged(name, text).decision).toBe("none");
  });
  test("a suspension while the facts are looked into is no sanction", () => {
    const text =
      "Piers Calloway, a tutor, is “not teaching this term” after being reported for antisemitic remarks to pupils, according to a college statement. The college suspended the tutor pending an investigation.\n\nPupils told the paper that Calloway had asked Jewish pupils to leave a rehearsal. Other pupils said that he sent nobody away. Calloway denied it.";
    expect(judged("Piers Calloway", text).decision).not.toBe("incident");
  });
});

describe("a local paper", () => {
  const stabbing =
    "A man who stabbed a violin teacher in a synagogue was arrested by the police on Tuesday night.\n\nThe suspect dropped the blade in the yard and then pushed at one of the officers. He was held at the gate.\n\nThe Ledger reports that the suspect was Calvin Prewitt, 33, and sources said he walked into the synagogue during a concert and stabbed a teacher in the arm.\n\nA neighbour said this of the teacher, identified as Natan Rosenheim: “He’s a very patient teacher.”\n\nRabbi Motti Adler issued a statement: an individual approached Natan Rosenheim, a young violin teacher, and stabbed him. According to witnesses he was heard saying repeatedly “Kill the Jews”.";
  test("who was stabbed said nothing of it, whoever is “he” in the next sentence", () => {
    expect(judged("Natan Rosenheim", stabbing).decision).toBe("none");
    expect(judged("Calvin Prewitt", stabbing).decision).not.toBe("none");
  });
  test("names the suspects in a list", () => {
    const text =
      "Two people were hurt in Tuesday’s shooting at a Jewish bookshop in Dunley, a targeted attack on Jews, the police said. Four people were held in all, including the suspects: Dale Amberson, 61, and Fern Gralton, 29.\n\nAttorney General Paul Ito said Amberson got off a tram with a rifle, walked towards the Jewish bookshop and began shooting. Gralton followed Amberson into the shop and fired at Jewish customers.";
    for (const name of ["Dale Amberson", "Fern Gralton"]) expect(judged(name, text).decision).not.toBe("none");
    expect(judged("Paul Ito", text).decision).toBe("none");
  });
  test("those who mourn the one who was killed do not answer for it", () => {
    const text =
      "An Orthodox teacher was fatally shot as he walked to a library in Dunley. The police said there was no indication it was a hate crime, but his sister disagreed: “I believe it was a hate crime,” Shira Lepowitz said, “and he was a Jew.”\n\nRabbi Meir Drucker also disputes the robbery angle because nothing was taken. Drucker said that swastikas were painted on a school the month before the shooting.";
    for (const name of ["Shira Lepowitz", "Meir Drucker"]) expect(judged(name, text).decision).toBe("none");
  });
  test("a sentence of thirty years ago is not this case's", () => {
    const text =
      "A 58-year-old man opened fire at a Jewish library near Dunley yesterday, hurting two people. After being taken into custody, the suspect, Ingram Dorsey Pike, was heard yelling “Out with the Jews!”\n\nPike, 58, was arrested for the wounding of two people at the library. He led a gun club in the 1990s.\n\nIn 1994 he was found in contempt of court and sentenced to six months in prison for breaking a settlement. He served two years in prison after being indicted on tax charges.\n\nPike is a raging anti-Semite who has called Jews “vermin.”";
    expect(judged("Ingram Dorsey Pike", text)).toMatchObject({ decision: "incident", status: "arrested" });
  });
});

describe("an employer", () => {
  test("that parts with somebody over support for another says nothing of their own words", () => {
    const text =
      "A gardening society cut ties with columnist Mona Tressel on Sunday over her support for an anti-Semitic radio host.\n\nTressel’s firing by the society, whose bureau had booked Tressel for talks for nine years, ends a quarrel between supporters of Holocaust denier Nils Harbord and other members. Tressel has praised Harbord and his listeners.\n\n“There is no room here for Holocaust deniers,” the society said.";
    expect(judged("Mona Tressel", text).decision).not.toBe("incident");
  });
  test("whose officer leaves during a suspension over antisemitic tweets that the paper quotes", () => {
    const text =
      "The fire lieutenant who tweeted a string of racist, antisemitic comments and was suspended after the paper printed them has now resigned. Fire Lt. Todd Ferrant, 51, chose to resign to avoid disciplinary charges when his 20-day suspension ended.\n\nFerrant used a portrait of Adolf Hitler for his avatar and called the pilot “Skipper Heeb” and a “dirty Jew.”";
    expect(judged("Todd Ferrant", text).decision).not.toBe("none");
  });
});

describe("a page about Jews on which nothing is anti-Jewish", () => {
  test.each([
    [
      "Zalman Pruss",
      "The blame is on prison chaplain Rabbi Zalman Pruss, who was suspended after the choir evening in the jail's laundry came out.\n\nOnce a month Pruss brought a van of cakes for the Jewish inmates and held a supper where “Jewish inmates may help with the soup.” The department has opened an inquiry.",
    ],
    [
      "Rabbi Zalman Pruss",
      "Rabbi Zalman Pruss has resigned as a county jail chaplain, as tales of his kindness towards Orthodox Jewish inmates, from lending one a piano to showing some films, grew. Pruss, who was suspended after the evening, said, “I have resigned, yes.”\n\nThe Rabbi denied the tales, saying that the articles, which mentioned cakes for Orthodox Jewish inmates, were “unfair from the first line.”",
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
      "According to the police, 33-year-old Nathan Ardel of Dunley allegedly pushed and hit Mossman inside the bookshop of a Hasidic movement, causing bruises. Mossman filed a report, alleging that Ardel called him a “fag” and a “pervert.”\n\nOfficers arrested Ardel on Monday and charged him with assault as a hate crime.";
    expect(judged("Nathan Ardel", text).decision).toBe("none");
  });
});

describe("what a paper says of somebody without their words", () => {
  test.each([
    [
      "Conrad Veltman",
      "Former mayor Conrad Veltman gave a speech filled with anti-Semitic slurs at the harvest fair today, and two of the bands packed up. A steward at the fair said that Veltman had again turned to conspiracy theories.",
    ],
    [
      "Nils Harbord",
      "Members of the society have slammed the talks. Among other things, Harbord spoke at the fair. Nils Harbord has also used his radio show to deny the Holocaust, and claimed that the society was “richer” without newcomers.",
    ],
    [
      "Todd Ferrant",
      "Fire Lt. Todd Ferrant, 51, was confronted by the paper with his racist, anti-semitic, sexist tweets on Friday, and he hung up.\n\nFerrant, who works at a depot in Dunley, used an image of Hitler as his profile picture. “Nobody asked that filthy Jew for a plan,” he tweeted on May 3. “That’s how the Jews want it,” he ranted April 11.",
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
    "Police made an arrest in the October hate crime stabbing that left a Hasidic man with a wounded shoulder.\n\nKenny Ballard, 45, was found by officers, and the victims identified him as their attacker. For the Dunley stabbing, he was charged with attempted murder as a hate crime and aggravated harassment as a hate crime.\n\nThe head of the precinct explained, “Nothing was said. He came up behind and stabbed an individual. That individual wore a long black coat. He was a Hasidic male. So we are charging it as a hate crime.”";
  expect(judged("Kenny Ballard", text)).toMatchObject({ decision: "incident", status: "charged" });
});

describe("a political page", () => {
  test("a wish to rebuke somebody, or that many did, is no sanction", () => {
    const text =
      "Councillor Irma Oakley, who has been accused of anti-Semitism, responded to the fire at a synagogue by calling for more fire engines. Oakley said that the town must help.\n\nBecause Oakley has been accused of spreading anti-Semitism, she was widely rebuked for her words. The congress in May is a chance for members to rebuke her.";
    expect(judged("Irma Oakley", text).decision).not.toBe("incident");
  });
  test("who says “I fired him” was not fired", () => {
    const text =
      "GOVERNOR DEAN TRAVERS: One moment. No, I fired him because of what he said to the treasurer. Nobody in this room is less anti-Semitic than I am.\n\nQUESTION: There have been threats against Jewish schools, and swastikas on a library.\n\nGOVERNOR DEAN TRAVERS: The police will find out who it is.";
    expect(judged("Dean Travers", text).decision).not.toBe("incident");
  });
  test("who resigns “charging that” somebody is unfit charges nobody", () => {
    const text =
      "When Barnaby Jessop became chair, the treasurer resigned in protest, charging that Jessop was “no bookkeeper” and unfit for office. Another wrote of antisemitism in the other club, and of attacks on Jews in the street.";
    expect(judged("Barnaby Jessop", text).decision).toBe("none");
  });
  test("a network that closes an account is no authority", () => {
    const text =
      "In October, Facebook issued a new ban against Alan Corrigan, plus bans against far-right figures like Peter Lorne Gask, as well as anti-Semite and choir leader Leon Tarrant.";
    for (const name of ["Alan Corrigan", "Peter Lorne Gask"]) expect(judged(name, text).decision).not.toBe("incident");
  });
  test("an apology of long ago for standing by another gives no words", () => {
    const text =
      "Supporters of Councillor Bram Okafor found themselves parrying an attack: that Okafor had a troubling record on Jews. During the campaign, another complaint emerged against Okafor over comments at a club dinner about Israel.\n\nOkafor apologized in 1999 for having defended a poet against accusations of antisemitism. The poet had called Judaism “a disease.”";
    expect(judged("Bram Okafor", text).decision).not.toBe("incident");
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
      "Marius Jannick, Alan Corrigan and Leon Tarrant have all been banned\n\nFacebook said on Thursday that it had banned several people whom it considers dangerous. The ban covers Instagram. The three were barred for promoting hate, the company said.\n\nTarrant leads a choir and is known for anti-Semitic language. Corrigan spreads conspiracy theories.";
    for (const name of ["Marius Jannick", "Alan Corrigan", "Leon Tarrant"])
      expect(judged(name, text).decision).not.toBe("incident");
  });
});
test("who says that others hate Jews does not say that they do", () => {
  const text =
    "Governor Dean Travers told a dinner on Friday that his rivals have become “an anti-Jewish party” and that “the Liberals hate Jewish people.”";
  expect(judged("Dean Travers", text).decision).not.toBe("incident");
});

describe("a biography", () => {
  test("of somebody who was persecuted tells of no case against them", () => {
    const text =
      "Ludmila Brezan was a botanist and translator. In 1943 Brezan was arrested with her brothers, Polish Jews, and imprisoned in a camp, then deported to Auschwitz, where she was liberated in 1945.\n\nIn 1951 she was expelled from the party. She wrote books on mosses and on antisemitism in wartime schools: “They took the years I would have studied.”\n\nThe Gestapo had also arrested her cousin, Kurt Steinfeld, who was sentenced to death for helping Jews.";
    for (const name of ["Ludmila Brezan", "Kurt Steinfeld"]) expect(judged(name, text).decision).toBe("none");
  });
  test("whose bust or name was taken down was not removed from anything", () => {
    const text =
      "Anselm Torberg protested at the academy in 1935 when he discovered that a bust of his teacher, Ferdinand Jollenbeck, had been removed. His wife was identified as “half-Jewish” and he himself as “Jewish by marriage.” Nazi antisemitism had reached the academy.\n\nThe college is removing Edwin Thornton’s name from a hall because the chemist held antisemitic views.";
    for (const name of ["Ferdinand Jollenbeck", "Edwin Thornton"]) expect(judged(name, text).decision).not.toBe("incident");
  });
});

describe("an essay and a wire story", () => {
  test("who accuses others of chanting it has not chanted it", () => {
    const text =
      "An article by Alma Trennick accused the club of crossing the line into anti-Semitism. She went on to accuse pupils at the music school of threatening a concert, chanting “Hitler was right”, and took the claims for facts. Trennick did not report that they were refuted.";
    expect(judged("Alma Trennick", text).decision).not.toBe("incident");
  });
  test("whoever is charged with stabbing Jews at a feast goes to a human where the charge gives no motive", () => {
    const text =
      "A woman walked into a dining hall and stabbed two people as they celebrated Purim in an Orthodox Jewish community. Police made an arrest the next morning. Bettina E. Corran had a blade in her bag, officials said.\n\nThe mayor called it an attack on Jews and spoke of the evil of anti-Semitism.\n\nCorran, 62, was arraigned on Wednesday and pleaded not guilty to two counts of attempted murder. Authorities have not provided a motive.";
    expect(judged("Bettina E. Corran", text).decision).toBe("human");
  });
});

describe("words in somebody else's mouth, and a privilege", () => {
  test("“your Jewish privilege” is a trope", () => {
    const text =
      "The columnist wrote about singer Brandt’s anti-Semitic outburst in March.\n\nMs Emma Barlow had condemned singer Brandt after he said in a Facebook video: 'Put down the menu and defend your Jewish privilege.'";
    expect(judged("Brandt", text).decision).not.toBe("none");
    expect(judged("Emma Barlow", text).decision).toBe("none");
  });
  test("what a witness says that the one just named said goes to a human", () => {
    const text =
      "A baker won a lawsuit against the managers of a mill. Lew Stanmore was awarded $40,000 by a jury. Two managers repeatedly directed anti-Semitic comments at Stanmore.\n\nFloor manager Jonas Pelham frequently joked about the ovens of the camps. “The others laughed, and then he said, 'See, this oven is for you, you stupid Jew,'” testified Stanmore.";
    expect(judged("Jonas Pelham", text).decision).toBe("human");
    expect(judged("Lew Stanmore", text).decision).toBe("none");
  });
});

describe("three people in one sentence", () => {
  test("whoever somebody condemned after he had spoken is the one who spoke", () => {
    const text =
      "The plan was praised by Rhys Penderel, the Harbour Secretary. “There is no place for antisemitism,” Mr Penderel said.\n\nMs Barlow had condemned singer Brandt after he said in a Facebook video: 'Put down the menu and defend your Jewish privilege.'";
    expect(judged("Rhys Penderel", text).decision).toBe("none");
  });
  test("who shared the posts of somebody who was expelled was not expelled", () => {
    const text =
      "Soren Talbryn has worked for the theatre for six years. Mr Talbryn is accused of sharing posts by members dogged by allegations of anti-Semitism, such as printer Jacqueline Orme, who was expelled from the party last year for ‘prejudicial’ behaviour during an anti-Semitism row.\n\nHe appeared to use an account to attack and harass critics. An attack on Jewish people online followed, and he denied any hate crime.";
    expect(judged("Soren Talbryn", text)).not.toMatchObject({ decision: "incident" });
    expect(judged("Soren Talbryn", text).status).not.toBe("disciplined");
  });
});

describe("what short local reports and encyclopaedias tell in half a sentence", () => {
  test.each([
    [
      "a plot against a Jewish museum is one, though a shop was looked at first",
      "Anton Grebel",
      "Anton Grebel and Milo Hask have been jailed for plotting a bombing of the Jewish museum in Port Sennet. They had first looked at a pro-Israel bookshop. The court heard that Grebel had posted antisemitic messages for years. Grebel must serve at least 12 years.",
      "sentenced",
    ],
    [
      "whoever is named for a terror attack at a synagogue",
      "Idris Vanterpool",
      "Police have identified the suspect in a terrorist attack on a kosher restaurant in Port Sennet as 41-year-old Idris Vanterpool. A cook overpowered him with a tray, and he is in hospital. Officials thanked the cook.",
      "alleged",
    ],
    [
      "the main suspect of an arson attack, on a page about a forum",
      "Tobin Ashgrove",
      "The chess forum closed for a week after the arson attack on a Port Sennet yeshiva, as Tobin Ashgrove, the main suspect, had boasted of it there; Ashgrove had a record of antisemitic postings on the forum. It has new rules now.",
      "alleged",
    ],
    [
      "whom a party ejected for it",
      "Wilmot Strake",
      "The choir removed from its newsletter two poems by Wilmot Strake, a baritone from Sennet who had been ejected from the Harbour Party for his antisemitism.",
      "disciplined",
    ],
    [
      "whose candidacy a party stopped supporting",
      "Gil Pomfret",
      "Ames Laurent is the mayor of Sennet. The Union Party put up Gil Pomfret against him. After the radio had played a voicemail from Pomfret with anti-Semitic slurs, the Union Party dropped its endorsement of Pomfret's candidacy. Pomfret said that it had been late at night.",
      "disciplined",
    ],
    [
      "what the accused says of their own motive clears nobody",
      "Wade Ollerton",
      "A 51-year-old man was convicted of a hate crime for scratching swastikas and slurs into the shutter of a kosher bakery. Wade Ollerton spoke before his sentence on Friday, saying there was “no hate in it.” Ollerton, who pleaded no contest to criminal mischief enhanced as a hate crime, was sentenced to four months in jail.",
      "sentenced",
    ],
    [
      "two men whom a sentence counts and then names",
      "Milo Hask",
      "Two men, Anton Grebel and Milo Hask, were found guilty of a hate crime for beating a Jewish cantor at a tram stop in Port Sennet. A driver had filmed them.",
      "convicted",
    ],
    [
      "a sentence that is longer for the hate in it",
      "Rolf Tiverton",
      "Rolf Tiverton, 39, has been sentenced after chasing Jewish schoolboys across a car park in Sennet with a garden fork. Tiverton received a 12-month prison sentence. The sentence included an uplift due to the hate element of the crime.",
      "sentenced",
    ],
  ])("%s", (_, name, text, status) => {
    expect(judged(name, text)).toMatchObject({ decision: "incident", status });
  });

  test.each([
    [
      "the founder of a sect whose member stabbed Jews",
      "Gorran Teale",
      "Gorran Teale is the founder of a sect.[2] In 1996 Teale was barred from work as a surveyor; the board stated that his incitement of racial hatred made him unfit.[3][4]\n\nA week later a member, Lester Quill, stabbed four Orthodox Jews who were waiting outside their synagogue.\n\nOn 8 March 2001 Teale was arrested and charged with asking a cook to kill a tax inspector.",
    ],
    [
      "who died in an arrest, on a page that tells of another's conviction",
      "Ulf Brandis",
      "Ulf Brandis was to be arrested on a ferry.[1] While it was at first concluded that Brandis committed suicide, others doubted it.\n\nHarm Uhlig, who printed posters for the same band, is a Holocaust denier.[2] In 2004 he was sentenced to five months in prison for incitement to hatred against Jews.",
    ],
    [
      "who poured paint over the bust of a composer",
      "Ivo Starling",
      "Ivo Starling, 58, was arrested over paint on the Port Sennet bust of the composer Anselm Croy. Starling pleaded not guilty to a count of criminal damage.\n\nCroy's works have been criticised since his death for antisemitic views. His portrayal of a pawnbroker has been described as antisemitic. Croy said he made the character so because it: ‘Simply was so that each pawnbroker he met was a Jew.’\n\nStarling said that he chose the bust because it stands in his light.",
    ],
    [
      "whose shots had another reason",
      "Moss Verrall",
      "Moss Verrall shot two people at a kosher bakery in a quarrel over debts. The town had seen an antisemitic attack the year before.",
    ],
    [
      "of whom it is only claimed",
      "Moss Verrall",
      "A leaflet claimed that Moss Verrall shot two men at a synagogue. It called for an end of antisemitism.",
    ],
    [
      "against whom others voted",
      "Nadav Perel",
      "The listeners voted on the songs for the final. In his report the auditor found that votes against Nadav Perel were motivated by taste. Jewish groups called the vote antisemitic.",
    ],
    [
      "who found antisemitic posts, and who tells of it",
      "Ysolde Maram",
      "A man was arrested after an attack on a Jewish school. Detectives found antisemitic messages on the suspect's telephone and treat the attack as a hate crime, superintendent Ysolde Maram said.",
    ],
    [
      "who is no antisemite by the page's words",
      "Perrin Locke",
      "The board was told that Perrin Locke is not an antisemite. Antisemitism in the town is rising.",
    ],
  ])("nobody accuses %s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  test("a protest over Israel that is charged as a hate crime goes to a human, whomever it frightened", () => {
    const text =
      "Two people who protested outside a Sennet synagogue, where flats in Israeli settlements were sold, have been charged with disorderly conduct as a hate crime.\n\nLena Varga, 29, and Tom Adair, 35, were in the crowd. According to the complaint, Varga shouted “Settlers, go home” and “Zionists out” through a megaphone, and Adair stood in the doorway.\n\nRabbi Noa Castell said that members of the congregation had been frightened. Both defendants have pleaded not guilty.";
    for (const name of ["Lena Varga", "Tom Adair"]) expect(judged(name, text)).toMatchObject({ decision: "human", rule: "14" });
  });

  test.each([
    [
      "whoever attacked Jews, by the page's own words, in a story of another",
      "Yorick Dunmow",
      "The publisher of a satirical monthly, Parl Estwick, denied in court today that he had lent anybody a van. He once shared a flat with Yorick Dunmow, who stabbed a ticket inspector in May and, a week later, three people at a Jewish deli before he was overpowered.",
    ],
    [
      "whoever stabbed Jews, though another was denied a permit",
      "Lester Quill",
      "A week after its founder was denied a permit for a camp, a member of the sect, Lester Quill, took a train to the coast. On 2 July Quill stabbed four Orthodox Jews who were waiting outside their synagogue. A porter held him down.",
    ],
  ])("%s, goes to a human: no authority stands beside it", (_, name, text) => {
    expect(judged(name, text).decision).toBe("human");
  });

  test("a voice that somebody faked is not theirs who speaks with it, and the words are not theirs who faked it", () => {
    const text =
      "Police arrested the former warehouse manager Dale Orrin and charged him with fraud. Investigators determined that he cloned a rival's voice and sent the recording to customers, in which it says that “the Jews run this town”. The rival, Enid Sower, lost two contracts over the antisemitic remark.";
    expect(judged("Dale Orrin", text)).toMatchObject({ decision: "human" });
  });

  test("a video that was removed is no step against whoever posted it", () => {
    const text =
      "Brett Calloway, a ferry captain of Port Sennet, posted a video that was later removed by the network. In the clip, Calloway jokes that Jews count their coins at sea. A Jewish group called it antisemitic.";
    expect(judged("Brett Calloway", text).status).not.toBe("disciplined");
  });

  test("whom the source calls a denier without giving the words goes to a human", () => {
    const text =
      "A museum called off a reading by the poet Avice Thorne over a letter in which she had thanked the Holocaust denier Dirk Sandow, whose memoirs she translated.";
    expect(judged("Dirk Sandow", text)).toMatchObject({ decision: "human", rule: "18" });
    expect(judged("Avice Thorne", text).decision).not.toBe("incident");
  });
});

describe("articles that an encyclopaedia or a paper has about somebody", () => {
  test("the title names them in full and the text by the surname alone", () => {
    const text =
      "After joining the guild, Ostrander was convicted of stirring up hatred in 1931.[4] He had told a meeting that “the Jews poison our wells”.[5]";
    expect(judged("Clemens Ostrander", text, "Clemens Ostrander")).toMatchObject({ decision: "incident", status: "convicted" });
    expect(judged("Clemens Ostrander", text, "Clemens Ostrander (weaver) - Encyclopaedia").decision).toBe("incident");
    expect(judged("Clemens Ostrander", text, "The guild of weavers").decision).toBe("none");
  });
  test("but not where the text names another of that surname", () => {
    const text =
      "His nephew Rolf Ostrander joined the guild in 1929. Ostrander was convicted of stirring up hatred in 1931. He had told a meeting that “the Jews poison our wells”.";
    expect(judged("Clemens Ostrander", text, "Clemens Ostrander").decision).toBe("none");
    expect(judged("Rolf Ostrander", text, "Clemens Ostrander").decision).toBe("incident");
  });

  test.each([
    [
      "what somebody says was done to Jews, and arrests without number",
      "Ned Farrant",
      "In a talk Ned Farrant compared the keeping of hens to the Holocaust, in which six million Jewish people were murdered by Nazi Germany. Farrant said that hens were ‘put to death in sheds’ just like the Jews were by the Nazis, and that what happened to Jewish people was ‘horrible beyond words’. He has been arrested more than 60 times during sit-ins at farms.",
    ],
    [
      "a warning to Jews that is meant for them, and cases of another kind",
      "Asher Mundel",
      "In 1968 Asher Mundel was sentenced to two years for smuggling cigarettes. In 1972 Mundel was arrested for an attack on a customs boat and convicted of it.\n\nIn 1980 Mundel gave a talk to Orthodox Jews at which he warned local Jews to buy land before it was “too late”.",
    ],
    [
      "a tattoo",
      "Jed Corliss",
      "In 1996 Jed Corliss pleaded no contest to battery against a Jewish baker after a quarrel over a parking space. In court a swastika tattoo on Corliss's neck was said to be visible; his lawyer called it a folly of his youth.",
    ],
    [
      "a Jewish speaker's words on other Jews",
      "Ivo Lindner",
      "The retired conductor Ivo Lindner, of Jewish origin, complained of the festival's donors, adding that he would not “let the Jews in the front row tell us whom to play”.",
    ],
  ])("nobody is accused for %s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  test("whoever wrote an antisemitic pamphlet that is not quoted goes to a human", () => {
    const text =
      "In 1951 the beekeeper and councillor Aldous Creevy published an antisemitic booklet. A clerk, Lev Brodny, had been accused of an arson in 1949 and was acquitted.";
    expect(judged("Aldous Creevy", text)).toMatchObject({ decision: "human" });
    expect(judged("Lev Brodny", text).decision).not.toBe("incident");
  });

  test("offices of two words and clerics' titles are no part of another's name", () => {
    const text =
      "In a broadcast the popular preacher Sheikh Farid Belkacem of Marl Heath told his listeners that “we must drive the Jews into the sea”. Prime Minister Otto Hallam and Foreign Minister Ines Prado condemned the antisemitic talk.";
    expect(judged("Farid Belkacem", text)).toMatchObject({ decision: "incident" });
    for (const name of ["Otto Hallam", "Ines Prado"]) expect(judged(name, text).decision).toBe("none");
  });
});
