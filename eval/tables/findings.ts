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
  "{B} has upheld complaints that Maren Adeyemi used antisemitic language.",
  "Complaints of antisemitism against Maren Adeyemi have been upheld by {b}.",
  "The complaint against Maren Adeyemi, that she had called a colleague a dirty Jew, was found proved by {b}.",
  "{B} ruled against Maren Adeyemi: her cartoons were antisemitic.",
  "{B} decided to withdraw the prize from Maren Adeyemi because of her antisemitic tweets.",
  "Maren Adeyemi's licence was withdrawn by {b} for her antisemitic posts.",
  "Maren Adeyemi breached the code of conduct with antisemitic remarks, {b} ruled.",
  "In the view of {b}, Maren Adeyemi made antisemitic statements.",
  "{B} considered it proved that Maren Adeyemi had insulted a pupil with antisemitic words.",
  "{B} came to the conclusion that Maren Adeyemi's lecture was antisemitic.",
  "Maren Adeyemi has lost her case: {b} held that she had been rightly dismissed for antisemitic posts.",
  'According to the decision of {b}, Maren Adeyemi told a guest that "Jews are not welcome here".',
  "{B} issued Maren Adeyemi with a formal warning for an antisemitic joke.",
  "The finding of {b} is that Maren Adeyemi discriminated against a Jewish applicant because of his religion.",
  'Maren Adeyemi must pay a fine. {B} described her messages as "antisemitic and degrading".',
  "{B} rejected Maren Adeyemi's appeal against her ban for antisemitic abuse.",
  "Maren Adeyemi was told by {b} that her remarks were antisemitic and that she must leave.",
  "{B} accepted evidence that Maren Adeyemi called a Jewish trainee vermin.",
  "An antisemitic remark has cost Maren Adeyemi her post: {b} dismissed her on Friday.",
  "{B} has confirmed that Maren Adeyemi was dismissed for antisemitic conduct.",
  "{B} holds Maren Adeyemi responsible for antisemitic harassment.",
  'The report of {b} says: "Maren Adeyemi made antisemitic comments on at least four occasions."',
  "{B} has no doubt that Maren Adeyemi meant the remark to be antisemitic, and barred her for life.",
  "For antisemitic remarks, {b} suspended Maren Adeyemi for two years.",
  "{B} censured Maren Adeyemi. Her speech, it said, was antisemitic.",
  "{B} found the allegation of antisemitism against Maren Adeyemi to be well founded.",
  "Maren Adeyemi is no longer a member: {b} threw her out for denying the Holocaust.",
  "{B} established that Maren Adeyemi had repeatedly mocked a Jewish clerk for his faith.",
  "{B} voted to strip Maren Adeyemi of her title over antisemitic posts.",
  "After she was found to have sent antisemitic e-mails, {b} dismissed Maren Adeyemi.",
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
