import { z } from "zod";

export const plans = ["basic", "pro", "enterprise"] as const;
export type Plan = (typeof plans)[number];

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export const workspaceRoles = ["owner", "member"] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];

/** Product rule 11: what a workspace may be used for. A closed list, printed on every report. */
export const workspacePurposes = {
  "institution-security": "Security of an institution",
  "legal-claim": "A legal claim",
  journalism: "Journalism",
  research: "Research",
  "victim-support": "Support of victims",
} as const;
export type WorkspacePurpose = keyof typeof workspacePurposes;

/** The specification's section 5: lowercase alphanumerics with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** People in a workspace, its owner included (specification, section 9). */
export const memberLimits: Record<Plan, number> = { basic: 1, pro: 3, enterprise: 5 };

/** First path segments that the product's own routes use. */
export const reservedSlugs: readonly string[] = [
  "app",
  "admin",
  "sign-in",
  "sign-up",
  "pricing",
  "legal",
  "external",
  "waitlist",
  "forgot-password",
  "reset-password",
  "api",
  "_server",
  "_build",
  "setup",
  "verify",
  "docs",
  "inbox",
  "checkout",
  "assets",
  "account",
  "invitations",
  "confirm-email",
];

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
