/** The documents under /legal, in the order they are listed. */
export const legalPages = [
  {
    to: "/legal/method",
    title: "How a finding is made",
    about: "The steps of a search, the rubric in plain words, the three definitions and where they part, and what is set aside.",
  },
  {
    to: "/legal/acceptable-use",
    title: "Acceptable use",
    about: "What a workspace may be used for, what it may never be used for, and what follows when it is.",
  },
  {
    to: "/legal/terms-of-use",
    title: "Terms of use",
    about: "Accounts, plans, credits, cancelling, and what each side owes the other.",
  },
  {
    to: "/legal/privacy-policy",
    title: "Privacy policy",
    about: "What is kept about users, reporters and the people recorded, for how long, and the rights of each.",
  },
  {
    to: "/legal/subject-requests",
    title: "Requests of people recorded",
    about: "Ask what is held about you, answer a claim, or ask for correction or deletion. No account is needed.",
  },
] as const;
