import { z } from "zod";

export const userIdInput = z.object({ userId: z.uuid("ID is invalid") });

export const emailInput = z.object({
  email: z.string().trim().min(1, "Email is required").max(254, "Email is invalid").pipe(z.email("Email is invalid")),
});
