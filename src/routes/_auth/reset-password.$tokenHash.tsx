import { createFileRoute } from "@tanstack/react-router";
import { AuthPage } from "#app/features/accounts/components/auth-page.tsx";
import { ResetPasswordForm } from "#app/features/accounts/components/reset-password-form.tsx";
import { getPasswordReset } from "#app/features/accounts/passwords.functions.ts";
import { secretLink } from "../-secret-link.ts";

export const Route = createFileRoute("/_auth/reset-password/$tokenHash")({
  ...secretLink,
  loader: async ({ params }) => ({ link: await getPasswordReset({ data: { tokenHash: params.tokenHash.slice(0, 200) } }) }),
  head: () => ({ meta: [{ title: "New password · Attest" }, { name: "robots", content: "noindex" }] }),
  component: ResetPassword,
});

function ResetPassword() {
  const { link } = Route.useLoaderData();
  const { tokenHash } = Route.useParams();
  return (
    <AuthPage title="Set your password" {...(link ? { description: `For ${link.email}` } : {})}>
      <ResetPasswordForm tokenHash={tokenHash} email={link?.email ?? null} />
    </AuthPage>
  );
}
