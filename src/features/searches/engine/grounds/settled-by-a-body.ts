import type { Discourse, ResolvedClause } from "../attribution/discourse.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";

/*
 * What settles that something was said or done, whatever the person says against it: whoever decides found that they did, did not believe
 * them, or believed whoever says so.
 */

const body =
  "(?:tribunals?|courts?|judges?|justices?|magistrates?|jury|jurors|bench|panels?|ombuds(?:man|woman|person)|committee|inquiry|commission(?:ers?)?|council|board|regulator|association|federation|league|union|university|college|school|party|club|society|institute|authority|adjudicat(?:or|ors|ion officer)|arbitrator|referee|sheriff|hearing officer)";
/** Who weighs one account against another. An employer, a club or a school does so too; a newspaper or the police do not decide. */
const decides = new RegExp(`^b:(?:.*\\b)?${body}$`);
const byBody = new RegExp(`\\b${body}\\b`, "i");

const says = /^(?:say|write|call|tell|shout|use|make|send|post|sing|chant|paint|daub|do)$/;
const account =
  "(?:accounts?|explanations?|denials?|versions?|evidence|testimon(?:y|ies)|stor(?:y|ies)|excuses?|claims?|recollections?|alibi|defen[cs]e)";
const people =
  "(?:complainants?|witness(?:es)?|victims?|accusers?|claimants?|students?|pupils?|passengers?|tenants?|patients?|customers?|colleagues?|neighbou?rs?|teachers?|guests?|drivers?|nurses?|officers?|opponents?|players?|lodgers?|employees?|others?|chaplain|rabbi|worshippers?|couple|family|woman|man|girls?|boys?|two|three|four|five|six|seven|eight)";
const accuser = `(?:(?:the|her|his|their|its|all|both|those|these) (?:[\\w-]+ ){0,2}?${people}|(?:(?:Mr|Mrs|Ms|Miss|Dr|Capt|Sgt|Constable|PC)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)`;
/** Behind "preferred", "accepted", "believed": the account of whoever says that it was said, or they themselves. */
const ofAccuser = new RegExp(
  `^ (?:the (?:evidence|account|version|testimony|word) (?:of|given by) ${accuser}|${accuser}['’]s? ${account}|${accuser}(?=[.,;]|$| (?:and|over|instead|when)\\b)|what ${accuser} (?:had )?(?:said|told))`,
  "u",
);
const owned = `(?:both |all |each |most )?(?:of )?(?:his|her|the (?:respondent|defendant|appellant|accused|teacher|coach|player|driver|landlord|doctor|nurse|officer|councillor|lecturer)['’]s|[\\w.’'-]+['’]s) (?:[\\w-]+ ){0,2}?${account}`;
/** Behind "rejected", "did not accept": the person's own account, by a word for them. */
const ofTheirs = new RegExp(`^ (?:${owned}|that (?:account|explanation|denial|version|alibi))\\b`, "i");

const untrue =
  "(?:un(?:truthful|convincing|reliable|persuasive|believable|true)|dishonest|evasive|incredible|implausible|incapable of belief|concocted|fabricated|invented|false|lies|a (?:lie|fabrication|fiction)|without (?:any )?foundation|far-fetched|fanciful|inconsistent|disingenuous|contrived|not (?:credible|believable|truthful|convincing|honest|true|plausible|one (?:we|it|they) could accept)|nonsense)";
/** "found her testimony evasive", "called the alibi concocted", "'I reject his evidence as untruthful'". */
const disbelieves = new RegExp(
  `\\b(?:found|finds?|called|considered|judged|described|branded|held|declared|thought|deemed|regarded|dismissed|dismiss|rejected|reject|characteri[sz]ed) ["“]?(?<whose>${owned}|the (?:[\\w-]+ ){0,2}?(?:alibi|denials?|explanation|excuse))["”]? (?:to be |as |was |were |had been )?["“]?(?:\\w+ly )?${untrue}\\b`,
  "i",
);
/** Behind "found that he had said it": that it could not be told, or was something else. */
const unsure = /\b(?:may|might|could|possibly|probably not|alleged\w*|whether|if)\b/i;

