import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sourceTimeStampFailures, sourceTimeStamps, sources as sourceRows } from "#app/db/schema/index.ts";
import { exportDossier } from "#app/features/exports/exports.server.ts";
import { createRfc3161TimeStamps } from "#app/services/time-stamps/rfc3161.server.ts";
import { certificatesOf, verifyToken } from "#app/services/time-stamps/token.ts";
import { aDossier, anIncident } from "#tests/support/confirmed-incident.ts";
import { createTestContext, type TestContext } from "#tests/support/test-context.ts";
import { startTimeStampAuthority, type TimeStampAuthority } from "#tests/support/time-stamp-authority.ts";
import { unpack } from "#tests/support/unpack.ts";
import * as sources from "./sources.server.ts";
import { askForMissing, stampSource } from "./time-stamps.server.ts";

let test: TestContext;
let authority: TimeStampAuthority;

beforeAll(async () => {
  authority = await startTimeStampAuthority();
  test = await createTestContext({
    timeStamps: createRfc3161TimeStamps({ url: authority.url, certificates: authority.rootPem }),
  });
});
afterAll(async () => {
  await test.close();
  await authority.close();
});
beforeEach(() => {
  authority.fault = "none";
});

let number = 0;
async function anArchivedText(): Promise<string> {
  const added = await sources.addPasted(test.member, {
    text: `Minutes of meeting ${(number += 1)}: the harbour board approved them.`,
  });
  if (!added.ok) throw new Error(added.message);
  return added.sourceId;
}

const stampOf = async (sourceId: string) => (await sources.find(test.member, { sourceId }))?.time_stamp;
const stamp = (sourceId: string, isLastTry = false) => stampSource(test.worker, { sourceId, isLastTry });
const jobsFor = async (sourceId: string) =>
  (await test.db.execute(sql`select 1 from pgboss.job where name = 'stamp-source' and data->>'sourceId' = ${sourceId}`)).rows
    .length;

describe("the time stamp of an archived source", () => {
  it("is asked for when it is archived, kept verified, and shown with it", async () => {
    const sourceId = await anArchivedText();
    expect(await jobsFor(sourceId)).toBe(1);
    expect(await stampOf(sourceId)).toEqual({ state: "waiting" });
    expect(await stamp(sourceId)).toBe("stamped");
    expect(await stampOf(sourceId)).toMatchObject({ state: "stamped", signer: "Harbour Time Stamps", authority: authority.url });
    const [[kept], [source]] = await Promise.all([
      test.db.select().from(sourceTimeStamps).where(eq(sourceTimeStamps.sourceId, sourceId)),
      test.db.select().from(sourceRows).where(eq(sourceRows.id, sourceId)),
    ]);
    const bytes = await test.app.services.files.get(source?.sha256 ?? "");
    const token = Buffer.from(kept?.token ?? "", "base64");
    const trusted = certificatesOf(authority.rootPem);
    await expect(verifyToken(token, { bytes, trusted, now: new Date() })).resolves.toMatchObject({
      serialNumber: kept?.serialNumber,
    });
    await expect(verifyToken(token, { bytes: Buffer.from("other"), trusted, now: new Date() })).rejects.toThrow(
      "over something else",
    );
  });

  it("is asked for once, however often the job runs", async () => {
    const sourceId = await anArchivedText();
    const asked = authority.asked;
    expect(await stamp(sourceId)).toBe("stamped");
    expect(await stamp(sourceId)).toBe("there");
    expect(authority.asked).toBe(asked + 1);
  });

  it("is tried again while the authority is away, and told; then it comes", async () => {
    const sourceId = await anArchivedText();
    authority.fault = "server-error";
    await expect(stamp(sourceId)).rejects.toThrow("status 503");
    expect(await stamp(sourceId, true)).toBe("failed");
    expect(await stampOf(sourceId)).toMatchObject({
      state: "failed",
      reason: "The time-stamp authority answered with the status 503.",
    });
    authority.fault = "none";
    test.clock.now = new Date(test.clock.now.getTime() + 61 * 60_000);
    expect(await askForMissing(test.worker)).toBeGreaterThan(0);
    expect(await stamp(sourceId)).toBe("stamped");
    expect(await stampOf(sourceId)).toMatchObject({ state: "stamped" });
    expect(await test.db.select().from(sourceTimeStampFailures).where(eq(sourceTimeStampFailures.sourceId, sourceId))).toEqual(
      [],
    );
  });

  it("is not kept when what came cannot be verified, and nobody asks again at once", async () => {
    const sourceId = await anArchivedText();
    authority.fault = "other-hash";
    expect(await stamp(sourceId)).toBe("failed");
    expect(await stampOf(sourceId)).toMatchObject({ state: "failed", reason: "The time stamp is over something else." });
    expect(await test.db.select().from(sourceTimeStamps).where(eq(sourceTimeStamps.sourceId, sourceId))).toEqual([]);
  });

  it("is nothing that another workspace hears of", async () => {
    const sourceId = await anArchivedText();
    await stamp(sourceId);
    expect(await sources.find(test.stranger, { sourceId })).toBeNull();
  });
});

it("goes along in the evidence bundle with the certificate that it was verified with", async () => {
  const dossier = await aDossier(test.member, "Ottilie Marchetti-Dube");
  const { sourceId } = await anIncident(test.member, dossier);
  await stamp(sourceId);
  const folder = await mkdtemp(path.join(os.tmpdir(), "attest-stamped-"));
  try {
    const response = await exportDossier(test.member, { dossierId: dossier.dossierId, format: "bundle" });
    await unpack(Buffer.from(await response.arrayBuffer()), folder);
    const at = path.join(folder, `attest-evidence-${dossier.dossierId}`);
    await promisify(execFile)("sha256sum", ["-c", "SHA256SUMS"], { cwd: at });
    const [token, pem, original] = await Promise.all([
      readFile(path.join(at, `time-stamps/${sourceId}.tst`)),
      readFile(path.join(at, "time-stamps/authority.pem"), "utf8"),
      readFile(path.join(at, `originals/${sourceId}.txt`)),
    ]);
    await expect(verifyToken(token, { bytes: original, trusted: certificatesOf(pem), now: new Date() })).resolves.toMatchObject({
      signer: "Harbour Time Stamps",
    });
    expect(await readFile(path.join(at, "index.html"), "utf8")).toContain("openssl ts -verify");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
