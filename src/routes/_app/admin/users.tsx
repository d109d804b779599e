import { createFileRoute } from "@tanstack/react-router";
import { requirePermission } from "../-require-permission.ts";
import { PageHeader } from "#app/ui/page-header.tsx";

export const Route = createFileRoute("/_app/admin/users")({
  beforeLoad: ({ context }) => requirePermission(context, "manage_users"),
  head: () => ({ meta: [{ title: "Users · Administration · Attest" }] }),
  component: () => <PageHeader title="Users" />,
});