/** Of another matter, of what was not decided, or decided for them after all. */
const ofElse =
  /\b(?:tax|expenses?|costs|income|fence|parking|libel|defamation|planning|insurance|candidate|arrears|divorce|in (?:19|20)\d\d|another (?:case|matter|hearing)|separate|unrelated|dispute over|would have|had there been|made no finding|(?:appeal|higher|second) (?:court|panel|board|judge)s? did|dismissed (?:the|it\b)|no case|cleared|acquitted|(?:had )?not been there|had been with|could not have|(?:had|has) (?:said|spoken|used|made|shouted|written) them|(?:spoken|said|used|made|shouted) as an?|on one point|nobody|nothing else|truth|mistake|best)\b/i;
/** Behind a verb of saying: that it was those words, by no quotation of others. */
const ofTheWords =
  /^ (?:it|so|that|this|them|those|these|what|as alleged|the (?:words?|remarks?|slur|phrase|comments?))\b|^(?:[.,;]|$| (?:and|but)\b)/i;

type Weighed = Pick<Discourse, "clauses" | "meant">;

const isDone = ({ negated, hedged }: Pick<ResolvedClause, "negated" | "hedged">) => !negated && !hedged;

/** "found that he had said it", "was satisfied that she used the words". */
function isFoundToHaveSaid(page: PageReading, clauses: readonly ResolvedClause[], found: ResolvedClause): boolean {
  const said = clauses.find(({ sentence, start }) => sentence === found.sentence && start > found.end);
  return (
    said !== undefined &&
    isDone(said) &&
    !said.passive &&
    said.agentIs === "p0" &&
    says.test(said.lemma) &&
    /^ (?:\w+ly )?that [^,;:“”"]{1,60}$/.test(page.text.slice(found.end, said.start)) &&
    !unsure.test(page.text.slice(found.end, said.start)) &&
    ofTheWords.test(page.text.slice(said.end, page.sentences[found.sentence]?.end))
  );
}

const saidIt =
  "(?<whose>he|she|[\\p{Lu}][\\p{L}.'’-]+(?: [\\p{Lu}][\\p{L}'’-]+)?) (?:had |did |has )?(?:indeed |in fact |really )?(?:say|said|use|used|ma[dk]e|tell|told|write|written|wrote|shout|shouted|call|called|do|done|did|utter|uttered|speak|spoken|spoke|send|sent|post|posted|behave|behaved|act|acted)\\b";
const sureThat = "(?:satisfied|sure|persuaded|convinced|certain|in no doubt|in no real doubt)";
/** "was sure that he had said it". */
const isSure = new RegExp(
  `(?<!\\b(?:not|never|cannot|could not|n['’]t)(?: be| been)? (?:\\w+ly )?)\\b${sureThat} (?:beyond reasonable doubt |on the evidence )?that ${saidIt}`,
  "u",
);
/** "was not satisfied that she had said it", "could not be sure that", "did not find that". */
const isUnsure = new RegExp(
  `\\b(?:not|never|cannot|n['’]t)(?: be| been)? (?:\\w+ly )?(?:${sureThat}|find|found|accept|conclude|establish|prove[dn]?) (?:beyond reasonable doubt |on the evidence )?that ${saidIt}`,
  "u",
);

/** "found that the words were his own", "ruled that his words were antisemitic": what was found of the words. */
const wordsFound =
  /\b(?:found|ruled|held|concluded|decided|accepted|determined|was satisfied)\b[^.;“"]{0,30}\b(?:his|her) (?:words?|remarks?|comments?|language) (?:was|were|had been) (?:\w+ly )?(?:said|made|spoken|uttered|used|anti-?semitic)\b(?![^.;]{0,40}\bby (?!him\b|her\b))/i;
const doubted = /\b(?:not(?! (?:credible|believable|truthful|convincing|honest|true|plausible|one))|never|no|whether|if)\b/i;

/** Behind a verb: the person, and no thing of theirs by a pronoun, or their own account. */
const isTheirs = (page: PageReading, discourse: Weighed, clause: ResolvedClause, sentence: Sentence): boolean =>
  (clause.patientIs === "p0" && !(clause.patient?.kind === "pronoun" && clause.patient.viaThing === true)) ||
  (ofTheirs.test(page.text.slice(clause.end, sentence.end)) && isOfPerson(page, discourse, sentence, clause.end));

/** The sentence of the main text in which whoever decides does what a clause tells, in the active and in earnest. */
function decidedIn(page: PageReading, clause: ResolvedClause): Sentence | null {
  const sentence = page.sentences[clause.sentence];
  return sentence?.kind === "main" && !clause.hedged && !clause.passive && isDecider(page, clause, sentence) ? sentence : null;
}

/**
 * Whether the page says that whoever decides found that the person said or did it, disbelieved them, or believed whoever says so. Which words or
 * deed it was is for the caller to know.
 */
export function isSettledThatSaid(page: PageReading, discourse: Weighed): boolean {
  const { clauses } = discourse;
  return (
    clauses.some((clause) => {
      const sentence = decidedIn(page, clause);
      if (sentence === null || ofElse.test(sentence.text)) return false;
      const behind = page.text.slice(clause.end, sentence.end);
      const theirs = isTheirs(page, discourse, clause, sentence);
      const isOfOther =
        ofAccuser.test(behind) &&
        !isOfPerson(page, discourse, sentence, clause.end, true) &&
        isKnownBefore(page, sentence, clause.end);
      // "did not believe him", "did not accept her explanation".
      if (/^(?:believe|accept|credit|buy)$/.test(clause.lemma)) return clause.negated ? theirs : isOfOther;
      if (clause.negated) return false;
      if (/^(?:prefer|preferr|favou?r)$/.test(clause.lemma)) return isOfOther;
      if (/^(?:disbelieve|disbeliev)$/.test(clause.lemma)) return theirs;
      if (/^(?:reject|discount)$/.test(clause.lemma))
        return ofTheirs.test(behind) && !/^[^.;]{0,50}\bclaims? (?:for|to)\b/i.test(behind) && theirs;
      return (clause.class === "find" || clause.lemma === "satisf") && isFoundToHaveSaid(page, clauses, clause);
    }) ||
    page.sentences.some((sentence) => {
      const { kind, text, start, index } = sentence;
      if (kind !== "main" || doubted.test(text) || ofElse.test(text)) return false;
      const before = page.sentences[index - 1];
      const isByBody = byBody.test(text) || (/^(?:It|They)\b/.test(text) && before !== undefined && byBody.test(before.text));
      if (!isByBody) return false;
      const sure = isSure.exec(text);
      const words = wordsFound.exec(text);
      const isOfWords = sure !== null && ofTheWords.test(text.slice(sure.index + sure[0].length));
      const at = (disbelieves.exec(text) ?? (isOfWords ? sure : null))?.index;
      return (
        (at !== undefined && isOfPerson(page, discourse, sentence, start + at)) ||
        (words !== null && isOfPerson(page, discourse, sentence, start + words.index))
      );
    })
  );
}

const counselNear =
  /\b(?:lawyers?|attorneys?|solicitors?|barristers?|counsel|defen[cs]e|defending|spokes\w+|on (?:his|her) behalf|supporters?)\b/i;
/** What a complaint is found to be that does not hold. */
const unfounded = `(?:${untrue}|unfounded|unsubstantiated|unproven|unjustified|baseless|groundless|meritless|malicious|mistaken|without (?:any )?(?:foundation|merit|basis|substance)|not (?:made out|borne out|well[- ]founded|substantiated))`;
const complaint =
  "(?:the|this|that|these|those|every|all|both) (?:[\\w-]+ )?(?:complaints?|accusations?|allegations?|charges?|reports?|claims?)";
/** "described the complaint as 'not credible'", "called the complainant's evidence untruthful". */
const disbelievesAccuser = new RegExp(
  `\\b(?:found|finds?|called|considered|judged|described|branded|held|declared?|thought|deemed|regarded|dismissed|rejected|characteri[sz]ed|reported|pronounced|ruled|adjudged) ["“]?(?:(?<whose>(?:his|her) (?:[\\w-]+ ){0,2}?${account})|(?:the |his |her )(?:[\\w-]+ ){0,2}?(?:complainant|witness|accuser|claimant|prosecution|victim)(?:['’]s|s['’]|es['’])? (?:[\\w-]+ )?(?:${account})?|${complaint}(?: (?:against|about|of) (?:him|her))?)["”]? ?(?:to be |as |was |were |had been )?["“]?(?:\\w+ly )?${unfounded}\\b`,
  "i",
);

/**
 * Whether the page says that whoever decides believed the person, disbelieved whoever says it of them, or did not find it: the other way round
 * than `isSettledThatSaid`.
 * @returns the sentence; null where the page says nothing of the kind
 */
export function foundForThem(page: PageReading, discourse: Weighed): number | null {
  const told = discourse.clauses.find((clause) => {
    const sentence = decidedIn(page, clause);
    if (sentence === null) return false;
    const behind = page.text.slice(clause.end, sentence.end);
    const theirs = isTheirs(page, discourse, clause, sentence);
    const isOfOther = ofTheirs.test(behind)
      ? !isOfPerson(page, discourse, sentence, clause.end)
      : ofAccuser.test(behind) && !isOfPerson(page, discourse, sentence, clause.end, true);
    if (/^(?:believe|accept|credit)$/.test(clause.lemma)) return clause.negated ? isOfOther : theirs;
    if (clause.negated) return false;
    if (/^(?:prefer|preferr|favou?r)$/.test(clause.lemma)) return theirs;
    return /^(?:reject|disbelieve|disbeliev|discount)$/.test(clause.lemma) && isOfOther;
  });
  if (told) return told.sentence;
  const found = page.sentences.find((sentence) => {
    const { kind, text, start, index } = sentence;
    if (kind !== "main") return false;
    const isByBody = byBody.test(text);
    const unsureAt = isByBody ? isUnsure.exec(text)?.index : undefined;
    if (unsureAt !== undefined) return isOfPerson(page, discourse, sentence, start + unsureAt);
    const other = disbelievesAccuser.exec(text);
    if (other === null) return false;
    if (isByBody) return !other.groups?.["whose"] || !isOfPerson(page, discourse, sentence, start + other.index);
    // "He declared the report unfounded": an ombudsman, and not the person or whoever speaks for them.
    const told = discourse.clauses.find((clause) => clause.sentence === index && clause.start === start + other.index);
    return (
      told !== undefined &&
      isDone(told) &&
      /^(?:b:|r:|p[1-9])/.test(told.agentIs) &&
      !/^r:(?:lawyer|attorney|solicitor|barrister|counsel|spokes\w+|representative|agent|friend|wife|husband|father|mother|brother|sister|son|daughter|supporters?|fans?)$/.test(
        told.agentIs,
      ) &&
      !counselNear.test(text)
    );
  });
  return found?.index ?? null;
}

/** Whoever is named right behind a verb has been named before: the one who says so, and nobody who only now speaks for somebody. */
function isKnownBefore(page: PageReading, sentence: Sentence, at: number): boolean {
  const named = sentence.mentions.find(({ start }) => start >= at && start < at + 40);
  return named === undefined || page.mentions.some(({ person, end }) => person === named.person && end <= sentence.start);
}

/** A body, somebody by the office of a judge, or "it" behind a sentence that tells of one. */
function isDecider(page: PageReading, clause: ResolvedClause, sentence: Sentence): boolean {
  if (decides.test(clause.agentIs)) return true;
  const before = page.sentences[sentence.index - 1];
  return (
    clause.agent === null &&
    /^It(?: (?:had|has|also|then))* $/.test(page.text.slice(sentence.start, clause.start)) &&
    before?.kind === "main" &&
    byBody.test(before.text)
  );
}

const forms: Record<string, { words: RegExp; titles: RegExp }> = {
  his: { words: /^(?:he|him|himself)$/, titles: /^(?:mr|sir|lord)$/ },
  her: { words: /^(?:she|her|herself)$/, titles: /^(?:mrs|ms|miss|lady|dame)$/ },
};

/**
 * Whose account stands behind a place: the person's by name, or by the pronoun or the title that the page has for them.
 * @param byName whether only a name tells
 */
function isOfPerson(
  page: PageReading,
  { meant }: Pick<Discourse, "meant">,
  sentence: Sentence,
  at: number,
  byName = false,
): boolean {
  const named = sentence.mentions.find(({ start }) => start >= at && start < at + 40);
  if (named || byName) return named?.person === 0;
  const theirs = forms[/\b(?:his|her)\b/i.exec(page.text.slice(at, sentence.end))?.[0]?.toLowerCase() ?? ""];
  if (theirs === undefined) return true;
  const titles = page.people[0]?.titles.filter((title) => Object.values(forms).some((form) => form.titles.test(title))) ?? [];
  const words = meant.flatMap((actor) =>
    actor.kind === "pronoun" && !(actor.start >= sentence.start && actor.end <= sentence.end) ? [actor.word] : [],
  );
  if (titles.length + words.length === 0) return page.people.length === 1;
  return titles.some((title) => theirs.titles.test(title)) || words.some((word) => theirs.words.test(word));
}
