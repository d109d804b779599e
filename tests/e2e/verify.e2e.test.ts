import { randomBytes, randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect } from "vitest";

import type { Database } from "#app/db/db.server.ts";
import { behaviorIncidents, evidencePassages, incidentTombstones, reports, users } from "#app/db/schema/index.ts";
import { hashState } from "#app/features/reports/incident-state.ts";
import { toReportCode } from "#app/features/reports/report-code.ts";
import { newId } from "#app/lib/ids.ts";
import { expectAccessible, expectToFit, expectVisible, screens, test } from "#tests/support/browser.ts";
import { aDossierAbout, aRecordedPerson, arrangeRightsArea } from "#tests/support/rights-area.ts";
import { asOwner, demoWorkspaceId, openProductDatabase } from "#tests/support/running-product.ts";

let db: Database;
let close: () => Promise<void>;
let code = "";
const word = randomUUID().slice(0, 8);

/** A report of six incidents, to five of which something happened after it was made. */
beforeAll(async () => {
  ({ db, close } = openProductDatabase());
  const workspaceId = await demoWorkspaceId();
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.email} like 'thandi.%'`);
  const ownerId = owner?.id ?? "";
  const people = [];
  for (const what of ["whole", "corrected", "disputed", "withdrawn", "altered"]) {
    people.push(await aRecordedPerson(db, { name: "Ilse Brandt-Adeyemi", title: `${what} ${word}`, verifiedBy: ownerId }));
  }
  const [{ subjectId } = { subjectId: "" }] = people;
  const dossierId = await aDossierAbout(db, { workspaceId, subjectId, createdBy: ownerId });
  const states = await Promise.all(
    people.map(async ({ incidentId }) => {
      const [row] = await db.select().from(behaviorIncidents).where(eq(behaviorIncidents.id, incidentId));
      if (!row) throw new Error("The incident was not written");
      return { incidentId, stateSha256: hashState({ ...row, date: "Unknown date", outcomes: [] }), isDisputed: false };
    }),
  );
  const deletedId = newId();
  code = toReportCode(randomBytes(20));
  await db.insert(reports).values({
    workspaceId,
    dossierId,
    requestedBy: ownerId,
    idempotencyKey: newId(),
    code,
    status: "ready",
    cost: 250,
    sha256: "0".repeat(64),
    byteSize: 4_096,
    pageCount: 3,
    contents: { incidents: [...states, { incidentId: deletedId, stateSha256: "", isDisputed: false }] },
    finishedAt: new Date(),
  });
  const [, corrected, disputed, withdrawn, altered] = people.map(({ incidentId }) => incidentId);
  const change = (id: string | undefined, values: Partial<typeof behaviorIncidents.$inferInsert>) =>
    db
      .update(behaviorIncidents)
      .set(values)
      .where(eq(behaviorIncidents.id, id ?? ""));
  await change(corrected, { summary: "What the court found instead." });
  await change(disputed, { verification: "disputed" });
  await change(withdrawn, { status: "rejected" });
  const added = await asOwner<{ sourceId: string }>("addPastedSource", "POST", {
    title: `Minutes ${word}`,
    text: `The board met on Tuesday and approved the minutes of ${word} in the presence of all its members.`,
  });
  await db.insert(evidencePassages).values({
    incidentId: altered ?? "",
    sourceId: added.sourceId,
    text: "The board met",
    startOffset: 0,
    endOffset: 13,
    sourceSha256: "1".repeat(64),
    textSha256: "1".repeat(64),
    checkedAt: new Date(),
  });
  const { requestId } = await arrangeRightsArea(db, { word, userId: ownerId });
  await db.insert(incidentTombstones).values({ incidentId: deletedId, requestId, deletedBy: ownerId, deletedAt: new Date() });
});
afterAll(() => close());

describe.each(screens)("the page behind a report's code at $name", (screen) => {
  test("tells what has changed since by number, and nothing about anybody", async ({ visit }) => {
    const { page } = await visit(screen);
    await page.goto(`/verify/${code.toLowerCase().replaceAll("-", "")}`);
    const told = page.getByRole("listitem");
    await expectVisible(page.getByText("Not everything in it stands as it was printed"));
    expect((await told.allInnerTexts()).map((line) => line.trim())).toEqual([
      "Incident 2 has been corrected.",
      "Incident 3 is disputed.",
      "Incident 4 has been withdrawn.",
      "Incident 5 rests on an archived copy that no longer matches its hash.",
      "Incident 6 was deleted at the request of the person recorded.",
    ]);
    const content = await page.content();
    for (const secret of ["Brandt", word, "Merrow"]) expect(content).not.toContain(secret);
    await expectAccessible(page);
    await expectToFit(page);

    await page.goto("/verify/0000-0000-0000-0000-0000");
    await expectVisible(page.getByText("No report has this code"));
    await page.getByRole("textbox").fill(code);
    await page.keyboard.press("Enter");
    await expectVisible(page.getByText("Incident 3 is disputed."));
  });
});
