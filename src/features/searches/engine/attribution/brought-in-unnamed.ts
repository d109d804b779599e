import { actsOnJews } from "./words-of-steps.ts";
import type { PageReading } from "../reading/page-reading.ts";
import type { Discourse, Who } from "./discourse.ts";
import { openingOf, toldOf, openerOf, isAbused, isOpener, leadOf, standsBesideTheHarmed } from "./opening.ts";
import { bystanderNouns } from "../reading/nouns.ts";
import { isHeldLiable, payerOf, legal } from "./legal-steps.ts";
import { stepTaken, toldByCourt } from "./ways-of-telling.ts";
import { namesJewish, hostility } from "../hatred/hostility.ts";
import { isTakenTo } from "./who-is-unnamed.ts";

/** "In a separate case, …": what follows is of somebody else. */
export const ofAnotherCase =
  /^(?:In (?:one of (?:those|them|these)|another|an(?: unrelated| earlier)?|a (?:separate|different|similar|previous|related|second|third)) ?(?:case|incident|matter|attack|instance|episode|investigation|inquiry|trial)?|Separately|Meanwhile|(?:Last|Earlier this|In an earlier) (?:month|year|week))\b|\b(?:in (?:an unrelated|a separate|another|a different) (?:case|matter|incident)|separately charged)\b/i;

/** Behind somebody of the lead: what they said or posted, called antisemitic by the source. */
const saidSuchThing =
  /\b(?:after|over|because|since|for) (?:(?:he|she) )?(?:had )?(?:(?:us|mak|post|shout|utter|send|shar|writ|yell|tweet|direct|hurl)(?:ed|ing)|made|sent|wrote|used|shared|posted) (?:(?:an?|the|his|her|some|several|two|what [^.;,]{3,40}) )?(?:[\w-]+ ){0,2}?(?:anti-?semitic|anti-jewish) (?:[\w-]+ ){0,2}?(?:slurs?|remarks?|comments?|posts?|messages?|jokes?|insults?|words?|language|tweets?|memes?|e-?mails?|statements?|chants?|songs?|epithets?|tirade|rant)\b/i;

/**
 * "A swimmer has been withdrawn after antisemitic abuse from the stands", "sent home after she refused to train with a coach who …", "told to
 * resign over remarks by her adviser": the step comes of what another said or did.
 */
const ofAnothersDoing =
  /\b(?:anti-?semitic|anti-jewish|racist|hateful) (?:[\w-]+ ){0,3}?(?:from (?:the (?:stands|crowd|terraces|audience|public|other)|fans|supporters|spectators|opponents|rivals|colleagues)\b|(?:at|against|towards?|aimed at|directed at) (?:him\b|her(?=[.,;]|$| (?:in|on|at|from|by|during|after|online)\b)|them\b|their family|his family|her family)|by (?:his|her|their|one of|other|another|fans|supporters|colleagues|members|staff))|\b(?:after|for|over) (?:(?:he|she|they) (?:had )?(?:objected|complained|refused to (?:train|play|work|sit|share|serve|take part|compete|sing|join|sign)|reported|protested|spoke out|raised|challenged|confronted|criticised|criticized|exposed)|(?:objecting|complaining|refusing to (?:train|play|work|sit|share|take part|compete|sing|join|sign)|reporting|protesting|speaking out|raising|challenging|confronting|criticising|criticizing|exposing))\b(?![^.;]{0,40}\b(?:jews?|jewish|rabbis?)\b)/i;

const doesSuchThing = new RegExp(`^(?: (?:repeatedly|allegedly|\\w+ly|also|had|who|from|of|in|[A-Z][\\w-]+))* ${actsOnJews}\\b`);

