import type { SubjectRecord } from "../attribution/record.ts";
import type { Evidence } from "./evidence.ts";
import type { PageReading } from "../reading/page-reading.ts";
import { ownText } from "../reading/own-text.ts";
import type { Discourse } from "../attribution/discourse.ts";
import { isActFound } from "./acts-found.ts";
import { isDeedFound, isNamedInVerdict } from "./verdicts.ts";
import type { Step } from "../outcomes/step.ts";

/** Nobody but the subject is accused on a page of an antisemitic act, and the subject by more than a guess. */
export function isOnlyAccusedOfIt(record: SubjectRecord, evidence: Evidence): boolean {
  return (
    record.isAccused &&
    record.soleAccused &&
    !record.inOffice &&
    !record.witness &&
    evidence.labelled.length + evidence.biased.length > 0
  );
}

/** "denied the charge. A commission heard her and found it proved": what they say against it is settled. */
export function isFoundProved(page: PageReading, record: SubjectRecord): boolean {
  return page.sentences.some(
    ({ index, kind, text }) =>
      kind === "main" &&
      record.scope.has(index) &&
      /\b(?:commission|panel|tribunal|court|committee|board|jury|judge|magistrates?|it)\b[^.;]{0,60}\bfound (?:it|them|the (?:charges?|case|breach|allegations?|complaints?)) (?:to be |was |were )?(?:proven|proved|made out)\b/i.test(
        text,
      ) &&
      !/\b(?:not|never|neither|nor|nothing|one of|some of|part of)\b/i.test(text),
  );
}

/** "Grievor: Ana Ruiz". */
export function isLabelledParty(page: PageReading): boolean {
  return page.mentions.some(
    (mention) =>
      mention.person === 0 &&
      /\b(?:respondents?|defendants?|grievor|accused|registrant|licensee|licen[cs]e[- ]holder|holder|appellant|(?:subject )?member|player|athlete|official|employee|teacher|practitioner|driver|doctor|nurse|midwife|pharmacist|solicitor|barrister|councillor|presenter|broadcaster|student|landlord|agent)\s*:\s*$/i.test(
        page.text.slice(Math.max(0, mention.from - 24), mention.from),
      ),
  );
}

const notAccused =
  /\b(?:is|was|are|were|has|have|had)(?: not|n['’]t| never)(?: been)?(?: \w+ly)? (?:(?:accused|suspected) of (?:any |a |an )?(?:wrongdoing|crime|offen[cs]e|misconduct|involvement|anything|taking part|having)|(?:accused|suspected|implicated|named as a (?:defendant|suspect|respondent|party)|under (?:investigation|suspicion)|a (?:suspect|defendant|respondent|party)(?: (?:in|to))?)(?=[.,;]| (?:in|to|by)\b)|charged in (?:the|this|connection))/i;

/** "She has not been accused of wrongdoing", of somebody whom no step names. */
export function saidNotAccused(page: PageReading, record: SubjectRecord): boolean {
  const isSaid = [...record.about].some((index) => {
    const sentence = page.sentences[index];
    const at = sentence?.kind === "main" ? notAccused.exec(ownText(page, sentence))?.index : undefined;
    if (!sentence || at === undefined) return false;
    // Whose name stands last before it, or nobody's: "She has not been …".
    const before = sentence.mentions.findLast((mention) => mention.start < sentence.start + at);
    return before === undefined || before.person === 0;
  });
  return isSaid && !record.frames.some(({ kind }) => /^(?:charge|indict|plead|convict|sentence|discipline|liable)$/.test(kind));
}

/** "found that the posts were antisemitic and that Ms Ruiz had behaved in a way that is professional misconduct". */
export function isFoundToHave(page: PageReading, discourse: Discourse, evidence: Evidence): boolean {
  return evidence.found.some((index) => {
    const sentence = page.sentences[index];
    if (sentence && (isNamedInVerdict(page, sentence) || isDeedFound(page, sentence) || isActFound(page, discourse, sentence)))
      return true;
    return sentence?.mentions.some(
      (mention) =>
        mention.person === 0 &&
        /^ (?:had |has |have )?(?:behaved|engaged|committed|breached|acted|made|published|posted|sent|used|been guilty|told|said|wrote|written|shouted|called|refused|directed|referred)\b/.test(
          page.text.slice(mention.end, mention.end + 24),
        ),
    );
  });
}

/** "Ana Ruiz entered her plea before Judge Foss to one count of …": at the name, whoever else the sentence names. */
export function isPleaByName(page: PageReading, steps: readonly Step[]): boolean {
  return steps.some(
    ({ status, sentence }) =>
      status === "pleaded guilty" &&
      page.sentences[sentence]?.mentions.some(
        ({ person, end }) =>
          person === 0 &&
          /^(?:, \d{2},|,[^,;]{2,60},)? (?:entered|gave|made) (?:his|her|the|a) (?:guilty )?plea\b/.test(
            page.text.slice(end, end + 110),
          ),
      ) === true,
  );
}

/** A step of which the page tells in a sentence that names the subject, not by "him" or "her" alone. */
export function isStepByName(page: PageReading, record: SubjectRecord): boolean {
  const told = [...record.steps, ...record.frames.filter(({ kind }) => kind !== "party" && kind !== "court")];
  return (
    page.head === 0 || told.some(({ sentence }) => page.sentences[sentence]?.mentions.some(({ person }) => person === 0) === true)
  );
}
