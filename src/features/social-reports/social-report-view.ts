import type { ResultKind, SocialReportParts } from "./social-report.ts";
import type { SocialReportStatus } from "./social-report-status.ts";

/** The specification's social report without its info, which is opened on its own and leaves a trace each time. */
export type SocialReportView = {
  id: string;
  dossier_id: string;
  status: SocialReportStatus;
  /** How much the info holds; null once it was erased. */
  info: SocialReportParts | null;
  /** Where the result is fetched, once there is one. */
  data: string | null;
  file: { name: string; kind: ResultKind; bytes: number; sha256: string } | null;
  requested_by: { id: string; name: string };
  created_at: string;
  updated_at: string;
};

/** What staff see beside it. */
export type StaffSocialReportView = SocialReportView & {
  workspace_name: string;
  assignee: { id: string; name: string } | null;
};
