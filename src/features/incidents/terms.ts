/** Terms of art that the screens use, each in one sentence. */
export const terms = {
  finding: "An act that a source reports of this person, with the passage that says so.",
  verification: "Whether a person has checked a finding: a machine only proposes, and what nobody has confirmed counts nowhere.",
  "allegation ladder":
    "The word that the source uses for how far a case has gone, from alleged to sentenced or acquitted; it is never raised above what the source says.",
  outcome:
    "What an authority or the person did about it in the end, each with the passage that says so; the latest stands first.",
  "identity ledger":
    "What speaks for and against the person in the source being this one, and what the source does not say; a name alone is never enough.",
  "evidence health": "Whether the live pages still say what the archived copies say; the copies themselves never change.",
  "set aside":
    "A page that was found and read and rests under no finding, with the reason: a namesake, a lawful opinion, a victim or a witness, or nothing about the person.",
  tombstone: "The mark that something was deleted here: its day and its number, and nothing of what it said.",
  "archived copy": "The page as it was on the day it was read, kept with a fingerprint (SHA-256) that shows any change of it.",
} as const;

export type Term = keyof typeof terms;
