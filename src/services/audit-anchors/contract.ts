import { describe, expect, it } from "vitest";
import type { AuditAnchors } from "./audit-anchors.ts";

/** What every keeper of anchors must do. `again` opens the same keeper as another process would. */
export function describeAuditAnchors(make: () => Promise<{ anchors: AuditAnchors; again: () => AuditAnchors }>): void {
  describe("a keeper of the audit log's ends", () => {
    const head = (chain: string, sequence: number) => ({ chain, sequence, hash: String(sequence).repeat(64).slice(0, 64) });

    it("has nothing at first, and is whole", async () => {
      const { anchors } = await make();
      expect(await anchors.read()).toEqual({ heads: [], isIntact: true });
      await anchors.append(new Date(), []);
      expect(await anchors.read()).toEqual({ heads: [], isIntact: true });
    });

    it("tells the highest end of each chain, to another process as well", async () => {
      const { anchors, again } = await make();
      await anchors.append(new Date(1_000), [head("product", 3), head("one", 1)]);
      await anchors.append(new Date(2_000), [head("product", 9)]);
      const { heads, isIntact } = await again().read();
      expect(isIntact).toBe(true);
      expect(heads.toSorted((one, other) => one.chain.localeCompare(other.chain))).toEqual([head("one", 1), head("product", 9)]);
    });
  });
}
