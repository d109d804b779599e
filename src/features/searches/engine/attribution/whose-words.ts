import { genderOfGivenName } from "../reading/given-names.ts";
import type { Mention } from "../reading/people.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { ResolvedQuote } from "./discourse.ts";

/*
 * A quotation that no verb gives to anybody, and what the page says of it beside: "These are the words of Ana Ruiz", "The man who shouted '…' was Ana
 * Ruiz", "A message by Ana Ruiz has become public. It says: '…'", "She has admitted writing it".
 */

/** What words stand in, and whoever wrote, sent or spoke it answers for. */
const medium =
  "(?:posts?|tweets?|messages?|e-?mails?|texts?|letters?|notes?|comments?|articles?|columns?|essays?|blogs?|pamphlets?|leaflets?|flyers?|newsletters?|speech(?:es)?|sermons?|videos?|clips?|recordings?|voicemails?|captions?|stories|story|statements?|poems?|songs?|manifesto(?:es|s)?|editorials?|replies|reply|podcasts?|broadcasts?|lectures?)";
/** Before a name: "the former councillor ". */
const rank =
  "(?:(?:the|an?|its|their|his|her|former|then) )?(?:(?!(?:of|by|for|about|to|against|with|on|in|at|from|like|near|under|who|whom|whose|that|which|and|or)\\b)[\\w'’-]+ ){0,3}";
const words = "(?:words|remarks?|comments?|lines?|lyrics|sentences?|sentiments|statements?|posts?|tweets?|messages?)";
const uttered =
  "(?:said|wrote|posted|tweeted|told|shouted|yelled|sent|sang|published|preached|typed|texted|commented|replied|declared|says|writes|posts)";
