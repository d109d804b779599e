import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * News in which something was done to somebody by an authority, on a page that tells of an antisemitic act: to whoever did it, or to whoever
 * stood by, answered it, answers for the place, or has a case of another kind. Written by somebody who had not read the rules; most of the
 * first list was judged wrongly then. All people, places and events are invented.
 */
type Row = [name: string, text: string, title?: string];

function decision(name: string, text: string, title = "News"): string {
  const page = { id: "d1", url: "https://news.example/1", title, date: "2024-06-12", text };
  return judgePage({ name }, page, "uncontradicted").decision;
}

describe("something was done to them for something else", () => {
  const innocent: Row[] = [
    [
      "Tobiah Renswick",
      "Vandals smeared swastikas across the doors of the Ohel Avraham synagogue in Marlow Heath on Sunday night.\n\nTobiah Renswick, 22, was arrested at his flat on Monday morning. He spent nine hours in a cell before detectives established that he had been on a night shift at the hospital.\n\nPolice are still looking for two men in dark hoodies.",
    ],
    [
      "Idris Falmouth",
      'Police say the attack on a Jewish teenager at a bus stop in Kesterby was antisemitic. The attacker shouted "dirty Jew" before punching the boy.\n\nIdris Falmouth, 31, was arrested on Thursday but was eliminated from the inquiry after his phone showed he was in another city.',
    ],
    [
      "Pavel Ostrander",
      "A man threw a brick through the window of a kosher deli in Northgate on Friday and yelled antisemitic slurs at the owner. Officers arrested Pavel Ostrander, 44, within minutes. They had the wrong man: Ostrander had been queuing at the bakery next door. He has lodged a complaint.",
    ],
    [
      "Lucia Bramhall",
      "The rabbi's car was set alight outside his house on Tuesday in what detectives believe was an antisemitic arson. A 19-year-old, Lucia Bramhall, who was taken in for questioning, has been told she faces no further action.\n\nThe force has released pictures of a man on a moped.",
    ],
    [
      "Dmitri Kaleva",
      'Gravestones at the Jewish cemetery in Holmby were toppled and daubed with Nazi symbols last week.\n\nThe caretaker, Dmitri Kaleva, 58, was held overnight. "It was a misunderstanding," Inspector Joan Firth said. "He is a witness."',
    ],
    [
      "Reza Tollander",
      'A gunman shouting "kill the Jews" wounded three worshippers at a synagogue in Port Ellery on Saturday. Reza Tollander, 27, a delivery driver who was handcuffed by officers in the first minutes, was later identified as the man who tackled the gunman.',
    ],
    [
      "Owen Castrell",
      "Detectives investigating antisemitic graffiti at Hillel House said on Wednesday they had mistakenly arrested Owen Castrell, 20, a student with the same surname as their suspect. He was sent home with an apology.",
    ],
    [
      "Marek Dunholme",
      'Two Hasidic men were beaten by a man who called them "filthy Jews" in Brackley Road on Monday.\n\nMarek Dunholme, 36, was picked up on Tuesday. Neither victim picked him out of a line-up and the charge was dropped on Friday.',
    ],
    [
      "Gareth Imbrie",
      "A swastika was spray-painted on the Jewish community centre in Larkfield on Tuesday. Gareth Imbrie, who runs the hardware shop opposite, was the first to see it.\n\nImbrie, who served eighteen months for burglary in his twenties, said he had scrubbed at it until the police came.",
    ],
    [
      "Nadine Okoro",
      'Councillor Nadine Okoro called the firebombing of the Beth Shalom synagogue "an assault on all of us". Okoro, who was suspended by her party three years ago in a row over parking permits, was re-elected in May. Police believe the firebombing was motivated by hatred of Jews.',
    ],
    [
      "Stellan Morrow",
      'A masked man shouted "Jews out" and hurled bottles at families leaving a Hanukkah party in Dunmere on Sunday.\n\nStellan Morrow, the party\'s organiser, was fined in 2011 for failing to license a raffle. He said he would hold the party again next year.',
    ],
    [
      "Bettina Crowle",
      "The attack on the kosher grocery in Saltby on Monday was antisemitic, prosecutors said. The grocery's landlord, Bettina Crowle, lost her licence over fire-safety breaches in 2016 and regained it two years later.",
    ],
    [
      "Harlan Vose",
      "Someone left a pig's head at the gate of the Jewish primary school in Ashcombe on Thursday. Police are treating it as an antisemitic hate crime.\n\nThe district superintendent, Harlan Vose, stepped aside last month after an audit of his travel claims. His deputy, Ines Calloway, condemned the act.",
    ],
    [
      "Ingrid Pellew",
      "Antisemitic leaflets were pushed through letterboxes in Fernhill over the weekend. The town's mayor, Ingrid Pellew, who is due in court next month over a planning dispute, said the leaflets had no place in the town.",
    ],
    [
      "Jonah Maddern",
      "A man screamed antisemitic abuse at a rabbi on the number 9 tram on Tuesday. The tram driver, Jonah Maddern, was suspended for not stopping the tram at the next halt.",
    ],
    [
      "Callum Ferreira",
      "Swastikas were found carved into desks at Whitmoor High School. The principal, Callum Ferreira, was placed on leave after parents said he had known of the carvings for a month and done nothing.",
    ],
    [
      "Sunita Braxley",
      "A pupil gave Nazi salutes in class and told a Jewish girl that Hitler should have finished the job. Her teacher, Sunita Braxley, was disciplined for leaving the classroom unattended.",
    ],
    [
      "Leopold Anstey",
      "The Jewish Museum in Carrick was hit by gunfire on Friday; two visitors died. The head of its security contractor, Leopold Anstey, resigned after it emerged that half the guards were unlicensed. Police said the gunman had posted antisemitic rants online.",
    ],
    [
      "Farid Quennell",
      'Police chief Farid Quennell was dismissed on Monday over the slow search for the man who shot at a synagogue in Ester Bay. The man, who had shouted "death to the Jews", was caught after nine days.',
    ],
    [
      "Anselm Brodie",
      "Judge Anselm Brodie was reprimanded for falling asleep during the trial of a man who attacked two yeshiva students while shouting antisemitic slurs. The trial will start again in September.",
    ],
    [
      "Rosalind Tay",
      "A juror in the synagogue arson trial was jailed for a week on Friday. Rosalind Tay had looked up the defendant on the internet. The defendant is accused of setting fire to Congregation Or Chadash because he hated Jews.",
    ],
    [
      "Viktor Lanyon",
      "The lawyer for the man accused of antisemitic threats against a Jewish school was himself fined on Monday. Viktor Lanyon was late for the third time, the judge said.",
    ],
    [
      "Hester Vaill",
      "Attorney Hester Vaill, who represents a student charged with drawing swastikas on a Jewish classmate's door, was held in contempt after she refused to stand when the judge entered.",
    ],
    [
      "Desmond Akarca",
      "Officer Desmond Akarca faces a disciplinary hearing after crashing his patrol car on the way to a synagogue where a man was screaming antisemitic threats. The man was arrested by other officers.",
    ],
    [
      "Solveig Hartnell",
      'Sergeant Solveig Hartnell has been suspended on full pay. She is alleged to have tasered a man who had just sprayed "Kill Jews" on a kosher restaurant. The man was taken to hospital and is expected to be charged with a hate crime.',
    ],
    [
      "Mina Carstairs",
      "A judge ordered that the file on the antisemitic attack at the Menorah bakery be reopened. The detective in charge, Mina Carstairs, was demoted for losing the CCTV footage.",
    ],
    [
      "Rufus Adeyemi",
      "Fans of Harrow Vale FC chanted about gas chambers during Saturday's match against a Jewish club. The home coach, Rufus Adeyemi, was sent off in the second half for arguing with the fourth official and will miss two matches.\n\nThe league has opened an antisemitism inquiry.",
    ],
    [
      "Luka Petrosian",
      "Striker Luka Petrosian begins his three-match ban for a dangerous tackle this weekend. His club, Ridgeway Town, is also under investigation after supporters made antisemitic hissing noises at the visitors.",
    ],
    [
      "Emeka Strand",
      "The federation closed one stand at Bellmoor Park after antisemitic banners were shown there. Midfielder Emeka Strand was banned for six games for betting on matches.\n\nThe club said that it accepted both decisions.",
    ],
    [
      "Yusuf Grantley",
      'Goalkeeper Yusuf Grantley was fined two weeks\' wages for confronting supporters who had sung antisemitic songs. "I would do it again," he said.',
    ],
    [
      "Odile Marchmont",
      "The club's chairman said the antisemitic tweets of its former captain were repugnant. Press officer Odile Marchmont was let go after deleting them without telling the board.",
    ],
    [
      "Beau Tidwell",
      "A hockey player drew a swastika on the locker of a Jewish teammate, the college said. Head coach Beau Tidwell was suspended for the rest of the season. The college found that Tidwell had not reported the drawing for three weeks.",
    ],
    [
      "Kwame Lindholm",
      'The referee stopped the match after spectators shouted "Jews to the gas". Kwame Lindholm, who had a bottle thrown at him, was later suspended by the federation for abandoning the match without consulting the delegate.',
    ],
    [
      "Priya Landor",
      "Jewish students at Calder University found their mezuzahs ripped from their doors and swastikas drawn in their place last week. Professor Priya Landor was put on leave on Tuesday; the university said the decision concerned a grading complaint.",
    ],
    [
      "Ezra Whitcombe",
      "The student union at Tarrant College banned Ezra Whitcombe from its building after he stormed into a meeting to protest against an antisemitic cartoon in the student paper. The cartoon showed a hook-nosed banker clutching a globe.",
    ],
    [
      "Talia Berensohn",
      "Talia Berensohn, a Jewish student, was suspended for a week for secretly recording her professor, who had told the class that Jews control the banks. The professor is under investigation for antisemitism.",
    ],
    [
      "Hamish Oduya",
      "Antisemitic posters were put up in the law library at Penrose University on Monday. Librarian Hamish Oduya received a written warning for leaving the building unlocked.",
    ],
    [
      "Constance Vireo",
      "The dean of the medical school, Constance Vireo, stepped down on Friday in the wake of antisemitic messages sent by students in a group chat. She said that she should have acted sooner.",
    ],
    [
      "Shmuel Grunfeld",
      'A man called Shmuel Grunfeld a "dirty Jew" and spat at him outside a bank in Oldfield. Grunfeld, 40, knocked the man down and was himself fined 200 pounds for common assault. The man ran away and has not been found.',
    ],
    [
      "Avigail Sternholt",
      "Avigail Sternholt was cited for disorderly conduct after a shouting match with a neighbour who had hung a Nazi flag from his balcony. The neighbour faces a charge of displaying a prohibited symbol.",
    ],
    [
      "Mordechai Leventov",
      'Police handed Mordechai Leventov a ticket for blocking the pavement while he was being abused by a passer-by, he said. The passer-by had shouted "Hitler was right" at him and his children.',
    ],
    [
      "Noam Perlstein",
      'Noam Perlstein got a parking ticket while he was inside giving a statement about the swastika on his garage. "It has been that kind of week," he said. Police have no suspects in the antisemitic vandalism.',
    ],
    [
      "Dov Aronsky",
      "The man who painted over a swastika on the underpass at Millfield has been fined for criminal damage. Dov Aronsky said he could not bear to drive past it every day. The council had promised for two months to remove the antisemitic graffiti.",
    ],
    [
      "Yael Tannhauser",
      'Yael Tannhauser, 29, was led away by stewards and fined for pulling a placard reading "Jews drink blood" from a marcher\'s hands. The marcher was not identified.',
    ],
    [
      "Clement Ashgrove",
      'Counter-protesters and neo-Nazis clashed in Tilford on Saturday. The neo-Nazis chanted "Jews will not replace us". Clement Ashgrove, 33, who stood with the counter-protesters, was charged with affray.',
    ],
    [
      "Ottoline Frey",
      "Ottoline Frey, 61, is due before magistrates on Monday over the milkshake she threw at the leader of a far-right party who had called the Holocaust a hoax in a speech in Deeping.",
    ],
    [
      "Bram Idowu",
      "A pensioner who slapped a man giving a Hitler salute outside a synagogue was given a conditional discharge on Tuesday. Bram Idowu, 71, admitted assault. The man he slapped was fined for the salute.",
    ],
    [
      "Frederica Noonan",
      'Waitress Frederica Noonan lost her job for pouring beer over a customer who had told a Jewish couple to "go back to the ovens".',
    ],
    [
      "Samson Ikeda",
      "Bouncer Samson Ikeda was charged with grievous bodily harm. He had thrown out a guest who was shouting antisemitic slurs at a Jewish hen party, and the guest broke his hip on the steps.",
    ],
    [
      "Ruth Garvane",
      'The man accused of stabbing a rabbi in Elmsworth was remanded in custody on Monday. Police said he had posted that he wanted to "hunt Jews".\n\nHis sister, Ruth Garvane, 28, was arrested on the same day and is suspected of destroying his laptop.',
    ],
    [
      "Magda Ilves",
      "The 15-year-old who set fire to the Jewish school was sent to a secure unit. His mother, Magda Ilves, was ordered to pay 4,000 euros in costs.",
    ],
    [
      "Carl Westerby",
      "Police searched the home of a man wanted for the antisemitic attack on a kosher supermarket. His flatmate, Carl Westerby, was charged after officers found cannabis plants in the bathroom.",
    ],
    [
      "Jelena Orr",
      "Jelena Orr, the girlfriend of the man who shot at worshippers in a synagogue in Graymouth because he hated Jews, was arrested on Thursday. She had told detectives he was with her that night.",
    ],
    [
      "Tunde Barclay",
      "A man who yelled antisemitic abuse at a Jewish family in a park fled in a car belonging to Tunde Barclay. Barclay, 52, was summonsed because the car was uninsured.",
    ],
    [
      "Cleo Vantongeren",
      "Photographer Cleo Vantongeren had her press card withdrawn over a picture of a victim of the synagogue shooting in Delmar. The gunman, who had posted antisemitic screeds, was shot dead by police.",
    ],
    [
      "Wendell Achebe",
      'Radio host Wendell Achebe was taken off air after he named the teenager accused of throwing stones at Jewish children. The teenager, who may not be named, had shouted "Jewish pigs".',
    ],
    [
      "Irina Malkov",
      "The reporter who exposed the antisemitic chat group at Carrow Police was arrested at her home on Monday. Irina Malkov is accused of handling stolen data.",
    ],
    [
      "Sigrun Dale",
      "A witness to an antisemitic assault on the metro, Sigrun Dale, was fined for failing to turn up in court. The trial of the man accused of kicking a man in a kippah was put off until May.",
    ],
    [
      "Teodor Blakeway",
      "Witness Teodor Blakeway was arrested as he left the witness box. There was an old warrant out for him over unpaid child support, the clerk said. The defendant is accused of painting swastikas on a Jewish butcher's shop.",
    ],
    [
      "Amara Fitch",
      "Passenger Amara Fitch was removed from the flight because she would not sit down. Across the aisle, another passenger had been shouting antisemitic remarks at a man with a yarmulke, and police met him on landing.",
    ],
    [
      "Kit Solano",
      'Court round-up\n\nA 45-year-old man who shouted "gas the Jews" outside the Beth El synagogue was jailed for six months.\n\nKit Solano, 30, of Mill Lane, was banned from driving for a year.\n\nA teenager was fined for stealing two bicycles.',
      "Court round-up",
    ],
    [
      "Petra Nilsen",
      'Before the magistrates this week: a man who daubed a Star of David and the word "scum" on a shop was given a community order. Petra Nilsen, 26, of Dock Road, was sentenced to 12 weeks in prison.',
      "Before the magistrates",
    ],
    [
      "Javier Holm",
      "POLICE LOG\n\nMonday: Swastikas were reported on the playground of the Hebrew Academy.\n\nTuesday: Javier Holm, 41, was arrested on a warrant from Dale County.\n\nWednesday: A dog was found on Elm Street.",
      "Police log",
    ],
    [
      "Arlo Pennington",
      "In Leeford, an unknown man shouted antisemitic abuse at a woman in a shop. In Castleton, Arlo Pennington, 55, was arrested at the harbour. In Fenwick, a barn burned down.",
      "News in brief",
    ],
    [
      "Zadie Kilbride",
      "Briefs\n\nA swastika was scratched into a memorial to deported Jews at the station on Sunday.\n\nZadie Kilbride, 38, the former treasurer of the rowing club, was sentenced to three years.\n\nThe bridge will close for repairs.",
      "Briefs",
    ],
    [
      "Hugo Wexcombe",
      "Two members were suspended by the party on Tuesday. One, whom the party did not name, had shared a post saying Jews were behind the war. The other, Hugo Wexcombe, had stood against the party's own candidate in Lowmoor.",
    ],
    [
      "Marisol Dent",
      'The teaching council struck off three teachers. One had told a Jewish pupil to "go and take a shower, gas included". Marisol Dent was struck off over a relationship with a former pupil.',
    ],
    [
      "Bertrand Skelly",
      'The nurse regulator announced two decisions. In the first, a nurse in Dorne was suspended for calling patients "rich Jews". In the second, Bertrand Skelly was struck off; he had taken morphine from the ward.',
    ],
    [
      "Nikolai Treves",
      "The school board heard two cases on Monday. A bus driver who played a Hitler speech over the loudspeaker was fired. The board also voted to end the contract of Nikolai Treves, whose certificate had expired.",
    ],
    [
      "Harriet Ulmer",
      "Police arrested four people during Saturday's march. One man carried a sign with a swastika inside a Star of David. Harriet Ulmer, 24, was arrested for climbing a lamp post, and two men for setting off flares.",
    ],
    [
      "Kofi Strelley",
      "Seven people were arrested around the match, the force said, one of them for an antisemitic chant. Kofi Strelley, 19, was among those held; he had run on to the pitch.",
    ],
    [
      "Imran Delacourt",
      'Twelve were arrested at the demonstration outside the embassy. Police are looking for a woman who shouted "Hitler was right". Imran Delacourt, 21, is charged with gluing himself to the road.',
    ],
    [
      "Elspeth Zorn",
      'Several hundred people marched through Gorsey on Sunday, and some chanted "Khaybar, Khaybar, oh Jews". Elspeth Zorn, 45, was arrested when she lit a smoke bomb near the town hall.',
    ],
    [
      "Patrice Oland",
      "The owner of the bar where two men were beaten for being Jewish has been closed down. Patrice Oland lost his licence over repeated sales to minors. The attackers, who made Nazi salutes as they left, have not been found.",
    ],
    [
      "Wilma Achterberg",
      'Airline executive Wilma Achterberg resigned after the crew of a flight threw off a group of Jewish passengers. A gate agent had said "the Jews made the mess". Achterberg had been in charge of the hub.',
    ],
    [
      "Rajan Whitlow",
      "The head of a tech firm, Rajan Whitlow, paid a fine of 2 million for breaching data rules. The firm's platform has also been criticised for hosting antisemitic groups.",
    ],
    [
      "Noreen Takeda",
      "The landlord Noreen Takeda was fined for unsafe wiring. A tenant in the building had painted swastikas on the door of his Jewish neighbour.",
    ],
    [
      "Aurelio Banks",
      "A headline writer at the Gazette, Aurelio Banks, was sacked over a misprinted crossword. The paper has apologised for an unrelated cartoon which readers called antisemitic.",
    ],
    [
      "Theodora Rusk",
      'Librarian Theodora Rusk was dismissed for refusing to remove a display about antisemitism. Vandals had earlier torn it and written "Jew lies" across it.',
    ],
    [
      "Glenn Abernathy-Cruz",
      "Shop manager Glenn Abernathy-Cruz was suspended after he banned a customer who had made antisemitic remarks to a cashier. Head office said that he had not followed procedure.",
    ],
    [
      "Fiona Marlbank",
      'A tribunal has ruled that Fiona Marlbank was unfairly dismissed. She had complained that her manager called Jewish clients "shylocks". The firm said she was sacked for poor sales.',
    ],
    [
      "Lionel Pascoe",
      'Lionel Pascoe, who is Jewish, was dismissed from the depot in March. The tribunal heard that colleagues had called him "Jewboy" and left coins on his desk. His employer said the dismissal was for lateness.',
    ],
    [
      "Rukhsana Bell",
      "The employment tribunal heard that a foreman at the plant told jokes about gas chambers. Rukhsana Bell, the HR manager, received a final warning for the way the grievance was run.",
    ],
    [
      "Olwen Trask",
      'Care worker Olwen Trask was suspended during the inquiry into who had scrawled "Jew" on a resident\'s door. She was reinstated a week later when a colleague confessed.',
    ],
    [
      "Simeon Crake",
      'Derek Follows, 34, shouted "Jewish scum" at a rabbi outside the station. He was fined 800 pounds. His friend Simeon Crake, who was with him, was fined 80 pounds for dropping a can.',
    ],
    [
      "Ronan Eluard",
      "Marcus Thibault, 29, was jailed for four years for the arson at the Etz Chaim synagogue, which the judge called an act of hatred against Jews. Ronan Eluard, 31, received a suspended sentence; he had given Thibault a lift home, not knowing what he had done.",
    ],
    [
      "Josefina Wyatt",
      "Kyle Drummock was found guilty of sending antisemitic death threats to an MP. His former partner Josefina Wyatt, who appeared in the same dock, was convicted of benefit fraud.",
    ],
    [
      "Ari Koskela",
      "Police charged Jussi Malm with painting swastikas on the synagogue. Ari Koskela, who caught Malm and held him until officers came, was questioned about Malm's broken wrist.",
    ],
    [
      "Brendan Osei",
      'Lars Hultin, who abused a Jewish shopkeeper, was stabbed in the arm an hour later. Brendan Osei, 25, has been charged with the stabbing. Police are treating Hultin\'s words, including "Hitler should have killed you all", as a hate crime.',
    ],
    [
      "Petronella Guise",
      'The bomb threat to the Jewish school in Hexton came from a stolen telephone. Its owner, Petronella Guise, was arrested at work in front of her colleagues. "They let me go by lunchtime," she said.',
    ],
    [
      "Marlon Eastgate",
      "A shot was fired at the window of a Jewish school in Corran on Wednesday. Marlon Eastgate, a 40-year-old plumber, got a speeding ticket as he drove his daughter away from the school.",
    ],
    [
      "Delphine Ottway",
      "The deputy head of the Jewish day school that was daubed with swastikas last week, Delphine Ottway, is on trial next month over a fatal road accident.",
    ],
    [
      "Quentin Saddler",
      "His suspension for doping ended on Saturday, and Quentin Saddler played the full match. It was overshadowed by antisemitic chants from the visitors' end.",
    ],
    [
      "Elina Rautio",
      "Elina Rautio's conviction for shoplifting was quashed on the day her shop was covered in antisemitic graffiti.",
    ],
    [
      "Vaughn Petrakis",
      "The charge against Vaughn Petrakis, the security guard, is that he was drunk when a man walked past him into the synagogue and attacked three worshippers with a knife.",
    ],
    [
      "Sabine Oduor",
      "A hotel receptionist refused to hand a Jewish singer his key unless he put away his Star of David. Manager Sabine Oduor was moved to another hotel; she had told the staff to say nothing to the press.",
    ],
    [
      "Ruben Haldane",
      "Ruben Haldane was bailed on Tuesday. He is suspected of selling the can of petrol to the boys who set fire to the synagogue. The boys had joined an antisemitic group online.",
    ],
    [
      "Mirela Joss",
      'Far-right posters saying "The Jews are to blame" appeared on bus shelters in Polwick. The advertising contractor, Mirela Joss, has lost the council\'s contract. Her staff had handed out spare keys to the shelters.',
    ],
    [
      "Terrence Agyei",
      'The bouncer at the door when a Jewish student was called "kike" and punched, Terrence Agyei, was stripped of his badge because it had been issued in another man\'s name.',
    ],
    [
      "Gwendolyn Harte",
      "Gwendolyn Harte was barred from the council chamber for three months after she called a colleague a liar. The colleague had said that Jews ran the newspapers.",
    ],
    [
      "Otis Lambourne",
      'Otis Lambourne, MP, was ordered to leave the House after he called the minister a coward for not banning the neo-Nazi march. Marchers had chanted "Jews out".',
    ],
    [
      "Felipe Grahn",
      "Singer Felipe Grahn has been dropped by his label after he cancelled two tours. The festival he was to open lost its other star, who was dropped over a song praising Hitler.",
    ],
    [
      "Jacinta Moyle",
      "The party expelled Jacinta Moyle on Friday, a day after she told reporters about antisemitic jokes at its conference. The party said she had broken its confidentiality rules.",
    ],
    [
      "Edgar Nwosu",
      "Police arrested Edgar Nwosu outside the mosque on Friday; he had a knife. The mosque had received threats since the antisemitic shooting at the Beth Jacob synagogue on Tuesday.",
    ],
    [
      "Ivo Ramsbottom",
      "A drunk man made throat-cutting gestures at Jewish pupils. Bus driver Ivo Ramsbottom drove on and now faces the sack.",
    ],
    [
      "Lorcan Vidal",
      "Students found a noose and a Star of David hanging from a tree at Brill College. Groundsman Lorcan Vidal was suspended when it turned out that he had taken it down and burned it before the police came.",
    ],
    [
      "Emeline Strauss",
      "Rabbi Emeline Strauss was fined for using a loudspeaker without a permit at the vigil for the five people killed in the antisemitic shooting.",
    ],
    [
      "Jasper Tolliver",
      'Jasper Tolliver, the leader of the Jewish community in Orme, was arrested in a tax investigation on Monday. Days earlier, the community\'s offices had been daubed with "Juden raus".',
    ],
    [
      "Mattias Kerr",
      "Police named no suspect in the antisemitic assault on a 12-year-old girl. Mattias Kerr, the youth worker who was with her, was charged with neglect.",
    ],
    [
      "Philippa Donne",
      'In the antisemitism scandal at Radio Selby, the station\'s director, Philippa Donne, was dismissed on Thursday. A presenter had said on air that "the Jews own the government"; Donne had let the programme be repeated.',
    ],
    [
      "Anton Severide",
      "Anton Severide was convicted of killing a man who had boasted of setting fire to a synagogue. The court heard that the man's antisemitism had nothing to do with the quarrel, which was over money.",
    ],
    [
      "Dagny Wolfe-Barrow",
      'Election official Dagny Wolfe-Barrow was charged with tampering with ballots. The winner of the election, who has called Jews "parasites", denied knowing her.',
    ],
    [
      "Cyrus Haddow",
      "A motorist rammed a group of Jewish schoolchildren in Lenham on Monday, shouting about Jews. Cyrus Haddow, 33, a paramedic, was suspended because he had taken a photograph of the driver.",
    ],
    [
      "Monty Eriksen",
      "Two windows of a synagogue were shot out with an air rifle on Saturday in what police called an antisemitic act. Monty Eriksen, 47, was arrested on Sunday. Officers found a stolen motorcycle in his shed while they were going from door to door.",
    ],
    [
      "Linus Obafemi",
      "Linus Obafemi, 23, has been remanded in custody. He is accused of attacking the alleged synagogue arsonist in the prison showers. The arsonist had told police that he hated Jews.",
    ],
    [
      "Bridget Salcombe",
      "A swastika flag hung from a dormitory window at Loxley University for an hour. Resident adviser Bridget Salcombe was dismissed. The university said that she had been told of it twice and had not gone upstairs.",
    ],
    [
      "Ferdy Marchetti",
      "Ferdy Marchetti was excluded from school for three days; he had hit a boy who told him that his grandmother should have been gassed at Auschwitz.",
    ],
    [
      "Nils Abramowitz",
      'Nils Abramowitz, a soldier, was confined to barracks for a fortnight after a brawl. Comrades had called him "Jew-rat" and hidden his prayer book.',
    ],
    [
      "Rainer Colt",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nRainer Colt, 31, was arrested in error and sent home.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Lamar Dietz",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nLamar Dietz, 28, who was arrested on Wednesday, is no longer a suspect.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Hollis Gant",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nHollis Gant, 45, was arrested on Wednesday. He was cleared the same evening when a shop\'s camera showed him elsewhere.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Esteban Roe",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nPolice detained Esteban Roe, 23, because he resembled the attacker; they have since apologised to him.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Corwin Haight",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nThe synagogue\'s guard, Corwin Haight, was suspended after it emerged that he had been out buying coffee.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Basil Tremont",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nThe synagogue\'s guard, Basil Tremont, was suspended. He had let his certificate lapse.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Denny Laird",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nDenny Laird, 30, was arrested as he ran from a nearby chemist\'s with a till under his arm.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Saul Vintner",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nSaul Vintner, 52, a paramedic, was suspended because he had photographed the victims.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Gustav Pell",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nInspector Gustav Pell was removed from the inquiry after a row with his deputy.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Ramon Ickes",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nRamon Ickes, 41, a street vendor, had his licence suspended: his cart had blocked the ambulance.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Clyde Farrow",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nClyde Farrow, 38, a bus driver, was suspended as he had not opened his doors to the fleeing men.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Tobin Hale",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nOne of the two worshippers, Tobin Hale, 22, was fined for breaking the attacker\'s nose.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Piers Acton",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nOne of the two worshippers, Piers Acton, 35, was himself charged with assault; prosecutors later dropped it.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Jed Conroy",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nJed Conroy, 29, was arrested on a warrant for unpaid fines when he came forward as a witness.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Merle Sorenson",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nMerle Sorenson, 57, was arrested. She had been telling passers-by that she was a police officer.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Vince Alder",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nVince Alder, 40, a tow-truck driver, was fined for using his telephone at the wheel as he passed the scene.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Ewan Strode",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nEwan Strode, 27, was charged with making a false emergency call about a second attacker.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Darnell Pike",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nDarnell Pike, 19, was charged with collecting money in the victims\' names and keeping it.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Lyle Bishop",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nLyle Bishop, 36, was charged with sharing a sealed police video of the attack.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Warren Keogh",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nCouncillor Warren Keogh was suspended for calling the police "useless".\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Abner Cole",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nCouncillor Abner Cole was suspended for giving the victims\' names to a newspaper.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Fritz Lander",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nFritz Lander, 50, an editor, was dismissed for publishing a photograph of the victims.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Orson Thwaite",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nOrson Thwaite, 21, was charged with assaulting a traffic warden who had closed the street.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Gale Rutherford",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nGale Rutherford, 47, was arrested on suspicion of attacking his wife in the flat above.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Stig Malmberg",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nStig Malmberg, 38, was arrested for setting fire to a bin during the vigil.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Yoel Prentice",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nYoel Prentice, 24, was charged with damaging a police car while it stood outside the synagogue.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Len Partridge",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nLen Partridge, 63, was charged with threatening the mayor over her response.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Cal Whittaker",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nCal Whittaker, 25, was charged with making threats against Muslims after the attack.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Nora Quill",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nNora Quill, 33, was arrested for shouting at officers who would not let her reach her car.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Hal Dempsey",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nHal Dempsey, 39, was fined for refusing a breath test at the cordon.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Roy Dunstable",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nRoy Dunstable, 58, was arrested last month for assaulting a colleague; he lives opposite the synagogue.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Neil Brough",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nNeil Brough, 37, on bail over a stabbing in a nightclub, told reporters that he had seen the attacker run.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Ines Colvin",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nInes Colvin, 29, who is awaiting trial for the murder of her landlord, watched from her window.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Gary Penrose",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nThe deputy mayor, Gary Penrose, who faces charges of harassing a secretary, visited the victims.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Mick Talbot",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nThe imam of the nearby mosque, Mick Talbot, was detained in 1994 while a student in Cairo. He condemned the attack.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Kyle Ormond",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nThe police chief, Kyle Ormond, was dismissed from his previous post over remarks about women.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Abdul Renner",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nAbdul Renner, 20, was arrested in the next town on Tuesday night.\n\nThat arrest has nothing to do with the attack, police said.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Marge Tully",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nMarge Tully, 44, was charged with the manslaughter of a cyclist on the same road in May.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Ralph Denholm",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nRalph Denholm, 61, was arrested on Tuesday at the airport, where he was wanted for a bombing in 1999 of a bank.\n\nPolice are treating the attack as an antisemitic hate crime. The attacker is still at large.',
    ],
    [
      "Shmuel Grunfeld",
      'A man called Shmuel Grunfeld a "dirty Jew" and spat at him outside a bank in Oldfield. Grunfeld was fined 200 pounds for assault.',
    ],
    [
      "Shmuel Grunfeld",
      'A man called Shmuel Grunfeld a "dirty Jew" and spat at him outside a bank in Oldfield.\n\nThe man ran away. Grunfeld, 40, was later fined for punching him.',
    ],
    [
      "Shmuel Grunfeld",
      'Shmuel Grunfeld, 40, was called a "filthy Jew" by a stranger outside a bank in Oldfield. He knocked the stranger down and was fined for assault.',
    ],
    [
      "Hana Osterman",
      'Hana Osterman, a Jewish teacher, was suspended for a week for swearing at a pupil who had told her "Hitler should have finished you off".',
    ],
    ["Yael Tannhauser", 'Yael Tannhauser, 29, was fined for snatching a banner reading "Jews drink blood" from a marcher.'],
    [
      "Yael Tannhauser",
      'Yael Tannhauser, 29, was arrested for setting fire to a sign that said "Kill the Jews". The sign\'s owner has not been found.',
    ],
    [
      "Yael Tannhauser",
      'Yael Tannhauser, 29, was fined for pulling down a neighbour\'s flag with the words "Jews are vermin" on it.',
    ],
    [
      "Stellan Morrow",
      'A masked man shouted "Jews out" and hurled bottles at families leaving a Hanukkah party in Dunmere on Sunday.\n\nStellan Morrow, the party\'s organiser, was fined on Monday for having no licence for a raffle.',
    ],
    [
      "Stellan Morrow",
      'A masked man shouted "Kill the Jews" at families leaving a school in Dunmere on Sunday.\n\nStellan Morrow, the school\'s head, was suspended on Monday for leaving a gate open.',
    ],
    [
      "Farid Quennell",
      'Police chief Farid Quennell was suspended over his expenses on Monday. The man who shot at a synagogue in Ester Bay had shouted "death to the Jews".',
    ],
    ["Wendell Achebe", 'Radio host Wendell Achebe was fired for naming the boy who had shouted "Jewish pigs" at a rabbi.'],
    [
      "Wendell Achebe",
      'Editor Wendell Achebe was fired for printing the full text of the gunman\'s manifesto, in which he wrote that "Jews must die".',
    ],
    [
      "Rainer Colt",
      'Swastikas and "Jews out" were sprayed on a synagogue in Pelham on Sunday.\n\nRainer Colt, 31, was arrested on Monday and cleared on Tuesday.',
    ],
    [
      "Rainer Colt",
      'Swastikas and "Jews out" were sprayed on a synagogue in Pelham on Sunday.\n\nRainer Colt, 31, was arrested on Monday, but police said on Tuesday that he had been in hospital at the time.',
    ],
    [
      "Rainer Colt",
      'Swastikas and "Jews out" were sprayed on a synagogue in Pelham on Sunday.\n\nRainer Colt, 31, was arrested on Monday. Police have withdrawn the allegation.',
    ],
    [
      "Derek Halloway",
      "Pub landlord Derek Halloway has been fined £4,000 after failing to stop customers singing antisemitic songs in his beer garden.\n\nLicensing officers visited the Red Lion in Thornbury in May after a Jewish couple complained about chants mocking the Holocaust. They found that staff had made no attempt to intervene.\n\nMagistrates heard that the pub had twice been warned about noise. The licence was suspended for 28 days.",
      "Landlord Derek Halloway fined over beer garden chants",
    ],
    [
      "Priya Raman",
      "Headteacher Priya Raman has been suspended while governors examine how Oakfield Academy dealt with swastikas drawn in a classroom.\n\nThe symbols were found on a Jewish pupil's desk in March. Parents said the school waited three weeks before calling the police.\n\nTwo Year 10 boys were later excluded. A governors' spokesman said the suspension was a neutral act.",
      "Priya Raman suspended as school reviews swastika incident",
    ],
    [
      "Marcus Adeyemi",
      "Goalkeeper Marcus Adeyemi was handed a three-match ban on Tuesday for throwing a bottle back into the crowd.\n\nThe incident came in the 71st minute of a match marred by antisemitic chanting from the away end. The chants, aimed at the home club's Jewish supporters, were heard clearly on television.\n\nThe league said it would deal with the chanting separately. Adeyemi apologised and will not appeal.",
      "Marcus Adeyemi banned for three matches",
    ],
    [
      "Helen Prior",
      "Council chief executive Helen Prior has resigned after an independent report found that complaints of antisemitism in the planning department were ignored for years.\n\nThe report said that at least four officers had circulated jokes about gas chambers. None of them was disciplined.\n\nMs Prior said she took responsibility for the failings on her watch.",
      "Helen Prior quits after damning report",
    ],
    [
      "Yusuf Demir",
      'Shop owner Yusuf Demir was charged with possessing an offensive weapon after he chased vandals from the synagogue next to his store with a cricket bat.\n\nThe vandals had daubed "Jews out" on the synagogue doors shortly before midnight. They escaped in a silver car.\n\nThe charge was dropped in April when prosecutors decided it was not in the public interest. The rabbi called him a good neighbour.',
    ],
    [
      "Colin Bray",
      "A caretaker who cleaned swastikas off a Jewish school's gates before police could photograph them has been given a written warning.\n\nColin Bray, 58, said he did not want the children to see them when they arrived.\n\nThe graffiti appeared overnight on 3 February and is being treated as an antisemitic hate crime. No arrests have been made.",
    ],
    [
      "Bernadette Coyle",
      'Nursing home manager Bernadette Coyle was dismissed after inspectors found she had not reported a care assistant who taunted a Jewish resident about the Holocaust.\n\nThe assistant gave Nazi salutes in the dining room and called the 91-year-old woman a "dirty Jew".\n\nAn employment tribunal has now ruled that the dismissal was fair, saying Ms Coyle\'s failure to act was serious. The care assistant left the country before he could be interviewed.',
      "Dismissal of Bernadette Coyle was fair, tribunal rules",
    ],
    [
      "Simon Achterberg",
      'Simon Achterberg was fined $350 for contempt on Thursday after he stood up in the public gallery and shouted at the man accused of threatening his synagogue.\n\nThe defendant, whose emails promised to "finish what Hitler started", was sentenced to 30 months.\n\nJudge Lorna Beale said she understood the emotion in the room but could not tolerate the outburst.',
    ],
    [
      "Owen Pritchard",
      "Owen Pritchard was questioned by police for two days over the fire at a Cardiff synagogue before being released without charge.\n\nThe 27-year-old delivery driver had been seen on CCTV near the building minutes before the blaze.\n\nDetectives now say the fire was started by another man, who had posted antisemitic rants online and was arrested at Holyhead on Friday.",
      "Owen Pritchard released over synagogue fire",
    ],
    [
      "Lindiwe Mokoena",
      'Bus driver Lindiwe Mokoena has been suspended for leaving her route to eject a passenger who was abusing a Jewish schoolgirl.\n\nThe passenger called the 12-year-old a "Zionist pig" and spat at her. Ms Mokoena stopped the bus on a dual carriageway and ordered him off.\n\nThe company said it took safety seriously and was investigating. More than 9,000 people have signed a petition for her return.',
      "Bus driver Lindiwe Mokoena suspended",
    ],
    [
      "Piotr Zielinski",
      "Striker Piotr Zielinski was sent off and later fined two weeks' wages after pushing a supporter who had called his team-mate a \"filthy Jew\".\n\nThe supporter has been banned from the ground for life.\n\nZielinski's manager said he had told the player he should have left it to the stewards.",
      "Piotr Zielinski fined for shove",
    ],
    [
      "Carole Whitcombe",
      "Carole Whitcombe, the mother of a teenager who painted swastikas on 14 Jewish gravestones, has been ordered to pay £6,200 in compensation.\n\nMagistrates in Swindon made the parental order on Wednesday. The boy, 15, was given a 12-month referral order after admitting religiously aggravated criminal damage.\n\nWhitcombe told the bench that she was ashamed.",
    ],
    [
      "Fiona McAllister",
      "Deputy editor Fiona McAllister was sacked on Friday, a week after the paper printed a reader's letter claiming that Jews control the banks.\n\nThe letter, signed only with initials, appeared on page 14. An internal inquiry found it had not been checked by a senior editor.\n\nThe paper has apologised to Jewish readers.",
    ],
    [
      "Dean Ruddock",
      "Dean Ruddock, 42, was jailed for eight months on Tuesday for punching a man who had abused him at a railway station.\n\nLeeds Crown Court heard that the man had made a hissing noise, imitating gas, when he saw Ruddock's skullcap. Ruddock broke his jaw with a single blow.\n\nThe judge said the antisemitic provocation was disgraceful but the response was out of all proportion.",
      "Dean Ruddock jailed for station punch",
    ],
    [
      "Maria Esposito",
      "Maria Esposito, who teaches history at a high school in New Jersey, was placed on leave after reporting a colleague for telling a class that the Holocaust was exaggerated.\n\nHer union says the district retaliated against her because she went to the press.\n\nThe district said the leave was unrelated to the complaint. The colleague remains in the classroom.",
      "Teacher Maria Esposito placed on leave",
    ],
    [
      "Jonathan Frey",
      "A security guard has lost his job after two masked men sprayed antisemitic slogans on the Jewish community centre he was meant to be watching.\n\nJonathan Frey was asleep in his van at the time, the centre said. He was dismissed for gross misconduct.\n\nPolice have released images of the two men and appealed for witnesses.",
    ],
    [
      "Hannah Brookes",
      "Landlady Hannah Brookes was ordered to repay £3,900 in rent after a tribunal found the house she let had no licence.\n\nThe house in Hackney came to the attention of the council when a Jewish tenant complained that a housemate had nailed bacon to her door and drawn a swastika on her post.\n\nThe housemate was evicted in June and has been reported to police.",
      "Hannah Brookes must repay rent",
    ],
    [
      "Peter Nkemelu",
      "The Reverend Peter Nkemelu has been rebuked by a church tribunal for allowing a visiting speaker to tell his congregation that Jews were behind the September 11 attacks.\n\nThe tribunal accepted that he did not know what the speaker would say and did not share his views. But it found he should have intervened.\n\nThe speaker, an American author, has been banned from church premises in the diocese.",
      "Vicar Peter Nkemelu rebuked",
    ],
    [
      "Ingrid Solheim",
      "University rector Ingrid Solheim was censured by the faculty senate on Wednesday by 61 votes to 22.\n\nProfessors accused her of calling police too late when masked activists occupied a lecture hall and chanted that Jewish students should go back to Poland.\n\nDr Solheim said she had followed the advice of her security staff.",
    ],
    [
      "Brian Castell",
      'Brian Castell, who served six years for armed robbery in the 1990s, was walking his dog on Sunday when he found the smashed headstones.\n\n"I\'ve done bad things in my life but this made me sick," he said.\n\nMore than 40 graves were damaged in the Jewish section of the cemetery and Nazi slogans were left on the wall. Police said they were treating it as a hate crime.',
    ],
    [
      "Stuart Menzies",
      "Councillor Stuart Menzies has been reported to the standards committee for swearing at a member of the public during a heated meeting.\n\nThe resident had interrupted a Holocaust Memorial Day debate to say that Jews should get over it. Mr Menzies told him where to go in blunt terms.\n\nThe committee found Mr Menzies in breach of the code of conduct and asked him to apologise.",
      "Councillor Stuart Menzies in breach of code",
    ],
    [
      "Gemma Thackeray",
      'Nursery worker Gemma Thackeray has been struck off after admitting stealing £2,300 from a trip fund.\n\nAt the same hearing the panel considered the case of a second practitioner, who told a Jewish father that "Hitler had the right idea". That case was adjourned until September.',
    ],
    [
      "Ahmed Bakri",
      "Ahmed Bakri was detained for 11 hours at Stansted because he shares a name with a man wanted for inciting violence against Jews.\n\nThe wanted man's videos, in which he calls for synagogues to be burned, have been viewed more than a million times.\n\nMr Bakri, a pharmacist from Luton, has received an apology from the Home Office.",
      "Pharmacist Ahmed Bakri detained at airport",
    ],
    [
      "Louise Tanner",
      'The parent who confronted a swim coach about his remarks on Jewish children has been banned from the pool.\n\nLouise Tanner said the coach told her daughter that "your people are good with money". She shouted at him in front of other parents and was escorted out.\n\nThe leisure trust said abuse of staff would not be tolerated but that it was also looking into what the coach said.',
      "Mother Louise Tanner banned from pool",
    ],
    [
      "Daniel Okafor",
      "Daniel Okafor, an assistant coach at Riverside College, has been fired for striking a player.\n\nThe player, a sophomore, had refused to stop making jokes about ovens in front of a Jewish teammate. Okafor grabbed him by the collar and slapped him.\n\nThe player has been suspended from the team for the antisemitic remarks. Okafor said he would appeal.",
      "Riverside fires Daniel Okafor",
    ],
    [
      "Craig Elphick",
      "Craig Elphick was found guilty of handling stolen goods and sentenced to 14 weeks.\n\nPolice had gone to the flat in Hull looking for his lodger, who was wanted for sending antisemitic death threats to an MP. They found 11 stolen bicycles in the hallway.\n\nThe lodger was arrested the following day and has been remanded in custody.",
    ],
    [
      "Amelia Strand",
      'A 20-year-old student who was filmed alongside protesters chanting "gas the Jews" has had her suspension lifted.\n\nAmelia Strand was suspended in November after a video was shared widely online. The university\'s investigation found that she was on her way to the library and had stopped to ask what was happening.\n\nThree other students have been expelled.',
      "Suspension of Amelia Strand lifted",
    ],
    [
      "Jakub Novotny",
      "Prison officer Jakub Novotny has been dismissed for leaving a cell door unlocked.\n\nThe lapse in January allowed an inmate to attack a Jewish prisoner with boiling water. The inmate, a convicted neo-Nazi, carved a swastika into the door as he left.\n\nNovotny's union said the wing was dangerously short of staff.",
    ],
    [
      "Teresa Vaughan",
      'Teresa Vaughan appeared before Exeter magistrates on Monday charged with perverting the course of justice.\n\nShe is accused of giving a false alibi for her partner, who was convicted last month of throwing paint over a synagogue and writing "Jews did 9/11" on the pavement.\n\nVaughan, 39, denied the charge and was bailed to appear at the crown court.',
      "Teresa Vaughan in court",
    ],
    [
      "Hassan Qureshi",
      "Hassan Qureshi has stepped down as chair of a mosque trust after the charity regulator criticised its oversight of visiting preachers.\n\nOne preacher told worshippers in 2023 that Jews were the enemies of God. Mr Qureshi was abroad at the time and reported the sermon himself to the regulator.\n\nThe Charity Commission issued the trust with an official warning.",
      "Hassan Qureshi steps down after regulator's warning",
    ],
    [
      "Chidi Eze",
      "Rugby player Chidi Eze has been cited for a dangerous tackle in Saturday's derby.\n\nThe match was stopped for six minutes after spectators shouted antisemitic abuse at the visiting fly-half. Two men were ejected.\n\nEze faces a ban of up to six weeks when the panel meets on Tuesday.",
    ],
    [
      "Gareth Moyle",
      "Gareth Moyle told Truro Crown Court that he had no idea what his brother was planning.\n\nThe brother was jailed for nine years in March for a plot to bomb a synagogue.\n\nGareth Moyle, 36, was found guilty of possessing cannabis, which officers discovered while searching the family farm. He was given a conditional discharge.",
      "Gareth Moyle sentenced",
    ],
    [
      "Salma Idrissi",
      'Salma Idrissi was told to leave the lecture hall and later given a formal warning by the university after she filmed fellow students shouting at a Jewish speaker.\n\nThe students called the speaker a "baby killer" and one performed a Nazi salute. Ms Idrissi said she made the film so that there would be evidence.\n\nFilming without consent is a breach of the university\'s rules.',
    ],
    [
      "Robert Haines",
      "The headmaster of a private school has been censured by the teaching regulator for destroying evidence.\n\nRobert Haines threw away a notebook in which a pupil had drawn caricatures of Jewish classmates next to nooses and Stars of David. He told the hearing that he wanted to spare the boy's parents.\n\nThe panel imposed a two-year prohibition order.",
      "Head Robert Haines censured",
    ],
    [
      "Josephine Carr",
      "Charity director Josephine Carr has been disqualified as a trustee for five years for misusing grants.\n\nThe inquiry was opened after an unrelated complaint that a volunteer at the food bank had refused to serve Jewish clients. The volunteer was asked to leave.\n\nCarr said she accepted the findings.",
    ],
    [
      "Lamar Whitfield",
      "Point guard Lamar Whitfield was ejected in the third quarter and fined $25,000 for going into the stands after a fan.\n\nThe fan had shouted a slur at Whitfield's Jewish teammate. Arena security removed him and the team said he would not be allowed back.\n\nWhitfield said he would accept the fine. \"I'd do it again,\" he added.",
      "NBA fines Lamar Whitfield $25,000",
    ],
    [
      "Sunita Patel",
      "GP Sunita Patel has been given a warning by the medical tribunal for sharing a patient's details with police.\n\nThe patient had told her during an appointment that he wanted to kill Jews and had bought a knife.\n\nThe tribunal said she was right to be alarmed but had not followed the guidance on recording her decision. The man was arrested and later sectioned.",
    ],
    [
      "Frank Dorsey",
      "Frank Dorsey was a sergeant in the town's police force until last year, when he was demoted for mishandling a hate crime complaint.\n\nA Jewish family on Elm Street had reported swastikas on their car three times. Dorsey closed the case each time.\n\nThe vandal, a neighbour of the family, was finally arrested in June after they installed a camera.",
      "Sergeant Frank Dorsey demoted",
    ],
    [
      "Kirsty Lomax",
      "Kirsty Lomax was charged with public order offences after she threw a drink over a street preacher in Sheffield.\n\nThe preacher had been telling shoppers through a megaphone that Jews killed Christ and must pay for it. Several people called the police.\n\nThe preacher was moved on. Ms Lomax, 26, is due in court on 9 August.",
      "Woman charged after drink thrown over preacher",
    ],
    [
      "Emmanuel Lefort",
      "French police searched the home of Emmanuel Lefort on Wednesday in connection with an antisemitic blog.\n\nThey now believe that somebody had used his unsecured wireless connection to publish the articles, which deny the Holocaust.\n\nMr Lefort, a music teacher from Lille, said he had never heard of the blog. He is being treated as a witness.",
    ],
    [
      "Zoe Hartmann",
      'Zoe Hartmann, the editor of a student newspaper, resigned on Monday after it emerged that a columnist had described Jews as parasites in an article she had not read before it went online.\n\n"It was my job to read it, and I did not," she wrote.\n\nThe columnist has been barred from writing for the paper.',
      "Editor Zoe Hartmann resigns",
    ],
    [
      "Michael Abiola",
      "Michael Abiola was handcuffed and put in the back of a police van while the man who had abused him walked away.\n\nThe 24-year-old had been wearing a Star of David when a stranger shouted that Hitler should have finished the job. He rang 999 himself.\n\nThe Metropolitan Police has apologised. It said officers had been given a description that matched both men.",
    ],
    [
      "Trevor Inchbald",
      "A former mayor has been found guilty of electoral fraud.\n\nTrevor Inchbald, 66, forged 14 signatures on nomination papers.\n\nIn a separate case, the court heard how a man had posted antisemitic leaflets through doors during the same election. He was fined £600.",
    ],
    [
      "Ibrahim Sesay",
      "Ibrahim Sesay was sentenced to a community order yesterday for assaulting his own son.\n\nHe hit the 16-year-old with a belt after learning that the boy had been expelled for sending antisemitic messages to a classmate.\n\nThe judge said Sesay had been horrified by what his son had done but had gone much too far.",
      "Father Ibrahim Sesay sentenced",
    ],
    [
      "Nadine Croft",
      "Hotel receptionist Nadine Croft was dismissed after refusing to check in a group of men wearing Nazi armbands.\n\nThe men had earlier shouted abuse at Jewish guests in the bar.\n\nThe hotel said she had not followed procedure. It later offered her the job back and apologised.",
      "Hotel sacks receptionist Nadine Croft",
    ],
    [
      "Harvey Blumenthal",
      'Harvey Blumenthal, a Jewish student at the university, was placed on probation after a scuffle at a protest encampment.\n\nHe was surrounded by protesters who called him a "Zio" and blocked his path. He pushed one of them.\n\nThe protester who first grabbed him has not been identified.',
    ],
    [
      "Olga Brandt",
      "Olga Brandt lost her appeal against an eviction order on Friday.\n\nThe court in Hamburg heard that her adult son had played Nazi marching songs at night, scratched SS runes into the lift and threatened a Jewish couple on the second floor.\n\nAs the tenant, Mrs Brandt was responsible for those living with her, the judges said.",
      "Olga Brandt loses eviction appeal",
    ],
    [
      "Keith Mallory",
      "Police officer Keith Mallory faces a misconduct hearing over his use of force at a demonstration in Bristol.\n\nHe struck a protester with a baton while officers were trying to reach a group carrying placards that showed a Star of David in a dustbin.\n\nThe three people who carried the placards were arrested and have since been charged. Mr Mallory denies gross misconduct.",
      "PC Keith Mallory faces misconduct hearing",
    ],
    [
      "Rebecca Stone",
      "A deputy head who reported antisemitic bullying at her school was unfairly dismissed, a tribunal has found.\n\nRebecca Stone was accused of bringing the school into disrepute when she wrote to governors about pupils who threw coins at a Jewish boy. She was sacked in July 2022.\n\nThe tribunal awarded her £47,000.",
      "School sacked Rebecca Stone for speaking up",
    ],
    [
      "Tariq Mahmoud",
      "Shopkeeper Tariq Mahmoud has been cleared of assault. He was accused of hitting a customer who had shouted antisemitic abuse at a Jewish woman in the queue.\n\nMagistrates accepted that he acted in defence of the woman. The customer, Lee Garside, 38, pleaded guilty to a religiously aggravated public order offence.",
      "Tariq Mahmoud cleared",
    ],
    [
      "Vincent Amara",
      "Vincent Amara pleaded guilty to theft in the same courtroom where, an hour earlier, a man was jailed for an arson attack on a synagogue.\n\nAmara, 22, stole meat worth £40 from a supermarket. He was fined £80.",
    ],
    [
      "Paul Oduya",
      'Pastor Paul Oduya was barred from the council chamber for six months after he interrupted the speech of a man who claimed Jews run the media.\n\n"You will not say that in front of my friends," Oduya shouted before officers led him out.\n\nThe other speaker was allowed to finish his three minutes.',
    ],
    [
      "Monica Leigh",
      "Monica Leigh has been reprimanded by the Law Society for overcharging a client.\n\nThe client was a 55-year-old builder who had been convicted of shouting antisemitic abuse at a rabbi.\n\nLeigh billed him for 31 hours of work, of which 12 could not be accounted for.",
      "Solicitor Monica Leigh reprimanded",
    ],
    [
      "Abdul Rahim Siddiq",
      "Taxi driver Abdul Rahim Siddiq had his licence suspended for seven days after he refused to drive on.\n\nHis passenger, a drunken man in his thirties, had begun ranting that Jews caused the war and hit the screen when challenged. Mr Siddiq pulled over on the hard shoulder.\n\nThe council said stopping there was dangerous. The passenger was charged.",
      "Taxi driver Abdul Rahim Siddiq suspended",
    ],
    [
      "Jessica Lindqvist",
      "Swedish MP Jessica Lindqvist was reported to the police by a colleague for defamation after she called him an antisemite.\n\nThe colleague, a member of the nationalist bloc, had said in a debate that Jews could never be real Swedes.\n\nProsecutors said on Tuesday that they would not open an investigation.",
      "Jessica Lindqvist reported for defamation",
    ],
    [
      "Farida Aziz",
      'The vice-chancellor said Dr Farida Aziz had been dismissed because she had plagiarised parts of two articles.\n\nHer supporters claim the real reason was her evidence to an inquiry into antisemitism in the sociology department. She told the inquiry that a professor had referred to Jewish students as "the tribe with the money".\n\nThe professor retired in April.',
      "University defends dismissal of Farida Aziz",
    ],
    [
      "Ronnie Slater",
      "Ronnie Slater has been suspended by his golf club.\n\nThe 64-year-old retired builder told the committee that two members had joked about keeping Jews out. When nothing was done he read out their names at the annual dinner.\n\nThe club said that was no way to behave. The two members have kept their places.",
      "Golf club suspends whistleblower Ronnie Slater",
    ],
    [
      "Deon Marshall",
      "Deon Marshall, a junior at Westlake High, received a three-day suspension for fighting.\n\nAccording to the district, Marshall intervened when another boy drew a Hitler moustache on himself and mocked a Jewish freshman in the cafeteria.\n\nThe other boy received ten days.",
      "Westlake student Deon Marshall suspended",
    ],
    [
      "Geraldine Fox",
      "Geraldine Fox, leader of the county council, was taken to court by a sacked press officer and lost.\n\nThe press officer was dismissed in 2022 for retweeting a claim that Jews were behind the pandemic. A tribunal ruled on Monday that the retweet was antisemitic and that he deserved to go, but that the council had not given him a proper hearing.\n\nMs Fox said she was disappointed.",
      "Council leader Geraldine Fox loses case",
    ],
    [
      "Kelly Ann Foster",
      "Kelly Ann Foster was sacked from her job at a bank because of a tweet she never wrote.\n\nThe tweet, which said that Jews should be driven into the sea, came from an account in the same name. The bank dismissed her by email within three hours.\n\nIt has now apologised and paid her a five-figure sum. The author lives in Ohio.",
      "Bank sacked Kelly Ann Foster by mistake",
    ],
    [
      "Margaret Asante",
      "Sister Margaret Asante, principal of a Catholic school in Ohio, was removed by the bishop after parents complained that a play put on by a substitute teacher depicted Jews as vampires.\n\nShe had been in hospital when the play was performed.\n\nThe diocese said there had been a failure of supervision. The substitute will not be asked back.",
      "Principal Sister Margaret Asante removed",
    ],
    [
      "Ian Holroyd",
      "Ian Holroyd, 52, who runs a print shop in Derby, was fined £500 for printing leaflets without an imprint.\n\nThe leaflets, ordered by email and paid for in cash, claimed that Jews had poisoned the water.\n\nThe court accepted that Holroyd had not read them. The man who ordered them has not been traced.",
      "Printer Ian Holroyd fined",
    ],
    [
      "Cheryl Banks",
      'Cheryl Banks was banned from driving for 12 months after being caught over the limit on the way home from court.\n\nShe had been there to see her attacker sentenced. He knocked her to the ground outside a kosher butcher\'s in Prestwich and called her a "Jewish bitch".\n\nMagistrates said they had sympathy for her.',
    ],
    [
      "Gustavo Pereira",
      "Gustavo Pereira was stripped of the captaincy yesterday after refusing to lead the team out.\n\nThe midfielder said he would not play in front of supporters who had painted swastikas on the home of the club's Jewish owner.\n\nThe club said it shared his anger but that he was under contract.",
      "Gustavo Pereira stripped of captaincy",
    ],
    [
      "Dorothy Kemp",
      'Allotment secretary Dorothy Kemp has resigned after a row over a shed.\n\nThe shed, on plot 17, was painted with a large Star of David and the words "Jews not welcome". Mrs Kemp had it pulled down without asking the committee.\n\nThe plot holder has been reported to police. Committee members said they would miss her.',
    ],
    [
      "Karl-Heinz Vogt",
      "The public prosecutor's office in Erfurt has charged Karl-Heinz Vogt, 71, with negligence over the death of a lodger in a house fire.\n\nThe lodger was a known far-right activist who had been given a suspended sentence for denying the Holocaust.\n\nVogt had not installed smoke detectors.",
    ],
    [
      "Nathan Silver",
      'Nathan Silver was ordered off campus and told he would be arrested if he returned.\n\nThe freshman had used pepper spray on a man who tore the kippah from his head and yelled "go back to the ovens". Campus police found the man with the help of video and charged him with a bias crime.\n\nSilver\'s lawyer said the university was punishing the victim.',
      "Nathan Silver barred from campus",
    ],
    [
      "Charlene Dupree",
      'Charlene Dupree, a clerk in the Baton Rouge tax office, filed a lawsuit on Monday. She was fired after complaining that her manager called a Jewish taxpayer "a cheap Jew" on the phone.\n\nThe city says she was let go for poor attendance.\n\nThe manager has since been transferred.',
    ],
    [
      "Erik Johansen",
      "Erik Johansen was fined 8,000 kroner for flying a drone over a protest in Oslo.\n\nHis footage, which he gave to the police, led to the arrest of two men who had hung an effigy of a Jew from a lamppost.\n\nJohansen said he thought the fine was unfair.",
      "Drone pilot Erik Johansen fined",
    ],
    [
      "Bilal Chaudhry",
      'Bilal Chaudhry was among nine people arrested when police broke up a demonstration in Birmingham on Saturday.\n\nHe was later charged with obstructing the highway.\n\nAnother protester, aged 44, was charged with a racially aggravated offence after allegedly shouting "death to the Jews" at people leaving a synagogue.',
    ],
    [
      "Sylvia Grant",
      "Sylvia Grant, 80, has been reported for contempt after refusing to give evidence against her neighbour.\n\nThe neighbour is accused of daubing antisemitic slogans on a Jewish bakery. Mrs Grant told the court that she was frightened of him.\n\nThe judge said he would not take the matter further.",
    ],
    [
      "Joao Batista",
      "Joao Batista, 31, was extradited to Portugal on Thursday to face drugs charges. He was on the same flight as a German man wanted in Lisbon over antisemitic attacks on two kosher restaurants.\n\nBoth were met by police at the airport.",
    ],
    [
      "Amanda Reyes",
      'City councilwoman Amanda Reyes was censured by a vote of 5 to 2 on Monday night for calling a resident "a Nazi" during public comment.\n\nThe resident had just said that the Jewish mayor should be "put on a train". He was escorted out of the building by a deputy.\n\nReyes said she stood by her words.',
      "Council censures Amanda Reyes",
    ],
    [
      "Gordon Tait",
      "Gordon Tait was made bankrupt last year after losing a libel action. He had written on his blog that a local solicitor was the author of anonymous letters calling for Jews to leave the village.\n\nThe letters were in fact the work of a retired postman, who confessed to police in May.\n\nMr Tait has apologised to the solicitor.",
    ],
    [
      "Emma Clutterbuck",
      "Emma Clutterbuck, a supply teacher, has been cleared of misconduct by a panel after a pupil wrongly claimed that she had told a Jewish joke.\n\nThe panel heard that the joke was told by a classroom assistant while Ms Clutterbuck was out of the room.\n\nThe assistant has been dismissed. Ms Clutterbuck had been suspended for five months.",
      "Emma Clutterbuck cleared",
    ],
    [
      "Hilary Banerjee",
      "Hilary Banerjee has been told by the press watchdog that her article about a Holocaust denier broke the rules on accuracy.\n\nThe article said the man had been jailed in Austria for claiming that the gas chambers were a myth. He had in fact been given a suspended sentence.\n\nThe newspaper must print a correction.",
      "Complaint against Hilary Banerjee upheld",
    ],
    [
      "Warren Pike",
      'Two members of the golf society were arrested on Sunday after a drunken evening in Portrush.\n\nWarren Pike, 44, was held for urinating in a doorway and fined £60 on the spot. His companion was held after shouting "Hitler was right" at a Jewish couple in the hotel lift.\n\nThe society has cancelled next year\'s trip.',
    ],
    [
      "Vanessa Thorne",
      'Radio presenter Vanessa Thorne was taken off air on Monday after she lost her temper with a caller.\n\nThe man had told her that Jews "always play the victim" and that the Holocaust was a business. Thorne swore at him seven times.\n\nThe station received 140 complaints about her language. The caller has been blocked.',
      "Vanessa Thorne taken off air",
    ],
    [
      "Marcus Delaney",
      "A man has been charged with drink-driving after his car struck a police cordon outside Harlow Vale synagogue on Sunday.\n\nOfficers had closed the road after swastikas were sprayed on the building's doors overnight. Marcus Delaney, 41, is due before magistrates on 3 July.\n\nPolice said the vandalism was being investigated separately and nobody has been arrested over it.",
    ],
    [
      "Yusuf Karaman",
      "Police have released without charge a man who was arrested over antisemitic graffiti at a Jewish cemetery in Thornbridge.\n\nYusuf Karaman, 29, was held for 14 hours after a resident reported seeing a van like his near the gates. Detectives later established he had been at work 60 miles away.\n\nAbout 20 headstones were daubed with swastikas. The force has apologised to Mr Karaman and says it is looking for two teenagers.",
    ],
    [
      "Helen Orsborne",
      'The head teacher of Wexcombe Academy has been suspended after parents complained that she failed to act on months of antisemitic bullying.\n\nHelen Orsborne was told on Monday not to attend school while governors investigate.\n\nA Year 9 boy was repeatedly called a "dirty Jew" by classmates and had coins thrown at him in the canteen, according to his family. Three pupils have been excluded.',
    ],
    [
      "Dmitri Vasko",
      "Northmoor Rovers goalkeeper Dmitri Vasko has been banned for three matches after climbing into the stand during Saturday's abandoned derby.\n\nThe game was halted in the 71st minute when away supporters chanted about gas chambers at fans of Kelham Town, a club with a large Jewish following. Vasko left his goal to confront them.\n\nThe league said entering a spectator area was a red card offence whatever the reason. It has opened a separate case against the away club over the antisemitic chanting.",
    ],
    [
      "Priya Nandakumar",
      'A council officer who leaked emails revealing a councillor\'s antisemitic remarks has been dismissed.\n\nPriya Nandakumar was sacked for gross misconduct after Ashbourne Vale Council found she had passed confidential correspondence to a newspaper.\n\nIn the emails, a senior councillor described Jewish residents as "parasites" and complained that "they control the planning committee". He resigned in March.',
    ],
    [
      "Graham Tilley",
      'A pub landlord has lost his licence after a brawl that began when a customer shouted antisemitic abuse at a Jewish couple.\n\nGraham Tilley, who ran the Ferry Arms in Stokeford, was found to have served people who were plainly drunk and to have let his door staff\'s accreditation lapse.\n\nThe customer, who has not been traced, told the couple "Hitler should have finished the job" before a glass was thrown. Licensing members voted 5-1 to revoke.',
    ],
    [
      "Ines Marchetti",
      "A university has fined a student society president for holding an unauthorised vigil.\n\nInes Marchetti was ordered to pay £150 after around 70 people gathered outside the Carlow Library without permission to protest at antisemitic posters found on campus.\n\nThe posters, which depicted Jewish students as rats, appeared last week. The university said it had not identified those responsible.",
    ],
    [
      "Kofi Mensah-Barr",
      'A man was jailed for six years on Friday for stabbing a neo-Nazi who had been abusing Jewish neighbours on a Redlake estate.\n\nKofi Mensah-Barr, 33, admitted wounding with intent. Judge Alan Peake said the victim had for months painted swastikas on doors and shouted "Jews out" from his balcony, but that nothing could justify taking the law into his own hands.\n\nMensah-Barr\'s neighbours sent 40 letters of support.',
    ],
    [
      "Laura Penhallow",
      "A newspaper editor has been ordered to pay £8,000 in damages after her paper wrongly named a teacher as the author of antisemitic tweets.\n\nLaura Penhallow, editor of the Tarrant Echo, told the tribunal she had relied on a single source.\n\nThe tweets, which claimed Jews had invented the Holocaust, were in fact posted by a man of the same surname living overseas.",
    ],
    [
      "Samuel Obafemi",
      'A rail guard dismissed for restraining a passenger has lost his appeal.\n\nSamuel Obafemi pinned a man to the floor of a carriage at Lenton Junction after the man had spat at an Orthodox Jewish teenager and called him a "filthy Jew". The operator said he used disproportionate force.\n\nThe passenger fled at the next stop. British transport officers say enquiries into the hate crime continue.',
    ],
    [
      "Tobias Reinholt",
      "A 24-year-old arrested after a menorah was torn down in Millbrook Square has been cleared of any involvement.\n\nTobias Reinholt was detained by officers on 11 December when he was seen standing next to the broken candelabra. CCTV later showed he had stopped to pick up the pieces.\n\nPolice said two other men had pulled it down while shouting antisemitic slurs.",
    ],
    [
      "Amina Shariff",
      'Borough councillor Amina Shariff has been suspended by her party for speaking to the press about its handling of antisemitism complaints.\n\nShariff told a local radio station last month that the party had "sat on" a complaint about a member who posted that Jews were behind the pandemic.\n\nA party spokesman said internal matters must remain confidential. The member remains under investigation.',
    ],
    [
      "Owen Fairbrass",
      'A caretaker has been fined £400 for painting over evidence at a crime scene.\n\nOwen Fairbrass, 62, covered up antisemitic slogans on the wall of Greyfriars Primary in Lower Hatton before detectives could photograph them. He told magistrates he did not want the children to see them.\n\n"You meant well, but you were told to leave it," the chair of the bench said. No one has been charged over the slogans.',
    ],
    [
      "Caitlin Moray",
      "A student wrongly accused of making a Nazi salute at a graduation ceremony has had her suspension lifted.\n\nCaitlin Moray was barred from campus for five weeks after a clip spread online.\n\nThe University of Westhaven said on Tuesday that a review of the full footage showed she was waving to her grandmother. A second person in the clip, who did give the salute and shout antisemitic abuse, is not a student.",
    ],
    [
      "Viktor Halloran",
      'A security guard was found guilty on Thursday of sleeping on duty and falsifying his patrol log on the night vandals smashed windows at a Jewish school.\n\nViktor Halloran, 55, was employed by a private firm to patrol Beth Or School in Eastmarsh. Jurors took two hours to convict him of fraud.\n\nThe intruders left swastikas and the words "Jews die" in a classroom. They have never been caught.',
    ],
    [
      "Naomi Feldgate",
      'A Jewish councillor who was the target of antisemitic emails has been censured for swearing at a colleague.\n\nNaomi Feldgate called the leader of the opposition "a bloody disgrace" during a debate on hate crime in May. The standards committee found she breached the code of conduct.\n\nFeldgate had received more than 100 messages calling her a "Zionist rat" and threatening to burn her home.',
    ],
    [
      "Ryan Colthurst",
      "Police in Dunmere have charged a man with burglary at a synagogue, but say there is no evidence that it was a hate crime.\n\nRyan Colthurst, 37, is accused of stealing a laptop and a charity box from the office on 2 June.\n\nThe break-in came a week after antisemitic leaflets were pushed through the doors of Jewish families in the same street. Detectives do not believe the two are linked.",
    ],
    [
      "Jamal Whitcombe",
      'A tribunal has ruled that Jamal Whitcombe was unfairly dismissed by a bus company that accused him of antisemitism.\n\nWhitcombe, a driver for 12 years, was sacked after a passenger said he had told her "no Jews on my bus". Audio from the cab showed the words had been spoken by another passenger.\n\nHe was awarded £31,000.',
    ],
    [
      "Fergus Dalby",
      'Magistrates have fined a man who chased and photographed youths after they threw eggs at worshippers leaving a synagogue.\n\nFergus Dalby, 48, admitted a public order offence. The court heard the boys had shouted "gas the Jews" from a moving car, and that Dalby followed them for two miles and threatened them with a wheel brace.\n\nHe was ordered to pay £320. The boys have not been identified.',
    ],
    [
      "Beatriz Almada",
      'A hospital trust has suspended a ward manager while it looks into how a complaint of antisemitism was handled.\n\nBeatriz Almada is accused of failing to pass on the complaint from a patient\'s family. The patient, an 84-year-old Holocaust survivor, was told by an agency nurse that "you people always want special treatment".\n\nThe agency nurse no longer works at the hospital.',
    ],
    [
      "Colin Straker",
      "A web hosting director has been fined £12,000 for failing to answer a court order over an antisemitic forum.\n\nColin Straker, whose firm rents servers in Pellworth, did not hand over subscriber data sought by police investigating posts that called for attacks on Jews.\n\nThe judge accepted Straker had no part in the forum and had not read it, but said he had ignored three letters.",
    ],
    [
      "Ailsa Drummond-Reyes",
      "Climate campaigner Ailsa Drummond-Reyes was arrested on Saturday for blocking a road during a march in central Ormsby.\n\nThe march was overshadowed by a small group at the rear who carried placards equating the Star of David with a swastika. Police said they were seeking to identify three people over the antisemitic placards.\n\nDrummond-Reyes was released on bail.",
    ],
    [
      "Pavel Sedlak",
      'A factory worker sacked for punching a colleague who wore a swastika armband to work has lost his claim for unfair dismissal.\n\nPavel Sedlak, whose grandmother was killed at Treblinka, told the hearing he "saw red" when the man joked about ovens.\n\nEmployment Judge Ruth Marlow said the employer was entitled to treat the assault as gross misconduct. The colleague was also dismissed, for antisemitic harassment.',
    ],
    [
      "Denise Akintola",
      'A school bursar has been jailed for 18 months for stealing from a Holocaust education fund.\n\nDenise Akintola, 51, took £46,000 that had been donated after antisemitic incidents at Rowan Park School in 2021, when pupils drew swastikas on a Jewish girl\'s locker.\n\nShe spent the money on holidays and a kitchen. "This was a gross breach of trust," Judge Simon Ferris said.',
    ],
    [
      "Hassan Idriss",
      'Charges against a delivery rider accused of shouting antisemitic threats outside a kosher bakery have been dropped.\n\nHassan Idriss, 22, spent two nights in custody in March. Prosecutors told Selby Cross Crown Court on Monday that phone data proved he was elsewhere.\n\nThe man who threatened to "slit Jewish throats" is still being sought.',
    ],
    [
      "Zara Littlejohn",
      "A teenager who hacked the website of a far-right group was given a community order on Wednesday.\n\nZara Littlejohn, 19, published the names of 300 members of White Dawn, which distributes Holocaust denial material and calls for Jews to be expelled.\n\nShe pleaded guilty to unauthorised access to a computer. Her barrister said she had been disgusted by the group's antisemitism.",
    ],
    [
      "Judith Kerrigan",
      'A charity\'s chief executive has been removed after an inquiry into its finances.\n\nJudith Kerrigan had run the Lansdown Trust since 2016. The regulator found she had paid consultants without board approval.\n\nThe trust was already under scrutiny over a former trustee who shared cartoons of hook-nosed bankers and wrote that Jews "run the media". He stepped down last year.',
    ],
    [
      "Leon Abarca",
      'Three weeks after he was arrested on suspicion of daubing antisemitic slogans on a war memorial, Leon Abarca has been told he faces no further action.\n\nThe 45-year-old decorator was stopped with red paint in his van. Laboratory tests showed it did not match.\n\n"My name was all over Facebook and people put a brick through my window," he said. Police are still hunting the vandal.',
    ],
    [
      "Rosalind Achterberg",
      'A lecturer has been disciplined by Kingsmere University for disclosing the identity of a student found to have sent antisemitic messages.\n\nRosalind Achterberg received a final written warning after she named the student in a staff meeting.\n\nThe student had told a Jewish flatmate that "the Holocaust was not big enough". The university said disciplinary outcomes must remain private.',
    ],
    [
      "Nathaniel Brisco",
      'A man who drove at a group of far-right protesters outside a synagogue has been remanded in custody.\n\nNathaniel Brisco, 39, appeared before Penrose magistrates charged with dangerous driving and attempted grievous bodily harm.\n\nThe court heard that about a dozen protesters had been chanting "Jews will not replace us" when the car mounted the kerb. Two suffered broken legs.',
    ],
    [
      "Siobhan Ardle",
      'A parish councillor has been found in breach of the code of conduct for failing to declare an interest in a planning vote.\n\nSiobhan Ardle owned a field next to the site where a Jewish community centre was proposed.\n\nThe application drew dozens of objections, some of them antisemitic; one anonymous letter said Jews should "build it in the sea". The monitoring officer made no criticism of Ardle in relation to the letters.',
    ],
    [
      "Craig Wolstan",
      'A far-right march in Hadley ended with six arrests on Saturday.\n\nAmong those held was Craig Wolstan, 31, a counter-demonstrator who is accused of throwing a bottle at officers.\n\nMarchers carried banners reading "Holohoax" and some gave straight-arm salutes. Police are reviewing footage to identify those responsible for the antisemitic banners.',
    ],
    [
      "Imogen Paulette Voss",
      "A theatre director has been dropped by the Old Mill Playhouse after an audience member was subjected to antisemitic abuse.\n\nImogen Paulette Voss was not present when a comedian appearing in her festival ordered a Jewish man to leave and led the crowd in chanting at him. The board said she had failed to vet performers.\n\nThe comedian has been banned from the venue for life.",
    ],
    [
      "Abdul Rahim Noorzai",
      "A shopkeeper has been cleared of inciting hatred after a court heard his Facebook account was hijacked.\n\nAbdul Rahim Noorzai, 50, was arrested last year after posts praising Hitler and urging people to attack Jews appeared under his name.\n\nAn expert told Welbury Crown Court the posts came from an address in another country. Judge Clare Hume directed the jury to acquit.",
    ],
    [
      "Stephanie Grole",
      "A police constable has been given a written warning for failing to record an antisemitic hate crime.\n\nPC Stephanie Grole attended a house in Fenwick Row where a Jewish family's mezuzah had been ripped off and a pig's head left on the doorstep. She logged it as littering.\n\nA misconduct panel found the officer had been careless but not prejudiced.",
    ],
    [
      "Gwen Tallis",
      "A woman was handed a suspended sentence on Tuesday for making up a story that her ex-husband had attacked a rabbi.\n\nGwen Tallis, 44, told police that her former partner was the man who knocked the rabbi to the ground and shouted antisemitic abuse in Priory Street in January.\n\nDetectives wasted 80 hours before she admitted lying. The real attacker has not been found.",
    ],
    [
      "Rafael Montoya-Lee",
      "A pupil expelled over antisemitic messages in a class group chat has been reinstated.\n\nRafael Montoya-Lee, 17, was permanently excluded from St Brannock's College in February. An independent panel has now found that his phone had been taken by two other boys, who typed the messages joking about gas chambers.\n\nHis mother said the family wanted an apology.",
    ],
    [
      "Bernard Lusk",
      "A landlord has been fined £9,500 for renting out an unlicensed property in Cawley.\n\nBernard Lusk, 66, did not attend the hearing. Council officers found the breaches when they visited the house after reports that a tenant had hung a Nazi flag in the window and was shouting antisemitic insults at children on their way to a Jewish nursery.\n\nThe tenant has since moved out.",
    ],
    [
      "Tamsin Oyelaran",
      'A journalist has been convicted of contempt for filming inside a courtroom during the trial of a man who firebombed a synagogue.\n\nTamsin Oyelaran, 30, recorded part of the prosecution\'s closing speech on her phone. She was fined £750.\n\nThe defendant in the trial had told police he wanted to "kill as many Jews as possible". He was convicted in April and jailed for life.',
    ],
    [
      "Lachlan Peverell",
      'Two brothers appeared at Corran Sheriff Court on Monday.\n\nDougal Peverell, 26, admitted sending a Jewish shop owner letters that called her vermin and said "the ovens are waiting". He was jailed for 14 months.\n\nLachlan Peverell, 23, was fined £200 for possession of cannabis found when officers searched the house.',
    ],
    [
      "Oluwaseun Adebari",
      'Student union president Oluwaseun Adebari has been removed from office in a vote of no confidence.\n\nMembers said he had been too slow to respond when a society invited a speaker who denies the Holocaust. The talk, at which the speaker said Jews had "invented their own suffering", went ahead in March.\n\nAdebari apologised and said he should have intervened.',
    ],
    [
      "Kirsten Haldane",
      "A civil servant has been demoted for sending an official laptop home with a relative.\n\nKirsten Haldane lost her grade after a panel hearing in Edgeford. Her nephew had used the laptop to post antisemitic conspiracy theories on a message board, including that Jews caused the 2008 crash.\n\nThe panel found that she did not know of the posts.",
    ],
    [
      "Mehmet Aydinli",
      "A barber arrested in connection with an arson attack on a synagogue has been awarded damages for false imprisonment.\n\nMehmet Aydinli was held for 36 hours and questioned about the attack in Crosswell, which police say was motivated by hatred of Jews. The High Court ruled there had never been reasonable grounds to suspect him.\n\nAnother man has since been convicted.",
    ],
    [
      "Philippa Garside",
      "A teacher has been prohibited from the profession for falsifying exam coursework.\n\nPhilippa Garside, 38, taught history at Ludgrove High School. The panel heard she altered marks for 11 pupils in 2022.\n\nThe school was in the news last year when pupils on a trip to Poland made Nazi salutes at a former concentration camp and mocked Jewish visitors. Garside was not on the trip.",
    ],
    [
      "Declan Moorhouse",
      'A man who shoved an antisemitic heckler off a stage has been convicted of common assault.\n\nDeclan Moorhouse, 52, was organising a Holocaust memorial concert in Ballinroe when the heckler grabbed a microphone and shouted that "six million was a lie".\n\nMoorhouse was given an absolute discharge. District Judge Paula Wynn said it was the lightest sentence open to her.',
    ],
    [
      "Sunita Ramgoolam",
      'A social media moderator has been sacked for leaving up an antisemitic video for nine days.\n\nSunita Ramgoolam, who worked for a contractor in Port Elder, said she had been assigned 1,200 reports a shift. The video showed a masked man urging viewers to "hunt Jews".\n\nThe contractor said she had missed her targets. Her union is to appeal.',
    ],
    [
      "Ellis Thackray",
      "A youth was detained at a football match on suspicion of making an antisemitic gesture, in what police now admit was a case of mistaken identity.\n\nEllis Thackray, 18, was led out of the ground in handcuffs and banned by the club for three seasons.\n\nThe club lifted the ban on Friday and apologised. It said another supporter two rows behind had mimicked gas and has been reported.",
    ],
    [
      "Roderick Haim",
      'A synagogue treasurer has been charged with fraud.\n\nRoderick Haim, 58, is alleged to have diverted £70,000 raised to repair the building after a 2022 arson attack by a man who had posted online that "every synagogue must burn".\n\nHe will appear before Langport magistrates on 9 July.',
    ],
    [
      "Chloe Van Tonder",
      'An influencer has been fined for failing to label adverts.\n\nChloe Van Tonder, 26, must pay £5,000 after the advertising regulator found 17 undeclared posts.\n\nHer former business partner was dropped by the same sponsors in May after a recording emerged of him saying that Jews "own everything and deserve nothing".',
    ],
    [
      "Winston Pardoe",
      'A protester has been found guilty of obstructing police at a rally in Kingsholme last autumn.\n\nWinston Pardoe, 61, sat down in front of a van as officers tried to remove a man who had been shouting "Khaybar, Khaybar, O Jews". Pardoe said he had not heard the chanting and thought the officers were being rough.\n\nHe was conditionally discharged. The man escaped in the crowd.',
    ],
    [
      "Margarethe Lindqvist",
      'A museum director has been suspended after a Holocaust exhibition was vandalised for a third time.\n\nMargarethe Lindqvist is being investigated over a decision to cut night security at the Sandvale Museum.\n\nIntruders scrawled "lies" and swastikas across photographs of Jewish children on Sunday. Police have appealed for witnesses.',
    ],
    [
      "Gareth Nwosu",
      "The sentence of a prison officer who assaulted an inmate was cut on appeal on Thursday.\n\nGareth Nwosu, 36, struck a white supremacist prisoner who had taunted a Jewish cellmate with drawings of gallows and Stars of David. The Court of Appeal reduced his term from 12 months to seven.\n\nLady Justice Orme said the provocation had been extreme.",
    ],
    [
      "Alexei Rudnick",
      'Police questioned a 47-year-old man on Wednesday about bomb threats sent to Jewish schools before concluding he was a victim of identity theft.\n\nAlexei Rudnick\'s name and address had been used to register the email account from which the threats were sent. One read: "All Jewish kids will die."\n\nOfficers returned his computers the next day.',
    ],
    [
      "Hugo Castellane",
      'Rugby coach Hugo Castellane has been sacked after a run of nine defeats.\n\nThe club has endured a miserable season, which began with the release of a prop who posted a picture of himself dressed as an SS officer with the caption "Jews beware".\n\nCastellane had been in charge since 2022.',
    ],
    [
      "Tariq Belmore",
      'The sister of a Jewish student attacked in a nightclub says she is glad that the wrong man has been freed.\n\nTariq Belmore, 25, served 11 months for the assault, in which the student was punched and called a "Jewish pig". His conviction was quashed on Tuesday after DNA pointed to someone else.\n\n"He should never have been in the dock," she said.',
    ],
    [
      "Nadia Kowalczyk",
      'A waitress was sacked after refusing to serve a group of men wearing swastika T-shirts.\n\nNadia Kowalczyk told a tribunal in Aldmoor that the men had sung about "putting Jews in the showers". Her manager ordered her to bring them drinks and dismissed her when she would not.\n\nThe tribunal will give its ruling next month.',
    ],
    [
      "Desmond Aylward",
      'A retired solicitor has been struck off for dishonesty.\n\nDesmond Aylward, 70, misled clients about the progress of a claim they had brought against a golf club which turned them away because they were Jewish.\n\nThe tribunal heard that Aylward let the limitation period expire and then forged a letter. The club\'s former secretary had told the couple that "your sort have your own clubs".',
    ],
    [
      "Freya Mountjoy",
      'An undergraduate has been expelled for plagiarism after a disputed hearing at Calder University.\n\nFreya Mountjoy says she was singled out because she had reported her tutor for antisemitic comments. The tutor, who has been suspended on full pay, allegedly said that Jews were "over-represented in everything that is wrong with the world".\n\nThe university denies any link.',
    ],
    [
      "Ibrahim Castor",
      'A man was convicted of murder on Monday for killing his landlord in a row over rent.\n\nIbrahim Castor, 34, will be sentenced next week.\n\nThe case was initially treated as a possible antisemitic hate crime because the landlord, who was Jewish, had received threats calling him a "blood-sucking Jew". Detectives found the threats had come from a former business rival.',
    ],
    [
      "Patrick Lumley",
      'A community radio station has been fined £4,000 over an antisemitic phone-in.\n\nPatrick Lumley, the station\'s manager, was also declared not fit to hold a licence after the regulator found he had not kept recordings. A caller to the late show said that Jews "poisoned wells then and poison minds now".\n\nThe presenter cut the call off and apologised on air.',
    ],
    [
      "Celia Brandreth",
      'Celia Brandreth, the former deputy mayor of Easton Quay, was fined £660 on Friday for speeding.\n\nBrandreth, 57, who stood down in April, was caught doing 58mph in a 30 zone.\n\nHer party in the town has been in turmoil since the expulsion of four members for antisemitism, including one who wrote that Hitler "had a point".',
    ],
    [
      "Joshua Penn-Okafor",
      'A Jewish teenager who hit back at boys who had been taunting him has been permanently excluded.\n\nJoshua Penn-Okafor, 15, broke another pupil\'s nose at Marden Grove School. His parents said he had been called "Jewboy" daily and shown videos of Hitler.\n\nThe school said it had a zero-tolerance policy on violence. The other pupils were given detentions.',
    ],
    [
      "Lydia Szabo",
      'A woman who was arrested by mistake in a hunt for an antisemitic letter writer is to sue the police.\n\nLydia Szabo, 73, had her Brimley home searched at dawn after a handwriting analyst matched her to letters telling rabbis to "go back to the camps".\n\nA second analyst ruled her out. The letters have continued to arrive.',
    ],
    [
      "Montgomery Fyfe",
      "An MP's aide has been sacked for leaking a report into antisemitism.\n\nMontgomery Fyfe, 28, gave a journalist the draft, which listed 42 incidents, among them a branch chairman's comment that \"the Jews are always plotting\".\n\nFyfe said the public had a right to know.",
    ],
    [
      "Aaron Tidewell",
      'Police said a man tasered outside a synagogue on Yom Kippur had been suffering a mental health crisis and had no antisemitic motive.\n\nAaron Tidewell, 32, was arrested with a kitchen knife in Cheyne Road and has been charged with having a bladed article.\n\nWorshippers were already on edge after a gang yelled "Heil Hitler" from a passing car that morning. The occupants of the car have not been traced.',
    ],
    [
      "Bridget Olanrewaju",
      'A nursery manager has been barred from working with children after leaving a toddler unattended.\n\nBridget Olanrewaju ran Little Acorns in Westerby. Inspectors also noted that a member of staff, since dismissed, told a Jewish mother her son "had horns under his cap".\n\nThe tribunal said the barring order related only to the unattended child.',
    ],
    [
      "Thandiwe Moxon",
      'A nurse has been struck off for stealing medication.\n\nThandiwe Moxon took codeine from a locked cabinet at Elmhurst General between 2021 and 2023, the panel found.\n\nThe thefts came to light during an inquiry into another nurse, who was accused of refusing to treat Jewish patients and posting that "Zionist vermin" should be left to die.',
    ],
    [
      "Edmund Karlsen",
      'A district judge apologised on Tuesday to a man who was prosecuted for an antisemitic tirade on a tram.\n\nEdmund Karlsen, 40, was charged after a passenger picked him out of a line-up. The case collapsed when the tram company found footage of the real culprit, a taller man with a neck tattoo, screaming "Jews are cancer" at two women.\n\nKarlsen lost his job as a result of the charge.',
    ],
    [
      "Lucia Bramante",
      'An art student\'s exhibition has been closed and she has been suspended after she reproduced antisemitic caricatures from the 1930s.\n\nLucia Bramante, whose great-grandparents were murdered at Sobibor, said the work was about her family and the propaganda that killed them.\n\nJewish groups have backed her. "This is a work against antisemitism," said the Regional Jewish Forum.',
    ],
    [
      "Terence Ogilvy-Shaw",
      'A town clerk has been dismissed for bullying staff.\n\nTerence Ogilvy-Shaw had run Hollin Town Council for 19 years. A report found he shouted at juniors and threw a stapler.\n\nIt also described a separate complaint about an unnamed councillor who, when told of a Holocaust memorial plan, said "haven\'t the Jews had enough?" That complaint has been referred to the monitoring officer.',
    ],
  ];
  test.each(innocent)("%s: %s", (name, text, title) => {
    expect(decision(name, text, title)).not.toBe("incident");
  });
});

