import { expect, test } from "vitest";
import { newId } from "#app/lib/ids.ts";
import { decideInput, decisionGroundNames, groundsOf, subjectRequestDecisionNames } from "./subject-request.ts";

const decided = (decision: string, ground: string) =>
  decideInput.safeParse({ requestId: newId(), decision, ground, reason: "Looked at" });

test("a decision is told beside no reason that contradicts it", () => {
  const refused = decided("refused", "as-asked");
  expect(refused.error?.issues).toMatchObject([{ path: ["ground"], message: "This contradicts the decision" }]);
  expect(decided("granted", "identity-unproven").success).toBe(false);
  expect(decided("partly-granted", "as-asked").success).toBe(false);
  for (const decision of subjectRequestDecisionNames) {
    const open = groundsOf(decision);
    expect(open).toContain("other");
    expect(decisionGroundNames.filter((ground) => decided(decision, ground).success)).toEqual(open);
  }
});
