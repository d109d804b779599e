import type { EvidenceType } from "#app/features/incidents/incident.ts";
import type { RejectionReason } from "#app/features/incidents/moderation.ts";

/*
 * The demo's external reporter and what they have reported: about invented people alone, in every state that a report
 * can be in. The key is published like the demo's password, and exists in embedded mode on loopback alone.
 */

export const demoReporter = {
  name: "Ngozi Lindholm-Aubry",
  email: "ngozi.lindholm-aubry@example.org",
  accessKey: "merrow-harbour-demo-reporter-key-for-loopback",
};

export type DemoReport = {
  subjectName: string;
  subjectDetails: string;
  title: string;
  summary: string;
  description: string;
  date: { precision: "day" | "month" | "year" | "unknown"; year?: number; month?: number; day?: number };
  location: string;
  sentDaysAgo: number;
  evidence: { title: string; type: EvidenceType; fileName: string; text: string }[];
  /** What the moderator asked, if anything. */
  question?: string;
  decision?: { approved: true; reason: string } | { approved: false; rejection: RejectionReason; reason: string };
};

export const demoReports: DemoReport[] = [
  {
    subjectName: "Hollis Trevanion",
    subjectDetails: "Ticket inspector on the Merrow harbour tram, badge shown in the photograph of the notice board.",
    title: "Refused to let two men board and shouted a slur",
    summary:
      "At the Quay Street stop the inspector let everybody board but two men in skullcaps, told them that 'your people' could walk, and shouted a slur after them. Two passengers told him to stop.",
    description:
      "I stood behind them in the queue. He looked at their heads, put his arm across the door and said: 'Not you two. Your people can walk.' When one asked why, he shouted the slur. A woman with a pushchair told him to stop; he laughed. The tram left without the two men. I wrote it down on the platform.",
    date: { precision: "day", year: 2026, month: 9, day: 4 },
    location: "Quay Street, Port Ellery",
    sentDaysAgo: 6,
    evidence: [
      {
        title: "What I wrote down on the platform",
        type: "other",
        fileName: "notes-quay-street.txt",
        text: "4 September, Quay Street stop, about ten past eight. Inspector with a grey cap: 'Not you two. Your people can walk.' Then the slur. Woman with a pushchair: 'Stop that.' Tram 3 left without the two men.",
      },
    ],
  },
  {
    subjectName: "Ottoline Varga-Reyes",
    subjectDetails: "Runs the quiz evenings at the Lantern rooms in Wexmoor.",
    title: "Quiz round with jokes about the Holocaust",
    summary:
      "In the last round of the quiz evening the host read three 'jokes' about the camps and awarded points for laughing. Part of the audience left.",
    description:
      "The round was called 'too soon'. She read three jokes about the gas chambers from a card and said that whoever did not laugh lost a point. About ten people left. I complained at the bar and was told that it was only humour.",
    date: { precision: "month", year: 2026, month: 8 },
    location: "Wexmoor",
    sentDaysAgo: 4,
    evidence: [],
    question: "Does anybody have the card, or a recording? And which of the three jokes can you give word for word?",
  },
  {
    subjectName: "Casimir Holloway-Dunn",
    subjectDetails: "Treasurer of the Larkhaven allotment society.",
    title: "Letter to members that blames 'the Jews' for the rent",
    summary:
      "In a letter to all members of the allotment society the treasurer wrote that the rent had risen because 'the Jews who own the town' wanted the land.",
    description:
      "The letter came in the society's own envelopes. It says: 'The Jews who own this town want our land, and they will have it by the rent.' It is signed with his name and office. The society has since apologised to its members.",
    date: { precision: "month", year: 2026, month: 5 },
    location: "Larkhaven",
    sentDaysAgo: 21,
    evidence: [
      {
        title: "The letter, copied out",
        type: "other",
        fileName: "letter-larkhaven.txt",
        text: "To all members. The Jews who own this town want our land, and they will have it by the rent. C. Holloway-Dunn, treasurer.",
      },
    ],
    decision: { approved: true, reason: "The letter is signed, and the society's apology quotes it" },
  },
  {
    subjectName: "Mirela Osterhagen",
    subjectDetails: "Lecturer at the evening college in Osmere.",
    title: "Called for a boycott of Israeli universities",
    summary: "In a public lecture she called for a boycott of Israeli universities and named the army's conduct a crime.",
    description:
      "The lecture was announced as one on academic freedom. She called for a boycott, said that the army commits crimes, and took questions, some of them angry.",
    date: { precision: "year", year: 2026 },
    location: "Osmere",
    sentDaysAgo: 15,
    evidence: [],
    decision: {
      approved: false,
      rejection: "not-antisemitic",
      reason: "Criticism of a state and a call for a boycott are lawful opinion, and are not recorded",
    },
  },
];
