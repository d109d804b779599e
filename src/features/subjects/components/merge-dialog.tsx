import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { SearchPick } from "#app/ui/search-pick.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import type { StaffSubject } from "../manage-subjects.server.ts";
import type { MergeSide } from "../merge-subjects.server.ts";
import { reasonMessage } from "#app/features/incidents/review.ts";
import { describeMoved } from "../subject-merge.ts";
import { mergeSubjects } from "../subjects.functions.ts";
import { mergePreviewQuery, staffSubjectsQuery } from "../subjects.queries.ts";
import { countWords } from "./subject-list.tsx";

type MergeDialogProps = { subject: StaffSubject; onClose: () => void; onMerged: () => Promise<void> };

/** Chooses the other subject, shows what moves, asks why. The subject that was opened is the one that stays. */
export function MergeDialog({ subject, onClose, onMerged }: MergeDialogProps) {
  const [query, setQuery] = useState(subject.name);
  const [mergedId, setMergedId] = useState("");
  const found = useInfiniteQuery({ ...staffSubjectsQuery({ query, filter: "recorded" }), enabled: query.trim() !== "" });
  const others = (found.data?.pages[0]?.subjects ?? []).filter(({ id }) => id !== subject.id).slice(0, 8);
  return (
    <ReasonDialog
      size="lg"
      title="Merge with another"
      description="All that hangs on the other subject moves to this one, in every workspace. It can be undone."
      submitLabel="Merge"
      isIncomplete={mergedId === ""}
      hint="One line: how it is known that they are one person."
      check={reasonMessage}
      save={async (reason) => {
        await mergeSubjects({ data: { keptId: subject.id, mergedId, reason } });
        await onMerged();
        notify.success("The two subjects are one\nIt can be undone under “Merges and decisions”.");
      }}
      explain={(error) => failureMessage(error, "The server could not be reached. Nothing was changed; please try again.")}
      onClose={onClose}
    >
      <SearchPick
        searchLabel="Search for the other subject"
        placeholder="Name, in any script"
        query={query}
        onSearch={setQuery}
        legend="The subject that goes"
        options={others.map((other) => ({
          value: other.id,
          label: <bdi>{other.name}</bdi>,
          description: `${countWords(other.dossier_count, "dossier", "dossiers")}, ${countWords(other.incident_count, "incident", "incidents")}`,
        }))}
        value={mergedId}
        onPick={setMergedId}
        nothing={found.isSuccess && others.length === 0 ? "Nobody else is recorded under this name." : null}
      />
      {mergedId ? <Preview keptId={subject.id} mergedId={mergedId} /> : null}
    </ReasonDialog>
  );
}

function Preview(pair: { keptId: string; mergedId: string }) {
  const preview = useQuery(mergePreviewQuery(pair));
  if (preview.isPending) {
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  if (preview.isError) {
    return (
      <Alert variant="danger" announce>
        {failureMessage(preview.error)}
      </Alert>
    );
  }
  const { kept, merged } = preview.data;
  return (
    <section aria-label="What moves" className="grid gap-3 sm:grid-cols-2">
      <Side title="Goes" side={merged} nothing="Nothing hangs on it." />
      <Side title="Stays, and has already" side={kept} nothing="Nothing yet." />
    </section>
  );
}

function Side({ title, side, nothing }: { title: string; side: MergeSide; nothing: string }) {
  const words = describeMoved(side.counts);
  return (
    <div className="min-w-0 rounded-md border border-line bg-raised px-3 py-2.5 text-sm">
      <p className="text-xs text-ink-muted">{title}</p>
      <p dir="auto" className="font-medium wrap-anywhere text-ink">
        {side.name}
      </p>
      {words.length > 0 ? (
        <ul className="mt-1.5 list-disc ps-4 text-ink-soft">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1.5 text-ink-muted">{nothing}</p>
      )}
    </div>
  );
}
