import { startsWithCapital } from "#app/lib/language/letters.ts";
import type { QuotedSpan } from "#app/lib/language/quoted-spans.ts";
import type { Word } from "#app/lib/language/words.ts";
import type { Mention } from "./people.ts";
import { type ActorAt, type Token, boundaries, chunk, determiners, finiteAuxiliaries, modals, prepositions } from "./phrases.ts";
import { completeSubjects } from "./control.ts";
import type { Clause, QuoteUse, SentenceReading } from "./clause.ts";
import { behindAuxiliaries, lowerAt } from "./parts.ts";
import { asPrice, type VerbClass, type VerbForm, verbForms } from "./verbs.ts";

const negations = new Set("not never n't neither nor cannot without no".split(" "));
const adverbs = new Set(
  "also then later again once allegedly reportedly repeatedly subsequently previously recently formally immediately already still just now twice unanimously publicly finally first separately initially today yesterday all both being".split(
    " ",
  ),
);

const formsOfBe = new Set("was were is are been being be am got".split(" "));
const formsOfHave = new Set("has have had having".split(" "));
const timeWords = new Set(
  (
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    "yesterday today week month year morning afternoon evening night"
  ).split(" "),
);

const bareComplement = new Set(
  "say claim allege argue state think believe insist report add announce conclude rule find hold deny admit testify contend note explain know".split(
    " ",
  ),
);

/** Of whom "who" tells without a noun for them. */
const anybody = /^(?:those|anyone|everyone|anybody|everybody|someone|somebody|ones|others|many|any|all)$/;

