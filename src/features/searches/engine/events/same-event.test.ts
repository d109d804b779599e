import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Report } from "./read-report.ts";
import { copiedShare, eventLikeness, sameEvent } from "./same-event.ts";

const gazette: Report = {
  title: "Man charged over paint on Ellmoor synagogue",
  date: "2024-03-11",
  text: "A man has been charged after red paint and slogans were found on the doors of the Ellmoor synagogue on Saturday. Police said Lorcan Vasquez-Thorne, 44, a lorry driver from Dunswick, was stopped on Quarry Lane with paint on his sleeves. He will appear before Ellmoor magistrates on March 20. Rabbi Dina Okonjo thanked the neighbours who scrubbed the doors.",
};
const wire: Report = {
  title: "Driver in court over synagogue paint",
  date: "2024-03-12",
  text: "DUNSWICK. Lorry driver Lorcan Vasquez-Thorne is accused of daubing slogans in red paint on a synagogue in Ellmoor at the weekend. Officers found the 44-year-old in Quarry Lane, his sleeves stained. Neighbours helped Rabbi Dina Okonjo to clean the doors on Sunday.",
};
const otherCase: Report = {
  title: "Woman fined over e-mails to Jewish school",
  date: "2024-03-12",
  text: "A woman has been fined after she sent abusive e-mails to a Jewish school in Tarrow. Magistrates heard that Petra Osei-Lindqvist, 61, wrote eleven messages in a week. Head teacher Joel Farrant said that the pupils had not been told. She must pay costs and may not contact the school.",
};

