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
