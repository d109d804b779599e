import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";
import type { SourceText } from "../judgement.ts";

/*
 * "Disciplined" is what an employer, a party, a school, a league or a regulator did. A network that closes a channel is none of these; a
 * club whose fine is told by the noun is; a supporter's fine is a court's.
 */
const read = (text: string) => {
  const page: SourceText = { id: "page", url: null, title: "", date: "2024-06-10", text };
  const { decision, finding } = judgePage({ name: "Gerrit Holtby" }, page, "uncontradicted");
  return { decision, status: finding?.status ?? null };
};

const words = 'Gerrit Holtby, a vlogger, said in a video that "the Jews own every bank and every judge".';

describe("what a network closes is nobody's sanction", () => {
  it.each([
    "The Vidra channel of vlogger Gerrit Holtby has been suspended for the video.",
    "His channel was suspended on Monday.",
    "YouTube suspended Holtby's channel for a week.",
    "Holtby's account was permanently banned two days later.",
    "The company that runs Twitter locked and then suspended his account.",
    "In a notice telling Holtby that his channel was suspended, YouTube named the video.",
    "Instagram has since disabled her former co-host's page and his account.",
    "Holtby complained that his profile had been removed for hate speech.",
    "Holtby was removed from Spotify on Monday.",
    "Twitch suspended Holtby for a week.",
    "X has suspended Holtby.",
    "LinkedIn restricted and then suspended him.",
    "Holtby has been suspended from LinkedIn.",
    "Holtby was suspended by Rumble.",
    "Holtby was banned from the dating app Tandem.",
    "His podcast was pulled from Spotify and he was suspended from Patreon.",
  ])("%s", (closed) => {
    expect(read(`${words}\n\n${closed}`).status).not.toBe("disciplined");
  });

  it.each([
    "The Harbour Radio network suspended Holtby for a month and his channel was taken down.",
    "Holtby was sacked by the Dunley Herald after his account was suspended.",
    "The party expelled Holtby, whose account had been banned.",
    "The college suspended Holtby over the video.",
    "The bishop has barred Holtby from social media and from preaching for a month.",
    "His party expelled Holtby after LinkedIn had suspended him.",
    "Holtby was suspended by the league, whose games are shown on YouTube.",
  ])("but a body of their own stays one: %s", (sanctioned) => {
    expect(read(`${words}\n\n${sanctioned}`).status).toBe("disciplined");
  });
});

const song =
  'Gerrit Holtby, 26, a defender of Norwold, was filmed singing "we are off to hunt the Jews" and has apologised for the song.';

describe("a fine by the word for it", () => {
  it.each([
    "The club said that it had given the 26-year-old the highest fine in its rules.",
    "His club handed him a fine of two weeks' wages.",
    "Norwold, his club, has fined him a week's pay.",
    "The league imposed a heavy fine on Holtby for the song.",
    "The federation issued Holtby with a fine of 5,000 crowns.",
    "The club hit the defender with a fine.",
    "The club gave him a fine; a prosecutor is studying the video.",
    "The league handed Holtby a fine.\n\nA prosecutor is looking at the video as well.",
  ])("of a club is a sanction: %s", (fined) => {
    expect(read(`${song}\n\n${fined}`).status).toBe("disciplined");
  });

  it.each([
    "The club said that it could give him a fine.",
    "The federation gave its rival club a fine for the state of the pitch.",
    "Campaigners want the club to hand him a fine.",
    "The league may yet impose a fine on Holtby.",
    "The club has not given him a fine.",
    "The federation gave the other player, Ben Foss, a fine.",
  ])("but not one that nobody imposed, or that is another's: %s", (unsaid) => {
    expect(read(`${song}\n\n${unsaid}`).status).not.toBe("disciplined");
  });

  it.each([
    "A football supporter, Gerrit Holtby, 22, shouted antisemitic abuse at a Jewish family on a train. He was fined £400 and banned from grounds for two years.",
    "Gerrit Holtby, 31, a Norwold fan, chanted antisemitic slogans on a tram. He was fined 900 crowns and banned from matches until 2026.",
  ])("of a supporter it is a court's: %s", (fined) => {
    expect(read(fined).status).toBe("sentenced");
  });

  it("of a player it is not, without a court", () => {
    expect(
      read(
        "Gerrit Holtby, 31, a Norwold defender, shouted antisemitic abuse at a rival. He was fined £400 by the league and banned from all matches for a month.",
      ).status,
    ).toBe("disciplined");
  });
});

const salute = (end: string) =>
  `Two people were before Dunley Crown Court on Tuesday.\n\nBen Foss, 60, sent a Jewish councillor letters that called her "a dirty Jewess". He was jailed for a year by Judge Ada Merrow.\n\nLast came an appeal by Gerrit Holtby, 35. Holtby was convicted by magistrates in May of a public order offence for giving a Nazi salute at the cenotaph. ${end}`;

describe("an appeal that a judge allows", () => {
  it.each([
    "Judge Merrow, sitting with two magistrates, allowed the appeal.",
    "Judge Merrow allowed his appeal.",
    "The court upheld his appeal.",
    "Judge Merrow and two magistrates granted the appeal.",
  ])("leaves no conviction: %s", (allowed) => {
    const { decision, status } = read(salute(allowed));
    expect([decision, status]).not.toContain("incident");
    expect(status).not.toBe("convicted");
  });

  it.each(["Judge Merrow dismissed the appeal.", "Judge Merrow will say in June whether she allows the appeal."])(
    "but one that fails, or is yet to be heard, does: %s",
    (failed) => {
      expect(read(salute(failed)).status).toBe("convicted");
    },
  );
});
