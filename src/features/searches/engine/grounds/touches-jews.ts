import type { PageReading } from "../reading/page-reading.ts";
import { namesJewish, namesAntisemitism, chargesBias, namesBias, namesNaziSymbol, hostility } from "../hatred/hostility.ts";
import { sentenceOwn } from "../reading/own-text.ts";
import { type Evidence, punishedForWords } from "./evidence.ts";
import type { SubjectRecord } from "../attribution/record.ts";

/** The reason given where a step stands near Jews and nothing says what for. */
export const stepNearJews =
  "The person was sanctioned or charged on a page that names Jews; what for is not clear to the engine.";

/** Coded words count where the same breath names a Jewish target. */
export function atJews(page: PageReading, index: number): boolean {
  return [index - 1, index].some(
    (at) => namesJewish.test(sentenceOwn(page, at)) && page.sentences[at]?.block === page.sentences[index]?.block,
  );
}

/** Any word for it, hostile words, a Nazi sign, a law against bias; or what is Jewish that was attacked, refused or singled out. */
export function tellsOfAntisemitism(page: PageReading, evidence: Evidence): boolean {
  return (
    evidence.found.length > 0 ||
    evidence.labelled.length > 0 ||
    evidence.massacres.length > 0 ||
    evidence.own.some(({ level }) => level >= 2) ||
    evidence.things.some(({ level }) => level >= 2) ||
    page.sentences.some(
      ({ reading, text }) =>
        namesAntisemitism.test(text) ||
        chargesBias.test(text) ||
        namesBias.test(text) ||
        namesNaziSymbol.test(text) ||
        hostility(text) >= 3 ||
        aboutHatred.test(text) ||
        punishedForWords.test(text) ||
        (namesJewish.test(text) && doneToJews.test(text)) ||
        (reading.quotes.length > 0 && /\bjews?\b/i.test(text)) ||
        reading.quotes.some(({ quote }) => {
          const said = page.text.slice(quote.innerStart, quote.innerEnd);
          return (
            /\bjews?\b/i.test(said) ||
            (hostility(said) >= 1 && !/\b(?:jewish|hebrew|israeli?|orthodox|rabbi|kosher)\b/i.test(said))
          );
        }),
    )
  );
}

const aboutHatred =
  /\b(?:anti-?semit\w*|judeophob\w*|jew[- ]?hat\w+|holocaust|shoah|auschwitz|hitler|nazis?\b|neo-nazi\w*|skinheads?|white (?:supremac\w+|nationalis\w+|power)|racis\w+|bigot\w*|slurs?|epithets?|hatred|hateful|prejudice\w*|discriminat\w*|racial\w*|religious (?:hostility|hatred|grounds|bias)|protocols of|blood libel|zionis\w+|supremac\w+|extremis\w+|fascis\w+|gas chambers?|incit\w+|vilif\w+|hate|bias(?:ed)?|offensive|too jewish)\b/i;

const doneToJews =
  /\b(?:vandal\w*|desecrat\w*|defac\w*|graffiti|arson|torch\w*|firebomb\w*|set(?:ting)? (?:fire|alight|ablaze)|bomb\w*|threat\w*|harass\w*|assault\w*|attack\w*|punch\w*|kick\w*|struck|beat\w*|spat|stab\w*|shoot\w*|shot|opened fire|kill\w*|murder\w*|ramm\w*|stalk\w*|intimidat\w*|menac\w*|target\w*|singl\w+ out|refus\w*|turned away|evict\w*|exclud\w*|denied (?:service|entry|a )|insult\w*|(?<!\b(?:sexual|sexually|sex|child|domestic|drug|substance) )abus(?:e|ed|ing) (?:at|of|towards?|against|them|him|her)|mock\w*|taunt\w*|shout\w*|yell\w*|scream\w*|toppl\w*|threw|throw\w*|pelt\w*|hurl\w*|smash\w*|broke|damag\w*|destroy\w*|tore|torn|tear\w*|pull\w* (?:down|off)|ripp\w*|(?:not|no) (?:\w+ ){0,3}(?:rent|serve|hire|admit|let|sell|welcome)\w*|spray\w*|paint\w*|daub\w*|scrawl\w*)\b/i;

/** The sentences of the case name hatred of Jews, or Jews themselves. */
export function caseTouchesJews(page: PageReading, record: SubjectRecord): boolean {
  return [...record.scope].some(
    (index) =>
      namesAntisemitism.test(page.sentences[index]?.text ?? "") ||
      (record.soleAccused && namesJewish.test(page.sentences[index]?.text ?? "") && page.sentences[index]?.kind === "main") ||
      (namesJewish.test(page.sentences[index]?.text ?? "") &&
        (namesBias.test(page.sentences[index]?.text ?? "") || record.about.has(index))),
  );
}

/** Signs of the Nazis, and nothing else, in the sentences of the case. */
export function symbolsOnly(page: PageReading, record: SubjectRecord): boolean {
  return [...record.scope].some(
    (index) => page.sentences[index]?.kind === "main" && namesNaziSymbol.test(sentenceOwn(page, index)),
  );
}
