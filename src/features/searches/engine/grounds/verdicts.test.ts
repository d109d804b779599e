import { describe, expect, it } from "vitest";
import { hostility, namesAntisemitism } from "../hatred/hostility.ts";
import { judgePage } from "../judge-page.ts";

const judged = (text: string) =>
  judgePage({ name: "Clive Dunmore" }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted");

describe("a body's verdict in the sentence behind", () => {
  it.each([
    "A season-ticket holder was banned from every ground for six years. Magistrates heard that Clive Dunmore made hissing noises and sang about Auschwitz at visiting supporters. District Judge Malcolm Eady told him his behaviour was antisemitic and vile.",
    'A school governor has stood down after a complaint was upheld against him. In a message to parents Clive Dunmore described a request as "typical of that tribe of parasites". Director of education Jonah Whitlow said the comment was antisemitic by any measure.',
    'A broadcaster has breached the code of practice, the media regulator has found. On his breakfast programme Clive Dunmore said that "Jews have always bred wars to fill their vaults". The regulator\'s chair, Wendy Kostas, said the statement was likely to incite hatred of Jewish people.',
    'A would-be senator has been dropped from the ballot by the Heartland Party. The state committee said Clive Dunmore\'s claim in a podcast that "Jewish elites are poisoning our water" was plainly antisemitic.',
    'A city council has censured one of its own members. The resolution says Councilman Clive Dunmore engaged in antisemitism when he remarked that the contractor had tried to "Jew us down".',
    'A restaurant was ordered to close for thirty days after its manager ejected a group of Jewish diners. The Human Relations Board found that Clive Dunmore told them: "We\'re full – for Jews, always." Board member Celeste Monkton called his conduct unlawful discrimination.',
  ])("%s", (text) => expect(judged(text).decision).toBe("incident"));

  it.each([
    [
      "read out",
      "A season-ticket holder was banned for six years. Magistrates heard that Clive Dunmore read the messages to the hearing. District Judge Malcolm Eady said the messages were antisemitic.",
    ],
    [
      "a witness",
      'A governor has stood down after a complaint was upheld. Clive Dunmore, who complained, received a message that called him "typical of that tribe". Director of education Jonah Whitlow said the comment was antisemitic.',
    ],
    [
      "a rabbi's word",
      "A pensioner was asked to leave a meeting. Clive Dunmore wrote a letter about the planning of a road. The chair of the Jewish council, Ana Weaver, said the letter was antisemitic.",
    ],
    [
      "a verdict that it was not",
      "A broadcaster was investigated by the media regulator. Clive Dunmore said that the minister was a fool. The regulator's chair said the statement was not antisemitic.",
    ],
    [
      "somebody else's words beside",
      'A player was banned for a year. Ben Foss, a team-mate of Clive Dunmore, shouted "dirty Jew" at him. The panel said the words were antisemitic.',
    ],
    [
      "a verdict on another by name",
      "A council has censured one of its members. Clive Dunmore wrote to the council. The resolution says Councilman Ben Foss engaged in antisemitism.",
    ],
    [
      "whoever wrote beneath it",
      'A post on the residents\' page was removed. Clive Dunmore wrote underneath: "This is disgusting and you should be ashamed." The tribunal said the post was antisemitic.',
    ],
    [
      "whoever reported it",
      "A ticket holder was banned for six years. Clive Dunmore wrote a report on the chants for the club. The panel said the chants were antisemitic.",
    ],
    [
      "whom it was done to",
      "The tribunal ruled that Clive Dunmore's treatment by his employer was antisemitic and awarded him damages.",
    ],
    ["who made it known", "The committee said Clive Dunmore had made antisemitism a priority for the force."],
    [
      "who speaks of figures",
      "Clive Dunmore has admitted hate crime figures were wrong. The chief constable said antisemitic offences had been undercounted.",
    ],
    [
      "two who were attacked",
      'Two Leeds men were sentenced on Monday for attacking worshippers outside a synagogue and calling them "dirty Jews".\n\nThe court heard that Ana Weaver and Clive Dunmore were punched and kicked as they walked home.',
    ],
    ["who had it shouted at them", 'Clive Dunmore had "dirty Jew" shouted at him in the yard. Two pupils were expelled.'],
    [
      "who stands beside a doer with a place's name",
      "A man was jailed on Monday for antisemitic attacks on a synagogue. West Okafor threw a brick through the window. Clive Dunmore, 44, had his car parked in front. He was given two years.",
    ],
    [
      "an officer of the body",
      "A fan was banned. Clive Dunmore, chair of the panel, gave the decision. He said the fan's behaviour was antisemitic.",
    ],
  ])("not %s", (_, text) => expect(judged(text).decision).not.toBe("incident"));
});

describe("what is done and said without a slur", () => {
  it.each([
    "hanging an effigy of a Jew from a lamppost",
    "hissing in imitation of gas at a match",
    "made hissing noises and sang about Auschwitz",
    "memes of burning Jews",
    'calling a Jewish doctor on her ward a "blood-sucker" and a "Zio rat"',
  ])("the act: %s", (words) => expect(namesAntisemitism.test(words)).toBe(true));

  it.each(["the gas chambers never existed", "Sorry, no Jews, I've had trouble with them before.", "that grasping Jewess"])(
    "the words: %s",
    (words) => expect(hostility(words)).toBeGreaterThanOrEqual(2),
  );

  it.each([
    "an effigy of the minister",
    "the hissing of gas from a pipe",
    "sang a song about Jerusalem at the Jewish museum",
    "calling a Jewish doctor on her ward brilliant",
    "We are sorry for what was done to the Jews of this town.",
  ])("not: %s", (words) => {
    expect(hostility(words)).toBeLessThan(2);
    expect(namesAntisemitism.test(words)).toBe(false);
  });
});

describe("a verdict with what is said of them between the name and 'guilty'", () => {
  const told = (text: string) => {
    const { decision, finding } = judgePage(
      { name: "Tomas Reeve" },
      { id: "p", url: null, title: "", date: "2024-05-01", text },
      "uncontradicted",
    );
    return `${decision} ${finding?.status ?? "-"}`;
  };
  it.each([
    'A jury on Friday found Tomas Reeve, a retired plumber who told a rabbi that "the Jews ought to be gassed," guilty of harassment.',
    'A jury found Tomas Reeve, 34, of Dunley, guilty of a hate crime for shouting "dirty Jew" at a man outside a synagogue.',
    'The court found Tomas Reeve, who had sprayed "Kill all Jews" on the doors of the synagogue and then filmed it, guilty of criminal damage.',
    'Magistrates found Tomas Reeve, of Mill Lane, Dunley, who screamed "filthy Jews" at two schoolgirls, guilty of racially aggravated harassment.',
    'A federal jury convicted Tomas Reeve, who wrote to a synagogue that "you Jews will burn," of sending threats.',
    'A court found Tomas Reeve, a bookkeeper from Dunley who posted that "on Saturday I walk into the synagogue and open fire," guilty of making threats.',
  ])("is theirs: %s", (text) => {
    expect(told(text)).toBe("incident convicted");
  });
  it("and so is a sentence", () => {
    const text =
      'A judge sentenced Tomas Reeve, a former guard who wrote to a synagogue that "you Jews will burn," to 14 months in prison for sending threats.';
    expect(told(text)).toBe("incident sentenced");
  });
  it.each([
    'A jury found Tomas Reeve, 34, of Dunley, not guilty of shouting "dirty Jew" at a man outside a synagogue.',
    'A jury found Tomas Reeve, a retired plumber who told a rabbi that "the Jews ought to be gassed," not guilty of harassment.',
    'The court found Tomas Reeve, who denied having said "dirty Jews", not guilty.',
    'A jury found that Tomas Reeve, a rabbi, had been beaten by a guilty man who shouted "dirty Jew".',
    'A jury found Tomas Reeve, who said he had been told "dirty Jew", credible and the guard guilty of harassment.',
    'A jury failed to find Tomas Reeve, a retired plumber who allegedly told a rabbi "dirty Jew," guilty.',
    'Prosecutors asked the jury to find Tomas Reeve, a retired plumber accused of telling a rabbi "dirty Jew," guilty.',
    'Police found Tomas Reeve, who was called a "dirty Jew" by a neighbour since found guilty of harassment, bleeding in the street.',
    'The jury found the man who threatened Tomas Reeve, a rabbi whom he called "dirty Jew," guilty of harassment.',
    'A jury found the guard who had called Tomas Reeve, a nurse, "dirty Jew" guilty of harassment.',
  ])("is none: %s", (text) => {
    expect(told(text)).not.toMatch(/^incident/);
  });
});
