import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each(["/app", "/harbour-watch/library?q=%22two%20words%22&missing=true#text", "/harbour-watch/library?q=%D7%A9"])(
  "%s is a path of ours",
  (next) => {
    expect(ownPath(next)).toBe(next);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "evil",
  "",
  7,
  null,
  undefined,
  ["/app"],
])("%j leads nowhere", (next) => {
  expect(ownPath(next)).toBeUndefined();
});
