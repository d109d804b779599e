import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { startTransition, useEffect, useOptimistic, useRef, useState, type ComponentProps } from "react";
import { creditBalanceQuery } from "#app/features/billing/credits.queries.ts";
import { SearchAgain } from "#app/features/dossiers/components/search-again.tsx";
import { useLiveDossier } from "#app/features/dossiers/components/use-live-dossier.ts";
import { dossierQuery, dossiersQuery } from "#app/features/dossiers/dossiers.queries.ts";
import { IncidentDesk } from "#app/features/incidents/components/incident-desk.tsx";
import type { EvidencePlace } from "#app/features/incidents/components/incident-card.tsx";
import { groupIncidents } from "#app/features/incidents/incident-groups.ts";
import { changeDesk, readDesk, writeDesk, type DeskSearch, type DeskState } from "#app/features/incidents/desk-search.ts";
import { FactsCard } from "#app/features/known-facts/components/facts-card.tsx";
import { SearchEnd, SearchProgress } from "#app/features/searches/components/search-progress.tsx";
import { useSearchProgress } from "#app/features/searches/components/use-search-progress.ts";
import { hasEnded } from "#app/features/searches/search-run.ts";
import { latestSearchQuery, searchRecordQuery } from "#app/features/searches/searches.queries.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { Alert } from "#app/ui/alert.tsx";
import { laterDialog } from "#app/ui/later-dialog.ts";
import { laterPart } from "#app/ui/later-part.tsx";
import { HeaderBar, PageBody } from "#app/ui/sidebar.tsx";
import { WhenNear } from "#app/ui/when-near.tsx";
import { useIsWhole } from "#app/ui/use-is-whole.ts";
import { DossierExports } from "./-dossier-exports.tsx";
import { FindingNote } from "./-dossier-first-steps.tsx";
import { DossierTools } from "./-dossier-tools.tsx";
import { renewed } from "#app/routes/-renewed.ts";

