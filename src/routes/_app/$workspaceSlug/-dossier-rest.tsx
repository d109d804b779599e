import { useQuery } from "@tanstack/react-query";
import { FirstStepNote } from "#app/features/first-steps/components/first-step-note.tsx";
import { MonitorCard } from "#app/features/monitoring/components/monitor-card.tsx";
import { PersonalInfoPanel } from "#app/features/personal-info/components/personal-info-panel.tsx";
import { SearchRecord } from "#app/features/searches/components/search-record.tsx";
import type { SearchProgress } from "#app/features/searches/search-progress.ts";
import { searchRecordQuery } from "#app/features/searches/searches.queries.ts";
import { setAsideLabels } from "#app/features/searches/set-aside.ts";
import type { Workspace } from "#app/features/workspaces/workspaces.server.ts";

type Props = {
  workspace: Pick<Workspace, "id" | "slug" | "plan">;
  dossierId: string;
  userId: string;
  /** The latest search, once it has ended. */
  progress: SearchProgress | null;
  onFactsChanged: () => void;
};

/** What stands below the incidents: the record of the search, public facts, the schedule. */
export function DossierRest({ workspace, dossierId, userId, progress, onFactsChanged }: Props) {
  const place = { workspaceId: workspace.id, workspaceSlug: workspace.slug };
  return (
    <>
      {progress ? (
        <>
          <SetAsideNote userId={userId} workspaceId={workspace.id} progress={progress} />
          <SearchRecord {...place} progress={progress} />
        </>
      ) : null}
      <PersonalInfoPanel {...place} dossierId={dossierId} plan={workspace.plan} onFactsChanged={onFactsChanged} />
      <MonitorCard workspaceId={workspace.id} dossierId={dossierId} />
    </>
  );
}

/** Above the record of the search: why one of its pages was set aside. */
function SetAsideNote({ userId, workspaceId, progress }: { userId: string; workspaceId: string; progress: SearchProgress }) {
  const record = useQuery(searchRecordQuery(workspaceId, progress.runId));
  // The page that says most: one with a passage, of the reason that is least expected.
  const pages = record.data?.setAside ?? [];
  const example = pages.find(({ passage, kind }) => passage && kind !== "duplicate") ?? pages[0];
  if (!example) return null;
  return (
    <FirstStepNote step="set-aside" userId={userId} title="Why a page was set aside">
      <p>
        “<bdi>{example.title}</bdi>” was read too, and rests under no finding. {setAsideLabels[example.kind]}: {example.reason}
      </p>
      <p>Every page that was set aside stands below with its reason, so that you can judge whether it was right.</p>
    </FirstStepNote>
  );
}
