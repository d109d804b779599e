import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { Download, Printer } from "lucide-react";
import { SearchCertificate } from "#app/features/searches/components/search-certificate.tsx";
import { searchCertificateQuery } from "#app/features/searches/past-searches.queries.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";

export const Route = createFileRoute("/_app/$workspaceSlug/dossiers/$dossierId_/searches/$runId")({
  loader: async ({ context: { queryClient, workspace }, params }) => {
    const certificate = isUuid(params.runId)
      ? await queryClient.ensureQueryData(searchCertificateQuery(workspace.id, params.runId))
      : null;
    // Missing, another workspace's or not delivered: back to where its dossier is, or would be.
    if (!certificate || certificate.content.dossier_id !== params.dossierId)
      throw redirect({
        to: "/$workspaceSlug/dossiers/$dossierId",
        params: { workspaceSlug: params.workspaceSlug, dossierId: params.dossierId },
      });
  },
  head: () => ({ meta: [{ title: "Certificate of a search · Attest" }] }),
  component: CertificatePage,
});

function CertificatePage() {
  const { workspace } = Route.useRouteContext();
  const { runId, dossierId, workspaceSlug } = Route.useParams();
  const { data: certificate } = useSuspenseQuery(searchCertificateQuery(workspace.id, runId));
  if (!certificate) return null;

  function download(text: string) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = `attest-search-${runId}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <>
      <HeaderBar
        title="Certificate of a search"
        eyebrow={
          <Link to="/$workspaceSlug/dossiers/$dossierId" params={{ workspaceSlug, dossierId }} className="hover:text-accent">
            Dossier
          </Link>
        }
        actions={
          <>
            <Button variant="outline" onClick={() => download(certificate.text)}>
              <Icon icon={Download} /> JSON
            </Button>
            <Button variant="outline" onClick={() => globalThis.print()}>
              <Icon icon={Printer} /> Print
            </Button>
          </>
        }
      />
      <PageBody className="grid content-start gap-6">
        <SearchCertificate certificate={certificate} />
      </PageBody>
    </>
  );
}
