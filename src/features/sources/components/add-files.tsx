import { Button } from "#app/ui/button.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { maxFileBytes } from "../source.ts";
import { describeUploads, isSettled } from "../upload-queue.ts";
import { UploadList } from "./upload-list.tsx";
import type { Uploads } from "./use-uploads.ts";

type AddFilesProps = { files: Uploads; workspaceSlug: string };

/** Files by drag and drop or by choosing them, many at once. What each really is, the server sees. */
export function AddFiles({ files, workspaceSlug }: AddFilesProps) {
  const { uploads, isBusy } = files;
  return (
    <div className="grid gap-4">
      <FileDrop
        label="Drop files here"
        hint="Web pages (HTML), PDFs, plain text, Word documents (DOCX) and e-mails (EML), up to 50 MB each"
        maxBytes={maxFileBytes}
        onFiles={files.choose}
      />
      {uploads.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="text-sm text-ink-soft">
              {describeUploads(uploads)}
            </p>
            <span className="flex gap-2">
              {uploads.some(isSettled) ? (
                <Button size="sm" variant="ghost" onClick={files.clear}>
                  Clear finished
                </Button>
              ) : null}
              {isBusy ? (
                <Button size="sm" variant="outline" onClick={files.cancelAll}>
                  Cancel all
                </Button>
              ) : null}
            </span>
          </div>
          <UploadList uploads={uploads} workspaceSlug={workspaceSlug} onCancel={files.cancel} onTryAgain={files.tryAgain} />
        </>
      ) : null}
    </div>
  );
}
