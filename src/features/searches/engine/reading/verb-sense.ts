import { lowerAt, wordOrMarkAt } from "./parts.ts";
import type { ActorAt, Token } from "./phrases.ts";
import { asPrice, type VerbClass, type VerbForm } from "./verbs.ts";

/** A verb as it is meant where it stands; `isToBeTried`: a trial that is to come, whatever else is. */
export type Sense = { lemma: string; class: VerbClass; passive: boolean; isToBeTried: boolean };

/**
 * What a verb comes to by the words around it: "taken into custody" is an arrest, "booked the hall" is none.
 * @param forms its readings by its form alone, of which `form` is the likeliest
 * @param subject of whom the clause tells
 * @returns null where it is no verb after all
 */
export function senseOf(
  parts: readonly Token[],
  index: number,
  forms: readonly VerbForm[],
  form: VerbForm,
  { passive: isPassive, subject }: { passive: boolean; subject: ActorAt | null },
): Sense | null {
  const beforeLower = wordOrMarkAt(parts, index - 1);
  const after = parts[index + 1];
  const afterLower = wordOrMarkAt(parts, index + 1);
  let passive = isPassive;
  // "found guilty", "found not guilty", "found responsible".
  let lemma = form.lemma;
  let verbClass: VerbClass = form.class;
  const following = followingWords(parts, index, 4);
  // "taken into custody".
  if (lemma === "take" && passive && /^into custody/.test(following)) {
    verbClass = "arrest";
    lemma = "arrest";
  }
  // "is held on suspicion of it", "was being held on charges of".
  if (
    lemma === "hold" &&
    passive &&
    !heldByCaptors.test(followingWords(parts, index, 10)) &&
    !heldForElse.test(followingWords(parts, index, 10)) &&
    /^(?:by (?:the )?(?:police|officers|detectives) )?on (?:suspicion|(?:[\w-]+ ){0,2}charges) of\b/.test(following)
  ) {
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
    lowerAt(parts, index) === "following" &&
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
  // "rejected the claim that", "rejected as '…' the allegation", "rejects her account": what is said of them, and nobody's request.
  if (lemma === "reject" && !passive && subject?.kind !== "body" && saidOfThem.test(followingWords(parts, index, 12)))
    verbClass = "deny";
  // "banned him from going within 200 metres of it": a condition of a court, and no sanction of its own.
  if (
    lemma === "ban" &&
    /^(?:~ |him |her |them )?from (?:(?:going|coming|being) (?:within|near)|contacting|approaching)\b/.test(
      followingWords(parts, index, 5),
    )
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
  // "The court gave a former guard a suspended sentence of 75 days": sentenced to it.
  if (
    (lemma === "give" || lemma === "hand") &&
    !passive &&
    subject?.kind === "body" &&
    /^(?:~|him|her|them)(?: [\w-]+)?(?: of [\w-]+)?,? an? (?:[\w-]+ ){0,3}?(?:suspended |prison |jail |custodial |life |community |probationary )(?:sentences?|terms?|orders?|service)\b/.test(
      followingWords(parts, index, 12),
    )
  )
    verbClass = "sentence";
  // "is facing trial".
  if (
    lemma === "face" &&
    !passive &&
    beforeLower !== "who" &&
    subject !== null &&
    subject.kind !== "body" &&
    /^(?:an? |the |criminal |federal )*(?:trial|prosecution|a jury)\b/.test(following)
  ) {
    verbClass = "charge";
    passive = true;
  }
  // "is to stand trial", whatever may come of it.
  const isToBeTried = lemma === "stand" && !passive && subject !== null && subject.kind !== "body" && /^trial\b/.test(following);
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
      : subject?.kind === "body")
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
    verbClass = chooseClass(forms, lemma, passive, following, subject) ?? verbClass;
  }
  return { lemma, class: verbClass, passive, isToBeTried };
}

const price = new RegExp(`^${asPrice}`);

/** Of verbs that mean one thing or another by who does it and what follows. */
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
/** "was held in jail by gunmen": by nobody who arrests. */
const heldByCaptors =
  /\bby (?:an? |the |his |her |their |\w+ )?(?:gunm[ae]n|hostage-takers?|captors?|kidnappers?|abductors?|militants?|militia\w*|rebels?|terrorists?|nazis|gestapo|hamas|fighters|gang\w*)\b/i;
/** "is being held without bail on fraud charges". */
const heldForElse =
  /\b(?:on|over|for|of) (?:[\w-]+ )?(?:fraud|theft|burglary|robbery|drugs?|drug-dealing|tax|smuggling|embezzlement|bribery|forgery|immigration|traffic|driving|shoplifting)\b/i;
const whomItFinds =
  /^(?:[\w-]+ ){0,4}~ (?:(?:ii|iii|iv|jr|sr) )?(?:\(? ?(?:aged )?\d\d \)? )?(?:,(?:(?!, (?:and|but|while) (?:the|an?|his|her|~)).){0,240}?(?:,|"(?: ,)?) )?(not )?(?:guilty|liable)\b/;

/** So many parts behind a verb as one line: words and marks, `~` for somebody, `"` for a quotation. */
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

/** Behind "rejected": that they did something, or how somebody else tells of it. */
const saidOfThem =
  /^(?:(?:as|out of hand as) (?:an? |the )?[^.;]{0,40}?)?(?:(?:the|any|all|these|those|such|both|every|his|her|their|an?|some) )?(?:(?:\w+ )?~ )?(?:[\w-]+ )?(?:(?:claims?|allegations?|accusations?|suggestions?|notion|idea) (?:that (?:~|he|she) |against (?:~|him|her)\b)|(?:accounts?|versions?)\b)/;
