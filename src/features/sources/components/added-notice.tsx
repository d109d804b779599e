import { Link } from "@tanstack/react-router";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import type { AddedSource } from "../source-view.ts";

type AddedNoticeProps = { added: Extract<AddedSource, { ok: true }>; workspaceSlug: string };

/** What was added last, and the way to it; the form above is ready for another. */
export function AddedNotice({ added, workspaceSlug }: AddedNoticeProps) {
  return (
    <Alert
      variant={added.alreadyThere ? "info" : "success"}
      title={added.alreadyThere ? "This is in the library already" : "Added to the library"}
      announce
      actions={
        <Button asChild size="sm" variant="outline">
          <Link to="/$workspaceSlug/library/$sourceId" params={{ workspaceSlug, sourceId: added.sourceId }} preload={false}>
            Open the source
          </Link>
        </Button>
      }
    >
      <bdi className="wrap-anywhere">{added.title}</bdi>
      {added.notice ? <span className="mt-1 block">{added.notice}</span> : null}
    </Alert>
  );
}
