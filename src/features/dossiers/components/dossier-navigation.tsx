import { useQuery } from "@tanstack/react-query";
import { Link, useMatchRoute } from "@tanstack/react-router";
import { FilePlus2, FileText, Library } from "lucide-react";
import { SidebarExpandedOnly, SidebarGroup, SidebarItem } from "#app/ui/sidebar.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { dossiersQuery } from "../dossiers.queries.ts";

/** The sidebar's content: where to go in the workspace, and its dossiers. */
export function DossierNavigation({ workspaceId, workspaceSlug }: { workspaceId: string; workspaceSlug: string }) {
  const isAt = useMatchRoute();
  const dossiers = useQuery(dossiersQuery(workspaceId));
  const params = { workspaceSlug };
  return (
    <>
      <SidebarGroup>
        <SidebarItem icon={FilePlus2} label="New dossier" active={Boolean(isAt({ to: "/$workspaceSlug/dossiers/new", params }))}>
          <Link to="/$workspaceSlug/dossiers/new" params={params} />
        </SidebarItem>
        <SidebarItem
          icon={Library}
          label="Library"
          active={Boolean(isAt({ to: "/$workspaceSlug/library", params, fuzzy: true }))}
        >
          <Link to="/$workspaceSlug/library" params={params} />
        </SidebarItem>
      </SidebarGroup>
      <SidebarExpandedOnly>
        {dossiers.data?.length === 0 ? (
          <p className="mt-6 px-2.5 text-xs text-ink-muted">Dossiers appear here once you have made one.</p>
        ) : (
          <SidebarGroup label="Dossiers">
            {dossiers.data?.map((dossier) => (
              <SidebarItem
                key={dossier.id}
                icon={FileText}
                label={dossier.subject_name}
                active={Boolean(
                  isAt({ to: "/$workspaceSlug/dossiers/$dossierId", params: { workspaceSlug, dossierId: dossier.id } }),
                )}
                trailing={dossier.is_fetching_behavior_incidents ? <Spinner size="sm" label="Searching" /> : null}
              >
                <Link to="/$workspaceSlug/dossiers/$dossierId" params={{ workspaceSlug, dossierId: dossier.id }} />
              </SidebarItem>
            ))}
            {dossiers.isPending
              ? [0, 1, 2].map((row) => (
                  <li key={row} className="px-2 py-1.5">
                    <Skeleton className="h-5" />
                  </li>
                ))
              : null}
          </SidebarGroup>
        )}
        {dossiers.isError ? (
          <p role="status" className="mt-4 px-2.5 text-xs text-ink-muted">
            The dossiers could not be loaded.{" "}
            <button type="button" className="underline" onClick={() => void dossiers.refetch()}>
              Try again
            </button>
          </p>
        ) : null}
      </SidebarExpandedOnly>
    </>
  );
}
