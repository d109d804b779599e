import { type Clearing, type Step, sinceCharge } from "./step.ts";
import { quick } from "#app/lib/language/quick-pattern.ts";
import type { PageReading, Sentence } from "../reading/page-reading.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { sentenceOwn, ownText } from "../reading/own-text.ts";

const otherCount =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|other|another|one|two|three|remaining|lesser|further|additional|separate)\s+(?:\w+\s+){0,2}(?:counts?|charges?|offen[cs]es?)\b|\bunder (?:the|an?|his|her|their) (?:plea )?(?:agreement|deal|bargain)\b|\b(?:in exchange|in return) for\b/i;

/** "acquitted him of a burglary count": of one of several. */
const oneCount =
  /\b(?:on|of) (?:the )?(?:\w+ )?(?:others?|remaining|rest|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:more|further|counts|charges))\b[^.;]{0,40}\b(?:acquitt\w+|cleared|not guilty)\b|\b(?:acquitt\w+|cleared|not guilty)(?: (?:him|her|them))? (?:of|on) (?:the )?(?:others|rest|remaining)\b|\b(?:acquitt\w+|cleared|not guilty)(?: (?:him|her|them))? (?:of|on) (?:an?|one|two|three|several|the (?:second|third|other|remaining|lesser|more serious))\b/i;

/** One count dropped beside what the person admitted or was convicted of, itself a crime of bias, clears nobody of the rest. */
export function ofAnotherCount(text: string, status: Clearing["status"], admitted: boolean, isConvicted: boolean): boolean {
  return (
    (status === "dismissed" || status === "acquitted") &&
    ((admitted && otherCount.test(text)) || (isConvicted && oneCount.test(text))) &&
    !/\b(?:hate|bias|enhancement|aggravat\w+|antisemit\w*|anti-semit\w*|religio\w*|jew\w*|all)\b/i.test(text)
  );
}

const accusations =
  "(?:[\\w-]+ ){0,3}?(?:counts?|charges?|allegations?|complaints?|particulars?|grounds?|offen[cs]es?|accusations?|claims?|matters?|cases?|limbs?|heads?)";
/** "One further allegation", "a separate complaint", "two of the charges", "on one count", "in part": not what the page is about as a whole. */
const oneOfSeveral = quick(
  new RegExp(
    `\\b(?:an?|one|two|three|four|five|some|several|another|the|(?:his|her|their)) (?:(?:further|separate|second|third|fourth|fifth|sixth|other|others|additional|related|similar|remaining|last|lesser|final|unrelated|different|earlier) )+${accusations}\\b|\\b(?:one|two|three|four|five|some|several|others?|part|parts|none of the others?|the (?:rest|remainder|others?)) of (?:the|his|her|their|its|those|these) ${accusations}\\b|\\b(?:another|others?|one|a single) (?=${accusations}\\b)|\\b(?:on|of) (?:one|two|three|another) ${accusations}\\b|\\b(?:upheld|succeeded|allowed|proved|proven|sustained|dismissed|failed) in part\\b|\\bpartly\\b|\\b(?:allegation|charge|particular|count|ground|head|limb|paragraph)s? (?:no\\.? ?)?(?:\\d[\\d.]*(?:\\([a-z]\\))?|[ivx]{1,4}|[a-e]|one|two|three|four|five|six)\\b|\\bin an? (?:unrelated|separate|different|another) (?:case|matter|trial)\\b|\\bin an? unrelated hearing\\b`,
    "i",
  ),
);

/** "The theft charge was dismissed", on a page that has no other word of it. */
const plainCharge =
  /\b(theft|shoplifting|burglary|drugs?|driving|speeding|traffic|fraud|tax|bail)[- ](?:\w+ )?(?:charges?|counts?|allegations?|offen[cs]es?)\b/i;

/**
 * One accusation of several came to nothing, and the subject answers for the rest: that takes nothing from it, unless what fell is what made
 * it a matter of hatred.
 */
