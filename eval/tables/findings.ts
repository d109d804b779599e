import { everyChoice, type Table } from "./table.ts";

const subject = "Maren Adeyemi";
const bodies = [
  "The tribunal",
  "The university",
  "The party's disciplinary panel",
  "The football association",
  "The council's standards committee",
  "The medical board",
  "An independent inquiry",
];
const findings = [
  "{B} found that Maren Adeyemi had made antisemitic remarks.",
  "{B} has ruled that Maren Adeyemi's posts were antisemitic.",
  "{B} banned Maren Adeyemi for six months for an antisemitic gesture.",
  "{B} upheld a complaint of antisemitism against Maren Adeyemi.",
  "Maren Adeyemi was sanctioned by {b} for antisemitic comments.",
  "Maren Adeyemi was found by {b} to have harassed a Jewish colleague because he was Jewish.",
  "{B} concluded that Maren Adeyemi had bullied a Jewish student with antisemitic insults.",
  "{B} expelled Maren Adeyemi over antisemitic messages.",
  "Maren Adeyemi was reprimanded by {b} for sharing antisemitic cartoons.",
  "{B} said that Maren Adeyemi's conduct had been antisemitic and suspended her.",
  "A complaint that Maren Adeyemi had used antisemitic language was upheld by {b}.",
  '{B} dismissed Maren Adeyemi, saying her messages about Jews were "plainly antisemitic".',
  "After a hearing in May, {b} removed Maren Adeyemi from her post for antisemitic remarks to students.",
  '{B} ordered Maren Adeyemi to pay £8,000 to a Jewish colleague whom she had called "a typical Jew".',
  "{B} fined Maren Adeyemi £2,000. She had told a Jewish player that he should have been gassed.",
  "{B} has decided: the words of Maren Adeyemi were antisemitic.",
  'In its decision {b} writes that Maren Adeyemi "repeatedly used antisemitic tropes".',
  "Maren Adeyemi lost her licence after {b} found that she had turned away patients because they were Jewish.",
  "{B} said it was satisfied that Maren Adeyemi had made the remark, and that it was antisemitic.",
  "Maren Adeyemi has been struck off: {b} held that her posts about Jews were hateful.",
];
const behind = ["", "She has 28 days to appeal.", "The decision was published on Tuesday."];

function* cells() {
  for (const { id, chosen } of everyChoice(bodies, findings, behind)) {
    const [body, finding, last] = chosen as [string, string, string];
    const small = body.charAt(0).toLowerCase() + body.slice(1);
    const text = finding.replace("{B}", body).replace("{b}", small);
    yield {
      id,
      subject,
      title: "Decision published",
      text: [text.charAt(0).toUpperCase() + text.slice(1), last].filter(Boolean).join("\n\n"),
    };
  }
}

export const findingsTable: Table = {
  name: "findings",
  about: "ways a body finds something against somebody",
  wanted: "recorded",
  cells,
};
