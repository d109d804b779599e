import { describe, expect, it } from "vitest";
import { judgePage } from "../judge-page.ts";

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
    [convicted, "A student said on Monday that the coalition had no connection with Ruiz."],
    [
      convicted,
      "The sentence comes two days after another court threw out a complaint against her over a song about a minister.",
    ],
    [convicted, "A case which has gone on for more than two years is over."],
    [convicted, "Ruiz has in the past falsely claimed that a flood was staged."],
    [charged, "The case cleared its last hurdle yesterday."],
    [charged, "A judge cleared the media to publish her name."],
    [charged, "The government has dropped a minor count of littering."],
    [charged, "She had been pardoned in 2008 for smuggling."],
    [charged, "She dismissed the charge as a lie."],
    [charged, "Agents also held a second woman, whom they let go when it was clear that she had tried to stop it."],
    [charged, "Her uncle has been told that he will not be charged."],
    [charged, "The prosecution has closed its case, and the defence will open on Monday."],
    [convicted, "She was let off the fine because she has no income."],
    [convicted, "An order that kept her in the county has been lifted."],
    [convicted, "An airline employee who had been accused of laughing along was cleared by his company."],
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

describe("an outcome that is not everybody's", () => {
  const salutes =
    'One of three men found guilty of Nazi salutes outside a synagogue in Dunley has had his conviction quashed, while the other two have failed in an appeal.\n\nTomas Reeve, 34, Dov Kell, 42, and Ben Foss, 29, were found guilty by a magistrate. Reeve shouted "where are all the Jews today?"\n\n"The gesture was performed in front of a place where Jewish people pray, and it was antisemitic," the judge said.\n\nHowever, she was not satisfied that Foss had performed the gesture. His conviction was quashed.';

  it("is theirs whom the page names with it", () => {
    expect(judge("Tomas Reeve", salutes).decision).toBe("incident");
    expect(judge("Ben Foss", salutes).decision).not.toBe("incident");
  });

  it("may be anybody's where it names nobody", () => {
    const text = salutes.replace(
      "However, she was not satisfied that Foss had performed the gesture. His conviction was quashed.",
      "The judge gave her reasons.",
    );
    for (const name of ["Tomas Reeve", "Ben Foss"]) expect(judge(name, text).decision).not.toBe("incident");
  });

  it("is the son's, in a case against the father and his son", () => {
    const text =
      'A man who shouted antisemitic abuse at the owner of a shop has been found guilty, while the case against his son was found not proven.\n\nThe court heard that Idris Cole, 55, called the owner "a dirty Jewish thief". The sheriff convicted Idris Cole of abusive behaviour aggravated by religious prejudice.\n\nThe sheriff found the charge against his son, Emrys Cole, 26, not proven and told him that he was free to go.';
    expect(judge("Idris Cole", text).decision).toBe("incident");
    expect(judge("Emrys Cole", text).decision).not.toBe("incident");
  });

  it("clears whoever's appeal was allowed in a paragraph of their own", () => {
    const text =
      'One of the two men convicted over Nazi salutes outside a Jewish school in Dunley has had his conviction set aside, while the other did not appeal.\n\nKofi Darling, 24, had been fined in March. The judge on Friday allowed his appeal and dismissed the charge.\n\nThe other man, Tomas Reeve, 30, pleaded guilty in January. Reeve called out, "Tell us where the oven tour is, Jews." The magistrate fined him and called it antisemitic cruelty.';
    expect(judge("Kofi Darling", text).decision).not.toBe("incident");
    expect(judge("Tomas Reeve", text).decision).toBe("incident");
  });

  it("and a further charge that was not proved leaves those that were", () => {
    const decision = (proved: string, further: string) =>
      `A nurse has been struck off. A panel found that the conduct of Karen Tidmarsh was incompatible with her remaining a nurse. The panel found the following proved:\n\n${proved}\n\n${further}\n\nThe panel said that it had no hesitation in finding that the posts were antisemitic. Ms Tidmarsh was struck off the register.`;
    const posts = 'That Ms Tidmarsh posted that "the Holocaust is the best business the Jews ever had".';
    const visit =
      "A further charge, that she had refused to visit a patient because the patient was Jewish, was found not proved.";
    expect(judge("Karen Tidmarsh", decision(posts, visit)).decision).toBe("incident");
    expect(
      judge(
        "Karen Tidmarsh",
        decision(
          "That Ms Tidmarsh was late.",
          'A further charge, that she posted that "the Holocaust is the best business the Jews ever had", was found not proved.',
        ).replace("The panel said that it had no hesitation in finding that the posts were antisemitic. ", ""),
      ).decision,
    ).not.toBe("incident");
  });
});

describe("what is said of an outcome and clears nobody of the page's case", () => {
  it.each([
    "Ana Ruiz, who attacked a synagogue in Marl, has been sentenced to life imprisonment for an antisemitic murder. The sentence rules out Ana Ruiz's early release after 15 years.",
    "Ana Ruiz, 20, pleaded guilty to criminal mischief as a hate crime after she painted swastikas on a synagogue in Marl. She admitted telling a friend to delete their messages. The friend has not been charged.",
    'A teacher told her class that "Jews own the banks". The district first concluded that the complaint was not sustained. The state department found that the teacher, Ana Ruiz, had made the remark and that it was discriminatory harassment of Jewish pupils.',
    'A tribunal has upheld a claim of harassment related to religion. It found that Ana Ruiz, a manager, had called the claimant a "stingy Jew". The claim of unlawful deduction from wages failed and is dismissed. The club and Ms Ruiz are jointly and severally liable for £18,400.',
  ])("%s", (text) => {
    expect(
      judgePage({ name: "Ana Ruiz" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision,
    ).toBe("incident");
  });

  it.each([
    "Ana Ruiz, 20, was charged with painting swastikas on a synagogue in Marl. DNA rules her out as the culprit, the police said, and she was released.",
    'A teacher, Ana Ruiz, was accused of telling her class that "Jews own the banks". The district first concluded that the complaint was sustained. On appeal the state department found that it was not.',
    "The police apologised to Ana Ruiz, who had been named over swastikas on a synagogue in Marl. The force has since apologised to her in person.",
  ])("is heard where it does: %s", (text) => {
    expect(
      judgePage({ name: "Ana Ruiz" }, { id: "p", url: null, title: "", date: "2024-05-06", text }, "uncontradicted").decision,
    ).not.toBe("incident");
  });
});

it.each([
  "The Crown Court acquitted Ana Ruiz of criminal damage to a car but convicted her of religiously aggravated harassment for calling its owner a 'filthy Jew'.",
  "Nurse Ana Ruiz, struck off in 2016 when a panel found that she had called a patient a 'dirty Jew', may practise again. The panel that restored her said that she had shown genuine remorse.",
  "Dr Ana Ruiz was suspended for nine months for writing that Jews 'buy their verdicts'. At a review the tribunal lifted the suspension, being satisfied that she has shown insight and taken a course.",
  "Ana Ruiz, a teacher, was struck off for telling a Jewish pupil that 'your lot own everything'. The panel dropped an allegation that she was late for lessons.",
])("what fell or was given back beside what stands: %s", (text) => {
  expect(judge("Ana Ruiz", text).decision).toBe("incident");
});
