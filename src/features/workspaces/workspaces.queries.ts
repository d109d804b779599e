import { queryOptions } from "@tanstack/react-query";
import { getInvitations, getMyInvitations } from "./invitations.functions.ts";
import { checkWorkspaceSlug, getWorkspaceMembers, getWorkspaces } from "./workspaces.functions.ts";

export const workspacesQuery = () => queryOptions({ queryKey: ["workspaces"], queryFn: () => getWorkspaces() });

export const membersQuery = (workspaceId: string) =>
  queryOptions({ queryKey: ["members", workspaceId], queryFn: () => getWorkspaceMembers({ data: { workspaceId } }) });

export const invitationsQuery = (workspaceId: string) =>
  queryOptions({ queryKey: ["invitations", workspaceId], queryFn: () => getInvitations({ data: { workspaceId } }) });

export const myInvitationsQuery = () => queryOptions({ queryKey: ["my-invitations"], queryFn: () => getMyInvitations() });

export const slugCheckQuery = (input: { workspaceId: string; slug: string; name: string }) =>
  queryOptions({ queryKey: ["slug-check", input], queryFn: () => checkWorkspaceSlug({ data: input }), staleTime: 5_000 });
