import type { SubjectFacts } from "../judgement.ts";

/** Invented pages and people, with what the rubric says of the person: the engine's table of cases. */
export type RubricCase = { subject: SubjectFacts; decision: "incident" | "human" | "none"; text: string };

/** Who is hurt, looks on, reports or quotes what was sent to them, in the sentence that gives the words. */
const otherRoles: string[] = [
  'was punched and called a "dirty Jew" by a man who ran away.',
  'was punched and called a "dirty Jew".',
  'was spat at and called "dirty Jew" on a bus.',
  'was beaten, kicked and told that "Jews should be gassed".',
  'was threatened and told he was a "dirty Jew" on Sunday.',
  'was followed home, pushed and branded a "filthy Jew".',
  'was shoved, slapped and then called a "filthy Jew" outside the station.',
  'was chased down the street and repeatedly called "Jewish scum".',
  'was being pushed and called a "kike" when police arrived.',
  'got beaten up and called a "filthy Jew" on the way home.',
  'was robbed, threatened with a knife and called a "dirty Jew".',
  'was knocked to the ground, kicked and told "Jews should be gassed".',
  'was stopped in the street and asked whether he was a Jew, then punched and called "Jewish pig".',
  'was insulted, pelted with eggs and told to "go back to the ovens".',
  ' who was punched and called a "dirty Jew", said that he would not move away.',
  'told police that he was punched and called a "dirty Jew".',
  'said he had been followed, spat at and called a "filthy Jew".',
  'described how he was kicked and told that "Jews should be gassed".',
  'filmed the man as he shouted "dirty Jews".',
  'filmed a man as he shouted "Jews to the gas" at worshippers.',
  'heard a man shout "dirty Jews" and told police that he had said "Hitler was right".',
  'watched a passenger while he screamed "dirty Jews" at a rabbi.',
  'saw a man spit at a rabbi and told officers that he had shouted "Jews out".',
  'recorded the driver when he called a passenger a "filthy Jew".',
  'photographed the man as he wrote "Jews out" on the synagogue.',
  'followed the man as he shouted "dirty Jews" at passers-by.',
  'confronted a man after he shouted "dirty Jews" at a family.',
  'restrained the attacker as he screamed "Jews should be gassed".',
  'told the court that the man had shouted "dirty Jews" as he ran off.',
  'quoted the threat that he had received: "Jews should be gassed".',
  'published the message that he had received: "Jews should be gassed".',
  'repeated the words that he had heard: "Dirty Jew".',
  'shared a screenshot of the message he received: "All Jews must die".',
  'remembers what was shouted at him: "Dirty Jew, go to the gas".',
  'played the court the voicemail that had been left for him: "Jews should be gassed".',
  'said that he had received a letter saying "Jews should be gassed".',
  'reported a message that called him a "dirty Jew".',
  'quoted what the man had said to him: "Dirty Jew".',
  'was cornered in the lift, shoved against the wall and called a "dirty Jew" by a neighbour.',
  'was denied entry and told "no Jews here".',
  'was harassed on the train, spat on and told that "Hitler was right".',
  'was attacked, she told police, and called a "filthy Jew".',
  'has twice been assaulted and called a "dirty Jew" this year.',
  'was waiting for a bus when she was pushed and called a "dirty Jew".',
  'had her wig pulled off and was called a "dirty Jew".',
  'was punched, and the man called her a "dirty Jew".',
  'was doxxed and sent a letter that read "Jews should be gassed".',
  'was yelled at and told that "you Jews killed Christ".',
  'was handed a leaflet and told that "Jews run the banks".',
  'got a text that told her "Jews should be gassed".',
  'said a man had called her a "dirty Jew".',
  'complained that a colleague had called her a "dirty Jew".',
  'saw the woman as she wrote "Jews out" on the wall and called the police.',
  'stepped in when a woman called a boy a "dirty Jew".',
  'told the jury she heard the defendant shout "dirty Jews".',
  'reported the driver after he told her that "Jews should be gassed".',
  'wrote that a man had told her "Jews should be gassed".',
  'read aloud the words of the man who attacked her: "Dirty Jew".',
  'cited a message she had been sent: "All Jews must die".',
  'interviewed a man who said that "Jews run the banks".',
];

