import { expect, it } from "vitest";
import { describeLanguageModel } from "./contract.ts";
import { createExtractiveModel } from "./embedded.server.ts";

describeLanguageModel(async () => createExtractiveModel());

it("proposes every passage, and costs nothing", async () => {
  const proposal = await createExtractiveModel().propose({
    subjectName: "Odalys Brenk",
    passages: ["one", "two", "three"],
    signal: new AbortController().signal,
    timeLimit: 1_000,
  });
  expect(proposal).toEqual({
    pointed: [0, 1, 2].map((passage) => ({ passage, role: "act" })),
    usage: { inputTokens: 0, outputTokens: 0, costMicroUsd: 0, isRepeated: false },
  });
});
