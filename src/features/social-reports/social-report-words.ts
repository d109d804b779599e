import { megabytes } from "#app/lib/megabytes.ts";
import type { SocialReportInfo } from "./social-report.ts";

export const partLabels: Record<keyof SocialReportInfo, string> = {
  names: "Names",
  emails: "E-mail addresses",
  phones: "Phone numbers",
  profiles: "Profiles",
  addresses: "Addresses",
  jobs: "Jobs",
  education: "Education",
};

/** The largest result that staff may upload, in bytes. */
export const largestResult = megabytes(50);

/** Why a file is no result. */
export const resultRefusals = {
  type: "Only PDF, CSV, JSON and ZIP files can be uploaded",
  size: "This file is larger than 50 MB",
  empty: "This file is empty",
} as const;