/** What stands behind a name that ends what is said of it: nothing, a pause, when and where. */
const isEnd = /^(?:[.,;:!?)]|\s*$| \(|["”]| (?:in|on|at|from|last|during|when|to|about|himself|herself)\b)/;

/** A sentence about the words before it, as far as the name. */
const toldBehind = [
  new RegExp(`^(?:these|those|they|such) (?:are|were) (?:all )?(?:the )?(?:exact |very |actual |own )?${words} of ${rank}$`, "i"),
  new RegExp(`^(?:so|thus) ${uttered} ${rank}$`, "i"),
  new RegExp(
    `^(?:the|its|their) (?:author|writer|speaker|sender|poster)s?(?: of (?:the|these|those|this|that) (?:\\w+ )?${words})? (?:is|was)(?: none other than)? ${rank}$`,
    "i",
  ),
  new RegExp(
    `^(?:these|those|the) (?:\\w+ )?${words} (?:are|were|was|is) (?:written|spoken|posted|sent|said|shouted|published|uttered) by ${rank}$`,
    "i",
  ),
];
const thisIsWhat = new RegExp(
  `^(?:this|that|these|those) (?:is|was|are|were) (?:what|the (?:words|sentence|message)(?: that)?) (?!of )${rank}$`,
  "i",
);
const thenSaid = new RegExp(`^ (?:(?:had|has|once|really|actually|also|later) )*${uttered}\\b(?! by\\b)`, "i");
const notSo =
  /\b(?:not|never|nobody|falsely|wrongly|allegedly|reportedly|supposedly|believed|thought|said to|alleged|suspected|may|might|could)\b|n['’]t\b/i;

/** '"…," reads a post by Ana Ruiz'. */
const readsBehind = new RegExp(
  `^["”’']?,?["”’']? (?:reads?|ran|runs|says?|said|began|begins|goes) (?:an?|one|another|the) (?:[\\w-]+ ){0,3}?${medium} (?:[\\w-]+ )?(?:by|from) ${rank}$`,
  "i",
);
/** "Ana Ruiz is the author of an e-mail that told staff: '…'". */
const isAuthorOf = new RegExp(
  `^(?:,[^;“”"]{0,70},)? (?:is|was) the (?:author|writer|sender|composer) of (?:an?|the|this|that|one|two|three|several|some) (?:(?!(?:of|about|on|from|against|to|for|in|by)\\b)[\\w-]+ ){0,4}?${medium}\\b[^;“”"]{0,60}\\b(?:says?|said|reads?|told|tells|call(?:s|ed)|claim(?:s|ed)|stat(?:es|ed)|declar(?:es|ed)|saying|calling|claiming|beginning|ending)\\b[^;“”"]{0,30}$`,
  "i",
);
/** "The man who shouted '…' | at the match was | Ana Ruiz". */
const whoUttered = new RegExp(
  `^(?:the|one of the) (?:[\\w-]+ ){1,3}(?:who|that) (?:(?:had|has|also|repeatedly|then) )*(?:${uttered}|heard (?:shouting|saying|yelling|singing)|filmed (?:shouting|saying|yelling|singing)|shouting|yelling)\\b[^~;]{0,50}$`,
  "i",
);
const wasNamed = new RegExp(
  `^["”’']?[^;“”"]{0,70}?\\b(?:was|is|turned out to be|proved to be|(?:has been|was|is) (?:named|identified)(?: by (?:the )?\\w+)? as) ${rank}$`,
  "i",
);

/** "It says:", "One of the messages read", right after what somebody sent. */
const itSays = new RegExp(
  `^(?:it|one|another|the (?:first|second|third|last|other|longest|latest)|(?:the|this|that|one of (?:the|them|these|those|his|her))(?: (?:[\\w-]+ )?${medium})?)(?: of (?:them|these|those))?,? (?:(?:also|then|simply|even) )*(?:says?|said|reads?|stat(?:es|ed)|beg[ai]ns?|ends?|ended|runs?|ran|goes|went|claims?|claimed|declares?|declared|opens?|opened)\\b[^~;]{0,40}$`,
  "i",
);
const byWhom = new RegExp(
  `\\b${medium} (?:(?:which |that )?(?:(?:was|were|had been) )?(?:sent|written|posted|published|recorded|made|given|uploaded|left) )?(?:by|from) ${rank}$`,
  "i",
);
const mediumOf = new RegExp(`^(?:['’]s?)? (?:[\\w-]+ ){0,3}?${medium}\\b`, "i");
/** Who only passes on, answers or fights what somebody else wrote. */
const passesOn =
  /\b(?:about|against|recei\w+|report\w*|quot\w+|cit(?:es?|ed|ing)|complain\w*|repl(?:y|ied|ies) to|respond\w*|answer\w*|condemn\w*|denounc\w*|recall\w*|history|novel|play|film|hack\w*|fake|forged|sent to|addressed to|translat\w+|read out|warn\w*|shar(?:ed|es|ing)|forward\w*)\b/i;

/** "has admitted writing it", "confirmed that it was hers". */
const ownsWords = new RegExp(
  `^(?: (?:has|had|later|since|then|also|\\w+ly))* (?:admit(?:s|ted)|confirm(?:s|ed)|acknowledge[sd]?|concede[sd]?) (?:(?:to )?(?:\\w+ly )?(?:having )?(?:writing|sending|posting|publishing|written|sent|posted|published|recording|making|typing) (?:it|them|that|this|the (?:[\\w-]+ )?${medium})|(?:being|that (?:he|she) (?:is|was)) (?:the|its|their) (?:author|writer|sender)|authorship|that (?:he|she) (?:had )?(?:wrote|written|sent|posted|published|made|recorded|typed) (?:it|them|that|this|the (?:[\\w-]+ )?${medium})|that (?:it|they|the (?:[\\w-]+ )?(?:${medium}|words)) (?:was|were|is|are|came from) (?:his|hers|him|her)\\b)`,
  "i",
);

const isOwner = ({ from, end }: Mention, text: string) => /['’]s?$/.test(text.slice(from, end));

/** Gives quotations that are nobody's by the grammar of their sentence to whom the page beside them says they are from. */
export function attributeByWhatIsTold(page: PageReading, quotes: ResolvedQuote[]): void {
  for (const quote of quotes) {
    if (quote.speaker !== "?" || quote.toldBy !== undefined) continue;
    const sentence = page.sentences[quote.sentence];
    if (!sentence || sentence.kind !== "main") continue;
    if (mayBePassedOn.test(`${sentence.text} ${nextOf(page, sentence)?.text ?? ""}`)) continue;
    const person = namedBeside(page, sentence, quote) ?? namedBefore(page, sentence, quote) ?? ownedUpTo(page, sentence, quote);
    if (person === null) continue;
    quote.speaker = `p${person}`;
    quote.how = "said";
    quote.owned = true;
  }
}

/** Fiction, a forger, an account in somebody's name, or what was passed on to show it: whose words they are is not said by the name beside them. */
const mayBePassedOn =
  /\b(?:according to|forg(?:er|ed|ery)|hoax|fake|impost[eo]r|impersonat\w+|plays?|novel|poem|story|fiction|character|script|role|actor|scene|camp guard|to show|shouted at|(?:had|has) (?:shouted|said|written) to|(?:wrote|said|told|sent) (?:to )?(?:me|us)|wrote down|evidence of|as a test|neighbou?r told|the accused|the men who|was painted|he had been sent|she had been sent|reported by|flagged)\b/i;

/** In the sentence itself, or in the one behind it where the quotation stands alone. */
function namedBeside(page: PageReading, sentence: Sentence, { quote }: ResolvedQuote): number | null {
  const { text } = page;
  const before = sentence.mentions.findLast(({ end }) => end <= quote.start);
  if (before && !isOwner(before, text) && isAuthorOf.test(text.slice(before.end, quote.start))) return before.person;
  const behind = sentence.mentions.find(({ from }) => from >= quote.end);
  if (behind) {
    const between = text.slice(quote.end - 1, behind.from);
    const isTold =
      readsBehind.test(between) ||
      (before === undefined && whoUttered.test(text.slice(sentence.start, quote.start)) && wasNamed.test(between));
    return isTold && !notSo.test(between) && !isOwner(behind, text) && isEnd.test(text.slice(behind.end, sentence.end))
      ? behind.person
      : null;
  }
  const next = nextOf(page, sentence);
  // Alone in its sentence, and the last one there.
  if (!next || before || sentence.reading.clauses.some(({ start }) => start < quote.start || start >= quote.end)) return null;
  if (/\w{2}/.test(text.slice(quote.end, sentence.end)) || sentence.mentions.length > 0) return null;
  const [named] = next.mentions;
  if (!named) return null;
  const head = text.slice(next.start, named.from);
  const rest = text.slice(named.end, next.end);
  if (notSo.test(head)) return null;
  if (thisIsWhat.test(head)) return thenSaid.test(rest) ? named.person : null;
  return toldBehind.some((pattern) => pattern.test(head)) && !isOwner(named, text) && isEnd.test(rest) ? named.person : null;
}

/** "It says: '…'", right after a sentence about what somebody wrote. */
function namedBefore(page: PageReading, sentence: Sentence, { lead }: ResolvedQuote): number | null {
  if (!itSays.test(lead) || sentence.mentions.length > 0) return null;
  const last = page.sentences[sentence.index - 1];
  if (last?.kind !== "main" || last.block < sentence.block - 1 || passesOn.test(last.text)) return null;
  const [named, ...others] = last.mentions;
  if (!named || others.some(({ person }) => person !== named.person)) return null;
  const isTheirs = isOwner(named, page.text)
    ? mediumOf.test(page.text.slice(named.end, named.end + 60)) && !/\bto\b/.test(page.text.slice(last.start, named.from))
    : byWhom.test(page.text.slice(last.start, named.from));
  // Of two things it may be the other.
  return isTheirs && (last.text.match(new RegExp(`\\b${medium}\\b`, "gi")) ?? []).length === 1 ? named.person : null;
}

const addressed = /\b(?:to|for|about|at|against|of) (?:[\w.]+ ){0,2}$/i;

/** "'…' reads a post on the page of Ana Ruiz, who confirmed that it was hers", "She has admitted writing it". */
function ownedUpTo(page: PageReading, sentence: Sentence, quote: ResolvedQuote): number | null {
  const { text } = page;
  const [named, ...others] = sentence.mentions;
  if (!named || others.some(({ person }) => person !== named.person)) return null;
  const rest = text.slice(named.end, sentence.end);
  const relative = /^(?:, (?:\d+|[^,;“”"]{2,60}),)?,? who(?=\s)/i.exec(rest)?.[0];
  if (relative !== undefined && ownsWords.test(rest.slice(relative.length))) return named.person;
  const next = nextOf(page, sentence);
  if (!next || quote.side === "after" || isOwner(named, text)) return null;
  const head = text.slice(sentence.start, named.from);
  if (addressed.test(head) && !/\b(?:account|page|profile|channel|blog|site|number|phone|name) of (?:[\w.]+ ){0,2}$/i.test(head))
    return null;
  const pronoun = /^(?:he|she)\b/i.exec(next.text)?.[0].toLowerCase();
  if (pronoun) {
    const { gender, shown } = page.people[named.person] ?? { gender: null, shown: "" };
    const known = gender ?? genderOfGivenName((shown.split(" ")[0] ?? "").toLowerCase());
    if (known !== null && (known === "male") !== (pronoun === "he")) return null;
    return next.mentions.length === 0 && ownsWords.test(next.text.slice(pronoun.length)) ? named.person : null;
  }
  const [again] = next.mentions;
  return again?.person === named.person && again.from === next.start && ownsWords.test(text.slice(again.end, next.end))
    ? named.person
    : null;
}

function nextOf(page: PageReading, sentence: Sentence): Sentence | null {
  const next = page.sentences[sentence.index + 1];
  return next?.kind === "main" && next.block <= sentence.block + 1 ? next : null;
}
