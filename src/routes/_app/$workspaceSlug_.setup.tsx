import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, Link, redirect, useRouter } from "@tanstack/react-router";
import { planNames } from "#app/features/billing/plans.ts";
import { SignOutButton } from "#app/features/accounts/components/sign-out-button.tsx";
import { SetupForm } from "#app/features/workspaces/components/setup-form.tsx";
import { refreshWorkspaces } from "#app/features/workspaces/workspaces.queries.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Card, CardBody } from "#app/ui/card.tsx";
import { FullPage } from "#app/ui/full-page.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug_/setup")({
  beforeLoad: ({ context, params }) => {
    if (!context.currentUser.permissions.use_app) throw redirect({ to: "/waitlist" });
    const workspace = context.workspaces.find(({ slug }) => slug === params.workspaceSlug);
    if (!workspace) throw redirect({ to: "/app" });
    if (workspace.is_onboarded) throw redirect({ to: "/$workspaceSlug", params });
    return { workspace };
  },
  head: () => ({ meta: [{ title: "Set up your workspace · Attest" }] }),
  component: Setup,
});

function Setup() {
  const { workspace, currentUser } = Route.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const isOwner = workspace.members.some(({ user_id, role }) => user_id === currentUser.id && role === "owner");
  return (
    <FullPage brandLink={(brand) => <Link to="/">{brand}</Link>} actions={<SignOutButton />}>
      <PageHeader
        title="Set up your workspace"
        description={`You are on the ${planNames[workspace.plan]} plan. Everything but the terms can be changed later.`}
      />
      {isOwner ? (
        <Card className="mt-8">
          <CardBody className="py-6">
            <SetupForm
              workspace={workspace}
              onDone={async (slug) => {
                await refreshWorkspaces(queryClient);
                await router.invalidate();
                await router.navigate({ to: "/$workspaceSlug", params: { workspaceSlug: slug }, replace: true });
              }}
            />
          </CardBody>
        </Card>
      ) : (
        <Alert variant="info" title="The owner has not set this workspace up yet" className="mt-8">
          You can work in it as soon as they have.
        </Alert>
      )}
    </FullPage>
  );
}