/** Reads the clauses of one sentence, its own words only: what stands in quotation marks is opaque. */
export function readSentence(
  tokens: readonly Word[],
  quotes: readonly QuotedSpan[],
  mentions: readonly Mention[],
  addressed = false,
): SentenceReading {
  const parts = chunk(tokens, quotes, mentions, addressed);
  const inSmall = isInSmallLetters(tokens);
  const reading: SentenceReading = { clauses: [], quotes: [], actors: [], apposed: [] };
  let subject: ActorAt | null = null;
  let expecting = true;
  let preposition: string | null = null;
  let passiveAux = false;
  let haveAux = false;
  let modal = false;
  let negated = false;
  let conditional = false;
  let isToCome = false;
  let conditionalAt = 0;
  let hasOwnVerb = false;
  const isPastComma = (index: number) => parts.slice(conditionalAt, index).some((part) => part.type === "mark");
  let last: Clause | null = null;
  let relative: ActorAt | null = null;
  let infinitive = false;
  let contact: { subject: ActorAt; clauses: number } | null = null;
  let outer: { subject: ActorAt; at: number } | null = null;
  let invertedAwaiting: Clause | null = null;
  let invertedPassive: Clause | null = null;
  /** The subject that a thing's clause stands before, and how many clauses there are with it. */
  let whoHead: ActorAt | null = null;
  /** Who found, said or held what may be a clause of its own: "found his words antisemitic and suspended him" is none. */
  let holder: { subject: ActorAt | null; clauses: number } | null = null;
  let shadowed: { subject: ActorAt | null; clauses: number } | null = null;
  const ofThings = new Set<Clause>();
  const resetVerb = () => {
    passiveAux = false;
    haveAux = false;
    modal = false;
    negated = false;
    infinitive = false;
  };
  const previousIsQuote = (index: number) => {
    if (quotes.length === 0) return false;
    for (let back = index - 1; back >= 0; back -= 1) {
      const part = parts[back];
      if (!part) return false;
      if (part.type === "quote") return true;
      if (part.type === "mark" && /^[,.?!—–-]$/.test(part.word.text)) continue;
      if (part.type === "word" && adverbs.has(part.word.lower)) continue;
      return false;
    }
    return false;
  };

  parts.forEach((part, index) => {
    if (part.type === "quote") {
      const lead = leadBefore(parts, index);
      // "told a student who asked for a day off that '…'": what follows "that" is what was told.
      const before = last;
      const isOther = before !== null && (!/^(?:say|write)$/.test(before.class) || before.lemma === "ask");
      const told =
        isOther && /\bthat$/.test(lead)
          ? reading.clauses.findLast((one) => one !== before && one.lemma === "tell" && !one.passive)
          : undefined;
      // "told a pupil to sit at the back '…'": the words are those of whoever gave the order.
      const ordered: Clause | null =
        isOther && before?.hedged !== true && before !== null && before.agent !== null
          ? (reading.clauses.findLast(
              (one) =>
                one !== before &&
                one.end < before.start &&
                /^(?:tell|order|urge|instruct|ask)$/.test(one.lemma) &&
                !one.passive &&
                one.patient === before.agent,
            ) ?? null)
          : null;
      // "told listeners that the collection proved '…'": what a thing shows is in the words of whoever says so.
      const shown =
        before !== null && ofThings.has(before) && before.class === "other"
          ? reading.clauses.findLast((one) => one.end < before.start && /^(?:say|write)$/.test(one.class) && one.agent !== null)
          : undefined;
      // "told the meeting, to which reporters had been invited, that it was '…'": what follows "that" is what was told.
      const resumed = isOther && before !== null ? resumedBy(parts, index, before, reading.clauses) : undefined;
      // "told the evening that the buyer, Ana Ruiz, had behaved '…'": how somebody behaved is in the words of whoever tells it.
      const judged =
        isOther && before !== null && before.class === "other" && conducts.test(before.lemma)
          ? reading.clauses.findLast(
              (one) =>
                one.end < before.start &&
                /^(?:say|write|accuse)$/.test(one.class) &&
                !one.passive &&
                one.agent !== null &&
                one.agent !== before.agent,
            )
          : undefined;
      // "replied to a user who said she was Jewish: '…'": the colon is the main verb's.
      const colon = parts[index - 1];
      // "wrote of a shopkeeper who had reported a burglary that '…'": so is "that" behind an object.
      const isBehindObject =
        isOther &&
        isWordAt(colon, "that") &&
        before !== null &&
        !/^(?:convinc|persuad|assur|warn|teach|tell|inform|remind|promis|show)/.test(before.lemma) &&
        colon?.type === "word" &&
        colon.word.start > before.end + 2;
      const relativeAt =
        isBehindObject || (colon?.type === "mark" && colon.word.text === ":")
          ? parts.findLastIndex((one, at) => at < index && one.type === "word" && one.word.lower === "who")
          : -1;
      const opener = parts[relativeAt];
      const main =
        opener?.type === "word" && before !== null && before.start > opener.word.start && !isComma(parts[relativeAt - 1])
          ? reading.clauses.findLast(
              (one) => one.end < opener.word.start && /^(?:say|write)$/.test(one.class) && !one.passive && one.agent !== null,
            )
          : undefined;
      // "wrote when lunch was being shared out: '…'": what went on meanwhile is in nobody's words.
      const meanwhile =
        colon?.type === "mark" &&
        colon.word.text === ":" &&
        before?.passive === true &&
        /^(?:share|serve|hand|split|discuss|plan|play|pay)$/.test(before.lemma)
          ? reading.clauses.findLast(
              (one) =>
                one.end < before.start &&
                /^(?:say|write)$/.test(one.class) &&
                !one.passive &&
                one.agent !== null &&
                parts.some(
                  (part) =>
                    part.type === "word" &&
                    part.word.start > one.end &&
                    part.word.start < before.start &&
                    /^(?:when|while|as|after|before)$/.test(part.word.lower),
                ),
            )
          : undefined;
      const clause: Clause | null = main ?? meanwhile ?? told ?? ordered ?? shown ?? judged ?? resumed ?? last;
      reading.quotes.push({ quote: part.quote, clause, side: clause ? "before" : "none", lead });
      // "The host who told listeners that they were '…' has been convicted": the verb behind is that of whom "who" stood for.
      const behind = parts[index + 1];
      if (whoHead && behind?.type === "word" && /^(?:has|have|had|was|were|is|are)$/.test(behind.word.lower)) subject = whoHead;
      // "…, which stated that she '…,' and wrote to counsel": the comma stands inside the quotation.
      const [joint, verb] = [parts[index + 1], parts[index + 2]];
      if (
        outer &&
        index - outer.at > 2 &&
        joint?.type === "word" &&
        joint.word.lower === "and" &&
        verb?.type === "word" &&
        formsOf(verb.word.lower).some(({ finite }) => finite)
      ) {
        subject = outer.subject;
        outer = null;
      }
      expecting = true;
      preposition = null;
      resetVerb();
      return;
    }
    if (part.type === "actor") {
      const { actor } = part;
      reading.actors.push(actor);
      if (actor.possessor) {
        if (!(preposition === "by")) preposition = null;
        return;
      }
      const before = parts[index - 1];
      if (invertedAwaiting) {
        invertedAwaiting.agent = actor;
        subject = actor;
        invertedAwaiting = null;
        expecting = false;
        preposition = null;
        relative = actor;
        return;
      }
      if (invertedPassive && preposition === "by") {
        actor.oblique = true;
        invertedPassive.agent = actor;
        preposition = null;
        return;
      }
      if (invertedPassive) {
        invertedPassive.patient = actor;
        invertedPassive = null;
        subject = actor;
        expecting = false;
        preposition = null;
        relative = actor;
        return;
      }
      // "the defendant, identified as X", "the guest, a coach called X", "the imprimeur X".
      if (
        relative &&
        actor.kind === "person" &&
        relative.kind === "role" &&
        !isBehindOpening(parts, relative, index) &&
        apposes(parts, relative, index)
      ) {
        reading.apposed.push([relative, actor]);
        // "A visitor to the house, a radio host named X, told": all three are one.
        if (
          subject?.kind === "role" &&
          subject !== relative &&
          (last === null || last.end < subject.start || /^(?:nam|name|call|know)/.test(last.lemma)) &&
          isComma(parts[parts.findIndex((one) => one.type === "actor" && one.actor === relative) - 1])
        ) {
          reading.apposed.push([subject, actor]);
          subject = actor;
        }
        if (subject === relative) subject = actor;
        if (last && last.patient === relative) last.patient = actor;
        if (last && last.agent === relative) last.agent = actor;
        relative = actor;
        preposition = null;
        return;
      }
      // "X, a veterinary technician, …": the role is another word for X.
      if (
        relative &&
        relative.kind === "person" &&
        actor.kind === "role" &&
        (isComma(before) ? isNearby(parts, relative, index, 3) : isAfterTime(parts, relative, index)) &&
        endsPhrase(parts, index)
      ) {
        reading.apposed.push([actor, relative]);
        preposition = null;
        return;
      }
      // "X, chairman of the club and a local farmer, …": so is the second word, as far as the comma.
      const named = actor.kind === "role" && isWordAt(before, "and") ? nameOfTwoWords(parts, index) : null;
      if (named && last === null) {
        reading.apposed.push([actor, named]);
        preposition = null;
        return;
      }
      // "In his closing statement Ruiz said": what stands behind "in" says nothing.
      const follower = parts[index + 1];
      const isBeforeName = follower?.type === "actor" && follower.actor.kind === "person" && !follower.actor.possessor;
      const isNominative =
        actor.kind === "pronoun" && !(actor.viaThing && isBeforeName) && /^(?:he|she|they|i|we|you)$/.test(actor.word);
      // "said one of the men had shouted": some of them, who do what follows.
      const isSomeOf =
        preposition === "of" &&
        actor.kind !== "pronoun" &&
        someOf.test(lowerAt(parts, index - 2)) &&
        !prepositions.has(lowerAt(parts, index - 3));
      if (preposition && !isNominative && !isSomeOf) {
        actor.oblique = true;
        if (preposition === "by" && last?.passive && !last.agent) last.agent = actor;
        else if (preposition === "by" && last && !last.agent) last.agent = actor;
        preposition = null;
        relative = actor;
        return;
      }
      preposition = null;
      if (actor.kind === "pronoun" && /^(?:he|she|they|i|we|you)$/.test(actor.word)) {
        // Nominative: a new subject wherever it stands. Right after a noun, "a man she had never seen",
        // it is one for that verb alone.
        if (subject && before?.type === "actor" && before.actor === subject)
          contact = { subject, clauses: reading.clauses.length };
        subject = actor;
        relative = actor;
        expecting = false;
        resetVerb();
        // "He'll be sentenced in October": still to come.
        if (actor.auxiliary === "ll") modal = true;
        return;
      }
      relative = actor;
      // "at Ana and Ruben Ruiz over the fence": one more object, not who does what follows.
      if (expecting && joinsObjects(parts, index) && subject) {
        actor.oblique = true;
        return;
      }
      if (expecting) {
        subject = actor;
        expecting = false;
        resetVerb();
        return;
      }
      // "Over a photograph of Ana Ruiz, Ben Foss said:": whoever stands right before the verb, behind a phrase that has none.
      if (
        subject &&
        subject !== actor &&
        isRightBeforeVerb(parts, index, subject) &&
        (last === null || last.end < subject.start)
      ) {
        if (isComma(parts[verbAt(parts, index) + 1])) outer = { subject, at: index };
        subject = actor;
        resetVerb();
        return;
      }
      // "Ruiz, who told reporters a man had been jailed": of whom it is told, without "that".
      if (
        subject &&
        last?.agent === subject &&
        !last.passive &&
        tellsThat.test(last.lemma) &&
        actor.kind !== "pronoun" &&
        follower?.type === "word" &&
        (finiteAuxiliaries.has(follower.word.lower) || (isSomeOf && verbForms(follower.word.lower).some(({ finite }) => finite)))
      ) {
        outer ??= { subject, at: index };
        subject = actor;
        resetVerb();
        return;
      }
      if (last && !last.passive && !last.patient && last.agent !== actor) last.patient = actor;
      else if (!subject) subject = actor;
      return;
    }
    const { word } = part;
    const lower = word.lower;
    if (part.type === "mark") {
      if (/^[;:]$/.test(word.text)) {
        expecting = true;
        resetVerb();
      } else if (word.text === "," || word.text === "—" || word.text === "–" || word.text === "-") {
        // ", the commission found," interrupts; what was being said goes on.
        const aside = reading.clauses.at(-1);
        const main = reading.clauses.at(-2);
        if (aside && main && aside === last && /^(?:find|say|accuse|read)$/.test(aside.class) && isAside(parts, index, aside)) {
          last = main;
          subject = main.passive ? main.patient : main.agent;
        }
        if (outer && index - outer.at > 2) {
          subject = outer.subject;
          outer = null;
          expecting = true;
        } else if (last && last.start > (subject?.start ?? -1)) expecting = true;
        resetVerb();
      }
      preposition = null;
      return;
    }
    if ((lower === "where" || lower === "whose") && subject && parts[index - 1]?.type === "mark") {
      outer = { subject, at: index };
      expecting = true;
      preposition = null;
      resetVerb();
      return;
    }
    // "a package that contained …": what a thing does is done by nobody.
    if (lower === "that" && isOfThing(parts, index)) {
      // "handed out cards that said …": whoever makes or spreads the thing says so by it.
      subject = last !== null && /^(?:write|spread|damage|say)$/.test(last.class) ? last.agent : null;
      expecting = false;
      preposition = null;
      resetVerb();
      return;
    }
    // "painted four doors, for which the court fined him": whoever comes next does what follows.
    const ahead = parts[index - 1];
    if (lower === "which" && ahead?.type === "word" && /^(?:for|after|over)$/.test(ahead.word.lower)) {
      if (subject) outer = { subject, at: index };
      expecting = true;
      preposition = null;
      resetVerb();
      return;
    }
    // "a motion against a judge, Ana Ruiz, which stated that": nobody who is named is a which.
    if (lower === "which" && relative?.kind === "person") {
      // "filed a motion against a judge, Ana Ruiz, which": she stands beside the judge and does nothing.
      const doer = subject === relative ? reading.clauses.findLast(({ agent }) => agent !== null)?.agent : null;
      if (subject && parts[index - 1]?.type === "mark") outer = { subject: doer ?? subject, at: index };
      subject = null;
      expecting = false;
      preposition = null;
      resetVerb();
      return;
    }
    // "said those who sprayed it, when caught, were charged": nobody whom the page names.
    if (lower === "who" && ahead?.type === "word" && anybody.test(ahead.word.lower)) {
      subject = null;
      relative = null;
      expecting = false;
      preposition = null;
      resetVerb();
      return;
    }
    if (lower === "who" || lower === "which") {
      if (subject && parts[index - 1]?.type === "mark") outer = { subject, at: index };
      // "letters which said": the things are nobody; "the court, which said", is.
      const back = parts[index - 1]?.type === "mark" ? parts[index - 2] : parts[index - 1];
      // "X, founder of the church, who preached": a church is a which.
      const isOfPeople =
        relative?.kind === "body" && /^(?:police|officers|prosecutors|magistrates|lawmakers|voters)$/.test(relative.noun);
      if (lower === "who" && relative?.kind === "body" && !isOfPeople && relative.oblique && subject?.kind === "person")
        relative = subject;
      // "a teacher at a school in the town who", "a member of the board who": the one of whose place or body it is.
      if (lower === "who" && relative?.kind === "body" && !isOfPeople) relative = whoOf(parts, index) ?? relative;
      if (lower === "who" || back?.type === "actor") subject = relative ?? subject;
      else subject = null;
      if (lower === "who" && parts[index - 1]?.type !== "mark") whoHead = subject;
      expecting = false;
      preposition = null;
      resetVerb();
      return;
    }
    // "can be heard telling": what is heard was said.
    if (passiveAux && /^(?:heard|seen|filmed|shown)$/.test(lower)) modal = false;
    const isNegative = lower.endsWith("n't");
    const bare = isNegative ? lower.slice(0, -3) : lower;
    const known = isOfName(parts, index, inSmall) || isToLight(parts, index) ? noVerb : formsOf(bare);
    // "was cornered", "was jeered": behind "was" no adjective in "red".
    const forms: readonly VerbForm[] =
      known.length === 0 && passiveAux && lower.endsWith("red") && /[a-z]{3,}ered$|[a-z]{3,}rred$/.test(lower)
        ? [{ lemma: lower.replace(/ed$/, ""), class: "other", participle: true, finite: true, gerund: false }]
        : known;
    if (isNegative || negations.has(lower)) negated = true;
    if (formsOfBe.has(bare)) {
      passiveAux = true;
      // "when he is sentenced in December": to come.
      if (isToCome && /^(?:is|are)$/.test(lower)) modal = true;
      isToCome = false;
      // "If convicted, he is …" is over at the comma; "if he is convicted" is not.
      if (isPastComma(index)) conditional = false;
      hasOwnVerb = conditional;
      if (lower !== "being" || haveAux) preposition = null;
      return;
    }
    if (formsOfHave.has(bare)) {
      // "will not teach this year and has been removed": the second half is said outright.
      const before = parts[index - 1];
      if (before?.type === "word" && /^(?:and|but)$/.test(before.word.lower) && !/n't$/.test(lower)) {
        negated = false;
        modal = false;
      }
      // "A landlord who turned them away because they were Jewish has been fined": the verb of whom the clause is about.
      const complement = before?.type === "word" ? before.word.lower : "";
      if (
        passiveAux &&
        whoHead &&
        subject !== whoHead &&
        complement !== "" &&
        !boundaries.has(complement) &&
        !formsOfBe.has(complement)
      ) {
        subject = whoHead;
        whoHead = null;
        resetVerb();
      }
      haveAux = true;
      preposition = null;
      return;
    }
    if (bare === "did" || bare === "does" || bare === "do") {
      haveAux = true;
      return;
    }
    if (modals.has(bare) && word.text !== "May") {
      modal = true;
      preposition = null;
      return;
    }
    if (lower.includes("'") && /'(?:d|s|ve|re|ll)$/.test(lower) && /^(?:he|she|they|i|we|who)'/.test(lower)) haveAux = true;
    if (lower === "to") {
      infinitive = true;
      preposition = "to";
      return;
    }
    if (forms.length > 0) {
      if (contact && reading.clauses.length > contact.clauses) {
        subject = contact.subject;
        contact = null;
      }
      const joined = parts[index - 1];
      if (
        subject?.viaThing === true &&
        holder?.clauses === reading.clauses.length &&
        joined?.type === "word" &&
        /^(?:and|but)$/.test(joined.word.lower) &&
        forms.some(({ finite, lemma }) => finite && lemma !== lower)
      )
        subject = holder.subject;
      // "after a website called her": whoever the sentence was about before does not do what a thing does.
      const isOfThing =
        expecting && isDoneByThing(parts, index, holder?.clauses === reading.clauses.length ? (last?.start ?? null) : null);
      if (isOfThing) {
        shadowed = { subject, clauses: reading.clauses.length + 1 };
        subject = null;
        expecting = false;
      } else if (shadowed && !subject && !expecting && shadowed.clauses === reading.clauses.length && (passiveAux || haveAux)) {
        // "who fled when the door held was sentenced": the verb of what went before.
        subject = shadowed.subject;
        shadowed = null;
      }
      // "In the presence of Ana Ruiz and opposing counsel, Ben Foss, Judge Kell referred to him": who stands right before the verb.
      const [nearest, comma] = [parts[index - 1], parts[index - 2]];
      if (
        nearest?.type === "actor" &&
        nearest.actor.kind === "person" &&
        nearest.actor !== subject &&
        !nearest.actor.possessor &&
        subject?.kind === "person" &&
        comma?.type === "mark" &&
        comma.word.text === "," &&
        !passiveAux &&
        reading.clauses.every((clause) => clause.agent !== subject && clause.patient !== subject) &&
        forms.some(
          (form) => form.finite && /^(?:say|write|attack|damage|spread|refuse|other)$/.test(form.class) && form.lemma !== lower,
        )
      )
        subject = nearest.actor;
      const quoteBefore = previousIsQuote(index);
      const clause = asClause(parts, index, forms, {
        subject,
        passiveAux,
        haveAux,
        modal,
        negated,
        conditional: conditional && !(hasOwnVerb && isPastComma(index)),
        infinitive: infinitive && isAfterTo(parts, index),
        preposition,
        last,
        quoteBefore,
      });
      if (clause) {
        if (last) last.tailEnd = clause.start;
        const next = parts[index + 1];
        if (
          quoteBefore &&
          !clause.passive &&
          // '"…", calling Mr Foss a "…"': what goes on is still the speaker's, and Mr Foss is whom it is said of.
          !clause.gerund &&
          (clause.class === "say" || clause.class === "write" || clause.class === "apologise" || clause.lemma === "read") &&
          (next?.type === "actor" || nextActorSoon(parts, index)) &&
          !subjectSinceQuote(parts, index)
        ) {
          clause.agent = null;
          invertedAwaiting = clause;
          const use = reading.quotes.at(-1);
          if (use && !isWovenIn(use)) {
            use.clause = clause;
            use.side = "after";
          }
        } else if (quoteBefore || quoteJustBeforeSubject(parts, index)) {
          const use = reading.quotes.at(-1);
          if (
            use &&
            !isWovenIn(use) &&
            (clause.class === "say" ||
              clause.class === "write" ||
              clause.class === "admit" ||
              clause.class === "deny" ||
              /^(?:hear|speak|testify|read|think|feel)$/.test(clause.lemma)) &&
            use.quote.end <= clause.start
          ) {
            use.clause = clause;
            use.side = "after";
          }
        }
        if (clause.passive && !clause.patient && index === 0) invertedPassive = clause;
        reading.clauses.push(clause);
        if (isOfThing) ofThings.add(clause);
        last = clause;
        // "Police said Ruiz …": what is said begins a clause of its own, with or without "that".
        expecting = !isOfThing && !clause.passive && bareComplement.has(clause.lemma);
        holder = expecting ? { subject: clause.agent, clauses: reading.clauses.length } : null;
        preposition = null;
        conditional = false;
        resetVerb();
        return;
      }
    }
    if (boundaries.has(lower) && prepositions.has(lower) && lower !== "as" && lower !== "like" && !verbAhead(parts, index)) {
      preposition = lower;
      return;
    }
    if (
      boundaries.has(lower) &&
      !(
        prepositions.has(lower) &&
        /^(?:as|like)$/.test(lower) &&
        parts[index + 1]?.type === "word" &&
        determiners.has((parts[index + 1] as { word: Word }).word.lower)
      )
    ) {
      expecting = true;
      isToCome = /^(?:when|until|before|once)$/.test(lower);
      // "addressed Ana Ruiz as '…' and, when she objected, said": the second verb is the first one's doer's.
      const joint = parts[index - 2];
      if (
        subject &&
        /^(?:when|as|after|before|while|once)$/.test(lower) &&
        isComma(parts[index - 1]) &&
        joint?.type === "word" &&
        /^(?:and|but)$/.test(joint.word.lower)
      )
        outer = { subject, at: index };
      if (/^(?:if|whether|unless)$/.test(lower)) {
        conditional = true;
        conditionalAt = index;
        hasOwnVerb = false;
      }
      if (lower === "that" || lower === "because" || lower === "but") resetVerb();
      preposition = prepositions.has(lower) && lower !== "after" && lower !== "before" ? lower : null;
      if (lower === "and" || lower === "or") {
        passiveAux = passiveAux && false;
      }
      return;
    }
    if (prepositions.has(lower)) {
      preposition = lower;
      return;
    }
    if (timeWords.has(lower) || (lower.length === 4 && /^(?:19|20)\d\d$/.test(lower))) {
      // "on Thursday jailed": the day is over with.
      preposition = null;
      return;
    }
    // "At the meeting Ruiz said": the preposition has its object, though the noun looks like an adverb or an adjective.
    if (preposition && occasions.has(lower) && parts[index + 1]?.type === "actor") {
      preposition = null;
      return;
    }
    if (!adverbs.has(lower) && !negations.has(lower) && !determiners.has(lower) && !lower.endsWith("ly")) {
      // Another noun or adjective: a preposition's object, or the thing acted on.
      if (preposition && !isAdjectiveLike(lower)) {
        const next = parts[index + 1];
        const verbNext =
          next?.type === "word" && formsOf(next.word.lower).some((form) => form.finite && form.lemma !== next.word.lower);
        if (verbNext || !(next?.type === "word" && !prepositions.has(next.word.lower))) preposition = null;
      }
    }
  });
  const end = tokens.at(-1)?.end ?? 0;
  if (last) (last as Clause).tailEnd = end;
  for (let index = 0; index < reading.clauses.length; index += 1) {
    const clause = reading.clauses[index];
    // "The club has dismissed Ruiz": a body that dismisses a person, not a case.
    if (
      clause &&
      clause.class === "drop" &&
      clause.lemma === "dismiss" &&
      !clause.passive &&
      clause.patient &&
      clause.patient.kind !== "body"
    )
      clause.class = "discipline";
    if (clause) clause.tailEnd = reading.clauses[index + 1]?.start ?? end;
    // "has parted ways with a teacher", "cut all ties with Ruiz": whom it lets go stands behind a preposition.
    if (clause && /^(?:part|cut|sever)$/.test(clause.lemma) && !clause.passive && clause.agent?.kind === "body") {
      const whom = reading.actors.find(({ start }) => start > clause.end);
      if (
        whom &&
        whom.kind !== "body" &&
        letsGo.test(
          tokens
            .filter(({ start, end: to }) => start >= clause.end && to <= whom.start)
            .map(({ lower }) => lower)
            .join(" "),
        )
      ) {
        clause.class = "discipline";
        clause.patient = whom;
      }
    }
  }
  completeSubjects(parts, reading);
  return reading;
}

