import { createFileRoute } from "@tanstack/react-router";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Invitations } from "#app/features/workspaces/components/invitations.tsx";
import { MemberList } from "#app/features/workspaces/components/member-list.tsx";
import { memberLimits } from "#app/features/workspaces/workspace.ts";
import { invitationsQuery, membersQuery, refreshWorkspaces } from "#app/features/workspaces/workspaces.queries.ts";
import { renewed } from "#app/routes/-renewed.ts";

export const Route = createFileRoute("/_app/$workspaceSlug/settings/members")({
  loader: ({ context, cause }) =>
    Promise.all([
      context.queryClient.ensureQueryData({ ...membersQuery(context.workspace.id), ...renewed(cause) }),
      context.isOwner
        ? context.queryClient.ensureQueryData({ ...invitationsQuery(context.workspace.id), ...renewed(cause) })
        : null,
    ]),
  head: () => ({ meta: [{ title: "Members · Settings · Attest" }] }),
  component: Members,
});

function Members() {
  const { workspace, isOwner, currentUser } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const { data: members } = useSuspenseQuery(membersQuery(workspace.id));
  const limit = memberLimits[workspace.plan];
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: membersQuery(workspace.id).queryKey }),
      refreshWorkspaces(queryClient),
    ]);
  return (
    <div className="grid gap-8">
      <MemberList
        workspace={workspace}
        members={members}
        limit={limit}
        isOwner={isOwner}
        userId={currentUser.id}
        onChanged={async () => {
          await refresh();
        }}
      />
      {isOwner ? <Invitations workspace={workspace} memberCount={members.length} limit={limit} /> : null}
    </div>
  );
}
