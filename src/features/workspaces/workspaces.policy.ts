import type { WorkspaceRole } from "./workspace.ts";

type Member = { role: WorkspaceRole };

/** Setting up, settings, invitations, roles and billing are the owner's. */
export const canManage = (member: Member): boolean => member.role === "owner";

/** A workspace always has an owner: the last one stays one, and stays. */
export const wouldLeaveNoOwner = (members: readonly (Member & { id: string })[], leavingId: string): boolean =>
  !members.some(({ id, role }) => role === "owner" && id !== leavingId);
