import { expect, test } from "vitest";
import { fieldCipher } from "./field-cipher.server.ts";

const text = "Liesl Okafor-Brandt, +00 555 0100";

test("what is sealed opens for the same thing alone, and never looks the same twice", () => {
  const cipher = fieldCipher(["first secret"]);
  const sealed = cipher.seal(text, "report-1");
  expect(cipher.open(sealed, "report-1")).toBe(text);
  expect(sealed.ciphertext).not.toContain("Okafor");
  expect(cipher.seal(text, "report-1").ciphertext).not.toBe(sealed.ciphertext);
  expect(() => cipher.open(sealed, "report-2")).toThrow();
  const bytes = Buffer.from(sealed.ciphertext, "base64");
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(() => cipher.open({ ...sealed, ciphertext: bytes.toString("base64") }, "report-1")).toThrow();
});

test("a new secret seals, the one before still opens, and one that is gone is named", () => {
  const before = fieldCipher(["old"]).seal(text, "id");
  const rotated = fieldCipher(["new", "old"]);
  expect(rotated.open(before, "id")).toBe(text);
  expect(rotated.isCurrent(before)).toBe(false);
  expect(rotated.isCurrent(rotated.seal(text, "id"))).toBe(true);
  expect(() => fieldCipher(["new"]).open(before, "id")).toThrow(before.keyId);
});
