/** What the product explains in its place until its person has read it. */
export const firstSteps = ["start", "finding", "set-aside"] as const;
export type FirstStep = (typeof firstSteps)[number];

const cookieName = "first_steps_done";
const oneYear = 365 * 24 * 60 * 60;

/** The steps that `userId` has put away on this device, by a request's Cookie header or `document.cookie`. */
export function stepsDone(cookies: string | null | undefined, userId: string): FirstStep[] {
  const value = (cookies ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  const [whose, ...done] = (value ?? "").split(".");
  return whose === userId ? firstSteps.filter((step) => done.includes(step)) : [];
}

/** The cookie that keeps them; with none the steps are shown again. */
export function stepsCookie(userId: string, done: readonly FirstStep[]): string {
  const value = done.length === 0 ? "" : [userId, ...done].join(".");
  return `${cookieName}=${value}; path=/; max-age=${done.length === 0 ? 0 : oneYear}; samesite=lax`;
}

/** The workspace of the demo. */
export const demoSlug = "merrow-harbour-trust";

/** Whether this is the demo and one of its people: addresses under example.org are nobody's (RFC 2606). */
export function isDemo(workspace: { slug: string }, user: { email: string }): boolean {
  return workspace.slug === demoSlug && user.email.endsWith("@example.org");
}

/** Whom to look up first in the demo's library: an invented person with findings, a namesake and outcomes. */
export const demoExample = {
  name: "Corwin Stedge",
  facts: { employer: "Tidewell Logistics", city: "Wexmoor", birthYear: "1987", role: "warehouse supervisor" },
};
