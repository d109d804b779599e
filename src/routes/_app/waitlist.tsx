import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignOutButton } from "#app/features/accounts/components/sign-out-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";

export const Route = createFileRoute("/_app/waitlist")({
  beforeLoad: ({ context }) => {
    if (context.currentUser.permissions.use_app) throw redirect({ to: "/app" });
  },
  head: () => ({ meta: [{ title: "Waitlist · Attest" }] }),
  component: () => (
    <main className="mx-auto grid min-h-dvh max-w-prose content-center gap-6 p-6">
      <PageHeader
        title="You are on the waitlist"
        description="Your account is ready. Nothing is charged while you wait; you will be told by e-mail as soon as your access is open."
      />
      <div>
        <SignOutButton />
      </div>
    </main>
  ),
});
