import type { Discourse } from "../attribution/discourse.ts";
import { ofWordsOfOthers } from "../attribution/whose-thing.ts";
import type { Evidence } from "./evidence.ts";
import { hostility, saysJew } from "../hatred/hostility.ts";
import { sentenceOwn } from "../reading/own-text.ts";
import type { PageReading } from "../reading/page-reading.ts";

/*
 * What a tribunal, a court or a regulator says of the very words that the page gives as somebody's: "found that the message was antisemitic",
 * "I find that the comments were made. They were antisemitic." A finding of that body (rubric 7), whether or not it imposed anything.
 */

const words =
  "(?:programmes?|conduct|remarks?|words|comments?|statements?|posts?|messages?|language|e-?mails?|tweets?|jokes?|material|broadcast|letters?|behaviou?r|gestures?|caricature|cartoon)";
const antisemitic =
  '[“"]?(?:(?:plainly|clearly|deeply|both|openly|manifestly|wholly|seriously|grossly|blatantly|virulently|undoubtedly|unmistakably|overtly|themselves|also|therefore|racist and|offensive and|abusive and|hurtful and|discriminatory and),? ){0,3}(?:antisemitic|anti-semitic|anti-jewish|hate speech (?:against|towards?|about) (?:the )?jew(?:s|ish)|hatred (?:of|against|towards?) (?:the )?jew(?:s|ish))\\b';
const finds =
  "(?:considered|considers?|found|finds?|find|concluded|concludes?|determined|ruled|held|hold|decided|accepted|accepts?)";
const body =
  "(?:(?:the |its |an? )?(?:regulator|panel|tribunal|commission|committee|board|ombudsman|authority|inquiry|investigation|court|judge|arbitrator|adjudicator|magistrate|sheriff|bench|jury|council)(?: \\(?[\\p{Lu}][\\p{L}.’'-]*(?: [\\p{Lu}][\\p{L}.’'-]*){0,3}\\)?)?|(?:we|I)\\b)";
const them = "(?:the|his|her|their|these|those|both|this|such|all (?:of )?(?:the|these|those))";
const is = "(?:was|were|are|is|had been|amounts?(?:ed)? to|amounted to|constitute[ds]?)";

/** "The panel found that the posts were antisemitic", "His words amounted to hate speech against Jews": the sentence itself. */
const decided = new RegExp(
  `^(?:(?:\\[\\d+\\] |\\d+\\. )?(?:${body} )?(?:\\w+ )?${finds} (?:that )?)?(?:\\[\\d+\\] )?${them} (?:\\w+ )?${words}(?:,[^,.;]{1,50},)? ${is} ${antisemitic}`,
  "iu",
);
/** The same behind what else it tells: "preferred the evidence of Mrs Foss and found that the comments were made and that they were 'plainly antisemitic'". */
const decidedBehind = new RegExp(
  `(?:^|[\\s“"])${body}(?:[^.;“”"]{0,100}?(?:,| and))? (?:\\w+ )?${finds} (?:on (?:a|the) balance of probabilities )?that ${them} (?:\\w+ )?${words} (?:${is} ${antisemitic}|(?:was|were|had been) (?:made|said|sent|posted|used|written)(?:,? and)? (?:that )?(?:they |it )?${is} ${antisemitic})`,
  "iu",
);
/** "I find on a balance of probabilities that the comments were made." And next: "They were antisemitic." */
const madeThem = new RegExp(
  `(?:^|[\\s“"])${body}(?:[^.;“”"]{0,100}?(?:,| and))? (?:\\w+ )?${finds} (?:on (?:a|the) balance of probabilities )?that ${them} (?:\\w+ )?${words} (?:was|were|had been) (?:made|said|sent|posted|used|written)\\b`,
  "iu",
);
const areSo = new RegExp(`^(?:they|these|those|it|that|this|${them} (?:\\w+ )?${words}) ${is} ${antisemitic}`, "iu");
const ofJudge = /\b(?:judge|magistrate|tribunal|adjudicator|arbitrator|panel|commissioner|sheriff|justice)\b[^.;]{0,40}$/i;
const sheFound = new RegExp(
  `^(?:She|He|It|They) (?:\\w+ )?${finds} (?:that )?${them} (?:\\w+ )?${words} ${is} ${antisemitic}`,
  "iu",
);
const not = /\b(?:not|never|no|nor|neither|whether|if|might|could|may|alleg\w+|claim\w*|submit\w*|argu\w*)\b/i;
const aBodyDecides =
  /\bthe (?:panel|tribunal|commission|committee|regulator|ombudsman|authority|board)\b[^.;]{0,30}\b(?:finds|found|decided|ruled|concludes|concluded|considers|does not accept)\b/i;

/** "What was said about Jews in that chat is a disgrace". */
const saysItWasWrong =
  /\b(?:is|was|are|were|be) (?:(?:an?|utterly|simply|absolutely|plainly|deeply|so|just) )*(?:disgrac\w*|appalling|abhorrent|vile|shameful|unacceptable|sickening|disgusting|wrong|outrageous)\b/i;

/**
 * The sentences in which a body's decision says of the remarks themselves that they were antisemitic, on a page where the subject alone
 * is quoted with anti-Jewish words in their own mouth.
 */
export function remarksFound(page: PageReading, discourse: Discourse, evidence: Evidence): number[] {
  // '"These words hurt every Jew," she said of a colleague's remarks': of what somebody else said.
  const own = evidence.own.filter(
    ({ level, explicit, sentence, start, end }) =>
      level >= 1 &&
      explicit &&
      !(level === 1 && (ofWordsOfOthers.test(sentenceOwn(page, sentence)) || saysItWasWrong.test(page.text.slice(start, end)))),
  );
  if (own.length === 0) return [];
  if (
    !own.some(({ start, end }) => saysJew(page.text.slice(start, end))) &&
    !page.sentences.some(({ text }) => aBodyDecides.test(text))
  )
    return [];
  const others = discourse.quotes.some(
    (quote) => /^p[1-9]/.test(quote.speaker) && hostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 1,
  );
  if (others) return [];
  return page.sentences
    .filter((sentence) => {
      if (sentence.kind !== "main") return false;
      const plain = decided.exec(sentence.text);
      if (plain) return !not.test(plain[0]);
      const match = decidedBehind.exec(sentence.text);
      if (match) return !not.test(match[0]);
      const before = page.sentences[sentence.index - 1];
      // "… at the hearing before Employment Judge Ana Ruiz. She found the message was antisemitic".
      if (before?.block === sentence.block && ofJudge.test(before.text) && sheFound.test(sentence.text))
        return !not.test(sentence.text);
      const made = before?.block === sentence.block ? madeThem.exec(before.text) : null;
      return made !== null && !not.test(made[0]) && areSo.test(sentence.text);
    })
    .map((sentence) => sentence.index);
}
