import { z } from "zod";
import { dossierInput } from "#app/features/dossiers/dossier.ts";
import { reasonSchema } from "#app/features/incidents/review.ts";
import { privateMatter } from "#app/lib/language/private-matters.ts";
import { factKinds, isWebAddress } from "#app/features/subjects/subject-facts.ts";
import { refuseMinor, validateSubjectName } from "#app/features/subjects/subject-name.ts";

const overrides = /[\u202a-\u202e\u2066-\u2069]/gu;

const place = z.string().trim().max(2000, "URL is invalid");

/** What a member tells of a dossier's subject, and what says so: a page's address or a source of the library. */
export const factFields = z
  .object({
    kind: z.enum(factKinds, { error: "Choose what it is" }),
    value: z
      .string()
      .overwrite((value) => value.replaceAll(overrides, "").replaceAll(/\s+/gu, " "))
      .trim(),
    sourceUrl: place.refine((value) => value === "" || isWebAddress(value), "URL is invalid").default(""),
    sourceId: z.uuid("Source ID is invalid").nullable().default(null),
  })
  .superRefine((fact, context) => {
    const message = refusedValue(fact);
    if (message) context.addIssue({ code: "custom", path: ["value"], message });
  });

/** A children's hospital or a Catholic school is an employer: its name says nothing about the person. */
const names: Partial<Record<(typeof factKinds)[number], readonly string[]>> = {
  employer: ["family", "appearance", "belief, health or orientation"],
  education: ["family", "appearance", "belief, health or orientation"],
  role: ["appearance"],
};

/** Why a value cannot be told of a person, or null. Product rules 6 and 8. */
function refusedValue({ kind, value }: { kind: (typeof factKinds)[number]; value: string }): string | null {
  if (value === "") return "Say what is known";
  if (kind === "profile") return value.length <= 2000 && isWebAddress(value) ? null : "URL is invalid";
  if (value.length > 200) return "This must be at most 200 characters";
  if (kind === "birth-year") {
    const thisYear = new Date().getUTCFullYear();
    if (!/^\d{4}$/u.test(value)) return "Year of birth must be a year such as 1984";
    if (Number(value) < 1850 || Number(value) > thisYear) return `Year of birth must be between 1850 and ${thisYear}`;
    return refuseMinor(Number(value), new Date().toISOString().slice(0, 10));
  }
  if (kind === "alias") {
    const checked = validateSubjectName(value);
    return checked.ok ? null : checked.message;
  }
  const matter = privateMatter(value, names[kind] ?? []);
  return matter ? `Attest does not record this of a person (${matter})` : null;
}

export const addFactInput = dossierInput.and(factFields);
export const factInput = dossierInput.extend({ factId: z.uuid("Fact ID is invalid") });
export const removeFactInput = factInput.extend({ reason: reasonSchema });