/** "In a message to the rabbi, Ana Ruiz wrote": the name behind the comma is the sentence's subject, not the rabbi's. */
function isBehindOpening(parts: readonly Token[], role: ActorAt, index: number): boolean {
  const [first, verb] = [parts[0], parts[isComma(parts[index + 1]) ? behindComma(parts, index + 2) : index + 1]];
  return (
    (role.oblique === true || first?.type === "word") &&
    isComma(parts[index - 1]) &&
    first?.type === "word" &&
    (/^(?:in|during|at|after|on|before|with|to|despite|for|as|while|when|because|since|though)$/.test(first.word.lower) ||
      formsOf(first.word.lower).some(({ participle, gerund }) => participle || gerund)) &&
    verb?.type === "word" &&
    formsOf(verb.word.lower).some(({ finite, lemma }) => finite && lemma !== verb.word.lower)
  );
}

/** Behind what is told of somebody by the way, "…, a 57-year-old broker, declared". */
function behindComma(parts: readonly Token[], from: number): number {
  for (let at = from; at < from + 10; at += 1) if (isComma(parts[at])) return at + 1;
  return -1;
}

/**
 * Right before a verb in the past, and right behind what begins a clause, stands a noun that is nobody: "after an anonymous
 * website called her", "that court papers say", "that in May Foss followed him" where nobody of the page is called Foss.
 */
function isDoneByThing(parts: readonly Token[], index: number, complementOf: number | null): boolean {
  const verb = parts[index];
  if (verb?.type !== "word" || verb.word.lower.endsWith("ing")) return false;
  let at = index - 1;
  const wordAt = (where: number) => {
    const part = parts[where];
    return part?.type === "word" ? part.word : null;
  };
  let behindAuxiliary = false;
  let isDoneTo = false;
  for (let word = wordAt(at); word; word = wordAt(at)) {
    isDoneTo ||= /^(?:been|being|are)$/.test(word.lower);
    if (isAuxiliary.test(word.lower)) behindAuxiliary = true;
    else if (!adverbs.has(word.lower) && !/ly$/.test(word.lower)) break;
    at -= 1;
  }
  const noun = wordAt(at);
  // "a clip that has been watched by millions".
  if (isDoneTo && noun?.lower === "that") return true;
  if (!noun || !(isThing(noun) || (behindAuxiliary && isSome.test(noun.lower)))) return false;
  let count = 0;
  for (at -= 1; at >= 0 && count < 5; at -= 1, count += 1) {
    const part = parts[at];
    if (!part || part.type === "mark") return part?.type === "mark" && part.word.text !== ",";
    if (part.type !== "word") return false;
    const { lower } = part.word;
    if (/^(?:that|after|before|when|while|because|since|how|although|though|if|whether|until)$/.test(lower))
      return !behindAuxiliary || isDoneTo;
    if (determiners.has(lower)) continue;
    if (prepositions.has(lower)) {
      // "in September 2021 Foss followed": when it was, not what did it.
      if (lower === "in" || lower === "on") continue;
      return false;
    }
    if (boundaries.has(lower)) return false;
    if (part.word.start === complementOf) return behindAuxiliary;
  }
  return false;
}

