import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * An opening that names nobody, and then somebody who speaks: by an office of their own, or of the same trade in another place. It is never
 * they who did it, whatever a pronoun behind their name may tell of the one who did.
 */

const name = "Alan Wray";
const decisionOf = (text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-06-01", text }, "uncontradicted").decision;

const coach = "A school basketball coach has been dismissed after he used antisemitic slurs against players of a Jewish team.";
const councillor = "A councillor has been suspended over antisemitic posts about Jews and money.";
const doctor = 'A doctor has been suspended after he wrote that "the Jews run every hospital", a panel ruled.';

describe("who speaks behind an opening that names nobody", () => {
  it.each([
    [
      "an office of another school",
      coach,
      `The words were heard by parents, Oakmont Principal ${name} said. He was dismissed on Friday.`,
    ],
    ["a coach who heard it", coach, `"We all heard it," said Oakmont coach ${name}, whose team won 52-40.`],
    ["the coach of the other team", coach, `The coach of the visiting team, ${name}, said his players had heard it.`],
    ["a rival coach", coach, `The opposing coach, ${name}, said his players had heard it.`],
    ["an official of the union", coach, `Union official ${name} said members had been warned. He was dismissed within an hour.`],
    [
      "a manager, and then a pronoun",
      coach,
      `It was reported at once, Dunley manager ${name} said. He was fired within the hour.`,
    ],
    ["a captain", coach, `"This is not who we are," said Dunley captain ${name}. He was suspended for a late tackle.`],
    ["a neighbour", coach, `"It was awful," neighbour ${name} said. He was arrested at the scene.`],
    ["the father of a player", coach, `The father of a player, ${name}, said he had recorded it. He was told to leave.`],
    [
      "another councillor, who judges it",
      councillor,
      `Councillor ${name} said the posts were vile and had no place in the town.`,
    ],
    ["another doctor, of a body", doctor, `Dr ${name} of the medical association said the posts were a disgrace.`],
    [
      "a pastor of another parish",
      'A pastor has been removed after he preached that "the Jews are children of Satan".',
      `Pastor ${name} of the neighbouring parish said members had come to him.`,
    ],
    [
      "another lawmaker",
      'A lawmaker has been censured after he said "the Jews own the banks".',
      `Rep. ${name} said he would have voted for expulsion.`,
    ],
  ])("%s is not the one", (_, lead, follow) => expect(decisionOf(`${lead}\n\n${follow}`)).toBe("none"));

  it.each([
    ["who is sorry", councillor, `Councillor ${name} said he was sorry for what he had shared.`],
    ["who has an excuse", councillor, `Councillor ${name} said he had shared the posts without reading them.`],
    [
      "who was misquoted",
      'A lawmaker was stripped of his committee seats after he said "the Jews own the banks".',
      `Rep. ${name} said he had been misquoted.`,
    ],
    [
      "the head whose words they were",
      'A headteacher has been suspended after he told pupils that "the Jews run the banks".',
      `"I deeply regret my words," headteacher ${name} said. He was suspended on Friday.`,
    ],
    [
      "the owner",
      'The owner of a restaurant has been charged after he told a family "no Jews here".',
      `The owner, ${name}, said it was a misunderstanding.`,
    ],
    ["by name", coach, `Coach ${name} said he would appeal. Wray was dismissed on Friday.`],
  ])("%s is", (_, lead, follow) => expect(decisionOf(`${lead}\n\n${follow}`)).toBe("incident"));
});

describe("a pronoun set ahead of the name that it means", () => {
  const speaker = "The words were heard by visiting players, Oakmont Principal Neil Farrow said.";
  const page = (last: string) => `${coach}\n\n${speaker}\n\n${last}`;

  it.each([
    [`In a letter last week, before he was dismissed, ${name}, 51, apologized for his antisemitic slurs.`],
    [`After he was dismissed, ${name} apologized for his antisemitic slurs.`],
    [`Shortly before he was dismissed, ${name}, who had coached there for ten years, apologized for the slurs.`],
  ])("%s", (last) => expect(decisionOf(page(last))).toBe("incident"));

  it.each([
    ["the speaker above it", `Before he was dismissed, Oakmont asked for an apology. ${name} is the mayor of the town.`],
    ["a lawyer who speaks", `After he was dismissed, lawyer ${name} said the district had acted in haste.`],
    ["an object", `When he was dismissed, parents told ${name} that they had complained for years.`],
    ["a relative of the name", `Before he was dismissed, ${name}'s daughter had left the team.`],
  ])("not %s", (_, last) => expect(decisionOf(page(last))).not.toBe("incident"));
});

describe("whom an opening brings in without a name, and what was brought against the one who is named", () => {
  const sorry = `Councillor Wray said: "I am so very sorry for what I shared and for the hurt I have caused to Jewish residents."`;
  const suspended = "A senior councillor has been suspended after antisemitic Facebook posts about Jewish bankers emerged.";
  const others = "Councillor Tom Ash said the suspension had taken too long. Councillor Ines Hale declined to comment.";

  it.each([
    ["was reported to the party's compliance unit a fortnight ago"],
    ["was referred to the standards board on Friday"],
    ["had been reported to her party in May".replace("her", "his")],
    ["was first reported to the council's monitoring committee by a resident"],
  ])("%s", (taken) =>
    expect(decisionOf(`${suspended}\n\n${name}, chair of the arts and parks committee, ${taken}.\n\n${sorry}\n\n${others}`)).toBe(
      "incident",
    ),
  );

  it.each([
    [
      "one of several of the trade",
      `A former Larkshire police constable posted more than thirty messages, among them an antisemitic joke about the gas chambers, a misconduct panel has found.\n\nPC ${name} was one of four officers who shared such messages in a group. A panel found that the joke was antisemitic and said he would have been dismissed.\n\nPC Tom Ash, 37, was dismissed for racist messages. PC Ines Hale received a warning.`,
    ],
    [
      "found to have done it",
      `A solicitor has been struck off after writing to a colleague that "the Jews have bought the bench".\n\n${name}, admitted in 2006, was found on Tuesday to have published twelve antisemitic posts.\n\nSolicitor Tom Ash represented the regulator.`,
    ],
    [
      "told what they must do",
      `A councillor who shared posts claiming that "Jewish bankers arranged both wars" has been found to have breached the code.\n\nCllr ${name}, who represents Holme ward, was told by a standards panel that he must apologise.\n\nCllr Ines Hale, who had liked one of them, was cleared.`,
    ],
  ])("%s", (_, text) => expect(decisionOf(text)).toBe("incident"));

  it.each([
    ["who reported it", `PC ${name} was one of four officers who reported the messages.`],
    ["who was sent it", `PC ${name} was among the officers who received the messages, and left the group.`],
    ["who was found to have done nothing", `PC ${name} was found to have had no part in it.`],
    ["who was told of it", `PC ${name} was told by a colleague that he should look at them.`],
  ])("not one %s", (_, follow) =>
    expect(
      decisionOf(
        `A former Larkshire police constable had posted an antisemitic joke about the gas chambers in a group, a panel has found.\n\n${follow}`,
      ),
    ).toBe("none"),
  );

  it("is not who else is a councillor", () => {
    const text = `${suspended}\n\nBen Foss, chair of the arts and parks committee, was reported to the party in May.\n\n`;
    expect(decisionOf(`${text}Councillor ${name} said the suspension had taken too long.`)).toBe("none");
    expect(decisionOf(`${text}Councillor ${name} declined to comment.`)).toBe("none");
  });

  it.each([["The owner"], ["The proprietor"]])("a shopkeeper is %s", (owner) =>
    expect(
      decisionOf(
        `A shopkeeper is under investigation after he hung a sign in his window saying that Jews were not welcome.\n\n${owner}, ${name}, 61, told a newspaper that he had been angry. "I don't want any Jews in the shop," he said.`,
      ),
    ).toBe("incident"),
  );

  it.each([
    ["of the building", `The owner of the building, ${name}, said he would end the lease.`],
    ["of a shop nearby", `The owner of a bakery opposite, ${name}, said he had called the police.`],
    [
      "of another shop, by a possessive",
      `A bookshop two doors down was daubed by mistake. Its owner, ${name}, said the sign was never hers.`,
    ],
    ["who took it down", `The owner of the house, ${name}, took the sign down.`],
  ])("the owner %s is not the shopkeeper", (_, follow) =>
    expect(
      decisionOf(
        `A shopkeeper is under investigation after he hung a sign in his window saying that Jews were not welcome.\n\n${follow}`,
      ),
    ).toBe("none"),
  );
});

describe("the one whom police seek", () => {
  const attack = 'The victim was approached by a man who yelled "dirty Jew" and hit him in the mouth, officers said.';
  const lead =
    "Police have released the picture of a man they are looking for over an attack on a Jewish man on his way to synagogue.";

  it.each([
    [`Police identified the man they are seeking as ${name}, 27, of Larkhill.`],
    [`Detectives named the man they are hunting as ${name}, 27.`],
    [`The man wanted over the attack was identified as ${name}, 27.`],
    [`Police later identified the man sought in connection with the attack as ${name}, 27.`],
  ])("%s", (named) => expect(decisionOf(`${lead}\n\n${attack}\n\n${named}`)).not.toBe("none"));

  it.each([
    [`Officers named a man they want to speak to as a witness as ${name}, 27.`],
    [`Police identified the missing man they are looking for as ${name}, 71.`],
    [`Police identified the victim they are looking for as ${name}, 27.`],
    [`Police wrongly identified the man they are seeking as ${name}, the force said, and apologised to him.`],
  ])("not %s", (named) => expect(decisionOf(`${lead}\n\n${attack}\n\n${named}`)).toBe("none"));
});
