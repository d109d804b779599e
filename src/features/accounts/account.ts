import { z } from "zod";

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

export const signInSchema = z.object({
  email: z.string().trim().min(1, "Email is required").max(254, "Email is invalid").pipe(z.email("Email is invalid")),
  password: z.string().min(1, "Password is required").max(256, "Password must be at most 256 characters"),
});
