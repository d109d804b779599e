import { quick } from "#app/lib/language/quick-pattern.ts";

/*
 * "I do not hate Jews", "Jews are not vermin", "It is not true that Jews own the banks": who says that it is not so has said nothing against Jews. The
 * murder of the Jews is the other way round: "I do not believe that six million died" denies it, and stays.
 */

const not =
  "(?:do not|don't|did not|didn't|does not|doesn't|never|have never|'ve never|had never|would never|wouldn't|will never|won't|have not|haven't|could never)";
const adverbs = "(?:(?:\\w+ly|ever|even|personally|at all|once) )*";
const rest = "[^.!?;]*";
const ofMurder =
  /\b(?:holocaust|shoah|six million|6 million|gas chambers?|auschwitz|treblinka|extermination|genocide|crematori\w+|ovens?|died|perished)\b/i;
const insulting =
  "(?:vermin|rats|parasites|pigs|dogs|swine|animals|monkeys|a (?:disease|plague|cancer|virus|problem|threat)|greedy|evil|dirty|filthy|stingy|cunning|liars|thieves|cheats|crooks|murderers|the (?:enemy|devil|problem)|enemies|behind|to blame|responsible for|in control of|running|ruling)";

const saidNotSo = new RegExp(
  [
    // "I do not hate Jews", "I never said that Jews …", "I do not agree that".
    `\\b(?:I|we) ${not} ${adverbs}(?:hate|hated|despise|despised|loathe|loathed|blame|blamed|mean|meant|say|said|claim|claimed|suggest|suggested|write|written|wrote|call|called|tell|told|post|posted|agree|agreed|accept|accepted|condone|condoned|endorse|endorsed|repeat|repeated|share|shared)\\b${rest}`,
    // "I do not want Jews to be harmed".
    `\\b(?:I|we) ${not} ${adverbs}(?:want|wanted|wish|wished|hope|hoped) (?:for |that )?(?:the |any |all )?jews (?:to )?(?:be |die|were |are )?(?:harmed|hurt|killed|gassed|attacked|dead|die|murdered|burned|burnt|hanged|shot|insulted|abused)\\b${rest}`,
    // "Jews are not vermin", "Hitler was not right".
    `\\b(?:the )?jews (?:are|were|have) (?:not|never|n't) ${adverbs}(?:been )?${insulting}\\b${rest}`,
    `\\bhitler (?:was|is) (?:not|never) ${adverbs}(?:right|correct|a (?:hero|great man|genius|saint)|good)\\b${rest}`,
    // "It is not true that Jews own the banks", "It is a lie that".
    `\\b(?:it|this|that)(?:'s| is| was) (?:simply |just |plainly |of course )?(?:not (?:true|so|right|the case|a fact)|untrue|false|a lie|a myth|nonsense|rubbish|absurd|wrong|slander) (?:to (?:say|claim|think|suggest) )?that ${rest}`,
    // "I refuse to accept that Jews are to blame", "I disagree that".
    `\\b(?:I|we) ${adverbs}(?:disagree|refuse to (?:accept|believe|agree|say|repeat)|reject|dispute|deplore|condemn|abhor|am (?:tired|sick) of (?:hearing|the (?:lie|claim|myth)))(?: with)? (?:that|the|any|every|all|this|such)\\b${rest}`,
    // "Stop saying that Jews did it", "We must not repeat the slur that".
    `\\b(?:(?:please )?stop|quit) (?:saying|claiming|repeating|spreading|pretending|telling (?:people|us|me|everybody))\\b${rest}`,
    `\\b(?:we|you|they|one|nobody|no one) (?:must not|mustn't|should not|shouldn't|must never|should never|cannot|can't|should|must) ${adverbs}(?:say|repeat|spread|claim|believe|tolerate|share)\\b${rest}`,
  ].join("|"),
  "gi",
);
/** "Nobody should say", "We must say": only the first takes it back. */
const isRejected =
  /\b(?:not|never|nobody|no one|cannot|refuse|reject|disagree|dispute|deplore|condemn|abhor|stop|quit|tired|sick|untrue|false|lie|myth|nonsense|rubbish|absurd|wrong|slander)\b|n't\b/i;
/** "…, but Jews are vermin": what comes behind is said after all. */
const afterAll = /(?:,| [–—-]) (?:but|yet|only|except|although|though)\b|\bbut\b/i;

/** Each of the ways has one of these. */
const mayReject = quick(
  /\b(?:not|never|nobody|no one|refuse|reject|disagree|dispute|deplore|condemn|abhor|stop|quit|untrue|false|lie|myth|nonsense|rubbish|absurd|wrong|slander|tired|sick)\b|n['’]t\b/i,
);

/**
 * The words without what their speaker says is not so.
 * @param words somebody's words, of any number of sentences
 */
export function withoutSaidNotSo(words: string): string {
  if (!mayReject.test(words)) return words;
  return words.replace(/[’‘](?=(?:s|m|t|re|ve|ll|d)\b)/g, "'").replace(saidNotSo, (clause) => {
    const at = clause.search(afterAll);
    const denied = at < 0 ? clause : clause.slice(0, at);
    if (ofMurder.test(denied) || !isRejected.test(denied)) return clause;
    return ` … ${at < 0 ? "" : clause.slice(at)}`;
  });
}
