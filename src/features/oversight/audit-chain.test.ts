import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, chainStart, hashEntry, verifyChain, type ChainContent, type ChainEntry } from "./audit-chain.ts";

function aChain(length: number): ChainEntry[] {
  const entries: ChainEntry[] = [];
  for (let sequence = 1; sequence <= length; sequence += 1) {
    const content: ChainContent = {
      id: `entry-${sequence}`,
      chain: "product",
      sequence,
      workspaceId: null,
      actorKind: "user",
      actorId: "somebody",
      action: "view",
      entity: "dossier",
      entityId: "a-dossier",
      details: { pageCount: sequence },
      at: new Date(Date.UTC(2025, 2, 1, 9, 0, sequence)).toISOString(),
    };
    const previousHash = entries.at(-1)?.hash ?? chainStart.hash;
    entries.push({ ...content, previousHash, hash: hashEntry(previousHash, content) });
  }
  return entries;
}

function rehashed(entry: ChainEntry): ChainEntry {
  return { ...entry, hash: hashEntry(entry.previousHash, entry) };
}

const headOf = (entries: ChainEntry[]) => entries.at(-1) ?? chainStart;

describe("canonical JSON", () => {
  it.each([
    [{ b: 1, a: [true, null, "x\u2028"] }, '{"a":[true,null,"x\u2028"],"b":1}'],
    [{ é: 1, z: 2, "": 3, "10": 4, "9": 5 }, '{"":3,"10":4,"9":5,"z":2,"é":1}'],
    [{ a: { d: 1e21, c: -0 } }, '{"a":{"c":0,"d":1e+21}}'],
  ])("%j", (value, spelled) => {
    expect(canonicalJson(value)).toBe(spelled);
  });

  it("spells a value the same whatever the order of its keys, and loses nothing", () => {
    const key = fc.string().filter((name) => name !== "__proto__");
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual({ ...value });
      }),
    );
  });
});

describe("a chain", () => {
  it("verifies, also when it is empty", async () => {
    const entries = aChain(5);
    expect(await verifyChain(entries, [headOf(entries)])).toEqual({ isIntact: true, length: 5 });
    expect(await verifyChain([], [chainStart])).toEqual({ isIntact: true, length: 0 });
  });

  it("depends on every field of every entry", async () => {
    const changes: Partial<ChainEntry>[] = [
      { id: "other" },
      { chain: "other" },
      { workspaceId: "other" },
      { actorKind: "system" },
      { actorId: null },
      { action: "export" },
      { entity: "subject" },
      { entityId: null },
      { details: {} },
      { at: "2025-03-01T09:00:00.001Z" },
      { previousHash: "f".repeat(64) },
      { hash: "f".repeat(64) },
    ];
    for (const change of changes) {
      for (const index of [0, 2, 4]) {
        const entries = aChain(5);
        const head = headOf(entries);
        const changed = entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
        const verdict = await verifyChain(changed, [head]);
        expect(verdict, JSON.stringify(change)).toEqual({ isIntact: false, sequence: index + 1, problem: "altered" });
      }
    }
  });

  it("names an entry that was changed and hashed anew", async () => {
    for (const index of [0, 2, 4]) {
      const entries = aChain(5);
      const head = headOf(entries);
      const changed = entries.map((entry, at) => (at === index ? rehashed({ ...entry, action: "export" }) : entry));
      expect(await verifyChain(changed, [head])).toEqual({ isIntact: false, sequence: index + 1, problem: "altered" });
    }
  });

  it("names the first entry that is not there", async () => {
    for (const index of [0, 2, 4]) {
      const entries = aChain(5);
      const head = headOf(entries);
      const verdict = await verifyChain(entries.toSpliced(index, 1), [head]);
      expect(verdict).toEqual({ isIntact: false, sequence: index + 1, problem: "missing" });
    }
    expect(await verifyChain([], [headOf(aChain(3))])).toEqual({ isIntact: false, sequence: 1, problem: "missing" });
  });

  it("shows a tail that was cut with its head to whoever kept an end of it elsewhere, and to nobody else", async () => {
    const entries = aChain(5);
    const kept = headOf(entries);
    const cut = entries.slice(0, 3);
    expect(await verifyChain(cut, [headOf(cut)])).toEqual({ isIntact: true, length: 3 });
    expect(await verifyChain(cut, [headOf(cut), kept])).toEqual({ isIntact: false, sequence: 4, problem: "missing" });
  });

  it("shows a chain that was written anew from some entry on to whoever kept an end of it", async () => {
    const entries = aChain(5);
    const kept = headOf(entries.slice(0, 4));
    const forged: ChainEntry[] = [];
    for (const entry of entries) {
      const previousHash = forged.at(-1)?.hash ?? chainStart.hash;
      forged.push(rehashed({ ...entry, previousHash, action: entry.sequence >= 3 ? "export" : entry.action }));
    }
    expect(await verifyChain(forged, [headOf(forged)])).toMatchObject({ isIntact: true });
    expect(await verifyChain(forged, [headOf(forged), kept])).toEqual({ isIntact: false, sequence: 4, problem: "altered" });
  });
});
