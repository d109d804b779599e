import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/* What a body finds: the act by its own description, in the passive, of a complaint, or in the words of its decision. */

const decision = (text: string) =>
  judgePage({ name: "Maren Adeyemi" }, { id: "p", url: null, title: "", date: "2024-05-01", text }, "uncontradicted").decision;

describe("findings of a body", () => {
  test.each([
    "The tribunal found that Maren Adeyemi had told a Jewish colleague that he should have been gassed.",
    "A disciplinary panel was satisfied that Maren Adeyemi had drawn a swastika on the locker of a Jewish pupil.",
    "The court accepted evidence that Maren Adeyemi had called a Jewish trainee vermin.",
    "A complaint that Maren Adeyemi had used antisemitic language was upheld by the tribunal.",
    "Complaints of antisemitism against Maren Adeyemi have been upheld by the university.",
    'In its decision the tribunal writes that Maren Adeyemi "repeatedly used antisemitic tropes".',
    'The report of the tribunal says: "Maren Adeyemi made antisemitic comments on at least four occasions."',
    "Maren Adeyemi has been struck off: the party's disciplinary panel held that her posts about Jews were hateful.",
    "In the view of the university, Maren Adeyemi made antisemitic statements.",
    "The council came to the conclusion that Maren Adeyemi's lecture was antisemitic.",
    "Maren Adeyemi was told by the tribunal that her remarks were antisemitic and that she must leave.",
    "The university decided to withdraw the prize from Maren Adeyemi because of her antisemitic tweets.",
    "Maren Adeyemi has lost her case: the tribunal held that she had been rightly dismissed for antisemitic posts.",
    "After she was found to have sent antisemitic e-mails, the university dismissed Maren Adeyemi.",
  ])("recorded: %s", (text) => {
    expect(decision(text)).toBe("incident");
  });

  test.each([
    "The tribunal found that a colleague had told Maren Adeyemi that she should have been gassed.",
    "The tribunal found that Maren Adeyemi had reported a man who shouted that Jews are vermin.",
    "The tribunal found that Maren Adeyemi had not called a Jewish trainee vermin.",
    "A complaint that Maren Adeyemi had used antisemitic language was not upheld by the tribunal.",
    "A complaint by Maren Adeyemi that a colleague had used antisemitic language was upheld by the tribunal.",
    "The university upheld complaints that Maren Adeyemi was mocked for being Jewish.",
    "Complaints of antisemitism that Maren Adeyemi had made have been upheld by the university.",
    'In its decision the tribunal writes that a colleague of Maren Adeyemi "repeatedly used antisemitic tropes".',
    'In its decision the tribunal writes that Maren Adeyemi "was mocked with antisemitic tropes".',
    "Maren Adeyemi has been reinstated: the tribunal held that her posts about Jews were not hateful.",
    "In the view of the university, Maren Adeyemi made no antisemitic statements.",
    "Maren Adeyemi was told by the tribunal that the remarks made to her were antisemitic.",
    "The university decided to withdraw the prize from Maren Adeyemi's rival because of his antisemitic tweets.",
    "Maren Adeyemi has won her case: the tribunal held that she had been wrongly dismissed for antisemitic posts.",
    "The tribunal banned Maren Adeyemi's father for an antisemitic gesture.",
    "The university dismissed Maren Adeyemi's deputy, whose messages about Jews were plainly antisemitic.",
    "A Jewish group said that Maren Adeyemi's cartoons were antisemitic.",
  ])("not recorded: %s", (text) => {
    expect(decision(text)).not.toBe("incident");
  });
});
