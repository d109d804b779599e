import { expect, test } from "vitest";
import { addressParts } from "./address-parts.ts";

test.each([
  [
    "https://www.quay-courier.example/2024/harbour-fair?page=2&print=yes",
    ["https://", "www.", "quay-", "courier.", "example/", "2024/", "harbour-", "fair?", "page=2&", "print=yes"],
  ],
  ["https://quay.example/", ["https://", "quay.", "example/"]],
  ["mailto:desk", ["mailto:desk"]],
  ["", [""]],
])("%s", (address, parts) => {
  expect(addressParts(address)).toEqual(parts);
  expect(parts.join("")).toBe(address);
});
