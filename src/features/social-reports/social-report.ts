import { z } from "zod";
import { asSocialReportStatus, socialReportStatuses } from "./social-report-status.ts";

const line = (longest = 200) => z.string().trim().max(longest, `Must be at most ${longest} characters`);
const optionalLine = line().default("");
const most = 20;
const rows = <T extends z.ZodType>(row: T) => z.array(row).max(most, `At most ${most} of these`).default([]);

function isWebAddress(value: string): boolean {
  try {
    const { protocol, hostname } = new URL(value);
    return (protocol === "http:" || protocol === "https:") && hostname.includes(".");
  } catch {
    return false;
  }
}

/**
 * What the requester already knows (specification, section 3), with the messages of section 5. It is stored encrypted,
 * shown masked, and leaves in no export (product rule 6).
 */
export const socialReportInfoSchema = z.object({
  names: z
    .array(
      z.object({
        firstName: line().min(1, "First name is required"),
        middleName: optionalLine,
        lastName: line().min(1, "Last name is required"),
      }),
    )
    .min(1, "Name is required")
    .max(most, `At most ${most} of these`),
  emails: rows(line(254).pipe(z.email("Email is invalid"))),
  phones: rows(line(50).min(1, "Phone is required")),
  profiles: rows(line(2_000).refine(isWebAddress, "URL is invalid")),
  addresses: rows(
    z.object({ street: optionalLine, city: optionalLine, state: optionalLine, zip: optionalLine, country: optionalLine }),
  ),
  jobs: rows(z.object({ title: optionalLine, company: optionalLine })),
  education: rows(z.object({ degree: optionalLine, institution: optionalLine })),
});
export type SocialReportInfo = z.output<typeof socialReportInfoSchema>;

/** Rows in which nothing stands mean nothing. */
export function withoutEmptyRows(info: SocialReportInfo): SocialReportInfo {
  const filled = <Row extends Record<string, string>>(list: Row[]) => list.filter((row) => Object.values(row).some(Boolean));
  return { ...info, addresses: filled(info.addresses), jobs: filled(info.jobs), education: filled(info.education) };
}

export type SocialReportParts = Record<keyof SocialReportInfo, number>;

/** What is shown before somebody opens it: how much there is, and none of it. */
export function countParts(info: SocialReportInfo): SocialReportParts {
  return {
    names: info.names.length,
    emails: info.emails.length,
    phones: info.phones.length,
    profiles: info.profiles.length,
    addresses: info.addresses.length,
    jobs: info.jobs.length,
    education: info.education.length,
  };
}

export const socialReportStatusInput = z.object({
  status: z.unknown().transform(asSocialReportStatus),
  cursor: z.string().max(100).nullish(),
});
export const socialReportIdInput = z.object({ socialReportId: z.uuid("Social report ID is invalid") });
export const updateSocialReportStatusInput = socialReportIdInput.extend({
  status: z.enum(socialReportStatuses, "This status change is not allowed"),
});

export const resultKinds = ["pdf", "csv", "json", "zip"] as const;
export type ResultKind = (typeof resultKinds)[number];

/** A form with `socialReportId` and `file`. */
export const uploadForm = z
  .instanceof(FormData, { error: "Choose a file" })
  .transform((form) => Object.fromEntries(form))
  .pipe(socialReportIdInput.extend({ file: z.instanceof(File, { error: "Choose a file" }) }));
