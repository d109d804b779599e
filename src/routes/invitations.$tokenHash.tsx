import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, useRouter } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { JoinForm } from "#app/features/accounts/components/join-form.tsx";
import { AcceptInvitation } from "#app/features/workspaces/components/accept-invitation.tsx";
import { hasAccount } from "#app/features/workspaces/invitation-words.ts";
import { getInvitationByToken } from "#app/features/workspaces/invitations.functions.ts";
import { refreshWorkspaces } from "#app/features/workspaces/workspaces.queries.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { secretLink } from "./-secret-link.ts";

export const Route = createFileRoute("/invitations/$tokenHash")({
  ...secretLink,
  loader: async ({ params }) => ({
    invitation: await getInvitationByToken({ data: { tokenHash: params.tokenHash.slice(0, 200) } }),
  }),
  head: () => ({ meta: [{ title: "Invitation · Attest" }, { name: "robots", content: "noindex" }] }),
  component: InvitationPage,
});

function InvitationPage() {
  const { invitation } = Route.useLoaderData();
  const { currentUser } = Route.useRouteContext();
  const { tokenHash } = Route.useParams();
  const router = useRouter();
  const queryClient = useQueryClient();
  if (!invitation) {
    return (
      <AuthPage title="Invitation">
        <Alert
          variant="warning"
          title="This invitation does not work any more"
          actions={
            <Button asChild>
              <Link to="/app">Open Attest</Link>
            </Button>
          }
        >
          It was accepted, withdrawn or replaced by a newer one, or is older than 7 days. Ask the owner of the workspace to send
          another.
        </Alert>
      </AuthPage>
    );
  }
  const from = invitation.invited_by ? `${invitation.invited_by} invites ${invitation.email}.` : `For ${invitation.email}.`;
  return (
    <AuthPage title={`Join ${invitation.workspace_name}`} description={from}>
      {currentUser ? (
        <AcceptInvitation
          tokenHash={tokenHash}
          email={invitation.email}
          signedInAs={currentUser.email}
          onJoined={async (slug) => {
            await refreshWorkspaces(queryClient);
            await router.navigate({ to: "/$workspaceSlug", params: { workspaceSlug: slug }, replace: true });
          }}
        />
      ) : invitation.has_account ? (
        <div className="grid gap-4">
          <p className="text-ink-soft">{hasAccount}</p>
          <Button asChild size="lg" variant="primary">
            <Link to="/sign-in" search={{ next: `/invitations/${tokenHash}` }}>
              Sign in
            </Link>
          </Button>
        </div>
      ) : (
        <JoinForm tokenHash={tokenHash} email={invitation.email} />
      )}
    </AuthPage>
  );
}
