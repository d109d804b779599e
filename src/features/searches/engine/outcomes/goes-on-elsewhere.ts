import type { Sentence } from "../reading/page-reading.ts";

/*
 * Charges that one court gives up because another takes them on: "dismissed when the federal case was opened", "dropped in favour of
 * federal charges", "superseded by an indictment", "withdrawn and laid anew". The accusation stands, elsewhere.
 */

const fell =
  "(?:dismiss(?:ed|ing|es)|dropp(?:ed|ing)|drops|withdr(?:awn|ew|awing)|discontinu(?:ed|ing)|abandon(?:ed|ing)|vacated|nolle prossed|(?:formally |then )?closed)";
const higher =
  "(?:federal(?: hate[- ]crimes?| civil rights)?|(?:federal )?grand jury|superior court|crown court|circuit court|superseding|national)";
/** "the federal case", "a grand jury indictment on the same facts". */
const higherCase = `(?:(?:an?|the|his|her|their|its|those|these|more serious|new|fresh|\\w+-count) )*${higher} (?:case|charges?|counts?|indictments?|prosecution)`;
const higherOffice =
  "(?:(?:the )?federal (?:prosecutors|authorities|government|officials|grand jury)|an? (?:federal )?grand jury|(?:the )?u\\.?s\\.? attorney(?:['’]s office)?|(?:the )?(?:justice department|department of justice))";
const begun =
  "(?:opened|brought|filed|unsealed|returned|announced|handed (?:up|down)|laid|issued|begun|started|lodged|under way|taken up)";
/** Whom they charge: the one of whom the page has told (by name, see `withPronouns`), never somebody new. */
const them = "(?:him|her|them|the pair|the defendants?)";
const whenBegun = [
  `${higherCase} (?:(?:was|were|is|are|had been|has been|have been) )?(?:\\w+ly )?${begun}`,
  `${higherOffice} (?:had |have |has )?(?:took|taken|take|takes) (?:(?:(?:it|the (?:case|matter|prosecution)|over) )*(?:over|up|on)|jurisdiction)\\b`,
  `${higherOffice} (?:had |have |has )?(?:indicted|charged) ${them}`,
  `${higherOffice} (?:had |have |has )?(?:brought|filed|returned|opened|obtained|unsealed) (?:an?|the|its|their|his|her|new|fresh|federal)\\b`,
  `(?:he|she|they|him) (?:was|were|had been) (?:re-?)?(?:indicted|charged) (?:federally|in federal court|by (?:an? )?(?:federal )?(?:grand jury|prosecutors)|on federal|with (?:an? |the )?federal)`,
].join("|");
const goesOn = new RegExp(
  [
    `\\b${fell}\\b[^.;]{0,60}?\\b(?:when|after|once|as|because|since|now that|following|upon) (?:${whenBegun})`,
    `\\b${fell}\\b[^.;]{0,60}?\\b(?:in favou?r of|to make way for|giving way to|because of|in light of|so that|to allow) ${higherCase}(?: (?:to|could|can|might) (?:proceed|go (?:ahead|forward)|begin|continue))?`,
    `\\b(?:charges?|counts?|case|complaint)\\b[^.;]{0,60}?\\b(?:were|was|been|are|is) (?:later |since |then |now )?(?:superseded|overtaken|replaced|taken over) by ${higherCase}`,
    `\\b(?:charges?|counts?|case|complaint)\\b[^.;]{0,60}?\\b(?:were|was|been) (?:later |since |then )?superseded by (?:an?|the) (?:[\\w-]+ )?indictment`,
    `\\b(?:withdrawn|dismissed|dropped|discontinued)(?: without prejudice)?,? (?:and|then|but|only to be) (?:(?:were|was|then|later|immediately|promptly|at once|the same day) )*(?:re-?laid|laid (?:anew|again|afresh)|re-?filed|filed (?:anew|again)|brought (?:anew|again)|re-?issued|taken up by (?:the )?(?:federal|crown|national))\\b`,
    `\\b(?:withdrawn|dismissed|dropped|discontinued)\\b[^.;]{0,40}? (?:and|as) (?:(?:the |his |her )?(?:case|matter|charges?|it|they) )?(?:was |were )?(?:transferred|moved|sent up|committed) to (?:the )?(?:federal|crown|superior|circuit|high|regional|district|u\\.s\\.)[\\w ]{0,12}\\bcourt`,
  ].join("|"),
  "i",
);
/** What would take it back all the same. */
const fallsToo =
  /\b(?:clear(?:ed|s|ing)?|acquit\w*|exonerat\w*|overturn\w*|quash\w*|revers(?:ed|al)|dismiss\w*|dropp\w*|drops|withdr[ae]w\w*|collaps\w*|recant\w*|innocent|not guilty|no (?:case|evidence|federal|charges?)|never|declin\w*|refus\w*|mistake\w*|wrong\w*|also fell)\b/i;
/** Somebody else whom they charge instead, or a case that is of less. */
const ofElse =
  /\b(?:another|somebody|someone|others?|else|different|instead of|without(?! prejudice)|minus|no longer|but not)\b|\bagainst (?!(?:him|her|them|the (?:same|pair|defendants?))\b)/i;

/** Nothing behind it but when, where and against the same person. */
const endsIt =
  /^(?: (?:against (?:him|her|them|the (?:same|pair|defendants?))|on the same (?:facts|charges|conduct)|in (?:may|june|july|august|september|october|november|december|january|february|march|april|\d{4})|on \w+day|last (?:week|month|year|\w+day)|this (?:week|month|year)|in (?:the )?(?:[\p{L}.]+ ){0,2}court|(?:the|his|her|their) (?:case|prosecution|matter|charges)|to (?:proceed|go (?:ahead|forward)|begin|continue)|with (?:the same|a hate crime|hate crimes?|more serious)[^.;,]{0,40}|anew|again|afresh|over the same (?:attack|acts?|conduct|messages?)|there|instead))*[.,;]?["”’']?\s*$/iu;

/** Do the charges of which it says that they fell go on before another court, against the same person? */
export function goesOnElsewhere(sentence: Pick<Sentence, "text" | "start" | "mentions">): boolean {
  const text = withPronouns(sentence);
  const match = goesOn.exec(text);
  if (!match) return false;
  const behind = text.slice(match.index + match[0].length);
  // "…, naming the officer who had made it up", "… and found nothing in it": what is said behind it may take it back.
  return endsIt.test(behind) && !fallsToo.test(text.slice(0, match.index)) && !ofElse.test(match[0] + behind);
}

/** The sentence with "him" wherever it names the person of the page. */
function withPronouns({ text, start, mentions }: Pick<Sentence, "text" | "start" | "mentions">): string {
  let told = "";
  let at = 0;
  for (const { person, start: from, end } of mentions) {
    if (person !== 0 || from - start < at) continue;
    told += `${text.slice(at, from - start)}him`;
    at = end - start;
  }
  return told + text.slice(at);
}
