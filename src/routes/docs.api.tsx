import { createFileRoute } from "@tanstack/react-router";
import { ApiPage } from "#app/features/public-api/components/api-page.tsx";
import { getApiAccess } from "#app/features/public-api/public-api.functions.ts";

export const Route = createFileRoute("/docs/api")({
  loader: () => getApiAccess(),
  head: () => ({ meta: [{ title: "The API · Attest" }] }),
  component: () => <ApiPage {...Route.useLoaderData()} />,
});
