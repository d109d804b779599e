import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { NewDossierForm } from "#app/features/dossiers/components/new-dossier-form.tsx";
import { fileSystemQuery } from "#app/features/dossiers/file-system.queries.ts";
import { isUuid } from "#app/lib/ids.ts";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug/dossiers/new")({
  // Where it is filed, when it is made from a folder.
  validateSearch: ({ folder }: Record<string, unknown>): { folder?: string } => (isUuid(folder) ? { folder } : {}),
  loader: ({ context }) => context.queryClient.ensureQueryData(creditBalanceQuery(context.workspace.id)),
  head: () => ({ meta: [{ title: "New dossier · Attest" }] }),
  component: NewDossier,
});

function NewDossier() {
  const { workspace } = Route.useRouteContext();
  const { folder } = Route.useSearch();
  // Whom it is about, when a name was looked for: never in an address, which is sent and kept.
  const name = useLocation({ select: ({ state }) => state.subjectName });
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <>
      <HeaderBar title="New dossier" />
      <PageBody className="max-w-3xl">
        <NewDossierForm
          key={name}
          initialName={name}
          workspaceId={workspace.id}
          folderId={folder}
          topUpAddress={`/${workspace.slug}/settings/credits`}
          dossierLink={(dossierId) =>
            router.buildLocation({
              to: "/$workspaceSlug/dossiers/$dossierId",
              params: { workspaceSlug: workspace.slug, dossierId },
            }).href
          }
          onCreated={async (dossierId) => {
            void queryClient.invalidateQueries({ queryKey: fileSystemQuery(workspace.id).queryKey });
            void queryClient.invalidateQueries({ queryKey: creditBalanceQuery(workspace.id).queryKey });
            await router.navigate({
              to: "/$workspaceSlug/dossiers/$dossierId",
              params: { workspaceSlug: workspace.slug, dossierId },
            });
          }}
        />
      </PageBody>
    </>
  );
}
