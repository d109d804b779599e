import { useQueryClient } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.ts";
import type { SourceRecord } from "../source-view.ts";
import { removeSource, restoreSource } from "../sources.functions.ts";
import { refreshSources } from "../sources.queries.ts";

type SourceActionsProps = { source: SourceRecord; onRemoved: () => Promise<unknown> };

function reasonOf(error: unknown): string {
  return failureMessage(error, "The server could not be reached.");
}

/** Downloading the original, and removing the source from the library, which can be undone. */
export function SourceActions({ source, onRemoved }: SourceActionsProps) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const data = { workspaceId: source.workspace_id, sourceId: source.id };

  async function restore() {
    try {
      await restoreSource({ data });
      await refreshSources(queryClient, data.workspaceId);
      notify.success("Back in the library");
    } catch (error) {
      notify.error(`The source could not be put back\n${reasonOf(error)}`);
    }
  }
  async function remove() {
    setPending(true);
    try {
      const outcome = await removeSource({ data });
      if (!outcome.ok) return void notify.error(outcome.message);
      // The list first: this page's own source is gone, and asking for it again would lead back here.
      await onRemoved();
      await refreshSources(queryClient, data.workspaceId);
      notify.success(`Removed from the library\n${source.title}`, {
        duration: 10_000,
        action: { label: "Undo", onPress: () => void restore() },
      });
    } catch (error) {
      notify.error(`The source could not be removed\n${reasonOf(error)}`);
    } finally {
      setPending(false);
    }
  }
  return (
    <>
      <Button asChild variant="outline">
        <a href={`/api/workspaces/${data.workspaceId}/sources/${data.sourceId}/original`} download>
          <Icon icon={Download} />
          <span className="max-sm:sr-only">Original</span>
        </a>
      </Button>
      <Button variant="ghost" pending={isPending} onClick={() => void remove()}>
        <Icon icon={Trash2} />
        <span className="max-sm:sr-only">Remove</span>
      </Button>
    </>
  );
}
