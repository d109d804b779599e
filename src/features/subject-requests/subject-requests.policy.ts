/** Whoever asks does not decide: a request is told from staff's own by its address. */
export function isOwnRequest(requesterEmail: string, staffEmail: string | null): boolean {
  return staffEmail !== null && requesterEmail.trim().toLowerCase() === staffEmail.trim().toLowerCase();
}

type Worked = { status: string; takenBy: string | null; email: string };

/** Why somebody may not work on a request, in words; null when they may. */
export function whyNotWork(request: Worked, staff: { userId: string; email: string | null }): string | null {
  if (isOwnRequest(request.email, staff.email)) return "This request is your own: a colleague decides it";
  if (request.status !== "open") return "This request is decided already";
  if (request.takenBy === null) return "Take this request first";
  return request.takenBy === staff.userId ? null : "A colleague works on this request";
}

/** Why nothing of an incident may be changed for a request yet, in words; null when it may. */
export function whyNotChange(request: { identityCheckedAt: Date | null; subjectId: string | null }): string | null {
  if (!request.identityCheckedAt) return "Check first who asks";
  return request.subjectId ? null : "Choose first whom it is about";
}
