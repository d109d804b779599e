import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/$workspaceSlug/")({
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$workspaceSlug/dossiers/new", params });
  },
});
