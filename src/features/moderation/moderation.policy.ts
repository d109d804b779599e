/** Who brought a case in, as far as it bears on who may decide it. */
export type CaseOrigin = { offeredBy: string | null; reporterEmail: string | null };

export const ownReport = "You can't decide a report of your own";

/** Nobody decides a report of their own: one that they offered for sharing, or sent through a link with their e-mail. */
export function isOwnCase(origin: CaseOrigin, moderator: { userId: string; email: string }): boolean {
  if (origin.offeredBy === moderator.userId) return true;
  return origin.reporterEmail !== null && origin.reporterEmail.trim().toLowerCase() === moderator.email.trim().toLowerCase();
}

/** A claim binds others until it runs out. */
export function isClaimedByAnother(
  claim: { claimedBy: string | null; claimedUntil: Date | null },
  userId: string,
  now: Date,
): boolean {
  return claim.claimedBy !== null && claim.claimedBy !== userId && claim.claimedUntil !== null && claim.claimedUntil > now;
}
