import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { AccountMenu } from "#app/features/accounts/components/account-menu.tsx";
import { AdminShell } from "#app/features/accounts/components/admin-shell.tsx";

export const Route = createFileRoute("/_app/admin")({
  beforeLoad: ({ context }) => {
    if (!context.currentUser.permissions.access_admin) throw redirect({ to: "/app" });
  },
  component: AdminLayout,
});

function AdminLayout() {
  const { currentUser } = Route.useRouteContext();
  return (
    <AdminShell permissions={currentUser.permissions} account={<AccountMenu user={currentUser} place="bar" />}>
      <Outlet />
    </AdminShell>
  );
}
