import type { Sentence } from "../reading/page-reading.ts";
import { isPersonNoun } from "../reading/nouns.ts";
import { saidOfKinIn } from "./of-kin.ts";

/*
 * A sentence as the patterns of frames read it: each name is a number and each quotation empty, and whoever is told of beside the names is
 * left out.
 */

/** A pronoun or a phrase that means the subject. */
export type Meant = { start: number; end: number; possessor?: boolean };

/** A person in a masked sentence. */
export const one = "⟦\\d+⟧";

const unnamedOne =
  "(?:(?:an?|the|one|two|three|four|five|six|several|another|a (?:second|third|fourth|fifth)|\\d{1,2}) (?:(?!(?:who|that|which|and|was|were|of|for|in|on|by)\\b)[a-z0-9-]+ ){0,4}?(?:m[ae]n|wom[ae]n|boys?|girls?|youths?|teenagers?|teens?|others?|people|persons?|defendants?|suspects?|students?|pupils?|friends?|accomplices?|co-?defendants?|relatives?|\\d{1,2}-year-olds?|juveniles?|minors?|(?<=other )[a-z]+s|firm|company|club|employer|restaurant|hotel|bar|shop|bakery|agency|group|union|charity|business)|(?:his|her|their|its) (?:[a-z-]+ ){0,2}?(?:brothers?|sisters?|wife|husband|sons?|daughters?|father|mother|parents?|partner|friends?|cousins?|nephews?|uncle|girlfriend|boyfriend|roommates?|flatmates?|company|firm|employer|business|club))(?:, (?:aged )?\\d{1,2})?(?:,? who (?:cannot|can not|could not|may not|can['’]t|has not|have not|is not|are not|was not|were not) (?:been |be )?(?:named|identified)(?: for legal reasons| because of (?:his|her) age)?,?)?(?: ?[–—-] who [^–—;⟦⟧]{3,60}? ?[–—-])?";
/** What a step is told by, or what it is for: the end of a list. */
const beforeStep =
  "(?=,? (?:(?:both|all|each|also|now|later|then|\\w+ly) )*(?:was|were|is|are|has|had|have|both|all|each|admit(?:ted)?|den(?:y|ied)|plead(?:ed)?|pled|appear(?:ed)?|face[sd]?|received?|got|stood|went|must|will|lost|on trial|guilty|liable|responsible|over|for|with|of|after|on suspicion|in connection)\\b)";
/** The companion and what joins them to whoever is named before, or behind. */
const besideOne = new RegExp(
  `(${one}(?:, (?:aged )?\\d{1,2})?)(,? (?:and|along with|together with|as well as|with) )${unnamedOne},?${beforeStep}`,
  "g",
);
const behindOne = new RegExp(`\\b(?:${unnamedOne}) and (?=${one})`, "gi");
/** The names of a list, as far as the last. */
const namesAhead = `(?:${one}(?:, (?:aged )?\\d{1,2})?(?:,? and|,) )*$`;
/** Nothing but a day and other names: whoever stands behind it is what the sentence is about. */
const headOnly = new RegExp(
  `^(?:(?:on|last|this|yesterday|today|earlier this|in) (?:\\w+day|week|month|year|morning|afternoon|january|february|march|april|may|june|july|august|september|october|november|december|\\d{4})(?: \\d{1,2})?,? )?(?:(?:brothers|sisters|students|friends|team-?mates|colleagues) )?${namesAhead}`,
  "i",
);
const byActiveStep = new RegExp(
  `\\b(?:arrest|charg|convict|expel|expell|jail|suspend|sentenc|fin|sack|dismiss|bann|indict|detain|disciplin|reprimand)(?:ed|s|es|ing) ${namesAhead}|\\b(?:found|finds|finding|held|holds) (?:that )?${namesAhead}`,
  "i",
);
/** Of several: "were", "have", "both"; a bare past is of one or of several. */
const ofSeveral =
  /^,? (?:(?:both|all|each|also|now|later|then|\w+ly) )*(?:were|are|have|both|all|each|admit|admitted|deny|denied|plead|pleaded|pled|appear|appeared|face|faced|receive|received|got|stood|went|must|will|lost)\b/;