/** "said nobody had been charged", "said the four had pleaded guilty": somebody, and not whoever says it. */
const isSome =
  /^(?:nobody|none|everyone|everybody|somebody|someone|anyone|anybody|one|others?|two|three|four|five|six|seven|eight|nine|ten|many|most|several|both)$/;
const isAuxiliary = /^(?:had|has|have|was|were|been|being|is|are|would|could|will|may|might)$/;

const notThings =
  /^(?:who|which|what|whom|not|never|also|then|both|all|each|who's|himself|herself|themselves|others?|many|most|some|several|one|two|three|none|nobody|somebody|ever|even|just|only|had|has|have|was|were)$/;

function isThing(word: Word): boolean {
  const { lower } = word;
  return (
    /^[\p{L}'’-]{3,}$/u.test(word.text) &&
    !notThings.test(lower) &&
    !prepositions.has(lower) &&
    !boundaries.has(lower) &&
    !determiners.has(lower) &&
    !modals.has(lower) &&
    !timeWords.has(lower) &&
    verbForms(lower).every((form) => !form.finite || form.lemma === lower) &&
    !isAdjectiveLike(lower)
  );
}

/** "racist abuse offences": what makes a noun of the word behind it. */
const isOfKind = /^(?:anti-?semitic|anti-jewish|racist|racial|religious|homophobic|verbal|physical|sexual|online|domestic)$/;

const strangers =
  /^(?:some(?:one|body)|any(?:one|body)|one|another|others|an?|some|several|many|most|two|three|four|five|six|dozens|hundreds|whoever)$/;
const tellsOf =
  /^(?:say|tell|add|recall|testify|claim|allege|report|explain|believe|hear|see|find|state|note|describe|show|remember)$/;

/** Between the head of the clause and this verb stands somebody whom the page does not name, and not the one who would be its subject. */
function isOfStranger(parts: readonly Token[], index: number, subject: ActorAt): boolean {
  const last = behindAuxiliaries(parts, index).at;
  let head = last;
  for (; head >= 0; head -= 1) {
    const part = parts[head];
    if (!part || part.type === "mark" || part.type === "quote") break;
    if (part.type === "actor") {
      if (part.actor === subject) return false;
      continue;
    }
    // "who after a vote on trade told": no clause begins there.
    if (/^(?:after|before|since|as|until|once)$/.test(part.word.lower)) return false;
    if (boundaries.has(part.word.lower) || verbForms(part.word.lower).some(({ finite, lemma }) => finite && tellsOf.test(lemma)))
      break;
  }
  // "told the court one of the men": behind whom it is told.
  const first = parts[head + 1]?.type === "actor" && strangers.test(lowerAt(parts, head + 2)) ? head + 2 : head + 1;
  return first <= last && strangers.test(lowerAt(parts, first));
}

/** "one of the men", "several of her colleagues": how many of them. */
const someOf =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|some|several|many|most|all|both|each|another|others|none|dozens|hundreds|members?|group|number|couple|pair)$/;
const sources =
  /^(?:reports?|works?|research|stud(?:y|ies)|books?|opinions?|articles?|papers?|evidence|testimony|findings|words|statements?|ruling|case)$/;
/** "whose report was cited", "was cited in the judgment": what a text rests on, and nobody summoned. */
function isNamedAsSource(parts: readonly Token[], index: number): boolean {
  if (/^(?:in|as|among|alongside|extensively|approvingly|widely|often)$/.test(lowerAt(parts, index + 1))) return true;
  return sources.test(lowerAt(parts, behindAuxiliaries(parts, index).at));
}

const punishments =
  /^(?:imprisonment|prison|jail|custody|detention|incarceration|sentence|term|years?|months?|weeks?|days?|fine|euros?|pounds|dollars|francs|kronor|rand|shekels)['’]?$/;
/** "two years' imprisonment", "€ 500": what a court hands down. */
const isPunishment = (part: Token | undefined): boolean =>
  part?.type === "word" && (punishments.test(part.word.lower) || /^[£$€]?\d[\d,.]*$/.test(part.word.lower));

/** "of threatening and antisemitic | tweets", "in insulting letters": a word in "-ing" that tells what things are like, not what somebody does. */
function describesThings(parts: readonly Token[], index: number): boolean {
  const lowerOf = (at: number) => lowerAt(parts, at);
  if (!/^(?:threatening|insulting|intimidating|harassing)$/.test(lowerOf(index))) return false;
  const isJoined = /^(?:and|or|,)$/.test(lowerOf(index + 1));
  return things.test(lowerOf(isJoined ? index + 3 : index + 1));
}
const things =
  /^(?:tweets?|posts?|messages?|letters?|e-?mails?|texts?|calls?|phone|voicemails?|notes?|words?|language|remarks?|comments?|statements?|graffiti|leaflets?|flyers?|posters?|behaviou?r|conduct|gestures?|manner|tone|slogans?|chants?|speech|videos?)$/;

/** Between an article and this word stand adjectives alone: "a vile antisemitic attack". */
function isBehindAdjectives(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back > index - 5; back -= 1) {
    const part = parts[back];
    if (part?.type !== "word") return false;
    const { lower } = part.word;
    if (determiners.has(lower)) return true;
    if (
      !adverbs.has(lower) &&
      lower !== "and" &&
      !/(?:ic|al|ous|ful|ble|ed|ing|ive|ish|ent|ant|ary|less|y|le|st|ist)$/.test(lower)
    )
      return false;
  }
  return false;
}

/** Behind "and", "or" or a comma, adverbs apart. */
function isCoordinated(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const part = parts[back];
    if (part?.type === "mark") return part.word.text === ",";
    if (part?.type !== "word") return false;
    const { lower } = part.word;
    if (/^(?:and|or)$/.test(lower)) return true;
    if (!adverbs.has(lower) && !/ly$/.test(lower)) return false;
  }
  return false;
}

/** Verbs of speech whose object is the one spoken to or spoken of: without one they are passive. */
const addresses =
  /^(?:tell|call|ask|warn|brand|labell?|describe|name|dubb?|deem|term|taunt|address|greet|inform|order|mock|insult|abuse|berate|heckle|accuse|denounce|target|urge)$/;
const namesSomebody = /^(?:call|brand|labell?|describe|name|dubb?|deem|term|denounce)$/;
/** "shouted at", "spat on", with nothing behind: left over from the one it is done to. */
const takesPreposition =
  /^(?:shout|yell|scream|swear|spit|jeer|sneer|snarl|hiss|bark|holler|laugh|shoot|fire|point|gesture|set|stare)$/;

/**
 * A participle joined to a passive, "was punched and called a '…'": what follows is no object of its own, or what is
 * called so. "was arrested and called officers '…'" and "was ejected and shouted '…'" are what the subject did.
 */
function isDoneToSubject(parts: readonly Token[], index: number, lemma: string, verbClass: VerbClass): boolean {
  let at = index + 1;
  while (adverbs.has(lowerAt(parts, at)) || /ly$/.test(lowerAt(parts, at))) at += 1;
  const next = parts[at];
  const isEnd = (where: number) => {
    const part = parts[where];
    return (
      !part ||
      part.type === "mark" ||
      part.type === "quote" ||
      /^(?:and|or|by|but|as|when|while|before)$/.test(lowerAt(parts, where))
    );
  };
  // "was trolled and sent messages": who is sent something has not sent it.
  if (/^(?:send|hand|give|show|leave|deliver)$/.test(lemma)) return next?.type !== "actor";
  if (takesPreposition.test(lemma)) return /^(?:at|on|upon)$/.test(lowerAt(parts, at)) && isEnd(at + 1);
  const isSpeech = addresses.test(lemma);
  if (!isSpeech && !/^(?:attack|refuse|other|help)$/.test(verbClass)) return false;
  if (!next || next.type === "mark" || next.type === "quote") return true;
  if (next.type === "actor") {
    const { actor } = next;
    if (actor.kind === "pronoun" && /^(?:he|she|they|i|we|you)$/.test(actor.word)) return true;
    return namesSomebody.test(lemma) && actor.kind === "role" && !actor.definite && !hasComplement(parts, at + 1);
  }
  const { lower } = next.word;
  if (lower === "to" || lower === "for" || lower === "on" || lower === "out" || lower === "in")
    return isSpeech
      ? (lower === "to" && /^(?:tell|ask|order|urge|warn)$/.test(lemma)) ||
          (/^(?:on|in)$/.test(lower) && lemma !== "call") ||
          (lower === "for" && !/^(?:call|ask)$/.test(lemma))
      : !(lower === "to" && /^(?:threaten|plan|plot|vow|decline|refuse)$/.test(lemma));
  if (prepositions.has(lower) || boundaries.has(lower)) return true;
  if (!isSpeech) return false;
  // "called a dirty Jew", 'called a "dirty Jew"', not 'called the officers "dirty Jews"'.
  if (!namesSomebody.test(lemma)) return parts[at + 1]?.type === "quote";
  return !hasComplement(parts, at + (determiners.has(lower) ? 1 : 0));
}

/** Behind an object stands what it is called: a quotation or another noun phrase. */
function hasComplement(parts: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(parts.length, from + 6); at += 1) {
    const part = parts[at];
    if (!part || part.type === "mark") return false;
    if (part.type === "quote") return at > from;
    if (part.type === "actor") {
      if (at > from) return true;
      continue;
    }
    const { lower } = part.word;
    if (at > from && (determiners.has(lower) || lower === "as")) return true;
    if (prepositions.has(lower) || boundaries.has(lower)) return false;
  }
  return false;
}

