import type { Discourse } from "../attribution/discourse.ts";
import type { SubjectRecord } from "../attribution/record.ts";
import { namesNaziSymbol, namesOtherGroup } from "../hatred/hostility.ts";
import type { PageReading } from "../reading/page-reading.ts";

/** What somebody does who shows a sign, by the stem of the verb. */
const shows =
  /^(?:paint|spray|spray-paint|daub|draw|chalk|scratch|carve|etch|engrav|send|hang|wear|wor|display|show|fly|flew|rais|extend|cover|carry|carri|perform|give|giv|make|mak|sell|publish|post|repost|share|shar|upload|tweet|wav|sport|mount|hoist|plac|put|print|burn|mow|shav|scrawl|scribbl|leave)$/;
/** Beside the symbols by their names: the Third Reich's flag, a raised right arm, somebody in its uniform. */
const sign =
  /\b(?:third reich|(?:straight|right)[- ]arm(?:ed)?\b[^.;]{0,30}\b(?:salute|raised|extended)|right arm (?:raised|extended|outstretched)|(?:raised|extended|outstretched) right arm|(?:hitler|nazi|fascist|stiff-armed?) (?:salutes?|gestures?|uniforms?|armbands?|costumes?|flags?)|ss (?:uniforms?|caps?|helmets?|daggers?|badges?)|iron cross)\b/i;
const steps = /^(?:charge|indict|plead|convict|sentence|discipline|liable)$/;

/**
 * The sentence in which the page says that the person showed a Nazi sign, or was charged with or sanctioned for one (rule 16 of the rubric
 * where the source does not call it antisemitic); null where it says so of nobody or of somebody else.
 */
export function showsSign(page: PageReading, discourse: Discourse, record: SubjectRecord): number | null {
  for (const { index, kind, text, end, mentions } of page.sentences) {
    if (kind !== "main" || !(namesNaziSymbol.test(text) || sign.test(text)) || namesOtherGroup.test(text)) continue;
    const isShown = discourse.clauses.some(
      (clause) =>
        clause.sentence === index &&
        clause.agentIs === "p0" &&
        !clause.passive &&
        !clause.negated &&
        shows.test(clause.lemma) &&
        // "painted over a swastika".
        !/^ over\b/i.test(page.text.slice(clause.end, end)) &&
        [namesNaziSymbol, sign].some((pattern) => pattern.test(page.text.slice(clause.end, end))),
    );
    const isAnswered =
      mentions.some(({ person }) => person === 0) &&
      mentions.every(({ person }) => person === 0) &&
      record.frames.some((frame) => frame.sentence === index && steps.test(frame.kind));
    if (isShown || isAnswered) return index;
  }
  return null;
}
