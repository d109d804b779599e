import { everyChoice, opened, type Table } from "./table.ts";

const subject = "Maren Adeyemi";
const bodies = [
  "The tribunal",
  "The university",
  "The party's disciplinary panel",
  "The football association",
  "The council's standards committee",
  "An independent inquiry",
];
/** What a body finds that is nothing against the one who is asked about. */
const findings = [
  "A complaint that Maren Adeyemi had used antisemitic language was rejected by {b}.",
  "A complaint that Maren Adeyemi had used antisemitic language was not upheld by {b}.",
  "A complaint by Maren Adeyemi that a colleague had used antisemitic language was upheld by {b}.",
  "{B} upheld Maren Adeyemi's complaint of antisemitism against her manager.",
  "{B} found no evidence that Maren Adeyemi had made antisemitic remarks.",
  "{B} found that Maren Adeyemi had been called a dirty Jew.",
  "{B} found that Maren Adeyemi had been dismissed because she is Jewish.",
  "{B} ruled that posts about Maren Adeyemi were antisemitic.",
  "{B} ruled that Maren Adeyemi had been right to report antisemitic messages.",
  'In its decision {b} writes that Maren Adeyemi "had to listen to antisemitic tropes".',
  'In its decision {b} writes that Maren Adeyemi "never used antisemitic tropes".',
  'In its decision {b} writes that a colleague of Maren Adeyemi "repeatedly used antisemitic tropes".',
  "Maren Adeyemi has been struck off: {b} held that she had treated patients without a licence. Posts about Jews by another doctor were hateful, it said.",
  "Maren Adeyemi has been reinstated: {b} held that her posts about Jews were not hateful.",
  "{B} held that the posts about Jews that Maren Adeyemi had complained of were hateful.",
  "Maren Adeyemi, who chaired {b}, said that the player's gesture was antisemitic.",
  "{B} cleared Maren Adeyemi of making antisemitic remarks.",
  "{B} dismissed Maren Adeyemi for leaking a report on antisemitic messages.",
  "{B} suspended a student for antisemitic abuse of Maren Adeyemi.",
  "{B} ordered a man to pay Maren Adeyemi £8,000 for calling her a typical Jew.",
  "Maren Adeyemi told {b} that she had been the target of antisemitic abuse.",
  "Maren Adeyemi asked {b} to find that her manager's remarks were antisemitic.",
  "{B} rejected a claim that Maren Adeyemi had insulted a pupil with antisemitic words.",
  "{B} apologised to Maren Adeyemi for accusing her of antisemitism.",
  "{B} found the allegation of antisemitism against Maren Adeyemi to be unfounded.",
  "{B} accepted evidence from Maren Adeyemi that a trainee was called vermin for being Jewish.",
  "Complaints of antisemitism against Maren Adeyemi have been dismissed by {b}.",
  "{B} has yet to decide whether Maren Adeyemi made antisemitic remarks.",
  "{B} will hear next month whether Maren Adeyemi used antisemitic language.",
  "{B} set aside Maren Adeyemi's ban for antisemitic abuse.",
  "{B} dismissed Maren Adeyemi's deputy, whose messages about Jews were plainly antisemitic.",
  "The antisemitic e-mails that {b} dealt with had been sent to Maren Adeyemi.",
  "{B} banned Maren Adeyemi's father for an antisemitic gesture.",
  "Maren Adeyemi welcomed the decision by {b} that the posts of a councillor were antisemitic.",
  "{B} found that Maren Adeyemi had done nothing antisemitic.",
  "{B} overturned the finding that Maren Adeyemi's posts were antisemitic.",
  "{B} upheld a complaint that Maren Adeyemi had been subjected to antisemitic abuse.",
  "{B} upheld complaints that Maren Adeyemi was mocked for being Jewish.",
  "{B} upheld complaints about antisemitic posts that Maren Adeyemi had brought.",
  "Complaints of antisemitism against Maren Adeyemi's department have been upheld by {b}.",
  "Complaints of antisemitism that Maren Adeyemi had made have been upheld by {b}.",
  "The complaint against Maren Adeyemi, that she had called a colleague a dirty Jew, was found to be invented, {b} said.",
  "{B} ruled against Maren Adeyemi: the antisemitic messages to her were not the club's fault.",
  "{B} ruled against Maren Adeyemi, who had complained of antisemitic remarks.",
  "{B} decided to withdraw the prize from Maren Adeyemi's rival because of his antisemitic tweets.",
  "{B} decided not to withdraw the prize from Maren Adeyemi, whom a blog had accused of antisemitic tweets.",
  "In the view of Maren Adeyemi, {b} made antisemitic statements.",
  "In the view of {b}, Maren Adeyemi made no antisemitic statements.",
  "In the view of {b}, Maren Adeyemi heard antisemitic statements and did right to report them.",
  "{B} came to the conclusion that Maren Adeyemi's lecture was not antisemitic.",
  "{B} came to the conclusion that a protest against Maren Adeyemi's lecture was antisemitic.",
  "Maren Adeyemi has won her case: {b} held that she had been wrongly dismissed for antisemitic posts.",
  "Maren Adeyemi has lost her case: {b} held that the messages to her, though antisemitic, were private.",
  "Maren Adeyemi was told by {b} that the remarks made to her were antisemitic.",
  "Maren Adeyemi was told by {b} that her manager's remarks were antisemitic and that she would be paid damages.",
  "{B} accepted evidence that Maren Adeyemi was called vermin.",
  "{B} holds Maren Adeyemi's employer responsible for antisemitic harassment of her.",
  "{B} does not hold Maren Adeyemi responsible for antisemitic harassment.",
  'The report of {b} says: "Maren Adeyemi was right to complain of antisemitic comments."',
  'The report of {b} says: "Maren Adeyemi made no antisemitic comments."',
  "{B} has no doubt that the remark to Maren Adeyemi was meant to be antisemitic.",
  "{B} has no doubt that Maren Adeyemi heard the remark, and that it was antisemitic.",
  "After she was found to have been sent antisemitic e-mails, {b} gave Maren Adeyemi leave.",
  "After a colleague was found to have sent antisemitic e-mails, {b} promoted Maren Adeyemi.",
  'In its decision {b} writes that Maren Adeyemi "was mocked with antisemitic tropes".',
  'In its decision {b} writes of Maren Adeyemi, a witness, that she "told the truth about antisemitic tropes".',
  "{B} has been asked by Maren Adeyemi to rule that posts about Jews were hateful.",
  "{B} held that Maren Adeyemi's complaint about posts on Jews was hateful to nobody.",
  "{B} banned Maren Adeyemi's two assistants for an antisemitic gesture.",
  "{B} fined Maren Adeyemi's club for antisemitic chants by its fans.",
  "{B} suspended Maren Adeyemi's teacher after he made antisemitic remarks.",
];
const behind = ["", "The decision was published on Tuesday.", "The chair called the words hateful."];

function* cells() {
  for (const { id, chosen } of everyChoice(bodies, findings, behind)) {
    const [body, finding, last] = chosen as [string, string, string];
    const small = body.charAt(0).toLowerCase() + body.slice(1);
    const text = opened(finding.replace("{B}", body).replace("{b}", small));
    yield { id, subject, title: "Decision published", text: [text, last].filter(Boolean).join("\n\n") };
  }
}

export const findingsNotHers: Table = {
  name: "nothing found",
  about: "what a body decides for somebody, of somebody else or not at all",
  wanted: "not recorded",
  cells,
};
