import { z } from "zod";
import { isOwnAddress, newPasswordSchema, passwordIsAddress } from "./password.ts";

/** RFC 5321 allows no longer address. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, "Email is required")
  .max(254, "Email is invalid")
  .pipe(z.email("Email is invalid"));

/** A person's name as they write it: any script, one line. */
const nameSchema = (what: string, most = 100) =>
  z
    .string()
    .trim()
    .min(1, `${what} is required`)
    .max(most, `${what} must be at most ${most} characters`)
    .refine((name) => !/[\p{Cc}<>]/u.test(name), "Name cannot contain markup");

/** A picture in the product's own store, or one on the web. */
const isPictureAddress = (url: string) => /^\/api\/pictures\/[0-9a-f]{64}$/.test(url) || z.httpUrl().safeParse(url).success;

/** The specification's user, as the browser sees it; each of its messages stands here alone. */
export const userSchema = z.object({
  id: z.uuid("ID is invalid"),
  email: emailSchema,
  first_name: nameSchema("First name"),
  last_name: nameSchema("Last name"),
  /** As others see the person: first and last name, unless they wish another. */
  display_name: nameSchema("Display name", 201),
  avatar_url: z.string("Avatar URL is invalid").refine(isPictureAddress, "Avatar URL is invalid").nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.output<typeof userSchema>;

const { first_name: firstName, last_name: lastName, display_name: displayName } = userSchema.shape;

export const namesSchema = z.object({ firstName, lastName });

/** What a person changes of their names afterwards. */
export const ownNamesSchema = namesSchema.extend({ displayName });

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, "Password is required").max(256, "Password must be at most 256 characters"),
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
