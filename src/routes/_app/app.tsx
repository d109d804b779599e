import { createFileRoute, redirect } from "@tanstack/react-router";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const Route = createFileRoute("/_app/app")({
  beforeLoad: ({ context }) => {
    if (!context.currentUser.permissions.use_app) throw redirect({ to: "/waitlist" });
    const [first] = context.workspaces;
    if (first) throw redirect({ to: "/$workspaceSlug", params: { workspaceSlug: first.slug } });
  },
  head: () => ({ meta: [{ title: "No workspace · Attest" }] }),
  component: () => (
    <main className="grid min-h-dvh place-items-center p-6">
      <EmptyState title="You are not in a workspace yet" level={1}>
        Ask the owner of a workspace to invite you by the e-mail address of your account.
      </EmptyState>
    </main>
  ),
});