const ofOne =
  /^,? (?:(?:also|now|later|then|\w+ly) )*(?:was|is|has|had|were|are|have|admitted|denied|pleaded|pled|appeared|faces|faced|received|got|stood|went|must|will|lost|on trial)\b/;
const groundOfStep = /^,? (?:guilty|liable|responsible|over|for|with|of|after|on suspicion|in connection)\b/;
const fromOnePlace =
  /, (?:all|both|each) (?:of|from|aged|residents of|living in|members of|students at) [^,;⟦⟧]{2,60},|, (?:both|all) \d{2},|(?<=⟦\d+⟧) \((?:aged )?\d{2}\)/g;
/** "Three students - X, Y and Z - were charged": whom the sentence counts, and then names between strokes. */
const betweenStrokes = new RegExp(
  `\\b(?:two|three|four|five|six|several|the) (?:[a-z-]+ ){0,3}?[a-z]+s,? ?(?:[–—]| - ) ?(${one}[^–—;“”]{0,160}?${one}(?:, \\d{1,2})?),? ?(?:[–—]| - ) ?(?=(?:(?:both|all|each|also|now|later|then|\\w+ly) )*(?:were|are|have|admitted|denied|pleaded|pled|appeared|face[sd]?|received|got|stood|went|must|will|lost)\\b)`,
  "gi",
);
const lastOfList = new RegExp(`(${one}(?:, \\d{1,2})?), (${one}(?:, \\d{1,2})?),?(?= (?!⟦|and |\\d))`, "g");

/** "Editor X and publisher Y were found guilty": each by what they are, at the head of the sentence. */
const eachByTrade = new RegExp(
  `^(?:(?:the |former |two )?(?:[\\p{L}-]+ ){1,3})?(${one}(?:, (?:aged )?\\d{1,2},?)?) and (?:(?:the|its|their|his|her|a|an|former) )?(?:[a-z]+ ){0,2}?([a-z]+) (${one}(?:, (?:aged )?\\d{1,2},?)?)`,
  "iu",
);

/** The same by their names alone. */
const withoutTrades = (masked: string): string =>
  masked.replace(eachByTrade, (all: string, first: string, trade: string, second: string) =>
    isPersonNoun(trade.toLowerCase()) && ofSeveral.test(masked.slice(all.length)) ? `${first} and ${second}` : all,
  );

/**
 * "X, 19, and a 17-year-old boy were charged", "found the firm and X liable", "X, 18, Y, 19, all from Dunley, admitted": those named, without
 * whoever is charged beside them and without where they are all from, so that the rest stands together.
 */
export function togetherAlone(masked: string): string {
  if (!/ (?:and|with|as well as|all|both|each) /.test(masked)) return masked;
  const whole = withoutTrades(masked)
    .replace(betweenStrokes, "$1 ")
    .replace(fromOnePlace, (_, at: number) => (/\d$/.test(masked.slice(0, at)) ? "," : ""));
  const alone = whole
    .replace(besideOne, (all: string, named: string, joint: string, at: number) => {
      const [head, behind] = [whole.slice(0, at), whole.slice(at + all.length)];
      const isSubject = headOnly.test(head) && (/ and $/.test(joint) ? ofSeveral : ofOne).test(behind);
      const isObject = byActiveStep.test(head) && groundOfStep.test(behind);
      return isSubject || isObject ? (named.includes(",") ? `${named},` : named) : all;
    })
    .replace(behindOne, (all: string, at: number, text: string) => {
      const head = text.slice(0, at);
      const behind = text.slice(at + all.length).replace(/^⟦\d+⟧(?:, \d{1,2},?)?/, "");
      return (head === "" && ofSeveral.test(behind)) || (byActiveStep.test(head) && groundOfStep.test(behind)) ? "" : all;
    });
  return alone.replace(lastOfList, (all: string, first: string, last: string, at: number) =>
    headOnly.test(alone.slice(0, at)) && ofSeveral.test(alone.slice(at + all.length))
      ? last.includes(",")
        ? `${first}, and ${last},`
        : `${first} and ${last}`
      : all,
  );
}