function isAdjectiveLike(lower: string): boolean {
  return /(?:ish|ous|ive|ful|ic|al|ed|ing|ary)$/.test(lower) || /^\d/.test(lower);
}

/** The person or role whom "who" at `index` takes up across what they are of: no verb and no mark stands between, and a preposition behind it. */
function whoOf(parts: readonly Token[], index: number): ActorAt | null {
  for (let at = parts[index - 1]?.type === "mark" ? index - 2 : index - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (part?.type === "actor") {
      if (part.actor.kind === "body") continue;
      const next = parts[at + 1];
      return part.actor.kind !== "pronoun" && next?.type === "word" && /^(?:of|at|in|from|for|with)$/.test(next.word.lower)
        ? part.actor
        : null;
    }
    if (part?.type !== "word" || !(prepositions.has(part.word.lower) || formsOf(part.word.lower).length === 0)) return null;
  }
  return null;
}

/** "that" with its verb right behind, after a word for a thing or a year: a relative clause, not what somebody says. */
function isOfThing(parts: readonly Token[], index: number): boolean {
  const before = parts[index - 1];
  const after = parts[index + 1];
  if (before?.type !== "word" || after?.type !== "word") return false;
  if (
    !/^(?:contain(?:s|ed)|read|reads|said|says|bore|bears|includ(?:es|ed)|show(?:s|ed)|featur(?:es|ed)|call(?:s|ed)|describ(?:es|ed)|depict(?:s|ed)|claim(?:s|ed)|threaten(?:s|ed)|warn(?:s|ed)|told|promis(?:es|ed)|declar(?:es|ed)|mock(?:s|ed)|accus(?:es|ed)|quot(?:es|ed)|blam(?:es|ed)|stat(?:es|ed)|had|has|was|were|is|are)$/.test(
      after.word.lower,
    )
  )
    return false;
  const { lower } = before.word;
  return (
    /^(?:19|20)\d\d$/.test(lower) ||
    /^(?:packages?|parcels?|envelopes?|cards?|boxes|box|bags?|signs?|banners?|placards?|stickers?|posters?|leaflets?|flyers?|fliers?|notes?|letters?|e-?mails?|messages?|posts?|tweets?|videos?|clips?|memes?|images?|cartoons?|drawings?|pictures?|photos?|photographs?|songs?|tracks?|articles?|pamphlets?|booklets?|books?|websites?|sites?|pages?|captions?|voicemails?|texts?|graffiti|slogans?|t-shirts?|shirts?|hats?|flags?|badges?|murals?|spreadsheets?|documents?|files?|logs?|forms?|essays?|columns?)$/.test(
      lower,
    )
  );
}

const noVerb: readonly VerbForm[] = [];

/** Running text, not a headline with a capital on each word. */
function isInSmallLetters(tokens: readonly Word[]): boolean {
  let words = 0;
  let capitals = 0;
  for (const token of tokens) {
    if (!token.isWord) continue;
    words += 1;
    if (startsWithCapital(token.text)) capitals += 1;
  }
  return words >= 6 && capitals < words * 0.6;
}

/** "after two posts came to light": nobody sets fire to anything. */
function isToLight(parts: readonly Token[], index: number): boolean {
  return (
    lowerAt(parts, index) === "light" &&
    lowerAt(parts, index - 1) === "to" &&
    /^(?:c[oa]me|comes|coming|brought|bring|brings|bringing)$/.test(lowerAt(parts, index - 2))
  );
}

/** "United States District Judge", "Special Agent in Charge": part of a name in running text, no verb. */
function isOfName(parts: readonly Token[], index: number, inSmall: boolean): boolean {
  const part = parts[index];
  if (!inSmall || index === 0 || part?.type !== "word" || !startsWithCapital(part.word.text)) return false;
  const isCapital = (other: Token | undefined) =>
    (other?.type === "word" && startsWithCapital(other.word.text)) || (other?.type === "actor" && other.actor.kind === "person");
  const before = parts[index - 1];
  const isOpening = before?.type === "quote" || (before?.type === "mark" && !/^[,.]$/.test(before.word.text));
  return !isOpening && (isCapital(parts[index + 1]) || isCapital(before));
}

/** Any other regular past form is a verb too, of no class in particular. */
function formsOf(lower: string): readonly VerbForm[] {
  const known = verbForms(lower);
  if (
    known.length > 0 ||
    !lower.endsWith("ed") ||
    !/[a-z]{2,}ed$/.test(lower) ||
    /(?:hundred|need|seed|indeed|speed|aged|-[a-z]+ed)$/.test(lower) ||
    // "cheered", "required" are verbs; "sacred", "hatred", "coloured" are none.
    (lower.endsWith("red") && !/[a-z]{2,}(?:[aeiou]r|rr)ed$/.test(lower)) ||
    /^(?:tired|colou?red|retired)$/.test(lower)
  )
    return known;
  return [{ lemma: lower.replace(/ed$/, ""), class: "other", participle: true, finite: true, gerund: false }];
}

const orders = /^(?:order(?:ed|s)|direct(?:ed|s)|resolv(?:ed|es)|determin(?:ed|es)|decid(?:ed|es))$/;
/** "The tribunal ordered that the respondent should be suspended": what a body orders is done. */
function isOrdered(parts: readonly Token[], index: number): boolean {
  const that = parts.findLastIndex((part, at) => at < index && part.type === "word" && part.word.lower === "that");
  const verb = parts[that - 1];
  const should = parts.findLastIndex(
    (part, at) => at < index && part.type === "word" && /^(?:should|shall|must)$/.test(part.word.lower),
  );
  return that > 0 && should > that && index - that <= 10 && verb?.type === "word" && orders.test(verb.word.lower);
}

type State = {
  subject: ActorAt | null;
  passiveAux: boolean;
  haveAux: boolean;
  modal: boolean;
  negated: boolean;
  conditional: boolean;
  infinitive: boolean;
  preposition: string | null;
  last: Clause | null;
  quoteBefore: boolean;
};

const reducedPassive: ReadonlySet<VerbClass> = new Set<VerbClass>([
  "charge",
  "arrest",
  "indict",
  "convict",
  "sentence",
  "discipline",
  "clear",
  "accuse",
  "try",
  "drop",
]);

