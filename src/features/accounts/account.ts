import { z } from "zod";
import { isOwnAddress, newPasswordSchema, passwordIsAddress } from "./password.ts";

/** The specification's user, as the browser sees it. */
export type User = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
  avatar_url: string | null;
  created_at: string;
  updated_at: string;
};

/** RFC 5321 allows no longer address. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, "Email is required")
  .max(254, "Email is invalid")
  .pipe(z.email("Email is invalid"));

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, "Password is required").max(256, "Password must be at most 256 characters"),
});

/** A person's name as they write it: any script, one line. */
const nameSchema = (missing: string, tooLong: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(100, tooLong)
    .refine((name) => !/[\p{Cc}<>]/u.test(name), "Name cannot contain markup");

export const namesSchema = z.object({
  firstName: nameSchema("First name is required", "First name must be at most 100 characters"),
  lastName: nameSchema("Last name is required", "Last name must be at most 100 characters"),
});

export const signUpSchema = namesSchema.extend({ email: emailSchema });

export const emailOnlySchema = z.object({ email: emailSchema });

/** For where the address is known: refuses it as the password. */
export function passwordFor(email: string) {
  return z.object({
    password: newPasswordSchema.refine((password) => !isOwnAddress(password, email), passwordIsAddress),
  });
}

/** What somebody who was invited tells of themselves. */
export function joinSchemaFor(email: string) {
  return namesSchema.extend(passwordFor(email).shape);
}

export const signInCodeSchema = z.object({
  code: z.string().trim().min(1, "Code is required").max(40, "This code is not right"),
});
