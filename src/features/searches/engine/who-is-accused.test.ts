import { describe, expect, it } from "vitest";
import { judgePage } from "./judge-page.ts";

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
