import type { Discourse } from "../attribution/discourse.ts";
import { mask } from "../attribution/masked-sentence.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { namesJewish, namesOtherGroup } from "../hatred/hostility.ts";
import { besideOffences, plainOffences } from "../outcomes/plain-offences.ts";
import type { Clearing } from "../outcomes/step.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** "was accused of", "had been charged with", "was investigated over": done to somebody by whoever looks into it or says so. */
const accusing = /^(?:accus\w*|charg\w*|alleg\w*|investigat\w*|prosecut\w*|indict\w*|suspect\w*|summons?\w*)$/;

/** What an act against Jews is not called, and what a report sets apart from it. */
const ofSomethingElse = new RegExp(
  `\\b(?:${plainOffences}|${besideOffences}|larceny|tampering|obstructi\\w+|(?:failing|failure) to|unrelated|separate (?:cases?|matters?|incidents?|complaints?))\\b`,
  "i",
);

const matter =
  "(?:charges?|cases?|counts?|proceedings|prosecutions?|claims?|complaints?|allegations?|applications?|actions?|suits?)";
const ended =
  "(?:dropped|dismissed|withdrawn|withdrew|discontinued|stayed|rejected|thrown out|threw out|struck out|abandoned|closed|not upheld|not prove[dn]|" +
  "not established|quashed|set aside)";
const cleared =
  "(?:acquitted|cleared|exonerated|(?:found|returned|ruled) (?:to be )?(?:not guilty|not responsible|not liable|unfit|incompetent|not competent))";
/** "Proceedings against a third man, ⟦0⟧, were discontinued", "dropped the charges against ⟦0⟧", "⟦0⟧ was acquitted", "reversed as to ⟦0⟧". */
const endedForThem = new RegExp(
  `\\b${matter}\\b[^.;⟦]{0,80}\\bagainst\\b[^.;⟦]{0,60}⟦0⟧(?!')[^.;⟦]{0,80}?\\b(?:was|were|is|are|been) (?:[\\w-]+ ){0,3}?${ended}` +
    `|\\b${ended}\\b[^.;⟦]{0,60}\\b${matter}\\b[^.;⟦]{0,60}\\bagainst\\b[^.;⟦]{0,60}⟦0⟧(?!')` +
    `|\\b${cleared} [^.;⟦“]{0,60}⟦0⟧(?!')|⟦0⟧(?!')(?:, [^.;⟦]{0,80})? (?:was|were|has been|had been) (?:[\\w-]+ ){0,3}?${cleared}` +
    "|\\b(?:reversed|vacated|overturned) (?:as to|in respect of|in the case of) [^.;⟦]{0,40}⟦0⟧",
  "i",
);

const ordinal = "(?:second|third|fourth|fifth|sixth|other|another|remaining|last)";
/** "A second defendant, ⟦0⟧", "his co-accused ⟦0⟧": before the same court or panel as whoever is told of. */
const inTheDock = new RegExp(
  `\\b(?:co-?(?:defendant|accused|respondent)s?|${ordinal} (?:[\\w-]+ ){0,2}?(?:defendant|accused|respondent|suspect|appellant)s?),? (?:(?!(?:said|told|was|were|who)\\b)[\\w-]+,? ){0,5}?⟦0⟧(?!')`,
  "i",
);
/** "A second man, ⟦0⟧, …": in a sentence that tells of a case. */
const oneMore = new RegExp(
  `\\b${ordinal} (?:m[ae]n|wom[ae]n|person|people|officers?|teachers?|students?|pupils?|councillors?|players?|members?|employees?|brother|sister)(?: (?:charged|accused|arrested|investigated|suspended)[^,;.⟦]{0,40})?,? (?:(?!(?:said|told|was|were|who)\\b)[\\w-]+,? ){0,5}?⟦0⟧(?!')`,
  "i",
);
const ofACase =
  /\b(?:charged|acquitted|cleared|tried|on trial|dropped|discontinued|stayed|dismissed|convicted|guilty|complaint|hearing|suspended|disciplin\w+|prosecut\w+|before the court|unfit|sentenced?|investigat\w+|reprimand\w*|counsel(?:l?ing)?)\b/i;

/**
 * Of somebody whom the page names among those who answered for it: a body ended the case against them (rule 15 of the rubric), or they stand
 * accused and what of is not clear (rule 18). Null where the page names them in another part, or for another offence.
 */
export function stoodAccused(
  page: PageReading,
  discourse: Discourse,
  record: SubjectRecord,
  clearings: readonly Clearing[],
): { rule: "15" | "18"; reason: string; sentence: number } | null {
  const isElse = (index: number) => {
    const text = page.sentences[index]?.text ?? "";
    return ofSomethingElse.test(text) || (namesOtherGroup.test(text) && !namesJewish.test(text));
  };
  const byName = page.sentences.filter(
    ({ kind, index, mentions }) => kind === "main" && mentions.some(({ person }) => person === 0) && !isElse(index),
  );
  const masked = byName.map((sentence) => ({ index: sentence.index, text: mask(page.text, sentence) }));
  const over = clearings.find(
    ({ formal, sentence }) =>
      formal &&
      !isElse(sentence) &&
      (record.isAccused ||
        (isNamedIn(page, sentence) &&
          // "X said that the charge against a neighbour had been dropped": they tell of it.
          !discourse.clauses.some(
            (clause) => clause.sentence === sentence && clause.agentIs === "p0" && clause.class === "say",
          ))),
  );
  const end = over?.sentence ?? masked.find(({ text }) => endedForThem.test(text))?.index;
  if (end !== undefined)
    return {
      rule: "15",
      reason: "A case against the person ended without a finding; whether it was over what the page tells of is not clear.",
      sentence: end,
    };
  const accused = discourse.clauses.find(
    ({ lemma, passive, negated, hedged, gerund, patientIs, sentence }) =>
      passive &&
      !negated &&
      !hedged &&
      !gerund &&
      patientIs === "p0" &&
      accusing.test(lemma) &&
      isNamedIn(page, sentence) &&
      !isElse(sentence),
  );
  const tried =
    accused?.sentence ?? masked.find(({ text }) => inTheDock.test(text) || (oneMore.test(text) && ofACase.test(text)))?.index;
  return tried !== undefined
    ? { rule: "18", reason: "The person stands accused; whether of what the page tells of is not clear.", sentence: tried }
    : null;
}

const isNamedIn = (page: PageReading, sentence: number): boolean =>
  page.sentences[sentence]?.mentions.some(({ person }) => person === 0) === true;
