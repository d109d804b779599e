import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { startTimeStampAuthority, type AuthorityFault, type TimeStampAuthority } from "#tests/support/time-stamp-authority.ts";
import { timeStampsContract } from "./contract.ts";
import { createRfc3161TimeStamps } from "./rfc3161.server.ts";
import type { TimeStamps } from "./time-stamps.ts";

const page = Buffer.from("<p>An archived page.</p>");

let authority: TimeStampAuthority;
let stamps: TimeStamps;

beforeAll(async () => {
  authority = await startTimeStampAuthority();
  stamps = createRfc3161TimeStamps({ url: authority.url, certificates: authority.rootPem, timeoutMs: 5_000 });
});
afterAll(() => authority.close());
beforeEach(() => {
  authority.fault = "none";
});

timeStampsContract("RFC 3161 over HTTP", () => stamps);

describe("what an authority answers", () => {
  it.each<[AuthorityFault, string, string]>([
    ["other-hash", "invalid", "The time stamp is over something else."],
    ["other-nonce", "invalid", "The time stamp answers another request."],
    ["future", "invalid", "The time stamp is from the future."],
    ["tampered", "invalid", "The time stamp's signature cannot be verified with the configured certificate."],
    ["no-purpose", "invalid", "The signer's certificate is not for time stamps."],
    ["other-certificate-named", "invalid", "The time stamp does not name its signer's certificate."],
    ["garbage", "invalid", "The time-stamp authority's answer cannot be read."],
    ["refuse", "refused", "The time-stamp authority refused the request."],
    ["server-error", "unreachable", "The time-stamp authority answered with the status 503."],
  ])("is refused when the authority answers with %s", async (fault, kind, message) => {
    authority.fault = fault;
    await expect(stamps.stamp(page)).rejects.toMatchObject({ name: "TimeStampFailure", fault: kind, message });
  });

  it("is refused when the configured certificate is not its authority's", async () => {
    const trusting = createRfc3161TimeStamps({ url: authority.url, certificates: authority.strangerPem });
    await expect(trusting.stamp(page)).rejects.toMatchObject({ fault: "invalid" });
  });

  it("is not there when nobody answers, or there is no certificate", async () => {
    const nobody = createRfc3161TimeStamps({ url: "http://127.0.0.1:9/tsa", certificates: authority.rootPem });
    await expect(nobody.stamp(page)).rejects.toMatchObject({ fault: "unreachable" });
    expect(() => createRfc3161TimeStamps({ url: authority.url, certificates: "no pem" })).toThrow("holds no certificate");
  });
});

/** A tool of the machine, not of a package. */
const judge = "openssl";
const hasOpenssl = (() => {
  try {
    return execFileSync(judge, ["version"]).toString().startsWith("OpenSSL");
  } catch {
    return false;
  }
})();

test.runIf(hasOpenssl)("OpenSSL verifies the token over the same bytes, and over no others", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "attest-stamp-"));
  try {
    const stamp = await stamps.stamp(page);
    await writeFile(path.join(folder, "page.html"), page);
    await writeFile(path.join(folder, "other.html"), "<p>Another page.</p>");
    await writeFile(path.join(folder, "page.tst"), stamp.token);
    await writeFile(path.join(folder, "authority.pem"), authority.rootPem);
    const verify = (file: string) =>
      promisify(execFile)(judge, ["ts", "-verify", "-data", file, "-in", "page.tst", "-token_in", "-CAfile", "authority.pem"], {
        cwd: folder,
      });
    expect((await verify("page.html")).stdout).toContain("Verification: OK");
    await expect(verify("other.html")).rejects.toThrow(/imprint mismatch|FAILED/u);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
