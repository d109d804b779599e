import { quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { Frame } from "./frame.ts";
import { doing, finder, findingAhead, foundOfDoer, foundOfThing, thingWhole, things } from "./finding-words.ts";
import { placesOf } from "./frames.ts";
import { mask } from "./masked-sentence.ts";
import { isFinder, mayMean, ownerOfThings } from "./whose-thing.ts";

/*
 * "Our investigation has concluded that the posts were antisemitic", "It is our finding that two of her remarks targeted Jewish staff": what a body finds of
 * somebody's words or conduct (rubric 7), whoever it is by a name in the sentence, by a pronoun, or by what the page has told before.
 */

const mayFind = quick(/\b(?:anti-?semit\w*|anti-jewish|jews?|jewish|judaism|jew-hating)\b/i);
const hasFinder = new RegExp(`\\b${finder}\\b|^(?:we|I)\\b|(?:^|, )(?:we|I)$`, "i");
const takesUpFinder = /^(?:it|he|she|they)\b/i;
/** A newspaper, a campaign or a Jewish organisation has found it: no body that the person answers to. */
const ofNoBody =
  /\b(?:newspaper|newsroom|reporters?|journalists?|magazine|readers?|campaign|campaigners|activists?|watchdog group|monitor(?:ing)? group|anti-defamation|adl\b|stop ?anti-?semitism|against anti-?semitism|community security|holocaust|rabbis?|synagogue|jewish (?:federation|council|community|congress|agency|board|committee|news|chronicle)|survey|study|poll|jury is out|critics?|commentators?|experts?|scholars?|blog)\b/i;
/** It is asked, denied, supposed or told as somebody's claim, in the words ahead of the finding. */
const unsettled = quick(
  /\b(?:not|never|no(?! doubt\b| real doubt\b| hesitation\b| \w+ doubt\b)|neither|nor|nobody|whether|if|unless|until|before|should|could|might|may|would|will|can|must|ask(?:ed|s|ing)?|urg(?:ed|es|ing)|call(?:ed|s|ing)? (?:for|on)|want(?:ed|s)?|demand\w*|expect\w*|hop(?:ed?|es|ing)|refus\w+|declin\w+|fail\w+|unable|claim\w*|alleg\w+|argu\w+|submit\w*|suggest\w*|believ\w+|accus\w+|said|says|told|wrote|den(?:y|ies|ied)|disput\w+|reject\w*|dissent\w*|minority|overturn\w*|quash\w*|set aside|withdr[ae]w\w*|revers\w+|draft|leaked|purported|fake|earlier (?:panel|ruling|decision|finding)|had (?:previously|initially|originally|first)|initially|originally|previously|at first)\b|n['’]t\b/i,
);
const undoneWithin =
  /\b(?:not|never|nothing|neither|nor|no|none|whether|if|could|might|may|would|alleged\w*|n['’]t|perceived|felt|seen|interpreted)\b/i;

const ofThing = new RegExp(
  `^${thingWhole} (?:(?:had|have|did|also|both|all|clearly|plainly|\\w+ly) )*(?<found>${foundOfThing})`,
  "i",
);
/** "and that they were antisemitic": what the page has just spoken of. */
const ofThem = new RegExp(
  `^(?:they|it|both|these|those|this|that|all|all of (?:them|these|those)|(?:one|two|three|some|several) of (?:them|these|those)) (?:(?:had|have|did|also|both|all|clearly|plainly|\\w+ly) )*(?<found>${foundOfThing})`,
  "i",
);
const ofDoer = new RegExp(`^(?<doer>he|she|they|⟦(?<name>\\d+)⟧)${doing}(?<found>${foundOfDoer})`, "i");
/** "were found by the panel to be antisemitic", "have been judged antisemitic": the thing ahead. */
const passive = new RegExp(
  `(?:^|[;,] (?:and |but )?)${thingWhole} (?:(?:was|were|is|are|has been|have been|had been) (?:\\w+ly |also |since |then )*)(?:found|held|judged|deemed|ruled|determined|considered|adjudged|declared)(?: (?:by|in) (?<finder>[^;.“”]{2,90}?))?(?:,? (?:to be|to have been|as|to have))? (?<found>(?:(?:\\w+ly|both|an?|racist|offensive|abusive|discriminatory|and|in breach of [^;.“”]{2,50}? and) )*(?:anti-?semitic|anti-jewish)\\b|(?:to )?(?:constitute|amount to|be) (?:\\w+ )?(?:antisemitism|anti-semitism|antisemitic (?:harassment|abuse|conduct)))`,
  "i",
);
/** "found him responsible for antisemitic harassment", "found her to have made antisemitic remarks", "found her remarks antisemitic". */
const found = "(?:found|finds?|held|holds?|judged|deemed|ruled|determined|considered|declared|adjudged|declared)";
const object = new RegExp(
  `^(?<who>[^;“”]{1,150}?) (?:(?:has|have|had|also|further|unanimously|\\w+ly) )*${found} (?:(?<doer>him|her|them|⟦(?<name>\\d+)⟧) (?:(?:to have|to be|to|was|as) )?(?<found>(?:responsible|liable|guilty) (?:for|of) (?:(?:\\w+ly|an?|the|racist|and|acts? of|several|repeated) )*(?:anti-?semitic \\w+|anti-?semitism|(?:harass\\w*|discriminat\\w*|abus\\w*|target\\w*) (?:\\w+ )?(?:of |against )?jewish \\w+)|(?:in (?:breach|violation) of|to have (?:breached|violated)) (?:the|our|its) [^;.“”]{0,50}?anti-?semitism|(?:${foundOfDoer}))|${thingWhole.replaceAll("<by>", "<by2>").replaceAll("<whose>", "<whose2>").replaceAll("<owner>", "<owner2>").replaceAll("<noun>", "<noun2>")} (?:to be |to have been |as )?(?:(?:\\w+ly|both|racist|offensive|abusive|and) )*(?<found2>anti-?semitic|anti-jewish)\\b)`,
  "i",
);
/** "called her remarks antisemitic": by whoever does nothing but decide. */
const called = new RegExp(
  `^(?<who>[^;“”]{1,120}?) (?:(?:has|have|had|also|further|unanimously|\\w+ly) )*(?:called|described|characteri[sz]ed|labell?ed|branded|classed|classified|regarded|treated) ${thingWhole} (?:as )?(?:(?:\\w+ly|both|racist|offensive|abusive|and) )*(?<found>anti-?semitic|anti-jewish)\\b`,
  "i",
);
const decides =
  /\b(?:panel|tribunal|committee|commission|commissioner|ombuds\w+|adjudicator|arbitrator|regulator|court|judge|inquiry|investigation|report|review|decision|ruling|hearing)\b/i;
/** "upheld complaints of antisemitism against her", "substantiated the allegation of antisemitic harassment". */
const complaint = new RegExp(
  `^(?<who>[^;“”]{1,150}?) (?:(?:has|have|had|also|unanimously|\\w+ly) )*(?:uph[eo]ld|upholds|substantiated|sustained|found proven|found proved) (?:(?:the|a|an|all|both|two|three|four|several|these|those|this) )*(?:[\\w-]+ )?(?:complaints?|allegations?|charges?|grievances?) (?:of|that (?:he|she|they|⟦\\d+⟧) (?:had )?(?:made|used|engaged in|posted|sent)) (?:(?:racist|and|\\w+ly) )*(?<found>anti-?semitism|anti-?semitic (?:\\w+ )?(?:${things}|harassment|abuse|discrimination|bullying|language))\\b(?: against (?<doer>him|her|them|⟦(?<name>\\d+)⟧))?`,
  "i",
);

/** A body that decides says so in a quotation, "the panel wrote". */
const writes =
  /^(?:[^“”"]{0,60}\b)?(?:panel|tribunal|committee|commission|commissioner|ombuds\w+|adjudicator|arbitrator|regulator|inquiry|investigation|report|review|decision|ruling|board)\b(?: [^“”",.;]{0,40})? (?:wrote|writes|said|says|found|ruled|held|concluded|stated|states|reads?)\b/i;

/** One finding of a sentence: whose by a name in it, by a pronoun, or by neither. */
type Found = { name: number | null; pronoun: string | null; noun: string | undefined; except: number[] };

/** "… and jailed its author", "… and that he had suffered harm": whose they were, or whom they hurt, is told beside it. */
const ofAnAuthor =
  /\b(?:its|their|the) (?:author|sender|writer|maker|poster|creator|singer|caller)s?\b|\b(?:he|she|they|⟦\d+⟧) (?:had |has |have )?(?:suffered|been (?:harmed|humiliated|hurt))\b|\bawarded (?:him|her|them|⟦)/i;

const numbersIn = (text: string): number[] => [...text.matchAll(/⟦(\d+)⟧/g)].map(([, id]) => Number(id));

function read(match: RegExpExecArray | null): Found | null {
  if (!match || undoneWithin.test(match[0].replace(/\bno (?:longer|place|doubt)\b/gi, ""))) return null;
  const groups = match.groups ?? {};
  const name = groups["owner"] ?? groups["by"] ?? groups["name"] ?? groups["owner2"] ?? groups["by2"];
  const word = (groups["doer"] ?? groups["whose"] ?? groups["whose2"] ?? "").toLowerCase();
  const by = name === undefined ? null : Number(name);
  return {
    name: by,
    pronoun: by === null && /^(?:his|her|he|she|him|they|their|them)$/.test(word) ? word : null,
    noun: groups["noun"] ?? groups["noun2"],
    except: numbersIn(match[0]).filter((person) => person !== by),
  };
}

const ofOwnVoice = /^(?:our|my)$/i;
/** Who finds it is a body, or somebody in an office of one; "it" takes one up that the sentence before names. */
function isOfBody(page: PageReading, sentence: Sentence, said: string, own: string | undefined): boolean {
  if (ofNoBody.test(said)) return false;
  if (
    hasFinder.test(said) ||
    numbersIn(said).some((person) => isFinder(page, person)) ||
    (own !== undefined && ofOwnVoice.test(own))
  )
    return true;
  const before = page.sentences[sentence.index - 1];
  return (
    (takesUpFinder.test(said) || own !== undefined) &&
    before?.kind === "main" &&
    !ofNoBody.test(before.text) &&
    hasFinder.test(before.text)
  );
}

/** "that A; that B, and that C": each is found. */
const clausesOf = (content: string): string[] =>
  content.split(
    /(?:[;,] (?:and |but )?|\band )(?:that|also that) (?=(?:his|her|their|the|these|those|this|both|all|two|one|several|he|she|they|⟦)(?:\b|\d))/i,
  );

/** Of whom a clause tells that they did something. */
const named = new RegExp(
  `^(?:(?!(?:that|who|which|when|after|if|of|by|to|for)\\b)[\\w'’-]+,? ){0,6}?⟦(?<who>\\d+)⟧(?:, [^;“”⟦⟧]{2,80}?,)?${doing} (?:told|said|made|used|wrote|written|posted|sent|shared|called|announced|asked|shouted|sang|gave|drew|published|refused|moved|removed|repeated|referred|described|mocked|did|spoke|spoken)\\b`,
  "i",
);

const label = /^[^.;]{0,40}\banti-?(?:semit|jewish)[^.;]{0,30}$/i;
/** 'were "plainly antisemitic"': the words of the finding stand in their place. */
function withLabels(page: PageReading, { reading }: Sentence, masked: string): string {
  if (!masked.includes("“”")) return masked;
  const said = reading.quotes.map(({ quote }) => page.text.slice(quote.innerStart, quote.innerEnd));
  let at = -1;
  return masked.replaceAll("“”", () => {
    at += 1;
    return label.test(said[at] ?? "") ? (said[at] ?? "") : "“”";
  });
}

/** What a sentence of the main text finds of somebody, in whichever form. */
function foundIn(page: PageReading, sentence: Sentence, places: ReadonlySet<number>): Found[] {
  if (!mayFind.test(sentence.text)) return [];
  const masked = withLabels(page, sentence, mask(page.text, sentence, places));
  const results: (Found | null)[] = [];
  for (const pattern of findingAhead) {
    const ahead = pattern.exec(masked);
    if (!ahead) continue;
    const { who, by, own } = ahead.groups ?? {};
    const said = `${who ?? ""} ${by ?? ""}`.trim();
    const isStated = !unsettled.test(masked.slice(0, ahead.index + ahead[0].length));
    const isImpersonal = who === undefined && by === undefined && own === undefined;
    if (!isStated || !(isImpersonal || isOfBody(page, sentence, said, own))) continue;
    let doer: number | null = null;
    for (const clause of clausesOf(masked.slice(ahead.index + ahead[0].length))) {
      for (const one of [ofThing, ofThem, ofDoer].map((form) => read(form.exec(clause))))
        if (one) results.push(one.name === null ? { ...one, name: doer } : one);
      // "that Ruiz told a passenger '…' and that both remarks were antisemitic".
      doer = Number(named.exec(clause)?.groups?.["who"] ?? doer ?? NaN);
      if (Number.isNaN(doer)) doer = null;
    }
  }
  const whole = passive.exec(masked);
  if (whole && !unsettled.test(masked.slice(0, whole.index)) && !ofNoBody.test(whole.groups?.["finder"] ?? ""))
    results.push(read(whole));
  for (const pattern of [object, complaint, called]) {
    const match = pattern.exec(masked);
    const who = match?.groups?.["who"] ?? "";
    if (match && !unsettled.test(who) && isOfBody(page, sentence, who, undefined) && (pattern !== called || decides.test(who)))
      results.push(read(match));
  }
  // '"We find that the posts were antisemitic," the panel wrote': in the words of whoever decides.
  for (const { quote } of sentence.reading.quotes) {
    const said = page.text.slice(quote.innerStart, quote.innerEnd);
    const around = page.text.slice(sentence.start, quote.start) + page.text.slice(quote.end, sentence.end);
    if (!mayFind.test(said) || !writes.test(around) || unsettled.test(around.replace(/\b(?:said|wrote|says)\b/gi, ""))) continue;
    const ahead = findingAhead.map((pattern) => pattern.exec(said)).find((match) => match !== null);
    if (unsettled.test(ahead?.[0] ?? "")) continue;
    for (const clause of clausesOf(said.slice(ahead ? ahead.index + ahead[0].length : 0)))
      results.push(read(ofThing.exec(clause)));
  }
  const isOfAnother = ofAnAuthor.test(masked);
  return results.filter((one) => one !== null).filter(({ name }) => name !== null || !isOfAnother);
}

const known = new WeakMap<PageReading["sentences"], readonly Frame[]>();

/** What bodies found of the people whom the page names. */
export function framesFoundByBodies(page: PageReading): readonly Frame[] {
  const before = known.get(page.sentences);
  if (before) return before;
  const places = placesOf(page);
  const frames = page.sentences.flatMap((sentence): Frame[] => {
    if (sentence.kind !== "main") return [];
    const people = foundIn(page, sentence, places).flatMap(({ name, pronoun, noun, except }) => {
      const person = name ?? ownerOfThings(page, sentence, noun, new Set([...except, ...findersIn(page, sentence)]));
      return person !== null && (pronoun === null || mayMean(page, person, pronoun)) ? [person] : [];
    });
    return [...new Set(people)].map((person) => ({ person, sentence: sentence.index, kind: "liable" }));
  });
  known.set(page.sentences, frames);
  return frames;
}

/** The sentences in which a body finds it of the subject. */
export const foundOfSubject = (page: PageReading): number[] =>
  framesFoundByBodies(page).flatMap(({ person, sentence }) => (person === 0 ? [sentence] : []));

const finderByName = new RegExp(`⟦(\\d+)⟧(?:, [^,;⟦⟧]{2,60},|,)?(?: (?:\\w+ )?${finder})?$`, "i");

/** Who finds by name, in a sentence that says what was found: whoever "he" and "his" behind it mean, it is not them. */
export function findersIn(page: PageReading, sentence: Sentence): number[] {
  if (
    sentence.mentions.length === 0 ||
    !mayFind.test(sentence.text) ||
    !/\b(?:that|judge?ment|view|opinion)\b/.test(sentence.text)
  )
    return [];
  const masked = mask(page.text, sentence);
  return findingAhead.flatMap((pattern) => {
    const { who = "", by = "" } = pattern.exec(masked)?.groups ?? {};
    const subject = finderByName.exec(who.trim());
    return isOfBody(page, sentence, `${who} ${by}`.trim(), undefined) ? numbersIn(`${subject?.[0] ?? ""} ${by}`) : [];
  });
}
