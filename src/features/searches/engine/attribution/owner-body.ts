import type { PageReading } from "../reading/page-reading.ts";
import type { ActorAt } from "../reading/phrases.ts";

/**
 * "A union has dismissed its president … The association regretted it. 'It took too long,' said its president, Ben Foss": two words for somebody, each
 * with the body whose they are, and the bodies are two. Where the page does not say whose one of them is, it may be the same.
 */
export function isOfOtherOwner(page: PageReading, one: ActorAt, another: ActorAt | undefined): boolean {
  if (one.kind !== "role" || another?.kind !== "role") return false;
  const owners = [one, another].map((role) => ownerOf(page, role));
  return owners[0] !== null && owners[1] !== null && owners[0] !== owners[1];
}

/** By its noun, the body whose somebody is: "its president" of the body named last in the paragraph, "the association's president". */
function ownerOf(page: PageReading, { words, start }: { words: string; start: number }): string | null {
  const stated = /^(?:the|an?) (?:[\w-]+ ){0,3}?([\w-]+?)['’]s? /.exec(words)?.[1];
  if (stated !== undefined) return stated;
  if (!/^(?:its|their) /.test(words)) return null;
  const at = page.sentences.find((sentence) => sentence.start <= start && start < sentence.end);
  if (!at) return null;
  const last = page.sentences
    .filter(({ index, block }) => block === at.block && index <= at.index)
    .flatMap(({ reading }) => reading.actors)
    .findLast((actor) => actor.kind === "body" && actor.start < start);
  return last?.kind === "body" ? last.noun : null;
}
