import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * Who tells of it, finds it, condemns it, suffers it or is asked about it, in a report that accuses somebody else: each sentence
 * stands in each story, first, between and last, said of an official, a neighbour and whoever was there. All people are invented.
 */
const name = "Marta Olusanya";
const stories: [string, string][] = [
  [
    "A man opened fire at a kosher bakery in Wrenfield on Tuesday, killing two customers.",
    "Police arrested Corin Halvard, 34, at the scene.",
  ],
  [
    "Corin Halvard, 34, of Eastmoor, was charged on Tuesday with threatening to burn down a synagogue in Wrenfield.",
    "He left three voicemails, according to the complaint.",
  ],
  [
    "Swastikas were painted on the Beth Tikvah synagogue in Wrenfield on Sunday night.",
    "Corin Halvard, 34, has been arrested on suspicion of criminal damage.",
  ],
  [
    "Corin Halvard, a history teacher in Wrenfield, was dismissed on Friday over antisemitic posts.",
    'Halvard wrote that "Jews run the banks".',
  ],
  [
    "Corin Halvard was sentenced to three years in prison on Friday for attacking two Jewish students in Wrenfield.",
    'Halvard shouted "dirty Jews" at them before he struck them.',
  ],
  [
    "Corin Halvard, the Wrenfield goalkeeper, was banned for eight matches on Friday for antisemitic abuse of an opponent.",
    'The panel found that Halvard called him a "filthy Jew".',
  ],
];
const bearers = [
  `Police chief ${name}`,
  `Rabbi ${name}`,
  `${name}, the school's head teacher,`,
  `${name}, who was in the building at the time,`,
];
const says = [
  "Detectives found antisemitic posts on his computer, N said.",
  "N said that investigators had discovered Nazi flags and antisemitic books in his flat.",
  "N said that antisemitic letters had been found in his car.",
  '"We found hundreds of antisemitic messages on his telephone," N said.',
  "The investigation led by N found that the act was motivated by hatred of Jews.",
  'N found the words "death to Jews" on the door in the morning.',
  "N described the act as antisemitic and said it had no place in the town.",
  "N, who reported the act, said antisemitism was growing.",
  "In a statement, N condemned the antisemitic act.",
  "N concluded that the act was antisemitic.",
  "N determined that the conduct had been antisemitic and ordered an inquiry.",
  "An inquiry by N found that the remarks were antisemitic.",
  "N was shown the antisemitic posts on Monday.",
  "N read the antisemitic messages aloud in court.",
  'N told the court that the defendant had shouted "kill the Jews".',
  "\"He shouted 'kill all Jews',\" N said.",
  'According to N, he had called Jews "parasites" in the past.',
  'N recalled that he had once said that "Hitler was right".',
  "N apologised to the Jewish community for the antisemitic act.",
  "N apologised for not acting sooner on the antisemitic posts.",
  "N was criticised for playing down the antisemitic act.",
  "N denied that the act was antisemitic.",
  "N resigned on Friday over the handling of the antisemitic act.",
  "N was suspended on Friday for failing to report the antisemitic posts.",
  "N was arrested at a vigil against antisemitism for obstructing traffic.",
  'N was called a "dirty Jew" by the man, the police said.',
  "N received antisemitic threats after speaking out.",
  "N has accused the town of ignoring antisemitism.",
  "N was accused of ignoring antisemitism.",
  "N posted a picture of the antisemitic graffiti.",
  "N shared the antisemitic video to warn others.",
  'N quoted the post: "Jews are behind it all."',
  "N, who is Jewish, said the man had spat at her.",
  'N testified that the defendant had posted "gas the Jews".',
  "N was convicted in 2012 of drunk driving.",
  "N was fined for speeding in 2019.",
  "N lost a libel case against the paper in 2015.",
];

describe("who tells of what somebody else did", () => {
  test.each(says)("%s", (said) => {
    const accused = stories.flatMap(([first, second]) =>
      bearers.flatMap((bearer) => {
        const line = said
          .replace("N", bearer)
          .replace(",,", ",")
          .replace(/,([.])$/, "$1");
        const places = said.includes("his ") ? [1, 2] : [0, 1, 2];
        return places
          .map((place) =>
            [first, second].toSpliced(place, 0, line).concat("The town council will meet on Thursday.").join("\n\n"),
          )
          .filter(
            (text) =>
              judgePage(
                { name },
                { id: "d1", url: "https://news.example/1", title: "News", date: "2024-03-07", text },
                "uncontradicted",
              ).decision === "incident",
          );
      }),
    );
    expect(accused).toEqual([]);
  });
});