/** By their noun: whom the page brings in without a name as the one who answers for it, or as the one who did it. */
export function broughtInUnnamed(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  accused: ReadonlySet<Who>,
): Set<Who> {
  const unnamed = new Set<Who>();
  const opening = openingOf(page)?.index ?? 0;
  for (const clause of discourse.clauses) {
    if (isHeldLiable(page, clause)) if (payerOf(clause).startsWith("r:")) unnamed.add(payerOf(clause));
    if (clause.negated) continue;
    if (legal.has(clause.class) && clause.patientIs.startsWith("r:")) unnamed.add(clause.patientIs);
    // "a former journalist accused of phoning in threats", at the head.
    if (clause.class === "accuse" && clause.passive && clause.sentence <= opening + 1 && clause.patientIs.startsWith("r:"))
      unnamed.add(clause.patientIs);
    if (
      /^(?:plead|admit|apologise)$/.test(clause.class) &&
      !clause.gerund &&
      clause.agentIs.startsWith("r:") &&
      clause.agent?.kind === "role"
    )
      unnamed.add(clause.agentIs);
    // "An official who called a man a '…' has resigned": at the head.
    if (
      clause.sentence === opening &&
      clause.agentIs.startsWith("r:") &&
      clause.agent === page.sentences[opening]?.reading.actors[0] &&
      clause.agent?.kind === "role" &&
      !clause.agent.definite &&
      /^(?:resign|quit|step|stand)$/.test(clause.lemma) &&
      /^(?:$|[.,]| (?:down|aside|over|after|from|as|on|amid|following)\b)/.test(page.text.slice(clause.end, clause.end + 12))
    )
      unnamed.add(clause.agentIs);
    // "has lost her licence", "will lose his seat".
    if (
      clause.agentIs.startsWith("r:") &&
      ((/^lose$|^lost$/.test(clause.lemma) &&
        /^ (?:his|her|their) (?:job|licen[cs]e|post|seat|badge|position|contract|appeal|place)\b/i.test(
          page.text.slice(clause.end, clause.end + 24),
        )) ||
        (/^(?:work|employ)$/.test(clause.lemma) &&
          /\bno longer (?:\w+ )?$/i.test(page.text.slice(Math.max(0, clause.start - 20), clause.start))))
    )
      unnamed.add(clause.agentIs);
    // Brought in at the top as the one who did it, and named further down.
    if (
      accused.size === 1 &&
      clause.sentence <= opening + 2 &&
      clause.agentIs.startsWith("r:") &&
      clause.agent?.kind === "role" &&
      !clause.agent.definite &&
      // The sentence's own subject, not "a heckler who had shouted" further on.
      clause.agent === toldOf(page, page.sentences[clause.sentence]) &&
      /^(?:say|write|attack|damage|refuse|spread)$/.test(clause.class)
    )
      unnamed.add(clause.agentIs);
  }
  const [only] = accused;
  const wrongdoer =
    accused.size === 1 && only?.startsWith("p") === true && !standsBesideTheHarmed(page, Number(only.slice(1)))
      ? doerBehindTheHarmed(page, discourse, opening)
      : null;
  if (wrongdoer !== null) unnamed.add(wrongdoer);
  // "gave a retired schoolteacher a suspended sentence of eight months".
  for (const sentence of page.sentences.slice(opening, opening + 2)) {
    for (const actor of sentence.reading.actors) {
      if (
        actor.kind === "role" &&
        !actor.definite &&
        /\b(?:gave|gives|handed|hands|slapped|served|issued)(?: down)? $/i.test(
          page.text.slice(Math.max(0, actor.start - 14), actor.start),
        ) &&
        /^ (?:an? )?(?:[\w-]+[- ]){0,5}(?:sentence|prison term|jail term|fine|ban|reprimand|suspension|warning|probation)\b/i.test(
          page.text.slice(actor.end, actor.end + 70),
        )
      )
        unnamed.add(`r:${actor.noun}`);
    }
  }
  // "Police have filed charges against a hotel owner", "opened a case against".
  for (const sentence of page.sentences.slice(opening, opening + 2)) {
    for (const actor of sentence.reading.actors) {
      if (
        actor.kind === "role" &&
        !actor.definite &&
        !namesJewish.test(actor.words) &&
        [proceedsAgainst, decidesOfStep].some((told) =>
          told.test(page.text.slice(Math.max(sentence.start, actor.start - 90), actor.start)),
        )
      )
        unnamed.add(`r:${actor.noun}`);
    }
  }
  // "A former activist who bombarded a candidate with e-mails has been ordered to carry out unpaid work".
  const opener = openerOf(page);
  if (
    opener &&
    /^[^.;]{0,160}? (?:has|have|had|was|is) (?:been |to be )?(?:(?:given|handed) (?:an? |\d)(?:[\w-]+[- ]){0,4}(?:sentence|term|fine|years?|months?|order|discharge|ban|warning|reprimand|probation)|ordered to (?:pay|carry out|complete|do|perform|serve|apologi[sz]e)|spared (?:an? )?(?:\w+ )?(?:jail|prison)|bound over|put on probation)\b|^[^.;]{0,160}? (?:received|got|gets) (?:an? )?(?:[\w-]+[- ]){0,4}(?:sentence|term|fine|years?|months?|order|discharge|ban|reprimand|probation)\b/i.test(
      opener.behind,
    )
  )
    unnamed.add(`r:${opener.noun}`);
  // "is in custody over", "is to stand trial for", "has appeared in court over".
  if (opener && !namesJewish.test(opener.words) && standsBeforeCourt.test(opener.behind)) unnamed.add(`r:${opener.noun}`);
  // "A singer has been thrown out of the party", "has been handed a ban".
  if (opener && stepTaken.test(opener.behind)) unnamed.add(`r:${opener.noun}`);
  // "A warehouse worker shouted '…' at two families, a court has heard".
  if (opener && doesSuchThing.test(opener.behind) && toldByCourt.test(page.sentences[opening]?.text ?? ""))
    unnamed.add(`r:${opener.noun}`);
  // "A member of the board said she was leaving, days after she used an antisemitic slur": by the source's own word at the head.
  if (opener && opener.at <= 24 && !namesJewish.test(opener.words) && saidSuchThing.test(opener.behind))
    unnamed.add(`r:${opener.noun}`);
  // "A landlord who told an agent '…'": whoever is given anti-Jewish words at the head, by a word for them.
  for (const quote of discourse.quotes) {
    if (
      quote.sentence <= opening + 1 &&
      quote.speaker.startsWith("r:") &&
      // Not "a man who struck a heckler who had shouted …".
      isOpener(page.sentences[quote.sentence], quote) &&
      hostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2
    )
      unnamed.add(quote.speaker);
  }
  const lead = leadOf(page, discourse);
  if (lead && (accused.size === 1 || facesCharges.test(page.sentences[opening]?.text ?? ""))) unnamed.add(lead);
  if (opener && !namesJewish.test(opener.words) && isTakenToNext(page, opening)) unnamed.add(`r:${opener.noun}`);
  if (opener && ofAnothersDoing.test(opener.behind)) unnamed.delete(`r:${opener.noun}`);
  return unnamed;
}

