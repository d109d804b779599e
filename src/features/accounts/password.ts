import { z } from "zod";
import { commonPasswords } from "./common-passwords.ts";

const min = 10;
const max = 256;

/** Counts characters as a person does: one emoji or accented letter is one, however it was typed. */
function lengthOf(password: string): number {
  return [...password.normalize("NFKC")].length;
}

/** A new password by itself; that it is not the person's address is checked by {@link isOwnAddress}. */
export const newPasswordSchema = z
  .string()
  // Far beyond the limit nothing is counted.
  .max(max * 8, `Password must be at most ${max} characters`)
  .refine((password) => lengthOf(password) >= min, `Password must be at least ${min} characters`)
  .refine((password) => lengthOf(password) <= max, `Password must be at most ${max} characters`)
  .refine((password) => !commonPasswords.has(password.normalize("NFKC").toLowerCase()), "This password is too common");

export const passwordIsAddress = "Password cannot be your e-mail address";

export function isOwnAddress(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase();
}
