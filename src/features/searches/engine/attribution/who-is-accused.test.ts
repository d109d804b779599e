import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

const judged = (name: string, text: string) =>
  judgePage({ name }, { id: "page", url: null, title: "", date: "2024-03-20", text }, "uncontradicted");

const towns =
  'An Otter Falls man has been charged with a hate crime after police say he shouted "Jews out" at worshippers outside a synagogue.\n\nDmitri Halvorsen, 44, appeared in court on Monday. He denied the charge.\n\nKwame Ostrowski, who was walking past, filmed it on his phone.';
const candidates =
  'A council candidate has been expelled from his party after it emerged that he had claimed that "Jewish cash decides who reads you the news".\n\nPatrice Lindholm, who was to have stood in Harbour ward, wrote the words on Facebook in 2021. The party said that the posts were antisemitic.\n\nLast year the party suspended Odette Grimshaw, a deputy mayor, over parking expenses.';
const pair =
  'Two men have pleaded guilty to setting fire to a kosher restaurant because its owners are Jewish.\n\nArlo Vasquez, 21, and Teodor Mbeki, 23, were paid to break a window and throw in petrol. According to the agreed facts, Vasquez filmed the fire and said, "There you go, Jews." Both men accepted that they had known why the restaurant was chosen.\n\nThe owner, Miriam Adeyemi, said that the business would not reopen.';
const inverted =
  "A grand jury has returned an indictment charging two men with conspiring to damage a synagogue because of its religious character.\n\nCharged in the indictment are Curtis Pavlenko, 27, of Warren, and Femi Strand, 24, of Marlow. The defendants drove to the synagogue and fired eleven rounds at the front doors.\n\nIn a related case, Joss Hadley, 25, pleaded guilty to hiding the rifle.";
const paper =
  'Justice Helen Foy sentenced Rupert Quill, 68, to nine months on Wednesday for promoting hatred against Jews. He published a newsletter, The Meadow Lantern, which called the Holocaust "a hoax". Charges against Pia Mortlake, 59, who had mailed it, were stayed.';

