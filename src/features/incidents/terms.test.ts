import { expect, test } from "vitest";

import { terms } from "./terms.ts";

test.each(Object.entries(terms))("“%s” is explained in one sentence", (_term, sentence) => {
  expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/);
});
