import type { ResolvedClause } from "./discourse.ts";
import type { PageReading } from "./page-reading.ts";

/** Behind "admitted": an offence or a charge by a word of the law, and no clause of its own. */
const ofCharge =
  /^(?: to)? (?:(?:the|all|both|one|two|three|four|five|six|seven|a|an|\d+|a further|single|state|federal|his|her) ){0,3}(?:(?!that\b|to\b|who\b|it\b|being\b)[\w-]+ ){0,4}?(?:hate[- ]crimes?|charges?|counts?|offen[cs]es?|arson|harassment|(?:common |aggravated |indecent )?assault|criminal damage|vandalism|mischief|stalking|affray|stirring up|incit(?:ing|ement)|public order|malicious communications?|breach of the peace|conspir(?:ing|acy) (?:to|against)|possession of|attempted murder|manslaughter|murder)\b/i;

/** Not "admitted hate crimes had doubled": behind the offence no clause of its own. */
function isCharge(behind: string): boolean {
  const match = ofCharge.exec(behind);
  if (!match) return false;
  const rest = /^(?:(?! and\b)[^,.;])*/.exec(behind.slice(match[0].length))?.[0] ?? "";
  return !/\b(?:was|were|had|has|have|would|is|are|left|could|did|figures?|rates?|investigators?|on behalf)\b/i.test(rest);
}

/** "has admitted a hate crime and an arson charge": a plea, by what is owned up to. Not "admitted that charges could follow". */
export function isPlea(page: PageReading, clause: ResolvedClause): boolean {
  if (clause.class === "plead") return true;
  return (
    /^(?:admit|confess)$/.test(clause.lemma) &&
    !clause.passive &&
    !clause.gerund &&
    !clause.negated &&
    !clause.hedged &&
    isCharge(page.text.slice(clause.end, clause.end + 110))
  );
}
