import type { permissionFlags } from "#app/server/permissions.ts";

/** What each flag lets a person do, in the words of the switches. */
export const permissionWords: Record<(typeof permissionFlags)[number], { label: string; description: string }> = {
  use_app: { label: "Use the app", description: "Leaves the waitlist; they are told by e-mail." },
  manage_users: { label: "Manage users", description: "This page, and the audit trail." },
  manage_external_users: { label: "Manage external users", description: "Reporters and their links." },
  manage_subjects: { label: "Manage subjects", description: "People recorded, in every workspace." },
  moderate_behavior_incidents: { label: "Moderate incidents", description: "Reports that wait for a decision." },
  manage_social_reports: { label: "Manage social reports", description: "Social media searches, with what the requester told." },
  debug: { label: "Developer tools", description: "For routing and data queries, on every page." },
};
