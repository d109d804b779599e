import type { PageReading } from "../reading/page-reading.ts";
import { stepLabel } from "../reading/step-label.ts";
import type { Frame } from "./frame.ts";

/** The word and the name on one line: "Charged: Dana Foss, 58, of Vaughan". */
const labelAhead = /^(?<step>charged|arrested|accused|indicted|convicted|sentenced)\s*:\s*$/i;
/** One of the counts below a name. */
const item = /^\s*(?:[-–—•*▪·]|\(?\d{1,2}[.)]|\(?[a-z][.)]|(?:one|two|three|four|five|six|\d+) (?:counts?|x)\b|x ?\d)/i;

const kinds: Record<string, Frame["kind"]> = {
  charged: "charge",
  accused: "charge",
  arrested: "arrest",
  indicted: "indict",
  convicted: "convict",
  sentenced: "sentence",
};

/**
 * What a line says was done about everybody whom the lines below it begin with, as the releases of police forces list those charged, each
 * with their counts. The list ends with the first line that is neither a name nor a count.
 */
export function framesListedUnder(page: Pick<PageReading, "text" | "sentences">): Frame[] {
  const frames: Frame[] = [];
  let kind: Frame["kind"] | undefined;
  for (const sentence of page.sentences) {
    const text = sentence.text.trim();
    const step = stepLabel.exec(text)?.groups?.["step"]?.toLowerCase();
    if (step !== undefined) {
      kind = kinds[step];
      continue;
    }
    const [first] = sentence.mentions;
    const ahead = first ? page.text.slice(sentence.start, first.from).trim() : "";
    const own = first ? kinds[labelAhead.exec(ahead)?.groups?.["step"]?.toLowerCase() ?? ""] : undefined;
    if (first && own) frames.push({ person: first.person, sentence: sentence.index, kind: own });
    if (kind === undefined) continue;
    if (first && (ahead === "" || item.test(`${ahead} `)) && sentence.mentions.every(({ person }) => person === first.person)) {
      frames.push({ person: first.person, sentence: sentence.index, kind });
    } else if (!item.test(text)) kind = undefined;
  }
  return frames;
}
