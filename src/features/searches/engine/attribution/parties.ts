import { matchesOf } from "#app/lib/language/matches-of.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { accusedNouns, bystanderNouns, genderOfNoun } from "../reading/nouns.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import { isPlea } from "./pleas.ts";
import { takenBack } from "./frames.ts";
import { stepTaken, toldByCourt } from "./ways-of-telling.ts";
import { actsOnJews, ownRepairs } from "./words-of-steps.ts";
import type { Frame } from "./frame.ts";
import { genderOfGivenName } from "../reading/given-names.ts";
import { hostility, namesAntisemitism, namesJewish, ownHostility } from "../hatred/hostility.ts";
import { isForElse, standsApart } from "./stands-apart.ts";
import { type Who, type ResolvedClause, type ResolvedQuote, type Discourse, groups } from "./discourse.ts";
import { counselOf } from "./counsel.ts";
import { benchTitles, officeTitles, tradesOfTitle } from "../reading/titles.ts";
import { leadPoints } from "./likely-lead.ts";
import { speaksInOffice, speaksOfAnother } from "./only-speaks.ts";
import {
  answersBehind,
  furtherOne,
  isBroughtInElse,
  isFurtherOne,
  isIdentified,
  isTakenTo,
  isOfOtherCase,
  mayBeUnnamed,
  standsBeside,
  staysUnnamed,
} from "./who-is-unnamed.ts";

/** Whom the page makes a party by its own label, caption, apposition or the words around their name: the case is theirs. */
export function partiesOf(page: PageReading, frames: readonly Frame[], group: readonly Who[]): Set<Who> {
  const parties = new Set<Who>();
  const head = page.text;
  for (const match of matchesOf(partyLine, head)) {
    // "Counsel for Respondent: Ana Ruiz": whose counsel, not who.
    if (
      /\b(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?|representatives?|appear(?:s|ed|ing)|acting|on behalf of|witness(?:es)?) (?:for|to|of) (?:the )?$/i.test(
        head.slice(Math.max(0, match.index - 30), match.index + match[0].search(/\p{L}/u)),
      )
    )
      continue;
    // "Tribunal Member: Ben Foss": who decides.
    if (
      /\b(?:tribunal|panel|committee|board|presiding|commission|chair|lay|legal)\s*$/i.test(
        head.slice(Math.max(0, match.index - 12), match.index + match[0].search(/\p{L}/u)),
      )
    )
      continue;
    const from = match.index + match[0].length;
    const newline = head.indexOf("\n", from);
    const to = Math.min(newline < 0 ? head.length : newline, from + 90);
    const plural = /s\s*:\s*$/i.test(match[0]);
    for (const mention of page.mentions) {
      if (mention.start < from || mention.start >= to) continue;
      if (!plural && (mention.start - from > 30 || /\p{Ll}{3,} \p{Ll}{2,} /u.test(head.slice(from, mention.from)))) continue;
      parties.add(`p${mention.person}`);
      if (!plural) break;
    }
  }
  for (const mention of page.mentions) {
    if (
      /^,?\s+(?:Respondent|Defendant|Appellant|RESPONDENT|DEFENDANT|APPELLANT)s?\s*(?:\n|$)/.test(
        head.slice(mention.end, mention.end + 30),
      ) ||
      (afterParty.test(head.slice(mention.end, mention.end + 30)) &&
        mention.kind === "full" &&
        /\bv(?:s)?\.?\s/.test(head.slice(Math.max(0, mention.start - 200), mention.end + 200)))
    )
      parties.add(`p${mention.person}`);
    // "Respondent Ana Ruiz was admitted to practice in 1998": not "counsel for Respondent Ana Ruiz".
    else if (
      mention.kind === "full" &&
      /(?:^|[^\p{L}])(?:Respondent|Defendant|Appellant|Licensee|Registrant|Grievor),?\s+$/u.test(
        head.slice(Math.max(0, mention.start - 14), mention.start),
      ) &&
      !/\b(?:for|to|of|by|against)\s+(?:the\s+)?\p{L}+,?\s+$/u.test(head.slice(Math.max(0, mention.start - 30), mention.start))
    )
      parties.add(`p${mention.person}`);
    else if (stateVersus.test(head.slice(Math.max(0, mention.start - 60), mention.start).replace(/\s+/g, " ")))
      parties.add(`p${mention.person}`);
  }
  for (const mention of page.mentions) {
    // "In the matter of Ana Ruiz, D.O.", at the head of an order.
    if (
      mention.start < 500 &&
      /\b(?:in the matter of|in re|re|matter of)(?: the)?(?: [\w ]{4,50} of)?(?:[ \n](?:an?|the|mr|ms|mrs|dr)\.?)?:?\s+$/i.test(
        head.slice(Math.max(0, mention.from - 30), mention.from),
      ) &&
      !/\s(?:-?v\.?s?|and)\s/.test(head.slice(mention.end, mention.end + 6))
    )
      parties.add(`p${mention.person}`);
    // "This disciplinary matter concerns Judge Ana Ruiz": what a body's decision is about, whatever their office.
    if (
      /\b(?:disciplinary|misconduct|judicial|conduct|ethics) (?:matter|case|proceeding|complaint|inquiry|action)s? (?:concern|involv|relat)(?:s|es|ed|ing)(?: to)? (?:the )?$/i.test(
        page.text.slice(Math.max(0, mention.from - 60), mention.from),
      )
    )
      parties.add(`p${mention.person}`);
    if (lostPost.test(page.text.slice(mention.end, mention.end + 90))) parties.add(`p${mention.person}`);
    if (suedFor.test(page.text.slice(Math.max(0, mention.from - 160), mention.from))) parties.add(`p${mention.person}`);
    if (postTaken.test(page.text.slice(Math.max(0, mention.from - 90), mention.from))) parties.add(`p${mention.person}`);
    // "the findings of Judge Ana Ruiz": hers, not about her.
    if (
      isAccusedOf(page.text.slice(Math.max(0, mention.from - 90), mention.from)) &&
      !(mention.title !== null && benchTitles.test(mention.title))
    )
      parties.add(`p${mention.person}`);
  }
  // Whoever holds an office answers for their own conduct in it: a judge who is censured, an officer who is dismissed.
  for (const { person, kind } of frames)
    if (kind === "discipline" || kind === "liable" || !page.people[person]?.titles.some((title) => officeTitles.test(title)))
      parties.add(`p${person}`);
  for (const who of group) parties.add(who);
  if (page.head !== null) parties.add(`p${page.head}`);
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind === "role" && accusedNouns.has(role.noun) && person.kind === "person" && !isForParty(page, role))
        parties.add(`p${person.person}`);
    }
  }
  return parties;
}