const relative =
  /(⟦\d+⟧(?:,? \(?\d{2}\)?)?(?:, (?:an?|the) [^⟦⟧,;.“”]{2,60}?)?),? who ((?:that “”|(?!\b(?:has|have|had|is|are|was|were|will|would|must|be|been|who|whom|which|whose|that|and|but|when|while|after|because|went on trial|stood trial)\b)[^⟦⟧;.])*?),? (?=(?:has|have|is|are|was|were|will|must|got|received|faces|goes|went|lost|no longer)\b)/;
/** Verbs that may have a whole sentence for their object, without "that". */
const saysOrThinks =
  /\b(?:sa(?:id|ys)|told|kn[eo]w|believed?|thought|claimed|heard|learn(?:ed|t)|reported|found|saw|noticed|felt|wrote|posted|insisted|denied|suspected|feared|hoped)\b/;

/** "⟦0⟧, a woman who shouted “” at a family, has been spared jail": what is said of them by "who" left out, so that the rest stands together. */
export function withoutRelative(masked: string): string {
  if (!masked.includes(" who ")) return masked;
  return masked.replace(relative, (all: string, head: string, said: string) => {
    if (saysOrThinks.test(said) && !/“”$/.test(said.trim())) return all;
    return /, who /.test(all) && /, $/.test(all) ? `${head}, ` : `${head} `;
  });
}

/** The sentence with each name as ⟦number⟧ and each quotation as “”, so that patterns read what the page itself says. */
export function mask(
  text: string,
  sentence: Sentence,
  places: ReadonlySet<number> = new Set(),
  meant: readonly Meant[] = [],
): string {
  const holes = [
    ...meant.map(({ start, end, possessor }) => ({
      start,
      end,
      by: `⟦0⟧${possessor || /^(?:his|their)$/i.test(text.slice(start, end)) ? "'s" : ""}`,
    })),
    ...sentence.mentions
      .filter((mention) => !places.has(mention.person))
      .map((mention) => {
        const shown = text.slice(mention.from, mention.end);
        const owner = /['’]s?$/.test(shown) ? "'s" : "";
        return { start: mention.from, end: mention.end, by: `⟦${mention.person}⟧${owner}` };
      }),
    ...sentence.reading.quotes.map(({ quote }) => ({ start: quote.start, end: quote.end, by: "“”" })),
    // "the sister of the man jailed for it".
    ...saidOfKinIn(sentence).map(({ start, end }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
      by: " of somebody",
    })),
  ].toSorted((a, b) => a.start - b.start || b.end - a.end);
  let masked = "";
  let at = sentence.start;
  for (const hole of holes) {
    if (hole.start < at || hole.start >= sentence.end) continue;
    masked += text.slice(at, hole.start) + hole.by;
    at = Math.min(hole.end, sentence.end);
  }
  // A single space is one already.
  return asOrdered(withoutAddress((masked + text.slice(at, sentence.end)).replace(/[’]/g, "'").replace(/\s{2,}|[^\S ]/g, " ")));
}

/** "⟦0⟧ (38), Trimgate Street, Navan, appeared": between the age and the verb, where they live. */
const address =
  /(⟦\d+⟧,? \(?\d{2}\)?)(?:, (?:\d+[a-z]? )?(?:(?:Co|St)\.? )?\p{Lu}[\p{L}'.-]+(?: \p{Lu}[\p{L}'.-]+){0,3}){1,4},(?= (?:was|has|had|is|appeared|pleaded|pled|admitted|denied|denies|faces|received|got)\b)/gu;

const withoutAddress = (masked: string) => masked.replace(address, (_, aged: string) => (aged.endsWith(")") ? aged : `${aged},`));

/** "ordered that ⟦0⟧ should be suspended": what a body orders is done. */
const asOrdered = (masked: string) =>
  masked.replace(
    /\b((?:order|direct|resolv|determin|decid)(?:ed|s|es) that [^;.“”]{0,80}?⟦\d+⟧[^;.“”]{0,60}?) should (?=(?:also |now |therefore )?be (?:suspended|struck|removed|expelled|dismissed|banned|barred|excluded|reprimanded|censured|disqualified|erased|fined))/g,
    "$1 ",
  );
