import { useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useCallback, useState } from "react";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { Tab, TabPanel, Tabs, TabsList } from "#app/ui/tabs.tsx";
import { refreshSources } from "../sources.queries.ts";
import { isSettled } from "../upload-queue.ts";
import { AddByAddress } from "./add-by-address.tsx";
import { AddFiles } from "./add-files.tsx";
import { AddPasted, type PastedDraft, emptyDraft } from "./add-pasted.tsx";
import { useUploads } from "./use-uploads.ts";

type AddSourcesProps = {
  workspaceId: string;
  workspaceSlug: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * The button and the dialog that bring documents into the library. Uploads go on, and what was typed stays,
 * while the dialog is closed.
 */
export function AddSources({ workspaceId, workspaceSlug, open, onOpenChange }: AddSourcesProps) {
  const queryClient = useQueryClient();
  const refresh = useCallback(() => void refreshSources(queryClient, workspaceId), [queryClient, workspaceId]);
  const files = useUploads(workspaceId, refresh);
  const [pasted, setPasted] = useState<PastedDraft>(emptyDraft);
  const [address, setAddress] = useState("");
  const settled = files.uploads.filter(isSettled).length;
  const shared = { workspaceId, workspaceSlug, onAdded: refresh };
  return (
    <>
      <Button variant="primary" onClick={() => onOpenChange(true)}>
        {files.isBusy ? <Spinner /> : <Icon icon={Plus} />}
        {files.isBusy ? `Adding ${settled} of ${files.uploads.length}` : "Add sources"}
      </Button>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="lg"
        title="Add sources"
        description="Each is archived as it is now, with its fingerprint, so that a quotation can be checked for ever."
      >
        <Tabs defaultValue="files">
          <TabsList aria-label="Where from">
            <Tab value="files">Files</Tab>
            <Tab value="paste">Paste text</Tab>
            <Tab value="address">Web address</Tab>
          </TabsList>
          <TabPanel value="files">
            <AddFiles files={files} workspaceSlug={workspaceSlug} />
          </TabPanel>
          <TabPanel value="paste">
            <AddPasted {...shared} draft={pasted} onDraft={setPasted} />
          </TabPanel>
          <TabPanel value="address">
            <AddByAddress {...shared} address={address} onAddress={setAddress} />
          </TabPanel>
        </Tabs>
      </Dialog>
      <LeaveGuard isBusy={files.isBusy} />
    </>
  );
}

/** Leaving the page ends the uploads under way: it is asked first. */
function LeaveGuard({ isBusy }: { isBusy: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isBusy && current.pathname !== next.pathname,
    enableBeforeUnload: isBusy,
    withResolver: true,
  });
  return (
    <AlertDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      title="Files are still being added"
      description="Leaving this page cancels those that are not finished. What was added stays."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
