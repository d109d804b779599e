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

/** An offence that is none against Jews, or no charge at all. */
const forElse =
  /\b(?:driving|drugs?|cannabis|theft|stealing|shoplifting|robbery|burglary|fraud|forgery|bail|immigration|drunk\w*|weapons?|firearms?|obstruct\w*|hospital|for the)\b/i;

/** The counts that stand below a name. */
function itemsBelow(page: Pick<PageReading, "sentences">, index: number): string[] {
  const below = page.sentences.slice(index + 1);
  const end = below.findIndex(({ text, mentions }) => mentions.length > 0 || !item.test(text.trim()));
  return below.slice(0, end < 0 ? below.length : end).map(({ text }) => text);
}

type Listed = { sentence: number; person: number; kind: Frame["kind"]; isForElse: boolean };

function listedUnder(page: Pick<PageReading, "text" | "sentences">): Listed[] {
  const listed: Listed[] = [];
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
    const own = kinds[labelAhead.exec(ahead)?.groups?.["step"]?.toLowerCase() ?? ""];
    const isEntry =
      kind !== undefined &&
      (ahead === "" || item.test(`${ahead} `)) &&
      sentence.mentions.every(({ person }) => person === first?.person);
    if (first && (own !== undefined || isEntry)) {
      const rest = page.text.slice(first.end, sentence.end);
      // "Dana Foss, 35, drink driving", "(in hospital)", "for the shop": of something else, or what became of somebody.
      const isForElse = forElse.test(rest) || itemsBelow(page, sentence.index).some((one) => forElse.test(one));
      listed.push({ sentence: sentence.index, person: first.person, kind: own ?? kind ?? "charge", isForElse });
    } else if (!item.test(text)) kind = undefined;
  }
  return listed;
}

/**
 * What a line says was done about everybody whom the lines below it begin with, as the releases of police forces list those charged, each
 * with their counts. The list ends with the first line that is neither a name nor a count.
 */
export const framesListedUnder = (page: Pick<PageReading, "text" | "sentences">): Frame[] =>
  listedUnder(page).flatMap(({ isForElse, ...frame }) => (isForElse ? [] : [frame]));

/** The sentences of such a list that give somebody for another offence: no step of the page's case stands there. */
export const listedForElse = (page: Pick<PageReading, "text" | "sentences">): ReadonlySet<number> =>
  new Set(listedUnder(page).flatMap(({ isForElse, sentence }) => (isForElse ? [sentence] : [])));
