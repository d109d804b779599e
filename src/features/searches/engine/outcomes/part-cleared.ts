import { besideOffences, plainOffences } from "./plain-offences.ts";

/** One allegation of several, brought in as a further one, with what it says behind it. */
const aFurtherPart =
  /^(?:(?:an?|one|another|an additional|a (?:second|third|fourth|further|separate)) |(?:the (?:other|second|third|fourth|further|remaining|additional) )|(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|several|some|other|all|the) )?(?:further|other|more|additional|remaining) )(?:[\w-]+ )?(?:allegations?|charges?|counts?|claims?|complaints?|particulars?|posts?|comments?|messages?|tweets?|e-mails?|remarks?)\b(?<what>.*)$/is;
/** A part by what it is of: "The claim of unlawful deduction from wages failed". */
const aPartOf =
  /^(?:the|his|her|a|an) (?:[\w-]+ )?(?:allegations?|charges?|counts?|claims?|complaints?|particulars?) (?:of|for|that|relating to|about|concerning) (?<what>.*)$/is;
const otherMatter = new RegExp(
  `\\b(?:${plainOffences}|${besideOffences}|unlawful deductions?|wages|holiday pay|notice pay|redundancy|unfair(?:ly)? dismiss\\w+|wrongful(?:ly)? dismiss\\w+|breach of contract|whistle-?blowing|sex(?:ual)? (?:material|images|discrimination|harassment)|age discrimination|disability discrimination|pornograph\\w+|attendance|absences?|record[- ]keeping|confidential\\w*|data protection|expenses|dishonest\\w*|weapons?|firearms?|drugs?)\\b`,
  "i",
);
const ofPolitics = /\b(?:israel\w*|zionis\w+|palestin\w+|gaza|political (?:opinion|speech|view)s?|boycott)\b/i;
/** What would make a part of it the heart of it. */
const ofHatred =
  /\b(?:anti-?semit\w*|anti-jewish|hat(?:e|red|eful)|bias\w*|racis\w+|racial\w*|religio\w+|ethnic\w*|aggravat\w+|discriminat\w+ against|incit\w+|stirr\w+|slurs?|nazis?|swastikas?|holocaust|synagogues?|against (?:him|her|them)\b(?! (?:that|of)))/i;
const isOfIt = (text: string) => ofHatred.test(text) || (/\bjew/i.test(text) && !ofPolitics.test(text));

/** "… was dropped with all the others", "the last of those that he had faced". */
export const ofAll = /\b(?:all|everything|every|the rest|others|the last|only|remaining|acquitted|cleared)\b/i;

/** "It did not accept that | two further posts about the government were antisemitic": what was not found of them. */
const notFound =
  /^(?:It|We|The (?:[\w-]+ ){0,2}(?:panel|tribunal|committee|board|court|judge|commission|hearing)) (?:(?:did|does|do) not (?:accept|find|consider|hold|conclude)|(?:was|were|is|are) not (?:satisfied|persuaded|convinced)|rejected the (?:\w+ )?(?:case|submission|claim|argument|allegation)) that (?<what>.*)$/is;

/** "There was no evidence that anyone had been charged incorrectly, and that allegation was withdrawn": the one that it tells of. */
const aboutThat =
  /^(?<what>[^;.]{20,160}), (?:and|so) (?:that|this) (?:\w+ )?(?:allegation|charge|count|complaint|particular|claim) (?:was|has been|is) (?:withdrawn|dropped|dismissed|not (?:proved|upheld|pursued)|found not proved)\.?$/i;

/**
 * "Nine further posts, in which she called for a boycott, were not proved", "The claim of unlawful deduction from wages was dismissed": that a part of
 * several allegations came to nothing, a part that says what it is and is of something else than Jews. Whoever was sanctioned for the rest is not
 * cleared of it.
 */
export function isOnlyPartCleared(sentence: string): boolean {
  const whole = sentence.trim();
  const told = aboutThat.exec(whole)?.groups?.["what"];
  if (told !== undefined && !isOfIt(whole)) return true;
  const denied = notFound.exec(whole)?.groups?.["what"];
  const text =
    denied?.replace(/\b(?:was|were|is|are) (?:in (?:itself|themselves) |by (?:itself|themselves) )?anti-?semitic\b/i, " ") ??
    whole;
  if (isOfIt(text)) return false;
  const further = aFurtherPart.exec(text)?.groups?.["what"];
  // "A further charge was dismissed" does not say of what.
  if (further !== undefined) return ofPolitics.test(further) || otherMatter.test(further);
  const what = aPartOf.exec(text)?.groups?.["what"];
  // "of dishonesty and of sending the messages": of one thing alone.
  if (what !== undefined && /\b(?:and|or) (?:of|for|that|about|the|his|her)\b|\b(?:as well as|both)\b/i.test(what)) return false;
  return what !== undefined && (ofPolitics.test(what) || otherMatter.test(what));
}
