import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { isOwnAddress, newPasswordSchema } from "./password.ts";

const messageOf = (password: string) => newPasswordSchema.safeParse(password).error?.issues[0]?.message;

test.each([
  ["", "Password must be at least 10 characters"],
  ["nine-char", "Password must be at least 10 characters"],
  ["x".repeat(257), "Password must be at most 256 characters"],
  ["x".repeat(100_000), "Password must be at most 256 characters"],
  ["qwertyuiop", "This password is too common"],
  ["QwertyUIOP", "This password is too common"],
  ["1234567890", "This password is too common"],
])("%s is refused", (password, message) => {
  expect(messageOf(password)).toBe(message);
});

test.each(["lanternsea", "a b c d e f", "שלום עולם וים", "🌊".repeat(10), "z".repeat(256), "🌊".repeat(256)])(
  "%s is taken: there are no composition rules",
  (password) => {
    expect(messageOf(password)).toBeUndefined();
  },
);

test("ten characters are counted as a person counts them", () => {
  expect(messageOf("🌊".repeat(9))).toBe("Password must be at least 10 characters");
});

test("the list holds the long ones of the commonest 10,000", () => {
  expect(commonPasswords.size).toBeGreaterThan(100);
  expect([...commonPasswords].every((password) => password.length >= 10 && password === password.toLowerCase())).toBe(true);
});

test("an address is recognised in any case", () => {
  expect(isOwnAddress(" Noor@Harbour.example", "noor@harbour.example ")).toBe(true);
  expect(isOwnAddress("noor@harbour.example2", "noor@harbour.example")).toBe(false);
});
