/** What an external user may be allowed: the specification's only permission. */
export const externalPermissions = ["submit_behavior_incidents"] as const;
export type ExternalPermission = (typeof externalPermissions)[number];

export const externalPermissionLabels: Record<ExternalPermission, string> = {
  submit_behavior_incidents: "Submit behavior incident reports",
};

/** Nobody waits for an exact number of somebody's reports: from here on it is "100 or more". */
export const mostReportsCounted = 100;

/** "3", or "100 or more". */
export function countedReports(count: number): string {
  return count >= mostReportsCounted ? `${mostReportsCounted} or more` : String(count);
}
