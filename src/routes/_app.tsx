import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { workspacesQuery } from "#app/features/workspaces/workspaces.queries.ts";

export const Route = createFileRoute("/_app")({
  beforeLoad: async ({ context, location }) => {
    if (!context.currentUser) {
      throw redirect({ to: "/sign-in", search: location.pathname === "/app" ? {} : { next: location.href } });
    }
    return {
      currentUser: context.currentUser,
      workspaces: await context.queryClient.ensureQueryData(workspacesQuery()),
    };
  },
  component: Outlet,
});
