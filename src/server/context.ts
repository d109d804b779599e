import type { Database } from "#app/db/db.server.ts";
import type { FieldCipher } from "./field-cipher.server.ts";
import type { Logger } from "./log.server.ts";
import type { Auth } from "./auth.server.ts";
import type { Services } from "./services.ts";
import type { StaffPermission, UserPermissions } from "./permissions.ts";

declare const workspaceBrand: unique symbol;
/**
 * A workspace that somebody was let into. Only the member door and a job's payload make one, so a query
 * without tenancy does not compile.
 */
export type WorkspaceId = string & { readonly [workspaceBrand]: true };

export type UserActor = { kind: "user"; userId: string; displayName: string; permissions: UserPermissions };
/** Who opened a personal link: an external user, who acts by its key alone. */
export type ReporterActor = {
  kind: "reporter";
  externalUserId: string;
  name: string;
  /** An inactive link shows what was reported and takes nothing new. */
  isActive: boolean;
  permissions: readonly string[];
};
export type SystemActor = { kind: "system"; job: string };
export type Actor = { kind: "anyone" } | UserActor | ReporterActor | SystemActor;

/** What an operation works with: explicit, minted by a door or by a job. */
export type Context<A extends Actor = Actor> = {
  db: Database;
  services: Services;
  auth: Auth;
  /** The time of the call; operations take time from here alone. */
  now: () => Date;
  log: Logger;
  requestId: string;
  /** Reads and writes what is stored encrypted. */
  cipher: FieldCipher;
  websiteUrl: string;
  /** Embedded mode on loopback: mail is kept in an inbox that can be looked at. */
  hasInbox: boolean;
  /** Whether who signs up waits for access, or has it at once. */
  newUserAccess: "waitlist" | "open";
  actor: A;
};

export type UserContext = Context<UserActor>;
export type ReporterContext = Context<ReporterActor>;
export type WorkspaceContext<A extends Actor = Actor> = Context<A> & { workspaceId: WorkspaceId };
export type MemberContext = WorkspaceContext<UserActor> & { role: "owner" | "member" };

/**
 * Somebody of the staff, let in for one permission. Only the staff door makes one, so an operation that asks for
 * `StaffContext<"manage_users">` cannot be reached through another permission's door.
 */
export type StaffContext<P extends StaffPermission = StaffPermission> = UserContext & { readonly staff: P };

/** For the member door and job payloads only, after they have proven the right to it. */
export function asWorkspaceId(id: string): WorkspaceId {
  return id as WorkspaceId;
}
