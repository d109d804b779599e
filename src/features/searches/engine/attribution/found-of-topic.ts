import { quick } from "#app/lib/language/quick-pattern.ts";
import { genderOfGivenName } from "../reading/given-names.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { officeTitles } from "../reading/titles.ts";
import type { Frame } from "./frame.ts";
import { findsDone } from "./ways-of-telling.ts";

/*
 * "In the summary concerning Councillor Ruiz, the officer found that she had made an antisemitic comment": the head of the sentence says whom a
 * finding is about, and a pronoun behind it means them, whoever found it.
 */

const part =
  "(?:case|matter|summary|report|decision|ruling|section|chapter|findings?|conclusions?|judge?ment|reasons|complaint|allegations?)s?";
/** Right up to the name. */
const topic = new RegExp(
  `^(?:(?:but|and|finally|however),? )?(?:(?:in|under|at) (?:the|its|their|his|her|a separate|a second) (?:[\\w-]+ ){0,2}?${part} (?:concerning|against|on|about|of|regarding|relating to|in respect of)|(?:with|in) (?:regard|respect|relation) to|as (?:for|to)|regarding|concerning|turning to) (?:the )?$`,
  "i",
);
const body =
  "(?:officers?|panel|tribunal|board|committee|commission\\w*|inquiry|report|investigat\\w+|ombudsman|regulator|judge|court|adjudicator|council|union|university|club|federation|league|arbitrator|chair\\w*|reviewer|review|standards \\w+)";
/** Right behind the name. */
const finding = quick(
  new RegExp(
    `^, (?:[^,;“”"]{0,60} )?${body}(?: (?:has|had|also|further|unanimously|likewise|\\w+ly))* (?:found|ruled|held|concluded|decided|determined|was satisfied|accepted) that (?<whose>he|she|they) (?:(?:had|has|have|did|also|repeatedly|deliberately|\\w+ly) )*(?:${findsDone})`,
    "i",
  ),
);
/** "Ana Ruiz, who complained", "Ruiz's complaint", "Ana Ruiz complained": on the other side of it. */
const complains =
  /^(?:['’]s? (?:[\w-]+ )?(?:complaint|claim|grievance|allegation)s?\b|,? (?:[^.;]{2,60}, )?(?:who )?(?:(?:had|has|also|first) )*(?:complained|alleged|lodged|reported|brought|testified|sued|accused)\b)/;

/** What a body found of the one whom its sentence names as its topic. */
export function framesOfTopic(page: PageReading): Frame[] {
  return page.sentences.flatMap((sentence): Frame[] => {
    const [name] = sentence.mentions;
    if (sentence.kind !== "main" || !name || !topic.test(page.text.slice(sentence.start, name.from))) return [];
    const behind = page.text.slice(name.end, sentence.end);
    const whose = finding.exec(behind)?.groups?.["whose"]?.toLowerCase();
    if (
      whose === undefined ||
      // "Concerning Ana Ruiz, the panel found that she had harassed him": two of one complaint, and she may be either.
      /\b(?:to|at|against|towards|harassed|insulted|abused|threatened|called|told|sent) (?:him|them)\b/i.test(behind) ||
      (whose === "he" &&
        /\b(?:to|at|against|towards|harassed|insulted|abused|threatened|called|told|sent) her\b/i.test(behind)) ||
      (name.title !== null && officeTitles.test(name.title) && !/^(?:officer|pc|constable|sgt|sergeant)$/.test(name.title))
    )
      return [];
    const called = page.people[name.person]?.shown.split(" ")[0] ?? "";
    const gender = genderOfGivenName(called.toLowerCase());
    if ((gender === "female" && whose === "he") || (gender === "male" && whose === "she")) return [];
    const isComplainant = page.mentions.some(
      ({ person, end }) => person === name.person && complains.test(page.text.slice(end, end + 90)),
    );
    return isComplainant ? [] : [{ person: name.person, sentence: sentence.index, kind: "liable" }];
  });
}