export const Route = createFileRoute("/_app/$workspaceSlug/dossiers/$dossierId")({
  validateSearch: (search: Record<string, unknown>): DeskSearch => writeDesk(readDesk(search)),
  loader: async ({ context: { queryClient, workspace }, params, cause }) => {
    // What is no id at all is not asked for: it leads where an unknown one does.
    const [dossier, progress] = isUuid(params.dossierId)
      ? await Promise.all([
          queryClient.ensureQueryData({ ...dossierQuery(workspace.id, params.dossierId), ...renewed(cause) }),
          queryClient.ensureQueryData({ ...latestSearchQuery(workspace.id, params.dossierId), ...renewed(cause) }),
        ])
      : [null, null];
    // Missing, another workspace's or no id at all: the workspace home, as specified.
    if (!dossier) throw redirect({ to: "/$workspaceSlug", params: { workspaceSlug: params.workspaceSlug } });
    if (progress && hasEnded(progress.status)) await queryClient.ensureQueryData(searchRecordQuery(workspace.id, progress.runId));
    return { title: dossier.subject.name };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? "Dossier"} · Attest` }] }),
  component: DossierRoute,
});

const EvidenceDialog = laterDialog(() =>
  import("#app/features/sources/components/evidence-dialog.tsx").then((module) => module.EvidenceDialog),
);

const DeletedIncidents = laterPart(() =>
  import("#app/features/incidents/components/deleted-incidents.tsx").then((module) => module.DeletedIncidents),
);
const DossierRest = laterPart(() => import("./-dossier-rest.tsx").then((module) => module.DossierRest));

const searchesId = "searches";

/** Remounts when the dossier changes, as specified. */
function DossierRoute() {
  const { dossierId } = Route.useParams();
  return <DossierPage key={dossierId} dossierId={dossierId} />;
}

function DossierPage({ dossierId }: { dossierId: string }) {
  const { workspace, currentUser } = Route.useRouteContext();
  const queryClient = useQueryClient();
  const { data: dossier } = useSuspenseQuery(dossierQuery(workspace.id, dossierId));
  const [place, setPlace] = useState<EvidencePlace | null>(null);
  const isWhole = useIsWhole();

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: dossierQuery(workspace.id, dossierId).queryKey });
    void queryClient.invalidateQueries({ queryKey: dossiersQuery(workspace.id).queryKey });
    void queryClient.invalidateQueries({ queryKey: creditBalanceQuery(workspace.id).queryKey });
  }
  useLiveDossier(workspace.id, dossierId, dossier?.read_at);
  const { progress, isLive } = useSearchProgress(workspace.id, dossierId, refresh);
  const isSearching = progress !== null && !hasEnded(progress.status);
  const searchPlace = useRef<HTMLDivElement>(null);
  const wasStartedHere = useRef(false);
  useEffect(() => {
    // Whoever starts a search from further down is shown that it has begun; what colleagues start moves nobody's page.
    if (isSearching && wasStartedHere.current) searchPlace.current?.scrollIntoView({ block: "nearest" });
    wasStartedHere.current = false;
  }, [isSearching]);
  if (!dossier) return null;
  if (dossier.is_minor) {
    return (
      <>
        <HeaderBar title={dossier.subject.name} eyebrow="Dossier" />
        <PageBody>
          <Alert variant="warning" title="Attest does not record people under 18">
            This person was found to be under 18. Nothing is searched or shown about them any more. If that is a mistake, write to
            us.
          </Alert>
        </PageBody>
      </>
    );
  }
  const { findings } = groupIncidents(dossier.behavior_incidents);
  const againAt = progress && isLaterSearch(progress.createdAt, dossier.created_at) ? progress.createdAt : null;
  return (
    <>
      <HeaderBar
        title={dossier.subject.name}
        eyebrow="Dossier"
        actions={
          <>
            <DossierExports workspace={workspace} dossierId={dossierId} subjectName={dossier.subject.name} />
            <SearchAgain
              workspaceId={workspace.id}
              workspaceSlug={workspace.slug}
              dossierId={dossierId}
              isSearching={isSearching}
              onStarted={() => {
                wasStartedHere.current = true;
                refresh();
              }}
            />
          </>
        }
      />
      <PageBody className="grid content-start gap-6">
        <DossierTools
          workspaceId={workspace.id}
          dossier={dossier}
          currentUserId={currentUser.id}
          searchedAgainAt={againAt}
          searchesId={progress && !isSearching ? searchesId : null}
          onChanged={refresh}
        >
          <FactsCard
            workspaceId={workspace.id}
            workspaceSlug={workspace.slug}
            dossierId={dossierId}
            facts={dossier.facts}
            onChanged={refresh}
          />
          <div
            ref={searchPlace}
            tabIndex={-1}
            role="group"
            aria-label="The latest search"
            className="grid scroll-mt-20 gap-6 outline-none empty:hidden"
          >
            {progress ? (
              <SearchEnd
                progress={progress}
                news={
                  againAt === null ? null : dossier.behavior_incidents.filter(({ created_at }) => created_at >= againAt).length
                }
              />
            ) : null}
            {isSearching ? (
              <SearchProgress
                workspaceId={workspace.id}
                progress={progress}
                isLive={isLive}
                onCancelled={() => searchPlace.current?.focus({ preventScroll: true })}
              />
            ) : null}
          </div>
          <FindingNote userId={currentUser.id} count={findings.length} />
          <AddressedDesk
            workspaceId={workspace.id}
            dossierId={dossierId}
            incidents={dossier.behavior_incidents}
            subjectName={dossier.subject.name}
            delivered={progress?.status === "delivered" ? progress : null}
            isSearching={isSearching}
            isWhole={isWhole}
            userId={currentUser.id}
            onOpenEvidence={setPlace}
            onChanged={refresh}
          />
          {isWhole && dossier.deleted_incidents.length > 0 ? <DeletedIncidents deleted={dossier.deleted_incidents} /> : null}
        </DossierTools>
        <div
          id={searchesId}
          tabIndex={-1}
          role="group"
          aria-label="Searches and facts"
          className="grid scroll-mt-20 gap-6 outline-none"
        >
          {isWhole ? (
            <WhenNear name={dossierId}>
              <DossierRest
                workspace={workspace}
                dossierId={dossierId}
                userId={currentUser.id}
                progress={isSearching ? null : progress}
                onFactsChanged={refresh}
              />
            </WhenNear>
          ) : null}
        </div>
      </PageBody>
      {place ? (
        <EvidenceDialog workspaceId={workspace.id} workspaceSlug={workspace.slug} place={place} onClose={() => setPlace(null)} />
      ) : null}
    </>
  );
}

/**
 * The desk as the page's address has it. What is pressed is shown before the address follows: the router's work is not
 * waited for, and nothing but the desk is drawn again.
 */
function AddressedDesk(props: Omit<ComponentProps<typeof IncidentDesk>, "search" | "onChange">) {
  const navigate = Route.useNavigate();
  const [search, show] = useOptimistic(useAddressedSearch(), changeDesk<DeskSearch>);
  const onChange = (part: Partial<DeskState>) =>
    startTransition(async () => {
      show(part);
      await nextPaint();
      await navigate({ search: (known) => changeDesk(known, part), replace: true, resetScroll: false });
    });
  return <IncidentDesk {...props} search={search} onChange={onChange} />;
}

/**
 * What the address says as soon as it says it: the router draws it later, and its promise may be kept before that. On the way
 * to another page it is still what this page was drawn by.
 */
function useAddressedSearch(): DeskSearch {
  const drawn = Route.useMatch();
  const { pathname, search } = useLocation();
  return pathname === drawn.pathname ? writeDesk(readDesk(search)) : drawn.search;
}

/** Also where nothing is painted, as in a tab that nobody sees. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });

/** A dossier and its first search are made at the same moment. */
const isLaterSearch = (searchedAt: string, madeAt: string) => Date.parse(searchedAt) - Date.parse(madeAt) > 1_000;