function asClause(parts: readonly Token[], index: number, forms: readonly VerbForm[], state: State): Clause | null {
  const part = parts[index];
  if (!part || part.type === "actor" || part.type === "quote") return null;
  const { word } = part;
  const before = parts[index - 1];
  const beforeLower = before && (before.type === "word" || before.type === "mark") ? before.word.lower : "";
  const after = parts[index + 1];
  const afterLower = after && (after.type === "word" || after.type === "mark") ? after.word.lower : "";
  const anyGerund = forms.some((form) => form.gerund);
  const isNounPlace =
    determiners.has(beforeLower) ||
    (state.preposition !== null && !state.infinitive && !anyGerund) ||
    (/^(?:hate|bias|criminal|felony|first|second|guilty)$/.test(beforeLower) &&
      // "Ana Ruiz first embraced him".
      !(/^(?:first|second)$/.test(beforeLower) && word.lower.endsWith("ed") && parts[index - 2]?.type === "actor"));
  // "indicted two men on hate-crime charges in the beating": a noun behind what kind it is.
  if (
    word.lower === "charges" &&
    /^(?:hate-crimes?|bias-crimes?|\w+-\w+|federal|state|misdemeanou?r|weapons?|drug|assault|murder|conspiracy)$/.test(
      beforeLower,
    )
  )
    return null;
  // "is a sentence that a man typed": a noun, whatever stands before the article.
  if (/^(?:an?|the)$/.test(beforeLower) && !anyGerund) return null;
  if (isNounPlace && !state.passiveAux && !(beforeLower === "that" || beforeLower === "all" || beforeLower === "said"))
    return null;
  // "whose report was cited in the ruling", "was cited as an example": named as a source, not summoned.
  if (word.lower === "cited" && state.passiveAux && isNamedAsSource(parts, index)) return null;
  // "sentenced him to two years' imprisonment, suspended for five": the punishment, and nobody.
  if (
    word.lower === "suspended" &&
    beforeLower === "," &&
    state.last !== null &&
    !state.passiveAux &&
    isPunishment(parts[index - 2])
  )
    return null;
  // "a string of threatening and antisemitic tweets": of what kind they are.
  if (describesThings(parts, index)) return null;
  // "called it a vile antisemitic attack", "for antisemitic tweets that he posted": a noun behind its adjectives.
  if (
    /^(?:(?:attack|assault|threat|hate|abuse)s?|tweets|posts|shouts|calls|notes|texts)$/.test(word.lower) &&
    !state.infinitive &&
    !state.modal &&
    (isOfKind.test(beforeLower) || isBehindAdjectives(parts, index))
  )
    return null;
  const past = forms.some(
    (form) => form.participle || (form.finite && /(?:ed|t|d|n|e|k|g|w)$/.test(word.lower) && form.lemma !== word.lower),
  );
  const baseOnly = forms.every((form) => form.finite && !form.participle && form.lemma === word.lower);
  if (baseOnly && !state.infinitive && !state.modal && !state.haveAux && !state.subject) return null;
  // "held the victim's hand", "her run": a noun behind whose it is.
  if (baseOnly && before?.type === "actor" && before.actor.possessor === true && !state.infinitive && !state.modal) return null;
  const participle =
    forms.find((form) => form.participle) ??
    // "was hit": no form of its own.
    ((state.passiveAux || (state.last?.passive === true && isCoordinated(parts, index))) && word.lower === "hit" && forms[0]
      ? { ...forms[0], participle: true }
      : undefined);
  let passive = state.passiveAux && participle !== undefined && !anyGerund;
  let isReduced = false;
  let form = forms.find((candidate) => (passive ? candidate.participle : true)) ?? forms[0];
  if (!form) return null;
  // "found guilty", "found not guilty", "found responsible".
  let lemma = form.lemma;
  let verbClass: VerbClass = form.class;
  const following = followingWords(parts, index, 4);
  // "taken into custody".
  if (lemma === "take" && passive && /^into custody/.test(following)) {
    verbClass = "arrest";
    lemma = "arrest";
  }
  // "found a former soldier guilty of", "found Ruiz, a nurse who had written “…”, not guilty": the one found stands between.
  const foundGuilty = lemma === "find" && !passive ? whomItFinds.exec(followingWords(parts, index, 60)) : null;
  if (foundGuilty) {
    verbClass = foundGuilty[1] ? "clear" : "convict";
    lemma = foundGuilty[1] ? "acquit" : "convict";
  }
  if (lemma === "find" && /^(?:\w+ )?(?:guilty|liable|responsible)/.test(following)) {
    verbClass = /^not |^no /.test(following) ? "clear" : "convict";
    lemma = verbClass === "clear" ? "acquit" : "convict";
  }
  // "was warned that '…'": told so; no step of anybody's.
  if (
    lemma === "warn" &&
    (after?.type === "quote" || /^(?:that|:)$/.test(afterLower) || /^(?:about|of) (?!h(?:is|er)\b|their\b)/.test(following))
  )
    verbClass = "say";
  if (lemma === "convict") verbClass = "convict";
  // "a backlash following the hearings": when it was; who follows somebody was, kept or began following them.
  if (
    word.lower === "following" &&
    !/^(?:was|were|is|are|been|be|by|for|of|started|began|kept|stopped|seen|caught|filmed|while|then|\w+ly)$/.test(beforeLower) &&
    !(after?.type === "actor" && /^(?:person|role|pronoun)$/.test(after.actor.kind))
  )
    return null;
  // "widely rebuked", "a chance to rebuke her": said of somebody; a sanction only where a board does it.
  if (
    lemma === "rebuke" &&
    !/\bby (?:the|its|their) (?:\w+ ){0,3}(?:board|panel|tribunal|committee|commission|council|league|federation|house|senate|assembly|chamber)\b/.test(
      ` ${followingWords(parts, index, 9)}`,
    )
  )
    verbClass = "condemn";
  // "turned around", "turned his back": nobody was turned away.
  if (
    lemma === "turn" &&
    verbClass === "refuse" &&
    !/^(?:~ |him |her |them )?(?:\w+ ~ )?(?:away|down|back (?!to\b))/.test(`${following} `)
  )
    verbClass = "other";
  // "said he was relieved": of nothing.
  if (lemma === "relieve" && !/^(?:~ |him |her |them |\w+ly )*of\b/.test(following)) verbClass = "other";
  // "was removed from the case as he had no part in it": of whom nothing is to be decided any more.
  if (
    lemma === "remove" &&
    /^(?:~ |him |her |them )?(?:as an? (?:party|defendant|respondent) )?(?:from|to) the (?:\w+ )?(?:case|complaint|proceedings|lawsuit|suit|indictment|claim|action|charge sheet|list of (?:defendants|respondents))\b/.test(
      following,
    )
  )
    verbClass = "other";
  // "booked the hall", "his stud books": nobody is taken into custody.
  if (lemma === "book" && !passive && !/^~ (?:into|on|in|at|with)\b/.test(following)) verbClass = "other";
  // "has been spared jail", "a judge spared her a prison sentence": sentenced to something else.
  if (
    (lemma === "spare" || lemma === "spared") &&
    /^(?:~ |him |her |them )?(?:an? )?(?:immediate |further |another )?(?:jail|prison|custody|custodial|imprisonment|time behind bars)\b/.test(
      following,
    )
  )
    verbClass = "sentence";
  // "is facing trial".
  if (
    lemma === "face" &&
    !passive &&
    beforeLower !== "who" &&
    state.subject !== null &&
    state.subject.kind !== "body" &&
    /^(?:an? |the |criminal |federal )*(?:trial|prosecution|a jury)\b/.test(following)
  ) {
    verbClass = "charge";
    passive = true;
  }
  // "is to stand trial", whatever may come of it.
  const isToBeTried =
    lemma === "stand" && !passive && state.subject !== null && state.subject.kind !== "body" && /^trial\b/.test(following);
  if (isToBeTried) {
    verbClass = "charge";
    passive = true;
  }
  // "kicked out of the party": by whoever it belongs to.
  if (
    (lemma === "kick" || lemma === "throw" || lemma === "boot" || lemma === "turf") &&
    /^(?:~ )?out\b/.test(following) &&
    (passive
      ? /^out of (?:the|his|her|their|its) (?:[\w-]+ )?(?:party|club|team|union|university|college|school|league|association|band|group)\b/.test(
          following,
        )
      : state.subject?.kind === "body")
  )
    verbClass = "discipline";
  if (lemma === "caution" && passive && !/^(?:that|against|not to)\b/.test(following)) verbClass = "discipline";
  // "had been booked for the same evening": to perform.
  if (
    lemma === "book" &&
    passive &&
    /^(?:for|to|at|as|by) (?:~ )?(?:the |a |an |that |this |his |her |their |its )?(?:[\w-]+ )?(?:evening|night|show|tour|gig|concert|event|festival|speak|perform|appear|play|sing|next|same|summer|autumn|club|venue|support|routine|stand-up|set|slot|appearance|gathering|conference|dinner|lecture|talk|reading|panel|interview|season|wedding|reception|residency|foul|tackle|challenge|dissent|diving|handball|time-wasting)\b/.test(
      following,
    )
  )
    verbClass = "other";
  // "has put a deputy on paid leave", "was placed on leave".
  if (
    (lemma === "put" || lemma === "place") &&
    /^(?:[\w-]+ ){0,4}(?:~ )?(?:, [^"]{0,40}, )?on (?:\w+ ){0,2}(?:leave|suspension)\b/.test(followingWords(parts, index, 10))
  )
    verbClass = "discipline";
  if (
    lemma === "dismiss" ||
    lemma === "fire" ||
    lemma === "deny" ||
    lemma === "post" ||
    lemma === "charge" ||
    lemma === "strike" ||
    lemma === "call" ||
    lemma === "describe" ||
    lemma === "set" ||
    lemma === "hold" ||
    lemma === "point" ||
    lemma === "target"
  ) {
    verbClass = chooseClass(forms, lemma, passive, following, state.subject) ?? verbClass;
  }
  if (!passive && participle && !state.haveAux && !state.modal && !state.infinitive && reducedPassive.has(verbClass)) {
    // "X, charged with …", "Arrested was X", "a man accused of …".
    // "X, a reporter, reported in March that …": told, not reported to anybody.
    const isTold =
      /^(?:report|claim|allege|complain|criticise|criticize|denounce)$/.test(lemma) && /^(?:in|on|after|from)$/.test(afterLower);
    if (/^(?:was|were)$/.test(afterLower)) passive = true;
    // "gave a choice to a man found guilty of it".
    else if (
      verbClass === "convict" &&
      /^(?:guilty|liable)$/.test(afterLower) &&
      before?.type === "actor" &&
      before.actor.kind !== "body"
    ) {
      passive = true;
      isReduced = true;
    } else if (
      !isTold &&
      /^(?:with|of|by|for|over|after|in|on|from)$/.test(afterLower) &&
      (beforeLower === "," || before?.type === "actor" || index === 0) &&
      verbClass !== "drop"
    ) {
      const object = parts
        .slice(index + 1, index + 4)
        .some((next) => next.type === "actor" && afterLower !== "by" && afterLower !== "of");
      passive = !object || beforeLower === ",";
      isReduced = passive;
      if (
        before?.type === "actor" &&
        /^(?:in|on|for|over|from|after)$/.test(afterLower) &&
        !/^(?:charge|accuse|indict|arrest)$/.test(verbClass)
      )
        passive = verbClass === "convict" || verbClass === "sentence";
    }
  }
  // "an appeal by a nurse struck off for telling": who stands behind "by" does nothing of what follows.
  const agentOf = parts[index - 2];
  if (
    !passive &&
    participle &&
    !state.haveAux &&
    !state.modal &&
    !state.infinitive &&
    reducedPassive.has(verbClass) &&
    before?.type === "actor" &&
    before.actor.kind === "role" &&
    agentOf?.type === "word" &&
    agentOf.word.lower === "by"
  ) {
    passive = true;
    isReduced = true;
  }
  // "was tried, convicted and fined": one auxiliary for all.
  const afterPassive =
    participle &&
    !state.haveAux &&
    !state.modal &&
    !state.infinitive &&
    state.last?.passive === true &&
    state.subject === state.last.patient;
  if (!passive && afterPassive && reducedPassive.has(verbClass) && /^(?:,|and|or)$/.test(beforeLower)) passive = true;
  // "was punched and called a '…'": so too for what is done to people, unless the second verb has an object of its own.
  if (
    !passive &&
    afterPassive &&
    state.subject !== null &&
    isCoordinated(parts, index) &&
    isDoneToSubject(parts, index, lemma, verbClass)
  )
    passive = true;
  if (!passive && participle && afterLower === "by" && !state.haveAux && !state.modal && (index === 0 || beforeLower === ","))
    passive = true;
  if (index === 0 && participle && /^(?:was|were)$/.test(afterLower)) passive = true;
  // "The report clears Ana Ruiz of": a thing's verb in the present, with somebody right behind it.
  const isOfThingNow =
    after?.type === "actor" &&
    after.actor.kind === "person" &&
    before?.type === "word" &&
    isThing(before.word) &&
    /^(?:clear|accuse|condemn|charge|discipline)$/.test(form.class) &&
    form.lemma !== word.lower;
  if (!past && !anyGerund && !state.infinitive && !state.modal && !state.haveAux && !state.subject && !isOfThingNow) return null;
  // "a sign reading …", "a note that reads …": the thing speaks.
  if (
    verbClass === "read" &&
    lemma === "read" &&
    anyGerund &&
    before?.type === "word" &&
    !prepositions.has(beforeLower) &&
    !state.passiveAux
  )
    verbClass = "write";
  if (
    verbClass === "read" &&
    lemma === "read" &&
    (state.subject === null || state.subject.viaThing || /^(?:that|which)$/.test(beforeLower))
  )
    verbClass = "write";
  form = { ...form };
  const clause: Clause = {
    lemma,
    class: verbClass,
    passive,
    negated: state.negated || /^not$/.test(beforeLower),
    // What somebody is to do to somebody has not been done yet.
    hedged:
      (state.modal && !isToBeTried && !(passive && verbClass === "discipline" && isOrdered(parts, index))) ||
      state.conditional ||
      (state.infinitive && !anyGerund && reducedPassive.has(verbClass) && state.last?.lemma !== "vote"),
    agent: passive ? null : state.subject,
    // "to a former journalist accused of …": said of whom it stands behind.
    patient: passive ? (isReduced && before?.type === "actor" && !before.actor.possessor ? before.actor : state.subject) : null,
    start: word.start,
    end: word.end,
    tailEnd: word.end,
    gerund: anyGerund,
  };
  if (passive && index === 0) clause.patient = null;
  // "Somebody wrote": not who was named before.
  if (!passive && /^(?:somebody|someone|anybody|anyone|nobody|everybody|everyone)$/.test(beforeLower)) clause.agent = null;
  // "Ana Ruiz said someone in the crowd had shouted": nor whoever tells of it.
  if (!passive && clause.agent !== null && isOfStranger(parts, index, clause.agent)) clause.agent = null;
  // "I heard a man say": who is heard says it.
  if (
    !passive &&
    forms.some((one) => one.lemma === word.lower) &&
    before?.type === "actor" &&
    !before.actor.possessor &&
    parts
      .slice(Math.max(0, index - 6), index - 1)
      .some((one) => one.type === "word" && /^(?:hear|heard|saw|see|watch|watched)$/.test(one.word.lower))
  ) {
    clause.agent = before.actor;
    clause.negated = false;
  }
  if (anyGerund || state.infinitive) {
    const controller = state.last;
    if (
      controller &&
      anyGerund &&
      (controller.passive || controller.class === "accuse" || beforeLower === "for") &&
      controller.patient
    )
      clause.agent = controller.patient;
    else if (
      controller &&
      state.infinitive &&
      controller.patient &&
      /^(?:order|tell|ask|force|urge|require|allow|want)$/.test(controller.lemma)
    )
      clause.agent = controller.patient;
  }
  return clause;
}

/** Nouns for an occasion or a place that end as adverbs, participles or adjectives do. */
const occasions = new Set(
  "rally assembly meeting meetings briefing gathering training opening evening morning wedding screening recording reading outing building sitting landing filing posting christening reckoning sentencing trial retrial festival carnival recital rehearsal tutorial funeral memorial hospital final semi-final interval arrival terminal journal manual ritual arraignment first second third fourth last latter former other".split(
    " ",
  ),
);

/** Verbs whose object may be a whole sentence without "that". */
const tellsThat =
  /^(?:say|tell|claim|report|know|believe|think|hear|learn|see|find|read|write|confirm|announce|reveal|insist|fear|hope|feel|note|add|argue|understand|discover|realise|realize|state)$/;
const letsGo = /^(?:ways|company|(?:all |its |any )*(?:ties|links|relations|connections)) with$/;

const price = new RegExp(`^${asPrice}`);

function chooseClass(
  forms: readonly VerbForm[],
  lemma: string,
  passive: boolean,
  following: string,
  subject: ActorAt | null,
): VerbClass | null {
  const things = subject === null || subject.kind === "body";
  switch (lemma) {
    case "dismiss":
      return passive && subject && subject.kind !== "body" ? "discipline" : "drop";
    case "fire":
      return passive
        ? "discipline"
        : /^(?:a|at|shots?|the gun|several|\w+ (?:shots|rounds))/.test(following)
          ? "attack"
          : things
            ? "discipline"
            : "attack";
    case "deny":
      return "deny";
    case "charge":
      if (price.test(following)) return "other";
      return passive || things ? "charge" : /^(?:at|toward|into)/.test(following) ? "attack" : "charge";
    case "strike":
      // "struck him off", not "struck him off his bicycle".
      return /^(?:off|from)|^~ off(?:$| (?:[,.;]|(?:for|after|over|in|on|last|this|and|the (?:register|roll|list|medical|nursing|teaching|dental|professional|legal|solicitors))\b))/.test(
        following,
      )
        ? "discipline"
        : "attack";
    case "call":
    case "describe":
      return "say";
    case "set":
      return /fire|alight|ablaze/.test(following) ? "attack" : "other";
    case "hold":
      return things ? "find" : "other";
    case "point":
    case "target":
      return "attack";
    default:
      return forms[0]?.class ?? null;
  }
}

/** Behind "found", in the words of `followingWords`: the one found, what is said of them between commas, and the verdict. */
const whomItFinds =
  /^(?:[\w-]+ ){0,4}~ (?:(?:ii|iii|iv|jr|sr) )?(?:\(? ?(?:aged )?\d\d \)? )?(?:,(?:(?!, (?:and|but|while) (?:the|an?|his|her|~)).){0,240}?(?:,|"(?: ,)?) )?(not )?(?:guilty|liable)\b/;

function followingWords(parts: readonly Token[], index: number, count: number): string {
  const end = Math.min(parts.length, index + 1 + count);
  let words = "";
  for (let at = index + 1; at < end; at += 1) {
    const part = parts[at] as Token;
    if (at > index + 1) words += " ";
    words += part.type === "word" || part.type === "mark" ? part.word.lower : part.type === "actor" ? "~" : '"';
  }
  return words;
}

function leadBefore(parts: readonly Token[], index: number): string {
  const lead: string[] = [];
  for (let back = index - 1; back >= 0 && lead.length < 12; back -= 1) {
    const part = parts[back];
    if (!part || part.type === "quote") break;
    lead.unshift(part.type === "actor" ? ("noun" in part.actor ? part.actor.noun : "~") : part.word.lower);
  }
  return lead.join(" ");
}

function nextActorSoon(parts: readonly Token[], index: number): boolean {
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 7); ahead += 1) {
    const part = parts[ahead];
    if (part?.type === "actor") return true;
    if (part?.type === "mark" || part?.type === "quote") return false;
    if (part?.type === "word" && (prepositions.has(part.word.lower) || boundaries.has(part.word.lower))) return false;
  }
  return false;
}

function subjectSinceQuote(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= 0; back -= 1) {
    const part = parts[back];
    if (part?.type === "quote") return false;
    if (part?.type === "actor") return true;
  }
  return false;
}

const opensClause = new Set(["that", "because", "while", "whereas"]);

function quoteJustBeforeSubject(parts: readonly Token[], index: number): boolean {
  let sawActor = false;
  for (let back = index - 1; back >= 0 && back > index - 14; back -= 1) {
    const part = parts[back];
    if (part?.type === "quote") return sawActor;
    // "wanted to '…' and that Ruiz replied": what was said before goes on.
    if (part?.type === "word" && opensClause.has(part.word.lower)) return false;
    if (part?.type === "actor") sawActor = true;
    if (
      part?.type === "word" &&
      verbForms(part.word.lower).some((form) => form.finite && form.class !== "other" && form.lemma !== part.word.lower)
    )
      return false;
    if (part?.type === "mark" && (part.word.text === ";" || part.word.text === ":")) return false;
  }
  return false;
}

/** The quotation finishes a clause that began before it: 'told officers he "wanted …"'. */
function isWovenIn(use: QuoteUse): boolean {
  return (
    use.side === "before" &&
    use.clause !== null &&
    /^(?:say|write|attack|damage|spread|admit|deny)$/.test(use.clause.class) &&
    use.lead.length > 0
  );
}

/** "to shout", "to publicly shout": not the "to" of "incitement to hatred". */
function isAfterTo(parts: readonly Token[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 3); back -= 1) {
    const part = parts[back];
    if (part?.type !== "word") return false;
    if (part.word.lower === "to") return true;
    if (!adverbs.has(part.word.lower) && !/ly$/.test(part.word.lower) && part.word.lower !== "not") return false;
  }
  return false;
}

