import { useState } from "react";
import { createFileRoute, useLocation, useRouter } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { NewDossierForm } from "#app/features/dossiers/components/new-dossier-form.tsx";
import { fileSystemQuery } from "#app/features/dossiers/file-system.queries.ts";
import { FirstStepNote } from "#app/features/first-steps/components/first-step-note.tsx";
import { demoExample, isDemo } from "#app/features/first-steps/first-steps.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { Button } from "#app/ui/button.tsx";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";
import { renewed } from "#app/routes/-renewed.ts";

export const Route = createFileRoute("/_app/$workspaceSlug/dossiers/new")({
  // Where it is filed, when it is made from a folder.
  validateSearch: ({ folder }: Record<string, unknown>): { folder?: string } => (isUuid(folder) ? { folder } : {}),
  loader: ({ context, cause }) =>
    context.queryClient.ensureQueryData({ ...creditBalanceQuery(context.workspace.id), ...renewed(cause) }),
  head: () => ({ meta: [{ title: "New dossier · Attest" }] }),
  component: NewDossier,
});

function NewDossier() {
  const { workspace, currentUser } = Route.useRouteContext();
  const [example, setExample] = useState<typeof demoExample | null>(null);
  const { folder } = Route.useSearch();
  // Whom it is about, when a name was looked for: never in an address, which is sent and kept.
  const name = useLocation({ select: ({ state }) => state.subjectName });
  const router = useRouter();
  const queryClient = useQueryClient();
  return (
    <>
      <HeaderBar title="New dossier" />
      <PageBody className="grid max-w-3xl content-start gap-6">
        <FirstStepNote
          step="start"
          userId={currentUser.id}
          title="Begin with a person"
          action={
            isDemo(workspace, currentUser) ? (
              <Button size="sm" variant="primary" onClick={() => setExample(demoExample)}>
                Fill in an example
              </Button>
            ) : null
          }
        >
          <p>
            Name whom you look up and what you know of them. The search reads every page of your library that may be about them,
            and archives what it rests on.
          </p>
          <p>
            {isDemo(workspace, currentUser)
              ? "This is a demo: its people, towns and papers are invented; nothing leaves this machine."
              : "Add pages, documents and text to the library first: it is what is searched."}
          </p>
        </FirstStepNote>
        <NewDossierForm
          key={example?.name ?? name}
          initialName={example?.name ?? name}
          initialFacts={example?.facts}
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
