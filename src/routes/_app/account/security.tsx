import { createFileRoute } from "@tanstack/react-router";
import { secondFactorsQuery, sessionsQuery } from "#app/features/accounts/accounts.queries.ts";
import { PasskeyList } from "#app/features/accounts/components/passkey-list.tsx";
import { PasswordForm } from "#app/features/accounts/components/password-form.tsx";
import { SessionList } from "#app/features/accounts/components/session-list.tsx";
import { TwoFactor } from "#app/features/accounts/components/two-factor.tsx";
import { renewed } from "#app/routes/-renewed.ts";

export const Route = createFileRoute("/_app/account/security")({
  loader: ({ context, cause }) =>
    Promise.all([
      context.queryClient.ensureQueryData({ ...secondFactorsQuery(), ...renewed(cause) }),
      context.queryClient.ensureQueryData({ ...sessionsQuery(), ...renewed(cause) }),
    ]),
  head: () => ({ meta: [{ title: "Security · Account · Attest" }] }),
  component: Security,
});

function Security() {
  const { currentUser } = Route.useRouteContext();
  return (
    <div className="grid gap-8">
      <PasswordForm email={currentUser.email} />
      <TwoFactor />
      <PasskeyList />
      <SessionList />
    </div>
  );
}