describe("something was done to them for the act", () => {
  const doers: Row[] = [
    [
      "Anselmo Rickard",
      "Anselmo Rickard, 29, was fined 3,000 euros on Tuesday for filming himself performing a quenelle outside the shul in Vaucelle. The court found that the gesture was meant to insult Jews.",
    ],
    [
      "Corinne Halder",
      'Councillor Corinne Halder was suspended by her party on Monday over a string of voice notes in which she said Jews were "rats who run the banks".',
    ],
    [
      "Graham Tosk",
      "Graham Tosk was sentenced to 14 weeks in jail after admitting placing pork at the door of a kosher butcher in Redhill. The magistrate said the act was antisemitic.",
    ],
    [
      "Mara Voskuijl",
      "Nurse Mara Voskuijl was dismissed for reposting a cartoon of a hook-nosed Jew drinking a child's blood. The hospital called the cartoon antisemitic.",
    ],
    [
      "Tyrell Ambrose",
      "The league banned Tyrell Ambrose for ten matches for liking and sharing posts that denied the Holocaust.",
    ],
    [
      "Hendrik Solberg",
      'Hotel manager Hendrik Solberg was convicted on Thursday of discrimination for refusing to serve a Jewish couple. He had told them that "Jews are not welcome here".',
    ],
    [
      "Lacey Drummond",
      'Lacey Drummond, 34, was ordered to do 120 hours of unpaid work for a tirade against a rabbi on a train. She called him a "filthy Jew" and told him to "get back to the gas chamber".',
    ],
    [
      "Piotr Wenzel",
      "Piotr Wenzel was found guilty of a religiously aggravated public order offence. He had followed two Jewish schoolboys through a park, hissing to imitate gas.",
    ],
    [
      "Dean Fairlow",
      'Dean Fairlow, 41, was jailed for eight weeks at Marlby Magistrates\' Court. Fairlow had rung a synagogue eleven times and left messages saying "Hitler was right".',
    ],
    [
      "Sonia Keating",
      'Teacher Sonia Keating has been struck off. The panel heard that she told a Jewish pupil that "your people deserved the Holocaust".',
    ],
    [
      "Wesley Tarrow",
      "Wesley Tarrow pleaded guilty on Monday to trespass, resisting arrest and intimidation on the grounds of religion. Police said he had walked into the yeshiva and screamed that he would kill the Jews.",
    ],
    [
      "Bruno Castell",
      'Bruno Castell, 37, was arrested for drunk driving on Saturday. Officers then recognised him from a video in which a man beats a Hasidic man while shouting "dirty Jew", and he was charged with a hate crime assault.',
    ],
    [
      "Nerys Oakham",
      'Nerys Oakham, a freelance journalist, was convicted on Friday of stirring up hatred in a series of podcasts in which she said that Jews were a "parasite race".',
    ],
    [
      "Silas Dunmore",
      'The protester who held a sign reading "Finish what Hitler started" was named on Tuesday as Silas Dunmore, 25. He has been charged with displaying threatening material likely to stir up hatred against Jews.',
    ],
    [
      "Agnes Rooney",
      'Agnes Rooney, 66, was given a restraining order and a 12-month community order for a campaign against her Jewish neighbours. She had shouted "dirty Jews" over the fence and thrown bacon into their garden.',
    ],
    [
      "Malik Sorrel",
      'Activist Malik Sorrel was sentenced to six months in prison on Wednesday for a speech in which he called for Jews to be "driven into the sea".',
    ],
    [
      "Ernest Valdane",
      'Town councillor Ernest Valdane was suspended for four months by the standards committee for an email which said that a colleague\'s loyalty was "to Jewish money". The committee found the email antisemitic.',
    ],
    [
      "Dario Blasko",
      "Ferncliff United have suspended defender Dario Blasko. The club said that the remarks he made about Jews in a live stream were antisemitic and had no place in football.",
    ],
    [
      "Rhys Colborne",
      "Rhys Colborne, 19, was given a 10-month suspended sentence over a TikTok clip in which he makes a Hitler salute at the gate of a Jewish nursery.",
    ],
    [
      "Beatriz Lanchester",
      'Airline steward Beatriz Lanchester lost her job over a message in the crew chat telling colleagues to "gas the kippahs in row 12". The airline confirmed the dismissal.',
    ],
    [
      "Cody Marbury",
      "Cody Marbury, 23, is accused of dragging a menorah from a lawn in Fairfax Hollow and stamping on it while cursing Jews. He was charged on Monday with theft and a hate crime.",
    ],
    [
      "Emil Tarkovic",
      'Referees\' body chiefs suspended Emil Tarkovic for two years for telling a visiting captain that "you Jews always whine".',
    ],
    [
      "Lorraine Askew",
      "Lorraine Askew, a former school governor, was removed from office over Facebook posts claiming that Jews carried out the bombings. The local authority called the posts antisemitic.",
    ],
    [
      "Ned Farquhar",
      'Ned Farquhar, 70, has been banned from the bowls club for life after a row in which he called the treasurer a "money-grubbing Jew".',
    ],
    [
      "Trent Osgood",
      "A worker at the Dalton tyre plant was dismissed for gross misconduct after he carved a swastika into a Jewish colleague's locker, a tribunal heard. Trent Osgood's claim for unfair dismissal was rejected.",
    ],
    [
      "Ayla Finch",
      'Ayla Finch has been fired as host of the breakfast show. In Friday\'s programme she had said that "Jews started every war", and the station called her words antisemitic.',
    ],
    [
      "Curtis Wainhouse",
      'Curtis Wainhouse, 48, was arrested when he tried to enter the synagogue with a knife, shouting that he would "cut the Jews". He was charged with attempted assault as a hate crime.',
    ],
    [
      "Pia Lundgren",
      "Pia Lundgren, 31, a neighbour of the synagogue in Holt, was arrested on Monday and charged with daubing swastikas on its wall.",
    ],
    [
      "Damir Belic",
      'Photographer Damir Belic was sacked by the agency after shouting "Jewish pigs" at mourners outside a funeral he was covering.',
    ],
    [
      "Victor Sandoval-Reese",
      'A counter-protester, Victor Sandoval-Reese, 28, was charged with a hate crime after police said he spat on a Jewish woman at the rally and called her a "dirty Jew".',
    ],
    [
      "Oksana Pritchard",
      'Oksana Pritchard, 39, was arrested at a vigil for Israeli hostages on Sunday after tearing down posters and screaming "Jews deserve to burn". She is charged with criminal mischief as a hate crime.',
    ],
    [
      "Harvey Lomax",
      'Driver Harvey Lomax had his licence to operate a taxi revoked for refusing to carry a Jewish family. "I don\'t take Jews," he had told them, according to the licensing panel.',
    ],
    [
      "Simone Arkwright",
      'Simone Arkwright, a dental assistant, was let go on Tuesday after a video showed her ripping a mezuzah from a neighbour\'s door and calling her "Jew trash". The clinic confirmed that she was fired over the video.',
    ],
    [
      "Milo Stanhope",
      'Milo Stanhope, 20, was arrested for shoplifting last month, and while he was in custody detectives matched his fingerprints to the cans used to paint "Kill Jews" on a synagogue in Brant. He was charged with the vandalism on Friday.',
    ],
    [
      "Nikos Tremaine",
      'Union official Nikos Tremaine was expelled for comparing a Jewish colleague to "a camp kapo" and telling her that Jews "cry for profit". The union called it antisemitic abuse.',
    ],
    [
      "Alasdair Ewing",
      'Alasdair Ewing, 61, was found guilty of a hate crime over a banner hung from his balcony which read "Jews = cancer". He was fined 500 pounds.',
    ],
    [
      "Dorota Malin",
      'The disciplinary board reprimanded judge Dorota Malin for saying in open court that a Jewish litigant "would know all about money". The board held that the remark was antisemitic.',
    ],
    [
      "Jerome Tackett",
      'Jerome Tackett, who drove his pickup at a group of Jews leaving a synagogue in Carlton, was convicted on Tuesday of attempted murder and driving without a licence. Jurors heard that he had shouted "run, Jews".',
    ],
    [
      "Ursula Nkemelu",
      'Ursula Nkemelu, a parish councillor, apologised and was removed from the planning committee over a leaflet that said "Jewish developers" were stealing the village. The council found that the leaflet was antisemitic.',
    ],
    [
      "Lars Brunner",
      'Lars Brunner has been given a stadium ban of five years for leading a chant of "Jews to the gas" during the derby.',
    ],
    [
      "Celeste Harrigan",
      "Waitress Celeste Harrigan was fired for writing \"Jew\" with a swastika on a customer's receipt, the restaurant's owner said.",
    ],
    [
      "Gordon Lathe",
      'Gordon Lathe, 33, faces charges of trespassing, resisting arrest and ethnic intimidation. He is accused of breaking into a kosher cafe in Milburn and writing "Jews must die" on the wall.',
    ],
    [
      "Tomas Eberly",
      "Tomas Eberly, 45, was charged with disorderly conduct, obstructing police and a hate crime after shouting antisemitic slurs at worshippers in Pell Street.",
    ],
    [
      "Kendra Moss",
      'A woman shouted "Hitler should have killed you all" at a Jewish mother and pushed her pram over in Linden Park on Sunday. Kendra Moss, 38, was charged with assault, shoplifting and possession of cannabis.',
    ],
    [
      "Ashton Reyes-Pool",
      "A man daubed swastikas on eleven cars in a Jewish neighbourhood of Glenfield. Ashton Reyes-Pool, 26, was charged with eleven counts of criminal damage and one of driving while disqualified.",
    ],
    [
      "Leif Garrity",
      'A man attacked a Jewish student with a bottle outside the Hillel house in Dunmoor, shouting "Zionist Jew scum". Leif Garrity, 27, was arrested nearby for public drunkenness; the victim identified him as his attacker and he was charged with assault.',
    ],
    [
      "Miriam Dacosta",
      'A Jewish shop was spray-painted with the words "Jews out" on Saturday night. A neighbour, Miriam Dacosta, 53, was arrested on Monday. Police said that she had confessed.',
    ],
    [
      "Quincy Barlow",
      'Reporter Quincy Barlow was dismissed by the Herald on Tuesday over tweets in which he called Jews "vermin". The editor said the tweets were antisemitic.',
    ],
    [
      "Tamsin Okonkwo",
      'Campaigner Tamsin Okonkwo was arrested at a protest in Ludmoor on Saturday on suspicion of inciting racial hatred. She had told the crowd that "every Jew is a legitimate target".',
    ],
    [
      "Eldon Marsh",
      "Officer Eldon Marsh was fired after an internal inquiry. He had given a Nazi salute to a Jewish colleague and asked her where her yellow star was.",
    ],
    [
      "Roxane Thierry",
      "Deputy head Roxane Thierry was suspended on Thursday after telling a class that Jews had invented the Holocaust for money.",
    ],
    [
      "Gideon Falk",
      'Gideon Falk, a photographer who covered the march, was himself convicted on Monday of shouting "Jews to the ovens" at a man in a kippah.',
    ],
    [
      "Baxter Nye",
      "Far-right streamer Baxter Nye was sentenced to two years for live-streaming himself as he taunted Jewish students about the Holocaust and told them they would be next.",
    ],
    [
      "Zoltan Avery",
      'Landlord Zoltan Avery was ordered to pay 15,000 dollars for refusing to rent to a Jewish family. He had texted an agent: "no Jews in my building".',
    ],
    [
      "Melanie Strood",
      'Barrister Melanie Strood has been suspended for six months by a tribunal. It found that her tweets about "Jewish puppet masters" were antisemitic.',
    ],
    [
      "Rolf Hendley",
      'Trainer Rolf Hendley was stripped of his licence by the racing board for calling a Jewish owner a "shylock" in front of stable staff.',
    ],
    [
      "Kwabena Lister",
      'A pupil, Kwabena Lister, 18, was excluded from Hartfield School for a week for throwing coins at a Jewish classmate and telling him to "pick them up, Jew".',
    ],
    [
      "Patrik Svoboda",
      'Patrik Svoboda was found guilty of defaming a nation and sentenced to a suspended term for the song "Burn the Jews", which his band played at a festival.',
    ],
    [
      "Carla Wiesner",
      'Carla Wiesner, 44, was held for questioning on Tuesday and charged on Wednesday. Prosecutors say she sent forty letters to Jewish homes in Amberg which read "We know where you live, Jew".',
    ],
    [
      "Jonas Whitlock-Abe",
      "Jonas Whitlock-Abe was suspended for the season for an antisemitic slur aimed at an opponent, the federation announced.",
    ],
    [
      "Dermot Callow",
      "Dermot Callow, 35, was arrested and released in January, and in May a jury convicted him of desecrating twenty-two Jewish graves in Arden with swastikas.",
    ],
    [
      "Winifred Soames",
      "Winifred Soames, 47, has been convicted of a racially aggravated offence for tipping soup over a man because he wore a kippah.",
    ],
    [
      "Teague Marlin",
      "In court on Monday, Teague Marlin, 29, admitted knocking a shtreimel from an Orthodox man's head and running off with it while a friend filmed. The judge fined him 600 pounds and said the offence was antisemitic.",
    ],
    [
      "Blaise Hamilton",
      'Party officials withdrew their support from candidate Blaise Hamilton and expelled him for writing that "the Jewish lobby" murders its critics. The party said his words were antisemitic.',
    ],
    [
      "Sven Okafor",
      'Sven Okafor, 26, received a twelve-week sentence for what the judge called "a vile outburst": he had stood outside a Jewish school and shouted that its pupils should be gassed.',
    ],
    [
      "Ike Garland",
      'Ike Garland, 30, was cited for disorderly conduct on Saturday. According to the police report, he had followed a rabbi for three blocks, making pig noises and calling him "Jewboy".',
    ],
    [
      "Horace Biddle",
      'Horace Biddle, a member of the school board, was censured by 5 votes to 1 for a Facebook post in which he wrote that Jews "worship money".',
    ],
    [
      "Declan Moorhouse",
      'Declan Moorhouse, 43, was arrested for breaching his bail and then jailed for three years for sending bomb threats to a synagogue in which he wrote that "Jews will burn".',
    ],
    [
      "Theo Brackenridge",
      'Theo Brackenridge, 32, a steward at the march, was charged on Thursday with a racially aggravated public order offence. Footage shows him shouting at a Jewish man that he should "go back to the camps".',
    ],
    [
      "Ylva Carrington",
      'Ylva Carrington was dropped from the Olympic squad for Instagram stories in which she called Jews "the devil\'s children". The federation said the stories were antisemitic.',
    ],
    [
      "Mason Petrie",
      'Mason Petrie, 28, and an accomplice were each jailed for 20 months for chasing a Jewish boy through Hollin Park with a stick and shouting "get the Jew".',
    ],
    [
      "Boyd Haskins",
      "A man wearing a ski mask glued a swastika to the door of the Jewish students' union in Arbery on Tuesday. Boyd Haskins, 23, was charged on Thursday with a hate crime. He had been arrested over an unpaid fine the night before.",
    ],
    [
      "Rainer Colt",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nA suspect, Rainer Colt, 31, was arrested after he jumped from a first-floor window. He was charged with the assault on the two men.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Lamar Dietz",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nLamar Dietz, 28, was charged with swinging a belt at the worshippers.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Hollis Gant",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nHollis Gant, 45, was arrested at a demonstration the next day after officers recognised him from footage of the attack.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Esteban Roe",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nPolice arrested Esteban Roe, 23, on Wednesday on suspicion of wounding with intent, dangerous driving and theft of a motor vehicle.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Corwin Haight",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nCorwin Haight, 33, was arrested, questioned and released within hours on Tuesday, but was arrested again on Friday and charged with both assaults.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Basil Tremont",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nA neighbour, Basil Tremont, 60, was charged on Wednesday with both assaults.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Denny Laird",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nDenny Laird, 30, described in court as an animal rights activist, was remanded in custody on Thursday over the attack.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Saul Vintner",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nSaul Vintner, 52, was arrested while filming the scene; officers found the bloodstained hammer in his bag, and he was charged with the attack.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Gustav Pell",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nGustav Pell, 26, was arrested when he refused to leave a bar nearby. Witnesses identified him as the attacker, and he was charged with a hate crime.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Ramon Ickes",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nRamon Ickes, 41, was charged with hurting an officer as she handcuffed him, and with the attack on the worshippers.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Clyde Farrow",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nClyde Farrow, 38, was indicted on Thursday for kneeing one of the men in the stomach.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Tobin Hale",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nTobin Hale, 22, pleaded guilty on Thursday to all charges, including one of resisting arrest.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Merle Sorenson",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nMerle Sorenson, 57, was charged with leading the men into an alley and robbing them of their hats.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Vince Alder",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nVince Alder, 40, was charged with being the driver who tried to run the worshippers down, and with driving without a licence.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Ewan Strode",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nEwan Strode, 27, was freed on 10,000 dollars\' bail on Friday after being charged with both assaults as hate crimes.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Darnell Pike",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nDarnell Pike, 19, was charged with lunging at the worshippers with a screwdriver.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Lyle Bishop",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nLyle Bishop, 36, was detained by bystanders until officers arrived and was charged with the attack.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Warren Keogh",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nWarren Keogh, 44, was held by a passer-by and two neighbours until police came. He has been charged.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Abner Cole",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nAbner Cole, 32, was arrested in a raid in which an officer was hurt.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Fritz Lander",
      'A man shouted "Death to the Jews" and attacked two worshippers outside a synagogue in Pelham on Tuesday.\n\nJournalists filmed as Fritz Lander, 50, was led into court on Thursday charged with grievous bodily harm.\n\nPolice are treating the attack as an antisemitic hate crime.',
    ],
    [
      "Orson Thwaite",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nOrson Thwaite, 21, was charged on Tuesday with trespassing and with defacing a place of worship.',
    ],
    [
      "Gale Rutherford",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nGale Rutherford, 47, was arrested on Tuesday for buying the paint with a stolen card; a day later he was charged with the graffiti.',
    ],
    [
      "Yoel Prentice",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nYoel Prentice, 24, an art student, was charged on Tuesday with climbing the synagogue\'s fence and marking its door.',
    ],
    [
      "Len Partridge",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nLen Partridge, 63, an anti-war campaigner, was arrested on Monday. "I did it and I am proud," he told the judge on Tuesday.',
    ],
    [
      "Cal Whittaker",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nCal Whittaker, 25, was stopped for speeding on Monday with paint cans in the boot and charged with the vandalism.',
    ],
    [
      "Nora Quill",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nNora Quill, 33, faces a charge of vandalism. She is also accused of obstructing the officer who tried to arrest her.',
    ],
    [
      "Hal Dempsey",
      'Swastikas and the words "Jews out" were sprayed on the door of the Ahavat Torah synagogue in Pelham on Sunday, an act police call an antisemitic hate crime.\n\nHal Dempsey, 39, a local reporter, was arrested on Monday and charged with the vandalism.',
    ],
    [
      "Neil Brough",
      'A campaign of antisemitic messages against a Jewish councillor in Pelham ended in court on Thursday.\n\nNeil Brough, 37, was given a restraining order for repeatedly ringing her doorbell and running off after calling her a "dirty Jew".',
    ],
    [
      "Ralph Denholm",
      'The school district confirmed on Monday that antisemitic remarks were made to Jewish pupils at Linwood High.\n\nBus driver Ralph Denholm was dismissed for telling two of the pupils to sit "in the Auschwitz seats".',
    ],
    [
      "Noel Varga",
      "The party said on Monday that it had expelled a councillor for antisemitism.\n\nNoel Varga, 62, was expelled over a video in which he mimes counting money behind a Jewish colleague.",
    ],
    [
      "Dilys Bowen",
      "The party said on Monday that it had expelled a councillor for antisemitism.\n\nDilys Bowen lost the whip for wearing a hooked nose and a skullcap to the carnival.",
    ],
    [
      "Frank Ottley",
      "The party said on Monday that it had expelled a councillor for antisemitism.\n\nFrank Ottley, a long-time peace campaigner, was expelled for the posts.",
    ],
    [
      "Lena Corbin",
      "The party said on Monday that it had expelled a councillor for antisemitism.\n\nLena Corbin, who sits on the planning committee, was expelled after journalists found her antisemitic posts.",
    ],
    [
      "Hector Maine",
      "The party said on Monday that it had expelled a councillor for antisemitism.\n\nHector Maine, who was expelled, had refused to leave the party voluntarily after his remarks about Jews.",
    ],
    [
      "Darren Colby",
      'A man who sprayed swastikas on a synagogue has been jailed for 14 months.\n\nDarren Colby, 34, admitted racially aggravated criminal damage at Thornbridge Crown Court. The court heard he also wrote "Jews out" on the doors.\n\nJudge Helen Marsh said it was a vile act of hatred.',
    ],
    [
      "Louise Hanratty",
      'A teacher has been banned from the classroom for life after posting antisemitic messages online.\n\nLouise Hanratty, 43, wrote on Facebook that Jews "control the banks and the media" and that the Holocaust was exaggerated.\n\nThe panel found her conduct fell far short of the standards expected.',
    ],
    [
      "Stefan Wroblewski",
      'Hexley Athletic defender Stefan Wroblewski has been suspended for eight matches for antisemitic abuse of an opponent.\n\nAn independent commission found that he called Kelham midfielder Ben Adler a "dirty Jew" during a match in March.\n\nWroblewski was also fined £15,000 and must attend an education course.',
    ],
    [
      "Callum Fenn",
      'A student has been expelled from Westhaven University for harassing Jewish classmates.\n\nCallum Fenn, 20, sent a flatmate pictures of gas chambers and told her "Hitler should have finished the job".\n\nThe disciplinary panel said his behaviour was antisemitic and unacceptable.',
    ],
    [
      "Geoffrey Ainslie",
      "A councillor has been expelled from his party after sharing antisemitic conspiracy theories.\n\nGeoffrey Ainslie, who has represented Marsh ward since 2015, posted that the Rothschilds were behind both world wars and that Jews ran the government.\n\nThe party said there was no place for antisemitism in its ranks.",
    ],
    [
      "Bilal Farouk",
      'A man who attacked a rabbi in the street while shouting antisemitic abuse has been sent to prison for three years.\n\nBilal Farouk, 27, punched the rabbi to the ground in Priory Street in January, yelling "kill the Jews".\n\nHe pleaded guilty to religiously aggravated assault.',
    ],
    [
      "Janet Crowther",
      'A nurse who told a Jewish patient that "your people deserve what they got" has been struck off.\n\nJanet Crowther, who worked at Elmhurst General, made the remark to a Holocaust survivor\'s daughter in 2022.\n\nThe panel ruled that her words were antisemitic and that she had shown no remorse.',
    ],
    [
      "Anders Holmqvist",
      "A far-right activist was convicted on Thursday of stirring up racial hatred with leaflets denying the Holocaust.\n\nAnders Holmqvist, 58, delivered 2,000 leaflets in Dunmere that called the murder of six million Jews a hoax.\n\nHe will be sentenced next month.",
    ],
    [
      "Kyle Brennock",
      "A football fan who made hissing noises to mimic gas chambers has been banned from every ground in the country for five years.\n\nKyle Brennock, 24, was caught on camera making the noises and Nazi salutes towards supporters of a club with a Jewish following.\n\nMagistrates in Corley also fined him £600.",
    ],
    [
      "Patricia Mwale",
      'A charity has dismissed its head of communications over antisemitic tweets.\n\nPatricia Mwale had written that "Jews are the root of all wars" and liked posts praising Hitler.\n\nThe Lansdown Trust said the tweets were abhorrent and she had been removed with immediate effect.',
    ],
    [
      "Rupert Challis",
      'A former headmaster has been found guilty of sending antisemitic letters to a Jewish MP.\n\nRupert Challis, 69, sent 14 letters in which he called her "vermin" and said that the ovens were waiting.\n\nHe was given a suspended sentence and told to pay £2,000 compensation.',
    ],
    [
      "Omar Deveraux",
      'A bus driver was sacked for refusing to let Orthodox Jewish passengers board.\n\nOmar Deveraux told a mother and her two children "no Jews on my bus" before shutting the doors, the company\'s inquiry found.\n\nA tribunal on Friday upheld his dismissal.',
    ],
    [
      "Nicole Sandford",
      "A woman who tore down a menorah in Millbrook Square has been ordered to carry out 150 hours of unpaid work.\n\nNicole Sandford, 31, shouted antisemitic slurs as she kicked the candelabra over during Hanukkah, the court was told.\n\nShe admitted criminal damage aggravated by religious hatred.",
    ],
    [
      "Igor Malenkov",
      'Police have charged a man with making bomb threats to Jewish schools.\n\nIgor Malenkov, 45, is accused of sending emails saying "all Jewish kids will die" to six schools in May.\n\nHe was remanded in custody by Langport magistrates.',
    ],
    [
      "Simon Treharne",
      'A police officer who sent antisemitic jokes to a WhatsApp group has been dismissed without notice.\n\nPC Simon Treharne shared memes mocking Anne Frank and wrote that Jews were "tight rats".\n\nThe misconduct panel found gross misconduct proved.',
    ],
    [
      "Hannah Louise Beck",
      'A barrister has been disbarred for a string of antisemitic posts.\n\nHannah Louise Beck wrote that "the Jews killed Christ and now kill everyone else" and described a Jewish colleague as a Shylock.\n\nThe tribunal said the public\'s trust in the profession had been damaged.',
    ],
    [
      "Trevor Mabbutt",
      'A landlord who advertised a flat with the words "no Jews" has been ordered to pay £7,000 in compensation.\n\nTrevor Mabbutt told a Jewish couple who called that he "would not have their kind in the building".\n\nThe county court found that he had discriminated against them because they were Jewish.',
    ],
    [
      "Ezekiel Thorne",
      'Rapper Ezekiel Thorne has been charged with stirring up racial hatred after telling a festival crowd to "kick a Jew tonight".\n\nThe remarks were made at the Fallowdene festival last July and filmed by dozens of people.\n\nHe will appear in court on 2 August.',
    ],
    [
      "Wendy Arbuthnot",
      'A parish councillor who said "haven\'t the Jews had enough?" when a Holocaust memorial was proposed has been censured.\n\nWendy Arbuthnot made the comment at a meeting in Hollin in February.\n\nThe standards committee ruled that it was antisemitic and brought the council into disrepute.',
    ],
    [
      "Leroy Simmonds",
      'A man has appeared in court after Jewish graves were desecrated in Thornbridge.\n\nLeroy Simmonds, 38, pleaded guilty to daubing swastikas on 20 headstones. He told officers he "hated Jews".\n\nSentencing was adjourned until 15 July.',
    ],
    [
      "Gustavo Peralta",
      'A man was jailed for life on Friday for firebombing a synagogue.\n\nGustavo Peralta, 29, threw petrol bombs at the building in Crosswell while 30 people prayed inside. He told police he wanted to kill as many Jews as possible.\n\n"You were driven by hatred of Jewish people," Judge Orme told him.',
    ],
    [
      "Bradley Voller",
      'Rugby prop Bradley Voller has been released by his club after posting a picture of himself in SS uniform.\n\nThe picture carried the caption "Jews beware".\n\nThe club said it was appalled by the antisemitic post and had ended his contract immediately.',
    ],
    [
      "Monica Desrosiers",
      'An employment tribunal has ruled that a manager harassed a Jewish employee.\n\nMonica Desrosiers repeatedly called her assistant "Jewish princess" and made jokes about ovens, the panel found.\n\nHer employer was ordered to pay £22,000 and Desrosiers was dismissed.',
    ],
    [
      "Warren Skeet",
      "A taxi driver who ordered a Jewish family out of his cab has lost his licence.\n\nWarren Skeet, 49, told them \"I don't drive Jews\" and left them on a dual carriageway.\n\nBrackwell's licensing panel voted unanimously to revoke his badge.",
    ],
    [
      "Andrei Popescu",
      "A teenager who plotted to attack a synagogue has been detained for seven years.\n\nAndrei Popescu, 18, wrote a manifesto that called Jews a disease and carried out reconnaissance at a synagogue in Eastmarsh.\n\nHe was found guilty of preparing acts of terrorism.",
    ],
    [
      "Deborah Inchley",
      'A former council candidate has been fined for giving a Nazi salute to Jewish worshippers.\n\nDeborah Inchley, 54, raised her arm and shouted "Heil Hitler" at families leaving a synagogue in Welbury.\n\nShe was found guilty of a religiously aggravated public order offence and fined £500.',
    ],
    [
      "Kwame Asante-Hill",
      'Student union officer Kwame Asante-Hill has been removed from his post after an inquiry found he made antisemitic remarks.\n\nHe told a meeting that "Zionist Jews" bought every election and that Jewish students should not be allowed to vote on the motion.\n\nThe union has apologised to Jewish members.',
    ],
    [
      "Pieter Vandersloot",
      'A Dutch supporter was given a stadium ban on Monday for singing "Jews to the gas".\n\nPieter Vandersloot, 33, was filmed leading the song on a train to the match.\n\nProsecutors also imposed a fine of 900 euros and a visit to a former camp.',
    ],
    [
      "Yvonne Tapsell",
      'A shop assistant who refused to serve a man wearing a kippah has been sacked.\n\nYvonne Tapsell told the customer that "Jews can shop somewhere else".\n\nThe chain said she had been dismissed for gross misconduct and apologised to the customer.',
    ],
    [
      "Rashid Olajide",
      'A man who threatened Jewish shoppers with a knife has been convicted.\n\nRashid Olajide, 40, ran into a kosher supermarket in Selby Cross and asked customers "Are you Jewish?" before lunging at two of them.\n\nJurors found him guilty of two counts of attempted murder.',
    ],
    [
      "Sophie Ledbetter",
      "A student has been suspended for drawing a swastika on a Jewish classmate's door.\n\nSophie Ledbetter, 19, confessed to the act after CCTV was reviewed.\n\nCalder University said she would not be allowed to return before January.",
    ],
    [
      "Mustafa Demirel",
      'A man has been jailed for 20 weeks for a tirade against two Jewish women on a tram.\n\nMustafa Demirel, 36, screamed "Jews are cancer" and spat at one of them.\n\nHe pleaded guilty at Penrose Magistrates\' Court to racially aggravated harassment.',
    ],
    [
      "Todd Wexley",
      'A firefighter who pinned a Star of David with the word "vermin" to a Jewish colleague\'s bunk has been fired.\n\nTodd Wexley, who had served for 11 years, admitted the act to investigators.\n\n"Antisemitism has no place in our department," Chief Ana Ruiz said.',
    ],
    [
      "Grigory Antonov",
      'An online troll who bombarded a Jewish actress with abuse has been given a restraining order.\n\nGrigory Antonov, 44, sent her more than 200 messages including "back in the oven" and pictures of concentration camps.\n\nHe was convicted of harassment aggravated by hostility towards Jews.',
    ],
    [
      "Melissa Crane",
      'A school board member resigned under pressure and was formally censured on Tuesday for saying that Jews "own the textbook companies and rewrite history".\n\nMelissa Crane made the comment at a public session in Fairhollow.\n\nThe board voted 6-0 to condemn her statement as antisemitic.',
    ],
    [
      "Scott Hallam",
      'A prison officer has been jailed for posting neo-Nazi propaganda.\n\nScott Hallam, 37, ran a Telegram channel which urged followers to "hunt Jews" and published the addresses of synagogues.\n\nHe was sentenced to four years for encouraging terrorism.',
    ],
    [
      "Ursula Brandt-Okoye",
      'A curator was dismissed by the Sandvale Museum after she told a visitor that Jews had "made a business of the Holocaust".\n\nUrsula Brandt-Okoye later repeated the claim in an email to staff.\n\nThe trustees said her comments were antisemitic and incompatible with her role.',
    ],
    [
      "Nigel Stannard",
      'A golf club secretary has been expelled after turning away a couple because they were Jewish.\n\nNigel Stannard told them that "your sort have your own clubs".\n\nA county court found he had unlawfully discriminated and awarded the couple £9,000.',
    ],
    [
      "Vincent Kilroy",
      'A solicitor has been fined £18,000 by a tribunal for antisemitic emails to an opponent.\n\nVincent Kilroy called the other lawyer a "money-grubbing Jew" in three messages.\n\nHe accepted that his conduct was offensive and was also ordered to pay costs.',
    ],
    [
      "Amelia Stroud",
      'An actress has been dropped from a television drama and fined by her union for antisemitic posts.\n\nAmelia Stroud wrote that "Jews run Hollywood and they will pay".\n\nProducers said they would not work with her again.',
    ],
    [
      "Connor Dace",
      'Three weeks after a Jewish teenager was assaulted on a train at Lenton Junction, a man has admitted the attack.\n\nConnor Dace, 23, spat at the boy, knocked off his kippah and called him a "filthy Jew".\n\nHe was jailed for 26 weeks.',
    ],
    [
      "Sanjay Whitmore",
      'A trustee has been disqualified by the charity regulator for sharing cartoons of hook-nosed bankers.\n\nSanjay Whitmore also wrote that Jews "run the media".\n\nThe regulator said his posts were antisemitic and banned him from serving as a trustee for five years.',
    ],
    [
      "Ludmila Horakova",
      'A chess player has been expelled from a tournament for refusing to play a Jewish opponent.\n\nLudmila Horakova told the arbiter she "would not sit across from a Jew".\n\nThe association banned her for three years for antisemitic conduct.',
    ],
  ];
  test.each(doers)("%s: %s", (name, text, title) => {
    expect(decision(name, text, title)).toBe("incident");
  });
});