describe("sameEvent", () => {
  it("joins two reports of one event in different words", () => {
    expect(sameEvent(gazette, wire)).toMatchObject({ same: true });
  });

  it("keeps two cases of one kind apart", () => {
    expect(sameEvent(gazette, otherCase).same).toBe(false);
    expect(sameEvent(wire, otherCase).same).toBe(false);
  });

  it("knows the sentence months later by how it begins, and a second act of one person by the same", () => {
    const sentence: Report = {
      title: "Driver jailed over synagogue paint",
      date: "2024-09-05",
      text: "Lorry driver Lorcan Vasquez-Thorne was sentenced on Thursday to eight months for daubing slogans on the doors of the Ellmoor synagogue in March. Rabbi Dina Okonjo was in court.",
    };
    const secondAct: Report = {
      title: "Paint thrown again in Ellmoor",
      date: "2024-09-05",
      text: "Red paint was thrown over a parked car outside the Ellmoor synagogue on Wednesday night. Its owner, a visitor from Tarrow, said that he had been inside for less than an hour and heard nothing. Neighbours saw two people on bicycles ride off towards the river. Nobody has been found so far, and there is no film. Rabbi Dina Okonjo said that slogans had been daubed on the doors in March; Lorcan Vasquez-Thorne is awaiting trial over those.",
    };
    expect(sameEvent(gazette, sentence).same).toBe(true);
    expect(sameEvent(gazette, secondAct).same).toBe(false);
  });

  const months = (title: string, text: string): Report => ({ title, date: "2024-09-05", text });

  it("takes a headline with an outcome months later for a step, and what begins with a day of that week for something new", () => {
    const text =
      "Lorcan Vasquez-Thorne, a lorry driver from Dunswick, was told on Thursday by an Ellmoor judge that red slogans on the doors of a synagogue were a crime.";
    const outcome = months("Lorry driver fined over Ellmoor synagogue paint", text);
    const scene = months("Ellmoor synagogue paint: driver listens", text);
    expect(sameEvent(gazette, outcome).score).toBeGreaterThan(sameEvent(gazette, scene).score);
    const fresh =
      "Red slogans were painted on the doors of the Ellmoor synagogue on Tuesday. Lorcan Vasquez-Thorne, a lorry driver";
    const anew = months("Ellmoor synagogue paint", `${fresh} from Dunswick, was seen in Quarry Lane, neighbours said.`);
    const step = months("Ellmoor synagogue paint", `${fresh} from Dunswick, was arrested in Quarry Lane, neighbours said.`);
    expect(sameEvent(gazette, anew).score).toBeLessThan(sameEvent(gazette, step).score);
  });

  it("after more than half a year wants to be told when it was", () => {
    const later = (when: string): Report => ({
      title: "Work on the Ellmoor synagogue is finished",
      date: "2024-11-28",
      text: `The doors of the Ellmoor synagogue on which lorry driver Lorcan Vasquez-Thorne daubed slogans${when}, in red paint, have been restored.`,
    });
    expect(eventLikeness(gazette, later(" in March")).longAgo).toBe(0);
    expect(eventLikeness(gazette, later("")).longAgo).toBe(1);
    expect(sameEvent(gazette, later("")).score).toBeLessThan(sameEvent(gazette, later(" in March")).score - 0.1);
  });

  it("does not want it of what a case ended with", () => {
    const sentence: Report = {
      title: "Driver jailed over synagogue paint",
      date: "2024-11-28",
      text: "Lorry driver Lorcan Vasquez-Thorne was sentenced to eight months for daubing slogans on the doors of the Ellmoor synagogue.",
    };
    expect(eventLikeness(gazette, sentence).longAgo).toBe(0);
  });

  it("weighs that no name of the one stands in the other", () => {
    const named = (who: string, where: string): Report => ({
      ...wire,
      text: `Slogans in red paint were daubed on a synagogue in ${where} at the weekend. A driver, ${who}, was stopped with paint on his sleeves. Neighbours helped the rabbi to clean the doors.`,
    });
    const [known, other] = [named("Lorcan Vasquez-Thorne", "Ellmoor"), named("Amadou Kestrel", "Wexmoor")];
    expect(eventLikeness(gazette, known).otherNames).toBe(0);
    expect(eventLikeness(gazette, other).otherNames).toBe(1);
    expect(sameEvent(gazette, other).score).toBeLessThan(sameEvent(gazette, known).score);
  });

  it("weighs days: the step's own is none of the act, another day of an act is", () => {
    const told = (title: string, text: string): Report => ({ title, date: "2024-03-15", text });
    const step = told(
      "Synagogue paint: man arrested",
      "A man was arrested on Thursday over paint on the Ellmoor synagogue, police in Quarry Lane said.",
    );
    const act = told(
      "Synagogue paint: man sought",
      "A man threw paint on Thursday at the Ellmoor synagogue, neighbours in Quarry Lane said.",
    );
    expect(sameEvent(gazette, step).score).toBeGreaterThan(sameEvent(gazette, act).score);
  });

  it("takes a correction and an apology weeks later for steps of what they speak of", () => {
    const column = (title: string) =>
      months(
        title,
        "Our report of 11 March on the paint on the Ellmoor synagogue named Lorcan Vasquez-Thorne as the man with red sleeves. It was another driver who was stopped in Quarry Lane.",
      );
    const plain = column("From the readers' editor");
    expect(eventLikeness(gazette, plain).noOutcome).toBe(1);
    for (const title of ["Corrections and clarifications", "Correction", "An apology", "Report on driver retracted"]) {
      expect(eventLikeness(gazette, column(title)).noOutcome, title).toBe(0);
      expect(sameEvent(gazette, column(title)).score).toBeGreaterThan(sameEvent(gazette, plain).score);
    }
  });

  it("knows a second act by its word, which a second floor is not", () => {
    const told = (where: string): Report => ({ ...wire, title: `Paint on Ellmoor synagogue: ${where}` });
    expect(sameEvent(gazette, told("second attack")).score).toBeLessThan(sameEvent(gazette, told("second floor")).score);
    expect(sameEvent(gazette, told("another incident")).score).toBeLessThan(sameEvent(gazette, told("second floor")).score);
  });

  it("takes what a sentence says of another event for a sign of two, in whichever report it stands", () => {
    const burglary = (last: string): Report => ({
      title: "Safe taken from Ellmoor synagogue office",
      date: "2024-04-22",
      text: `A safe was carried out of the office of the Ellmoor synagogue on Saturday night through a window on Quarry Lane. It held the takings of a bazaar and some silver, and weighed as much as two people. Rabbi Dina Okonjo noticed it in the morning. ${last}`,
    });
    const linked = burglary("Detectives have the red paint and the slogans on the doors in mind.");
    const apart = burglary("It is unrelated to the red paint and the slogans on the doors.");
    expect(eventLikeness(gazette, linked).asides).toBe(0);
    expect(eventLikeness(gazette, apart).asides).toBeGreaterThan(0.5);
    expect(eventLikeness(apart, gazette).asides).toBe(eventLikeness(gazette, apart).asides);
    expect(sameEvent(gazette, apart).score).toBeLessThan(sameEvent(gazette, linked).score);
  });

  it("holds a later step that looks back to another month for one of another event", () => {
    const step = (when: string) =>
      months(
        "Driver jailed over synagogue paint",
        `Lorry driver Lorcan Vasquez-Thorne was sentenced to eight months for slogans on the doors of the Ellmoor synagogue ${when}.`,
      );
    expect(eventLikeness(gazette, step("in June")).looksElsewhere).toBe(1);
    expect(eventLikeness(gazette, step("in March")).looksElsewhere).toBe(0);
    expect(eventLikeness(gazette, step("six months ago"))).toMatchObject({ looksElsewhere: 0, looksBack: 1 });
    expect(sameEvent(gazette, step("in June")).score).toBeLessThan(sameEvent(gazette, step("in March")).score);
  });

  it("takes a sentence for hatred that no longer says against whom for the same matter", () => {
    const sentence = (ground: string): Report => ({
      title: "Driver jailed over Ellmoor paint",
      date: "2024-09-05",
      text: `Lorcan Vasquez-Thorne was given eight months on Thursday for ${ground} damage to doors in March.`,
    });
    expect(eventLikeness(gazette, sentence("religiously aggravated")).otherTopic).toBe(0);
    expect(eventLikeness(gazette, sentence("criminal")).otherTopic).toBe(1);
  });

  it("takes the form of a publisher for no sign of one event", () => {
    const release = (date: string, name: string, place: string, deed: string): Report => ({
      title: `${place} Man Charged With Hate Crime`,
      date,
      text: `A ${place} man was charged today with a hate crime, the district attorney's office announced. ${name} ${deed} because of the victim's religion, according to the complaint. He faces up to five years in prison. A charge is an accusation and not evidence of guilt. The case is being investigated by the police department with assistance from the civil rights division.`,
    });
    const one = release("2024-03-11", "Bruno Achterberg", "Tarrow", "punched a man in a skullcap at a bus stop");
    const other = release("2024-04-22", "Amadou Kestrel", "Wexmoor", "kicked in the door of a kosher bakery");
    expect(sameEvent(one, other).same).toBe(false);
  });

  it("reads the day of publication from a line of the text when nothing else tells it", () => {
    const undated = { ...gazette, date: null, text: `Posted 11 March 2024, 18:20\n${gazette.text}` };
    expect(sameEvent(undated, wire).score).toBe(sameEvent({ ...gazette, text: undated.text }, wire).score);
    expect(sameEvent(undated, { ...wire, date: "2019-03-12" }).score).toBeLessThan(sameEvent(undated, wire).score);
  });

  it("without days of publication goes by who and what is named, the years and the days of the week", () => {
    const report = (title: string, text: string): Report => ({ title, date: null, text });
    const one = report(
      "Marchetti beats Halvorsen",
      'Rosalind Marchetti kept her title against Ingrid Halvorsen in Wexmoor on Saturday, by a knock-out in round 3. The champion, who trains in Tarrow, had won every fight of 2014 before. "I felt strong," she told reporters. Halvorsen was taken to hospital for observation.',
    );
    const other = report(
      "Marchetti outpoints Nkosi-Barr",
      "Champion Rosalind Marchetti went the full 12 rounds with Thandi Nkosi-Barr in Ellmoor on Friday and kept her title on points. The judges gave it 116 to 111. It was the last defence of 2019 for the boxer from Tarrow, whose left eye was closed by the end.",
    );
    const again = report(
      "Champion Marchetti stops Halvorsen",
      "Ingrid Halvorsen lasted three rounds against champion Rosalind Marchetti on Saturday night in Wexmoor. The challenger was knocked out in round 3 and kept in hospital for observation. It is the fourth title fight that Marchetti has won in 2014.",
    );
    expect(sameEvent(one, again).same).toBe(true);
    expect(sameEvent(one, other).same).toBe(false);
    expect(sameEvent(again, other).same).toBe(false);
  });

  it("knows a copy with another headline and a later date", () => {
    const copy = { ...gazette, title: "From our partners", date: "2025-01-01" };
    expect(sameEvent(gazette, copy).score).toBeGreaterThan(0.95);
    expect(copiedShare(gazette, copy)).toBe(1);
    expect(copiedShare(gazette, wire)).toBeLessThan(0.1);
  });

  it("trusts likeness less, the more days lie between", () => {
    const years = { ...wire, date: "2019-03-12" };
    expect(sameEvent(gazette, years).score).toBeLessThan(sameEvent(gazette, wire).score);
  });

  it("is symmetric and keeps its score between 0 and 1 for any text", () => {
    const report = fc.record({
      title: fc.string({ unit: "grapheme" }),
      text: fc.string({ unit: "grapheme" }),
      date: fc.constantFrom(null, "2024-01-01", "not a day"),
    });
    fc.assert(
      fc.property(report, report, (a, b) => {
        const { score } = sameEvent(a, b);
        expect(sameEvent(b, a).score).toBe(score);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }),
    );
  });
});
