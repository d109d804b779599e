import { describe, expect, it } from "vitest";
import type { TimeStamps } from "./time-stamps.ts";
import { certificatesOf, verifyToken } from "./token.ts";

/** What every authority of time stamps is held to; `open` gives one that can be asked. */
export function timeStampsContract(name: string, open: () => TimeStamps): void {
  describe(`${name}: a time stamp over bytes`, () => {
    const bytes = Buffer.from("<p>An archived page.</p>");

    it("says who signed, when and under which number, and of which authority it is", async () => {
      const stamps = open();
      const stamp = await stamps.stamp(bytes);
      expect(stamp.authority).toBe(stamps.authority);
      expect(stamp.signer).not.toBe("");
      expect(stamp.serialNumber).toMatch(/^[0-9a-f]+$/u);
      expect(Math.abs(stamp.stampedAt.getTime() - Date.now())).toBeLessThan(60_000);
    });

    it("can be verified again by its token and the certificates alone, over these bytes and no others", async () => {
      const stamps = open();
      const { token, stampedAt } = await stamps.stamp(bytes);
      const trusted = certificatesOf(stamps.certificates);
      await expect(verifyToken(token, { bytes, trusted, now: new Date() })).resolves.toMatchObject({ stampedAt });
      await expect(verifyToken(token, { bytes: Buffer.from("other"), trusted, now: new Date() })).rejects.toMatchObject({
        fault: "invalid",
      });
    });

    it("is another one each time", async () => {
      const stamps = open();
      const [one, other] = await Promise.all([stamps.stamp(bytes), stamps.stamp(bytes)]);
      expect(one.serialNumber).not.toBe(other.serialNumber);
    });

    it("is not waited for once nobody wants it", async () => {
      await expect(open().stamp(bytes, AbortSignal.abort())).rejects.toMatchObject({ fault: "unreachable" });
    });
  });
}
