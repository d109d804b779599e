import { expect, test } from "vitest";

import { failureOf } from "./raised-failures.ts";

test.each([
  ["", 503, "HTTP error! status: 503"],
  [" \n", 502, "HTTP error! status: 502"],
  ['{"error":{"code":"too-large","message":"This file is too large"}}', 413, "This file is too large"],
  ['{"message":"First\\nSecond"}', 500, "First\nSecond"],
  ['{"error":"Nobody is at home"}', 500, "Nobody is at home"],
  ['"Only words"', 500, "Only words"],
  ['{"other":1}', 500, '{"other":1}'],
  ["Bad Gateway", 502, "Bad Gateway"],
  ["<h1>Bad", 502, "<h1>Bad"],
])("a failed response of %j with status %i is raised as %j", (body, status, message) => {
  expect(failureOf(body, status)).toBe(message);
});