/** The same shapes with the one who spoke. */
const culprits: string[] = [
  'was arrested and called officers "dirty Jews".',
  'was ejected from the ground and shouted "dirty Jews" at stewards.',
  'was stopped by police and told them that "Hitler should have finished the job".',
  'was asked to leave and told the rabbi that "Jews should be gassed".',
  'was refused a drink and called the barman a "dirty Jew".',
  'was seen on the bus, approached a rabbi and called him a "dirty Jew".',
  'was drunk and called a rabbi a "dirty Jew".',
  'was sacked and wrote on his page that "Jews should be gassed".',
  'was fined after he filmed himself as he shouted "dirty Jews" at worshippers.',
  'saw a rabbi in the street and shouted "dirty Jew" at him.',
  'confronted a rabbi and told him that "Jews should be gassed".',
  'attacked a rabbi as he shouted "dirty Jew".',
  'sent a rabbi a letter that said "Jews should be gassed".',
  'posted a message that read "Jews should be gassed".',
  'shouted "dirty Jews" at a man who was filming him.',
  'was identified, charged and told the court that "Jews should be gassed".',
  'was heckled and called the heckler a "dirty Jew".',
  'was interviewed by police and told them that "Jews should be gassed".',
  'was caught on video shouting "Jews to the gas" at a rabbi.',
  'was sacked after she called a colleague a "dirty Jew".',
  'was evicted and wrote "Jews out" on the landlord\'s door.',
  'was invited to speak and told students that "Jews run the banks".',
  'shouted "dirty Jew" at a rabbi as she cycled past.',
  'filmed herself as she shouted "dirty Jews" at children.',
];

const inOneSentence = (told: string, decision: RubricCase["decision"]): RubricCase => {
  const name = /\b(?:she|her)\b/.test(told) ? "Rosalind Winterbourne" : "Absalom Winterbourne";
  const after =
    decision === "none" ? "Police said the attack was an antisemitic hate crime." : "Police said that they were investigating.";
  return { subject: { name, city: "Ashgrove" }, decision, text: `${name}, 52, a baker from Ashgrove, ${told}\n\n${after}` };
};

