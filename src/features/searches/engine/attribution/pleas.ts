import type { ResolvedClause } from "./discourse.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** Behind "admitted": an offence or a charge by a word of the law, and no clause of its own. */
const ofCharge =
  /^(?: to)? (?:(?:the|all|both|one|two|three|four|five|six|seven|a|an|\d+|a further|single|state|federal|his|her) ){0,3}(?:(?!that\b|to\b|who\b|it\b|being\b)[\w-]+ ){0,4}?(?:hate[- ]crimes?|charges?|counts?|offen[cs]es?|arson|harassment|(?:common |aggravated |indecent )?assault|criminal damage|vandalism|mischief|stalking|affray|stirring up|incit(?:ing|ement)|public order|malicious communications?|breach of the peace|conspir(?:ing|acy) (?:to|against)|possession of|attempted murder|manslaughter|murder)\b/i;

/** Up to where a clause about the offence, or the next thing that is told, begins. */
const upToClause =
  /^(?:(?! (?:and|but|who|whom|whose|which|what|that|when|where|while|after|before|as|because|(?:the|same|last|first) (?:day|morning|week|month|year|night|evening|moment))\b)[^,.;])*/i;
/** A verb of its own, or whom it was owned up to. */
const ofOwnClause =
  /\b(?:was|were|had|has|have|would|is|are|left|could|did|does|made|meant|might|should|must|figures?|rates?|investigators?|detectives|officers|reporters|journalists|on behalf|by (?:its |his |her |the |some )?(?:pupils|fans|supporters|staff|members|others|students|players)|brought over|for \p{Lu}\p{L}+ \p{Lu}\p{L}+)\b/u;

/**
 * "admitted the harassment had gone on for years", "admitted hate crime offences were recorded late": what stands behind the word for the
 * offence makes a statement of it, and nobody's plea.
 * @param behind the text right behind the word for the offence or the charge
 */
export function isOfOwnClause(behind: string): boolean {
  return ofOwnClause.test(upToClause.exec(behind)?.[0] ?? "");
}

/** "Ana Ruiz, defending, admitted …": for somebody else. */
export const ofCounsel =
  /,? (?:on behalf of|(?:his|her|their) (?:barrister|solicitor|lawyer|counsel|attorney)|defending|prosecuting|mitigating|appearing for|acting for|representing|(?:counsel|solicitor|barrister|lawyer|attorney|advocate) for|for the (?:defen[cs]e|prosecution|Crown))\b/i;

function isCharge(behind: string): boolean {
  const match = ofCharge.exec(behind);
  return match !== null && !isOfOwnClause(behind.slice(match[0].length));
}

/** "has admitted a hate crime and an arson charge": a plea, by what is owned up to. Not "admitted that charges could follow". */
export function isPlea(page: PageReading, clause: ResolvedClause): boolean {
  if (clause.class === "plead") return true;
  return (
    (clause.lemma === "admit" || clause.lemma === "confess") &&
    !clause.passive &&
    !clause.gerund &&
    !clause.negated &&
    !clause.hedged &&
    !(clause.agent && ofCounsel.test(page.text.slice(clause.agent.end, clause.start))) &&
    isCharge(page.text.slice(clause.end, clause.end + 110))
  );
}