describe("whom a page accuses", () => {
  it.each([
    ["whom it brings in by where they live", "Dmitri Halvorsen", towns],
    ["with whose name the sentence behind the first begins, though it names another", "Patrice Lindholm", candidates],
    ["the first of two who plead together", "Arlo Vasquez", pair],
    ["the second of two who plead together", "Teodor Mbeki", pair],
    ["who stands behind the verb, beside a third of another case", "Curtis Pavlenko", inverted],
    ["whose newsletter has a name with an article", "Rupert Quill", paper],
    [
      "a county commissioner, for what they say at a meeting",
      "Ned Farquhar",
      'A county commissioner was censured on Tuesday. During the meeting County Commissioner Ned Farquhar said: "It is the same Jews who have been poisoning us from the start." The commission called the remark antisemitic.',
    ],
    [
      "who was tried with another of an age that is given by the year of birth",
      "Grant Ashworth",
      'The police arrested three residents of the area. Grant Ashworth (born 1983) pleaded guilty to setting fire to the synagogue and was sentenced to four years. Leif Bonnington (born 1979) was tried and convicted. In sentencing, Justice Rosa Field said that the attack was "motivated by hatred of Jews and nothing else."',
    ],
  ])("%s", (_, name, text) => {
    expect(judged(name, text).decision).toBe("incident");
  });

  it("gives no step of one to another whom the same sentence names, nor a word of a school to a court", () => {
    expect(
      judged(
        "Femi Strand",
        'A grand jury charged two men with conspiring to damage a synagogue.\n\nCharged in the indictment are Curtis Pavlenko, 27, and Femi Strand, 24. The indictment alleges that Pavlenko wrote to Strand that he wanted "to shoot some Jews" and that Strand replied "closest one."\n\nIn a related case, Joss Hadley, 25, pleaded guilty yesterday before United States District Judge Anita Crowe to an information charging him with conspiracy against rights.',
      ).finding?.status ?? "charged",
    ).not.toBe("pleaded guilty");
    expect(
      judged(
        "Milo Branagh",
        'Sophomore Milo Branagh was found responsible for discriminatory harassment. The board found that he left a note that read "no Jews on 4". The conduct was antisemitic, the board wrote.',
      ).finding?.status,
    ).toBe("disciplined");
  });

  it.each([
    ["who filmed it", "Kwame Ostrowski", towns],
    ["who was suspended for something else", "Odette Grimshaw", candidates],
    ["whose restaurant it was", "Miriam Adeyemi", pair],
    ["whose charge was stayed", "Pia Mortlake", paper],
    [
      "a player whom the crowd called names, and who walked off",
      "Ilan Petrossian",
      'Two players have been suspended and a club fined. The match was called off after goalkeeper Ilan Petrossian left the field, telling the referee that spectators behind his goal had been hissing and had called him a "dirty Jew" since half-time. Petrossian received a one-match suspension for leaving the field without permission.',
    ],
    [
      "a captain who pleads with the crowd",
      "Joao Mensforth",
      'The club barred a season-ticket holder for life after Saturday\'s match. Stewards filmed Wilf Crane, 49, leading a chorus about "gassing the Yids". A club panel deemed it antisemitic abuse. Captain Joao Mensforth, who went over to the stand to plead for quiet, was struck by a coin.',
    ],
    [
      "a commissioner of police who reads out what was sent",
      "Ada Brightwater",
      'Police Commissioner Ada Brightwater said: "The letter read: Jews out." Officers are looking for whoever sent it to the synagogue.',
    ],
    [
      "of whom a user of a network tells",
      "Perry Thwaite",
      'Thread\n\n@noa_reads: naming him. Perry Thwaite came about the boiler, saw the mezuzah and said "take the Jew thing off my door frame".\n\n@noa_reads: he denies it.\n\n@bex_here: same landlord as my flatmate',
    ],
  ])("not %s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });
});

const mainCase =
  "STRASBOURG — A court handed prison terms to three men for the desecration of graves in the Jewish cemetery of Vernheim, where headstones were daubed with swastikas.\n\nMatteo Heiniger, 23, described by the judge as the instigator, was sentenced to 30 months. Lars Brunnquell, 22, and Kofi Da Costa, 25, each received 18 months. The court held that the offence had been committed because of the religion of the dead.\n\nA fourth defendant, Theo Gassner, 20, who waited in the car, was found guilty only of failing to report an offence.\n\nRoger Bloomfeld, whose grave of his parents was overturned, said that he had wanted to hear them explain.";
const otherCase =
  'A former lifeguard at a Jewish community centre has pleaded guilty to a bomb threat that emptied the building.\n\nMarika Trevelyan, 26, admitted one count of public mischief. The Crown said that it was not alleging that the offence was motivated by hate. "No material was located that disclosed any animus toward Jewish people," the statement reads.\n\nThe prosecutor referred to the sentencing of Dean Okonjo. Okonjo, then 39, received 20 months for messages at a synagogue in which he said he would "finish the job with the Jews".';
const letters =
  'FORT HALE — A Coral Bluff man who mailed eight letters to a rabbi was sentenced on Wednesday to 33 months in federal prison.\n\nLeopold Vanning, 68, apologized to the court. The last letter said, "You will be sorry, Jew." The government asked for an enhancement because the victim was selected for his religion, and the judge applied it.\n\nIn March, Jasmine Pettibone, 36, got 15 months for calling a synagogue 44 times. In voicemails she said that she would "come and burn the Jews out".';

describe("a page with a main case and others beside it", () => {
  it.each([
    ["the instigator of three", "Matteo Heiniger", mainCase],
    ["another of the three", "Kofi Da Costa", mainCase],
    ["who wrote the letters that the page opens with", "Leopold Vanning", letters],
    ["who has a paragraph of her own", "Jasmine Pettibone", letters],
    ["whose case the prosecutor refers to", "Dean Okonjo", otherCase],
  ])("accuses %s", (_, name, text) => {
    expect(judged(name, text).decision).toBe("incident");
  });

  it.each([
    ["who only failed to report it", "Theo Gassner", mainCase],
    ["whose parents' grave it was", "Roger Bloomfeld", mainCase],
    ["whom nobody says to have acted from hatred", "Marika Trevelyan", otherCase],
    [
      "who protests against a war, though the charge says otherwise",
      "Caitlin Dunmore",
      'An activist is accused of pouring paint on the entrance to a Jewish Federation office. Caitlin Dunmore, 33, is charged with ethnic intimidation. She wrote "Genocide funders" and "Free Gaza" on the sidewalk. A prosecutor said that she had picked it because it was Jewish.\n\nIn an unrelated case, Frederick Noonan, 51, was charged with ethnic intimidation. He told detectives that Jews "run the banks".',
    ],
    [
      "who says a word in a lecture about words",
      "Harriet Oduya",
      'Twenty minutes into her Tuesday lecture, Dr Harriet Oduya says the word "kike". She runs the module on contempt in language.',
    ],
  ])("and not %s", (_, name, text) => {
    expect(judged(name, text).decision).not.toBe("incident");
  });

  it("does not give the outcome of another to whom it convicts", () => {
    const text =
      'Two constables have been dismissed over antisemitic messages. PC Gary Hollins and PC Leanne Dewar were found to have committed gross misconduct. Hollins wrote that he "hated Jews". Dewar wrote "bloody Jews, they would claim for the handcuffs". The chief constable said that the messages were "antisemitic, plainly".\n\nSgt Imran Choudhury, who ran the group, faced an allegation that he had failed to challenge the messages. The panel accepted evidence from an examiner, Wendy Pascall, that he had left the group. The allegation was not proven.';
    expect(judged("Leanne Dewar", text).decision).toBe("incident");
    expect(judged("Imran Choudhury", text).decision).not.toBe("incident");
  });
});