export const rubricCases: RubricCase[] = [
  ...otherRoles.map((told) => inOneSentence(told, "none")),
  ...culprits.map((told) => inOneSentence(told, "incident")),
  {
    subject: { name: "Warren Pike", city: "Ottersby" },
    decision: "incident",
    text: 'Ottersby man indicted for bomb threats against synagogue\n\nA federal grand jury has returned an indictment charging Warren Pike, 29, of Ottersby, with obstructing the free exercise of religious beliefs and making threats in interstate commerce.\n\nAccording to the indictment, Pike telephoned Congregation Beth Tefillah on March 4, 2023 and told a receptionist that he would "blow up every Jew in the building." If convicted, he faces up to 20 years.',
  },
  {
    subject: { name: "Dana Wolcott", role: "teacher" },
    decision: "incident",
    text: 'School district fires teacher over remarks\n\nThe Marlow school board voted unanimously on Tuesday to terminate the contract of Dana Wolcott, a social studies teacher, after an investigation concluded that she had made antisemitic comments to students.\n\nThe report found that Wolcott told a ninth-grade class that "Jews run the banks and always have." Wolcott has apologised.',
  },
  {
    subject: { name: "Ilse Brandmark", city: "Quarne" },
    decision: "incident",
    text: 'Woman sentenced for spitting at men outside kosher restaurant\n\nQUARNE — Ilse Brandmark, 52, of Quarne, was sentenced to six months in jail on Friday after being convicted of assault as a hate crime.\n\nProsecutors said Brandmark spat at two men wearing yarmulkes outside a kosher restaurant in May 2021 and screamed "filthy Jews" at them.',
  },
  {
    subject: { name: "Patrick Osei", role: "coach" },
    decision: "incident",
    text: 'Club bans coach\n\nRivermouth FC has dismissed youth coach Patrick Osei with immediate effect. In voice notes sent to parents in February, Osei referred to a rival team\'s owner as "that greedy Jew" and said he would not shake hands with "his kind". The club described the messages as antisemitic and unacceptable. Osei has not commented.',
  },
  {
    subject: { name: "Julian Farrow", employer: "Kestrel Radio" },
    decision: "incident",
    text: 'Radio host suspended\n\nKestrel Radio suspended presenter Julian Farrow on Monday after he said on air that the Holocaust was "a hoax invented for money". The broadcasting regulator opened an investigation. Farrow, who has hosted the breakfast show since 2016, did not respond to requests for comment.',
  },
  {
    subject: { name: "Marta Quill", city: "Denholm" },
    decision: "incident",
    text: 'Police arrest woman over graffiti on synagogue\n\nDenholm police on Wednesday arrested Marta Quill, 33, in connection with antisemitic graffiti at Temple Beth Or. Surveillance video showed her spray-painting swastikas and the words "Jews burn" on the front doors late on Sunday, police said. She was charged with criminal mischief as a hate crime.',
  },
  {
    subject: { name: "Rafe Colliton", city: "Denholm" },
    decision: "incident",
    text: 'Rafe Colliton, a landlord in Denholm, was ordered to pay $40,000 after a judge found he refused to rent an apartment to a couple because they are Jewish. In a text message shown in court, Colliton wrote: "I don\'t rent to Jews." He has said he will appeal the ruling.',
  },
  {
    subject: { name: "Ayesha Bright", role: "councillor" },
    decision: "incident",
    text: 'Councillor Ayesha Bright has been expelled from the Unity Party after a disciplinary panel ruled that a series of her social media posts were antisemitic. In one post, from June 2022, Bright wrote that "the Jews own the media and everybody knows it." In another she shared a cartoon of a hook-nosed banker. She denied that the posts were antisemitic.',
  },
  {
    subject: { name: "Ben Archer", city: "Lowick" },
    decision: "none",
    text: "Ben Archer, the mayor of Lowick, condemned antisemitic graffiti found on a synagogue on Monday. \"Whoever wrote 'Jews out' does not speak for this town,\" Archer said. Police have arrested a 19-year-old man.",
  },
  {
    subject: { name: "Leah Stone", city: "Lowick" },
    decision: "none",
    text: 'A man who shouted "dirty Jews" at Leah Stone and her children was convicted of a hate crime on Monday. Stone told the court that she no longer walks to synagogue. Peter Vane, 40, will be sentenced next month.',
  },
  {
    subject: { name: "Peter Vane" },
    decision: "incident",
    text: 'A man who shouted "dirty Jews" at Leah Stone and her children was convicted of a hate crime on Monday. Stone told the court that she no longer walks to synagogue. Peter Vane, 40, will be sentenced next month.',
  },
  {
    subject: { name: "Noor Hadley", employer: "Crane College" },
    decision: "none",
    text: 'Noor Hadley, a student at Crane College, was arrested on Thursday along with eleven others during a sit-in. The protesters, who accuse Israel of genocide, were charged with trespassing. Hadley said the college "should divest now". Some Jewish students said they felt unsafe.',
  },
  {
    subject: { name: "Carl Umber", city: "Fenby" },
    decision: "human",
    text: "Charges have been dropped against Carl Umber, 31, of Fenby, who had been accused of painting swastikas on a synagogue. Prosecutors said on Tuesday that video showed another man.",
  },
  {
    subject: { name: "Grace Lindell", role: "historian" },
    decision: "none",
    text: 'Historian Grace Lindell read aloud from a 1938 pamphlet which claimed that "the Jews control the banks". "Every line is a lie," Lindell told the audience.',
  },
  {
    subject: { name: "Viktor Lane", city: "Oxwell" },
    decision: "incident",
    text: 'Viktor Lane pleaded guilty on Monday in federal court to a hate crime for setting fire to the Chabad house in Oxwell in 2019. Lane, 44, admitted that he chose the building because of the religion of those who worship there. In a manifesto recovered from his home, he wrote that "Jews are a disease."',
  },
  {
    subject: { name: "Omar Teague" },
    decision: "incident",
    text: 'The Football Association has banned Omar Teague for six matches and fined him for an aggravated breach of its rules. An independent commission found that the striker called an opponent a "dirty Jew" during a match on 3 November 2022. Teague admitted the charge and apologised.',
  },
  {
    subject: { name: "Selma Kirk", role: "nurse" },
    decision: "incident",
    text: 'The Nursing Council has struck off Selma Kirk. The panel heard that Ms Kirk, a nurse at Holm Infirmary, told a patient that "Hitler should have finished the job" when she learned that he was Jewish. The panel found the allegation proved.',
  },
  {
    subject: { name: "Hal Dunmore", city: "Tarrant" },
    decision: "incident",
    text: "TARRANT — A 24-year-old man has been charged with a bias crime after he allegedly punched a Jewish man in the face while shouting antisemitic slurs on a subway platform, officials said. Hal Dunmore, of Tarrant, was arraigned on Thursday on charges of assault as a hate crime and aggravated harassment.",
  },
  {
    subject: { name: "Tom Reyes" },
    decision: "none",
    text: 'The defense attorney, Tom Reyes, said his client, Viktor Lane, regretted shouting "kill the Jews" at worshippers. Lane was sentenced to three years.',
  },
  {
    subject: { name: "Nadia Fells", city: "Brome" },
    decision: "human",
    text: 'A colleague has accused Nadia Fells, a councillor in Brome, of saying that "Jews are all the same" at a private dinner. Fells denies it. "I never said that," she told the paper. No complaint has been made.',
  },
  {
    subject: { name: "Ellis Moor", city: "Brome" },
    decision: "incident",
    text: 'Ellis Moor, who once ran for sheriff in Brome, was found guilty by a jury of two counts of ethnic intimidation. Jurors heard recordings of Moor leaving voicemails for a rabbi in which he called him a "kike" and said he would "burn it down with you inside." Judge Ana Lopes set sentencing for May 3.',
  },
  {
    subject: { name: "Ana Lopes" },
    decision: "none",
    text: 'Ellis Moor, who once ran for sheriff in Brome, was found guilty by a jury of two counts of ethnic intimidation. Jurors heard recordings of Moor leaving voicemails for a rabbi in which he called him a "kike" and said he would "burn it down with you inside." Judge Ana Lopes set sentencing for May 3.',
  },
  {
    subject: { name: "Gordon Vail", employer: "Vail Press" },
    decision: "incident",
    text: 'Gordon Vail, the owner of Vail Press, has published books denying the Holocaust since 2004. A court in Merrin convicted him of incitement to hatred in 2015 and fined him 3,000 euros over a pamphlet which said that "no Jew was ever gassed".',
  },
  {
    subject: { name: "Lena Ruud", role: "singer" },
    decision: "incident",
    text: 'Singer Lena Ruud apologized on Saturday for posting an antisemitic message on her Instagram account. "Jews are behind every war," the post said. "I was wrong and I am sorry," Ruud wrote. Her label dropped her on Sunday.',
  },
  {
    subject: { name: "Dieter Voss", city: "Halm" },
    decision: "incident",
    text: 'A Halm restaurant owner who told customers "we don\'t serve Jews here" must pay a fine of $5,000, the Human Rights Commission ruled. The owner, Dieter Voss, argued that it was a joke. The commission rejected that.',
  },
  {
    subject: { name: "Hana Weld", city: "Brome" },
    decision: "none",
    text: 'Hana Weld was walking home from synagogue in Brome on Saturday when a car slowed. "He called me a dirty Jew and said Hitler should have finished the job," Weld said. "They want to kill Jews, and people laugh." Police are looking for the driver.',
  },
  {
    subject: { name: "Jonah Brill", role: "survivor" },
    decision: "none",
    text: '"My mother died in the gas chambers at Auschwitz," Jonah Brill told pupils at Lowick school. "People who say the Holocaust never happened have not met me. Jews should be able to walk to synagogue." Brill, a survivor, is 91.',
  },
  {
    subject: { name: "Alma Reid", city: "Brome" },
    decision: "none",
    text: 'Alma Reid, who saw the attack in Brome, said the man had shouted "kill the Jews" before he ran. "He said Jews run the banks," Reid told police. Nobody has been arrested.',
  },
  {
    subject: { name: "Theo Marsh", role: "comedian" },
    decision: "human",
    text: 'Comedian Theo Marsh was criticised on Friday after a routine in which he called a heckler "a typical Jew". Marsh said he was quoting a character. The venue said it would look into it.',
  },
  {
    subject: { name: "Kira Dunn", city: "Fenby" },
    decision: "human",
    text: 'The conviction of Kira Dunn, 40, of Fenby, for shouting "Jews out" at worshippers was quashed by the Court of Appeal on Monday. The judges said the jury had been misdirected.',
  },
  {
    subject: { name: "Ravi Colne", employer: "Holm Rovers" },
    decision: "none",
    text: "Holm Rovers condemned antisemitic chants by some supporters. Captain Ravi Colne said: \"We hear 'Yids' and 'gas the Jews' and it has to stop.\"",
  },
  {
    subject: { name: "Pia Stroud", city: "Oxwell" },
    decision: "none",
    text: 'Pia Stroud of Oxwell was charged with criminal damage for painting "Free Gaza" on a bank. She said the bank funds genocide in Palestine. A Jewish community group said it was worried.',
  },
  {
    subject: { name: "Sam Ferrer", role: "pastor" },
    decision: "incident",
    text: 'Pastor Sam Ferrer told his congregation in a sermon posted on YouTube on Sunday that "the Jews killed Christ and they run the banks to this day." The church\'s national council suspended him on Tuesday and called the sermon antisemitic.',
  },
  {
    subject: { name: "Lottie Haig", city: "Denholm" },
    decision: "none",
    text: 'Lottie Haig, the wife of the man convicted of the synagogue arson in Denholm, said she was ashamed. Her husband, Rob Haig, 51, was sentenced to nine years for the attack, in which he shouted "burn the Jews".',
  },
  {
    subject: { name: "Rob Haig", city: "Denholm" },
    decision: "incident",
    text: 'Lottie Haig, the wife of the man convicted of the synagogue arson in Denholm, said she was ashamed. Her husband, Rob Haig, 51, was sentenced to nine years for the attack, in which he shouted "burn the Jews".',
  },
  {
    subject: { name: "Ian Mott", city: "Quarne" },
    decision: "incident",
    text: 'An apprentice electrician has been jailed for 18 weeks for a series of antisemitic voicemails. Ian Mott, 23, of Quarne, left eleven messages on the answering machine of a Jewish charity in which he said all Jews "should be gassed". He pleaded guilty at Quarne Magistrates\' Court to sending menacing messages.',
  },
  {
    subject: { name: "Bea Tully", employer: "Marlow Council" },
    decision: "incident",
    text: 'Marlow Council has sacked a housing officer who told a tenant she would "never help a Jew". Bea Tully was dismissed for gross misconduct after a disciplinary hearing on 5 May, the council confirmed.',
  },
  {
    subject: { name: "Max Orde" },
    decision: "incident",
    text: 'UNITED STATES DISTRICT COURT\n\nUNITED STATES OF AMERICA v. MAX ORDE, Defendant.\n\nThe defendant was convicted after trial of violating 18 U.S.C. 247. The evidence showed that on June 2, 2018, Orde drove to Congregation Shaarei Tov and fired eleven rounds into its doors. He had written online that "every Jew is an enemy". We affirm.',
  },
  {
    subject: { name: "Elena Marsh", role: "attorney" },
    decision: "none",
    text: 'A jury on Thursday convicted Curtis Vole of a hate crime for threatening worshippers at a Brome synagogue. Prosecutor Elena Marsh told jurors that Vole had screamed "I\'ll kill every Jew in there." Marsh was praised by the rabbi.',
  },
  {
    subject: { name: "Curtis Vole", city: "Brome" },
    decision: "incident",
    text: 'A jury on Thursday convicted Curtis Vole of a hate crime for threatening worshippers at a Brome synagogue. Prosecutor Elena Marsh told jurors that Vole had screamed "I\'ll kill every Jew in there." Marsh was praised by the rabbi.',
  },
  {
    subject: { name: "Dov Kessler" },
    decision: "none",
    text: 'Rabbi Dov Kessler said the man had come into the lobby and shouted that "Jews should burn." "He was shaking," Kessler said. Police arrested Wade Holt, 38, on suspicion of a hate crime.',
  },
  {
    subject: { name: "Wade Holt" },
    decision: "incident",
    text: 'Rabbi Dov Kessler said the man had come into the lobby and shouted that "Jews should burn." "He was shaking," Kessler said. Police arrested Wade Holt, 38, on suspicion of a hate crime.',
  },
  {
    subject: { name: "Amir Shah", role: "councillor" },
    decision: "none",
    text: 'Councillor Amir Shah has called for a boycott of Israeli goods and told a rally that Israel was committing genocide in Gaza. An opponent, Ruth Baines, called the speech antisemitic. Shah rejected that. "I oppose a government," he said.',
  },
  {
    subject: { name: "Glen Torrance", city: "Fenby" },
    decision: "incident",
    text: 'FENBY - Glen Torrance, 61, was sentenced on Tuesday to eight months in prison for harassing his Jewish neighbours over two years. The court heard that he played Nazi marching songs, called the family "Jewish scum" and threw pork over their fence. Torrance, of Mill Lane, Fenby, had denied the charges but was found guilty in March.',
  },
  {
    subject: { name: "Fay Oster" },
    decision: "none",
    text: 'Fay Oster found the swastika on her garage door on Monday morning. Oster, 44, whose family is Jewish, said she would leave it there for a week. "Let them look at it," she said. Police have charged a 20-year-old neighbour, Kyle Benn, with criminal mischief as a hate crime.',
  },
  {
    subject: { name: "Kyle Benn" },
    decision: "incident",
    text: 'Fay Oster found the swastika on her garage door on Monday morning. Oster, 44, whose family is Jewish, said she would leave it there for a week. "Let them look at it," she said. Police have charged a 20-year-old neighbour, Kyle Benn, with criminal mischief as a hate crime.',
  },
  {
    subject: { name: "Leon Brask", role: "striker" },
    decision: "human",
    text: "Rovers striker Leon Brask has been charged by the league over an alleged antisemitic remark to an opponent. Brask denies the charge and has requested a hearing. The league did not say what the remark was.",
  },
  {
    subject: { name: "Mina Coyle" },
    decision: "none",
    text: 'Mina Coyle writes about extremism for the Brome Echo. In her latest report she describes a website run by Hugo Stern, who was jailed in 2020 for stirring up racial hatred against Jews. "The Holocaust is a lie," the site says on its front page.',
  },
  {
    subject: { name: "Hugo Stern" },
    decision: "incident",
    text: 'Mina Coyle writes about extremism for the Brome Echo. In her latest report she describes a website run by Hugo Stern, who was jailed in 2020 for stirring up racial hatred against Jews. "The Holocaust is a lie," the site says on its front page.',
  },
  {
    subject: { name: "Tessa Wynn", role: "principal" },
    decision: "none",
    text: 'Principal Tessa Wynn has apologised after a student wrote an antisemitic slur in the yearbook. "It should have been caught," Wynn said. The student, who is 16, has been suspended.',
  },
  {
    subject: { name: "Boris Keane", employer: "Holm Infirmary" },
    decision: "incident",
    text: 'Holm Infirmary has dismissed Dr Boris Keane, a surgeon, over a series of posts on X. In one, Dr Keane wrote: "Jews are parasites and always were." The hospital said the posts were antisemitic and incompatible with its values. Dr Keane did not respond to a request for comment.',
  },
  {
    subject: { name: "Uma Frost", city: "Lowick" },
    decision: "none",
    text: "Uma Frost, 30, of Lowick, was arrested on suspicion of burglary after money was taken from the office of a synagogue. Police said they did not believe the building had been chosen for any reason other than an open window.",
  },
  {
    subject: { name: "Neil Garth", city: "Tarrant" },
    decision: "incident",
    text: 'A Tarrant man who posted videos calling for Jews to be "exterminated" has been found guilty of inciting racial hatred. Neil Garth, 47, had told the court that the clips were satire.',
  },
  {
    subject: { name: "Ida Bloom" },
    decision: "none",
    text: "Historian Ida Bloom traces how the phrase \"the Jews are our misfortune\" moved from a professor's essay to a party newspaper. Bloom's book was shortlisted for a prize last year.",
  },
  {
    subject: { name: "Jack Orrin", city: "Oxwell" },
    decision: "human",
    text: "Prosecutors have dropped a hate crime enhancement against Jack Orrin, 25, of Oxwell, who is accused of assaulting a Jewish student. Orrin still faces a charge of simple assault.",
  },
  {
    subject: { name: "Rosa Vance", employer: "Vance Motors" },
    decision: "none",
    text: 'Rosa Vance, who runs Vance Motors, said a customer had asked her whether she was "a Jew too" and left. Vance reported it to police.',
  },
  {
    subject: { name: "Piers Hallam", role: "senator" },
    decision: "incident",
    text: 'The Senate on Wednesday voted 61-30 to censure Senator Piers Hallam for telling a dinner that "Jews buy elections in this country." Hallam, speaking before the vote, said he stood by the remark.',
  },
  {
    subject: { name: "Otis Greer", city: "Quarne" },
    decision: "none",
    text: "Otis Greer, 50, of Quarne, was convicted of a hate crime for attacking a Muslim family outside a mosque. A local rabbi, Asher Finn, was among those who attended court to support the family.",
  },
  {
    subject: { name: "Evan Stroud", city: "Brome" },
    decision: "none",
    text: 'Man arrested over synagogue threat\n\nA 40-year-old man has been arrested over a bomb threat to a synagogue in Brome. Evan Stroud, who lives opposite, said he had seen police cars arrive at six. "I never thought it could happen here," he said.',
  },
  {
    subject: { name: "Anders Vik" },
    decision: "incident",
    text: 'IN THE MATTER OF ANDERS VIK, Respondent\n\nThe Tribunal finds that on 3 May 2021 the Respondent refused to let the complainant stay at the lodge because she is Jewish. The Respondent said to her: "We have no rooms for your sort." The Tribunal orders the Respondent to pay 6,000 crowns.',
  },
  {
    subject: { name: "Cora Pell", role: "host" },
    decision: "incident",
    text: 'Podcast host Cora Pell lost her sponsors on Friday after an episode in which she said that "the Jews did it and everyone knows" about the 2001 attacks. Pell later apologised for what she called an antisemitic and stupid remark.',
  },
  {
    subject: { name: "Milo Hart", city: "Denholm" },
    decision: "none",
    text: 'Milo Hart, 34, of Denholm, was named by a newspaper on Monday as the man who shouted "gas the Jews" at a match. The newspaper has since apologised to Mr Hart, who was at work at the time.',
  },
  {
    subject: { name: "Howard Lund", city: "Port Kerris" },
    decision: "incident",
    text: "U.S. Attorney's Office\nDistrict of Kerris\n\nFOR IMMEDIATE RELEASE\n\nPort Kerris Man Sentenced to 37 Months for Threatening Jewish Congregations\n\nPORT KERRIS – A Port Kerris man was sentenced today in federal court for transmitting threatening communications.\n\nHoward Lund, 46, was sentenced by Judge Amelia Roth to 37 months in prison, to be followed by three years of supervised release. In August 2023, Lund pleaded guilty to four counts.\n\nAccording to court documents, between March and May 2022, Lund left voicemails for five synagogues in which he threatened to burn the buildings and used antisemitic slurs.\n\nAssistant U.S. Attorney Colin Dray prosecuted the case.",
  },
  {
    subject: { name: "Colin Dray" },
    decision: "none",
    text: "PORT KERRIS – Howard Lund, 46, was sentenced by Judge Amelia Roth to 37 months in prison. Lund left voicemails for five synagogues in which he threatened to burn the buildings and used antisemitic slurs. Assistant U.S. Attorney Colin Dray prosecuted the case.",
  },
  {
    subject: { name: "Nadine Frome", employer: "Halden University" },
    decision: "incident",
    text: 'Halden University has terminated Nadine Frome, an assistant professor of biology, following an investigation into messages she sent in a departmental chat. Investigators concluded that Frome violated the harassment policy by writing that a colleague "got tenure the Jewish way, by whining and paying." Frome\'s lawyer, Carl Esp, said she would appeal.',
  },
  {
    subject: { name: "Yusuf Arden", role: "imam" },
    decision: "none",
    text: "Imam Yusuf Arden stood with Rabbi Lea Hirsch outside the vandalised synagogue on Friday. \"Whoever wrote 'death to Jews' on this wall wrote it on ours too,\" Arden said.",
  },
  {
    subject: { name: "Graham Tolley", city: "Esk" },
    decision: "incident",
    text: 'A 34-year-old man from Esk who made a Nazi salute and shouted "Sieg Heil" outside a synagogue on Holocaust Memorial Day has been fined. Graham Tolley admitted a religiously aggravated public order offence at Esk Magistrates\' Court.',
  },
  {
    subject: { name: "Pavel Dusek", city: "Tarn" },
    decision: "incident",
    text: 'Tarn councillor Pavel Dusek resigned on Sunday after a recording emerged in which he is heard saying that "the Jews have bought this council". Dusek confirmed that the voice was his and apologised.',
  },
  {
    subject: { name: "Kelly Brandt" },
    decision: "none",
    text: 'Kelly Brandt, a nurse at the demonstration, said protesters had chanted "From the river to the sea". Brandt was arrested with forty others for blocking a bridge and released with a caution. She said the war in Gaza was a genocide.',
  },
  {
    subject: { name: "Stuart Ness" },
    decision: "incident",
    text: 'Stuart Ness was convicted in 2021 of racially aggravated harassment after he followed two Jewish schoolgirls down a street in Carrick and shouted that they should "go back to the gas chambers". He was jailed for 14 weeks.',
  },
  {
    subject: { name: "Wanda Prell" },
    decision: "none",
    text: 'The exhibition includes a 1936 shop sign that reads "Jews not wanted". "People go quiet in front of it," said curator Wanda Prell.',
  },
  {
    subject: { name: "Edmund Cray", role: "landlord" },
    decision: "incident",
    text: 'The Fair Housing Board ruled on Monday that landlord Edmund Cray discriminated against two tenants because they are Jewish. Cray had refused to renew their lease and told an inspector, "I\'ve had enough of those people and their candles." He was ordered to pay $12,500.',
  },
  {
    subject: { name: "Tobias Rahl", city: "Esk" },
    decision: "human",
    text: "A judge in Esk on Tuesday dismissed a hate crime charge against Tobias Rahl, 29, who had been accused of drawing a swastika on a menorah. The judge found that the evidence did not show who had drawn it.",
  },
  {
    subject: { name: "Cilla Moon" },
    decision: "none",
    text: 'Cilla Moon said her former partner, Dean Rusk, had become obsessed with conspiracy theories. Rusk was jailed in March for sending a rabbi letters which said "the Jews will pay".',
  },
  {
    subject: { name: "Dean Rusk" },
    decision: "incident",
    text: 'Cilla Moon said her former partner, Dean Rusk, had become obsessed with conspiracy theories. Rusk was jailed in March for sending a rabbi letters which said "the Jews will pay".',
  },
  {
    subject: { name: "Hélène Vautrin" },
    decision: "incident",
    text: "L'enseignante Hélène Vautrin a été suspendue par le rectorat après la diffusion d'une vidéo dans laquelle elle tient des propos antisémites devant ses élèves. « Les Juifs contrôlent les médias », dit-elle.",
  },
  {
    subject: { name: "Jörg Pauli" },
    decision: "none",
    text: "Der Historiker Jörg Pauli hat ein Buch über die antisemitischen Flugblätter der zwanziger Jahre geschrieben. Es erscheint im Herbst.",
  },
  {
    subject: { name: "Марк Зотов" },
    decision: "incident",
    text: "Суд признал Марка Зотова виновным в возбуждении ненависти и оштрафовал его на 200 тысяч рублей. Зотов писал в соцсети «бей жидов» и призывал громить синагогу.",
  },
  {
    subject: { name: "Lucía Ferrán" },
    decision: "none",
    text: "La alcaldesa Lucía Ferrán condenó las pintadas antisemitas aparecidas en la sinagoga. La policía ha detenido a un hombre de 30 años.",
  },
  {
    subject: { name: "Marlon Sykes", employer: "Ardley FC" },
    decision: "incident",
    text: 'Ardley FC fan banned for life\n\nArdley FC have banned season-ticket holder Marlon Sykes for life after he was filmed making a hissing noise and shouting "gas them" at visiting supporters from a Jewish community club. The club called it disgusting antisemitic abuse.',
  },
  {
    subject: { name: "Irene Talbot", city: "Esk" },
    decision: "none",
    text: "Irene Talbot, 70, of Esk, denied stealing from a Jewish charity shop where she had volunteered. She was convicted of theft on Thursday and given a community order.",
  },
  // A register: one field a line, the case going on to the next name.
  {
    subject: { name: "Odile Marchetti-Bruun" },
    decision: "incident",
    text: 'Decisions of the Teaching Council\n\nName: Odile Marchetti-Bruun\nOutcome: Suspension order (six months)\nSummary: The panel found proved that the registrant told a pupil that "Hitler should have finished the job", which it judged to be antisemitic.\n\nName: Kwame Ellingsen\nOutcome: Caution\nSummary: The panel found proved that the registrant left a class of pupils alone.',
  },
  {
    subject: { name: "Kwame Ellingsen" },
    decision: "none",
    text: 'Decisions of the Teaching Council\n\nName: Odile Marchetti-Bruun\nOutcome: Suspension order (six months)\nSummary: The panel found proved that the registrant told a pupil that "Hitler should have finished the job", which it judged to be antisemitic.\n\nName: Kwame Ellingsen\nOutcome: Caution\nSummary: The panel found proved that the registrant left a class of pupils alone.',
  },
  // A motion is a sanction when it is carried.
  {
    subject: { name: "Ambrose Tarkington" },
    decision: "incident",
    text: 'The ethics officer found that Trustee Ambrose Tarkington wrote to the clerk: "These people buy up everything. Keep the Jews out of Elm Street." Trustee Osei moved to censure Trustee Tarkington. Ayes 4, nays 1. Motion carried.',
  },
  // Who arrests somebody is not arrested.
  {
    subject: { name: "Marisol Enright" },
    decision: "none",
    text: 'Defendant Casper Holloway called the complainant a "dirty Jew" and knocked off his hat. A transit officer, Marisol Enright, arrested him minutes later. The jury convicted him of harassment as a hate crime.',
  },
  {
    subject: { name: "Casper Holloway" },
    decision: "incident",
    text: 'Defendant Casper Holloway called the complainant a "dirty Jew" and knocked off his hat. A transit officer, Marisol Enright, arrested him minutes later. The jury convicted him of harassment as a hate crime.',
  },
  // Their own account of the act.
  {
    subject: { name: "Ludmila Hartigan" },
    decision: "incident",
    text: "Under a consent order filed on Monday, Ludmila Hartigan, who owns six houses in Brennick, admits that she evicted two families because they are Jewish.",
  },
  // Who studies it says it aloud.
  {
    subject: { name: "Tobiah Lindgren-Shah" },
    decision: "none",
    text: 'Professor Tobiah Lindgren-Shah has catalogued antisemitic pamphlets for thirty years. "The Jews did the plague. The Jews started the war," he says. "It is always the same page."',
  },
  // A crime against others, with Jews named in the same breath.
  {
    subject: { name: "Horace Devlin-Kato" },
    decision: "none",
    text: 'Horace Devlin-Kato, 29, was jailed for three years for attacking the owner of a kebab shop while shouting anti-Muslim abuse. He told officers that he "hates them all, Muslims, Jews, the lot". The judge called it religious hatred.',
  },
  // The salute was another's.
  {
    subject: { name: "Bastien Omondi" },
    decision: "human",
    text: "A guard at the Holocaust museum slapped a visitor who had given a Nazi salute. The guard, Bastien Omondi, 58, was fined 300 euros.",
  },
  // The brother is the one acquitted.
  {
    subject: { name: "Radko Petrakis-Lund" },
    decision: "incident",
    text: 'A jury convicted Radko Petrakis-Lund of a hate crime on Monday and found his brother Janek not guilty. Radko Petrakis-Lund burned the gate of a Jewish cemetery and wrote on a wall that "the Jews must leave".',
  },
];