const partyLine =
  /(?:^|[\s(.])(?:respondents?|defendants?|appellant|grievor|party|parties|teacher|educator|doctor|nurse|midwife|dentist|pharmacist|solicitor|barrister|social worker|veterinary surgeon|player|subject member|licen[cs]e ?holder|accused|name|(?:name of )?(?:registrant|member|licensee|player|club official|respondent)|practitioner|member concerned|employee|student|prévenus?|angeklagter?|beschuldigter?)\s*:\s*/giu;
const afterParty = /^,?\s*(?:the\s+)?(?:defendants?|appellants?|respondents?|accused)\b/i;
const stateVersus =
  /(?<![\p{L}'’-])(?:(?:her|his) majesty(?:,? the (?:queen|king))?(?: in right of \w+)?|state(?: of [\w ]+)?|people|commonwealth|united states(?: of america)?|regina|rex|r|crown|the king|the queen|hm advocate|prosecutor)(?:,?\s+respondent)?,?\s+(?:v(?:s)?\.?|-?\s?and\s?-?)\s+(?:\(?\w\)\s*)?$/iu;

const postTaken = quick(
  /\b(?:terminat\w+|revok\w+|end(?:s|ed|ing)?|withdr\w+|suspend\w*|cancel\w*|rescind\w*)\s+(?:the\s+)?(?:contract|employment|licen[cs]e|registration|membership|appointment|tenure)\s+of\s+(?:[\p{L}.-]+\s+){0,3}$/iu,
);
const accusedOfNoun = quick(
  /\b(?:complaints?|allegations?|charges?|proceedings|findings?|disciplinary (?:case|action)|conviction|prosecution|sentencing|arrest|indictment)\s+(?:[\w-]+\s+){0,7}?(?:about|against|concerning|into|regarding|involving)\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\b(?:disciplinary (?:case|action)|conviction|prosecution|sentencing|arrest|indictment)\s+(?:[\w-]+\s+){0,3}?of\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\binvestigat\w+ (?:an? |the |several |two )?(?:reports?|concerns?)\s+(?:about|concerning)\s+(?:an? |the )?(?:[\p{L}-]+\s+){0,2}$|\b(?:inquiry|investigation|review|hearing|probe)\s+(?:into|of)\s+(?:the\s+)?(?:conduct|behaviou?r|remarks?|comments?|statements?|posts?)\s+(?:of|by)\s+(?:an? |the |its |our )?(?:[\p{L}-]+\s+){0,3}$/iu,
);
const suedFor = quick(
  /\b(?:complaint|suit|lawsuit|charges|action|case|claim|proceedings)\b[^.]{0,60}\bagainst\b(?:[^.]{0,60}\b(?:and|,)\s+(?:(?:its|their|his|her)\s+)?(?:[\w-]+,?\s+){0,2})?\s*$/i,
);
const lostPost =
  /^(?:['’]s?)? (?:\w+ ){0,2}(?:employment|contract|licen[cs]e|registration|membership|appointment|tenure|accreditation)\b[^.]{0,50}\b(?:terminated|ended|revoked|withdrawn|suspended|removed|cancelled|rescinded)\b/i;

/** "proceedings against X", but not "no proceedings were opened against X". */
function isAccusedOf(before: string): boolean {
  const match = accusedOfNoun.exec(before);
  return (
    match !== null &&
    !/\b(?:no|nor|without|never|any|not (?:an?|any))\s+(?:[\w-]+\s+){0,2}$/i.test(before.slice(0, match.index)) &&
    !/^\w+(?: \w+)? (?:were|was|have been|has been|had been|are|is) (?:not|never|n't) /i.test(match[0])
  );
}

/** "Counsel for the accused, Mr Obi": the accused is whose counsel it is. */
export function isForParty(page: PageReading, role: ActorAt): boolean {
  return /\b(?:counsel|lawyers?|attorneys?|solicitors?|barristers?|advocates?|qc|kc|appear(?:s|ed|ing)|acting) for\s+(?:the\s+)?$/i.test(
    page.text.slice(Math.max(0, role.start - 24), role.start),
  );
}

/** Classes of verbs whose object the law or a body has taken a step about. */
export const legal = new Set(["charge", "arrest", "indict", "convict", "sentence", "try", "clear", "discipline"]);

/** "removed the sign himself" removes nobody. */
export function isReflexive(actor: ActorAt | null): boolean {
  return actor?.kind === "pronoun" && /^(?:himself|herself|themselves)$/.test(actor.word);
}

const forOwnRepairs = new RegExp(`^${ownRepairs}`, "i");

/** "must pay", "was ordered to pay": held liable. */
export function isHeldLiable(page: PageReading, clause: ResolvedClause): boolean {
  return (
    clause.lemma === "pay" &&
    !forOwnRepairs.test(page.text.slice(clause.end, clause.end + 40)) &&
    /\b(?:must|has to|have to|(?:ordered|told|directed|required)(?: (?:on|by|last|this|yesterday|today)(?: [\w']+){0,4})? to)\s+pay$/i.test(
      page.text.slice(Math.max(0, clause.start - 60), clause.end),
    )
  );
}

/** Who pays: the verb's subject; "was ordered to pay Ana Ruiz" pays her. */
const payerOf = ({ agent, agentIs, patientIs }: ResolvedClause): Who => (agent === null ? patientIs : agentIs);

/** Named, or meant by words that can be nobody else. */
function isFirm(actor: ActorAt | null, sure: ReadonlySet<ActorAt> | null): boolean {
  return actor !== null && (actor.kind === "person" || (sure !== null && (sure.has(actor) || actor.kind === "role")));
}

/** "Judge Ruiz held it to be aggravated and fined each of them": who decides in the same breath. */
function doesInSentence(clauses: readonly ResolvedClause[], clause: ResolvedClause): boolean {
  return clauses.some(
    (one) => one.sentence === clause.sentence && one.start < clause.start && !one.passive && one.agent === clause.patient,
  );
}

/**
 * Whom the page accuses by name: its parties, and those whom a clause shows as charged, sentenced, cleared, disciplined or pleading.
 * `sure`: the pronouns that are not in doubt, once it is known whom the page accuses; null to take names alone.
 */
export function accusedOf(
  page: PageReading,
  discourse: Pick<Discourse, "clauses">,
  parties: ReadonlySet<Who>,
  sure: ReadonlySet<ActorAt> | null,
): Set<Who> {
  const accused = new Set<Who>(parties);
  for (const clause of discourse.clauses) {
    if (isHeldLiable(page, clause)) if (/^p/.test(payerOf(clause))) accused.add(payerOf(clause));
    if (clause.negated || clause.hedged || !(legal.has(clause.class) || isPlea(page, clause))) continue;
    if (takenBack.test(page.sentences[clause.sentence]?.text ?? "")) continue;
    // "was arrested in 2019 in an unrelated case".
    if (
      /^[^.;]{0,50}\b(?:an?|the) (?:unrelated|separate|different|another) (?:case|matter|incident|offen[cs]e|investigation|inquiry|dispute|charge)\b/i.test(
        page.text.slice(clause.end, clause.end + 90),
      )
    )
      continue;
    if (
      legal.has(clause.class) &&
      /^p/.test(clause.patientIs) &&
      isFirm(clause.patient, sure) &&
      !isReflexive(clause.patient) &&
      (clause.patient?.kind === "person" || !counselOf(page).has(clause.patientIs)) &&
      // A judge or an officer is accused by name alone: a pronoun beside their name seldom means them.
      ((clause.patient?.kind === "person" && !doesInSentence(discourse.clauses, clause)) ||
        !page.people[Number(clause.patientIs.slice(1))]?.titles.some((title) => benchTitles.test(title)))
    )
      accused.add(clause.patientIs);
    if (
      isPlea(page, clause) &&
      /^p/.test(clause.agentIs) &&
      !page.people[Number(clause.agentIs.slice(1))]?.titles.some((title) => officeTitles.test(title)) &&
      !counselOf(page).has(clause.agentIs) &&
      isFirm(clause.agent, sure)
    )
      accused.add(clause.agentIs);
  }
  return accused;
}

const ofAnotherCase =
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

const reporters =
  /^(?:The |An? |Local |State |Federal |City |British |Canadian )?(?:police|officers?|detectives?|investigators?|prosecutors?|authorities|officials?|deputies|troopers|court|jury|jurors|tribunal|inquest|hearing|magistrates|witness(?:es)?|video|footage)\b[^,.;]{0,40}$/i;
/** Between who tells of it and whom it is told of: "Police say | a man shouted", "The court heard that | a driver had spat". */
const tellsThat =
  /^ (?:(?:say|said|says|alleged?|alleges|believe|reported|report|(?:was|were|has been|have been) told|(?:has |have )?heard|shows?|showed)(?: on \w+day| \w+day| this week)?(?: that| how)?|(?:are|is|have been|were) (?:investigating|looking into|appealing for (?:witnesses|information)|hunting|searching)(?: [^,.;]{2,40})? after) $/i;
/** Whom a sentence tells of: its first actor, or the one of whom police, a court or a witness tell. */
function toldOf(page: PageReading, sentence: Sentence | undefined): ActorAt | undefined {
  const [first, second] = sentence?.reading.actors ?? [];
  if (!sentence || !first || !second || first.kind === "person") return first;
  const isTold =
    reporters.test(page.text.slice(sentence.start, first.end)) && tellsThat.test(page.text.slice(first.end, second.start));
  return isTold ? second : first;
}

/** Whom the page's first sentence is about, by a word for them and no name: "A former activist who …", with what is said of them. */
export function openerOf(page: PageReading): { noun: string; words: string; at: number; behind: string } | null {
  const head = openingOf(page);
  const actor = head && toldOf(page, head);
  if (!head || head.mentions.length > 0 || actor?.kind !== "role" || actor.definite || actor.start - head.start > 40) return null;
  return { noun: actor.noun, words: actor.words, at: actor.start - head.start, behind: page.text.slice(actor.end, head.end) };
}

/** By their noun: whom the page brings in without a name as the one who answers for it, or as the one who did it. */
function broughtInUnnamed(
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
  // "A former activist who bombarded a candidate with e-mails has been ordered to carry out unpaid work".
  const opener = openerOf(page);
  if (
    opener &&
    /^[^.;]{0,160}? (?:has|have|had|was|is) (?:been |to be )?(?:(?:given|handed) (?:an? |\d)(?:[\w-]+[- ]){0,4}(?:sentence|term|fine|years?|months?|order|discharge|ban|warning|reprimand|probation)|ordered to (?:pay|carry out|complete|do|perform|serve|apologi[sz]e)|spared (?:an? )?(?:\w+ )?(?:jail|prison)|bound over|put on probation)\b|^[^.;]{0,160}? (?:received|got|gets) (?:an? )?(?:[\w-]+[- ]){0,4}(?:sentence|term|fine|years?|months?|order|discharge|ban|reprimand|probation)\b/i.test(
      opener.behind,
    )
  )
    unnamed.add(`r:${opener.noun}`);
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
 * "A Redmere man was jailed" and, later, "Ian Foss, 34, …": the unnamed and the named are one when only one fits, and when no clause tells
 * of both ("a lecturer had called Mei Ruiz …": not she).
 */
export function unnamedAccused(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  accused: ReadonlySet<Who>,
): { aliases: Map<Who, Who>; bystanders: ReadonlySet<Who> } {
  const tied = tieUnnamed(page, discourse, accused);
  for (const [key, who] of tied.aliases) if (areTwo(discourse, key, who)) tied.aliases.delete(key);
  return tied;
}

/** One did something to the other, whom the page names right behind the verb. */
const areTwo = ({ clauses }: Pick<Discourse, "clauses">, key: Who, who: Who): boolean =>
  clauses.some(
    ({ class: kind, lemma, agentIs, patientIs, agent, patient, negated, end }) =>
      agentIs === key &&
      patientIs === who &&
      agent?.kind === "role" &&
      patient?.kind === "person" &&
      patient.start >= end &&
      patient.start - end < 12 &&
      !negated &&
      (/^(?:say|attack|threaten)$/.test(kind) || /^(?:sue|su|follow|film)$/.test(lemma)),
  );

function tieUnnamed(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  accusedByAll: ReadonlySet<Who>,
): { aliases: Map<Who, Who>; bystanders: ReadonlySet<Who> } {
  const unnamed = broughtInUnnamed(page, discourse, accusedByAll);
  // "The principal of the other school, Ben Foss, said … He was dismissed": by a pronoun, of somebody brought in to speak.
  const accused = new Set([...accusedByAll].filter((who) => !speaksInOffice(page, discourse, who, unnamed)));
  const opener = openerOf(page);
  // "A barrister has been thrown out of the profession": an office that is the one sanctioned.
  const sanctioned: Who | null = opener && stepTaken.test(opener.behind) ? `r:${opener.noun}` : null;
  const opening = openingOf(page)?.index ?? 0;
  const lead = leadOf(page, discourse);
  const aliases = new Map<Who, Who>();
  const later = new Set<Who>();
  // "A restaurant owner … The owner, Ana Ruiz": the same noun, given a name.
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      // "another party official in the state, Ben Foss": not the one of whom the page began to tell.
      const isAnother =
        role.kind === "role" &&
        (/\b(?:another|other|second|third|fellow|former colleague) (?:[\w-]+ )?$|^(?:another|other|fellow)\b/i.test(
          `${page.text.slice(Math.max(sentence.start, role.start - 20), role.start)}${role.words}`.slice(0, 60),
        ) ||
          // "The coach of the visiting team, Ben Foss": another body's.
          ofAnotherBody.test(page.text.slice(role.start, person.start)));
      if (role.kind !== "role" || !role.definite || isAnother || person.kind !== "person") continue;
      if (unnamed.has(`r:${role.noun}`)) aliases.set(`r:${role.noun}`, `p${person.person}`);
      // "A shopkeeper … The owner, Ana Ruiz": who keeps it, by the other word for them; not "A bookshop two doors down … Its owner".
      const keepers =
        keepsIt.test(role.noun) && /^the /i.test(role.words) && isOfTheirOwnPlace(page)
          ? [...unnamed].filter((key) => keeper.test(key))
          : [];
      const [kept] = keepers;
      if (kept !== undefined && keepers.length === 1 && /^, $/.test(page.text.slice(role.end, person.start)))
        aliases.set(kept, `p${person.person}`);
    }
  }
  // "The man who has been charged is Ana Ruiz, 38".
  for (const sentence of page.sentences) {
    const said =
      /^The (man|woman|person|suspect|driver|teacher|student|officer|employee|player|teenager)\b[^.;:]{0,90}? (?:is|was) (?:named as |identified as )?$/.exec(
        page.text.slice(sentence.start, sentence.mentions[0]?.from ?? sentence.start),
      );
    const named = sentence.mentions[0];
    if (said?.[1] && named?.kind === "full") {
      const key: Who = `r:${said[1]}`;
      // "The teacher was later named as Ana Ruiz": a name, unless the page accuses the teacher.
      if (
        !unnamed.has(key) &&
        !/\b(?:charg|arrest|accus|convict|suspect|sentenc|sought|wanted|respons|who (?:did|said|wrote|shouted|threw))\w*/.test(
          said[0],
        )
      )
        later.add(key);
      aliases.set(key, `p${named.person}`);
    }
    // "the company identified the man as Ana Ruiz, a crew lead".
    for (const mention of sentence.mentions) {
      const as =
        /\bidentified the (man|woman|person|driver|speaker|caller|employee|student|teenager|fan|passenger|customer)(?: (?:in|seen in|on|behind) the \w+)? as $/.exec(
          page.text.slice(sentence.start, mention.from),
        )?.[1];
      if (as && mention.kind === "full") aliases.set(`r:${as}`, `p${mention.person}`);
    }
  }
  for (const [noun, person] of manAndWoman(page, discourse, accused)) aliases.set(`r:${noun}`, person);
  // "told by a waiter that … The waiter, Ana Ruiz, …": brought in once without a name, and then given it.
  for (const [noun, person] of namedLater(page)) {
    if (condemns(page, discourse, person)) continue;
    // "threw a brick at a baker … The baker, Ana Ruiz": who somebody is, not that they are accused of anything.
    if (!unnamed.has(`r:${noun}`) && !aliases.has(`r:${noun}`)) later.add(`r:${noun}`);
    aliases.set(`r:${noun}`, person);
  }
  // "A deputy who wrote … Deputy Ana Ruiz": the one person of that title.
  const headed = new Set<Who>();
  const byTitle = new Set<Who>();
  for (const key of unnamed) {
    const holders = page.people.filter((person) =>
      person.titles.some((title) => (tradesOfTitle[title] ?? [title]).includes(key.slice(2))),
    );
    // "A councillor has been suspended … Ana Ruiz, who chairs a committee, …": of two councillors the one with whose name the next sentence begins.
    const behind = page.sentences.find(({ kind, index }) => kind === "main" && index > opening);
    const first = behind?.mentions[0];
    const next =
      first?.kind === "full" &&
      behind !== undefined &&
      /^(?:The )?$/.test(page.text.slice(behind.start, first.from)) &&
      // "Councillor Ana Ruiz, who leads the group, said": of whom it tells is told by a step or an accusation.
      (isTakenTo(page.text.slice(first.end, behind.end)) ||
        discourse.clauses.some(
          (clause) =>
            clause.sentence === behind.index &&
            clause.patientIs === `p${first.person}` &&
            clause.passive &&
            !clause.negated &&
            (legal.has(clause.class) ||
              clause.class === "accuse" ||
              // "was found by a church tribunal to have engaged in conduct unbecoming".
              (clause.class === "find" &&
                /^ (?:by [^;.,]{2,40} )?to have (?:\w+ly )?(?:engaged in|committed|breached|broken|shared|posted|published|sent|made|used|brought|failed|displayed|promoted|contravened|infringed|harassed|incited|abused)\b/.test(
                  page.text.slice(clause.end, clause.end + 100),
                ))),
        ))
        ? first.person
        : null;
    // "Ana Ruiz was reported to the party. … Councillor Ben Foss said": of whom the next sentence tells, though another bears the title.
    const only = holders.length === 1 && next === null ? holders[0] : holders.find(({ id }) => id === next);
    if (only && only.id === next) headed.add(key);
    if (!only || condemns(page, discourse, `p${only.id}`)) continue;
    // "A retired consultant was struck off … Cal Marsh, who worked for 28 years, … Dr Ana Ruiz said": whom the page accuses by name goes before a title.
    if (only.id !== next && !accused.has(`p${only.id}`) && [...accused].some((who) => /^p/.test(who))) continue;
    // "A lecturer was dismissed … The vice-chancellor, Professor Ana Ruiz": another of that title; and officers are many.
    const isOfficer = only.titles.some((title) => officeTitles.test(title));
    if (
      holders.length > 1 ||
      (isOfficer ? mayBeUnnamed(page, discourse, `p${only.id}`, unnamed) : !standsBeside(page, `p${only.id}`, unnamed))
    ) {
      aliases.set(key, `p${only.id}`);
      byTitle.add(key);
    }
  }
  // "A nurse was struck off … The trust's chief nurse, Ana Ruiz, said": of the same trade, and another.
  for (const [key, who] of aliases)
    if (
      !headed.has(key) &&
      !accused.has(who) &&
      unnamed.has(key) &&
      (isSpokenAgainst(page, discourse, who, unnamed) ||
        (byTitle.has(key) && speaksOfAnother(page, discourse, who, unnamed, opening)))
    )
      aliases.delete(key);
  for (const key of aliases.keys()) unnamed.delete(key);
  if (unnamed.size === 0) return { aliases, bystanders: later };
  const leadText = openingOf(page)?.text ?? "";
  // "Police say a man …": of whom nothing is said but that somebody did it, and no employer sanctions "a man".
  const isGeneric =
    [...unnamed].every((key) =>
      /^r:(?:man|woman|person|driver|passenger|teenager|youth|boy|girl|fan|customer|stranger|suspect)$/.test(key),
    ) &&
    openingOf(page) !== undefined &&
    toldOf(page, openingOf(page)) !== openingOf(page)?.reading.actors[0];
  // Those whom the page only clears are not the one it convicts.
  let named = [...accused].filter((who) => {
    const legalClauses = discourse.clauses.filter((clause) => legal.has(clause.class) && clause.patientIs === who);
    if (isBroughtInElse(page, who, unnamed)) return false;
    return legalClauses.length === 0 || !legalClauses.every((clause) => clause.class === "clear" || clause.class === "try");
  });
  // "In one of those, Ben Foss, 22, was charged with …", "A second man, Cleo Hart": of another case by its first words, or not the first.
  const isOfThis = (who: Who) => {
    const first = page.sentences.find(
      ({ kind, mentions }) => kind === "main" && mentions.some(({ person }) => `p${person}` === who),
    );
    return first === undefined || !ofAnotherCase.test(first.text);
  };
  // "Ana Ruiz, who filmed it, was arrested on an old warrant", "the boy's teacher, was suspended": beside whoever did it.
  named = named.filter((who) => !standsApart(page, who, leadText, isGeneric));
  if (named.length === 0 && accused.size > 0 && [...accused].every((who) => standsApart(page, who, leadText, isGeneric)))
    return { aliases, bystanders: later };
  // "Ana Ruiz, 34, was arrested over an unrelated burglary": of all whom the page accuses, none is the one of whom it began to tell.
  if (named.length > 0 && named.every((who) => isForElse(page, who, leadText))) {
    const next = page.sentences.find(({ kind, index }) => kind === "main" && index > opening);
    const heads = next?.mentions[0];
    if (heads?.kind !== "full" || heads.from !== next?.start || named.includes(`p${heads.person}`))
      return { aliases, bystanders: later };
    named = [];
  }
  if (named.some((who) => isOfThis(who) && !isFurtherOne(page, who)) || named.every((who) => isFurtherOne(page, who)))
    named = named.filter((who) => isOfThis(who) && !isFurtherOne(page, who));
  // "The culprit has since been identified: Ana Ruiz."
  const identified = page.people
    .map(({ id }) => `p${id}`)
    .filter((who) => isIdentified(page, who) && !standsBeside(page, who, unnamed) && !condemns(page, discourse, who));
  if (identified.length === 1 && (named.length === 0 || named.some((who) => identified.includes(who)))) named = identified;
  if (named.length === 0) {
    const withAge = page.mentions.filter(
      (mention) => mention.kind === "full" && /^,? (?:aged )?\(?\d{2}\b/.test(page.text.slice(mention.end, mention.end + 9)),
    );
    const harmed = new Set(
      discourse.clauses
        .filter(
          (clause) =>
            /^(?:attack|damage|refuse|help)$/.test(clause.class) &&
            // "Stewards filmed X": whom a camera or an inquiry shows may be the one who did it.
            !/^(?:film|photograph|investigate|interview|represent|defend)$/.test(clause.lemma) &&
            !clause.negated &&
            !isReflexive(clause.patient),
        )
        .map((clause) => clause.patientIs),
    );
    named = [...new Set(withAge.map((mention) => `p${mention.person}`))].filter(
      (who) => !harmed.has(who) && !isOnlooker(page, who) && mayBeUnnamed(page, discourse, who, unnamed),
    );
    // "The club barred a supporter. Stewards filmed X, 49, leading a chant.": of several the one whom the next sentence shows at it.
    if (named.length > 1) {
      const shown = named.filter((who) =>
        discourse.clauses.some(
          (clause) =>
            clause.sentence === opening + 1 &&
            clause.patientIs === who &&
            clause.patient?.kind === "person" &&
            !clause.negated &&
            /^(?:film|record|photograph|catch|identify|arrest|charge|summons|name|show|see|hear|accuse)$/.test(clause.lemma),
        ),
      );
      if (shown.length === 1) named = shown;
    }
    if (named.length !== 1) {
      const hostile = discourse.quotes.filter(
        (quote) =>
          quote.speaker.startsWith("p") &&
          !condemns(page, discourse, quote.speaker) &&
          !standsBeside(page, quote.speaker, unnamed) &&
          ownHostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 2,
      );
      named = [...new Set(hostile.map((quote) => quote.speaker))];
    }
    if (named.length !== 1) {
      // Introduced without a name, then named as the subject of one of the next sentences.
      const introduced = Math.min(
        ...discourse.clauses
          .filter((clause) => unnamed.has(clause.patientIs) || unnamed.has(clause.agentIs))
          .map((clause) => clause.sentence),
      );
      const next = discourse.clauses.find(
        (clause) =>
          clause.sentence >= introduced &&
          clause.sentence <= introduced + 2 &&
          clause.agent?.kind === "person" &&
          !page.people[clause.agent.person]?.titles.some((title) => officeTitles.test(title)) &&
          !isOnlooker(page, clause.agentIs) &&
          mayBeUnnamed(page, discourse, clause.agentIs, unnamed) &&
          openingAhead.test(page.text.slice(page.sentences[clause.sentence]?.start ?? clause.agent.start, clause.agent.start)),
      );
      // "A court sentenced a surveyor. Ana Ruiz, 73, has three convictions.": no verb of doing, yet whom it is about.
      const after = page.sentences[introduced + 1];
      const heads = after?.kind === "main" && after.mentions[0]?.from === after.start ? after.mentions[0] : undefined;
      const isHead =
        heads !== undefined &&
        heads.kind === "full" &&
        (/^,? \(?(?:aged )?\d{2}\b/.test(page.text.slice(heads.end, heads.end + 10)) ||
          answersBehind(page.text.slice(heads.end, after?.end))) &&
        !page.people[heads.person]?.titles.some((title) => officeTitles.test(title)) &&
        !isOnlooker(page, `p${heads.person}`) &&
        mayBeUnnamed(page, discourse, `p${heads.person}`, unnamed);
      const isNearer = isHead && (next === undefined || next.sentence > introduced + 1);
      named = isNearer ? [`p${heads.person}`] : next ? [next.agentIs] : [];
      if (named.length === 0)
        named = byElimination(page, discourse, introduced).filter((who) => mayBeUnnamed(page, discourse, who, unnamed));
    }
  }
  // Of several accused it is the one with whose name the next sentence begins: "A man has been jailed. Ana Ruiz, 26, …".
  if (named.length > 1) {
    const next = page.sentences.find((sentence) => sentence.kind === "main" && sentence.index > opening);
    const [first, second] = next?.mentions ?? [];
    const isJoined =
      first && second && /^(?:,? \(?(?:aged )?\d{2}\)?,?)? (?:and|&) $/.test(page.text.slice(first.end, second.from));
    // "According to the Echo, county party vice chair Ana Ruiz posted it": behind where it comes from and her office.
    const isHead =
      first !== undefined &&
      next !== undefined &&
      (first.from === next.start ||
        (/^(?:According to|In|On|At|Last|Earlier)\b[^,]{2,60}, (?:[\w.'’-]+ ){0,6}$/u.test(
          page.text.slice(next.start, first.from),
        ) &&
          discourse.clauses.some(
            (clause) =>
              clause.sentence === next.index && clause.agentIs === `p${first.person}` && clause.agent?.kind === "person",
          )));
    const who = isHead && !isJoined ? `p${first.person}` : null;
    // "A court has convicted a man": whom it convicts, whoever stands at the head of the sentence.
    const told = lead && unnamed.has(lead) ? lead : sentencedAt(discourse, opening, unnamed);
    if (who && named.includes(who) && told) {
      unnamed.clear();
      unnamed.add(told);
      named = [who];
    }
  }
  // "A candidate has been expelled … Ana Ruiz, who was to stand, wrote the words": though the page names another whom it accuses.
  const behind = named.length > 0 ? headOfNext(page, discourse, opening) : null;
  const heads = behind !== null && mayBeUnnamed(page, discourse, behind, unnamed) ? behind : null;
  const brought = lead && unnamed.has(lead) ? lead : sentencedAt(discourse, opening, unnamed);
  if (heads && !named.includes(heads) && brought && !condemns(page, discourse, heads)) {
    unnamed.clear();
    unnamed.add(brought);
    named = [heads];
  }
  // Nobody answers for it in so many words: whoever the sentences that name them speak for, and nobody else as much.
  const likely = named.length === 0 ? likeliest(page, discourse, unnamed, opening) : null;
  if (likely !== null) named = [likely];
  const only = named.length === 1 ? named[0] : undefined;
  if (!only || (!accused.has(only) && isSpokenAgainst(page, discourse, only, unnamed))) return { aliases, bystanders: later };
  const gender = page.people[Number(only.slice(1))]?.gender ?? null;
  const firstNamed =
    page.sentences.find(
      (sentence) => sentence.kind === "main" && sentence.mentions.some((mention) => `p${mention.person}` === only),
    )?.index ?? 0;
  if (condemns(page, discourse, only)) return { aliases, bystanders: later };
  // Whom the page names by an office, or whose name it says it keeps back.
  const isOfficer = page.people[Number(only.slice(1))]?.titles.some((title) => officeTitles.test(title)) === true;
  if (staysUnnamed(page, unnamed) || isOfOtherCase(page, only) || (isOfficer && !mayBeUnnamed(page, discourse, only, unnamed)))
    return { aliases, bystanders: later };
  for (const key of unnamed) {
    const noun = key.slice(2);
    if (groups.test(key)) continue;
    // Who is brought in by "a man" after somebody was named is somebody else.
    const brought =
      page.sentences.find(
        (sentence) =>
          sentence.kind === "main" && sentence.reading.actors.some((actor) => actor.kind === "role" && actor.noun === noun),
      )?.index ?? 0;
    if (brought > firstNamed) continue;
    // "Ben Foss had … The man was convicted. Ana Ruiz …": "the man" is whom the page has named, not who comes later.
    const asKnown = page.sentences[brought]?.reading.actors.find((actor) => actor.kind === "role" && actor.noun === noun);
    if (
      asKnown?.kind === "role" &&
      asKnown.definite &&
      /^(?:man|woman|person|defendant|suspect|accused|teenager)$/.test(noun) &&
      page.sentences
        .slice(0, brought + 1)
        .flatMap(({ kind, mentions }) => (kind === "main" ? mentions : []))
        .some(
          ({ person, start }) =>
            `p${person}` !== only &&
            start < asKnown.start &&
            !page.people[person]?.titles.some((title) => officeTitles.test(title)) &&
            !condemns(page, discourse, `p${person}`),
        )
    )
      continue;
    // "Ana Ruiz said the man had leaned over": who tells of somebody is somebody else.
    if (
      page.sentences.some((sentence) =>
        discourse.clauses.some(
          (one) =>
            one.sentence === sentence.index &&
            one.agentIs === only &&
            (/^(?:say|find|accuse|help)$/.test(one.class) || one.lemma === "confirm") &&
            !one.passive &&
            sentence.reading.actors.some(
              (actor) => actor.kind === "role" && actor.noun === noun && actor.start >= one.end && actor.start - one.end < 12,
            ),
        ),
      )
    )
      continue;
    if (ageConflict(page, noun, only)) continue;
    const other = genderOfNoun(noun);
    if (gender && other && gender !== other) continue;
    // A constable or a lawyer may be the one disciplined; a victim or a witness is never the one accused.
    const isPatient =
      key === sanctioned ||
      discourse.clauses.some(
        (clause) => clause.patientIs === key && (legal.has(clause.class) || clause.class === "accuse") && !clause.negated,
      ) ||
      // "A former constable posted …, a panel has found. Cal Marsh would have been dismissed": the one who does it as the page opens.
      (mayDoIt.test(noun) &&
        accused.has(only) &&
        discourse.clauses.some(
          ({ agentIs, agent, sentence, negated, ...clause }) =>
            agentIs === key &&
            agent?.kind === "role" &&
            !agent.definite &&
            agent === toldOf(page, page.sentences[sentence]) &&
            sentence === opening &&
            !negated &&
            isHostileDeed(page, clause),
        ));
    if (bystanderNouns.has(noun) && !(isPatient && !/^(?:victim|witness|complainant|judge|magistrate)/.test(noun))) continue;
    aliases.set(key, only);
  }
  return { aliases, bystanders: later };
}

/** "hung a sign in his window", "on the door of her shop": the opening tells of their own place, and names none of anybody else's. */
function isOfTheirOwnPlace(page: PageReading): boolean {
  const opening = page.sentences.find(({ kind }) => kind === "main")?.text ?? "";
  const own =
    /\b(?:his|her|their) (?:own )?(?:[\w-]+ )?(?:shop|store|window|door|restaurant|caf[eé]|bar|pub|hotel|inn|premises|business|salon|bakery|stall|showcase|counter)\b/gi;
  return (
    own.test(opening) &&
    !/\b(?:an?|the|another|some(?:body|one)['’]s) (?:[\w-]+ ){0,2}(?:shop|store|bookshop|restaurant|caf[eé]|bar|pub|hotel|synagogue|school|centre|center|house|bakery|museum)\b/i.test(
      opening.replace(own, " ").replace(/\bof (?:his|her) \w+/gi, " "),
    )
  );
}

const keepsIt = /^(?:owner|proprietor|shopkeeper|storekeeper|operator)$/;
/** Who keeps a shop, an inn or a workshop. */
const keeper =
  /^r:(?:owner|proprietor|shopkeeper|storekeeper|retailer|trader|merchant|restaurateur|hotelier|innkeeper|publican|bookseller|baker|butcher|grocer|barber|hairdresser|florist|jewell?er|tattooist|optician)$/;

const elsewhere = "(?:visiting|opposing|opposition|rival|away|neighbou?ring|other)";
/** "the visiting coach,", "the coach of the opposing team,". */
const ofAnotherBody = new RegExp(
  `^(?:the )?${elsewhere} |\\b(?:of|for|at|from) (?:the|an?) (?:[\\w-]+ )?${elsewhere} [\\w-]+`,
  "i",
);

const mayDoIt =
  /^(?:officer|constable|sergeant|detective|deputy|captain|student|pupil|pastor|priest|imam|vicar|editor|director|guest)$/;
/** They did or said something, and hostile words or the word for them stand behind the verb. */
const isHostileDeed = (
  page: PageReading,
  { class: kind, end, tailEnd }: Pick<ResolvedClause, "class" | "end" | "tailEnd">,
): boolean =>
  /^(?:say|write|attack|damage|refuse|spread)$/.test(kind) &&
  [namesAntisemitism, namesJewish].some((pattern) => pattern.test(page.text.slice(end, Math.max(tailEnd, end + 120))));

/** From so many points on somebody is taken for the one whom a report does not name, with so many more than anybody else has. */
const takenFrom = 1.2;
const clearBy = 1;
/** Down to so few, what the page says of somebody is against it, whatever else seemed to say so. */
const spokenAgainst = -2;

function isSpokenAgainst(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  who: Who,
  unnamed: ReadonlySet<Who>,
): boolean {
  return leadPoints(page, Number(who.slice(1))) <= spokenAgainst && !mayBeUnnamed(page, discourse, who, unnamed);
}

/** An opening that tells of a mistake: whoever is named behind it is the one who was wronged. */
const takesItBack =
  /\b(?:seemed|appeared) to (?:say|shout|be|have)|\b(?:wrongly|mistakenly|falsely|cleared|acquitted|reinstated|exonerated|unfit|back at work|by mistake|mistaken|overturned|quashed|dropped the|withdrawn)\b/i;

/** Who judges, fines or dismisses: with them a report of what was done about somebody may begin. */
const decides =
  /^(?:judge|magistrate|sheriff|recorder|jury|prosecutor|referee|adjudicator|arbitrator|employer|bishop|minister|commissioner|mayor|publisher|school|head|principal|officer|constable)$/;

/** The one of those named behind the opening of whom most speaks for it, none of whom the page shows as another. */
function likeliest(
  page: PageReading,
  discourse: Pick<Discourse, "clauses" | "quotes">,
  unnamed: ReadonlySet<Who>,
  opening: number,
): Who | null {
  const head = page.sentences.filter(({ kind, index }) => kind === "main" && index >= opening && index <= opening + 1);
  const singular = [...unnamed].filter(
    (key) =>
      !groups.test(key) &&
      head.some(({ reading }) => reading.actors.some((actor) => actor.kind === "role" && `r:${actor.noun}` === key)),
  );
  // "A waiter whose manager was dismissed for … has settled his claim": the page may go on to name either.
  const opener = openerOf(page);
  const isOfAnother = opener !== null && !decides.test(opener.noun) && !unnamed.has(`r:${opener.noun}`);
  if (singular.length === 0 || staysUnnamed(page, unnamed) || head.some(({ text }) => takesItBack.test(text))) return null;
  const harmed = new Set(
    discourse.clauses
      .filter((clause) => /^(?:attack|damage|refuse|help)$/.test(clause.class) && !clause.negated && !isReflexive(clause.patient))
      .map((clause) => clause.patientIs),
  );
  const ranked = page.people
    .filter(({ id, titles }) => {
      const who = `p${id}`;
      const first = page.mentions.find((mention) => mention.person === id && mention.kind === "full");
      const where = page.sentences.find(({ start, end }) => first && start <= first.start && first.end <= end);
      return (
        where?.kind === "main" &&
        where.index > opening &&
        !titles.some((title) => officeTitles.test(title)) &&
        !harmed.has(who) &&
        !condemns(page, discourse, who) &&
        !isOnlooker(page, who) &&
        !isFurtherOne(page, who) &&
        !isBroughtInElse(page, who, unnamed) &&
        !standsBeside(page, who, unnamed) &&
        !speaksInOffice(page, discourse, who, unnamed) &&
        !isOfOtherCase(page, who) &&
        (!isOfAnother || mayBeUnnamed(page, discourse, who, unnamed)) &&
        !singular.every((key) => ageConflict(page, key.slice(2), who))
      );
    })
    .map(({ id }) => ({ who: `p${id}`, points: leadPoints(page, id) }))
    .toSorted((one, other) => other.points - one.points);
  const [best, second] = ranked;
  return best && best.points >= takenFrom && best.points - (second?.points ?? -Infinity) >= clearBy ? best.who : null;
}

/** The first sentence of the main text, behind "LEIPZIG." or "DUNLEY (AP)." */
export function openingOf(page: PageReading): Sentence | undefined {
  return page.sentences.find((sentence) => sentence.kind === "main" && /\p{Ll}{3}/u.test(sentence.text));
}

/** "The court sentenced a retired draughtsman", "an appeal by a nurse struck off": whom the first sentence brings in as sanctioned. */
function sentencedAt(discourse: Pick<Discourse, "clauses">, opening: number, unnamed: ReadonlySet<Who>): Who | null {
  const keys = new Set(
    discourse.clauses
      .filter(
        (clause) =>
          clause.sentence === opening &&
          !clause.negated &&
          legal.has(clause.class) &&
          clause.class !== "clear" &&
          clause.patient?.kind === "role" &&
          /^an? /.test(clause.patient.words) &&
          unnamed.has(clause.patientIs),
      )
      .map((clause) => clause.patientIs),
  );
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}

/** "A Dunley man is facing felony charges after prosecutors say he …". */
const facesCharges =
  /\b(?:fac(?:es|ing|ed) (?:[\w-]+ ){0,4}(?:charges?|counts?|trial|prosecution)|due in court|in custody|behind bars|under (?:(?:police|criminal) )?investigation|being investigated|pleaded (?:guilty|not guilty)|accused of|wanted for)\b/i;

/** "A constable had posted a joke. PC Ana Ruiz was one of three officers who shared such messages": the next sentence names whom a body dealt with. */
function isTakenToNext(page: PageReading, opening: number): boolean {
  const next = page.sentences.find((sentence) => sentence.kind === "main" && sentence.index > opening);
  const first = next?.mentions[0];
  return (
    next !== undefined && first?.kind === "full" && first.from === next.start && isTakenTo(page.text.slice(first.end, next.end))
  );
}

/** With whose full name the sentence behind the first one begins, where it goes on to say what they did or how old they are. */
function headOfNext(page: PageReading, discourse: Pick<Discourse, "clauses">, opening: number): Who | null {
  const next = page.sentences.find((sentence) => sentence.kind === "main" && sentence.index > opening);
  const [first, second] = next?.mentions ?? [];
  if (!next || first?.kind !== "full" || first.from !== next.start) return null;
  if (page.people[first.person]?.titles.some((title) => officeTitles.test(title))) return null;
  if (second && /^(?:,? \(?(?:aged )?\d{2}\)?,?)? (?:and|&) $/.test(page.text.slice(first.end, second.from))) return null;
  const who = `p${first.person}`;
  const isHarmed = discourse.clauses.some(
    (clause) => clause.patientIs === who && /^(?:attack|damage|refuse|help)$/.test(clause.class) && !clause.negated,
  );
  if (isHarmed || isOnlooker(page, who)) return null;
  const isAged = /^,? \(?(?:aged )?\d{2}\b/.test(page.text.slice(first.end, first.end + 10));
  const acted = discourse.clauses.some(
    (clause) =>
      clause.sentence === next.index &&
      ((clause.agentIs === who &&
        !clause.passive &&
        (/^(?:write|attack|damage|refuse|spread|plead|admit|apologise|deny)$/.test(clause.class) ||
          // What they said against it.
          /^(?:argu|argue|contend|maintain|maintained|appeal|contest|disput|dispute|challeng|challenge)$/.test(clause.lemma))) ||
        (clause.patientIs === who && clause.passive && legal.has(clause.class))) &&
      !clause.negated,
  );
  return isAged || acted || isTakenTo(page.text.slice(first.end, next.end)) ? who : null;
}

/** "The leader of Little Aston council": a name that only says where. */
function isPlaceHeld(page: PageReading, from: number): boolean {
  return /\b(?:of|in|at|from|near) (?:the )?$/.test(page.text.slice(Math.max(0, from - 10), from));
}

/** The words are those of whom the sentence opens with, by a word for them or by a pronoun that takes it up. */
function isOpener(sentence: Sentence | undefined, quote: ResolvedQuote): boolean {
  const first = sentence?.reading.actors[0];
  const agent = quote.clause?.agent;
  if (first?.kind !== "role" || !agent || quote.speaker !== `r:${first.noun}`) return false;
  return (agent === first && !first.definite) || agent.kind === "pronoun";
}

/** "A man … A woman standing next to him …", and then the two who are named: a man and a woman whom the page accuses together. */
function manAndWoman(page: PageReading, discourse: Pick<Discourse, "clauses">, accused: ReadonlySet<Who>): Map<string, Who> {
  const found = new Map<string, Who>();
  if (accused.size !== 2) return found;
  for (const who of accused) {
    const person = page.people[Number(who.slice(1))];
    const gender = person?.gender ?? (person?.forms.given[0] ? genderOfGivenName(person.forms.given[0]) : null);
    if (gender) found.set(gender === "male" ? "man" : "woman", who);
  }
  const named = page.mentions.find((mention) => accused.has(`p${mention.person}`))?.start ?? 0;
  const isPair = ["man", "woman"].every((noun) => {
    const brought = page.sentences.flatMap((sentence) =>
      sentence.reading.actors.filter((actor) => actor.kind === "role" && actor.noun === noun && /^an? /.test(actor.words)),
    );
    const harmed = discourse.clauses.some(
      (clause) => clause.patientIs === `r:${noun}` && /^(?:attack|damage|refuse|help)$/.test(clause.class),
    );
    return found.has(noun) && brought.length === 1 && (brought[0]?.start ?? 0) < named && !harmed;
  });
  return isPair ? found : new Map();
}

/** By noun: who is "a waiter" in one sentence, the only one of the page, and "the waiter, Ana Ruiz," in a later one. */
function namedLater(page: PageReading): Map<string, Who> {
  const found = new Map<string, Who>();
  for (const sentence of page.sentences) {
    for (const [role, person] of sentence.reading.apposed) {
      if (role.kind !== "role" || !/^the /.test(role.words) || person.kind !== "person" || groups.test(`r:${role.noun}`))
        continue;
      if (ofAnotherBody.test(page.text.slice(role.start, person.start))) continue;
      const brought = page.sentences.flatMap((other) =>
        other.reading.actors.filter(
          (actor) => actor.kind === "role" && actor.noun === role.noun && /^(?:an?|one|another) /.test(actor.words),
        ),
      );
      if (brought.length === 1 && (brought[0]?.start ?? 0) < role.start) found.set(role.noun, `p${person.person}`);
    }
  }
  return found;
}

/**
 * "A taxi driver who …", "A 22-year-old Bayview man …": whom the first sentence brings in without a name,
 * in a story that accuses one person by name further down; never whom it shows as hurt or as Jewish.
 */
function leadOf(page: PageReading, discourse: Pick<Discourse, "clauses">): Who | null {
  const first = openingOf(page);
  const actor = first && toldOf(page, first);
  if (
    !first ||
    actor?.kind !== "role" ||
    actor.start > first.start + 45 ||
    first.mentions.some((mention) => !isPlaceHeld(page, mention.from))
  )
    return null;
  if (!/^(?:an?|one|the) /.test(actor.words) || namesJewish.test(actor.words) || bystanderNouns.has(actor.noun)) return null;
  const key = `r:${actor.noun}`;
  const hurt = discourse.clauses.some(
    (clause) =>
      clause.sentence === first.index && clause.patient === actor && /^(?:attack|damage|refuse|help)$/.test(clause.class),
  );
  const others = page.sentences.filter((sentence) =>
    sentence.reading.actors.some(
      (other) => other.kind === "role" && other.noun === actor.noun && !other.definite && !furtherOne.test(other.words),
    ),
  );
  return hurt || others.length > 1 ? null : key;
}

/**
 * The one named person who does or answers for something in a story about one whom it does not name at
 * first: not an official, not somebody who only comments, not a relative.
 */
function byElimination(page: PageReading, discourse: Pick<Discourse, "clauses" | "quotes">, introduced: number): Who[] {
  const candidates = new Set<Who>();
  for (const clause of discourse.clauses) {
    if (clause.sentence < introduced || clause.agent?.kind !== "person" || clause.negated || clause.passive) continue;
    // "had torn antisemitism out by its roots".
    if (
      /^ (?:out |up |on |at )?(?:the )?(?:anti-?semitism|hatred|hate|racism|bigotry|prejudice|extremism)\b/i.test(
        page.text.slice(clause.end, clause.end + 40),
      )
    )
      continue;
    if (!/^(?:attack|damage|refuse|spread|plead|admit|apologise|deny|write)$/.test(clause.class)) {
      const said = discourse.quotes.some(
        (quote) =>
          quote.speaker === clause.agentIs && ownHostility(page.text.slice(quote.quote.innerStart, quote.quote.innerEnd)) >= 1,
      );
      if (!(clause.class === "say" && said)) continue;
    }
    candidates.add(clause.agentIs);
  }
  return [...candidates].filter((who) => {
    const person = page.people[Number(who.slice(1))];
    if (!person || person.titles.some((title) => officeTitles.test(title))) return false;
    if (condemns(page, discourse, who)) return false;
    return !page.sentences.some((sentence) =>
      sentence.reading.apposed.some(
        ([role, named]) =>
          role.kind !== "person" &&
          "noun" in role &&
          bystanderNouns.has(role.noun) &&
          named.kind === "person" &&
          `p${named.person}` === who,
      ),
    );
  });
}

/** What may stand ahead of a name with which a sentence begins: "In a statement,", "Outside court,", "Norwich-born". */
const openingAhead =
  /^(?:(?:In (?:an?|his|her) (?:[\w-]+ ){0,3}?(?:statement|post|message|interview|e-?mail|video|letter)(?: [^,.;]{2,40})?|Outside (?:the )?court|Speaking (?:after|outside|to) [^,]{3,40}|Later|Yesterday|On \w+day|(?:Asked|Approached|Contacted|Reached) [^,]{3,50}), )?(?:\S+-(?:born|based|raised|bred) )?$/;

/** Speaks against what was done, or brings the step against whoever did it: "Rep. Ana Ruiz, who introduced the resolution". */
function condemns(page: PageReading, discourse: Pick<Discourse, "clauses">, who: Who): boolean {
  return discourse.clauses.some(
    (clause) =>
      clause.agentIs === who &&
      !clause.negated &&
      !clause.passive &&
      (clause.class === "condemn" ||
        (bringsStep.test(clause.lemma) && theStep.test(page.text.slice(clause.end, clause.end + 60)))),
  );
}

const bringsStep =
  /^(?:introduc|introduce|sponsor|propos|propose|move|tabl|table|second|fil|file|bring|draft|author|present|chair|lead|back|support|co-sponsor|co-sponsored|vot|vote|submitt|submit|lodg|lodge|refer|referr|raise|rais|call|welcom|welcome)$/;
const theStep =
  /^ (?:for |in favou?r of |to )?(?:the |a |an |its |his |her |this |that )?(?:[\w-]+ ){0,2}(?:resolution|motion|measure|censure|complaint|petition|vote|bill|inquiry|hearing|panel|committee|investigation|proposal|expulsion|suspension|removal|charges?|sanction|decision|ban|dismissal)\b/i;

const perceived =
  "(?:heard|hear|saw|seen|see|watched|noticed|witnessed|smelled|smelt|felt|woken|woke|awoke|learned|learnt|knew|known|recogni[sz]ed|rushed|ran|fled|hid|sheltered|called (?:the )?(?:police|911|999|an ambulance)|(?:was|were|is|had been|been) (?:\\w+ly )?(?:shocked|horrified|terrified|sad|saddened|scared|afraid|frightened|inside|outside|nearby|at home|asleep|passing|relieved|grateful|devastated|heartbroken))";
/** Behind a name and an age: what makes its bearer one who only saw it, or lives there. */
const looksOn = new RegExp(
  [
    "^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? (?:who|that))? (?:\\w+ly )?(?:lives?|lived|living|resides?|works?) (?:opposite|nearby|next door|next to|near|across|upstairs|downstairs|above|below|around the corner|two doors|a few|in the (?:same|next|building|house|block|street|flat))\\b",
    `^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? who)? (?:\\w+ly )?(?:said|told [^.;“”"]{2,40}?|recalled|remembered|described how|explained|added)(?: that)? (?:he|she|they) (?:had |has |have )?(?:\\w+ly )?${perceived}\\b`,
    `^(?:,? \\(?(?:aged )?\\d{2}\\)?,?)?(?:,? who)? (?:had |has )?(?:\\w+ly )?(?:heard|saw|watched|witnessed|noticed|called (?:the )?(?:police|911|999|an ambulance)|(?:was|were) (?:\\w+ly )?(?:passing|walking past|inside|among the (?:dead|wounded|injured)))\\b`,
  ].join("|"),
);

/** "charged with the attempted murder of X": whom it was done to. */
const suffers =
  /\b(?:murder|killing|manslaughter|assault|attack|stabbing|shooting|beating|death|wounding|kidnapping) (?:of|on|against) (?:(?:an?|the|his|her) )?(?:[a-z-]+ ){0,3}$/;

/** Whom some sentence shows as one who saw or heard it, or lives nearby: never the one an unnamed "man" is. */
function isOnlooker(page: PageReading, who: Who): boolean {
  return page.mentions.some(
    (mention) =>
      `p${mention.person}` === who &&
      (looksOn.test(page.text.slice(mention.end, mention.end + 160)) ||
        suffers.test(page.text.slice(Math.max(0, mention.from - 60), mention.from))),
  );
}

/** "a 19-year-old man" is not Ana Ruiz, 44. */
function ageConflict(page: PageReading, noun: string, who: Who): boolean {
  if (!page.text.includes("-year-old")) return false;
  const said = new RegExp(`\\b(\\d{2})-year-old (?:[\\p{L}-]+ ){0,3}${noun}\\b`, "u").exec(page.text)?.[1];
  if (!said) return false;
  const ages = page.mentions
    .filter((mention) => `p${mention.person}` === who)
    .flatMap((mention) => /^,? (?:aged )?\(?(\d{2})\b/.exec(page.text.slice(mention.end, mention.end + 10))?.[1] ?? []);
  return ages.length > 0 && !ages.includes(said);
}