/** After "and" or "or" right behind a noun, with no verb of its own to follow. */
function joinsObjects(parts: readonly Token[], index: number): boolean {
  // "at Ana Ruiz and her children": the owner stands between.
  const owned = parts[index - 1]?.type === "actor" ? 1 : 0;
  const self = parts[index];
  const before = parts[index - 1 - owned];
  if (before?.type !== "word" || !/^(?:and|or)$/.test(before.word.lower)) return false;
  const noun = parts[index - 2 - owned];
  const isMany =
    self?.type === "actor" && "noun" in self.actor && /^(?:children|people|men|women|family)$|[^s]s$/.test(self.actor.noun);
  if (!(noun?.type === "actor" || (noun?.type === "word" && /^\p{Lu}/u.test(noun.word.text)))) return false;
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 6); ahead += 1) {
    const part = parts[ahead];
    if (!part || part.type === "quote") return false;
    if (part.type === "mark") return part.word.text !== ",";
    if (part.type === "actor") return true;
    const { lower } = part.word;
    if (isMany && /^(?:was|is|has)$/.test(lower)) return true;
    if (/^(?:was|were|is|are|had|has|have|did|could|would|will|who)$/.test(lower)) return false;
    if (formsOf(lower).some((form) => form.finite)) return false;
    if (prepositions.has(lower) || boundaries.has(lower)) return true;
  }
  return true;
}

/** The verb of saying whose "that" comes only behind a clause between commas. */
function resumedBy(parts: readonly Token[], index: number, before: Clause, clauses: readonly Clause[]): Clause | undefined {
  for (let back = index - 1; back > 0 && back > index - 14; back -= 1) {
    const part = parts[back];
    if (part?.type === "quote" || (part?.type === "mark" && part.word.text !== ",")) return undefined;
    if (part?.type === "word" && part.word.lower === "that" && isComma(parts[back - 1])) {
      if (before.start > part.word.start) return undefined;
      return clauses.findLast(
        (one) => one.end < before.start && /^(?:say|write)$/.test(one.class) && !one.passive && one.agent !== null,
      );
    }
  }
  return undefined;
}

