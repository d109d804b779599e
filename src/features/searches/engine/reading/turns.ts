import type { Block } from "./main-text.ts";
import type { Mention } from "./people.ts";

/** A stretch of a page that is one speaker's own words: a line of a transcript, a post, a reply, a signed page. */
export type Turn = { start: number; end: number; speaker: { person: number } | { label: string }; reposted: boolean };

const transcriptLine =
  /^(?:\[?\d{1,2}:\d{2}(?::\d{2})?\]?\s+)?([\p{Lu}][\p{Lu} .'’-]{1,40}|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}):\s+/u;
const postHeader =
  /^(?:[↳↩⟲•>\s]*)(?:(?:[A-Z][a-z]{2} \d{1,2}|\d{1,2} [A-Z][a-z]{2})?\s*·?\s*(?:\d{1,2}:\d{2} ?(?:[AP]M)?)?\s*)?([^@:\n]{0,50}?)\s*@([\w.]+)(?:\s*·[^:\n]*(?::\d{2}[^:\n]*)?)?(?::\s+|$)/u;
const accountLine = /^([\w.]{3,40}):\s+/u;

/**
 * Turns of the page. `mentions` tell which label is which person; a label that names nobody known is
 * kept as a label. A reposted block belongs to whoever wrote it, not to the one who passed it on.
 */
export function readTurns(text: string, blocks: readonly Block[], mentions: readonly Mention[], social: boolean): Turn[] {
  const turns: Turn[] = [];
  const labels = new Map<string, { person: number } | { label: string }>();
  const speakerOf = (label: string, from: number, to: number): { person: number } | { label: string } => {
    const mention = mentions.find((candidate) => candidate.start >= from && candidate.end <= to);
    if (mention) return { person: mention.person };
    return labels.get(label.toLowerCase()) ?? { label };
  };
  const main = blocks.filter((block) => block.kind === "main" || block.kind === "heading" || block.kind === "byline");
  const transcriptCount = main.filter((block) =>
    transcriptLine.test(text.slice(block.start, Math.min(block.end, block.start + 80))),
  ).length;
  // Three lines of speakers and hardly anything else are an extract of one.
  const isTranscript =
    (transcriptCount >= 4 && transcriptCount >= main.length / 3) ||
    (transcriptCount === 3 && transcriptCount >= main.length * 0.7);
  if (!isTranscript && !social) return turns;
  // First names and handles in labels: "BARRETT:" after "Barrett Nkemdirim" was introduced.
  for (const mention of mentions) {
    const shown = text.slice(mention.start, mention.end);
    const first = shown.split(/\s+/)[0];
    if (first && mention.kind === "full" && !labels.has(first.toLowerCase()))
      labels.set(first.toLowerCase(), { person: mention.person });
  }
  let open: { start: number; speaker: Turn["speaker"]; reposted: boolean } | null = null;
  let repost = false;
  const close = (end: number) => {
    if (open && end > open.start) turns.push({ ...open, end });
    open = null;
  };
  for (const block of main) {
    const line = text.slice(block.start, block.end);
    if (/^\W*(?:⟲|🔁).*\b(?:reposted|retweeted|shared)\b|\breposted\s*$|\bretweeted\s*$/iu.test(line)) {
      close(block.start);
      repost = true;
      continue;
    }
    const match = isTranscript ? transcriptLine.exec(line) : (postHeader.exec(line) ?? accountLine.exec(line));
    if (match) {
      close(block.start);
      const bodyStart = block.start + match[0].length;
      const label = (match[1] ?? match[2] ?? "").trim() || (match[2] ?? "");
      const speaker = speakerOf(label, block.start, bodyStart);
      open = { start: bodyStart, speaker, reposted: repost };
      repost = false;
      if (bodyStart < block.end) {
        // The words are on the label's own line.
        if (isTranscript || /:\s+$/.test(match[0])) close(block.end);
      }
      continue;
    }
    if (social && /^\s*[↩⟲♡♥❤]/u.test(line)) {
      close(block.start);
      continue;
    }
    if (open && block.kind === "main") {
      const current: { start: number; speaker: Turn["speaker"]; reposted: boolean } = open;
      turns.push({
        start: Math.max(current.start, block.start),
        end: block.end,
        speaker: current.speaker,
        reposted: current.reposted,
      });
      if (!social) open = null;
    }
  }
  close(main.at(-1)?.end ?? text.length);
  return turns.filter((turn) => turn.end > turn.start);
}
