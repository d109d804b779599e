import { createHash } from "node:crypto";

/** What one entry says, without the chain's own marks. `at` is ISO 8601 in UTC with milliseconds. */
export type ChainContent = {
  id: string;
  chain: string;
  sequence: number;
  workspaceId: string | null;
  actorKind: string;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  details: Record<string, string | number | boolean | null>;
  at: string;
};
export type ChainEntry = ChainContent & { previousHash: string; hash: string };

/** The end of a chain: what a later check holds it to. */
export type ChainHead = { sequence: number; hash: string };

/** What comes before the first entry, whose sequence is 1. */
export const chainStart: ChainHead = { sequence: 0, hash: "0".repeat(64) };

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON with one spelling for one value: keys in the order of their UTF-16 units, no white space (RFC 8785). */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value as { [key: string]: Json })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** SHA-256, in hexadecimal, of the hash before and everything that the entry says. */
export function hashEntry(previousHash: string, content: ChainContent): string {
  const { id, chain, sequence, workspaceId, actorKind, actorId, action, entity, entityId, details, at } = content;
  const said = { id, chain, sequence, workspaceId, actorKind, actorId, action, entity, entityId, details, at };
  return createHash("sha256")
    .update(`${previousHash}\n${canonicalJson(said)}`)
    .digest("hex");
}

export type ChainVerdict =
  | { isIntact: true; length: number }
  /** The first entry that was changed or is not there. */
  | { isIntact: false; sequence: number; problem: "altered" | "missing" };

/**
 * Checks entries in ascending order of their sequence against each other and against `heads`: where the chain is said
 * to end, and ends that were noted before. An end that stands beside the entries can be cut together with them: only
 * one that was kept elsewhere shows that.
 */
export async function verifyChain(
  entries: AsyncIterable<ChainEntry> | Iterable<ChainEntry>,
  heads: readonly ChainHead[],
): Promise<ChainVerdict> {
  const broken = (sequence: number, problem: "altered" | "missing"): ChainVerdict => ({ isIntact: false, sequence, problem });
  const noted = new Map<number, string>();
  for (const { sequence, hash } of heads) {
    // Two heads that contradict each other cannot both be met.
    if ((noted.get(sequence) ?? hash) !== hash) return broken(sequence, "altered");
    noted.set(sequence, hash);
  }
  let last = chainStart;
  for await (const entry of entries) {
    if (entry.sequence !== last.sequence + 1) return broken(last.sequence + 1, "missing");
    if (hashEntry(entry.previousHash, entry) !== entry.hash) return broken(entry.sequence, "altered");
    // This one agrees with itself: then the one before was changed and hashed anew.
    if (entry.previousHash !== last.hash) return broken(Math.max(1, last.sequence), "altered");
    if ((noted.get(entry.sequence) ?? entry.hash) !== entry.hash) return broken(entry.sequence, "altered");
    last = { sequence: entry.sequence, hash: entry.hash };
  }
  if ((noted.get(0) ?? chainStart.hash) !== chainStart.hash) return broken(1, "altered");
  const end = Math.max(0, ...noted.keys());
  return end > last.sequence ? broken(last.sequence + 1, "missing") : { isIntact: true, length: last.sequence };
}
