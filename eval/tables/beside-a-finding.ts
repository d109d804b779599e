import { everyChoice, opened, type Table } from "./table.ts";

const bodies = ["the Sub-Committee", "the trust", "the university", "a disciplinary panel", "the federation", "the tribunal"];

/** What a body decides about somebody: unnamed or of another name, and of one by name. */
const findings = [
  ["found that the email was antisemitic", "found that {N}'s email was antisemitic"],
  ["found that the words were antisemitic and dismissed him", "found that {N}'s words were antisemitic and dismissed him"],
  ["concluded that Piers Holloway had made antisemitic remarks", "concluded that {N} had made antisemitic remarks"],
  ["expelled a member over antisemitic posts", "expelled {N} over antisemitic posts"],
  [
    "ruled that a lecturer's article was antisemitic and suspended her",
    "ruled that an article by {N}, a lecturer, was antisemitic and suspended her",
  ],
  ["upheld a complaint of antisemitism against Piers Holloway", "upheld a complaint of antisemitism against {N}"],
] as const;

/** People in another part of the finding: {P} is theirs, {b} the body, {f} what it decided. */
const frames = [
  "{b}, having consulted the Independent Person, {P}, {f}.",
  "{b}, having heard from {P}, the monitoring officer, {f}.",
  "{b}, chaired by {P}, {f}.",
  "At a hearing chaired by finance director {P}, {b} {f}.",
  "At a meeting presided over by {P}, a retired judge, {b} {f}.",
  "Advised by its clerk, {P}, {b} {f}.",
  "On a report by {P}, an outside investigator, {b} {f}.",
  "{b}, of which {P} is a member, {f}.",
  "{b}, sitting with {P} as its lay member, {f}.",
  "In a decision signed by {P}, {b} {f}.",
  "With {P} in the chair, {b} {f}.",
  "{b} ({P}, Levi Brandt and Rosa Whitfield) {f}.",
  "Panel: {P} (chair), Levi Brandt, Rosa Whitfield\n\nIn its decision {b} {f}.",
  "On a complaint by {P}, a Jewish student, {b} {f}.",
  "{b} {f}. The report was written by {P}.",
  "{b} {f}. {P} dissented.",
  "{b} {f}. {P}, who chaired it, said the decision was unanimous.",
  "Following an inquiry led by {P}, {b} {f}.",
  "Asked by {P} to look into the matter, {b} {f}.",
  "It came as no surprise to {P}, the vice-chancellor, that {b} {f}.",
  "{b}, to which {P} had referred the matter, {f}.",
  "Minutes taken by {P} show that {b} {f}.",
  "In the presence of {P}, a trade union representative, {b} {f}.",
  "{b} {f}. It thanked {P} for her help.",
  "{b} {f}. {P}, a Jewish colleague, had complained.",
  "{b} {f}. The hearing had been adjourned twice because {P}, the adviser, was ill.",
  "Present: {P}, Levi Brandt, Rosa Whitfield\n\nAfter a discussion {b} {f}.",
  "Acting on evidence collected by {P}, {b} {f}.",
  "{b}, which is led by {P}, {f}.",
  "The decision was announced by {P}, who speaks for the body: {b} {f}.",
];
/** A step of the same day or an earlier one, for a cause that is no hatred. */
const ofOthers = [
  "Two decisions published on the same day concern other practitioners: in one, {P}, a nurse, was cautioned for vaccine misinformation. In the third, {b} {f}.",
  "{b} {f}. Two decisions published on the same day concern other practitioners: in one, {P}, a nurse, was cautioned for vaccine misinformation.",
  "{b} {f}. A second decision of the same day concerns {P}, a dentist, who was suspended for false billing.",
  "{b} {f}. In March it had dismissed {P}, a dentist, for fraud.",
  "{b} {f}. It also fined {P}, another respondent, for handing in papers late.",
  "{b} {f}. Last year {P}, a porter, was dismissed for stealing medicines.",
  "{b} {f}. In a separate case {P} was suspended for sleeping on duty.",
];

const made = (frame: string, person: string, body: string, finding: string) =>
  frame.replace("{P}", person).replace("{f}", finding).replace("{b}", body).split("\n\n").map(opened).join("\n\n");
const title = "Decision published";

function* asideCells() {
  for (const { id, chosen } of everyChoice(
    bodies,
    findings.map(([other]) => other),
    [...frames, ...ofOthers],
  )) {
    const [body, finding, frame] = chosen as [string, string, string];
    yield { id, subject: "Odile Farrant", title, text: made(frame, "Odile Farrant", body, finding) };
  }
}

function* foundCells() {
  for (const { id, chosen } of everyChoice(
    bodies,
    findings.map(([, own]) => own),
    [...frames, ...ofOthers],
  )) {
    const [body, finding, frame] = chosen as [string, string, string];
    yield {
      id,
      subject: "Maren Adeyemi",
      title,
      text: made(frame, "Odile Farrant", body, finding.replace("{N}", "Maren Adeyemi")),
    };
  }
}

export const besideAFinding: Table = {
  name: "beside a finding",
  about: "who chaired, advised, reported, complained or answered for something else where a body found something against another",
  wanted: "not recorded",
  cells: asideCells,
};

export const foundBesideOthers: Table = {
  name: "found beside others",
  about: "whom a body found something against, where the page names somebody in another part of it",
  wanted: "recorded",
  cells: foundCells,
};
