import { describe, expect, it } from "vitest";
import { judgePage } from "./judge-page.ts";

const judge = (name: string, text: string) =>
  judgePage({ name }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");

const charged =
  'Federal prosecutors charged Ana Ruiz, 61, of Dunley, with threatening a synagogue. In a voicemail to Temple Emeth she said: "I will burn you Jews alive."';
const convicted =
  'Ana Ruiz, 41, of Dunley, was convicted on Monday of a hate crime for shouting "all Jews must die" at worshippers outside Temple Emeth. She was sentenced to four months in jail.';

describe("words of a clearing that clear nobody", () => {
  it.each([
    [
      charged,
      "A spokesman said the county was dismissing earlier charges filed in state court against her after federal prosecutors took over the case.",
    ],
    [
      convicted,
      "An appeals court upheld the convictions in April, over the dissent of one judge who thought that she had been entrapped.",
    ],
    [convicted, "The case was brought by an assembly that wants to vindicate the rights of the community to dignity."],
    [convicted, "She had used a false name because she did not want the police to find her."],
    [convicted, "A group that she once spoke to said it had no connection with Ruiz."],
    [
      convicted,
      "The sentence comes two days after another court threw out a complaint against her over a song about a minister.",
    ],
    [convicted, "A case which has gone on for more than two years is over."],
    [convicted, "Ruiz has in the past falsely claimed that a flood was staged."],
  ])("%s … %s", (report, more) => {
    expect(judge("Ana Ruiz", `${report}\n\n${more}`).decision).toBe("incident");
  });

  it("what a paragraph about another of the accused says, is said of them", () => {
    const text = `Two men have been sentenced for vandalism at a Jewish student centre in Dunley.\n\nCal Marsh, 22, of Dunley, was convicted by a jury of vandalism of a religious facility with a hate crime allegation found true. He wrote "Jews out" on the door. He was sentenced to three years.\n\nBen Foss, 21, of Harrow, pleaded guilty to one count of vandalism. Under the plea agreement, the district attorney dismissed the felony count and the hate crime allegation.`;
    expect(judge("Cal Marsh", text).decision).toBe("incident");
    expect(judge("Ben Foss", text).decision).not.toBe("incident");
  });

  it.each([
    [charged, "A federal judge later dismissed the charges against her."],
    [charged, "The state charges were dismissed, and federal prosecutors declined to take over the case."],
    [convicted, "An appeals court overturned the conviction in April: she had been entrapped."],
    [convicted, "A court vindicated Ruiz in April and quashed the conviction."],
    [convicted, "Prosecutors now say Ruiz had no part in it."],
    [convicted, "In April the conviction was set aside."],
    [convicted, "The charges against both were dismissed in April."],
  ])("but a true one does: %s … %s", (report, more) => {
    expect(judge("Ana Ruiz", `${report}\n\n${more}`).decision).not.toBe("incident");
  });
});

describe("what is no sanction of theirs", () => {
  const found = `A tribunal found that Cal Marsh had called a Jewish colleague, Dan Perl, "a dirty Jew" and that it was antisemitic harassment.`;
  it.each([
    "The tribunal ruled that he had been dismissed because he raised a complaint.",
    "Two weeks later he was let go for shortage of work.",
  ])("what the claimant lost: %s", (more) => {
    expect(judge("Cal Marsh", `${found}\n\n${more}`).finding?.status ?? null).not.toBe("disciplined");
  });

  it.each([
    "Nineteen members voted to remove Marsh and 15 to keep him; a two-thirds majority was required.",
    "The song was removed from a streaming site on Wednesday.",
    "He was removed from a large video platform in February.",
  ])("a vote that failed, a song, an account: %s", (more) => {
    const text = `Cal Marsh, a councillor in Dunley, said at a meeting: "The Jews control this council and every bank." Marsh has not apologised.\n\n${more}`;
    expect(judge("Cal Marsh", text).finding?.status ?? null).not.toBe("disciplined");
  });
});

describe("who does what stands behind words by the way", () => {
  it("is whoever was named before them", () => {
    const text =
      'A hearing was told of messages in a chat of constables.\n\nIt heard that Cal Marsh, described as the most active member, shared an image captioned "Jewish barbecue, all welcome" and wrote of a shopkeeper who had reported a burglary that "the Jew will have robbed himself". Marsh was dismissed without notice.';
    expect(judge("Cal Marsh", text).decision).toBe("incident");
  });

  it("is whoever wrote, not what went on meanwhile", () => {
    const text = `Cal Marsh, a clerk in Dunley, was dismissed for an antisemitic message. In it Marsh wrote when lunch was being shared out: "Is the Jew in you going to let you pay for once?"`;
    expect(judge("Cal Marsh", text).decision).toBe("incident");
  });
});
