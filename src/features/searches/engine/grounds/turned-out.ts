import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import type { Discourse } from "../attribution/discourse.ts";

const turnedOut =
  /^(?:,[^.;]{1,80},)? (?:was|were|had been|has been|is) (?:\w+ly )?(?:discharged|dismissed|fired|sacked|terminated|let go|laid off|demoted|suspended|expelled|excluded|removed|barred|banned|denied|refused|rejected|evicted|passed over|turned (?:away|down)|disciplined|forced out|pushed out|singled out|treated)\b(?:(?!\b(?:for|over|after) (?:\w+ )?\w+ing\b|\bafter (?:he|she|they)\b)[^.;]){0,60}\b(?:because of|on account of|due to|on the (?:basis|grounds?) of|for) (?:his|her|their|being) (?:\w+ ){0,2}(?:religio\w+|faith|ancestry|jew(?:ish|s)?|judaism|national origin|ethnicity|ethnic|creed|heritage|background)\b/i;

/** "had dismissed her for being Jewish", where it is the subject who was dismissed. */
const outForBeing =
  /\b(?:dismiss|fir|sack|terminat|discharg|expel|suspend|exclud|evict|demot)\w* (?:him|her|them|\p{Lu}\w+) (?:because (?:he|she|they) (?:is|was|were|are) (?:\w+ )?jew|for being (?:an? )?(?:\w+ )?jew)/iu;

/** "Jurors found that Ruiz was discharged because of her religion": the sanction was the wrong. */
export function isTurnedOutForFaith(page: PageReading, record: SubjectRecord): boolean {
  return [...record.about].some((index) => {
    const sentence = page.sentences[index];
    if (sentence?.kind === "main" && outForBeing.test(sentence.text) && record.steps.some((step) => step.sentence === index))
      return true;
    return (
      sentence?.kind === "main" &&
      sentence.mentions.some(
        (mention) =>
          mention.person === 0 && turnedOut.test(page.text.slice(mention.end, Math.min(sentence.end, mention.end + 220))),
      )
    );
  });
}

/** Somebody in office whose words the page gives, and of whom it says that they resigned or were suspended, or calls the words theirs. */
export function leftOverIt(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  return page.sentences.some(
    ({ index, kind, text, mentions }) =>
      kind === "main" &&
      record.about.has(index) &&
      mentions.some(({ person }) => person === 0) &&
      mentions.every(({ person }) => person === 0 || !discourse.accused.has(`p${person}`)) &&
      (/\b(?:resign(?:ed|s|ing|ation)?|suspen(?:ded|sion)|fired|sacked|dismissed|stepped down|apologi[sz]ed|was removed|lost (?:his|her) (?:job|post))\b/i.test(
        text,
      ) ||
        /\b(?:his|her) (?:[\w-]+,? (?:and )?){0,4}anti-?semitic,? (?:[\w-]+,? (?:and )?){0,3}(?:tweets?|posts?|remarks?|comments?|messages?|rants?|jokes?|slurs?|e-?mails?|texts?)\b/i.test(
          text,
        )),
  );
}