/** Where the verb stands behind this actor: at once, or behind an adverb. */
function verbAt(parts: readonly Token[], index: number): number {
  const next = parts[index + 1];
  return next?.type === "word" && (adverbs.has(next.word.lower) || next.word.lower.endsWith("ly")) ? index + 2 : index + 1;
}

/** A name or a word for somebody behind a comma and before a verb of saying in the past or present, where what went before was a phrase with a preposition. */
function isRightBeforeVerb(parts: readonly Token[], index: number, subject: ActorAt): boolean {
  const self = parts[index];
  const verb = parts[verbAt(parts, index)];
  const at = parts.findIndex((one) => one.type === "actor" && one.actor === subject);
  // "In evidence before the county court Ana Ruiz said": the court is whom it was said to.
  const isBehindBody = subject.kind === "body" && at === index - 1 && isWordAt(parts[at - 1], "before");
  if (self?.type !== "actor" || !/^(?:person|role)$/.test(self.actor.kind) || verb?.type !== "word") return false;
  if (!isComma(parts[index - 1]) && !isBehindBody) return false;
  if (
    !formsOf(verb.word.lower).some((form) => form.finite && form.lemma !== verb.word.lower && /^(?:say|write)$/.test(form.class))
  )
    return false;
  if (isBehindBody) return true;
  const first = parts.findIndex((one) => one.type === "word");
  const opening = parts[first];
  return (
    at > first &&
    opening?.type === "word" &&
    first <= 1 &&
    (prepositions.has(opening.word.lower) || opening.word.lower === "according") &&
    !parts.slice(at, index).some((one) => one.type === "quote")
  );
}

/** What somebody is said to be like, not something said. */
const conducts =
  /^(?:behav|behave|act|look|seem|appear|deserv|deserve|belong|conduct|treat|prov|prove|work|live|liv|smell|dress)$/;

/** Only a name and one verb since the last comma. */
function isAside(parts: readonly Token[], index: number, aside: Clause): boolean {
  // "Ana Ruiz, described as the most active member, shared": a participle by the way leaves the subject as it is.
  const verbOfAside = parts.findIndex((one) => one.type === "word" && one.word.start === aside.start);
  if (/^(?:describe|describ|accuse|accus|call|label|brand|tell|find)$/.test(aside.lemma) && isComma(parts[verbOfAside - 1]))
    return false;
  let count = 0;
  let actors = 0;
  let told = false;
  // "accused them of it, it says, wrote that …".
  const [by, it] = [parts[index - 1], parts[index - 2]];
  if (by?.type === "word" && it?.type === "word" && it.word.lower === "it" && isComma(parts[index - 3])) return true;
  if (parts[index + 1]?.type === "quote") return false;
  for (let back = index - 1; back >= 0 && count < 5; back -= 1, count += 1) {
    const part = parts[back];
    // "said that Ana Ruiz, chair of the board, made": the verb stands before the commas.
    if (part?.type === "mark")
      return part.word.text === "," && count >= 2 && actors === (told ? 2 : 1) && aside.start > part.word.start;
    // "was attacked, she told police, and …".
    if (part?.type === "word" && /^(?:told|tells)$/.test(part.word.lower)) told = true;
    if (part?.type === "quote" || (part?.type === "word" && part.word.lower === "who")) return false;
    if (part?.type === "actor") actors += 1;
  }
  return false;
}

/** "before the jury returned" begins a clause, "before Judge Ruiz" does not. */
function verbAhead(parts: readonly Token[], index: number): boolean {
  for (let ahead = index + 1; ahead < Math.min(parts.length, index + 10); ahead += 1) {
    const part = parts[ahead];
    // "after a foreman, Ana Ruiz, told": a name between commas is by the way.
    if (part?.type === "mark" && part.word.text === "," && parts[ahead + 1]?.type === "actor" && isComma(parts[ahead + 2])) {
      ahead += 2;
      continue;
    }
    if (!part || part.type === "mark" || part.type === "quote") return false;
    if (part.type === "word") {
      if (/^(?:was|were|is|are|had|has|have|did|could|would|will)$/.test(part.word.lower)) return true;
      if (/ing$/.test(part.word.lower) && ahead === index + 1) return true;
      if (ahead > index + 1 && formsOf(part.word.lower).some((form) => form.finite && form.lemma !== part.word.lower))
        return true;
    }
  }
  return false;
}

function isComma(part: Token | undefined): boolean {
  return part?.type === "mark" && part.word.text === ",";
}

/** After "X, a former coach": a mark or a preposition, not the verb of a new clause. */
function endsPhrase(parts: readonly Token[], index: number): boolean {
  const next = parts[index + 1];
  if (!next || next.type === "mark") return true;
  return (
    next.type === "word" && (/^(?:of|at|for|from|in|with|who|whose|and)$/.test(next.word.lower) || /ing$/.test(next.word.lower))
  );
}

const isWordAt = (part: Token | undefined, lower: string) => part?.type === "word" && part.word.lower === lower;

/** "X, 41, chairman of the club and a local farmer,": the name before the comma that opens what ends at this word and its comma. */
function nameOfTwoWords(parts: readonly Token[], index: number): Extract<ActorAt, { kind: "person" }> | null {
  // "…, neighbours from the street and a driver, who": a list, whose last is another.
  if (!isComma(parts[index + 1]) || isWordAt(parts[index + 2], "who") || isWordAt(parts[index + 2], "whose")) return null;
  let back = index - 2;
  while (back >= 0 && back >= index - 10 && !isComma(parts[back])) {
    const part = parts[back];
    // No verb, and nobody else by name.
    if (part?.type === "actor" ? part.actor.kind === "person" : part?.type !== "word") return null;
    back -= 1;
  }
  if (back === index - 2 || !isComma(parts[back])) return null;
  const first = parts[back + 1];
  if (
    first?.type === "actor"
      ? first.actor.kind !== "role" || /s$/.test(first.actor.noun)
      : first?.type === "word" && /s$/.test(first.word.lower)
  )
    return null;
  const age = parts[back - 1];
  if (age?.type === "word" && /^\d{2}$/.test(age.word.lower) && isComma(parts[back - 2])) back -= 2;
  const named = parts[back - 1];
  // "Among the witnesses were X, a porter and a guest,".
  if (
    parts
      .slice(0, Math.max(0, back - 1))
      .some((part) => part.type === "word" && /^(?:is|are|was|were|by|with)$/.test(part.word.lower))
  )
    return null;
  return named?.type === "actor" && named.actor.kind === "person" && !named.actor.possessor ? named.actor : null;
}

function isNearby(parts: readonly Token[], actor: ActorAt, index: number, atMost: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 1 - atMost; back -= 1) {
    const part = parts[back];
    if (part?.type === "actor" && part.actor === actor) return true;
  }
  return false;
}

/** When or how somebody was what the noun behind it says. */
const whenTheyWere =
  /^(?:(?:who (?:is|was|had been|has been) )?(?:then|now|once|formerly|previously|currently|latterly|today|at (?:the|that) time|until (?:then|recently|lately|last \w+|\d{4})|since \d{4}|by (?:trade|profession|training|day))|who (?:is|was|had been|has been))$/;

/** "~, then a branch supervisor", "~, who was a teacher": the name, a comma and no more than that stand before the word. */
function isAfterTime(parts: readonly Token[], actor: ActorAt, index: number): boolean {
  const words: string[] = [];
  for (let back = index - 1; back >= 0 && back >= index - 6; back -= 1) {
    const part = parts[back];
    if (isComma(part)) {
      const named = parts[back - 1];
      return named?.type === "actor" && named.actor === actor && whenTheyWere.test(words.join(" "));
    }
    if (part?.type !== "word") return false;
    words.unshift(part.word.lower);
  }
  return false;
}

/** Right behind the name, or behind one aside, stand quoted words. */
function isCalledSomething(parts: readonly Token[], index: number): boolean {
  if (parts[index + 1]?.type === "quote") return true;
  if (!isComma(parts[index + 1])) return false;
  const end = parts.findIndex((part, at) => at > index + 1 && isComma(part));
  return end >= 0 && parts[end + 1]?.type === "quote";
}

function apposes(parts: readonly Token[], role: ActorAt, index: number): boolean {
  for (let back = index - 1; back >= 0 && back >= index - 9; back -= 1) {
    const part = parts[back];
    if (part?.type === "actor") {
      if (part.actor !== role) continue;
      const between = parts.slice(back + 1, index);
      const wordsBetween = between.map((p) => (p.type === "word" || p.type === "mark" ? p.word.lower : "~"));
      if (wordsBetween.length === 0) return true;
      const text = wordsBetween.join(" ");
      const named = parts[index];
      // "The guest was ~, introduced as an author", at the head: not what somebody announces.
      if (
        back === 0 &&
        /^(?:is|was)$/.test(text) &&
        role.kind === "role" &&
        role.definite &&
        named?.type === "actor" &&
        !named.actor.possessor
      )
        return true;
      // "a man called Ana Ruiz", not "the coach routinely called Ruiz '…'".
      if (/\bcalled$/.test(text) && (text !== "called" || (role.kind === "role" && role.definite))) return false;
      // "a passenger called Ana Ruiz 'a dirty Jew'": what she was called.
      if (text === "called" && isCalledSomething(parts, index)) return false;
      if (/\b(?:named|called|(?:named|identified)(?: in [^,]* papers| by [^,]*| \w+ly)? as|known as|namely)(?: the)?$/.test(text))
        return true;
      if (/^(?:of|at|for|in|with|on) [\w' ~-]{1,48} ,$/.test(text) && wordsBetween.length <= 9) return true;
      return (
        text === "," ||
        text === ", the" ||
        (/^, (?:\w+ ){0,3}$/.test(`${text} `) === true &&
          !wordsBetween.some(
            (w) => prepositions.has(w) || boundaries.has(w) || (verbForms(w).length > 0 && w !== "named" && w !== "called"),
          ))
      );
    }
    if (part?.type === "quote") return false;
  }
  return false;
}
