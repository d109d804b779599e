import type { SubjectFacts } from "#app/features/searches/engine/judgement.ts";
import type { SubjectFactsInput } from "./subject-facts-input.ts";

/** The kinds of fact that an investigator may tell of a subject (product rule 6: public and professional). */
export const factKinds = ["alias", "employer", "city", "state", "country", "birth-year", "role", "education", "profile"] as const;
export type FactKind = (typeof factKinds)[number];
export type IdentityFact = { kind: FactKind; value: string };

/** A fact with where it comes from. */
export type KnownFact = IdentityFact & {
  /** Null for what staff recorded for all workspaces. */
  id: string | null;
  source: { id: string; title: string } | null;
  source_url: string | null;
  told_by: string | null;
  told_at: string;
};

export function isWebAddress(value: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

/** The facts as rows; several other names may be given, separated by commas or semicolons. */
export function toIdentityFacts(input: SubjectFactsInput): IdentityFact[] {
  const facts: IdentityFact[] = [];
  for (const alias of (input.aliases ?? "").split(/[,;،、；，]/)) {
    if (alias.trim()) facts.push({ kind: "alias", value: alias.trim() });
  }
  if (input.employer) facts.push({ kind: "employer", value: input.employer });
  if (input.city) facts.push({ kind: "city", value: input.city });
  if (input.birthYear) facts.push({ kind: "birth-year", value: input.birthYear });
  if (input.role) facts.push({ kind: "role", value: input.role });
  if (input.profileUrl) facts.push({ kind: "profile", value: input.profileUrl });
  return facts;
}

/** The facts as identity is judged by them; the last told of a kind wins where there can be only one. */
export function toSubjectFacts(name: string, facts: readonly IdentityFact[]): SubjectFacts {
  const values = (kind: FactKind) => facts.filter((fact) => fact.kind === kind).map((fact) => fact.value);
  const aliases = values("alias");
  const profileUrls = values("profile");
  const employer = values("employer").at(-1);
  const city = values("city").at(-1);
  const birthYear = values("birth-year").at(-1);
  const role = values("role").at(-1);
  return {
    name,
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(employer ? { employer } : {}),
    ...(city ? { city } : {}),
    ...(birthYear ? { birthYear: Number(birthYear) } : {}),
    ...(role ? { role } : {}),
    ...(profileUrls.length > 0 ? { profileUrls } : {}),
  };
}

export const factLabels: Record<FactKind, string> = {
  alias: "Also known as",
  employer: "Employer",
  city: "City",
  state: "State",
  country: "Country",
  "birth-year": "Year of birth",
  role: "Role",
  education: "Education",
  profile: "Profile",
};
