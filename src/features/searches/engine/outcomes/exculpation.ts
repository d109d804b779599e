import { matchesOf } from "#app/lib/language/matches-of.ts";
import { neededWords } from "#app/lib/language/needed-words.ts";
import { QuickPatterns } from "#app/lib/language/quick-pattern.ts";
import { defenceOf } from "../attribution/counsel.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { type ExculpationKind, type Form, forms, wordOfClearing } from "./exculpation-forms.ts";
import { isPersonNoun, relatives } from "../reading/nouns.ts";
import { withoutMonthOfMay } from "../reading/when.ts";
import { ofPrevious, othersStand, partisans, setApart, speaks } from "./exculpation-words.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { besideOffences, plainOffences } from "./plain-offences.ts";
import { impliedIn } from "./implied-clearings.ts";
import { takesNothingBack } from "./takes-nothing-back.ts";
import { companions, opensWithCompanionCleared } from "./whose-clearing.ts";
import { isOfAnothersSection, isOutcomeOfOther } from "./whose-paragraph.ts";

export type Exculpation = { kind: ExculpationKind; sentence: number };

/** What refuses, supposes, asks, plans or denies what stands behind it in its clause: "refused to quash", "no sign that it was forged". */
const unreal =
  /\b(?:refus\w+|declin\w+|reject\w+|den(?:y|ied|ies|ying)|disput\w+|dismiss\w+ (?:an?|the|this|any|all|qp's|as)? ?(?:\w+ )?(?:appeal|application|bid|motion|request|petition|plea|claims?|arguments?|suggestions?|theor\w+|defen[cs]e|idea|assertions?|explanation) (?:that|to|for|by|of)|fail\w*|unsuccessful\w*|in vain|seek\w*|sought|ask(?:s|ed|ing)?|appl(?:y|ied|ies|ication)|wants?|wanted|hop(?:es?|ed|ing)|plan(?:s|ned|ning)?|intend\w*|aim(?:s|ed)?|try|tries|trying|attempt\w*|bid|motions?|request\w*|petition\w*|demand\w*|urg(?:es?|ed|ing)|call(?:s|ed|ing)? (?:for|on)|campaign\w*|will|would|may|might|could|can|should|must|if|whether|unless|until|pending|yet|possib\w+|possible|likely|unlikely|due to|expected|consider(?:s|ing)? whether|no|not|never|nor|neither|without|nothing|nobody|none|hardly|argu(?:es?|ed|ing)|claim(?:s|ed|ing)|insist(?:s|ed|ing)?|maintain(?:s|ed|ing)?|suggest(?:s|ed|ing)?|alleg(?:es?|ed|edly|ing)|contend(?:s|ed|ing)?|rumou?rs?|some (?:say|think|believe)|instead of|rather than|far from|stop short of|before|opportunit\w+|chance)\b|n['’]t\b/;
/** The same within what says it: "the video that she claimed was forged". */
const doubted =
  /\b(?:said|says|claim(?:ed|ing)|argu(?:es|ed)|insist\w*|maintain\w*|would|could|may|might|must|if|whether|asked|sought|refus\w*|reject\w*|fail\w*|hop(?:es|ed|ing)|wants?)\b/;
/** "quashed the conviction | of the publisher Ben Foss": right behind it stands whose it is. */
const ofSomebody =
  /^ (?:(?:of|against|on|for|imposed on|concerning|brought by) an? |(?:of|against|on|for|imposed on|concerning|that|brought by) (?!(?:the |mr |ms )?qp\b)(?:(?:the|an?|his|her|its|another|two|three) )?(?:[\w-]+ ){0,4}?(?:qo|man|woman|men|women|player|teacher|student|driver|publisher|editor|fans?|club|newspaper|company|school|blogger|colleague|supervisor|unfair|wrongful|discrimination)\b)/;
/** What takes it back behind it: "…, but the judges disagreed", "without success". */
const failed =
  /\b(?:in vain|without success|unsuccessful\w*|to no avail|(?:but|which|a view|an argument|a claim|a submission|a version) [^.;]{0,60}\b(?:disagreed|reject\w*|dismissed|did not accept|disbelieved|refus\w*|unconvinced|not persuaded|overruled|refuted)|(?:was|were|has been) (?:\w+ly )?(?:rejected|refused|denied|turned down|dismissed|not accepted)(?! as (?:un|base|ground|false|with)))\b/;
/** Of another matter: "in an unrelated case", "had no bearing here". */
const otherMatter = new RegExp(
  `\\b(?:(?:on|of) (?:the )?(?:\\w+ )?(?:others?|rest|remainder)\\b|on (?:count|indictment|charge|ground) \\w+|unrelated|unconnected|no bearing|nothing to do with (?:this|the present)|in (?:an?|the) (?:wholly |entirely |completely )?(?:separate|different|other) (?:\\w+ )?(?:case|matter|court|trial|hearing|proceedings|county|country|affair|dispute)|in another (?:case|matter|county|court|trial|country)|(?:separate|further|second|third|additional|other|lesser|similar|earlier unrelated) (?:\\w+ ){0,2}(?:case|matter|charge|count|allegation|complaint|accusation|incident|offen[cs]e|proceeding|dispute|affair|claim)s?|(?<!\\bnot (?:a single )?)one (?:of (?:the|several|two|three|four|five) |)(?:\\w+ )?(?:charges?|counts?|allegations?|complaints?|offen[cs]es?)|(?:of|on) (?:an?|one|two|three|the (?:\\w+th|second|third|other|more serious|most serious|lesser|remaining|latter|former)) (?:[\\w-]+ ){0,3}?(?:counts?|charges?|offen[cs]es?|allegations?)|(?:two|three|four|some|several) (?:of the )?(?:\\w+ )?(?:charges|counts|allegations|complaints|offen[cs]es)|another (?:charge|count|allegation|complaint|accusation|offen[cs]e|ban|fine)|plea (?:deal|agreement|bargain)|in (?:exchange|return) for)\\b|\\b(?:${plainOffences}|rent|arrears|tenancy|tax|taxes|driving|parking|traffic|licensing|insurance|bankruptcy|divorce|custody|planning|building|inheritance|(?<=\\b(?:an?|the|his|her|\\w+'s) )will|debts?|noise|smoking|doping|copyright|betting)\\b[ -](?:\\w+ ){0,2}(?:charges?|counts?|cases?|complaints?|fines?|bans?|claims?|convictions?|allegations?|proceedings|dispute|ticket|offen[cs]es?|order|sentence|accusations?|matter)\\b|\\b(?:charge|count|case|complaint|fine|ban|conviction|allegation|accusation|acquitted|cleared|exonerated|absolved|pardon(?:ed)?|amnest(?:y|ied)|suspicion)s? (?:against qp |on qp |in (?:19|20)\\d\\d |\\w+ )?(?:of|for|over|about) (?:\\w+ )?(?:${plainOffences}|${besideOffences})`,
);
/** What makes the matter one of hatred of Jews: one of several counts that names it is the one that matters. */
const ofBias =
  /\b(?:hate|bias|aggravat\w+|anti-?semit\w*|anti-jewish|racial\w*|racis\w*|religio\w*|jew\w*|incite\w*|incitement|holocaust|all (?:the |of )?(?:counts|charges|allegations|accusations)|every)\b/;
/** Of the past of Jews, not of the case: "the post called Auschwitz a forgery". */
const ofHistory =
  /\b(?:holocaust|shoah|auschwitz|treblinka|dachau|gas chambers?|gassing|genocide|six million|concentration camps?|anne frank|pogrom|9\/11|october 7|7 october|protocols|elders of zion|massacre|nuremberg|hitler|wannsee)\b/;
/** Small mistakes that an editor puts right and that clear nobody. */
const trifle =
  /\b(?:is (?:aged )?\d+,? (?:and )?not \d+|spell\w*|spelt|misspel\w*|age\b(?!,)|(?:first|middle|last|sur|maiden|street|place)[ -]?name|surname|date of|hometown|job title|photo credit|caption|name of the (?:square|street|station|school|town|court|club|college|pub|judge)|year of|number of|which (?:street|town|school)|wrong (?:day|date|year|age|street|town))\b/;
/** The step is somebody else's: "the ban on the striker", "a conviction of qo". */
const ofAnother =
  /\b(?:against|on|of|upon|for|concerning|involving|over|cleared|acquitted) (?:(?:the|a|an) )?(?:\w+ ){0,3}?(?:qo|(?:another|a second|a third|a different|two|three|other|several|a younger|an older|a former|a fellow|a \d+-year-old) (?:[\w-]+ ){0,2}(?:man|woman|men|women|person|people|player|players|fan|fans|student|students|teacher|officer|defendants?|suspects?|pupil|boy|girl|driver|blogger|colleague|member|members|club|company|school|newspaper))\b|\bqo(?:(?:'s|’s) (?:\w+ ){0,2}?| )(?:conviction|verdict|ban|sentence|suspension|case|acquittal|appeal|charge|expulsion|dismissal)\b/;
/** A newcomer to whom an outcome may belong that names nobody. */
const newcomer =
  /\b(?:an?|another|two|three|four|several|some|other) (?:[\w-]+ ){0,3}?(?:man|woman|men|women|teenager|boy|girl|youth|person|people|player|players|fan|fans|student|students|pupil|teacher|officer|official|defendants?|suspects?|driver|blogger|pensioner|politician|councillor|club|company|school|newspaper|neighbou?r|publisher|singer|rapper|nurse|doctor|lawyer|painter|minister|passenger|supporter|co-accused|co-defendants?|accomplices?)\b|\b(?:the|his|her) (?:other|second|third|co-)(?:[ -]?\w+|(?=, who\b))|\bco-(?:accused|defendants?)\b/;
/** "Ben Foss, charged with the same offence as Ruiz, was found not guilty": of him. */
const besideThem = /\bqo\b[^.;]*\b(?:as|alongside|beside|together with|like) qp,/;
/** "found his brother Janek | not guilty". */
const ofKin = new RegExp(`\\bqp's (?:\\w+ ){0,2}?${partisans}(?: \\w+){0,2} $`);
const startsWithAnother = new RegExp(`^\\W*(?:${newcomer.source})`);
const newcomers = new RegExp(newcomer, "g");
/** A verdict for the person turned round again: "at first acquitted", "overturned the acquittal". */
const firstCleared =
  /\b(?:(?:initially|originally|at first|first|once)\b[^.;]{0,30}\b(?:acquitted|cleared|not guilty)|had (?:earlier|previously|already) been (?:acquitted|cleared)|a lower court had (?:acquitted|cleared)|(?:despite|although|even though)\b[^.;]{0,50}\b(?:acquitt\w+|cleared)|overturn\w* (?:\w+ ){0,3}(?:acquittal|dismissal|decision (?:not )?to)|(?:revers|quash|annul|vacat|overrul|set aside|lift|rescind|withdr)\w* (?:(?:\w+|qp's) ){0,3}(?:acquittals?|dismissals? of|refus\w+|immunity|decision (?:not to|to (?:clear|acquit|drop|close|reinstate|allow|discontinue|lift))))\b/;
/** The finding stands: "the sentence was set aside, the conviction upheld". */
const stands =
  /\b(?:sentence|conviction|ban|order)s?\b[^.;]{0,30}\bremains? in (?:force|place|effect)\b|\b(?:convictions?|verdict|guilt|finding|judge?ment|ruling|decision)\b[^.;]{0,40}\b(?:upheld|uph(?:e|o)ld|confirmed|affirmed|(?<!\b(?:neither|no|nor)\b.*)(?:stands|stood)(?! (?:no|in doubt))|intact|in place|maintained|unaffected|final)\b|\b(?:upholding|upheld|confirming|confirmed|affirming|affirmed|left intact|maintaining|maintained|let stand) (?:(?:the|their) convictions\b|(?:the|qp's|his|her) (?:\w+ )?(?:conviction|verdict|finding|guilt|judge?ment|ban|ruling|decision)\b(?! to (?:clear|acquit|drop|dismiss|free|release|reinstate)))|\b(?:replac|substitut|reduc|increas|commut|shorten|lower|rais)\w* (?:it |the \w+ |qp's \w+ )?(?:with|by|to|from|for)\b/;

const owner = `(?:(?:qp's|their) (?:[\\w-]+ ){0,3}?${partisans}|${partisans} (?:of|for|representing|acting for|appearing for|on behalf of) qp|(?:the|some|several|many|a few|former|other|a|one|two) (?:[\\w-]+ ){0,2}?(?:defen[cs]e(?: \\w+)?|supporters?|friends?|fans|relatives|colleagues|acquaintances|neighbou?rs|commentators?|users?|readers?|critics|activists?|campaigners?|sympathi[sz]ers|followers|onlookers|viewers)|qp)`;
/** "Ruiz's lawyer said that", "she, who is 40, has always maintained": from here on it is theirs. */
const partisanSays = new RegExp(
  `(?<!\\b(?:of|with|to|by|from|against|told|for|about|named|called|what|words|which) )\\b${owner}(?<rel>,? who|,)?(?<apposed> [^,;]{1,60},)? (?!(?:was|were|is|are|been|be) (?:told|asked|called|described|considered|believed|thought|sworn|expected))(?:(?:has|had|have|also|always|still|again|then|later|now|was|were|is|are|since|repeatedly|never|immediately|\\w+ly) ){0,3}${speaks}\\b(?! (?:guilty|no contest)\\b)`,
  "g",
);
/** "…, Ruiz's lawyer said.", "according to her": what stands before it is theirs. */
const saidByPartisan = new RegExp(
  `,["”’']? (?:(?:${owner}(?:,? [^,;]{1,40},)? (?:has |had |also |later )*${speaks})|(?:${speaks} ${owner}(?! (?:had|has|have|was|were|is|did|would|could) )))\\b[^,]{0,60}[.,"”]*$|\\b(?:according to|in the (?:view|words|opinion|eyes) of|on qp's own|by qp's own) (?:the )?(?:\\w+ )?${owner}\\b|\\b(?:by|in|on|from|per|to) qp's (?:own )?account\\b|\\bqp's (?:own )?(?:claim|version|assertion|denial|words|belief|view|appeal|petition|lawsuit|application|complaint|defen[cs]e|case|position|story)\\b[^.;]{0,30}(?:\\bthat\\b|,)`,
);
const isSpeech = new RegExp(`^${speaks}$`);
const clauseEnds = /;| [—–] |, (?:but|and|while|whereas|although|though|yet)\b| but /g;

/** Beside the person: "and detained a second man, whom they let go", right behind their name. */
const anotherOne =
  /\b(?:an?|the|one) (?:second|third|fourth|other|further|different) (?:[\w-]+ ){0,2}?(?:man|woman|boy|girl|person|teenager|youth|suspect|student|pupil|fan|player|defendant|passenger|member|officer|employee)\b[^.;]*$|\banother (?:[\w-]+ ){0,2}?(?:man|woman|boy|girl|person|teenager|youth|suspect|student|pupil|fan|player|defendant|passenger|member|officer|employee)\b[^.;]*$/i;
const pronouns = /\b(?:he|she|him|his|her|hers|himself|herself)\b/gi;

/**
 * The sentence in small letters with the person as `qp`, who defends them as their lawyer and whoever else is named as `qo`; a pronoun
 * as whom it can only mean. What the person says in quotation marks is left out. `meant` is where a pronoun means the person.
 */
function aboutPerson(page: PageReading, discourse: Discourse, meant: ReadonlySet<number>, sentence: Sentence): string {
  const defence = defenceOf(page);
  const spans: { start: number; end: number; as: string }[] = sentence.mentions.map(({ from, end, person }) => ({
    start: from,
    end,
    as:
      (person === 0 ? "qp" : defence.has(`p${person}`) ? "qp's lawyer" : "qo") +
      (/['’]s?$/.exec(page.text.slice(from, end))?.[0] ?? ""),
  }));
  for (const { sentence: at, speaker, quote } of discourse.quotes)
    if (at === sentence.index && speaker === "p0") spans.push({ start: quote.innerStart, end: quote.innerEnd, as: "" });
  const before = page.sentences[sentence.index - 1];
  for (const match of matchesOf(pronouns, sentence.text)) {
    const start = sentence.start + match.index;
    if (spans.some((span) => span.start <= start && span.end > start)) continue;
    const last = sentence.mentions.filter(({ end }) => end <= start).at(-1);
    const named = last?.person;
    // "arrested Ruiz and a second man, whom they let go when it was clear that he had tried to stop it".
    if (named === 0 && last && anotherOne.test(page.text.slice(last.end, start))) continue;
    const isTheirs =
      named === 0 ||
      (named === undefined &&
        sentence.mentions.length === 0 &&
        (meant.has(start) || (before?.block === sentence.block && isOfPersonAlone(before))));
    const lower = match[0].toLowerCase();
    const isOwner =
      lower === "his" ||
      (lower === "her" &&
        /^ (?!(?:of|to|in|on|at|for|with|and|but|as|from|by|the|a|an|that|was|is|had|not|back(?! (?:pay|garden|yard|door|room))|free|home|go|leave|return)\b)[a-z]/i.test(
          page.text.slice(start + 3),
        ));
    if (isTheirs)
      spans.push({
        start,
        end: start + match[0].length,
        as: isOwner ? "qp's" : "qp",
      });
  }
  let text = "";
  let at = sentence.start;
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    if (span.start < at) continue;
    text += page.text.slice(at, span.start).toLowerCase() + span.as;
    at = span.end;
  }
  return (text + page.text.slice(at, sentence.end).toLowerCase()).replaceAll("’", "'").replaceAll(/\s{2,}|[^\S ]/g, " ");
}

/** What was said last, behind which a pronoun may stand: what brings in nobody, "The school called it antisemitic", is passed over. */
function aboutWhom(page: PageReading, discourse: Discourse, meant: ReadonlySet<number>, { index }: Sentence): string {
  let told = "";
  for (const before of page.sentences.slice(Math.max(0, index - 3), index).toReversed()) {
    if (before.kind !== "main") break;
    const text = aboutPerson(page, discourse, meant, before);
    told = `${text} ${told}`;
    if (/\bq[po]\b/.test(text) || text.split(/[^a-z-]+/).some(isPersonNoun)) break;
  }
  return told;
}

const pieces =
  "(?:columns?|cartoons?|caricatures?|drawings?|articles?|essays?|op-eds?|pieces?|commentar(?:y|ies)|editorials?|reviews?|letters?|poems?|songs?|posts?|tweets?|blogs?|blog posts?|videos?|podcasts?|episodes?|sermons?|books?)";
const pieceBy = new RegExp(
  `\\b${pieces}(?:,? (?:written|drawn|penned|signed|posted|published|recorded))? by (?:[\\w'’-]+ ){0,3}$`,
  "i",
);
const theirPiece = new RegExp(`^(?:['’]s?)? (?:[\\w-]+ ){0,2}?${pieces}\\b`, "i");
/** "dismissed Ruiz", "Ruiz has been dropped": beside what was taken down, what was done to whoever wrote it. */
const sentAway =
  /\b(?:dismiss(?:ed|es)|sack(?:ed|s)|fir(?:ed|es)|drop(?:ped|s)|suspend(?:ed|s)|banned|parted (?:ways|company) with|cut ties with|broke with) qp\b(?!')|\bqp (?:was|has been|had been|is) (?:\w+ly )?(?:dismissed|sacked|fired|dropped|suspended|banned|let go)\b/;
const sorryToThem = /\bapolog(?:y|i[sz]e\w*) (?:\w+ )?to qp\b|\bapologi[sz]e\w* to (?:him|her)\b/;

/**
 * "The paper took down the column by Ruiz", "apologised and dismissed Ruiz": what whoever published it withdraws is the person's own piece, by
 * which nothing is taken back of them.
 */
function isOfTheirOwnPiece(page: PageReading, text: string): boolean {
  if (sorryToThem.test(text)) return false;
  if (sentAway.test(text)) return true;
  return page.mentions.some(
    ({ person, from, end }) =>
      person === 0 &&
      (pieceBy.test(page.text.slice(Math.max(0, from - 60), from)) ||
        (/['’]s?$/.test(page.text.slice(from, end)) && theirPiece.test(page.text.slice(end, end + 40)))),
  );
}

/** It names the person and nobody else. */
function isOfPersonAlone({ mentions }: Sentence): boolean {
  return mentions.length > 0 && mentions.every(({ person }) => person === 0);
}

/** Where the clause begins that holds this place. */
function clauseStart(text: string, at: number): number {
  let start = 0;
  for (const match of text.slice(0, at).matchAll(clauseEnds)) start = match.index + match[0].length;
  return start;
}

/** "She dismissed | the charge as a lie". */
const theyReject =
  /\bqp (?:(?:has|had|have|also|always|later|\w+ly) ){0,2}(?:dismiss(?:ed|es)|reject(?:ed|s)|denounc(?:ed|es)|brand(?:ed|s)|derid(?:ed|es)|rubbish(?:ed|es)|disput(?:ed|es)|refut(?:ed|es)|waved (?:away|aside)|brush(?:ed|es) (?:off|aside)) (?:as [^.;,]{2,30} )?$/;

/** Told by the person, their lawyer or their friends: nobody has found it. */
function isPartisan(text: string, from: number): boolean {
  if (saidByPartisan.test(text) || theyReject.test(text.slice(0, from))) return true;
  const goesOn =
    /\bqp\b(?:(?!\bqo\b)[^;])*?(?:, (?:and|but|then)|,|\b(?:but|and|then)) (?:(?:has|had|later|also|always|still) )*(?<speech>[a-z]+)/g;
  for (const match of text.slice(0, from).matchAll(goesOn))
    if (
      isSpeech.test(match.groups?.["speech"] ?? "") &&
      !/^ (?:guilty|no contest)\b/.test(text.slice(match.index + match[0].length)) &&
      (match.index === 0 || !/, (?:and|but|then) /.test(match[0]))
    )
      return true;
  for (const match of text.matchAll(partisanSays)) {
    const end = match.index + match[0].length;
    if (end > from) continue;
    const rest = text.slice(end, from);
    // "Ruiz, who had always denied it, was acquitted."
    if (match.groups?.["rel"] && !match.groups["apposed"] && rest.includes(",")) continue;
    if (/;| but (?!that\b)|, (?:and|but|while|although|yet) (?!that\b|$)/.test(rest)) continue;
    return true;
  }
  return false;
}

/** Kinds of an exculpation that somebody decided, a court or a body; the others are found out. */
const wasDecided = /^(?:set-aside|no-case|wrong)$/;

/** In how far a sentence is about the person: by name, by a pronoun, by what was decided alone. */
type Tie = "name" | "pronoun" | "none";

/** Accusations of which a page may tell several: what becomes of one that it does not call theirs is read elsewhere (ladder.ts). */
const anyAccusation = /\b(?:charges?|counts?|allegations?|complaints?|claims?|accusations?|cases?|suspicions?|fines?)\b/;

/** Does this sentence say it, of this case and as a fact? */
function says(form: Form, text: string, tie: Tie): boolean {
  const match = form.pattern.exec(text);
  if (!match) return false;
  if (tie === "pronoun" && form.byPronoun !== true) return false;
  if (tie === "none" && (form.bare !== true || anyAccusation.test(match[0]))) return false;
  if (tie !== "name" && (/\bqo\b/.test(text) || newcomer.test(text))) return false;
  const from = match.index;
  const behind = text.slice(from + match[0].length);
  if (
    form.whole !== true &&
    (unreal.test(withoutMonthOfMay(text.slice(clauseStart(text, from), from).slice(-90))) ||
      doubted.test(withoutMonthOfMay(match[0])))
  )
    return false;
  if (form.kind === "withdrawn" && trifle.test(text)) return false;
  // "A co-accused of Ruiz was acquitted."
  if (wasDecided.test(form.kind) && (startsWithAnother.test(text) || besideThem.test(text))) return false;
  if (failed.test(behind) || (form.kind === "set-aside" && ofSomebody.test(behind))) return false;
  return !isPartisan(text, from);
}

/** A word of clearing with the person nearest to it, who is not the one that does it: "Judges spoke of an error in the case of Ruiz." */
function mayClear(text: string): boolean {
  const match = wordOfClearing.exec(text);
  if (!match || /\b(?:admit\w*|accept\w*) (?:\w+ ){0,5}(?:wrong|mistake|error)/.test(text)) return false;
  const from = match.index;
  const ahead = text.slice(0, from);
  const behind = text.slice(from + match[0].length);
  // "convicted Ruiz and acquitted the friend accused of buying the petrol".
  if (opensWithCompanionCleared.test(text.slice(from))) return false;
  // "…, and acquitted a pastor", "reversed as to Ben Foss".
  if (/^ (?:as to |in respect of )?(?:(?:the )?(?:\w+ )?qo\b|an? \w+)/.test(behind)) return false;
  const nearest = /\b(qp|qo)\b(?!.*\bq[po]\b)/.exec(ahead)?.[1] ?? /\bq[po]\b/.exec(behind)?.[0];
  // "Ben Foss, charged with the same offence as Ruiz, was …": beside whom somebody else stands.
  if (/\b(?:as|with|alongside|beside|like|than) qp\b(?!.*\bq[po]\b)/.test(ahead)) return false;
  if (ofKin.test(ahead)) return false;
  if (nearest !== "qp" || startsWithAnother.test(text) || newcomer.test(text)) return false;
  // What they do, own up to, want or get rid of themselves.
  if (/\bqp,? (?:(?!\b(?:was|were|is|been|be|being|are)\b)[\w'-]+,? ){0,4}$/.test(ahead) || unreal.test(withoutMonthOfMay(ahead)))
    return false;
  return !failed.test(behind) && !ofSomebody.test(behind) && !trifle.test(text) && !isPartisan(text, from);
}

/** By what a sentence is about the person; null where it may be about whoever the sentence before it names. */
function tieOf(page: PageReading, record: SubjectRecord, sentence: Sentence, text: string): Tie | null {
  if (sentence.mentions.some(({ person }) => person === 0)) return "name";
  const before = page.sentences[sentence.index - 1];
  const isBehindAnother =
    before?.block === sentence.block && before.mentions.some(({ person }) => person !== 0) && !record.about.has(before.index);
  if (isBehindAnother || !record.soleAccused || record.listed) return null;
  return /\bqp\b/.test(text) ? "pronoun" : "none";
}

/** Somebody who does what follows, not "punched a man": whom it was done to. */
const bringsIn = new RegExp(
  `(?:^\\W*|[,;:] |\\b(?:and|but|that|when|while|as|after|before|because|since|said|by|from|of) )(?:${newcomer.source})`,
);

/** How far behind their name a page may still speak of them without it. */
const reach = 4;

/** A case that a sentence tells of, whose it names: "won an acquittal for Shawn Tillery, who had been accused of a fire". */
const ofSomeCase =
  /\b(?:accus|acquit|charg|convict|arrest|sentenc|suspect|prosecut|suspend|dismiss|sanction|expel|alleg|plead|pled)\w*/i;

/**
 * The page has named them last and brought in nobody since: what it goes on to tell without a name is of them. Where it accuses them alone, whoever
 * is named since and accused of nothing, their lawyer or a neighbour, has no case that could end; where it does not, it must have named nobody
 * beside them and accuse nobody else as yet.
 */
function goesOnAboutThem(page: PageReading, discourse: Discourse, record: SubjectRecord, sentence: Sentence): boolean {
  if (record.listed) return false;
  const ahead = page.sentences.slice(0, sentence.index);
  // "of Harrow End": a place, whatever it may be read as.
  const people = (one: Sentence) =>
    one.mentions.filter(({ person, from }) => person === 0 || !/\b(?:from|in|near|at) $/i.test(page.text.slice(from - 6, from)));
  const isAccused = ({ person }: { person: number }) => person !== 0 && discourse.accused.has(`p${person}`);
  const last = ahead.findLast((one) =>
    record.soleAccused
      ? one.mentions.some((mention) => mention.person === 0 || isAccused(mention) || ofSomeCase.test(one.text))
      : one.mentions.length > 0,
  );
  if (last === undefined || sentence.index - last.index > reach) return false;
  const since = ahead.slice(last.index + 1);
  if (since.some(({ text }) => bringsIn.test(text.toLowerCase()))) return false;
  // "As to Mr Nash, … The charge against him is not proved": a pronoun that may mean whoever was named since.
  const counsel = defenceOf(page);
  const isNamedSince = since.some((one) => people(one).some(({ person }) => !counsel.has(`p${person}`)));
  if (isNamedSince && /\b(?:he|she|him|his|hers?)\b/i.test(sentence.text)) return false;
  const isNamed = people(last).some(({ person }) => person === 0);
  if (record.soleAccused) return isNamed && !isOfOneBeside(page, last, people(last), isAccused, discourse.accused.size > 1);
  const others = new Set([...ahead, sentence].flatMap(people).map(({ person }) => `p${person}`));
  others.delete("p0");
  return isNamed && people(last).every(({ person }) => person === 0) && ![...others].some((who) => discourse.accused.has(who));
}

const steppedUpon =
  /^(?:['’]s?)?(?:,[^.;]{2,50},)? (?:had |has |was |were |also |later |been )*(?:charged|arrested|accused|suspended|convicted|sacked|expelled|questioned|detained|tried)\b/;

/** The sentence that names the person last tells of somebody else's case, or names them only for whose something was: "he knew of Foss's purpose". */
function isOfOneBeside(
  page: PageReading,
  last: Sentence,
  named: readonly Sentence["mentions"][number][],
  isAccused: (mention: { person: number }) => boolean,
  severalAccused: boolean,
): boolean {
  const others = named.filter(({ person }) => person !== 0);
  if (others.some((one) => isAccused(one) || steppedUpon.test(page.text.slice(one.end, last.end)))) return true;
  return (
    severalAccused &&
    named.every(
      ({ person, start, end }) =>
        person !== 0 || /['’]s?$/.test(page.text.slice(start, end)) || /^['’]/.test(page.text.slice(end)),
    )
  );
}

/** It brings in one man or woman and nobody beside them: "a Dunley man", not "a third man", "three people". */
function tellsOfOne(text: string): boolean {
  const found = matchesOf(newcomers, text);
  const [only] = found;
  return (
    only !== undefined &&
    found.length === 1 &&
    /^an? (?!(?:second|third|fourth|fifth|different|separate|co-?\w+)\b)/.test(only[0]) &&
    !/\b(?:(?:second|third|fourth|fifth|other|another|co-?(?:accused|defendants?|editors?)|fellow)\b|separate case)/.test(text)
  );
}

/** "his words were wrong": said against them. "It is untrue that Ruiz reached out to the chair": of what came afterwards. */
const ofOwnWrong =
  /\b(?:his|her|their|qp's) (?:own |\w+ )?(?:words|remarks?|comments?|posts?|tweets?|actions?|conduct|behaviou?r|language|jokes?|messages?|views?|choices?) (?:was|were|had been|is|are) (?:\w+ly |both |simply |also )*(?:wrong|mistaken|an? (?:\w+ )?(?:mistake|error))\b|\b(?:untrue|false|not true|incorrect|wrong|a lie) that qp (?:had |has |ever |also )*(?:reached out|contacted|called (?!(?:an?|the|him|her|them)\b)|rang|phoned|asked|met|offered|tried to|sought|apologi[sz]ed|resigned|left|quit|received|paid|wanted|agreed|asked for|responded|replied)\b/;

/** "breaching rules for qp's page", "a case which has gone on for years", "a paper edited by qp", an account that calls itself a "(parody)", "the group has no connection with qp": words of a clearing, and nobody cleared. */
const ofNoClearing =
  /\((?:parody|satire|spoof|fan|unofficial)(?: (?:account|page|site|profile))?\)|\bno (?:\w+ )?(?:evidence|indication|sign|suggestion|proof) (?:that |of )?qp (?:(?:was|is|had been|being) (?:\w+ly )?(?:part of|linked to|tied to|connected (?:to|with)|working (?:with|for)|acting (?:with|for)|directed by|a member of|in contact with)|(?:had |has |having )?(?:acted|worked) (?:with|for)|had (?:any )?(?:help|accomplices?)) (?:(?:an?|any|some) (?:larger|wider|bigger|broader|organi[sz]ed|other|extremist|terrorist) (?:\w+ )?(?:group|network|plot|conspiracy|cell|organi[sz]ation|movement)|others|any(?:one|body) else|accomplices?)|\b(?:breach|break|brok|violat)\w*\b[^.;]{0,60}\brules for qp's\b|\bcase which has gone on (?:for|since)\b|\b(?:retract|withdr[ae]w|rescind|revok)\w* (?:her|his|its|their) (?:\w+ )?(?:endorsements?|support|backing|invitation|nomination)\b|\b(?:edited|doctored) by qp\b(?!')|\b(?:coalition|group|party|organi[sz]ation|club|church|union|school|university|movement|network|company|firm) (?:had|has|have) no (?:connections?|links?|ties?|association|affiliation) (?:with|to) qp\b|\bthe matter (?:had|has) nothing to do with (?:the|his|her|its|their) (?:party|club|company|school|university|council|firm|group|fraternity|employer|team)\b|\baccepted that the (?:account|profile|page|channel) was qp's\b|\b(?:qp's|his|her) (?:[\w-]+ ){0,2}?(?:evidence|account|testimony|explanation|defen[cs]e|denials?|version|alibi|story|excuses?|assertions?|answers?|statements? to (?:the )?\w+)\b[^.;]{0,40}?\b(?:was|were|had been|is|are|as) (?:\w+ly )*["“]?(?:untrue|false|untruthful|a (?:\w+ )?(?:lie|fabrication|invention|nonsense)|lies|fabricat\w+|incredible|implausible|unreliable|dishonest|wrong|not (?:\w+ )?(?:true|credible|believ\w+|accept\w+|plausible|honest))|\bqp (?:has |had |also |once |in the past |previously |repeatedly |often )*(?:falsely|wrongly) (?:claimed|said|wrote|alleged|suggested|stated) that\b|\b(?:qp|he|she) (?:had |has )?(?:used|gave|given) (?:an? )?(?:false|fake) (?:names?|identity|number plates?|details|address)\b|\b(?:did|has|had|does) ?(?:not|n't) (?:attend|take part in|taken part in|participate(?:d)? in|engage(?:d)? with|appear(?:ed)? (?:at|before)) (?:the|its|this|that|his|her|any|an?) (?:\w+ ){0,2}(?:hearings?|proceedings|trial|inquiry|investigation|process|tribunal|panel|interview|mediation|meeting|vote|debate)\b|\b(?:comments?|remarks?|words|posts?|tweets?|statements?|jokes?|actions?)\b[^.;]{0,60}? (?:was|were) (?:\w+ly )?(?:wrong|mistaken|an? (?:mistake|error))\b/g;

/** "The uncle has been told that he will not be charged": of whose case it is. */
const ofTheirKin = new RegExp(
  `^\\W*(?:the|his|her|qp's) (?:[\\w-]+ ){0,2}?(?:${[...relatives].join("|")}|${companions}),?(?: [^,;]{2,40},)? (?:has|had|was|is|were|will)(?: (?:been|not|also|later|never|since))* (?:told|informed|released|freed|cleared|let go|charged|be charged|face|acquitted|questioned|assured)\\b`,
);

/** What makes a sentence none of the person's exculpation, whatever words it has. */
function isBeside(text: string, named: boolean): boolean {
  if (/\?["”]?\s*$/.test(text)) return true;
  if (!named && /^(?:elsewhere|separately)\b/.test(text)) return true;
  if ((otherMatter.test(text) && !ofBias.test(text)) || setApart.test(text)) return true;
  if (ofHistory.test(text) || firstCleared.test(text) || stands.test(text)) return true;
  if (othersStand.test(text) || ofPrevious.test(text) || ofOwnWrong.test(text)) return true;
  if (!named && ofTheirKin.test(text)) return true;
  return !named && ofAnother.test(text);
}

/** "her friends say", "his lawyers insist": of several at once. */
const partisansSay = new RegExp(
  `\\b(?:qp's|his|her) (?:[\\w-]+ ){0,2}?${partisans} (?:say|claim|insist|argue|think|believe|maintain|swear)\\b`,
);

/** What it implies, unless that is asked, supposed, denied or said by them and theirs alone. */
function implies(...asked: Parameters<typeof impliedIn>): ExculpationKind | null {
  const found = impliedIn(...asked);
  if (found === null) return null;
  const { kind, text, from, length } = found;
  const ahead = text.slice(clauseStart(text, from), from).slice(-90);
  // "was suspended until a review found …": it did.
  const supposed = withoutMonthOfMay(ahead).replaceAll(
    /\b(?:until|before) (?=(?:an?|the|its|his|her|qp's|dna|police|prosecutors)\b|$)/g,
    "",
  );
  if (unreal.test(supposed) || failed.test(text.slice(from + length))) return null;
  if (isPartisan(text, from) || partisansSay.test(text.slice(0, from))) return null;
  return kind;
}

/** The form by which a sentence clears them; at the head of a page only what was decided counts. */
function formIn(text: string, tie: Tie, isLead: boolean): Form | undefined {
  const worth = wordsOfForms.in(text);
  return forms.find((one, at) => worth.has(at) && (!isLead || wasDecided.test(one.kind)) && says(one, text, tie));
}

const known = new WeakMap<SubjectRecord, Exculpation | null>();

/**
 * Where the page itself, or a body that it tells of, takes back what it tells of the person: "The tribunal declared the ban void",
 * "The video of Ruiz was a deepfake, analysts found", "It was not Ruiz but a bystander". Not what they, their lawyer or their friends
 * say, what is asked, refused or may come, nor the case of somebody else. Looked for once in a record, which is of one page.
 */
export function exculpationOf(page: PageReading, discourse: Discourse, record: SubjectRecord): Exculpation | null {
  const before = known.get(record);
  if (before !== undefined) return before;
  const found = findExculpation(page, discourse, record);
  known.set(record, found);
  return found;
}

function findExculpation(page: PageReading, discourse: Discourse, record: SubjectRecord): Exculpation | null {
  const named = page.sentences.findIndex(({ mentions }) => mentions.some(({ person }) => person === 0));
  const isFirst =
    page.sentences.slice(0, named).every(({ mentions }) => mentions.length === 0) &&
    page.sentences[named]?.mentions[0]?.person === 0;
  const meant = new Set(discourse.meant.map(({ start }) => start));
  for (const sentence of page.sentences) {
    // "By order of the court we state: …" is no byline.
    if (sentence.kind === "byline" && !/\.\W*$/.test(sentence.text)) continue;
    const told = aboutPerson(page, discourse, meant, sentence);
    // "A court threw out the conviction of a Dunley man", at the head of a page whose first name is the person's: theirs.
    const isLead = record.isAccused && isFirst && sentence.index < Math.min(named, 4) && tellsOfOne(told);
    // "breaching rules for qp's page", "had used a false name": such words taken out, something may still clear them.
    const plain = told.replace(ofNoClearing, " … ");
    const text = isLead ? plain.replace(newcomer, "qp").replace(/\b(?:his|her)\b/g, "qp's") : plain;
    const tie = isLead ? "name" : tieOf(page, record, sentence, text);
    const form = tie === null ? undefined : formIn(text, tie, isLead);
    const kind =
      form?.kind ??
      (tie === "name" && !isLead && mayClear(text) ? "wrong" : null) ??
      impliedAt(
        implies(page, discourse, record, sentence, {
          told: text,
          named: tie === "name",
          isOfThem: () => tie === "name" || goesOnAboutThem(page, discourse, record, sentence),
          before: () => aboutWhom(page, discourse, meant, sentence),
        }),
        isLead,
      );
    // Asked last, though it decides: of what most sentences say no form has a word.
    if (
      kind !== null &&
      !(kind === "withdrawn" && isOfTheirOwnPiece(page, text)) &&
      !isBeside(text, tie === "name") &&
      !takesNothingBack(page, sentence, record) &&
      !isOutcomeOfOther(page, discourse, sentence) &&
      !isOfAnothersSection(page, sentence)
    )
      return { kind, sentence: sentence.index };
  }
  return null;
}

/** At the head of a page, ahead of the name, only what was decided or found. */
const impliedAt = (kind: ExculpationKind | null, isLead: boolean): ExculpationKind | null =>
  isLead && kind !== null && !wasDecided.test(kind) ? null : kind;

/** What each form cannot be said without: most sentences have the words of a few. */
const wordsOfForms = new QuickPatterns(forms.map(({ pattern }) => neededWords(pattern) ?? pattern));
