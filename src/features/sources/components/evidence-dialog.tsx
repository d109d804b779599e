import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { failureMessage } from "#app/lib/errors.ts";
import { utcDay } from "#app/ui/date-words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Hash } from "#app/ui/quotation.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { sourceQuery } from "../sources.queries.ts";
import { SourceText } from "./source-text.tsx";

type Props = {
  workspaceId: string;
  workspaceSlug: string;
  /** The quoted passage: offsets into the source's text. */
  place: { sourceId: string; start: number; end: number };
  onClose: () => void;
};

/** The archived page at the quoted passage, with what it takes to check it. */
export function EvidenceDialog({ workspaceId, workspaceSlug, place, onClose }: Props) {
  const source = useQuery(sourceQuery(workspaceId, place.sourceId, place.start));
  const record = source.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="xl"
      title={<span dir="auto">{record?.title ?? "Evidence"}</span>}
      description="The archived copy at the passage that the claim rests on."
      footer={
        <>
          {record?.url ? (
            <Button asChild variant="outline">
              <a href={record.url} target="_blank" rel="noreferrer">
                Live page
              </a>
            </Button>
          ) : null}
          <Button asChild variant="secondary">
            <Link
              to="/$workspaceSlug/library/$sourceId"
              params={{ workspaceSlug, sourceId: place.sourceId }}
              search={{ start: place.start, end: place.end }}
            >
              Open the source
            </Link>
          </Button>
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {source.isPending ? <Skeleton className="h-72" /> : null}
      {source.isError ? (
        <Alert variant="danger" title="The source could not be opened">
          {failureMessage(source.error, "The server could not be reached.")}
        </Alert>
      ) : null}
      {source.isSuccess && !record ? <Alert variant="warning">This source does not exist any more.</Alert> : null}
      {record ? (
        <div className="grid gap-5">
          {record.intact ? null : (
            <Alert variant="danger" title="This copy has been altered since it was archived">
              Nothing in it can be relied on.
            </Alert>
          )}
          <DefinitionList
            layout="grid"
            items={[
              { term: "Archived", value: utcDay(new Date(record.archived_at)) },
              { term: "Published", value: record.published_on ? utcDay(new Date(record.published_on)) : "Not stated" },
              { term: "Fingerprint", value: <Hash value={record.sha256} /> },
              { term: "Integrity", value: record.intact ? "Unchanged since it was archived" : "Altered" },
            ]}
          />
          <SourceText
            text={record.text}
            highlight={{ start: place.start - record.text_start, end: place.end - record.text_start }}
          />
        </div>
      ) : null}
    </Dialog>
  );
}
