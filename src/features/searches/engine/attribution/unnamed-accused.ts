import type { PageReading } from "../reading/page-reading.ts";
import { type Discourse, type Who, groups, type ResolvedClause } from "./discourse.ts";
import { broughtInUnnamed, ofAnotherCase } from "./brought-in-unnamed.ts";
import { speaksInOffice, speaksOfAnother } from "./only-speaks.ts";
import { openerOf, openingOf, leadOf, toldOf, openingAhead } from "./opening.ts";
import { stepTaken } from "./ways-of-telling.ts";
import { condemns, isOnlooker } from "./onlooker.ts";
import { tradesOfTitle, officeTitles } from "../reading/titles.ts";
import {
  isTakenTo,
  mayBeUnnamed,
  standsBeside,
  isBroughtInElse,
  isFurtherOne,
  isIdentified,
  answersBehind,
  staysUnnamed,
  isOfOtherCase,
} from "./who-is-unnamed.ts";
import { pointsAtFirst } from "./likely-lead.ts";
import { legal, isReflexive } from "./legal-steps.ts";
import { isOfOtherOwner } from "./owner-body.ts";
import type { ActorAt } from "../reading/phrases.ts";
import { isSpokenAgainst, byElimination, likeliest, ageConflict } from "./likeliest.ts";
import { ranked } from "./known-people.ts";
import { standsApart, isForElse } from "./stands-apart.ts";
import { ownHostility, namesAntisemitism, namesJewish } from "../hatred/hostility.ts";
import { genderOfNoun, bystanderNouns } from "../reading/nouns.ts";
import { genderOfGivenName } from "../reading/given-names.ts";

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
  for (const [key, who] of tied.aliases)
    if (
      areTwo(discourse, key, who) ||
      pointsAtFirst(page, Number(who.slice(1))) <= outOfTheQuestion[accused.has(who) ? "accused" : "unaccused"]
    )
      tied.aliases.delete(key);
  return tied;
}

/** Down to so few points the sentence that brings somebody in shows them in another part, whatever seemed to tie them to the one whom it does not name. */
const outOfTheQuestion = { unaccused: -2.8, accused: -3.3 };

/** "Ana Ruiz dismissed a secretary who …", "arrested a man who …": whoever is named does it to somebody who is not. */
const doneByNamed = ({ clauses }: Pick<Discourse, "clauses">, key: Who, who: Who): boolean =>
  clauses.some(
    ({ class: kind, lemma, agentIs, patientIs, agent, patient, negated, passive, end }) =>
      agentIs === who &&
      patientIs === key &&
      agent?.kind === "person" &&
      patient?.kind === "role" &&
      !patient.definite &&
      patient.start >= end &&
      patient.start - end < 8 &&
      !passive &&
      !negated &&
      (/^(?:arrest|charge|discipline|accuse|sentence|convict|help)$/.test(kind) ||
        /^(?:sue|su|hire|employ|employe|film|photograph|report|stop|challenge|challeng|meet|see|watch|represent|defend|interview|question|detain|catch)$/.test(
          lemma,
        )),
  );

/** One did something to the other, whom the page names right behind the verb. */
const areTwo = (discourse: Pick<Discourse, "clauses">, key: Who, who: Who): boolean =>
  doneByNamed(discourse, key, who) ||
  discourse.clauses.some(
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

/** "A vice president has apologised … The president, Ben Foss": all whom the page called so before are of another rank. */
function isOfAnotherRank(page: PageReading, { words, noun, start }: { words: string; noun: string; start: number }): boolean {
  const before = page.sentences.flatMap(({ reading }) =>
    reading.actors.filter((actor) => actor.kind === "role" && actor.noun === noun && actor.start < start),
  );
  return before.length > 0 && before.every((actor) => "words" in actor && ranked(actor.words, noun) !== ranked(words, noun));
}

/** By the same noun, whom the page brought in first. */
const firstCalled = (page: PageReading, { noun, start }: ActorAt & { kind: "role" }) =>
  page.sentences
    .flatMap(({ reading }) => reading.actors)
    .find((actor) => actor.kind === "role" && actor.noun === noun && actor.start < start);

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
          ofAnotherBody.test(page.text.slice(role.start, person.start)) ||
          isOfAnotherRank(page, role) ||
          isOfOtherOwner(page, role, firstCalled(page, role)));
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
  if (
    identified.length === 1 &&
    (named.length === 0 ||
      identified.some((who) => named.includes(who) || (accused.has(who) && !standsApart(page, who, leadText, isGeneric))))
  )
    named = identified;
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
  if (condemns(page, discourse, only) || keepsPost(page, only)) return { aliases, bystanders: later };
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

const keeps =
  /^(?:,[^.;]{1,80},)? (?:(?:will|is to|may|can|has been allowed to) (?:keep|retain|stay|remain|continue)|keeps|kept|retains|retained|stays|remains|remained) (?:(?:his|her|their|the) (?:[\w-]+ )?(?:posts?|jobs?|seats?|places?|roles?|endorsement|whip|membership|licen[cs]e|candidacy|candidature|selection|position)|on the (?:board|council|team|ballot|committee|staff|list)|in (?:office|post|the (?:party|race|post)))\b/i;

/** "A candidate has been dropped. Ana Ruiz, who was to stand in Marl, will keep her endorsement": another than the one who lost it. */
const keepsPost = (page: PageReading, who: Who): boolean =>
  keeps.test(page.text.slice(page.mentions.find(({ person }) => `p${person}` === who)?.end ?? page.text.length).slice(0, 140));

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
