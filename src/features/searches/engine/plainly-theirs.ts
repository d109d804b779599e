import type { Discourse } from "./discourse.ts";
import { namesIsrael, namesOtherGroup, saysJew } from "./hostility.ts";
import type { PageReading } from "./page-reading.ts";
import type { SubjectRecord } from "./record.ts";

/** So many times a page names whom it is about. */
const oftenNamed = 3;

/**
 * A page that is about this person, gives anti-Jewish words as theirs by name, tells of nobody else that they did or said anything hostile
 * and names no other people: what else might be read into one sentence of it (that they heard the words, that many are named) is not so.
 */
export function isPlainlyTheirs(page: PageReading, discourse: Discourse, record: SubjectRecord): boolean {
  if (record.inOffice || record.witness || record.denials.some(({ negated }) => !negated)) return false;
  if (page.mentions.filter(({ person }) => person === 0).length < oftenNamed) return false;
  if (!discourse.doers.has("p0") || discourse.doers.size !== 1) return false;
  if (page.sentences.some(({ kind, text }) => kind === "main" && namesOtherGroup.test(text))) return false;
  return record.words.some(({ by, explicit, level, recited, doubted, hearsay, start, end }) => {
    const said = page.text.slice(start, end);
    return (
      by === "own" &&
      explicit &&
      (level >= 2 || (level === 1 && saysJew(said))) &&
      !recited &&
      !doubted &&
      hearsay !== true &&
      !namesIsrael.test(said)
    );
  });
}
