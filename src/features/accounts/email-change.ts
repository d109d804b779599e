import { z } from "zod";
import { emailSchema } from "./account.ts";

/** What changing one's address takes. */
export const emailChangeSchema = z.object({ email: emailSchema, password: z.string().min(1, "Password is required") });
