import { type QuotedSpan, quotedSpans } from "#app/lib/language/quoted-spans.ts";
import type { Block } from "./main-text.ts";

/*
 * A verdict that a page quotes word for word from the body that decides: "The association's decision reads: '…'", or a paragraph of its own
 * behind "with the verdict below:". What stands in it is the body's word, as if the page told it, and no speech of anybody's.
 */

const decider =
  "(?:association|federation|league|tribunal|inquiry|adjudicator|commission|panel|committee|court|judges?|magistrates|regulator|ombudsman|authority|council|board|governing body|disciplinary body|ministry|union|university|FA|UEFA|FIFA|IOC|CAS)";
const decision =
  "(?:verdict|decision|ruling|judge?ment|determination|sanctions?|findings?|outcome|order|statement|announcement|notice|report|written reasons|press release)";
/** The end of what stands before the quotation: a body, what it gave out, and that its words come now. */
const announces = new RegExp(
  `\\b${decider}\\b[^.;]*\\b${decision}\\b[^.;]*(?::|\\b(?:below|as follows|in full|which reads?|reads?|read)[:,.]?)\\s*$|\\b${decision} (?:of|by|from) (?:the |an? )?(?:[\\w’'-]+ ){0,4}?${decider}\\b[^.;]*(?::|\\b(?:below|as follows|in full|reads?|read)[:,.]?)\\s*$|\\b${decider}(?: (?:has|have|had))?(?: (?:today|later|then|now|also))* (?:said|announced|ruled|wrote|published|stated|confirmed)(?: (?:on \\w+day|today|in (?:a|its) (?:\\w+ )?(?:statement|decision|ruling|notice)))*:\\s*$`,
  "i",
);
/** Somebody else's words, or none of a body's. */
const ofOthers =
  /\b(?:fake\w*|forged|purported\w*|alleged\w*|false\w*|hoax|parody|satir\w*|spoof|draft|leaked|would|might|could|if|not|never|withdrew|withdrawn|retracted|earlier version|lawyers?|solicitors?|counsel|barrister|complain\w*|accus\w*|appeal(?:s|ed)? to|petition\w*|call(?:s|ed|ing)? (?:on|for)|urg\w+|ask(?:s|ed|ing)?|demand\w*|fans?|supporters?|victims?)\b/i;
/** In characters. */
const announcedWithin = 240;
/** The body did not say it. */
const isDisowned =
  /\b(?:never (?:issued|said|published|made|sent)|(?:did|had|has) not (?:issue|publish|say|send|ma[dk]e)\w*|knew nothing|never heard|made up|hack\w*|false\w*|no such|looked like|purport\w*|fake\w*|forge\w*|hoax\w*|impersonat\w*|imitat\w*|bogus|not genuine|parody|satir\w*|invented|fabricat\w*)\b/i;
/** What a body decides about somebody, in the words of a decision. */
const decides =
  /\b(?:has|have|had|was|were|is|are) (?:been |today |hereby |therefore |immediately )*(?:suspended|fined|banned|expelled|excluded|disqualified|censured|reprimanded|sanctioned|struck off|dismissed|removed|ordered|found (?:guilty|liable|to have|in breach)|convicted|sentenced|charged|warned)\b|\b(?:repeatedly |deliberately |had |has |\w+ly )*(?:made|used|posted|sent|shared|published|wrote|shouted|engaged in|subjected|harassed|abused|insulted|discriminated)\b[^.;]{0,80}(?:\banti-?semit|\banti-jewish|\bjew)/i;

/** "In its decision the tribunal writes that Ana Ruiz '…'": what a body says of somebody by name, as far as the name. */
const saysOfOne = new RegExp(
  `\\b${decision}\\b[^.;“”"]{0,60}\\b${decider} (?:writes|wrote|says|said|states|stated|finds|found|notes|noted|concludes|concluded) that (?:[a-z]+ ){0,3}(?:\\p{Lu}[\\p{L}’'.-]+ ){1,4}(?:had |has )?$`,
  "u",
);
const did =
  /^(?:(?:had|has|repeatedly|deliberately|also|\w+ly) )*(?:made|used|posted|sent|shared|published|wrote|shouted|engaged|subjected|harassed|abused|insulted|discriminated|mocked|bullied)\b/i;

/** What the body says that they did is its own word too. */
function isPredicate(before: string, within: string): boolean {
  const last = before.slice(Math.max(0, before.search(/[^.!?]*$/)));
  return saysOfOne.test(last) && did.test(within) && !ofOthers.test(last);
}

/** The quotations of one block, without one that is a deciding body's verdict: of that, those within it. */
export function quotationsIn(text: string, blocks: readonly Block[], at: number): QuotedSpan[] {
  const block = blocks[at];
  if (!block) return [];
  const spans = quotedSpans(text.slice(block.start, block.end), block.start);
  return spans.flatMap((span) =>
    isVerdict(text, blocks, at, span) ? quotedSpans(text.slice(span.innerStart, span.innerEnd), span.innerStart) : [span],
  );
}

function isVerdict(text: string, blocks: readonly Block[], at: number, span: QuotedSpan): boolean {
  const block = blocks[at];
  if (!block || !span.closed || !decides.test(text.slice(span.innerStart, span.innerEnd))) return false;
  const here = text.slice(block.start, span.start);
  if (isPredicate(here, text.slice(span.innerStart, span.innerEnd))) return true;
  if (text.slice(span.end, block.end).trim() !== "") return false;
  const above = blocks[at - 1];
  const lead = here.trim() === "" && above?.kind === "main" ? text.slice(above.start, above.end) : here;
  // What announces it stands right before it; a longer run without a stop is no sentence.
  const near = lead.slice(-announcedWithin);
  const last = near.slice(Math.max(0, near.search(/[^.!?]*[.!?:,]?\s*$/)));
  const next = text.slice(span.end, span.end + announcedWithin);
  return (
    announces.test(last) &&
    !ofOthers.test(last) &&
    !isDisowned.test(`${text.slice(Math.max(0, span.start - 2 * announcedWithin), span.start)} ${next}`)
  );
}
