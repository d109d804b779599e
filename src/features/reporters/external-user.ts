import { z } from "zod";
import { lineSchema } from "#app/features/incidents/written-text.ts";
import { type ExternalPermission, externalPermissions } from "./external-user-words.ts";

export const externalUserSchema = z.object({
  name: lineSchema(200, "Name is required", "Name must be at most 200 characters"),
  email: z
    .string({ error: "Email is required" })
    .trim()
    .min(1, "Email is required")
    .max(320, "Email is invalid")
    .pipe(z.email("Email is invalid")),
  permissions: z
    .array(z.string())
    .max(20, "Permissions are invalid")
    // What is no permission is dropped, and none is held twice.
    .transform((given) => externalPermissions.filter((permission) => given.includes(permission))),
});

/** The specification's external user as everybody but their maker sees it: without the key and the link. */
export type ExternalUser = {
  id: string;
  is_active: boolean;
  name: string;
  email: string;
  permissions: ExternalPermission[];
  created_at: string;
  updated_at: string;
};

/** In the answers of create and regenerate alone: the key is never stored. */
export type ExternalUserWithKey = ExternalUser & { access_key: string; access_url: string };

/** A row of the list, with what tells who uses their link. */
export type ExternalUserListItem = ExternalUser & {
  /** The last characters of the key in use. */
  key_hint: string;
  last_used_at: string | null;
  /** By outcome, each at most {@link mostReportsCounted}. */
  reports: { pending: number; approved: number; rejected: number };
};
