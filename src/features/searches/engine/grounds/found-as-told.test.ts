import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What a panel, a federation or an employer found and did, told one person after the other or one step after the other. */

const page = (text: string) => ({ id: "p", url: null, title: "", date: "2024-05-01", text });
const judged = (name: string, text: string) => {
  const { decision, finding } = judgePage({ name }, page(text), "uncontradicted");
  return finding?.status && decision === "incident" ? `${decision}, ${finding.status}` : decision;
};

describe("a finding takes up what the sentence before tells", () => {
  const constables =
    "Three constables have been dismissed after a hearing about a chat group in which antisemitic jokes were shared.\n\nPC Dean Ruddock wrote that a rabbi “should be put back in the oven.” The panel found that the message was antisemitic.\n\nPC Hugh Penrose answered with a picture of a chimney and the words “room for more Jews”. The panel found that this too was antisemitic.\n\nPC Lara Coombe sent jokes about Travellers. The panel found them to be racist.";
  test.each<[name: string, text: string, expected: string]>([
    ["Hugh Penrose", constables, "incident"],
    ["Dean Ruddock", constables, "incident"],
    ["Lara Coombe", constables, "none"],
    [
      "Hugh Penrose",
      "Two nurses were struck off on Monday over posts in a staff group.\n\nHugh Penrose posted a cartoon of a hook-nosed doctor counting coins over a Jewish patient. The tribunal held it to be antisemitic.\n\nMira Salt shared photographs of patients.",
      "incident",
    ],
    [
      "Hugh Penrose",
      "The federation has sanctioned two referees.\n\nHugh Penrose sent a colleague a drawing of a rat with a Star of David. The committee concluded that it was antisemitic.\n\nMira Salt had told nobody.",
      "incident",
    ],
    [
      "Hugh Penrose",
      "Two porters have been sacked after a hearing at the hospital.\n\nHugh Penrose replied to the message with four laughing faces and a picture of a shower. The panel judged this to be antisemitic as well.",
      "incident",
    ],
  ])("%s: %s", (name, text, expected) => {
    expect(judged(name, text)).toBe(expected);
  });

  test.each([
    "Hugh Penrose received a drawing of a rat with a Star of David. The committee concluded that it was antisemitic.",
    "Hugh Penrose sent the committee a drawing of a rat with a Star of David that he had found in the changing room. It found this to be antisemitic.",
    "Hugh Penrose reported a drawing of a rat with a Star of David. The panel found this to be antisemitic.",
    "Hugh Penrose sent a colleague a drawing of a rat in a cap. The panel did not find this to be antisemitic.",
    "Hugh Penrose replied that the drawing was vile. The panel found it to be antisemitic.",
    "Hugh Penrose shared the picture with his manager and asked that it be taken down. The panel found it to be antisemitic.",
    "Mira Salt posted a cartoon of a rabbi with horns. Hugh Penrose, who supervises them, forwarded the image to the directors. The panel found it to be antisemitic.",
    "Hugh Penrose, who bought it in 2011, displayed the drawing in a room about propaganda. A committee found it to be antisemitic.",
  ])("no finding of him: %s", (told) => {
    expect(judged("Hugh Penrose", `The federation has sanctioned two referees.\n\n${told}`)).not.toMatch(/^incident/);
  });
});

describe("a coach whose words a panel found used", () => {
  const match =
    "In the 40th minute the visiting hooker, Daniel Abel, was penalised for holding near the touchline. Gwilym Pask was heard by two players to shout “get that Jewboy off the pitch”.\n\nMr Pask did not accept the charge. He explained that he had shouted “that big boy” and that he had not known that the player was Jewish.";
  const upheld = `A county panel has suspended a coach for 20 weeks.\n\n${match}\n\nThe panel was satisfied that the words were used. It found that they were abusive and antisemitic. The charge was upheld.\n\nMr Pask is suspended from all football for 20 weeks.`;
  test("his defence and a referee's whistle stand beside it", () => {
    expect(judged("Gwilym Pask", upheld)).toBe("incident, disciplined");
    expect(judged("Daniel Abel", upheld)).toBe("none");
  });
  test("not found", () => {
    const text = `A county panel has dismissed a charge against a coach.\n\n${match}\n\nThe panel was not satisfied that the words were used. The charge was not upheld.`;
    expect(judged("Gwilym Pask", text)).not.toMatch(/^incident/);
  });
});

describe("what somebody received", () => {
  const head = "The army has separated a reservist over messages to a group of extremists.\n\n";
  test("a discharge is a sanction", () => {
    expect(
      judged(
        "Kyle Roper",
        `${head}Spc. Kyle Roper, 24, received a general discharge on 3 March, a spokeswoman said.\n\nIn the group Roper wrote: “Six million were not enough, gas the rest of the Jews.”`,
      ),
    ).toBe("incident, disciplined");
  });
  test("a message is another's", () => {
    expect(
      judged(
        "Kyle Roper",
        `${head}In May Kyle Roper, 24, received a message: “Gas the rest of the Jews.” He showed it to his sergeant.`,
      ),
    ).toBe("none");
  });
});

describe("the word is that of this case, and of what was decided", () => {
  const charged =
    "Trevor Dunn, 31, who wrote on his page that “Jews are parasites and must be removed”, has been charged with stirring up hatred against Jews.\n\n";
  test.each([
    "He is also to be tried in May on an unrelated charge of assault.",
    "Mr Dunn is already on trial in a separate case over a burglary.",
    "He was indicted last year in an unrelated matter of unpaid tax.",
  ])("%s", (beside) => {
    expect(judged("Trevor Dunn", charged + beside)).toBe("incident, charged");
  });
  const posted =
    "A nurse, Nora Flint, wrote that she would “give every Jew the wrong pills”. The clinic called the post antisemitic. ";
  test.each([
    ["She has been placed on paid leave.", "incident"],
    ["She was put on administrative leave.", "incident"],
    ["She was placed on paid leave and later dismissed.", "incident, disciplined"],
    ["She was placed on administrative leave. Ms Flint is no longer employed by the clinic.", "incident, disciplined"],
    ["She has been suspended without pay.", "incident, disciplined"],
  ])("%s", (step, expected) => {
    expect(judged("Nora Flint", posted + step)).toBe(expected);
  });
});