/**
 * "A driver was called a '…' by a passenger", "Worshippers had to hide after a man threatened to shoot them": the first sentence is about whoever was
 * harmed, and the one other whom it brings in did it.
 */
function doerBehindTheHarmed(page: PageReading, discourse: Pick<Discourse, "clauses">, opening: number): Who | null {
  const sentence = page.sentences[opening];
  if (!sentence || sentence.mentions.length > 0) return null;
  const told = toldOf(page, sentence);
  const clauses = discourse.clauses.filter((clause) => clause.sentence === opening && !clause.negated && !clause.hedged);
  if (clauses.some(({ class: kind }) => legal.has(kind))) return null;
  const deeds = clauses.filter(
    (clause) =>
      clause.agent?.kind === "role" &&
      clause.agent !== told &&
      !clause.agent.definite &&
      clause.agentIs.startsWith("r:") &&
      (/^(?:say|write|attack|damage|threaten)$/.test(clause.class) || isAbused(page, clause)) &&
      (clause.patient === told ||
        /\b(?:after|when|as|because|where) $/i.test(page.text.slice(Math.max(0, clause.agent.start - 9), clause.agent.start))),
  );
  const doers = new Set(deeds.map(({ agentIs }) => agentIs));
  const [only] = doers;
  return doers.size === 1 && only !== undefined && !bystanderNouns.has(only.slice(2)) ? only : null;
}

/** "filed charges against |", "has brought a case against |". */
const proceedsAgainst =
  /\b(?:fil(?:e[sd]?|ing)|br(?:ing|ings|ought)|la(?:id|y|ys)|press(?:ed|es)?|issu(?:ed|es)|open(?:ed|s)|launch(?:ed|es)|began|begun|lodg(?:ed|es)) (?:an? |the )?(?:[\w-]+ ){0,3}(?:charges?|case|charge-?sheet|prosecution|proceedings|indictment|summons) against (?:the )?$/i;
/** "refused to shorten the prison term of |", "upheld the conviction of |". */
const decidesOfStep =
  /\b(?:refus\w+ to (?:cut|shorten|reduce|overturn|quash|hear|lift)|up(?:held|holds?|holding)|confirm(?:ed|ing)?|affirm(?:ed|ing)?|increased|lengthened|doubled|declined to (?:cut|shorten|reduce|hear)|rejected|dismissed) (?:an? |the )?(?:[\w-]+ ){0,3}(?:sentence|term|conviction|fine|ban|suspension|dismissal|termination|sacking|firing|removal|demotion|exclusion|expulsion|appeal|challenge) (?:of|for|against|imposed on|handed to|by|from) (?:the )?$/i;
/** "A hotel owner | is in custody over", "| is to stand trial for", "| has appeared in court". */
const standsBeforeCourt =
  /^(?:,? (?:\(?\d{2}\)?|aged \d{2}|from [^,.;]{2,40}|of [^,.;]{2,40}),?)* (?:(?:is|was|are|were|remains?|has been|have been) (?:now |still |also )?(?:in (?:police )?custody|behind bars|(?:due |set |scheduled )?to (?:stand|go on|face) trial|due in court|on remand|on bail)|(?:will|goes|went) (?:stand|go|on) (?:on )?trial|(?:has |have )?(?:appeared|stood) (?:in|before) (?:the |an? )?(?:[\w-]+ ){0,4}(?:court|magistrates?|judge|dock))\b/i;

/** "A Dunley man is facing felony charges after prosecutors say he …". */
const facesCharges =
  /\b(?:fac(?:es|ing|ed) (?:[\w-]+ ){0,4}(?:charges?|counts?|trial|prosecution)|due in court|in custody|behind bars|under (?:(?:police|criminal) )?investigation|being investigated|pleaded (?:guilty|not guilty)|accused of|alleged to have|wanted for)\b/i;

/** "A constable had posted a joke. PC Ana Ruiz was one of three officers who shared such messages": the next sentence names whom a body dealt with. */
function isTakenToNext(page: PageReading, opening: number): boolean {
  const next = page.sentences.find((sentence) => sentence.kind === "main" && sentence.index > opening);
  const first = next?.mentions[0];
  return (
    next !== undefined && first?.kind === "full" && first.from === next.start && isTakenTo(page.text.slice(first.end, next.end))
  );
}
