import type { Row } from "./call-rows.ts";

/** Workspaces' settings, members and invitations. */
export const peopleRows: Record<string, Row> = {
  checkWorkspaceSlug: {
    door: "member",
    input: () => ({ slug: "Harbour--Watch", name: "Harbour Watch" }),
    answers: () => ({ message: "Slug can only contain lowercase alphanumeric characters and hyphens" }),
    refuses: [[{ slug: "x".repeat(201) }, ""]],
  },
  // It is set up already: nothing changes, and it says where it is.
  setupWorkspace: {
    door: "member",
    input: () => ({ name: "Another", slug: "another-harbour", purpose: "research", acceptsUse: true }),
    answers: (own) => ({ ok: true, slug: `workspace-${own.workspaceId}` }),
    refuses: [
      [{ name: " " }, "Name is required"],
      [{ slug: "" }, "Slug is required"],
      [{ slug: "a--b" }, "Slug can only contain lowercase alphanumeric characters and hyphens"],
      [{ slug: "sign-in" }, "This slug is reserved"],
      [{ purpose: "hiring" }, "Purpose is required"],
      [{ acceptsUse: false }, "The acceptable-use terms have to be accepted"],
    ],
  },
  updateWorkspace: {
    door: "member",
    input: (own) => ({ name: "Harbour Watch", slug: `workspace-${own.workspaceId}`, purpose: "institution-security" }),
    answers: (own) => ({ ok: true, slug: `workspace-${own.workspaceId}` }),
    refuses: [[{ slug: "_server" }, "Slug can only contain lowercase alphanumeric characters and hyphens"]],
  },
  createWorkspace: { door: "signedIn", answers: () => ({ ok: false, reason: "no-subscription" }) },
  getWorkspaceMembers: { door: "member", answers: (own) => [{ id: own.memberId }, {}] },
  changeMemberRole: {
    door: "member",
    input: ({ memberId }) => ({ memberId, role: "owner" }),
    ids: { memberId: 404 },
    answers: () => undefined,
    refuses: [[{ role: "admin" }, "Role is invalid"]],
  },
  // Their own: refused, and nothing is lost for the rows after it.
  transferWorkspace: {
    door: "member",
    input: ({ memberId }) => ({ memberId }),
    ids: { memberId: 404 },
    answers: () => undefined,
    refusedWith: 422,
  },
  removeMember: {
    door: "member",
    input: ({ memberId }) => ({ memberId }),
    ids: { memberId: 404 },
    answers: () => undefined,
    refusedWith: 422,
  },
  leaveWorkspace: { door: "member", answers: () => undefined, refusedWith: 422 },
  getInvitations: { door: "member", answers: (own) => [{ id: own.invitationId }] },
  inviteMember: {
    door: "member",
    input: () => ({ email: "somebody.else@harbour.example" }),
    answers: () => ({ ok: false, reason: "limit", limit: 3 }),
    refuses: [
      [{ email: "" }, "Email is required"],
      [{ email: "abc" }, "Email is invalid"],
    ],
  },
  withdrawInvitation: {
    door: "member",
    input: ({ invitationId }) => ({ invitationId }),
    ids: { invitationId: 404 },
    answers: () => undefined,
  },
  getInvitationByToken: { door: "anyone", input: () => ({ tokenHash: "made-up" }), answers: () => null },
  getMyInvitations: { door: "signedIn", answers: () => [] },
  acceptInvitation: {
    door: "signedIn",
    input: () => ({ tokenHash: "made-up" }),
    answers: () => ({ ok: false, reason: "invalid-link" }),
  },
};
