import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* A step against somebody, and beside it hatred that is not theirs: what they did about it, heard, found, taught or took down, and what others said. */

const judged = (text: string) =>
  judgePage({ name: "Karl Ruiz" }, { id: "d", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const steps = [
  "Karl Ruiz, a doctor, was arrested in 1953.",
  "Karl Ruiz, 34, was jailed for two years.",
  "Karl Ruiz was fired as coach last year.",
  "Karl Ruiz was suspended from the club on Monday.",
  "Karl Ruiz was charged with assault.",
  "Karl Ruiz was fined £300 by the court.",
];
const notIncident = (beside: string) =>
  steps.flatMap((step) => [`${step} ${beside}`, `${step}\n\n${beside}`]).filter((text) => judged(text).decision === "incident");

describe("beside a step", () => {
  test.each([
    "A pupil was suspended for antisemitic messages.",
    "Fans of the club sang antisemitic songs in May.",
    "His brother was jailed for antisemitic threats.",
    "An antisemitic leaflet was found in his letterbox.",
    "His publisher dropped another author over antisemitic posts.",
    "He apologised for the fans' antisemitic songs.",
    "He apologised on behalf of the school for the antisemitic messages.",
    "He said that the antisemitic messages were a disgrace.",
    "He was criticised for his response to antisemitic messages.",
    "He was accused of ignoring antisemitic messages.",
    "He expelled two members for antisemitic posts.",
    "He fired a colleague who had made antisemitic remarks.",
    "He banned a fan for life for an antisemitic chant.",
    "He reported a student for a swastika.",
    "He found a swastika in the changing room.",
    "He removed an antisemitic mural.",
    "He defended a player accused of antisemitism.",
    "He defended the right of a comedian to tell antisemitic jokes.",
    "He hired a man convicted of antisemitic threats.",
    "He shared a stage with the antisemitic preacher Ben Foss.",
    "He was photographed with a man who was later jailed for antisemitic threats.",
    "He is a friend of Ben Foss, who was convicted of denying the Holocaust.",
    "He translated an antisemitic pamphlet for the trial.",
    "He played a Nazi in a film about the Holocaust.",
    "He played an antisemitic landlord on stage.",
    "His novel is about an antisemitic murderer.",
    "His grandfather was a Nazi.",
    "His father wrote antisemitic articles in the 1930s.",
    "He bought a house that had belonged to an antisemite.",
    "He quoted an antisemitic poem in his lecture on hatred.",
    "He asked whether the remark was antisemitic.",
    "He voted against a motion on antisemitism.",
    "He voted to expel a member for antisemitic posts.",
    "He abstained from the vote to condemn antisemitism.",
    "He rejected the claim that the song was antisemitic.",
    "He was wrongly accused of antisemitism, a court ruled.",
    "He sued a paper that had called him an antisemite and won.",
    "He converted to Judaism in 1990.",
    "He married a Jewish doctor.",
    "Neo-Nazis attacked him in 1992.",
    "A neo-Nazi group used his song without leave.",
    "His name was on a neo-Nazi death list.",
    "He received hate mail after the antisemitic attack on the synagogue.",
    "He visited the synagogue after the antisemitic attack.",
    "He laid a wreath at the Jewish cemetery that had been vandalised.",
    "He was at the match at which a fan gave a Hitler salute.",
    "His car was painted with swastikas.",
    "His student Ada Foss was charged with antisemitic harassment.",
    "The police questioned him as a witness to the antisemitic attack.",
    "He told police that he had seen a man spray a swastika.",
    "He was held hostage in the attack on the kosher supermarket.",
    "He gave evidence against the antisemitic attacker.",
    "He was the lawyer of the antisemitic attacker.",
    "He sentenced the antisemitic attacker to six years.",
    "He forgave the antisemitic attacker.",
  ])("what is called antisemitic: %s", (beside) => {
    expect(notIncident(beside)).toEqual([]);
  });

  test.each([
    "“Jews control the media,” his boss had said.",
    "His brother said that “Jews are vermin”.",
    "A fan shouted “dirty Jew” at him.",
    "“Dirty Jew” was written on his door.",
    "A note on his car read “Jews out”.",
    "The note that he found said “Jews to the gas”.",
    "He heard a man say “Hitler was right”.",
    "He read out a letter that said “Jews are vermin”.",
    "He told the court that a guard had called him a “dirty Jew”.",
    "He said that the crowd had shouted “Death to the Jews”.",
    "The crowd outside shouted “Death to the Jews”.",
    "His landlord once told him: “I don't rent to Jews.”",
    "“Get out, Jew,” a neighbour told him.",
    "Ben Foss told reporters that “the Jews run this town”.",
    "Ben Foss, his lawyer, once wrote that “Jews are parasites”.",
    "A comment under the report said “Jews did this”.",
    "The graffiti on the wall of his shop said “Kill the Jews”.",
    "His book begins with the words “Jews are our misfortune”, a slogan of the time.",
    "He has taught for years what “Jews are our misfortune” led to.",
    "In his film a guard says “dirty Jew”.",
    "The song he banned from the stadium has the line “Jews to the gas”.",
    "He removed a poster that read “Jews out”.",
    "He photographed a poster that read “Jews out”.",
    "A swastika and the words “Jews out” were found in his cell, left by others.",
    "The prosecutor quoted an old leaflet: “Jews are vermin”.",
    "His victim had shouted “dirty Jew” at him first.",
    "“You dirty Jew,” the man had said before Ruiz hit him.",
    "He hit a man who had said “Hitler was right”.",
    "“Hitler was right,” said the man whom he is accused of hitting.",
    "His client Ben Foss had posted “Jews are vermin”.",
    "His party's paper wrote in 1930 that “Jews are vermin”.",
    "His grandfather wrote that “Jews are vermin”.",
    "The club's anthem of 1935 had the words “Jews out”.",
    "One of his players called a rival a “dirty Jew”.",
    "The player he defended had called a rival a “dirty Jew”.",
    "A pupil of his wrote “gas the Jews” on the board.",
    "He did not report a pupil who wrote “gas the Jews”.",
    "He asked the pupil why she had written “gas the Jews”.",
    "A forged message in his name said “Jews are vermin”.",
    "Hackers posted “Jews are vermin” on his account.",
    "A satirical account in his name posted “Jews are vermin”.",
    "A translation error made him say “Jews are vermin”.",
    "He denies that he said “Jews are vermin”, and the recording bears him out.",
  ])("words: %s", (beside) => {
    expect(notIncident(beside)).toEqual([]);
  });

  test.each([
    "An antisemitic crowd cheered as Karl Ruiz was jailed for fraud.",
    "Karl Ruiz was arrested at an antisemitic rally that he was filming for a newspaper.",
    "Karl Ruiz, author of a book on antisemitism, was arrested on Monday.",
    "Karl Ruiz, who campaigns against antisemitism, was suspended from the club.",
    "Karl Ruiz, whose brother was jailed for antisemitic threats, was charged with theft.",
    "Karl Ruiz, a member of a party that has been called antisemitic, was fined for speeding.",
    "Karl Ruiz, once the target of antisemitic abuse, was dismissed as coach.",
    "In the week in which an antisemitic attack shook the town, Karl Ruiz was fired as editor.",
    "The court that had acquitted the antisemitic preacher jailed Karl Ruiz for two years.",
    "The judge, who once made antisemitic remarks, sentenced Karl Ruiz to two years.",
    "A league known for antisemitic chants suspended Karl Ruiz for a month.",
    "Karl Ruiz was expelled from the party, which has an antisemitism problem.",
    "Karl Ruiz was fired, and his successor has made antisemitic remarks.",
    "Karl Ruiz was jailed, and antisemitic posts about him followed.",
    "Karl Ruiz was jailed in a country where antisemitism is common.",
    "Karl Ruiz was dismissed by the museum that shows the antisemitic mural.",
    "Karl Ruiz was convicted on the evidence of an antisemite.",
    "Karl Ruiz was jailed with men convicted of antisemitic attacks.",
    "Karl Ruiz was suspended on the day an antisemitic leaflet appeared.",
    "Karl Ruiz was arrested near the synagogue that had been daubed with antisemitic graffiti.",
    "Karl Ruiz was arrested when police broke up an antisemitic rally that he had come to protest against.",
    "Karl Ruiz was fined for parking outside the antisemitism conference.",
    "Karl Ruiz was charged with stealing a laptop from the Antisemitism Research Centre.",
    "Karl Ruiz was charged with assaulting an antisemitic preacher.",
    "Karl Ruiz was charged with hitting a man who had shouted antisemitic abuse.",
    "Karl Ruiz was sentenced for the murder of an antisemite.",
    "Karl Ruiz was convicted of defrauding a charity that fights antisemitism.",
    "Karl Ruiz was convicted of blackmailing a politician over an antisemitic letter.",
    "Karl Ruiz was sacked for leaking an antisemitic e-mail by his boss.",
    "Karl Ruiz was sacked for leaking a report on antisemitism.",
    "Karl Ruiz was suspended for comparing antisemitism to other hatreds.",
    "Karl Ruiz was dismissed for not attending a course on antisemitism.",
    "Karl Ruiz was reprimanded for calling a colleague an antisemite.",
    "Karl Ruiz was jailed for life for killing his wife, and in prison he joined an antisemitic gang.",
    "Karl Ruiz was suspended for a month; the antisemitic fan was banned for life.",
    "Karl Ruiz was cautioned, the antisemitic fan was arrested.",
    "Karl Ruiz was fined £50 and Ben Foss was jailed for antisemitic abuse.",
    "Ben Foss was jailed for antisemitic abuse and Karl Ruiz was fined £50 for littering.",
    "Karl Ruiz was fined for littering, Ben Foss for antisemitic abuse.",
    "Karl Ruiz was cleared of antisemitic abuse but fined for littering.",
    "Karl Ruiz was sentenced for burglary, not for the antisemitic graffiti found in the house.",
    "Karl Ruiz was arrested, like the antisemitic preacher Ben Foss, in May.",
    "Karl Ruiz was dismissed, unlike his antisemitic colleague.",
    "Karl Ruiz was jailed at the request of an antisemitic regime.",
    "Karl Ruiz was expelled after voting for a motion on antisemitism.",
    "Karl Ruiz was expelled after voting against the definition of antisemitism.",
    "Karl Ruiz was suspended after a vote on the antisemitism code.",
    "Karl Ruiz was dropped after missing training because of an antisemitism course.",
    "Karl Ruiz was banned after he ran onto the pitch to stop an antisemitic song.",
    "Karl Ruiz was sent off after he had been the victim of an antisemitic insult.",
    "Karl Ruiz was suspended pending an inquiry into antisemitism at the school he heads.",
    "Karl Ruiz was forced out as leader over the party's antisemitism crisis.",
    "Karl Ruiz was sacked over the antisemitic e-mails of his deputy.",
    "Karl Ruiz was fined as chairman over the antisemitic chants of the club's fans.",
    "Karl Ruiz, the owner of the hall, was fined over an antisemitic concert held there by others.",
  ])("in its own sentence: %s", (text) => {
    expect(judged(text).decision).not.toBe("incident");
  });
});

describe("and tied to it", () => {
  test.each([
    "Karl Ruiz was fined £300 by the court. He had posted “Jews are vermin”.",
    "Karl Ruiz was fined £300 by the court. The post read “Jews are vermin”.",
    "Karl Ruiz was fined £300 by the court. His message to a shopkeeper said “Jews out”.",
    "Karl Ruiz was suspended on Monday. In one of the videos he shouts “Death to the Jews”.",
    "Karl Ruiz was suspended on Monday. Witnesses heard him say “Hitler was right”.",
    "Karl Ruiz was fired as coach last year. The club said that the remarks were antisemitic.",
    "Karl Ruiz was fired as coach last year. The dismissal followed his antisemitic posts.",
    "Karl Ruiz was fired as coach last year over what the club called antisemitic language.",
    "Karl Ruiz was jailed for two years. His antisemitic letters to a councillor went on for a year.",
    "Karl Ruiz, whose antisemitic songs were played at rallies, was fined on Monday.",
  ])("%s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });
});

describe("whoever holds an office", () => {
  test.each([
    "Karl Ruiz, a player, was fired by the club. The club's owner made antisemitic remarks.",
    "Karl Ruiz was fired by the club. The club's treasurer posted antisemitic messages in May.",
  ])("is not the person, to whom the page nowhere gives it: %s", (text) => {
    expect(judged(text).decision).not.toBe("incident");
  });

  test.each([
    "Karl Ruiz, the club's treasurer, was fired by the club. The treasurer posted antisemitic messages in May.",
    "Karl Ruiz, a coach at Dunley FC, was fired by the club. The coach had made antisemitic remarks.",
  ])("is the person where the page gives it to them: %s", (text) => {
    expect(judged(text).decision).toBe("incident");
  });
});
