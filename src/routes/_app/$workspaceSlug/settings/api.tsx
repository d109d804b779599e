import { createFileRoute } from "@tanstack/react-router";
import { ApiTokensSection } from "#app/features/api-access/components/api-tokens-section.tsx";
import { apiTokensQuery } from "#app/features/api-access/api-tokens.queries.ts";
import { WebhooksSection } from "#app/features/webhooks/components/webhooks-section.tsx";
import { webhooksQuery } from "#app/features/webhooks/webhooks.queries.ts";
import { renewed } from "#app/routes/-renewed.ts";

export const Route = createFileRoute("/_app/$workspaceSlug/settings/api")({
  loader: async ({ context: { queryClient, workspace }, cause }) => {
    await Promise.all([
      queryClient.ensureQueryData({ ...apiTokensQuery(workspace.id), ...renewed(cause) }),
      queryClient.ensureQueryData({ ...webhooksQuery(workspace.id), ...renewed(cause) }),
    ]);
  },
  head: () => ({ meta: [{ title: "API · Settings · Attest" }] }),
  component: ApiSettings,
});

function ApiSettings() {
  const { workspace, isOwner } = Route.useRouteContext();
  return (
    <div className="grid gap-8">
      <p className="text-ink-soft">
        Everything a program of yours needs: tokens for the public API, and webhooks.{" "}
        <a className="link" href="/docs/api">
          How the API works
        </a>
      </p>
      <ApiTokensSection workspaceId={workspace.id} isOwner={isOwner} />
      <WebhooksSection workspaceId={workspace.id} isOwner={isOwner} />
    </div>
  );
}
