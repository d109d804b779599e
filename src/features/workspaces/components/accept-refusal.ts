import { deadInvitation } from "../invitation-words.ts";
import type { AcceptOutcome } from "../invitations.server.ts";

/** Why somebody could not join, in words. */
export function acceptRefusal(outcome: Exclude<AcceptOutcome, { ok: true }>): string {
  switch (outcome.reason) {
    case "invalid-link":
      return deadInvitation;
    case "other-address":
      return "This invitation is for another e-mail address. Sign in with the account that has it.";
    case "limit":
      return `The workspace is full: its plan allows ${outcome.limit} ${outcome.limit === 1 ? "person" : "people"}. Ask its owner to make room.`;
  }
}
