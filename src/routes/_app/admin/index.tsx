import { createFileRoute, redirect } from "@tanstack/react-router";
import { permittedAdminPages } from "#app/features/accounts/admin-pages.ts";

export const Route = createFileRoute("/_app/admin/")({
  beforeLoad: ({ context }) => {
    const [first] = permittedAdminPages(context.currentUser.permissions);
    // Whoever may manage no page was not let into /admin.
    throw redirect({ to: first?.path ?? "/app" });
  },
});
