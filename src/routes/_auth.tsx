import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_auth")({
  beforeLoad: ({ context }) => {
    if (context.currentUser) throw redirect({ to: "/app" });
  },
  component: Outlet,
});
