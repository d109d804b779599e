import { z } from "zod";
import { isWebAddress } from "./subject-facts.ts";

const shortText = (label: string) => z.string().trim().max(200, `${label} must be at most 200 characters`);
const currentYear = () => new Date().getUTCFullYear();

/** What the form of a new dossier asks beside the name. Empty means not known. */
export const subjectFactsSchema = z.object({
  aliases: shortText("Other names").optional(),
  employer: shortText("Employer").optional(),
  city: shortText("City").optional(),
  birthYear: z
    .string()
    .trim()
    .refine((value) => value === "" || /^\d{4}$/.test(value), "Year of birth must be a year such as 1984")
    .refine((value) => value === "" || (Number(value) >= 1850 && Number(value) <= currentYear()), {
      error: () => `Year of birth must be between 1850 and ${currentYear()}`,
    })
    .optional(),
  role: shortText("Role").optional(),
  profileUrl: z
    .string()
    .trim()
    .max(2000, "URL is invalid")
    .refine((value) => value === "" || isWebAddress(value), "URL is invalid")
    .optional(),
});
export type SubjectFactsInput = z.input<typeof subjectFactsSchema>;
