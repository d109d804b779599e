import type { Discourse } from "../attribution/discourse.ts";
import { namesIsrael, ownHostility, saysJew } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";

const becauseJews =
  /\bbecause (?:they|he|she|the (?:victims?|worshipp?ers|people|family|couple)|those (?:people|present)|(?:his|her|their) (?:victims?|targets?)) (?:were|was|are|is) (?:all |openly |visibly )?jew(?:s|ish)\b|\b(?:hatred|hostility|animosity) (?:of|for|towards?|against) (?:the )?jew(?:s|ish)\b/i;
const ofWords =
  /\b(?:remarks?|posts?|words|statements?|speech|rhetoric|chants?|slogans?|messages?|tweets?|comments?|songs?|placards?)\b/i;
/** "insulting the Jewish novelist", "antisemitic and not a political statement": said to a Jew, or found to be of Jews. */
const atJew =
  /\b(?:insult|abus|attack|assault|threaten|harass|target|spat|shout)\w*\b[^.;]{0,30}\bjewish (?!state|lobby|communit|organi[sz]ation|question)\w+|\banti-?semitic\b[^.;]{0,30}\bnot (?:an? |merely |just |simply )*(?:political|criticism|opinion|anti-?zionis\w+)/i;
/** "ruled that these remarks incited hatred of Jews", and every word that the page quotes of them is of Israel or Zionists. */
export function isQuotedOnIsraelAlone(page: PageReading, record: SubjectRecord): boolean {
  const own = record.words.filter(({ by }) => by === "own").map(({ start, end }) => page.text.slice(start, end));
  return (
    own.some((said) => namesIsrael.test(said)) &&
    own.every((said) => namesIsrael.test(said) || !saysJew(said)) &&
    !page.sentences.some(({ kind, index, text }) => kind === "main" && record.scope.has(index) && atJew.test(text))
  );
}

/** What others did to others, or was done to the person. */
const ofOthersFate =
  /\bby (?:other|another|others|strangers?|someone|somebody|a (?:man|woman|stranger|neighbour|colleague))\b|\b(?:he|she)(?: (?:him|her)self)? (?:(?:had|has|was|were|is|been) )+(?:\w+ )?(?:insulted|attacked|abused|targeted|bullied|threatened|harassed|spat at|beaten|killed|mocked)\b|\b(?:his|her|['’]s) (?:husband|wife|father|mother|parents|family|grand\w+|brother|sister|partner|son|daughter|friend|colleague)\b/i;
const whoJudges = /\b(?:judge|magistrate|sheriff|recorder|court|tribunal|jury|panel|adjudicator|justice)\b/i;

/** "said that the man beside her shouted '…'", "wrote that she had been told '…'". */
const bringsInOthers =
  /\b(?:the|an?|some|other|another|others|several|two|three|his|her) ?(?:[\w-]+ ){0,4}(?:shout|chant|call|yell|said|say|scream|wr[io]te|told|post|sang|sing|claim)\w*|\bothers\b|\b(?:been|was|were) (?:told|called|asked|sent|shown|handed|given)\b/i;

/**
 * Beside what concerns Israel the case has what can only be of Jews: whoever judged it says that it was done because they were, or what
 * the person wrote, shared or shouted is against Jews in so many words.
 */
export function isOfJewsBesides(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  return page.sentences.some((sentence) => {
    if (
      sentence.kind !== "main" ||
      !record.scope.has(sentence.index) ||
      /\b(?:not|never|no|nor|neither|none|without|free of|n['’]t|denie[sd]|oppos\w+|condemn\w*|abhor\w*|whether|if)\b/i.test(
        sentence.text,
      )
    )
      return false;
    if (
      becauseJews.test(sentence.text) &&
      whoJudges.test(sentence.text) &&
      !ofOthersFate.test(sentence.text) &&
      !(ofWords.test(sentence.text) && isQuotedOnIsraelAlone(page, record))
    )
      return true;
    return (
      record.about.has(sentence.index) &&
      discourse.clauses.some(
        (clause) =>
          clause.sentence === sentence.index &&
          clause.agentIs === "p0" &&
          !clause.negated &&
          !clause.hedged &&
          (/^(?:spread|write|say)$/.test(clause.class) || /^(?:lead|chant|sing|repost|publish|display)$/.test(clause.lemma)) &&
          (sentence.reading.quotes.some(({ quote }) => {
            const said = page.text.slice(quote.innerStart, quote.innerEnd);
            return (
              quote.start > clause.start &&
              !(
                !/^(?:share|repost|retweet|circulate|publish|distribute|post|promote)$/.test(clause.lemma) &&
                bringsInOthers.test(page.text.slice(clause.end, quote.start))
              ) &&
              saysJew(said) &&
              !namesIsrael.test(said) &&
              ownHostility(said) >= 2
            );
          }) ||
            (/^(?:lead|chant|sing)$/.test(clause.lemma) &&
              /(?<!\b(?:crowd|others|people|men|women|mob|fans|students|supporters|protesters|youths|who) (?:was |were |had )?)\bchant\w* (?:about|of|for|calling for) (?:the )?(?:slaughter|killing|murder|death|massacre|gassing)s? of (?:the |all )?jews\b/i.test(
                sentence.text,
              ))),
      )
    );
  });
}
