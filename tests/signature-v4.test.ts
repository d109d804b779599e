import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { signed } from "./support/signature-v4.ts";

/** The account, the moment and the signatures of the protocol's own description. */
const account = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const now = new Date("2013-05-24T00:00:00Z");
const nothing = createHash("sha256").update("").digest("hex");
const of = (headers: Record<string, string>) => headers["authorization"]?.split("Signature=")[1];

it("signs the published examples as they are published", () => {
  const get = signed(account, {
    method: "GET",
    url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    headers: { range: "bytes=0-9" },
    contentSha256: nothing,
    now,
  });
  expect(of(get)).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
  const list = signed(account, {
    method: "GET",
    url: new URL("https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J"),
    contentSha256: nothing,
    now,
  });
  expect(of(list)).toBe("34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
});

it("says another thing for another body, moment, key or address", () => {
  const asked = { method: "PUT", url: new URL("http://files.example/b/k"), contentSha256: nothing, now };
  const signatures = [
    signed(account, asked),
    signed(account, { ...asked, contentSha256: "0".repeat(64) }),
    signed(account, { ...asked, now: new Date(now.getTime() + 1_000) }),
    signed({ ...account, secretAccessKey: "another" }, asked),
    signed(account, { ...asked, url: new URL("http://files.example/b/k2") }),
  ].map(of);
  expect(new Set(signatures).size).toBe(5);
});
