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
