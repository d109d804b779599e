import { expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * Whoever is near an attack, a charge or a word and has not done it: who stops the attacker, who takes pictures of a synagogue, whose son it
 * was, who shares a surname with the title, who is arrested for something else. Each page was once judged wrongly. All people are invented.
 */
test.each([
  [
    "Corin Halvard",
    "Attack in Wrenfield",
    "A man opened fire at a kosher bakery in Wrenfield on Tuesday.\n\nThe suspect is Corin Halvard's son, a 19-year-old student.\n\nThe attack is being investigated as an antisemitic hate crime.",
  ],
  [
    "Corin Halvard",
    "Attack in Wrenfield",
    "A man opened fire at a kosher bakery in Wrenfield on Tuesday.\n\nIt was carried out by Corin Halvard's brother Jory, 29.\n\nThe attack is being investigated as an antisemitic hate crime.",
  ],
  [
    "Ruth Demir",
    "Attack in Wrenfield",
    "A man opened fire at a kosher bakery in Wrenfield on Tuesday.\n\nThe suspect is charged with the attempted murder of Ruth Demir, 61, who is in hospital.\n\nThe attack is being investigated as an antisemitic hate crime.",
  ],
  [
    "Ruth Demir",
    "Attack in Wrenfield",
    "A man opened fire at a kosher bakery in Wrenfield on Tuesday.\n\nRuth Demir, the suspected gunman's mother, said that her son had been ill for years.\n\nThe attack is being investigated as an antisemitic hate crime.",
  ],
  [
    "Ruth Adler",
    "News",
    "Ruth Adler plays a doctor in the series. In the third season her character, Mira, joins the partisans. Adler shot the synagogue scenes in Prague over two weeks.",
  ],
  [
    "Paul Merrow",
    "News",
    "Director Paul Merrow began filming in May. Merrow shot the film in synagogues in Budapest, with local Jewish men and women as extras. Antisemitism is one of its themes.",
  ],
  [
    "Hanan Weis",
    "News",
    "The soldier Hanan Weis opened fire on the gunman in the yard of the synagogue. Weis killed the attacker, who had murdered four worshippers, outside the Jewish school. The attack was condemned as antisemitic.",
  ],
  [
    "Hanan Weis",
    "News",
    "A gunman attacked a kosher supermarket in Marl Heath on Friday. Officer Hanan Weis was the first to arrive. Weis shot the gunman inside the kosher supermarket. Four Jewish customers were dead. The mayor called the attack antisemitic.",
  ],
  [
    "Hanan Weis",
    "News",
    "A gunman attacked a kosher supermarket in Marl Heath on Friday. Hanan Weis, 34, a guard, shot the attacker inside the Jewish supermarket and saved the customers. The mayor called the attack antisemitic.",
  ],
  [
    "Abel Renn",
    "News",
    "In the novel, Abel Renn murders the owner of a Jewish shop and burns the body. The author, Mia Tal, said that antisemitism was not her subject.",
  ],
  [
    "Colm Tierney",
    "News",
    "Colm Tierney was head of the hospital's emergency unit. Last year Tierney cut the budget, the union says, and killed the Jewish museum project. The union called it antisemitic.",
  ],
  [
    "Colm Tierney",
    "News",
    "The striker Colm Tierney shot wide in the charity match against the Jewish community centre. Later Tierney gunned down the wing and beat the Jewish school side alone. The match was played against antisemitism.",
  ],
  [
    "Iris Vance",
    "News",
    "Iris Vance lost control on the ice. The car killed two Jewish men. Vance killed the Jewish women as well, who were walking home from prayers. The street has no pavement.",
  ],
  [
    "Otto Frell",
    "News",
    "Historian Otto Frell has written of the pogrom. In his book Frell attacked synagogues' leaders for their silence. Critics called antisemitism a charge too lightly made.",
  ],
  [
    "Otto Frell",
    "News",
    "Otto Frell attacked the synagogue's board for its support of the war in Gaza. The columnist Otto Frell attacked worshippers who applauded the minister. The Board of Deputies spoke of antisemitism on the left.",
  ],
  [
    "Otto Frell",
    "News",
    "The columnist Otto Frell attacked synagogues that had invited a settler group to sell land in the West Bank. He said that international law forbade it.",
  ],
  [
    "Otto Frell",
    "News",
    "The singer Otto Frell stormed the Jewish museum's stage with his band. Frell killed it at the Jewish community centre last night, with 400 fans singing.",
  ],
  [
    "Mark Selwyn",
    "Mark Selwyn's brother arrested over synagogue abuse",
    'Selwyn was arrested on Tuesday and charged with a hate crime after he shouted "Death to the Jews" at worshippers leaving a synagogue, police said. The 34-year-old man, John, is the footballer\'s brother.',
  ],
  [
    "Mark Selwyn",
    "Mayor Mark Selwyn's son charged over abuse at synagogue",
    'Police in Eastgate said that a 19-year-old was charged on Tuesday with a hate crime. Selwyn shouted "Death to the Jews" at worshippers leaving a synagogue, the charge says. His father, the city\'s mayor, said that he was appalled.',
  ],
  [
    "Mark Selwyn",
    "Mark Selwyn MP condemns father's antisemitic post",
    'A former Eastgate councillor has been banned from the party. Selwyn, 64, wrote on Facebook that "Jews control the banks", a panel found. His son Mark, an MP, condemned the post.',
  ],
  [
    "Anna Keller",
    "Anna Keller: My grandfather the Nazi publisher",
    'Keller was convicted in 1936 of incitement. In his paper he wrote "The Jews are our misfortune". He was hanged after the war. The exhibition by his granddaughter opens on Sunday.',
  ],
  [
    "Jonas Wirth",
    "The rally of hate, by Jonas Wirth",
    'Wirth told the rally: "The Jews control the world." The party expelled him the next day. Our reporter was there.',
  ],
  [
    "Jonas Wirth",
    "Jonas Wirth: a name I share",
    'Jonas writes about the far right. His subject this week is a distant cousin. Wirth told the rally: "The Jews control the world." The party expelled him.',
  ],
  [
    "Mia Rosen",
    "Judge Mia Rosen rules in slur case: defendant of same surname fined",
    'In her verdict the judge was clear. Rosen was fined for calling a neighbour a "dirty Jew". She must pay 400 pounds.',
  ],
  [
    "Dan Foster",
    "Actor Dan Foster's wife guilty of antisemitic messages",
    "Lisa was found guilty of sending antisemitic messages to a rabbi. Foster was given a suspended sentence. Her husband was not in court.",
  ],
  [
    "Dan Foster",
    "Dan Foster in the role of his life",
    'Foster shouted "gas the Jews" in one scene and was sentenced to death in the next. The film is about a guard of a camp. Critics praised the performance.',
  ],
  [
    "Dan Foster",
    "The Camp (TV series), starring Dan Foster",
    'Foster, a guard at the camp, told prisoners that "all Jews must die". Viewers meet him in the first episode. The series runs until May.',
  ],
  ["Elin Marsh", "News", "Magistrates fined the husband of Elin Marsh for posting antisemitic messages about a rabbi."],
  [
    "Rina Katz",
    "News",
    "Rina Katz, 41, was fined for assaulting a preacher. He had threatened to burn the synagogue and she threw coffee at him.",
  ],
  [
    "Rina Katz",
    "News",
    "Rina Katz, 41, a Haredi protester, was arrested in Jerusalem and charged with harassing secular Jewish women with slurs.",
  ],
  [
    "Piet Marlow",
    "News",
    'A man threw a bottle at a bus outside a synagogue in Dunley on Tuesday, police said. Piet Marlow, 31, was arrested an hour later for driving over the police tape. "Whoever did this went after the Jewish community," police chief Ann Roe said.',
  ],
  [
    "Piet Marlow",
    "News",
    'Piet Marlow, 31, was charged with assault on Monday after a fight over a parking space in front of a Jewish school. "After last month\'s attack on the Jewish community we take every call seriously," police chief Ann Roe said.',
  ],
  [
    "Piet Marlow",
    "News",
    "Piet Marlow, 31, was charged on Monday with shoving a guard at the memorial for the terror attack at the Jewish museum. Marlow shoved the guard, who is Jewish, in a quarrel about a bicycle.",
  ],
  [
    "Piet Marlow",
    "News",
    "Piet Marlow, 31, a survivor of the terrorist attack on the synagogue in May, was charged on Monday with threatening a Jewish neighbour over noise.",
  ],
  [
    "Piet Marlow",
    "News",
    "Piet Marlow, 31, was charged with selling a gun without a licence. The gun was later used in the terror attack on a kosher deli that killed two Jewish customers. Prosecutors do not say that he knew of the plan.",
  ],
  [
    "Noor Haddad",
    "News",
    "Noor Haddad, 29, is being held without bail on fraud charges. Her former flatmate attacked a synagogue last year in what police call an antisemitic hate crime.",
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor, 29, is being held on $5,000 bail for refusing to leave a council meeting. The meeting debated antisemitic graffiti found on a synagogue. Residents shouted at the mayor.",
  ],
  [
    "Jan Tor",
    "News",
    "The union pulled its endorsement of Jan Tor, who is Jewish, after he received antisemitic messages and complained of them.",
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor lost his job at the school after defending a colleague who was accused of antisemitism. He has sued.",
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor has lost his post as editor after publishing an investigation of antisemitic chants at the club. The club owns the paper.",
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor lost his job after being called a Nazi by online activists. An inquiry found no antisemitic posts.",
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor admitted feeling hatred for the man when he stood in court. The man, Leo Bax, 41, had painted swastikas on Tor's synagogue.",
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor, a prosecutor, admitted three mistakes in the indictment before the judge. The case concerns antisemitic messages to a rabbi.",
  ],
  [
    "Ida Kron",
    "News",
    'In her lecture Ida Kron said: "In 1302 the town knew that the Jews had killed the boy and taken his blood. That is what the chronicle says. It sent nine men to die for it."',
  ],
  [
    "Ida Kron",
    "News",
    '"The Jews killed Christian children and drank their blood, my grandmother taught me," said Ida Kron, who now leads a group for Jewish–Christian dialogue.',
  ],
  ["Ida Kron", "News", '"We have to destroy every image of the Jew as a banker," Ida Kron said at a conference.'],
  [
    "Nadia Orlan",
    "News",
    "A man opened fire outside a synagogue in Wrenfield on Tuesday, wounding two worshippers. Police are treating the attack as an antisemitic hate crime.\n\nConstable Luke Hart, 29, returned fire. Nadia Orlan, a security guard at the synagogue, shot the man near the synagogue gate, ending the attack. She was praised by the governor.",
  ],
  [
    "Nadia Orlan",
    "Nadia Orlan",
    "Nadia Orlan ran the local paper for thirty years. In 2019 Orlan killed a story on the Jewish museum after its lawyers called. The museum's director had been accused of antisemitic jokes.",
  ],
  [
    "Nadia Orlan",
    "Nadia Orlan",
    "Nadia Orlan is a Berlin photographer. Orlan shot her series on synagogues in nine countries. It is shown at the Jewish Museum until May.",
  ],
  [
    "Nadia Orlan",
    "News",
    "The novelist Nadia Orlan was attacked by critics. In the last chapter Orlan kills the Jewish children of the family one after another, which some found unbearable. It is a novel about the Holocaust.",
  ],
  [
    "Hugo Prast",
    "News",
    "Hugo Prast plays the terrorist in the film. Prast murders Jewish people in the first ten minutes, and the rest is a chase. Reviewers praised him.",
  ],
  ["Hugo Prast", "News", "The game's villain, Hugo Prast, kills Jewish children in the camp. The player has to stop him."],
  [
    "Karim Daher",
    "News",
    "Karim Daher, a driver for the bus line, was at the wheel when a tyre burst. Daher killed four Jewish schoolchildren and a teacher in what the inquest called a tragic misfortune.",
  ],
  [
    "Karim Daher",
    "News",
    "The surgeon Karim Daher was sued. The suit said that through negligence Daher killed the Jewish people's most beloved cantor. The court dismissed it.",
  ],
  [
    "Moshe Lavan",
    "News",
    "Moshe Lavan, an Israeli reservist, killed the man who attacked the Jewish people praying at the tomb. Two soldiers were hurt.",
  ],
  [
    "Moshe Lavan",
    "News",
    "Moshe Lavan, 45, a Chabad school's caretaker, killed two of its teachers at the Jewish school on Monday. Colleagues said that he was ill.",
  ],
  [
    "Ruth Demir",
    "News",
    "A man opened fire outside a synagogue in Wrenfield on Tuesday, wounding two worshippers. Police are treating the attack as an antisemitic hate crime.\n\nRuth Demir, the suspected gunman's mother, said that her son had been ill for years.",
  ],
  [
    "Ruth Demir",
    "News",
    "A man opened fire outside a synagogue in Wrenfield on Tuesday, wounding two worshippers. Police are treating the attack as an antisemitic hate crime.\n\nRuth Demir, 61, was held in custody for two hours after the gunman's car was found to be hers; it had been stolen on Monday, police said.",
  ],
  [
    "Ruth Demir",
    "News",
    "A man opened fire outside a synagogue in Wrenfield on Tuesday, wounding two worshippers. Police are treating the attack as an antisemitic hate crime.\n\nRuth Demir, 61, who was first named as the shooter, was among the wounded, police said.",
  ],
  [
    "Ruth Demir",
    "News",
    "A man opened fire outside a synagogue in Wrenfield on Tuesday, wounding two worshippers. Police are treating the attack as an antisemitic hate crime.\n\nRuth Demir turned herself in to police on Wednesday over unpaid parking fines after officers checked the street's cars.",
  ],
  [
    "Laura Benning",
    "Laura Benning: 'My brother was a neo-Nazi'",
    'Benning was jailed for three years in 2019 for posting "gas the Jews" and for threats against a rabbi. He has since left the far right. His sister has told his story in a book that appears on Monday.',
  ],
  [
    "Jan Tor",
    "News",
    "Jan Tor has lost his job at the city museum after curating an exhibition on antisemitic cartoons. The board said that visitors had misread it. Scholars have signed a letter in his defence.",
  ],
  ["Jan Tor", "News", "The hotel dropped its support for Jan Tor, a rabbi, after antisemitic messages were sent to its staff."],
  [
    "Jan Tor",
    "News",
    "Jan Tor, who is a rabbi, admitted crying when he stood before the court. Leo Bax, 41, had sent him antisemitic messages for a year.",
  ],
])('%s, in "%s": %s', (name, title, text) => {
  const { decision } = judgePage(
    { name },
    { id: "d1", url: "https://news.example/1", title, date: "2024-06-12", text },
    "uncontradicted",
  );
  expect(decision).not.toBe("incident");
});
