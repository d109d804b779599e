import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { pendingEmailQuery } from "#app/features/accounts/accounts.queries.ts";
import { currentUserQuery } from "#app/features/accounts/current-user.queries.ts";
import { EmailForm } from "#app/features/accounts/components/email-form.tsx";
import { NamesForm } from "#app/features/accounts/components/names-form.tsx";
import { PictureForm } from "#app/features/accounts/components/picture-form.tsx";
import { renewed } from "#app/routes/-renewed.ts";

export const Route = createFileRoute("/_app/account/")({
  loader: ({ context, cause }) => context.queryClient.ensureQueryData({ ...pendingEmailQuery(), ...renewed(cause) }),
  component: Profile,
});

function Profile() {
  const { currentUser } = Route.useRouteContext();
  const router = useRouter();
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.fetchQuery({ ...currentUserQuery(), staleTime: 0 });
    await router.invalidate();
  };
  return (
    <div className="grid gap-8">
      <PictureForm user={currentUser} onSaved={refresh} />
      <NamesForm user={currentUser} onSaved={refresh} />
      <EmailForm user={currentUser} />
    </div>
  );
}
