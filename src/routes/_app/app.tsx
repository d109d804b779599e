import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect, useRouter } from "@tanstack/react-router";
import { waitingQuery } from "#app/features/accounts/accounts.queries.ts";
import { PlanChooser } from "#app/features/accounts/components/plan-chooser.tsx";
import { SignOutButton } from "#app/features/accounts/components/sign-out-button.tsx";
import { planNames } from "#app/features/billing/plans.ts";
import { plansQuery } from "#app/features/billing/plans.queries.ts";
import { CreateWorkspaceButton } from "#app/features/workspaces/components/create-workspace-button.tsx";
import { MyInvitations } from "#app/features/workspaces/components/my-invitations.tsx";
import { myInvitationsQuery, refreshWorkspaces } from "#app/features/workspaces/workspaces.queries.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { FullPage } from "#app/ui/full-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const Route = createFileRoute("/_app/app")({
  beforeLoad: ({ context }) => {
    if (!context.currentUser.permissions.use_app) throw redirect({ to: "/waitlist" });
    const [first] = context.workspaces;
    if (first) throw redirect({ to: "/$workspaceSlug", params: { workspaceSlug: first.slug } });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(myInvitationsQuery()),
      queryClient.fetchQuery(waitingQuery()),
      queryClient.ensureQueryData(plansQuery()),
    ]),
  head: () => ({ meta: [{ title: "Your workspaces · Attest" }] }),
  component: NoWorkspace,
});

/** For somebody in no workspace: one to create, one to join, or a plan to choose. */
function NoWorkspace() {
  const { currentUser } = Route.useRouteContext();
  const { data: waiting } = useSuspenseQuery(waitingQuery());
  const { data: plans } = useSuspenseQuery(plansQuery());
  const router = useRouter();
  const queryClient = useQueryClient();
  const open = async (workspaceSlug: string) => {
    await refreshWorkspaces(queryClient);
    await router.invalidate();
    await router.navigate({ to: "/$workspaceSlug", params: { workspaceSlug }, replace: true });
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
      <PageHeader title="You are not in a workspace yet" description={`Signed in as ${currentUser.email}`} />
      <div className="mt-8 grid gap-6">
        <MyInvitations onJoined={open} />
        {waiting.plan ? (
          <Card>
            <CardHeader title="Your plan is ready" description={`${planNames[waiting.plan.plan]}, ${waiting.plan.period}`} />
            <CardBody>
              <CreateWorkspaceButton onCreated={open} />
            </CardBody>
          </Card>
        ) : (
          <Card>
            <CardHeader
              title="Start a workspace"
              description="Choose a plan. Or ask the owner of a workspace to invite you by your address."
            />
            <CardBody>
              <PlanChooser plans={plans} />
            </CardBody>
          </Card>
        )}
      </div>
    </FullPage>
  );
}
