import { useQuery } from "@tanstack/react-query";
import { FirstStepNote } from "#app/features/first-steps/components/first-step-note.tsx";
import type { SearchProgress } from "#app/features/searches/search-progress.ts";
import { searchRecordQuery } from "#app/features/searches/searches.queries.ts";
import { setAsideLabels } from "#app/features/searches/set-aside.ts";

/** Above the incidents: what they are, and what is wanted of whoever reads them. */
export function FindingNote({ userId, count }: { userId: string; count: number }) {
  if (count === 0) return null;
  return (
    <FirstStepNote step="finding" userId={userId} title={count === 1 ? "This is a finding" : "These are findings"}>
      <p>
        Each is an act that a source reports of this person. Press a sentence to see its passage in the archived page; read the
        identity ledger to see why it is this person and nobody of the same name.
      </p>
      <p>
        The machine only proposes: until a person presses Confirm it counts nowhere and leaves in no report. What is not right is
        marked with a reason.
      </p>
    </FirstStepNote>
  );
}

/** Above the record of the search: why one of its pages was set aside. */
export function SetAsideNote({
  userId,
  workspaceId,
  progress,
}: {
  userId: string;
  workspaceId: string;
  progress: SearchProgress;
}) {
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
