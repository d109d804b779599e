import { z } from "zod";
import { passwordFor } from "./account.ts";

const presentPassword = z.string().min(1, "Password is required").max(256, "Password must be at most 256 characters");

/** Who wants more than the session allows says their password again. */
export const presentPasswordSchema = z.object({ password: presentPassword });

/** Of an authenticator app, or one of those kept for when it is lost. */
export const codeSchema = z.object({
  code: z.string().trim().min(1, "Code is required").max(40, "This code is not right"),
});

/** What its owner calls the device that holds a passkey. */
export const passkeyNameSchema = z.object({
  name: z.string().trim().min(1, "Name is required").max(60, "Name is too long"),
});

/** The password of who is at this address, changed by who knows the present one. */
export function passwordChangeFor(email: string) {
  return passwordFor(email).extend({ currentPassword: presentPassword });
}
