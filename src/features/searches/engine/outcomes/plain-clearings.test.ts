import { describe, expect, test } from "vitest";
import { judgePage } from "../judge-page.ts";

/*
 * What ends a case, or takes a decision back, in the words that law reports and papers use every day, behind three plain reports. All
 * people are invented.
 */
const reports = {
  convicted:
    'Karl Ruiz, 41, was convicted in 2021 of a hate crime for painting "Jews out" on a synagogue in Dunley. He was sentenced to two years.',
  charged:
    'Karl Ruiz, 41, of Dunley, was charged in March with harassment as a hate crime after he shouted "dirty Jews" at a family outside a synagogue, prosecutors said.',
  dismissed:
    'Karl Ruiz, a teacher, was dismissed by Dunley High in March after he wrote in a chat that "Jews are vermin". The school called the messages antisemitic.',
};
type Report = keyof typeof reports;
const judged = (report: Report, sentence: string, between = "\n\n") => {
  const text = `${reports[report]}${between}${sentence}`;
  return judgePage({ name: "Karl Ruiz" }, { id: "d1", url: null, title: "", date: "2024-05-06", text }, "uncontradicted");
};
const rows = (report: Report, sentences: string): [Report, string][] =>
  sentences
    .trim()
    .split("\n")
    .map((sentence) => [report, sentence.trim()]);

describe("a case that ended, or a step that was taken back", () => {
  test.each([
    ...rows(
      "convicted",
      `An appeals court ordered a new trial for Ruiz.
       On appeal, Ruiz was granted a new trial.
       Ruiz won a new trial on Monday.
       The appeals court granted Ruiz's motion for a new trial.
       The state supreme court sent the case back for a new trial.
       Ruiz is to be retried after the appeal court found that the jury had been misdirected.
       The court of appeal ordered a retrial.
       His appeal against conviction was allowed in 2023.
       Ruiz received a full pardon in 2024.
       DNA evidence later showed that another man had done it.
       The chief witness later admitted that she had lied.`,
    ),
    ...rows(
      "charged",
      `Prosecutors dropped the case in May.
       Prosecutors entered a nolle prosequi in May.
       A grand jury returned no true bill.
       A grand jury no-billed Ruiz in May.
       The proceedings were stayed in May.
       The judge directed the jury to acquit.
       A jury took an hour to find him not guilty.
       A jury could not reach a verdict, and the charge was not pursued.
       Police took no further action.
       The judge threw out the case.
       The complainant admitted that she had invented the incident.
       The judge struck the hate crime enhancement.
       The court found that the hate element had not been proved.`,
    ),
    ...rows(
      "dismissed",
      `An arbitrator ordered the school to reinstate Ruiz.
       A court ordered the school to rehire him.
       The school later admitted that the messages had been written by somebody else.
       A pupil admitted that he had written the messages in the teacher's name.
       Correction: an earlier version of this report named the wrong teacher.
       The regulator closed the case with no finding against him.
       The school has acknowledged that the allegation was false.
       The allegations were found to be unsubstantiated.
       A judge quashed the school's decision.
       The complaint against him was rejected in June.`,
    ),
  ])("is no finding: %s, and %s", (report, sentence) => {
    expect(judged(report, sentence).decision).not.toBe("incident");
    expect(judged(report, sentence, " ").decision).not.toBe("incident");
  });

  test.each([
    ...rows(
      "convicted",
      `Ruiz is seeking a new trial.
       A judge denied Ruiz a new trial.
       A judge refused to order a new trial for Ruiz.
       His lawyer asked the appeals court to send the case back for a new trial.
       His appeal against conviction was dismissed in 2023.
       Ruiz's request for a pardon was denied.
       The jury took an hour to find him guilty.
       His lawyer had urged the jury to find him not guilty.
       The judge told the jury to find him not guilty if they were unsure.
       He received four years after a second trial.
       The union got its members a second trial of the software.`,
    ),
    ...rows(
      "charged",
      `His lawyer asked the judge to throw out the case.
       The judge refused to throw out the case.
       Elsewhere in the court, the judge threw out the case against a shoplifter.
       In a separate case, prosecutors dropped the prosecution of a Marl Heath man.
       Complaints against police were rejected in June.`,
    ),
    ...rows(
      "dismissed",
      `Police took no further action.
       The union asked the school to reinstate him, and the school refused.
       The appeals panel overturned the decision to reinstate him.
       The panel found that his accusations against Jewish colleagues were false.
       The council did not reach a decision on a mural.
       A complaint against Benno Foss was rejected in June.`,
    ),
  ])("stays a finding where that is asked, refused or of another case: %s, and %s", (report, sentence) => {
    expect(judged(report, sentence).decision).toBe("incident");
  });

  test.each([
    "The jury could not reach a verdict. A second jury convicted Ruiz in May.",
    "An appeals court ordered a new trial in 2022. At the new trial Ruiz was convicted again in May.",
  ])("a verdict behind it counts: %s", (sentences) => {
    const { decision, finding } = judged("charged", sentences);
    expect([decision, finding?.status]).toEqual(["incident", "convicted"]);
  });
});