export function isOfOneOfSeveral(
  page: PageReading,
  index: number,
  status: Clearing["status"],
  steps: readonly Step[],
  record: SubjectRecord,
): boolean {
  const text = sentenceOwn(page, index);
  // "The evidence of bias was insufficient. On count two the judgment is reversed."
  const previous = page.sentences[index - 1];
  const before =
    previous?.block === page.sentences[index]?.block && /\b(?:insufficient|not|no|nothing)\b/i.test(previous?.text ?? "")
      ? (previous?.text ?? "")
      : "";
  // By a step that the page takes against them by name or beyond doubt: a body's name is none.
  const isDone = /^(?:plead|convict|sentence|discipline|liable)$/;
  const answers =
    record.heldLiable ||
    record.frames.some(({ kind }) => isDone.test(kind)) ||
    record.steps.some((step) => isDone.test(step.class) && !step.negated && !step.hedged) ||
    steps.some(({ status: step }) => sinceCharge.test(step));
  // "A similar charge against Ana Ruiz was struck out": the one against her.
  const isAgainstThem = page.sentences[index]?.mentions.some(
    ({ person, from }) =>
      person === 0 && /\b(?:against|concerning|of|involving) (?:\w+ )?$/.test(page.text.slice(Math.max(0, from - 20), from)),
  );
  const plain = plainCharge.exec(text)?.[1]?.toLowerCase();
  const isPlain =
    plain !== undefined && !page.sentences.some((other) => other.index !== index && other.text.toLowerCase().includes(plain));
  return (
    answers &&
    !nothingLeft.test(page.text) &&
    status !== "corrected" &&
    isAgainstThem !== true &&
    (oneOfSeveral.test(text) || isPlain) &&
    !ofBias.test(text) &&
    !ofBias.test(before)
  );
}

/** What a decision says that finds nothing at all. */
const nothingLeft =
  /\bno (?:sanction|penalty) (?:arises|is (?:imposed|made|ordered)|was (?:imposed|made|ordered))\b|\bno question of (?:[\w-]+ )?misconduct (?:arises|arose)\b|\b(?:none|neither) of the (?:[\w-]+ ){0,2}(?:allegations?|charges?|counts?|complaints?|particulars?) (?:is|was|were|are) (?:found )?(?:proved|proven|made out|established|upheld)\b|\b(?:cleared|acquitted|exonerated) (?:him |her |them )?(?:of|on) (?:all|every|each|both)\b/i;

/** A guilty plea, a conviction or a sentence for what the same sentence, or the one beside it, gives as a crime of bias. */
export function admitsBias(page: PageReading, steps: readonly Step[]): boolean {
  return steps.some(
    ({ status, sentence }) =>
      /^(?:pleaded guilty|convicted|sentenced)$/.test(status) &&
      [sentence - 1, sentence, sentence + 1].some(
        (index) =>
          page.sentences[index]?.block === page.sentences[sentence]?.block &&
          /\b(?:hate crime|bias|antisemitic|anti-semitic|anti-jewish|because of (?:the|their|his|her) religion|religiously aggravated|(?:racial|religious) hatred|incitement to hatred|jews?)\b/i.test(
            page.sentences[index]?.text ?? "",
          ),
      ),
  );
}

const affirms =
  /\b(?:affirm|uph(?:o|e)ld|confirm|sustain|let stand|left (?:intact|in place|standing))\w*\b[^.;]{0,60}\b(?:convictions?|counts?|judgments?|verdicts?|sentences?)\b|\b(?:convictions?|counts?|judgments?|verdicts?|indictments)\b[^.;]{0,60}\b(?:(?:is|are|was|were|be) (?:\w+ )?(?:affirmed|upheld|confirmed|sustained)|stands?|stood|remains? in place)\b/i;
/** One of several that were tried together: "on indictment three the judgment is reversed", "vacated one count of stalking". */
const countNamed =
  /\b(?:(?:on|as to|under|of) )?(?:counts?|indictments?|charges?|specifications?|particulars?) (?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|[a-h])\b|\b(?:one|an?|single|the (?:first|second|third|fourth|fifth|sixth|remaining|other|last)|the [\w-]+) (?:counts?|charge|convictions?)\b|\breverse the (?:first|second|third|fourth|fifth|last|other|rest)\b/i;
const ofBias =
  /\b(?:hate|bias|enhancement|aggravat\w+|antisemit\w*|anti-semit\w*|religio\w*|civil[- ]rights|intimidation (?:based|because)|ethnic|jew\w*|all (?:counts|charges|convictions|of)|both)\b/i;

/**
 * A court that affirms some of the convictions and reverses one clears nobody of the rest. Not where the sentence names the
 * count of bias, or what is said around it in the paragraph does.
 */
export function ofOnePart(page: PageReading, text: string): boolean {
  if (!countNamed.test(text) || ofBias.test(text)) return false;
  const isOfPart = (other: Sentence) =>
    /\b(?:revers|vacat|quash|set aside|overturn|insufficient|different result|not (?:prove|establish|show)|equivocal)\w*/i.test(
      other.text,
    ) && ofBias.test(ownText(page, other));
  return (
    page.sentences.some((other) => other.kind === "main" && affirms.test(ownText(page, other))) &&
    !page.sentences.some((other) => other.kind === "main" && !affirms.test(other.text) && isOfPart(other))
  );
}
