import { z } from "zod";
import { reservedSlugs, slugPattern, workspacePurposes, type WorkspacePurpose } from "./workspace.ts";

export const slugSchema = z
  .string()
  .min(1, "Slug is required")
  .max(60, "Slug must be at most 60 characters")
  .regex(slugPattern, "Slug can only contain lowercase alphanumeric characters and hyphens")
  .refine((slug) => !reservedSlugs.includes(slug), "This slug is reserved");

/** What every call inside a workspace carries. */
export const workspaceInput = z.object({ workspaceId: z.uuid("Workspace ID is invalid") });

export const workspaceNameSchema = z.string().trim().min(1, "Name is required").max(100, "Name must be at most 100 characters");

const purposeSchema = z.enum(Object.keys(workspacePurposes) as [WorkspacePurpose, ...WorkspacePurpose[]], {
  error: "Purpose is required",
});

/** What the set-up page asks for. */
export const setupSchema = z.object({
  name: workspaceNameSchema,
  slug: slugSchema,
  purpose: purposeSchema,
  acceptsUse: z.literal(true, { error: "The acceptable-use terms have to be accepted" }),
});

/** What an owner may change later. */
export const workspaceSettingsSchema = setupSchema.pick({ name: true, slug: true, purpose: true });

export const inviteSchema = z.object({
  email: z.string().trim().min(1, "Email is required").max(254, "Email is invalid").pipe(z.email("Email is invalid")),
});
