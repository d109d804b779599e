import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse, ResolvedClause } from "./discourse.ts";
import type { OwnWords } from "./own-words.ts";
import { me } from "./actors.ts";
import { isAbused, isChargedAlone, openingOf } from "./opening.ts";
import { isOfThing, callsNames, passesOn } from "./words-in-context.ts";
import { speaksOfWords } from "./standing.ts";
import { ownHostility, saysJew } from "../hatred/hostility.ts";
import { isSecondHand } from "./second-hand.ts";
import { ownText } from "../reading/own-text.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import { isShared } from "./words-shared.ts";

/** "told the hearing he saw red when the man joked about it": another's joke. */
const whatAnotherSaid =
  /\b(?:when|after|because|as) (?:the|an?|another|some|two) (?:[\w-]+ ){1,2}?(?:had )?(?:jok|s[aiu]ng|chant|shout|call|hiss|said|told)\w*\b.*$/is;

/**
 * What the text says the subject said, in its own words or half in theirs: "said that the … was 'a
 * hoax'". Never explicit: a paraphrase stands only beside an official step.
 */
export function reportedWords(
  page: PageReading,
  discourse: Discourse,
  scope: ReadonlySet<number>,
  soleAccused: boolean,
): OwnWords[] {
  const found: OwnWords[] = [];
  found.push(...claimedOnPaper(page, discourse, scope));
  if (soleAccused) found.push(...heardByTheHarmed(page, discourse, scope));
  const ofAnother = new Set(
    discourse.quotes.flatMap(({ toldBy, sentence }) => (toldBy === me || toldBy === "?" ? [sentence] : [])),
  );
  for (const clause of discourse.clauses) {
    if (
      clause.agentIs !== me ||
      ofAnother.has(clause.sentence) ||
      clause.passive ||
      !(/^(?:say|write|spread|admit)$/.test(clause.class) || /^(?:claim|threaten)$/.test(clause.lemma)) ||
      !scope.has(clause.sentence)
    )
      continue;
    const sentence = page.sentences[clause.sentence];
    if (!sentence || sentence.kind !== "main") continue;
    const next = discourse.clauses.find(
      (other) =>
        other.sentence === clause.sentence &&
        other.start > clause.start &&
        other.agentIs !== me &&
        other.agentIs !== "?" &&
        /^(?:say|write)$/.test(other.class),
    );
    const tail = withoutWordsOfThings(page, discourse, clause, next?.start ?? sentence.end)
      .replace(/["“”«»]/g, " ")
      .replace(whatAnotherSaid, " ");
    if (isOfThing(page, sentence, clause) || cameToThem.test(tail) || quotesAnother(discourse, clause)) continue;
    // "said that calling Jews rats was shameful".
    const isSubject = clause.gerund && /\bthat\s+$/i.test(page.text.slice(Math.max(0, clause.start - 6), clause.start));
    if (speaksOfWords(tail.replace(/^\s*that /, "")) || (isSubject && /\b(?:was|were|is|had|has|would)\b/.test(tail))) continue;
    if (callsNames.test(clause.lemma) && /^(?: as)?(?: an?)? ["“‘']/.test(page.text.slice(clause.end, clause.end + 8))) continue;
    if (!/^\s*(?:[\w' -]{0,40}\s)?(?:that|the|jews?|holocaust|hitler|:|,)/i.test(tail)) continue;
    const level = passesOn.test(tail.split(/\b(?:jew|holocaust|hitler)/i)[0] ?? "") ? 0 : ownHostility(tail);
    if (level < (saysJew(tail) ? 1 : 2) || /\b(?:slurs?|abuse|graffiti|attack\w*|antisemit\w*)\b/i.test(tail.slice(0, 60)))
      continue;
    found.push({
      start: sentence.start,
      end: sentence.end,
      level,
      by: "own",
      recited: false,
      doubted: clause.negated || clause.hedged || isSecondHand(ownText(page, sentence), page),
      explicit: false,
      sentence: clause.sentence,
    });
  }
  return found;
}

/** Right ahead of a quotation: the thing that it stands on. */
const bearsWords =
  /\b(?:messages?|words?|notes?|signs?|letters?|graffiti|slogans?|stickers?|posters?|placards?|leaflets?|flyers?|banners?|inscriptions?|writing|cards?|drawings?)\b[^.;“”"]{0,40}$/i;

/** What stands behind a verb of saying, without what it tells that a thing bears: "said crews found on the wall a message: '…'". */
function withoutWordsOfThings(page: PageReading, discourse: Discourse, { end, sentence }: ResolvedClause, until: number): string {
  let tail = "";
  let at = end;
  for (const one of discourse.quotes) {
    if (one.sentence !== sentence || one.how !== "artefact" || one.quote.start < at || one.quote.end > until) continue;
    if (!bearsWords.test(page.text.slice(at, one.quote.start))) continue;
    tail += page.text.slice(at, one.quote.start);
    at = one.quote.end;
  }
  return tail + page.text.slice(at, until);
}

/** "A rabbi was told that Jews should be gassed": nobody is said to have said it, in a case in which one person is accused. */
const heardByTheHarmed = (page: PageReading, discourse: Discourse, scope: ReadonlySet<number>): OwnWords[] =>
  discourse.clauses.flatMap((clause): OwnWords[] => {
    const sentence = page.sentences[clause.sentence];
    if (
      sentence?.kind !== "main" ||
      clause.agentIs !== "?" ||
      clause.agent !== null ||
      clause.patient === null ||
      clause.patientIs === me ||
      clause.lemma !== "tell" ||
      !scope.has(clause.sentence) ||
      openingOf(page)?.index !== clause.sentence ||
      !isChargedAlone(page, discourse) ||
      toCourt.test(page.text.slice(clause.patient.start, clause.patient.end)) ||
      !isAbused(page, clause)
    )
      return [];
    return [
      {
        start: sentence.start,
        end: sentence.end,
        level: 2,
        by: "case",
        recited: false,
        doubted: clause.hedged || isSecondHand(ownText(page, sentence), page),
        explicit: false,
        sentence: clause.sentence,
      },
    ];
  });
const toCourt =
  /\b(?:courts?|jur(?:y|ors?)|tribunal|hearing|inquiry|inquest|panel|committee|magistrates?|judges?|police|officers?|meeting|council|pupils|students|class|audience|readers|listeners|followers|members)\b/i;
const paper = quick(
  /\b(?:pamphlets?|leaflets?|flyers?|fliers?|tracts?|booklets?|books?|newsletters?|circulars?|letters?|articles?|essays?|posts?|videos?|songs?|e-?mails?|messages?|posters?|stickers?|columns?|papers?|speech(?:es)?|sermons?|lectures?|talks?|broadcasts?|episodes?|editorials?|manifesto)\b(?: [^.;:"“]{0,60}?)?,? (?:claiming|maintaining|arguing|alleging|asserting|insisting|stating|saying|suggesting|contending|declaring|proclaiming|denying|describing|calling|blaming|accusing|which (?:claimed|said|argued|described|called|blamed|denied|maintained)|that (?:claimed|said|argued|described|called|blamed|denied|maintained)|in which (?:he|she) (?:claimed|said|argued|described|called|blamed|denied|maintained|wrote))\b(?<rest>[^;]{10,240})/i,
);

/** "posted to customers a pamphlet maintaining that there had been no gas chambers": what the paper that they made says. */
function claimedOnPaper(page: PageReading, discourse: Discourse, scope: ReadonlySet<number>): OwnWords[] {
  return discourse.clauses.flatMap((clause): OwnWords[] => {
    const sentence = page.sentences[clause.sentence];
    if (
      clause.agentIs !== me ||
      clause.passive ||
      clause.negated ||
      clause.hedged ||
      !/^(?:write|spread)$/.test(clause.class) ||
      sentence?.kind !== "main" ||
      !scope.has(clause.sentence)
    )
      return [];
    const next = discourse.clauses.find(
      (other) => other.sentence === clause.sentence && other.start > clause.start && /^p[1-9]/.test(other.agentIs),
    );
    const rest = paper.exec(page.text.slice(clause.end, next?.start ?? sentence.end))?.groups?.["rest"];
    const level = rest === undefined ? 0 : ownHostility(rest.replace(/["“”«»]/g, " "));
    if (level < 2) return [];
    return [
      {
        start: sentence.start,
        end: sentence.end,
        level,
        by: "own",
        recited: false,
        doubted: isSecondHand(ownText(page, sentence), page) && !isShared(page, discourse, sentence, sentence.end),
        explicit: false,
        sentence: clause.sentence,
      },
    ];
  });
}

/** "said that she had received a letter", "posted a threat he had received", "said that he was told": not said by them. */
const cameToThem =
  /^[^.;:]{0,60}?\b(?:that|how|message|letter|threat|post|note|e-?mail|abuse|words|screenshot) (?:he|she) (?:had |has )?(?:(?:heard|seen|saw|received|got|overheard|found|endured)\b|(?:was |been )(?:told|called|sent|shown|handed|punched|attacked|spat at|threatened)\b)|^ (?:the|those|these) (?:[\w-]+ )?(?:words?|slurs?|phrases?|threats?|insults?|remarks?) (?:to|for|before|in) (?:the |a )?(?:jury|jurors|court|judge|police|officers?|tribunal|panel|hearing|magistrates?|reporters?)\b|^ (?:an?|the|some|several) (?:messages?|letters?|notes?|e-?mails?|threats?|posts?) (?:that|which) (?:called|told|threatened|said)\b/i;

/** What the sentence quotes behind this verb was found to be another's, although its verb has the subject before it. */
function quotesAnother(discourse: Discourse, clause: ResolvedClause): boolean {
  return discourse.quotes.some(
    (quote) =>
      quote.sentence === clause.sentence &&
      quote.how === "artefact" &&
      quote.side === "before" &&
      quote.quote.start > clause.start &&
      quote.clause !== null &&
      !quote.clause.passive &&
      discourse.clauses.some((one) => one.sentence === quote.sentence && one.start === quote.clause?.start && one.agentIs === me),
  );
}
