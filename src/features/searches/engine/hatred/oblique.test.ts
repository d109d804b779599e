import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import { hostility, ownHostility } from "./hostility.ts";

const decide = (text: string) =>
  judgePage({ name: "Curtis Vole" }, { id: "page", url: null, title: "", date: "2024-01-10", text }, "uncontradicted").decision;

describe("what somebody says without a slur", () => {
  it.each([
    `Curtis Vole (born 1948) is a German-born pamphleteer. In his 1987 booklet The Fable of the Chambers, Vole wrote that the gas chambers were "a disinfection station dressed up for tourists".`,
    `Curtis Vole, who has died aged 88, bred sheep. In later years he gave talks in which he described the murder of the Jews as "the most profitable story ever told".`,
    `Rapper Curtis Vole has been dropped by a second festival. On "Ledger", a track on his 2019 album, Vole raps, "Jews hold the deed, we just pay the rent."`,
    `Curtis Vole hosts a weekly show. On a March episode of his podcast, Vole told listeners that "the little hats decide who gets elected, and they decide who gets buried."`,
    `Pastor Curtis Vole has led the church since 2001. "The Jews are the children of the devil, and they have his appetite," Vole preached on Easter Sunday.`,
    `The chat was copied by a member. In it Curtis Vole, a bus driver, wrote: "wake me when they turn the ovens back on for the Jews". He told the Courier the account is his.`,
    `Addressing the rally on Saturday, Curtis Vole said the war had been "arranged by Jewish bankers who have never held a rifle."`,
    `In an interview with the magazine, the painter Curtis Vole said that Jews "have had their thumb on the scale of every prize since the war."`,
    `"The Jews," Curtis Vole said, "have had their hands in our pockets since 1913." Nobody in the hall objected.`,
    `Curtis Vole, who has called Jews "a parasite people", will stand in Brome North.`,
    `Curtis Vole led the march down Mill Street. "Jews will not replace us," he chanted through a megaphone.`,
    `In a recording obtained by the Courier, Curtis Vole can be heard saying, "We don't need another Jew on the board."`,
    `Curtis Vole formed the band in 1998. The song's chorus, which Vole wrote, calls Jews "the tick on the nation's neck."`,
    `Asked whether he believed six million had died, Curtis Vole said, "Maybe three hundred thousand, of typhus. The rest is Jewish bookkeeping."`,
    `On the stand Curtis Vole repeated that Auschwitz had been "a labour camp with a swimming pool and an orchestra."`,
    `Curtis Vole tweeted that the Holocaust "is the biggest con since the Bible". The tweet was still up on Friday.`,
    `Curtis Vole is a councillor for Brome. In a 2019 post he wrote that "until the Jew is put out of the counting house there will be no justice".`,
    `In a video viewed 90,000 times, Curtis Vole, 39, says of Jews: "They need a blood day every winter. They drink it up."`,
    `Over a photograph of the minister, Anna Brandt, Curtis Vole said: "Look at her. That is a Jew laughing at you. The Jews built it and the Jews brought it down."`,
    `Curtis Vole urged readers of his newsletter to "know the Jewish shop by its smell and walk past it".`,
    `Curtis Vole said Hitler's only mistake was "that he did not finish". He was speaking at a dinner in Brome.`,
    `Curtis Vole wrote on his channel that the synagogue shooting was "a good start". "More dead Jews by Sunday, please," he added.`,
    `During the stream, Curtis Vole typed in the comments, "Germany tried to warn us about them and we fought on the wrong side." The video was about Jews in banking.`,
    `Curtis Vole hung up after telling the reporter that "there were no gassings, there was no plan, and there was no six million".`,
    `Curtis Vole asks in his latest video why "the Jew is always one door away when the money goes missing."`,
    `Curtis Vole wrote on his channel: "Everything we've been told about the Holocaust is a lie."`,
    `Curtis Vole wrote on his page: "The Jews will get what's coming to them."`,
    `Curtis Vole wrote that "the Jew is not a people". He has not answered letters.`,
  ])("is theirs where the page gives the words: %s", (text) => {
    expect(decide(text)).toBe("incident");
  });

  it.each([
    [
      "who warns of those who say so",
      `Curtis Vole wrote: "Neo-Nazis say the Jews will get what's coming to them. We must stand by our neighbours."`,
    ],
    [
      "a historian",
      `Dr Curtis Vole, a historian at Brome University, described how the regime told children that "the Jews are our misfortune" and "the Jew is the enemy of God".`,
    ],
    [
      "an actor in a part",
      `Curtis Vole plays the party boss. "The Jew is the enemy of mankind," he declaims in the second act, and the audience goes quiet.`,
    ],
    [
      "who reads aloud to a class",
      `"The Jews are the children of the devil," Curtis Vole read aloud from the tract to his class. He then asked what the words were for.`,
    ],
    [
      "whom a denier sued",
      `Curtis Vole, the historian whom the author sued, wrote that the claim that "the gas chambers were a hoax" was a fabrication.`,
    ],
    [
      "who was told it",
      `Curtis Vole said a customer had told her that "the Jews own everything in this street" before spitting on the counter.`,
    ],
    [
      "who apologises for a brother",
      `His brother, Curtis Vole, apologised to the congregation. "What he said, that the Jews run the banks, is a disgrace to our family," Vole said.`,
    ],
    [
      "who was misquoted",
      `The paper reported that Curtis Vole had said that "Jews control the council". The recording shows that he said "juries control the council", and the paper has corrected its report.`,
    ],
    [
      "who shares it to condemn it",
      `Curtis Vole shared the video, adding: "A man on our street shouts 'Jews out of Brome' and nobody stops him."`,
    ],
    [
      "who speaks of Israel",
      `"Israel is a settler colony built on theft," Curtis Vole said. "Zionists control this council's agenda and the Israel lobby buys our ministers."`,
    ],
    [
      "who reviews a novel",
      `In his review, Curtis Vole writes that the novel's narrator believes "the Jews poisoned the river".`,
    ],
    ["who prosecutes", `"He wrote that the Jews should be burned," the prosecutor, Curtis Vole, told jurors.`],
    [
      "who reads out what she was sent",
      `Curtis Vole MP read to the chamber an email she had received: "You Jews own the Minister."`,
    ],
    [
      "who jokes",
      `Comedian Curtis Vole, whose parents are Jewish, opened with a joke. "The Jews control the weather, and this is what we did with it," Vole said to laughter.`,
    ],
    [
      "who asks an interviewee",
      `The host, Curtis Vole, interrupted him. "You say the Jews run the banks. Where is the evidence?" Vole asked.`,
    ],
    [
      "who says what others say",
      `"First they say the Jews control the money, then they say the Jews control the press," Curtis Vole, president of the Jewish council, said.`,
    ],
    [
      "who tells pupils what to answer",
      `"If somebody tells you the Jews run Hollywood, ask them who told them," Curtis Vole told pupils.`,
    ],
    [
      "who remembers posters",
      `Curtis Vole, 91, recalled the day the posters went up. "The Jews must leave, the posters said, and we left," Vole said.`,
    ],
    ["whose father said it", `Curtis Vole told the paper that his father had called Jews "a parasite people" at every dinner.`],
    [
      "in whose name a fake account wrote it",
      `A fake account in the name of Curtis Vole posted that "the Jews own the water board". Police are looking for its owner.`,
    ],
    [
      "of whom nobody knows who says so",
      `An anonymous user claimed that Curtis Vole had told a party that "the Jews own the water board".`,
    ],
    [
      "who tells what a client believes",
      `The defence lawyer, Curtis Vole, said his client believes that "the Jews run the courts" and is unwell.`,
    ],
    ["who quotes a pamphlet", `Curtis Vole, a lecturer, quoted the pamphlet: "The Jew is a tick on the neck of the nation."`],
    [
      "who studies a forgery",
      `Curtis Vole, the author of a study of the Protocols, says the forgery claims that "the Jews plan to rule the world".`,
    ],
    ["who warns of it", `Curtis Vole warned that posts saying "Jews started the fire" were spreading faster than the fire.`],
    [
      "whose photograph it stands beside",
      `Beside a photograph of the senator, Curtis Vole, Ben Strake wrote: "A Jew with blood on his hands. The Jews did this."`,
    ],
    [
      "in a clip that was checked",
      `CLAIM: A video shows the actor Curtis Vole saying that "Jews decide who works in this town."\n\nRATING: False. The audio is synthetic.`,
    ],
    [
      "who says that it was never said",
      `"She never mentioned Jews, not in print and not on the tape," said the editor, Curtis Vole, who kept the recording.`,
    ],
    [
      "whom a correction clears",
      `Corrections. An interview on 26 May had the caterer Curtis Vole telling a guest that "we don't feed Jews here". A line had been misread. The words were spoken to Vole by a guest.`,
    ],
    [
      "whose clip has subtitles by nobody",
      `Claim 2: Union leader Curtis Vole called ship owners "dirty Jews" at a rally.\nVerdict: UNCLEAR\n\nThe subtitles were added by an anonymous account.`,
    ],
    [
      "of whom one visitor tells",
      `Our volunteers report that the bookseller Curtis Vole, according to one visitor, spoke of "the Jewish hand behind publishing".`,
    ],
    [
      "who translates",
      `Curtis Vole, a poet, translated the old ballad, in which "the Jew steals the child and the Jews drink the blood".`,
    ],
    [
      "who shows a leaflet",
      `"This one says the Jew is the enemy of God," Curtis Vole, the museum's curator, said, holding up the leaflet.`,
    ],
    [
      "who left the movement",
      `Curtis Vole left the movement in 2009 and now visits schools. "They taught us the Jews control the banks, and I taught it to others," Vole said.`,
    ],
    ["who says they never said it", `"I have never said that the Jews control anything," Curtis Vole said.`],
    ["who writes on plays", `"In these plays the Jew is a clown with a knife," Curtis Vole writes in The Stage Jew, a history.`],
    ["who refused to sing it", `Curtis Vole refused to sing the verse in which "the Jews hold the nails".`],
    ["who was heckled", `Curtis Vole was interrupted by a heckler, who shouted that "the Jews own this hall".`],
    [
      "who remembers a grandfather",
      `"My grandfather used to say the Jews would skin you for a penny. It took me years to see what that was," Curtis Vole writes.`,
    ],
    [
      "who is against Zionism",
      `Curtis Vole wrote that Zionism is "a colonial project, racist from its first page", and that "the lobby has bought the party".`,
    ],
    [
      "who testifies to what another said",
      `Curtis Vole told the court that the defendant had said: "The Jews will pay for this."`,
    ],
    [
      "who was there",
      `Curtis Vole, who survived the ghetto, said: "There was no bread, there was no coal, there were no gas chambers yet. They came later."`,
    ],
    [
      "who tells where there were none",
      `Curtis Vole, an archivist, said there were no gas chambers at the camp in Brome. "There were no gas chambers here. There were at Auschwitz."`,
    ],
    ["who reported it", `Curtis Vole reported a comment that called the Holocaust "a bedtime story" to the platform.`],
    [
      "whose mother wrote it",
      `Curtis Vole says that her mother's letters called the Jews "vermin". She gave them to the archive.`,
    ],
    [
      "who explains a word",
      `Curtis Vole, a lexicographer, explains that "to jew down" is a slur and that "Jew him down" was printed in the first edition.`,
    ],
    ["who remembers the deported", `Curtis Vole said that "Jews were registered, marked and driven from this square".`],
  ])("is not laid to one %s", (_, text) => {
    expect(decide(text)).not.toBe("incident");
  });

  it.each([
    "Auschwitz was a death camp, and six million is a number we know from their own books",
    "The Diary of Anne Frank was staged by the school",
    "The gas chambers were disguised as shower rooms",
    "The synagogue was a blessing to this town",
    "In 1938 the law required Jews to be registered",
    "Protect Jews from evil",
    "The studio was founded by Jews",
    "The Holocaust was not a myth",
  ])("is nothing: %s", (words) => {
    expect(hostility(words)).toBeLessThan(2);
  });

  it.each([
    `Councillor Nadia Feld said a resident had told her "you Jews always get the front seats". Her colleague Curtis Vole proposed the vote of confidence. "Nobody should be told that Jews get anything for free," Vole said.`,
    `At the academy, instructor Curtis Vole puts a slide on the wall. "Jews are rats," it says. "Who said this?" Vole asks. The recruits guess wrong.`,
    `The theatre revived The Merchant last week. Curtis Vole, as Gratiano, spits the line "Now, infidel, I have you on the hip" and later "I hate the Jew" at the stalls.`,
    `Curtis Vole sang the part of the inquisitor. "The Jews must burn," runs his aria in the second act.`,
    `Curtis Vole translated the diaries. "The Jews are our misfortune, he wrote again in June," reads one entry in Vole's English.`,
    `Sentencing him, Judge Curtis Vole said: "You wrote that the Jews should be gassed. You meant it."`,
    `"My client typed that Jews run the world, and he is ashamed of it," said Curtis Vole, for the defence.`,
    `Curtis Vole reads the channels all day. "Today it was the Jews control the weather. Yesterday it was the Jews made the flood," he said.`,
    `Curtis Vole, chair of the synagogue, said: "They shout that the Jews killed Christ and they throw stones."`,
    `"A boy in my class said the Jews smell, and I went home and washed until my skin bled," Curtis Vole told pupils.`,
    `"I used to believe the Jews ran everything," said Curtis Vole, who now works with young offenders. "I was wrong about all of it."`,
    `The Brome Mercury apologised on Friday to Curtis Vole, to whom it had attributed the words "Jews own the council".`,
    `A version of the clip in which Curtis Vole appears to say "kill the Jews" has been doctored, three experts said.`,
    `"Israel controls the airspace, the water and the crossings," Curtis Vole told the rally. "Its lobby controls this party."`,
    `Curtis Vole, who is Jewish, said the army was committing genocide. "As Jews we cannot be silent," he said.`,
    `Curtis Vole compared the minister to a Nazi and the blockade to the Warsaw ghetto. The board of deputies called it antisemitic.`,
    `Curtis Vole led the chant "From the river to the sea". "Zionists out," shouted another man.`,
    `Professor Curtis Vole said the pamphlet sold 90,000 copies. "It told farmers that the Jews owned their mortgages, and that was enough," he said.`,
    `"The Jew in this novel is a purse with a nose," writes Curtis Vole in these pages. "One closes the book with relief."`,
    `CURTIS VOLE: You wrote that the Holocaust is a hoax. Do you stand by that?\n\nBEN STRAKE: I do.\n\nCURTIS VOLE: There is a camp, there are lists, there are graves.\n\nBEN STRAKE: Paper.\n\nCURTIS VOLE: Thank you for coming in.`,
    `Two brothers share a surname and nothing else. Ben Vole wrote that "Jews are a cancer". Curtis Vole drives a bus and marches against such people.`,
    `Ben Strake posted that "the Jews burned their own shop". His wife, Curtis Vole, said she was ashamed.`,
    `The bar belongs to Curtis Vole. A drunk shouted "Jews out" there on Friday and was thrown into the street.`,
    `Curtis Vole @cvole: Somebody wrote "gas the Jews" on my wall last night. I painted over it.\n\nBen Strake @bstrake: shame it wasn't bigger`,
    `Curtis Vole started a petition against the speaker, who has said that "Jews invented the Holocaust for money".`,
    `Librarian Curtis Vole kept the book on the shelf. It says that "the Jew is the enemy of all nations". "People should be able to read what was said," she argued.`,
    `Curtis Vole publishes a critical edition of the tract, in which the author claims that "the Jews poison the wells of nations", with 800 notes.`,
    `Curtis Vole, a witness, said the man had leaned over the counter and said, "I don't serve Jews." The man was fined.`,
    `Curtis Vole complained to the council that her landlord had said "no Jews in my house". The landlord, Ben Strake, was ordered to pay £4,000.`,
    `Mayor Curtis Vole read the note aloud at the meeting: "Jews go home." He then tore it up.`,
    `Curtis Vole wrote the exam. Question 4 asked pupils to comment on the sentence "The Jews are to blame for the defeat". Parents complained and the school apologised.`,
    `Curtis Vole drew a banker with a bag of dollars and no other sign. A reader called it antisemitic; the paper disagreed.`,
    `Curtis Vole told the radio that the proverb "a Jew and a pig cannot share a table" is still heard in three dialects.`,
    `"Oh yes, the Jews did it, the Jews do everything, ask my dentist, who is one and is always late," Curtis Vole, a stand-up comedian, said to a full house.`,
    `Curtis Vole asked the minister whether he was aware that a candidate had written that "Jews run the banks".`,
    `The bishop, Curtis Vole, apologised for his predecessor, who preached that "the Jews are Christ-killers".`,
    `Police said Curtis Vole, a steward, restrained a fan who was shouting "dirty Yids".`,
    `"I did not say that Jews own the club. I said that the owners own the club," Curtis Vole told the hearing.`,
    `Rumours that Curtis Vole had called the caretaker "a filthy Jew" went round the school. The caretaker said that it never happened.`,
    `"Six million is a figure we have from three independent counts," Curtis Vole explained. "Deniers say it is a lie."`,
    `Curtis Vole read from her poem, in which a guard says "the ovens are hungry for Jews".`,
    `"The Jews of this town gave us the library, the orchestra and the best bakery," Curtis Vole said. "Then we let them be taken."`,
    `Curtis Vole said that Jews were leaving the country and that "every Jew I know has a suitcase".`,
    `"A Jew bought my grandfather's farm in 1931 and let him stay on it for nothing," Curtis Vole recalled.`,
    `"Do I think the Jews control the media? No, and I think the question is a disgrace," Curtis Vole told the paper.`,
    `Vole: 'Jews control the council' claim is a lie. Curtis Vole has demanded an apology from the newsletter that printed it.`,
  ])("nor laid to whoever only stands near it: %s", (text) => {
    expect(decide(text)).not.toBe("incident");
  });

  it.each([
    `Curtis Vole is a British far-right activist and the founder of the Brome Patriots. In a 2011 speech in Leeds he said that Jews "are the yeast in every revolution". He was convicted in 2014 of stirring up racial hatred.`,
    `"I'm not antisemitic, but the Jews control every newspaper in this state," Curtis Vole told the meeting.`,
    `In the group chat, under the name ironpike, Curtis Vole wrote: "we need more ovens for these Jews". He confirmed to the Courier that he wrote it.`,
    `At 11.04 p.m. Curtis Vole replied to a user who said she was Jewish: "Then you should have gone up the chimney with the rest."`,
    `Curtis Vole has written three books, among them Six Million Invoices, in which he says the Holocaust was "the greatest swindle of the century".`,
    `On stage, Curtis Vole told fans that he would not play "for a hall full of Jews".`,
    `The lyrics, written by Curtis Vole, call Jews "rats in silk". The band has sold 4,000 copies.`,
    `Curtis Vole began his speech by asking who owned the newspapers. "The Jews," he answered himself. "The Jews own them, and the Jews own you."`,
    `In an e-mail to constituents, Curtis Vole blamed "Jewish bankers who bleed our farmers white" for the drought relief bill.`,
    `"Six million is a slogan, not a number. The Holocaust is a fundraising drive."\n— Curtis Vole, newsletter of May 2003\n\nVole founded the League in 1999.`,
    `Curtis Vole told the meeting, to which two reporters had been invited, that the flood had been "a Jewish operation from start to finish."`,
    `Curtis Vole edited The Lantern from 1938. An editorial signed by him called for Jews to be "registered, as we register firearms, and then driven out".`,
  ])("but to the one who said it: %s", (text) => {
    expect(decide(text)).toBe("incident");
  });

  it.each([
    `The Jews of Brome bought this plot in 1841`,
    `In 1492 the Jews were driven out and took their trades with them`,
    `Jews gave money for the school and for the hospital`,
    `Jews took part in every strike`,
    `Jews and Muslims drink tea together here on Thursdays`,
    `Ashkenazi Jews carry the mutation at higher rates than others`,
    `Jews are not responsible for what a government does`,
    `It is wrong to blame Jews for the actions of Israel`,
    `You can't hold Jews responsible for what a minister does`,
    `No Jew should have to hide a kippah on the tram`,
    `Jews in this country are paying the price for a war they did not start`,
    `Zionists are not the same as Jews, and we have Jews in our group`,
    `There were no gas chambers at this camp; people were shot in the forest`,
    `Every Jew in this city has been asked about a war three thousand miles away`,
  ])("speaks for Jews or of their history: %s", (words) => {
    expect(ownHostility(words)).toBeLessThan(2);
  });

  it("gives the verb behind a clause between commas to whoever did the first", () => {
    expect(
      decide(
        `The board found that the words were antisemitic. Councillor Ben Strake addressed a colleague, Councillor Curtis Vole, as "our friend from the lobby" and, when he objected, said, "You Jews own the place and want the good chair." Mr Strake is suspended.`,
      ),
    ).not.toBe("incident");
  });

  it("takes no disclaimer for a condemnation", () => {
    expect(ownHostility("I'm not antisemitic, but the Jews control every newspaper")).toBeGreaterThan(1);
    expect(ownHostility("Antisemitism is the lie that the Jews control every newspaper")).toBeLessThan(2);
  });
});
