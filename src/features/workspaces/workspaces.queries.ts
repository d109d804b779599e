import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { getInvitations, getMyInvitations } from "./invitations.functions.ts";
import { checkWorkspaceSlug, getWorkspaceMembers, getWorkspaces } from "./workspaces.functions.ts";

export const workspacesQuery = () => queryOptions({ queryKey: ["workspaces"], queryFn: () => getWorkspaces() });

/**
 * Asks again which workspaces one is in, before a page of a new or renamed one is opened. Not by invalidating: nothing
 * watches the list, and what the server's page brought along does not know how it is fetched.
 */
export const refreshWorkspaces = (queryClient: QueryClient) => queryClient.fetchQuery({ ...workspacesQuery(), staleTime: 0 });

export const membersQuery = (workspaceId: string) =>
  queryOptions({ queryKey: ["members", workspaceId], queryFn: () => getWorkspaceMembers({ data: { workspaceId } }) });

export const invitationsQuery = (workspaceId: string) =>
  queryOptions({ queryKey: ["invitations", workspaceId], queryFn: () => getInvitations({ data: { workspaceId } }) });

export const myInvitationsQuery = () => queryOptions({ queryKey: ["my-invitations"], queryFn: () => getMyInvitations() });

export const slugCheckQuery = (input: { workspaceId: string; slug: string; name: string }) =>
  queryOptions({ queryKey: ["slug-check", input], queryFn: () => checkWorkspaceSlug({ data: input }), staleTime: 5_000 });
