export const socialReportStatuses = ["pending", "in_progress", "complete"] as const;
export type SocialReportStatus = (typeof socialReportStatuses)[number];

export const socialReportStatusLabels: Record<SocialReportStatus, string> = {
  pending: "Pending",
  in_progress: "In progress",
  complete: "Complete",
};

/** Any other value in the address falls back to pending (specification, section 2). */
export function asSocialReportStatus(value: unknown): SocialReportStatus {
  return socialReportStatuses.find((status) => status === value) ?? "pending";
}

const moves: Record<SocialReportStatus, readonly SocialReportStatus[]> = {
  pending: ["in_progress"],
  in_progress: ["pending", "complete"],
  complete: ["in_progress"],
};

/** Product decision "Social-report transitions". That completing needs a file is the operation's to know. */
export function mayMove(from: SocialReportStatus, to: SocialReportStatus): boolean {
  return moves[from].includes(to);
}
