import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { waitingQuery } from "#app/features/accounts/accounts.queries.ts";
import { SignOutButton } from "#app/features/accounts/components/sign-out-button.tsx";
import { WaitingPlace } from "#app/features/accounts/components/waiting-place.tsx";
import { MyInvitations } from "#app/features/workspaces/components/my-invitations.tsx";
import { myInvitationsQuery } from "#app/features/workspaces/workspaces.queries.ts";
import { Button } from "#app/ui/button.tsx";
import { FullPage } from "#app/ui/full-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const Route = createFileRoute("/_app/waitlist")({
  beforeLoad: ({ context }) => {
    if (context.currentUser.permissions.use_app) throw redirect({ to: "/app" });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.fetchQuery(waitingQuery()), queryClient.ensureQueryData(myInvitationsQuery())]),
  head: () => ({ meta: [{ title: "Waitlist · Attest" }] }),
  component: Waitlist,
});

function Waitlist() {
  const { currentUser } = Route.useRouteContext();
  const { data: waiting } = useSuspenseQuery(waitingQuery());
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: waitingQuery().queryKey });
  };
  return (
    <FullPage
      brandLink={(brand) => <Link to="/">{brand}</Link>}
      actions={
        <>
          <Button asChild variant="ghost">
            <Link to="/account">Account</Link>
          </Button>
          <SignOutButton />
        </>
      }
    >
      <PageHeader
        title="You are on the waitlist"
        description={`Your account is ready. You will be told at ${currentUser.email} as soon as your access is open.`}
      />
      <div className="mt-8 grid gap-6">
        <WaitingPlace waiting={waiting} onCancelled={refresh} />
        <MyInvitations onJoined={refresh} />
      </div>
    </FullPage>
  );
}
